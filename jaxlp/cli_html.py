"""The page that `jaxlp score --html` writes, a text at a time."""

import contextlib
import os
from collections.abc import Iterator
from html import escape
from pathlib import Path

from jaxlp.errors import ArgumentError
from jaxlp.scored import Failed, Scored
from jaxlp.show.document import CLOSING, opening
from jaxlp.show.picture import LEGEND, fragment
from jaxlp.show.words import plain


class Page:
    """The file that --html names. Raises ArgumentError where it may not or cannot be written."""

    def __init__(self, name: str, inputs: list[str], out: str | None, *, top: int, force: bool):
        self.path, self.top = Path(name), top
        if not name:
            raise ArgumentError("--html needs the name of a file")
        if not self.path.parent.is_dir():
            raise ArgumentError(f"{name}: there is no directory {str(self.path.parent)!r}")
        if out is not None and os.path.realpath(out) == os.path.realpath(name):
            raise ArgumentError(f"{name}: --html and --out are one file")
        if self.path.exists() and any(os.path.exists(path) and self.path.samefile(path) for path in inputs):
            raise ArgumentError(f"{name}: --html is one of the input files")
        if self.path.is_dir():
            raise ArgumentError(f"{name} is a directory: --html needs the name of a file")
        if self.path.is_file() and self.path.stat().st_size and not force:
            raise ArgumentError(f"{name} exists: overwrite it with --force")

    def through(self, results: Iterator[Scored | Failed]) -> Iterator[Scored | Failed]:
        """`results`, each written as it passes. However the run ends, the page is whole up to there."""
        with self._named(), open(self.path, "w", encoding="utf-8") as file:
            file.write(opening("Scored texts", [LEGEND]))
        try:
            for record in results:
                self._append(_failed(record) if isinstance(record, Failed) else fragment(record, top=self.top).body)
                yield record
        finally:
            self._append(CLOSING)

    def _append(self, html: str) -> None:
        with self._named(), open(self.path, "a", encoding="utf-8") as file:
            file.write(html)

    @contextlib.contextmanager
    def _named(self) -> Iterator[None]:
        """An error of the page's own file names it; those of reading and scoring pass."""
        try:
            yield
        except OSError as error:
            raise ArgumentError(f"{self.path}: {error.strerror}") from None


def _failed(record: Failed) -> str:
    place = record.id if record.id is not None else f"{record.file}:{record.line}"
    said = escape(plain(str(place)))
    why = escape(plain(record.error))
    return f'<section><h2><bdi>{said}</bdi></h2><p class="m">not scored: {why}</p></section>'
