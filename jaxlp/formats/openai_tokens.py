"""What OpenAI's two shapes have in common: a record's rows as tokens with their bytes, and scores as they are written.

-inf is written as -9999.0, which OpenAI uses for "very unlikely", and read back as -inf. Every finite score stays
finite: -9999.0 itself is written as the next float above it. NaN and +inf have no form, and are refused by name.
"""

import math
from collections.abc import Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from jaxlp.counts import as_count
from jaxlp.errors import ArgumentError
from jaxlp.records import LogProbabilities, check_record
from jaxlp.scored import Scored
from jaxlp.show.record import check_fields

UNLIKELY = -9999.0
W = TypeVar("W", bound=msgspec.Struct)


class Token(NamedTuple):
    """One token at one place."""

    token_id: int
    piece: bytes  # what it adds to the text


class Row(NamedTuple):
    """One place. Scores are as they are written."""

    own: Token
    score: float | None  # of `own`; None where there is no context
    best: dict[Token, float]  # best first; `own` among them, or not


def rows(
    record: LogProbabilities | Scored,
    token_bytes: Sequence[bytes],
    top: int | None,
    first_token: int | None = None,
    name: str = "record",
) -> list[Row]:
    """The rows of `record`, each with its `top` best tokens, or with all that it lists where `top` is None.

    `first_token` stands before a record's rows, with no score. Raises ArgumentError that names the argument.
    """
    if isinstance(token_bytes, str | bytes) or not isinstance(token_bytes, Sequence):
        raise ArgumentError(
            "`token_bytes` must hold the bytes of every token, by id (`model.tokenizer.token_bytes`): "
            f"got {type(token_bytes).__name__}."
        )
    top = None if top is None else as_count("top", top)

    def piece_of(token: int, place: str) -> bytes:
        if type(token) is not int or not 0 <= token < len(token_bytes):
            raise ArgumentError(f"`{place}` must be an id of the {len(token_bytes)} in `token_bytes`: got {token!r}.")
        if not isinstance(piece := token_bytes[token], bytes):
            raise ArgumentError(f"`token_bytes[{token}]` must be bytes: got {piece!r:.80}.")
        return piece

    found = []
    if isinstance(record, Scored):
        if first_token is not None:
            raise ArgumentError("`first_token` is for a LogProbabilities: a Scored text holds its first token.")
        fields, lists = ("token_ids", "token_logprobs", "top_logprobs"), _scored_lists(record, name)
    else:
        if not isinstance(record, LogProbabilities):
            raise ArgumentError(
                f"`{name}` must be a LogProbabilities or a Scored: got {type(record).__name__}. A Generated has its "
                "`record` where the request asked for `logprobs`."
            )
        if first_token is not None:
            found.append(Row(Token(first_token, piece_of(first_token, "first_token")), None, {}))
        fields = "sampled_token_ids", "token_log_probabilities", "top_log_probabilities"
        lists = _record_lists(record, name)
    for i, (token, score, scores, piece) in enumerate(zip(*lists, strict=True)):
        known = piece_of(token, f"{name}.{fields[0]}[{i}]")
        own = Token(token, known if piece is None else piece)
        score = None if score is None else written(score, f"{name}.{fields[1]}[{i}]")
        place = f"{name}.{fields[2]}[{i}]"
        listed = {one: (piece_of(one, place), written(scores[one], f"{place}[{one}]")) for one in scores}
        order = [*best_first(scores)][:top]
        best = {own if one == token else Token(one, listed[one][0]): listed[one][1] for one in order}
        found.append(Row(own, score, best))
    return found


def text_of(piece: bytes) -> str | None:
    """The text of whole characters, None for bytes that are none."""
    try:
        return piece.decode()
    except UnicodeDecodeError:
        return None


def spelled(piece: bytes) -> str:
    r"""Bytes as OpenAI spells those that are no whole characters: \xe2\x80. Printable ASCII stays as it is."""
    return "".join(chr(byte) if 32 <= byte < 127 and byte != ord("\\") else f"\\x{byte:02x}" for byte in piece)


def written(score: float, place: str) -> float:
    """A score as it stands in OpenAI's shapes."""
    if not score < math.inf:
        raise ArgumentError(
            f"`{place}` is {score}, the mark of broken logits: OpenAI's shape has no value for it. "
            "`jaxlp.formats.json` keeps NaN."
        )
    if score == UNLIKELY:
        return math.nextafter(UNLIKELY, 0.0)
    return UNLIKELY if score == -math.inf else float(score)


def add_row(record: LogProbabilities, token: int, score: float, top: list[tuple[int, float]]) -> None:
    """Append a decoded row to `record`: its own token, and the ids and scores of its best."""
    row = len(record.sampled_token_ids)
    for written_score in (score, *(logprob for _, logprob in top)):
        if not math.isfinite(written_score):
            raise ArgumentError(f"`data` must hold finite scores: got {written_score} in scored row {row}.")
    scores = {one: -math.inf if logprob == UNLIKELY else logprob for one, logprob in [*top, (token, score)]}
    if len({one for one, _ in top}) != len(top):
        raise ArgumentError(f"`data` must name an id once: got {[one for one, _ in top]} in scored row {row}.")
    record.token_log_probabilities.append(scores[token])
    record.top_log_probabilities.append(best_first(scores))
    record.sampled_token_ids.append(token)


def best_first(scores: dict[int, float]) -> dict[int, float]:
    """`scores` by falling score; ties stay as they are."""
    return dict(sorted(scores.items(), key=lambda entry: -entry[1]))


def convert(data: Any, wire: type[W]) -> W:
    """`data`, the object of a JSON document, as a `wire`."""
    try:
        return msgspec.convert(data, wire)
    except msgspec.ValidationError as error:
        raise ArgumentError(f"`data` is no logprobs object that jaxlp wrote: {error}.") from None


def _record_lists(record: LogProbabilities, name: str) -> tuple[list[Any], ...]:
    """Ids, scores, dicts of scores by id, and no bytes of their own."""
    check_record(record, name)
    ids, scores = record.sampled_token_ids, record.token_log_probabilities
    if len(ids) != len(scores):
        raise ArgumentError(f"`{name}` must have `sampled_token_ids`: without them its own tokens are not known.")
    return ids, scores, record.top_log_probabilities, [None] * len(ids)


def _scored_lists(record: Scored, name: str) -> tuple[list[Any], ...]:
    check_fields(record, name)
    scores_of = [{one.token_id: one.logprob for one in listed or ()} for listed in record.top_logprobs]
    return record.token_ids, record.token_logprobs, scores_of, [bytes(piece) for piece in record.bytes]
