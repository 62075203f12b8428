"""Reading records: text → header, then phases, then plays with notes → Record.

Reading stops at the first illegal play, names it, and invents nothing after it. Nothing in a
record is ever run, sizes are bounded, and text that is no record is refused at once.
"""

from __future__ import annotations

import re

from vqlab.contract import IllegalPlay, ImpossiblePosition, LabError, Message, NotationError
from vqlab.contract.notes import ALONE, TURN, read_note
from vqlab.contract.reading import shorten
from vqlab.queen.clauses import CLAUSES
from vqlab.queen.edition import Edition
from vqlab.queen.game import deal_seed, follow_on, next_deal
from vqlab.queen.notation import read_game
from vqlab.queen.phase import Phase
from vqlab.queen.play import read_play
from vqlab.queen.position import Position
from vqlab.queen.record import (
    LONGEST,
    MOST_PHASES,
    MOST_PLAYS,
    VERSION,
    Record,
    Stop,
)

_FIELD = re.compile(
    r"(?P<name>game|seats|seed|title|names|penalties|phase [0-9]{1,3}) *:(?P<text>.*)"
)


def read_record(text: str) -> Record:
    """Read a record. Raises NotationError, or ImpossiblePosition for a deal that cannot be."""
    return _Reader(text).read()


class _Reader:
    """Reads a record line by line."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST:
            raise NotationError(Message("record-long", most=LONGEST // 1024))
        self.lines = text.split("\n")
        self.number = 0
        self.header: dict[str, str] = {}
        self.phases: list[Phase] = []
        self.stopped: Stop | None = None

    def read(self) -> Record:
        if self.lines[0].strip().lstrip("\ufeff") != VERSION:
            read = shorten(self.lines[0].strip(), 30)
            raise NotationError(Message("record-version", read=read, first=VERSION))
        for number, line in enumerate(self.lines[1:], 2):
            self.number = number
            if line.strip() and not line.startswith("#"):
                try:
                    self._line(line.strip())
                except (NotationError, ImpossiblePosition) as error:
                    raise _at_line(error, number) from error
            if self.stopped:
                break
        names = tuple(_listed(self.header.get("names", "")))
        title, seed = self.header.get("title", ""), self._seed()
        return Record(tuple(self.phases), title, names, seed, self.stopped)

    def _line(self, line: str) -> None:
        matched = _FIELD.fullmatch(line)
        if matched is None:
            self._plays(line)
        elif matched["name"].startswith("phase"):
            self._open(int(matched["name"][5:]), matched["text"].strip(), len(line))
        elif matched["name"] == "penalties":
            self._penalties(matched["text"])
        else:
            self._head(matched["name"], matched["text"].strip())

    def _head(self, name: str, text: str) -> None:
        if self.phases or name in self.header:
            raise NotationError(Message("record-header", name=name))
        if name == "game":
            read_game(text)
        if name in ("seats", "seed") and not re.fullmatch(r"[0-9]{1,18}", text):
            raise NotationError(Message("record-number", name=name, read=shorten(text)))
        self.header[name] = text

    def _seed(self) -> int | None:
        return int(self.header["seed"]) if "seed" in self.header else None

    def _edition(self) -> Edition:
        return read_game(self.header.get("game", "queen"))

    def _open(self, number: int, text: str, width: int) -> None:
        if number != len(self.phases) + 1 or number > MOST_PHASES:
            raise NotationError(Message("record-phase-number", read=number, most=MOST_PHASES))
        if self.phases and not self.phases[-1].is_over:
            raise NotationError(Message("record-phase-runs", n=number - 1))
        if text:
            if ":" in text and read_game(text.rpartition(":")[0]) != self._edition():
                raise NotationError(Message("record-edition"))
            # Padded to where it stands in its line, so that errors name the line's own columns.
            phase = Phase(Position.parse(text.rjust(width), self._edition()))
            if self.phases:
                phase = follow_on(self.phases[-1], phase.start)
        else:
            phase = self._dealt(number)
        if "seats" in self.header and int(self.header["seats"]) != phase.seats:
            raise NotationError(
                Message("record-seats", seats=int(self.header["seats"]), read=phase.seats)
            )
        self.phases.append(phase)

    def _dealt(self, number: int) -> Phase:
        seed = self._seed()
        if seed is None or "seats" not in self.header:
            raise NotationError(Message("record-no-deal", n=number))
        name = deal_seed(seed, number)
        if self.phases:
            return next_deal(self.phases[-1], name)
        return Phase.deal(int(self.header["seats"]), name, self._edition())

    def _penalties(self, text: str) -> None:
        if not self.phases or self.phases[-1].penalties is None:
            raise NotationError(Message("record-penalties-early"))
        expected = " ".join(map(str, self.phases[-1].penalties))
        if text.split() != expected.split():
            read = shorten(text.strip())
            raise NotationError(Message("record-penalties", read=read, expected=expected))

    def _plays(self, line: str) -> None:
        if not self.phases:
            raise NotationError(Message("record-line", read=shorten(line)))
        note = ALONE.fullmatch(line)
        if note is not None:
            phase = self.phases[-1]
            if phase.plays or any(phase.notes[0]):
                raise NotationError(Message("record-stray-note", read=shorten(line)))
            self.phases[-1] = phase.commented(*read_note(note, CLAUSES))
            return
        at = 0
        while at < len(line) and not self.stopped:
            turn = TURN.match(line, at)
            if turn is None:
                raise NotationError(Message("record-line", read=shorten(line[at:])))
            at = turn.end()
            self._turn(turn)

    def _turn(self, turn: re.Match[str]) -> None:
        phase = self.phases[-1]
        play = read_play(turn["play"], turn.start("play"))
        if sum(len(phase.plays) for phase in self.phases) >= MOST_PLAYS:
            raise NotationError(Message("record-many", phases=MOST_PHASES, plays=MOST_PLAYS))
        try:
            self.phases[-1] = phase.play(play, *read_note(turn, CLAUSES))
        except IllegalPlay as error:
            self.stopped = Stop(
                self.number, len(self.phases), str(play), phase.to_act, error.clause, error.message
            )


def _listed(text: str) -> list[str]:
    return [entry.strip() for entry in text.split(",")] if text.strip() else []


def _at_line(error: LabError, line: int) -> LabError:
    message = Message("record-at-line", line=line, reason=error.message)
    if isinstance(error, ImpossiblePosition):
        return ImpossiblePosition(error.clause, message)
    return NotationError(message)
