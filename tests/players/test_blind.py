"""What is called safe is safe: in every consistent deal, whatever the others do."""

from __future__ import annotations

from random import Random

import pytest

from tests.players.seen import EDITIONS, a_view, are_few
from vqlab.players import Beliefs
from vqlab.players.blind import _may_beat, safe_line
from vqlab.queen import Cards, Phase, Position


def goes_out(position: Position, seat: int, line: tuple) -> bool:
    """Whether a seat ends with nothing by these plays, one after the other, against all defence."""
    if position.is_over:
        return not position.hands[seat]
    if position.to_act == seat:
        if not line or line[0] not in position.legal_plays():
            return False
        return goes_out(position.play(line[0]), seat, line[1:])
    return all(goes_out(position.play(play), seat, line) for play in position.legal_plays())


def lines_of(view) -> list[tuple]:
    return [line for play in view.legal_plays() if (line := safe_line(view, play)) is not None]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_safe_line_goes_out_in_every_deal_whatever_the_others_do(edition):
    chance, found, longer = Random(edition), 0, 0
    for number in range(60):
        view = a_view(edition, chance, cards=2 + number % 2)
        beliefs = Beliefs(view)
        if are_few(beliefs, 400):
            for line in lines_of(view):
                found, longer = found + 1, longer + (len(line) > 1)
                for deal in beliefs.deals():
                    assert goes_out(beliefs.position(deal), view.seat, line), (view, line, deal)
    assert found > 5
    assert longer > 1


def seen(text: str, plays=(), seat="A"):
    return Phase(text, plays).view(seat)


def proved(text: str, play: str, plays=(), seat="A") -> str | None:
    view = seen(text, plays, seat)
    line = safe_line(view, next(each for each in view.legal_plays() if str(each) == play))
    return None if line is None else ", ".join(map(str, line))


TOP = "queen/small,values=5,copies=3,queens=1,slayers=20: "


def test_a_set_that_no_unseen_cards_beat_comes_first_and_the_last_may_be_beaten():
    assert proved(TOP + "2 5 Q S20 | 1 3 4 | 1 3 4", "5 Q") is None  # the slayer needs all of them
    assert proved(TOP + "2 5^3 | 1 3 4 | 1 3 4", "5^3") == "5^3, 2"
    assert proved(TOP + "2 5^3 | 1 3 4 | 1 3 4", "2") is None
    assert proved(TOP + "2 3 5^3 | 1 3 4 | 1 3 4", "5^3") is None


def test_queens_go_where_they_make_a_set_unbeatable():
    # three 5s may beat three 4s, and nothing has four cards without the only queen
    assert proved(TOP + "2 4^3 | 1 3 5 | 1 3 5 Q", "4^3") is None
    assert proved("queen/small,values=5,copies=3,queens=1: 2 4^3 Q | 1 3 5 | 1 3 5", "4^3 Q") == (
        "4^3 Q, 2"
    )


def test_a_slayer_is_led_last_and_not_under_the_embargo_alone():
    assert proved(TOP + "5^3 S20 | 1 3 4 | 1 3 4", "5^3") == "5^3, S20"
    assert proved(TOP + "5^3 S20 | 1 3 4 | 1 3 4", "S20") is None
    assert proved(TOP + "S20 | 1 3 4 | 1 3 4", "S20") == "S20"


def test_slayers_elsewhere_do_no_harm_and_two_of_ones_own_are_not_proved():
    both = "queen/small,values=5,copies=3,queens=1,slayers=15+20: "
    assert proved(both + "2 5^3 | 1 3 S15 | 1 3 S20", "5^3") == "5^3, 2"
    assert proved(both + "5^3 S15 S20 | 1 3 4 | 1 3 4", "5^3") is None


def test_a_raise_is_judged_by_who_is_to_come_and_the_last_play_by_nothing():
    assert proved(TOP + "1 2 | 1 3 4 | 2 5", "5", ["1", "pass"], "C") == "5, 2"
    # B may have a 5 too: the lead may be lost before the 2 has gone
    assert proved(TOP + "1 2 | 2 4 | 1 3 5", "4", ["1"], "B") is None
    assert proved(TOP + "1 2 | 4 | 1 3 5", "4", ["1"], "B") == "4"
    assert proved(TOP + "1 2 | 4 | 1 3 5", "pass", ["1"], "B") is None


def test_cards_left_when_somebody_else_has_emptied_his_hand_are_not_safe():
    assert proved(TOP + "1 | 4 5 | 2 3", "5", ["1"], "B") is None


def test_the_last_card_fed_is_safe_only_below_a_higher_one():
    assert proved(TOP + "1 S20 | 4 2 | 3", "3", ["S20", "4"], "C") == "3"
    assert proved(TOP + "1 S20 | 2 2 | 3", "3", ["S20", "2"], "C") is None
    # D is to come and may feed less
    assert proved(TOP + "1 S20 | 2 2 | 3 | 1 4", "3", ["S20", "2"], "C") is None
    assert proved(TOP + "1 S20 | 4 2 | 3 | 1 4", "3", ["S20", "4"], "C") == "3"


def test_a_hand_beats_with_its_known_cards_and_as_many_unseen_as_it_has_room_for():
    def may_beat(known: str, pool: str, room: int, size: int, value: int) -> bool:
        return _may_beat(Cards(known).packed, Cards(pool).packed, room, size, value)

    assert not may_beat("3^2", "5^3", 1, 2, 4)
    assert may_beat("3^2", "5^3", 2, 2, 4)
    assert may_beat("5", "5 2", 1, 2, 4)
    assert not may_beat("5", "2", 1, 2, 4)
    assert may_beat("Q", "5 2", 1, 2, 4)
    assert not may_beat("Q", "5 2", 0, 2, 4)
    assert may_beat("", "Q^2", 2, 2, 13)
    assert not may_beat("Q^4", "Q", 1, 1, 14)
