"""`reference`: the formula in elementwise products and sums alone: slow, and little may go wrong.

It is differentiable as it stands, to any order.
"""

import jax
import jax.numpy as jnp
from jax import lax

from jaxlp.attention.spec import Attended, Spec, finite, seen, settled, transformed


def forward(spec: Spec, q, k, v, low, high) -> Attended:
    """softmax(scores) . v over the keys low <= t < high of each row. q [B, Hk, G, D], k [B, Hk, T, D], v [.. Dv]."""
    there = seen(k.shape[2], low, high)[:, None, :]  # [B, 1, T]
    k, v = (jnp.where(there[..., None], x, jnp.zeros_like(x)) for x in (k, v))
    there = there[:, :, None]
    scores, _ = transformed(spec, jnp.sum(q[:, :, :, None] * k[:, :, None], axis=-1))
    scores = jnp.where(there, scores, -jnp.inf)
    maximum = finite(lax.stop_gradient(jnp.max(scores, axis=-1)))
    weight = jnp.where(there, jnp.exp(scores - maximum[..., None]), 0)
    return settled(jnp.sum(weight, axis=-1), maximum, jnp.sum(weight[..., None] * v[:, :, None], axis=-2))


def backward(spec: Spec, q, k, v, low, high, attended: Attended, cotangent: Attended):
    """The gradients in q, k and v."""
    _, pull = jax.vjp(lambda q, k, v: forward(spec, q, k, v, low, high), q, k, v)
    return pull(cotangent)
