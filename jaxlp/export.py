"""Graphs exported as StableHLO, written: one folder a graph, read back by `jaxlp.load_graph`.

The folders of `graphs/` are written by two commands, for no one version of jax is read by all:

    jaxlp export --force     with jax 0.10.2: all but METAL's. Read by jax 0.9 to 0.12.
    jaxlp export --force     with jax 0.5.0: METAL's. Apple's jax-metal runs with no newer jax, nor reads one's graphs.

A folder holds the artefact (`graph.jaxexport`, with one reverse derivative), its text for static sizes (`graph.mlir`),
a picture drawn from that text (`graph.svg`), and `manifest.json`. No path or line of the source is in any of them: the
same version of jax writes the same bytes again until the program changes.

`READ_BY` gets a version of jax once `python tests/read_graphs.py`, run on it, has said "equal" of every graph that the
other version exported, and not before.
"""

import hashlib
import os
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import msgspec

from jaxlp import __version__, artifact, stablehlo
from jaxlp.artifact import GRAPH, MANIFEST, PICTURE, TEXT, Manifest
from jaxlp.compat import jax_export, with_static_shapes, without_source_lines
from jaxlp.draw_graph import draw
from jaxlp.graph import INTEGERS, build_graph

VERSION_OF_METAL = (0, 5, 0)
GROUPS = [  # a method, and platforms that can share one artefact
    ("blocked", ("cpu",)),
    ("blocked", ("cuda",)),  # apart from tpu: together they would branch on the platform in the program
    ("blocked", ("tpu",)),
    ("portable", ("cpu", "cuda", "tpu", "mps")),
    ("portable", ("METAL",)),
]
PLATFORMS = tuple(dict.fromkeys(platform for _, group in GROUPS for platform in group))
SIZES = {"rows": 11, "tokens": 13, "batch": 5, "output_rows": 9}  # of the text
READ_BY = {  # the version that exported: versions that were seen to read it
    "0.5.0": ["0.5.0", "0.6.2", "0.7.2", "0.8.3", "0.9.2", "0.10.0", "0.10.2"],
    "0.10.2": ["0.9.2", "0.10.0", "0.10.2", "0.11.2", "0.12.0.1"],
    "0.12.0.1": ["0.11.2", "0.12.0.1"],
}


class Plan(NamedTuple):
    """A graph to export."""

    levels: int
    method: str
    platforms: tuple[str, ...]
    vocab: int

    @property
    def name(self) -> str:
        """That of its folder."""
        return "-".join([f"levels{self.levels}", self.method, *self.platforms])


def plans(levels: list[int], methods: list[str], platforms: list[str], vocab: int) -> list[Plan]:
    """The graphs for any of `platforms` by any of `methods`."""
    found = []
    for method, group in GROUPS:
        chosen = tuple(platform for platform in group if platform in platforms)
        if chosen == ("METAL",):
            chosen += ("cpu",)  # so that it can be run where it is tested
        if chosen and method in methods:
            found += [Plan(level, method, chosen, vocab) for level in levels]
    return found


def in_the_way(folder: Path) -> str | None:
    """What a new graph must not replace: anything but a folder with the files of one. None where nothing is."""
    if not folder.is_symlink() and (folder.is_dir() or not folder.exists()):
        names = sorted(path.name for path in folder.iterdir()) if folder.exists() else []
        others = [name for name in names if name not in (GRAPH, TEXT, PICTURE, MANIFEST)]
        return f"{folder} holds {others[0]!r}" if others else None
    return f"{folder} is no folder"


def write_graph(plan: Plan, out: Path) -> Path:
    """The folder of an exported graph in `out`, written whole or not at all; it replaces one that exists."""
    folder = out / plan.name
    files = graph_files(plan)
    with tempfile.TemporaryDirectory(dir=out, prefix=".") as work:
        new, old = Path(work, "new"), Path(work, "old")
        new.mkdir()
        for name, data in files.items():
            (new / name).write_bytes(data)
        try:
            if folder.exists():
                os.rename(folder, old)
            os.rename(new, folder)
        except BaseException:
            if old.exists():
                os.rename(old, folder)
            raise
    return folder


def graph_files(plan: Plan) -> dict[str, bytes]:
    """What the folder of a graph holds, by name of file."""
    with without_source_lines():
        exported = export_graph(plan)
        data = bytes(exported.serialize(vjp_order=1))
        module = refined(exported)
    manifest = describe(plan, exported, data, module)
    sizes = ", ".join(f"{name} = {size}" for name, size in SIZES.items())
    return {
        GRAPH: data,
        TEXT: f"// {plan.name} for {sizes}\n{module}".encode(),
        PICTURE: draw(manifest, module, SIZES).encode(),
        MANIFEST: msgspec.json.format(msgspec.json.encode(manifest)) + b"\n",
    }


def export_graph(plan: Plan) -> Any:
    """The graph as an `Exported` of symbolic sizes."""
    export = jax_export()
    graph = build_graph(plan.levels, method=plan.method).for_platform(plan.platforms[0])
    return export.export(graph, platforms=plan.platforms)(*_shapes(plan.vocab, *export.symbolic_shape(",".join(SIZES))))


def refined(exported: Any) -> Any:
    """The StableHLO module of an `Exported` for the sizes of `SIZES`: no symbolic size is left in it."""
    shapes = _shapes(exported.in_avals[0].shape[1], *SIZES.values())
    lowered = jax.jit(exported.call).trace(*shapes).lower(lowering_platforms=exported.platforms[:1])
    return with_static_shapes(lowered.compiler_ir("stablehlo"))


def describe(plan: Plan, exported: Any, data: bytes, module: Any) -> Manifest:
    """The manifest of an exported graph."""
    return Manifest(
        name=plan.name,
        levels=plan.levels,
        width=2**plan.levels,
        vocab=plan.vocab,
        method=plan.method,
        platforms=list(exported.platforms),
        inputs=artifact.array_specs(("logits", *INTEGERS), exported.in_avals),
        outputs=artifact.array_specs(("lp_logits", "lp_tokens"), exported.out_avals),
        operations=dict(sorted(Counter(op.operation.name for op in stablehlo.operations(module)).items())),
        jaxlp=__version__,
        jax=jax.__version__,
        read_by=READ_BY.get(jax.__version__, [jax.__version__]),
        calling_convention_version=exported.calling_convention_version,
        vjp_order=1,
        sha256=hashlib.sha256(data).hexdigest(),
    )


def _shapes(vocab, rows, tokens, batch, output_rows):
    sizes = [tokens, batch, *[batch + 1] * 3, output_rows]
    integers = [jax.ShapeDtypeStruct((size,), jnp.int32) for size in sizes]
    return jax.ShapeDtypeStruct((rows, vocab), jnp.float32), *integers
