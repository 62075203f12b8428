"""The table that bots play at: it alone knows all hands, and shows each seat its view.

players, deal, seed → a phase or a game played to its end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any, TypeVar

from vqlab.contract import LabError, Message
from vqlab.contract.numbers import as_seed
from vqlab.contract.played import Played
from vqlab.players.bot import Choice, Player, player
from vqlab.queen.game import Game

__all__ = ["Told", "generator", "play_game", "play_phase"]

Told = Callable[[Any, Choice], None]
"""Called with each view a bot was given, and what it chose."""
LineT = TypeVar("LineT", bound=Played[Any, Any])


def generator(seed: int | str, seat: int, phase: int = 1) -> Random:
    """The generator of one seat in one phase: no seat's dice depend on another's.

    >>> generator(1, 0).random() == generator(1, 0).random() != generator(1, 1).random()
    True
    """
    return Random(f"vqlab {seed} phase {phase} seat {seat}")


def play_phase(
    phase: LineT,
    players: Sequence[Player | str],
    seed: int | str = 0,
    *,
    number: int = 1,
    tell: Told | None = None,
    most: int | None = None,
) -> LineT:
    """Play a phase, or a game of The Vampires, to its end, one player a seat, each from its view.

    ``seed`` is for the players' own dice; ``number`` is the phase's in its game; ``most``: how many
    plays are made at most. Raises LabError for too few or too many players, IllegalPlay for a bot
    that makes a play the rules forbid.

    >>> from vqlab import Phase, vampires
    >>> play_phase(Phase.deal(3, seed=7), ["random", "greedy", "cautious"]).is_over
    True
    >>> play_phase(vampires.Game.deal(3, seed=7), ["random", "greedy", "greedy"]).is_over
    True
    """
    seed = as_seed(seed)
    seated = [player(each, game=phase.game) for each in players]
    if len(seated) != phase.seats:
        raise LabError(Message("table-players", read=len(seated), seats=phase.seats))
    dice = [generator(seed, seat, number) for seat in range(phase.seats)]
    views = [phase.view(seat) for seat in range(phase.seats)]
    while (seat := phase.to_act) is not None and len(phase.plays) != most:
        choice = seated[seat].choose(views[seat], dice[seat])
        if tell is not None:
            tell(views[seat], choice)
        phase = phase.play(choice.play)
        views = [phase.follow(view) for view in views]
    return phase


def play_game(
    game: Game, players: Sequence[Player | str], seed: int | str = 0, *, tell: Told | None = None
) -> Game:
    """Play a game to its end, all its phases (R30–R33).

    >>> play_game(Game.new(3, seed=7, phases=2), ["cautious"] * 3).is_over
    True
    """
    while True:
        ended = play_phase(game.phase, players, seed, number=len(game.ended) + 1, tell=tell)
        game = replace(game, phase=ended)
        if game.is_over:
            return game
        game = game.next_phase()
