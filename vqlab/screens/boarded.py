"""What the trainer shows of a game: its steps, its plays, how a play is said. One for each game.

position → Boarded. The trainer itself knows no game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from vqlab.contract import Message
from vqlab.contract.played import Played
from vqlab.pictures import Scene, replay
from vqlab.pictures.scene import Action
from vqlab.queen.position import Position as QueenPosition
from vqlab.screens.placing import Placing
from vqlab.vampires.position import Position as VampiresPosition

__all__ = ["Boarded", "boarded"]

Words = Mapping[Any, str]


class Boarded(Protocol):
    """One game on the trainer's table."""

    def steps(self, played: Played[Any, Any], language: str) -> list[Scene]:
        """The start and everything played since, step by step."""

    def step_after(self, start: Any, made: int) -> int:
        """Which step the next play is, after so many plays."""

    def place(self, now: Scene) -> str:
        """Where in the game this is."""

    def actions(
        self, plays: Iterable[Any], language: str, notes: Words | None, marks: Words | None
    ) -> list[Action]:
        """Plays as actions, each with its note and mark if it has any."""

    def said(self, play: Any) -> Message:
        """A play as part of a sentence."""

    def put(self, position: Any, what: str) -> Any:
        """The play meant by a card and a place; None where it has to be asked which."""

    def asking(self, drawn: Scene, position: Any, language: str) -> Scene:
        """The scene with what was asked, if anything was."""


class _Queen:
    def steps(self, played: Played[Any, Any], language: str) -> list[Scene]:
        from vqlab.pictures.replay import record_scenes
        from vqlab.queen.phase import Phase
        from vqlab.queen.record import Record

        assert isinstance(played, Phase)
        return record_scenes(Record((played,)), language, counted=False)

    def step_after(self, start: Any, made: int) -> int:
        """Each end of a round is a step of its own."""
        return int(1 + made + (start.round.turn + made) // start.seats)

    def place(self, now: Scene) -> str:
        return now["middle"][0]

    def actions(
        self, plays: Iterable[Any], language: str, notes: Words | None, marks: Words | None
    ) -> list[Action]:
        from vqlab.pictures.queen import actions

        return actions(plays, language, notes, marks)

    def said(self, play: Any) -> Message:
        from vqlab.pictures.speech import cards_message

        return cards_message(play) if play else Message("trainer-a-pass")

    def put(self, position: Any, what: str) -> Any:
        return None

    def asking(self, drawn: Scene, position: Any, language: str) -> Scene:
        return drawn


class _Vampires:
    def __init__(self) -> None:
        self._placing = Placing()

    def steps(self, played: Played[Any, Any], language: str) -> list[Scene]:
        return replay(played, language)

    def step_after(self, start: Any, made: int) -> int:
        return 1 + made

    def place(self, now: Scene) -> str:
        return now["place"]

    def actions(
        self, plays: Iterable[Any], language: str, notes: Words | None, marks: Words | None
    ) -> list[Action]:
        from vqlab.pictures.vampires import actions

        return actions(plays, language, notes, marks)

    def said(self, play: Any) -> Message:
        from vqlab.pictures.vampires_speech import play_message

        return play_message(play)

    def put(self, position: Any, what: str) -> Any:
        return self._placing.put(position, what)

    def asking(self, drawn: Scene, position: Any, language: str) -> Scene:
        return self._placing.over(drawn, position, language)


_BOARDS: dict[type, type[Boarded]] = {QueenPosition: _Queen, VampiresPosition: _Vampires}


def boarded(position: object) -> Boarded:
    """A new board for the game of a position.

    >>> from vqlab.vampires.play import Play
    >>> print(boarded(VampiresPosition.parse("vampires: WR | WB ; R4")).said(Play.parse("WR@1")))
    red weapon, vampire 1
    """
    return _BOARDS[type(position)]()
