"""`jaxlp score`: documents in; a JSON object, a picture or a table a document out, each written as it comes."""

import argparse
import os
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import msgspec

from jaxlp import cli_input
from jaxlp.cli_html import Page
from jaxlp.errors import ArgumentError, optional
from jaxlp.pipeline.model import load_model
from jaxlp.pipeline.scoring import score_documents
from jaxlp.scored import Document, Failed, Scored, as_json
from jaxlp.show import table


def run(args: argparse.Namespace) -> int:
    """The exit code: 0, or 1 where a document could not be scored. What cannot be used at all raises `JaxlpError`."""
    if args.out == "":
        raise ArgumentError("--out needs the name of a file")
    if args.top < 0:
        raise ArgumentError(f"--top must be at least 0: got {args.top}")
    files = args.files or ["-"]
    if files == ["-"] and sys.stdin.isatty() and not args.files:
        raise ArgumentError("no files: name some, or `-` to read a text from stdin")
    total = cli_input.check_files(files)
    output = page = None
    if args.html is not None:
        if args.resume:
            raise ArgumentError("--html shows a whole run: it cannot go with --resume")
        page = Page(args.html, files, args.out, top=args.top, force=args.force)
    if args.out is not None:
        output = Output(args.out, files, resume=args.resume, force=args.force)
    elif args.resume:
        raise ArgumentError("--resume needs --out FILE")
    elif args.force and page is None:
        raise ArgumentError("--force needs --out FILE or --html FILE")
    model = load_model(args.model)
    documents = cli_input.read_documents(files)
    results = score_documents(
        documents if output is None else output.compare(documents, args.temperature),
        model=model,
        top=args.top,
        bos=args.bos,
        parse_special=args.parse_special,
        temperature=args.temperature,
        done=0 if output is None else output.done,
    )
    if page is not None:
        results = page.through(results)
    if output is not None:
        return output.write(results, total)
    return _print(results, None if page is not None else model.tokenizer.token_bytes)


def _print(results: Iterator[Scored | Failed], token_bytes: list[bytes] | None) -> int:
    """The tables of `results` on stdout, or none without `token_bytes`: what failed is told on stderr in any case."""
    console, count, failed = token_bytes and table.console(), 0, 0
    for count, record in enumerate(results, 1):  # noqa: B007
        if isinstance(record, Failed):
            failed += 1
            _complain(record)
        elif token_bytes is not None:
            table.show(console, record, token_bytes)
    if not count:
        raise ArgumentError("no documents in the input")
    return int(failed > 0)


def _complain(record: Failed) -> None:
    place = record.file if record.line is None else f"{record.file}:{record.line}"
    print(f"jaxlp: {place}: {record.error}", file=sys.stderr)


class Output:
    """The file that --out names: one record a line. `done` records are in it already, of an earlier run.

    Raises ArgumentError where it may not or cannot be written. A record without its end is what a crash left: it is not
    counted, and cut off when writing goes on.
    """

    def __init__(self, name: str, inputs: list[str], *, resume: bool, force: bool):
        self.path = Path(name)
        self.done = 0
        self.failed = 0
        self._keep = 0  # bytes of the records that are done
        if not self.path.parent.is_dir():
            raise ArgumentError(f"{name}: there is no directory {str(self.path.parent)!r}")
        if self.path.exists() and any(os.path.exists(path) and self.path.samefile(path) for path in inputs):
            raise ArgumentError(f"{name}: --out is one of the input files")
        if not self.path.is_file() or not self.path.stat().st_size:
            return
        if resume:
            rest = self._count()
            if rest and not (rest.startswith(b'{"') or rest == b"{"):
                raise ArgumentError(f"{name} does not end in a record of `jaxlp score`: --resume would cut it")
        elif not force:
            raise ArgumentError(f"{name} exists: go on after its documents with --resume, or overwrite it with --force")

    def _count(self) -> bytes:
        """Count the records that the file holds; what follows the last of them is returned."""
        self.done = self._keep = 0
        with open(self.path, "rb") as file:
            for line in file:
                if not line.endswith(b"\n"):
                    return line
                self.done += 1
                self._keep += len(line)
        return b""

    def compare(self, documents: Iterator[Document | Failed], temperature: float) -> Iterator[Document | Failed]:
        """`documents`, the first of them compared with the records: they must be of the same, scored alike."""
        recorded = self._records()
        for number, document in enumerate(documents, 1):
            record = next(recorded, None)
            if record is not None and record.id != document.id:
                raise ArgumentError(
                    f"{self.path} line {number} is document {record.id!r} where the input has {document.id!r}: "
                    "--resume needs the same files as before"
                )
            if record is not None and record.error is None and isinstance(document, Document):
                where = f"{self.path} line {number}, document {record.id!r},"
                if [*chain.from_iterable(record.bytes)] != [*document.text.encode(errors="replace")]:
                    raise ArgumentError(f"{where} has another text than in the input: --resume needs the same files")
                if record.temperature != temperature:
                    raise ArgumentError(
                        f"{where} was scored at temperature {record.temperature:g}, not {temperature:g}"
                    )
            self.failed += record is not None and record.error is not None
            yield document
        if next(recorded, None) is not None:
            raise ArgumentError(
                f"{self.path} holds {self.done} documents, more than the input: --resume needs the same files as before"
            )

    def write(self, results: Iterator[Scored | Failed], total: int | None) -> int:
        """Append `results` as they come and give the exit code. An interrupt keeps every document that is finished."""
        try:
            with open(self.path, "ab") as file, _progress(total, self.done) as bar:
                if self.path.is_file():  # not a pipe
                    file.truncate(self._keep)
                for record in results:
                    file.write(as_json(record) + b"\n")
                    file.flush()
                    self.done += 1
                    bar.update()
                    if isinstance(record, Failed):
                        self.failed += 1
                        bar.clear()
                        _complain(record)
        except OSError as error:
            raise ArgumentError(f"{self.path}: {error.strerror}") from None
        except KeyboardInterrupt:
            if self.path.is_file():
                self._count()  # it may have come between a record and its count
            how = f"interrupted: {self.done} documents are in {self.path}; go on with --resume"
            raise KeyboardInterrupt(how) from None
        if not self.done:
            raise ArgumentError("no documents in the input")
        if sys.stderr.isatty() or self.failed:
            failed = f", {self.failed} of them failed and say why" if self.failed else ""
            print(f"jaxlp: {self.done} documents in {self.path}{failed}", file=sys.stderr)
        return int(self.failed > 0)

    def _records(self) -> Iterator["_Head"]:
        if not self.done:
            return
        decoder, count = msgspec.json.Decoder(_Head), self.done
        with open(self.path, "rb") as file:
            for number, line in zip(range(1, count + 1), file, strict=False):
                try:
                    yield decoder.decode(line)
                except (msgspec.MsgspecError, UnicodeError) as error:
                    raise ArgumentError(f"{self.path} line {number} is no record of `jaxlp score`: {error}") from None


class _Head(msgspec.Struct):
    """What is read of a record that is done."""

    id: str | int | None = None
    error: str | None = None
    bytes: list[list[int]] = []
    temperature: float = 1.0


class _Silent:
    """A progress bar where nobody watches."""

    def __enter__(self) -> "_Silent":
        return self

    def __exit__(self, *_: object) -> None: ...
    def update(self) -> None: ...
    def clear(self) -> None: ...


def _progress(total: int | None, done: int):
    if not sys.stderr.isatty():
        return _Silent()
    tqdm = optional("tqdm", "cli").tqdm
    return tqdm(total=total, initial=done, unit=" documents", file=sys.stderr, dynamic_ncols=True)
