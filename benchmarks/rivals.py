"""How fast guarantees are found, beside two stock solvers that play by the same rules.

    python -m benchmarks.rivals [CLASS] [--all]

Every endgame of a class (3x3+S20 unless said), for every seat: our compiled search with its kernel
warm, our public ``bounds`` (plain Python first), OpenSpiel's alpha-beta (extra ``openspiel``) and
easyAI's Negamax with its table (``pip install easyAI``). Theirs are used as shipped and search our
engine's states, so a ratio compares searches and not rules. OpenSpiel's is the Python one: its C++
one has no Python binding. It copies a state for every play, so it stands here twice: over Positions
as in ``benchmarks.engine``, and over lean states, worked out once and never copied. easyAI, which
copies nothing, has the lean ones.

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
from vqlab.solver.tiers import FAR, bounds

VECTORS = Path(__file__).parents[1] / "tests" / "vectors" / "endgames.json"
DEEP = 400
"""Plays, null plays among them, that no game here reaches; both rivals raise if one does."""


class TooLong(Exception):
    """A rival has used up its seconds."""


class Duel:
    """An endgame over Positions as a game of two: 0 is a seat, 1 all others together.

    Play goes on until ``stop``, in seconds of processor time; then it raises TooLong.
    """

    def __init__(self, position: Position, seat: int, stop: float) -> None:
        self.first: Any = position
        self.seat, self.edition, self.stop = seat, position.edition, stop

    def player(self, position: Position) -> int | None:
        """The player to act, None at the end."""
        to_act = position.to_act
        return None if to_act is None else int(to_act != self.seat)

    def choices(self, position: Position) -> list[int]:
        """The legal plays, by their places."""
        return list(range(len(position.legal_plays())))

    def after(self, position: Position, choice: int) -> Position:
        self.check_time()
        return position.play(position.legal_plays()[choice])

    def points(self, position: Position) -> int:
        """What the seat pays at the end."""
        assert position.penalties is not None, f"longer than {DEEP} plays: {position}"
        return position.penalties[self.seat]

    def check_time(self) -> None:
        if time.process_time() > self.stop:
            raise TooLong


class Turn(NamedTuple):
    """A lean state: what it is, the player to act, and the plays; none at the end."""

    state: State
    player: int
    plays: tuple[Play, ...]

    def __deepcopy__(self, memo: object) -> Turn:
        return self


class LeanDuel(Duel):
    """The same over lean states."""

    def __init__(self, position: Position, seat: int, stop: float) -> None:
        super().__init__(position, seat, stop)
        self.first = self._turn(position.state)

    def _turn(self, state: State) -> Turn:
        hands, now = state
        to_act = (now.leader + now.turn) % len(hands)
        return Turn(state, int(to_act != self.seat), plays_in(state, self.edition))

    def player(self, turn: Turn) -> int | None:
        return turn.player if turn.plays else None

    def choices(self, turn: Turn) -> list[int]:
        return list(range(len(turn.plays)))

    def after(self, turn: Turn, choice: int) -> Turn:
        self.check_time()
        return self._turn(after(turn.state, turn.plays[choice], self.edition))

    def points(self, turn: Turn) -> int:
        assert not turn.plays, f"longer than {DEEP} plays: {turn.state}"
        return penalty_of(turn.state[0][self.seat])


def by_openspiel(duel: Duel) -> int:
    """OpenSpiel's alpha-beta: player 0 pays, and player 1 is given what it pays."""
    import pyspiel
    from open_spiel.python.algorithms.minimax import alpha_beta_search

    class DuelState(pyspiel.State):  # type: ignore[misc]
        def __init__(self, game: Any) -> None:
            super().__init__(game)
            self.now = duel.first

        def current_player(self) -> int:
            player = duel.player(self.now)
            return int(pyspiel.PlayerId.TERMINAL) if player is None else player

        def _legal_actions(self, player: int) -> list[int]:
            return duel.choices(self.now)

        def _apply_action(self, action: int) -> None:
            self.now = duel.after(self.now, action)

        def is_terminal(self) -> bool:
            return duel.player(self.now) is None

        def returns(self) -> list[float]:
            points = float(duel.points(self.now))
            return [-points, points]

    class DuelGame(pyspiel.Game):  # type: ignore[misc]
        def new_initial_state(self) -> Any:
            return DuelState(self)

    kind = pyspiel.GameType(
        "python_vampire_queen_duel",
        "Vampire Queen, a seat against the rest",
        pyspiel.GameType.Dynamics.SEQUENTIAL,
        pyspiel.GameType.ChanceMode.DETERMINISTIC,
        pyspiel.GameType.Information.PERFECT_INFORMATION,
        pyspiel.GameType.Utility.ZERO_SUM,
        pyspiel.GameType.RewardModel.TERMINAL,
        *(2, 2),  # most and fewest players
        *(False, False, False, False, {}),  # no strings, tensors or parameters
    )
    # actions, chance outcomes, players, least and most utility, their sum, longest game
    info = pyspiel.GameInfo(512, 0, 2, -600.0, 600.0, 0.0, DEEP)
    game = DuelGame(kind, info, {})
    value, _ = alpha_beta_search(game, maximum_depth=DEEP, maximizing_player_id=0)
    return int(-value)


def by_easyai(duel: Duel) -> int:
    """easyAI's Negamax with a fresh table; null plays make the sides alternate.

    Negamax multiplies what a game scores by ``1 + 0.001 * depth left``, so that early wins count
    more. Points are points whenever they are paid: the score is divided by it here.
    """
    from easyAI import AI_Player, Negamax, TranspositionTable, TwoPlayerGame

    begins = duel.player(duel.first)

    class Alternating(TwoPlayerGame):  # type: ignore[misc]
        def __init__(self, players: list[Any]) -> None:
            self.players, self.current_player = players, begins + 1
            self.way = [duel.first]

        def possible_moves(self) -> list[int | None]:
            acts = duel.player(self.way[-1]) == self.current_player - 1
            return duel.choices(self.way[-1]) if acts else [None]

        def make_move(self, move: int | None) -> None:
            now = self.way[-1]
            self.way.append(now if move is None else duel.after(now, move))

        def unmake_move(self, move: int | None) -> None:
            self.way.pop()

        def is_over(self) -> bool:
            return duel.player(self.way[-1]) is None

        def scoring(self) -> float:
            points = duel.points(self.way[-1])
            left = DEEP + 1 - len(self.way)
            return (-points if self.current_player == 1 else points) / (1 + 0.001 * left)

        def ttentry(self) -> tuple[State, int]:
            return self.way[-1].state, self.current_player

    search = Negamax(DEEP, tt=TranspositionTable())
    search(Alternating([AI_Player(search), AI_Player(search)]))
    return round(-search.alpha if begins == 0 else search.alpha)


def by_kernel(position: Position, seat: int) -> int:
    search = Compiled(position, seat)
    search.run(FAR)
    return search.bounds.lower


OURS: dict[str, Callable[[Position, int], int]] = {
    "kernel": by_kernel,
    "bounds": lambda position, seat: bounds(position, seat).lower,
}
RIVALS: dict[str, tuple[str, type[Duel], Callable[[Any], int]]] = {
    "OpenSpiel": ("open_spiel", Duel, by_openspiel),
    "lean": ("open_spiel", LeanDuel, by_openspiel),
    "easyAI": ("easyAI", LeanDuel, by_easyai),
}
Found = tuple[float, bool]
"""Milliseconds of processor time, and whether a value was found."""
BESIDE = [name for name, (package, _, _) in RIVALS.items() if find_spec(package)]


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

    def rival(name: str) -> int:
        _, duel, solve = RIVALS[name]
        return solve(duel(position, seat, time.process_time() + seconds))

    solvers = {name: partial(solve, position, seat) for name, solve in OURS.items()}
    solvers |= {name: partial(rival, name) for name in BESIDE}
    here = f"seat {seat_letter(seat)} of {position}"
    return {name: measured(solve, value, f"{name}, {here}") for name, solve in solvers.items()}


def cells(found: dict[str, Found]) -> str:
    """Our milliseconds; then each rival's, and how many times the kernel's they are."""
    text = "".join(f" {found[name][0]:9.3f}" for name in OURS)
    for name in BESIDE:
        taken, in_time = found[name]
        more, ratio = "" if in_time else ">", taken / found["kernel"][0]
        text += f" {f'{more}{taken:,.1f}':>11} {f'{more}{ratio:,.0f}':>8}"
    return text


def summary(rows: list[dict[str, Found]]) -> None:
    """Print the ratios over what each rival finished, and how much it did not."""
    print(f"kernel, bounds: {len(rows)} found, values equal")
    for name in BESIDE:
        done = [found for found in rows if found[name][1]]
        late = len(rows) - len(done)
        equal = ", values equal" if done else ""
        print(f"{name}: {len(done)} found{equal}; {late} left out", end="")
        print(", so the ratios are only bounded from below" if late else "")
        for base in OURS if done else ():
            theirs, ours = (sum(found[key][0] for found in done) for key in (name, base))
            middle = median(found[name][0] / found[base][0] for found in done)
            both = f"{theirs:,.1f} ms to {ours:.3f} ms"
            print(f"    to {base}: median ratio {middle:,.1f}; {both}, ratio {theirs / ours:,.1f}")


def main() -> None:
    chosen = next((word for word in sys.argv[1:] if word != "--all"), "3x3+S20")
    seconds = inf if "--all" in sys.argv else 30.0
    entries = [e for e in json.loads(VECTORS.read_text("utf-8")) if e["class"] == chosen]
    if not entries:
        raise SystemExit(f"{VECTORS.name} has no class {chosen!r}.")
    print(machine())
    for package in ("open_spiel", "easyAI"):
        there = find_spec(package) is not None
        print(package, version(package) if there else "is not installed: its columns are left out.")
    # modules are imported, and the kernel is compiled or loaded, here
    row(Position.parse("12 Q^2 | 13^2 | 12 Q S15"), seat=1, value=42, seconds=inf)
    print(f"\n{chosen}, milliseconds; ratios are to the kernel")
    print(f"{'':12}{'kernel':>10}{'bounds':>10}", end="")
    print("".join(f" {name:>11} {'ratio':>8}" for name in BESIDE))
    rows = []
    for number, entry in enumerate(entries):
        for seat, value in enumerate(entry["guarantees"]):
            rows.append(row(Position.parse(entry["position"]), seat, value, seconds))
            print(f"{number:3} {seat_letter(seat):>2} {value:5} {cells(rows[-1])}", flush=True)
    summary(rows)


if __name__ == "__main__":
    main()
