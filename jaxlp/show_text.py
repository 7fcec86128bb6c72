"""A scored text as a table for people: every token with its probability and the likeliest others."""

import math
import sys
from typing import Any

from jaxlp.errors import optional
from jaxlp.scored import Scored

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


def show(console: Any, record: Scored, token_bytes: list[bytes]) -> None:
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
            name, chance = visible(token_bytes[candidate.token_id]), f" {percent(candidate.logprob)}   "
            if candidate.token_id != token and cells(others.plain + name + chance.rstrip()) <= room:
                others.append(name)
                others.append(chance, "dim")
        style = next((style for least, style in _STYLES if math.exp(logprob) >= least), "red")
        lines.add_row(text(visible(bytes(piece)), style), f"{logprob:.3f}", text(percent(logprob), style), others)
    console.print(text(summary(record), "bold"), soft_wrap=True)
    console.print(lines)


def summary(record: Scored) -> str:
    """One line: how long the text is and how well the model foresaw it."""
    scored = sum(logprob is not None for logprob in record.token_logprobs)
    parts = [f"{len(record.token_ids)} tokens", f"{scored} scored", f"total {record.total_logprob:.3f} nats"]
    if record.perplexity is not None:
        parts.append(f"perplexity {record.perplexity:.4g}")
    if record.bits_per_byte is not None:
        parts.append(f"{record.bits_per_byte:.3f} bits per byte")
    if record.windows is not None:
        parts.append(f"{record.windows.count} windows of {record.windows.context} tokens")
    return f"{visible(str(record.id).encode()).replace('·', ' ')}: {', '.join(parts)}"


def visible(piece: bytes) -> str:
    """A token's bytes with nothing hidden: a space is `·`, controls and broken characters are escapes."""
    text = piece.decode(errors="backslashreplace").replace(" ", "·")
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def percent(logprob: float) -> str:
    """A probability: 12.3%, or 4e-07 where percents would show nothing."""
    chance = math.exp(logprob)
    return f"{chance:.0e}" if 0 < chance < 0.00095 else f"{chance:.1%}"
