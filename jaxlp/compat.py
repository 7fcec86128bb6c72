"""What differs between jax 0.5, the last that Apple's jax-metal runs with, and the newest."""

import functools

import jax


@functools.cache
def allow_custom_vmap_in_shard_map() -> None:
    """jax 0.5's `shard_map` checks replication by a rule for each primitive, and has none for `custom_vmap`.

    A call without collectives, as ours are, keeps what holds for its arguments: the rule of every ordinary primitive.
    """
    if hasattr(jax, "shard_map"):
        return
    from jax._src.custom_batching import custom_vmap_p
    from jax.experimental import shard_map

    shard_map.register_standard_check(custom_vmap_p)  # type: ignore[attr-defined]
    shard_map.register_standard_rewrite(custom_vmap_p)  # type: ignore[attr-defined]
