"""What users of comparable solvers reported: whose value it is, forced plays, long games."""

from __future__ import annotations

import pickle
from functools import partial
from typing import Any

import pytest

from vqlab import (
    Edition,
    Phase,
    Position,
    cooperative,
    equilibria,
    forecast,
    guarantee,
    players,
    power,
    state_graph,
    vampires,
)
from vqlab.puzzles.hunts import hunt
from vqlab.solver import openpile
from vqlab.solver.induction import guarantees

MIDDLES = [
    ("3 7 9 | 8 10 S20 | 4 9 10", "7", "8"),
    ("2 5^2 Q | 6^2 9 | 3 8^2 S15", "5^2", "6^2"),
    ("4 S20 | 2 11 | 6 13", "S20", "2"),
    ("1 12 | 3 Q | 7 9 | 2 5", "1", "pass", "7"),
]
ENDS = ["1 2 | 3 S20 | Q", "6 8 | 7 13 | Q^2", "2 6 9 Q | 1 5 6 13 | 6 9 10 11", "9 | 8 10 | 7 11"]


@pytest.mark.parametrize("line, plays", [(line, plays) for line, *plays in MIDDLES])
def test_solved_in_the_middle_of_a_round_the_value_is_the_movers(line: str, plays: Any) -> None:
    position = Position.parse(line)
    for play in plays:
        position = position.play(play)
    graph, mover = state_graph(position), position.to_act
    assert mover == len(plays)
    for seat in range(position.seats):
        assert guarantee(position, seat).value == guarantees(graph, seat)[position]
    whole = guarantee(position, mover, all_plays=True)
    assert whole.seat == mover
    assert min(whole.plays.values()) == whole.value
    assert set(whole.best) == {p for p, worth in whole.plays.items() if worth == whole.value}


@pytest.mark.parametrize("line", ENDS)
def test_every_legal_play_is_valued_and_by_what_follows_it(line: str) -> None:
    position = Position.parse(line)
    plays = guarantee(position, position.to_act, all_plays=True).plays
    assert tuple(plays) == position.legal_plays()
    for play, worth in plays.items():
        assert worth == guarantee(position.play(play), position.to_act).value


@pytest.mark.parametrize(
    "line, forced", [("S20 | 3 4 | 5", "S20"), ("6 | 7 8 | 5 ; A ; - ; 6, 7", "pass")]
)
def test_a_forced_play_has_its_true_value(line: str, forced: str) -> None:
    position = Position.parse(line)
    assert [str(play) for play in position.legal_plays()] == [forced]
    for seat in range(3):
        found = guarantee(position, seat, all_plays=True)
        assert list(found.plays.values()) == [found.value]
        assert found.value == guarantees(state_graph(position), seat)[position] >= 0


QUESTIONS = [
    pytest.param(partial(guarantee, seat="A", all_plays=True), id="guarantee"),
    pytest.param(partial(power, coalition="AB", event="out:C"), id="power"),
    pytest.param(equilibria, id="equilibria"),
    pytest.param(forecast, id="forecast"),
    pytest.param(partial(cooperative, event="out:A"), id="cooperative"),
]
HUNT = hunt(3, seed=1)
OTHERS = [
    pytest.param(partial(cooperative, event="not-at-most:A:99999"), id="never"),
    pytest.param(partial(power, coalition="ABC", event="not-out:C"), id="fate"),
    pytest.param(lambda _, nodes: openpile.solve(HUNT, "A", nodes=nodes), id="hunt"),
    pytest.param(lambda _, nodes: openpile.solve(HUNT, "B", nodes=nodes), id="hunt of another"),
]


@pytest.mark.parametrize("ask", QUESTIONS)
def test_a_search_leaves_the_callers_position_alone_and_its_line_replays(ask: Any) -> None:
    position = Position.parse(ENDS[2])
    before, text = pickle.dumps(position), str(position)
    result = ask(position)
    assert pickle.dumps(position) == before and str(position) == text
    phase = Phase(position)
    for play in result.line:
        phase = phase.play(play)
    assert phase.is_over or result.line == ()
    assert str(result).startswith("All cards seen")


@pytest.mark.parametrize("ask", [*QUESTIONS, *OTHERS])
@pytest.mark.parametrize("nodes", [1, 10**6])
def test_whatever_is_found_with_open_hands_says_that_all_cards_are_seen(
    ask: Any, nodes: int
) -> None:
    """Also what is not decided, so that nobody takes it for advice in a game with hidden hands."""
    said = str(ask(Position.parse(ENDS[2]), nodes=nodes))
    assert "all cards seen" in said.lower() or "all hands open" in said.lower()


@pytest.mark.parametrize("bot", [name for name in players.bots() if name != "random"])
@pytest.mark.parametrize(
    "line", ["13^2 | 5 6 | 7 8", "4 8 | 9^2 | 10 ; A ; - ; 4, 9", "Q | 5 6 | 7"]
)
def test_no_bot_misses_a_play_that_ends_the_phase_without_a_loss(bot: str, line: str) -> None:
    phase = Phase(line)
    seat = phase.to_act
    text = f"{bot}:300" if players.player(bot).bot.budget else bot
    chosen = players.player(text).choose(phase.view(seat), seed=1).play
    done = phase.play(chosen)
    while not done.is_over:
        done = done.play("pass")
    assert done.penalties[seat] == 0


def test_games_that_go_round_end_in_a_defined_result() -> None:
    round_and_round = Edition(embargo=False)
    position = Position.parse("1 S15 | 1 S20 | 2 3", round_and_round)
    found = guarantee(position, "C")
    assert found.lower <= found.upper
    assert found.status in ("proved", "unknown")


def test_the_longest_lines_are_copied_searched_and_written_without_running_deep() -> None:
    """A thousand plays in a row: nothing is nested as deep as the game is long."""
    start = vampires.Position.parse("vampires: WR | WB ; R4")
    game = vampires.Game(start)
    for _ in range(1_500):
        game = game.play(game.legal_plays()[0])
    assert pickle.loads(pickle.dumps(game)) == game
    assert len(repr(game)) < 120
    single = Position.parse("1^8 2^5 | 3^8 4^5 | 5^8 6^5")
    line = guarantee(single, "A", nodes=20_000)
    assert line.lower <= line.upper
