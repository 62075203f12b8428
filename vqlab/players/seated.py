"""One game of a tournament: bots sit down afresh, and whoever fails is named.

a game before its first play, a player for each seat → the game at its end, or a fault.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from vqlab.contract import LabError, Message
from vqlab.contract.reading import shorten
from vqlab.players.bot import Choice, Player
from vqlab.players.table import play_game
from vqlab.queen.game import Game
from vqlab.queen.view import View

__all__ = ["Fault", "sit_down"]

MOST_ROUNDS = 10
"""Rounds of a phase for each card in play: three are enough, but without the embargo play can run
in circles.
"""


class Fault(NamedTuple):
    """Why a game was not played to its end: the seat that was to act, and what went wrong."""

    seat: int
    turn: int
    """Of the game, from 1; 0 before the first."""
    reason: str
    """Plain text, without a full stop."""


def sit_down(game: Game, players: Sequence[Player]) -> Game | Fault:
    """Play a game to its end, each seat with a copy of its player and dice of its own.

    >>> from vqlab.players import player
    >>> sit_down(Game.new(3, seed=7, phases=1), [player("cautious")] * 3).is_over
    True
    """
    rounds = MOST_ROUNDS * game.edition.cards_in_play(game.seats)
    turns = _Turns(rounds * game.seats * game.phases)
    seated = []
    try:
        for turns.seat, one in enumerate(players):
            copy = deepcopy(one)
            seated.append(_Seated(copy.bot, player=copy, seat=turns.seat, turns=turns))
        return play_game(game, seated, game.seed)
    except Exception as error:
        reason = shorten(" ".join(_said(error).split()), 200).rstrip(".")
        return Fault(turns.seat, turns.count, reason)


def _said(error: Exception) -> str:
    """What went wrong; an error of somebody else's may have no words, or none that can be had."""
    if isinstance(error, LabError):
        return str(error)
    name = type(error).__name__
    try:
        words = str(error)
    except Exception:
        words = ""
    return f"{name}: {words}" if words else name


@dataclass
class _Turns:
    """Whose turn it is in a game, and how many turns there have been."""

    most: int
    seat: int = 0
    count: int = 0


@dataclass(frozen=True)
class _Seated(Player):
    """A player that notes when it is asked, so that a fault has a name."""

    player: Player = field(kw_only=True)
    seat: int = field(kw_only=True)
    turns: _Turns = field(kw_only=True)

    def choose(self, view: View, seed: int | str | Random = 0) -> Choice:
        """The bot's play, once its turn is noted."""
        self.turns.seat = self.seat
        self.turns.count += 1
        if self.turns.count > self.turns.most:
            raise LabError(Message("tournament-endless", turns=f"{self.turns.most:,}"))
        return self.player.choose(view, seed)
