"""A position is a value: what affects the future decides equality, and nothing changes it."""

from __future__ import annotations

import pickle
from copy import deepcopy

import pytest

from tests.queen.refusals import position
from vqlab.contract import NotationError
from vqlab.queen import PASS, Cards, Edition, Hand, Phase, Play, Position

HANDS = "5 9 S20 | 2 7 | 1 6 S15"


def test_the_way_to_a_position_does_not_matter():
    by_pass = position("6 9 | 2 7 | 1 8", "6", "pass", "8")
    assert by_pass == position("6 9 | 2 7 | 1 8", "6", "pass", "8")
    assert by_pass == Position.parse("9 | 2 7 | 1 ; C")
    assert hash(by_pass) == hash(Position.parse("9 | 2 7 | 1 ; C"))


def test_plays_that_no_longer_matter_are_not_compared():
    """Who led what is over once it is beaten: only the top, its seat and the size count."""
    one = position("6 9 | 7 8 | 1 8", "6", "7")
    other = position("5 9 | 7 8 | 1 8", "5", "7")
    assert one.plays != other.plays
    assert one == other
    assert hash(one) == hash(other)
    assert str(one) != str(other)


def test_the_embargo_matters_before_the_lead_and_not_after_it():
    free, bound = Position.parse(f"{HANDS}"), Position.parse(f"{HANDS} ; A ; S20")
    assert free != bound
    assert free.play("5") == bound.play("5")
    assert str(bound.play("5")) == f"{HANDS} ; A ; S20 ; 5"


@pytest.mark.parametrize(
    "other",
    [
        "5 8 S20 | 2 7 | 1 6 S15",
        "5 9 S20 | 2 7 | 1 6 S15 ; B",
        "queen/english: 5 9 S20 | 2 7 | 1 6 S15",
        "queen/base,embargo=no: 5 9 S20 | 2 7 | 1 6 S15",
        "5 9 S20 | 2 7 | 1 6 S15 | -",
    ],
)
def test_what_affects_the_future_is_compared(other):
    assert Position.parse(HANDS) != Position.parse(other)


def test_in_a_slayer_round_the_table_and_the_blocked_seat_are_compared():
    led = position("5 S20 | 2 7 | 1 6", "S20")
    assert led.play("2") != position("5 S20 | 3 7 | 1 6", "S20", "3")
    blocked = position("5 S20 | S15 | 1 6", "S20", "pass")
    assert blocked != position("5 S20 | 2 S15 | 1 6", "S20", "2")


def test_a_position_is_not_its_text():
    assert Position.parse(HANDS) != HANDS


@pytest.mark.parametrize(
    "text", [HANDS, f"{HANDS} ; A ; S20", f"{HANDS} ; A ; S20 ; 5", f"queen/english: {HANDS} ; C"]
)
def test_a_copy_is_the_same_to_the_letter(text):
    now = Position.parse(text)
    for copy in (deepcopy(now), pickle.loads(pickle.dumps(now))):
        assert (copy, hash(copy), str(copy)) == (now, hash(now), text)
        assert (copy.edition, copy.legal_plays()) == (now.edition, now.legal_plays())


@pytest.mark.parametrize(
    "value, name",
    [
        (Position.parse(HANDS), "plays"),
        (Phase(Position.parse(HANDS)), "plays"),
        (Hand("6"), "packed"),
        (Play("6"), "size"),
        (Edition.BASE, "values"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_values_cannot_be_set(value, name):
    with pytest.raises(AttributeError):
        setattr(value, name, 1)


def test_a_play_may_be_given_as_itself_or_as_its_text():
    now = Position.parse(HANDS)
    assert now.play(Play("9")) == now.play("9") == now.play(" 9 ")
    assert now.play("5").play(PASS) == now.play("5").play("pass")


def test_the_finished_position_keeps_leader_and_embargo():
    over = position("S20 | 5 9 | 1 2", "S20", "9", "1")
    assert (over.is_over, over.leader, over.embargo) == (True, 1, 20)
    assert over != Position.parse("- | 5 9 S20 | 2 ; B")
    assert str(over) == "- | 1 5 9 S20 | 2 ; B ; S20"


def test_cards_are_counted_added_and_taken_away():
    cards = Cards("6^2 Q") + Cards("6 S15")
    assert cards == Cards("6^3 Q S15")
    assert (cards.count("6"), len(cards), cards.slayers) == (3, 5, (15,))
    assert cards - Cards("6 Q") == Cards("6^2 S15")
    assert list(cards) == ["6", "6", "6", "Q", "S15"]
    assert Cards("6") != Hand("6")
    with pytest.raises(ValueError, match="is not in"):
        Cards("6") - Cards("7")


def test_a_hand_carries_no_value_for_its_queens():
    """The same queen is 11 in one play and 14 in the next: the value is the play's."""
    assert (Play("11^2 Q").value, Play("Q").value, Play("Q").feed) == (11, 14, 1)
    assert [Play(text).kind for text in ("6 9", "6 Q", "Q^2", "S15", "", "S15 6")] == [
        *("mixed", "set", "queens", "slayer", "pass", "mixed")
    ]


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_there_is_named(seat: int) -> None:
    position = Position.parse("6 | 7 | 8")
    for ask in (lambda: position.check("6", seat=seat), lambda: Phase(position).view(seat)):
        with pytest.raises(NotationError, match="the seats are 0 to 2"):
            ask()
