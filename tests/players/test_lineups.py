"""Line-ups: everybody sits everywhere, equally often."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vqlab.players.lineups import cycle, lineup, rotations

TABLES = {"bots": st.integers(2, 9), "seats": st.integers(2, 12), "seed": st.integers(0, 99)}


def turned(bots: int, seats: int, seed: int, block: int) -> list[tuple[int, ...]]:
    first = lineup(bots, seats, seed, block)
    return [first[by:] + first[:by] for by in range(rotations(bots, seats))]


@given(**TABLES, first=st.integers(0, 3))
def test_over_a_cycle_every_bot_sits_in_every_seat_equally_often(bots, seats, seed, first):
    each = cycle(bots, seats)
    sat = Counter(
        (bot, seat)
        for block in range(first * each, (first + 1) * each)
        for seating in turned(bots, seats, seed, block)
        for seat, bot in enumerate(seating)
    )
    assert sat.keys() == {(bot, seat) for bot in range(bots) for seat in range(seats)}
    assert len(set(sat.values())) == 1


@given(**TABLES, block=st.integers(0, 50))
def test_in_a_block_no_game_is_played_twice_and_none_is_left_out(bots, seats, seed, block):
    games = turned(bots, seats, seed, block)
    first = games[0]
    assert len(set(games)) == len(games)
    assert set(games) == {first[by:] + first[:by] for by in range(seats)}


@given(**TABLES, block=st.integers(0, 50))
def test_in_a_block_whoever_sits_has_every_seat_equally_often(bots, seats, seed, block):
    games = turned(bots, seats, seed, block)
    for bot in set(games[0]):
        sat = Counter(seat for seating in games for seat, at in enumerate(seating) if at == bot)
        assert sat.keys() == set(range(seats))
        assert len(set(sat.values())) == 1


@pytest.mark.parametrize(("bots", "seats"), [(3, 4), (5, 3), (7, 3), (4, 12)])
def test_neighbours_change(bots, seats):
    after = set()
    for block in range(40 * cycle(bots, seats)):
        first = lineup(bots, seats, 1, block)
        after |= {
            pair for pair in zip(first, first[1:] + first[:1], strict=True) if len({*pair}) > 1
        }
    assert len(after) == bots * (bots - 1), "everybody sits before everybody"


def test_two_bots_take_turns_in_being_the_more():
    assert [lineup(2, 3, seed, block) for seed in (1, 2) for block in (0, 1)] == [
        (0, 1, 0),
        (1, 0, 1),
    ] * 2


def test_another_seed_seats_otherwise():
    assert len({lineup(7, 7, seed, 0) for seed in range(20)}) > 15
