"""`jaxlp export`: graphs written as StableHLO, one folder each."""

import argparse
import re
import sys
from pathlib import Path

import jax

from jaxlp import export
from jaxlp.errors import ArgumentError, optional
from jaxlp.graph import MAX_LEVELS, MAX_VOCAB
from jaxlp.probe_cases import JOB

METAL_NEEDS = (
    "METAL's graphs are exported with jax 0.5.0: Apple's jax-metal runs with no newer jax, and 0.5.0 reads no graph "
    f"that a newer one exported (this is jax {jax.__version__})"
)


def run(args: argparse.Namespace) -> int:
    """The exit code. What cannot be written raises `JaxlpError` before anything is."""
    if not 1 <= args.vocab <= MAX_VOCAB:
        raise ArgumentError(f"--vocab must be from 1 to {MAX_VOCAB}: got {args.vocab}")
    plans = export.plans(
        _levels(args.levels),
        _names("--method", args.method, JOB.methods) or list(JOB.methods),
        _names("--platform", args.platform, export.PLATFORMS) or _default_platforms(),
        args.vocab,
    )
    if not plans:
        raise ArgumentError(f"no graph of --method {args.method} is for --platform {args.platform}")
    out = Path(args.out)
    for folder in (out / plan.name for plan in plans):
        if obstacle := export.in_the_way(folder):
            raise ArgumentError(f"{obstacle}, which no graph has and --force would lose: move it, or use another --out")
        if folder.exists() and not args.force:
            raise ArgumentError(f"{folder} exists: replace what is there with --force")
    optional("flatbuffers", "export")  # before anything is made
    out.mkdir(parents=True, exist_ok=True)
    for number, plan in enumerate(plans, 1):
        print(f"jaxlp: {out / plan.name} ({number} of {len(plans)})", file=sys.stderr)
        export.write_graph(plan, out)
    return 0


def _default_platforms() -> list[str]:
    if jax.__version_info__ <= export.VERSION_OF_METAL:
        print(
            f"jaxlp: this is jax {jax.__version__}: METAL's graphs only; the others with a newer jax, or --platform",
            file=sys.stderr,
        )
        return ["METAL"]
    print(f"jaxlp: all but METAL's: {METAL_NEEDS}", file=sys.stderr)
    return [name for name in export.PLATFORMS if name != "METAL"]


def _levels(text: str) -> list[int]:
    names = _split(text)
    if not all(re.fullmatch("[0-9]{1,2}", name) and int(name) <= MAX_LEVELS for name in names):
        raise ArgumentError(f"--levels must be numbers from 0 to {MAX_LEVELS}, with commas: got {text!r}")
    return sorted(set(map(int, names)))


def _split(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def _names(option: str, text: str | None, known: tuple[str, ...]) -> list[str]:
    names = [] if text is None else _split(text)
    for name in names:
        if name not in known:
            raise ArgumentError(f"{option} {name!r} is unknown: there are {', '.join(known)}")
    if "METAL" in names and jax.__version_info__ > export.VERSION_OF_METAL:
        raise ArgumentError(METAL_NEEDS)
    return names
