"""Records on disk: read within bounds, written whole or not at all, nothing else overwritten."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path

from vqlab.contract import LabError, Message
from vqlab.queen.record import LONGEST, Record


def read_text(source: str | Path) -> str:
    """A record's text, given as it is or as the path of a file. Raises LabError."""
    if isinstance(source, str) and "\n" in source:
        return source
    try:
        with Path(source).open("rb") as stream:
            return stream.read(4 * LONGEST + 1).decode("utf-8-sig").replace("\r\n", "\n")
    except (OSError, ValueError):
        raise LabError(Message("file-unread", name=str(source)[-60:])) from None


def write_record(path: str | Path, record: Record) -> Path:
    """Write a record to a file, over an older record of the same start at most.

    Raises LabError where something else is, or nothing can be written.
    """
    target = Path(path)
    if target.is_symlink():
        target = target.resolve()
    if target.exists() and not _same_start(target, record):
        raise LabError(Message("file-other", name=str(path)[-60:]))
    name = ""
    try:
        mode = target.stat().st_mode & 0o777 if target.exists() else 0o666 & ~_umask()
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", newline="\n", dir=target.parent, delete=False
        ) as stream:
            name = stream.name
            stream.write(str(record))
        Path(name).chmod(mode)
        Path(name).replace(target)
    except OSError as error:
        with suppress(OSError):
            Path(name).unlink()
        params = {"name": str(path)[-60:], "reason": str(error.strerror)}
        raise LabError(Message("file-unwritten", **params)) from None
    return Path(path)


def _same_start(path: Path, record: Record) -> bool:
    try:
        there = Record.parse(read_text(path))
    except LabError:
        return False
    return len(there.phases) == 1 and str(there.phases[0].start) == str(record.phases[0].start)


def _umask() -> int:
    now = os.umask(0o077)
    os.umask(now)
    return now
