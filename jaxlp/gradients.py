"""`score_rows`: scores of any rows of logits by either method, differentiable in reverse to any order."""

import functools
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

from jaxlp import blocked, compat, moves, parts, portable
from jaxlp.scores import RowScores, Spec, along, bend, compute_dtype, inverse, no_scores, softmax

METHODS = {"blocked": blocked, "portable": portable}  # each scores, and adds up gradients, in its own operations


def score_rows(spec: Spec, logits, rows, own, named=None, temperature=None, *, in_place=False) -> RowScores:
    """Scores of R rows of `logits` [N, V].

    rows: int32 [R], the logits row of each, -1 for none; own: int32 [R]; named: int32 [R, K] or None; temperature: [R]
    or None. Rows that read one logits row must ask the same of it. Tokens outside [0, vocab) score -inf; empty places
    hold token `vocab` and -inf; odd rows hold NaN. Differentiable in reverse, to any order, in `logits` and
    `temperature`. `in_place` promises that row i reads logits row i or none; `portable` takes `named` only so. With
    `spec.axis` the logits are this device's shard, and the scores are of all shards.
    """
    arrays = logits, rows, own, named, temperature
    if spec.axis is not None:
        return _score_rows(spec, *on_each_shard(spec, arrays))
    if spec.method == "blocked" or in_place:
        return _score_rows(spec, *compat.vary_alike(arrays), None)
    assert named is None
    if logits.shape[0] == 0 or rows.shape[0] == 0:
        return no_scores(spec, rows.shape[0], compute_dtype(logits))
    with jax.named_scope("logits rows"):
        hit = moves.reads(rows, logits.shape[0])
        read = jnp.max(jnp.where(hit, 1, 0), axis=0) > 0
        at = jnp.where(read, lax.iota(jnp.int32, logits.shape[0]), -1)
        asked = moves.to_logits_rows(own, hit)
        if temperature is not None:
            temperature = jnp.where(read, jnp.max(jnp.where(hit, temperature[:, None], -jnp.inf), axis=0), 1)
    with jax.named_scope("scores"):
        scores = score_rows(spec, logits, at, asked, None, temperature, in_place=True)
    with jax.named_scope("output rows"):
        return moves.to_output_rows(scores, rows, hit, spec.vocab)


def on_each_shard(spec, arrays):
    """The arrays, ending in rows, own, named and temperature, for a function of shards, and those four once more.

    Results that are the same on every shard are made of the latter, and of what was gathered. Gradients flow through
    the former.
    """
    each = compat.vary_alike(arrays, lax.axis_index(spec.axis))
    return *each, parts.Shared(*compat.vary_alike(lax.stop_gradient(arrays[-4:]), each, but=spec.axis))


def score_alone(spec, logits, rows, own, named, temperature, shared) -> RowScores:
    """`score_rows` for the inside of a function that has a gradient of its own. `shared`: see `on_each_shard`."""
    if spec.axis is not None:
        return _score_shards(spec, logits, rows, own, named, temperature, shared)
    scores = METHODS[spec.method].score(spec, logits, rows, own, named, temperature)
    return compat.mapped_alike(scores) if spec.method == "portable" else scores


_score_rows = jax.custom_vjp(score_alone, nondiff_argnums=(0,))


def _score_shards(spec, logits, rows, own, named, temperature, shared):
    """Scores from this device's columns and what crosses the mesh."""
    shard, count = parts.shard_of(spec, logits.shape[1]), rows.shape[0]
    its_spec = spec._replace(vocab=logits.shape[1], axis=None)
    if logits.shape[0] == 0:
        logits = jnp.zeros((1, logits.shape[1]), logits.dtype)  # as in `blocked`
    own, named = jax.tree.map(lambda x: x - shard.start, (own, named))
    existing = None if shard.existing is None else jnp.broadcast_to(shard.existing, (count,))
    rank_by = None
    if spec.stats:
        rank_by = blocked.logits_at(its_spec, logits, jnp.maximum(rows, 0), own[:, None], existing)[:, 0]
        rank_by = parts.of_its_owner(spec, shard, rank_by, shared.own)
    per_row = compat.vary_alike((rows, own, named, temperature, existing, rank_by), logits)
    return parts.settled(spec, blocked.know(its_spec, logits, *per_row), shard, shared)


def _forward(spec, logits, rows, own, named, temperature, shared):
    scores = _score_rows(spec, logits, rows, own, named, temperature, shared)  # itself differentiable: hence any order
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


def asked_of(spec: Spec, rows, own, named, scores, cotangent, shard=None) -> Asked:
    """The cotangents of scores as one entry for each token and one weight for the whole distribution.

    Of a shard: its entries, their ids counted from its start.
    """

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
    if shard is not None:
        ids = ids - shard.start
        given = jnp.where((ids >= 0) & (ids < shard.columns), given, 0)
    return Asked(ids, values, given, jnp.where(live, weight, 0), per_stat, live, (rows >= 0) & odd & asked)


def temperature_gradient(asked: Asked, scores, cotangent, dense, maximum, scale, shard=None):
    """By d y_u / d T = -y_u / T for y_u = (z_u - m) / T. `dense`: the sum over the columns of y_u and its cotangent."""
    known = jnp.where(asked.values > -jnp.inf, asked.values + scores.log_sum[:, None], 0)
    entries = jnp.sum(asked.given * known, axis=1)
    through_maximum = cotangent.stats.lse * maximum * scale if asked.per_stat is not None else 0
    if shard is not None:  # what is of all columns is added by one
        through_maximum = jnp.where(shard.start == 0, through_maximum, 0)
    return jnp.where(asked.live, -scale * (dense + entries + through_maximum), jnp.where(asked.broken, jnp.nan, 0))


def _backward(spec, saved, cotangent):
    """d score_v / d z_u = ((u = v) - p_u) / T: one dense pass over the logits, an entry for each score asked for.

    With d_u = log p_u + H the stats add to the dense pass: d lse / d z_u = p_u / T, d H / d z_u = -p_u d_u / T, and
    d varentropy / d z_u = p_u (d_u**2 + 2 d_u - varentropy) / T.
    """
    logits, rows, own, named, temperature, scores = saved
    dtype, method = compute_dtype(logits), METHODS[spec.method]
    shard = existing = None
    if spec.axis is not None:
        shard = parts.shard_of(spec, logits.shape[1])
        cotangent = compat.sum_of_copies(cotangent, spec.axis)
    asked = asked_of(spec, rows, own, named, scores, cotangent, shard)
    scale = None if temperature is None else inverse(temperature, dtype)
    put, add = method.by_logits_row(rows, logits.shape[0])

    def scaled(x):
        return x if scale is None else x * along(scale, x)

    total = add(scaled(asked.weight))[:, None]
    broken = add(jnp.where(asked.broken, 1, jnp.zeros_like(asked.weight)))[:, None] > 0
    column = lax.broadcasted_iota(jnp.int32, (1, logits.shape[1]), 1)
    if shard is not None:
        spec = spec._replace(vocab=logits.shape[1], axis=None)
        existing = shard.existing
    exists = put(asked.live)[:, None] & (column < (spec.vocab if existing is None else existing))
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
        return d_logits, None, None, None, None, None
    at = jnp.where(asked.live, rows, -1)
    of_rows = softmax_of, asked.weight, asked.per_stat
    if existing is not None:
        of_rows = *of_rows, jnp.broadcast_to(existing, at.shape)
    if shard is not None:
        at, of_rows = compat.vary_alike((at, of_rows), logits)
    dense = method.mean_difference(spec, logits, at, p, difference, *of_rows)
    d_temperature = temperature_gradient(asked, scores, cotangent, dense, maximum, scale, shard)
    return d_logits, None, None, None, d_temperature.astype(temperature.dtype), None


_score_rows.defvjp(_forward, _backward)
