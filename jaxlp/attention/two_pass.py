"""`two_pass`: blocks of keys of each row's own range, forward several at once: work follows the sum of the lengths.

A block gives a maximum, a sum and a weighted sum of values, and these are merged into those of its row (the online
softmax of Milakov and Gimelshein, 2018; decode by parts as in Flash-Decoding, Dao et al., 2023). How many blocks a row
has is known only on the device: the lengths are traced, and no new length compiles anything. A row's result has the
same bits in any batch.
"""

import functools

import jax.numpy as jnp
import numpy as np
from jax import lax

from jaxlp import compat
from jaxlp.attention.spec import Attended, Spec, compute_dtype, dot, finite, products, settled, split, transformed

TOGETHER = 12  # blocks that do not wait for each other: enough for a CPU to share them out (`compat.SHARED_FROM`)
LEAST_SHARED = 64 * 2**10  # bytes of keys in a block; below that, sharing out costs more than it saves

_ZERO = np.int32(0)  # as an index: under x64 a plain 0 is another dtype than the rest


def over_rows(spec: Spec, q, k, v, low, high, rows) -> Attended:
    """`forward` where query b reads row `rows[b]` of a cache of more rows than queries. Not under `vmap`."""
    dtype, (_, heads, groups, _) = compute_dtype(q), q.shape
    together = _together(spec, k)
    k, v = _long_enough(spec, k), _long_enough(spec, v)

    def of_row(_, row):
        b, low, high, query = row
        queries = split(query.astype(dtype))

        def part(j):
            """(maximum, sum, weighted sum of values) of block j, the weights beside its own maximum."""
            at, there = _block(spec, low, high, j)
            scores, _ = transformed(spec, products(queries, _read(spec, k, b, at, dtype)))
            scores = jnp.where(there, scores, -jnp.inf)
            maximum = jnp.max(scores, axis=-1)
            weight = jnp.exp(scores - finite(maximum)[..., None])
            values = jnp.where(there[:, None], _read(spec, v, b, at, dtype), 0)
            return maximum, jnp.sum(weight, axis=-1), dot(weight, values, (2, 1))

        def through(so_far, first, last, number):
            """`so_far` with the blocks first <= j < last merged into it, `number` at once."""

            def merge(i, so_far):
                parts = [so_far, *(part(first + i * number + j) for j in range(number))]
                new = functools.reduce(jnp.maximum, (maximum for maximum, *_ in parts))
                base, total, out = finite(new), 0, 0
                for maximum, its_total, its_out in parts:
                    keep = jnp.exp(maximum - base)
                    total, out = total + its_total * keep, out + its_out * keep[..., None]
                return new, total, out

            return lax.fori_loop(0, (last - first) // number, merge, so_far)

        nothing = jnp.full((heads, groups), -jnp.inf, dtype), jnp.zeros((heads, groups), dtype)
        so_far = (*nothing, jnp.zeros((heads, groups, v.shape[-1]), dtype))
        so_far = compat.vary_alike(so_far, q, k, v, row)
        count = _blocks(spec, low, high)
        whole = count // together * together
        so_far = through(so_far, 0, whole, together)
        if together > 1:
            so_far = through(so_far, whole, count, 1)
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
        queries, cotangents = split(query), split(cotangent.out)
        shift = (cotangent.lse - jnp.sum(cotangent.out * attended.out, axis=-1))[..., None]

        def add(j, so_far):
            d_query, d_k, d_v = so_far
            at, there = _block(spec, low, high, j)
            key, value = (jnp.where(there[:, None], _read(spec, x, b, at, dtype), 0) for x in (k, v))
            scores, slope = transformed(spec, products(queries, key))
            weight = jnp.where(there, jnp.exp(scores - base), 0)
            d_products = jnp.where(there, weight * (products(cotangents, value) + shift) * slope, 0)
            d_key, d_value = dot(d_products, query, (1, 1)), dot(weight, cotangent.out, (1, 1))
            d_k = _add(spec, d_k, b, at, jnp.where(there[:, None], d_key, 0))
            d_v = _add(spec, d_v, b, at, jnp.where(there[:, None], d_value, 0))
            return d_query + dot(d_products, key, (2, 1)), d_k, d_v

        start = compat.vary_alike((jnp.zeros_like(query), *so_far), row, k, v)
        d_query, *so_far = lax.fori_loop(0, _blocks(spec, low, high), add, start)
        return tuple(so_far), d_query

    rows = (lax.iota(jnp.int32, q.shape[0]), low, high, q, attended, cotangent)
    start = compat.vary_alike((jnp.zeros(k.shape, dtype), jnp.zeros(v.shape, dtype)), rows, k, v)
    (d_k, d_v), d_q = lax.scan(of_row, start, rows)
    return d_q, d_k[:, :, :keys], d_v[:, :, :keys]


def _long_enough(spec: Spec, x):
    """x [B, Hk, T, D] with zeros behind its keys, up to one block of them."""
    return jnp.pad(x, ((0, 0), (0, 0), (0, max(0, spec.block - x.shape[2])), (0, 0)))


def _together(spec: Spec, k) -> int:
    """How many blocks of a row to give at once, from shapes alone: the same in any batch and in any longer cache."""
    _, heads, keys, size = k.shape
    large = heads * spec.block * size * k.dtype.itemsize >= LEAST_SHARED
    never = isinstance(keys, int) and keys <= (TOGETHER - 1) * spec.block  # has a row so many blocks
    return TOGETHER if large and not never else 1


def _blocks(spec: Spec, low, high):
    """How many blocks the keys low <= t < high take."""
    return (jnp.maximum(high - low, 0) + spec.block - 1) // spec.block


def _block(spec: Spec, low, high, j):
    """The first key to read for block j of a row, and which of the keys from there on are the block's.

    The last block is read from before its first key, so that it ends with the row: it never reaches past the array.
    """
    first = low + j * spec.block
    at = jnp.minimum(first, jnp.maximum(high - spec.block, 0))
    place = at + lax.iota(jnp.int32, spec.block)
    return at, (place >= first) & (place < high)


def _read(spec: Spec, x, b, at, dtype):
    """Keys at .. at + block - 1 of row b: [Hk, block, D]."""
    _, heads, _, size = x.shape
    return lax.dynamic_slice(x, (b, _ZERO, at, _ZERO), (1, heads, spec.block, size))[0].astype(dtype)


def _add(spec: Spec, total, b, at, part):
    """`total` with a block of row b added to."""
    total_there = _read(spec, total, b, at, total.dtype)
    return lax.dynamic_update_slice(total, (total_there + part)[None], (b, _ZERO, at, _ZERO))
