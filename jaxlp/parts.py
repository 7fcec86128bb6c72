"""What is known of a row from parts of its columns - blocks of the vocabulary, shards of a mesh - put together.

The normaliser of two parts is that of Milakov and Gimelshein, 2018; mean and variance join as in Chan, Golub and
LeVeque, 1983.
"""

from typing import TYPE_CHECKING, Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

from jaxlp import compat
from jaxlp.errors import ArgumentError
from jaxlp.scores import Partial, RowScores, Spec, along, inverse, is_token, settle

if TYPE_CHECKING:
    from jaxtyping import Array, Float, Int


def nothing(spec: Spec, rows: int, named: int | None, dtype) -> Partial:
    """What is known of rows from no column. `named`: how many tokens are asked about beside the own one, or None."""

    def all_minus_infinity(*shape):
        return jnp.full((rows, *shape), -jnp.inf, dtype)

    zero = jnp.zeros((rows,), dtype)
    return Partial(
        maximum=all_minus_infinity(),
        total=zero,
        own=all_minus_infinity(),
        named=None if named is None else all_minus_infinity(named),
        top=all_minus_infinity(spec.top) if spec.top else None,
        top_ids=jnp.zeros((rows, spec.top), jnp.int32) if spec.top else None,
        mean=zero if spec.stats else None,
        variance=zero if spec.stats else None,
        before=jnp.zeros((rows,), jnp.int32) if spec.stats else None,
    )


def _shift(parts: Partial, scale):
    """How far the maximum of each part is below that of all, [S, R]."""
    shift = parts.maximum - jnp.max(parts.maximum, axis=0)
    return shift if scale is None else shift * scale


def _totals(parts: Partial, scale):
    """The total of each part, [S, R], beside the maximum of all."""
    return jnp.where(parts.maximum == -jnp.inf, 0, parts.total * jnp.exp(_shift(parts, scale)))


def merged(k: int, parts: Partial, scale) -> Partial:
    """What is known from S parts of the columns of R rows. Each field [S, R, ...], by rising columns; k candidates."""
    maximum = jnp.max(parts.maximum, axis=0)
    totals = _totals(parts, scale)
    total = jnp.where(maximum == -jnp.inf, jnp.nan, jnp.sum(totals, axis=0))
    mean = variance = None
    if parts.mean is not None and parts.variance is not None:
        some = totals > 0  # NaN of odd rows is dropped here, and back in the total
        means = jnp.where(some, parts.mean + _shift(parts, scale), 0)
        mean = jnp.sum(totals * means, axis=0) / total
        spread = jnp.where(some, parts.variance + (means - mean) ** 2, 0)
        variance = jnp.sum(totals * spread, axis=0) / total
    top, top_ids = parts.top, parts.top_ids
    if top is not None and top_ids is not None:
        top, top_ids = _best_of(k, [*top], [*top_ids])
    own, named = jax.tree.map(lambda x: jnp.max(x, axis=0), (parts.own, parts.named))
    before = None if parts.before is None else jnp.sum(parts.before, axis=0, dtype=jnp.int32)
    return Partial(maximum, total, own, named, top, top_ids, mean, variance, before)


def _best_of(k: int, values: list, ids: list):
    """The best k of candidates [R, k] of several parts of the columns, by rising columns: ties keep them so."""
    together, named = jnp.concatenate(values, axis=1), jnp.concatenate(ids, axis=1)
    best, place = lax.top_k(together, k)
    return best, jnp.take_along_axis(named, place, axis=1, mode="promise_in_bounds")


def joined(so_far: Partial, part: Partial, lost, scale):
    """(what is known of both, what rounding has taken from the total until now); `lost` is that of `so_far`.

    So the total of many parts is as good as that of two. The columns of `part` come after those of `so_far`, and its
    candidates are the best of both.
    """
    but_best = (x._replace(top=None, top_ids=None) for x in (so_far, part))
    pair = jax.tree.map(lambda a, b: jnp.stack([a, b]), *but_best)
    known = merged(0, pair, scale)._replace(top=part.top, top_ids=part.top_ids)
    before, added = _totals(pair, scale)
    from_before = known.total - added
    rounding = (before - from_before) + (added - (known.total - from_before))
    lost, _ = _totals(pair._replace(total=jnp.stack([lost, lost])), scale)
    return known, lost + rounding


# --------------------------------------------------------------------------------------------- shards of the vocabulary


class Shard(NamedTuple):
    """The columns that a device holds of a vocabulary whose shards, of one width, lie along the axis `spec.axis`."""

    start: "Int[Array, '']"
    columns: int
    existing: "Int[Array, ''] | None"  # how many of them do, where the vocabulary does not fill the last shards


def shards_along(axis: Any) -> int:
    """How many shards there are along a mesh axis (or several, as a tuple) of the `shard_map` around the call."""
    try:
        if axis == () or (isinstance(axis, tuple) and len(set(axis)) < len(axis)):
            raise ValueError("an axis twice, or none")
        return lax.psum(1, axis)
    except (NameError, KeyError, TypeError, ValueError) as error:
        raise ArgumentError(
            f"`axis_name` must be an axis of the `shard_map` around this call: got {axis!r} ({error})."
        ) from error


def check_is_shard(name: str, x: Any, axis: Any) -> None:
    """Raise for an argument that jax knows to be the same on every device: each would take the whole for its part."""
    if axis is not None and compat.is_copied(x, axis):
        raise ArgumentError(
            f"`{name}` is the same on every device along `axis_name` {axis!r}, where each needs its own part of the "
            "vocabulary: shard it in the `in_specs`, or leave `axis_name` out."
        )


def shard_of(spec: Spec, columns: int) -> Shard:
    """This device's shard, of `columns` columns."""
    start = lax.axis_index(spec.axis) * columns
    fills = spec.vocab == columns * shards_along(spec.axis)
    return Shard(start, columns, None if fills else jnp.clip(spec.vocab - start, 0, columns))


class Shared(NamedTuple):
    """What was asked of the rows, as arrays that every shard holds alike."""

    rows: "Int[Array, 'R']"
    own: "Int[Array, 'R']"
    named: "Int[Array, 'R K'] | None"
    temperature: "Float[Array, 'R'] | None"


def settled(spec: Spec, part: Partial, shard: Shard, shared: Shared) -> RowScores:
    """Scores of R rows, the same on each shard, from what each knows."""
    rows, own, named, temperature = shared
    scale = None if temperature is None else inverse(temperature, part.maximum.dtype)
    known = _gathered(spec, part, shard, scale)
    known = known._replace(
        own=of_its_owner(spec, shard, part.own, own),
        named=None if named is None else of_its_owner(spec, shard, part.named, named),
    )
    scores = settle(spec, known, own, scale)
    return jax.tree.map(lambda x: jnp.where(along(rows >= 0, x), x, jnp.zeros_like(x)), scores)


def _gathered(spec: Spec, part: Partial, shard: Shard, scale) -> Partial:
    """What is known from all shards of the distribution, the same on each: R shards (2 k + 5) numbers for it cross."""
    if part.top_ids is not None:
        part = part._replace(top_ids=part.top_ids + shard.start)
    count, index = shards_along(spec.axis), lax.axis_index(spec.axis)

    def in_its_place(x):
        return lax.dynamic_update_index_in_dim(jnp.zeros((count, *x.shape), x.dtype), x, index, 0)

    # A sum, and no `all_gather`: of a sum jax knows, in every version, that it is the same on each device.
    parts = lax.psum(jax.tree.map(in_its_place, part._replace(own=None, named=None)), spec.axis)
    return merged(spec.top, parts, scale)


def of_its_owner(spec: Spec, shard: Shard, logits, ids):
    """The logits of the tokens `ids`, which every shard holds alike, each from the shard that has the token."""
    here = (ids >= shard.start) & (ids - shard.start < shard.columns)
    return jnp.where(is_token(spec, ids), lax.psum(jnp.where(here, logits, 0), spec.axis), -jnp.inf)
