"""Log-probabilities for any model class that says which of its logits it returns."""

from enum import StrEnum
from typing import TYPE_CHECKING, Any

import numpy as np

from jaxlp import checks
from jaxlp.assembly import compute_log_probabilities_ragged
from jaxlp.errors import ArgumentError
from jaxlp.graph import build_graph

if TYPE_CHECKING:
    from collections.abc import Sequence

    from jaxlp.records import LogProbabilities


class ReturnLogits(StrEnum):
    """Which logits a model returns, a str: LAST_TOKEN ("last_token"), one row a sequence; ALL ("all"), a row for every
    input token; VARIABLE ("variable"), the last rows of each sequence, as many as the model's `logit_offsets` say."""

    LAST_TOKEN = "last_token"  # of the last token of each sequence
    VARIABLE = "variable"  # of the last tokens of each sequence, as many as `logit_offsets` says
    ALL = "all"  # of every input token


class LogProbabilitiesMixin:
    """Gives a model class `compute_log_probabilities`. The class has `return_logits`, a ReturnLogits or its string.

    The graph is built when it is first needed and shared by all models with the same number of levels.
    """

    return_logits: ReturnLogits | str
    log_probabilities_levels: int = 3  # at most 2**levels - 1 alternatives a token

    @property
    def log_probabilities_graph(self) -> Any:
        """The graph that scores this model's logits. Override it to name a `vocab` or a `method`."""
        return build_graph(self.log_probabilities_levels)

    def compute_log_probabilities(
        self,
        model_inputs: Any,
        model_outputs: Any,
        next_tokens: Any,
        batch_top_n: "Sequence[int | None]",
        batch_echo: "Sequence[bool]",
    ) -> "list[LogProbabilities | None]":
        """The log-probabilities (nats) of one step of the model: one record a request, None where top_n is None or 0.

        Args:
            model_inputs: has `tokens` [T], packed, and `input_row_offsets` [B + 1].
            model_outputs: has `next_token_logits` [B or more, V]; with ALL and VARIABLE also `logits`, packed; with
                VARIABLE also `logit_offsets` [B + 1], the rows of `logits` that each sequence owns.
            next_tokens: [B] the sampled tokens; None: scoring only.
            batch_top_n, batch_echo: see `plan_rows`. Echo needs ALL or VARIABLE.

        Raises ArgumentError and RequestError as `compute_log_probabilities_ragged` does.
        """
        try:
            mode = ReturnLogits(self.return_logits)
        except ValueError as error:
            modes = ", ".join(ReturnLogits)
            raise ArgumentError(f"`return_logits` must be one of {modes}: got {self.return_logits!r}.") from error
        size, row_counts = len(checks.offsets("input_row_offsets", model_inputs.input_row_offsets)) - 1, None
        if mode is ReturnLogits.LAST_TOKEN:
            _refuse_echo(batch_top_n, batch_echo, size)
        elif mode is ReturnLogits.VARIABLE:
            row_counts = np.diff(checks.offsets("logit_offsets", model_outputs.logit_offsets))
            if len(row_counts) != size:
                raise ArgumentError(f"`logit_offsets` must be those of {size} sequences: got {len(row_counts)}.")
        return compute_log_probabilities_ragged(
            self.log_probabilities_graph,
            input_row_offsets=model_inputs.input_row_offsets,
            logits=None if mode is ReturnLogits.LAST_TOKEN else model_outputs.logits,
            next_token_logits=model_outputs.next_token_logits,
            tokens=model_inputs.tokens,
            sampled_tokens=next_tokens,
            batch_top_n=batch_top_n,
            batch_echo=batch_echo,
            row_counts=row_counts,
        )


def _refuse_echo(batch_top_n: Any, batch_echo: Any, size: int) -> None:
    """Raise for the requests that want their input tokens scored."""
    faults = checks.Faults()
    wanted = checks.top_counts("batch_top_n", batch_top_n, size, faults) > 0
    echo = checks.flags("batch_echo", batch_echo, size, faults)
    reason = (
        "`batch_echo` needs the logits of every input token, and this model returns those of the last one: "
        "set `enable_echo` to true in its configuration"
    )
    faults.add(np.flatnonzero(wanted & echo), reason)
    faults.settle()
