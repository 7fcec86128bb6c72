"""Many entries added to a dense gradient, by scattering them."""

import jax
import jax.numpy as jnp
from jax import lax


def add_entries(dense, total, ids, values, given, exists, broken, dtype):
    """dense[n, v] + the sum of given[n, e] where ids[n, e] = v and `exists`; NaN in broken rows; rounded once.

    `dense` is exp(values) * total at the entries. `dtype` is that of the result.
    """
    size = dense.shape[0]
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
