"""Layouts of ragged batches: from lengths, segment ids or masks to offsets and output rows, and back to padded arrays.

All of it can be traced. Integers may be of any dtype and come back as int32. What an array holds is checked where it is
known; under a trace each docstring says what becomes of it.
"""

from typing import TYPE_CHECKING, Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from jaxlp import checks
from jaxlp.errors import ArgumentError

if TYPE_CHECKING:
    from jaxtyping import Array, ArrayLike, Bool, Int, Shaped


def offsets_from_lengths(lengths: "Int[ArrayLike, 'B']") -> "Int[Array, 'B+1']":
    """Offsets of sequences packed end to end: 0, then the running sum of `lengths`. int32.

    Known lengths that are negative, or add up to 2**31 or more, raise ArgumentError; traced ones are not looked at.
    """
    if _known(lengths):
        known = checks.integers("lengths", lengths)
        return jnp.asarray(np.cumsum([0, *checks.counts("lengths", known, len(known))]), jnp.int32)
    traced = _integers("lengths", lengths)
    return jnp.concatenate([jnp.zeros(1, jnp.int32), jnp.cumsum(traced, dtype=jnp.int32)])


def offsets_from_segment_ids(segment_ids: "Int[ArrayLike, 'T']", *, size: int | None = None) -> "Int[Array, 'size+1']":
    """Offsets of the documents in a packed array of ids: 0, then the end of each document. int32.

    A document is a maximal run of one id; ids 0 and -1 are padding. Ids may come in any order and come again. Only ends
    are kept, so padding between documents belongs to the front of the next one: the graph, which reads from the ends,
    never reaches it as long as `lp_output_offsets` counts the documents' own rows.

    Args:
        size: the number of offsets but one; documents that are not there are empty ones at the end. None: as many as
            there are, which must then be known. More documents than that raise ArgumentError; under a trace the last
            ones are left out.
    """
    most = None if size is None else _size("size", size)
    if _known(segment_ids):
        found = np.flatnonzero(_run_ends(checks.integers("segment_ids", segment_ids), np)) + 1
        most = len(found) if most is None else most
        if len(found) > most:
            raise ArgumentError(f"`size` must be the number of documents at least, {len(found)}: got {most}.")
        ends = jnp.asarray(np.pad(found, (0, most - len(found))), jnp.int32)
    else:
        if most is None:
            raise ArgumentError("`size` must be given while `segment_ids` is traced: it is a shape. Got None.")
        ends = _first_true(_run_ends(_integers("segment_ids", segment_ids, None), jnp), most) + 1
    return lax.cummax(jnp.concatenate([jnp.zeros(1, jnp.int32), ends]))


def offsets_from_mask(mask: "Bool[ArrayLike, 'B L']") -> "Int[Array, 'B+1']":
    """Offsets of the rows of a padded batch once packed: row b has as many tokens as `mask` has true places. int32.

    `mask` is bool or integers, of which 0 is false; true places may be anywhere in a row. `x[mask]` packs x to match.
    Raises ArgumentError for another dtype or number of axes.
    """
    true = _mask("mask", mask)
    if true.ndim != 2:
        raise ArgumentError(f"`mask` must have two axes, [B, L]: got shape {true.shape}.")
    return offsets_from_lengths(jnp.sum(true, axis=1, dtype=jnp.int32))


def to_padded(
    x: "Shaped[ArrayLike, 'T ...']", offsets: "Int[ArrayLike, 'B+1']", width: int, fill: Any
) -> "Shaped[Array, 'B width ...']":
    """The packed sequences of `x` as rows of `width` places, each from the left, `fill` in the places left over.

    `fill` is a scalar that the dtype of `x` can hold. Gradients flow to the places of `x` that are used. A sequence
    longer than `width`, or offsets that do not fit `x`, raise ArgumentError; under a trace the rest is cut off.
    """
    width, packed = _size("width", width), jnp.asarray(x)
    if packed.ndim == 0:
        raise ArgumentError("`x` must have an axis of packed tokens in front: got a scalar.")
    rows, fill = packed.shape[0], _fill(fill, packed.dtype)
    if _known(offsets):
        offsets = checks.offsets("offsets", offsets)
        longest = np.diff(offsets).max(initial=0)
        if offsets[-1] > rows:
            raise ArgumentError(f"`offsets` must end within the {rows} rows of `x`: got {offsets[-1]}.")
        if longest > width:
            raise ArgumentError(f"`width` must hold the longest sequence, of {longest} tokens: got {width}.")
    bounds = _integers("offsets", offsets)
    places = bounds[:-1, None] + jnp.arange(width, dtype=jnp.int32)
    used = (places >= 0) & (places < jnp.minimum(bounds[1:, None], rows))
    if rows == 0:
        return jnp.broadcast_to(fill, (*places.shape, *packed.shape[1:]))
    # The place 0 for what is not used: jax 0.12's CPU compiler gets the plain clipped places of 4 or 8 sequences wrong.
    taken = jnp.take(packed, jnp.where(used, places, 0), axis=0, mode="clip")
    return jnp.where(used.reshape(used.shape + (1,) * (packed.ndim - 1)), taken, fill)


def output_rows_from_mask(
    mask: "Bool[ArrayLike, '... L']", size: int, *, mask_on: str = "target"
) -> "tuple[Int[Array, 'size'], Int[Array, '']]":
    """The graph's `output_rows` [size] for the true places of `mask`, in order, then -1, and how many were dropped.

    Places are counted over the flattened `mask`, whose last axis is the sequence. Row t predicts the token after t:
    so it is in a graph whose `lp_output_offsets` give every place an output row.

    Args:
        mask: bool, or integers of which 0 is false.
        mask_on: what a true place t marks. "target": the token to be scored, so its row is t - 1; a target at the start
            of a sequence has nothing before it and is dropped. "predictor": the row t itself.

    `dropped` (int32) counts those targets and the places beyond `size`. Raises ArgumentError for a mask of another
    dtype and for other settings.
    """
    size = _size("size", size)
    if mask_on not in ("target", "predictor"):
        raise ArgumentError(f'`mask_on` must be "target" or "predictor": got {mask_on!r}.')
    marked = _mask("mask", mask)
    if marked.ndim == 0:
        raise ArgumentError("`mask` must have an axis of places: got a scalar.")
    dropped = jnp.zeros((), jnp.int32)
    if mask_on == "target":
        dropped = jnp.sum(marked[..., :1], dtype=jnp.int32)
        marked = jnp.concatenate([marked[..., 1:], jnp.zeros_like(marked[..., :1])], axis=-1)
    beyond = jnp.maximum(jnp.sum(marked, dtype=jnp.int32) - size, 0)
    return _first_true(marked.reshape(-1), size), dropped + beyond


def _known(value: Any) -> bool:
    return not isinstance(value, jax.core.Tracer)


def _size(name: str, value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, (int, np.integer)) or value < 0:
        raise ArgumentError(f"`{name}` must be an int of at least 0: got {checks.shown(value)}.")
    return int(value)


def _integers(name: str, value: Any, dtype: Any = jnp.int32) -> Any:
    """`value`, one-dimensional integers of any dtype, as `dtype`; None keeps theirs."""
    array = jnp.asarray(value)
    if not jnp.issubdtype(array.dtype, jnp.integer) or array.ndim != 1:
        raise ArgumentError(f"`{name}` must be a one-dimensional array of integers: got {checks.shown(array)}.")
    return array.astype(dtype or array.dtype)


def _mask(name: str, value: Any) -> Any:
    """`value`, an array of booleans or integers, as booleans."""
    array = value if isinstance(value, jax.Array) else np.asarray(value)
    if array.dtype != bool and not jnp.issubdtype(array.dtype, jnp.integer):
        raise ArgumentError(f"`{name}` must be an array of booleans or integers: got {checks.shown(array)}.")
    return jnp.asarray(array if array.dtype == bool else array != 0)


def _fill(value: Any, dtype: Any) -> Any:
    """`value` as a scalar of `dtype`; an integer dtype must hold it exactly."""
    if isinstance(value, jax.core.Tracer):
        return value.astype(dtype)
    array = np.asarray(value)
    usable = array.ndim == 0 and array.dtype.kind not in "OSUMm"
    if usable:
        with np.errstate(all="ignore"):
            cast = array.astype(dtype)
        usable = jnp.issubdtype(dtype, jnp.inexact) or bool(cast == array)
    if not usable:
        raise ArgumentError(f"`fill` must be a scalar that {dtype} can hold: got {checks.shown(value)}.")
    return jnp.asarray(cast)


def _run_ends(ids: Any, xp: Any) -> Any:
    """Where a run of one id ends, runs of 0 and -1 apart. `xp`: numpy or jax.numpy."""
    padding = ids == 0
    if not xp.issubdtype(ids.dtype, xp.unsignedinteger):
        padding = padding | (ids == -1)
    changes = xp.concatenate([ids[1:] != ids[:-1], xp.ones(min(len(ids), 1), bool)])
    return changes & ~padding


def _first_true(flags: Any, size: int) -> Any:
    """Positions of the first `size` true places, int32, then -1."""
    if flags.shape[0] == 0 or size == 0:
        return jnp.full(size, -1, jnp.int32)
    return jnp.nonzero(flags, size=size, fill_value=-1)[0].astype(jnp.int32)
