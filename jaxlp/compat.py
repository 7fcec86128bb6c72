"""What differs between jax 0.5, the last that Apple's jax-metal runs with, and the newest."""

import contextlib
import functools
import importlib
import importlib.util
import sys
from collections.abc import Iterator
from types import ModuleType, SimpleNamespace
from typing import Any

import jax
import jax.numpy as jnp
from jax import lax


def common_dtype(*dtypes: Any) -> Any:
    """The dtype that all of these promote to, whatever `jax.numpy_dtype_promotion` is: "strict" refuses even to ask."""
    with jax.numpy_dtype_promotion("standard"):
        return functools.reduce(jnp.promote_types, dtypes)


def mapped_alike(results: Any) -> Any:
    """`results` of a function with a gradient of its own, all of which `vmap` maps where it maps any of them.

    jax multiplies the gradient of one that is not mapped by the number of lanes. No operation is added; under `vmap`
    what is not mapped is broadcast.
    """
    allow_custom_vmap_in_shard_map()
    same = jax.custom_batching.custom_vmap(lambda results: results)

    @same.def_vmap
    def _(lanes, batched, results):
        def mapped(x, is_mapped):
            return x if is_mapped else jnp.broadcast_to(x, (lanes, *x.shape))

        results = same(jax.tree.map(mapped, results, batched[0]))  # again, for a `vmap` around this one
        return results, jax.tree.map(lambda _: True, results)

    return same(results)


def jax_export() -> ModuleType:
    """`jax.export`, with or without absl.

    Before jax 0.7 it imports absl, which jax does not install, for a log that is off. So is the one it gets here.
    """
    try:
        return importlib.import_module("jax.export")
    except ImportError:
        if importlib.util.find_spec("absl"):
            raise
    before = {name: sys.modules[name] for name in ("absl",) if name in sys.modules}
    log = ModuleType("absl")
    log.logging = SimpleNamespace(vlog_is_on=lambda level: False)  # type: ignore[attr-defined]
    sys.modules["absl"] = log
    try:
        return importlib.import_module("jax.export")
    finally:
        del sys.modules["absl"]
        sys.modules.update(before)


def with_static_shapes(module: Any) -> Any:
    """A StableHLO module that was lowered for static sizes, with every shape in it static: jax has no public way."""
    from jax._src.interpreters.mlir import refine_polymorphic_shapes

    return refine_polymorphic_shapes(module)


@contextlib.contextmanager
def without_source_lines() -> Iterator[None]:
    """Programs lowered inside hold the names of scopes, and of the source no path and no line."""
    limited = jax.__version_info__ >= (0, 7)  # before, a limit of 0 frames keeps one: there, none is found
    settings = {"jax_include_full_tracebacks_in_locations": limited, "jax_traceback_in_locations_limit": 0}
    before = {name: getattr(jax.config, name) for name in settings}
    frames: Any = SimpleNamespace(user_frame=None)
    if not limited:
        from jax._src import source_info_util as frames
    find = frames.user_frame
    try:
        for name, value in settings.items():
            jax.config.update(name, value)
        frames.user_frame = lambda *_: None
        yield
    finally:
        frames.user_frame = find
        for name, value in before.items():
            jax.config.update(name, value)


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


def shard_map(f: Any, mesh: Any, in_specs: Any, out_specs: Any) -> Any:
    """The version's own `shard_map` with its default checks."""
    if hasattr(jax, "shard_map"):
        return jax.shard_map(f, mesh=mesh, in_specs=in_specs, out_specs=out_specs)
    from jax.experimental.shard_map import shard_map as mapped

    return mapped(f, mesh=mesh, in_specs=in_specs, out_specs=out_specs)


def resharded(tree: Any, mesh: Any, specs: Any) -> Any:
    """The arrays as a `shard_map` over `mesh` takes them: where axes are Explicit, that is part of their type."""
    kinds = getattr(mesh, "axis_types", None) or ()
    if not any("Explicit" in str(kind) for kind in kinds):
        return tree
    return jax.sharding.reshard(tree, jax.tree.map(lambda spec: jax.sharding.NamedSharding(mesh, spec), specs))


def _varying_axes(x: Any) -> frozenset:
    """The mesh axes over which a value inside `shard_map` differs from device to device."""
    kind = jax.typeof(x) if hasattr(jax, "typeof") else None
    kind = getattr(kind, "manual_axis_type", kind)
    return frozenset(getattr(kind, "varying", getattr(kind, "vma", ())))


def vary_alike(tree: Any, *like: Any, but: Any = ()) -> Any:
    """`tree`, marked as varying over every mesh axis that one of its leaves or of `like` varies over.

    Inside `shard_map` the branches of a `cond`, and a custom gradient and its argument, must agree on this. Axes in
    `but`, a name or a tuple of names, are not added.
    """
    axes = frozenset().union(*map(_varying_axes, jax.tree.leaves((tree, like))))
    axes -= {but} if isinstance(but, str) else set(but or ())

    def vary(x):
        missing = tuple(axes - _varying_axes(x))
        if not missing:
            return x
        return lax.pcast(x, missing, to="varying") if hasattr(lax, "pcast") else lax.pvary(x, missing)

    return jax.tree.map(vary, tree)


def is_copied(x: Any, axis: Any) -> bool:
    """Whether jax knows that `x` is the same on all devices, of two or more, along a mesh axis, or one of several."""
    names = {name for name in ((axis,) if isinstance(axis, str) else axis) if lax.psum(1, name) > 1}
    if hasattr(x, "rep"):  # jax 0.5, by `check_rep`
        return bool(names & set(x.rep or ()))
    return any(name in _varying_axes(lax.axis_index(name)) and name not in _varying_axes(x) for name in names)


def sum_of_copies(cotangent: Any, axis: Any) -> Any:
    """The cotangent of results that are the same on every device along `axis`, from what reaches one device.

    Where jax knows that they are the same, each device has the whole. Elsewhere (`check_vma=False`, `check_rep=False`,
    an axis of `vmap`) each copy counts for itself, and their cotangents are to be added up.
    """
    names = {axis} if isinstance(axis, str) else set(axis)
    known = hasattr(jax.tree.leaves(cotangent)[0], "rep")  # jax 0.5, by `check_rep`
    if known or names & _varying_axes(lax.axis_index(axis)):
        return cotangent
    return jax.tree.map(lambda x: x if x.dtype == jax.dtypes.float0 else lax.psum(x, axis), cotangent)
