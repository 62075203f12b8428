"""The Vampires with all cards open: every seat is played by whoever is at the table."""

from __future__ import annotations

from vqlab.contract import LabError, Message, seat_letter
from vqlab.pictures import Scene
from vqlab.pictures.said import Said
from vqlab.pictures.scene import action
from vqlab.pictures.vampires import actions, draw, of_position
from vqlab.pictures.vampires_replay import told_turn
from vqlab.screens.placing import Placing
from vqlab.screens.shown import Screen, refused
from vqlab.vampires import Game, Position
from vqlab.words import say


class FreePlay(Screen):
    """A game of The Vampires on the table, to try plays and to take them back.

    ``game``: a Game to go on with, or a Position or its text to begin from. A card is put by
    choosing it and then its place.

    >>> board = FreePlay("vampires: GYBR WR | GYRB ; R4(BYRG - RGBY YRBG)")
    >>> board.answer("put:GYBR:1E")
    >>> board.scenes[0]["question"]
    'With the red weapon, or without?'
    >>> board.answer("play:GYBR@1E+WR")
    >>> board.game.points
    (4, 0)
    """

    def __init__(self, game: Game | Position | str, language: str = "") -> None:
        self.game = game if isinstance(game, Game) else Game(game)
        """The game as far as it is on the table."""
        self.language = language
        self._placing = Placing()
        self._alert = ""

    @property
    def scenes(self) -> list[Scene]:
        """The table now."""
        game, language = self.game, self.language
        words = Said(language, told=self._told(), note=game.notes[-1], stamp=len(game.plays))
        drawn = draw(of_position(game.position, turn=len(game.plays)), words)
        drawn["alert"] = self._alert
        drawn["choose"] = "" if game.to_act is None else seat_letter(game.to_act)
        drawn["actions"] = actions(game.legal_plays(), language)
        if game.plays:
            drawn["actions"].append(action("undo", say(Message("control-undo"), language)))
        return [self._placing.over(drawn, game.position, language)]

    def answer(self, action: str) -> None:
        """Carry out an action; what cannot be is answered by the reason, and nothing is lost."""
        name, _, what = action.partition(":")
        self._alert = ""
        try:
            if name == "put":
                play = self._placing.put(self.game.position, what)
                self.game = self.game if play is None else self.game.play(play)
            elif name == "play":
                self.game = self.game.play(what)
            elif name == "undo" and self.game.plays:
                self.game = self.game.undo()
        except LabError as error:
            self._alert = refused(error, self.language)
        self.redraw()

    def _say_again(self) -> None:
        self._alert = ""

    def _told(self) -> tuple[Message, ...]:
        """What the last turn was."""
        if not self.game.plays:
            return ()
        *_, event = self.game.events()
        before = self.game.positions[-2]
        return tuple(told_turn(event, before.crosses, before.won[event.seat]))
