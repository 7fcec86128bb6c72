"""Which tokens go through the model together: windows over long texts, and batches of few shapes.

Pure Python. Everything depends on the documents alone, so that a run that is taken up again forms the same batches.
"""

from array import array
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TypeVar

T = TypeVar("T")

BATCH_TOKENS = 4096  # places in a batch [B, L]; a single longer text makes a batch of its own
SMALL_BATCH = 512  # below this many places a batch costs the same, so that filling it up with padding is free
LOOKAHEAD_ITEMS = 256
LOOKAHEAD_CHARACTERS = 32768  # about two batches of tokens


class Segment(NamedTuple):
    """A stretch of a document that goes through the model as one row. It scores `tokens[first:]`."""

    owner: int  # which document of the group
    tokens: list[int]
    first: int  # at least 1: the first scored token has context
    place: int  # of the first scored token among the document's scored tokens


class Window(NamedTuple):
    """Tokens [start, stop) of a text, of which [first, stop) are scored."""

    start: int
    first: int
    stop: int


def windows(count: int, room: int) -> list[Window]:
    """Windows of `room` tokens over a text of `count`. Each token is scored once, with `room / 2` of context or all."""
    found, done = [], 0
    for start in range(0, max(count, 1), stride(room)):
        stop = min(start + room, count)
        found.append(Window(start, done, stop))
        done = stop
        if done == count:
            break
    return found


def stride(room: int) -> int:
    """How far a window begins after the one before it."""
    return max(1, room // 2)


def segments(owner: int, ids: list[int], bos: list[int], scored: int, context: int) -> Iterator[Segment]:
    """The segments that score the tokens `ids[scored:]` of a document. Each begins with `bos`, as the text does."""
    for window in windows(len(ids), context - len(bos)):
        first = max(window.first, scored)
        if first < window.stop:
            tokens = bos + ids[window.start : window.stop]
            yield Segment(owner, tokens, len(bos) + first - window.start, first - scored)


def lookahead(items: Iterable[T], size: Callable[[T], int]) -> Iterator[list[T]]:
    """`items` in groups, in order, closed at `LOOKAHEAD_ITEMS` items or `LOOKAHEAD_CHARACTERS` of `size`."""
    group: list[T] = []
    total = 0
    for item in items:
        group.append(item)
        total += size(item)
        if len(group) >= LOOKAHEAD_ITEMS or total >= LOOKAHEAD_CHARACTERS:
            yield group
            group, total = [], 0
    if group:
        yield group


def batches(parts: Iterable[Segment]) -> Iterator[tuple[int, int, list[list[Segment]]]]:
    """`parts` as batches (B, L, at most B rows of at most L inputs). B * L <= `BATCH_TOKENS`, or else B is 1.

    A row holds segments of the same inputs, such as a question's answers of one token: the model reads them once. It
    scores at most L tokens.
    """
    rows: dict[bytes, list[Segment]] = {}  # by inputs, the row that may take one more
    by_length = defaultdict(list)
    for part in parts:
        length, inputs = bucket(len(part.tokens) - 1), array("i", part.tokens[:-1]).tobytes()
        row = rows.get(inputs)
        if row is None or sum(len(other.tokens) - other.first for other in (*row, part)) > length:
            row = rows[inputs] = []
            by_length[length].append(row)
        row.append(part)
    for length, group in sorted(by_length.items(), reverse=True):
        while group:
            size = batch_size(len(group), length)
            yield size, length, group[:size]
            group = group[size:]


def bucket(length: int) -> int:
    """The smallest of 16, 24, 32, 48, 64, 96, ... that holds `length`: at most half as much again."""
    power = max(16, 1 << (length - 1).bit_length())
    return power * 3 // 4 if power > 16 and length <= power * 3 // 4 else power


def batch_size(count: int, length: int) -> int:
    """How many rows of `length` to run for `count` that wait: a power of 4, so that few shapes are compiled."""
    size = 1
    while size < count and 4 * size * length <= BATCH_TOKENS:
        size *= 4
    wasteful = 3 * size > 4 * count and size * length > SMALL_BATCH
    return size // 4 if wasteful else size
