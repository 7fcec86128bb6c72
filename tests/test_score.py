"""`jaxlp.score` and the stream behind it: records, prompts, BOS, faults, reading ahead."""

import json
import math
import re

import msgspec
import numpy as np
import pytest
import tiny_models
from tiny_models import BOS

import jaxlp
from jaxlp.errors import ArgumentError, RequestError
from jaxlp.pipeline import Document, Failed, Scored, as_json, batches, load_model, score_documents


@pytest.fixture(scope="module")
def model(tmp_path_factory):
    path = tmp_path_factory.mktemp("tiny") / "m.gguf"
    tiny_models.write(path)
    return load_model(path)


@pytest.fixture(scope="module")
def sentencepiece(tmp_path_factory):
    path = tmp_path_factory.mktemp("spm") / "m.gguf"
    tiny_models.write(path, kind="llama")
    return load_model(path)


def test_a_record(model):
    (record,) = jaxlp.score(["the é fox"], model=model, top=2)
    assert record.id == 0 and record.bos is None and record.windows is None
    assert record.tokens == ["t", "he", " ", "é", " ", "fox"]
    assert record.bytes == [list(token.encode()) for token in record.tokens]
    assert record.text_offset == [0, 1, 3, 4, 5, 6]
    assert record.token_logprobs[0] is None and record.top_logprobs[0] is None
    for token, own, best in zip(record.token_ids[1:], record.token_logprobs[1:], record.top_logprobs[1:], strict=True):
        assert [c.token_id for c in best].count(token) == 1
        assert next(c.logprob for c in best if c.token_id == token) == own
        assert len(best) == 2 + (best[-1].token_id == token and best[-1].logprob < best[1].logprob)
        assert [c.logprob for c in best] == sorted((c.logprob for c in best), reverse=True)
        assert [c.token for c in best] == [model.tokenizer.token_strings[c.token_id] for c in best]
    scored = record.token_logprobs[1:]
    assert record.total_logprob == pytest.approx(sum(scored))
    assert record.perplexity == pytest.approx(math.exp(-sum(scored) / 5))
    assert record.bits_per_byte == pytest.approx(-sum(scored) / math.log(2) / 9)


def test_top_from_none_to_all(model):
    vocab = model.config.vocab
    none, everything = (jaxlp.score(["the fox"], model=model, top=top)[0] for top in (0, vocab))
    assert [[c.token_id for c in best] for best in none.top_logprobs[1:]] == [[i] for i in none.token_ids[1:]]
    for best in everything.top_logprobs[1:]:
        assert sorted(c.token_id for c in best) == list(range(vocab))
        assert sum(math.exp(c.logprob) for c in best) == pytest.approx(1, abs=1e-5)
    assert none.token_logprobs[1:] == pytest.approx(everything.token_logprobs[1:])


@pytest.mark.parametrize("name", ["model", "sentencepiece"])
def test_prompt_and_completion(name, request):
    model = request.getfixturevalue(name)
    whole, pair, border, empty = jaxlp.score(
        ["the fox in 12", ("the fox", " in 12"), ("the fo", "x in 12"), ("", "the fox in 12")], model=model, bos="no"
    )
    for record, prompt in [(pair, "the fox"), (border, "the fo"), (empty, "")]:
        assert record.token_ids == whole.token_ids and record.text_offset == whole.text_offset
        ends = np.cumsum([len(piece) for piece in record.bytes])
        first = next(i for i, end in enumerate(ends) if end > len(prompt) or not prompt)
        first = max(first, 1)
        assert record.token_logprobs[:first] == record.top_logprobs[:first] == [None] * first
        assert record.token_logprobs[first:] == pytest.approx(whole.token_logprobs[first:], abs=1e-5)
        assert record.total_logprob == pytest.approx(sum(whole.token_logprobs[first:]), abs=1e-4)
    straddling = border.tokens.index("fox") if name == "model" else None
    assert straddling is None or border.token_logprobs[straddling] is not None


def test_bos(model, sentencepiece):
    for given, expected in [("auto", None), ("no", None), ("yes", BOS)]:
        record = jaxlp.score(["fox"], model=model, bos=given)[0]
        assert record.bos == expected and record.tokens == ["fox"]
        assert (record.token_logprobs[0] is None) == (expected is None)
    assert jaxlp.score(["the"], model=sentencepiece)[0].bos == BOS
    assert jaxlp.score(["the"], model=sentencepiece, bos="no")[0].bos is None


def test_bos_is_not_doubled(sentencepiece):
    spelled, added = jaxlp.score(["<s>the", "the"], model=sentencepiece, parse_special=True)
    assert spelled.bos is None and spelled.token_ids[0] == BOS and added.bos == BOS
    forced = jaxlp.score(["<s>the"], model=sentencepiece, parse_special=True, bos="yes")[0]
    assert forced.bos == BOS and forced.token_ids == spelled.token_ids
    assert spelled.token_logprobs[1:] == pytest.approx(added.token_logprobs, abs=1e-5)


def test_special_tokens_are_text_unless_asked(model):
    plain, parsed = (jaxlp.score(["a<|end|>"], model=model, parse_special=parse)[0] for parse in (False, True))
    assert len(plain.token_ids) == 8 and len(parsed.token_ids) == 2
    assert parsed.tokens == ["a", "<|end|>"]


def test_a_model_without_bos(tmp_path):
    tiny_models.write(tmp_path / "m.gguf", metadata={"tokenizer.ggml.bos_token_id": None})
    assert jaxlp.score(["the"], model=tmp_path / "m.gguf")[0].bos is None
    with pytest.raises(ArgumentError, match="`bos` cannot be 'yes': the model file names no BOS token"):
        jaxlp.score(["the"], model=tmp_path / "m.gguf", bos="yes")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"texts": "abc"}, "`texts` must be a list of texts: got one str"),
        ({"texts": ["a", 3]}, "`texts[1]` must be a str or a pair (prompt, completion) of str: got 3"),
        ({"texts": [("a", "b", "c")]}, "`texts[0]` must be a str or a pair"),
        ({"texts": [("a", None)]}, "`texts[0]` must be a str or a pair"),
        ({"top": -1}, "`top` must be an int from 0 to "),
        ({"top": 10**6}, "from 0 to 274: got 1000000"),
        ({"top": True}, "`top` must be an int"),
        ({"top": 2.0}, "`top` must be an int"),
        ({"bos": "maybe"}, "`bos` must be 'auto', 'yes' or 'no': got 'maybe'"),
    ],
)
def test_wrong_arguments(model, arguments, message):
    with pytest.raises(ArgumentError, match=re.escape(message)):
        jaxlp.score(**{"texts": ["a"], "model": model, **arguments})


def test_texts_at_fault_are_listed(model):
    with pytest.raises(RequestError, match=r"`texts\[1\]`: the text is empty \(2 more texts are at fault\)") as error:
        jaxlp.score(["a", "", "b", ("a", ""), "\ud800"], model=model)
    assert error.value.requests == [1, 3, 4]


def test_no_texts_and_no_scores(model):
    assert jaxlp.score([], model=model) == []
    (record,) = jaxlp.score(["a"], model=model)
    assert (record.total_logprob, record.perplexity, record.bits_per_byte) == (0.0, None, None)
    assert record.token_logprobs == [None]


def test_json_has_every_field_and_strings_for_what_is_no_number():
    candidate = jaxlp.pipeline.Candidate(1, "a", -math.inf)
    record = Scored("x", [1], ["a"], [[97]], [-math.inf], [[candidate]], [0], -math.inf, math.inf, math.nan, None)
    read = json.loads(as_json(record), parse_constant=lambda name: pytest.fail(name))
    assert list(read) == list(Scored.__struct_fields__)
    assert read["token_logprobs"] == ["-inf"] and read["top_logprobs"][0][0]["logprob"] == "-inf"
    assert (read["total_logprob"], read["perplexity"], read["bits_per_byte"]) == ("-inf", "inf", "nan")
    again = msgspec.json.decode(as_json(record), type=Scored, strict=False)
    assert msgspec.structs.replace(again, bits_per_byte=0.0) == msgspec.structs.replace(record, bits_per_byte=0.0)
    assert math.isnan(again.bits_per_byte)
    assert json.loads(as_json(Failed("why", file="f", line=3))) == {"error": "why", "file": "f", "line": 3}


def test_json_round_trips(model):
    (record,) = jaxlp.score(["the fox"], model=model)
    assert msgspec.json.decode(as_json(record), type=Scored) == record


def test_temperature_divides_the_logits(model):
    """log p(t)^(1/T) / Z: what one finds by hand from all candidates at temperature 1."""
    texts, whole = ["the fox"], model.config.vocab
    ((plain,), (warm,)) = (jaxlp.score(texts, model=model, top=whole, temperature=t) for t in (1.0, 2.5))
    for i in range(1, len(plain.token_ids)):
        scores = {one.token_id: one.logprob for one in plain.top_logprobs[i]}
        norm = math.log(math.fsum(math.exp(score / 2.5) for score in scores.values()))
        for one in warm.top_logprobs[i]:
            assert one.logprob == pytest.approx(scores[one.token_id] / 2.5 - norm, abs=1e-5)
    [streamed] = score_documents([Document("the fox", 0)], model=model, top=whole, temperature=2.5)
    assert streamed == warm
    for wrong in (0, -1.0, math.nan, math.inf, True, "1"):
        with pytest.raises(ArgumentError, match="`temperature` must be"):
            jaxlp.score(texts, model=model, temperature=wrong)


def test_a_stream_reads_ahead_by_a_bounded_amount(model):
    pulled = 0

    def endless():
        nonlocal pulled
        while True:
            pulled += 1
            yield Document("the fox"[: 1 + pulled % 7], pulled)

    stream = score_documents(endless(), model=model, top=0)
    for expected in range(1, 600):
        assert next(stream).id == expected
        assert pulled <= expected + batches.LOOKAHEAD_ITEMS
    long = Document("the fox in 12 " * 200, "long")
    group = next(batches.lookahead(iter(lambda: long, None), lambda item: len(item.text)))
    assert len(group) == -(-batches.LOOKAHEAD_CHARACTERS // len(long.text))


def test_a_stream_keeps_order_and_faults(model):
    documents = [
        Document("the fox", "a"),
        Failed("not JSON", file="f", line=2),
        Document("", 3),
        Document("in 12", None),
    ]
    first, second, third, fourth = score_documents(documents, model=model)
    assert (first.id, fourth.id) == ("a", None) and second is documents[1]
    assert third == Failed("the text is empty", 3)


def test_a_stream_taken_up_again_has_the_same_bits(model):
    documents = [Document("the fox in the hat"[: 1 + i % 17], i) for i in range(300)]
    whole = list(score_documents(documents, model=model))
    for done in (0, 1, 100, 256, 299, 300):
        assert list(score_documents(documents, model=model, done=done)) == whole[done:]
