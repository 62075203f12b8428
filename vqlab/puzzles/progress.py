"""What a person has solved, and how many in a row; kept in a file of the person's own.

event → Progress (a value) → Journal (the file). Names and numbers only: no play is written down.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from typing import Any

from vqlab.contract import LabError, Message, check_schema, is_printable
from vqlab.writing import alone, write_whole

__all__ = ["Entry", "Journal", "Progress", "home"]

MOST = 5_000
"""Puzzles that are remembered; beyond that the one first noted is forgotten."""
LONGEST = 200
"""Characters of a name; a puzzle with a longer one is not remembered."""
LARGEST = 4 << 20
"""Bytes of a file that are read."""


@dataclass(frozen=True)
class Entry:
    """One puzzle: how often it was tried, when it was first solved, and whether with help."""

    tries: int = 0
    solved: str = ""
    helped: bool = False


@dataclass(frozen=True)
class Progress:
    """What has been solved. ``streak`` counts puzzles in a row, each new, unaided, at first try.

    >>> progress = Progress().solved("a", "2030-01-31").missed("b").solved("b", "2030-02-01")
    >>> progress.puzzles["b"], progress.streak, progress.best
    (Entry(tries=2, solved='2030-02-01', helped=False), 0, 1)
    """

    puzzles: Mapping[str, Entry] = field(default_factory=dict)
    streak: int = 0
    best: int = 0

    def is_solved(self, name: str) -> bool:
        """Whether a puzzle has been solved, with help or without."""
        return bool(self.puzzles.get(name, Entry()).solved)

    def missed(self, name: str) -> Progress:
        """After a wrong play: one try more, and the streak is over."""
        entry = self.puzzles.get(name, Entry())
        return replace(self._with(name, replace(entry, tries=entry.tries + 1)), streak=0)

    def aided(self, name: str) -> Progress:
        """After a hint, or a look at the answer: solved later, it was solved with help."""
        entry = self.puzzles.get(name, Entry())
        return self if entry.solved else self._with(name, replace(entry, helped=True))

    def solved(self, name: str, day: str, *, helped: bool = False) -> Progress:
        """After the last right play, on a ``day`` such as 2030-01-31.

        Help neither ends a streak nor makes it longer; nor does a puzzle tried before.
        """
        entry = self.puzzles.get(name, Entry())
        helped = helped or (entry.helped and not entry.solved)
        streak = self.streak + (entry.tries == 0 and not helped)
        aided = helped and (entry.helped or not entry.solved)
        now = Entry(entry.tries + 1, entry.solved or day, aided)
        return replace(self._with(name, now), streak=streak, best=max(self.best, streak))

    def merged(self, other: Progress) -> Progress:
        """Both together: nothing that either knows is lost; the streak is that of ``other``."""
        puzzles = dict(self.puzzles)
        for name, entry in other.puzzles.items():
            mine = puzzles.get(name, entry)
            days = sorted(filter(None, (mine.solved, entry.solved)))
            both = bool(mine.solved and entry.solved)
            aided = mine.helped and entry.helped if both else mine.helped or entry.helped
            puzzles[name] = Entry(max(mine.tries, entry.tries), (days or [""])[0], aided)
        return Progress(_bounded(puzzles), other.streak, max(self.best, other.best))

    def _with(self, name: str, entry: Entry) -> Progress:
        if not 0 < len(name) <= LONGEST or not is_printable(name):
            return self
        return replace(self, puzzles=_bounded({**self.puzzles, name: entry}))

    def to_json(self) -> dict[str, Any]:
        """Plain data (schema ``progress.json``)."""
        puzzles = {
            name: {
                "tries": entry.tries,
                **({"solved": entry.solved} if entry.solved else {}),
                **({"helped": True} if entry.helped else {}),
            }
            for name, entry in self.puzzles.items()
        }
        return {"version": 1, "streak": self.streak, "best": self.best, "puzzles": puzzles}

    @classmethod
    def from_json(cls, data: object) -> Progress:
        """The progress that ``to_json`` wrote. Raises NotationError for anything else."""
        read = check_schema("progress", data)
        puzzles = {
            name: Entry(int(one["tries"]), one.get("solved", ""), one.get("helped", False))
            for name, one in read["puzzles"].items()
        }
        return cls(puzzles, int(read["streak"]), int(read["best"]))


def _bounded(puzzles: dict[str, Entry]) -> dict[str, Entry]:
    for name in list(puzzles)[: max(0, len(puzzles) - MOST)]:
        del puzzles[name]
    return puzzles


def home() -> Path:
    """The folder of this person's own files: ``VQLAB_HOME``, or where the system keeps such."""
    named = os.environ.get("VQLAB_HOME")
    if named:
        return Path(named)
    from platformdirs import user_data_path

    return user_data_path("vqlab", appauthor=False)


class Journal:
    """Progress in a file. It is read anew before each change, one writer at a time.

    What cannot be read as progress is kept under another name, and where nothing can be written
    it goes on in memory. ``notice`` then holds one sentence, said once.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     Journal(folder).note(lambda progress: progress.solved("a", "2030-01-31"))
    ...     Journal(folder).progress.streak
    1
    """

    def __init__(self, folder: Path | str | None = None) -> None:
        self.path = (home() if folder is None else Path(folder)) / "progress.json"
        self._memory: Progress | None = None
        self._notices: list[Message] = []
        self._told = False

    @property
    def progress(self) -> Progress:
        """What is known now."""
        kept = self._read()
        return kept if self._memory is None else kept.merged(self._memory)

    def note(self, change: Callable[[Progress], Progress]) -> None:
        """Change the progress, and write it down."""
        with alone(self.path):
            changed = change(self.progress)
            try:
                self._write(changed)
                self._memory = None
            except OSError as error:
                self._memory = changed
                self._tell(error)

    def notice(self) -> Message | None:
        """What a person should be told about the file, once."""
        return self._notices.pop(0) if self._notices else None

    def _read(self) -> Progress:
        try:
            if self.path.stat().st_size > LARGEST:
                return self._set_aside()
            return Progress.from_json(json.loads(self.path.read_text("utf-8-sig")))
        except FileNotFoundError:
            return Progress()
        except (LabError, ValueError, RecursionError):
            return self._set_aside()
        except OSError as error:
            self._tell(error)
            return Progress()

    def _set_aside(self) -> Progress:
        names = (self.path.with_name(f"progress-kept-{n}.json") for n in count(1))
        kept = next(path for path in names if not path.exists())
        try:
            self.path.rename(kept)
        except OSError as error:
            self._tell(error)
        else:
            self._notices.append(Message("progress-set-aside", name=kept.name))
        return Progress()

    def _write(self, progress: Progress) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self._told and self.path.exists():
            self._read_or_refuse()
        text = json.dumps(progress.to_json(), ensure_ascii=False, indent=1)
        write_whole(self.path, text + "\n")

    def _read_or_refuse(self) -> None:
        """Never write over a file that could not be read."""
        try:
            Progress.from_json(json.loads(self.path.read_text("utf-8-sig")))
        except (LabError, ValueError, RecursionError) as error:
            raise OSError(str(error)) from error

    def _tell(self, error: OSError) -> None:
        if not self._told:
            self._told = True
            reason = error.strerror or str(error)
            self._notices.append(Message("progress-unwritten", reason=reason))
