r"""Records as the `logprobs` of OpenAI's completions: what stands in `choices[0].logprobs`, in one piece or streamed.

A token is named by its text. Bytes that are no whole characters are `bytes:\xe2\x80`, as OpenAI writes them, and so is
a text that begins like one of these names; a token without bytes is `token_id:7`. Where ids of one place would share a
name, the own token keeps it, or else the best of them, and the others are `token_id:7`: no id replaces another, and
`top_logprobs[i][tokens[i]]` is `token_logprobs[i]`.

Two lists are ours, and clients of OpenAI pass over them: `token_ids`, and `top_token_ids`, which gives the ids that the
names in `top_logprobs` stand for. `decode` reads them. A record's ranks and entropies have no place in this shape.
Scores: `jaxlp.formats.openai_tokens`.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from jaxlp.errors import ArgumentError
from jaxlp.formats.openai_tokens import Row, Token, add_row, convert, rows, spelled, text_of
from jaxlp.pieces import TextOffsets
from jaxlp.records import LogProbabilities
from jaxlp.scored import Scored


class _Wire(msgspec.Struct):
    """The object: an entry per token in each list."""

    tokens: list[str]
    token_logprobs: list[float | None]  # None, null in JSON: the first token of an echo
    top_logprobs: list[dict[str, float] | None]  # best first; the own token always, last if it is not among them
    text_offset: list[int]  # code points from the beginning of the prompt: the character of the token's first byte
    token_ids: list[int]
    top_token_ids: list[dict[str, int] | None]  # by the names in `top_logprobs`


def encode(
    record: LogProbabilities | Scored,
    token_bytes: Sequence[bytes],
    *,
    top: int | None = None,
    first_token: int | None = None,
    before: bytes = b"",
) -> dict[str, Any]:
    """The object of `record`, of values that JSON has.

    Args:
        record: one request's scores, or a scored text, of which the tokens without a score have None.
        token_bytes: the bytes of every token, by id: `model.tokenizer.token_bytes`.
        top: how many alternatives the client asked for: the best `top`, and the own token, so up to `top` + 1. 0 gives
            the own token alone. None: all that the record lists.
        first_token: the id of the prompt's first token, for an echo: the object then begins with it, scored None, and
            has n + 1 entries for a record of n.
        before: the text before these tokens; without an echo the prompt, from whose beginning OpenAI counts offsets.

    A record of no rows gives empty lists. Raises ArgumentError for NaN and +inf, with the field and the index; for ids
    that are not in `token_bytes`; for a record without `sampled_token_ids`; for lists of unequal length.
    """
    _check_before(before)
    return _encode(rows(record, token_bytes, top, first_token), TextOffsets(before))


def encode_stream(
    records: Iterable[LogProbabilities | Scored],
    token_bytes: Sequence[bytes],
    *,
    top: int | None = None,
    first_token: int | None = None,
    before: bytes = b"",
) -> Iterator[dict[str, Any]]:
    """An object for each of `records`, the parts of one text, as they come. Joined list by list, they are the whole's.

    Arguments as for `encode`; offsets run on from part to part, also where a part ends inside a character.
    """
    _check_before(before)
    offsets = TextOffsets(before)
    for index, record in enumerate(records):
        yield _encode(rows(record, token_bytes, top, first_token, f"records[{index}]"), offsets)
        first_token = None


def decode(data: dict[str, Any]) -> LogProbabilities:
    """The record that `encode` wrote, but for its ranks and entropies: tokens without a score are left out.

    `data` is the object as read from JSON. Raises ArgumentError for one that lacks the lists of ids.
    """
    wire = convert(data, _Wire)
    lengths = {name: len(values) for name, values in msgspec.structs.asdict(wire).items()}
    if len(set(lengths.values())) > 1:
        raise ArgumentError(f"`data` must have lists of one length: got {lengths}.")
    record = LogProbabilities([], [])
    for i, (token, score) in enumerate(zip(wire.token_ids, wire.token_logprobs, strict=True)):
        scores, ids = wire.top_logprobs[i] or {}, wire.top_token_ids[i] or {}
        if scores.keys() != ids.keys():
            raise ArgumentError(f"`data` must have the same names in `top_logprobs[{i}]` and `top_token_ids[{i}]`.")
        if score is not None:
            add_row(record, token, score, [(ids[name], scores[name]) for name in scores])
    return record


def _encode(found: list[Row], offsets: TextOffsets) -> dict[str, Any]:
    wire = _Wire([], [], [], [], [], [])
    for own, score, best in found:
        listed = {} if score is None else {**best, own: score}
        names = _names(own, listed)
        wire.tokens.append(names[own])
        wire.token_logprobs.append(score)
        wire.top_logprobs.append({names[token]: listed[token] for token in listed} or None)
        wire.text_offset.append(offsets.next(own.piece))
        wire.token_ids.append(own.token_id)
        wire.top_token_ids.append({names[token]: token.token_id for token in listed} or None)
    return msgspec.structs.asdict(wire)


def _names(own: Token, others: Iterable[Token]) -> dict[Token, str]:
    """A name for each, no two alike: `own` has the first choice."""
    names = {own: _name(own)}
    taken = {names[own]}
    for token in others:
        if token != own:
            name = _name(token)
            names[token] = f"token_id:{token.token_id}" if name in taken else name
            taken.add(name)
    return names


def _name(token: Token) -> str:
    text = text_of(token.piece)
    if text is None or text.startswith(("bytes:", "token_id:")):
        return f"bytes:{spelled(token.piece)}"
    return text or f"token_id:{token.token_id}"


def _check_before(before: Any) -> None:
    if not isinstance(before, bytes):
        raise ArgumentError(f"`before` must be the bytes of a text (`text.encode()`): got {type(before).__name__}.")
