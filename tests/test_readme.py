"""Every Python example of the README runs and prints what it says; the two commands are what they are called."""

import contextlib
import io
import json
import re
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import jaxlp
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


def test_each_diff_changes_nothing_but_the_cost():
    """Both sides of every diff are run on one set of arrays; what both name is equal."""
    rng = np.random.default_rng(0)
    hidden, head = (rng.normal(size=shape).astype(np.float32) for shape in ((4, 16), (300, 16)))
    teacher_ids = rng.permutation(300)[:20].reshape(4, 5)
    given = {
        **{"jax": jax, "jnp": jnp, "np": np, "jaxlp": jaxlp, "hidden": jnp.asarray(hidden), "head": jnp.asarray(head)},
        **{"logits": jnp.asarray(hidden @ head.T), "labels": jnp.array([3, 1, 4, 1]), "teacher_ids": teacher_ids},
        **{"mask": jnp.array([True, True, False, True]), "temperature": 0.7, "n": 3, "tokens": [1, 2, 3, 4]},
        "teacher_logps": np.log(rng.dirichlet(np.ones(9), 4)[:, :5]).astype(np.float32),
        "graph": jaxlp.build_graph(2),
        "batch": {"input_row_offsets": [0, 4], "next_token_logits": None, "sampled_tokens": [5]}
        | {"batch_top_n": [3], "batch_echo": [True]},
    }
    diffs = re.findall(r"```diff\n(.*?)```", README, re.DOTALL)
    assert len(diffs) == 6
    for diff in diffs:
        assert len(diff.splitlines()) <= 5
        before, after = dict(given), dict(given)
        for sign, names in (("-", before), ("+", after)):
            code = "\n".join(line[2:] for line in diff.splitlines() if line.startswith(f"{sign} "))
            exec(compile(code, "README.md", "exec"), names)
        made = (before.keys() & after.keys()) - given.keys() - {"__builtins__"}
        assert made, diff
        for name in made:
            if name == "best":  # the own token, too, is in each of ours
                after[name] = [dict([*row.items()][:3]) for row in after[name]]
                assert [[*row] for row in before[name]] == [[*row] for row in after[name]]
                before[name], after[name] = ([[*row.values()] for row in x[name]] for x in (before, after))
            np.testing.assert_allclose(after[name], before[name], atol=2e-5, rtol=1e-4, err_msg=diff)


def test_every_python_block_is_such_an_example():
    assert len(EXAMPLES) == README.count("```python") > 2


@pytest.mark.parametrize(("name", "ends"), [("score", "--top 3"), ("test", "-m pytest -n auto")])
def test_commands_are_marked(name, ends):
    """.ci/run takes the test command from its mark."""
    [command] = re.findall(rf"<!-- run: {name} -->\n```bash\n(.*?)```", README, re.DOTALL)
    assert command.strip().endswith(ends)
    assert "venv" in command
