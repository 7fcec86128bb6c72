r"""Records as the `logprobs` of OpenAI's chat completions: what stands in `choices[0].logprobs`, whole or in a chunk.

Every token has its own bytes, whatever stands beside it. `token` is its text; `\xe2\x80`, as OpenAI spells them, for
bytes that are no whole characters; `token_id:7` where there are none. The field `token_id` is ours, and clients of
OpenAI pass over it: it tells two ids of one text apart, and `decode` reads it. A record's ranks and entropies have no
place in this shape. Scores: `jaxlp.formats.openai_tokens`.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from jaxlp.formats.openai_tokens import Token, add_row, convert, rows, spelled, text_of
from jaxlp.records import LogProbabilities
from jaxlp.scored import Scored


class _Alternative(msgspec.Struct):
    """One of the best tokens at a place."""

    token: str
    logprob: float
    bytes: list[int]
    token_id: int


class _Entry(_Alternative):
    """One token of the message."""

    top_logprobs: list[_Alternative]  # best first


class _Wire(msgspec.Struct):
    """The object."""

    content: list[_Entry]
    refusal: None = None


def encode(
    record: LogProbabilities | Scored, token_bytes: Sequence[bytes], *, top: int | None = None
) -> dict[str, Any]:
    """The object of `record`, of values that JSON has: an entry for each token that has a score.

    Args:
        record: one request's scores, or a scored text. Entries do not depend on each other: for a stream, encode each
            part by itself.
        token_bytes: the bytes of every token, by id: `model.tokenizer.token_bytes`.
        top: how many alternatives the client asked for: the best `top` at most, the own token only if it is among them.
            0 gives empty lists. None: all that the record lists, the own token among them.

    A record of no rows gives an empty list. Raises ArgumentError for NaN and +inf, with the field and the index; for
    ids that are not in `token_bytes`; for a record without `sampled_token_ids`; for lists of unequal length.
    """
    content = [
        _fields(own, score) | {"top_logprobs": [_fields(token, best[token]) for token in best]}
        for own, score, best in rows(record, token_bytes, top)
        if score is not None
    ]
    return {"content": content, "refusal": None}


def decode(data: dict[str, Any]) -> LogProbabilities:
    """The record that `encode` wrote, but for its ranks and entropies; the own token is in every dict.

    `data` is the object as read from JSON. Raises ArgumentError for one that lacks the ids.
    """
    record = LogProbabilities([], [])
    for entry in convert(data, _Wire).content:
        top = [(one.token_id, one.logprob) for one in entry.top_logprobs]
        add_row(record, entry.token_id, entry.logprob, top)
    return record


def _fields(token: Token, logprob: float) -> dict[str, Any]:
    text = text_of(token.piece) if token.piece else f"token_id:{token.token_id}"
    return {
        "token": spelled(token.piece) if text is None else text,
        "logprob": logprob,
        "bytes": list(token.piece),
        "token_id": token.token_id,
    }
