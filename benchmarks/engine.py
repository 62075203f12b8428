"""How fast the rules are: every play of a perft made, beside an OpenSpiel game on the same engine.

    python -m benchmarks.engine

OpenSpiel (extra ``openspiel``) drives the same Positions through its own Python game interface, so
the ratio is the price of that interface, not of other rules. Without it the column is left out.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from benchmarks.yardstick import machine, median_seconds
from vqlab.queen import Phase, Position, perft

CASES = {
    "endgame, 3 seats, 9 to 11 cards": (
        "1^3 12^2 13 Q^2 | 1^3 12 13^3 S15 | 1 12^2 13^4 Q S20 ; C",
        8,
    ),
    "opening deal, 4 seats": (str(Phase.deal(4, seed=1).position), 5),
    "opening deal, 12 seats": (str(Phase.deal(12, seed=3).position), 4),
}


def openspiel_perft(position: Position, depth: int) -> int:
    """The same count through an OpenSpiel Python game."""
    return _count(_game(position).new_initial_state(), depth)


def _count(state: Any, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for action in state.legal_actions():
        child = state.clone()
        child.apply_action(action)
        total += _count(child, depth - 1)
    return total


def _game(position: Position) -> Any:
    import pyspiel

    kind = pyspiel.GameType(
        short_name="python_vampire_queen_open",
        long_name="Vampire Queen with all cards seen",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=12,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
        parameter_specification={},
    )

    class OpenState(pyspiel.State):  # type: ignore[misc]
        def __init__(self, game: Any) -> None:
            super().__init__(game)
            self.position = position

        def current_player(self) -> int:
            seat = self.position.to_act
            return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

        def _legal_actions(self, player: int) -> list[int]:
            return list(range(len(self.position.legal_plays())))

        def _apply_action(self, action: int) -> None:
            self.position = self.position.play(self.position.legal_plays()[action])

        def _action_to_string(self, player: int, action: int) -> str:
            return str(self.position.legal_plays()[action])

        def is_terminal(self) -> bool:
            return self.position.is_over

        def returns(self) -> list[float]:
            points = self.position.penalties or (0,) * self.position.seats
            return [-float(point) for point in points]

        def __str__(self) -> str:
            return str(self.position)

    class OpenGame(pyspiel.Game):  # type: ignore[misc]
        def __init__(self, params: Any = None) -> None:
            seats = position.seats
            info = pyspiel.GameInfo(
                num_distinct_actions=512,
                max_chance_outcomes=0,
                num_players=seats,
                min_utility=-600.0,
                max_utility=0.0,
                utility_sum=None,
                max_game_length=5000,
            )
            super().__init__(kind, info, params or {})

        def new_initial_state(self) -> Any:
            return OpenState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> None:
            return None

    return OpenGame()


def main() -> None:
    beside = find_spec("pyspiel") is not None
    print(machine())
    heads = f"{'position':34} {'plays':>8} {'vqlab plays/s':>14}"
    print(heads + (f" {'OpenSpiel plays/s':>18} {'ratio':>6}" if beside else ""))
    for name, (line, depth) in CASES.items():
        position = Position.parse(line)
        count = perft(position, depth)
        ours = count / median_seconds(lambda p=position, d=depth: perft(p, d))
        row = f"{name:34} {count:8} {ours:14,.0f}"
        if beside:
            shallow = depth - 1
            theirs_count = perft(position, shallow)
            assert openspiel_perft(position, shallow) == theirs_count
            seconds = median_seconds(lambda p=position, d=shallow: openspiel_perft(p, d), 3)
            theirs = theirs_count / seconds
            row += f" {theirs:18,.0f} {ours / theirs:6.1f}"
        print(row)
    if not beside:
        print('OpenSpiel is not installed: pip install "vqlab[openspiel]" adds its column.')


if __name__ == "__main__":
    main()
