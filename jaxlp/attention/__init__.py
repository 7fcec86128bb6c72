"""Attention of one query per row over keys of unequal ranges, by one of several methods, differentiable in reverse."""

import functools

import jax
import jax.numpy as jnp

from jaxlp import compat
from jaxlp.attention import one_pass, reference, two_pass
from jaxlp.attention.spec import BLOCK, Attended, Spec, compute_dtype

METHODS = {"two_pass": two_pass, "one_pass": one_pass, "reference": reference}


def attend(spec: Spec, q, k, v, low, high) -> Attended:
    """out = softmax(s) . v, lse = log(sum(exp(s))), s = softcap tanh(scale q . k / softcap), over low <= t < high.

    q [B, Hk, G, D], k [B, Hk, T, D], v [B, Hk, T, Dv] of one dtype; low, high int32 [B] within 0 .. T. Sums are
    float32 (float64 for float64). A row that sees nothing gives 0 and -inf. Differentiable in reverse, to any order.
    """
    return _attend(spec, *compat.vary_alike((q, k, v, low, high)))


@functools.partial(jax.custom_vjp, nondiff_argnums=(0,))
def _attend(spec, q, k, v, low, high):
    return METHODS[spec.method].forward(spec, q, k, v, low, high)


def _forward(spec, q, k, v, low, high):
    attended = _attend(spec, q, k, v, low, high)
    return attended, (q, k, v, low, high, attended)


def _backward(spec, saved, cotangent):
    return *_gradient(spec, *saved, cotangent), None, None


@functools.partial(jax.custom_vjp, nondiff_argnums=(0,))
def _gradient(spec, q, k, v, low, high, attended, cotangent):
    empty = (low >= high)[:, None, None]  # an lse of -inf is a constant
    cotangent = cotangent._replace(lse=jnp.where(empty, 0, cotangent.lse))
    gradients = METHODS[spec.method].backward(spec, q, k, v, low, high, attended, cotangent)
    return tuple(x.astype(like.dtype) for x, like in zip(gradients, (q, k, v), strict=True))


def _gradient_forward(spec, *arrays):
    return _gradient(spec, *arrays), arrays


def _gradient_backward(spec, saved, cotangent):
    """That of the reference's gradient, which needs no rule of its own. Nothing is left for `attended`."""
    q, k, v, low, high, attended, first = saved

    def gradient(q, k, v, first):
        return _gradient.fun(spec._replace(method="reference"), q, k, v, low, high, attended, first)

    *d_arrays, d_first = jax.vjp(gradient, q, k, v, first)[1](cotangent)
    return *d_arrays, None, None, jax.tree.map(jnp.zeros_like, attended), d_first


_attend.defvjp(_forward, _backward)
_gradient.defvjp(_gradient_forward, _gradient_backward)

__all__ = ["BLOCK", "METHODS", "Attended", "Spec", "attend", "compute_dtype"]
