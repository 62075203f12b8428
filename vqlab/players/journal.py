"""A journal of games: one JSON line for each, written as it ends, and read again after a crash.

The first line says which tournament it is. Lines are only ever added; what a crash cut short is
taken away, anything else that does not fit is refused and left as it is.
"""

from __future__ import annotations

import json
import os
import stat
import time
from collections.abc import Callable
from importlib import import_module
from os import PathLike
from pathlib import Path
from typing import Any, Generic, Self, TypeVar

from vqlab.contract import LabError, Message
from vqlab.contract.reading import shorten
from vqlab.writing import hold

__all__ = ["Journal"]

K = TypeVar("K")
V = TypeVar("V")

LARGEST = 256 << 20
"""Bytes of a journal."""
LONGEST = 64 << 10
"""Bytes of one line."""
SYNC = 1.0
"""Seconds after which what was written is made to reach the disk."""
HEAD, LINE = b'{"vqlab": "tournament", "format": 1, ', b'{"block": '
"""How the first line and every other begin."""


class Journal(Generic[K, V]):
    """The games of one tournament in a file, as long as it is open for nobody else.

    ``about``: what makes the tournament this one. ``read``: takes a line apart into the key of its
    game and what is known of it, and raises ValueError where it cannot.

    Raises LabError for a file of something else, a damaged line, a file that another process
    writes, or one that cannot be written.

    >>> from tempfile import TemporaryDirectory
    >>> def read(line):
    ...     return line["block"], line["points"]
    >>> with TemporaryDirectory() as folder:
    ...     path = Path(folder) / "games.jsonl"
    ...     with Journal(path, {"seats": 3}, read) as journal:
    ...         journal.add({"block": 0, "points": 7})
    ...     with Journal(path, {"seats": 3}, read) as journal:
    ...         journal.entries
    {0: 7}
    """

    def __init__(
        self,
        path: str | PathLike[str],
        about: dict[str, Any],
        read: Callable[[dict[str, Any]], tuple[K, V]],
    ) -> None:
        # bots of another version may play otherwise
        version = str(import_module("vqlab").__version__)
        self.path = Path(path)
        self._head = {"vqlab": "tournament", "format": 1, "version": version, **about}
        self._read_line = read
        self.entries: dict[K, V] = {}
        """The games read when it was opened, each once."""
        self._synced = time.monotonic()

    def __enter__(self) -> Self:
        flags = os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0)
        try:
            self._file = os.open(self.path, flags, 0o666)
        except (OSError, ValueError) as error:
            raise self._unwritable(error) from None
        try:
            if not stat.S_ISREG(os.fstat(self._file).st_mode):
                raise LabError(Message("journal-no-file", file=self._name))
            if not hold(self._file):
                raise LabError(Message("journal-held", file=self._name))
            self._begin()
        except OSError as error:
            os.close(self._file)
            raise self._unwritable(error) from None
        except BaseException:
            os.close(self._file)
            raise
        return self

    def __exit__(self, *_: object) -> None:
        try:
            os.fsync(self._file)
        except OSError as error:
            raise self._unwritable(error) from error
        finally:
            os.close(self._file)

    def add(self, line: dict[str, Any]) -> None:
        """Write a game; it is in the system's hands when this returns. Raises LabError."""
        try:
            self._write(line)
            if time.monotonic() - self._synced > SYNC:
                os.fsync(self._file)
                self._synced = time.monotonic()
        except OSError as error:
            raise self._unwritable(error) from None

    def _write(self, line: dict[str, Any]) -> None:
        data = json.dumps(line).encode() + b"\n"
        while data:
            data = data[os.write(self._file, data) :]

    def _begin(self) -> None:
        if os.fstat(self._file).st_size > LARGEST:
            raise LabError(Message("journal-large", file=self._name, most=LARGEST >> 20))
        with open(self._file, "rb", closefd=False) as stream:
            stream.seek(0)
            whole = stream.read()
        kept = whole[: whole.rfind(b"\n") + 1]
        lines = kept.split(b"\n")[:-1]
        # some systems leave zeros where a crash kept them from writing
        rest = whole[len(kept) :].rstrip(b"\0")
        start = LINE if lines else HEAD
        for number, line in enumerate(lines, 1):
            (self._check_head if number == 1 else self._keep)(number, line)
        if not (rest.startswith(start) or start.startswith(rest)):
            raise self._damaged(len(lines) + 1)
        if kept != whole:
            os.ftruncate(self._file, len(kept))
            os.fsync(self._file)
        if not lines:
            self._write(self._head)

    def _check_head(self, number: int, text: bytes) -> None:
        head = self._parsed(number, text)
        if not text.startswith(HEAD):
            raise self._damaged(number)
        for field, wanted in self._head.items():
            if head.get(field) != wanted:
                read, said = (_said(value) for value in (head.get(field), wanted))
                params = {"file": self._name, "field": field, "read": read, "wanted": said}
                raise LabError(Message("journal-other", **params))
        if head.keys() != self._head.keys():
            raise self._damaged(number)

    def _keep(self, number: int, text: bytes) -> None:
        line = self._parsed(number, text)
        try:
            key, value = self._read_line(line)
        except (ValueError, KeyError, TypeError):
            raise self._damaged(number) from None
        if self.entries.setdefault(key, value) != value:
            raise LabError(Message("journal-contradicts", file=self._name, line=number))

    def _parsed(self, number: int, text: bytes) -> dict[str, Any]:
        try:
            data = json.loads(text) if len(text) <= LONGEST else None
        except (ValueError, RecursionError):
            data = None
        if not isinstance(data, dict):
            raise self._damaged(number)
        return data

    @property
    def _name(self) -> str:
        return shorten(str(self.path), 60)

    def _damaged(self, line: int) -> LabError:
        return LabError(Message("journal-damaged", file=self._name, line=line))

    def _unwritable(self, error: Exception) -> LabError:
        reason = getattr(error, "strerror", None) or str(error)
        return LabError(Message("journal-unwritable", file=self._name, reason=reason))


def _said(value: Any) -> str:
    return shorten(", ".join(map(str, value)) if isinstance(value, list) else str(value), 60)
