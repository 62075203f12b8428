"""How fast guarantees are found, beside two stock solvers playing by the same rules.

    python -m benchmarks.rivals [--all]

Every endgame of the class 3x3+S20, for every seat: our compiled search with its kernel warm, our
public ``bounds`` (plain Python first), OpenSpiel's alpha-beta, and easyAI's Negamax with its table.
Both of theirs are used as shipped, in Python (OpenSpiel also has one in C++, without a Python
binding), and walk our engine's states, so a ratio compares searches and not rules. Every value found is
compared with the recorded one. OpenSpiel's keeps no table: what takes it longer than a minute is
stopped, left out of the ratios and said; ``--all`` lets it finish. OpenSpiel comes with the extra
``openspiel``, easyAI with ``pip install easyAI``; without one, its columns are left out.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from importlib.util import find_spec
from math import inf
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.yardstick import machine, median_seconds
from vqlab.contract import seat_letter
from vqlab.queen import Play, Position
from vqlab.queen.cards import penalty_of
from vqlab.queen.position import State, after, plays_in
from vqlab.solver.compiled import Compiled
from vqlab.solver.tiers import bounds

VECTORS = Path(__file__).parents[1] / "tests" / "vectors" / "endgames.json"
CLASS = "3x3+S20"
ENDLESS = 1 << 50
DEEP = 400
"""Plays, null plays too, that no game of this class reaches; both rivals raise if one does."""


class TooLong(Exception):
    """A rival ran out of the seconds it was given."""


class Turn(NamedTuple):
    """A state as the rivals see it: whether the seat acts, and the plays; none at the end."""

    state: State
    mine: bool
    plays: tuple[Play, ...]

    def __deepcopy__(self, memo: object) -> Turn:
        return self  # it never changes: OpenSpiel's clones need not copy it


class Duel:
    """An endgame as a game of two: one seat, and all others together, who want it to pay most."""

    def __init__(self, position: Position, seat: int, seconds: float) -> None:
        self.seat, self._edition = seat, position.edition
        self._stop = time.perf_counter() + seconds
        self.first = self._turn(position.state)

    def _turn(self, state: State) -> Turn:
        hands, now = state
        mine = (now.leader + now.turn) % len(hands) == self.seat
        return Turn(state, mine, plays_in(state, self._edition))

    def after(self, turn: Turn, choice: int) -> Turn:
        """The turn after a play, given by its place; raises TooLong once the seconds are over."""
        if time.perf_counter() > self._stop:
            raise TooLong
        return self._turn(after(turn.state, turn.plays[choice], self._edition))

    def points(self, turn: Turn) -> int:
        """What the seat pays at the end."""
        if turn.plays:
            raise RuntimeError(f"deeper than {DEEP} plays: {turn.state}")
        return penalty_of(turn.state[0][self.seat])


def by_kernel(position: Position, seat: int) -> int:
    search = Compiled(position, seat)
    search.run(ENDLESS)
    return search.bounds.lower


def by_bounds(position: Position, seat: int) -> int:
    return bounds(position, seat).lower


def by_openspiel(position: Position, seat: int, seconds: float) -> int:
    """The guarantee by OpenSpiel's alpha-beta, the two players' utilities adding up to zero."""
    import pyspiel
    from open_spiel.python.algorithms.minimax import alpha_beta_search

    duel = Duel(position, seat, seconds)
    kind = pyspiel.GameType(
        short_name="python_vampire_queen_duel",
        long_name="Vampire Queen, a seat against the rest",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
        parameter_specification={},
    )
    info = pyspiel.GameInfo(
        num_distinct_actions=512,
        max_chance_outcomes=0,
        num_players=2,
        min_utility=-600.0,
        max_utility=600.0,
        utility_sum=0.0,
        max_game_length=DEEP,
    )

    class DuelState(pyspiel.State):  # type: ignore[misc]
        def __init__(self, game: Any) -> None:
            super().__init__(game)
            self.turn = duel.first

        def current_player(self) -> int:
            over = int(pyspiel.PlayerId.TERMINAL)
            return (0 if self.turn.mine else 1) if self.turn.plays else over

        def _legal_actions(self, player: int) -> list[int]:
            return list(range(len(self.turn.plays)))

        def _apply_action(self, action: int) -> None:
            self.turn = duel.after(self.turn, action)

        def is_terminal(self) -> bool:
            return not self.turn.plays

        def returns(self) -> list[float]:
            points = float(duel.points(self.turn))
            return [-points, points]

    class DuelGame(pyspiel.Game):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__(kind, info, {})

        def new_initial_state(self) -> Any:
            return DuelState(self)

    value, _ = alpha_beta_search(DuelGame(), maximum_depth=DEEP, maximizing_player_id=0)
    return int(-value)


def by_easyai(position: Position, seat: int, seconds: float) -> int:
    """The guarantee by easyAI's Negamax with a fresh table; null plays make the sides alternate.

    Negamax multiplies what a game scores by ``1 + 0.001 * depth``, the depth that is left, so that
    early wins count more. Points are points here, whenever they are paid: the score divides by it.
    """
    from easyAI import AI_Player, Negamax, TranspositionTable, TwoPlayerGame

    duel = Duel(position, seat, seconds)

    class Alternating(TwoPlayerGame):  # type: ignore[misc]
        def __init__(self, players: list[Any]) -> None:
            self.players = players
            self.current_player = 1 if duel.first.mine else 2
            self.way = [duel.first]

        def possible_moves(self) -> list[int | None]:
            turn = self.way[-1]
            acts = turn.mine == (self.current_player == 1)
            return list(range(len(turn.plays))) if acts else [None]

        def make_move(self, move: int | None) -> None:
            turn = self.way[-1]
            self.way.append(turn if move is None else duel.after(turn, move))

        def unmake_move(self, move: int | None) -> None:
            self.way.pop()

        def is_over(self) -> bool:
            return not self.way[-1].plays

        def scoring(self) -> float:
            points = duel.points(self.way[-1])
            left = DEEP - (len(self.way) - 1)
            return (-points if self.current_player == 1 else points) / (1 + 0.001 * left)

        def ttentry(self) -> tuple[State, int]:
            return self.way[-1].state, self.current_player

    search = Negamax(DEEP, tt=TranspositionTable())
    search(Alternating([AI_Player(search), AI_Player(search)]))
    return round(-search.alpha if duel.first.mine else search.alpha)
