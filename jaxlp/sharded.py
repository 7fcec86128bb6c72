"""`build_sharded_graph`: a graph over a mesh, the vocabulary along one axis and, if asked, rows along another."""

import functools
import math
from typing import TYPE_CHECKING, Any

import jax
import jax.numpy as jnp
from jax.sharding import PartitionSpec

from jaxlp import compat, graph, hidden_graph, plugins
from jaxlp.counts import as_count
from jaxlp.errors import ArgumentError
from jaxlp.graph import INTEGERS, MAX_LEVELS, MAX_VOCAB
from jaxlp.hidden import as_transform
from jaxlp.tokens import Settings, as_array, as_temperature, narrow

if TYPE_CHECKING:
    from jaxtyping import Array, ArrayLike, Float, Int, UInt

AXES = {"logits": "NV", "hidden": "NH", "head": "VH", **dict.fromkeys(INTEGERS, "n")}  # by how many axes each has


def build_sharded_graph(
    levels: int,
    mesh: jax.sharding.Mesh,
    vocab_axis: Any,
    *,
    rows_axis: Any = None,
    hidden: bool = False,
    head_layout: str = "vh",
    softcap: float | None = None,
    stats: bool = False,
    vocab: int | None = None,
) -> "ShardedGraph":
    """`build_graph(levels)`, or `build_hidden_graph(levels)` if `hidden`, over a mesh of devices.

    graph(logits, tokens, sampled_tokens, logit_row_offsets, token_row_offsets, lp_output_offsets, output_rows), or
    graph(hidden, head, tokens, .., bias=None, temperature=None): arguments and results are those of the two, scores
    in nats, [R, W], as global arrays (or numpy arrays, put where they belong). Each device selects and sums over its
    own columns. R output rows send at most 4 R shards (2 W + 8) bytes over the mesh, and never logits; ids are bit for
    bit those of one device for the same logits bits. Differentiable in reverse, to any order.

    Args:
        levels: 0 .. 16. mesh: of any size, its axes Auto or Explicit, over one process or many (`jax.distributed`).
        vocab_axis: the axis (or a tuple of axes) along which the columns of the logits, or the vocabulary of head and
            bias, are sharded; None leaves them whole.
        rows_axis: the axis along which everything else is sharded: the batch is then as many batches as the axis has
            devices, of one shape each, end to end in every argument. Offsets count from the start of each part. No
            collective runs along it. None: every device has the whole batch.
        hidden, head_layout, softcap: from hidden states; see `build_hidden_graph`. The head is an array.
        stats: also `RowStats`. vocab: how many columns exist. A vocabulary that the shards do not divide is padded with
            anything, and `vocab` given.

    Raises `ValueError` that names the argument: an axis that the mesh has not, arrays that the shards do not divide.

    Source: maxima and sums of shards merged as by Milakov and Gimelshein, 2018; candidates as in `jaxlp.select`.
    """
    if not isinstance(mesh, jax.sharding.Mesh):
        raise ArgumentError(f"`mesh` must be a `jax.sharding.Mesh`: got {type(mesh).__name__}.")
    vocab_axis, rows_axis = (_as_axis(mesh, *named) for named in (("vocab_axis", vocab_axis), ("rows_axis", rows_axis)))
    if set(vocab_axis) & set(rows_axis):
        raise ArgumentError(f"`rows_axis` must be another axis than `vocab_axis`: got {rows_axis} for both.")
    platform = mesh.devices.flat[0].platform
    if plugins.is_apple(platform):
        raise NotImplementedError(f"A sharded graph needs the method 'blocked', which {platform} does not run.")
    vocab = None if vocab is None else as_count("vocab", vocab, 1, MAX_VOCAB)
    levels = as_count("levels", levels, 0, MAX_LEVELS)
    transform = as_transform(head_layout, softcap) if hidden else None
    if not hidden and (head_layout, softcap) != ("vh", None):
        raise ArgumentError("`head_layout` and `softcap` are for `hidden=True`.")
    return _graph(levels, mesh, vocab_axis, rows_axis, transform, bool(stats), vocab)


@functools.cache
def _graph(*settings):
    return ShardedGraph(*settings)


def _as_argument(name: str, value: Any) -> Any:
    """`value` if it is an array, or the shape of one; else as an array, or an error that names it."""
    return value if hasattr(value, "shape") and hasattr(value, "dtype") else as_array(name, value)


def _as_axis(mesh, name: str, axis: Any) -> tuple[str, ...]:
    axes = () if axis is None else tuple(axis) if isinstance(axis, tuple | list) else (axis,)
    for one in axes:
        if not isinstance(one, str) or one not in mesh.shape or axes.count(one) > 1:
            raise ArgumentError(f"`{name}` must be of the mesh's axes, {', '.join(mesh.shape)}: got {axis!r}.")
    return axes


class ShardedGraph:
    """What `build_sharded_graph` returns; see there."""

    def __init__(self, levels: int, mesh: Any, vocab_axis: tuple, rows_axis: tuple, transform: Any, stats, vocab):
        self.levels, self.width, self.mesh = levels, 2**levels, mesh
        self.vocab_axis, self.rows_axis = vocab_axis, rows_axis
        self.transform, self.stats, self.vocab = transform, stats, vocab
        self._jitted = jax.jit(self._run)

    def __call__(
        self,
        *arrays: "Float[ArrayLike, '...'] | Int[ArrayLike, '...']",
        bias: "Float[ArrayLike, 'V'] | None" = None,
        temperature: "Float[ArrayLike, 'R'] | float | None" = None,
        **named: "Float[ArrayLike, '...'] | Int[ArrayLike, '...']",
    ) -> "tuple[Float[Array, 'R W'], UInt[Array, 'R W']] | tuple[Float[Array, 'R W'], UInt[Array, 'R W'], Any]":
        """(lp_logits, lp_tokens), and the `RowStats` if asked for, of the output rows; see `build_sharded_graph`."""
        return self._jitted(*self._checked(arrays, bias, temperature, named))

    def lower(self, *arrays: Any, bias: Any = None, temperature: Any = None, **named: Any) -> "jax.stages.Lowered":
        """The program for arrays, or shapes, like those of a call; not compiled."""
        return self._jitted.lower(*self._checked(arrays, bias, temperature, named))

    def _checked(self, arrays: tuple, bias: Any, temperature: Any, named: dict[str, Any]):
        """(arrays in order, bias, temperature), each of which the shards divide."""
        names = ("logits", *INTEGERS) if self.transform is None else ("hidden", "head", *INTEGERS)
        given = dict(zip(names, arrays, strict=False)) | named
        if len(arrays) > len(names) or set(given) != set(names) or len(given) != len(arrays) + len(named):
            raise ArgumentError(f"The graph takes {', '.join(names)}: got {len(arrays)} arrays and {[*named]}.")
        if self.transform is None and (bias is not None or temperature is not None):
            raise ArgumentError("`bias` and `temperature` are for a graph that was built with `hidden=True`.")
        if callable(given.get("head")):
            raise ArgumentError("`head` must be an array here: its shards lie on the devices. Got a function.")
        given = {name: _as_argument(name, narrow(name, x)) for name, x in given.items()}
        ordered = tuple(given[name] for name in names)
        if bias is not None:
            bias = _as_argument("bias", bias)
        if temperature is not None and not isinstance(temperature, jax.core.Tracer | jax.ShapeDtypeStruct):
            temperature = as_temperature(temperature, jnp.shape(given["output_rows"]), jnp.float32, "output_rows")
        everything = zip(
            (*names, "bias", "temperature"), (*ordered, bias, temperature), self._specs(temperature), strict=True
        )
        for name, array, spec in everything:
            shape = () if array is None else jnp.shape(array)
            if name in AXES and len(shape) != len(AXES[name]):
                raise ArgumentError(f"`{name}` must be [{', '.join(AXES[name])}]: got shape {shape}.")
            for size, axes in zip(shape, spec, strict=False):
                axes = (axes,) if isinstance(axes, str) else axes or ()
                parts = math.prod(self.mesh.shape[axis] for axis in axes)
                if size % parts:
                    way = "Pad it and give `vocab`." if axes == self.vocab_axis else "Let all parts be of one size."
                    raise ArgumentError(f"`{name}` must divide into {parts} parts along {axes}: got {shape}. {way}")
        return ordered, bias, temperature

    def _specs(self, temperature: Any) -> tuple:
        """How each argument lies on the mesh."""
        vocab, rows = self.vocab_axis or None, self.rows_axis or None
        integers = [PartitionSpec(rows)] * len(INTEGERS)
        if self.transform is None:
            first = [PartitionSpec(rows, vocab)]
        else:
            by_vocab = (vocab, None) if self.transform.layout == "vh" else (None, vocab)
            first = [PartitionSpec(rows), PartitionSpec(*by_vocab)]
        scalar = temperature is None or jnp.shape(temperature) == ()
        return *first, *integers, PartitionSpec(vocab), PartitionSpec() if scalar else PartitionSpec(rows)

    def _run(self, arrays, bias, temperature):
        specs = self._specs(temperature)
        given = (*map(jnp.asarray, arrays), *(None if x is None else jnp.asarray(x) for x in (bias, temperature)))
        there = [i for i, x in enumerate(given) if x is not None]
        count = len(given)

        def on_a_device(*some):
            whole = dict(zip(there, some, strict=True))
            *arrays, bias, temperature = (whole.get(i) for i in range(count))
            axis = self.vocab_axis or None
            named = {"platform": self.mesh.devices.flat[0].platform, "method": "blocked"}
            if self.transform is None:
                return graph.score_batch(self.width, self.vocab, self.stats, *arrays, **named, axis=axis)
            settings = Settings(self.width - 1, self.vocab, self.stats, axis)
            return hidden_graph.score_batch(
                self.transform, settings, *arrays, bias=bias, temperature=temperature, **named
            )

        given, specs = (tuple(x[i] for i in there) for x in (given, specs))
        given = compat.resharded(given, self.mesh, specs)
        return compat.shard_map(on_a_device, self.mesh, specs, PartitionSpec(self.rows_axis or None))(*given)

    def __repr__(self) -> str:
        return (
            f"build_sharded_graph({self.levels}, {self.mesh}, {self.vocab_axis}, rows_axis={self.rows_axis}, "
            f"hidden={self.transform is not None}, stats={self.stats}, vocab={self.vocab})"
        )
