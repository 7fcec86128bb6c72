"""A request on its way through the pipeline: its tokens, and the scores of every position that it asked for."""

from dataclasses import dataclass, field
from typing import Any, Literal

import jax
import msgspec
import numpy as np

from jaxlp.errors import ArgumentError
from jaxlp.graph import MAX_LEVELS, max_top_n
from jaxlp.records import LogProbabilities

FUTURE = -999  # a token that was sampled and is not known yet
MOST_TEMPERATURE = 1e6
MOST_TOP_N = max_top_n(MAX_LEVELS)

Scores = Literal["raw", "processed"]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to generate from, and how.

    `logprobs`: how many of the best tokens to give with each token's score; None for no scores. `echo`: score the
    prompt too.
    `scores`: "raw", of the model's own distribution, or "processed", of the one that was sampled from (temperature,
    top-k and top-p applied); prompts are always raw. `stop`: token ids, or tokens as text, at which to end.
    """

    prompt: str | list[int]
    id: str | int | None = None
    max_tokens: int = 128
    temperature: float = 0.0
    top_k: int = 0
    top_p: float = 1.0
    seed: int = 0
    stop: list[int | str] | None = None  # None: the model's end of text
    logprobs: int | None = None
    echo: bool = False
    scores: Scores = "raw"


class Generated(msgspec.Struct, frozen=True):
    """What came of a request. `record` has an entry for each generated token, after those of the prompt with echo.

    A token that ended the text is in `token_ids` and `record`, and not in `text`. `finish_reason`: None while more may
    come. `record`: None where `logprobs` is, where the model gives no scores, and where they were off for a step.
    """

    id: str | int | None
    prompt_ids: list[int]
    token_ids: list[int]
    text: str
    finish_reason: Literal["stop", "length", "error"] | None
    scores: Scores
    record: LogProbabilities | None = None
    error: str | None = None


@dataclass(eq=False)
class Context:
    """A request in work. Position p holds token p of the prompt and what was generated after it."""

    request: Request
    prompt_ids: list[int]
    stop: frozenset[int]
    room: int  # tokens that may be generated
    generated: list[int] = field(default_factory=list)
    prefilled: int = 0  # tokens of the prompt whose keys and values are in the cache
    scored: dict[int, tuple[float, dict[int, float]]] = field(default_factory=dict)  # by position
    slot: int = -1
    finished: bool = False  # nothing more will come of it

    @property
    def length(self) -> int:
        """Positions that hold a token, known or not."""
        return len(self.prompt_ids) + len(self.generated)

    @property
    def top_n(self) -> int:
        """Alternatives asked of the assembler: 1 at least where scores are asked for, for 0 means none to it."""
        return 0 if self.request.logprobs is None else max(1, self.request.logprobs)

    @property
    def done(self) -> bool:
        """Whether nothing more is to be generated."""
        return len(self.generated) >= self.room or (bool(self.generated) and self.generated[-1] in self.stop)

    def store(self, first: int, record: LogProbabilities | None) -> None:
        """Keep a record's entries as those of positions `first`, `first` + 1, .."""
        if record is not None:
            for i, entry in enumerate(zip(record.token_log_probabilities, record.top_log_probabilities, strict=True)):
                self.scored[first + i] = entry

    def append(self, token: int, record: LogProbabilities | None = None) -> None:
        """The next token, and its record of one entry. `FUTURE` where it is not known yet: see `realize`."""
        if self.generated and self.generated[-1] == FUTURE:
            raise ArgumentError("the last token is not known yet: `realize` it before the next is appended")
        self.store(self.length, record)
        self.generated.append(token)

    def realize(self, token: int, record: LogProbabilities | None = None) -> None:
        """Say what the last token is, which was appended as `FUTURE`; its record may come now."""
        if not self.generated or self.generated[-1] != FUTURE:
            raise ArgumentError("no token is waiting to become known")
        self.store(self.length - 1, record)
        self.generated[-1] = token

    def record(self) -> LogProbabilities | None:
        """All that was scored, by position; None where nothing was asked for."""
        if self.request.logprobs is None:
            return None
        first = 1 if self.request.echo else len(self.prompt_ids)
        ids, entries = [*self.prompt_ids, *self.generated], [self.scored.get(i) for i in range(first, self.length)]
        if None in entries:
            return None  # scores were switched off for a step, or the model gives none
        own, tops = [entry[0] for entry in entries if entry], [entry[1] for entry in entries if entry]
        if self.request.logprobs == 0:
            tops = [{token: score} for token, score in zip(ids[first:], own, strict=True)]
        return LogProbabilities(own, tops, ids[first:])


def as_request(fields: dict[str, Any]) -> Request:
    """The request of these fields, each of the right type and, whatever the model, possible."""
    fields = {name: _plain(value) for name, value in fields.items()}
    try:
        request = msgspec.convert(fields, Request)
    except msgspec.ValidationError as error:
        raise ArgumentError(f"not a request: {error}.") from None
    _check(request)
    return request


def _plain(value: Any) -> Any:
    """numpy's numbers, and arrays and lists of them, as Python's."""
    if isinstance(value, jax.core.Tracer):
        raise ArgumentError("a request must be known: call this outside of `jit`, `grad` and `vmap`.")
    if isinstance(value, np.ndarray | np.generic | jax.Array):
        return np.asarray(value).tolist()
    return [_plain(x) for x in value] if isinstance(value, list | tuple) else value


def _check(request: Request) -> None:
    if not 0 <= request.temperature <= MOST_TEMPERATURE:
        raise ArgumentError(
            f"`temperature` must be from 0 (greedy) to {MOST_TEMPERATURE:g}: got {request.temperature}."
        )
    if not 0 < request.top_p <= 1:
        raise ArgumentError(f"`top_p` must be above 0 and at most 1: got {request.top_p}.")
    if not 0 <= request.top_k < 2**31:
        raise ArgumentError(f"`top_k` must be 0 (all) or more, in 32 bits: got {request.top_k}.")
    if not -(2**31) <= request.seed < 2**31:
        raise ArgumentError(f"`seed` must fit in 32 bits: got {request.seed}.")
    if request.max_tokens < 0:
        raise ArgumentError(f"`max_tokens` must be 0 or more: got {request.max_tokens}.")
    if request.logprobs is not None and not 0 <= request.logprobs <= MOST_TOP_N:
        raise ArgumentError(f"`logprobs` must be None, or from 0 to {MOST_TOP_N}: got {request.logprobs}.")
