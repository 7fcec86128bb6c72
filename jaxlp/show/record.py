"""What a picture reads of a scored text, and what it refuses."""

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from jaxlp.errors import ArgumentError


class Choice(Protocol):
    """A `jaxlp.scored.Candidate`."""

    @property
    def token_id(self) -> int: ...
    @property
    def token(self) -> str: ...
    @property
    def logprob(self) -> float: ...


@runtime_checkable
class Scores(Protocol):
    """A `jaxlp.Scored`, which stands above this floor: it draws itself with what is here."""

    @property
    def id(self) -> str | int | None: ...
    @property
    def token_ids(self) -> Sequence[int]: ...
    @property
    def tokens(self) -> Sequence[str]: ...
    @property
    def bytes(self) -> Sequence[Sequence[int]]: ...
    @property
    def token_logprobs(self) -> Sequence[float | None]: ...
    @property
    def top_logprobs(self) -> Sequence[Sequence[Choice] | None]: ...
    @property
    def total_logprob(self) -> float: ...
    @property
    def perplexity(self) -> float | None: ...
    @property
    def bits_per_byte(self) -> float | None: ...
    @property
    def windows(self) -> Any: ...


def check(record: Any, name: str) -> None:
    """Raise ArgumentError unless `record` is a scored text as `check_fields` wants it, and has a token."""
    check_fields(record, name)
    if not record.token_ids:
        raise ArgumentError(f"`{name}` has no tokens: an empty text has no picture.")


def check_fields(record: Any, name: str) -> None:
    """Raise ArgumentError unless `record` is a scored text of plain values with an entry per token in each list."""
    if isinstance(record, type) or not isinstance(record, Scores):
        got = f"a {type(record).__name__}"
        if isinstance(record, list | tuple):
            got += f" of {len(record)}; pass one of its entries"
        raise ArgumentError(f"`{name}` must be a Scored, as `jaxlp.score` gives them: got {got}.")
    fields = ("token_ids", "tokens", "bytes", "token_logprobs", "top_logprobs")
    sizes = {field: _size(getattr(record, field), f"{name}.{field}") for field in fields}
    if len(set(sizes.values())) > 1:
        found = ", ".join(f"{size} `{field}`" for field, size in sizes.items())
        raise ArgumentError(f"`{name}` must have lists of one length, an entry per token: got {found}.")
    _score(record.total_logprob, f"{name}.total_logprob")
    for field in ("perplexity", "bits_per_byte"):
        if getattr(record, field) is not None:
            _score(getattr(record, field), f"{name}.{field}")
    cut = record.windows
    if cut is not None and not all(isinstance(getattr(cut, x, None), int) for x in ("count", "context")):
        raise ArgumentError(f"`{name}.windows` must be a Windows: got {cut!r:.80}.")
    for place, (piece, score, best) in enumerate(
        zip(record.bytes, record.token_logprobs, record.top_logprobs, strict=True)
    ):
        _id(record.token_ids[place], f"{name}.token_ids[{place}]")
        _word(record.tokens[place], f"{name}.tokens[{place}]")
        try:
            bytes(piece) if isinstance(piece, list | tuple | bytes) else bytes([-1])
        except (TypeError, ValueError):
            raise ArgumentError(f"`{name}.bytes[{place}]` must be ints from 0 to 255: got {piece!r:.80}.") from None
        if score is not None:
            _score(score, f"{name}.token_logprobs[{place}]")
        if best is not None:
            _size(best, f"{name}.top_logprobs[{place}]")
        for rank, choice in enumerate(best or ()):
            where = f"{name}.top_logprobs[{place}][{rank}]"
            if not all(hasattr(choice, field) for field in ("token_id", "token", "logprob")):
                raise ArgumentError(f"`{where}` must be a Candidate: got {choice!r:.80}.")
            _id(choice.token_id, f"{where}.token_id")
            _word(choice.token, f"{where}.token")
            _score(choice.logprob, f"{where}.logprob")


def _size(values: Any, name: str) -> int:
    if not isinstance(values, list | tuple):
        raise ArgumentError(f"`{name}` must be a list: got {values!r:.80}.")
    return len(values)


def _id(value: Any, name: str) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 2**31:
        raise ArgumentError(f"`{name}` must be a token id, an int from 0 to 2**31 - 1: got {value!r:.80}.")


def _word(value: Any, name: str) -> None:
    if not isinstance(value, str):
        raise ArgumentError(f"`{name}` must be a str: got {value!r:.80}.")


def _score(value: Any, name: str) -> None:
    if isinstance(value, bool) or not isinstance(value, int | float) or (isinstance(value, int) and abs(value) > 1e308):
        raise ArgumentError(f"`{name}` must be a float: got {value!r:.80}.")
