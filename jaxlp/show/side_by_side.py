"""Two scorings of one text side by side: by two models, or at two temperatures."""

from bisect import bisect_left
from collections.abc import Sequence
from html import escape
from itertools import accumulate

from jaxlp.counts import as_count
from jaxlp.errors import ArgumentError
from jaxlp.show.marks import Mark, marks
from jaxlp.show.picture import ODD, SHADES, Picture, drawn, shade, total
from jaxlp.show.record import Scores, check
from jaxlp.show.words import plain, summary

STEP = 0.5  # nats a shade
LEGEND = (
    '<div class="k"><div>shaded where one side is more surprised: difference of −log p, half nats</div>'
    f"<div>{SHADES}</div><div>{ODD}</div></div>"
)


def compare(a: Scores, b: Scores, *, names: Sequence[str] | None = None, top: int = 5) -> Picture:
    """One text scored twice, side by side; where one side is more surprised than the other, it is shaded by how much.

    The tokens may be others on each side, as two models have them: surprisals are compared over the shortest stretches
    of bytes that end with a token on both sides, -log p in nats summed over the tokens in each, a shade for half a nat.
    names: what to call the two; their ids if they are strings that differ, else "a" and "b". top: as for `fragment`.

    Where a side has no score for a stretch, neither is shaded. A stretch broken on a side (NaN) is hatched on both; one
    impossible on a side alone is inverse there. `page(compare(a, b))` makes a page of it.

    Raises ArgumentError as `fragment` does, for two different texts, and for names that are not two strings.
    """
    check(a, "a")
    check(b, "b")
    most = as_count("top", top)
    texts = [b"".join(map(bytes, one.bytes)) for one in (a, b)]
    if texts[0] != texts[1]:
        place = next((i for i, (x, y) in enumerate(zip(*texts, strict=False)) if x != y), min(map(len, texts)))
        shown = " and ".join(repr(text[max(0, place - 10) : place + 10]) for text in texts)
        raise ArgumentError(f"`a` and `b` must be scores of one text: they differ from byte {place} on, {shown}.")
    first, second = _names(a, b, names)
    common = sorted(set(_mark_ends(a)) & set(_mark_ends(b)))
    ours, theirs = (_sums(one, common) for one in (a, b))
    sides = _side(a, first, second, common, ours, theirs, most) + _side(b, second, first, common, theirs, ours, most)
    return Picture(LEGEND, f'<section><div class="c">{sides}</div></section>')


def _names(a: Scores, b: Scores, names: Sequence[str] | None) -> tuple[str, str]:
    if names is not None:
        if not isinstance(names, list | tuple) or len(names) != 2 or not all(isinstance(name, str) for name in names):
            raise ArgumentError(f"`names` must be two strings: got {names!r:.80}.")
        first, second = names
    elif isinstance(a.id, str) and isinstance(b.id, str) and a.id != b.id:
        first, second = a.id, b.id
    else:
        first, second = "a", "b"
    return plain(first), plain(second)


def _ends(scored: Scores) -> list[int]:
    return list(accumulate(map(len, scored.bytes)))


def _mark_ends(scored: Scores) -> list[int]:
    ends = _ends(scored)
    return [ends[mark.tokens[-1]] for mark in marks([bytes(piece) for piece in scored.bytes])]


def _sums(scored: Scores, common: list[int]) -> list[float | None]:
    """The log-probability of each stretch that ends at a byte of `common`; None where a token in it is not scored."""
    stretches: list[list[float | None]] = [[] for _ in common]
    for end, logprob in zip(_ends(scored), scored.token_logprobs, strict=True):
        stretches[bisect_left(common, end)].append(logprob)
    return [None if None in scores else total(scores) for scores in stretches]


def _side(
    scored: Scores,
    name: str,
    other: str,
    common: list[int],
    ours: list[float | None],
    theirs: list[float | None],
    most: int,
) -> str:
    stretch = [bisect_left(common, end) for end in _ends(scored)]

    def kind(mark: Mark) -> str:
        i = stretch[mark.tokens[-1]]
        return _shade(ours[i], theirs[i])

    def note(mark: Mark) -> str:
        here, there = ours[stretch[mark.tokens[-1]]], theirs[stretch[mark.tokens[-1]]]
        return "" if here is None or there is None else f"{-here:.2f} nats here, {-there:.2f} in {other}"

    head = f'<h3><bdi>{escape(name)}</bdi></h3><p class="m">{escape(summary(scored))}</p>'
    return f"<div>{head}{drawn(scored, most, kind, note)}</div>"


def _shade(here: float | None, there: float | None) -> str:
    if here is None or there is None:
        return "q"
    if here >= there:  # also where both are impossible
        return "s0"
    return shade(here - there, STEP)  # NaN where a side is
