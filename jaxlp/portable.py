"""`portable`: rows of logits scored with the few operations that Apple's Metal plugins run right.

No gather, scatter, sort, loop or matrix product: elementwise operations, selects, and reductions by sum, maximum or
minimum. Every logits row is scored in place; only the few numbers that come out are moved to the output rows.

A block of columns is pulled out of the rows by a maximum of sums, x + (0 at the block, -inf elsewhere): a select over
all the logits would be an array of their size. The best k are taken by k rounds, each of which pulls the block that
holds the next one and then puts that block's next best in its place. One round waits for the one before it, so that a
runtime that fuses nothing holds one such sum at a time.
"""

import math
from typing import TYPE_CHECKING, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from jaxlp import select
from jaxlp.scores import (
    RowScores,
    Spec,
    along,
    columns_of,
    compute_dtype,
    inverse,
    is_token,
    moment,
    only,
    settle_candidates,
    stats_of,
    weighted_mean,
)

if TYPE_CHECKING:
    from jaxtyping import Array, Bool, Float, Int

MIN_BLOCK, MAX_BLOCK = 128, 512
MIN_RUN, MAX_RUN = 8, 32  # terms that are summed one after the other
FEW = 4  # entries of a gradient that are added in one operation, where a runtime fuses them


class _Blocks(NamedTuple):
    """The columns of N rows as J blocks of C; a last one, filled up with -inf, where C does not divide the columns."""

    whole: "Float[Array, 'N J C']"
    rest: "Float[Array, 'N C'] | None"


def _in_blocks(x: "Float[Array, 'N V']") -> _Blocks:
    """Blocks that divide the columns where some do, and runs for `_sum` too: then `whole` is `x` itself."""
    rows, columns = x.shape
    if columns <= MAX_BLOCK:
        return _Blocks(x.reshape(rows, 1, columns), None)
    width = max((w for w in range(MIN_BLOCK, MAX_BLOCK + 1) if columns % w == 0), default=0)
    if width and _run(columns) >= MIN_RUN:
        return _Blocks(x.reshape(rows, columns // width, width), None)
    width, cut = MAX_BLOCK, columns // MAX_BLOCK * MAX_BLOCK
    rest = lax.slice_in_dim(x, cut, columns, axis=1)
    fill = jnp.full((rows, width - rest.shape[1]), -jnp.inf, x.dtype)
    whole = lax.slice_in_dim(x, 0, cut, axis=1).reshape(rows, cut // width, width)
    return _Blocks(whole, jnp.concatenate([rest, fill], axis=1))


def _run(columns: int) -> int:
    return max(n for n in range(1, MAX_RUN + 1) if columns % n == 0)


def _block_maxima(blocks: _Blocks) -> "Float[Array, 'N J']":
    maxima = jnp.max(blocks.whole, axis=2)
    if blocks.rest is None:
        return maxima
    return jnp.concatenate([maxima, jnp.max(blocks.rest, axis=1, keepdims=True)], axis=1)


def _pull(blocks: _Blocks, here: "Bool[Array, 'N J']") -> "Float[Array, 'N C']":
    """The columns of the one block of each row that is `here`. NaN or -inf in a row with NaN or +inf."""
    offset = only(here, blocks.whole.dtype)
    count = blocks.whole.shape[1]
    pulled = jnp.max(blocks.whole + lax.slice_in_dim(offset, 0, count, axis=1)[:, :, None], axis=1)
    if blocks.rest is None:
        return pulled
    return jnp.maximum(pulled, blocks.rest + lax.slice_in_dim(offset, count, count + 1, axis=1))


def _sum(blocks: _Blocks, function) -> "Float[Array, 'N 1']":
    """The sum of `function` of each row: runs of at most `MAX_RUN` distant terms, then their sums by pairs.

    A flat float32 sum of 128,256 near-equal terms is off by 1e-3 on some runtimes.
    """
    rows, count, width = blocks.whole.shape
    run = _run(count * width)
    terms = jnp.sum(function(blocks.whole.reshape(rows, run, count * width // run)), axis=1)
    if blocks.rest is not None:
        terms = jnp.concatenate([terms, function(blocks.rest)], axis=1)
    while terms.shape[1] > 1:
        half, left = divmod(terms.shape[1], 2)
        pairs = lax.slice_in_dim(terms, 0, half, axis=1) + lax.slice_in_dim(terms, half, 2 * half, axis=1)
        single = [lax.slice_in_dim(terms, 2 * half, 2 * half + 1, axis=1)] if left else []
        terms = jnp.concatenate([pairs, *single], axis=1)
    return terms


def _moments(blocks: _Blocks, below):
    """The mean and the variance of (z - m) / T under p, [N, 1] each."""

    def sum_of(f):
        return _sum(blocks, lambda z: moment(below(z), f))

    total = sum_of(jnp.ones_like)
    mean = sum_of(lambda x: x) / total
    return mean, sum_of(lambda x: (x - along(mean, x)) ** 2) / total


def _rank(blocks: _Blocks, own: "Float[Array, 'N 1']", id: "Int[Array, 'N 1']") -> "Int[Array, 'N']":
    """How many columns come before the column `id`, whose logit is `own`."""

    def before(part, start):
        column = lax.broadcasted_iota(jnp.int32, (1, math.prod(part.shape[1:])), 1).reshape(1, *part.shape[1:])
        here = select.comes_before(part, start + column, along(own, part), along(id, part))
        return jnp.sum(jnp.where(here, 1, 0), axis=tuple(range(1, part.ndim)), dtype=jnp.int32)

    rank = before(blocks.whole, 0)
    return rank if blocks.rest is None else rank + before(blocks.rest, math.prod(blocks.whole.shape[1:]))


def _best(blocks: _Blocks, maxima: "Float[Array, 'N J']", k: int):
    """Values and columns of the k best of each row, as lists of [N, 1]; -inf in places beyond the columns."""
    width = blocks.whole.shape[2]
    place = lax.broadcasted_iota(jnp.int32, (1, maxima.shape[1]), 1)
    column = lax.broadcasted_iota(jnp.int32, (1, width), 1)
    best = select.order_key(maxima)  # of what is left in each block
    values: list = []
    ids: list = []
    for _ in range(k):
        value = jnp.max(best, axis=1, keepdims=True)
        block = jnp.min(jnp.where(best == value, place, maxima.shape[1]), axis=1, keepdims=True)
        here = place == block
        pulled, at = select.order_key(_pull(blocks, here)), block * width + column
        if values:  # what is left of the block comes after the last one taken
            left = (pulled < values[-1]) | ((pulled == values[-1]) & (at > ids[-1]))
            pulled = jnp.where(left, pulled, -jnp.inf)
        taken = jnp.min(jnp.where(pulled == value, at, np.iinfo(np.int32).max), axis=1, keepdims=True)
        best = jnp.where(here, jnp.max(jnp.where(at == taken, -jnp.inf, pulled), axis=1, keepdims=True), best)
        values.append(value)
        ids.append(taken)
    return values, ids


def _logit_of(blocks: _Blocks, ids: "Int[Array, 'N 1']", wanted: "Bool[Array, 'N 1']") -> "Float[Array, 'N 1']":
    """The logit of a column of each row that is `wanted`, -inf for one that does not exist."""
    width = blocks.whole.shape[2]
    count = blocks.whole.shape[1] + (blocks.rest is not None)
    start = lax.broadcasted_iota(jnp.int32, (1, count), 1) * width
    here = (ids >= start) & (ids < start + width)
    column = jnp.max(jnp.where(here, start, 0), axis=1, keepdims=True) + lax.broadcasted_iota(jnp.int32, (1, width), 1)
    pulled = _pull(blocks, here & wanted)
    return jnp.max(jnp.where(column == ids, pulled, -jnp.inf), axis=1, keepdims=True)


def score(spec: Spec, logits, rows, own, named, temperature) -> RowScores:
    """Scores of the N rows of `logits` [N, V]; zeros where rows[n] is -1, else it is n.

    Each pass over the logits leaves out the rows that were odd in the one before it. They are odd for good, so this
    changes no result: it makes each pass wait for the other, and a runtime that fuses nothing keeps one sum at a time.
    """
    dtype = compute_dtype(logits)
    with jax.named_scope("block maxima"):
        blocks = _in_blocks(lax.slice_in_dim(logits.astype(dtype), 0, spec.vocab, axis=1))
        maxima = _block_maxima(blocks)
        maximum = jnp.max(maxima, axis=1, keepdims=True)
    scale = None if temperature is None else inverse(temperature, dtype)[:, None]

    def below(z):  # (z - m) / T of [N, ...]
        difference = z - along(maximum, z)
        return difference if scale is None else difference * along(scale, z)

    with jax.named_scope("log sum"):
        log_sum = jnp.log(_sum(blocks, lambda z: jnp.exp(below(z))))
    odd = log_sum != log_sum

    with jax.named_scope("own score"):
        scores, own_logits = [], []
        for ids in columns_of(own[:, None] if named is None else jnp.concatenate([own[:, None], named], axis=1)):
            inside = (ids >= 0) & (ids < spec.vocab)
            own_logits.append(_logit_of(blocks, ids, ~odd))
            scores.append(jnp.where(inside, below(own_logits[-1]) - log_sum, -jnp.inf))
            scores[-1] = jnp.where(odd, jnp.nan, scores[-1])
            odd = scores[-1] != scores[-1]

    top = top_ids = None
    if spec.top:
        with jax.named_scope("candidates"):
            values, ids = _best(blocks, jnp.where(odd, -jnp.inf, maxima), min(spec.top, spec.vocab))
            beyond = spec.top - len(values)
            values += [jnp.full_like(maximum, -jnp.inf)] * beyond
            ids = jnp.concatenate(ids + [jnp.zeros_like(ids[0])] * beyond, axis=1)
            top = jnp.concatenate([jnp.where(z == -jnp.inf, -jnp.inf, below(z) - log_sum) for z in values], axis=1)
            top, top_ids = settle_candidates(spec, odd, top, ids)
    stats = None
    if spec.stats:
        with jax.named_scope("stats"):
            mean, variance = _moments(blocks, below)
            rank = jnp.where(is_token(spec, own) & ~odd[:, 0], _rank(blocks, own_logits[0], own[:, None]), spec.vocab)
            by_row = [None if x is None else x.reshape(-1) for x in (maximum, log_sum, mean, variance, scale)]
            stats = stats_of(rank, *by_row)
    found = RowScores(
        own=scores[0].reshape(-1),
        top=top,
        named=None if named is None else jnp.concatenate(scores[1:], axis=1),
        top_ids=top_ids,
        maximum=maximum.reshape(-1),
        log_sum=log_sum.reshape(-1),
        stats=stats,
    )
    return jax.tree.map(lambda x: jnp.where(along(rows >= 0, x), x, jnp.zeros_like(x)), found)


# ------------------------------------------------------------------------------------------------------------ gradients


def by_logits_row(rows, size):
    """(put, add): one value an output row to one a logits row. Here each row reads its own."""
    return (lambda x, fill=0: x), (lambda x: x)


def add_entries(spec: Spec, dense, total, ids, values, given, broken, dtype):
    """dense[n, v] + the sum of given[n, e] where ids[n, e] = v; NaN in broken rows; rounded once, to `dtype`.

    A few entries after the other. No operation reads the sum twice, and a reshape stands between one few and the next:
    a runtime that fuses what is elementwise adds each few to the sum in place, and prepares none of them ahead.
    """
    rows, columns = dense.shape
    column = lax.broadcasted_iota(jnp.int32, (1, columns), 1)
    entries = list(zip(columns_of(ids), columns_of(given), strict=True))
    for few in (entries[i : i + FEW] for i in range(0, len(entries), FEW)):
        for at, more in few:
            dense = dense + jnp.where(column == at, more, 0)
        dense = dense.reshape(rows, 1, columns).reshape(rows, columns)
    return jnp.where(broken, jnp.nan, dense).astype(dtype)


def mean_difference(spec: Spec, logits, rows, p, difference, softmax_of, weight, per_stat):
    """The mean of (z - m) / T under p of each row, times its total."""
    return weighted_mean(p, difference, weight, per_stat)
