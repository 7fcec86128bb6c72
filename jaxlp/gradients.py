"""`score_rows`: scores of any rows of logits by either method, differentiable in reverse to any order."""

import functools
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

from jaxlp import blocked, compat, moves, portable
from jaxlp.scores import RowScores, Spec, along, bend, compute_dtype, inverse, no_scores, softmax

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


class Asked(NamedTuple):
    """What the cotangents of R rows of scores ask of the gradient, in the terms of `_backward`."""

    ids: Any  # [R, E] the tokens of the entries, of any value
    values: Any  # [R, E] their scores
    given: Any  # [R, E] their cotangents; 0 for what is no token
    weight: Any  # [R] what p is multiplied with
    per_stat: Any  # [R] each: mean, slope and curve of `bend`; None without stats
    live: Any  # [R] whether a row reads logits that are not odd
    broken: Any  # [R] whether a row is odd and asked for


def asked_of(spec: Spec, rows, own, named, scores, cotangent) -> Asked:
    """The cotangents of scores as one entry for each token and one weight for the whole distribution."""

    def columns(own, top, named):
        return jnp.concatenate([own[:, None], *(x for x in (top, named) if x is not None)], axis=1)

    ids = columns(own, scores.top_ids, named)
    values = columns(scores.own, scores.top, scores.named)
    given = columns(cotangent.own, cotangent.top, cotangent.named)
    odd = jnp.max(jnp.where(jnp.isnan(values), 1, 0), axis=1) > 0  # of all scores: the dense pass comes after the last
    asked = (jnp.max(jnp.where(given != 0, 1, 0), axis=1) > 0) | (cotangent.log_sum != 0)
    live = (rows >= 0) & ~odd
    given = jnp.where(live[:, None] & (ids >= 0) & (ids < spec.vocab), given, 0)
    weight, per_stat = cotangent.log_sum - jnp.sum(given, axis=1), None
    if spec.stats:
        stats = cotangent.stats
        asked |= (stats.lse != 0) | (stats.entropy != 0) | (stats.varentropy != 0)
        weight += stats.lse - stats.varentropy * scores.stats.varentropy
        mean = scores.log_sum - scores.stats.entropy
        per_stat = tuple(jnp.where(live, x, 0) for x in (mean, 2 * stats.varentropy - stats.entropy, stats.varentropy))
    return Asked(ids, values, given, jnp.where(live, weight, 0), per_stat, live, (rows >= 0) & odd & asked)


def temperature_gradient(asked: Asked, scores, cotangent, dense, maximum, scale):
    """By d y_u / d T = -y_u / T for y_u = (z_u - m) / T. `dense`: the sum over the columns of y_u and its cotangent."""
    known = jnp.where(asked.values > -jnp.inf, asked.values + scores.log_sum[:, None], 0)
    entries = jnp.sum(asked.given * known, axis=1)
    through_maximum = cotangent.stats.lse * maximum * scale if asked.per_stat is not None else 0
    return jnp.where(asked.live, -scale * (dense + entries + through_maximum), jnp.where(asked.broken, jnp.nan, 0))


def _backward(spec, saved, cotangent):
    """d score_v / d z_u = ((u = v) - p_u) / T: one dense pass over the logits, an entry for each score asked for.

    With d_u = log p_u + H the stats add to the dense pass: d lse / d z_u = p_u / T, d H / d z_u = -p_u d_u / T, and
    d varentropy / d z_u = p_u (d_u**2 + 2 d_u - varentropy) / T.
    """
    logits, rows, own, named, temperature, scores = saved
    dtype, method = compute_dtype(logits), METHODS[spec.method]
    asked = asked_of(spec, rows, own, named, scores, cotangent)
    scale = None if temperature is None else inverse(temperature, dtype)
    put, add = method.by_logits_row(rows, logits.shape[0])

    def scaled(x):
        return x if scale is None else x * along(scale, x)

    total = add(scaled(asked.weight))[:, None]
    broken = add(jnp.where(asked.broken, 1, jnp.zeros_like(asked.weight)))[:, None] > 0
    column = lax.broadcasted_iota(jnp.int32, (1, logits.shape[1]), 1)
    exists = put(asked.live)[:, None] & (column < spec.vocab)
    maximum = lax.stop_gradient(scores.maximum)
    softmax_of = (maximum, scores.log_sum) if scale is None else (maximum, scores.log_sum, scale)
    if spec.stats and scale is None:
        softmax_of = *softmax_of, jnp.ones_like(maximum)
    p, difference = softmax(logits.astype(dtype), exists, *(put(x)[:, None] for x in softmax_of))
    if spec.stats:  # the totals of each logit, and of each entry
        mean, slope, curve = asked.per_stat
        mean, slope, curve = put(mean), add(scaled(slope)), add(scaled(curve))
        bent = functools.partial(bend, mean=mean[:, None], slope=slope[:, None], curve=curve[:, None])
        dense = p * (total + bent(difference))
        known = jnp.where(jnp.exp(asked.values) > 0, asked.values + scores.log_sum[:, None], 0)
        total = total + bent(put(known))
    else:
        dense = p * total
    entries = put(asked.ids, -1), put(asked.values), add(scaled(asked.given))
    d_logits = method.add_entries(spec, dense, total, *entries, broken, logits.dtype)
    if temperature is None:
        return d_logits, None, None, None, None
    at = jnp.where(asked.live, rows, -1)
    dense = method.mean_difference(spec, logits, at, p, difference, softmax_of, asked.weight, asked.per_stat)
    d_temperature = temperature_gradient(asked, scores, cotangent, dense, maximum, scale)
    return d_logits, None, None, None, d_temperature.astype(temperature.dtype)


_score_rows.defvjp(_forward, _backward)
