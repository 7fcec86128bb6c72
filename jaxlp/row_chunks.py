"""Rows scored through a head that is a function, a chunk of rows at a time: logits of one chunk exist, and no more."""

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
from jax import lax

from jaxlp import streamed
from jaxlp.errors import ArgumentError
from jaxlp.gradients import score_rows
from jaxlp.scores import RowScores, Spec, compute_dtype

CHUNK_BYTES = 32 * streamed.MIB  # of a chunk of logits


def columns_of(head: Callable, hidden: Any) -> int:
    """How many logits a row gets."""
    rows = jax.ShapeDtypeStruct((1, hidden.shape[-1]), hidden.dtype)
    logits = jax.eval_shape(head, rows)
    floats = isinstance(logits, jax.ShapeDtypeStruct) and jnp.issubdtype(logits.dtype, jnp.floating)
    floats = floats and jnp.finfo(logits.dtype).bits >= 16
    if floats and len(logits.shape) == 2 and logits.shape[0] == 1 and logits.shape[1]:
        return logits.shape[1]
    raise ArgumentError(f"`head` must give floats [n, V] for rows [n, {hidden.shape[-1]}]: got {logits} for n = 1.")


def logits_of(head: Callable, hidden):
    """The logits of all rows of hidden states [n, H], [n, V]."""
    logits, columns = head(hidden), columns_of(head, hidden)
    if logits.shape != (hidden.shape[0], columns):
        came = f"got {logits.shape} for n = {hidden.shape[0]}"
        raise ArgumentError(f"`head` must give [n, {columns}] for rows [n, {hidden.shape[1]}]: {came}.")
    return logits.astype(compute_dtype(hidden))


def score(
    spec: Spec, transform: streamed.Head, head: Callable, hidden, bias, rows, own, named, temperature
) -> RowScores:
    """Scores of R rows of hidden states [R, H]; see `streamed.score`. Differentiable in what `head` closes over."""
    count, dtype = hidden.shape[0], compute_dtype(hidden)
    chunk = min(count, max(1, CHUNK_BYTES // (dtype.itemsize * columns_of(head, hidden))))

    @jax.checkpoint
    def of_chunk(per_row):
        hidden, rows, own, named, temperature = per_row
        z = streamed.transformed(transform, logits_of(head, hidden), bias)
        at = jnp.where(rows >= 0, lax.iota(jnp.int32, chunk), -1)
        scores = score_rows(spec, z, at, own, named, temperature, in_place=True)
        return scores._replace(maximum=None, log_sum=None)

    per_row = hidden, rows, own, named, temperature
    if chunk == count:
        return of_chunk(per_row)
    chunks = -(-count // chunk)

    def cut(x, beyond):
        x = jnp.concatenate([x, jnp.full((chunks * chunk - count, *x.shape[1:]), beyond, x.dtype)])
        return x.reshape(chunks, chunk, *x.shape[1:])

    fill = 0, -1, 0, None if named is None else 0, None if temperature is None else 1
    scores = lax.map(of_chunk, jax.tree.map(cut, per_row, fill))
    return jax.tree.map(lambda x: x.reshape(chunks * chunk, *x.shape[2:])[:count], scores)
