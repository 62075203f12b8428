"""Stepping through an annotated record of either game."""

from __future__ import annotations

from typing import Any

from vqlab import vampires
from vqlab.games import examples, game_of, read_record
from vqlab.pictures import Scene, replay
from vqlab.pictures.scene import OfOneGame
from vqlab.queen.phase import Phase
from vqlab.queen.record import Record
from vqlab.screens.shown import Screen


class Stepper(Screen):
    """An annotated record on the table, stepped by turn and by round.

    ``record``: a Record of either game, a Phase, a Game or a position, the text of one, or the name
    of an example. The front end has every step, so it goes on stepping without
    a kernel, and ``save`` writes a page that does.

    >>> stepper = Stepper("slayer-round")
    >>> len(stepper.scenes)
    7
    """

    def __init__(
        self, record: Record | Phase | vampires.Game | OfOneGame | str, language: str = ""
    ) -> None:
        self.record = as_record(record)
        self.language = language
        self._say_again()

    def _say_again(self) -> None:
        self._scenes = replay(self.record, self.language)

    @property
    def scenes(self) -> list[Scene]:
        """One scene for the start, each play, and the end of each round."""
        return list(self._scenes)


def as_record(record: Any) -> Record | vampires.Game | OfOneGame:
    """A record given as itself, as a phase, game or position, as text or an example's name."""
    if isinstance(record, (Record, vampires.Game, OfOneGame)):
        return record
    read: Record | vampires.Game | OfOneGame
    if isinstance(record, str) and ("\n" in record or "|" not in record):
        read = read_record(record) if "\n" in record else examples()[record]
        return read
    line = record if isinstance(record, Phase) else game_of(record).LINE(record)
    read = Record((line,)) if isinstance(line, Phase) else line
    return read
