"""What it is to score a row of logits: the settings, the result, and the rules that both methods share.

For a row z with maximum m and s = log sum_v exp((z_v - m) / T), the score of token v is (z_v - m) / T - s, in nats.
"""

import math
from typing import TYPE_CHECKING, Any, NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import lax

if TYPE_CHECKING:
    from jaxtyping import Array, Bool, Float, Int


class Spec(NamedTuple):
    """What is static about a call."""

    top: int  # candidates per row
    vocab: int  # columns that exist
    platform: str
    method: str
    stats: bool = False
    axis: Any = None  # the mesh axis, or axes, along which shards of the vocabulary lie


class RowStats(NamedTuple):
    """Of each row's distribution p = softmax(z / T), in nats. Differentiable in reverse, but for the rank.

    lse: log(sum(exp(z / T))). entropy: -sum(p log p). varentropy: sum(p (log p + entropy)**2), the variance of log p
    under p. A logit of -inf adds nothing. rank: int32, how many tokens come before the own token (falling logit, ties
    by rising id): 0 is the greedy choice, `vocab` on rows that read no logits, on odd rows and for an own token
    outside. Odd rows hold NaN, rows that read no logits 0.
    """

    lse: "Float[Array, '...']"
    entropy: "Float[Array, '...']"
    varentropy: "Float[Array, '...']"
    rank: "Int[Array, '...']"


class RowScores(NamedTuple):
    """Scores of R rows; all zero on a row that reads no logits. m and s are None where rows were moved."""

    own: "Float[Array, 'R']"
    top: "Float[Array, 'R k'] | None"  # None for k = 0: some backends take no array without elements
    named: "Float[Array, 'R K'] | None"
    top_ids: "Int[Array, 'R k'] | None"
    maximum: "Float[Array, 'R'] | None"  # m; carries no gradient, for no score depends on it
    log_sum: "Float[Array, 'R'] | None"  # s; NaN exactly on odd rows (any NaN or +inf, or nothing above -inf)
    stats: RowStats | None = None  # where they are asked for


class Partial(NamedTuple):
    """What is known of R rows from some of their columns, or from all: logits, not yet scores. See `jaxlp.parts`.

    A logit is -inf where the token is not among the columns, and where a place of `top` is empty.
    """

    maximum: "Float[Array, 'R']"
    total: "Float[Array, 'R']"  # sum(exp((z - maximum) / T))
    own: "Float[Array, 'R'] | None"
    named: "Float[Array, 'R K'] | None"
    top: "Float[Array, 'R k'] | None"
    top_ids: "Int[Array, 'R k'] | None"
    mean: "Float[Array, 'R'] | None"  # of (z - maximum) / T under p
    variance: "Float[Array, 'R'] | None"
    before: "Int[Array, 'R'] | None"  # how many of the columns are ranked before the own token


def below(z, maximum, scale=None):
    """(z - m) / T of z [R, ...]."""
    difference = z - along(maximum, z)
    return difference if scale is None else difference * along(scale, z)


def settle(spec: Spec, known: Partial, own: "Int[Array, 'R']", scale=None) -> RowScores:
    """Scores of R rows whose columns are all known. `own`: their own tokens."""
    log_sum = jnp.log(known.total)
    odd = jnp.isnan(log_sum)

    def score_of(z):
        return jnp.where(along(odd, z), jnp.nan, below(z, known.maximum, scale) - along(log_sum, z))

    top, top_ids = known.top, known.top_ids
    if top is not None and top_ids is not None:
        top = jnp.where(top == -jnp.inf, -jnp.inf, below(top, known.maximum, scale) - log_sum[:, None])
        top, top_ids = settle_candidates(spec, odd[:, None], top, top_ids)
    stats = None
    if known.before is not None:
        rank = jnp.where(is_token(spec, own) & ~odd, known.before, spec.vocab)
        stats = stats_of(rank, known.maximum, log_sum, known.mean, known.variance, scale)
    return RowScores(
        own=score_of(known.own),
        top=top,
        named=None if known.named is None else score_of(known.named),
        top_ids=top_ids,
        maximum=known.maximum,
        log_sum=log_sum,
        stats=stats,
    )


def no_scores(spec: Spec, count, dtype) -> RowScores:
    """Of `count` rows that read no logits."""
    top = jnp.zeros((count, spec.top), dtype) if spec.top else None
    top_ids = None if top is None else top.astype(jnp.int32)
    own = jnp.zeros((count,), dtype)
    stats = RowStats(own, own, own, own.astype(jnp.int32)) if spec.stats else None
    return RowScores(own=own, top=top, named=None, top_ids=top_ids, maximum=None, log_sum=None, stats=stats)


def compute_dtype(logits) -> Any:
    """float64 for float64 logits, else float32."""
    return jnp.dtype(jnp.float64 if logits.dtype == jnp.float64 else jnp.float32)


def inverse(temperature, dtype):
    """1 / T, a normal number; NaN, which makes the row odd, for a T that is not above 0 and finite."""
    temperature = temperature.astype(dtype)
    inverted = jnp.maximum(1 / temperature, np.finfo(dtype).tiny)  # 0 would make NaN of a logit of -inf
    return jnp.where((temperature > 0) & (temperature < jnp.inf), inverted, jnp.nan)


def is_token(spec: Spec, ids: "Int[Array, '...']") -> "Bool[Array, '...']":
    """Whether the ids are within the vocabulary."""
    return (ids >= 0) & (ids < spec.vocab)


def along(row, x):
    """One value a row, [C], in the rank of x [C, ...]."""
    return row.reshape(row.shape[0], *[1] * (x.ndim - 1))


def columns_of(x):
    """The columns of x [N, W], each [N, 1]."""
    return [lax.slice_in_dim(x, j, j + 1, axis=1) for j in range(x.shape[1])]


def only(here: "Bool[Array, '...']", dtype) -> "Float[Array, '...']":
    """What, added to numbers, leaves those that are `here` and makes the others -inf."""
    return jnp.where(here, 0, jnp.asarray(-jnp.inf, dtype))


def settle_candidates(
    spec: Spec, odd: "Bool[Array, 'C 1']", scores: "Float[Array, 'C k']", ids: "Int[Array, 'C k']"
) -> "tuple[Float[Array, 'C k'], Int[Array, 'C k']]":
    """Candidates as they leave: an odd row has NaN and the ids 0, 1, ..; an empty place, score -inf, has id `vocab`."""
    place = jnp.minimum(lax.broadcasted_iota(jnp.int32, ids.shape, 1), spec.vocab)
    ids = jnp.where(odd, place, jnp.where(scores == -jnp.inf, spec.vocab, ids))
    return jnp.where(odd, jnp.nan, scores), ids


def moment(x, f):
    """exp(x) f(x) of x = (z - m) / T, which is 0 where exp(x) is, however large f(x)."""
    weight = jnp.exp(x)
    return jnp.where(weight > 0, weight * f(x), 0)


def stats_of(rank, maximum, log_sum, mean, variance, scale) -> RowStats:
    """From the mean and the variance of (z - m) / T under p, [R] each."""
    lse = (maximum if scale is None else maximum * scale) + log_sum
    return RowStats(lse, log_sum - mean, jnp.where(jnp.isnan(log_sum), jnp.nan, variance), rank)


def bend(x, mean, slope, curve):
    """What stats add to a row's total, at x = (z - m) / T: d (slope + curve d) for the distance d from the mean."""
    distance = x - mean
    return distance * (slope + curve * distance)


def weighted_mean(p, difference, weight, per_stat):
    """sum(p x total(x)) of each row, x = (z - m) / T; the total is `weight`, bent where there are stats."""
    total = weight[:, None]
    if per_stat is not None:
        total = total + bend(difference, *(x[:, None] for x in per_stat))
    return jnp.sum(p * difference * total, axis=1)


def softmax(z, exists, maximum, log_sum, scale=None):
    """p, and (z - m) / T where T is given; both 0 where p is too small for the dtype and where there is no logit.

    So no product with p, of any order of derivative, meets a difference that is infinite or overflows.
    """
    least = math.log(np.finfo(z.dtype).smallest_subnormal) - 1
    difference = z - maximum
    if scale is None:
        score = difference - log_sum
        return jnp.exp(jnp.where(exists & (score > least), score, -jnp.inf)), None
    alive = exists & (difference * scale - log_sum > least)
    difference = jnp.where(alive, difference, 0) * scale
    return jnp.exp(jnp.where(alive, difference - log_sum, -jnp.inf)), difference
