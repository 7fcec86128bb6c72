"""Exported graphs: what lies in `graphs/` is what it says and what the live graph is, and what is wrong is named."""

import json
import os
import pickle
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path

import jax
import jax.numpy as jnp
import msgspec
import numpy as np
import pytest
from cases import batch, check_scores
from gate import faults, parse
from read_graphs import arrays

from jaxlp import artifact, backend, build_graph, cli, errors, export, stablehlo
from jaxlp.artifact import GRAPH, MANIFEST, PICTURE, TEXT, Manifest, load_graph
from jaxlp.compat import jax_export
from jaxlp.graph import INTEGERS
from jaxlp.probe_cases import JOB
from jaxlp.verdicts import Verdict

GRAPHS = Path(__file__).parent.parent / "graphs"
NAMES = sorted(path.name for path in GRAPHS.iterdir() if path.is_dir())
SMALL = 300  # a vocabulary for graphs that the tests write


def manifest_of(folder) -> Manifest:
    return msgspec.json.decode((folder / MANIFEST).read_bytes(), type=Manifest)


def reads(manifest) -> bool:
    return jax.__version__ in manifest.read_by


def check(got, want):
    np.testing.assert_array_equal(np.asarray(got[1]), np.asarray(want[1]))
    assert got[1].dtype == want[1].dtype and got[0].dtype == want[0].dtype
    check_scores(got[0], want[0])


@pytest.fixture(scope="module")
def written(tmp_path_factory):
    """Folders of small graphs that this jax exports, by method."""
    out = tmp_path_factory.mktemp("graphs")
    plans = export.plans([2], ["blocked", "portable"], ["cpu", "cuda"], SMALL)
    return {plan.name: export.write_graph(plan, out) for plan in plans}


@pytest.fixture(scope="module", params=["levels2-blocked-cpu", "levels2-portable-cpu-cuda"])
def small(written, request):  # loaded once: each size compiles once
    graph = load_graph(written[request.param])
    return graph, build_graph(2, method=graph.method)


@pytest.fixture
def folder(written, tmp_path):
    """A copy that a test may spoil."""
    return shutil.copytree(written["levels2-blocked-cpu"], tmp_path / "graph")


# ------------------------------------------------------------------------------------------------- what lies in graphs/


def test_every_graph_is_there():
    plans = export.plans([0, 3, 5], list(JOB.methods), list(export.PLATFORMS), 49152)
    assert sorted(plan.name for plan in plans) == NAMES and len(NAMES) == 15
    for name in NAMES:
        assert sorted(path.name for path in (GRAPHS / name).iterdir()) == sorted([GRAPH, TEXT, PICTURE, MANIFEST])


@pytest.mark.parametrize("name", NAMES)
def test_a_manifest_is_what_the_graph_is(name):
    manifest = manifest_of(GRAPHS / name)
    assert manifest.name == name and manifest.vocab == 49152 and manifest.width == 2**manifest.levels
    assert manifest.jax == ("0.5.0" if "METAL" in name else "0.10.2")
    assert manifest.read_by == export.READ_BY[manifest.jax]
    assert manifest.vjp_order == 1 and f"levels{manifest.levels}-{manifest.method}" in name
    try:
        graph = load_graph(GRAPHS / name / GRAPH)  # compares the artefact with the manifest
    except errors.GraphError as error:
        assert f"jax {jax.__version__} cannot read" in str(error) and ", ".join(manifest.read_by) in str(error)
        assert not reads(manifest)
        return
    assert (graph.levels, graph.width, graph.vocab, graph.method) == (
        manifest.levels,
        manifest.width,
        49152,
        manifest.method,
    )
    assert list(graph.platforms) == manifest.platforms and name in repr(graph)


@pytest.mark.parametrize("name", NAMES)
def test_a_text_is_static(name):
    manifest = manifest_of(GRAPHS / name)
    text = (GRAPHS / name / TEXT).read_text()
    module = parse(text)
    found = list(stablehlo.operations(module))
    assert Counter(op.operation.name for op in found) == manifest.operations
    for op in found:
        assert not re.search(r"dynamic_(?!slice|update_slice)|dimension_size|custom_call|shape\.", op.operation.name)
        for value in [*op.operands, *op.results]:
            assert "?" not in str(value.type)
    assert (faults(module) == []) == (manifest.method == "portable")


@pytest.mark.parametrize("name", NAMES)
def test_no_path_is_left_in_a_file(name):
    for path in (GRAPHS / name).iterdir():
        assert not re.search(rb"\.py\b|site-packages|/home|/root|/tmp|/work|/Users", path.read_bytes()), path


def test_no_line_of_the_source_is_left_in_an_artefact(written):
    """Else a comment that is added to a file would change its bytes."""
    for path in written.values():
        assert not re.search(
            r'":\d+:\d+', jax_export().deserialize(bytearray((path / GRAPH).read_bytes())).mlir_module()
        )


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_shows_the_graph(name):
    manifest = manifest_of(GRAPHS / name)
    picture = (GRAPHS / name / PICTURE).read_text()
    words = {element.text for element in ET.fromstring(picture).iter()}
    assert {spec.name for spec in [*manifest.inputs, *manifest.outputs]} <= words
    assert {"Rows", "Block maxima", "Log sum", "Own score", "Scores", "Columns", "own"} <= words
    assert ("Candidates" in words) == (manifest.levels > 0)
    assert ("Reading" if manifest.method == "blocked" else "To logits rows") in words
    assert "prefers-color-scheme: dark" in picture and "href" not in picture


@pytest.mark.parametrize("name", NAMES)
def test_regenerating_changes_nothing(name):
    manifest = manifest_of(GRAPHS / name)
    plan = export.Plan(manifest.levels, manifest.method, tuple(manifest.platforms), manifest.vocab)
    assert plan.name == name
    if manifest.jax == jax.__version__:
        for file, data in export.graph_files(plan).items():
            assert (GRAPHS / name / file).read_bytes() == data, f"{file} is stale: see `jaxlp/export.py`"
    elif plan.method == "portable":  # how a gather or a top-k is lowered differs from jax to jax
        module = export.refined(export.export_graph(plan))
        assert Counter(op.operation.name for op in stablehlo.operations(module)) == manifest.operations


def test_in_a_fresh_process_equal_to_the_live_graph():
    command = [sys.executable, Path(__file__).parent / "read_graphs.py"]
    done = subprocess.run(command, env={**os.environ, "XLA_FLAGS": ""}, timeout=600, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    told = dict(line.split(": ", 1) for line in done.stdout.splitlines() if ": " in line)
    assert sorted(told) == NAMES
    equal = {name for name in NAMES if told[name] == "equal"}
    assert equal, "this jax reads no graph: they are to be exported with a newer one"
    assert equal >= {name for name in NAMES if reads(manifest_of(GRAPHS / name))}


def test_a_graph_of_another_platform_is_refused(written):
    with pytest.raises(errors.GraphError, match="exported for cuda, and `logits` is on cpu"):
        load_graph(written["levels2-blocked-cuda"])(*arrays(SMALL))


# ------------------------------------------------------------------------------------------------------ a loaded graph


def test_sizes_may_differ_from_call_to_call(small):
    graph, live = small
    for case in (
        batch(SMALL),
        batch(SMALL, lengths="one token", outputs="too many"),
        arrays(SMALL),
        arrays(SMALL, [1], [1]),
    ):
        check(graph(*case), live(*case))


@pytest.mark.parametrize("lengths, outputs", [((), ()), ((0, 0), (0, 0)), ((0,), (2,)), ((3,), (0,))])
def test_sizes_may_be_zero(small, lengths, outputs):
    graph, live = small
    case = arrays(SMALL, lengths, outputs)
    for rows in (case[-1], case[-1][:0]):
        check(graph(*case[:-1], rows), live(*case[:-1], rows))


def test_arguments_by_name_of_any_integer_dtype(small):
    graph, live = small
    case = arrays(SMALL)
    want = live(*case)
    names = [spec.name for spec in graph.manifest.inputs]
    wide = [case[0], *(array.astype(np.int64) for array in case[1:])]
    check(graph(**dict(zip(names, wide, strict=True))), want)
    lists = [case[0], *(jnp.asarray(array).astype(jnp.int16) for array in case[1:3]), *map(list, case[3:])]
    check(jax.jit(graph)(*lists), want)


def test_the_gradient_of_the_live_graph(small):
    graph, live = small
    logits, *rest = arrays(SMALL)
    logits = np.where(np.isfinite(logits), np.clip(logits, -9, 9), 0)  # odd rows have NaN, as they should

    def loss(graph, logits):
        return jnp.sum(jnp.where(jnp.isfinite(scores := graph(logits, *rest)[0]), scores, 0) * 0.5)

    want = jax.grad(lambda x: loss(live, x))(logits)
    assert float(jnp.abs(want).max()) > 0.1
    for gradient in (jax.grad(lambda x: loss(graph, x)), jax.jit(jax.grad(lambda x: loss(jax.jit(graph), x)))):
        np.testing.assert_allclose(gradient(logits), want, rtol=1e-5, atol=1e-6)


def test_vmap_names_what_to_use(small):
    graph, _ = small
    case = arrays(SMALL)
    lanes = [np.stack([array] * 2) for array in case]

    def scores(logits):
        return graph(logits, *case[1:])[0]

    for call in (
        lambda: jax.vmap(graph)(*lanes),
        lambda: jax.vmap(jax.jit(graph))(*lanes),
        lambda: jax.jit(jax.vmap(graph))(*lanes),
        lambda: jax.vmap(scores)(lanes[0]),
        lambda: jax.vmap(jax.grad(lambda x: scores(x)[0, 0]))(lanes[0]),
        lambda: jax.vmap(lambda rows: graph(*case[:-1], rows))(lanes[-1]),
        lambda: jax.jacrev(scores)(case[0]),
    ):
        with pytest.raises(NotImplementedError, match=r"jaxlp\.build_graph"):
            call()


def test_a_second_derivative_names_what_to_use(small):
    graph, _ = small
    logits, *rest = arrays(SMALL)

    def slope(logits):
        return jax.grad(lambda x: graph(x, *rest)[0][0, 0])(logits)[0, 0]

    for call in (lambda: jax.grad(slope)(logits), lambda: jax.jit(jax.grad(slope))(logits)):
        with pytest.raises(NotImplementedError, match=r"jaxlp\.build_graph"):
            call()


def test_the_faces_of_a_jitted_function_and_a_copy(small):
    graph, _ = small
    case = arrays(SMALL)
    want = graph(*case)
    assert [(x.shape, x.dtype) for x in graph.eval_shape(*case)] == [(x.shape, x.dtype) for x in want]
    assert "stablehlo" in graph.lower(*case).as_text() and graph.trace(*case).lower().compile()
    names = ("logits", *INTEGERS)
    lists = [case[0], *(array.tolist() for array in case[1:])]
    named = dict(zip(names, case, strict=True))
    check(graph.lower(**named).compile()(**named), want)
    with pytest.raises(errors.ArgumentError, match="`logits` must be float32"):
        graph.eval_shape(case[0][:, 1:], *case[1:])
    with pytest.raises(errors.ArgumentError, match="`logits` must be float32"):
        graph.lower(case[0][:, 1:], *case[1:])
    check(graph(*lists), want)
    check(pickle.loads(pickle.dumps(graph))(*case), want)


def test_a_pickled_graph_is_the_artefact_itself(written, monkeypatch):
    """Not what this jax would make of it: another version must read it, or say so."""
    graph = load_graph(written["levels2-blocked-cpu"])
    again = pickle.loads(pickle.dumps(graph))
    assert again._data == graph._data == (written["levels2-blocked-cpu"] / GRAPH).read_bytes()
    packed = pickle.dumps(graph)
    monkeypatch.setattr(jax_export(), "deserialize", lambda data: 1 / 0)
    with pytest.raises(errors.GraphError, match="cannot read the pickled graph `levels2-blocked-cpu`"):
        pickle.loads(packed)


def test_where_a_traced_call_will_run_is_left_to_jax(written, monkeypatch):
    """A graph of the CPU inside `jit` on CPU arrays, where an Apple GPU is the default."""
    graph, case = load_graph(written["levels2-blocked-cpu"]), arrays(SMALL)
    want = graph(*case)
    monkeypatch.setattr(jax, "default_backend", lambda: "mps")
    check(jax.jit(graph)(*map(jnp.asarray, case)), want)


@pytest.mark.parametrize("status", ["ok", "failed"])
def test_on_a_mac_the_verdict_on_its_method_counts(written, monkeypatch, status):
    graph = load_graph(written["levels2-portable-cpu-cuda"])
    monkeypatch.setattr(graph, "platforms", ("mps",))
    monkeypatch.setattr(backend, "platform_of", lambda *arrays: "mps")
    monkeypatch.setattr(backend, "verdict_key", lambda *key: key)
    monkeypatch.setattr(backend.verdicts, "settle", lambda key, probe: Verdict(status, "ties: wrong"))
    if status == "ok":
        return check(graph(*arrays(SMALL)), build_graph(2)(*arrays(SMALL)))
    with pytest.raises(errors.BackendError, match="ties: wrong"):
        graph(*arrays(SMALL))


@pytest.mark.parametrize(
    "at, change, message",
    [
        (
            0,
            lambda x: np.zeros(x.shape, np.float16),
            r"`logits` must be float32 \[rows, 300\]: got float16 \[10, 300\]",
        ),
        (0, lambda x: x[:, 1:], r"`logits` must be float32 \[rows, 300\]: got float32 \[10, 299\]"),
        (0, lambda x: x[0], r"`logits` must be float32 \[rows, 300\]: got float32 \[300\]"),
        (0, lambda x: np.zeros(x.shape, int), r"`logits` must be float32"),
        (1, lambda x: x[None], r"`tokens` must be int32 \[tokens\]: got int32 \[1, 10\]"),
        (1, lambda x: x * 0.5, r"`tokens` must be of an integer dtype"),
        (2, lambda x: x + 2**40, r"`sampled_tokens` must fit in 32 bits"),
        (4, lambda x: x[1:], r"`token_row_offsets` must be int32 \[batch \+ 1\], batch = 3: got int32 \[3\]"),
        (6, lambda x: 3, r"`output_rows` must be int32 \[output_rows\]: got int32 \[\]"),
    ],
)
def test_arguments_that_do_not_fit_are_named(small, at, change, message):
    case = [array.astype(np.int64) if array.dtype == np.int32 else array for array in arrays(SMALL)]
    case[at] = change(case[at])
    with pytest.raises(errors.ArgumentError, match=message):
        small[0](*case)


# -------------------------------------------------------------------------------------------------- what cannot be read


def lie(folder, **changes):
    manifest = json.loads((folder / MANIFEST).read_bytes())
    (folder / MANIFEST).write_text(json.dumps(manifest | changes))


def test_a_damaged_graph(folder):
    data = (folder / GRAPH).read_bytes()
    flipped = data[:5000] + bytes([data[5000] ^ 1]) + data[5001:]
    for bad in (flipped, data[:-1], b"", b"a letter to a friend"):
        (folder / GRAPH).write_bytes(bad)
        for path in (folder, str(folder / GRAPH)):
            with pytest.raises(errors.GraphError, match=r"graph.jaxexport is not the graph that .* damaged or foreign"):
                load_graph(path)


def test_another_function(folder):
    other = jax_export().export(jax.jit(jnp.sin))(np.ones(3, np.float32)).serialize()
    (folder / GRAPH).write_bytes(other)
    lie(folder, sha256=artifact.hashlib.sha256(other).hexdigest())
    with pytest.raises(errors.GraphError, match="is another exported function"):
        load_graph(folder)


def test_a_file_that_is_missing(folder, tmp_path):
    with pytest.raises(errors.GraphError, match="nowhere' cannot be read: No such file"):
        load_graph(tmp_path / "nowhere")
    with pytest.raises(errors.GraphError, match=r"graph\.jaxexport' cannot be read: No such file"):
        load_graph(tmp_path)
    (folder / MANIFEST).unlink()
    with pytest.raises(errors.GraphError, match=r"manifest\.json' cannot be read: No such file"):
        load_graph(folder)


@pytest.mark.parametrize("path", [None, 3, b"graph", ""])
def test_what_is_no_path(path):
    with pytest.raises(errors.ArgumentError, match="`path` must be the folder of an exported graph"):
        load_graph(path)


def test_a_path_with_a_null_byte_and_a_manifest_for_its_folder(folder):
    with pytest.raises(errors.GraphError, match="cannot be read"):
        load_graph("a\0b")
    assert load_graph(folder / MANIFEST).manifest == load_graph(folder / GRAPH).manifest


@pytest.mark.parametrize("text", [b"", b"{", b"[]", b'{"name": "x"}', b"\xff\xfe"])
def test_a_manifest_that_is_none(folder, text):
    (folder / MANIFEST).write_bytes(text)
    with pytest.raises(errors.GraphError, match=r"manifest\.json is no manifest of an exported graph"):
        load_graph(folder)


@pytest.mark.parametrize(
    "field, value",
    [
        ("platforms", ["cpu", "tpu"]),
        ("levels", 3),
        ("width", 8),
        ("vocab", 299),
        ("vjp_order", 0),
        ("calling_convention_version", 8),
        ("inputs", []),
        ("outputs", []),
    ],
)
def test_a_manifest_that_lies(folder, field, value):
    lie(folder, **{field: value})
    with pytest.raises(errors.GraphError, match=f"is not the graph that manifest.json describes: {field} is"):
        load_graph(folder)


def test_a_field_that_is_unknown(folder):
    lie(folder, colour="red")
    with pytest.raises(errors.GraphError, match="colour"):
        load_graph(folder)


@pytest.mark.parametrize("error", [NotImplementedError("deserialize unsupported version 99\nmore"), AssertionError()])
def test_a_jax_that_cannot_read_it(folder, monkeypatch, error):
    def deserialize(data):
        raise error

    monkeypatch.setattr(jax_export(), "deserialize", deserialize)
    with pytest.raises(errors.GraphError) as caught:
        load_graph(folder)
    assert str(caught.value) == (
        f"jax {jax.__version__} cannot read {folder / GRAPH}, which jax {jax.__version__} exported. Versions that were "
        f"seen to read it: {', '.join(manifest_of(folder).read_by)}. ({error!r})"
    )


def test_flatbuffers_is_named(folder, monkeypatch):
    monkeypatch.setitem(sys.modules, "flatbuffers", None)
    with pytest.raises(errors.MissingExtraError, match=r"pip install 'jaxlp\[export\]'"):
        load_graph(folder)


# ----------------------------------------------------------------------------------------------------- the command line


@pytest.fixture
def run(capsys, tmp_path, monkeypatch):
    """`run(arguments)` -> code, stderr: `jaxlp export` of a small graph, in an empty folder."""
    monkeypatch.chdir(tmp_path)

    def call(*arguments):
        code = cli.main(["export", "--vocab", str(SMALL), *arguments])
        return code, capsys.readouterr().err

    return call


def test_export_writes_folders(run, tmp_path):
    code, told = run("--levels", "0", "--platform", "cpu", "--out", "a/b")
    assert code == 0 and "levels0-portable-cpu (2 of 2)" in told
    folders = sorted((tmp_path / "a/b").iterdir())
    assert [path.name for path in folders] == ["levels0-blocked-cpu", "levels0-portable-cpu"]
    for path in folders:
        case = arrays(SMALL)
        check(load_graph(path)(*case), build_graph(0)(*case))


def test_export_of_all_that_this_jax_can(run, tmp_path, monkeypatch):
    monkeypatch.setattr(export, "graph_files", lambda plan: {"plan": str(plan).encode()})
    code, told = run()
    names = [path.name for path in (tmp_path / "graphs").iterdir()]
    if jax.__version__ == "0.5.0":
        assert "METAL's graphs only" in told and len(names) == 3 and all("METAL" in name for name in names)
        assert run("--platform", "cuda")[0] == 0 and (tmp_path / "graphs/levels5-portable-cuda").is_dir()
    else:
        assert "all but METAL's" in told and "jax 0.5.0" in told and len(names) == 12
        code, told = run("--platform", "cpu,METAL")
        assert code == 2 and "exported with jax 0.5.0: Apple's jax-metal runs with no newer jax" in told


@pytest.mark.parametrize(
    "arguments, message",
    [
        (["--platform", "cpu,rocket"], "--platform 'rocket' is unknown: there are cpu, cuda, tpu, mps, METAL"),
        (["--method", "guess"], "--method 'guess' is unknown: there are blocked, portable"),
        (["--method", "blocked", "--platform", "mps"], "no graph of --method blocked is for --platform mps"),
        (["--levels", "3,17"], "--levels must be numbers from 0 to 16"),
        (["--levels", "three"], "--levels must be numbers"),
        (["--levels", "1_0"], "--levels must be numbers"),
        (["--vocab", "0"], "--vocab must be from 1 to"),
    ],
)
def test_options_that_cannot_be(run, arguments, message, tmp_path):
    code, told = run(*arguments)
    assert code == 2 and message in told and told.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_existing_folders_are_replaced_only_by_force(run, tmp_path):
    arguments = ["--levels", "0", "--platform", "cpu", "--method", "blocked"]
    assert run(*arguments)[0] == 0
    folder = tmp_path / "graphs/levels0-blocked-cpu"
    (folder / "graph.svg").write_text("an old picture")
    code, told = run(*arguments)
    assert code == 2 and "levels0-blocked-cpu exists: replace what is there with --force" in told
    assert run(*arguments, "--force")[0] == 0
    assert (folder / "graph.svg").read_text().startswith("<svg") and load_graph(folder).levels == 0


@pytest.mark.parametrize("kind", ["more", "file", "link"])
def test_force_loses_nothing_that_no_graph_has(run, tmp_path, kind):
    folder = tmp_path / "graphs/levels0-blocked-cpu"
    folder.parent.mkdir()
    if kind == "more":
        folder.mkdir()
        (folder / "mine.txt").write_text("precious")
    elif kind == "file":
        folder.write_text("precious")
    else:
        folder.symlink_to(tmp_path / "nowhere")
    for force in ([], ["--force"]):
        code, told = run("--levels", "0", "--platform", "cpu", "--method", "blocked", *force)
        assert code == 2 and "levels0-blocked-cpu" in told and "would lose" in told
    assert kind == "link" or (folder / "mine.txt" if kind == "more" else folder).read_text() == "precious"


def test_an_interrupt_leaves_the_old_folder(run, tmp_path, monkeypatch):
    arguments = ["--levels", "0", "--platform", "cpu", "--method", "blocked", "--force"]
    assert run(*arguments)[0] == 0
    rename, calls = os.rename, []

    def interrupted(source, target):
        calls.append(source)
        if len(calls) == 2:  # the old folder is away, the new one not yet there
            raise KeyboardInterrupt
        rename(source, target)

    monkeypatch.setattr(export.os, "rename", interrupted)
    assert run(*arguments)[0] == 130
    assert [path.name for path in (tmp_path / "graphs").iterdir()] == ["levels0-blocked-cpu"]
    assert load_graph(tmp_path / "graphs/levels0-blocked-cpu").levels == 0
