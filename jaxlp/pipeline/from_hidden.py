"""The scores of a batch's rows from the model's hidden states: the vocabulary head block by block, and no logits."""

import functools
from typing import TYPE_CHECKING, Any

import jax
import numpy as np

from jaxlp.assembly import RowPlan
from jaxlp.hidden_graph import build_hidden_graph
from jaxlp.pipeline import llama

if TYPE_CHECKING:
    from jaxtyping import Array, Float, Int


def score_rows(
    weights: llama.Weights,
    hidden: "Float[Array, 'N D']",
    places: "Int[np.ndarray, 'size']",
    tokens: "Int[np.ndarray, 'T']",
    sampled: "Int[np.ndarray, 'B'] | None",
    plan: RowPlan,
    *,
    config: llama.Config,
    levels: int,
    temperature: float | None = None,
) -> Any:
    """What `build_hidden_graph(levels)` gives for a plan over the rows `places` of `hidden`, for `assemble`.

    tokens: T <= size, packed; B <= size sequences. All arrays get the size of `places`, so that each size is one
    program.
    """
    size, batch = len(places), len(plan.offsets) - 1

    def fit(values, fill=0):
        values = np.asarray(values, np.int32)[:size]
        return np.pad(values, (0, size - len(values)), constant_values=fill)

    def ends(offsets):
        return np.append(fit(offsets[:-1], offsets[-1]), offsets[-1])

    offsets = (plan.logit_row_offsets, plan.token_row_offsets, plan.lp_output_offsets)
    logit_ends, token_ends, output_ends = (ends(x[: batch + 1]) for x in offsets)
    with jax.default_matmul_precision("highest"):  # as `llama.einsum`
        return build_hidden_graph(levels)(
            _normed(weights, hidden, places, config=config),
            weights["head"],
            fit(tokens),
            fit(np.zeros(batch, int) if sampled is None else sampled),
            logit_ends,
            token_ends,
            output_ends,
            fit(plan.output_rows, -1),
            temperature=None if temperature is None else np.float32(temperature),
        )


@functools.partial(jax.jit, static_argnames="config")
def _normed(weights, hidden, rows, *, config):
    return llama.normed(weights, hidden[rows], config=config)
