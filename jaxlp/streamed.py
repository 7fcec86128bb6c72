"""Rows scored from hidden states, a block of the vocabulary at a time: many logits never exist as a whole.

A block of logits is a product of all rows with a block of the head. It is measured as `blocked` measures rows of
logits, and what is known of one block is joined to what is known of those before it. The gradient makes the blocks
anew, as in cut cross-entropy (Wijmans et al., 2024): of few logits the first blocks are kept, of many none.
"""

import functools
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

from jaxlp import blocked, compat, parts, select
from jaxlp.gradients import asked_of, on_each_shard, score_alone, temperature_gradient
from jaxlp.scores import (
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
BLOCK_BYTES = 8 * MIB  # of a block of logits
MIN_BLOCK, MAX_BLOCK = 512, 16384  # columns
MAX_CPU_BLOCK = 4096  # columns: XLA's CPU copies the part of the head that a block takes
MANY = 32  # from so many best on, blocks are fewer and wider: what a ranking costs hangs little on its size
HEAD_BYTES = 8 * MIB  # at most so much of the head a block, where the copy should stay in the caches
KEPT_BYTES = 64 * MIB  # of products, that a backward pass finds and need not make anew ..
KEPT_OF_BYTES = 256 * MIB  # .. where all of them would take at most so much: beyond, it would save little
DIRECT_BYTES = 8 * MIB  # so few rows of logits are made as a whole: one product, as a decode step does it


class Head(NamedTuple):
    """What is static about how logits come from hidden states: z = c tanh((hidden . head + bias) / c)."""

    layout: str  # "vh": [V, H]; "hv": [H, V]
    softcap: float | None


def block_width(rows: int, columns: int, platform: str, top: int = 0) -> int:
    """How many of the columns go through together: a multiple of 128, or all."""
    most, size = MAX_CPU_BLOCK if platform == "cpu" else MAX_BLOCK, BLOCK_BYTES
    if top >= MANY:
        most, size = min(2 * most, MAX_BLOCK), size + size // 2
    return _even(columns, max(MIN_BLOCK, min(most, size // (4 * max(rows, 1)) // 128 * 128)))


def _even(columns: int, width: int) -> int:
    """A width above half of `width`, and at most that, into which the columns divide; else `width`. At most all."""
    return min(columns, next((w for w in range(width, width // 2, -128) if columns % w == 0), width))


def _cut(head: Head, weights, start, width):
    """The `width` columns of the head from `start` on."""
    return lax.dynamic_slice_in_dim(weights, start, width, axis=0 if head.layout == "vh" else 1)


def _product(a, b, contract: tuple[int, int], dtype):
    """A product of two matrices over one axis of each, in the dtype both promote to, summed in `dtype`."""
    both = compat.common_dtype(a.dtype, b.dtype)
    dimensions = (((contract[0],), (contract[1],)), ((), ()))
    return lax.dot_general(a.astype(both), b.astype(both), dimensions, preferred_element_type=dtype)


def products(head: Head, hidden, weights):
    """hidden [R, H] . weights: [R, C], in the dtype of the sums."""
    return _product(hidden, weights, (1, 1 if head.layout == "vh" else 0), compute_dtype(hidden))


def transformed(head: Head, z, bias):
    """Logits from products, with the bias and then the softcap."""
    z = z if bias is None else z + bias.astype(z.dtype)
    return z if head.softcap is None else head.softcap * jnp.tanh(z / head.softcap)


class _Blocks(NamedTuple):
    """How the columns at hand, those of a shard or all that there are, go through, block by block."""

    number: int
    width: int
    columns: int
    shard: Any  # `parts.Shard`, or None
    start: Any  # of the columns, in the whole vocabulary
    existing: Any  # how many of the columns do

    @property
    def even(self) -> bool:
        """Whether no block repeats a column of the one before it."""
        return self.columns % self.width == 0


def _blocks(spec: Spec, head: Head, hidden, weights, narrow: bool = False) -> _Blocks:
    """`narrow`: where a block costs nothing beside its products. Then the part of the head stays in a CPU's cache."""
    columns = spec.vocab if spec.axis is None else weights.shape[head.layout.index("v")]
    width = block_width(hidden.shape[0], columns, spec.platform, spec.top)
    if narrow and spec.platform == "cpu":
        held = weights.dtype.itemsize * weights.shape[head.layout.index("h")]
        width = _even(columns, min(width, max(MIN_BLOCK, HEAD_BYTES // held // 128 * 128)))
    blocks = _Blocks(-(-columns // width), width, columns, None, 0, None)
    if spec.axis is None:
        return blocks
    shard = parts.shard_of(spec, columns)
    return blocks._replace(shard=shard, start=shard.start, existing=shard.existing)


def _number_kept(blocks: _Blocks, rows: int, dtype) -> int:
    """How many blocks of products are kept for the backward pass."""
    column = rows * dtype.itemsize
    few = KEPT_BYTES // (column * blocks.width) if column * blocks.columns <= KEPT_OF_BYTES else 0
    return min(few, blocks.number)


def _through(step, so_far, blocks: _Blocks, few: int, kept=None):
    """`step`, (so far, j, products of block j or None) -> (so far, those products), over all blocks.

    Gives the last `so far`, and the products of the first `few`; `kept`: those, where they are known already.
    """

    def first(so_far, block):
        return step(so_far, *block)

    def later(so_far, j):
        return step(so_far, j, None)[0], None

    if few:
        so_far, kept = lax.scan(first, so_far, (lax.iota(jnp.int32, few), kept))
    if few < blocks.number:
        so_far, _ = lax.scan(later, so_far, few + lax.iota(jnp.int32, blocks.number - few))
    return so_far, kept


@functools.partial(jax.custom_vjp, nondiff_argnums=(0,))
def _found(head: Head, hidden, weights, known):
    """`products`, where they are known, with their gradient."""
    return known


def _found_forward(head, hidden, weights, known):
    return known, (hidden, weights)


def _found_backward(head, saved, cotangent):
    return *jax.vjp(functools.partial(products, head), *saved)[1](cotangent), None


_found.defvjp(_found_forward, _found_backward)


def _block(blocks: _Blocks, head: Head, hidden, weights, bias, j, known=None):
    """(start, whether a column exists and is the block's own [1, C], logits [R, C], products [R, C]) of block j.

    The last block begins inside the one before it, so that all are of one width. What it repeats, and what does not
    exist, has the logit -inf. `known`: its products, if they are.
    """
    start = jnp.minimum(j * blocks.width, blocks.columns - blocks.width)
    its_bias = None if bias is None else lax.dynamic_slice_in_dim(bias, start, blocks.width)
    column = start + lax.iota(jnp.int32, blocks.width)
    fresh = column >= j * blocks.width
    fresh = (fresh if blocks.existing is None else fresh & (column < blocks.existing))[None]
    its_weights = _cut(head, weights, start, blocks.width)
    made = products(head, hidden, its_weights) if known is None else _found(head, hidden, its_weights, known)
    z = transformed(head, made, its_bias)
    if not blocks.even or blocks.existing is not None:  # else all columns exist and are the block's own
        z = jnp.where(fresh, z, -jnp.inf)
    return start, fresh, z, made


def _weights_of(blocks: _Blocks, head: Head, weights, start, fresh):
    """A block of the head for a product with what is 0 at columns that do not exist; no NaN of theirs may meet it."""
    its = _cut(head, weights, start, blocks.width)
    if blocks.existing is None:
        return its
    return jnp.where(fresh[0][:, None] if head.layout == "vh" else fresh, its, 0)


def _own_logits(blocks: _Blocks, head: Head, hidden, weights, bias, own):
    """The logit of each row's own token [R], as a product of its own: equal to the block's but for its last bits.

    -inf for a token that is not among the columns.
    """
    at = jnp.clip(own, 0, blocks.columns - 1)
    its = jnp.take(weights, at, axis=0 if head.layout == "vh" else 1)
    its = its if head.layout == "vh" else its.T
    z = jnp.sum(hidden.astype(compute_dtype(hidden)) * its.astype(compute_dtype(hidden)), axis=1)
    return jnp.where(own == at, transformed(head, z, None if bias is None else jnp.take(bias, at)), -jnp.inf)


def score(spec: Spec, head: Head, hidden, weights, bias, rows, own, named, temperature) -> RowScores:
    """Scores of R rows of hidden states [R, H], of which those whose `rows` is -1 are passed over.

    weights: as `head.layout` says; bias [V] or None; temperature [R] or None; own [R]; named [R, K] or None.
    Differentiable in reverse, to any order, in hidden, weights, bias and temperature. With `spec.axis` weights and bias
    are this device's shard, and the scores are of all shards.
    """
    arrays = hidden, weights, bias, rows, own, named, temperature
    if spec.axis is None:
        return _score(spec, head, False, *arrays, None)[0]
    return _score(spec, head, False, *on_each_shard(spec, arrays))[0]


@functools.partial(jax.custom_vjp, nondiff_argnums=(0, 1, 2))
def _score(
    spec: Spec, head: Head, keep: bool, hidden, weights, bias, rows, own, named, temperature, shared
) -> tuple[RowScores, Any]:
    """The scores, and the products of the first blocks, if they are to be kept and any are.

    `keep` is static, so that a second derivative, which differentiates what `_forward` calls, finds the same results.
    """
    count, dtype = hidden.shape[0], compute_dtype(hidden)
    blocks = _blocks(spec, head, hidden, weights)
    if 4 * count * blocks.columns <= DIRECT_BYTES:
        z = transformed(head, products(head, hidden, weights), bias)
        return score_alone(spec, z, rows, own, named, temperature, shared), None
    scale = None if temperature is None else inverse(temperature, dtype)
    of_all = own
    own, named = jax.tree.map(lambda x: x - blocks.start, (own, named))
    rank_by = _own_logits(blocks, head, hidden, weights, bias, own) if spec.stats else None
    if rank_by is not None and spec.axis is not None:
        rank_by = parts.of_its_owner(spec, blocks.shard, rank_by, shared.own)
    its_spec = spec._replace(vocab=blocks.width, axis=None)

    def step(so_far, j, _):
        start, fresh, z, made = _block(blocks, head, hidden, weights, bias, j)
        its_named = None if named is None else named - start
        best = None if so_far[0].top is None else (so_far[0].top, so_far[0].top_ids - start)
        part = blocked.measure(its_spec, z, None, own - start, its_named, scale, carried=best)
        if part.top_ids is not None:
            part = part._replace(top_ids=part.top_ids + start)
        if rank_by is not None:
            column = start + lax.broadcasted_iota(jnp.int32, z.shape, 1)
            before = fresh & (column != own[:, None]) & select.comes_before(z, column, rank_by[:, None], own[:, None])
            part = part._replace(before=jnp.sum(before, axis=1, dtype=jnp.int32))
        return parts.joined(so_far[0], part, so_far[1], scale), made

    so_far = parts.nothing(spec, count, None if named is None else named.shape[1], dtype), jnp.zeros((count,), dtype)
    so_far = compat.vary_alike(so_far, hidden, weights)
    few = _number_kept(blocks, count, dtype) if keep else 0
    (known, lost), kept = _through(step, so_far, blocks, few)
    known = known._replace(total=known.total + lost)
    if spec.axis is not None:
        scores = parts.settled(spec, known, blocks.shard, shared)
    else:
        scores = settle(spec, known, of_all, scale)
        scores = jax.tree.map(lambda x: jnp.where(along(rows >= 0, x), x, jnp.zeros_like(x)), scores)
    return compat.mapped_alike(scores), kept


def _forward(spec, head, keep, hidden, weights, bias, rows, own, named, temperature, shared):
    scores, kept = _score(spec, head, True, hidden, weights, bias, rows, own, named, temperature, shared)
    return (scores, kept if keep else None), (hidden, weights, bias, rows, own, named, temperature, scores, kept)


def _backward(spec, head, keep, saved, cotangent):
    """Block by block: the gradient of the logits as in `jaxlp.gradients`, then through softcap, bias and product."""
    hidden, weights, bias, rows, own, named, temperature, scores, kept = saved
    cotangent, _ = cotangent  # nothing is asked of what was kept: see `_found`
    dtype, count = compute_dtype(hidden), hidden.shape[0]
    entries = 1 + spec.top + (0 if named is None else named.shape[1])
    blocks = _blocks(spec, head, hidden, weights, narrow=kept is None and entries <= blocked.SELECTED)
    if spec.axis is not None:
        cotangent = compat.sum_of_copies(cotangent, spec.axis)
    asked = asked_of(spec, rows, own, named, scores, cotangent, blocks.shard)
    scale = None if temperature is None else inverse(temperature, dtype)
    maximum = lax.stop_gradient(scores.maximum)
    by_row = (maximum, scores.log_sum, jnp.ones_like(maximum) if scale is None else scale)
    by_row = [x[:, None] for x in by_row]
    bent = None
    if asked.per_stat is not None:
        bent = functools.partial(
            bend, **dict(zip(("mean", "slope", "curve"), (x[:, None] for x in asked.per_stat), strict=True))
        )
    product_dtype = compat.common_dtype(hidden.dtype, weights.dtype)
    used = (asked.live | asked.broken)[:, None]
    hidden = jnp.where(used, hidden, jnp.zeros_like(hidden))  # NaN of a row of which nothing is asked stays there

    def step(so_far, j, known):
        known = None if known is None else jnp.where(used, known, 0)
        start, fresh, z, _ = _block(blocks, head, hidden, weights, bias, j, known)
        p, difference = softmax(z, asked.live[:, None] & fresh, *by_row)
        total = asked.weight[:, None]
        dense = p * (total if bent is None else total + bent(difference))
        moved = jnp.sum(dense * difference, axis=1)
        ids = asked.ids - start
        inside = (ids >= 0) & (ids < blocks.width) & (asked.ids >= j * blocks.width)
        given = jnp.where(inside, asked.given, 0)
        d_z = blocked.add_entries(
            spec._replace(vocab=blocks.width), dense, total, ids, asked.values, given, asked.broken[:, None], dtype
        )
        d_z = d_z if scale is None else d_z * scale[:, None]
        if head.softcap is not None:
            d_z = d_z * (1 - jnp.where(fresh, z / head.softcap, 0) ** 2)
        d_hidden, d_weights, d_bias, d_rows = so_far
        cast = d_z if product_dtype == jnp.float16 else d_z.astype(product_dtype)  # float16 has no room for p / R
        its_weights = _weights_of(blocks, head, weights, start, fresh)
        d_hidden += _product(cast, its_weights, (1, 0 if head.layout == "vh" else 1), dtype)
        sides = (cast, hidden) if head.layout == "vh" else (hidden, cast)
        d_weights = _add_block(blocks, d_weights, _product(*sides, (0, 0), dtype), start, head.layout.index("v"))
        if d_bias is not None:
            d_bias = _add_block(blocks, d_bias, jnp.sum(d_z, axis=0), start, 0)
        return (d_hidden, d_weights, d_bias, d_rows + moved), None

    like = hidden, weights, cotangent.own
    so_far = (
        jnp.zeros(hidden.shape, dtype),
        jnp.zeros_like(weights),
        None if bias is None else jnp.zeros_like(bias),
        jnp.zeros((count,), dtype),
    )
    so_far, _ = _through(step, compat.vary_alike(so_far, *like), blocks, 0 if kept is None else len(kept), kept)
    d_hidden, d_weights, d_bias, moved = so_far
    d_temperature = None
    if temperature is not None:
        d_temperature = temperature_gradient(asked, scores, cotangent, moved, maximum, scale, blocks.shard)
        d_temperature = d_temperature.astype(temperature.dtype)
    return d_hidden.astype(hidden.dtype), d_weights, d_bias, None, None, None, d_temperature, None


def _add_block(blocks: _Blocks, total, part, start, axis):
    """`total` with a block added, where the blocks before it have left 0 or what the last of them repeats."""
    part = part.astype(total.dtype)
    if not blocks.even:
        part += lax.dynamic_slice_in_dim(total, start, part.shape[axis], axis)
    return lax.dynamic_update_slice_in_dim(total, part, start, axis)


_score.defvjp(_forward, _backward)
