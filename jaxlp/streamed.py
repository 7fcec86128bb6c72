"""Rows scored from hidden states, a block of the vocabulary at a time: the logits never exist as a whole.

A block of logits is a product of all rows with a block of the head. It is measured as `blocked` measures rows of
logits, and what is known of one block is merged with what is known of those before it. The gradient makes the blocks
anew. The running normaliser is that of Milakov and Gimelshein, 2018; not keeping the logits as in cut cross-entropy
(Wijmans et al., 2024).
"""

import functools
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

from jaxlp import blocked, compat, select
from jaxlp.gradients import asked_of, temperature_gradient
from jaxlp.scores import (
    Partial,
    RowScores,
    Spec,
    along,
    bend,
    compute_dtype,
    inverse,
    settle,
    softmax,
)

MIB = 2**20
BLOCK_BYTES = 16 * MIB  # of a block of logits
MIN_BLOCK, MAX_BLOCK = 512, 16384  # columns


class Head(NamedTuple):
    """What is static about how logits come from hidden states: z = c tanh((hidden . head + bias) / c)."""

    layout: str  # "vh": [V, H]; "hv": [H, V]
    softcap: float | None


def block_of(spec: Spec, rows: int) -> int:
    """How many columns go through together: a multiple of 128, or all."""
    columns = max(MIN_BLOCK, min(MAX_BLOCK, BLOCK_BYTES // (4 * max(rows, 1)) // 128 * 128))
    return min(columns, spec.vocab)


def _cut(head: Head, weights, start, width):
    """The `width` columns of the head from `start` on."""
    return lax.dynamic_slice_in_dim(weights, start, width, axis=0 if head.layout == "vh" else 1)


def _product(a, b, contract: tuple[int, int], dtype):
    """A product of two matrices over one axis of each, in the dtype both promote to, summed in `dtype`."""
    both = jnp.promote_types(a.dtype, b.dtype)
    dimensions = (((contract[0],), (contract[1],)), ((), ()))
    return lax.dot_general(a.astype(both), b.astype(both), dimensions, preferred_element_type=dtype)


def products(head: Head, hidden, weights):
    """hidden [R, H] . weights: [R, C], in the dtype of the sums."""
    return _product(hidden, weights, (1, 1 if head.layout == "vh" else 0), compute_dtype(hidden))


def transformed(head: Head, z, bias):
    """Logits from products, with the bias and then the softcap."""
    z = z if bias is None else z + bias.astype(z.dtype)
    return z if head.softcap is None else head.softcap * jnp.tanh(z / head.softcap)


def _block(spec: Spec, head: Head, hidden, weights, bias, width, j):
    """(start, whether a column is the block's own [1, C], weights, logits [R, C]) of block j.

    The last block begins inside the one before it, so that all are of one width; what it repeats has the logit -inf.
    """
    start = jnp.minimum(j * width, spec.vocab - width)
    its_weights = _cut(head, weights, start, width)
    its_bias = None if bias is None else lax.dynamic_slice_in_dim(bias, start, width)
    fresh = (start + lax.iota(jnp.int32, width) >= j * width)[None]
    z = transformed(head, products(head, hidden, its_weights), its_bias)
    return start, fresh, its_weights, jnp.where(fresh, z, -jnp.inf)


def merged(parts: Partial, scale) -> Partial:
    """What is known from S parts of the columns of R rows. Each field [S, R, ...]; the parts by rising columns."""
    maximum = jnp.max(parts.maximum, axis=0)
    shift = parts.maximum - maximum
    shift = shift if scale is None else shift * scale
    some = parts.maximum != -jnp.inf
    totals = jnp.where(some, parts.total * jnp.exp(shift), 0)
    total = jnp.where(maximum == -jnp.inf, jnp.nan, jnp.sum(totals, axis=0))
    mean = variance = None
    if parts.mean is not None and parts.variance is not None:
        some &= totals > 0  # NaN of odd rows is dropped here, and back in the total
        means = jnp.where(some, parts.mean + shift, 0)
        mean = jnp.sum(totals * means, axis=0) / total
        spread = jnp.where(some, parts.variance + (means - mean) ** 2, 0)
        variance = jnp.sum(totals * spread, axis=0) / total
    top, top_ids = parts.top, parts.top_ids
    if top is not None and top_ids is not None:
        top, top_ids = best_of(top.shape[2], [*top], [*top_ids])
    own, named = (None if x is None else jnp.max(x, axis=0) for x in (parts.own, parts.named))
    before = None if parts.before is None else jnp.sum(parts.before, axis=0, dtype=jnp.int32)
    return Partial(maximum, total, own, named, top, top_ids, mean, variance, before)


def best_of(k: int, values: list, ids: list):
    """The best k of candidates [R, k] of several parts of the columns, by rising columns: ties keep them so."""
    together, named = jnp.concatenate(values, axis=1), jnp.concatenate(ids, axis=1)
    best, place = lax.top_k(together, k)
    return best, jnp.take_along_axis(named, place, axis=1, mode="promise_in_bounds")


def own_logits(spec: Spec, head: Head, hidden, weights, bias, own):
    """The logit of each row's own token [R], as a product of its own: equal to the block's but for its last bits."""
    at = jnp.clip(own, 0, spec.vocab - 1)
    its = jnp.take(weights, at, axis=0 if head.layout == "vh" else 1)
    its = its if head.layout == "vh" else its.T
    z = jnp.sum(hidden.astype(compute_dtype(hidden)) * its.astype(compute_dtype(hidden)), axis=1)
    return transformed(head, z, None if bias is None else jnp.take(bias, at))


@functools.partial(jax.custom_vjp, nondiff_argnums=(0, 1))
def score(spec: Spec, head: Head, hidden, weights, bias, temperature, rows, own, named) -> RowScores:
    """Scores of R rows of hidden states [R, H], of which those whose `rows` is -1 are passed over.

    weights: as `head.layout` says; bias [V] or None; temperature [R] or None; own [R]; named [R, K] or None.
    Differentiable in reverse, to any order, in hidden, weights, bias and temperature.
    """
    count, dtype = hidden.shape[0], compute_dtype(hidden)
    width = block_of(spec, count)
    scale = None if temperature is None else inverse(temperature, dtype)
    its_spec = spec._replace(vocab=width, top=min(spec.top, width))
    rank_by = own_logits(spec, head, hidden, weights, bias, own)[:, None] if spec.stats else None

    def step(so_far, j):
        start, fresh, _, z = _block(spec, head, hidden, weights, bias, width, j)
        its_named = None if named is None else named - start
        part = blocked.measure(its_spec, z, lax.iota(jnp.int32, count), own - start, its_named, scale)
        if rank_by is not None:
            column = start + lax.broadcasted_iota(jnp.int32, z.shape, 1)
            before = fresh & select.comes_before(z, column, rank_by, own[:, None])
            part = part._replace(before=jnp.sum(before, axis=1, dtype=jnp.int32))
        best, own_logit, named_logits = so_far
        if spec.top:
            best = best_of(spec.top, [best[0], part.top], [best[1], part.top_ids + start])
        own_logit = jnp.maximum(own_logit, part.own)
        named_logits = None if named is None else jnp.maximum(named_logits, part.named)
        return (best, own_logit, named_logits), part._replace(top=None, top_ids=None, own=None, named=None)

    def nothing(*shape):
        return jnp.full((count, *shape), -jnp.inf, dtype)

    best = (nothing(spec.top), jnp.zeros((count, spec.top), jnp.int32)) if spec.top else None
    so_far = best, nothing(), None if named is None else nothing(named.shape[1])
    so_far = compat.vary_alike(so_far, hidden, weights)
    so_far, parts = lax.scan(step, so_far, lax.iota(jnp.int32, -(-spec.vocab // width)))
    best, own_logit, named_logits = so_far
    top, top_ids = (None, None) if best is None else best
    known = merged(parts, scale)._replace(own=own_logit, named=named_logits, top=top, top_ids=top_ids)
    scores = settle(spec, known, own, scale)
    return jax.tree.map(lambda x: jnp.where(along(rows >= 0, x), x, jnp.zeros_like(x)), scores)


def _forward(spec, head, hidden, weights, bias, temperature, rows, own, named):
    scores = score(spec, head, hidden, weights, bias, temperature, rows, own, named)
    return scores, (hidden, weights, bias, temperature, rows, own, named, scores)


def _backward(spec, head, saved, cotangent):
    """Block by block: the gradient of the logits as in `jaxlp.gradients`, then through softcap, bias and product."""
    hidden, weights, bias, temperature, rows, own, named, scores = saved
    dtype, count = compute_dtype(hidden), hidden.shape[0]
    width = block_of(spec, count)
    asked = asked_of(spec, rows, own, named, scores, cotangent)
    scale = None if temperature is None else inverse(temperature, dtype)
    maximum = lax.stop_gradient(scores.maximum)
    by_row = (maximum, scores.log_sum, jnp.ones_like(maximum) if scale is None else scale)
    by_row = [x[:, None] for x in by_row]
    bent = None
    if asked.per_stat is not None:
        bent = functools.partial(
            bend, **dict(zip(("mean", "slope", "curve"), (x[:, None] for x in asked.per_stat), strict=True))
        )
    used = (asked.live | asked.broken)[:, None]
    hidden = jnp.where(used, hidden, jnp.zeros_like(hidden))  # NaN of a row of which nothing is asked stays there

    def step(so_far, j):
        start, fresh, its_weights, z = _block(spec, head, hidden, weights, bias, width, j)
        p, difference = softmax(z, asked.live[:, None] & fresh, *by_row)
        total = asked.weight[:, None]
        dense = p * (total if bent is None else total + bent(difference))
        moved = jnp.sum(dense * difference, axis=1)
        ids = asked.ids - start
        inside = (ids >= 0) & (ids < width) & (asked.ids >= j * width)
        given = jnp.where(inside, asked.given, 0)
        d_z = blocked.add_entries(
            spec._replace(vocab=width), dense, total, ids, asked.values, given, asked.broken[:, None], dtype
        )
        d_z = d_z if scale is None else d_z * scale[:, None]
        if head.softcap is not None:
            d_z = d_z * (1 - jnp.where(fresh, z / head.softcap, 0) ** 2)
        d_hidden, d_weights, d_bias, d_rows = so_far
        cast = d_z.astype(jnp.promote_types(hidden.dtype, weights.dtype))
        d_hidden += _product(cast, its_weights, (1, 0 if head.layout == "vh" else 1), dtype)
        sides = (cast, hidden) if head.layout == "vh" else (hidden, cast)
        d_weights = _add_block(d_weights, _product(*sides, (0, 0), dtype), start, 0 if head.layout == "vh" else 1)
        if d_bias is not None:
            d_bias = _add_block(d_bias, jnp.sum(d_z, axis=0), start, 0)
        return (d_hidden, d_weights, d_bias, d_rows + moved), None

    like = hidden, weights, cotangent.own
    so_far = (
        jnp.zeros(hidden.shape, dtype),
        jnp.zeros_like(weights),
        None if bias is None else jnp.zeros_like(bias),
        jnp.zeros((count,), dtype),
    )
    so_far, _ = lax.scan(step, compat.vary_alike(so_far, *like), lax.iota(jnp.int32, -(-spec.vocab // width)))
    d_hidden, d_weights, d_bias, moved = so_far
    d_temperature = None
    if temperature is not None:
        d_temperature = temperature_gradient(asked, scores, cotangent, moved, maximum, scale).astype(temperature.dtype)
    return d_hidden.astype(hidden.dtype), d_weights, d_bias, d_temperature, None, None, None


def _add_block(total, part, start, axis):
    """`total` with a block added, where the blocks before it have left 0 or what the last of them repeats."""
    there = lax.dynamic_slice_in_dim(total, start, part.shape[axis], axis)
    return lax.dynamic_update_slice_in_dim(total, there + part.astype(total.dtype), start, axis)


score.defvjp(_forward, _backward)
