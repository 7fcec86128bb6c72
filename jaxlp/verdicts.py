"""Verdicts: whether a method gives right numbers on a device. Kept in memory and, as small files, on disk."""

import contextlib
import hashlib
import os
import sys
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec


class Key(NamedTuple):
    """All that a verdict may depend on. No size that grows is part of it."""

    platform: str
    device_kind: str
    plugins: str  # every distribution that supplies the platform, with its version
    jax: str
    jaxlib: str
    system: str
    job: str
    method: str
    signature: str  # the dtype, and what else a kernel is compiled for
    revision: int  # of the probe


class Verdict(msgspec.Struct, frozen=True):
    """`declined`: known beforehand not to work. `failed`: tried, and gave an error or wrong numbers."""

    status: Literal["ok", "declined", "failed"]
    reason: str = ""  # of a failure: the case, then the error or the first difference
    seconds: float = 0.0
    lasting: bool = True  # may be written to disk; not so what may be gone tomorrow, such as a lack of time or memory


class _File(msgspec.Struct, forbid_unknown_fields=True):
    key: Key
    verdict: Verdict


_memory: dict[Key, Verdict] = {}
_locks: dict[Key, threading.Lock] = {}
_guard = threading.Lock()


def known(key: Key) -> Verdict | None:
    """The verdict in memory, else on disk."""
    verdict = _memory.get(key)
    if verdict is None and (verdict := _read(key)) is not None:
        _memory[key] = verdict
    return verdict


def settle(key: Key, probe: Callable[[], Verdict]) -> Verdict:
    """The known verdict, else that of `probe()`, which of several threads only the first runs.

    What `probe` raises passes through, and leaves the verdict open.
    """
    if (verdict := known(key)) is not None:
        return verdict
    with _guard:
        lock = _locks.setdefault(key, threading.Lock())
    with lock:
        verdict = known(key)
        if verdict is None:
            verdict = probe()
            remember(key, verdict)
    return verdict


def remember(key: Key, verdict: Verdict) -> None:
    """Keep a verdict, in place of an older one."""
    _memory[key] = verdict
    if verdict.lasting:
        _write(_File(key, verdict))


def forget() -> None:
    """Empty the memory; the files stay."""
    _memory.clear()


def folder() -> Path:
    """Where the files are: JAXLP_CACHE_DIR, else the user's folder for what can be made again."""
    named = os.environ.get("JAXLP_CACHE_DIR")
    if named:
        return Path(named)
    home = Path(os.path.expanduser("~"))
    if sys.platform == "darwin":
        return home / "Library" / "Caches" / "jaxlp"
    return Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache") / "jaxlp"


def _path(key: Key) -> Path:
    """The file of a key."""
    return folder() / f"verdict-{hashlib.sha256(msgspec.json.encode(key)).hexdigest()[:32]}.json"


def _read(key: Key) -> Verdict | None:
    """A file that cannot be read or understood, or that has another key inside, is no verdict."""
    try:
        file = msgspec.json.decode(_path(key).read_bytes(), type=_File)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return None
    return file.verdict if file.key == key else None


def _write(file: _File) -> None:
    """Under a temporary name first, so that no reader sees half a file. A folder that takes no files is no error."""
    target = _path(file.key)
    with contextlib.suppress(OSError):
        target.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=target.stem, suffix=".new")
        try:
            with os.fdopen(handle, "wb") as new:
                new.write(msgspec.json.encode(file))
            os.replace(name, target)
        except OSError:
            os.unlink(name)
