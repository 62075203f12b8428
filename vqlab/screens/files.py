"""Records on disk: read within bounds, written whole or not at all, nothing else overwritten."""

from __future__ import annotations

from itertools import count
from pathlib import Path

from vqlab.contract import LabError, Message
from vqlab.queen.record import LONGEST, Record
from vqlab.writing import write_whole


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
    if target.exists() and not _same_start(target, record):
        raise LabError(Message("file-other", name=str(path)[-60:]))
    return write_text(path, str(record))


def write_text(path: str | Path, text: str) -> Path:
    """Write a text to a file, whole or not at all; gives its path. Raises LabError."""
    try:
        write_whole(Path(path), text)
    except OSError as error:
        params = {"name": str(path)[-60:], "reason": str(error.strerror)}
        raise LabError(Message("file-unwritten", **params)) from None
    return Path(path)


def free_name(stem: str, suffix: str = ".txt") -> Path:
    """A name in the current folder that no file has: stem-1, stem-2 and so on."""
    names = (Path(f"{stem}-{number}{suffix}") for number in count(1))
    return next(path for path in names if not path.exists())


def _same_start(path: Path, record: Record) -> bool:
    try:
        there = Record.parse(read_text(path))
    except LabError:
        return False
    return len(there.phases) == 1 and str(there.phases[0].start) == str(record.phases[0].start)
