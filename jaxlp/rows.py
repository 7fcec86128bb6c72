"""Which sequence, logits row and own token each output row of a ragged batch has.

Three row offset arrays describe the batch (logits rows, tokens, output rows). A row is found from the *end* of its
sequence, and the starts only bound its reach, so that the arrays may be packed end to end or padded on either side.
"""

from typing import TYPE_CHECKING, NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

if TYPE_CHECKING:
    from jaxtyping import Array, Bool, Int


class Rows(NamedTuple):
    """R output rows of a ragged batch."""

    logits_row: "Int[Array, 'R']"  # the row of the logits to read; -1 on rows that read none
    own: "Int[Array, 'R']"  # the token the row is asked about
    padding: "Bool[Array, 'R']"  # not an output row of any sequence
    out_of_reach: "Bool[Array, 'R']"  # further from its sequence's end than its logits rows or its tokens go


def sequence_of(output_rows: "Int[Array, 'R']", offsets: "Int[Array, 'B+1']", span: int) -> "Int[Array, 'R']":
    """The sequence b that owns each output row: offsets[b] <= row < offsets[b + 1].

    The starts of all sequences but the first are counted at their rows by a segment sum; the running sum of the counts
    is the sequence. It covers `span` rows, O(span + R + B); a batch whose sequences own more output rows than that is
    served by comparing and summing, O(R B).
    """
    starts = offsets[1:-1]

    def running_sum():
        counts = jax.ops.segment_sum(jnp.ones_like(starts), jnp.where(starts < 0, span, starts), num_segments=span)
        return jnp.cumsum(counts, dtype=jnp.int32).at[output_rows].get(mode="clip")

    def compare_and_sum():
        return jnp.sum(output_rows[:, None] >= starts[None, :], axis=1, dtype=jnp.int32)

    beyond = jnp.any((output_rows >= span) & (output_rows < offsets[-1]))
    return lax.cond(beyond, compare_and_sum, running_sum)


def rows_at(
    output_rows: "Int[Array, 'R']",
    tokens: "Int[Array, 'T']",
    sampled_tokens: "Int[Array, 'B']",
    logit_row_offsets: "Int[Array, 'B+1']",
    token_row_offsets: "Int[Array, 'B+1']",
    lp_output_offsets: "Int[Array, 'B+1']",
    logits_rows: int,
) -> Rows:
    """The rows that `output_rows` name. All arrays int32; `logits_rows` is N, the number of logits rows.

    Let r be a row's distance from the end of its sequence's output rows. Its logits row is `logit_end - 1 - r`; its own
    token is `sampled_tokens[b]` for r = 0, else `tokens[token_end - r]`. A row that is negative or at least
    `lp_output_offsets[-1]` is padding. A row whose r is at least its sequence's logits rows, or more than its tokens,
    is out of reach. The row rule is that of MAX's `log_probabilities`.
    """
    batch, token_count = sampled_tokens.shape[0], tokens.shape[0]
    padding = (output_rows < 0) | (output_rows >= lp_output_offsets[-1])
    if batch == 0 or logits_rows == 0:  # nothing to read: every row is padding or out of reach
        nothing = jnp.zeros_like(output_rows)
        return Rows(nothing - 1, nothing, padding, ~padding)
    span = logits_rows + output_rows.shape[0] + batch
    sequence = sequence_of(output_rows, lp_output_offsets, span)

    def at(array, index):
        return array.at[index].get(mode="clip")

    logit_end, token_end = at(logit_row_offsets, sequence + 1), at(token_row_offsets, sequence + 1)
    from_end = at(lp_output_offsets, sequence + 1) - 1 - output_rows
    logits_row = logit_end - 1 - from_end
    reached = (
        (from_end < logit_end - at(logit_row_offsets, sequence))
        & (from_end <= token_end - at(token_row_offsets, sequence))
        & (logits_row >= 0)
        & (logits_row < logits_rows)
    )
    own = at(sampled_tokens, sequence)
    if token_count:
        own = jnp.where(from_end == 0, own, at(tokens, token_end - from_end))
    reached &= (from_end == 0) | ((token_end - from_end >= 0) & (token_end - from_end < token_count))
    live = reached & ~padding
    return Rows(jnp.where(live, logits_row, -1), own, padding, ~reached & ~padding)
