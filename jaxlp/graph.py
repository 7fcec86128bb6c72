"""`build_graph`: one compiled graph of static width that scores a ragged batch."""

import functools
from typing import TYPE_CHECKING, Any

import jax
import jax.numpy as jnp
import numpy as np

from jaxlp import backend
from jaxlp.counts import as_count
from jaxlp.errors import ArgumentError
from jaxlp.gradients import score_rows
from jaxlp.probe_cases import JOB
from jaxlp.rows import Rows, rows_at
from jaxlp.scores import RowScores, RowStats, Spec
from jaxlp.tokens import Settings, as_ids, as_logits, float_dtype, narrow

if TYPE_CHECKING:
    from jaxtyping import Array, ArrayLike, Float, Int, UInt

MAX_LEVELS = 16
MAX_VOCAB = 2**31 - 1  # ids are int32
OFFSETS = ("logit_row_offsets", "token_row_offsets", "lp_output_offsets")
INTEGERS = ("tokens", "sampled_tokens", *OFFSETS, "output_rows")


def max_top_n(levels: int) -> int:
    """How many alternatives a graph of `levels` gives: 2**levels - 1. Raises ArgumentError outside of 0 .. 16."""
    return 2 ** as_count("levels", levels, 0, MAX_LEVELS) - 1


def levels_for(top_n: int) -> int:
    """The fewest levels whose graph gives `top_n` alternatives: the least L with 2**L - 1 >= top_n.

    Raises ArgumentError outside of 0 .. 65535.
    """
    return as_count("top_n", top_n, 0, 2**MAX_LEVELS - 1).bit_length()


def build_graph(
    levels: int, *, stats: bool = False, method: str | None = None, vocab: int | None = None
) -> "LogProbabilitiesGraph":
    """The graph that gives every output row of a ragged batch its own token's score and the best 2**levels - 1.

    graph(logits, tokens, sampled_tokens, logit_row_offsets, token_row_offsets, lp_output_offsets, output_rows)
    -> (lp_logits float32 [R, W], lp_tokens uint32 [R, W]), W = 2**levels; scores are natural logarithms (nats).

    Its arguments (B sequences, N logits rows, T tokens, R output rows, each of which may be 0; integers of any dtype):
        logits: [N, V] float32, bfloat16, float16 (float64 under x64, and then so is lp_logits); row t predicts the
            token after position t.
        tokens: [T] input tokens, packed. sampled_tokens: [B] the token sampled after each sequence.
        logit_row_offsets, token_row_offsets, lp_output_offsets: [B + 1]; sequence b owns rows [o[b], o[b + 1]).
        output_rows: [R] the output rows to compute, usually arange(R). Its length is the static row count; its values
            choose any subset, in any order.

    Rows: let r be a row's distance from the end of its sequence's output rows. Its logits row is logit_end - 1 - r, its
    own token sampled_tokens[b] for r = 0, else tokens[token_end - r]. Only sequence ends are read, so left- and
    right-padded layouts work in place: let each offset be the end of a sequence's valid part.

    Columns: 0 .. W-2 the candidates, falling logit, ties by rising id (+0.0, -0.0 and subnormals are one tie); W-1 the
    row's own token. A place beyond the vocabulary or of logit -inf is empty: token V, score -inf.

    Odd rows, the first that fits: a padding row (`output_rows` negative or >= lp_output_offsets[-1]) has token V
    everywhere, candidates -inf, own 0.0, gradient 0. A row out of reach (r >= its sequence's logits rows, or r > its
    tokens) has NaN and token V. A row of logits with NaN or +inf, or nothing above -inf, has NaN, candidates 0, 1, ..,
    own id kept. An own token outside [0, V) scores -inf, gradient 0; its id is kept as int32 bits.

    Args:
        levels: 0 .. 16; 0 gives the own token only.
        method: "blocked" (CPU, CUDA, TPU) or "portable" (Apple's Metal, and everywhere). None: JAXLP_METHOD, else by
            where the arrays of each call are; see `jaxlp.backend.choose`. A named method runs or raises. `portable`
            has no loop: hundreds of candidates compile for a minute.
        stats: a third result, `RowStats` of [R] each: lse, entropy, varentropy (nats) and rank. A padding row has 0 and
            the rank V; a row out of reach NaN and V.
        vocab: columns of the logits at or past it do not exist; then "V" above is `vocab`.

    The graph has `lower`, `trace` and `eval_shape` as a jitted function has, and works under `jit`, `vmap`,
    reverse-mode `grad`, `scan`, `checkpoint`, `shard_map` and `jax.export`. The same arguments give back the same
    graph, so building twice compiles once. Raises `ValueError` that names the argument, when it is built or traced.

    Two prompts of 3 and 2 tokens, all of the first scored, of the second only what was sampled after it:

        graph = build_graph(levels=3)
        graph(logits, tokens, sampled, [0, 3, 5], [0, 3, 5], [0, 3, 4], jnp.arange(4))

    Source: inputs, outputs and row rule are those of MAX's `log_probabilities`; selection as in `jaxlp.select`.
    """
    vocab = None if vocab is None else as_count("vocab", vocab, 1, MAX_VOCAB)
    return _graph(as_count("levels", levels, 0, MAX_LEVELS), bool(stats), backend.check_method(JOB, method), vocab)


@functools.cache
def _graph(levels, stats, method, vocab):
    return LogProbabilitiesGraph(levels, stats, method, vocab)


class LogProbabilitiesGraph:
    """What `build_graph` returns; see there."""

    def __init__(self, levels: int, stats: bool, method: str | None, vocab: int | None):
        self.levels, self.width = levels, 2**levels
        self.stats, self.method, self.vocab = stats, method, vocab
        self._score_batch = functools.partial(score_batch, self.width, vocab, bool(stats))
        self._jitted = jax.jit(self._score_batch, static_argnames=("platform", "method"))

    def __call__(
        self,
        logits: "Float[ArrayLike, 'N V']",
        tokens: "Int[ArrayLike, 'T']",
        sampled_tokens: "Int[ArrayLike, 'B']",
        logit_row_offsets: "Int[ArrayLike, 'B+1']",
        token_row_offsets: "Int[ArrayLike, 'B+1']",
        lp_output_offsets: "Int[ArrayLike, 'B+1']",
        output_rows: "Int[ArrayLike, 'R']",
    ) -> "tuple[Float[Array, 'R W'], UInt[Array, 'R W']] | tuple[Float[Array, 'R W'], UInt[Array, 'R W'], RowStats]":
        """(lp_logits, lp_tokens), and the `RowStats` if asked for, of the output rows; see `build_graph`."""
        offsets = (logit_row_offsets, token_row_offsets, lp_output_offsets)
        integers = [*map(narrow, INTEGERS, (tokens, sampled_tokens, *offsets, output_rows))]
        choice = backend.choose(JOB, self.method, logits, tokens, dtype=float_dtype(logits))
        statics = {"platform": choice.platform, "method": choice.method}
        if np.shape(output_rows) == (0,):  # checked, but not run: some backends take no array without elements
            shapes = self._jitted.eval_shape(logits, *integers, **statics)
            return backend.run(choice, lambda: jax.tree.map(lambda x: jnp.zeros(x.shape, x.dtype), shapes))
        return backend.run(choice, self._jitted, logits, *integers, **statics)

    def lower(self, *arrays: Any, **named: Any) -> "jax.stages.Lowered":
        """The program for arrays, or shapes, like those of a call; not compiled."""
        return self.trace(*arrays, **named).lower()

    def trace(self, *arrays: Any, **named: Any) -> "jax.stages.Traced":
        """The program for arrays, or shapes, like those of a call; not lowered (its `lower` takes platforms)."""
        return self._jitted.trace(*arrays, **named, **self._settle(arrays, named))

    def eval_shape(self, *arrays: Any, **named: Any) -> "tuple[jax.ShapeDtypeStruct, jax.ShapeDtypeStruct]":
        """The shapes and dtypes of what a call on arrays like these returns."""
        return self._jitted.eval_shape(*arrays, **named, **self._settle(arrays, named))

    def for_platform(self, platform: str) -> Any:
        """The jitted function of the seven arrays, in order, that a call on `platform` ("cpu", "mps", ..) runs.

        Raises as a call there does for a method that does not run on the platform; nothing is probed.
        """
        method = backend.method_on(JOB, self.method, platform)
        return jax.jit(functools.partial(self._score_batch, platform=platform, method=method))

    def _settle(self, arrays: tuple, named: dict[str, Any]) -> dict[str, str]:
        """What is static about a call that is only traced: nothing is probed for it."""
        logits = named.get("logits", arrays[0] if arrays else None)
        every = (*arrays, *named.values())
        choice = backend.choose(JOB, self.method, *every, dtype=float_dtype(logits), traced=True)
        return {"platform": choice.platform, "method": choice.method}

    def __reduce__(self) -> tuple:  # a copy is the graph itself, and so is what is unpickled in its process
        return _graph, (self.levels, self.stats, self.method, self.vocab)

    def __repr__(self) -> str:
        return f"build_graph({self.levels}, stats={self.stats}, method={self.method!r}, vocab={self.vocab})"


def score_batch(
    width: int,
    vocab: int | None,
    stats: bool,
    logits: Any,
    tokens: Any,
    sampled_tokens: Any,
    logit_row_offsets: Any,
    token_row_offsets: Any,
    lp_output_offsets: Any,
    output_rows: Any,
    *,
    platform: str,
    method: str,
    axis: Any = None,
):
    """A graph's results; with `axis`, from this device's shard of the vocabulary."""
    logits = as_logits("logits", logits)
    if logits.ndim != 2:
        raise ArgumentError(f"`logits` must be [N, V]: got shape {logits.shape}.")
    given = (tokens, sampled_tokens, logit_row_offsets, token_row_offsets, lp_output_offsets, output_rows)
    spec = Settings(width - 1, vocab, stats, axis).checked(platform, method, logits.shape[1])
    rows = batch_rows(given, logits.shape[0], method)
    return outputs(spec, rows, score_rows(spec, logits, rows.logits_row, rows.own))


def batch_rows(given: tuple, count: int, method: str) -> Rows:
    """The output rows of a batch that `given`, in the order of `INTEGERS`, describes, over `count` logits rows."""
    arrays = dict(zip(INTEGERS, map(as_ids, INTEGERS, given), strict=True))
    for name, array in arrays.items():
        if array.ndim != 1:
            raise ArgumentError(f"`{name}` must have one axis: got shape {array.shape}.")
    size = arrays["sampled_tokens"].shape[0]
    for name in OFFSETS:
        if arrays[name].shape != (size + 1,):
            came = arrays[name].shape
            raise ArgumentError(f"`{name}` must be [B + 1] for the B = {size} of `sampled_tokens`: got shape {came}.")
    with jax.named_scope("rows"):
        return rows_at(**arrays, logits_rows=count, method=method)


def outputs(spec: Spec, rows: Rows, scores: RowScores):
    """Scores of the output rows as a graph gives them: columns, ids, and stats if there are."""
    with jax.named_scope("columns"):
        nothing = (rows.padding | rows.out_of_reach)[:, None]
        out_of_reach = rows.out_of_reach[:, None]
        own = jnp.where(out_of_reach, jnp.nan, jnp.where(nothing, 0, scores.own[:, None]))
        own_id = jnp.where(nothing, spec.vocab, rows.own[:, None])
        results = own, own_id.astype(jnp.uint32)
        if scores.top is not None and scores.top_ids is not None:
            candidates = jnp.where(nothing, jnp.where(out_of_reach, jnp.nan, -jnp.inf), scores.top)
            ids = jnp.concatenate([jnp.where(nothing, spec.vocab, scores.top_ids), own_id], axis=1)
            results = jnp.concatenate([candidates, own], axis=1), ids.astype(jnp.uint32)
        if scores.stats is None:
            return results
        gone = rows.padding | rows.out_of_reach
        lse, entropy, varentropy = (jnp.where(gone, jnp.where(rows.padding, 0, jnp.nan), x) for x in scores.stats[:3])
        return *results, RowStats(lse, entropy, varentropy, jnp.where(gone, spec.vocab, scores.stats.rank))
