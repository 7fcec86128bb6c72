"""Public faults of other projects in memory and recompilation, by the number of the case."""

import functools

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from cases import x64

from jaxlp import (
    build_graph,
    build_hidden_graph,
    compute_log_probabilities_ragged,
    streamed,
    token_logprobs,
    token_logprobs_from_hidden,
)

MIB = 2**20


def temporaries(f, *shapes):
    shapes = [jax.ShapeDtypeStruct(shape, dtype) for shape, dtype in shapes]
    return jax.jit(f).lower(*shapes).compile().memory_analysis().temp_size_in_bytes


def from_logits(rows, vocab, k):
    return temporaries(functools.partial(token_logprobs, top=k), ((rows, vocab), jnp.float32), ((rows,), jnp.int32))


def from_hidden(rows, vocab, k, size=64):
    shapes = ((rows, size), jnp.float32), ((vocab, size), jnp.float32), ((rows,), jnp.int32)
    return temporaries(functools.partial(token_logprobs_from_hidden, top=k), *shapes)


def test_41_scores_of_a_long_prompt():
    """4,096 x 32,768 logits are 0.5 GiB, and 20,000 x 151,936 are 11.3: what is kept follows the chunk or block."""
    assert from_logits(4096, 32768, 5) < 64 * MIB and from_hidden(4096, 32768, 5) < 64 * MIB
    assert from_logits(20000, 151936, 5) < 64 * MIB
    block = 4 * 20000 * streamed.MIN_BLOCK
    assert from_hidden(20000, 151936, 5) < 3 * block  # 1 % of the logits


@pytest.mark.thinned(2)
@pytest.mark.parametrize("width", [128, 384, 1000])
def test_41_the_same_values_for_every_block(width, blocks_of):
    rng = np.random.default_rng(0)
    h, w = (rng.integers(-2, 3, shape).astype(np.float32) for shape in ((9, 8), (1000, 8)))
    labels = rng.integers(0, 1000, 9)
    want = token_logprobs(h @ w.T, labels, top=5)
    blocks_of(width)
    got = token_logprobs_from_hidden(h, w, labels, top=5)
    np.testing.assert_array_equal(got.top_ids, want.top_ids)
    np.testing.assert_allclose(got.top_logprobs, want.top_logprobs, atol=2e-6)
    np.testing.assert_allclose(got.logprobs, want.logprobs, atol=2e-6)


def test_43_row_counts_in_buckets_compile_once(compilations):
    """A model that pads its logits, or hidden states, to 32 rows: other counts, k and echo flags compile nothing."""
    rng = np.random.default_rng(0)
    graph, hidden = build_graph(3), build_hidden_graph(3)
    head = rng.normal(size=(64, 8)).astype(np.float32)

    def score(rows, k, echo):
        h = np.zeros((32, 8), np.float32)
        h[:rows] = rng.normal(size=(rows, 8))
        offsets = np.array([0, rows // 2, rows])
        tokens, sampled = rng.integers(0, 64, rows), rng.integers(0, 64, 2)
        logits = jnp.asarray(h @ head.T)
        records = compute_log_probabilities_ragged(
            graph, input_row_offsets=offsets, logits=logits, next_token_logits=None, tokens=tokens,
            sampled_tokens=sampled, batch_top_n=[k, k], batch_echo=echo,
        )  # fmt: skip
        assert [len(record.token_log_probabilities) for record in records] == [
            count if flag else 1 for count, flag in zip(np.diff(offsets), echo, strict=True)
        ]
        output_rows = np.pad(np.arange(rows), (0, 32 - rows), constant_values=-1)
        scores, ids = hidden(h, head, np.pad(tokens, (0, 32 - rows)), sampled, offsets, offsets, offsets, output_rows)
        assert scores.shape == ids.shape == (32, 8)

    score(17, 5, [True, True])
    with compilations() as count:
        for rows in (18, 19, 23, 31):
            score(rows, 5, [True, True])
        for k in range(1, 6):
            score(17, k, [True, True])
        for echo in ([True, False], [False, False], [False, True]):
            score(17, 3, echo)
        assert count() == 0


def test_44_the_best_of_a_row_without_sorting_it():
    """2,048 x 128,256 logits are 1 GiB."""
    copy = 4 * 2048 * 128256
    assert from_logits(2048, 128256, 5) < copy / 50 and from_hidden(2048, 128256, 5) < copy / 10
    with x64(True):
        assert from_logits(2048, 128256, 5) < copy / 50
