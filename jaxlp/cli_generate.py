"""`jaxlp generate`: one prompt to a text on the terminal as it comes, or files of requests to a line of JSON each."""

import argparse
import codecs
import os
import queue
import sys
import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from itertools import chain
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from jaxlp.errors import ArgumentError
from jaxlp.graph import levels_for
from jaxlp.pipeline.context import Generated, Request, as_request
from jaxlp.pipeline.generation import TextGenerationPipeline, refused
from jaxlp.pipeline.model import load_model
from jaxlp.pipeline.scoring import scored_of
from jaxlp.scored import as_json
from jaxlp.show import table

SETTINGS = ("max_tokens", "temperature", "top_k", "top_p", "seed", "stop", "logprobs", "echo", "scores")
CONTEXT = 2048  # positions of the longest request, unless --context says more
LEVELS = 5  # alternatives that a line of a file may ask for, where the options ask for fewer: 31


def run(args: argparse.Namespace) -> int:
    """The exit code: 0, or 1 where a request could not be served. What cannot be used at all raises `JaxlpError`."""
    if (args.prompt is None) == (not args.files):
        raise ArgumentError("give --prompt TEXT or files of requests, and not both")
    settings = {name: getattr(args, name) for name in SETTINGS}
    request = as_request({"prompt": args.prompt or "", **settings})
    if args.prompt is not None:
        for option in ("out", "slots"):
            if getattr(args, option) is not None:
                raise ArgumentError(f"--{option} is for files of requests: --prompt prints one text")
        return _show(args, request)
    for name in args.files:
        if name != "-" and not Path(name).exists():
            raise ArgumentError(f"{name}: there is no such file")
        if Path(name).is_dir():
            raise ArgumentError(f"{name} is a folder: name its files")
    levels = max(LEVELS, levels_for(args.logprobs or 0))
    pipeline = _pipeline(args, slots=8 if args.slots is None else args.slots, enable_echo=True, levels=levels)
    lines = chain.from_iterable(_requests(name, settings) for name in args.files)
    if args.out is None:
        return _write(pipeline, lines, sys.stdout.buffer)
    try:
        with open(args.out, "xb") as out:
            return _write(pipeline, lines, out)
    except FileExistsError:
        raise ArgumentError(f"{args.out} exists: move it, or use another --out") from None


def _pipeline(args: argparse.Namespace, **options: Any) -> TextGenerationPipeline:
    model = load_model(args.model)
    context = min(CONTEXT, model.config.context) if args.context is None else args.context
    return TextGenerationPipeline(model, context=context, **options)


def _show(args: argparse.Namespace, request: Request) -> int:
    levels = levels_for(max(1, request.logprobs or 0))
    pipeline = _pipeline(args, slots=1, enable_echo=request.echo, levels=levels)
    model = pipeline.model
    context, shown = pipeline.submit(request), 0
    text = codecs.getincrementaldecoder("utf-8")(errors="replace")
    while pipeline.busy:
        pipeline.step()
        for token in context.generated[shown:]:
            if token not in context.stop:
                sys.stdout.write(text.decode(model.tokenizer.token_bytes[token]))
                sys.stdout.flush()
        shown = len(context.generated)
    print(text.decode(b"", final=True))
    record = context.record()
    if record is not None and record.token_log_probabilities:
        ids, known = [*context.prompt_ids, *context.generated], model.tokenizer.token_bytes
        ids = ids if request.echo else context.generated
        own, tops = record.token_log_probabilities, record.top_log_probabilities
        print()
        title = "prompt and generated" if request.echo else "generated"
        scored = scored_of(model.tokenizer, title, ids, [known[token] for token in ids], own, tops)
        table.show(table.console(), scored, known)
    return 0


def _requests(name: str, settings: dict[str, Any]) -> Iterator[Request | Generated]:
    """The requests of a file; a line that is none becomes a result with an error."""
    label = "stdin" if name == "-" else os.fsencode(name).decode("utf-8", "replace")
    with _stdin() if name == "-" else open(name, "rb") as file:
        for number, line in enumerate(file, 1):
            line = line.removeprefix(codecs.BOM_UTF8) if number == 1 else line
            if line.strip():
                yield _request(line, f"{label}:{number}", settings)


def _stdin() -> AbstractContextManager[BinaryIO]:
    """stdin as a file of its own: Python waits at its end for whoever reads from `sys.stdin` itself."""
    try:
        return open(sys.stdin.fileno(), "rb", closefd=False)
    except (OSError, ValueError):  # it is no file
        return nullcontext(sys.stdin.buffer)


def _request(line: bytes, place: str, settings: dict[str, Any]) -> Request | Generated:
    """The request of a line, by its own id or its place; else a result with an error."""
    id: Any = None
    try:
        entry = msgspec.json.decode(line)
        if not isinstance(entry, dict):
            raise ArgumentError("not a JSON object")
        id = entry.pop("id", None)
        return as_request({**settings, **entry, "id": place if id is None else id})
    except (msgspec.MsgspecError, ArgumentError, UnicodeError, RecursionError) as error:
        return refused(id if isinstance(id, str | int) else place, error)


_Item = Request | Generated | BaseException | None


def _read_ahead(lines: Iterator[Request | Generated], most: int) -> "queue.Queue[_Item]":
    """A queue of at most so many of the lines, then None, or the error that ended them. A thread of its own reads, so
    that nobody waits for a line that is still to be written."""
    found: queue.Queue[_Item] = queue.Queue(most)

    def read():
        try:
            for item in lines:
                found.put(item)
            found.put(None)
        except BaseException as error:
            found.put(error)

    threading.Thread(target=read, daemon=True).start()
    return found


def _write(pipeline: TextGenerationPipeline, lines: Iterator[Request | Generated], out: BinaryIO) -> int:
    """Serve the requests and write each result as soon as it is done. The files are read as slots become free."""
    failed, more, found = 0, True, _read_ahead(lines, 2 * pipeline.slots)
    broken: BaseException | None = None

    def put(result: Generated) -> None:
        nonlocal failed
        failed += result.error is not None
        out.write(as_json(result) + b"\n")
        out.flush()

    while more or pipeline.busy:
        while more and pipeline.waiting < pipeline.slots and not (pipeline.busy and found.empty()):
            item = found.get()
            if item is None or isinstance(item, BaseException):
                more, broken = False, item  # an unreadable file: what was read is served first
            elif isinstance(item, Generated):
                put(item)
            else:
                try:
                    pipeline.submit(item)
                except ArgumentError as error:
                    put(refused(item.id, error))
        for context in pipeline.step():
            put(pipeline.result(context))
    if failed:
        print(f"jaxlp: requests that could not be served, see `error` of their results: {failed}", file=sys.stderr)
    if broken is not None:
        raise broken
    return int(failed > 0)
