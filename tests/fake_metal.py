"""Apple platforms that are not there: jobs whose trials succeed, fail or misbehave on order, and the errors of plugins.

The jobs are found by name, so that a trial in another process has them too.
"""

import atexit
import importlib.metadata
import os
import signal
import sys
import time
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import jax
import numpy as np

from jaxlp import backend, plugins, probing, trials
from jaxlp.trials import Case, Job

X = np.arange(6, dtype=np.float32).reshape(2, 3)
TRIED = Counter()  # how often the cases of a job were asked for in this process

# What the plugins say (text, name of the class of errors).
TEXTS = [
    ("UNIMPLEMENTED: default_memory_space is not supported.", "not implemented"),
    ("UNKNOWN: /home/jo/x.py:3:5: error: failed to legalize operation 'mhlo.reduce_window'", "failed to legalize"),
    ("UNKNOWN: LLVM ERROR: Failed to infer result type(s)", "result type not inferred"),
    ("UNKNOWN: sort: general comparators not implemented", "not implemented"),
    (
        "INTERNAL: Unsupported operation(s): chlo.next_after. The MPS backend does not have a handler for these "
        "operations. Please file an issue.",
        "unsupported operation",
    ),
    (
        "INTERNAL: Output count mismatch: expected 1, got 0 (stablehlo.reduce: handler returned false)",
        "handler refused",
    ),
    (
        "INTERNAL: Output count mismatch: expected 1, got 0 (stablehlo.scatter: [Scatter::eval_gpu] Does not support "
        "int64)",
        "unsupported dtype",
    ),
    ("INTERNAL: Failed to parse StableHLO program with 120 bytes", "program not parsed"),
    ("INTERNAL: MLX does not support float64 (F64). Cast to float32.", "unsupported dtype"),
    ("INTERNAL: Unsupported PJRT dtype: 21", "unsupported dtype"),
    ("INTERNAL: [metal::malloc] Attempting to allocate 68719476736 bytes", "out of memory"),
    ("INTERNAL: [metal::malloc] Resource limit (499000) exceeded.", "out of memory"),
    ("RESOURCE_EXHAUSTED: Out of memory while trying to allocate 1 byte", "out of memory"),
    ("INTERNAL: Threadgroup memory size (40960) exceeds the maximum (32768)", "thread group limit"),
    ("INTERNAL: [argmax] Cannot argmax reduce zero size array.", "unsupported operation"),
    ("INTERNAL: unsupported reduction type", "unsupported operation"),
]


def alone(monkeypatch, tmp_path):
    """A fixture's body: no verdict, warning or setting of another test or of the user."""
    for name in probing.SETTINGS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("JAXLP_CACHE_DIR", str(tmp_path / "cache"))
    backend.forget()
    TRIED.clear()
    yield
    monkeypatch.undo()
    backend.forget()


def install(monkeypatch, platform="mps", jax_version="0.10.2", **versions):
    """Make jax seem to have `platform` as its default, with these distributions; the work is done by the CPU."""
    versions = {name.replace("_", "-"): version for name, version in versions.items()}
    real = importlib.metadata.version
    ours = {name for names in plugins.SUPPLIERS.values() for name in names}

    def version(name):
        if name in versions:
            return versions[name]
        if name in ours:
            raise importlib.metadata.PackageNotFoundError(name)
        return real(name)

    monkeypatch.setattr(importlib.metadata, "version", version)
    monkeypatch.setattr(plugins, "JAX", jax_version)
    monkeypatch.setattr(backend, "platform_of", lambda *arrays: platform)
    monkeypatch.setattr(trials, "device", lambda name: jax.devices("cpu")[0])
    backend.forget()
    TRIED.clear()


def failing(error):
    """A job whose trial raises `error`."""

    def cases(method, platform, dtype):
        TRIED[method] += 1

        def call(x):
            raise error

        yield Case("doubling", call, (X,), (X,))

    return Job("doubling", ("blocked", "portable"), ("portable",), cases)


def giving(call):
    """A job whose trial expects 2 x and an integer, and gets what `call(x)` gives."""

    def cases(method, platform, dtype):
        TRIED[method] += 1
        yield Case("doubling", call, (X,), (2 * X, np.array(7, np.int32)))

    return Job("doubling", ("blocked", "portable"), ("portable",), cases)


def right(x):
    return 2 * x, np.int32(7) + 0 * x[0, 0].astype(np.int32)


GOOD = giving(right)


def _end(end, number):
    print("LLVM ERROR: Failed to infer result type(s)", file=sys.stderr, flush=True)
    end(number)


def _hang():
    Path(os.environ["HANGS"]).write_text(str(os.getpid()))
    time.sleep(600)


def _raise(error):
    raise error


ACTIONS = {
    "works": lambda: os.write(1, b"Metal device set to: Apple M1\n"),
    "is killed": lambda: _end(signal.raise_signal, signal.SIGKILL),
    "crashes": lambda: _end(signal.raise_signal, signal.SIGSEGV),
    "hangs": _hang,
    "leaves": lambda: _end(os._exit, 3),
    "is silent": lambda: _end(os._exit, 0),
    "stumbles": lambda: atexit.register(os._exit, 3),
    "is at fault": lambda: _raise(ZeroDivisionError("our own fault")),
    "refuses": lambda: _raise(jax.errors.JaxRuntimeError(TEXTS[0][0])),
}


class _Cases(NamedTuple):
    action: str

    def __call__(self, method, platform, dtype):
        TRIED[method] += 1
        ACTIONS[self.action]()
        yield Case("doubling", right, (X,), (2 * X, np.array(7, np.int32)))


def that(action):
    """A job whose trial, in a process of its own, does as named."""
    return Job("doubling", ("blocked", "portable"), ("portable",), _Cases(action))
