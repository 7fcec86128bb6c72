"""Every Python example of the README runs and prints what it says; the two commands are what they are called."""

import contextlib
import io
import json
import re
from pathlib import Path

import jax
import pytest

from jaxlp.errors import GraphError

README = (Path(__file__).parents[1] / "README.md").read_text()
EXAMPLES = re.findall(r"```python\n(.*?)```\n```text\n(.*?)```", README, re.DOTALL)


@pytest.mark.parametrize(("code", "printed"), EXAMPLES, ids=[f"example {n}" for n in range(len(EXAMPLES))])
def test_example_prints_what_it_says(code, printed, monkeypatch):
    monkeypatch.chdir(Path(__file__).parents[1])
    out, refused = io.StringIO(), contextlib.nullcontext()
    for folder in re.findall(r'load_graph\("(.*?)"\)', code):
        if jax.__version__ not in json.loads(Path(folder, "manifest.json").read_text())["read_by"]:
            refused, printed = pytest.raises(GraphError, match="Versions that were seen to read it"), ""
    with contextlib.redirect_stdout(out), refused:
        exec(compile(code, "README.md", "exec"), {})
    assert out.getvalue() == printed


def test_every_python_block_is_such_an_example():
    assert len(EXAMPLES) == README.count("```python") > 2


@pytest.mark.parametrize(("name", "ends"), [("score", "--top 3"), ("test", "-m pytest -n auto")])
def test_commands_are_marked(name, ends):
    """.ci/run takes the test command from its mark."""
    [command] = re.findall(rf"<!-- run: {name} -->\n```bash\n(.*?)```", README, re.DOTALL)
    assert command.strip().endswith(ends)
    assert "venv" in command
