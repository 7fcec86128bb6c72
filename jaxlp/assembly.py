"""The host side of a ragged batch: arguments checked, rows planned and padded, the graph run, the result cut up.

`plan_rows` -> graph -> `assemble`, joined by `compute_log_probabilities_ragged`. Its meaning, and the names of its
arguments, are those of MAX's `log_probabilities`.
"""

from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

import jax
import numpy as np

from jaxlp import checks
from jaxlp.errors import ArgumentError
from jaxlp.graph import levels_for, max_top_n
from jaxlp.records import LogProbabilities

if TYPE_CHECKING:
    from collections.abc import Sequence

    from jaxtyping import Float32, Int, Int32, Int64

MOST = max_top_n(16)  # what the widest graph gives


class RowPlan(NamedTuple):
    """Which rows a batch of B requests needs: four arrays for the graph, in bucket sizes, and what `assemble` needs."""

    logit_row_offsets: "Int32[np.ndarray, 'Bpad+1']"  # sequence b owns logits rows [o[b], o[b+1])
    token_row_offsets: "Int32[np.ndarray, 'Bpad+1']"  # and these tokens
    lp_output_offsets: "Int32[np.ndarray, 'Bpad+1']"  # and these output rows
    output_rows: "Int32[np.ndarray, 'Rpad']"  # the rows to compute, request by request, then -1
    offsets: "Int64[np.ndarray, 'B+1']"  # request b owns entries [o[b], o[b+1]) of `output_rows` and of the result
    top_n: "Int64[np.ndarray, 'B']"  # alternatives asked for; 0: no record
    vocab: int | None  # ids from here on do not exist; None: not known


class ScoreArrays(NamedTuple):
    """What `assemble_arrays` returns: R rows of B requests, K the largest `top_n` of the batch. Scores in nats.

    float32; float64 where the logits were.
    """

    offsets: "Int64[np.ndarray, 'B+1']"  # request b owns rows [o[b], o[b+1])
    ids: "Int32[np.ndarray, 'R']"  # each row's own token
    logprobs: "Float32[np.ndarray, 'R']"  # and its score
    top_ids: "Int32[np.ndarray, 'R K']"  # best first; -1 in an empty place and beyond the request's `top_n`
    top_logprobs: "Float32[np.ndarray, 'R K']"  # -inf there
    ranks: "Int32[np.ndarray, 'R'] | None" = None  # tokens ahead of the own token
    entropies: "Float32[np.ndarray, 'R'] | None" = None


def plan_rows(
    input_row_offsets: "Int[np.ndarray, 'B+1'] | Sequence[int]",
    batch_top_n: "Sequence[int | None]",
    batch_echo: "Sequence[bool]",
    *,
    full_logits: bool = True,
    row_counts: "Int[np.ndarray, 'B'] | Sequence[int] | None" = None,
    sampled: bool = True,
    vocab: int | None = None,
) -> RowPlan:
    """The output rows that a batch of B requests needs, as offsets for the graph.

    An echoed sequence of L tokens gives L rows: its tokens 1 .. L-1, then the sampled token (the first token has no
    context and no row). Any other gives the row of its sampled token. A request whose top_n is None or 0 gives none.

    Args:
        input_row_offsets: [B + 1], request b's tokens in the packed tokens.
        batch_top_n: alternatives each request asks for; None or 0: no record.
        batch_echo: whether its input tokens are scored too.
        full_logits: whether there is a logits row for each token, or only the last of each sequence.
        row_counts: [B], where the packed logits hold another number of rows for each sequence, always its last ones
            (prefix hits, "the last n positions"). An echoed sequence gives as many rows, which may be its tokens + 1:
            then its first token is scored as well.
        sampled: False where nothing was sampled: an echoed sequence gives the rows of its tokens alone, another none.
        vocab: the number of token ids, if known; only odd rows of vocabularies narrower than the graph need it.

    Raises ArgumentError for a wrong argument, RequestError for wrong requests (`.requests` lists them all): a top_n or
    echo of another kind, echo without full logits, a sampled token whose sequence has no logits row.
    """
    offsets = checks.offsets("input_row_offsets", input_row_offsets)
    size, faults = len(offsets) - 1, checks.Faults()
    for name, flag in (("full_logits", full_logits), ("sampled", sampled)):
        if not isinstance(flag, bool):
            raise ArgumentError(f"`{name}` must be a bool: got {flag!r}.")
    if vocab is not None and (isinstance(vocab, bool) or not isinstance(vocab, int) or vocab < 1):
        raise ArgumentError(f"`vocab` must be None or an int of at least 1: got {vocab!r}.")
    top_n = checks.top_counts("batch_top_n", batch_top_n, size, faults)
    echo = checks.flags("batch_echo", batch_echo, size, faults)
    if row_counts is not None:
        if not full_logits:
            raise ArgumentError("`row_counts` counts rows of full logits: leave it out, or give `full_logits=True`.")
        row_counts = checks.counts("row_counts", row_counts, size)
    return _plan(offsets, top_n, echo, full_logits, row_counts, sampled, vocab, faults)


def _plan(offsets, top_n, echo, full_logits, row_counts, sampled, vocab, faults: checks.Faults) -> RowPlan:
    """`plan_rows` on checked arrays; settles `faults`."""
    wanted, lengths = top_n > 0, np.diff(offsets)
    echo = echo & wanted
    held = lengths if full_logits else np.ones_like(lengths)  # logits rows of each sequence
    if row_counts is not None:
        held = row_counts
        over = np.flatnonzero(echo & (held > lengths + 1))
        faults.add(over, f"`row_counts` of an echoed sequence may be its tokens + 1 at most: got {held[over[:1]]}")
    elif not full_logits:
        reason = "`logits` must be given where `batch_echo` is true: `next_token_logits` has no rows of input tokens"
        faults.add(np.flatnonzero(echo), reason)
    if sampled:
        reason = "`sampled_tokens` of a sequence without rows of `logits` cannot be scored: let it echo, or top_n be 0"
        faults.add(np.flatnonzero(wanted & ~echo & (held == 0)), reason)
    faults.settle()

    rows = np.where(echo, held, wanted & sampled)
    ends = _running(rows)
    computed = np.ones(ends[-1], bool)
    if not sampled:
        computed[ends[1:][rows > 0] - 1] = False  # the last row of a sequence is that of its sampled token
        rows = np.maximum(rows - 1, 0)
    output_rows = np.flatnonzero(computed)
    return RowPlan(
        _padded_offsets(_running(held)),
        _padded_offsets(offsets),
        _padded_offsets(ends),
        _padded(output_rows, _bucket(len(output_rows)), -1),
        _running(rows),
        top_n,
        vocab,
    )


def assemble_arrays(plan: RowPlan, lp_logits: Any, lp_tokens: Any, stats: Any = None) -> ScoreArrays:
    """The graph's result as flat numpy arrays of the rows that `plan` asked for, and no more columns than it asked for.

    Args:
        lp_logits, lp_tokens: [R or more, W] as the graph returns them for `plan`'s arrays, on the device or the host;
            scores are in nats.
        stats: the graph's RowStats, if it has any: their ranks and entropies come along.

    A candidate place that is empty (its score is -inf, or its id is none of `plan.vocab`) or beyond its request's top_n
    holds id -1 and -inf. A row of broken logits keeps the candidate ids 0, 1, .. with NaN. An own token outside the
    vocabulary keeps its id. Raises ArgumentError for shapes that are not those of `plan`.
    """
    if not isinstance(plan, RowPlan):
        raise ArgumentError(f"`plan` must come from `plan_rows`: got {checks.shown(plan)}.")
    rows, most = int(plan.offsets[-1]), int(plan.top_n.max(initial=0))
    values, tokens, stats = jax.device_get((lp_logits, lp_tokens, stats))
    values = checks.result("lp_logits", values, "f", rows, most)
    tokens = checks.result("lp_tokens", tokens, "iu", rows, most)
    if values.shape != tokens.shape:
        raise ArgumentError(f"`lp_tokens` must be of the shape of `lp_logits`, {values.shape}: got {tokens.shape}.")
    values, tokens = values[:rows], tokens[:rows].astype(np.int32)
    top_values, top_ids = values[:, :most], tokens[:, :most]
    limit = np.repeat(plan.top_n, np.diff(plan.offsets))
    there = (np.arange(top_ids.shape[1]) < limit[:, None]) & (top_values != -np.inf)
    if plan.vocab is not None:
        there &= top_ids < plan.vocab
    return ScoreArrays(
        plan.offsets,
        tokens[:, -1],
        values[:, -1],
        np.where(there, top_ids, -1),
        np.where(there, top_values, -np.inf),
        *((None, None) if stats is None else (np.asarray(stats.rank)[:rows], np.asarray(stats.entropy)[:rows])),
    )


def assemble(plan: RowPlan, lp_logits: Any, lp_tokens: Any, stats: Any = None) -> list[LogProbabilities | None]:
    """The graph's result, [R or more, W] in nats, as one record a request; None where it asked for nothing.

    Arguments and errors: see `assemble_arrays`.

    A row's dict holds the best top_n candidates, best first, and always its own token, last if it is not among them. It
    is shorter only where the vocabulary or the candidates above -inf run out.
    """
    flat = assemble_arrays(plan, lp_logits, lp_tokens, stats)
    ids, values = np.column_stack([flat.top_ids, flat.ids]), np.column_stack([flat.top_logprobs, flat.logprobs])
    there = ids >= 0
    there[:, -1] = True
    pairs = zip(ids[there].tolist(), values[there].tolist(), strict=True)
    tops = [dict(islice(pairs, length)) for length in there.sum(axis=1).tolist()]

    lists = [flat.logprobs.tolist(), tops, flat.ids.tolist()]
    if flat.ranks is not None and flat.entropies is not None:
        lists += [flat.ranks.tolist(), flat.entropies.tolist()]
    wanted = plan.top_n > 0
    bounds = list(zip(flat.offsets[:-1][wanted].tolist(), flat.offsets[1:][wanted].tolist(), strict=True))
    records = map(LogProbabilities, *([values[start:end] for start, end in bounds] for values in lists))
    return [next(records) if record else None for record in wanted.tolist()]


def compute_log_probabilities_ragged(
    graph: Any,
    *,
    input_row_offsets: "Int[np.ndarray, 'B+1'] | Sequence[int]",
    logits: Any,
    next_token_logits: Any,
    tokens: "Int[np.ndarray, 'T'] | Sequence[int]",
    sampled_tokens: "Int[np.ndarray, 'B'] | Sequence[int] | None",
    batch_top_n: "Sequence[int | None]",
    batch_echo: "Sequence[bool]",
    device: "jax.Device | None" = None,
    row_counts: "Int[np.ndarray, 'B'] | Sequence[int] | None" = None,
) -> list[LogProbabilities | None]:
    """The log-probabilities (nats) of a ragged batch of B requests: one record each, None where top_n is None or 0.

    Args:
        graph: what `build_graph(levels)` returned; it serves top_n up to 2**levels - 1.
        input_row_offsets: [B + 1], request b owns tokens [o[b], o[b+1]); ends at len(tokens).
        logits: [at least len(tokens), V] float32, bfloat16, float16 or float64; row t predicts the token after position
            t. None, if no request echoes. Rows past the end are never read; let the model pad to few sizes, for each
            new one compiles anew. All else is padded here, so that a server soon compiles nothing more.
        next_token_logits: [at least B, V], the last row of each sequence: used if `logits` is None, else only checked;
            may then be None.
        tokens: [T] the input tokens, packed. sampled_tokens: [B] the token sampled after each; None: scoring only.
        batch_top_n, batch_echo, row_counts: see `plan_rows`. With row_counts `logits` has sum(row_counts) rows or more.
        device: where to run; None: where the logits are.

    The records are described at `assemble`, the rows of each at `plan_rows`. An echoed sequence without tokens gives an
    empty record; so does, with `sampled_tokens=None`, every request that does not echo.

    Raises ArgumentError, which is a ValueError, for a wrong argument, and RequestError for wrong requests (`.requests`
    lists them all), before any device work. The scores come back in one copy of the [R, W] results.
    """
    if not callable(graph) or not all(hasattr(graph, name) for name in ("levels", "width", "vocab")):
        raise ArgumentError(f"`graph` must come from `build_graph`: got {checks.shown(graph)}.")
    if device is not None and not isinstance(device, jax.Device):
        raise ArgumentError(f"`device` must be one of `jax.devices()`, or None: got {checks.shown(device)}.")
    offsets = checks.offsets("input_row_offsets", input_row_offsets)
    size, faults = len(offsets) - 1, checks.Faults()
    tokens, sampled = checks.integers("tokens", tokens), np.zeros(size, np.int32)
    if offsets[-1] != len(tokens):
        raise ArgumentError(f"`input_row_offsets` must end at the {len(tokens)} `tokens`: got {offsets[-1]}.")
    if row_counts is not None:
        if logits is None:
            raise ArgumentError("`row_counts` counts rows of `logits`, which is None: give `logits`, or leave it out.")
        row_counts = checks.counts("row_counts", row_counts, size)
    rows = int(offsets[-1] if row_counts is None else row_counts.sum())
    used, vocab = checks.logits_of(graph, logits, next_token_logits, device, rows, size)

    top_n = checks.top_counts("batch_top_n", batch_top_n, size, faults)
    echo = checks.flags("batch_echo", batch_echo, size, faults)
    _check_width(graph, top_n, faults)
    checks.ids("tokens", tokens, vocab, faults, offsets)
    if sampled_tokens is not None:
        sampled = checks.per_sequence("sampled_tokens", sampled_tokens, size)
        checks.ids("sampled_tokens", sampled, vocab, faults)
    plan = _plan(offsets, top_n, echo, logits is not None, row_counts, sampled_tokens is not None, vocab, faults)
    if not plan.offsets[-1]:
        return assemble(plan, np.zeros((0, graph.width), np.float32), np.zeros((0, graph.width), np.uint32))

    if device is not None:
        used = jax.device_put(used, device)
    if logits is None:  # no row reads a token: one size for all batches
        tokens, plan = tokens[:0], plan._replace(token_row_offsets=np.zeros_like(plan.token_row_offsets))
    rows = used.shape[0]
    result = graph(
        used,
        _padded(tokens, rows if len(tokens) <= rows else 1 << (len(tokens) - 1).bit_length(), 0),
        _padded(sampled, len(plan.logit_row_offsets) - 1, 0),
        plan.logit_row_offsets,
        plan.token_row_offsets,
        plan.lp_output_offsets,
        plan.output_rows[:rows],  # no batch needs more rows than its logits have: what is cut is padding
    )
    return assemble(plan, *result)


def _check_width(graph, top_n: np.ndarray, faults: checks.Faults) -> None:
    """Note the requests that ask for more than `graph` gives."""
    over = np.flatnonzero(top_n >= graph.width)
    if over.size:
        asked = int(top_n.max())
        way = f"`levels={levels_for(asked)}` would do" if asked <= MOST else f"no graph gives more than {MOST}"
        limit = f"{graph.width - 1}, what a graph of `levels={graph.levels}` gives"
        faults.add(over, f"`batch_top_n` must be at most {limit}: got {asked}, for which {way}")


def _running(counts: np.ndarray) -> np.ndarray:
    return np.concatenate([[0], np.cumsum(counts)])


def _padded_offsets(offsets: np.ndarray) -> np.ndarray:
    """Empty sequences appended, up to a bucket of the batch."""
    return _padded(offsets, _bucket(len(offsets) - 1) + 1, offsets[-1])


def _bucket(count: int) -> int:
    """The least of 64, 256, 1024, .. that is not below `count`."""
    size = 64
    while size < count:
        size *= 4
    return size


def _padded(array: np.ndarray, size: int, fill: int) -> np.ndarray:
    """`array` as int32 [size]."""
    padded = np.full(size, fill, np.int32)
    padded[: len(array)] = array
    return padded
