"""Records in OpenAI's two shapes: against the types of its own package, golden files, and laws."""

import json
import math
from itertools import pairwise
from pathlib import Path

import msgspec
import pydantic
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openai.types import Completion
from openai.types.chat import ChatCompletion, ChatCompletionChunk

import jaxlp
from jaxlp.errors import ArgumentError
from jaxlp.formats import openai_chat, openai_completions, openai_tokens
from jaxlp.pipeline.context import Request
from jaxlp.pipeline.scoring import scored_of
from jaxlp.scored import Candidate

INF, NAN = math.inf, math.nan
FORMS = [openai_completions, openai_chat]
GOLDEN = Path(__file__).parent / "golden"
TOKENS = [
    *(b"The", b" fox", b"\xf0\x9f", b"\xa6", b"\x8a", b"\xe2\x80", b"", b"", b"<|end|>", b"bytes:a", b"token_id:1"),
    *(b"a", b"a", " é".encode(), b" \xe2\x80", b"\\", b"\xed\xa0\x80", b"\0"),
]
LISTS = ("tokens", "token_logprobs", "top_logprobs", "text_offset", "token_ids", "top_token_ids")


def record_of(*places):
    """A record of (own token, dict of scores) a place."""
    return jaxlp.LogProbabilities([top[own] for own, top in places], [top for _, top in places], [o for o, _ in places])


TWO = record_of((1, {1: -0.25, 0: -1.75}), (11, {8: -0.5, 13: -1.5, 11: -4.0}))
FOX = record_of((2, {2: -0.5, 5: -1.0}), (3, {3: -0.125, 4: -2.5}), (4, {4: -0.0, 3: -9.5}))  # U+1F98A in three tokens
GOLDENS = {  # record, top, and what else the completions are told
    "echo": (TWO, 2, {"first_token": 0}),
    "no_echo": (TWO, 2, {"before": b"The"}),
    "logprobs_0": (TWO, 0, {}),
    "partial_utf8": (FOX, None, {"before": "é".encode()}),
    "minus_infinity": (record_of((8, {0: -0.0, 8: -INF})), 1, {}),
}


@pytest.mark.parametrize("name", GOLDENS)
def test_golden(name):
    record, top, more = GOLDENS[name]
    found = {
        "completions": openai_completions.encode(record, TOKENS, top=top, **more),
        "chat": openai_chat.encode(record, TOKENS, top=top),
    }
    assert json.loads(json.dumps(found, allow_nan=False)) == found  # JSON has every value
    assert found == json.loads((GOLDEN / f"openai_{name}.json").read_text())


# OpenAI's own types -------------------------------------------------------------------------------------------------


def completion(logprobs):
    choice = {"index": 0, "text": "", "finish_reason": "stop", "logprobs": logprobs}
    return {"id": "1", "created": 0, "model": "m", "object": "text_completion", "choices": [choice]}


def chat(logprobs):
    message = {"role": "assistant", "content": "", "refusal": None}
    choice = {"index": 0, "message": message, "finish_reason": "stop", "logprobs": logprobs}
    return {"id": "1", "created": 0, "model": "m", "object": "chat.completion", "choices": [choice]}


def chunk(logprobs):
    choice = {"index": 0, "delta": {"content": ""}, "finish_reason": None, "logprobs": logprobs}
    return {"id": "1", "created": 0, "model": "m", "object": "chat.completion.chunk", "choices": [choice]}


def same_fields(model, data):
    """`model` has each of its declared fields from `data`, and the value is that of `data`, all the way down."""
    if isinstance(model, pydantic.BaseModel):
        for field in type(model).model_fields:
            same_fields(getattr(model, field), data[field])
    elif isinstance(model, list):
        assert len(model) == len(data)
        for one, other in zip(model, data, strict=True):
            same_fields(one, other)
    else:
        assert model == data and type(model) is type(data)


def validate(response, kind):
    model = kind.model_validate_json(json.dumps(response, allow_nan=False), strict=True)
    logprobs = response["choices"][0]["logprobs"]
    same_fields(model.choices[0].logprobs, logprobs)
    assert model.choices[0].logprobs.model_dump() == logprobs  # our own fields are kept beside OpenAI's


def one_length(data):
    assert list(data) == list(LISTS)
    assert len({len(data[name]) for name in LISTS}) == 1
    return len(data["tokens"])


FINITE = st.floats(-1e6, 0, width=32).filter(lambda score: score != openai_tokens.UNLIKELY)  # a test of its own has it
SCORES = FINITE | st.just(-INF) | st.sampled_from([-9998.5, -9999.5, -1e300])


@st.composite
def records(draw, most=5):
    """Records as the assembler makes them: best first, the own token last if it is not among them."""
    places = []
    for _ in range(draw(st.integers(0, most))):
        ids = draw(st.lists(st.integers(0, len(TOKENS) - 1), min_size=1, max_size=5, unique=True))
        scores = sorted((draw(SCORES) for _ in ids), reverse=True)
        places.append((draw(st.sampled_from(ids)), dict(zip(ids, scores, strict=True))))
    return record_of(*places)


@settings(deadline=None, max_examples=50)
@given(records(), st.none() | st.integers(0, 4), st.none() | st.integers(0, len(TOKENS) - 1))
def test_valid_in_openai_s_types(record, top, first):
    rows = len(record.sampled_token_ids)
    data = openai_completions.encode(record, TOKENS, top=top)
    validate(completion(data), Completion)
    assert one_length(data) == rows
    content = openai_chat.encode(record, TOKENS, top=top)
    validate(chat(content), ChatCompletion)
    validate(chunk(content), ChatCompletionChunk)
    assert len(content["content"]) == rows and all(
        len(e["top_logprobs"]) <= (5 if top is None else top) for e in content["content"]
    )
    if first is not None:
        echo = openai_completions.encode(record, TOKENS, top=top, first_token=first)
        assert one_length(echo) == rows + 1 and echo["token_ids"][0] == first
        assert echo["token_logprobs"][0] is echo["top_logprobs"][0] is None
        with pytest.raises(pydantic.ValidationError) as caught:
            Completion.model_validate(completion(echo))
        at = ("choices", 0, "logprobs")
        assert {error["loc"] for error in caught.value.errors()} == {
            (*at, "token_logprobs", 0),
            (*at, "top_logprobs", 0),
        }
        validate(completion({name: values[1:] for name, values in echo.items()}), Completion)
        for name in set(LISTS) - {"text_offset"}:
            assert echo[name][1:] == data[name]


# Laws ---------------------------------------------------------------------------------------------------------------


@settings(deadline=None, max_examples=50)
@given(records(), st.none() | st.integers(0, len(TOKENS) - 1), st.binary(max_size=3))
def test_round_trip(record, first, before):
    data = openai_completions.encode(record, TOKENS, first_token=first, before=before)
    back = openai_completions.decode(json.loads(json.dumps(data)))
    for found in (back, openai_chat.decode(json.loads(json.dumps(openai_chat.encode(record, TOKENS))))):
        assert repr(found) == repr(record)  # the order of the dicts too


@settings(deadline=None, max_examples=50)
@given(records(), st.integers(0, 4))
def test_the_best_and_the_own_token_are_kept(record, top):
    wanted = [
        (own, {token: scores[token] for token in dict.fromkeys([*list(scores)[:top], own])})
        for own, scores in zip(record.sampled_token_ids, record.top_log_probabilities, strict=True)
    ]
    for form in FORMS:
        assert form.decode(form.encode(record, TOKENS, top=top)) == record_of(*wanted)


@settings(deadline=None, max_examples=50)
@given(records())
def test_no_id_replaces_another(record):
    data = openai_completions.encode(record, TOKENS)
    for i, scores in enumerate(record.top_log_probabilities):
        top, ids = data["top_logprobs"][i], data["top_token_ids"][i]
        assert len(top) == len(scores) and list(ids.values()) == list(scores)
        own = data["tokens"][i]
        assert top[own] == data["token_logprobs"][i] and ids[own] == data["token_ids"][i]


@settings(deadline=None, max_examples=50)
@given(
    records(8),
    st.lists(st.integers(0, 8), max_size=4),
    st.none() | st.integers(0, len(TOKENS) - 1),
    st.sampled_from([b"", b"ab", "é".encode(), b"\xf0", b"\xe2\x80"]),
)
def test_parts_of_a_stream_are_the_whole(record, cuts, first, before):
    """Wherever it is cut, inside characters too; empty parts among them."""
    cuts = [0, *sorted(cuts), len(record.sampled_token_ids)]
    fields = [values for values in msgspec.structs.astuple(record) if values is not None]
    parts = [jaxlp.LogProbabilities(*(values[a:b] for values in fields)) for a, b in pairwise(cuts)]
    more = {"first_token": first, "before": before}
    chunks = list(openai_completions.encode_stream(iter(parts), TOKENS, top=3, **more))
    whole = openai_completions.encode(record, TOKENS, top=3, **more)
    assert {name: [x for data in chunks for x in data[name]] for name in LISTS} == whole
    contents = [openai_chat.encode(part, TOKENS, top=3)["content"] for part in parts]
    assert [entry for content in contents for entry in content] == openai_chat.encode(record, TOKENS, top=3)["content"]
    text = before
    for token, offset in zip(whole["token_ids"], whole["text_offset"], strict=True):
        assert not TOKENS[token] or offset == len((text + TOKENS[token][:1]).decode(errors="replace")) - 1
        text += TOKENS[token]


def test_a_stream_is_read_as_it_comes():
    def parts():
        yield TWO
        raise RuntimeError("the model stopped")

    stream = openai_completions.encode_stream(parts(), TOKENS)
    assert next(stream) == openai_completions.encode(TWO, TOKENS)
    with pytest.raises(RuntimeError, match="the model stopped"):
        next(stream)


# Names, scores, texts -----------------------------------------------------------------------------------------------


def test_names_of_tokens():
    ids = range(len(TOKENS))
    record = record_of(*((token, {token: -1.0}) for token in ids))
    names = openai_completions.encode(record, TOKENS)["tokens"]
    assert names == [
        *("The", " fox", r"bytes:\xf0\x9f", r"bytes:\xa6", r"bytes:\x8a", r"bytes:\xe2\x80"),
        *("token_id:6", "token_id:7", "<|end|>", "bytes:bytes:a", "bytes:token_id:1", "a", "a", " é"),
        *(r"bytes: \xe2\x80", "\\", r"bytes:\xed\xa0\x80", "\0"),
    ]
    content = openai_chat.encode(record, TOKENS)["content"]
    assert [entry["bytes"] for entry in content] == [list(piece) for piece in TOKENS]
    assert [entry["token"] for entry in content] == [name.removeprefix("bytes:") for name in names]


@settings(deadline=None, max_examples=50)
@given(st.binary(min_size=1, max_size=6) | st.sampled_from([b"\\\xe2", b"bytes:\\xe2", b"\\"]))
def test_a_name_gives_the_bytes_back(piece):
    (name,) = openai_completions.encode(record_of((0, {0: -1.0})), [piece])["tokens"]
    if name.startswith("bytes:"):
        assert name.removeprefix("bytes:").encode().decode("unicode_escape").encode("latin-1") == piece
    else:
        assert name.encode() == piece


def test_two_ids_of_one_text():
    """11 and 12 are both "a": the own token keeps the name, else the better one; no text takes a name like an id's."""
    for own, wanted in ((11, {"token_id:12": -0.5, "a": -1.5}), (12, {"a": -0.5, "token_id:11": -1.5})):
        data = openai_completions.encode(record_of((own, {12: -0.5, 11: -1.5})), TOKENS)
        assert data["top_logprobs"] == [wanted] and data["tokens"] == ["a"]
    data = openai_completions.encode(record_of((0, {12: -0.5, 11: -1.5, 0: -2.0})), TOKENS)
    assert data["top_logprobs"] == [{"a": -0.5, "token_id:11": -1.5, "The": -2.0}]
    tokens = [b"x", b"y", b"x", b"token_id:2"]
    data = openai_completions.encode(record_of((0, {0: -1.0, 2: -2.0, 3: -3.0})), tokens)
    assert data["top_token_ids"] == [{"x": 0, "token_id:2": 2, "bytes:token_id:2": 3}]


@pytest.mark.parametrize("form", FORMS)
def test_a_finite_score_stays_finite(form):
    """-9999.0 stands for -inf: a score of just that is written as its neighbour."""
    record = record_of((0, {1: -9999.0, 0: -INF}), (0, {0: -20000.0}))
    back = form.decode(form.encode(record, TOKENS))
    assert back.token_log_probabilities == [-INF, -20000.0]
    first, second = back.top_log_probabilities
    assert list(first) == [1, 0] and first[0] == -INF and -9999 < first[1] < -9999 + 1e-11
    assert second == {0: -20000.0}


def test_a_record_out_of_order_is_put_in_order():
    """MAX's may have the sampled token last and out of order."""
    data = openai_completions.encode(record_of((1, {0: -3.0, 5: -4.0, 1: -0.5})), TOKENS, top=1)
    assert data["top_logprobs"] == [{" fox": -0.5}]


def test_ranks_and_entropies_are_left_out():
    full = jaxlp.LogProbabilities([-1.0], [{0: -1.0}], [0], [0], [0.5])
    for form in FORMS:
        assert form.decode(form.encode(full, TOKENS)) == jaxlp.LogProbabilities([-1.0], [{0: -1.0}], [0])


def test_no_rows():
    empty = jaxlp.LogProbabilities([], [])
    assert openai_completions.encode(empty, TOKENS) == {name: [] for name in LISTS}
    assert openai_chat.encode(empty, TOKENS) == {"content": [], "refusal": None}
    echo = openai_completions.encode(empty, TOKENS, first_token=1)
    assert echo["tokens"] == [" fox"] and one_length(echo) == 1
    for form in FORMS:
        assert form.decode(form.encode(empty, TOKENS)) == empty
    assert openai_completions.decode(echo) == empty
    assert list(openai_completions.encode_stream([], TOKENS)) == []


def test_a_real_vocabulary(smollm2):
    """Accents and emoji of several tokens: text, bytes and offsets come back, whole, echoed and streamed."""
    tokenizer = smollm2.tokenizer
    text = "Crème brûlée 🦊😀 naïve 👩‍👩‍👧 ẞ\u0301!"
    ids, pieces = tokenizer.encode(text)
    assert any(piece.decode(errors="replace").startswith("\ufffd") for piece in pieces)
    record = record_of(*((token, {0: -0.5, 2: -1.5, token: -2.5}) for token in ids[1:]))
    data = openai_completions.encode(record, tokenizer.token_bytes, first_token=ids[0])
    assert data["token_ids"] == ids
    done = 0
    for piece, offset in zip(pieces, data["text_offset"], strict=True):
        assert len(text.encode()[: done + 1].decode(errors="replace")) - 1 == offset
        done += len(piece)
    content = openai_chat.encode(record, tokenizer.token_bytes)["content"]
    assert bytes(pieces[0]) + b"".join(bytes(entry["bytes"]) for entry in content) == text.encode()
    assert list(data["top_logprobs"][1])[:2] == ["<|endoftext|>", "<|im_end|>"]
    parts = [record_of((token, {token: -2.5})) for token in ids[1:]]
    stream = openai_completions.encode_stream(parts, tokenizer.token_bytes, before=pieces[0])
    assert [part["text_offset"] for part in stream] == [[offset] for offset in data["text_offset"][1:]]


def test_every_token_of_a_real_vocabulary_has_a_name(smollm2):
    tokens = smollm2.tokenizer.token_bytes
    record = record_of((0, dict.fromkeys(range(len(tokens)), -10.0)))
    assert len(openai_completions.encode(record, tokens)["top_logprobs"][0]) == len(tokens)


def test_a_scored_text(gguf):
    """The first token, which has no context, and the prompt have no score; offsets and bytes are the text's."""
    model = jaxlp.pipeline.load_model(gguf)
    whole, pair = jaxlp.score(["the é fox", ("the ", "é fox")], model=model, top=2)
    for scored in (whole, pair):
        data = openai_completions.encode(scored, model.tokenizer.token_bytes)
        assert one_length(data) == len(scored.token_ids)
        assert data["token_ids"] == scored.token_ids and data["text_offset"] == scored.text_offset
        assert data["token_logprobs"] == scored.token_logprobs
        places = [i for i, score in enumerate(scored.token_logprobs) if score is not None]
        assert 0 < len(places) < len(scored.token_ids)
        for i in set(range(len(scored.token_ids))) - set(places):
            assert data["top_logprobs"][i] is None and data["top_token_ids"][i] is None
        record = jaxlp.LogProbabilities(
            [scored.token_logprobs[i] for i in places],
            [{one.token_id: one.logprob for one in scored.top_logprobs[i]} for i in places],
            [scored.token_ids[i] for i in places],
        )
        assert openai_completions.decode(data) == record
        content = openai_chat.encode(scored, model.tokenizer.token_bytes)
        assert openai_chat.decode(content) == record
        assert [entry["bytes"] for entry in content["content"]] == [scored.bytes[i] for i in places]
        validate(chat(content), ChatCompletion)


def test_generated_texts(gguf):
    model = jaxlp.pipeline.load_model(gguf)
    pipeline, tokens = (
        jaxlp.pipeline.TextGenerationPipeline(model, slots=2, enable_echo=True),
        model.tokenizer.token_bytes,
    )
    given = [Request("the fox", max_tokens=3, logprobs=2, echo=True), Request("the fox", max_tokens=3, logprobs=0)]
    echoed, plain = sorted(pipeline.run(given), key=lambda result: result.id)
    data = openai_completions.encode(echoed.record, tokens, top=2, first_token=echoed.prompt_ids[0])
    assert data["token_ids"] == echoed.prompt_ids + echoed.token_ids
    assert openai_completions.decode(data) == echoed.record
    data = openai_completions.encode(plain.record, tokens, top=0, before=b"the fox")
    assert data["text_offset"][0] == len("the fox") and [len(top) for top in data["top_logprobs"]] == [1] * 3
    assert [e["top_logprobs"] for e in openai_chat.encode(plain.record, tokens, top=0)["content"]] == [[]] * 3


class _Sentencepiece:
    token_strings = ["the", " the", "x"]


def test_the_space_before_a_sentencepiece_text():
    """Its first token adds less to the text than its bytes: " the" stands as "the", beside the token that is "the"."""
    scored = scored_of(_Sentencepiece, 0, [1, 2], [b"the", b"x"], [-1.0, -2.0], [{0: -0.5, 1: -1.0}, {2: -2.0}], bos=2)
    data = openai_completions.encode(scored, [b"the", b" the", b"x"])
    assert data["tokens"] == ["the", "x"] and data["text_offset"] == [0, 3]
    assert data["top_logprobs"][0] == {"token_id:0": -0.5, "the": -1.0}


# Bad input ----------------------------------------------------------------------------------------------------------


def with_scores(own, **top):
    return jaxlp.LogProbabilities([-1.0, own], [{0: -1.0}, {3: own, **{int(k[1:]): v for k, v in top.items()}}], [0, 3])


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    ("record", "message"),
    [
        (with_scores(NAN), r"`record.token_log_probabilities\[1\]` is nan.*`jaxlp.formats.json`"),
        (with_scores(INF), r"`record.token_log_probabilities\[1\]` is inf"),
        (with_scores(-1.0, t7=NAN), r"`record.top_log_probabilities\[1\]\[7\]` is nan"),
        (with_scores("-1.0"), r"`record` must hold plain.*`str` - at `\$.token_log_probabilities\[1\]`"),
        (with_scores(-(10**400)), r"`record` must hold plain.*out of range"),
        (with_scores(True), r"`record` must hold plain.*`bool`"),
        (with_scores(-1.0, t99=-2.0), r"`record.top_log_probabilities\[1\]` must be an id of the 18.*got 99"),
        (record_of((18, {18: -1.0})), r"`record.sampled_token_ids\[0\]` must be an id of the 18 .*got 18"),
        (record_of((-1, {-1: -INF})), r"`record.sampled_token_ids\[0\]`.*got -1"),
        (record_of((None, {None: -1.0})), r"`record` must hold plain.*`null` - at"),
        (jaxlp.LogProbabilities([-1.0], [{0: -1.0}]), "`record` must have `sampled_token_ids`"),
        (jaxlp.LogProbabilities([-1.0], []), "`record` must have lists of one length"),
        (jaxlp.LogProbabilities([None], [{0: -1.0}], [0]), "`record` must hold plain.*`null`"),
        (None, "`record` must be a LogProbabilities or a Scored: got NoneType.*`logprobs`"),
        ([TWO], "`record` must be a LogProbabilities or a Scored: got list"),
    ],
)
def test_bad_records(form, record, message):
    with pytest.raises(ArgumentError, match=message):
        form.encode(record, TOKENS)


def scored_text(**changes):
    scored = scored_of(_Sentencepiece, 0, [0, 2], [b"the", b"x"], [-2.0], [{2: -2.0}])
    return msgspec.structs.replace(scored, **changes)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"token_logprobs": [None, NAN]}, r"`record.token_logprobs\[1\]` is nan"),
        ({"token_logprobs": [None]}, "`record` must have lists of one length.*got 2 `token_ids`.*1 `token_logprobs`"),
        ({"bytes": [[116], [300]]}, r"`record.bytes\[1\]` must be ints from 0 to 255: got \[300\]"),
        ({"bytes": [[116], "x"]}, r"`record.bytes\[1\]` must be ints from 0 to 255: got 'x'"),
        ({"bytes": [[116], None]}, r"`record.bytes\[1\]` must be ints from 0 to 255: got None"),
        ({"top_logprobs": [None, {2: -2.0}]}, r"`record.top_logprobs\[1\]` must be a list: got"),
        (
            {"top_logprobs": [None, [Candidate(2, "x", None)]]},
            r"`record.top_logprobs\[1\]\[0\].logprob` must be a float",
        ),
        ({"token_ids": [0, 3]}, r"`record.token_ids\[1\]` must be an id of the 3"),
    ],
)
def test_bad_scored_texts(form, changes, message):
    with pytest.raises(ArgumentError, match=message):
        form.encode(scored_text(**changes), [b"the", b" the", b"x"])


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("tokens", [None, b"ab", "ab", {0: b"a"}, 5])
def test_bad_vocabularies(form, tokens):
    with pytest.raises(ArgumentError, match=r"`token_bytes` must hold.*got"):
        form.encode(TWO, tokens)
    with pytest.raises(ArgumentError, match=r"`token_bytes\[1\]` must be bytes: got ' fox'"):
        form.encode(TWO, ["The", " fox"] * 9)


@pytest.mark.parametrize("top", [-1, True, 1.0, "2", NAN])
def test_bad_counts(top):
    for form in FORMS:
        with pytest.raises(ArgumentError, match=r"`top` must be an int of at least 0: got"):
            form.encode(TWO, TOKENS, top=top)


def test_bad_echoes():
    for wrong in (-1, 18, True, 1.0, "0"):
        with pytest.raises(ArgumentError, match=r"`first_token` must be an id"):
            openai_completions.encode(TWO, TOKENS, first_token=wrong)
    with pytest.raises(ArgumentError, match=r"`first_token` is for a LogProbabilities"):
        openai_completions.encode(scored_text(), [b"the", b" the", b"x"], first_token=0)
    with pytest.raises(ArgumentError, match=r"`before` must be the bytes of a text.*got str"):
        openai_completions.encode(TWO, TOKENS, before="The")
    with pytest.raises(ArgumentError, match=r"`records\[1\].token_log_probabilities\[1\]` is nan"):
        list(openai_completions.encode_stream([TWO, with_scores(NAN)], TOKENS))


def changed(data, **changes):
    return {**data, **changes}


COMPLETIONS = openai_completions.encode(TWO, TOKENS)
CONTENT = openai_chat.encode(TWO, TOKENS)["content"]


@pytest.mark.parametrize(
    ("form", "data", "message"),
    [
        (openai_completions, None, "object"),
        (openai_completions, {"tokens": []}, "missing required field"),
        (openai_completions, changed(COMPLETIONS, token_ids=[1]), r"lists of one length.*'token_ids': 1"),
        (openai_completions, changed(COMPLETIONS, token_ids=["1", "2"]), r"token_ids\[0\]"),
        (
            openai_completions,
            changed(COMPLETIONS, token_logprobs=[-1.0, NAN]),
            "finite scores: got nan in scored row 1",
        ),
        (openai_completions, changed(COMPLETIONS, top_token_ids=[{}, {}]), r"same names.*`top_logprobs\[0\]`"),
        (
            openai_completions,
            changed(COMPLETIONS, top_token_ids=[{" fox": 1, "The": 1}, COMPLETIONS["top_token_ids"][1]]),
            r"an id once: got \[1, 1\] in scored row 0",
        ),
        (openai_chat, None, "object"),
        (openai_chat, {"content": None}, "content"),
        (openai_chat, {"content": [{"token": "a", "logprob": -1.0, "bytes": None, "top_logprobs": []}]}, "content"),
        (openai_chat, {"content": [changed(CONTENT[0], logprob=-INF)]}, "finite scores: got -inf in scored row 0"),
        (openai_chat, {"content": [changed(CONTENT[0], logprob=None)]}, r"content\[0\].logprob"),
        (openai_chat, {"content": [changed(CONTENT[0], top_logprobs=CONTENT[0]["top_logprobs"] * 2)]}, "an id once"),
    ],
)
def test_bad_data(form, data, message):
    with pytest.raises(ArgumentError, match=f"`data`.*{message}"):
        form.decode(data)
