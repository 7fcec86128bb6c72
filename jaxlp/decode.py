"""`ragged_decode_attention`: one query for each row of a batch, over contexts of unequal lengths, in one call."""

import functools
from typing import TYPE_CHECKING, Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from jaxlp import attention, backend, plugins
from jaxlp.counts import as_count
from jaxlp.decode_cases import JOB
from jaxlp.errors import ArgumentError
from jaxlp.tokens import LARGEST, as_array, as_ids, as_number

if TYPE_CHECKING:
    from jaxtyping import Array, ArrayLike, Float, Int


MOST_KEYS = np.iinfo(np.int32).max


class DecodePlan(NamedTuple):
    """How a batch is to be attended: "two_pass", "one_pass" or "reference", and the keys in a block of `two_pass`.

    It takes four blocks as one while a row has them left.
    """

    method: str
    block: int = attention.BLOCK


def ragged_decode_attention(
    q: "Float[ArrayLike, 'B Hq 1 D']",
    k: "Float[ArrayLike, 'B Hk T D']",
    v: "Float[ArrayLike, 'B Hk T Dv']",
    pads: "Int[ArrayLike, 'B']",
    *,
    ends: "Int[ArrayLike, 'B'] | None" = None,
    scale: float | None = None,
    softcap: float | None = None,
    window: "Int[ArrayLike, ''] | int | None" = None,
    plan: DecodePlan | str | None = None,
    return_lse: bool = False,
) -> "Float[Array, 'B Hq 1 Dv'] | tuple[Float[Array, 'B Hq 1 Dv'], Float[Array, 'B Hq 1']]":
    """Attention of a batch's next tokens: row b sees the keys pads[b] <= t < ends[b] of its own cache.

    out[b, h] = sum over t of p[t] v[b, g, t], p = softmax over the seen t of s[t], s[t] = scale (q[b, h] . k[b, g, t]),
    with `softcap` c then c tanh(s / c); g = h // (Hq / Hk): grouped-query attention of any ratio. What a row does not
    see, NaN included, reaches no result and no gradient.

    Args:
        q, k, v: float32, bfloat16 or float16 (float64 under x64), all of one dtype. Scores and sums are float32
            (float64 for float64); the result has the dtype of q.
        pads: [B] the first key of each row: the length of its left padding.
        ends: [B] the end of each row's keys; None: T for all. A row that sees nothing (pads >= ends) gives zeros.
        scale: None: D**-0.5.
        window: at most so many of a row's last keys are seen: max(pads, ends - window) <= t < ends.
        plan: what `plan_decode` gave, or the name of a method, which then runs or raises. None: planned here.
        return_lse: also give log(sum(exp(s))) in nats, [B, Hq, 1], -inf for a row that sees nothing. Two results over
            two parts of the keys merge by it: with m = logaddexp(lse1, lse2),
            out = exp(lse1 - m) out1 + exp(lse2 - m) out2.

    `two_pass` reads blocks of each row's own range only, so that its work follows the sum of the lengths; the result of
    a row has the same bits alone and in any batch. Lengths may be traced: no new length compiles anything. Works under
    `jit`, `vmap` (lanes become rows), `scan`, `shard_map` and reverse-mode `grad` to any order (`reference`'s for the
    second; `jacrev` of `jacrev` crashes inside jaxlib 0.10.2 on CPUs, `jacrev` of `grad` does not). Weights are made
    anew in the backward pass, which is good for scores up to some 10,000.

    Left free, a method that a backend refuses by one of the errors of `jaxlp.refusals` is passed over: two_pass,
    one_pass, reference, with one `RuntimeWarning`. That is found out at the first call outside of a trace for each
    dtype, head size and head count, which waits for its result. See `install`, and `jaxlp.backend.choose` for Apple's
    platforms. Known pads and ends below 0 or above T are errors; traced ones are clamped.

    Raises ArgumentError, which is a ValueError, for shapes, dtypes and values that cannot be used, `BackendError` where
    nothing is left.

    Source: the online softmax (Milakov and Gimelshein, 2018) over a split range of keys (Flash-Decoding, Dao et al.,
    2023); pads, probe and fallback as in oMLX's ragged decode.
    """
    q, k, v = _arrays(q, k, v)
    batch, query_heads, _, size = q.shape
    _, heads, keys, value_size = v.shape
    pads, ends = _bound("pads", pads, batch, keys), keys if ends is None else _bound("ends", ends, batch, keys)
    window = None if window is None else _window(window)
    scale = size**-0.5 if scale is None else as_number("scale", scale, -LARGEST)
    softcap = None if softcap is None else as_number("softcap", softcap, 1 / LARGEST)
    named = None if plan is None else _as_plan(plan)
    platform = backend.platform_of(q, k, v)
    chosen = named or _plan(keys, platform)
    spec = attention.Spec(chosen.method, scale, softcap, chosen.block, platform)
    if 0 in (batch, keys):
        out = jnp.zeros((batch, query_heads, 1, value_size), q.dtype)
        lse = jnp.full((batch, query_heads, 1), -jnp.inf, attention.compute_dtype(q))
        return (out, lse) if return_lse else out

    def attend(method, *arrays):
        return _attend(spec._replace(method=method), *arrays)

    job = JOB if named else JOB._replace(methods=JOB.methods[JOB.methods.index(chosen.method) :])
    choice = backend.choose(job, named and named.method, q, k, v, dtype=q.dtype)
    arrays = (q, k, v, pads, ends, window)
    if choice.named or not _guard.on:
        out, lse = backend.run(choice, attend, choice.method, *arrays)
    else:
        kernel = f"D {size}, Dv {value_size}, Hq {query_heads}, Hk {heads}"
        out, lse = backend.run_guarded(job, choice, kernel, attend, *arrays)
    return (out, lse) if return_lse else out


def plan_decode(q: Any, k: Any, v: Any) -> DecodePlan:
    """How `ragged_decode_attention` would attend such a batch, from what is known without its values.

    "one_pass" on Apple's platforms, and where one block holds all T keys of `k`; else "two_pass". The lengths do not
    matter: `two_pass` serves rows of any lengths together. q [B, Hq, 1, D], k [B, Hk, T, D] and v [B, Hk, T, Dv], or
    their shapes (`jax.ShapeDtypeStruct`). Raises ArgumentError for those that `ragged_decode_attention` would refuse.
    """
    shape = k.shape if hasattr(k, "shape") else np.shape(k)
    if len(shape) != 4:
        raise ArgumentError(f"`k` must be [B, Hk, T, D]: got shape {shape}.")
    return _plan(shape[2], backend.platform_of(q, k, v))


class _Guard:
    """Whether the fallback is on, and whether `install` put it there."""

    on = True
    installed = False


_guard = _Guard()


def install(settings: Any = None) -> bool:
    """Switch the fallback of `ragged_decode_attention` on, or off; True only if this call switched it on for good.

    It is on from the start. `settings` is an engine's, an object or a dict: if its `ragged_decode_fallback_enabled` is
    False, a backend's refusal is raised instead, as `BackendError` (another value, or none, is on). A second call that
    changes nothing returns False.
    """
    name = "ragged_decode_fallback_enabled"
    if isinstance(settings, bool):
        raise ArgumentError(f"`settings` must be an object or a dict with `{name}`: got {settings}.")
    value = settings.get(name, True) if isinstance(settings, dict) else getattr(settings, name, True)
    on = value is not False
    new = on and not (_guard.on and _guard.installed)
    _guard.on, _guard.installed = on, on
    return new


@functools.partial(jax.jit, static_argnums=0)
def _attend(spec: attention.Spec, q, k, v, pads, ends, window):
    batch, query_heads, _, size = q.shape
    heads, keys = k.shape[1:3]
    low, high = jnp.clip(pads, 0, keys), jnp.clip(jnp.broadcast_to(ends, (batch,)), 0, keys).astype(jnp.int32)
    if window is not None:
        low = jnp.maximum(low, high - window)
    grouped = q.astype(attention.compute_dtype(q)).reshape(batch, heads, query_heads // heads, size)
    out, lse = attention.attend(spec, grouped, k, v, low, high)
    shape = (batch, query_heads, 1)
    return out.reshape(*shape, -1).astype(q.dtype), lse.reshape(shape)


def _plan(keys: int, platform: str) -> DecodePlan:
    return DecodePlan("one_pass" if plugins.is_apple(platform) or keys <= attention.BLOCK else "two_pass")


# ----------------------------------------------------------------------------------------------------------- arguments


def _arrays(q, k, v) -> list[jax.Array]:
    """q, k and v as arrays that fit together."""
    arrays = {name: as_array(name, x) for name, x in (("q", q), ("k", k), ("v", v))}
    for name, x in arrays.items():
        if not jnp.issubdtype(x.dtype, jnp.floating) or jnp.finfo(x.dtype).bits < 16:
            raise ArgumentError(f"`{name}` must be float32, bfloat16, float16 or float64: got {x.dtype}.")
        if x.ndim != 4:
            axes = {"q": "[B, Hq, 1, D]", "k": "[B, Hk, T, D]", "v": "[B, Hk, T, Dv]"}[name]
            raise ArgumentError(f"`{name}` must be {axes}: got shape {x.shape}.")
        if x.dtype != arrays["q"].dtype:
            raise ArgumentError(f"`{name}` must have the dtype of `q`, {arrays['q'].dtype}: got {x.dtype}.")
    q, k, v = arrays.values()
    if q.shape[2] != 1:
        raise ArgumentError(f"`q` must hold one query a row, [B, Hq, 1, D]: got shape {q.shape}.")
    if 0 in (q.shape[1], q.shape[3], k.shape[1], v.shape[3]):
        raise ArgumentError(f"heads and head sizes must be 1 or more: got `q` {q.shape}, `k` {k.shape}, `v` {v.shape}.")
    if k.shape[0] != q.shape[0] or k.shape[3] != q.shape[3]:
        raise ArgumentError(f"`k` must have the batch and the head size of `q`, {q.shape}: got shape {k.shape}.")
    if v.shape[:3] != k.shape[:3]:
        raise ArgumentError(f"`v` must have the batch, heads and length of `k`, {k.shape[:3]}: got shape {v.shape}.")
    if q.shape[1] % k.shape[1]:
        raise ArgumentError(f"the heads of `q` must be a multiple of those of `k`: got {q.shape[1]} and {k.shape[1]}.")
    return [q, k, v]


def _bound(name: str, value, batch: int, keys: int) -> jax.Array:
    """pads or ends as int32 [B]; within 0 .. T where known."""
    array = as_ids(name, _at_most(value, keys))
    if array.shape != (batch,):
        raise ArgumentError(f"`{name}` must be [B] for the B = {batch} of `q`: got shape {array.shape}.")
    known = _known(value)
    if known is not None and known.size and not (known.min() >= 0 and known.max() <= keys):
        row = int(np.flatnonzero((known < 0) | (known > keys))[0])
        raise ArgumentError(f"`{name}` must be from 0 to the {keys} keys of `k`: got {known[row]} for row {row}.")
    return array


def _window(window) -> jax.Array:
    if isinstance(window, int | np.integer) and window > MOST_KEYS:
        window = MOST_KEYS
    array, known = jnp.maximum(as_ids("window", _at_most(window, MOST_KEYS), ()), 0), _known(window)
    if known is not None and known < 1:
        raise ArgumentError(f"`window` must be 1 or more: got {window!r}.")
    return array


def _at_most(value, most: int):
    """`value`, and where it is on the device and of a dtype that could hold more than int32 does, at most `most`."""
    if isinstance(value, jax.Array) and value.dtype in (jnp.uint32, jnp.int64, jnp.uint64):
        return jnp.minimum(value, most)
    return value


def _known(value) -> np.ndarray | None:
    """The values, where they are known: in a trace too, if they are not traced."""
    try:
        return np.asarray(value)
    except (jax.errors.JAXTypeError, RuntimeError):  # traced; on another host
        return None


def _as_plan(plan) -> DecodePlan:
    plan = DecodePlan(plan) if isinstance(plan, str) else plan
    if not isinstance(plan, DecodePlan) or plan.method not in JOB.methods:
        names = ", ".join(JOB.methods)
        raise ArgumentError(f"`plan` must be None, what `plan_decode` gave, or one of {names}: got {plan!r}.")
    return plan._replace(block=as_count("plan.block", plan.block, 1, MOST_KEYS))
