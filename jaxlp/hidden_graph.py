"""`build_hidden_graph`: the graph of `build_graph`, from hidden states and the head in place of logits."""

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import jax
import jax.numpy as jnp
from jax import lax

from jaxlp import backend, moves, streamed
from jaxlp.counts import as_count
from jaxlp.errors import ArgumentError
from jaxlp.gradients import score_rows
from jaxlp.graph import INTEGERS, MAX_LEVELS, MAX_VOCAB, batch_rows, outputs
from jaxlp.hidden import Score, all_logits, as_transform, checked, is_function
from jaxlp.probe_cases import JOB
from jaxlp.scores import RowScores, RowStats, Spec, compute_dtype, no_scores
from jaxlp.tokens import Settings, as_temperature, float_dtype, narrow

if TYPE_CHECKING:
    from jaxtyping import Array, ArrayLike, Float, Int, UInt


def build_hidden_graph(
    levels: int,
    *,
    head_layout: str = "vh",
    softcap: float | None = None,
    stats: bool = False,
    vocab: int | None = None,
    method: str | None = None,
) -> "HiddenGraph":
    """`build_graph(levels)` of the logits z = hidden . head + bias, softcapped, which are not made as a whole.

    graph(hidden, head, tokens, sampled_tokens, logit_row_offsets, token_row_offsets, lp_output_offsets, output_rows,
    *, bias=None, temperature=None) -> (lp_logits float32 [R, W], lp_tokens uint32 [R, W]), W = 2**levels, and with
    `stats` the `RowStats`. Row t of hidden [N, H] is what row t of the logits is to `build_graph`; rows, columns, odd
    rows and ids are those described there, transform and head (also a function, also "hv") those of
    `token_logprobs_from_hidden`. Only rows that are read are multiplied with the head.

    Args:
        levels: 0 .. 16. method, vocab: as in `build_graph`. head_layout, softcap: as in `token_logprobs_from_hidden`.

    Arguments of the graph beyond those of `build_graph`: hidden [N, H]; head [V, H], [H, V] or a function of rows;
    bias [V] or None; temperature, a scalar or [R], one for each output row ("portable": rows that read one row of
    hidden must have the same). Scores are in nats. Memory is O(R (H + W)) and one block, whatever V.

    The graph works under `jit`, `vmap`, reverse-mode `grad`, `scan` and `shard_map`, and has `lower`. The same
    arguments give back the same graph. Raises `ValueError` that names the argument, before anything is compiled.

        graph = build_hidden_graph(levels=3)
        graph(hidden, embedding, tokens, sampled, [0, 3, 5], [0, 3, 5], [0, 3, 4], jnp.arange(4))

    Source: as for `build_graph` and `token_logprobs_from_hidden`.
    """
    transform = as_transform(head_layout, softcap)
    vocab = None if vocab is None else as_count("vocab", vocab, 1, MAX_VOCAB)
    method = backend.check_method(JOB, method)
    return _graph(as_count("levels", levels, 0, MAX_LEVELS), transform, bool(stats), method, vocab)


@functools.cache
def _graph(levels, transform, stats, method, vocab):
    return HiddenGraph(levels, transform, stats, method, vocab)


class HiddenGraph:
    """What `build_hidden_graph` returns; see there."""

    def __init__(self, levels: int, transform: streamed.Head, stats: bool, method: str | None, vocab: int | None):
        self.levels, self.width = levels, 2**levels
        self.transform, self.stats, self.method, self.vocab = transform, stats, method, vocab
        self._score_batch = functools.partial(score_batch, transform, Settings(self.width - 1, vocab, stats, None))
        self._jitted = jax.jit(self._score_batch, static_argnames=("platform", "method"))

    def __call__(
        self,
        hidden: "Float[ArrayLike, 'N H']",
        head: "Float[ArrayLike, 'V H'] | Float[ArrayLike, 'H V'] | Callable[[Array], Array]",
        tokens: "Int[ArrayLike, 'T']",
        sampled_tokens: "Int[ArrayLike, 'B']",
        logit_row_offsets: "Int[ArrayLike, 'B+1']",
        token_row_offsets: "Int[ArrayLike, 'B+1']",
        lp_output_offsets: "Int[ArrayLike, 'B+1']",
        output_rows: "Int[ArrayLike, 'R']",
        *,
        bias: "Float[ArrayLike, 'V'] | None" = None,
        temperature: "Float[ArrayLike, 'R'] | float | None" = None,
    ) -> "tuple[Float[Array, 'R W'], UInt[Array, 'R W']] | tuple[Float[Array, 'R W'], UInt[Array, 'R W'], RowStats]":
        """(lp_logits, lp_tokens), and the `RowStats` if asked for, of the output rows; see `build_hidden_graph`."""
        offsets = (logit_row_offsets, token_row_offsets, lp_output_offsets)
        integers = [*map(narrow, INTEGERS, (tokens, sampled_tokens, *offsets, output_rows))]
        choice = backend.choose(JOB, self.method, hidden, head, tokens, dtype=float_dtype(hidden))
        if temperature is not None and not isinstance(temperature, jax.core.Tracer):
            as_temperature(temperature, jnp.shape(integers[-1]), jnp.float32, "output_rows")
        score = self._score_batch if is_function(head) else self._jitted
        score = functools.partial(score, platform=choice.platform, method=choice.method)
        return backend.run(choice, score, hidden, head, *integers, bias=bias, temperature=temperature)

    def lower(self, *arrays: Any, **named: Any) -> "jax.stages.Lowered":
        """The program for arrays, or shapes, like those of a call; not compiled, and nothing is probed for it."""
        dtype = float_dtype(arrays[0] if arrays else named.get("hidden"))
        choice = backend.choose(JOB, self.method, *arrays, *named.values(), dtype=dtype, traced=True)
        if is_function(arrays[1] if len(arrays) > 1 else named.get("head")):
            raise ArgumentError("`head` must be arrays or a `jax.tree_util.Partial` to be lowered: got a function.")
        return self._jitted.lower(*arrays, **named, platform=choice.platform, method=choice.method)

    def __reduce__(self) -> tuple:  # a copy is the graph itself, and so is what is unpickled in its process
        return _graph, (self.levels, self.transform, self.stats, self.method, self.vocab)

    def __repr__(self) -> str:
        layout, softcap = self.transform
        return (
            f"build_hidden_graph({self.levels}, head_layout={layout!r}, softcap={softcap}, stats={self.stats}, "
            f"vocab={self.vocab}, method={self.method!r})"
        )


def score_batch(
    transform: streamed.Head,
    settings: Settings,
    hidden: Any,
    head: Any,
    tokens: Any,
    sampled_tokens: Any,
    logit_row_offsets: Any,
    token_row_offsets: Any,
    lp_output_offsets: Any,
    output_rows: Any,
    *,
    bias: Any = None,
    temperature: Any = None,
    platform: str,
    method: str,
):
    """A graph's results; with `settings.axis_name`, from this device's shard of the vocabulary."""
    arrays, columns = checked(transform, hidden, head, bias)
    hidden, head, bias = arrays
    if hidden.ndim != 2:
        raise ArgumentError(f"`hidden` must be [N, H]: got shape {hidden.shape}.")
    spec = settings.checked(platform, method, columns)
    given = (tokens, sampled_tokens, logit_row_offsets, token_row_offsets, lp_output_offsets, output_rows)
    rows = batch_rows(given, hidden.shape[0], method)
    shape, dtype = rows.own.shape, compute_dtype(hidden)
    if temperature is not None:
        temperature = jnp.broadcast_to(as_temperature(temperature, shape, dtype, "output_rows"), shape)
    if 0 in (*shape, hidden.shape[0]):
        scores = no_scores(spec, shape[0], dtype)
    elif method == "portable":
        scores = _score_in_place(spec, transform, arrays, rows.logits_row, rows.own, temperature)
    else:
        with jax.named_scope("hidden rows"):
            read = hidden.at[jnp.maximum(rows.logits_row, 0)].get(mode="promise_in_bounds")
        at = jnp.where(rows.logits_row >= 0, lax.iota(jnp.int32, *shape), -1)
        scores = Score(transform)(spec, (read, head, bias), at, rows.own, None, temperature)
    return outputs(spec, rows, scores)


def _score_in_place(spec: Spec, transform, arrays, rows, own, temperature) -> RowScores:
    """Without a gather: the logits of all rows are made, and scores are moved."""
    hidden, head, bias = arrays
    read = jnp.any(moves.reads(rows, hidden.shape[0]), axis=0)
    hidden = jnp.where(read[:, None], hidden, jnp.zeros_like(hidden))  # NaN of a row that is not read stays there
    return score_rows(spec, all_logits(transform, spec, hidden, head, bias), rows, own, None, temperature)
