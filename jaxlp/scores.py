"""Scores of rows of logits: the normaliser, the own and named tokens, the best k; forward by row chunks, and gradients.

For a row z with maximum m and s = log sum_v exp((z_v - m) / T), the score of token v is (z_v - m) / T - s, in nats.
"""

import functools
import math
from typing import TYPE_CHECKING, Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from jaxlp import compat, select

if TYPE_CHECKING:
    from jaxtyping import Array, Float, Int

MIB = 2**20
STRIDE = 32  # terms that are summed one after the other; a divisor of every block width
SELECTED = 16  # entries of a row of the gradient that cost less to select than to scatter


class Spec(NamedTuple):
    """What is static about a call."""

    top: int  # candidates per row
    vocab: int  # columns that exist
    platform: str


class RowScores(NamedTuple):
    """Scores of R rows; all zero on a row that reads no logits."""

    own: "Float[Array, 'R']"
    top: "Float[Array, 'R k']"
    named: "Float[Array, 'R K'] | None"
    top_ids: "Int[Array, 'R k']"
    maximum: "Float[Array, 'R']"  # m; carries no gradient, for no score depends on it
    log_sum: "Float[Array, 'R']"  # s; NaN exactly on odd rows (any NaN or +inf, or nothing above -inf)


def compute_dtype(logits) -> Any:
    """float64 for float64 logits, else float32."""
    return jnp.dtype(jnp.float64 if logits.dtype == jnp.float64 else jnp.float32)


def rows_per_chunk(spec: Spec, itemsize: int) -> int:
    """How many rows go through the passes together.

    On a CPU a chunk of about 4 MiB stays in the caches between its passes and is long enough to share among the cores.
    Elsewhere 32 MiB do so in the cache of a large accelerator; each reduction reads the rows itself, and what is kept
    is block maxima, partial sums and candidates: at most 8 MiB of those.
    """
    row = spec.vocab * itemsize
    if spec.platform == "cpu":
        return max(1, 4 * MIB // row)
    width = select.block_width(spec.vocab, spec.top)
    kept = 2 * (spec.vocab // width + spec.top * width) + spec.vocab // STRIDE + 64
    return max(1, min(32 * MIB // row, 8 * MIB // (kept * itemsize)))


# ---------------------------------------------------------------------------------------------------- one chunk of rows


def _read(logits, rows, width, vocab, dtype):
    """The rows as [C, whole], as many blocks of `width` as fit, and the rest of the vocabulary, [C, vocab - whole]."""
    whole = vocab // width * width
    return select.read_rows(logits, rows, 0, whole, dtype), select.read_rows(logits, rows, whole, vocab, dtype)


def _block_maxima(whole, rest, width):
    """The maximum of each block of `width` columns, [C, J]; the last block may be narrower."""
    maxima = []
    if whole.shape[1]:
        maxima.append(jnp.max(whole.reshape(whole.shape[0], whole.shape[1] // width, width), axis=2))
    if rest.shape[1]:
        maxima.append(jnp.max(rest, axis=1, keepdims=True))
    return lax.optimization_barrier(jnp.concatenate(maxima, axis=1))


def _sum(whole, rest):
    """The sum of each row, [C], by strides: runs of `STRIDE` terms first, then runs of their sums, and so on.

    Short runs keep the rounding error of 100,000 near-equal terms within a few units in the last place. The barriers
    keep the compiler from merging the stages, and the addition is spelled so that XLA's CPU does not know it for one:
    it would give it to a library whose order of additions follows the number of rows, and a row's bits must not.
    """

    def runs(x):  # [C, STRIDE * L] -> [C, L]
        parts = x.reshape(x.shape[0], STRIDE, x.shape[1] // STRIDE)
        return lax.optimization_barrier(lax.reduce(parts, np.zeros((), x.dtype), _plus, (1,)))

    terms = jnp.concatenate([runs(whole), rest], axis=1) if whole.shape[1] else rest
    while terms.shape[1] > STRIDE:
        cut = terms.shape[1] // STRIDE * STRIDE
        terms = jnp.concatenate([runs(terms[:, :cut]), terms[:, cut:]], axis=1)
    return lax.reduce(terms, np.zeros((), terms.dtype), _plus, (1,))


def _plus(a, b):
    return lax.sub(a, lax.neg(b))


def _score_chunk(spec: Spec, logits, rows, own, named, temperature) -> RowScores:
    """Scores of the C named rows, every one of which exists."""
    dtype = compute_dtype(logits)
    width = select.block_width(spec.vocab, spec.top)
    whole, rest = _read(logits, rows, width, spec.vocab, dtype)
    maxima = _block_maxima(whole, rest, width)
    maximum = jnp.max(maxima, axis=1)
    scale = None if temperature is None else _inverse(temperature, dtype)[:, None]

    def below(z):  # (z - m) / T of [C, ...]
        difference = z - maximum[:, None]
        return difference if scale is None else difference * scale

    log_sum = jnp.log(_sum(jnp.exp(below(whole)), jnp.exp(below(rest))))
    odd = jnp.isnan(log_sum)[:, None]

    def score_of(ids):  # [C, K] token ids, each of which may be outside the vocabulary
        inside = (ids >= 0) & (ids < spec.vocab)
        row, column = jnp.broadcast_to(rows[:, None], ids.shape), jnp.where(inside, ids, 0)
        z = logits.at[row, column].get(mode="promise_in_bounds").astype(dtype)
        return jnp.where(odd, jnp.nan, jnp.where(inside, below(z) - log_sum[:, None], -jnp.inf))

    top, top_ids = _best(spec, logits, rows, maxima, width)
    empty = top == -jnp.inf
    top = jnp.where(odd, jnp.nan, jnp.where(empty, -jnp.inf, below(top) - log_sum[:, None]))
    place = jnp.minimum(lax.broadcasted_iota(jnp.int32, top_ids.shape, 1), spec.vocab)
    top_ids = jnp.where(odd, place, jnp.where(empty, spec.vocab, top_ids))
    return RowScores(
        own=score_of(own[:, None])[:, 0],
        top=top,
        named=None if named is None else score_of(named),
        top_ids=top_ids,
        maximum=maximum,
        log_sum=log_sum,
    )


def _best(spec, logits, rows, maxima, width):
    """The best `spec.top` of each row; -inf in places beyond the vocabulary."""
    k = min(spec.top, spec.vocab)
    if k == 0:
        values, ids = jnp.zeros((rows.shape[0], 0), maxima.dtype), jnp.zeros((rows.shape[0], 0), jnp.int32)
    else:
        values, ids = select.top_k(logits, rows, maxima, k, spec.vocab, width)
    beyond = ((0, 0), (0, spec.top - k))
    return jnp.pad(values, beyond, constant_values=-jnp.inf), jnp.pad(ids, beyond, constant_values=spec.vocab)


def _inverse(temperature, dtype):
    """1 / T; NaN, which makes the row odd, for a T that is not above 0 and finite."""
    temperature = temperature.astype(dtype)
    return jnp.where((temperature > 0) & (temperature < jnp.inf), 1 / temperature, jnp.nan)


# -------------------------------------------------------------------------------------------------- all rows, by chunks


def _along(row, x):
    """One value a row, [C], in the rank of x [C, ...]."""
    return row.reshape(row.shape[0], *[1] * (x.ndim - 1))


def _by_chunks(chunk: int, score, per_row):
    """`score(*per_row)`, `chunk` rows at a time. All arrays are [R, ...]; the first, the rows, is -1 past the end."""
    count = per_row[0].shape[0]
    if isinstance(count, int) and count <= chunk:
        return score(*per_row)

    def step(_, start):
        at = start * chunk + lax.iota(jnp.int32, chunk)
        last = jnp.minimum(at, count - 1)
        rows, *rest = jax.tree.map(lambda x: x.at[last].get(mode="promise_in_bounds"), per_row)
        return None, score(jnp.where(at < count, rows, -1), *rest)

    chunks = (count + chunk - 1) // chunk
    _, scores = lax.scan(step, None, lax.iota(jnp.int32, chunks))
    return jax.tree.map(lambda x: x.reshape(chunks * chunk, *x.shape[2:])[:count], scores)


def _if_any(rows, compute, logits):
    """`compute()` if there is a row to read, else its zeros."""

    def skip():
        zeros = jax.tree.map(lambda x: jnp.zeros(x.shape, x.dtype), jax.eval_shape(compute))
        return compat.vary_alike(zeros, logits)

    return lax.cond(jnp.any(rows >= 0), compute, skip)


def _score_all(spec: Spec, logits, rows, own, named, temperature) -> RowScores:
    """Scores of R rows (-1: none), by chunks of rows; chunks without a row to read are passed over."""
    if logits.shape[0] == 0:
        logits = jnp.zeros((1, logits.shape[1]), logits.dtype)  # a row for the program to read from; none is named

    def score(rows, own, named, temperature):
        def compute():
            scores = _score_chunk(spec, logits, jnp.maximum(rows, 0), own, named, temperature)
            return jax.tree.map(lambda x: jnp.where(_along(rows >= 0, x), x, jnp.zeros_like(x)), scores)

        return _if_any(rows, compute, logits)

    chunk = rows_per_chunk(spec, compute_dtype(logits).itemsize)
    return _by_chunks(chunk, score, (rows, own, named, temperature))


@functools.cache
def _batchable(spec: Spec):
    """`_score_all`, under `vmap` one call on the rows of all lanes: they share chunks, and logits are never copied."""
    compat.allow_custom_vmap_in_shard_map()
    call = jax.custom_batching.custom_vmap(functools.partial(_score_all, spec))

    @call.def_vmap
    def _(lanes, batched, logits, rows, own, named, temperature):
        def fold(x, is_batched):
            x = x if is_batched else jnp.broadcast_to(x, (lanes, *x.shape))
            return x.reshape(lanes * x.shape[1], *x.shape[2:])

        count = rows.shape[-1]
        rows, own, named, temperature = (
            jax.tree.map(fold, x, is_batched)
            for x, is_batched in zip((rows, own, named, temperature), batched[1:], strict=True)
        )
        if batched[0]:
            lane = lax.iota(jnp.int32, lanes * count) // count
            rows = jnp.where(rows >= 0, rows + lane * logits.shape[1], -1)
            logits = logits.reshape(lanes * logits.shape[1], logits.shape[2])
        scores = call(logits, rows, own, named, temperature)
        scores = jax.tree.map(lambda x: x.reshape(lanes, count, *x.shape[1:]), scores)
        return scores, jax.tree.map(lambda _: True, scores)

    return call


# ------------------------------------------------------------------------------------------------------------ gradients


def score_rows(spec: Spec, logits, rows, own, named=None, temperature=None) -> RowScores:
    """Scores of R rows of `logits` [N, V].

    rows: int32 [R], the logits row of each, -1 for none; own: int32 [R]; named: int32 [R, K] or None; temperature: [R]
    or None. Rows that read one logits row must ask the same of it. Tokens outside [0, vocab) score -inf; empty places
    hold token `vocab` and -inf; odd rows hold NaN. Differentiable in reverse, to any order, in `logits` and
    `temperature`.
    """
    return _score_rows(spec, *compat.vary_alike((logits, rows, own, named, temperature)))


@functools.partial(jax.custom_vjp, nondiff_argnums=(0,))
def _score_rows(spec, logits, rows, own, named, temperature):
    return _batchable(spec)(logits, rows, own, named, temperature)


def _forward(spec, logits, rows, own, named, temperature):
    scores = _score_rows(spec, logits, rows, own, named, temperature)  # itself differentiable: hence any order
    return scores, (logits, rows, own, named, temperature, scores)


def _backward(spec, saved, cotangent):
    """d score_v / d z_u = ((u = v) - p_u) / T: one dense pass over the logits, an entry for each score asked for."""
    logits, rows, own, named, temperature, scores = saved
    dtype, size = compute_dtype(logits), logits.shape[0]

    def columns(own, top, named):
        return jnp.concatenate([own[:, None], top] + ([] if named is None else [named]), axis=1)

    ids = columns(own, scores.top_ids, named)
    values = columns(scores.own, scores.top, scores.named)
    given = columns(cotangent.own, cotangent.top, cotangent.named)
    odd = jnp.isnan(scores.log_sum)
    asked = jnp.any(given != 0, axis=1) | (cotangent.log_sum != 0)
    live = (rows >= 0) & ~odd
    given = jnp.where(live[:, None] & (ids >= 0) & (ids < spec.vocab), given, 0)
    weight = jnp.where(live, cotangent.log_sum - jnp.sum(given, axis=1), 0)
    scale = None if temperature is None else _inverse(temperature, dtype)

    # From output rows to logits rows. Several may read one, and then all ask the same of it. What none reads has p = 0.
    at = jnp.where(rows >= 0, rows, size)

    def put(x, fill=0):
        return jnp.full((size, *x.shape[1:]), fill, x.dtype).at[at].set(x, mode="drop")

    def add(x):
        x = x if scale is None else x * _along(scale, x)
        return jnp.zeros((size, *x.shape[1:]), x.dtype).at[at].add(x, mode="drop")

    total = add(weight)[:, None]
    broken = jnp.zeros((size,), bool).at[at].max(odd & asked, mode="drop")[:, None]
    column = lax.broadcasted_iota(jnp.int32, (1, logits.shape[1]), 1)
    exists = put(live)[:, None] & (column < spec.vocab)
    maximum = lax.stop_gradient(scores.maximum)
    per_row = (put(x)[:, None] for x in (maximum, scores.log_sum, scale) if x is not None)
    p, _ = _softmax(logits.astype(dtype), exists, *per_row)
    d_logits = _with_entries(spec, p * total, total, put(ids, -1), put(values), add(given), broken, logits.dtype)
    if temperature is None:
        return d_logits, None, None, None, None

    def mean_of(rows, maximum, log_sum, scale):  # of (z - m) / T under p; by chunks, for p is not kept
        def compute():
            z = select.read_rows(logits, jnp.maximum(rows, 0), 0, spec.vocab, dtype)
            p, difference = _softmax(z, rows[:, None] >= 0, maximum[:, None], log_sum[:, None], scale[:, None])
            return jnp.sum(p * difference, axis=1)

        return _if_any(rows, compute, logits)

    chunk = rows_per_chunk(spec, dtype.itemsize)
    mean = _by_chunks(chunk, mean_of, (jnp.where(live, rows, -1), maximum, scores.log_sum, scale))
    entries = jnp.sum(given * jnp.where(values > -jnp.inf, values + scores.log_sum[:, None], 0), axis=1)
    d_temperature = -scale * (weight * mean + entries)
    d_temperature = jnp.where(live, d_temperature, jnp.where((rows >= 0) & asked, jnp.nan, 0))
    return d_logits, None, None, None, d_temperature.astype(temperature.dtype)


def _softmax(z, exists, maximum, log_sum, scale=None):
    """p, and (z - m) / T; both 0 where p is too small for the dtype and where there is no logit.

    So no product with p, of any order of derivative, meets a difference that is infinite or overflows.
    """
    scale = jnp.ones_like(maximum) if scale is None else scale
    least = math.log(np.finfo(z.dtype).smallest_subnormal) - 1
    alive = exists & ((z - maximum) * scale - log_sum > least)
    difference = jnp.where(alive, z - maximum, 0) * scale
    return jnp.exp(jnp.where(alive, difference - log_sum, -jnp.inf)), difference


def _with_entries(spec, dense, total, ids, values, given, broken, dtype):
    """dense[n, v] + the sum of given[n, e] where ids[n, e] = v; NaN in broken rows; rounded once, to `dtype`.

    `dense` is exp(values) * total at the entries. Ids outside the vocabulary are given 0. A few entries are selected in
    the dense pass itself; many are scattered into it.
    """
    if ids.shape[1] <= SELECTED:
        column = lax.broadcasted_iota(jnp.int32, dense.shape, 1)
        for e in range(ids.shape[1]):
            dense += jnp.where(column == ids[:, e : e + 1], given[:, e : e + 1], 0)
        return jnp.where(broken, jnp.nan, dense).astype(dtype)
    size = dense.shape[0]
    exists = (ids >= 0) & (ids < spec.vocab)
    rows = jnp.where(exists, lax.broadcasted_iota(jnp.int32, ids.shape, 0), size)
    whole = jnp.where(broken, jnp.nan, dense).astype(dtype)
    if dtype == dense.dtype:
        return whole.at[rows, ids].add(given, mode="drop")
    sums, first = _sum_of_equals(rows, ids, given)
    entries = jnp.where(jnp.isnan(values), 0, jnp.exp(values) * total) + sums
    entries = jnp.where(broken, jnp.nan, entries).astype(dtype)
    return _put(whole, jnp.where(first, rows, size), ids, entries)


def _sum_of_equals(rows, ids, given):
    """For each entry, the sum of `given` over all entries of its row and id, and whether it is the first of them."""
    shape, count = given.shape, given.size
    rows, ids, order = lax.sort((rows.ravel(), ids.ravel(), lax.iota(jnp.int32, count)), num_keys=2)
    first = jnp.ones((count,), bool).at[1:].set((rows[1:] != rows[:-1]) | (ids[1:] != ids[:-1]))
    run = jnp.cumsum(first, dtype=jnp.int32) - 1
    sums = jax.ops.segment_sum(given.ravel()[order], run, num_segments=count)
    back = jnp.zeros((count,), jnp.int32).at[order].set(lax.iota(jnp.int32, count))
    return sums[run[back]].reshape(shape), first[back].reshape(shape)


@jax.custom_vjp
def _put(x, rows, ids, values):
    """x.at[rows, ids].set(values, mode="drop") for entries that differ, of a 16-bit dtype."""
    if jax.__version_info__ >= (0, 12):
        return x.at[rows, ids].set(values, mode="drop")
    # As bits, which costs a copy: XLA's CPU widens the whole of a 16-bit float array to scatter into it.
    bits = lax.bitcast_convert_type(x, jnp.uint16)
    bits = bits.at[rows, ids].set(lax.bitcast_convert_type(values, jnp.uint16), mode="drop")
    return lax.bitcast_convert_type(bits, x.dtype)


def _put_backward(saved, cotangent):
    rows, ids = saved
    values = cotangent.at[rows, ids].get(mode="fill", fill_value=0)
    return _put(cotangent, rows, ids, jnp.zeros_like(values)), None, None, values


_put.defvjp(lambda x, rows, ids, values: (_put(x, rows, ids, values), (rows, ids)), _put_backward)
_score_rows.defvjp(_forward, _backward)
