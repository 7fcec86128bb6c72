"""`score_rows`: scores of any rows of logits by either method, differentiable in reverse to any order."""

import functools

import jax
import jax.numpy as jnp
from jax import lax

from jaxlp import blocked, compat, moves, portable
from jaxlp.scores import RowScores, Spec, along, compute_dtype, inverse, no_scores, softmax

METHODS = {"blocked": blocked, "portable": portable}  # each scores, and adds up gradients, in its own operations


def score_rows(spec: Spec, logits, rows, own, named=None, temperature=None, *, in_place=False) -> RowScores:
    """Scores of R rows of `logits` [N, V].

    rows: int32 [R], the logits row of each, -1 for none; own: int32 [R]; named: int32 [R, K] or None; temperature: [R]
    or None. Rows that read one logits row must ask the same of it. Tokens outside [0, vocab) score -inf; empty places
    hold token `vocab` and -inf; odd rows hold NaN. Differentiable in reverse, to any order, in `logits` and
    `temperature`. `in_place` promises that row i reads logits row i or none; `portable` takes `named` and `temperature`
    only so.
    """
    if spec.method == "blocked" or in_place:
        return _score_rows(spec, *compat.vary_alike((logits, rows, own, named, temperature)))
    assert named is None and temperature is None
    if logits.shape[0] == 0 or rows.shape[0] == 0:
        return no_scores(spec, rows.shape[0], compute_dtype(logits))
    with jax.named_scope("logits rows"):
        hit = moves.reads(rows, logits.shape[0])
        read = jnp.max(jnp.where(hit, 1, 0), axis=0) > 0
        at = jnp.where(read, lax.iota(jnp.int32, logits.shape[0]), -1)
        asked = moves.to_logits_rows(own, hit)
    with jax.named_scope("scores"):
        scores = score_rows(spec, logits, at, asked, in_place=True)
    with jax.named_scope("output rows"):
        return moves.to_output_rows(scores, rows, hit, spec.vocab)


@functools.partial(jax.custom_vjp, nondiff_argnums=(0,))
def _score_rows(spec, logits, rows, own, named, temperature):
    return METHODS[spec.method].score(spec, logits, rows, own, named, temperature)


def _forward(spec, logits, rows, own, named, temperature):
    scores = _score_rows(spec, logits, rows, own, named, temperature)  # itself differentiable: hence any order
    return scores, (logits, rows, own, named, temperature, scores)


def _backward(spec, saved, cotangent):
    """d score_v / d z_u = ((u = v) - p_u) / T: one dense pass over the logits, an entry for each score asked for."""
    logits, rows, own, named, temperature, scores = saved
    dtype, method = compute_dtype(logits), METHODS[spec.method]

    def columns(own, top, named):
        return jnp.concatenate([own[:, None], *(x for x in (top, named) if x is not None)], axis=1)

    ids = columns(own, scores.top_ids, named)
    values = columns(scores.own, scores.top, scores.named)
    given = columns(cotangent.own, cotangent.top, cotangent.named)
    odd = jnp.max(jnp.where(jnp.isnan(values), 1, 0), axis=1) > 0  # of all scores: the dense pass comes after the last
    asked = (jnp.max(jnp.where(given != 0, 1, 0), axis=1) > 0) | (cotangent.log_sum != 0)
    live = (rows >= 0) & ~odd
    given = jnp.where(live[:, None] & (ids >= 0) & (ids < spec.vocab), given, 0)
    weight = jnp.where(live, cotangent.log_sum - jnp.sum(given, axis=1), 0)
    scale = None if temperature is None else inverse(temperature, dtype)
    put, add = method.by_logits_row(rows, logits.shape[0])

    def scaled(x):
        return x if scale is None else x * along(scale, x)

    total = add(scaled(weight))[:, None]
    broken = add(jnp.where((rows >= 0) & odd & asked, 1, jnp.zeros_like(weight)))[:, None] > 0
    column = lax.broadcasted_iota(jnp.int32, (1, logits.shape[1]), 1)
    exists = put(live)[:, None] & (column < spec.vocab)
    maximum = lax.stop_gradient(scores.maximum)
    per_row = (maximum, scores.log_sum) if scale is None else (maximum, scores.log_sum, scale)
    p, difference = softmax(logits.astype(dtype), exists, *(put(x)[:, None] for x in per_row))
    entries = put(ids, -1), put(values), add(scaled(given))
    d_logits = method.add_entries(spec, p * total, total, *entries, broken, logits.dtype)
    if temperature is None:
        return d_logits, None, None, None, None

    mean = method.mean_difference(spec, logits, jnp.where(live, rows, -1), p, difference, *per_row)
    entries = jnp.sum(given * jnp.where(values > -jnp.inf, values + scores.log_sum[:, None], 0), axis=1)
    d_temperature = -scale * (weight * mean + entries)
    d_temperature = jnp.where(live, d_temperature, jnp.where((rows >= 0) & asked, jnp.nan, 0))
    return d_logits, None, None, None, d_temperature.astype(temperature.dtype)


_score_rows.defvjp(_forward, _backward)
