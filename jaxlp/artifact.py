"""Exported graphs, read: a folder that `jaxlp export` wrote becomes a callable, checked against its manifest."""

import functools
import hashlib
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import jax
import jax.numpy as jnp
import msgspec

from jaxlp import backend
from jaxlp.compat import jax_export
from jaxlp.errors import ArgumentError, GraphError, optional
from jaxlp.graph import INTEGERS
from jaxlp.probe_cases import JOB
from jaxlp.tokens import as_ids, as_logits

if TYPE_CHECKING:
    from jaxtyping import Array, ArrayLike, Float, Int, UInt

GRAPH, TEXT, PICTURE, MANIFEST = "graph.jaxexport", "graph.mlir", "graph.svg", "manifest.json"


class ArraySpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An input or output. A size is a number, a symbol or a symbol and a number: 49152, "batch", "batch + 1"."""

    name: str
    dtype: str
    shape: list[int | str]

    def __str__(self) -> str:
        return f"{self.dtype} [{', '.join(map(str, self.shape))}]"


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an exported graph is; `manifest.json` beside it."""

    name: str
    levels: int
    width: int
    vocab: int
    method: str
    platforms: list[str]
    inputs: list[ArraySpec]
    outputs: list[ArraySpec]
    operations: dict[str, int]  # how many of each the refined text has
    jaxlp: str
    jax: str  # the version that exported it
    read_by: list[str]  # versions of jax that were seen to read it
    calling_convention_version: int
    vjp_order: int
    sha256: str  # of the artefact


def load_graph(path: "str | os.PathLike[str]") -> "LoadedGraph":
    """The graph in a folder that `jaxlp export` wrote, as a callable. `path`: the folder, or the artefact in it.

    It takes the seven arguments of a graph of `build_graph`, in order or by name, and returns what that returns. It
    works under `jit` and reverse-mode `grad` (one derivative); not under `vmap`. Sizes may differ from call to call;
    `logits` must be of the dtype and vocabulary that the manifest names. It has `lower`, `trace` and `eval_shape`, and
    can be pickled. On Apple's platforms its method is tried before its first use there, as a graph's that names it is;
    where the verdict is bad it raises `BackendError`.

    Raises `GraphError` for a file that is missing, damaged, not what its manifest says, or not readable by this jax.
    """
    if not isinstance(path, str | os.PathLike) or not os.fspath(path):
        raise ArgumentError(f"`path` must be the folder of an exported graph: got {path!r}.")
    path = Path(path)
    file = path / GRAPH if path.is_dir() else path.with_name(GRAPH) if path.name == MANIFEST else path
    data = _read(file)
    manifest = _read_manifest(file.parent / MANIFEST)
    if hashlib.sha256(data).hexdigest() != manifest.sha256:
        raise GraphError(
            f"{file} is not the graph that {MANIFEST} describes: damaged or foreign (its sha256 differs). "
            "Write it again with `jaxlp export`."
        )
    optional("flatbuffers", "export")
    export = jax_export()
    try:
        exported = export.deserialize(bytearray(data))
        exported.mlir_module()  # a version too old or too new may fail only here
        if exported.nr_devices != 1:  # or not at all: it takes one field for another
            raise ValueError(f"read as a graph for {exported.nr_devices} devices")
    except Exception as error:  # which one depends on what the version does not know
        raise GraphError(
            f"jax {jax.__version__} cannot read {file}, which jax {manifest.jax} exported. Versions that were seen "
            f"to read it: {', '.join(manifest.read_by)}. ({error!r:.200})"
        ) from error
    _compare(file, manifest, exported)
    return LoadedGraph(manifest, exported)


class LoadedGraph:
    """What `load_graph` returns; see there."""

    def __init__(self, manifest: Manifest, exported: Any):
        self.manifest, self._exported = manifest, exported
        self.levels, self.width, self.vocab = manifest.levels, manifest.width, manifest.vocab
        self.method, self.platforms = manifest.method, tuple(manifest.platforms)
        self._jitted = jax.jit(functools.partial(_run, exported, manifest.width))

    def __call__(
        self,
        logits: "Float[ArrayLike, 'N V']",
        tokens: "Int[ArrayLike, 'T']",
        sampled_tokens: "Int[ArrayLike, 'B']",
        logit_row_offsets: "Int[ArrayLike, 'B+1']",
        token_row_offsets: "Int[ArrayLike, 'B+1']",
        lp_output_offsets: "Int[ArrayLike, 'B+1']",
        output_rows: "Int[ArrayLike, 'R']",
    ) -> "tuple[Float[Array, 'R W'], UInt[Array, 'R W']]":
        """(lp_logits, lp_tokens) of the output rows; see `build_graph`."""
        offsets = (logit_row_offsets, token_row_offsets, lp_output_offsets)
        integers = map(as_ids, INTEGERS, (tokens, sampled_tokens, *offsets, output_rows))
        arrays = as_logits("logits", logits), *integers
        _check_arrays(self.manifest, arrays)
        self._check_platform(arrays)
        backend.choose(JOB, self.method, *arrays, dtype=arrays[0].dtype)  # raises where the verdict is bad
        return self._jitted(*arrays)

    def lower(self, *arrays: Any, **named: Any) -> "jax.stages.Lowered":
        """The program for arrays, or shapes, like those of a call; not compiled."""
        return self._jitted.lower(*arrays, **named)

    def trace(self, *arrays: Any, **named: Any) -> "jax.stages.Traced":
        """The program for arrays, or shapes, like those of a call; not lowered."""
        return self._jitted.trace(*arrays, **named)

    def eval_shape(self, *arrays: Any, **named: Any) -> "tuple[jax.ShapeDtypeStruct, jax.ShapeDtypeStruct]":
        """The shapes and dtypes of what a call on arrays like these returns."""
        return self._jitted.eval_shape(*arrays, **named)

    def __reduce__(self) -> tuple:
        return _unpickled, (self.manifest, bytes(self._exported.serialize(vjp_order=self.manifest.vjp_order)))

    def _check_platform(self, arrays):
        if any(isinstance(array, jax.core.Tracer) for array in arrays):
            return  # jax says it when it lowers
        platform = backend.platform_of(*arrays)
        if {"gpu": "cuda"}.get(platform, platform) not in self.platforms:
            raise GraphError(
                f"`{self.manifest.name}` was exported for {', '.join(self.platforms)}, and `logits` is on {platform}. "
                "Load a graph exported for it, or use `build_graph`."
            )

    def __repr__(self) -> str:
        return f"<exported graph {self.manifest.name}>"


def _unpickled(manifest: Manifest, data: bytes) -> LoadedGraph:
    return LoadedGraph(manifest, jax_export().deserialize(bytearray(data)))


def array_specs(names: tuple[str, ...], avals: Any) -> list[ArraySpec]:
    """What an exported function says of its inputs or outputs."""
    return [
        ArraySpec(name, str(aval.dtype), [size if isinstance(size, int) else str(size) for size in aval.shape])
        for name, aval in zip(names, avals, strict=True)
    ]


# ----------------------------------------------------------------------------------------------------------- the checks


def _read(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except (OSError, ValueError) as error:  # a path with a null byte is a `ValueError`
        reason = getattr(error, "strerror", None) or error
        raise GraphError(f"{str(file)!r} cannot be read: {reason}. `jaxlp export` writes graphs.") from None


def _read_manifest(file: Path) -> Manifest:
    try:
        return msgspec.json.decode(_read(file), type=Manifest)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise GraphError(f"{file} is no manifest of an exported graph: {error}.") from None


def _compare(file: Path, manifest: Manifest, exported: Any) -> None:
    """Raise an error if the manifest says anything of the artefact that the artefact does not."""
    try:
        inputs = array_specs(("logits", *INTEGERS), exported.in_avals)
        outputs = array_specs(("lp_logits", "lp_tokens"), exported.out_avals)
    except ValueError:
        raise GraphError(f"{file} is another exported function: it does not have a graph's arguments.") from None
    width = outputs[0].shape[-1]
    found = {
        "platforms": list(exported.platforms),
        "inputs": inputs,
        "outputs": outputs,
        "vocab": inputs[0].shape[-1],
        "width": width,
        "levels": int(width).bit_length() - 1,
        "calling_convention_version": exported.calling_convention_version,
        "vjp_order": int(exported.has_vjp()),
    }
    for field, value in found.items():
        said = getattr(manifest, field)
        if said != value:
            raise GraphError(f"{file} is not the graph that {MANIFEST} describes: {field} is {value}, not {said}.")


def _check_arrays(manifest: Manifest, arrays: tuple) -> None:
    """Raise an error that names the first array that is not what the manifest asks for."""
    symbols: dict[str, int] = {}
    for spec, array in zip(manifest.inputs, arrays, strict=True):
        fits = array.dtype == spec.dtype and array.ndim == len(spec.shape)
        for size, wanted in zip(array.shape, spec.shape, strict=False):
            symbol, _, more = str(wanted).partition(" + ")
            plain = size - int(more or 0)
            fits &= plain == (wanted if isinstance(wanted, int) else symbols.setdefault(symbol, plain))
        if not fits:
            known = "".join(f", {symbol} = {size}" for symbol, size in symbols.items() if f"{symbol} + 1" in spec.shape)
            raise ArgumentError(f"`{spec.name}` must be {spec}{known}: got {array.dtype} {list(array.shape)}.")


# ------------------------------------------------------------------------------------------------------------- the call


def _run(exported, width, *arrays):
    logits, *_, output_rows = arrays
    if output_rows.shape[0] == 0:
        return jnp.zeros((0, width), logits.dtype), jnp.zeros((0, width), jnp.uint32)
    return _call(exported, *_at_least_one(*arrays))


def _at_least_one(logits, tokens, sampled, logit_offsets, token_offsets, output_offsets, output_rows):
    """The same batch with at least one logits row, token and sequence, for an exported size is 1 or more.

    No output row reaches what is added.
    """
    if sampled.shape[0] == 0:
        sampled = jnp.zeros((1,), jnp.int32)
        logit_offsets, token_offsets, output_offsets = (
            jnp.concatenate([o, o]) for o in (logit_offsets * 0, token_offsets, output_offsets)
        )
    if logits.shape[0] == 0:
        logits, logit_offsets = jnp.zeros((1, logits.shape[1]), logits.dtype), jnp.zeros_like(logit_offsets)
    if tokens.shape[0] == 0:
        tokens, token_offsets = jnp.zeros((1,), jnp.int32), jnp.zeros_like(token_offsets)
    return logits, tokens, sampled, logit_offsets, token_offsets, output_offsets, output_rows


@jax.custom_batching.custom_vmap
def _no_vmap(*arrays):
    """The arrays as they are; an error under `vmap`, for jax has no such rule for exported functions."""
    return arrays


@_no_vmap.def_vmap
def _(lanes, batched, *arrays):
    raise NotImplementedError(
        "An exported graph cannot be vmapped (nor jacrev, which is a vmap): use `jaxlp.build_graph`, or one call over "
        "the sequences of all lanes."
    )


@functools.partial(jax.custom_vjp, nondiff_argnums=(0,))
def _call(exported, *arrays):
    return exported.call(*_no_vmap(*arrays))


def _forward(exported, *arrays):
    return _call(exported, *arrays), arrays


def _backward(exported, arrays, cotangents):
    scores, _ = cotangents
    return _gradient(exported, scores, *arrays), *[None] * len(INTEGERS)


_call.defvjp(_forward, _backward)


@functools.partial(jax.custom_vjp, nondiff_argnums=(0,))
def _gradient(exported, cotangent, logits, *integers):
    _, pull = jax.vjp(lambda logits: exported.call(logits, *integers)[0], logits)
    return pull(_no_vmap(cotangent)[0])[0]


def _no_second(*_):
    raise NotImplementedError("An exported graph has one derivative: for a second use `jaxlp.build_graph`.")


_gradient.defvjp(_no_second, _no_second)
