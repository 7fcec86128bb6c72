"""A scored text as a table for people: every token with its probability and the likeliest others."""

import math
import sys
from typing import Any

from jaxlp.errors import optional
from jaxlp.show.record import Scores
from jaxlp.show.words import name, percent, summary, visible

_STYLES = ((0.5, "green"), (0.1, "yellow"), (0.01, "dark_orange"), (0.0, "red"))  # from which probability


def console() -> Any:
    """A console on stdout: in colour where the terminal allows and NO_COLOR is not set, plain in a pipe."""
    terminal = sys.stdout.isatty()
    width = None if terminal else 1000  # a pipe gets whole lines
    console = optional("rich.console", "cli").Console(width=width, highlight=False, markup=False, emoji=False)
    console.on_broken_pipe = _pass_on  # rich would end the process by itself
    return console


def _pass_on() -> None:
    raise BrokenPipeError


def show(console: Any, record: Scores, token_bytes: list[bytes]) -> None:
    """Print `record` on a `rich` console. `token_bytes`: the model's tokens by id."""
    table, text = optional("rich.table", "cli"), optional("rich.text", "cli").Text
    box = optional("rich.box", "cli")
    lines = table.Table(box=box.SIMPLE_HEAD, pad_edge=False)
    lines.add_column("token", no_wrap=True, max_width=32)
    lines.add_column("logprob", no_wrap=True, justify="right")
    lines.add_column("probability", no_wrap=True, justify="right")
    lines.add_column("likeliest others")  # the one that gives way on a narrow terminal
    cells = optional("rich.cells", "cli").cell_len
    widest = max(len("token"), *(min(32, cells(visible(bytes(piece)))) for piece in record.bytes))
    room = console.width - widest - len("logprob") - len("probability") - 8  # whole alternatives, as many as fit
    rows = zip(record.token_ids, record.bytes, record.token_logprobs, record.top_logprobs, strict=True)
    for token, piece, logprob, best in rows:
        if logprob is None or best is None:
            lines.add_row(text(visible(bytes(piece)), "dim"), "", "", "")
            continue
        others = text(no_wrap=True, overflow="ellipsis")
        for candidate in best:
            word, chance = visible(token_bytes[candidate.token_id]), f" {percent(candidate.logprob)}   "
            if candidate.token_id != token and cells(others.plain + word + chance.rstrip()) <= room:
                others.append(word)
                others.append(chance, "dim")
        style = next((style for least, style in _STYLES if math.exp(logprob) >= least), "red")
        lines.add_row(text(visible(bytes(piece)), style), f"{logprob:.3f}", text(percent(logprob), style), others)
    console.print(text(f"{name(record)}: {summary(record)}", "bold"), soft_wrap=True)
    console.print(lines)
