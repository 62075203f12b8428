"""What users of comparable engines reported on states: equality, keys, records, seeds."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.field.test_rules import walk
from vqlab import Game, Phase, Position, Record, state_graph, vampires
from vqlab.solver.induction import guarantees

LINE = "12 Q^2 | 13^2 | 12 Q S15"


def test_equal_hashes_make_no_two_positions_equal(monkeypatch: pytest.MonkeyPatch) -> None:
    """All hashes alike: the graph has as many states and every value is the same."""
    position = Position.parse(LINE)
    graph = state_graph(position)
    right, nodes = [guarantees(graph, seat)[position] for seat in range(3)], len(graph)
    monkeypatch.setattr(Position, "__hash__", lambda self: 7)
    again = Position.parse(LINE)
    graph = state_graph(again)
    assert len(graph) == nodes == 161
    assert [guarantees(graph, seat)[again] for seat in range(3)] == right


@pytest.mark.parametrize("seed", range(6))
def test_saved_and_read_at_every_ply_the_same_seat_is_to_act_under_the_same_embargo(
    seed: int,
) -> None:
    for phase in walk(Phase.deal(3, seed=seed), seed, most=200):
        for again in (
            Record.parse(str(Record((phase,)))).phases[0],
            Record.from_json(json.loads(json.dumps(Record((phase,)).to_json()))).phases[0],
        ):
            assert again.to_act == phase.to_act
            assert again.position.embargo == phase.position.embargo
            assert again.legal_plays() == phase.legal_plays()


def test_a_game_of_the_vampires_saved_at_every_ply_goes_on_alike() -> None:
    for game in walk(vampires.Game.deal(3, seed=2), 2, most=80):
        again = vampires.Record.parse(str(vampires.Record(game))).game
        assert (again.to_act, again.legal_plays()) == (game.to_act, game.legal_plays())
        assert again.position == game.position


def test_an_explicit_deal_beats_the_seed_in_a_game_too() -> None:
    deal = Position.parse("6 9 | 7 8 S20 | 8 Q ; B")
    for seed in (1, 2):
        assert Game.new(seed=seed, deal=deal).phase.position == deal


def test_games_interleaved_with_bots_and_searches_draw_from_no_common_dice() -> None:
    import random

    from vqlab import guarantee, players

    def one(seed: int) -> Any:
        return players.play_phase(Phase.deal(3, seed=seed), ["random", "greedy", "random"], seed)

    alone = one(1), one(2)
    before = random.getstate()
    first = Phase.deal(3, seed=1)
    bots = [players.player(name) for name in ("random", "greedy", "random")]
    dice = [players.table.generator(1, seat) for seat in range(3)]
    while not first.is_over:
        seat = first.to_act
        first = first.play(bots[seat].choose(first.view(seat), dice[seat]).play)
        guarantee(LINE, "A")
        if len(first.plays) == 5:
            assert one(2) == alone[1]
    assert first == alone[0]
    assert random.getstate() == before


def test_views_of_a_copy_are_folded_from_the_copy() -> None:
    chance = Random(3)
    phase = Phase.deal(4, seed=9)
    while not phase.is_over:
        views = [phase.view(seat) for seat in range(4)]
        phase = phase.play(chance.choice(phase.legal_plays()))
        assert [phase.follow(view) for view in views] == [phase.view(seat) for seat in range(4)]
