"""What differs between jax 0.5, the last that Apple's jax-metal runs with, and the newest."""

import functools
from typing import Any

import jax
from jax import lax


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


def _varying_axes(x: Any) -> frozenset:
    """The mesh axes over which a value inside `shard_map` differs from device to device."""
    kind = jax.typeof(x) if hasattr(jax, "typeof") else None
    kind = getattr(kind, "manual_axis_type", kind)
    return frozenset(getattr(kind, "varying", getattr(kind, "vma", ())))


def vary_alike(tree: Any, *like: Any) -> Any:
    """`tree`, marked as varying over every mesh axis that one of its leaves or of `like` varies over.

    Inside `shard_map` the branches of a `cond`, and a custom gradient and its argument, must agree on this.
    """
    axes = frozenset().union(*map(_varying_axes, jax.tree.leaves((tree, like))))

    def vary(x):
        missing = tuple(axes - _varying_axes(x))
        if not missing:
            return x
        return lax.pcast(x, missing, to="varying") if hasattr(lax, "pcast") else lax.pvary(x, missing)

    return jax.tree.map(vary, tree)
