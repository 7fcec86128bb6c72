"""The forward pass of a Llama-family model over a right-padded batch, in plain JAX, float32 at full precision.

Weights are a dictionary of float32 arrays in GGUF's layout, matrices [out, in]; those of the layers are stacked, so
that one compiled layer serves them all. V vocabulary, D model width, F feed-forward width, Hq query heads in groups
over Hk key heads, Dk and Dv the head sizes, I layers:

    embed, head            [V, D]          `head` is `embed` where the file ties them
    norm                   [D]             before the head
    rope                   [rope_dims / 2] angle per position of each pair
    layers:
    attn_norm, ffn_norm    [I, D]
    attn_q                 [I, Hq Dk, D]   this and every matrix below may have a bias, `attn_q.bias`: [I, out]
    attn_k, attn_v         [I, Hk Dk, D], [I, Hk Dv, D]
    attn_output            [I, D, Hq Dv]
    ffn_gate, ffn_up       [I, F, D]
    ffn_down               [I, D, F]
"""

import functools
from typing import TYPE_CHECKING, Any, NamedTuple

import jax
import jax.numpy as jnp

if TYPE_CHECKING:
    from jaxtyping import Array, Float, Int

Weights = dict[str, Any]

ATTENTION_SCORES = 1 << 24  # attention scores that exist at one time: 64 MiB


class Config(NamedTuple):
    """What is static in the forward pass; hashable."""

    vocab: int
    context: int  # positions the model was made for
    heads: int  # Hq
    kv_heads: int  # Hk
    head_dim: int  # Dk
    eps: float  # of the RMS norms
    scale: float  # of the attention scores


@functools.partial(jax.jit, static_argnames="config")
def hidden_states(weights: Weights, tokens: "Int[Array, 'B L']", *, config: Config) -> "Float[Array, 'B*L D']":
    """Hidden states before the last norm, one row a position. Causal: what stands right of a text never reaches it."""
    position = jnp.arange(tokens.shape[1], dtype=jnp.float32)
    turn = position[:, None] * weights["rope"]  # [L, rope_dims / 2]

    def layer(x, w):
        x = x + _attention(rms_norm(x, w["attn_norm"], config.eps), turn, w, config)
        h = rms_norm(x, w["ffn_norm"], config.eps)
        return x + linear(jax.nn.silu(linear(h, w, "ffn_gate")) * linear(h, w, "ffn_up"), w, "ffn_down"), None

    x, _ = jax.lax.scan(layer, weights["embed"][tokens], weights["layers"])
    return x.reshape(tokens.size, x.shape[-1])


def logits(weights: Weights, hidden: "Float[Array, 'R D']", *, config: Config) -> "Float[Array, 'R V']":
    """The vocabulary head over rows of `hidden_states`."""
    return einsum("rd,vd->rv", normed(weights, hidden, config=config), weights["head"])


def normed(weights: Weights, hidden: "Float[Array, 'R D']", *, config: Config) -> "Float[Array, 'R D']":
    """Rows of `hidden_states` as the head takes them."""
    return rms_norm(hidden, weights["norm"], config.eps)


def _attention(h, turn, w, config: Config):
    """Causal attention with grouped query heads. h [B, L, D] -> [B, L, D].

    Queries go in blocks, so that no more than `ATTENTION_SCORES` scores exist at a time, or one query's, whatever L.
    """
    b, length, _ = h.shape
    groups = config.heads // config.kv_heads
    q = rotate(linear(h, w, "attn_q").reshape(b, length, config.kv_heads, groups, config.head_dim), turn)
    k = rotate(linear(h, w, "attn_k").reshape(b, length, config.kv_heads, 1, config.head_dim), turn)[:, :, :, 0]
    v = linear(h, w, "attn_v").reshape(b, length, config.kv_heads, -1)
    block = length
    while b * config.heads * block * length > ATTENTION_SCORES and block % 2 == 0:
        block //= 2

    def attend(start):
        queries = jax.lax.dynamic_slice_in_dim(q, start, block, axis=1)
        scores = einsum("bqhgd,bkhd->bhgqk", queries, k) * config.scale
        seen = jnp.arange(length) <= (start + jnp.arange(block))[:, None]  # [block, L]: a key at or before its query
        weight = jax.nn.softmax(jnp.where(seen, scores, -jnp.inf), axis=-1)
        return einsum("bhgqk,bkhd->bqhgd", weight, v)

    blocks = jax.lax.map(attend, jnp.arange(0, length, block))  # [L / block, B, block, Hk, Hq / Hk, Dv]
    return linear(jnp.moveaxis(blocks, 0, 1).reshape(b, length, -1), w, "attn_output")


def rotate(x, turn):
    """Rotary position embedding in GGUF's layout for Llama: 2i and 2i + 1 are a pair, turned by `turn[:, i]`.

    x [B, L, Hk, ., Dk], turn [L, rope_dims / 2]; what lies past `rope_dims` passes through.
    """
    turned, rest = jnp.split(x, [2 * turn.shape[-1]], axis=-1)
    even, odd = turned[..., 0::2], turned[..., 1::2]
    cos, sin = jnp.cos(turn)[:, None, None], jnp.sin(turn)[:, None, None]
    turned = jnp.stack([even * cos - odd * sin, even * sin + odd * cos], axis=-1).reshape(turned.shape)
    return jnp.concatenate([turned, rest], axis=-1)


def rms_norm(x, weight, eps: float):
    return x * jax.lax.rsqrt(jnp.mean(x * x, axis=-1, keepdims=True) + eps) * weight


def linear(x, w, name: str):
    """`name`'s matrix, and its bias if there is one. x [..., in] -> [..., out]."""
    y = einsum("...i,oi->...o", x, w[name])
    return y + w[f"{name}.bias"] if f"{name}.bias" in w else y


def einsum(spec: str, *arrays):
    """At full float32 precision: accelerators would otherwise round the factors to fewer bits."""
    return jnp.einsum(spec, *arrays, precision=jax.lax.Precision.HIGHEST)
