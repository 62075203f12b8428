"""How fast guarantees are found, beside two stock solvers that play by the same rules.

    python -m benchmarks.rivals [CLASS] [--all]

Every endgame of a class (3x3+S20 unless said), for every seat: our compiled search with its kernel
warm, our public ``bounds`` (plain Python first), OpenSpiel's alpha-beta (extra ``openspiel``) and
easyAI's Negamax with its table (``pip install easyAI``). Theirs are used as shipped and search our
engine's states, so a ratio compares searches and not rules. OpenSpiel's is the Python one: its C++
one has no Python binding. It copies a state for every play, so it stands here twice: over Positions
as in ``benchmarks.engine``, and over lean states, worked out once and never copied.

Every value is compared with the recorded one. Times are processor time, for on a busy machine the
clock on the wall slows long work more often than short. A rival is stopped after half a minute and
left out of the ratios, unless ``--all`` lets it finish.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from importlib.util import find_spec
from math import inf
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from benchmarks.yardstick import machine
from vqlab.contract import seat_letter
from vqlab.queen import Play, Position
from vqlab.queen.cards import penalty_of
from vqlab.queen.position import State, after, plays_in
from vqlab.solver.compiled import Compiled
from vqlab.solver.tiers import bounds

VECTORS = Path(__file__).parents[1] / "tests" / "vectors" / "endgames.json"
WARM = Position.parse("12 Q^2 | 13^2 | 12 Q S15")
ENDLESS = 1 << 50
SECONDS = 30.0
DEEP = 400
"""Plays, null plays among them, that no game here reaches; both rivals raise if one does."""


class TooLong(Exception):
    """A rival has used up the seconds it was given."""


class Clock:
    """Raises TooLong when read after its seconds are over."""

    def __init__(self, seconds: float) -> None:
        self._stop = time.process_time() + seconds

    def check(self) -> None:
        if time.process_time() > self._stop:
            raise TooLong


class Turn(NamedTuple):
    """A lean state, worked out once: whether the seat acts, and the plays; none at the end."""

    state: State
    mine: bool
    plays: tuple[Play, ...]

    def __deepcopy__(self, memo: object) -> Turn:
        return self


class Duel:
    """An endgame as a game of two: a seat, and all others together, who want it to pay most."""

    def __init__(self, position: Position, seat: int, clock: Clock) -> None:
        self._seat, self._edition, self._clock = seat, position.edition, clock
        self.first = self._turn(position.state)

    def _turn(self, state: State) -> Turn:
        hands, now = state
        mine = (now.leader + now.turn) % len(hands) == self._seat
        return Turn(state, mine, plays_in(state, self._edition))

    def after(self, turn: Turn, choice: int) -> Turn:
        self._clock.check()
        return self._turn(after(turn.state, turn.plays[choice], self._edition))

    def points(self, turn: Turn) -> int:
        assert not turn.plays, f"the game goes on after {DEEP} plays: {turn.state}"
        return penalty_of(turn.state[0][self._seat])


def by_kernel(position: Position, seat: int) -> int:
    search = Compiled(position, seat)
    search.run(ENDLESS)
    return search.bounds.lower


def by_bounds(position: Position, seat: int) -> int:
    return bounds(position, seat).lower


def by_openspiel(position: Position, seat: int, clock: Clock) -> int:
    """OpenSpiel's alpha-beta over Positions, handled as in ``benchmarks.engine``."""
    import pyspiel

    class OverPositions(pyspiel.State):  # type: ignore[misc]
        def __init__(self, game: Any) -> None:
            super().__init__(game)
            self.position = position

        def current_player(self) -> int:
            to_act = self.position.to_act
            return int(pyspiel.PlayerId.TERMINAL) if to_act is None else int(to_act != seat)

        def _legal_actions(self, player: int) -> list[int]:
            return list(range(len(self.position.legal_plays())))

        def _apply_action(self, action: int) -> None:
            clock.check()
            self.position = self.position.play(self.position.legal_plays()[action])

        def is_terminal(self) -> bool:
            return self.position.is_over

        def returns(self) -> list[float]:
            points = self.position.penalties or (0,) * self.position.seats
            return [-float(points[seat]), float(points[seat])]

    return _alpha_beta(OverPositions)


def by_lean_openspiel(position: Position, seat: int, clock: Clock) -> int:
    """OpenSpiel's alpha-beta over lean states."""
    import pyspiel

    duel = Duel(position, seat, clock)

    class OverTurns(pyspiel.State):  # type: ignore[misc]
        def __init__(self, game: Any) -> None:
            super().__init__(game)
            self.turn = duel.first

        def current_player(self) -> int:
            over = int(pyspiel.PlayerId.TERMINAL)
            return int(not self.turn.mine) if self.turn.plays else over

        def _legal_actions(self, player: int) -> list[int]:
            return list(range(len(self.turn.plays)))

        def _apply_action(self, action: int) -> None:
            self.turn = duel.after(self.turn, action)

        def is_terminal(self) -> bool:
            return not self.turn.plays

        def returns(self) -> list[float]:
            points = float(duel.points(self.turn))
            return [-points, points]

    return _alpha_beta(OverTurns)


def _alpha_beta(first_state: Callable[[Any], Any]) -> int:
    """What player 0 pays; player 1 is given it, so that utilities add up to zero."""
    import pyspiel
    from open_spiel.python.algorithms.minimax import alpha_beta_search

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
    # actions, chance outcomes, players, least and most utility, their sum, longest game
    info = pyspiel.GameInfo(512, 0, 2, -600.0, 600.0, 0.0, DEEP)

    class DuelGame(pyspiel.Game):  # type: ignore[misc]
        def new_initial_state(self) -> Any:
            return first_state(self)

    game = DuelGame(kind, info, {})
    value, _ = alpha_beta_search(game, maximum_depth=DEEP, maximizing_player_id=0)
    return int(-value)


def by_easyai(position: Position, seat: int, clock: Clock) -> int:
    """easyAI's Negamax with a fresh table over lean states; null plays make the sides alternate.

    Negamax multiplies what a game scores by ``1 + 0.001 * depth left``, so that early wins count
    more. Points are points whenever they are paid: the score is divided by it here.
    """
    from easyAI import AI_Player, Negamax, TranspositionTable, TwoPlayerGame

    duel = Duel(position, seat, clock)

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
            left = DEEP + 1 - len(self.way)
            return (-points if self.current_player == 1 else points) / (1 + 0.001 * left)

        def ttentry(self) -> tuple[State, int]:
            return self.way[-1].state, self.current_player

    search = Negamax(DEEP, tt=TranspositionTable())
    search(Alternating([AI_Player(search), AI_Player(search)]))
    return round(-search.alpha if duel.first.mine else search.alpha)


Found = tuple[float, bool]
"""Milliseconds of processor time, and whether a value was found in time."""
OURS: dict[str, Callable[[Position, int], int]] = {"kernel": by_kernel, "bounds": by_bounds}
RIVALS: dict[str, tuple[str, Callable[[Position, int, Clock], int]]] = {
    "OpenSpiel": ("open_spiel", by_openspiel),
    "lean": ("open_spiel", by_lean_openspiel),
    "easyAI": ("easyAI", by_easyai),
}
BESIDE = {name: solve for name, (package, solve) in RIVALS.items() if find_spec(package)}


def measured(solve: Callable[[], int], expected: int, who: str) -> Found:
    """The median of 21 runs, or of as many as fit into a second; raises for a wrong value."""
    taken: list[float] = []
    while len(taken) < 21 and sum(taken) < 1000:
        begun = time.process_time()
        try:
            value = solve()
        except TooLong:
            return 1000 * (time.process_time() - begun), False
        taken.append(1000 * (time.process_time() - begun))
        if value != expected:
            raise ValueError(f"{who}: {value} found, {expected} recorded")
    return median(taken), True


def row(position: Position, seat: int, value: int, seconds: float) -> dict[str, Found]:
    """What every solver takes for one seat of an endgame."""
    solvers = {name: partial(solve, position, seat) for name, solve in OURS.items()}
    for name, solve in BESIDE.items():
        solvers[name] = lambda solve=solve: solve(position, seat, Clock(seconds))
    here = f"seat {seat_letter(seat)} of {position}"
    return {name: measured(solve, value, f"{name}, {here}") for name, solve in solvers.items()}


def cells(found: dict[str, Found]) -> str:
    text = "".join(f" {found[name][0]:9.3f}" for name in OURS)
    for name in BESIDE:
        taken, in_time = found[name]
        more = "" if in_time else ">"
        ratio = taken / found["kernel"][0]
        text += f" {f'{more}{taken:,.1f}':>11} {f'{more}{ratio:,.0f}':>8}"
    return text


def summary(rows: list[dict[str, Found]]) -> None:
    """Print, for what each rival finished, the times together, the ratios and what was left out."""
    for name in BESIDE:
        done = [found for found in rows if found[name][1]]
        print(f"{name}: {len(done)} of {len(rows)} found in time, values equal", end="")
        print("; ratios are then only bounded from below" if len(done) < len(rows) else "")
        for base in OURS if done else ():
            pairs = [(found[name][0], found[base][0]) for found in done]
            theirs, ours = (sum(column) for column in zip(*pairs, strict=True))
            middle = median(a / b for a, b in pairs)
            print(
                f"  to {base}: {theirs:,.1f} ms to {ours:.3f} ms, ratio {theirs / ours:,.1f};",
                end="",
            )
            print(f" median ratio {middle:,.1f}")


def main() -> None:
    asked = [word for word in sys.argv[1:] if word != "--all"] or ["3x3+S20"]
    seconds = inf if "--all" in sys.argv else SECONDS
    entries = [e for e in json.loads(VECTORS.read_text("utf-8")) if e["class"] == asked[0]]
    if not entries:
        raise SystemExit(f"{VECTORS.name} has no class {asked[0]!r}")
    print(machine())
    for package in dict.fromkeys(package for package, _ in RIVALS.values()):
        here = find_spec(package)
        print(f"{package} {version(package)}" if here else f"{package} is not installed: left out.")
    row(WARM, 1, 42, inf)  # all are imported, and the kernel is compiled or loaded, here
    print(f"\n{asked[0]}: milliseconds of processor time; ratios to the kernel")
    print(f"{'':12}" + "".join(f" {name:>9}" for name in OURS), end="")
    print("".join(f" {name:>11} {'ratio':>8}" for name in BESIDE))
    rows = []
    for number, entry in enumerate(entries):
        position = Position.parse(entry["position"])
        for seat, value in enumerate(entry["guarantees"]):
            rows.append(row(position, seat, value, seconds))
            print(f"{number:3} {seat_letter(seat):>2} {value:5}" + cells(rows[-1]), flush=True)
    print(f"\nkernel, bounds: {len(rows)} of {len(rows)} values equal")
    summary(rows)


if __name__ == "__main__":
    main()
