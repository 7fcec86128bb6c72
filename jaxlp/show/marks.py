"""A text cut into marks: what stands for each token, with its whitespace and broken characters made visible.

Tokens are bytes, and their borders may lie inside a character, or inside what a reader takes for one (a flag, a family
of emoji, a letter with its accent). A token that holds a part shows that part; the one that completes it shows the
whole after its own part. Where the script runs from right to left, and its letters join, parts would tear words: there
the tokens of one character are one mark.
"""

import unicodedata
from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and marks that have no ink
_SELECTORS = "\ufe0e\ufe0f"  # text or emoji
_JOINER, _BLACK_FLAG = "\u200d", "\U0001f3f4"


class Part(NamedTuple):
    """A stretch of a mark. kind: "text", "space", "tab", "newline", "escape" (a spelling of what has no form)."""

    kind: str
    text: str


class Mark(NamedTuple):
    """What stands for some tokens, nearly always for one."""

    tokens: range
    parts: list[Part]


def marks(pieces: Sequence[bytes]) -> list[Mark]:
    """The marks of a text whose tokens have the bytes `pieces`, in order; each token is in one of them."""
    data = b"".join(pieces)
    clusters = _clusters(data.decode(errors="surrogateescape"))
    starts = [0, *accumulate(_size(cluster) for cluster in clusters)]
    whole: dict[int, bool] = {}  # of a cluster that a border cuts: are its tokens one mark?

    def cut(cluster: int, end: int) -> bool:
        if cluster == len(clusters) or starts[cluster] >= end:
            return False
        if cluster not in whole:
            whole[cluster] = _runs_leftwards(clusters[cluster])
        return whole[cluster]

    found: list[Mark] = []
    begin = token = first_cluster = 0
    while token < len(pieces):
        first, end, cluster = token, begin, first_cluster
        while token == first or (token < len(pieces) and cut(cluster, end)):
            end += len(pieces[token])
            token += 1
            while cluster < len(clusters) and starts[cluster + 1] <= end:
                cluster += 1
        parts: list[Part] = []
        for i in range(first_cluster, min(cluster + 1, len(clusters))):
            low, high = max(begin, starts[i]), min(end, starts[i + 1])
            if low < high and high - low < starts[i + 1] - starts[i]:
                parts += _spelled(data[low:high])
            if low < high == starts[i + 1]:
                parts.append(_shown(clusters[i]))
        found.append(Mark(range(first, token), _joined(parts) or [Part("escape", "⟨⟩")]))
        begin, first_cluster = end, cluster
    return found


def _clusters(text: str) -> list[str]:
    """`text` cut into what a reader takes for one character. A byte of no character is one, as a lone surrogate."""
    found: list[str] = []
    for i, c in enumerate(text):
        if found and _continues(found[-1], c, text[i + 1 : i + 2]):
            found[-1] += c
        else:
            found.append(c)
    return found


def _continues(cluster: str, c: str, following: str) -> bool:
    if c.isascii() or not _inked(cluster[0]):
        return False
    before = cluster[-1]
    if c in _SELECTORS:
        return before not in _SELECTORS
    if c == _JOINER:  # between two pictures alone
        return all(unicodedata.category(x) == "So" and _inked(x) for x in (cluster[0], following or " "))
    if before == _JOINER:
        return True
    if "\U0001f3fb" <= c <= "\U0001f3ff":
        return unicodedata.category(before) == "So"
    if "\U0001f1e6" <= c <= "\U0001f1ff":
        return len(cluster) == 1 and "\U0001f1e6" <= cluster <= "\U0001f1ff"
    if "\U000e0020" <= c <= "\U000e007f":
        return cluster[0] == _BLACK_FLAG
    if "\u1161" <= c <= "\u11ff":  # the vowel and the end of a Korean syllable
        return "\u1100" <= before <= "\u11ff" or "\uac00" <= before <= "\ud7a3"
    return _combines(c) and c not in _UNSEEN and not "\ufe00" <= c <= "\ufe0f"


def _combines(c: str) -> bool:
    return unicodedata.category(c) in ("Mn", "Mc", "Me") and not "\U000e0100" <= c <= "\U000e01ef"


def _inked(c: str) -> bool:
    return c.isprintable() and c != " " and c not in _UNSEEN and not _combines(c)


def _size(cluster: str) -> int:
    return len(cluster.encode(errors="surrogateescape"))


def _runs_leftwards(cluster: str) -> bool:
    return any("\u0590" <= c <= "\u08ff" or unicodedata.bidirectional(c) in ("AL", "R") for c in cluster)


def _shown(cluster: str) -> Part:
    kinds = {" ": "space", "\t": "tab", "\n": "newline"}
    if cluster in kinds:
        return Part(kinds[cluster], cluster)
    if _inked(cluster[0]):
        return Part("text", cluster)
    return _letter(cluster)


def _letter(c: str) -> Part:
    """One character that stands alone, without what it would join or colour."""
    if "\udc80" <= c <= "\udcff":
        return Part("byte", f"{ord(c) - 0xDC00:02x}")
    if _combines(c) and c not in _UNSEEN and not "\ufe00" <= c <= "\ufe0f":
        return Part("escape", f"◌{c}")
    return Part("escape", c if _inked(c) else c.encode("unicode_escape").decode())


def _spelled(data: bytes) -> list[Part]:
    """A part of a cluster: its characters one by one, and the bytes that are none."""
    return [_letter(c) for c in data.decode(errors="surrogateescape")]


def _joined(parts: list[Part]) -> list[Part]:
    """Neighbours of one kind in one; bytes in brackets."""
    found: list[Part] = []
    for kind, text in parts:
        if found and found[-1].kind == kind and kind in ("text", "byte"):
            found[-1] = Part(kind, found[-1].text + " " * (kind == "byte") + text)
        else:
            found.append(Part(kind, text))
    return [Part("escape", f"⟨{part.text}⟩") if part.kind == "byte" else part for part in found]
