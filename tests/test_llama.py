"""The forward pass against a plain float64 one, over the variants of Llama files; windows; memory; compilations."""

import jax
import numpy as np
import pytest
import tiny_models
from hypothesis import given
from hypothesis import strategies as st

import jaxlp
from jaxlp.pipeline import batches, llama, load_model

TEXTS = ["the fox, 12 times", "a", "é: the\n\n  end", "on the other", "fox in a hat"]  # at most 17 tokens: one batch

VARIANTS = {
    "plain": {},
    "untied": {"tied": False},
    "one key head": {"kv_heads": 1},
    "as many key heads": {"kv_heads": 4},
    "biases": {"bias": True},
    "wide heads": {"head_dim": 12, "value_dim": 12, "rope_dims": 12},
    "other value heads": {"value_dim": 6},
    "partly rotated": {"rope_dims": 4},
    "linear scaling": {"metadata": {"llama.rope.scaling.type": "linear", "llama.rope.scaling.factor": 4.0}},
    "old linear scaling": {"metadata": {"llama.rope.scale_linear": 4.0}},
    "no scaling": {"metadata": {"llama.rope.scaling.type": "none", "llama.rope.scaling.factor": 4.0}},
    "rope factors": {"tensors": {"rope_freqs.weight": np.array([1.0, 1.5, 4.0, 8.0])}},
    "per-layer lists": {"metadata": {"llama.attention.head_count": [4, 4], "llama.feed_forward_length": [48, 48]}},
    "Q4_0": {"quant": "Q4_0", "ffn": 64},
    "Q8_0": {"quant": "Q8_0", "ffn": 64, "tied": False},
    "F16": {"quant": "F16"},
    "Q6_K": {"quant": "Q6_K", **tiny_models.SIZES_256},
    "sentencepiece": {"kind": "llama"},
}


def reference(stored, size, name, ids):
    scale = 4.0 if name in ("linear scaling", "old linear scaling") else 1.0
    factors = VARIANTS[name].get("tensors", {}).get("rope_freqs.weight") if name in VARIANTS else None
    return tiny_models.logprobs(stored, size, ids, scale=scale, factors=factors)


def agrees(record, logprobs, top=3):
    """`logprobs` [n, V]: row i is of the token after place i, of a text whose first token has no context."""
    own = [logprobs[i, token] for i, token in enumerate(record.token_ids[1:])]
    np.testing.assert_allclose(record.token_logprobs[1:], own, atol=2e-5, rtol=1e-5)
    for best, row in zip(record.top_logprobs[1:], logprobs, strict=False):
        np.testing.assert_allclose([c.logprob for c in best[:top]], np.sort(row)[::-1][:top], atol=2e-5, rtol=1e-5)
        np.testing.assert_allclose([row[c.token_id] for c in best], [c.logprob for c in best], atol=2e-5, rtol=1e-5)


@pytest.mark.thinned(4)
@pytest.mark.parametrize("name", VARIANTS)
def test_against_float64(tmp_path, name):
    stored, size = tiny_models.write(tmp_path / "m.gguf", **VARIANTS[name])
    for record in jaxlp.score(TEXTS, model=tmp_path / "m.gguf", top=3, bos="no"):
        agrees(record, reference(stored, size, name, record.token_ids[:-1]))


@pytest.fixture(scope="module")
def tiny(tmp_path_factory):
    path = tmp_path_factory.mktemp("tiny") / "m.gguf"
    return path, *tiny_models.write(path, context=512)


def test_queries_and_logits_go_in_blocks(tiny, blocks_of, monkeypatch):
    path, stored, size = tiny
    text = "the fox in the other hat, " * 20
    whole = jaxlp.score([text], model=path, top=3)[0]
    agrees(whole, tiny_models.logprobs(stored, size, whole.token_ids[:-1]))
    monkeypatch.setattr(llama, "ATTENTION_SCORES", 4096)
    blocks_of(32)
    blocked = jaxlp.score([text], model=path, top=3)[0]
    for one, other in zip(whole.top_logprobs[1:], blocked.top_logprobs[1:], strict=True):
        assert [x.token_id for x in one] == [x.token_id for x in other]
    np.testing.assert_allclose(whole.token_logprobs[1:], blocked.token_logprobs[1:], atol=3e-5)


def test_memory_stays_bounded_for_long_texts(tiny):
    model = load_model(tiny[0])
    tokens = jax.ShapeDtypeStruct((1, 16384), np.int32)
    compiled = llama.hidden_states.lower(model.weights, tokens, config=model.config).compile()
    scores = 4 * 16384**2 * 4  # what all attention scores of one layer would take: 4 GiB
    assert compiled.memory_analysis().temp_size_in_bytes < scores / 16


def test_ragged_batches_compile_few_programs(tiny, compilations):
    random = np.random.default_rng(0)
    words = ["the", "fox", "in", "12", "é", "hat", "\n"]
    texts = [" ".join(random.choice(words, random.integers(1, 20))) for _ in range(200)]
    with compilations() as count:
        records = jaxlp.score(texts, model=tiny[0])
        first = count()
        again = jaxlp.score(texts, model=tiny[0])
        assert count() == first <= 32
    assert records == again
    shapes = {(rows, length) for rows, length, _ in _batches(records)}
    assert len(shapes) <= 8


def test_scores_do_not_depend_on_the_company(tiny):
    together = jaxlp.score(TEXTS, model=tiny[0])
    for order in ([4, 2, 0, 1, 3], [1, 0, 3, 4, 2]):
        for i, record in zip(order, jaxlp.score([TEXTS[i] for i in order], model=tiny[0]), strict=True):
            assert record.token_ids == together[i].token_ids
            np.testing.assert_allclose(record.token_logprobs[1:], together[i].token_logprobs[1:], atol=1e-5)


def _batches(records):
    parts = [part for r in records for part in batches.segments(0, r.token_ids, [], 1, 512)]
    return batches.batches(parts)


@given(st.integers(1, 400), st.integers(2, 50), st.integers(0, 1), st.integers(0, 60))
def test_each_token_is_scored_once_with_half_a_context(count, context, bos, prompt):
    ids, before = list(range(count)), [-1] * bos
    scored = max(min(prompt, count), 0 if bos else 1)
    seen = []
    for part in batches.segments(0, ids, before, scored, context):
        assert len(part.tokens) <= context and part.first >= 1
        assert part.tokens[: len(before)] == before
        for at in range(part.first, len(part.tokens)):
            token = part.tokens[at]
            assert part.place + at - part.first == token - scored
            assert at >= min(token + len(before), context / 2)
            seen.append(token)
    assert seen == ids[scored:]
    assert (len(batches.windows(count, context - bos)) > 1) == (count > context - bos)


@given(st.lists(st.tuples(st.integers(1, 3000), st.integers(0, 9), st.integers(0, 3)), max_size=60))
def test_batches_hold_every_segment_once_within_the_budget(sizes):
    """Segments of `length` inputs, of which the last `scored` score; some have the inputs of others."""
    parts = [
        batches.Segment(i, [kind] * length + [i], max(1, length - scored), 0)
        for i, (length, scored, kind) in enumerate(sizes)
    ]
    owners = []
    for rows, length, batch in batches.batches(parts):
        assert len(batch) <= rows
        for row in batch:
            (inputs,) = {tuple(part.tokens[:-1]) for part in row}
            assert len(inputs) <= length and sum(len(part.tokens) - part.first for part in row) <= length
        assert rows == 1 or rows * length <= batches.BATCH_TOKENS
        assert rows <= len(batch) * 4 / 3 + 1 or rows * length <= batches.SMALL_BATCH
        owners += [part.owner for row in batch for part in row]
    assert sorted(owners) == list(range(len(sizes)))


def test_answers_of_one_token_share_a_row():
    parts = [batches.Segment(i, [5, 6, 7, i], 3, 0) for i in range(20)] + [batches.Segment(20, [5, 6, 8, 0], 3, 0)]
    ((_, length, batch),) = batches.batches(parts)
    assert length == 16 and [[part.owner for part in row] for row in batch] == [[*range(16)], [*range(16, 20)], [20]]


@given(st.integers(1, 100_000))
def test_buckets_waste_little(length):
    size = batches.bucket(length)
    assert length <= size and (size == 16 or size < 1.5 * length + 1)


@pytest.mark.parametrize("bos", ["no", "yes"])
def test_windows_score_as_their_own_tokens_do(tmp_path, bos):
    stored, size = tiny_models.write(tmp_path / "m.gguf", context=16)
    record = jaxlp.score(["the fox in the other hat, 12 times " * 3], model=tmp_path / "m.gguf", top=2, bos=bos)[0]
    before = [tiny_models.BOS] if bos == "yes" else []
    room = 16 - len(before)
    assert (record.windows.context, record.windows.stride) == (16, room // 2)
    parts = batches.windows(len(record.token_ids), room)
    assert record.windows.count == len(parts) > 3
    for start, first, stop in parts:
        rows = tiny_models.logprobs(stored, size, before + record.token_ids[start:stop])
        for place in range(first, stop):
            if place or before:
                row = rows[place - start + len(before) - 1]
                assert abs(record.token_logprobs[place] - row[record.token_ids[place]]) < 2e-5
    assert record.token_logprobs[0] is None or before
