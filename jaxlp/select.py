"""Exact top-k over the vocabulary of each row, by a tournament of blocks.

The maxima of contiguous blocks of columns are ranked first. The k best elements of a row lie in its k best blocks, so
only those blocks are read again. Blocks are contiguous and ranked with ties to the lower block, which keeps the order
of the whole row: falling value, ties by rising column; +0.0, -0.0 and subnormals are one tie.
"""

from typing import TYPE_CHECKING

import jax.numpy as jnp
import numpy as np
from jax import lax

if TYPE_CHECKING:
    from jaxtyping import Array, Float, Int

MIN_BLOCK, MAX_BLOCK = 32, 128
MOST_PARTS = 32  # of the rows, that a CPU ranks apart
LEAST_PART = 2**14  # elements of one of them
SHARED_FROM = 9  # operations that wait at once, from which XLA's CPU gives some of them to another thread


def _ranked(values: "list[Float[Array, 'C *']]", k: int, platform: str) -> tuple:
    """`lax.top_k` of the columns of several arrays, one after the other.

    XLA's CPU gives a call one core: on the platform "cpu" it is many calls, if they are enough to be shared out.
    """
    rows, columns = values[0].shape[0], sum(x.shape[1] for x in values)
    size = max(1, -(-rows // MOST_PARTS), -(-LEAST_PART // columns))  # rows of a part
    starts = range(0, rows, size)
    if platform != "cpu" or len(starts) < SHARED_FROM:
        return lax.top_k(jnp.concatenate(values, axis=1), k)
    found = [lax.top_k(jnp.concatenate([x[at : at + size] for x in values], axis=1), k) for at in starts]
    return tuple(jnp.concatenate(x) for x in zip(*found, strict=True))


def block_width(columns: int, k: int) -> int:
    """The block width, a power of two, that keeps maxima (columns / width) and candidates (k * width) about as many."""
    width = MIN_BLOCK
    while width < MAX_BLOCK and width * width * max(k, 1) < columns:
        width *= 2
    return width


def order_key(x: "Float[Array, '...']") -> "Float[Array, '...']":
    """x with every zero and subnormal made +0.0, so that backends that flush subnormals and those that do not agree."""
    return jnp.where(jnp.abs(x) < np.finfo(x.dtype).tiny, jnp.zeros_like(x), x)


def comes_before(x, column, own, id):
    """Whether a column of value x is ranked before the column `id` of value `own`."""
    key, its_own = order_key(x), order_key(own)
    return (key > its_own) | ((key == its_own) & (column < id))


def read_rows(
    logits: "Float[Array, 'N V']",
    rows: "Int[Array, 'C'] | None",
    start: int,
    stop: int,
    dtype,
    existing: "Int[Array, 'C'] | None" = None,
) -> "Float[Array, 'C S']":
    """Columns `start` to `stop` of the named rows, or of all, widened to `dtype`. Every row must be within the logits.

    A column from `existing` on, if that is given, is -inf whatever it holds.
    """
    if rows is None:
        read = lax.slice_in_dim(logits, start, stop, axis=1)
    else:
        dimensions = lax.GatherDimensionNumbers(offset_dims=(1,), collapsed_slice_dims=(0,), start_index_map=(0, 1))
        index = jnp.stack([rows, jnp.full_like(rows, start)], axis=-1)
        read = lax.gather(logits, index, dimensions, (1, stop - start), mode=lax.GatherScatterMode.PROMISE_IN_BOUNDS)
    if existing is None:
        return read.astype(dtype)
    column = start + lax.broadcasted_iota(jnp.int32, read.shape, 1)
    return jnp.where(column < existing[:, None], read.astype(dtype), -jnp.inf)


def all_rows(logits: "Float[Array, 'N V']") -> "Int[Array, 'N']":
    """The rows of the logits, one after the other."""
    return lax.iota(jnp.int32, logits.shape[0])


def _read_blocks(logits, rows, starts, width, dtype):
    """logits[rows[c], starts[c, j] : starts[c, j] + width], [C, J, width]."""
    rows = all_rows(logits) if rows is None else rows
    dimensions = lax.GatherDimensionNumbers(offset_dims=(2,), collapsed_slice_dims=(0,), start_index_map=(0, 1))
    index = jnp.stack([jnp.broadcast_to(rows[:, None], starts.shape), starts], axis=-1)
    read = lax.gather(logits, index, dimensions, (1, width), mode=lax.GatherScatterMode.PROMISE_IN_BOUNDS)
    return read.astype(dtype)


def _pick(x, index):
    return jnp.take_along_axis(x, index, axis=1, mode="promise_in_bounds")


def top_k(
    logits: "Float[Array, 'N V']",
    rows: "Int[Array, 'C'] | None",
    maxima: "Float[Array, 'C J']",
    k: int,
    columns: int,
    width: int,
    platform: str,
    existing: "Int[Array, 'C'] | None" = None,
    carried: "tuple[Float[Array, 'C k'], Int[Array, 'C k']] | None" = None,
) -> "tuple[Float[Array, 'C k'], Int[Array, 'C k']]":
    """Values and columns (int32) of the k best of the first `columns` columns of each row, k <= columns.

    `maxima` are those of the row's blocks of `width` columns, the last of which may be narrower. A row with a NaN gives
    columns that are within range and nothing more. `platform`: see `_ranked`. `existing`: see `read_rows`. `carried`:
    the k best of columns that come before these, with their ids; they take part, and k may be more than `columns`.
    """
    if k * width * 2 >= columns:  # the tournament would read the row again
        values = order_key(read_rows(logits, rows, 0, columns, maxima.dtype, existing))
        return _best_with(carried, k, platform, values, lambda place: place)
    _, best = _best_with(carried, k, platform, order_key(maxima), lambda place: place, of_carried=-1)
    best = jnp.sort(best, axis=1)  # by rising column, so that ties go to the lower one
    at = best if carried is None else jnp.maximum(best, 0)
    starts = jnp.minimum(at * width, columns - width)  # the last block, if narrow, begins in the one before it
    column = starts[:, :, None] + lax.broadcasted_iota(jnp.int32, (1, 1, width), 2)
    candidates = order_key(_read_blocks(logits, rows, starts, width, maxima.dtype))
    candidates = jnp.where(column >= (at * width)[:, :, None], candidates, -jnp.inf)
    if carried is not None:
        candidates = jnp.where((best >= 0)[:, :, None], candidates, -jnp.inf)
    if existing is not None:
        candidates = jnp.where(column < existing[:, None, None], candidates, -jnp.inf)
    flat = candidates.reshape(maxima.shape[0], k * width)
    return _best_with(carried, k, platform, flat, lambda place: _pick(starts, place // width) + place % width)


def _best_with(carried, k: int, platform, values, id_of, of_carried=None):
    """(values, ids) of the k best of `carried`, if that is given, and then `values` [C, J], by what `id_of` makes of j.

    XLA's CPU is quick where the best come first, as those of `carried` do: few others take a place of theirs.
    """
    if carried is None:
        best, place = _ranked([values], k, platform)
        return best, id_of(place.astype(jnp.int32))
    best, place = _ranked([carried[0], values], k, platform)
    place = place.astype(jnp.int32)
    known = _pick(carried[1], jnp.minimum(place, k - 1)) if of_carried is None else of_carried
    return best, jnp.where(place < k, known, id_of(jnp.maximum(place - k, 0)))
