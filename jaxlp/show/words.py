"""Words and numbers for people: tokens with nothing hidden, probabilities, the figures of a scored text."""

import math

from jaxlp.show.record import Scores


def visible(piece: bytes | str) -> str:
    """A token with nothing hidden: a space is `·`; controls, marks of direction and broken characters are escapes."""
    text = piece if isinstance(piece, str) else piece.decode(errors="backslashreplace")
    return plain(text.replace(" ", "·"))


def plain(text: str) -> str:
    """A text on one line, with controls and marks of direction as escapes."""
    return text if text.isprintable() else "".join(c if c.isprintable() else spelled_out(c) for c in text)


def spelled_out(character: str) -> str:
    r"""`\n`, `\x1b`, `\u202e`: a character as Python spells it."""
    return character.encode("unicode_escape").decode()


def name(record: Scores) -> str:
    """What a text is called: its id, nothing hidden."""
    return plain(str(record.id))


def summary(record: Scores) -> str:
    """One line: how long the text is and how well the model foresaw it."""
    scored = sum(logprob is not None for logprob in record.token_logprobs)
    count = len(record.token_ids)
    parts = [f"{count} token{'s' * (count != 1)}", f"{scored} scored", f"total {record.total_logprob:.3f} nats"]
    if record.perplexity is not None:
        parts.append(f"perplexity {record.perplexity:.4g}")
    if record.bits_per_byte is not None:
        parts.append(f"{record.bits_per_byte:.3f} bits per byte")
    if record.windows is not None:
        parts.append(f"{record.windows.count} windows of {record.windows.context} tokens")
    return ", ".join(parts)


def percent(logprob: float) -> str:
    """A probability: 12.3%, or 4e-07 where percents would show nothing. What is no probability is `?`."""
    if not logprob < 0.001:  # NaN too; a rounded 0 may stand a little above
        return "?"
    chance = min(1.0, math.exp(logprob))
    return f"{chance:.0e}" if 0 < chance < 0.00095 else f"{chance:.1%}"
