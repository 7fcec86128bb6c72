"""Files as a stream of documents: a text file is one, a .jsonl file has one a line."""

import codecs
import errno
import json
import os
import stat
import sys
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from jaxlp.errors import ArgumentError
from jaxlp.scored import Document, Failed

CHUNK = 1 << 20


def check_files(paths: Sequence[str]) -> int | None:
    """About how many documents `paths` hold (lines, blank ones too), None where only reading tells (stdin, a pipe).

    Raises ArgumentError, before any work is done, for a file that cannot be read, is empty, or is no UTF-8 text.
    """
    if list(paths).count("-") > 1:
        raise ArgumentError("`-`, which is stdin, can be read once only")
    counts = [_check_file(path) for path in paths]
    return None if None in counts else sum(count or 0 for count in counts)


def read_documents(paths: Sequence[str]) -> Iterator[Document | Failed]:
    """The documents of `paths` in order, one line of a .jsonl file in memory at a time. A bad line is a `Failed`.

    A document's `id` is its own, else the file's name, with the line in a .jsonl file.
    """
    for path in paths:
        name = shown(path)
        try:
            with open(path, "rb") if path != "-" else sys.stdin.buffer as file:
                if _is_jsonl(path):
                    for number, line in enumerate(file, 1):
                        if line := (line.removeprefix(codecs.BOM_UTF8) if number == 1 else line).strip():
                            yield parse_line(line, name, number)
                else:
                    yield Document(_decode(file.read(), name), name, file=name)
        except OSError as error:
            raise ArgumentError(f"{name}: {error.strerror}") from None


def shown(path: str) -> str:
    """A file's name as text that can be printed and written: what is no UTF-8, or no character, is an escape."""
    text = os.fsencode(path).decode(errors="backslashreplace")
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text) or "''"


def parse_line(line: bytes, file: str, number: int) -> Document | Failed:
    """One line of a .jsonl file: an object with `text`, or with `prompt` and `completion`; `id` if it likes."""

    def failed(error: str) -> Failed:
        return Failed(error, known, file, number)

    known = None
    try:
        entry = json.loads(line.decode())
    except json.JSONDecodeError as error:
        return failed(f"not JSON: {error.msg}, column {error.colno}")
    except UnicodeDecodeError as error:
        return failed(f"not UTF-8 text ({error.reason} at byte {error.start})")
    except (ValueError, RecursionError) as error:  # an int of thousands of digits; brackets in thousands of brackets
        return failed(f"not JSON that can be read: {error}")
    if not isinstance(entry, dict):
        return failed(f"not a JSON object but {_kind(entry)}")
    given = entry.get("id")
    if given is not None and (isinstance(given, bool) or not isinstance(given, str | int)):
        return failed(f"`id` must be a string or an int: it is {_kind(given)}")
    try:
        msgspec.json.encode(given)
    except (ValueError, OverflowError) as error:  # a lone surrogate; an int too long
        return failed(f"`id` cannot be written: {error}")
    known = given
    fields = [name for name in ("text", "prompt", "completion") if name in entry]
    if fields not in (["text"], ["prompt", "completion"]):
        have = f"it has {' and '.join(f'`{name}`' for name in fields)}" if fields else "it has none of them"
        return failed(f"a line needs `text`, or `prompt` and `completion`: {have}")
    for name in fields:
        if not isinstance(entry[name], str):
            return failed(f"`{name}` must be a string: it is {_kind(entry[name])}")
    if not entry[fields[-1]]:
        return failed(f"`{fields[-1]}` is empty")
    text, prompt = "".join(entry[name] for name in fields), len(entry.get("prompt", ""))
    return Document(text, f"{file}:{number}" if given is None else given, prompt, file, number)


def _check_file(path: str) -> int | None:
    if path == "-":
        return None
    try:
        mode = os.stat(path).st_mode
        if stat.S_ISDIR(mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), path)
        if not stat.S_ISREG(mode):
            return None  # a pipe can be opened once
        text, lines, size = codecs.getincrementaldecoder("utf-8")(), 0, 0
        with open(path, "rb") as file:
            while chunk := file.read(CHUNK):
                size += len(chunk)
                lines += chunk.count(b"\n")
                if not _is_jsonl(path):
                    text.decode(chunk)
        text.decode(b"", final=True)
    except OSError as error:
        raise ArgumentError(f"{shown(path)}: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise ArgumentError(f"{shown(path)}: not UTF-8 text ({error.reason})") from None
    except ValueError as error:  # a null character in the name
        raise ArgumentError(f"{shown(path)}: {error}") from None
    if not size:
        raise ArgumentError(f"{shown(path)}: the file is empty")
    return lines if _is_jsonl(path) else 1


def _is_jsonl(path: str) -> bool:
    return path.lower().endswith(".jsonl")


def _decode(data: bytes, path: str) -> str:
    if not data:
        raise ArgumentError(f"{path}: the file is empty")
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise ArgumentError(f"{path}: not UTF-8 text ({error.reason} at byte {error.start})") from None


def _kind(value: Any) -> str:
    names = {dict: "an object", list: "a list", str: "a string", bool: "a boolean", type(None): "null"}
    return names.get(type(value), "a number")
