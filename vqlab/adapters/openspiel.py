"""Vampire Queen as an OpenSpiel game, ``python_vampire_queen``: one phase, hands hidden.

Importing this module registers the game. Chance draws who starts and deals card by card; a play
is a number of ``vqlab.adapters.numbering``; a return is minus the penalty points.

>>> import pyspiel, vqlab.adapters.openspiel
>>> game = pyspiel.load_game("python_vampire_queen(players=3,edition=small)")
>>> game.num_distinct_actions(), game.max_chance_outcomes()
(27, 14)

Parameters: ``players`` 3–12; ``edition``; ``leader``, the seat that starts, -1 for one drawn by
lot; ``position``, a line of notation to start from in place of a deal, all else then left out.
OpenSpiel's own text form of a game has no room for the signs , and = inside a value; write & and ~
for them, as in ``edition=small&values~3``.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from vqlab.adapters.missing import needs
from vqlab.adapters.moment import CHANCE, OVER, Moment, Table
from vqlab.adapters.resampling import resampled
from vqlab.adapters.spielview import Observer

pyspiel = needs("pyspiel", "openspiel")
_Game: Any = pyspiel.Game
_State: Any = pyspiel.State

__all__ = ["NAME", "QueenGame", "QueenState", "resampler"]

NAME = "python_vampire_queen"

_PARAMETERS = {"players": 4, "edition": "base", "leader": CHANCE, "position": ""}


def _game_type(chance: Any) -> Any:
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Python Vampire Queen",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=12,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=_PARAMETERS,
    )


_DEALT = _game_type(pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC)
_GIVEN = _game_type(pyspiel.GameType.ChanceMode.DETERMINISTIC)
"""With a position to start from nothing is left to chance."""


class QueenGame(_Game):
    """One phase at a table. Raises LabError, in one sentence, for parameters that make no game."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**_PARAMETERS, **(params or {})}
        leader, position = int(given["leader"]), _read(given["position"])
        table = Table(
            _read(given["edition"]),
            int(given["players"]),
            None if leader == CHANCE else leader,
            position or None,
        )
        settled = {
            "players": table.seats,
            "edition": _written(str(table.edition)),
            "leader": leader,
            "position": _written(position),
        }
        info = pyspiel.GameInfo(
            num_distinct_actions=len(table.numbering),
            max_chance_outcomes=0 if position else max(14, table.seats),
            num_players=table.seats,
            min_utility=-float(table.most_penalty),
            max_utility=0.0,
            max_game_length=table.most_turns,
        )
        super().__init__(_GIVEN if position else _DEALT, info, settled)
        self.table = table
        self.opening = table.opening()

    def new_initial_state(self) -> QueenState:
        """The state before the deal, or at the position given."""
        return QueenState(self)

    def max_chance_nodes_in_history(self) -> int:
        """How often chance acts."""
        return self.table.chances

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer of what one seat may know; see ``spielview.Observer``."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(kind, self.table, alone=pyspiel.PrivateInfoType.SINGLE_PLAYER)


class QueenState(_State):
    """A state of the game: a moment, and OpenSpiel's history of it.

    The methods that OpenSpiel would reach by several calls into Python are answered here in one.
    """

    moment: Moment

    def __init__(self, game: QueenGame) -> None:
        super().__init__(game)
        self.moment = game.opening

    def current_player(self) -> int:
        """The seat to act, or OpenSpiel's number for chance or the end."""
        return self.moment.actor

    def is_terminal(self) -> bool:
        """Whether the phase is over (R26)."""
        return self.moment.actor == OVER

    def is_chance_node(self) -> bool:
        """Whether cards are being dealt."""
        return self.moment.actor == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The numbers of the legal plays, ascending; none for a seat whose turn it is not."""
        actor = self.moment.actor
        if player is None or player == actor or actor == CHANCE:
            return list(self.moment.legal())
        legal: list[int] = super().legal_actions(player)
        return legal

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.moment.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, with probabilities."""
        return self.moment.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.moment = self.moment.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.moment.spoken(action, chance=player == CHANCE)

    def returns(self) -> list[float]:
        """Minus the penalty points per seat at the end (R28); zeros before."""
        return self.moment.returns()

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat knows, from its own hand and what everybody saw."""
        seat = self.moment.actor if player is None else player
        if 0 <= seat < self.moment.table.seats:
            return self.moment.told(seat)
        told: str = super().information_state_string(seat)
        return told

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> QueenState:
        """A state the player cannot tell from this one, the other hands dealt anew.

        ``sampler`` gives numbers from 0 to 1, as ``pyspiel.UniformProbabilitySampler`` does; the
        same numbers give the same state. Its history replays: other cards dealt, the same plays.
        OpenSpiel's searches in Python ask for this; those in C++ can ask no game written in Python.
        """
        return _resampled(self, player, Random(f"{sampler()} {sampler()}"))

    def __str__(self) -> str:
        return str(self.moment)


def resampler(seed: int | str | Random) -> Callable[[Any, int], QueenState]:
    """What ``ISMCTSBot.set_resampler`` wants: state and player -> another state that fits.

    OpenSpiel's own bot seeds its dice anew for each state it draws, so a search by it is never the
    same twice; with this one it is.
    """
    rng = seed if isinstance(seed, Random) else Random(seed)
    return lambda state, player: _resampled(state, player, rng)


def _resampled(state: QueenState, player: int, rng: Random) -> QueenState:
    moment = state.moment
    start, chances = resampled(moment, player, rng)
    other: QueenState = state.get_game().new_initial_state()
    other.moment = start
    for outcome in chances:
        other.apply_action(outcome)
    for number in moment.plays[len(start.plays) :]:
        other.apply_action(number)
    return other


def _read(value: Any) -> str:
    return str(value).replace("&", ",").replace("~", "=")


def _written(text: str) -> str:
    return text.replace(",", "&").replace("=", "~")


pyspiel.register_game(_DEALT, QueenGame)
