"""Records as strict JSON, which has no number for -inf and NaN: they are the strings "-inf" and "nan".

A null is never written for a score and is refused when read: it would hide a broken row.
"""

import math
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from jaxlp.errors import ArgumentError
from jaxlp.records import LogProbabilities, check_lengths, check_record

Score = float | Literal["-inf", "nan"]


class _Wire(msgspec.Struct, tag="LogProbabilities", omit_defaults=True):
    """The record as it stands in JSON."""

    token_log_probabilities: list[Score]
    top_log_probabilities: list[dict[int, Score]]
    sampled_token_ids: list[int] = []
    ranks: list[int] | None = None
    entropies: list[Score] | None = None


_encoder = msgspec.json.Encoder()
_finite = msgspec.json.Decoder(LogProbabilities)
_any = msgspec.json.Decoder(_Wire)
_parts = msgspec.json.Decoder(list[msgspec.Raw])


def encode(record: LogProbabilities) -> bytes:
    """`record` as one JSON object. Raises ArgumentError if it is no record of plain values, or holds +inf."""
    check_record(record, "record")
    return _encode(record, "record")


def decode(data: bytes | str) -> LogProbabilities:
    """The record that `encode` wrote, or MAX's of two or three fields. Bad input is an ArgumentError with its place."""
    return _decode(data, "data")


def encode_batch(records: Sequence[LogProbabilities | None]) -> bytes:
    """A whole batch as one JSON array, null where a request has no record."""
    if not isinstance(records, Sequence):
        raise ArgumentError(f"`records` must be a list of records and None: got {type(records).__name__}.")
    for index, record in enumerate(records):
        if record is not None:
            check_record(record, f"records[{index}]")
    parts = (b"null" if one is None else _encode(one, f"records[{index}]") for index, one in enumerate(records))
    return b"[" + b",".join(parts) + b"]"


def decode_batch(data: bytes | str) -> list[LogProbabilities | None]:
    """The batch that `encode_batch` wrote."""
    parts = [bytes(part) for part in _read(_parts, data, "data")]
    return [None if part == b"null" else _decode(part, f"data[{index}]") for index, part in enumerate(parts)]


def _encode(record: LogProbabilities, name: str) -> bytes:
    data = _encoder.encode(record)
    if b"null" in data:  # some score is not finite: lists that are not filled are left out, never null
        data = _encoder.encode(_worded(record))
    if b"null" in data:
        raise ArgumentError(f"`{name}` holds +inf, which is no log-probability: it cannot be written.")
    return data


def _worded(record: LogProbabilities) -> _Wire:
    def words(scores: list[float]) -> list[Any]:
        return [str(score) if math.isnan(score) or score == -math.inf else score for score in scores]

    tops = record.top_log_probabilities
    return _Wire(
        words(record.token_log_probabilities),
        [dict(zip(top, words(list(top.values())), strict=True)) for top in tops],
        record.sampled_token_ids,
        record.ranks,
        None if record.entropies is None else words(record.entropies),
    )


def _decode(data: bytes | str, name: str) -> LogProbabilities:
    try:
        record = _read(_finite, data, name)
    except ArgumentError:  # words among the scores, or a fault, which the second reading names
        wire = _read(_any, data, name)
        record = LogProbabilities(
            list(map(float, wire.token_log_probabilities)),
            [{token: float(score) for token, score in top.items()} for top in wire.top_log_probabilities],
            wire.sampled_token_ids,
            wire.ranks,
            None if wire.entropies is None else list(map(float, wire.entropies)),
        )
    check_lengths(record, name)
    return record


def _read(decoder: msgspec.json.Decoder, data: bytes | str, name: str) -> Any:
    if not isinstance(data, (bytes, bytearray, memoryview, str)):
        raise ArgumentError(f"`{name}` must be bytes or str: got {type(data).__name__}.")
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise ArgumentError(f"`{name}` is no record in JSON: {error}.") from error
