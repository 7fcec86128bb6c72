"""`score_rows`: scores of any rows of logits by either method, differentiable in reverse to any order."""

import functools
import math

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from jaxlp import compat, portable, select
from jaxlp.blocked import batchable, by_chunks, if_any, rows_per_chunk
from jaxlp.scores import RowScores, Spec, along, compute_dtype, inverse, no_scores

SELECTED = 16  # entries of a row of the gradient that cost less to select than to scatter

# ------------------------------------------------------------------------------------------------------------ gradients


def score_rows(spec: Spec, logits, rows, own, named=None, temperature=None, *, in_place=False) -> RowScores:
    """Scores of R rows of `logits` [N, V].

    rows: int32 [R], the logits row of each, -1 for none; own: int32 [R]; named: int32 [R, K] or None; temperature: [R]
    or None. Rows that read one logits row must ask the same of it. Tokens outside [0, vocab) score -inf; empty places
    hold token `vocab` and -inf; odd rows hold NaN. Differentiable in reverse, to any order, in `logits` and
    `temperature`. `in_place` promises that row i reads logits row i or none; `portable` takes `named` and `temperature`
    only so.
    """
    if spec.method == "blocked" or in_place:
        return _score_rows(spec, *compat.vary_alike((logits, rows, own, named, temperature)))
    assert named is None and temperature is None
    if logits.shape[0] == 0 or rows.shape[0] == 0:
        return no_scores(spec, rows.shape[0], compute_dtype(logits))
    with jax.named_scope("logits rows"):
        at = lax.iota(jnp.int32, logits.shape[0])
        hit = portable.reads(rows, logits.shape[0])
        asked = portable.to_logits_rows(own, hit)
        read = portable.to_logits_rows(rows, hit) == at
    with jax.named_scope("scores"):
        scores = score_rows(spec, logits, jnp.where(read, at, -1), asked, in_place=True)
    with jax.named_scope("output rows"):
        return portable.to_output_rows(scores, rows, hit, spec.vocab)


@functools.partial(jax.custom_vjp, nondiff_argnums=(0,))
def _score_rows(spec, logits, rows, own, named, temperature):
    if spec.method == "portable":
        return portable.score(spec, logits, rows >= 0, own, named, temperature)
    return batchable(spec)(logits, rows, own, named, temperature)


def _forward(spec, logits, rows, own, named, temperature):
    scores = _score_rows(spec, logits, rows, own, named, temperature)  # itself differentiable: hence any order
    return scores, (logits, rows, own, named, temperature, scores)


def _backward(spec, saved, cotangent):
    """d score_v / d z_u = ((u = v) - p_u) / T: one dense pass over the logits, an entry for each score asked for."""
    logits, rows, own, named, temperature, scores = saved
    dtype = compute_dtype(logits)

    def columns(own, top, named):
        return jnp.concatenate([own[:, None], *(x for x in (top, named) if x is not None)], axis=1)

    ids = columns(own, scores.top_ids, named)
    values = columns(scores.own, scores.top, scores.named)
    given = columns(cotangent.own, cotangent.top, cotangent.named)
    odd = jnp.isnan(scores.log_sum)
    asked = (jnp.max(jnp.where(given != 0, 1, 0), axis=1) > 0) | (cotangent.log_sum != 0)
    live = (rows >= 0) & ~odd
    given = jnp.where(live[:, None] & (ids >= 0) & (ids < spec.vocab), given, 0)
    weight = jnp.where(live, cotangent.log_sum - jnp.sum(given, axis=1), 0)
    scale = None if temperature is None else inverse(temperature, dtype)
    put, add = _to_logits_rows(spec, rows, logits.shape[0])

    def scaled(x):
        return x if scale is None else x * along(scale, x)

    total = add(scaled(weight))[:, None]
    broken = add(jnp.where((rows >= 0) & odd & asked, 1, jnp.zeros_like(weight)))[:, None] > 0
    column = lax.broadcasted_iota(jnp.int32, (1, logits.shape[1]), 1)
    exists = put(live)[:, None] & (column < spec.vocab)
    maximum = lax.stop_gradient(scores.maximum)
    per_row = (maximum, scores.log_sum) if scale is None else (maximum, scores.log_sum, scale)
    p, difference = _softmax(logits.astype(dtype), exists, *(put(x)[:, None] for x in per_row))
    entries = put(ids, -1), put(values), add(scaled(given))
    d_logits = _with_entries(spec, p * total, total, *entries, broken, logits.dtype)
    if temperature is None:
        return d_logits, None, None, None, None

    if spec.method == "portable":
        mean = jnp.sum(p * difference, axis=1)
    else:  # by chunks, so that p is not kept
        mean = _mean_by_chunks(spec, logits, jnp.where(live, rows, -1), *per_row)
    entries = jnp.sum(given * jnp.where(values > -jnp.inf, values + scores.log_sum[:, None], 0), axis=1)
    d_temperature = -scale * (weight * mean + entries)
    d_temperature = jnp.where(live, d_temperature, jnp.where((rows >= 0) & asked, jnp.nan, 0))
    return d_logits, None, None, None, d_temperature.astype(temperature.dtype)


def _to_logits_rows(spec, rows, size):
    """(put, add): one value an output row to one a logits row. Where several read one row, put's values are the same.

    A row that none reads gets what does no harm: p is 0 there.
    """
    if spec.method == "portable":  # each row reads its own
        return (lambda x, fill=0: x), (lambda x: x)
    at = jnp.where(rows >= 0, rows, size)

    def put(x, fill=0):
        return jnp.full((size, *x.shape[1:]), fill, x.dtype).at[at].set(x, mode="drop")

    def add(x):
        return jnp.zeros((size, *x.shape[1:]), x.dtype).at[at].add(x, mode="drop")

    return put, add


def _mean_by_chunks(spec, logits, rows, maximum, log_sum, scale):
    """The mean of (z - m) / T under p of each row."""

    def mean_of(rows, maximum, log_sum, scale):
        def compute():
            z = select.read_rows(logits, jnp.maximum(rows, 0), 0, spec.vocab, maximum.dtype)
            p, difference = _softmax(z, rows[:, None] >= 0, maximum[:, None], log_sum[:, None], scale[:, None])
            return jnp.sum(p * difference, axis=1)

        return if_any(rows, compute, logits)

    return by_chunks(rows_per_chunk(spec, maximum.dtype.itemsize), mean_of, (rows, maximum, log_sum, scale))


def _softmax(z, exists, maximum, log_sum, scale=None):
    """p, and (z - m) / T where T is given; both 0 where p is too small for the dtype and where there is no logit.

    So no product with p, of any order of derivative, meets a difference that is infinite or overflows.
    """
    least = math.log(np.finfo(z.dtype).smallest_subnormal) - 1
    difference = z - maximum
    if scale is None:
        score = difference - log_sum
        return jnp.exp(jnp.where(exists & (score > least), score, -jnp.inf)), None
    alive = exists & (difference * scale - log_sum > least)
    difference = jnp.where(alive, difference, 0) * scale
    return jnp.exp(jnp.where(alive, difference - log_sum, -jnp.inf)), difference


def _with_entries(spec, dense, total, ids, values, given, broken, dtype):
    """dense[n, v] + the sum of given[n, e] where ids[n, e] = v; NaN in broken rows; rounded once, to `dtype`.

    `dense` is exp(values) * total at the entries. Ids outside the vocabulary are given 0. A few entries are selected in
    the dense pass itself; many are scattered into it.
    """
    if spec.method == "portable":
        return jnp.where(broken, jnp.nan, portable.add_entries(dense, ids, given)).astype(dtype)
    if ids.shape[1] <= SELECTED:
        column = lax.broadcasted_iota(jnp.int32, dense.shape, 1)
        for e in range(ids.shape[1]):
            dense += jnp.where(column == ids[:, e : e + 1], given[:, e : e + 1], 0)
        return jnp.where(broken, jnp.nan, dense).astype(dtype)
    size = dense.shape[0]
    exists = (ids >= 0) & (ids < spec.vocab)
    rows = jnp.where(exists, lax.broadcasted_iota(jnp.int32, ids.shape, 0), size)
    whole = jnp.where(broken, jnp.nan, dense).astype(dtype)
    if dtype == dense.dtype:
        return whole.at[rows, ids].add(given, mode="drop")
    sums, first = _sum_of_equals(rows, ids, given)
    entries = jnp.where(jnp.isnan(values), 0, jnp.exp(values) * total) + sums
    entries = jnp.where(broken, jnp.nan, entries).astype(dtype)
    return _put(whole, jnp.where(first, rows, size), ids, entries)


def _sum_of_equals(rows, ids, given):
    """For each entry, the sum of `given` over all entries of its row and id, and whether it is the first of them."""
    shape, count = given.shape, given.size
    rows, ids, order = lax.sort((rows.ravel(), ids.ravel(), lax.iota(jnp.int32, count)), num_keys=2)
    first = jnp.ones((count,), bool).at[1:].set((rows[1:] != rows[:-1]) | (ids[1:] != ids[:-1]))
    run = jnp.cumsum(first, dtype=jnp.int32) - 1
    sums = jax.ops.segment_sum(given.ravel()[order], run, num_segments=count)
    back = jnp.zeros((count,), jnp.int32).at[order].set(lax.iota(jnp.int32, count))
    return sums[run[back]].reshape(shape), first[back].reshape(shape)


@jax.custom_vjp
def _put(x, rows, ids, values):
    """x.at[rows, ids].set(values, mode="drop") for entries that differ, of a 16-bit dtype."""
    if jax.__version_info__ >= (0, 12):
        return x.at[rows, ids].set(values, mode="drop")
    # As bits, which costs a copy: XLA's CPU widens the whole of a 16-bit float array to scatter into it.
    bits = lax.bitcast_convert_type(x, jnp.uint16)
    bits = bits.at[rows, ids].set(lax.bitcast_convert_type(values, jnp.uint16), mode="drop")
    return lax.bitcast_convert_type(bits, x.dtype)


def _put_backward(saved, cotangent):
    rows, ids = saved
    values = cotangent.at[rows, ids].get(mode="fill", fill_value=0)
    return _put(cotangent, rows, ids, jnp.zeros_like(values)), None, None, values


_put.defvjp(lambda x, rows, ids, values: (_put(x, rows, ids, values), (rows, ids)), _put_backward)
_score_rows.defvjp(_forward, _backward)
