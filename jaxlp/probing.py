"""`probe`: try every method on every backend, and tell what was found as text that can be pasted into a bug report."""

import os
import platform as system
import re
import sys
import time
from typing import NamedTuple

import jax
import jax.extend.backend
import jax.numpy as jnp

from jaxlp import backend, decode_cases, plugins, probe_cases, trials, verdicts
from jaxlp.errors import ArgumentError, BackendError
from jaxlp.trials import Job

JOBS = (probe_cases.JOB, decode_cases.JOB)
DTYPES = ("float32", "bfloat16")
SETTINGS = ("JAX_PLATFORMS", "JAX_ENABLE_X64", "JAXLP_METHOD", "JAXLP_PROBE", "JAXLP_STRICT")
HEAD = ("platform", "job", "method", "dtype", "verdict", "seconds", "chosen", "reason")


class ProbeRow(NamedTuple):
    """What came of one method on one platform."""

    platform: str
    job: str
    method: str
    dtype: str
    verdict: str  # ok, declined, failed, or error: one that is no backend's refusal, so that no verdict was kept
    reason: str
    seconds: float
    chosen: bool  # what a call on the default backend, left free, would run


class ProbeReport(NamedTuple):
    """What `probe` found. `str` of it is the whole as plain text, without private paths."""

    versions: dict[str, str]  # jaxlp, Python, system, jax, jaxlib
    plugins: dict[str, tuple[tuple[str, str], ...]]  # by platform: names and versions
    settings: dict[str, str]  # environment variables that matter
    default: str | None  # the default backend; None where jax could not start it
    rows: tuple[ProbeRow, ...]
    trouble: tuple[str, ...]  # why what would be chosen is not verified; nothing where it is

    @property
    def verified(self) -> bool:
        """Whether all that would be chosen on the default backend just gave right numbers."""
        return not self.trouble

    def __str__(self) -> str:
        found = [f"{', '.join(map(' '.join, pairs))} ({platform})" for platform, pairs in self.plugins.items()]
        lines = [
            ", ".join(f"{name} {version}" for name, version in self.versions.items()),
            f"plugins: {', '.join(found) or 'none'}",
            f"settings: {', '.join(f'{name}={value}' for name, value in self.settings.items()) or 'none'}",
            f"default backend: {self.default or 'none'}",
            "",
            *_table([HEAD, *map(_cells, self.rows)]),
            "",
            "verified" if self.verified else "not verified:",
            *(f"  {trouble}" for trouble in self.trouble),
        ]
        return _without_paths("\n".join(lines))


def probe(*, strict: bool | None = None) -> ProbeReport:
    """Try every method of jaxlp, now, on every backend that jax has, for float32 and bfloat16.

    What is kept of earlier verdicts is replaced. A platform whose plugin is installed but was declined, or that did not
    start, is in the report too. Takes some seconds a backend.

    Args:
        strict: as elsewhere, a fall back to the CPU does not count (default: JAXLP_STRICT); and where True,
            `BackendError` is raised unless what would be chosen on the default backend was verified.
    """
    backend.is_strict(strict)  # a setting that cannot be is named before any work
    try:
        default = jax.default_backend()
        live = {trials.device(name).platform: None for name in jax.extend.backend.backends()}
    except RuntimeError as error:  # a platform named in JAX_PLATFORMS cannot start
        default, live, trouble = None, {}, [" ".join(str(error).split()), *_without_plugin()]
    rows = [row for platform in live for job in JOBS for row in _rows_of(job, platform)]
    rows += [_absent(platform) for platform in plugins.SUPPLIERS if platform not in live and plugins.found(platform)]
    if default is not None:
        rows, trouble = _with_choices(rows, strict)
    report = ProbeReport(
        versions={
            "jaxlp": sys.modules["jaxlp"].__version__,
            "Python": system.python_version(),
            "system": system.platform(),
            "jax": plugins.JAX,
            "jaxlib": plugins.JAXLIB,
        },
        plugins={platform: pairs for platform in plugins.SUPPLIERS if (pairs := plugins.found(platform))},
        settings={name: os.environ[name] for name in SETTINGS if name in os.environ},
        default=default,
        rows=tuple(rows),
        trouble=tuple(trouble),
    )
    if strict and not report.verified:
        raise BackendError(f"What would be chosen is not verified.\n{report}")
    return report


def _without_plugin() -> list[str]:
    """What to do about platforms of an extra that jax is told to use though no plugin for them is installed."""
    asked = (jax.config.jax_platforms or "").lower().split(",")  # type: ignore[attr-defined]
    return [
        f"no plugin for {name} is installed: on a Mac, pip install 'jaxlp[{name.lower()}]', "
        f"and set JAX_PLATFORMS={name},cpu"
        for name in ("METAL", "mps")
        if name.lower() in asked and not plugins.found(name)
    ]


def _rows_of(job: Job, platform: str) -> list[ProbeRow]:
    return [_row(job, method, platform, dtype) for method in backend.methods_on(job, platform) for dtype in DTYPES]


def _row(job: Job, method: str, platform: str, dtype: str) -> ProbeRow:
    """A fresh trial, whose verdict replaces what is kept."""
    start = time.perf_counter()
    try:
        verdict = backend.try_out(job, method, platform, dtype)
        if verdict.status != "declined":
            verdicts.remember(backend.verdict_key(job, method, platform, dtype), verdict)
    except ArgumentError:
        raise
    except Exception as error:  # this is where an unforeseen one must be readable
        reason = f"{type(error).__name__}: {error}"
        return ProbeRow(platform, job.name, method, dtype, "error", reason, time.perf_counter() - start, False)
    return ProbeRow(platform, job.name, method, dtype, verdict.status, verdict.reason, verdict.seconds, False)


def _absent(platform: str) -> ProbeRow:
    """A platform that jax does not have though a plugin is installed."""
    declined = plugins.declined(platform)
    reason = declined or "installed, but jax did not start it (JAX_PLATFORMS leaves it out, or its start failed)"
    return ProbeRow(platform, "all", "all", "all", "declined" if declined else "failed", reason, 0.0, False)


def _with_choices(rows: list[ProbeRow], strict: bool | None) -> tuple[list[ProbeRow], list[str]]:
    """The rows with those marked that would be chosen, and why one of them is not verified."""
    trouble = []
    for job in JOBS:
        for dtype in DTYPES:
            try:
                choice = backend.choose(job, None, dtype=jnp.dtype(dtype), strict=strict, warn=False)
            except (BackendError, NotImplementedError) as error:
                trouble.append(str(error))
                continue
            wanted = (choice.platform, job.name, choice.method, dtype)
            at = [i for i, row in enumerate(rows) if row[:4] == wanted]
            rows = [row._replace(chosen=row.chosen or i in at) for i, row in enumerate(rows)]
            if not any(rows[i].verdict == "ok" for i in at):
                trouble.append(f"{job.name}: {choice.method} on {choice.platform} for {dtype} gave no right numbers")
    return rows, list(dict.fromkeys(trouble))


def _cells(row: ProbeRow) -> tuple[str, ...]:
    chosen, reason = "yes" if row.chosen else "", " ".join(row.reason.split())
    if len(reason) > 400:
        reason = f"{reason[:150]} .. {reason[-250:]}"  # a traceback tells most at its end
    return (*row[:4], row.verdict, f"{row.seconds:.1f}", chosen, reason)


def _table(rows: list[tuple[str, ...]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def _without_paths(text: str) -> str:
    """Folders removed from the paths of files."""
    home = os.path.expanduser("~").rstrip("/")  # it may hold what the pattern does not foresee, a space say
    text = text.replace(home, "/~") if home else text
    return re.sub(r"(?<![\w./])(?:/[\w.@+~-]+)+/", "", text)
