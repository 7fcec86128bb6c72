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


def sequence_of(
    output_rows: "Int[Array, 'R']", offsets: "Int[Array, 'B+1']", span: int, method: str
) -> "Int[Array, 'R']":
    """The sequence b that owns each output row: offsets[b] <= row < offsets[b + 1].

    `blocked`: the starts of all sequences but the first are counted at their rows by a segment sum; the running sum of
    the counts is the sequence. It covers `span` rows, O(span + R + B); a batch whose sequences own more output rows
    than that, and every batch of `portable`, is served by comparing and summing, O(R B).
    """

    def compare_and_sum():
        starts = lax.slice_in_dim(offsets, 0, offsets.shape[0] - 1)
        begun = jnp.where(output_rows[:, None] >= starts[None, :], 1, 0)
        return jnp.maximum(jnp.sum(begun, axis=1, dtype=jnp.int32) - 1, 0)

    if method == "portable":
        return compare_and_sum()

    def running_sum():
        starts = offsets[1:-1]
        counts = jax.ops.segment_sum(jnp.ones_like(starts), jnp.where(starts < 0, span, starts), num_segments=span)
        return jnp.cumsum(counts, dtype=jnp.int32).at[output_rows].get(mode="clip")

    beyond = jnp.any((output_rows >= span) & (output_rows < offsets[-1]))
    return lax.cond(beyond, compare_and_sum, running_sum)


def _read(array: "Int[Array, 'n']", index: "Int[Array, 'R']", method: str) -> "Int[Array, 'R']":
    """array[index]; anything where the index is outside. `portable` compares and sums, O(R n)."""
    if method == "blocked":
        return array.at[index].get(mode="clip")
    place = lax.broadcasted_iota(jnp.int32, (1, array.shape[0]), 1)
    return jnp.sum(jnp.where(index[:, None] == place, array[None, :], 0), axis=1, dtype=jnp.int32)


def rows_at(
    output_rows: "Int[Array, 'R']",
    tokens: "Int[Array, 'T']",
    sampled_tokens: "Int[Array, 'B']",
    logit_row_offsets: "Int[Array, 'B+1']",
    token_row_offsets: "Int[Array, 'B+1']",
    lp_output_offsets: "Int[Array, 'B+1']",
    logits_rows: int,
    method: str,
) -> Rows:
    """The rows that `output_rows` name. All arrays int32; `logits_rows` is N, the number of logits rows.

    Let r be a row's distance from the end of its sequence's output rows. Its logits row is `logit_end - 1 - r`; its own
    token is `sampled_tokens[b]` for r = 0, else `tokens[token_end - r]`. A row that is negative or at least
    `lp_output_offsets[-1]` is padding. A row whose r is at least its sequence's logits rows, or more than its tokens,
    is out of reach. Output offsets that fall are no batch: their rows may be of any sequence. The row rule is that of
    MAX's `log_probabilities`.
    """
    batch, token_count = sampled_tokens.shape[0], tokens.shape[0]
    end = lax.slice_in_dim(lp_output_offsets, batch, batch + 1)
    padding = (output_rows < 0) | (output_rows >= end)
    if batch == 0 or logits_rows == 0:  # nothing to read: every row is padding or out of reach
        nothing = jnp.zeros_like(output_rows)
        return Rows(nothing - 1, nothing, padding, ~padding)
    span = logits_rows + output_rows.shape[0] + batch
    sequence = sequence_of(output_rows, lp_output_offsets, span, method)

    def at(array, index):
        return _read(array, index, method)

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
