"""A scored text as HTML: each token shaded by its surprisal, its alternatives in a card."""

import math
from collections import Counter
from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

from jaxlp.counts import as_count
from jaxlp.show.marks import Mark, marks
from jaxlp.show.record import Choice, Scores, check
from jaxlp.show.style import CHANCES, LEVELS, STYLE
from jaxlp.show.words import name, percent, summary, visible

_TAGS = {"space": "w", "tab": "h", "newline": "n", "escape": "e"}
SHADES = "".join(f'<span class="s{n}">{n}{"+" * (n == LEVELS)}</span>' for n in range(LEVELS + 1))
ODD = '<span class="q">not scored</span> <span class="z">impossible, −∞</span> <span class="y">broken, NaN</span>'


class Picture(NamedTuple):
    """HTML that a notebook shows as it is; `page` puts it into a page of its own.

    legend: what the shades mean. body: the text. Both are without a script, and everything in them that came from
    outside is escaped.
    """

    legend: str
    body: str

    def _repr_html_(self) -> str:
        return f'<div class="jaxlp"><style>{STYLE}</style>{self.legend}{self.body}</div>'


LEGEND = (
    f'<div class="k"><div>surprisal −log p, nats</div><div>{SHADES}</div><div>p 37% at 1, 5% at 3, 0.7% at 5</div>'
    f"<div>{ODD}</div></div>"
)


def fragment(scored: Scores, *, top: int = 5) -> Picture:
    """The picture of a scored text, for a notebook: its last line shows it. `Scored` draws itself so.

    Each token is shaded by its surprisal, -log p in nats, a shade a nat; pointing at it or tabbing to it opens a card
    of the best `top` alternatives that `scored` has, and the token itself. A score of None is dotted (not scored),
    -inf inverse (impossible), NaN, or more than 0, hatched (broken). A space is a dot, a newline an arrow; bytes that
    are no whole character stand in brackets; controls and marks of direction are spelled out and have no effect.

    Raises ArgumentError for what is no Scored, lists of unequal length, and an empty text.
    """
    check(scored, "scored")
    most = as_count("top", top)
    title = f"<h2><bdi>{escape(name(scored))}</bdi></h2>" if isinstance(scored.id, str) else ""
    head = f'{title}<p class="m">{escape(summary(scored))}</p>'
    return Picture(LEGEND, f"<section>{head}{drawn(scored, most, surprisal(scored))}</section>")


def surprisal(scored: Scores) -> Callable[[Mark], str]:
    """The class of a mark: its surprisal, the sum over its tokens."""
    return lambda mark: shade(total([scored.token_logprobs[i] for i in mark.tokens]))


def total(scores: Sequence[float | None]) -> float | None:
    """The sum of those that are scored, None where none is."""
    found = [score for score in scores if score is not None]
    return sum(found) if found else None


def shade(logprob: float | None, step: float = 1.0) -> str:
    """The class of a score: s0 .. s10, a shade for each `step` nats; q not scored, z impossible, y broken."""
    if logprob is None:
        return "q"
    if not logprob < 0.001:  # NaN too
        return "y"
    return "z" if logprob == -math.inf else f"s{max(0, round(min(LEVELS, -logprob / step)))}"


def drawn(scored: Scores, most: int, kind: Callable[[Mark], str], note: Callable[[Mark], str] | None = None) -> str:
    """The text, mark by mark: its class by `kind`, and what its card says besides by `note`."""
    label = "text by token: arrow keys move, Escape closes a card"
    text = []
    for mark in marks([bytes(piece) for piece in scored.bytes]):
        words = "".join(_part(kind, part) for kind, part in mark.parts)
        more = f"<small>{escape(note(mark))}</small>" if note else ""
        cards = "".join(_card(scored, i, most, more) for i in mark.tokens)
        card = f'<span class="a" role="tooltip" hidden>{cards}</span>'
        before, whole = ("<wbr>", " j") if _is_word(mark) else ("", "")  # a line breaks before its space, not after
        text.append(f'{before}<span class="t {kind(mark)}{whole}" tabindex="0">{words}{card}</span>')
    return f'<div class="x" role="group" aria-label="{label}">{"".join(text)}</div>'


def _is_word(mark: Mark) -> bool:
    """A space and a text that is short enough for one line."""
    return [kind for kind, _ in mark.parts] == ["space", "text"] and len(mark.parts[1].text) < 24


def _part(kind: str, text: str) -> str:
    return f'<i class="{_TAGS[kind]}">{escape(text)}</i>' if kind in _TAGS else escape(text)


def _card(scored: Scores, place: int, most: int, more: str) -> str:
    token, own, best = scored.token_ids[place], scored.token_logprobs[place], scored.top_logprobs[place] or ()
    word = visible(bytes(scored.bytes[place])) or visible(scored.tokens[place])
    said = f"token {token} · {_score(own)}"
    spelled = Counter(choice.token for choice in best)
    rows = [_row(choice, choice.token_id == token, spelled) for choice in _first(best, most, token)]
    return f"<b><bdi>{escape(word)}</bdi></b><small>{said}</small>{more}{''.join(rows)}"


def _first(best: Sequence[Choice], most: int, token: int) -> list[Choice]:
    return [choice for rank, choice in enumerate(best) if rank < most or choice.token_id == token]


def _row(choice: Choice, own: bool, spelled: Counter[str]) -> str:
    """A candidate, with its id where its text does not tell it from others. `spelled`: how many have each text."""
    word = escape(visible(choice.token))
    if "\ufffd" in choice.token or spelled[choice.token] > 1 or not word:
        word += f" #{choice.token_id}"
    logprob = choice.logprob
    chance = round(CHANCES * math.exp(logprob)) if logprob < 0.001 else 0
    classes = " ".join(["o"] * own + [f"p{min(CHANCES, chance)}"] * (chance > 0))
    said = f' class="{classes}"' if classes else ""
    said += ' aria-current="true"' * own
    return f"<span{said}><bdi>{word}</bdi> {percent(logprob)}</span>"


def _score(logprob: float | None) -> str:
    match shade(logprob):
        case "q":
            return "not scored"
        case "z":
            return "impossible: −∞"
        case "y":
            return f"broken: {logprob}"
    assert logprob is not None
    return f"{max(0.0, -logprob):.2f} nats · p {percent(logprob)}"
