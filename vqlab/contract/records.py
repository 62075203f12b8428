"""Records, in any game: a header, then lines of play with what is said about each play.

Record → text or JSON here; the way back is in ``contract.recorded``. A game says how its starts
and its endings are written.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, NamedTuple, Self

from vqlab.contract import Message, NotationError, check_schema, is_printable
from vqlab.contract.notes import check_note, note_json, note_of, write_note
from vqlab.contract.numbers import is_whole
from vqlab.contract.played import Played
from vqlab.contract.reading import as_named, shorten

VERSION = "vqlab: 1"
LONGEST = 512 * 1024
"""Characters of the longest record that is read."""
LONGEST_NAME = 60


class Stop(NamedTuple):
    """Where reading stopped: an illegal play, and why.

    ``line`` and ``phase`` are counted from 1; a game of one deal has one phase.
    """

    line: int
    phase: int
    play: str
    seat: int | None
    clause: str
    message: Message


class Recorded:
    """What the records of all games share; a game's own says what is played, and how it is read."""

    GAME: ClassVar[str]
    SCHEMA: ClassVar[str]
    title: str
    names: tuple[str, ...]
    seed: int | None
    stopped: Stop | None

    @property
    def lines(self) -> tuple[Played[Any, Any], ...]:
        """The starts and the plays made from each, in order."""
        raise NotImplementedError

    @property
    def parts(self) -> tuple[Self, ...]:
        """Each of the lines as a record of its own, with the same title and names."""
        return (self,)

    @property
    def edition(self) -> Any:
        """The edition played."""
        return self.lines[0].edition

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.lines[0].seats

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a record. Raises NotationError for text that is no record.

        An illegal play does not raise: it ends the record, and ``stopped`` names it.
        """
        raise NotImplementedError

    @classmethod
    def from_json(cls, data: object) -> Self:
        """The record that ``to_json`` wrote. Raises NotationError for what does not fit."""
        if isinstance(data, dict) and isinstance(data.get("game"), str):
            check_game(data["game"], cls.GAME)
        checked = check_schema(cls.SCHEMA, data)
        return cls.parse(_joined([*_head_of_json(checked), *cls.body_of_json(checked)]))

    @classmethod
    def body_of_json(cls, data: dict[str, Any]) -> list[str]:
        """The lines below the header, from plain data that fits the schema."""
        raise NotImplementedError

    def body(self) -> list[str]:
        """The lines below the header."""
        raise NotImplementedError

    def body_json(self) -> dict[str, Any]:
        """The same as plain data."""
        raise NotImplementedError

    def __str__(self) -> str:
        header = [VERSION, f"game: {self.GAME}/{self.edition}", f"seats: {self.seats}"]
        if self.title:
            header.append(f"title: {self.title}")
        if self.names:
            header.append("names: " + ", ".join(self.names))
        if self.seed is not None:
            header.append(f"seed: {self.seed}")
        return "\n".join([*header, *self.body()]) + "\n"

    def to_json(self) -> dict[str, Any]:
        """The record as plain data."""
        return {
            "vqlab": 1,
            "game": f"{self.GAME}/{self.edition}",
            "seats": self.seats,
            "title": self.title,
            "names": list(self.names),
            "seed": self.seed,
            **self.body_json(),
        }

    def check_header(self, clauses: Sequence[str]) -> None:
        """Raise NotationError for a title, a name, a seed or a note that no record can hold."""
        seed = self.seed
        if seed is not None and not is_whole(seed):
            raise NotationError(Message("record-number", name="seed", read=as_named(seed)))
        if self.names and len(self.names) != self.seats:
            raise NotationError(Message("record-names", read=len(self.names)))
        _check_line(self.title, 2 * LONGEST_NAME)
        for name in self.names:
            _check_name(name)
        for line in self.lines:
            for note in line.notes:
                check_note(note, clauses)


def check_game(text: str, game: str) -> None:
    """Raise NotationError for a record's ``game`` that is another than the one expected."""
    found = re.match(r"\s*([a-zA-Z]+)", text)
    if found and found[1].lower() != game:
        raise NotationError(Message("record-game", read=shorten(found[1]), game=game))


def bare(text: str) -> str:
    """A position's text without the game in front: the record's header has it.

    >>> bare("queen/english: 6 | 7 | 8")
    '6 | 7 | 8'
    """
    return text.rpartition(": ")[2]


def opening_note(line: Played[Any, Any]) -> list[str]:
    """The note on a start, as a line of its own; none where nothing is said."""
    return [write_note(line.notes[0]).strip()] if any(line.notes[0]) else []


def written_plays(line: Played[Any, Any]) -> list[str]:
    """Each play with its note."""
    plays = zip(line.plays, line.notes[1:], strict=True)
    return [f"{play}{write_note(note)}" for play, note in plays]


def line_json(line: Played[Any, Any]) -> dict[str, Any]:
    """A start and the plays made from it as plain data."""
    return {
        "start": bare(str(line.start)),
        "note": note_json(line.notes[0]),
        "plays": [
            {"play": str(play), **note_json(note)}
            for play, note in zip(line.plays, line.notes[1:], strict=True)
        ],
    }


def plays_of_json(data: dict[str, Any], read_play: Callable[[str], object]) -> list[str]:
    """The lines of text of what ``line_json`` wrote, but for the start."""
    made = [f"{read_play(one['play'])}{write_note(note_of(one))}" for one in data["plays"]]
    return [write_note(note_of(data.get("note", {}))).strip(), *made]


def _head_of_json(data: dict[str, Any]) -> list[str]:
    """The header's text, so that there is one reader; each value is one field of one line."""
    lines = [VERSION, f"game: {data['game']}"]
    if data.get("seats"):
        lines.append(f"seats: {data['seats']}")
    if data.get("title"):
        lines.append(f"title: {data['title']}")
    if data.get("names"):
        for name in data["names"]:
            _check_name(name)
        lines.append("names: " + ", ".join(data["names"]))
    if data.get("seed") is not None:
        lines.append(f"seed: {data['seed']}")
    return lines


def _joined(lines: list[str]) -> str:
    text = "\n".join(lines)
    if text.count("\n") != len(lines) - 1:
        raise NotationError(Message("record-name", most=LONGEST_NAME))
    return text


def _check_line(text: str, most: int) -> None:
    if len(text) > most or text != text.strip() or not is_printable(text):
        raise NotationError(Message("record-name", most=most))


def _check_name(name: str) -> None:
    _check_line(name, LONGEST_NAME)
    if "," in name or not name:
        raise NotationError(Message("record-name-comma"))
