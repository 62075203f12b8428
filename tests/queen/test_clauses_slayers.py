"""Slayer rounds: scenarios 31–46, 57 and 58, each named after the clause it shows."""

from __future__ import annotations

import pytest

from tests.queen.refusals import impossible, plays_of, position, refuses
from vqlab.queen import Edition, Hand, Position

FIVE = "5 9 S20 | 2 7 9 11 | 1 6 6 | 2 8 12 {} | 4 10 Q"


def picked_up(fourth: str = "") -> Position:
    """Five players: A leads the slayer; 2, 1, 2 and a queen are fed."""
    return position(FIVE.format(fourth), "S20", "2", "1", "2", "Q")


def test_R20_of_equal_feeders_the_last_takes_all():
    """Scenario 31: the second 2 takes five cards and starts."""
    now = picked_up()
    assert now.hands[3] == Hand("1 2^2 8 12 Q S20")
    assert (now.leader, now.to_act) == (3, 3)


def test_R21_the_picker_may_not_lead_that_slayer():
    """Scenario 31: … and cannot lead the slayer just picked up."""
    now = picked_up()
    assert now.embargo == 20
    refuses(now, "S20", "R21")


def test_R19_in_a_slayer_round_everybody_feeds_one_vampire():
    """Scenario 32: B tries to pass, and two cards."""
    led = position("5 S20 | 4^2 S15 | 1 6", "S20")
    refuses(led, "pass", "R19")
    refuses(led, "4^2", "R19")


def test_R22_the_second_slayer_is_never_fed():
    """Scenario 32: B tries S15."""
    refuses(position("5 S20 | 4^2 S15 | 1 6", "S20"), "S15", "R22")
    refuses(position("5 S20 | 4^2 S15 | 1 6", "S20"), "4 S15", "R22")


def test_R19_a_slayer_beside_a_vampire_leaves_only_the_vampire():
    """Scenario 33: B{S15,4}: the only legal card is the 4."""
    assert plays_of(position("5 S20 | 4 S15 | 1 6", "S20")) == ["4"]


def test_R20_a_queen_ties_a_1():
    """Scenario 34: n=3: A S20; B 1; C Q: C takes S20,1,Q."""
    now = position("5 S20 | 1 3 | 3 Q", "S20", "1", "Q")
    assert (now.hands[2], now.leader) == (Hand("1 3 Q S20"), 2)


def test_R20_a_queen_is_not_14_in_a_slayer_round():
    """Scenario 35: n=3: A S20; B Q; C 2: C takes."""
    now = position("5 S20 | 3 Q | 2 3", "S20", "Q", "2")
    assert now.hands[2] == Hand("2 3 Q S20")


def test_R20_of_two_queens_the_last_takes():
    """Scenario 57: n=3: A S20; B Q; C Q: C takes S20,Q,Q."""
    now = position("5 S20 | 3 Q | 3 Q", "S20", "Q", "Q")
    assert now.hands[2] == Hand("3 Q^2 S20")


def test_R21_another_slayer_may_be_led_at_once():
    """Scenario 36: as 31, and the picker also holds the other slayer."""
    now = picked_up("S15")
    refuses(now, "S20", "R21")
    assert now.play("S15").round.slayer == 15


def test_R21_the_embargo_is_gone_after_one_lead():
    """Scenario 37: the picker leads a 12, wins the round, and may lead the slayer."""
    now = picked_up()
    for play in ("12", "pass", "pass", "pass", "pass"):
        now = now.play(play)
    assert (now.leader, now.embargo) == (3, 0)
    assert "S20" in plays_of(now)


def test_R21_the_embargo_does_not_come_back():
    """Scenario 38: the picker loses the lead, regains it two rounds later; the slayer is legal."""
    now = picked_up()
    for play in ("2", "4", "5", "7", "pass"):
        now = now.play(play)
    assert now.leader == 1
    for play in ("9", "pass", "12", "pass", "pass"):
        now = now.play(play)
    assert (now.leader, now.embargo) == (3, 0)
    assert "S20" in plays_of(now)


def test_R18_company_is_a_slayers_first_fault():
    """Scenario 39: the picker leads 12 with the embargoed slayer: alone, not embargo."""
    refuses(picked_up(), "12 S20", "R18")


BLOCKED = "5 S20 | 4 13 | S15 | 2 3"


def test_R23_blocked_seat_takes_all():
    """Scenario 40: n=4: A S20; B 13; C{S15} passes; D 2: C takes S20,13,2 and starts."""
    now = position(BLOCKED, "S20", "13")
    assert plays_of(now) == ["pass"]
    now = now.play("pass").play("2")
    assert now.hands == (Hand("5"), Hand("4"), Hand("2 13 S15 S20"), Hand("3"))
    assert (now.leader, now.embargo) == (2, 20)
    refuses(now, "S20", "R21")
    assert now.play("S15").round.slayer == 15


def test_R23_a_blocked_seat_feeds_nothing():
    """Scenario 40: its only play is the pass."""
    refuses(position(BLOCKED, "S20", "13"), "S15", "R22")


def test_R19_R23_a_seat_after_the_blocked_one_still_feeds():
    """Scenario 41: in 40, D still owes a card when C is blocked."""
    now = position(BLOCKED, "S20", "13", "pass")
    assert plays_of(now) == ["2", "3"]
    refuses(now, "pass", "R19")


def test_R23_the_highest_feeder_leads_when_the_table_agreed_so():
    """Scenario 40: with ``blocked_leads_next`` off, C takes all the same, and B leads freely."""
    edition = Edition(blocked_leads_next=False)
    now = Position.parse(BLOCKED, edition)
    for play in ("S20", "13", "pass", "2"):
        now = now.play(play)
    assert now.hands[2] == Hand("2 13 S15 S20")
    assert (now.leader, now.embargo) == (1, 0)


def test_R8_the_english_edition_leaves_slayer_15_out():
    """Scenario 42: an English position for six that contains S15."""
    hands = "5 S15 | 4 | 3 | 2 | 1"
    impossible("R8", lambda: Position.parse(f"queen/english: {hands} | 6"))
    assert Position.parse(f"queen/english: {hands}").seats == 5


def test_R25_a_leader_with_only_a_slayer_is_out():
    """Scenario 43: A{S20} starts: it must lead it, ends on 0, and the phase ends."""
    lead = position("S20 | 4 9 | 1 6")
    assert plays_of(lead) == ["S20"]
    over = lead.play("S20").play("4").play("6")
    assert over.penalties == (0, 9, 1 + 4 + 6 + 20)


def test_R25_a_leader_with_both_slayers_keeps_one():
    """Scenario 44: A{S15,S20} leads S15, keeps S20 and is not out."""
    now = position("S15 S20 | 4 9 | 1 6", "S15", "4", "6")
    assert (now.hands[0], now.is_over) == (Hand("S20"), False)


def test_R27_a_picker_is_not_out():
    """Scenario 45: B's last card 9 is highest, nobody else is empty: B takes and starts."""
    now = position("5 S20 | 9 | 1 6", "S20", "9", "1")
    assert (now.is_over, now.leader, now.hands[1]) == (False, 1, Hand("1 9 S20"))


def test_R27_a_picker_pays_when_another_hand_is_empty():
    """Scenario 46: n=3: A S20; B last 9; C last 1: C 0; B 20+9+1=30; A scores its hand."""
    assert position("5 S20 | 9 | 1", "S20", "9", "1").penalties == (5, 30, 0)


@pytest.mark.parametrize("cards", ["Q^2", "1 Q", "7^2"])
def test_R19_exactly_one_vampire_is_fed(cards):
    """Scenario 58: in a slayer round B plays Q,Q."""
    refuses(position("5 S20 | 1 7^2 Q^2 | 3 4", "S20"), cards, "R19")


def test_R21_without_the_embargo_the_slayer_comes_straight_back():
    """Scenario 31: as an option, the picker may lead the slayer again at once."""
    now = Position.parse("5 S20 | 9 3 | 1 6", Edition(embargo=False))
    for play in ("S20", "9", "1"):
        now = now.play(play)
    assert now.embargo == 0
    assert "S20" in plays_of(now)
