"""Every notebook runs from top to bottom and gives what is committed; what is committed is small and plain."""

import contextlib
import copy
import json
import re

import jax
import nbclient
import nbformat
import pytest
from run_notebooks import FOLDER, plain, run

NAMES = [
    "detecting_the_unlikely",
    "inside_the_graph",
    "policy_gradient",
    "vmap_experiments",
    "what_does_the_model_think",
    "why_ragged",
]
each = pytest.mark.parametrize("name", NAMES)


def committed(name):
    return nbformat.read(FOLDER / f"{name}.ipynb", as_version=4)


def seen(cell):
    """What must be the same in every run. Of HTML its words: numbers in it are not rounded alike everywhere."""
    found = []
    for output in cell.get("outputs", []):
        if output.output_type == "stream":
            found.append((output.name, output.text))
            continue
        [(form, data)] = output.data.items()
        if form == "text/html":
            words = re.sub(r"<style>.*?</style>|<[^>]*>", " ", data, flags=re.DOTALL)
            data = re.sub(r"\d[\d.]*(e-\d+)?", "#", words)
        found.append((form, data if form.startswith("text/") else None))
    return found


def readable(name):
    """Whether this jax can read the exported graphs that a notebook loads; where it cannot, the notebook says so."""
    folders = re.findall(r'load_graph\(GRAPHS / "(.*?)"\)', "\n".join(cell.source for cell in committed(name).cells))
    manifests = [json.loads((FOLDER.parent / "graphs" / folder / "manifest.json").read_text()) for folder in folders]
    return all(jax.__version__ in manifest["read_by"] for manifest in manifests)


def test_these_are_all():
    assert sorted(path.stem for path in FOLDER.glob("*.ipynb")) == NAMES


@each
def test_gives_what_is_committed(name):
    refused = pytest.raises(nbclient.exceptions.CellExecutionError, match="Versions that were seen to read it")
    with contextlib.nullcontext() if readable(name) else refused:
        for was, now in zip(committed(name).cells, run(FOLDER / f"{name}.ipynb").cells, strict=True):
            assert seen(now) == seen(was), f"`python tests/run_notebooks.py` writes anew what came of:\n{was.source}"


@each
def test_is_small_and_plain(name):
    notebook, text = committed(name), (FOLDER / f"{name}.ipynb").read_text()
    assert len(text) < 200_000
    assert plain(copy.deepcopy(notebook)) == notebook, "`python tests/run_notebooks.py` writes it so"
    assert not re.search(r"/(home|root|tmp|usr|Users|opt|work)/|site-packages|[A-Z]:\\\\", text)
    assert notebook.cells[0].source.startswith("# ")
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert [cell.execution_count for cell in code] == [*range(1, len(code) + 1)], "run once, from top to bottom"
    assert any("image/png" in output.get("data", {}) for cell in code for output in cell.outputs)
    assert not any(output.get("name") == "stderr" for cell in code for output in cell.outputs)


@pytest.mark.parametrize(
    "change, kept",
    [
        (lambda outputs: outputs[0].update(text="nats 2\n"), False),
        (lambda outputs: outputs.pop(1), False),
        (lambda outputs: outputs[2].data.update({"text/html": "<p>other 1.2%</p>"}), False),
        (lambda outputs: outputs[2].data.update({"text/html": "<p>token 1.3%</p>"}), True),
        (lambda outputs: outputs[1].data.update({"image/png": "other"}), True),
    ],
)
def test_the_comparison_sees_words_and_that_there_is_a_picture(change, kept):
    outputs = [
        nbformat.v4.new_output("stream", text="nats 1\n"),
        nbformat.v4.new_output("display_data", {"image/png": "data"}),
        nbformat.v4.new_output("execute_result", {"text/html": "<p>token 1.2%</p>"}),
    ]
    was, now = (nbformat.v4.new_code_cell(outputs=copy.deepcopy(outputs)) for _ in range(2))
    change(now.outputs)
    assert (seen(now) == seen(was)) is kept
