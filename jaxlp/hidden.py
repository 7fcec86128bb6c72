"""`token_logprobs_from_hidden`: scores from hidden states and the head, without the logits."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

from jaxlp import backend, row_chunks, streamed
from jaxlp.errors import ArgumentError
from jaxlp.gradients import score_rows
from jaxlp.parts import check_is_shard
from jaxlp.probe_cases import JOB
from jaxlp.scores import RowScores, Spec
from jaxlp.tokens import (
    LARGEST,
    Settings,
    TokenScores,
    as_array,
    as_floats,
    as_number,
    float_dtype,
    score_places,
)

if TYPE_CHECKING:
    from jaxtyping import Array, ArrayLike, Bool, Float, Int

LAYOUTS = ("vh", "hv")


def token_logprobs_from_hidden(
    hidden: "Float[ArrayLike, '... H']",
    head: "Float[ArrayLike, 'V H'] | Float[ArrayLike, 'H V'] | Callable[[Array], Array]",
    labels: "Int[ArrayLike, '...']",
    *,
    head_layout: str = "vh",
    bias: "Float[ArrayLike, 'V'] | None" = None,
    softcap: float | None = None,
    top: int = 0,
    ids: "Int[ArrayLike, '... K'] | None" = None,
    temperature: "Float[ArrayLike, '...'] | float | None" = None,
    mask: "Bool[ArrayLike, '...'] | None" = None,
    stats: bool = False,
    vocab: int | None = None,
    axis_name: str | None = None,
    method: str | None = None,
) -> TokenScores:
    """`token_logprobs` of the logits z = hidden . head + bias, softcapped to c tanh(z / c), without making them all.

    A block of the vocabulary at a time: the product of all rows with that block of the head, what is known of it, and
    the merge with the blocks before. Forward and backward keep O(rows (H + k)) and one block beside arguments, results
    and their gradients, whatever V; the gradient makes the blocks again. Where all logits would take 256 MiB at most,
    the first 64 MiB are kept for it; `jax.checkpoint` around each of many calls under one `grad` (in a `scan`, say)
    keeps none. Few rows (8 MiB of logits) go in one product.

    Args:
        hidden: [..., H] float32, bfloat16 or float16 (float64 under x64). Products are made in the dtype that hidden
            and head promote to, and summed in float32 (float64); `jax.default_matmul_precision` holds for them.
        head: [V, H] for `head_layout="vh"`, as an embedding is stored, or [H, V] for "hv". Neither is transposed. Or a
            function of rows [n, H] that gives their logits [n, V] (adapters, quantised weights): it is called on chunks
            of rows, and again in the backward pass, where gradients reach what it closes over. Outside of `jit` a plain
            function is compiled at each call; `jax.tree_util.Partial(f, weights)` is not.
        labels: [...], and `top`, `ids`, `temperature`, `mask`, `stats`, `vocab`: as in `token_logprobs`. The transform
            (bias, softcap) comes first, then the temperature, then what does not exist (`vocab`) is left out.
        bias: [V], added to the products. softcap: c, a number known when the call is traced.
        method: "blocked", or "portable", which makes the logits: for Apple's platforms.
        axis_name: as in `token_logprobs`; head and bias are then this device's shard of the vocabulary.

    Scores (nats), ties, odd rows and dtypes are those of `token_logprobs`; ids are the same up to what the last bits of
    the products change. The rank is judged by a product of the own token's row alone. Gradients flow in reverse, to
    any order, through scores and stats, to hidden, head, bias and temperature; NaN in a row of hidden that is asked for
    is NaN in the gradient of the head.

    Raises ArgumentError, which is a ValueError, that names the argument, before anything is compiled.

    Source: the running maximum and sum of Milakov and Gimelshein, 2018; logits remade in the backward pass, as in cut
    cross-entropy (Wijmans et al., 2024); selection as in `jaxlp.select`.
    """
    transform = as_transform(head_layout, softcap)
    choice = backend.choose(JOB, method, hidden, head, labels, dtype=float_dtype(hidden))
    settings, arrays = Settings(top, vocab, stats, axis_name), (hidden, head, bias)
    return backend.run(choice, _score_tokens, choice, transform, settings, arrays, labels, ids, temperature, mask)


def _score_tokens(choice, transform, settings, arrays, labels, ids, temperature, mask) -> TokenScores:
    arrays, columns = checked(transform, *arrays)
    spec = settings.checked(choice.platform, choice.method, columns)
    if not callable(arrays[1]):
        check_is_shard("head", arrays[1], spec.axis)
    places = labels, ids, temperature, mask
    return score_places(spec, "hidden", Score(transform), arrays, *places, jitted=not is_function(arrays[1]))


def as_transform(head_layout: Any, softcap: Any) -> streamed.Head:
    """What is static about the way from hidden states to logits, checked."""
    if not isinstance(head_layout, str) or head_layout not in LAYOUTS:
        raise ArgumentError(f"`head_layout` must be 'vh' for [V, H] or 'hv' for [H, V]: got {head_layout!r}.")
    return streamed.Head(head_layout, None if softcap is None else as_number("softcap", softcap, 1 / LARGEST))


def is_function(head: Any) -> bool:
    """Whether the head is a callable that is no tree of arrays: a program that takes it cannot be kept."""
    leaves = jax.tree.leaves(head)
    return callable(head) and len(leaves) == 1 and leaves[0] is head


def checked(transform: streamed.Head, hidden, head, bias) -> tuple[tuple, int]:
    """((hidden, head, bias), the columns of the logits), or an error that names what does not fit."""
    hidden = as_floats("hidden", hidden)
    if hidden.ndim == 0 or hidden.shape[-1] == 0:
        raise ArgumentError(f"`hidden` must be [..., H] with H of at least 1: got shape {hidden.shape}.")
    size, axes = hidden.shape[-1], "[V, H]" if transform.layout == "vh" else "[H, V]"
    if callable(head):
        columns = row_chunks.columns_of(head, hidden)
    else:
        head = as_floats("head", head)
        if head.ndim != 2 or head.shape[transform.layout.index("h")] != size:
            raise ArgumentError(f"`head` must be {axes} with the H = {size} of `hidden`: got shape {head.shape}.")
        columns = head.shape[transform.layout.index("v")]
        if columns == 0:
            raise ArgumentError(f"`head` must be {axes} with V of at least 1: got shape {head.shape}.")
    if bias is not None:
        bias = as_array("bias", bias)
        if not jnp.issubdtype(bias.dtype, jnp.floating) or bias.shape != (columns,):
            raise ArgumentError(f"`bias` must be [V] floats, V = {columns}: got {bias.dtype} {bias.shape}.")
    return (hidden, head, bias), columns


class Score(NamedTuple):
    """Scores of R rows of hidden states, [..., H] with R places; see `streamed.score`. Static and hashable."""

    transform: streamed.Head

    def __call__(self, spec: Spec, arrays: tuple, rows, own, named, temperature) -> RowScores:
        hidden, head, bias = arrays
        hidden = hidden.reshape(rows.shape[0], hidden.shape[-1])
        if spec.method == "blocked" and not callable(head):
            return streamed.score(spec, self.transform, hidden, head, bias, rows, own, named, temperature)
        hidden = jnp.where(rows[:, None] >= 0, hidden, jnp.zeros_like(hidden))  # NaN of a row passed over stays there
        if callable(head):
            return row_chunks.score(spec, self.transform, head, hidden, bias, rows, own, named, temperature)
        logits = all_logits(self.transform, spec, hidden, head, bias)
        return score_rows(spec, logits, rows, own, named, temperature, in_place=True)


def all_logits(transform: streamed.Head, spec: Spec, hidden, head, bias):
    """[R, V]: of the columns that exist, where the head is an array."""
    if callable(head):
        return streamed.transformed(transform, row_chunks.logits_of(head, hidden), bias)
    head = lax.slice_in_dim(head, 0, spec.vocab, axis=transform.layout.index("v"))
    bias = None if bias is None else lax.slice_in_dim(bias, 0, spec.vocab)
    return streamed.transformed(transform, streamed.products(transform, hidden, head), bias)
