"""Between logits rows and output rows without gather and scatter: by comparing every pair, and maxima of sums.

Each logits row is scored in place. What the output rows ask of it moves there, and what comes out moves back.
"""

from typing import TYPE_CHECKING

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from jaxlp.scores import RowScores, RowStats, columns_of, only

if TYPE_CHECKING:
    from jaxtyping import Array, Bool, Float, Int

EXACT_IDS = 2**24  # below it a float32 holds every integer
NONE = np.iinfo(np.int32).min  # the own token of a logits row that no output row reads


def reads(rows: "Int[Array, 'R']", count: int) -> "Bool[Array, 'R N']":
    """Whether each output row reads each of `count` logits rows."""
    return rows[:, None] == lax.broadcasted_iota(jnp.int32, (1, count), 1)


def to_logits_rows(ids: "Int[Array, 'R']", hit: "Bool[Array, 'R N']") -> "Int[Array, 'N']":
    """The int of an output row that reads each logits row, all of which have the same; `NONE` where none does."""
    return jnp.max(jnp.where(hit, ids[:, None], NONE), axis=0)


def to_output_rows(scores: RowScores, rows: "Int[Array, 'R']", hit: "Bool[Array, 'R N']", vocab: int) -> RowScores:
    """Own score and candidates of the logits row that each output row reads; zeros where it reads none (row -1)."""
    read = (rows >= 0)[:, None]
    floats = [scores.own.reshape(-1, 1), scores.top]
    if scores.stats is not None:
        *moments, rank = scores.stats
        floats += [x.reshape(-1, 1) for x in moments]
    own, top, *moments = _moved(tuple(floats), hit, read)
    ids = None if scores.top_ids is None else _moved_integers(scores.top_ids, hit, read, vocab)
    stats = None
    if scores.stats is not None:
        rank = _moved_integers(rank.reshape(-1, 1), hit, read, vocab)
        stats = RowStats(*(x.reshape(-1) for x in (*moments, rank)))
    return RowScores(own=own.reshape(-1), top=top, named=None, top_ids=ids, maximum=None, log_sum=None, stats=stats)


def _moved_integers(x: "Int[Array, 'N k']", hit, read, vocab: int) -> "Int[Array, 'R k']":
    """Integers from 0 to `vocab` at the output rows; 0 where a row reads none."""
    if vocab < EXACT_IDS:
        offset = only(hit, jnp.float32)
        moved = jnp.concatenate([_largest(offset, column.astype(jnp.float32)) for column in columns_of(x)], axis=1)
        return jnp.where(read, moved, 0).astype(jnp.int32)
    each = (jnp.max(jnp.where(hit, column.reshape(1, -1), 0), axis=1, keepdims=True) for column in columns_of(x))
    return jnp.concatenate(list(each), axis=1)


def _largest(offset: "Float[Array, 'R N']", column: "Float[Array, 'N 1']") -> "Float[Array, 'R 1']":
    return jnp.max(offset + column.reshape(1, -1), axis=1, keepdims=True)


@jax.custom_vjp
def _moved(scores, hit: "Bool[Array, 'R N']", read: "Bool[Array, 'R 1']"):
    """Scores of logits rows, [N, 1] and [N, k], at the output rows: [R, 1] and [R, k]; 0 where a row reads none.

    By maxima of sums. A row is NaN throughout or nowhere, and that travels as a flag of its own, whatever a backend's
    maximum makes of NaN.
    """
    offset = only(hit, scores[0].dtype)
    odd = scores[0] != scores[0]
    odd_out = _largest(offset, jnp.where(odd, 1, jnp.zeros_like(scores[0]))) > 0

    def move(x):
        columns = [_largest(offset, jnp.where(odd, 0, column)) for column in columns_of(x)]
        return jnp.where(read, jnp.where(odd_out, jnp.nan, jnp.concatenate(columns, axis=1)), 0)

    return jax.tree.map(move, scores)


def _moved_forward(scores, hit, read):
    return _moved(scores, hit, read), hit


def _moved_backward(hit, cotangents):
    """Each logits row gets the sum of the cotangents of the rows that read it."""

    def add(x):
        sums = [jnp.sum(jnp.where(hit, g, jnp.zeros_like(g)), axis=0).reshape(-1, 1) for g in columns_of(x)]
        return jnp.concatenate(sums, axis=1)

    return jax.tree.map(add, cotangents), None, None


_moved.defvjp(_moved_forward, _moved_backward)
