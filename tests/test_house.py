"""The rules of the house: imports go down only, the public names are the written list, importing is cheap."""

import ast
import inspect
import re
import subprocess
import sys
from pathlib import Path

import pytest

import jaxlp

HOUSE = Path(jaxlp.__file__).parent
FLOORS = [  # from the ground up; a file imports only from floors below its own. A folder is one file of its floor.
    {"errors"},
    {"counts"},
    {"records", "pieces", "checks", "compat", "plugins", "refusals", "verdicts", "show"},
    {"scored"},
    {"rows", "layouts", "select", "trials"},
    {"backend", "scores", "scatter", "attention"},
    {"blocked", "portable", "moves", "parts"},
    {"gradients"},
    {"streamed"},
    {"probe_cases", "decode_cases"},
    {"tokens"},
    {"graph", "decode", "objectives"},
    {"row_chunks"},
    {"hidden"},
    {"hidden_graph"},
    {"sharded"},
    {"assembly", "probing", "stablehlo"},
    {"pipeline", "artifact"},
    {"formats", "draw_graph"},
    {"__init__", "cli_input", "cli_html"},
    {"export", "cli_score", "cli_probe", "cli_generate", "cli_bench", "cli_eval"},
    {"cli_export"},
    {"cli"},
    {"__main__"},
]
ON_THE_HOST = {"errors", "counts", "records", "pieces", "show", "scored", "formats"}  # these never name jax
ASKS_A_MODEL = {"formats.lm_eval"}  # alone among the formats: it answers the harness, and none of the others imports it
PUBLIC = [
    "LogProbabilities",
    "LogProbabilitiesMixin",
    "ReturnLogits",
    "RowStats",
    "Scored",
    "TokenScores",
    "assemble",
    "assemble_arrays",
    "build_graph",
    "build_hidden_graph",
    "build_sharded_graph",
    "compute_log_probabilities_ragged",
    "errors",
    "formats",
    "generate",
    "install",
    "kl_k1",
    "kl_k2",
    "kl_k3",
    "levels_for",
    "load_graph",
    "max_top_n",
    "offsets_from_lengths",
    "offsets_from_mask",
    "offsets_from_segment_ids",
    "output_rows_from_mask",
    "pipeline",
    "plan_decode",
    "plan_rows",
    "probe",
    "ragged_decode_attention",
    "score",
    "sequence_scores",
    "show",
    "to_padded",
    "token_logprobs",
    "token_logprobs_from_hidden",
    "topk_kl",
    "trim",
]


def modules(house=HOUSE):
    return {
        str(path.relative_to(house).with_suffix("")).replace("/", "."): path.read_text() for path in house.rglob("*.py")
    }


def imports(source, names):
    """What a file imports, anywhere in it: (modules of the package, other top-level modules)."""
    ours, others = set(), set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            found = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in found:
            top, _, rest = name.partition(".")
            if top != "jaxlp":
                others.add(top)
                continue
            while rest and rest not in names and f"{rest}.__init__" not in names:
                rest = rest.rpartition(".")[0]  # a name inside a module
            ours.add(rest or "__init__")
    return ours, others


def faults(files, floors=FLOORS):
    """Every import that does not go down, and every file without a floor."""
    height = {name: i for i, floor in enumerate(floors) for name in floor}
    found = []
    for name, source in files.items():
        floor = name.split(".")[0]
        if floor not in height:
            found.append(f"{name} has no floor")
            continue
        for other in imports(source, files)[0]:
            below = other.split(".")[0]
            if below == floor and "." in name:
                continue  # inside a folder: see `test_folders_have_no_circle`
            if height.get(below, len(floors)) >= height[floor]:
                found.append(f"{name} imports {other}")
    return found


def test_imports_go_down_only():
    assert faults(modules()) == []


@pytest.mark.parametrize(
    "name, line, fault",
    [
        ("rows", "from jaxlp.graph import build_graph", "rows imports graph"),
        ("rows", "def f():\n    from jaxlp import scores", "rows imports scores"),
        ("rows", "import jaxlp.select", "rows imports select"),
        ("assembly", "import jaxlp", "assembly imports __init__"),
        ("records", "from jaxlp.formats import json", "records imports formats.json"),
        ("formats.json", "from jaxlp.cli import main", "formats.json imports cli"),
        ("attic", "", "attic has no floor"),
    ],
)
def test_the_check_of_the_floors_can_fail(name, line, fault):
    files = modules()
    assert fault in faults({**files, name: files.get(name, "") + "\n" + line})


def test_folders_have_no_circle():
    files = modules()
    below = {
        name: {other if other in files else f"{other}.__init__" for other in imports(source, files)[0]}
        for name, source in files.items()
    }
    done, path = set(), []

    def visit(name):
        assert name not in path, " -> ".join([*path, name])
        if name not in done:
            path.append(name)
            for other in below[name]:
                visit(other)
            done.add(path.pop())

    for name in files:
        visit(name)


def test_host_files_never_name_jax():
    files = modules()
    for name, source in files.items():
        if name.split(".")[0] in ON_THE_HOST:
            ours, others = imports(source, files)
            assert "jax" not in others, name
            assert not ours & ASKS_A_MODEL, name
            assert name in ASKS_A_MODEL or {other.split(".")[0] for other in ours} <= ON_THE_HOST, name


def test_the_package_never_imports_its_tests():
    known = {path.stem for path in Path(__file__).parent.glob("*.py")} | {"pytest", "jaxtyping", "chex"}
    files = modules()
    for name, source in files.items():
        tree = ast.parse(source)
        typing_only = [
            node for node in ast.walk(tree) if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        ]
        for node in typing_only:
            node.body = [ast.Pass()]
        assert not imports(ast.unparse(tree), files)[1] & known, name


def test_public_names():
    assert sorted(jaxlp.__all__) == sorted(PUBLIC)
    for name in PUBLIC:
        assert getattr(jaxlp, name) is not None
    assert set(PUBLIC) <= set(dir(jaxlp))
    with pytest.raises(AttributeError, match="no_such_name"):
        jaxlp.no_such_name  # noqa: B018


def test_everything_public_has_a_docstring():
    for name in PUBLIC:
        thing = getattr(jaxlp, name)
        assert inspect.getdoc(thing), name
        if inspect.isclass(thing):
            for method, f in vars(thing).items():
                assert method.startswith("_") or not inspect.isfunction(f) or inspect.getdoc(f), f"{name}.{method}"
    for name, source in modules().items():
        assert ast.get_docstring(ast.parse(source)), name


NO_ARRAYS = {"LogProbabilities", "ReturnLogits", "Scored", "generate", "install", "levels_for", "max_top_n", "probe"}
NO_ARRAYS |= {"score", "trim"}
NO_SCORES = {
    "ReturnLogits",
    "install",
    "levels_for",
    "load_graph",
    "max_top_n",
    "plan_decode",
    "plan_rows",
    "probe",
    "trim",
}
NO_SCORES |= {
    "offsets_from_lengths",
    "offsets_from_mask",
    "offsets_from_segment_ids",
    "output_rows_from_mask",
    "to_padded",
}


def lacks(thing, name):
    """What the docstring of a public name does not say: shapes, as [B, L] or in annotations; units; errors."""
    doc = inspect.getdoc(thing)
    annotated = str(inspect.signature(thing)) if inspect.isfunction(thing) else "".join(str(thing.__annotations__))
    said = {
        "shapes": name in NO_ARRAYS
        or re.search(r"\[[A-Z.][^\]]*\]", doc)
        or re.search(r"\w\[\w+, ?'[A-Z.]", annotated),
        "units": name in NO_SCORES or re.search(r"\bnats\b", doc),
        "errors": inspect.isclass(thing) or re.search(r"[Rr]aise|Error|errors", doc),
    }
    return [what for what, there in said.items() if not there]


def test_public_docstrings_give_shapes_units_and_errors():
    for name in PUBLIC:
        thing = getattr(jaxlp, name)
        if name == "LogProbabilitiesMixin":
            thing = thing.compute_log_probabilities
        if not inspect.ismodule(thing):
            assert not lacks(thing, name), name

    def silent(x):
        """Nothing is said."""

    assert lacks(silent, "silent") == ["shapes", "units", "errors"]


def fresh(code):
    return subprocess.run(
        [sys.executable, "-c", code], cwd=HOUSE.parent, check=True, capture_output=True, text=True
    ).stdout


def test_importing_starts_no_backend_and_no_model_reader():
    out = fresh(
        "import jaxlp, sys, jax._src.xla_bridge as bridge\n"
        "print(bridge._backends, sorted({'gguf', 'tokenizers', 'rich', 'tqdm', 'matplotlib'} & set(sys.modules)))"
    )
    assert out.split() == ["{}", "[]"]


def test_importing_costs_little_beyond_jax():
    """In processor time of one process: another machine, or a busy one, lengthens both."""
    code = (
        "import time; times = [time.process_time()]; import jax; times.append(time.process_time()); import jaxlp\n"
        "print((time.process_time() - times[1]) / (times[1] - times[0]))"
    )
    assert any(float(fresh(code)) < 0.15 for _ in range(3)), "each of three tries took longer: not the noise of one"


def test_importing_needs_no_more_than_is_declared():
    """jax's own `export` may need absl, which is not ours to ask for."""
    blocked = ("absl", "flatbuffers", "chex", "gguf", "tokenizers", "rich", "tqdm", "matplotlib")
    assert fresh(f"import sys; sys.modules.update(dict.fromkeys({blocked})); import jaxlp; print(len(jaxlp.__all__))")
