"""Reads exported graphs with jax and flatbuffers alone, and compares what they give with the live graph.

    python tests/read_graphs.py [folder of graphs]

It needs jaxlp and msgspec besides, and no pytest, so it runs wherever a jax does: `READ_BY` of `jaxlp/export.py` names
the versions on which it was seen to succeed. One line a graph: equal, or why it is not read. The exit code is 0 if one
at least is read and each that is read is equal.
"""

import dataclasses
import os
import sys
from pathlib import Path

if __name__ == "__main__":
    os.environ["JAX_PLATFORMS"] = "cpu"
    for name in ("absl", "chex", "gguf", "tokenizers", "tqdm", "rich", "pytest", "jaxtyping"):
        sys.modules[name] = None  # type: ignore[assignment]
    sys.path.insert(0, str(Path(__file__).parent.parent))

import jax
import msgspec
import numpy as np
from cases import all_values, check_graph, offsets

from jaxlp import build_graph
from jaxlp.artifact import LoadedGraph, load_graph
from jaxlp.errors import GraphError


def arrays(vocab, lengths=(4, 0, 6), outputs=(4, 1, 3)):
    """Another batch size than the texts have."""
    count = sum(lengths)
    logits = np.resize(all_values(vocab), (count, vocab))
    tokens = np.arange(3, 3 + count, dtype=np.int32)
    sampled = np.arange(len(lengths), dtype=np.int32)
    rows = np.array([*range(sum(outputs)), -1, 99], np.int32)
    return [logits, tokens, sampled, offsets(lengths), offsets(lengths), offsets(outputs), rows]


def runnable(graph):
    """The graph for the CPU, where all are tried: the program is the same."""
    if "cpu" in graph.platforms:
        return graph
    manifest = msgspec.structs.replace(graph.manifest, platforms=["cpu"])
    return LoadedGraph(manifest, dataclasses.replace(graph._exported, platforms=("cpu",)), b"")


def main(folder: Path) -> int:
    print(f"jax {jax.__version__}, Python {sys.version.split()[0]}")
    read, given = 0, {}  # by program: of cuda and tpu they are the same bytes
    for path in sorted(path for path in folder.iterdir() if path.is_dir()):
        try:
            graph = load_graph(path)
        except GraphError as error:
            print(f"{path.name}: {error}")
            continue
        case = arrays(graph.vocab)
        want = build_graph(graph.levels, method=graph.method)(*case)
        program = graph._exported.mlir_module_serialized
        if program not in given:
            given[program] = runnable(graph)(*case)
        check_graph(given[program], [np.asarray(x) for x in want], path.name)
        print(f"{path.name}: equal")
        read += 1
    return 0 if read else 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent.parent / "graphs"))
