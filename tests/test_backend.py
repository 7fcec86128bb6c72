"""The chooser: what is asked for, what is probed, what is passed over and how, on platforms that are not there."""

import os
import subprocess
import sys
import threading
import warnings

import fake_metal
import jax
import jax.numpy as jnp
import numpy as np
import pytest
from cases import shard_map
from fake_metal import GOOD, TEXTS, TRIED, X, failing, giving, install, that
from gate import faults
from jax.sharding import PartitionSpec as P

import jaxlp
from jaxlp import backend, plugins, refusals, trials, verdicts
from jaxlp.errors import ArgumentError, BackendError
from jaxlp.probe_cases import JOB

REFUSED = failing(jax.errors.JaxRuntimeError(TEXTS[4][0]))


alone = pytest.fixture(autouse=True)(fake_metal.alone)


@pytest.fixture
def mps(monkeypatch):
    install(monkeypatch, jax_mps="0.10.11")


def quiet(*arguments, **named):
    """A choice that warns of nothing."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        return backend.choose(*arguments, **named)


def fallen(*arguments, **named):
    """A choice of the CPU, and the words of its one warning."""
    with pytest.warns(RuntimeWarning) as caught:
        choice = backend.choose(*arguments, **named)
    assert len(caught) == 1 and choice.cpu == jax.devices("cpu")[0]
    assert (choice.method, choice.platform) == ("blocked", "cpu")
    return choice, str(caught[0].message)


# ------------------------------------------------------------------------------------------------------------- ordinary


def test_the_first_method_on_ordinary_platforms_without_a_probe(monkeypatch):
    assert quiet(REFUSED, None, jnp.ones(2)) == backend.Choice("blocked", "cpu")
    assert quiet(REFUSED, "portable", np.ones(2)) == backend.Choice("portable", "cpu", named=True)
    monkeypatch.setattr(backend, "platform_of", lambda *arrays: "gpu")
    assert quiet(REFUSED, None) == backend.Choice("blocked", "gpu")
    assert not TRIED


def test_the_platform_is_that_of_the_first_concrete_array():
    devices = jax.devices("cpu")
    assert backend.platform_of(np.ones(2), jax.device_put(1.0, devices[1])) == "cpu"
    with jax.default_device(devices[1]):
        assert backend.platform_of(np.ones(2)) == "cpu"
    with jax.default_device("cpu"):
        assert backend.platform_of() == "cpu"


def test_unknown_methods_list_the_known(monkeypatch):
    for method in ("metal", "", 3):
        with pytest.raises(ArgumentError, match="one of blocked, portable: got"):
            backend.check_method(GOOD, method)
    monkeypatch.setenv("JAXLP_METHOD", "portable,metal")
    known = "blocked, portable, two_pass, one_pass, reference"
    with pytest.raises(ArgumentError, match=f"names from {known}: got 'portable,metal'"):
        backend.choose(GOOD, None)


def test_unknown_platforms_list_the_known():
    for platform in ("rocket", "MPS", None):
        for method in (None, "portable"):
            with pytest.raises(ArgumentError, match=r"`platform` must be one of cpu, gpu, .*METAL, mps, .*: got"):
                jaxlp.build_graph(3, method=method).for_platform(platform)
    assert set(plugins.SUPPLIERS) <= set(plugins.PLATFORMS)
    for platform in plugins.PLATFORMS:
        jaxlp.build_graph(3).for_platform(platform)
        expected = "portable" if platform in ("METAL", "mps", "metal", "mtl") else "blocked"
        assert backend.methods_on(JOB, platform)[0] == expected


def test_the_environment_names_a_method(monkeypatch):
    other = GOOD._replace(methods=("two_pass", "one_pass"))
    for text, method in [("portable", "portable"), (" portable , blocked", "portable"), ("blocked", "blocked")]:
        monkeypatch.setenv("JAXLP_METHOD", text)
        assert quiet(GOOD, None).method == method
        assert quiet(GOOD, "blocked").method == "blocked"  # the caller's word comes first
        assert quiet(other, None).method == "two_pass"  # no name that this job knows
    monkeypatch.setenv("JAXLP_METHOD", "")
    assert quiet(GOOD, None).method == "blocked"


# -------------------------------------------------------------------------------------------------------------- Apple's


@pytest.mark.parametrize("platform", ["mps", "metal", "mtl"])
def test_a_good_verdict_is_asked_for_once(monkeypatch, platform):
    install(monkeypatch, platform)
    for _ in range(3):
        choice = quiet(GOOD, None)
        assert choice[:2] == ("portable", platform) and choice.cpu is None
        assert choice.passed == (f"blocked: uses operations that plugins for {platform} lack or get wrong",)
    assert TRIED == {"portable": 1}
    backend.forget()  # another process
    assert quiet(GOOD, None).method == "portable"
    assert TRIED == {"portable": 1}
    assert quiet(GOOD, None, dtype=jnp.bfloat16).method == "portable"
    assert TRIED == {"portable": 2}


@pytest.mark.parametrize("text, name", TEXTS)
def test_each_refusal_is_a_verdict_one_warning_and_the_cpu(mps, text, name):
    error = jax.errors.JaxRuntimeError(text)
    assert refusals.named_error(error) == name
    job = failing(error)
    choice, warning = fallen(job, None, dtype=jnp.float32)
    reason = f"portable: failed on mps: doubling: {name}: {text}"
    assert choice.passed[-1] == reason
    assert warning.startswith(f"doubling: {reason} (jax-mps 0.10.11). The CPU is used")
    assert quiet(job, None) == choice
    assert TRIED == {"portable": 1}
    found = backend.run(choice, lambda x: 2 * x, jnp.asarray(X))
    assert np.array_equal(found, 2 * X)
    backend.forget()
    fallen(job, None)  # another process has its own warning, and the verdict unless it may be gone tomorrow
    assert TRIED["portable"] == (2 if name == refusals.OUT_OF_MEMORY else 1)


def test_errors_of_other_types():
    named = refusals.named_error
    assert named(NotImplementedError("MLIR translation rule for primitive 'erf' not found for platform mps"))
    assert named(RuntimeError("Unable to initialize backend 'mps': ...")) == "backend did not start"
    assert named(RuntimeError("Unknown backend mps. Available backends are ['cpu']")) == "backend did not start"
    for error in (
        jax.errors.JaxRuntimeError("INTERNAL: assertion failed"),
        NotImplementedError("`axis_name` (vocabulary shards) is not in this version."),
        RuntimeError("failed to legalize operation"),
        ValueError("UNIMPLEMENTED"),
        KeyboardInterrupt(),
    ):
        assert named(error) is None


def test_the_mark_of_what_was_wrong(mps):
    for call, words in [
        (lambda x: (2 * x + 1e-3, np.int32(7)), "result 0 at (0, 0) is 0.001"),
        (lambda x: (2 * x, np.int32(8)), "result 1 at () is 8, not 7"),
        (lambda x: ((2 * x).astype(jnp.bfloat16), np.int32(7)), "result 0 is bfloat16 (2, 3), not float32 (2, 3)"),
        (lambda x: (2 * x[:1], np.int32(7)), "result 0 is float32 (1, 3), not float32 (2, 3)"),
        (lambda x: (2 * x, jnp.float32(7)), "result 1 is float32 (), not int32 ()"),
        (lambda x: (jnp.where(x > 4, jnp.nan, 2 * x), np.int32(7)), "result 0 at (1, 2) is nan, not 10.0"),
    ]:
        backend.forget()
        for file in verdicts.folder().glob("*"):
            file.unlink()
        choice, _ = fallen(giving(call), None)
        assert words in choice.passed[-1]


def test_an_unrelated_error_passes_through_and_settles_nothing(mps):
    for error in (ZeroDivisionError("ours"), jax.errors.JaxRuntimeError("INTERNAL: assertion failed")):
        for _ in range(2):
            with pytest.raises(type(error)) as caught:
                backend.choose(failing(error), None)
            assert caught.value is error
    assert TRIED == {"portable": 4} and not list(verdicts.folder().glob("*"))


def test_warnings_are_one_per_platform_and_reason(mps, monkeypatch):
    fallen(REFUSED, None)
    quiet(REFUSED, None, dtype=jnp.bfloat16)  # the same reason
    fallen(failing(jax.errors.JaxRuntimeError(TEXTS[0][0]))._replace(name="tripling"), None)
    monkeypatch.setattr(backend, "platform_of", lambda *arrays: "mtl")
    fallen(REFUSED, None)


def test_the_warning_is_at_the_line_that_called_the_caller(mps):
    def library():
        return backend.choose(REFUSED, None)

    with pytest.warns(RuntimeWarning) as caught:
        library()
    assert caught[0].filename == __file__


def test_two_threads_probe_once(mps):
    inside, go, chosen = threading.Event(), threading.Event(), []

    def slow(method, platform, dtype):
        inside.set()
        go.wait(10)
        yield from GOOD.cases(method, platform, dtype)

    job = GOOD._replace(cases=slow)
    threads = [threading.Thread(target=lambda: chosen.append(backend.choose(job, None))) for _ in range(2)]
    threads[0].start()
    assert inside.wait(10)
    threads[1].start()
    go.set()
    for thread in threads:
        thread.join(30)
    assert [choice.method for choice in chosen] == ["portable"] * 2 and TRIED == {"portable": 1}


@pytest.mark.parametrize("source", ["`method={!r}`", "JAXLP_METHOD={}"])
def test_named_methods_run_or_raise(mps, monkeypatch, source):
    def choose(job, method):
        if "JAXLP_METHOD" not in source:
            return quiet(job, method)
        monkeypatch.setenv("JAXLP_METHOD", method)
        return quiet(job, None)

    assert choose(GOOD, "portable").method == "portable"
    with pytest.raises(NotImplementedError, match=r"lack or get wrong. Use 'portable', or put") as caught:
        choose(GOOD, "blocked")
    assert str(caught.value).startswith(source.format("blocked") + " (doubling): uses operations that")
    with pytest.raises(BackendError, match=r"tripling: portable: failed on mps: .*without it the CPU would") as caught:
        choose(REFUSED._replace(name="tripling"), "portable")
    assert f"named by {source.format('portable')}: without it" in str(caught.value)


def test_strict_raises_in_place_of_falling_back(mps, monkeypatch):
    with pytest.raises(BackendError, match=r"Unsupported operation.*Strict mode"):
        backend.choose(REFUSED, None, strict=True)
    monkeypatch.setenv("JAXLP_STRICT", "1")
    with pytest.raises(BackendError, match="Strict mode"):
        backend.choose(REFUSED, None)
    assert quiet(GOOD._replace(name="good"), None).method == "portable"
    fallen(REFUSED, None, strict=False)
    monkeypatch.setenv("JAXLP_STRICT", "0")
    assert quiet(REFUSED, None).cpu is not None
    monkeypatch.setenv("JAXLP_STRICT", "false")
    with pytest.raises(ArgumentError, match="JAXLP_STRICT must be 1, 0 or not set: got 'false'"):
        backend.choose(REFUSED, None)


def test_a_hidden_cpu(mps, monkeypatch):
    def device(name):
        if name == "cpu":
            raise RuntimeError("Unknown backend cpu")
        return jax.devices("cpu")[0]

    monkeypatch.setattr(trials, "device", device)
    with pytest.raises(BackendError, match=r"Unsupported operation.*set JAX_PLATFORMS=mps,cpu"):
        backend.choose(REFUSED, None)


# --------------------------------------------------------------------------------------------------------------- traces


def chosen_under_jit(job, method=None, **named):
    found = []

    @jax.jit
    def f(x):
        found.append(quiet(job, method, x, **named))
        return x

    f(jnp.ones(2))
    return found[0]


def test_a_trace_uses_what_is_known(mps):
    assert chosen_under_jit(REFUSED)[:2] == ("portable", "mps") and not TRIED  # unknown: unprobed
    assert chosen_under_jit(GOOD, "portable").method == "portable" and not TRIED
    fallen(REFUSED, None)
    for method in (None, "portable"):
        with pytest.raises(BackendError, match=r"cannot move to the CPU: call it outside of jit, grad and vmap"):
            chosen_under_jit(REFUSED, method)
    backend.forget()
    with pytest.raises(BackendError):  # known from the disk
        chosen_under_jit(REFUSED)
    good = GOOD._replace(name="good")
    quiet(good, None)
    assert chosen_under_jit(good).method == "portable"
    assert TRIED == {"portable": 2}


TRACES = {
    "jit": lambda f, mesh: jax.jit(f)(X),
    "make_jaxpr": lambda f, mesh: jax.make_jaxpr(f)(X),
    "eval_shape": lambda f, mesh: jax.eval_shape(f, X),
    "grad": lambda f, mesh: jax.grad(f)(X),
    "jvp": lambda f, mesh: jax.jvp(f, (X,), (X,)),
    "linearize": lambda f, mesh: jax.linearize(f, X),
    "hessian": lambda f, mesh: jax.hessian(f)(X),
    "vmap": lambda f, mesh: jax.vmap(f)(X),
    "named vmap": lambda f, mesh: jax.vmap(f, axis_name="rows")(X),
    "checkpoint": lambda f, mesh: jax.checkpoint(f)(X),
    "map": lambda f, mesh: jax.lax.map(f, X),
    "shard_map": lambda f, mesh: shard_map(lambda x: x * f(x), mesh, P("rows"), P("rows"))(jnp.ones(8)),
}


@pytest.mark.parametrize("name", TRACES)
def test_every_kind_of_trace_counts(mps, mesh, name):
    seen = []

    def f(x):
        seen.extend([quiet(REFUSED, None, x), quiet(REFUSED, None), quiet(REFUSED, None, X)])  # traced arrays, and none
        return x.sum()

    TRACES[name](f, mesh)
    assert seen and all(choice.method == "portable" and choice.cpu is None for choice in seen) and not TRIED
    assert quiet(REFUSED, None, X, traced=True) == seen[0] and not TRIED
    fallen(REFUSED, None, X)  # out of the trace


# --------------------------------------------------------------------------------------------- plugins that cannot work


@pytest.mark.parametrize(
    "platform, jax_version, versions, reason",
    [
        ("METAL", "0.10.2", {"jax_metal": "0.1.1"}, "jax-metal 0.1.1 works with jax 0.4.34 to 0.5.0, here is 0.10.2"),
        ("METAL", "0.5.1", {"jax_metal": "0.1.1"}, "here is 0.5.1; from jax 0.10 on there is jax-mps"),
        ("METAL", "0.5.0", {"jax_metal": "0.1.1"}, None),
        ("METAL", "0.10.2", {}, None),
        ("mps", "0.10.2", {"jax_mps": "0.10.9"}, "0.10.9 is too old to be right: install jax-mps>=0.10.10,<0.11"),
        ("mps", "0.10.2", {"jax_mps": "0.10.10"}, None),
        ("mps", "0.10.2", {"jax_mps": "0.11.1"}, "built for jax 0.11, here is 0.10.2: install jax-mps>=0.10.10,<0.11"),
        ("mps", "0.11.0", {"jax_mps": "0.11.2.dev874"}, None),
        ("mps", "0.12.0.1", {"jax_mps": "0.11.1"}, "built for jax 0.11, here is 0.12.0.1: install jax-mps>=0.12,<0.13"),
        ("mps", "0.11.0", {"jax_mps": "0.11.0"}, "0.11.0 is too old to be right: install jax-mps>=0.11.1,<0.12"),
        ("mps", "0.11.0", {"jax_mps": "0.11.1"}, None),
        ("mps", "0.12.0.1", {"jax_mps": "0.12.0"}, None),
        ("mps", "0.5.0", {"jax_mps": "0.10.11"}, "jax-mps 0.10.11 works with jax 0.10 and newer, here is 0.5.0"),
        ("mps", "0.10.2", {"jax_mps": "0.11.1", "jax_metallib": "0.10.1.0"}, None),  # the other one may work
        ("mps", "0.10.2", {"applejax": "0.9.7"}, None),
        ("mtl", "0.10.2", {"jax_graft": "0.0.5"}, None),
        ("cpu", "0.10.2", {"jax_metal": "0.1.1"}, None),
    ],
)
def test_declined_by_version(monkeypatch, platform, jax_version, versions, reason):
    install(monkeypatch, platform, jax_version, **versions)
    found = plugins.declined(platform)
    assert found is None if reason is None else reason in found


def test_a_declined_plugin_is_never_tried(monkeypatch):
    install(monkeypatch, "METAL", jax_metal="0.1.1")
    monkeypatch.setattr(trials, "COMMAND", ["/no/such/program"])
    choice, warning = fallen(GOOD, None)
    assert choice.passed[-1].startswith("portable: declined on METAL: jax-metal 0.1.1 works with jax 0.4.34 to 0.5.0")
    assert "jax-mps" in warning and quiet(GOOD, None) == choice
    with pytest.raises(BackendError, match=r"declined on METAL.*A traced call"):
        chosen_under_jit(GOOD)
    assert not TRIED and not list(verdicts.folder().glob("*"))


def test_a_changed_version_is_tried_anew(monkeypatch):
    for version, count in [("0.10.10", 1), ("0.10.10", 1), ("0.10.11", 2), ("0.10.10", 2)]:
        tried = TRIED.copy()
        install(monkeypatch, jax_mps=version)
        TRIED.update(tried)
        quiet(GOOD, None)
        assert TRIED["portable"] == count
    quiet(GOOD._replace(revision=2), None)
    assert TRIED == {"portable": 3}


# ------------------------------------------------------------------------------------------------- a process of its own


def test_metal_is_tried_in_a_process_of_its_own(monkeypatch):
    """A real one: it starts jax, runs the cases and answers."""
    install(monkeypatch, "METAL", "0.5.0", jax_metal="0.1.1")
    monkeypatch.setattr(trials, "in_child", _on_the_cpu(trials.in_child))
    assert quiet(that("works"), None)[:2] == ("portable", "METAL")
    assert not TRIED  # not here
    choice, _ = fallen(that("refuses")._replace(name="refusing"), None)
    assert choice.passed[-1].endswith("METAL: first array: not implemented: " + TEXTS[0][0])


def _on_the_cpu(in_child):
    return lambda job, method, platform, dtype: in_child(job, method, "cpu", dtype)


@pytest.mark.parametrize(
    "action, words, lasting",
    [
        ("is killed", "the trial's process ended by signal 9 (Killed", False),  # maybe for want of memory
        ("crashes", "the trial's process ended by signal 11 (Segmentation fault", True),
    ],
)
def test_a_process_that_a_signal_ends(monkeypatch, action, words, lasting):
    install(monkeypatch, "METAL", "0.5.0", jax_metal="0.1.1")
    monkeypatch.setattr(trials, "in_child", _on_the_cpu(trials.in_child))
    choice, warning = fallen(that(action), None)
    assert f"portable: failed on METAL: {words}" in choice.passed[-1] and words in warning
    assert choice.passed[-1].endswith("LLVM ERROR: Failed to infer result type(s)")
    monkeypatch.setattr(trials, "COMMAND", ["/no/such/program"])
    assert quiet(that(action), None) == choice  # not tried again in this process
    backend.forget()
    later, _ = fallen(that(action), None)
    assert later == choice if lasting else "the trial's process did not start" in later.passed[-1]


@pytest.mark.parametrize("action, code", [("leaves", 3), ("is silent", 0)])
def test_a_process_that_ends_otherwise_without_an_answer_settles_nothing(monkeypatch, action, code):
    install(monkeypatch, "METAL", "0.5.0", jax_metal="0.1.1")
    monkeypatch.setattr(trials, "in_child", _on_the_cpu(trials.in_child))
    words = rf"unexpected error:\nit ended with code {code} and without an answer\n(.*\n)*LLVM ERROR: Failed to infer"
    with pytest.raises(BackendError, match=words):
        backend.choose(that(action), None)
    assert not list(verdicts.folder().glob("*"))
    monkeypatch.setattr(trials, "COMMAND", ["/no/such/program"])
    assert "the trial's process did not start" in fallen(that(action), None)[0].passed[-1]  # tried again


def test_an_answer_counts_whatever_the_process_does_at_its_end(monkeypatch):
    install(monkeypatch, "METAL", "0.5.0", jax_metal="0.1.1")
    monkeypatch.setattr(trials, "in_child", _on_the_cpu(trials.in_child))
    assert quiet(that("stumbles"), None)[:2] == ("portable", "METAL")


def test_a_process_that_hangs_is_killed_and_not_held_against_the_plugin_for_ever(monkeypatch, tmp_path):
    install(monkeypatch, "METAL", "0.5.0", jax_metal="0.1.1")
    monkeypatch.setattr(trials, "in_child", _on_the_cpu(trials.in_child))
    began = tmp_path / "process"
    monkeypatch.setenv("HANGS", str(began))
    for seconds in (5, 60):  # the latter where a busy machine did not come to the case in the former
        monkeypatch.setattr(trials, "SECONDS", seconds)
        backend.forget()
        choice, _ = fallen(that("hangs"), None)
        assert choice.passed[-1] == f"portable: failed on METAL: the trial did not end within {seconds} s"
        if began.exists():
            break
    with pytest.raises(ProcessLookupError):
        os.kill(int(began.read_text()), 0)
    monkeypatch.setattr(trials, "COMMAND", ["/no/such/program"])
    assert quiet(that("hangs"), None) == choice  # not tried again in this process
    assert not list(verdicts.folder().glob("*"))
    backend.forget()
    assert "the trial's process did not start" in fallen(that("hangs"), None)[0].passed[-1]
    assert not list(verdicts.folder().glob("*"))


def test_a_fault_of_our_own_in_the_process_is_told_in_full(monkeypatch):
    install(monkeypatch, jax_mps="0.10.11")
    monkeypatch.setenv("JAXLP_PROBE", "subprocess")
    with pytest.raises(BackendError, match=r"unexpected error:\nTraceback[\s\S]*ZeroDivisionError: our own fault"):
        trials.in_child(that("is at fault"), "portable", "cpu", "float32")


def test_the_probe_may_be_off(mps, monkeypatch):
    monkeypatch.setenv("JAXLP_PROBE", "off")
    assert quiet(REFUSED, None).method == "portable" and not TRIED
    monkeypatch.setenv("JAXLP_PROBE", "maybe")
    with pytest.raises(ArgumentError, match="JAXLP_PROBE must be `subprocess`, `off` or not set: got 'maybe'"):
        backend.choose(REFUSED, None)


# -------------------------------------------------------------------------------------------------------- verdict files


@pytest.mark.parametrize(
    "content", [b"", b"{", b"\xff\xfe\x00", b"[]", b'{"key": [], "verdict": {}}', b'{"status": "ok"}', "other key"]
)
def test_a_damaged_file_is_no_verdict(mps, content):
    quiet(GOOD, None)
    (file,) = verdicts.folder().glob("*")
    whole = file.read_bytes()
    file.write_bytes(whole.replace(b"0.10.11", b"0.10.10") if content == "other key" else content)
    backend.forget()
    quiet(GOOD, None)
    assert TRIED == {"portable": 2} and file.read_bytes().startswith(b'{"key":["mps",')


def test_a_folder_that_cannot_be_used_is_no_error(mps, monkeypatch, tmp_path):
    (tmp_path / "file").touch()
    locked = tmp_path / "locked"
    locked.mkdir(mode=0o500)
    for place in (tmp_path / "file", tmp_path / "file" / "deeper", locked, "/proc/none"):
        monkeypatch.setenv("JAXLP_CACHE_DIR", str(place))
        backend.forget()
        TRIED.clear()
        assert quiet(GOOD, None).method == quiet(GOOD, None).method == "portable"
        assert TRIED == {"portable": 1}


def test_a_file_that_cannot_be_put_in_place_leaves_nothing_behind(mps, monkeypatch):
    def full(*_):
        raise OSError("no space left")

    monkeypatch.setattr(os, "replace", full)
    quiet(GOOD, None)
    assert not list(verdicts.folder().glob("*"))


def test_where_the_files_are(monkeypatch, tmp_path):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("JAXLP_CACHE_DIR")
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert verdicts.folder() == tmp_path / ".cache" / "jaxlp"
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "x"))
    assert verdicts.folder() == tmp_path / "x" / "jaxlp"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert verdicts.folder() == tmp_path / "Library" / "Caches" / "jaxlp"


def test_nothing_happens_at_import(tmp_path):
    code = (
        "import warnings; warnings.simplefilter('error')\n"
        "from jaxlp import backend, plugins, probe_cases, probing, refusals, trials, verdicts\n"
        "import jax._src.xla_bridge as bridge; print(bridge._backends)"
    )
    env = {**os.environ, "JAXLP_CACHE_DIR": str(tmp_path / "cache"), "HOME": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=env, check=True)
    assert done.stdout.strip() == "{}" and not list(tmp_path.iterdir())


# ------------------------------------------------------------------------------------------------------ moving the call


def test_a_moved_call_comes_back_to_where_its_first_array_was():
    cpu, home, other = jax.devices("cpu")[:3]
    choice = backend.Choice("blocked", "cpu", (), cpu)
    seen = []

    def f(x, y, *, scale, name):
        seen.append((name, jnp.zeros(1).devices(), {d for a in (x, scale) for d in a.devices()}))
        return {"sum": x + y + scale, "none": None}

    x, scale = jax.device_put(X, home), jax.device_put(1.0, other)
    found = backend.run(choice, f, x, X, scale=scale, name="n")
    assert found["sum"].devices() == {home} and found["none"] is None
    assert np.array_equal(found["sum"], 2 * X + 1) and seen == [("n", {cpu}, {cpu})]
    found = backend.run(choice, lambda x: jnp.asarray(x) * 2, X)
    assert found.devices() == {cpu}
    with jax.default_device(other):  # left as it is where nothing falls back
        assert backend.run(backend.Choice("blocked", "cpu"), jnp.zeros, 2).devices() == {other}


def test_the_trial_does_not_mind_the_users_settings(mps):
    nan = giving(lambda x: (2 * x, np.int32(7)))
    expected = np.full((2, 3), np.nan, np.float32)

    def cases(method, platform, dtype):
        yield trials.Case("nan", lambda x: x - x + jnp.nan, (X,), (expected,))

    with jax.debug_nans(True), jax.transfer_guard("disallow"):
        assert quiet(nan._replace(cases=cases), None).method == "portable"


# -------------------------------------------------------------------------------------------- the log-probability graph

SHAPES = {
    "logits": (20, 1000),
    "tokens": (20,),
    "sampled_tokens": (3,),
    "logit_row_offsets": (4,),
    "token_row_offsets": (4,),
    "lp_output_offsets": (4,),
    "output_rows": (17,),
}
LOGITS = np.random.default_rng(3).normal(size=(5, 70)).astype(np.float32)
BATCH = ([3, 1, 4, 1, 5], [9, 2], [0, 3, 5], [0, 3, 5], [0, 3, 4], [0, 1, 2, 3])


def score(logits=LOGITS, method=None):
    """Numbers of both faces of the graph."""
    graph = jaxlp.build_graph(3, method=method)(logits, *map(np.asarray, BATCH))
    tokens = jaxlp.token_logprobs(logits, np.arange(5), top=4, method=method)
    return [*graph, tokens.logprobs, tokens.top_logprobs, tokens.top_ids]


def same(found, expected):
    for ours, theirs in zip(found, expected, strict=True):
        assert ours.dtype == theirs.dtype
        np.testing.assert_allclose(np.asarray(ours), np.asarray(theirs), rtol=2e-6, atol=2e-6)


def specs(dtype=jnp.float32):
    return {
        name: jax.ShapeDtypeStruct(shape, dtype if name == "logits" else jnp.int32) for name, shape in SHAPES.items()
    }


def programs(platform):
    """What both faces of the graph lower to for a platform, no method named: by itself, and inside a caller's jit."""
    arrays, graph = specs(), jaxlp.build_graph(3)
    traced = [
        graph.trace(*arrays.values()),
        jax.jit(lambda arrays: graph(**arrays)).trace(arrays),
        jax.jit(lambda x: jaxlp.token_logprobs(x["logits"], x["tokens"], top=3)).trace(arrays),
    ]
    return [each.lower(lowering_platforms=(platform,)).compiler_ir("stablehlo") for each in traced]


@pytest.fixture
def refused(monkeypatch):
    """A plugin that has no handler for what the trial runs; says how often one was begun."""
    count = []

    def first_difference(case):
        count.append(case.name)
        raise jax.errors.JaxRuntimeError(TEXTS[4][0])

    monkeypatch.setattr(trials, "first_difference", first_difference)
    return count


def test_the_graph_falls_back_once_with_the_right_numbers(monkeypatch, refused):
    expected = score()
    install(monkeypatch, jax_mps="0.10.11")
    for logits in (LOGITS, jax.device_put(LOGITS, jax.devices("cpu")[2])):
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            found = score(logits)
        assert len(caught) == (logits is LOGITS) and all("Unsupported operation" in str(w.message) for w in caught)
        same(found, expected)
        assert all(x.devices() == {jax.devices("cpu")[0 if logits is LOGITS else 2]} for x in found)
    assert refused == ["first array"]


def test_the_graph_under_a_trace_and_by_name(monkeypatch, refused):
    expected = score()
    install(monkeypatch, jax_mps="0.10.11")
    same(jax.jit(score)(LOGITS), expected)  # unprobed
    with pytest.raises(NotImplementedError, match="Use 'portable'"):
        score(method="blocked")
    assert not refused
    with pytest.raises(BackendError, match="Unsupported operation"):
        score(method="portable")
    with pytest.raises(BackendError, match="A traced call cannot move"):
        jax.jit(lambda x: score(x))(LOGITS)


def test_the_graph_on_a_plugin_that_works(monkeypatch):
    expected = score()
    install(monkeypatch, jax_mps="0.10.11")
    monkeypatch.setattr(trials, "first_difference", lambda case: None)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        same(score(), expected)


@pytest.mark.parametrize("platform", ["mps", "METAL", "metal", "mtl"])
def test_the_program_for_metal_holds_what_plugins_run_and_no_more(monkeypatch, platform):
    install(monkeypatch, platform)
    assert [faults(program) for program in programs(platform)] == [[], [], []]


def test_for_platform_is_what_a_call_there_runs(monkeypatch):
    with pytest.raises(NotImplementedError, match="`method='blocked'`"):
        jaxlp.build_graph(3, method="blocked").for_platform("mps")
    monkeypatch.setenv("JAXLP_METHOD", "portable")
    program = jaxlp.build_graph(3).for_platform("cpu").trace(*specs().values()).lower().compiler_ir("stablehlo")
    assert faults(program) == []
    monkeypatch.setenv("JAXLP_METHOD", "typo")
    with pytest.raises(ArgumentError, match="JAXLP_METHOD"):
        jaxlp.build_graph(3).for_platform("cpu")


def test_float64_from_numpy_is_tried_as_what_jax_makes_of_it(mps):
    graph, case = (
        jaxlp.build_graph(1),
        [np.asarray(x) for x in (np.zeros((1, 50)), [1], [2], [0, 1], [0, 1], [0, 1], [0])],
    )
    assert quiet(JOB, None, dtype=np.float64).method == "portable"
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert graph(*case)[0].dtype == np.float32
        graph.lower(*case)


def test_the_environment_gives_that_program_anywhere(monkeypatch):
    assert all(faults(program) for program in programs("cpu"))
    monkeypatch.setenv("JAXLP_METHOD", "portable")
    assert [faults(program) for program in programs("cpu")] == [[], [], []]


def test_the_verdict_for_a_program_is_that_on_the_dtype_of_its_logits(mps):
    key = backend.verdict_key(JOB, "portable", "mps", jnp.bfloat16)
    verdicts.remember(key, verdicts.Verdict("failed", "wrong numbers"))
    graph = jaxlp.build_graph(3)
    for call in (graph.trace, graph.eval_shape):
        for dtype in (jnp.float32, jnp.bfloat16):
            arrays = specs(dtype)
            last = {**dict(list(arrays.items())[1:]), "logits": arrays["logits"]}
            for positional, named in [(arrays.values(), {}), ((), arrays), ((), last)]:
                if dtype == jnp.float32:
                    call(*positional, **named)
                    continue
                with pytest.raises(BackendError, match="wrong numbers"):
                    call(*positional, **named)
