"""Reading records, in any game: text → header, then starts, then plays with notes → Record.

Reading stops at the first illegal play, names it, and invents nothing after it. Nothing in a
record is ever run, sizes are bounded, and text that is no record is refused at once.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from vqlab.contract import IllegalPlay, ImpossiblePosition, LabError, Message, NotationError
from vqlab.contract.notes import ALONE, TURN, read_note
from vqlab.contract.played import Played
from vqlab.contract.reading import as_text, shorten
from vqlab.contract.records import LONGEST, VERSION, Stop, check_game

LineT = TypeVar("LineT", bound=Played[Any, Any])

HEADER = ("game", "seats", "seed", "title", "names")
"""The fields of every record's header."""


def fields(*more: str) -> re.Pattern[str]:
    """A pattern of the lines that are fields: the header's, and patterns of a game's own."""
    return re.compile(rf"(?P<name>{'|'.join([*HEADER, *more])}) *:(?P<text>.*)")


class Reader(Generic[LineT]):
    """Reads a record line by line; a game says how its starts, plays and endings are read."""

    game: ClassVar[str]
    clauses: ClassVar[Sequence[str]]
    field: ClassVar[re.Pattern[str]]
    """What ``fields`` gave."""

    def __init__(self, text: str) -> None:
        if len(as_text(text)) > LONGEST:
            raise NotationError(Message("record-long", most=LONGEST // 1024))
        self.text_lines = text.split("\n")
        self.number = 0
        self.header: dict[str, str] = {}
        self.lines: list[LineT] = []
        self.stopped: Stop | None = None

    def own_field(self, name: str, text: str, width: int) -> None:
        """Read a field that is not the header's; ``width``: where its line ends."""
        raise NotImplementedError

    def read_edition(self, text: str) -> Any:
        """The edition that a ``game`` names."""
        raise NotImplementedError

    def read_start(self, text: str) -> Any:
        """A position, in the record's edition."""
        raise NotImplementedError

    def read_play(self, text: str, column: int) -> Any:
        """A play; ``column`` is where it stands."""
        raise NotImplementedError

    def begin(self) -> None:
        """Plays come, or nothing more, and there is no start yet."""
        raise NotImplementedError

    def check_room(self) -> None:
        """Raise NotationError where there are too many plays already."""
        raise NotImplementedError

    def read(self) -> dict[str, Any]:
        """Read to the end, or to an illegal play; gives what every record has beside its lines."""
        first = self.text_lines[0].strip()
        if first.lstrip("\ufeff") != VERSION:
            raise NotationError(Message("record-version", read=shorten(first, 30), first=VERSION))
        for number, line in enumerate(self.text_lines[1:], 2):
            self.number = number
            if line.strip() and not line.startswith("#"):
                try:
                    self._line(line.strip())
                except (NotationError, ImpossiblePosition) as error:
                    raise _at_line(error, number) from error
            if self.stopped:
                break
        if not self.lines:
            self.begin()
        return {
            "title": self.header.get("title", ""),
            "names": tuple(_listed(self.header.get("names", ""))),
            "seed": self.seed,
            "stopped": self.stopped,
        }

    @property
    def seed(self) -> int | None:
        """The header's seed."""
        return int(self.header["seed"]) if "seed" in self.header else None

    @property
    def seats(self) -> int | None:
        """The header's number of seats."""
        return int(self.header["seats"]) if "seats" in self.header else None

    @property
    def edition(self) -> Any:
        """The header's edition."""
        return self.read_edition(self.header.get("game", self.game))

    def started(self, text: str, width: int) -> Any:
        """The position of a start's text, which may name the record's own edition again."""
        if ":" in text and self.read_edition(text.rpartition(":")[0]) != self.edition:
            raise NotationError(Message("record-edition"))
        # Padded to where it stands in its line, so that errors name the line's own columns.
        return self.read_start(text.rjust(width))

    def add(self, line: LineT) -> None:
        """Take a start up. Raises NotationError where it has other seats than the header."""
        if self.seats not in (None, line.seats):
            raise NotationError(Message("record-seats", seats=self.seats, read=line.seats))
        self.lines.append(line)

    def _line(self, line: str) -> None:
        matched = self.field.fullmatch(line)
        if matched is None:
            self._plays(line)
        elif matched["name"] in HEADER:
            self._head(matched["name"], matched["text"].strip())
        else:
            self.own_field(matched["name"], matched["text"].strip(), len(line))

    def _head(self, name: str, text: str) -> None:
        if self.lines or name in self.header:
            raise NotationError(Message("record-header", name=name, game=self.game))
        if name == "game":
            check_game(text, self.game)
            self.read_edition(text)
        if name in ("seats", "seed") and not re.fullmatch(r"[0-9]{1,18}", text):
            raise NotationError(Message("record-number", name=name, read=shorten(text)))
        self.header[name] = text

    def _plays(self, line: str) -> None:
        note = ALONE.fullmatch(line)
        turn = TURN.match(line)
        if note is None and turn is None:
            raise self._unread(line)
        if not self.lines:
            self.begin()
        if not self.lines:
            raise self._unread(line)
        if note is not None:
            first = self.lines[-1]
            if first.plays or any(first.notes[0]):
                raise NotationError(Message("record-stray-note", read=shorten(line)))
            self.lines[-1] = first.commented(*read_note(note, self.clauses))
            return
        at = 0
        while at < len(line) and not self.stopped:
            turn = TURN.match(line, at)
            if turn is None:
                raise self._unread(line[at:])
            at = turn.end()
            self._turn(turn)

    def _unread(self, text: str) -> NotationError:
        return NotationError(Message("record-line", read=shorten(text), game=self.game))

    def _turn(self, turn: re.Match[str]) -> None:
        line = self.lines[-1]
        play = self.read_play(turn["play"], turn.start("play"))
        self.check_room()
        try:
            self.lines[-1] = line.play(play, *read_note(turn, self.clauses))
        except IllegalPlay as error:
            self.stopped = Stop(
                self.number, len(self.lines), str(play), line.to_act, error.clause, error.message
            )


def _listed(text: str) -> list[str]:
    return [entry.strip() for entry in text.split(",")] if text.strip() else []


def _at_line(error: LabError, line: int) -> LabError:
    message = Message("record-at-line", line=line, reason=error.message)
    if isinstance(error, ImpossiblePosition):
        return ImpossiblePosition(error.clause, message)
    return NotationError(message)
