"""`probe` and `jaxlp probe`, and the cases: they pass where the numbers are right, and find what plugins get wrong."""

import contextlib
import os
import re
import subprocess
import sys
from typing import NamedTuple

import fake_metal
import jax
import jax.extend.backend
import jax.numpy as jnp
import numpy as np
import pytest
from fake_metal import GOOD, TEXTS, TRIED, failing, install

import jaxlp
from jaxlp import backend, cli, probe_cases, probing, trials, verdicts
from jaxlp.errors import BackendError
from jaxlp.probe_cases import JOB

REFUSED = failing(jax.errors.JaxRuntimeError(TEXTS[1][0]))  # its text holds a path


alone = pytest.fixture(autouse=True)(fake_metal.alone)


@pytest.fixture(autouse=True)
def one_quick_job(alone, monkeypatch):
    monkeypatch.setattr(probing, "JOBS", (GOOD,))


class _Named(NamedTuple):
    platform: str
    device_kind: str = "a GPU"


def metal(monkeypatch, job, platform="mps", **versions):
    """An Apple platform, the default, beside the CPU, which does its work; and `job` to try."""
    install(monkeypatch, platform, **versions)
    monkeypatch.setattr(trials, "device", _Named)
    monkeypatch.setattr(trials, "_settings", lambda device: contextlib.nullcontext())
    monkeypatch.setattr(jax, "default_backend", lambda: platform)
    monkeypatch.setattr(jax.extend.backend, "backends", lambda: {"cpu": None, platform: None})
    monkeypatch.setattr(probing, "JOBS", (job,))


def rows(report):
    return {(row.platform, row.method, row.dtype): (row.verdict, row.chosen) for row in report.rows}


def test_on_an_ordinary_machine():
    report = probing.probe(strict=True)
    chosen = {("cpu", method, dtype): ("ok", method == "blocked") for method in JOB.methods for dtype in probing.DTYPES}
    assert report.verified and rows(report) == chosen and TRIED == {"blocked": 2, "portable": 2}
    probing.probe()
    assert TRIED == {"blocked": 4, "portable": 4}  # fresh, though the verdicts were on disk
    assert len(list(verdicts.folder().glob("*"))) == 4


def test_the_text(monkeypatch):
    monkeypatch.setenv("JAXLP_METHOD", "blocked")
    lines = str(probing.probe()).splitlines()
    assert re.fullmatch(rf"jaxlp {jaxlp.__version__}, Python 3\.\S+, system \S+, jax [\d.]+, jaxlib [\d.]+", lines[0])
    assert lines[1:5] == ["plugins: none", "settings: JAXLP_METHOD=blocked", "default backend: cpu", ""]
    assert lines[5].split() == list(probing.HEAD) and lines[-1] == "verified"
    assert re.fullmatch(r"cpu +doubling +blocked +float32 +ok +\d+\.\d +yes", lines[6])


def test_what_works_on_metal_is_chosen(monkeypatch):
    metal(monkeypatch, GOOD, jax_mps="0.10.11")
    report = probing.probe(strict=True)
    assert report.verified and rows(report)["mps", "portable", "float32"] == ("ok", True)
    assert rows(report)["cpu", "blocked", "float32"] == ("ok", False)
    assert "plugins: jax-mps 0.10.11 (mps)" in str(report)
    assert ("mps", "blocked", "float32") not in rows(report)


def test_what_fails_on_metal_is_replaced_by_the_cpu(monkeypatch):
    def cases(method, platform, dtype):
        return (REFUSED if platform == "mps" else GOOD).cases(method, platform, dtype)

    metal(monkeypatch, GOOD._replace(cases=cases), jax_mps="0.10.11")
    report = probing.probe()
    assert report.verified and rows(report)["cpu", "blocked", "float32"] == ("ok", True)
    assert rows(report)["mps", "portable", "float32"] == ("failed", False)
    assert "failed to legalize: UNKNOWN: x.py:3:5: error" in str(report) and "/home/jo" not in str(report)
    with pytest.raises(BackendError, match=r"not verified[\s\S]*Strict mode does not fall back"):
        probing.probe(strict=True)
    monkeypatch.setenv("JAXLP_STRICT", "1")
    report = probing.probe()
    assert not report.verified and str(report).splitlines()[-2] == "not verified:"
    with pytest.warns(RuntimeWarning):  # the report took nobody's only warning
        backend.choose(probing.JOBS[0], None, strict=False)


def test_verdicts_are_renewed(monkeypatch):
    metal(monkeypatch, REFUSED, jax_mps="0.10.11")
    with pytest.warns(RuntimeWarning):
        assert backend.choose(REFUSED, None).cpu is not None
    metal(monkeypatch, GOOD, jax_mps="0.10.11")  # of the same name
    assert probing.probe().verified and backend.choose(GOOD, None).method == "portable"


def test_a_declined_plugin(monkeypatch):
    metal(monkeypatch, GOOD, platform="METAL", jax_metal="0.1.1")
    report = probing.probe()
    assert rows(report)["METAL", "portable", "float32"] == ("declined", False)
    assert "jax-metal 0.1.1 works with jax 0.4.34 to 0.5.0, here is 0.10.2" in str(report)
    assert report.verified and rows(report)["cpu", "blocked", "bfloat16"] == ("ok", True)


def test_a_plugin_that_jax_did_not_start(monkeypatch):
    install(monkeypatch, "cpu", jax_mps="0.10.11", jax_metal="0.1.1")
    found = {row.platform: (row.verdict, row.reason) for row in probing.probe().rows}
    assert found["METAL"][0] == "declined" and "0.4.34" in found["METAL"][1]
    assert found["mps"][0] == "failed" and "jax did not start it" in found["mps"][1]


def test_an_unforeseen_error_is_a_row_and_no_verdict(monkeypatch):
    metal(monkeypatch, failing(ZeroDivisionError("in /home/jo/x.py")), jax_mps="0.10.11")
    with pytest.raises(ZeroDivisionError):
        backend.choose(probing.JOBS[0], None)
    monkeypatch.setattr(backend, "platform_of", lambda *arrays: "cpu")
    report = probing.probe()
    assert not report.verified and {row.verdict for row in report.rows} == {"error"}
    assert "ZeroDivisionError: in x.py" in str(report)
    assert not list(verdicts.folder().glob("*"))


def test_a_long_reason_keeps_its_end(monkeypatch):
    monkeypatch.setattr(probing, "JOBS", (failing(ZeroDivisionError("word " * 200 + "the end")),))
    lines = str(probing.probe()).splitlines()
    assert lines[6].endswith("word the end") and " .. " in lines[6] and len(lines[6]) < 500


def test_the_exit_code(monkeypatch, capsys):
    assert cli.main(["probe"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "verified"
    monkeypatch.setattr(probing, "JOBS", (REFUSED,))
    assert cli.main(["probe"]) == 1
    assert capsys.readouterr().out.splitlines()[-3] == "not verified:"
    monkeypatch.setenv("JAXLP_PROBE", "maybe")
    assert cli.main(["probe"]) == 2
    assert capsys.readouterr().err.startswith("jaxlp: error: JAXLP_PROBE must be")


def test_a_platform_that_cannot_start_and_no_extras(tmp_path):
    """A process of its own: no traceback; and none of the packages that extras install are read."""
    code = (
        "import sys; sys.modules.update(dict.fromkeys(['gguf', 'tokenizers', 'rich', 'tqdm', 'flatbuffers', 'absl']))\n"
        "from jaxlp import cli; sys.exit(cli.main(['probe']))"
    )
    env = {**os.environ, "JAX_PLATFORMS": "mps,cpu", "JAXLP_CACHE_DIR": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=env)
    assert done.returncode == 1 and "Traceback" not in done.stderr
    assert "default backend: none" in done.stdout and "Unable to initialize backend 'mps'" in done.stdout
    assert "on a Mac, pip install 'jaxlp[mps]', and set JAX_PLATFORMS=mps,cpu" in done.stdout


def test_paths_are_cut_and_addresses_are_not(monkeypatch):
    monkeypatch.setattr(os.path, "expanduser", lambda path: "/Users/Jo Doe")
    for text, cut in [
        ("at /Users/Jo Doe/my/x.py:3", "at x.py:3"),
        ('"/opt/a b/x.py" 1/2', '"a b/x.py" 1/2'),
        ("see https://github.com/a/b", "see https://github.com/a/b"),
        ("f32[3,4]/s and/or", "f32[3,4]/s and/or"),
    ]:
        assert probing._without_paths(text) == cut


# ---------------------------------------------------------------------------------------------------- the graph's cases


@pytest.mark.parametrize("method", JOB.methods)
@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
def test_the_cases_pass_on_the_cpu(method, dtype):
    assert trials.here(JOB, method, "cpu", dtype).reason == ""


def test_the_cases_pass_in_a_process_of_their_own():
    assert trials.in_child(JOB, "portable", "cpu", "float32").status == "ok"


def wrong(name, change):
    """What is said of case `name` on the CPU where `change` spoils its results."""
    (case,) = [case for case in JOB.cases("blocked", "cpu", "float32") if case.name == name]
    return trials.first_difference(case._replace(call=lambda *arrays: change(case.call(*arrays))))


@pytest.mark.parametrize(
    "name, change",
    [
        ("scores, best 8", lambda out: (out[0], out[1], out[2].at[0, 0].add(1))),
        ("scores, best 8", lambda out: (out[0], out[1], out[2][:, ::-1])),
        ("scores, best 8", lambda out: (jnp.nan_to_num(out[0]), *out[1:])),
        ("scores, best 1", lambda out: (out[0], out[1] + 1e-3, out[2])),
        ("long flat row", lambda out: (out[0] + 7.7e-4, *out[1:])),  # what one plain float32 sum loses
        ("segments", lambda out: (out[0].at[1].add(1), *out[1:])),
        ("gradient", lambda out: jnp.where(jnp.isnan(out), 0, out)),
        ("gradient", lambda out: out.astype(jnp.bfloat16)),
        ("gradient", lambda out: out.at[4].multiply(0.999)),
    ],
)
def test_the_cases_see_a_wrong_number(name, change):
    assert wrong(name, change)


def test_the_order_of_ties_and_odd_rows_is_in_the_cases():
    logits, rows, own = probe_cases._batch(np.dtype(np.float32))
    _, top, ids = probe_cases._expected_scores(
        probe_cases.Spec(8, probe_cases.VOCAB, "cpu", "blocked"), logits, rows, own
    )
    assert ids[7].tolist()[:4] == [5, 100, 1100, 1500]  # zeros and subnormals of both signs
    for at in (3, 4, 10):
        assert ids[at].tolist() == list(range(8)) and np.isnan(top[at]).all()
    assert ids[5].tolist() == [700] + [probe_cases.VOCAB] * 7 and np.isneginf(top[5, 1:]).all()
    assert (np.diff(ids[9]) > 0).all()  # one tie throughout
