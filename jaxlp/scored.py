"""The records of scoring: a document in, its scores or its fault out. Plain values; never names jax."""

import math
from dataclasses import dataclass
from typing import Any

import msgspec


class Candidate(msgspec.Struct):
    """One token at one place."""

    token_id: int
    token: str
    logprob: float


class Windows(msgspec.Struct):
    """How a text longer than the model's context was scored: in `count` windows of `context` tokens, `stride` apart.

    Each token is scored once, by a window that holds at least half a context before it, or all the text there is.
    """

    count: int
    context: int
    stride: int


class Scored(msgspec.Struct):
    """A text's tokens and their scores. Lists have an entry per token; scores are natural logarithms (nats).

    A score is None where there is no context (the first token, unless a BOS stands before it) and for prompt tokens.

    id: the document's own id, or its place. token_ids: the tokens of the whole text, prompt included, without a BOS.
    tokens: their text, U+FFFD where the bytes are no whole characters. bytes: their bytes as ints; joined, the text's
    UTF-8. token_logprobs: the score of each. top_logprobs: for each place the best tokens, best first, and always the
    own token, last if it is not among them. text_offset: code points before the character that holds the token's first
    byte, so that the pieces of one character share an offset. total_logprob: the sum over the scored tokens.
    perplexity: exp(-total / scored tokens); bits_per_byte: -total / ln 2 / bytes of the scored tokens; both None where
    nothing is scored. bos: the id of the token put before the text, or None. windows: how a text longer than the
    model's context was scored, or None. temperature: what the model's logits were divided by.

    As JSON: a line that `jaxlp score --out` writes, read back by `msgspec.json.decode(line, type=jaxlp.Scored,
    strict=False)`; not strict because of "-inf", "inf" and "nan".
    """

    id: str | int | None
    token_ids: list[int]
    tokens: list[str]  # U+FFFD where the bytes are no whole characters
    bytes: list[list[int]]  # joined, the text's UTF-8
    token_logprobs: list[float | None]
    top_logprobs: list[list[Candidate] | None]  # best first; the own token always, last if not among them
    text_offset: list[int]  # code points: the character that holds the token's first byte
    total_logprob: float  # sum over the scored tokens
    perplexity: float | None  # exp(-total / scored tokens); None where nothing is scored
    bits_per_byte: float | None  # -total / ln 2 / bytes of the scored tokens
    bos: int | None  # the token put before the text; it has no entry in the lists
    windows: Windows | None = None  # where the text was longer than the context
    temperature: float = 1.0  # what the model's logits were divided by

    def _repr_html_(self) -> str:
        from jaxlp.show import fragment  # only a notebook pays for it

        return fragment(self)._repr_html_()


class Failed(msgspec.Struct, omit_defaults=True):
    """A document that could not be scored."""

    error: str
    id: str | int | None = None
    file: str | None = None
    line: int | None = None


@dataclass
class Document:
    """A text to score. Its first `prompt` characters are context: they are not scored."""

    text: str
    id: str | int | None = None
    prompt: int = 0
    file: str | None = None  # where it comes from, for error messages
    line: int | None = None


def as_json(record: msgspec.Struct) -> bytes:
    """`record` as one JSON object on one line. Numbers that JSON does not have are strings: "-inf", "inf", "nan"."""
    if isinstance(record, Scored) and math.isfinite(record.total_logprob + (record.perplexity or 0.0)):
        return msgspec.json.encode(record)

    def worded(value: Any) -> Any:
        match value:
            case float() if not math.isfinite(value):
                return str(value)
            case list():
                return [worded(item) for item in value]
            case dict():
                return {key: worded(item) for key, item in value.items()}
        return value

    return msgspec.json.encode(worded(msgspec.to_builtins(record)))
