"""Exported graphs, read: a folder that `jaxlp export` wrote becomes a callable, checked against its manifest."""

import functools
import hashlib
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import jax
import jax.numpy as jnp
import msgspec

from jaxlp import backend, plugins
from jaxlp.compat import jax_export
from jaxlp.errors import ArgumentError, BackendError, GraphError, optional
from jaxlp.graph import INTEGERS
from jaxlp.probe_cases import JOB
from jaxlp.tokens import as_ids, as_logits, narrow

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

    It takes the seven arguments of a graph of `build_graph`, `logits` [N, V] and so on, in order or by name, and
    returns what that returns, lp_logits and lp_tokens [R, W]. It
    works under `jit` and reverse-mode `grad` (one derivative; for a second, `jax.jacrev(jax.jacrev(f))` over a graph of
    `build_graph`); not under `vmap`. Sizes may differ from call to call;
    `logits` must be of the dtype and vocabulary that the manifest names. It has `lower`, `trace` and `eval_shape`, and
    can be pickled. On Apple's platforms its method is tried before its first use there; where the verdict is bad it
    raises `BackendError`.

    Raises `GraphError` for a file that is missing, damaged, not what its manifest says, or not readable by this jax.
    """
    name = os.fspath(path) if isinstance(path, os.PathLike) else path
    if not isinstance(name, str) or not name:
        raise ArgumentError(f"`path` must be the folder of an exported graph: got {path!r}.")
    file = Path(name)
    if os.path.isdir(name):
        file = file / GRAPH
    elif file.name in (MANIFEST, TEXT, PICTURE):
        file = file.with_name(GRAPH)
    data = _read(file)
    manifest = _read_manifest(file.parent / MANIFEST)
    if hashlib.sha256(data).hexdigest() != manifest.sha256:
        raise GraphError(
            f"{file} is not the graph that {MANIFEST} describes: damaged or foreign (its sha256 differs). "
            "Write it again with `jaxlp export`."
        )
    graph = _from_bytes(manifest, data, str(file))
    _compare(file, manifest, graph._exported)
    return graph


def _from_bytes(manifest: Manifest, data: bytes, source: str) -> "LoadedGraph":
    """The graph of an artefact. `source` says where it was read, in messages."""
    optional("flatbuffers", "export")
    try:
        exported = jax_export().deserialize(bytearray(data))
        exported.mlir_module()  # a version too old or too new may fail only here
        if exported.nr_devices != 1:  # or not at all: it takes one field for another
            raise ValueError(f"read as a graph for {exported.nr_devices} devices")
    except Exception as error:  # which one depends on what the version does not know
        raise GraphError(
            f"jax {jax.__version__} cannot read {source}, which jax {manifest.jax} exported. Versions that were seen "
            f"to read it: {', '.join(manifest.read_by)}. ({error!r:.200})"
        ) from error
    return LoadedGraph(manifest, exported, data)


class LoadedGraph:
    """What `load_graph` returns; see there."""

    def __init__(self, manifest: Manifest, exported: Any, data: bytes):
        self.manifest, self._exported, self._data = manifest, exported, data
        self.levels, self.width, self.vocab = manifest.levels, manifest.width, manifest.vocab
        self.method, self.platforms = manifest.method, tuple(manifest.platforms)
        self._jitted = jax.jit(functools.partial(_run, exported, manifest))

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
        integers = [*map(narrow, INTEGERS, (tokens, sampled_tokens, *offsets, output_rows))]
        logits = as_logits("logits", logits)
        self._settle(logits, *integers)
        return self._jitted(logits, *integers)

    def lower(self, *arrays: Any, **named: Any) -> "jax.stages.Lowered":
        """The program for arrays, or shapes, like those of a call; not compiled."""
        return self.trace(*arrays, **named).lower()

    def trace(self, *arrays: Any, **named: Any) -> "jax.stages.Traced":
        """The program for arrays, or shapes, like those of a call; not lowered (its `lower` takes platforms)."""
        return self._jitted.trace(*arrays, **named)

    def eval_shape(self, *arrays: Any, **named: Any) -> "tuple[jax.ShapeDtypeStruct, jax.ShapeDtypeStruct]":
        """The shapes and dtypes of what a call on arrays like these returns."""
        return self._jitted.eval_shape(*arrays, **named)

    def _settle(self, *arrays: Any) -> None:
        """Raise an error where the graph is for another platform, or its method has a bad verdict there."""
        traced = backend.in_a_trace() or any(isinstance(array, jax.core.Tracer) for array in arrays)
        platform = backend.platform_of(*arrays)
        if {"gpu": "cuda"}.get(platform, platform) not in self.platforms:
            if traced:
                return  # only jax knows where it will run, and says it when it lowers
            raise GraphError(
                f"`{self.manifest.name}` was exported for {', '.join(self.platforms)}, and `logits` is on {platform}. "
                "Load a graph exported for it, or use `build_graph`."
            )
        if not plugins.is_apple(platform):
            return
        verdict = backend.verdict_on(JOB, self.method, platform, arrays[0].dtype, traced)
        if verdict is not None and verdict.status != "ok":
            raise BackendError(
                f"`{self.manifest.name}`: {self.method} {verdict.status} on {platform}: {verdict.reason}. "
                "Put the arrays on the CPU, or use `build_graph`."
            )

    def __reduce__(self) -> tuple:
        return _from_bytes, (self.manifest, self._data, f"the pickled graph `{self.manifest.name}`")

    def __repr__(self) -> str:
        return f"<exported graph {self.manifest.name}>"


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
        (_, _), (_, width) = inputs[0].shape, outputs[0].shape
        if not isinstance(width, int):
            raise ValueError(width)
    except ValueError:
        raise GraphError(f"{file} is another exported function: it does not have a graph's arguments.") from None
    if manifest.method not in JOB.methods:
        raise GraphError(f"{file} was exported with the method {manifest.method!r}, which this jaxlp does not have.")
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


def _run(
    exported,
    manifest,
    logits,
    tokens,
    sampled_tokens,
    logit_row_offsets,
    token_row_offsets,
    lp_output_offsets,
    output_rows,
):
    offsets = (logit_row_offsets, token_row_offsets, lp_output_offsets)
    integers = map(as_ids, INTEGERS, (tokens, sampled_tokens, *offsets, output_rows))
    arrays = as_logits("logits", logits), *integers
    _check_arrays(manifest, arrays)
    if arrays[-1].shape[0] == 0:
        return jnp.zeros((0, manifest.width), arrays[0].dtype), jnp.zeros((0, manifest.width), jnp.uint32)
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
    raise NotImplementedError(
        "An exported graph has one derivative: for a second use `jaxlp.build_graph`, and `jax.jacrev` twice."
    )


_gradient.defvjp(_no_second, _no_second)
