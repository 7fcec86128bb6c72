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
    return compat.mapped_alike(_run("forward", spec, q, k, v, low, high))


def _run(direction, spec, *arrays):
    """The method's forward or backward. Under `vmap` it is called once, on the rows of all lanes."""
    function = functools.partial(getattr(METHODS[spec.method], direction), spec)
    if spec.method != "two_pass":  # which widens a block at a time
        dtype = compute_dtype(arrays[0])
        arrays = (*(x.astype(dtype) for x in arrays[:3]), *arrays[3:])
    if spec.method == "reference":  # it is differentiated as it stands
        return function(*arrays)
    compat.allow_custom_vmap_in_shard_map()
    call = jax.custom_batching.custom_vmap(function)

    @call.def_vmap
    def _(lanes, batched, *arrays):
        some = max(lanes, 1)  # no method takes no rows

        def fold(x, is_batched):
            x = x if is_batched else jnp.broadcast_to(x, (some, *x.shape))
            x = x if lanes else jnp.zeros((some, *x.shape[1:]), x.dtype)
            return x.reshape(some * x.shape[1], *x.shape[2:])

        result = _run(direction, spec, *jax.tree.map(fold, arrays, tuple(batched)))
        result = jax.tree.map(lambda x: x.reshape(some, x.shape[0] // some, *x.shape[1:])[:lanes], result)
        return result, jax.tree.map(lambda _: True, result)

    return call(*arrays)


def _forward(spec, q, k, v, low, high):
    attended = _attend(spec, q, k, v, low, high)
    return attended, (q, k, v, low, high, attended)


def _backward(spec, saved, cotangent):
    return *_gradient(spec, *saved, cotangent), None, None


@functools.partial(jax.custom_vjp, nondiff_argnums=(0,))
def _gradient(spec, *arrays):
    return compat.mapped_alike(_gradient_of(spec, *arrays))


def _gradient_of(spec, q, k, v, low, high, attended, cotangent):
    empty = (low >= high)[:, None, None]  # constant results, an lse of -inf among them
    q, out = (jnp.where(empty[..., None], 0, x) for x in (q, cotangent.out))
    cotangent = Attended(out, jnp.where(empty, 0, cotangent.lse))
    gradients = _run("backward", spec, q, k, v, low, high, attended, cotangent)
    return tuple(x.astype(like.dtype) for x, like in zip(gradients, (q, k, v), strict=True))


def _gradient_forward(spec, *arrays):
    return _gradient(spec, *arrays), arrays


def _gradient_backward(spec, saved, cotangent):
    """That of the reference's gradient, which needs no rule of its own. Nothing is left for `attended`."""
    q, k, v, low, high, attended, first = saved

    def gradient(q, k, v, first):
        return _gradient_of(spec._replace(method="reference"), q, k, v, low, high, attended, first)

    *d_arrays, d_first = jax.vjp(gradient, q, k, v, first)[1](cotangent)
    return *d_arrays, None, None, jax.tree.map(jnp.zeros_like, attended), d_first


_attend.defvjp(_forward, _backward)
_gradient.defvjp(_gradient_forward, _gradient_backward)

__all__ = ["BLOCK", "METHODS", "Attended", "Spec", "attend", "compute_dtype"]
