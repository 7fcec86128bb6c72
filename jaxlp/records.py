"""The record of one request's log-probabilities: plain Python values that msgspec reads and writes. Never names jax."""

import msgspec

from jaxlp.counts import as_count
from jaxlp.errors import ArgumentError


class LogProbabilities(msgspec.Struct, tag=True, omit_defaults=True):
    """The log-probabilities of one request: an entry for each of its rows, in every list that is filled.

    With echo the rows of L input tokens are tokens 1 .. L-1 and then the sampled token; without it, the sampled token
    alone. All scores are natural logarithms (nats): NaN marks a row of broken logits, -inf a token that cannot be.
    token_log_probabilities: the score of each row's own token. top_log_probabilities: for each row token -> score, the
    best candidates first, the own token always, last if it is not among them. sampled_token_ids: the own tokens.
    ranks: how many tokens come before each (0 is greedy), entropies: of each row's distribution, in nats; both None
    where the graph has no stats. JSON and MessagePack: `jaxlp.formats.json`, `jaxlp.formats.msgpack`.

    Mutable and compared by value, as MAX's record of this name, whose messages of two or three fields decode into it.
    """

    token_log_probabilities: list[float]  # the score of each row's own token
    top_log_probabilities: list[dict[int, float]]  # best candidates first; the own token last if not among them
    sampled_token_ids: list[int] = []  # each row's own token
    ranks: list[int] | None = None  # tokens ahead of the own token; 0 is the greedy choice
    entropies: list[float] | None = None  # of each row's distribution, in nats


def trim(record: LogProbabilities, n: int) -> LogProbabilities:
    """A new record of the first `n` rows of `record`: every list is cut alike. `n` past the end keeps all rows.

    Raises ArgumentError if `n` is not an int of at least 0 or the lists of `record` differ in length.
    """
    check_record(record, "record")
    count = as_count("n", n)
    cut = {name: values[:count] for name, values in msgspec.structs.asdict(record).items() if values is not None}
    return LogProbabilities(**cut)


def check_record(record: LogProbabilities, name: str) -> None:
    """Raise ArgumentError unless `record` is a record of plain Python values whose filled lists have one length."""
    if not isinstance(record, LogProbabilities):
        raise ArgumentError(f"`{name}` must be a LogProbabilities: got {type(record).__name__}.")
    try:
        msgspec.convert(msgspec.structs.asdict(record), LogProbabilities)
    except msgspec.ValidationError as error:
        raise ArgumentError(f"`{name}` must hold plain Python values: {error}.") from None
    check_lengths(record, name)


def check_lengths(record: LogProbabilities, name: str) -> None:
    """Raise ArgumentError unless the lists of `record` have one length; unfilled ones are left out."""
    rows = len(record.token_log_probabilities)
    for field, values in msgspec.structs.asdict(record).items():
        unfilled = values is None or (field == "sampled_token_ids" and not values)
        if not unfilled and len(values) != rows:
            raise ArgumentError(
                f"`{name}` must have lists of one length: got {len(values)} `{field}` "
                f"for {rows} `token_log_probabilities`."
            )
