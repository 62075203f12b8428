"""Any position on the table, every seat played by whoever sits in front of it."""

from __future__ import annotations

from vqlab.contract import IllegalPlay, LabError, Message, seat_letter
from vqlab.pictures import Scene, scene
from vqlab.pictures.queen import actions
from vqlab.pictures.scene import Action, action
from vqlab.queen.game import Game
from vqlab.queen.phase import Phase
from vqlab.queen.position import Position
from vqlab.screens.shown import Screen
from vqlab.words import say


class Analysis(Screen):
    """A position to play on from, all cards seen: choose cards or a play, and take plays back.

    ``position``: a Position or its text, or a Phase or Game to go on from. ``phase`` is what has
    been played so far.

    >>> lab = Analysis("6 8 | 7 | 5 9")
    >>> lab.answer("play:6")
    >>> lab.phase.position.to_act
    1
    """

    def __init__(self, position: Position | Phase | Game | str, language: str = "en") -> None:
        if isinstance(position, Game):
            position = position.phase
        self.phase = position if isinstance(position, Phase) else Phase(position)
        self.language = language
        self._alert = ""

    @property
    def scenes(self) -> list[Scene]:
        """The table now, with every legal play as an action."""
        now = scene(self.phase, language=self.language)
        now["alert"] = self._alert
        now["actions"] = actions(self.phase.legal_plays(), self.language) + self._take_back()
        to_act = self.phase.to_act
        now["choose"] = "" if to_act is None else seat_letter(to_act)
        return [now]

    def _take_back(self) -> list[Action]:
        words = say(Message("control-undo"), self.language)
        return [action("undo", words)] if self.phase.plays else []

    def answer(self, action: str) -> None:
        """Carry out ``play:…`` or ``undo``; a play the rules forbid is answered by the reason."""
        self._alert = ""
        try:
            if action == "undo" and self.phase.plays:
                self.phase = self.phase.undo()
            elif action.startswith("play:"):
                self.phase = self.phase.play(action.removeprefix("play:"))
        except IllegalPlay as error:
            self._alert = f"{say(error.message, self.language)} [{error.clause}]"
        except LabError as error:
            self._alert = say(error.message, self.language)
        self.redraw()
