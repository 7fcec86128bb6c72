"""`jaxlp bench`: how long prefill and decode take for requests of unequal contexts."""

import argparse
import platform
import sys
from pathlib import Path

import jax
import msgspec

from jaxlp import __version__
from jaxlp.errors import ArgumentError, optional
from jaxlp.pipeline.bench import Measured, lengths_between, measure
from jaxlp.pipeline.generation import MOST_SLOTS
from jaxlp.pipeline.model import load_model


class Report(msgspec.Struct):
    """What `jaxlp bench --json` writes."""

    jaxlp: str
    jax: str
    backend: str
    machine: str
    model: str
    runs: list[Measured]


def run(args: argparse.Namespace) -> int:
    """Measure, print, and give 0."""
    try:
        shortest, longest = map(int, args.contexts.split("-"))
    except ValueError:
        raise ArgumentError(f"--contexts must be two numbers, as in 16-2000: got {args.contexts!r}") from None
    if not 1 <= args.requests <= MOST_SLOTS:
        raise ArgumentError(f"--requests must be from 1 to {MOST_SLOTS}: got {args.requests}")
    if args.json not in (None, "-") and not Path(args.json).parent.is_dir():
        raise ArgumentError(f"--json: there is no folder {Path(args.json).parent}")
    if args.tokens < 2 or not 1 <= shortest <= longest:
        raise ArgumentError("--contexts must be 1 or more, the first no more than the second, and --tokens 2 or more")
    model = load_model(args.model)
    if longest + args.tokens > model.config.context:
        raise ArgumentError(f"--contexts and --tokens must fit in the model's context, {model.config.context}")
    lengths = lengths_between(shortest, longest, args.requests)
    runs = [measure(model, lengths, args.tokens, ragged=ragged) for ragged in (True, False)]
    report = Report(__version__, jax.__version__, jax.default_backend(), platform.machine(), model.path.name, runs)
    data = msgspec.json.format(msgspec.json.encode(report)) + b"\n"
    if args.json == "-":
        sys.stdout.write(data.decode())
        return 0
    if args.json is not None:
        Path(args.json).write_bytes(data)
    _print(report)
    return 0


def _print(report: Report) -> None:
    console = optional("rich.console", "cli").Console(width=None if sys.stdout.isatty() else 120, highlight=False)
    table = optional("rich.table", "cli").Table
    print(f"{report.model}, jaxlp {report.jaxlp}, jax {report.jax}, {report.backend}")
    each = table("context", "first token, s", "TPOT, ms: ragged", "masked", title="each request")
    for ragged, masked in zip(report.runs[0].requests, report.runs[1].requests, strict=True):
        times = f"{ragged.first_token:.2f}", f"{1e3 * ragged.per_token:.1f}", f"{1e3 * masked.per_token:.1f}"
        each.add_row(str(ragged.context), *times)
    whole = table("", "prefill tokens/s", "decode tokens/s", title="in all")
    for name, run in zip(("ragged decode on", "off"), report.runs, strict=True):
        whole.add_row(name, f"{run.prefill_tokens_per_second:.0f}", f"{run.decode_tokens_per_second:.1f}")
    console.print(each, whole)
    ratio = report.runs[0].decode_tokens_per_second / report.runs[1].decode_tokens_per_second
    print(f"ragged decode: {ratio:.2f} times the tokens a second")
