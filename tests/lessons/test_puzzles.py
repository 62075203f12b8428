"""The exercises on puzzles: walking the tree finds the same answers, and the texts are true."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from tests.lessons.test_solutions import forces
from vqlab.contract import NotationError
from vqlab.lessons import exercises
from vqlab.lessons.puzzles import (
    DEALS,
    FOUND,
    HOW_LONG,
    ONE_CARD,
    OWN_COUNT,
    OWN_SEED,
    PUSHED,
    SEED,
    THEME,
    TRIED,
    UNIQUE,
    WANTED,
    WHICH_PLAY,
    WHICH_THEME,
)
from vqlab.puzzles import Deals, Wish, make, theme_name
from vqlab.puzzles.themes import OF_QUEEN
from vqlab.puzzles.trivial import is_trivial
from vqlab.queen import Position


def right(line: str, seat: int = 0) -> list[str]:
    """The first plays of A after which a seat is out whatever the others do."""
    position = Position.parse(line)
    return [
        str(play)
        for play in position.legal_plays()
        if forces(str(position.play(play)), {0}, lambda points: points[seat] == 0)
    ]


def test_one_play_does_it_and_neither_the_safest_nor_the_largest():
    assert right(WHICH_PLAY) == ["11"]
    position = Position.parse(WHICH_PLAY)
    raises = position.play("11").legal_plays()
    assert [str(play) for play in raises] == ["12", "pass"], "only a 12 beats the 11"
    assert exercises["which-play"].check("11")


def within(position: Position, rounds: int, all_help: bool) -> bool:
    """Whether A is out before so many rounds have ended."""

    @cache
    def walk(position: Position, left: int) -> bool:
        if position.is_over:
            return position.penalties[0] == 0
        if not left:
            return False
        plays = position.legal_plays()
        after = [position.play(play) for play in plays]
        held = (walk(then, left - (then.round.turn == 0)) for then in after)
        return any(held) if all_help or position.to_act == 0 else all(held)

    return walk(position, rounds)


@pytest.mark.parametrize("all_help, rounds", [(False, 5), (True, 3)])
def test_the_others_delay_it_by_two_rounds(all_help, rounds):
    position = Position.parse(HOW_LONG)
    assert within(position, rounds, all_help)
    assert not within(position, rounds - 1, all_help)
    assert len(position.hands[0]) == 3
    assert exercises["how-long"].check(5)


def test_a_forces_out_a_seat_that_is_neither_itself_nor_its_neighbour():
    assert [bool(right(PUSHED, seat)) for seat in range(3)] == [False, False, True]
    assert right(PUSHED, 2) == ["S20"]
    assert exercises["pushed"].check("C")


def test_only_the_pass_is_right_though_a_could_raise():
    position = Position.parse(WHICH_THEME)
    assert [str(play) for play in position.legal_plays()] == ["6", "9", "pass"]
    assert right(WHICH_THEME) == ["pass"]
    assert exercises["which-theme"].check("Only an unforced pass")


def test_a_theme_is_read_by_either_name_in_any_case():
    for theme in OF_QUEEN:
        for name in (theme, theme.upper(), theme.replace("-", "  "), str(theme_name(theme))):
            assert THEME.read(name) == theme
    for junk in ("", "queen", 3, None, ["blocking"], "x" * 10_000):
        with pytest.raises(NotationError):
            THEME.read(junk)


def test_two_plays_are_right_and_the_queen_is_not():
    assert right(UNIQUE) == ["5", "11"]
    assert exercises["unique"].check("11, 5")
    assert "one play is still missing" in str(exercises["unique"].check("5"))


def test_the_sieve_leaves_what_walking_leaves():
    rng = Random(SEED)
    deals = [Deals(3, "3", "none").draw(rng) for _ in range(DEALS)]
    forced = [deal for deal in deals if forces(str(deal), {0}, lambda points: points[0] == 0)]
    dull = [deal for deal in forced if is_trivial(deal)]
    assert (len(forced), len(dull)) == (97, 59)
    assert exercises["sieve"].check(len(forced) - len(dull))


def test_the_odds_are_an_average():
    assert WANTED * TRIED == 1500 * FOUND
    assert exercises["odds"].check(1500.0)
    assert exercises["odds"].check("1500")


def test_five_of_thirteen_cards_leave_a_puzzle():
    lines = {value: ONE_CARD.format(value) for value in range(1, 14)}
    unique = [value for value, line in lines.items() if len(right(line)) == 1]
    puzzles = [value for value in unique if not is_trivial(Position.parse(lines[value]))]
    assert puzzles == [9, 10, 11, 12, 13]
    assert set(unique) - set(puzzles) == {4, 8}
    assert all(right(lines[value]) == [] for value in set(lines) - set(unique))
    assert exercises["one-card"].check(len(puzzles))


def test_the_right_card_is_never_the_lowest():
    made = make(Wish("out", Deals(3, "3", "none")), OWN_COUNT, seed=OWN_SEED)

    def stands(test: Callable[[int, list[int]], bool]) -> int:
        hands = [[play.value for play in one.position.legal_plays()] for one in made]
        return sum(test(one.plays[0].value, hand) for one, hand in zip(made, hands, strict=True))

    assert all(one.plays[0].size == 1 for one in made)
    assert stands(lambda value, hand: value == min(hand)) == 0
    assert stands(lambda value, hand: value == max(hand)) == 4
    assert exercises["own-theme"].check(stands(lambda value, hand: min(hand) < value < max(hand)))
