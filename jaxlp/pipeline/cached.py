"""The Llama forward pass with a cache of keys and values: prompts in chunks, then a token a step for every slot.

The cache has S slots of T positions; a sequence owns one slot from its first token to its last. I layers, Hk key heads:

    k [I, S, Hk, T, Dk], v [I, S, Hk, T, Dv]

Both functions take the cache's memory and give it back changed, where jax can (`donate`). What an earlier sequence left
in a slot, NaN included, is never read: a sequence reads up to its own last position only.
"""

import functools
from typing import TYPE_CHECKING, NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

from jaxlp import attention
from jaxlp.attention import two_pass
from jaxlp.pipeline.llama import Config, Weights, einsum, linear, rms_norm, rotate

if TYPE_CHECKING:
    from jaxtyping import Array, Float, Int


class Cache(NamedTuple):
    """Keys and values of S slots."""

    k: "Float[Array, 'I S Hk T Dk']"
    v: "Float[Array, 'I S Hk T Dv']"


def new_cache(weights: Weights, config: Config, slots: int, length: int) -> Cache:
    """An empty cache."""
    layers, values, _ = weights["layers"]["attn_v"].shape
    lead = layers, slots, config.kv_heads, length
    sizes = config.head_dim, values // config.kv_heads
    return Cache(*(jnp.zeros((*lead, size), jnp.float32) for size in sizes))


@functools.partial(jax.jit, static_argnames=("config", "span"), donate_argnames="cache")
def prefill(
    weights: Weights, cache: Cache, tokens: "Int[Array, 'C']", slot, start, *, config: Config, span: int
) -> "tuple[Float[Array, 'C D'], Cache]":
    """Hidden states before the last norm of the tokens at positions start .. start + C - 1 of a slot.

    `span` positions of the slot are looked at, start + C at least. Tokens may be followed by padding, as long as it
    fits into the slot: it is written behind them, and overwritten before it is read.
    """
    slot, start, zero = (jnp.asarray(x, jnp.int32) for x in (slot, start, 0))
    place = start + jnp.arange(tokens.shape[0], dtype=jnp.int32)
    turn = place[:, None].astype(jnp.float32) * weights["rope"]
    seen = jnp.arange(span) <= place[:, None]  # [C, span]
    written = (jnp.arange(span) <= place[-1])[:, None]

    def layer(carry, item):
        x, (k, v) = carry
        i, w = item
        q, new_k, new_v = _projected(x, turn, w, config)
        k, v = (
            lax.dynamic_update_slice(old, jnp.swapaxes(new, 0, 1)[None, None], (i, slot, zero, start, zero))
            for old, new in ((k, new_k), (v, new_v))
        )
        keys, values = (
            lax.dynamic_slice(x, (i, slot, zero, zero, zero), (1, 1, x.shape[2], span, x.shape[4]))[0, 0]
            for x in (k, v)
        )
        scores = einsum("chgd,htd->hgct", q, keys) * config.scale
        weight = jax.nn.softmax(jnp.where(seen, scores, -jnp.inf), axis=-1)
        out = einsum("hgct,htd->chgd", weight, jnp.where(written, values, 0))
        return (_rest_of_layer(x, out, w, config), Cache(k, v)), None

    return _through_layers(layer, weights, tokens, cache)


@functools.partial(jax.jit, static_argnames=("config", "spec"), donate_argnames="cache")
def decode(
    weights: Weights,
    cache: Cache,
    tokens: "Int[Array, 'S']",
    positions: "Int[Array, 'S']",
    *,
    config: Config,
    spec: attention.Spec,
) -> "tuple[Float[Array, 'S D'], Cache]":
    """Hidden states before the last norm of one token a slot, each at its own position; -1: the slot sits out."""
    slots, length = cache.k.shape[1], cache.k.shape[3]
    slot, at = jnp.arange(slots), jnp.where(positions >= 0, positions, length)  # past the end: not written
    turn = positions[:, None].astype(jnp.float32) * weights["rope"]
    low, high = jnp.zeros_like(positions), positions + 1

    def layer(carry, item):
        x, (k, v) = carry
        i, w = item
        q, new_k, new_v = _projected(x, turn, w, config)
        k = k.at[i, slot, :, at].set(new_k, mode="drop")
        v = v.at[i, slot, :, at].set(new_v, mode="drop")
        if spec.method == "two_pass":  # out of the whole cache; others get the layer's copy
            rows = i * slots + slot.astype(jnp.int32)
            flat = (x.reshape(-1, *x.shape[2:]) for x in (k, v))
            attended = two_pass.over_rows(spec, q, *flat, low, high, rows)
        else:
            attended = attention.attend(spec, q, k[i], v[i], low, high)
        return (_rest_of_layer(x, attended.out, w, config), Cache(k, v)), None

    return _through_layers(layer, weights, tokens, cache)


def _through_layers(layer, weights: Weights, tokens, cache: Cache):
    layers = jnp.arange(cache.k.shape[0], dtype=jnp.int32), weights["layers"]
    (x, cache), _ = lax.scan(layer, (weights["embed"][tokens], cache), layers)
    return x, cache


def _projected(x, turn, w, config: Config):
    """q [N, Hk, G, Dk] and k [N, Hk, Dk], turned to their positions, and v [N, Hk, Dv], of N tokens."""
    h, count = rms_norm(x, w["attn_norm"], config.eps), x.shape[0]
    groups = config.heads // config.kv_heads
    q = linear(h, w, "attn_q").reshape(1, count, config.kv_heads, groups, config.head_dim)
    k = linear(h, w, "attn_k").reshape(1, count, config.kv_heads, 1, config.head_dim)
    v = linear(h, w, "attn_v").reshape(count, config.kv_heads, -1)
    return rotate(q, turn)[0], rotate(k, turn)[0, :, :, 0], v


def _rest_of_layer(x, attended, w, config: Config):
    """The residual stream after a layer whose attention gave `attended`, [N, Hk, G, Dv]."""
    x = x + linear(attended.reshape(x.shape[0], -1), w, "attn_output")
    h = rms_norm(x, w["ffn_norm"], config.eps)
    return x + linear(jax.nn.silu(linear(h, w, "ffn_gate")) * linear(h, w, "ffn_up"), w, "ffn_down")
