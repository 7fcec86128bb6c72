"""The cases that the log-probability graph must get right before a backend is trusted, and their answers in numpy.

They hold what backends are known to get wrong: ties, zeros of both signs, NaN, nothing above -inf, large magnitudes,
long and flat rows, empty sequences, ids outside the vocabulary, 16-bit dtypes, gradients. The answers use no jax: the
CPU may be hidden.
"""

from collections.abc import Iterator
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from jaxlp.gradients import score_rows
from jaxlp.rows import rows_at
from jaxlp.scores import Spec
from jaxlp.trials import Case, Job

COLUMNS, VOCAB = 1543, 1540  # more than one thread group takes; the last columns do not exist
NAN_ROW = 5
FLAT = 100_003  # a plain running sum of so many equal terms in float32 is wrong in the fourth digit


def cases(method: str, platform: str, dtype: Any) -> Iterator[Case]:
    """The cases for logits of `dtype`."""
    dtype = jnp.dtype(dtype)
    logits, rows, own = _batch(dtype)
    for k in (1, 8):
        spec = Spec(k, VOCAB, platform, method)
        yield Case(f"scores, best {k}", _scores(spec), (logits, rows, own), _expected_scores(spec, logits, rows, own))
    yield _flat_row(method, platform, dtype)
    yield _segments(method)
    spec = Spec(3, VOCAB, platform, method)
    weights = np.random.default_rng(1).normal(size=(len(rows), 4)).astype(np.float32)
    weights[rows == NAN_ROW] = 0  # an odd row of which nothing is asked has the gradient 0
    arrays = (logits, rows, own, weights)
    yield Case("gradient", _gradient(spec), arrays, (_expected_gradient(spec, *arrays),))


JOB = Job("log-probabilities", ("blocked", "portable"), ("portable",), cases, revision=2)

# ------------------------------------------------------------------------------------------------------------ questions


def _batch(dtype) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Logits [10, COLUMNS], the row that each output row reads, and its own token."""
    random = np.random.default_rng(0)
    z = 3 * random.normal(size=(10, COLUMNS))
    z[1] = -np.inf
    z[2] = -np.inf
    z[2, 700] = 2.5  # a single candidate
    z[3] *= 1e4 / 3
    z[4] = random.integers(-2, 3, COLUMNS)  # ties
    z[NAN_ROW, 900] = np.nan
    z[6, 3] = np.inf
    z[7] = -1 - abs(z[7])
    z[7, [5, 100, 1100, 1500]] = 0.0, -0.0, 1e-40, -1e-40  # one tie of four
    z[8, 20:] = -np.inf
    z[:, VOCAB:] = np.nan
    rows = np.array([9, 0, -1, 5, 1, 2, 3, 7, 8, 4, 6, -1], np.int32)
    own = np.array([-1, 1539, 4, 3, 8, 700, 77, 1100, 900, VOCAB, 3, 0], np.int32)  # two are no token, one is -inf
    return z.astype(np.float32).astype(dtype), rows, own


def _scores(spec: Spec):
    def call(logits, rows, own):
        scores = score_rows(spec, logits, rows, own)
        read = rows >= 0
        top, top_ids = (jnp.where(read[:, None], x, 0) for x in (scores.top, scores.top_ids))
        return jnp.where(read, scores.own, 0), top, top_ids

    return call


def _gradient(spec: Spec):
    def weighted(logits, rows, own, weights):
        scores = score_rows(spec, logits, rows, own)
        terms = jnp.concatenate([scores.own[:, None], scores.top], axis=1)
        return jnp.sum(jnp.where(weights == 0, 0, terms * weights))

    return jax.grad(weighted)


def _flat_row(method: str, platform: str, dtype) -> Case:
    spec = Spec(1, FLAT, platform, method)
    logits = (1e-3 * np.random.default_rng(2).normal(size=(1, FLAT))).astype(np.float32).astype(dtype)
    arrays = logits, np.zeros(1, np.int32), np.array([FLAT - 1], np.int32)
    return Case("long flat row", _scores(spec), arrays, _expected_scores(spec, *arrays))


def _segments(method: str) -> Case:
    """Sequences of 0, 3, 0, 1, 5 and 0 tokens, of which one asks for more rows than it has, and rows of none."""
    tokens = np.arange(10, 19, dtype=np.int32)
    sampled = np.arange(90, 96, dtype=np.int32)
    inputs = np.array([0, 0, 3, 3, 4, 9, 9], np.int32)
    outputs = np.array([0, 0, 3, 3, 4, 12, 12], np.int32)
    output_rows = np.array([3, 0, 1, 2, 12, 4, 11, 10, 7, -1, 6], np.int32)
    arrays = output_rows, tokens, sampled, inputs, inputs, outputs

    def call(*arrays):
        rows = rows_at(*arrays, logits_rows=9, method=method)
        own = jnp.where(rows.padding | rows.out_of_reach, -1, rows.own)
        return rows.logits_row, own, rows.padding, rows.out_of_reach

    return Case("segments", call, arrays, _expected_rows(*arrays))


# -------------------------------------------------------------------------------------------------------------- answers


def _widened(logits: np.ndarray) -> np.ndarray:
    return logits if logits.dtype == np.float64 else logits.astype(np.float32)


def _odd(z: np.ndarray) -> bool:
    return bool(np.isnan(z).any() or np.isposinf(z).any() or np.isneginf(z).all())


def _log_softmax(z: np.ndarray) -> np.ndarray:
    below = z.astype(np.float64) - float(z.max())
    return below - np.log(np.exp(below).sum())


def _best(z: np.ndarray, k: int) -> np.ndarray:
    """The k best columns: falling value, ties by rising column; zeros and subnormals are one value."""
    z = np.where(abs(z) < np.finfo(z.dtype).tiny, 0, z)
    return np.argsort(-z, kind="stable")[:k].astype(np.int32)


def _expected_scores(spec: Spec, logits, rows, own) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    wide, shape = _widened(logits), (len(rows), spec.top)
    own_scores, top, top_ids = np.zeros(len(rows)), np.zeros(shape), np.zeros(shape, np.int32)
    for i, (row, token) in enumerate(zip(rows, own, strict=True)):
        z = wide[row, : spec.vocab]
        if row < 0:
            continue
        if _odd(z):
            own_scores[i], top[i], top_ids[i] = np.nan, np.nan, np.arange(spec.top)
            continue
        scores, best = _log_softmax(z), _best(z, spec.top)
        own_scores[i] = scores[token] if 0 <= token < spec.vocab else -np.inf
        top[i], top_ids[i] = scores[best], np.where(np.isneginf(scores[best]), spec.vocab, best)
    return own_scores.astype(wide.dtype), top.astype(wide.dtype), top_ids


def _expected_gradient(spec: Spec, logits, rows, own, weights) -> np.ndarray:
    """The sum over a row's scores of weight * (one-hot - softmax)."""
    wide, gradient = _widened(logits), np.zeros(logits.shape)
    for row, token, weight in zip(rows, own, weights, strict=True):
        z = wide[row, : spec.vocab]
        if row < 0 or not weight.any():
            continue
        if _odd(z):
            gradient[row] = np.nan
            continue
        p = np.exp(_log_softmax(z))
        best = np.where(np.isneginf(z[_best(z, spec.top)]), -1, _best(z, spec.top))  # an empty place is a constant
        for column, each in zip([token, *best], weight.astype(np.float64), strict=True):
            if 0 <= column < spec.vocab:
                gradient[row, : spec.vocab] -= each * p
                gradient[row, column] += each
    return gradient.astype(logits.dtype)


def _expected_rows(output_rows, tokens, sampled, logit_offsets, token_offsets, output_offsets):
    """The row rule of `jaxlp.rows`, a row at a time."""
    logits_row, own = np.full(len(output_rows), -1, np.int32), np.full(len(output_rows), -1, np.int32)
    padding = (output_rows < 0) | (output_rows >= output_offsets[-1])
    for i in np.flatnonzero(~padding):
        b = int(np.searchsorted(output_offsets, output_rows[i], side="right")) - 1
        r = output_offsets[b + 1] - 1 - output_rows[i]
        if r < logit_offsets[b + 1] - logit_offsets[b] and r <= token_offsets[b + 1] - token_offsets[b]:
            logits_row[i] = logit_offsets[b + 1] - 1 - r
            own[i] = sampled[b] if r == 0 else tokens[token_offsets[b + 1] - r]
    return logits_row, own, padding, (logits_row < 0) & ~padding
