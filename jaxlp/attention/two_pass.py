"""`two_pass`: blocks of keys of each row's own range, one after the other: the work follows the sum of the lengths.

A block gives a maximum, a sum and a weighted sum of values, and each is merged into those of its row (the online
softmax of Milakov and Gimelshein, 2018; decode by parts as in Flash-Decoding, Dao et al., 2023). How many blocks a row
has is known only on the device: the lengths are traced, and no new length compiles anything. A row's result has the
same bits in any batch.
"""

import functools
from typing import Any, NamedTuple

import jax.numpy as jnp
from jax import lax

from jaxlp import compat
from jaxlp.attention.blocks import Block, add_to, products, weighted
from jaxlp.attention.spec import Attended, Spec, compute_dtype, dot, finite, settled, transformed

WIDE = 4  # blocks that are taken as one while a row has so many left


def over_rows(spec: Spec, q, k, v, low, high, rows) -> Attended:
    """`forward` where query b reads row `rows[b]` of a cache of more rows than queries. Not under `vmap`."""
    dtype, (_, heads, groups, _) = compute_dtype(q), q.shape
    k, v = _long_enough(spec, k), _long_enough(spec, v)

    def of_row(_, row):
        b, low, high, query = row
        query = query.astype(dtype)

        def merge(run, i, so_far):
            maximum, total, out = so_far
            block, there = run.block(b, high, i)
            scores, _ = transformed(spec, products(spec, query, k, block))
            scores = jnp.where(there, scores, -jnp.inf)
            new = jnp.maximum(maximum, jnp.max(scores, axis=-1))
            base = finite(new)
            weight, keep = jnp.exp(scores - base[..., None]), jnp.exp(maximum - base)
            values = weighted(spec, weight, v, block, there)
            return new, total * keep + jnp.sum(weight, axis=-1), out * keep[..., None] + values

        nothing = jnp.full((heads, groups), -jnp.inf, dtype), jnp.zeros((heads, groups), dtype)
        so_far = (*nothing, jnp.zeros((heads, groups, v.shape[-1]), dtype))
        so_far = compat.vary_alike(so_far, q, k, v, row)
        for run in _runs(spec, k, low, high):
            so_far = lax.fori_loop(0, run.count, functools.partial(merge, run), so_far)
        maximum, total, out = so_far
        return None, settled(total, finite(maximum), out)

    return lax.scan(of_row, None, (rows, low, high, q))[1]


def forward(spec: Spec, q, k, v, low, high) -> Attended:
    """softmax(scores) . v over the keys low <= t < high of each row. q [B, Hk, G, D], k [B, Hk, T, D], v [.. Dv]."""
    return over_rows(spec, q, k, v, low, high, lax.iota(jnp.int32, q.shape[0]))


def backward(spec: Spec, q, k, v, low, high, attended: Attended, cotangent: Attended):
    """The gradients in q, k and v, in the dtype of the sums: the weights are computed anew from `attended.lse`."""
    dtype, keys = compute_dtype(q), k.shape[2]
    k, v = _long_enough(spec, k), _long_enough(spec, v)

    def of_row(so_far, row):
        b, low, high, query, attended, cotangent = row
        query, base = query.astype(dtype), finite(attended.lse)[..., None]
        shift = (cotangent.lse - jnp.sum(cotangent.out * attended.out, axis=-1))[..., None]

        def add(run, i, so_far):
            d_query, d_k, d_v = so_far
            block, there = run.block(b, high, i)
            scores, slope = transformed(spec, products(spec, query, k, block))
            weight = jnp.where(there, jnp.exp(scores - base), 0)
            d_products = weight * (products(spec, cotangent.out, v, block) + shift) * slope
            d_products = jnp.where(there, d_products, 0)
            d_key, d_value = dot(d_products, query, (1, 1)), dot(weight, cotangent.out, (1, 1))
            d_k = add_to(d_k, block, jnp.where(there[:, None], d_key, 0))
            d_v = add_to(d_v, block, jnp.where(there[:, None], d_value, 0))
            return d_query + weighted(spec, d_products, k, block, there), d_k, d_v

        so_far = compat.vary_alike((jnp.zeros_like(query), *so_far), row, k, v)
        for run in _runs(spec, k, low, high):
            so_far = lax.fori_loop(0, run.count, functools.partial(add, run), so_far)
        d_query, *so_far = so_far
        return tuple(so_far), d_query

    rows = (lax.iota(jnp.int32, q.shape[0]), low, high, q, attended, cotangent)
    start = compat.vary_alike((jnp.zeros(k.shape, dtype), jnp.zeros(v.shape, dtype)), rows, k, v)
    (d_k, d_v), d_q = lax.scan(of_row, start, rows)
    return d_q, d_k[:, :, :keys], d_v[:, :, :keys]


class _Run(NamedTuple):
    """Blocks of one size, one after the other."""

    first: Any  # key
    size: int
    count: Any

    def block(self, row, high, i):
        """Block i, and which of its keys it has from no block before it and from the row's range.

        The last block of a row is read from before its first key, so that it ends with the row: it never reaches past
        the array.
        """
        first = self.first + i * self.size
        at = jnp.minimum(first, jnp.maximum(high - self.size, 0))
        place = at + lax.iota(jnp.int32, self.size)
        return Block(row, at, self.size), (place >= first) & (place < high)


def _runs(spec: Spec, k, low, high) -> list[_Run]:
    """The keys low <= t < high as wide blocks, while they are whole, then as narrow ones."""
    runs, left = [], jnp.maximum(high - low, 0)
    keys, wide = k.shape[2], WIDE * spec.block
    if isinstance(keys, int) and keys >= wide:  # a slice is never longer than the cache; an export may leave that open
        runs = [_Run(low, wide, left // wide)]
        low, left = low + left // wide * wide, left % wide
    return [*runs, _Run(low, spec.block, (left + spec.block - 1) // spec.block)]


def _long_enough(spec: Spec, x):
    """x [B, Hk, T, D] with zeros behind its keys, up to one block of them."""
    return jnp.pad(x, ((0, 0), (0, 0), (0, max(0, spec.block - x.shape[2])), (0, 0)))
