"""A thousand random games at each table size end, with 90 cards at every step."""

from __future__ import annotations

import pytest

from tests.vampires.at_random import BOUND, all_cards, cards_on, walk, walk_all
from vqlab.vampires import Position


def all_end(seats: int, games: int) -> None:
    walked = walk_all(seats, games, workers=2)
    assert len(walked.lengths) == games
    assert (walked.wrong, walked.unfinished) == (0, 0)
    assert min(walked.lengths) > 5 and max(walked.lengths) < BOUND


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_hundred_games_end_with_all_cards_counted_at_every_step(seats):
    all_end(seats, 100)


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_thousand_games_end_with_all_cards_counted_at_every_step(seats):
    all_end(seats, 1_000)


def test_a_card_too_few_would_be_noticed():
    table = Position.deal(3, seed=1).table
    assert cards_on(table) == 90
    assert cards_on(table._replace(draw=table.draw[1:])) == 89
    other = table._replace(draw=(table.draw[1], *table.draw[1:]))
    assert cards_on(other) == 90 and all_cards(other) != all_cards(table)


def test_games_cut_short_are_counted_as_unfinished():
    assert walk(3, first=0, games=5, bound=3).unfinished == 5


def test_processes_play_the_same_games():
    assert walk_all(4, 20, workers=2) == walk(4, 0, 20)
