"""The cases that decode attention must get right before a backend is trusted, and their answers in numpy float64.

They hold what backends are known to get wrong: rows that see nothing, one key or all, NaN and huge values in slots that
are not seen, grouped heads, a soft cap before the mask, 16-bit inputs summed in their own dtype, gradients.
"""

from collections.abc import Iterator
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from jaxlp import attention
from jaxlp.trials import Case, Job

HEADS, GROUPS, SIZE, VALUES, KEYS = 2, 3, 32, 48, 1100  # more keys than a thread group takes
LOW = np.array([0, KEYS, 500, KEYS - 1, 37], np.int32)
HIGH = np.array([KEYS, KEYS, 501, KEYS, 700], np.int32)  # all, none, one, the last, some


def cases(method: str, platform: str, dtype: Any) -> Iterator[Case]:
    """The cases for queries, keys and values of `dtype`."""
    dtype = jnp.dtype(dtype)
    arrays = _arrays(dtype)
    for softcap in (None, 3.0):
        spec = attention.Spec(method, SIZE**-0.5, softcap, 128, platform)

        def attended(q, k, v, low, high, spec=spec):
            found = attention.attend(spec, q, k, v, low, high)
            return found.out, jnp.where((low < high)[:, None, None], found.lse, 0)

        yield Case(f"attention, softcap {softcap}", attended, arrays, _expected(spec, *arrays))
    spec = attention.Spec(method, SIZE**-0.5, None, 128, platform)
    weights = np.random.default_rng(1).normal(size=(len(LOW), HEADS, GROUPS, VALUES)).astype(np.float32)

    def gradient(q, k, v, low, high, weights):
        return jax.grad(lambda *x: jnp.sum(attention.attend(spec, *x, low, high).out * weights), (0, 1, 2))(q, k, v)

    answer = tuple(x.astype(dtype) for x in _expected_gradients(spec, *(*arrays, weights)))
    tolerance = 1e-5 if dtype.itemsize > 2 else 1e-2  # they are rounded to the dtype
    yield Case("gradient", gradient, (*arrays, weights), answer, tolerance)


JOB = Job("ragged decode", ("two_pass", "one_pass", "reference"), ("one_pass", "reference"), cases)


def _arrays(dtype) -> tuple[np.ndarray, ...]:
    random = np.random.default_rng(0)
    q = random.normal(size=(len(LOW), HEADS, GROUPS, SIZE))
    k = random.normal(size=(len(LOW), HEADS, KEYS, SIZE))
    v = random.normal(size=(len(LOW), HEADS, KEYS, VALUES)) + 1  # a sum of many that 16 bits would not hold
    place = np.arange(KEYS)
    for row, (low, high) in enumerate(zip(LOW, HIGH, strict=True)):
        outside = (place < low) | (place >= high)
        for x in (k, v):
            x[row, :, outside] = np.where(place[outside] % 2, np.nan, 3e4)[:, None, None]
    return *(x.astype(np.float32).astype(dtype) for x in (q, k, v)), LOW, HIGH


def _weights(spec, q, k, low, high):
    """Softmax weights [G, seen keys] of one head, and the logarithm of what they were divided by."""
    scores = q.astype(np.float64) @ k[low:high].astype(np.float64).T * spec.scale
    if spec.softcap is not None:
        scores = spec.softcap * np.tanh(scores / spec.softcap)
    maximum = scores.max(axis=1, keepdims=True)
    total = np.exp(scores - maximum).sum(axis=1, keepdims=True)
    return np.exp(scores - maximum) / total, (maximum + np.log(total))[:, 0]


def _expected(spec, q, k, v, low, high) -> tuple[np.ndarray, np.ndarray]:
    out, lse = np.zeros((*q.shape[:3], v.shape[-1])), np.zeros(q.shape[:3])
    for b, h in np.ndindex(*q.shape[:2]):
        if low[b] < high[b]:
            weights, lse[b, h] = _weights(spec, q[b, h], k[b, h], low[b], high[b])
            out[b, h] = weights @ v[b, h, low[b] : high[b]].astype(np.float64)
    dtype = np.result_type(q.dtype, np.float32) if q.dtype == np.float64 else np.float32
    return out.astype(dtype), lse.astype(dtype)


def _expected_gradients(spec, q, k, v, low, high, d_out) -> tuple[np.ndarray, ...]:
    """Without a soft cap: d score = p (d_out . v - sum(p d_out . v))."""
    gradients = tuple(np.zeros(x.shape) for x in (q, k, v))
    for b, h in np.ndindex(*q.shape[:2]):
        seen = slice(low[b], high[b])
        if low[b] < high[b]:
            p, _ = _weights(spec, q[b, h], k[b, h], low[b], high[b])
            d_p = d_out[b, h].astype(np.float64) @ v[b, h, seen].astype(np.float64).T
            d_scores = p * (d_p - (p * d_p).sum(axis=1, keepdims=True)) * spec.scale
            gradients[0][b, h] = d_scores @ k[b, h, seen].astype(np.float64)
            gradients[1][b, h, seen] = d_scores.T @ q[b, h].astype(np.float64)
            gradients[2][b, h, seen] = p.T @ d_out[b, h].astype(np.float64)
    return gradients
