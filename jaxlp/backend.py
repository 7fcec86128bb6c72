"""Which method runs where: the one chooser of jaxlp.

The choice is made in Python, before tracing, so that it is a constant of the trace. On Apple's platforms a method is
used only after it gave right numbers there; the verdict is kept, and where it is bad the CPU takes over.
"""

import functools
import os
import platform as system
import threading
import warnings
from collections.abc import Callable
from typing import Any, NamedTuple

import jax
import numpy as np

from jaxlp import plugins, trials, verdicts
from jaxlp.errors import ArgumentError, BackendError
from jaxlp.refusals import named_error
from jaxlp.trials import Job
from jaxlp.verdicts import Key, Verdict

METHODS = ("blocked", "portable", "two_pass", "one_pass", "reference")  # of all jobs: what JAXLP_METHOD may hold
PROBES = ("", "subprocess", "off")  # what JAXLP_PROBE may hold

_warned: set[tuple[str, str]] = set()
_guard = threading.Lock()


class Choice(NamedTuple):
    """What a call is to run."""

    method: str
    platform: str
    passed: tuple[str, ...] = ()  # what was passed over, each with its reason
    cpu: jax.Device | None = None  # set where the call must be moved to the CPU
    named: bool = False  # by the caller or the environment: it runs or raises


class _Named(NamedTuple):
    """A method that is not left free."""

    method: str
    source: str  # who named it, in messages


def platform_of(*arrays: Any) -> str:
    """The platform ("cpu", "gpu", "tpu", ...) that a call on `arrays` will run on.

    That of the first concrete `jax.Array`, else (numpy arrays, tracers) that of jax's default device.
    """
    for array in arrays:
        if isinstance(array, jax.Array) and not isinstance(array, jax.core.Tracer):
            return next(iter(array.devices())).platform
    default = jax.config.jax_default_device  # type: ignore[attr-defined]
    if default is None:
        return jax.default_backend()
    return trials.device(default).platform if isinstance(default, str) else default.platform


def check_method(job: Job, method: str | None) -> str | None:
    """`method` if it is None (free choice) or a method of the job, else an error that lists those."""
    if method is not None and method not in job.methods:
        raise ArgumentError(f"`method` must be None or one of {', '.join(job.methods)}: got {method!r}.")
    return method


def methods_on(job: Job, platform: str) -> tuple[str, ...]:
    """The methods of the job that a platform may run, best first, tried or not."""
    return job.on_metal if plugins.is_apple(platform) else job.methods


def method_on(job: Job, method: str | None, platform: str) -> str:
    """The method that a call on a known platform runs, tried or not: the caller's word, the environment's, the best."""
    if platform not in plugins.PLATFORMS:
        raise ArgumentError(f"`platform` must be one of {', '.join(plugins.PLATFORMS)}: got {platform!r}.")
    named = _named(job, method)
    if named is None:
        return methods_on(job, platform)[0]
    _check_fit(job, named, platform)
    return named.method


def choose(
    job: Job,
    method: str | None,
    *arrays: Any,
    dtype: Any = np.float32,
    strict: bool | None = None,
    traced: bool | None = None,
    warn: bool = True,
) -> Choice:
    """The method for a call on `arrays`, whose numbers are of `dtype`.

    The caller's word comes first: `method`, else JAXLP_METHOD (names, by commas; a job takes the first that it has).
    A named method runs or raises. Left free, ordinary platforms get the job's first method. Apple's get the first whose
    verdict is good there, else the call moves to the CPU, with one `RuntimeWarning` per platform and reason (unless
    `warn` is False). In a trace (`traced`; None: found out) nothing is probed and nothing can move: a method without a
    verdict is taken as it is.

    Raises `ArgumentError` for a name that is not known, `NotImplementedError` for a named method that does not run on
    the platform, and `BackendError` where nothing is left: a named method or a traced call with a bad verdict, a CPU
    that is hidden, or any move to the CPU if `strict` (default: JAXLP_STRICT).
    """
    named, platform = _named(job, method), platform_of(*arrays)
    if not plugins.is_apple(platform):
        return Choice(job.methods[0] if named is None else named.method, platform, named=named is not None)
    traced, dtype = in_a_trace() if traced is None else traced, jax.dtypes.canonicalize_dtype(dtype)
    choice = _choose_on_metal(job, named, platform, dtype, traced, strict)
    if warn and choice.cpu is not None:
        plugin = ", ".join(map(" ".join, plugins.found(platform))) or "no plugin known"
        warn_once(
            platform,
            choice.passed[-1],
            f"{job.name}: {choice.passed[-1]} ({plugin}). The CPU is used instead: the numbers are right, the speed is "
            "the CPU's. `jaxlp probe` tells more; JAX_PLATFORMS=cpu makes it the default, without this warning.",
        )
    return choice


def _choose_on_metal(
    job: Job, named: _Named | None, platform: str, dtype: Any, traced: bool, strict: bool | None
) -> Choice:
    fit = methods_on(job, platform)
    passed = [f"{name}: {_unfit(platform)}" for name in job.methods if name not in fit]
    if named is not None:
        _check_fit(job, named, platform)
    for name in fit if named is None else (named.method,):
        verdict = verdict_on(job, name, platform, dtype, traced)
        if verdict is None or verdict.status == "ok":
            return Choice(name, platform, tuple(passed), named=named is not None)
        passed.append(f"{name}: {verdict.status} on {platform}: {verdict.reason}")
    bad = f"{job.name}: {passed[-1]}"
    if traced:
        raise BackendError(
            f"{bad}. A traced call cannot move to the CPU: call it outside of jit, grad and vmap, "
            "or set JAX_PLATFORMS=cpu."
        )
    if named is not None:
        raise BackendError(f"{bad}. It was named by {named.source}: without it the CPU would be used.")
    if is_strict(strict):
        raise BackendError(f"{bad}. Strict mode does not fall back to the CPU: put the arrays there.")
    try:
        cpu = trials.device("cpu")
    except RuntimeError as error:
        raise BackendError(f"{bad}. The CPU is hidden from jax: set JAX_PLATFORMS={platform},cpu.") from error
    return Choice(job.methods[0], "cpu", tuple(passed), cpu)


def run(choice: Choice, f: Callable, /, *arrays: Any, **named: Any) -> Any:
    """`f(*arrays, **named)`, on the CPU where the choice says so.

    Then every `jax.Array` moves there, and the results move back to where the first of them was; without any, they
    stay on the CPU.
    """
    if choice.cpu is None:
        return f(*arrays, **named)
    given = [x for x in jax.tree.leaves((arrays, named)) if isinstance(x, jax.Array)]
    arrays, named = jax.tree.map(
        lambda x: jax.device_put(x, choice.cpu) if isinstance(x, jax.Array) else x, (arrays, named)
    )
    with jax.default_device(choice.cpu):
        results = f(*arrays, **named)
    return jax.device_put(results, next(iter(given[0].devices()))) if given else results


def run_guarded(job: Job, choice: Choice, kernel: str, f: Callable, /, *arrays: Any, strict: bool | None = None) -> Any:
    """`f(method, *arrays)` by the chosen method, or by the next that the backend does not refuse.

    A refusal is an error of a class that `jaxlp.refusals` names; every other error passes through. `kernel` says what a
    program is compiled for beside the dtype of the first array; no size that grows may be in it. The first result of a
    kernel is waited for, since errors may come late, and the verdict is kept in this process; a refusal is warned of,
    once. In a trace a known verdict is used, and nothing is found out.

    Raises `BackendError` where every method was refused, or one was and `strict` (default: JAXLP_STRICT).
    """
    methods = methods_on(job, choice.platform)
    traced, refusal = in_a_trace() or any(isinstance(x, jax.core.Tracer) for x in arrays), None
    for method in methods[methods.index(choice.method) :]:
        key = verdict_key(job, method, choice.platform, arrays[0].dtype, kernel)
        call = functools.partial(run, choice, f, method, *arrays)
        results: list[Any] = []

        def first_call(call=call, results=results):
            results.append(jax.block_until_ready(call()))
            return Verdict("ok", lasting=False)

        verdict = verdicts.known(key) if traced else None
        try:
            if traced:
                if verdict is None or verdict.status == "ok":
                    return call()
            else:
                verdict = verdicts.settle(key, first_call)
                if verdict.status == "ok":
                    return results[0] if results else call()
        except Exception as error:
            name = named_error(error)
            if name is None:
                raise
            verdict = Verdict("failed", f"{name}: {' '.join(str(error).split()):.300}", lasting=False)
            verdicts.remember(key, verdict)
            refusal = error
        reason = f"{method}: {verdict.reason}"
        if is_strict(strict):
            raise BackendError(f"{job.name}: {reason}. Strict mode takes no other method.") from refusal
        warn_once(choice.platform, f"{reason} {kernel}", f"{job.name}: {reason} ({kernel}). The next method is used.")
    raise BackendError(f"{job.name}: {choice.platform} refuses every method, at last {reason}.") from refusal


def verdict_key(job: Job, method: str, platform: str, dtype: Any, kernel: str = "") -> Key:
    """All that a verdict on the job's method for numbers of `dtype` depends on."""
    return Key(
        platform=platform,
        device_kind=trials.device(platform).device_kind,
        plugins=", ".join(map(" ".join, plugins.found(platform))),
        jax=plugins.JAX,
        jaxlib=plugins.JAXLIB,
        system=system.platform(),
        job=job.name,
        method=method,
        signature=", ".join(filter(None, [jax.numpy.dtype(dtype).name, "x64" * trials.x64_enabled(), kernel])),
        revision=job.revision,
    )


def try_out(job: Job, method: str, platform: str, dtype: Any) -> Verdict:
    """A fresh verdict. Apple's own plugin may end its process, so it gets one of its own."""
    if declined := plugins.declined(platform):
        return Verdict("declined", declined)
    trial = trials.in_child if platform == "METAL" or _probe_mode() == "subprocess" else trials.here
    return trial(job, method, platform, dtype)


def warn_once(platform: str, reason: str, message: str) -> None:
    """One `RuntimeWarning` per platform and reason in a process, at the line that called the caller of `choose`."""
    with _guard:
        if (platform, reason) in _warned:
            return
        _warned.add((platform, reason))
    warnings.warn(message, RuntimeWarning, stacklevel=4)


def forget() -> None:
    """Forget verdicts, warnings and the versions found, as in a new process; files stay."""
    verdicts.forget()
    plugins.found.cache_clear()
    _warned.clear()


def _check_fit(job: Job, named: _Named, platform: str) -> None:
    fit = methods_on(job, platform)
    if named.method not in fit:
        raise NotImplementedError(
            f"{named.source} ({job.name}): {_unfit(platform)}. "
            f"Use {' or '.join(map(repr, fit))}, or put the arrays on the CPU."
        )


def is_strict(strict: bool | None) -> bool:
    """`strict`, else JAXLP_STRICT: 1, 0 or not set."""
    if strict is not None:
        return strict
    text = os.environ.get("JAXLP_STRICT", "")
    if text not in ("", "0", "1"):
        raise ArgumentError(f"JAXLP_STRICT must be 1, 0 or not set: got {text!r}.")
    return text == "1"


def _unfit(platform: str) -> str:
    return f"uses operations that plugins for {platform} lack or get wrong"


def verdict_on(job: Job, method: str, platform: str, dtype: Any, traced: bool) -> Verdict | None:
    """The verdict on a method on one of Apple's platforms; None where it is to be used without one.

    Outside of a trace what is not known is found out.
    """
    if _probe_mode() == "off":
        return None
    if declined := plugins.declined(platform):
        return Verdict("declined", declined)
    key = verdict_key(job, method, platform, dtype)
    return verdicts.known(key) if traced else verdicts.settle(key, lambda: try_out(job, method, platform, dtype))


def in_a_trace() -> bool:
    """Whether the caller is inside a function that is being traced, with or without traced arrays."""
    from jax._src.core import trace_state_clean  # jax has no public word for it

    return not trace_state_clean()


def _named(job: Job, method: str | None) -> _Named | None:
    """The caller's word, else the environment's; None for a free choice."""
    check_method(job, method)
    if method is not None:
        return _Named(method, f"`method={method!r}`")
    text = os.environ.get("JAXLP_METHOD")
    if not text:
        return None
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in METHODS:
            raise ArgumentError(f"JAXLP_METHOD must hold names from {', '.join(METHODS)}: got {text!r}.")
    return next((_Named(name, f"JAXLP_METHOD={name}") for name in names if name in job.methods), None)


def _probe_mode() -> str:
    mode = os.environ.get("JAXLP_PROBE", "")
    if mode not in PROBES:
        raise ArgumentError(f"JAXLP_PROBE must be `subprocess`, `off` or not set: got {mode!r}.")
    return mode
