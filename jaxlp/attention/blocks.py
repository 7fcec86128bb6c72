"""Products with a block of one row of a cache.

XLA's CPU copies what it cuts out for a product of matrices, and the copy costs more than the product. For few queries a
product is therefore spelled there as a sum of elementwise products of slices: one loop over vectors, which reads the
cache itself. What is left, a short sum, is a product with ones.
"""

import functools
from typing import TYPE_CHECKING, Any, NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import lax

from jaxlp.attention.spec import Spec, dot

if TYPE_CHECKING:
    from jaxtyping import Array, Bool, Float

FEW_QUERIES = 8  # of one key head
LANES = 16  # entries of a key, or of a value, that are multiplied side by side
TERMS = 8  # keys whose values are added in the one loop

_ZERO = np.int32(0)  # as an index: under x64 a plain 0 is another dtype than the rest


class Block(NamedTuple):
    """The keys at .. at + size - 1 of a row of a cache [R, Hk, T, D]."""

    row: Any
    at: Any
    size: int


def read(x: "Float[Array, 'R Hk T D']", block: Block) -> "Float[Array, 'Hk K D']":
    """The keys or values of a block."""
    return _read(x, block, _ZERO, x.shape[3])


def add_to(x: "Float[Array, 'R Hk T D']", block: Block, part: "Float[Array, 'Hk K D']") -> "Float[Array, 'R Hk T D']":
    """`x` with `part` added to the keys or values of a block."""
    return lax.dynamic_update_slice(x, (read(x, block) + part)[None], (block.row, _ZERO, block.at, _ZERO))


def _read(x, block: Block, lane, lanes):
    return lax.dynamic_slice(x, (block.row, _ZERO, block.at, lane), (1, x.shape[1], block.size, lanes))[0]


def products(
    spec: Spec, queries: "Float[Array, 'Hk G D']", x: "Float[Array, 'R Hk T D']", block: Block
) -> "Float[Array, 'Hk G K']":
    """q . k for each key of a block, in the dtype of `queries`."""
    heads, _, size = queries.shape
    dtype = queries.dtype
    if not _sliced(spec, queries) or size % LANES:
        return dot(queries, read(x, block).astype(dtype), (2, 2))
    terms = (
        queries[:, :, None, lane : lane + LANES] * _read(x, block, np.int32(lane), LANES).astype(dtype)[:, None]
        for lane in range(0, size, LANES)
    )
    return dot(functools.reduce(lax.add, terms), jnp.ones((heads, LANES), dtype), (3, 1))


def weighted(
    spec: Spec,
    weights: "Float[Array, 'Hk G K']",
    x: "Float[Array, 'R Hk T D']",
    block: Block,
    there: "Bool[Array, 'K']",
) -> "Float[Array, 'Hk G D']":
    """The sum of the keys or values of a block that are `there`, so weighted, in the dtype of `weights`."""
    heads, groups, _ = weights.shape
    dtype = weights.dtype

    def values(first, size):
        values = read(x, Block(block.row, block.at + first, size)).astype(dtype)
        return jnp.where(there[first : first + size, None], values, 0)

    if not _sliced(spec, weights) or block.size % TERMS:
        return dot(weights, values(0, block.size), (2, 1))
    run = block.size // TERMS
    weights = lax.optimization_barrier(weights)  # or the loop makes them anew for every entry of a value
    terms = (weights[:, :, i : i + run, None] * values(i, run)[:, None] for i in range(0, block.size, run))
    total = functools.reduce(lax.add, terms).reshape(heads * groups, run, -1)
    return dot(total, jnp.ones(total.shape[:2], dtype), (1, 1)).reshape(heads, groups, -1)


def _sliced(spec: Spec, queries) -> bool:
    return spec.platform == "cpu" and queries.shape[1] <= FEW_QUERIES
