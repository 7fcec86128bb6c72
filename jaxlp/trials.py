"""A trial of a method on a device: its cases are run and their numbers compared, here or in a process of its own."""

import contextlib
import os
import pickle
import signal
import subprocess
import sys
import time
import traceback
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import jax
import msgspec
import numpy as np

from jaxlp.errors import BackendError
from jaxlp.refusals import OUT_OF_MEMORY, named_error
from jaxlp.verdicts import Verdict

SECONDS = 60.0  # how long a trial in its own process may take
COMMAND = [
    sys.executable,
    "-c",
    "import pickle, sys; sys.path[:] = pickle.load(sys.stdin.buffer); from jaxlp import trials; trials.answer()",
]


class Case(NamedTuple):
    """One question whose answer is known."""

    name: str
    call: Callable  # a pure function of the arrays
    arrays: tuple[np.ndarray, ...]
    expected: tuple[np.ndarray, ...]  # in the dtypes and shapes that the results must have
    tolerance: float = 1e-5  # of floats: relative to the expected value, absolute below 1; integers are exact


class Job(NamedTuple):
    """Something with more than one method."""

    name: str  # in messages
    methods: tuple[str, ...]  # all of them, the best on ordinary platforms first
    on_metal: tuple[str, ...]  # those that Apple's platforms may run, best first
    cases: Callable[[str, str, Any], Iterable[Case]]  # (method, platform, dtype); found by name in another process
    revision: int = 1  # raised when the cases or the methods change: verdicts made before no longer count


_START = Case("first array", lambda x: x + x, (np.ones(2, np.float32),), (np.full(2, 2, np.float32),))


def device(platform: str) -> jax.Device:
    """The first device of a platform. Raises `RuntimeError` where jax has no such platform."""
    return jax.local_devices(backend=platform)[0]


def x64_enabled() -> bool:
    """Whether 64-bit types are on, which changes the programs."""
    return jax.config.jax_enable_x64  # type: ignore[attr-defined]


def here(job: Job, method: str, platform: str, dtype: Any) -> Verdict:
    """The verdict of a trial in this process. An error that is no backend's refusal passes through."""
    start = time.perf_counter()
    case = _START
    try:
        with _settings(device(platform)):
            for case in (_START, *job.cases(method, platform, dtype)):
                difference = first_difference(case)
                if difference is not None:
                    return _failed(f"{case.name}: {difference}", start)
    except Exception as error:
        name = named_error(error)
        if name is None:
            raise
        text = " ".join(str(error).split())
        return _failed(f"{case.name}: {name}: {text:.300}", start, lasting=name != OUT_OF_MEMORY)
    return Verdict("ok", seconds=_since(start))


def in_child(job: Job, method: str, platform: str, dtype: Any) -> Verdict:
    """The verdict of a trial in a process of its own, which the backend may bring down by a signal, or hold up.

    Raises `BackendError` for an error there that is no backend's refusal, with its traceback, and for a process that
    ends in another way without an answer, with the end of what it printed.
    """
    start = time.perf_counter()
    environment = {**os.environ, "JAX_ENABLE_X64": str(int(x64_enabled()))}
    if platforms := jax.config.jax_platforms:  # type: ignore[attr-defined]
        environment["JAX_PLATFORMS"] = platforms
    given = pickle.dumps(sys.path) + pickle.dumps((job, method, platform, dtype))
    try:
        done = subprocess.run(COMMAND, input=given, capture_output=True, timeout=SECONDS, env=environment)
    except subprocess.TimeoutExpired:
        return _failed(f"the trial did not end within {SECONDS:g} s", start, lasting=False)
    except OSError as error:
        return _failed(f"the trial's process did not start: {error}", start, lasting=False)
    said = done.stderr.decode(errors="replace").strip().splitlines()
    if (number := -done.returncode) > 0:
        last = f": {' '.join(said[-1].split()):.300}" if said else ""
        reason = f"the trial's process ended by signal {number} ({signal.strsignal(number)}){last}"
        return _failed(reason, start, lasting=number != signal.SIGKILL)  # the system's, when memory is short
    try:
        answer = msgspec.json.decode(done.stdout, type=Verdict | str)
    except msgspec.DecodeError:
        answer = "\n".join([f"it ended with code {done.returncode} and without an answer", *said[-20:]])
    if isinstance(answer, str):
        raise BackendError(f"The trial of `{method}` ({job.name}) on {platform} met an unexpected error:\n{answer}")
    return answer


def answer() -> None:
    """The other side of `in_child`: the trial that stdin names, its verdict or traceback on stdout."""
    out = os.dup(1)
    os.dup2(2, 1)  # what a plugin prints is no part of the answer
    try:
        reply: Verdict | str = here(*pickle.load(sys.stdin.buffer))
    except Exception:
        reply = traceback.format_exc()
    with os.fdopen(out, "wb") as stream:
        stream.write(msgspec.json.encode(reply))


def first_difference(case: Case) -> str | None:
    """Run a case twice, compiled and from the cache; say where a result first differs from what it must be."""
    call = jax.jit(case.call)
    for _ in range(2):
        results = jax.device_get(jax.block_until_ready(call(*case.arrays)))
        results = [np.asarray(result) for result in jax.tree.leaves(results)]
        for i, (found, expected) in enumerate(zip(results, case.expected, strict=True)):
            if (found.dtype, found.shape) != (expected.dtype, expected.shape):
                return f"result {i} is {found.dtype} {found.shape}, not {expected.dtype} {expected.shape}"
            wrong = np.argwhere(~_close(found, expected, case.tolerance))
            if len(wrong):
                at = tuple(map(int, wrong[0]))
                return f"result {i} at {at} is {found[at]}, not {expected[at]}"
    return None


def _close(found: np.ndarray, expected: np.ndarray, tolerance: float) -> Any:
    if not jax.numpy.issubdtype(found.dtype, np.floating):
        return found == expected
    tolerance = max(tolerance, float(jax.numpy.finfo(found.dtype).eps))
    found, expected = found.astype(np.float64), expected.astype(np.float64)
    return np.isclose(found, expected, rtol=tolerance, atol=tolerance, equal_nan=True)


@contextlib.contextmanager
def _settings(device: jax.Device):
    """On this device, whatever the caller's settings say of the NaN that some cases must give, and of transfers."""
    with jax.default_device(device), jax.debug_nans(False), jax.debug_infs(False), jax.transfer_guard("allow"):
        yield


def _failed(reason: str, start: float, lasting: bool = True) -> Verdict:
    return Verdict("failed", reason, _since(start), lasting)


def _since(start: float) -> float:
    return round(time.perf_counter() - start, 2)
