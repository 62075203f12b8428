"""Rounds, sets and passes: scenarios 7–30, each named after the clause it shows."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tests.queen.refusals import plays_of, position, refuses
from vqlab.queen import Hand, Phase, Position

COVERAGE = """
R2:5 R4:1,2 R5:1,2 R6:1,2 R7:1,2 R8:3,4,42 R9:60 R10:18,19 R11:7,8,9,14 R12:15,16,17 R13:18
R14:26,28 R15:10,11,23,24 R16:22,25,26,27 R17:59 R18:12,13,20,39 R19:32,33,41,58
R20:31,34,35,57 R21:31,36,37,38,52 R22:32 R23:40,41 R24:21 R25:43,44 R26:29 R27:45,46
R28:47,48,49 R29:30 R30:51,53 R31:50 R32:6 R33:54
"""
"""Each clause, and the scenarios that show it as the rules list them."""


def test_every_scenario_and_every_clause_of_the_rules_is_shown():
    shown = set()
    for path in Path(__file__).parent.glob("test_clauses*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_R"):
                clauses = re.findall(r"R(\d+)_", node.name)
                scenarios = re.findall(r"Scenario (\d+):", ast.get_docstring(node) or "")
                shown |= {(int(c), int(s)) for c in clauses for s in scenarios}
    assert {scenario for _, scenario in shown} == set(range(1, 61))
    for clause, numbers in re.findall(r"R(\d+):(\S+)", COVERAGE):
        assert {(int(clause), int(number)) for number in numbers.split(",")} <= shown


def test_R11_the_leader_may_not_pass():
    """Scenario 7: the starter passes."""
    refuses(position("6 9 | 7 | 8"), "pass", "R11")


def test_R11_copies_may_be_kept_back():
    """Scenario 8: A{6,6,6,9} leads 6,6 and keeps a 6."""
    assert position("6^3 9 | 7 | 8", "6^2").hands[0] == Hand("6 9")


def test_R11_a_lead_has_one_value():
    """Scenario 9: A leads 6,9."""
    refuses(position("6 9 | 7 | 8"), "6 9", "R11")


def test_R15_queens_take_the_value_of_their_set():
    """Scenario 10: A{6,6,Q,Q} leads all: a four-set of value 6."""
    led = position("6^2 Q^2 1 | 7^4 | 6^4", "6^2 Q^2")
    assert plays_of(led) == ["7^4", "pass"]
    refuses(led.play("pass"), "6^4", "R12")


def test_R15_a_queen_cannot_bridge_two_values():
    """Scenario 11: A leads 6,9,Q."""
    refuses(position("6 9 Q | 7 | 8"), "6 9 Q", "R15")


def test_R18_a_slayer_is_not_led_with_a_vampire():
    """Scenario 12: A{S20,4} leads both."""
    refuses(position("4 S20 | 7 | 8"), "4 S20", "R18")


def test_R18_two_slayers_are_not_led_together():
    """Scenario 13: A{S15,S20} leads both."""
    refuses(position("S15 S20 | 7 | 8"), "S15 S20", "R18")


def test_R11_a_lead_comes_from_the_hand():
    """Scenario 14: A leads seven 7s the hand lacks."""
    refuses(position("7 9 | 7 | 8"), "7^7", "R11")
    refuses(position("7 9 | 7 | 8"), "Q", "R11")


def test_R12_an_equal_value_does_not_raise():
    """Scenario 15: A 6; B 6."""
    refuses(position("6 9 | 6 8 | 8", "6"), "6", "R12")


def test_R12_a_raise_has_as_many_cards():
    """Scenario 16: A 6,6; B 9 or 9,9,9."""
    led = position("6^2 1 | 9^3 | 8", "6^2")
    refuses(led, "9", "R12")
    refuses(led, "9^3", "R12")
    assert plays_of(led) == ["9^2", "pass"]


def test_R12_a_raise_beats_the_last_play():
    """Scenario 17: A 6; B 9; C 8."""
    refuses(position("6 1 | 9 1 | 8 1", "6", "9"), "8", "R12")


def test_R12_a_pass_between_does_not_lower_the_bar():
    """Scenario 17: 6s, 8s, a pass, then D still has to beat the 8s, not the 6s."""
    last = position("6^2 1 | 8^2 1 | 1 2 | 7^2 9^2", "6^2", "8^2", "pass")
    refuses(last, "7^2", "R12")
    assert plays_of(last) == ["9^2", "pass"]


def test_R10_R13_passing_is_free_and_costs_the_only_turn():
    """Scenario 18: n=4: A 6; B{9,…} passes; C passes; D 7 is legal and D starts."""
    before = position("6 1 | 9 10 | 2 3 | 7 8", "6", "pass", "pass")
    assert before.to_act == 3
    after = before.play("7")
    assert (after.leader, after.to_act, after.plays) == (3, 3, ())
    assert after.hands[1] == Hand("9 10")


def test_R10_seats_act_in_their_turn():
    """Scenario 19: C acts when it is B's turn."""
    refuses(position("6 1 | 9 10 | 8 3", "6"), "8", "R10", seat=2)
    position("6 1 | 9 10 | 8 3", "6").check("9", seat=1)


def test_R10_the_lap_wraps_round_to_the_first_seat():
    """Scenario 18: led by the last seat, a round goes on at A."""
    assert position("6 7 | 9 | 8 3 ; C", "8").to_act == 0


def test_R18_a_slayer_cannot_raise():
    """Scenario 20: A 13; B S20."""
    refuses(position("13 1 | 2 S20 | 8", "13"), "S20", "R18")


def test_R24_a_hand_of_only_a_slayer_passes_in_a_normal_round():
    """Scenario 21: A 6; B{S15} has only the pass, and picks up nothing."""
    led = position("6 1 | S15 | 8 9", "6")
    assert plays_of(led) == ["pass"]
    refuses(led, "S15", "R24")
    after = led.play("pass").play("pass")
    assert after.hands == (Hand("1"), Hand("S15"), Hand("8 9"))


def test_R16_a_lone_queen_beats_a_13_and_not_a_queen():
    """Scenario 22: A 13; B Q is legal (14); C Q is equal."""
    queen = position("13 1 | Q 1 | Q 1", "13", "Q")
    assert queen.round.top == 14
    refuses(queen, "Q", "R16")


def test_R15_a_13_with_a_queen_is_no_better_than_two_13s():
    """Scenario 23: A 13,13; B 13,Q is equal; Q,Q is legal."""
    led = position("13^2 1 | 13 Q^2 | 8", "13^2")
    refuses(led, "13 Q", "R15")
    assert plays_of(led) == ["Q^2", "pass"]
    refuses(position("Q^2 1 | 13^2 | 8", "Q^2"), "13^2", "R16")


def test_R15_the_value_of_a_set_does_not_depend_on_its_queens():
    """Scenario 24: A 11,11,Q; B 12,Q,Q is legal, value 12."""
    raised = position("11^2 Q | 12 Q^2 1 | 8 9", "11^2 Q", "12 Q^2")
    assert (raised.round.top, raised.round.top_seat) == (12, 1)


def test_R15_nine_with_all_four_queens_is_a_five_set():
    """Scenario 24: the queens of a large set take its value too."""
    assert position("9 Q^4 1 | 10^5 | 8", "9 Q^4").legal_plays()[0].value == 10


def test_R16_a_lone_queen_is_14_whatever_is_said():
    """Scenario 25: A 5; B plays a lone Q "as 7"; C cannot play 8."""
    refuses(position("5 1 | Q 1 | 8 9", "5", "Q"), "8", "R16")


def test_R16_R14_a_led_queen_is_beaten_by_nobody():
    """Scenario 26: A leads Q; everyone else can only pass; A leads again."""
    now = position("1 Q | 13 Q | 12 13", "Q")
    for _ in range(2):
        refuses(now, "13", "R16")
        assert plays_of(now) == ["pass"]
        now = now.play("pass")
    assert now.leader == 0


def test_R16_five_13s_cannot_be_beaten():
    """Scenario 27: A leads 13×4+Q: five queens do not exist."""
    led = position("1 13^4 Q | 1 13^4 Q^2 | 12^5 Q", "13^4 Q")
    assert plays_of(led) == ["pass"]
    assert plays_of(led.play("pass")) == ["pass"]


def test_R16_the_value_binds_when_a_queen_is_played():
    """Scenario 25: the same queen counts 11 in one play and 14 in another."""
    hands = "11^2 Q 1 | 12^3 13 | 8"
    assert plays_of(position(hands, "11^2 Q")) == ["12^3", "pass"]
    assert plays_of(position(hands, "Q")) == ["pass"]


def test_R14_the_highest_play_leads_and_the_cards_leave():
    """Scenario 28: 6×3, 8×3, pass, 11×3, pass: the fourth starts, nine cards are gone."""
    start = Position.parse("6^3 1 | 8^3 1 | 1 2 | 11^3 1 | 2 3")
    phase = Phase(start, ["6^3", "8^3", "pass", "11^3", "pass"])
    assert phase.position.leader == 3
    assert str(phase.crypt) == "6^3 8^3 11^3"
    assert not phase.table


def test_R26_an_emptied_hand_does_not_end_the_round():
    """Scenario 29: n=4: A 5; B{9} plays it; the phase is not over until D has acted."""
    now = position("5 6 | 9 | 10 11 | 12 13", "5", "9")
    assert not now.is_over
    assert (now.play("pass").is_over, now.play("pass").penalties) == (False, None)
    over = now.play("pass").play("pass")
    assert (over.is_over, over.to_act, over.legal_plays()) == (True, None, ())
    refuses(over, "12", "R26")


def test_R29_every_hand_empty_at_the_end_of_the_round_costs_nothing():
    """Scenario 30: as 29, and D's last card is 12: B and D both 0."""
    over = position("5 6 | 9 | 10 11 | 12", "5", "9", "pass", "12")
    assert over.penalties == (6, 0, 21, 0)
