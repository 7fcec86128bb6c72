"""`one_pass`: one masked softmax over all keys, two products of matrices. Within what Apple's plugins run right.

What lies outside a row's range may be NaN: the select drops its scores, and its values are made 0 before they meet a
weight of 0. Two batch axes are merged into one, and no product sums over two axes: jax-metal takes no more.
"""

import jax.numpy as jnp

from jaxlp.attention.spec import Attended, Spec, dot, finite, seen, settled, transformed


def forward(spec: Spec, q, k, v, low, high) -> Attended:
    """softmax(scores) . v over the keys low <= t < high of each row. q [B, Hk, G, D], k [B, Hk, T, D], v [.. Dv]."""
    lead = q.shape[:3]
    q, k, v, there = _by_head(q, k, v, low, high)
    scores, _ = transformed(spec, dot(q, k, (2, 2)))
    scores = jnp.where(there, scores, -jnp.inf)
    maximum = finite(jnp.max(scores, axis=-1, keepdims=True))
    weight = jnp.exp(scores - maximum)
    out = dot(weight, _cleared(v, there), (2, 1))
    total = jnp.sum(weight, axis=-1, keepdims=True)
    return settled(total.reshape(lead), maximum.reshape(lead), out.reshape(*lead, -1))


def backward(spec: Spec, q, k, v, low, high, attended: Attended, cotangent: Attended):
    """The gradients in q, k and v: the weights are computed anew from `attended.lse`."""
    shapes = q.shape, k.shape, v.shape
    q, k, v, there = _by_head(q, k, v, low, high)
    k, v = _cleared(k, there), _cleared(v, there)

    def flat(x):  # [B, Hk, G, ..] -> [B Hk, G, ..], with an axis at the end
        return x.reshape(q.shape[0], q.shape[1], -1)

    scores, slope = transformed(spec, dot(q, k, (2, 2)))
    weight = jnp.where(there, jnp.exp(scores - finite(flat(attended.lse))), 0)
    d_out = flat(cotangent.out)
    shift = flat(cotangent.lse) - jnp.sum(d_out * flat(attended.out), axis=-1, keepdims=True)
    d_products = jnp.where(there, weight * (dot(d_out, v, (2, 2)) + shift) * slope, 0)
    d_k, d_v = (_cleared(x, there) for x in (dot(d_products, q, (1, 1)), dot(weight, d_out, (1, 1))))
    gradients = dot(d_products, k, (2, 1)), d_k, d_v
    return tuple(x.reshape(shape) for x, shape in zip(gradients, shapes, strict=True))


def _by_head(q, k, v, low, high):
    """q, k and v with one batch axis for rows and heads, and [B Hk, 1, T]: whether a key is seen."""
    heads = k.shape[1]
    q, k, v = (x.reshape(x.shape[0] * heads, *x.shape[2:]) for x in (q, k, v))
    there = jnp.broadcast_to(seen(k.shape[1], low, high)[:, None], (low.shape[0], heads, k.shape[1]))
    return q, k, v, there.reshape(k.shape[0], 1, k.shape[1])


def _cleared(x, there):
    """x [B Hk, T, D] with zeros for what is not seen."""
    return jnp.where(there.reshape(*there.shape[::2], 1), x, jnp.zeros_like(x))
