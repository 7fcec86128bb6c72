"""What a trainer makes of scores: estimators of the KL divergence, and the scores of whole sequences.

Pure functions of arrays, for use under `jit`, `vmap` and `grad`. How they are weighted, clipped and averaged is the
trainer's affair.
"""

from typing import TYPE_CHECKING, NamedTuple

import jax
import jax.numpy as jnp

from jaxlp import compat
from jaxlp.errors import ArgumentError
from jaxlp.tokens import TokenScores, as_array, as_ids

if TYPE_CHECKING:
    from jaxtyping import Array, ArrayLike, Bool, Float, Int


def kl_k1(logprobs: "Float[ArrayLike, '...']", ref_logprobs: "Float[ArrayLike, '...']") -> "Float[Array, '...']":
    """log p - log q of tokens drawn from p: unbiased for KL(p || q), of either sign, and noisy. In nats.

    logprobs, ref_logprobs: [...] the tokens' scores by p, which drew them, and by q; of one shape. Where both are the
    same, -inf and the 0.0 of masked places included, it is 0. Raises ArgumentError for shapes that differ.

    Source: Schulman, "Approximating KL divergence", 2020.
    """
    return -_log_ratio(logprobs, ref_logprobs)


def kl_k2(logprobs: "Float[ArrayLike, '...']", ref_logprobs: "Float[ArrayLike, '...']") -> "Float[Array, '...']":
    """(log p - log q)**2 / 2 of tokens drawn from p: never below 0, of little noise, biased where p and q are apart.

    An estimate in nats, to second order.

    Arguments, units, errors and source: `kl_k1`.
    """
    return _log_ratio(logprobs, ref_logprobs) ** 2 / 2


def kl_k3(logprobs: "Float[ArrayLike, '...']", ref_logprobs: "Float[ArrayLike, '...']") -> "Float[Array, '...']":
    """q/p - 1 - log(q/p) of tokens drawn from p: unbiased for KL(p || q) and never below 0. In nats.

    Arguments, units, errors and source: `kl_k1`.
    """
    ratio = _log_ratio(logprobs, ref_logprobs)
    return jnp.expm1(ratio) - ratio


class TopkKL(NamedTuple):
    """What `topk_kl` returns, [...] each: the divergence in nats, and how much of both distributions the ids hold."""

    kl: "Float[Array, '...']"
    teacher_mass: "Float[Array, '...']"
    student_mass: "Float[Array, '...']"


def topk_kl(
    id_logprobs: "Float[ArrayLike, '... K']", teacher_logprobs: "Float[ArrayLike, '... K']", *, tail: bool = True
) -> TopkKL:
    """KL(teacher || student) over the K tokens that a teacher kept, and all others as one: sum(p (log p - log q)).

    In nats, one value a place, [...].

    Args:
        id_logprobs: [..., K] log q, the student's scores of the teacher's tokens: `token_logprobs(.., ids=ids)` gives
            them as `id_logprobs`.
        teacher_logprobs: [..., K] log p of the same tokens; -inf, as in an empty place, adds nothing.
        tail: add (1 - sum(p)) (log(1 - sum(p)) - log(1 - sum(q))). This makes it a divergence, 0 only where both agree
            on every token kept and never below 0. Without it the sum may have either sign.

    Masses are sums of float32 (float64) exponentials, so that a tail below the dtype's eps is not known; it counts as
    eps. A token that the teacher may draw and the student may not makes it +inf; a row of NaN stays NaN. Gradients are
    those of the formula, to any order. Raises ArgumentError for shapes that differ.

    Source: the top-k distillation loss with a tail bucket, as in Raman et al., "For distillation, tokens are not all
    you need", 2023.
    """
    student, teacher = _alike("teacher_logprobs", "id_logprobs", id_logprobs, teacher_logprobs)
    if student.ndim == 0:
        raise ArgumentError("`id_logprobs` must be [..., K]: got a scalar.")
    kept = teacher != -jnp.inf  # NaN is kept
    p = jnp.exp(jnp.where(kept, teacher, -jnp.inf))
    kl = jnp.sum(jnp.where(kept, p * (jnp.where(kept, teacher, 0) - student), 0), axis=-1)
    teacher_mass, student_mass = jnp.sum(p, axis=-1), jnp.sum(jnp.exp(student), axis=-1)
    if tail:
        least = jnp.finfo(student.dtype).eps
        rest, its = (jnp.maximum(1 - mass, least) for mass in (teacher_mass, student_mass))
        kl += rest * (jnp.log(rest) - jnp.log(its))
    return TopkKL(kl, teacher_mass, student_mass)


class SequenceScores(NamedTuple):
    """What `sequence_scores` returns, [...] each."""

    sum: "Float[Array, '...']"  # of the scores, in nats: the sequence's log-probability
    count: "Int[Array, '...']"  # type: ignore[assignment]  # of tokens; a tuple has a method of this name
    all_greedy: "Bool[Array, '...']"  # whether every token was the first choice


def sequence_scores(
    scores: TokenScores,
    offsets: "Int[ArrayLike, 'B+1'] | None" = None,
    *,
    mask: "Bool[ArrayLike, '... L'] | None" = None,
) -> SequenceScores:
    """The log-probability (nats) of each sequence, its length, and whether greedy decoding would have given it.

    Args:
        scores: of `token_logprobs(.., stats=True)`: the ranks say what is greedy, ties by the lower id.
        offsets: [B + 1] for packed scores [T]: sequence b owns rows [o[b], o[b + 1]). Rows past the last count nowhere.
        mask: [..., L] bool for scores [..., L]: which places count. Give one of the two.

    A sequence without tokens has 0.0, 0 and True. What does not count, NaN included, changes nothing; NaN that counts
    makes the sum NaN, and -inf makes it -inf. Differentiable in reverse. Raises ArgumentError for shapes and for scores
    without stats.
    """
    if not isinstance(scores, TokenScores) or scores.stats is None:
        raise ArgumentError("`scores` must come from `token_logprobs(.., stats=True)`.")
    if (offsets is None) == (mask is None):
        raise ArgumentError("give `offsets` of packed scores or a `mask`, and not both.")
    values, greedy = scores.logprobs, scores.stats.rank == 0
    if mask is not None:
        mask = as_array("mask", mask)
        if mask.dtype != bool or mask.shape != values.shape or mask.ndim == 0:
            raise ArgumentError(
                f"`mask` must be bool of the shape of the scores, {values.shape}: got {mask.dtype} {mask.shape}."
            )
        counted = jnp.sum(mask, axis=-1, dtype=jnp.int32)
        return SequenceScores(jnp.sum(jnp.where(mask, values, 0), axis=-1), counted, jnp.all(greedy | ~mask, axis=-1))
    offsets = as_ids("offsets", offsets)
    if values.ndim != 1 or offsets.ndim != 1 or offsets.shape[0] < 1:
        raise ArgumentError(
            f"`offsets` must be [B + 1] for scores of one axis: got {offsets.shape} for scores {values.shape}."
        )
    size = offsets.shape[0] - 1
    sequence = jnp.searchsorted(offsets, jnp.arange(values.shape[0], dtype=jnp.int32), side="right") - 1

    def total(x):
        return jax.ops.segment_sum(x, jnp.where(sequence < 0, size, sequence), num_segments=size + 1)[:size]

    count = total(jnp.ones_like(sequence, jnp.int32))
    return SequenceScores(total(values), count, total(jnp.where(greedy, 0, 1)) == 0)


def _log_ratio(logprobs, ref_logprobs):
    """log(q / p), 0 where both are the same."""
    p, q = _alike("ref_logprobs", "logprobs", logprobs, ref_logprobs)
    differ = p != q
    return jnp.where(differ, jnp.where(differ, q, 0) - jnp.where(differ, p, 0), 0)


def _alike(name: str, other: str, first, second) -> tuple[jax.Array, jax.Array]:
    """Two arrays of scores of one shape and float dtype."""
    first, second = as_array(other, first), as_array(name, second)
    if first.shape != second.shape:
        raise ArgumentError(f"`{name}` must have the shape of `{other}`, {first.shape}: got {second.shape}.")
    for label, x in ((other, first), (name, second)):
        if not jnp.issubdtype(x.dtype, jnp.floating):
            raise ArgumentError(f"`{label}` must be of a float dtype: got {x.dtype}.")
    dtype = compat.common_dtype(first.dtype, second.dtype, jnp.float32)
    return first.astype(dtype), second.astype(dtype)
