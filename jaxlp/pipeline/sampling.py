"""The next token of every row of logits, on the device: greedy, or drawn after temperature, top-k and top-p.

A draw is by inversion: u in [0, 1) from the request's seed and the position alone, and the first token, best first, at
which the running sum of what is kept passes u. So a request draws the same tokens in any batch.
"""

from typing import TYPE_CHECKING, NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

if TYPE_CHECKING:
    from jaxtyping import Array, ArrayLike, Float, Int


class Settings(NamedTuple):
    """How each of S rows is sampled."""

    temperature: "Float[ArrayLike, 'S']"  # 0: greedy
    top_k: "Int[ArrayLike, 'S']"  # 0: all
    top_p: "Float[ArrayLike, 'S']"  # 1: all
    seed: "Int[ArrayLike, 'S']"
    position: "Int[ArrayLike, 'S']"  # of the token that is sampled


@jax.jit
def sample(logits: "Float[Array, 'S V']", settings: Settings) -> "tuple[Int[Array, 'S'], Float[Array, 'S V']]":
    """The sampled tokens, and the processed logits that they were drawn from: -inf for what was not kept, and, where
    a row is drawn, 0 for its best.

    Kept are the top_k best, and of those the fewest whose probabilities, at `temperature` and over the whole
    vocabulary, reach top_p. Greedy rows keep the best token alone. Ties go to the lower id.
    """
    best = jnp.argmax(logits, axis=-1).astype(jnp.int32)
    column = lax.broadcasted_iota(jnp.int32, logits.shape, 1)
    temperature, top_k, top_p, seed, position = map(jnp.asarray, settings)
    greedy = temperature < jnp.finfo(jnp.float32).tiny
    alone = jnp.where(column == best[:, None], logits, -jnp.inf)

    def drawn():
        below = logits - jnp.max(logits, axis=-1, keepdims=True)  # so that no temperature makes +inf of it
        scaled = below / jnp.where(greedy, 1, temperature)[:, None]
        order = jnp.argsort(-scaled, axis=-1, stable=True).astype(jnp.int32)
        p = jnp.take_along_axis(jax.nn.softmax(scaled, axis=-1), order, axis=-1)
        before = jnp.cumsum(p, axis=-1) - p
        most = jnp.where(top_k > 0, top_k, logits.shape[1])
        whole = top_p[:, None] >= 1  # the running sum may reach 1 before the last token
        kept = (column < most[:, None]) & ((before < top_p[:, None]) | whole | (column == 0))
        p = jnp.where(kept, p, 0)
        running = jnp.cumsum(p, axis=-1)
        u = jax.vmap(_uniform)(seed, position) * running[:, -1]
        place = jnp.minimum(jnp.sum(running <= u[:, None], axis=-1), jnp.sum(kept, axis=-1) - 1)
        token = jnp.take_along_axis(order, place[:, None], axis=-1)[:, 0]
        rank = jnp.argsort(order, axis=-1)
        processed = jnp.where(jnp.take_along_axis(kept, rank, axis=-1), scaled, -jnp.inf)
        return jnp.where(greedy, best, token), jnp.where(greedy[:, None], alone, processed)

    return lax.cond(jnp.all(greedy), lambda: (best, alone), drawn)


def _uniform(seed, position):
    return jax.random.uniform(
        jax.random.fold_in(jax.random.key(seed, impl="threefry2x32"), position), dtype=jnp.float32
    )
