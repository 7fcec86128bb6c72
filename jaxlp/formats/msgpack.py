"""Records as MessagePack, whose floats hold -inf and NaN as they are."""

from collections.abc import Sequence

import msgspec

from jaxlp.errors import ArgumentError
from jaxlp.records import LogProbabilities, check_lengths, check_record

_one = msgspec.msgpack.Decoder(LogProbabilities)
_batch = msgspec.msgpack.Decoder(list[LogProbabilities | None])


def encode(record: LogProbabilities) -> bytes:
    """`record` as one MessagePack map. Raises ArgumentError if it is no record or holds other than plain values."""
    check_record(record, "record")
    try:
        return msgspec.msgpack.encode(record)
    except OverflowError as error:
        raise ArgumentError(f"`record` must hold numbers that MessagePack has: {error}.") from error


def decode(data: bytes) -> LogProbabilities:
    """The record that `encode` wrote, or MAX's of two or three fields. Bad input is an ArgumentError with its place."""
    record = _read(_one, data)
    check_lengths(record, "data")
    return record


def encode_batch(records: Sequence[LogProbabilities | None]) -> bytes:
    """A whole batch as one MessagePack array, nil where a request has no record."""
    if not isinstance(records, Sequence):
        raise ArgumentError(f"`records` must be a list of records and None: got {type(records).__name__}.")
    for index, record in enumerate(records):
        if record is not None:
            check_record(record, f"records[{index}]")
    try:
        return msgspec.msgpack.encode(list(records))
    except OverflowError as error:
        raise ArgumentError(f"`records` must hold numbers that MessagePack has: {error}.") from error


def decode_batch(data: bytes) -> list[LogProbabilities | None]:
    """The batch that `encode_batch` wrote."""
    records = _read(_batch, data)
    for index, record in enumerate(records):
        if record is not None:
            check_lengths(record, f"data[{index}]")
    return records


def _read(decoder: msgspec.msgpack.Decoder, data: bytes):
    if not isinstance(data, (bytes, bytearray, memoryview)):
        raise ArgumentError(f"`data` must be bytes: got {type(data).__name__}.")
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise ArgumentError(f"`data` is no record in MessagePack: {error}.") from error
