"""`blocked`: rows of logits scored a few at a time, while they are in the cache. For CPU, CUDA and TPU."""

import functools

import jax
import jax.numpy as jnp
from jax import lax

from jaxlp import compat, scatter, select
from jaxlp.scores import (
    Partial,
    RowScores,
    Spec,
    along,
    below,
    compute_dtype,
    inverse,
    is_token,
    moment,
    settle,
    softmax,
    weighted_mean,
)

MIB = 2**20
SELECTED = 16  # entries of a row of the gradient that cost less to select than to scatter
LONG = 4096  # columns, from which terms are made as they are added; LLVM would unroll shorter loops, for seconds
STRIDE = 16  # terms that are summed one after the other; a divisor of every block width


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


def _read(logits, rows, width, vocab, dtype, existing):
    """The rows as [C, whole], as many blocks of `width` as fit, and the rest of the vocabulary, [C, vocab - whole]."""
    whole = vocab // width * width
    first = select.read_rows(logits, rows, 0, whole, dtype, existing)
    return first, select.read_rows(logits, rows, whole, vocab, dtype, existing)


def _block_maxima(whole, rest, width):
    """The maximum of each block of `width` columns, [C, J]; the last block may be narrower."""
    maxima = []
    if whole.shape[1]:
        maxima.append(jnp.max(whole.reshape(whole.shape[0], whole.shape[1] // width, width), axis=2))
    if rest.shape[1]:
        maxima.append(jnp.max(rest, axis=1, keepdims=True))
    return lax.optimization_barrier(jnp.concatenate(maxima, axis=1))


def _sum(whole, rest, term):
    """The sum of term(x) over each row, [C], by strides: runs of `STRIDE` terms, then runs of their sums, and so on.

    Short runs keep the rounding error of 100,000 near-equal terms within a few units in the last place. A run is
    spelled as additions of slices, in a fixed order: a row's bits follow from nothing beside it, and XLA's CPU makes
    one loop over long vectors of it, the terms within, where a reduction would take one term after the other.
    """

    def runs(x, stride, of=lambda x: x):  # [C, stride * L] -> [C, L]
        length = x.shape[1] // stride
        return functools.reduce(lax.add, (of(x[:, s * length : (s + 1) * length]) for s in range(stride)))

    terms = term(rest)
    if whole.shape[1] >= LONG:
        terms = jnp.concatenate([runs(whole, STRIDE, term), terms], axis=1)
    elif whole.shape[1]:
        terms = jnp.concatenate([runs(lax.optimization_barrier(term(whole)), STRIDE), terms], axis=1)
    while terms.shape[1] > STRIDE:
        terms = lax.optimization_barrier(terms)  # or the compiler merges the stages
        cut = terms.shape[1] // STRIDE * STRIDE
        terms = jnp.concatenate([runs(terms[:, :cut], STRIDE), terms[:, cut:]], axis=1)
    return runs(terms, terms.shape[1])[:, 0]


def logits_at(spec: Spec, logits, rows, ids, existing=None):
    """The logits of the tokens `ids` [C, K] in C named rows, every one of which exists; -inf for what is no token."""
    rows = select.all_rows(logits) if rows is None else rows
    row, column = jnp.broadcast_to(rows[:, None], ids.shape), jnp.where(is_token(spec, ids), ids, 0)
    z = logits.at[row, column].get(mode="promise_in_bounds").astype(compute_dtype(logits))
    exists = is_token(spec, ids) if existing is None else is_token(spec, ids) & (ids < existing[:, None])
    return jnp.where(exists, z, -jnp.inf)


def measure(spec: Spec, logits, rows, own, named, scale, existing=None, rank_by=None, carried=None) -> Partial:
    """What is to be known of the columns of C named rows, every one of which exists, or of all rows if that is None.

    scale: 1 / T, or None. existing: [C], how many of the columns do, or None for all. rank_by: [C], the logits of the
    own tokens, where they are known otherwise. carried: the best of columns before these, see `select.top_k`.
    """
    dtype = compute_dtype(logits)
    width = select.block_width(spec.vocab, spec.top)

    whole, rest = _read(logits, rows, width, spec.vocab, dtype, existing)
    with jax.named_scope("block maxima"):
        maxima = _block_maxima(whole, rest, width)
        maximum = jnp.max(maxima, axis=1)

    def difference(z):
        return below(z, maximum, scale)

    with jax.named_scope("log sum"):
        total = _sum(whole, rest, lambda z: jnp.exp(difference(z)))

    top = top_ids = mean = variance = rank = None
    if spec.top:
        with jax.named_scope("candidates"):
            top, top_ids = _best(spec, logits, rows, maxima, width, existing, carried)
    with jax.named_scope("own score"):
        own_logit = logits_at(spec, logits, rows, own[:, None], existing)[:, 0]
    if spec.stats:
        with jax.named_scope("stats"):
            mean, variance = _moments(whole, rest, difference)
            rank = _rank(whole, rest, (own_logit if rank_by is None else rank_by)[:, None], own[:, None])
    named = None if named is None else logits_at(spec, logits, rows, named, existing)
    return Partial(maximum, total, own_logit, named, top, top_ids, mean, variance, rank)


def _score_chunk(spec: Spec, logits, rows, own, named, temperature) -> RowScores:
    """Scores of the C named rows, every one of which exists."""
    scale = None if temperature is None else inverse(temperature, compute_dtype(logits))
    return settle(spec, measure(spec, logits, rows, own, named, scale), own, scale)


def _know_chunk(spec: Spec, logits, rows, own, named, temperature, existing, rank_by) -> Partial:
    scale = None if temperature is None else inverse(temperature, compute_dtype(logits))
    return measure(spec, logits, rows, own, named, scale, existing, rank_by)


def _moments(whole, rest, difference):
    """The mean and the variance of difference(z) = (z - m) / T under p, [C] each, from the two parts of each row."""

    def sum_of(f):
        return _sum(whole, rest, lambda z: moment(difference(z), f))

    total = sum_of(jnp.ones_like)
    mean = sum_of(lambda x: x) / total
    return mean, sum_of(lambda x: (x - mean[:, None]) ** 2) / total


def _rank(whole, rest, own, id):
    """How many columns come before the column `id`, whose logit is `own`: [C, 1] both."""

    def before(part, start):
        column = start + lax.broadcasted_iota(jnp.int32, part.shape, 1)
        return jnp.sum(select.comes_before(part, column, own, id), axis=1, dtype=jnp.int32)

    return before(whole, 0) + before(rest, whole.shape[1])


def _best(spec, logits, rows, maxima, width, existing, carried):
    """The best `spec.top` of each row; -inf in places beyond the vocabulary."""
    k = min(spec.top, spec.vocab) if carried is None else spec.top
    values, ids = select.top_k(logits, rows, maxima, k, spec.vocab, width, spec.platform, existing, carried)
    beyond = ((0, 0), (0, spec.top - k))
    return jnp.pad(values, beyond, constant_values=-jnp.inf), jnp.pad(ids, beyond, constant_values=spec.vocab)


# -------------------------------------------------------------------------------------------------- all rows, by chunks


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


def _by_rows(chunk_of_rows, spec: Spec, logits, rows, *per_row):
    """What `chunk_of_rows(spec, logits, rows, *per_row)` gives for R rows (-1: none, and 0), by chunks of them.

    Chunks without a row to read are passed over.
    """
    if logits.shape[0] == 0:
        logits = jnp.zeros((1, logits.shape[1]), logits.dtype)  # a row for the program to read from; none is named

    def score(rows, *per_row):
        def compute():
            scores = chunk_of_rows(spec, logits, jnp.maximum(rows, 0), *per_row)
            return jax.tree.map(lambda x: jnp.where(along(rows >= 0, x), x, jnp.zeros_like(x)), scores)

        return _if_any(rows, compute, logits)

    chunk = rows_per_chunk(spec, compute_dtype(logits).itemsize)
    return _by_chunks(chunk, score, (rows, *per_row))


@functools.cache
def _batchable(chunk_of_rows, spec: Spec):
    """`_by_rows`, under `vmap` one call on the rows of all lanes: they share chunks, and logits are never copied."""
    compat.allow_custom_vmap_in_shard_map()
    call = jax.custom_batching.custom_vmap(functools.partial(_by_rows, chunk_of_rows, spec))

    @call.def_vmap
    def _(lanes, batched, logits, *per_row):
        def fold(x, is_batched):
            x = x if is_batched else jnp.broadcast_to(x, (lanes, *x.shape))
            return x.reshape(lanes * x.shape[1], *x.shape[2:])

        count = per_row[0].shape[-1]
        rows, *per_row = (jax.tree.map(fold, x, is_batched) for x, is_batched in zip(per_row, batched[1:], strict=True))
        if batched[0]:
            lane = lax.iota(jnp.int32, lanes * count) // count
            rows = jnp.where(rows >= 0, rows + lane * logits.shape[1], -1)
            logits = logits.reshape(lanes * logits.shape[1], logits.shape[2])
        scores = call(logits, rows, *per_row)
        scores = jax.tree.map(lambda x: x.reshape(lanes, count, *x.shape[1:]), scores)
        return scores, jax.tree.map(lambda _: True, scores)

    return call


def score(spec: Spec, logits, rows, own, named, temperature) -> RowScores:
    """Scores of R rows of `logits`; rows: the logits row of each, -1 for none."""
    return _batchable(_score_chunk, spec)(logits, rows, own, named, temperature)


def know(spec: Spec, logits, rows, own, named, temperature, existing, rank_by) -> Partial:
    """What the columns of `logits`, which are some of those that there are, tell of R rows; see `measure`."""
    return _batchable(_know_chunk, spec)(logits, rows, own, named, temperature, existing, rank_by)


# ------------------------------------------------------------------------------------------------------------ gradients


def by_logits_row(rows, size):
    """(put, add): one value an output row to one a logits row. Where several read one row, put's values are the same.

    A row that none reads gets what does no harm: p is 0 there.
    """
    at = jnp.where(rows >= 0, rows, size)

    def put(x, fill=0):
        return jnp.full((size, *x.shape[1:]), fill, x.dtype).at[at].set(x, mode="drop")

    def add(x):
        return jnp.zeros((size, *x.shape[1:]), x.dtype).at[at].add(x, mode="drop")

    return put, add


def add_entries(spec: Spec, dense, total, ids, values, given, broken, dtype):
    """dense[n, v] + the sum of given[n, e] where ids[n, e] = v; NaN in broken rows; rounded once, to `dtype`.

    `dense` is exp(values) * total at the entries. Ids outside the vocabulary are given 0. A few entries are selected in
    the dense pass itself; many are scattered into it.
    """
    if ids.shape[1] > SELECTED:
        exists = (ids >= 0) & (ids < spec.vocab)
        return scatter.add_entries(dense, total, ids, values, given, exists, broken, dtype)
    column = lax.broadcasted_iota(jnp.int32, dense.shape, 1)
    for e in range(ids.shape[1]):
        dense += jnp.where(column == ids[:, e : e + 1], given[:, e : e + 1], 0)
    return jnp.where(broken, jnp.nan, dense).astype(dtype)


def mean_difference(spec: Spec, logits, rows, p, difference, softmax_of, weight, per_stat, existing=None):
    """The mean of (z - m) / T under p of each row, times its total; by chunks of rows, so that p itself is not kept."""

    def mean_of(rows, softmax_of, weight, per_stat, existing):
        def compute():
            z = select.read_rows(logits, jnp.maximum(rows, 0), 0, spec.vocab, weight.dtype, existing)
            p, difference = softmax(z, rows[:, None] >= 0, *(x[:, None] for x in softmax_of))
            return weighted_mean(p, difference, weight, per_stat)

        return _if_any(rows, compute, logits)

    per_row = rows, softmax_of, weight, per_stat, existing
    return _by_chunks(rows_per_chunk(spec, weight.dtype.itemsize), mean_of, per_row)
