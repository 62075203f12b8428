"""Setting up, placing and defeating: the scenarios of the rules, each named after its clause."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from tests.refusals import impossible, plays_of, refuses
from tests.vampires.under_test import cards_of
from vqlab.vampires import CLAUSES, Game, Position, clause_text, clause_title

RED = "R4(BYRG - RGBY YRBG)"
"""A red vampire with three attack cards around it; the east is free."""
WHOLE = "R4(BYRG GBYR RGBY YRBG)"
FOUR = "R4 Y3 B2 G1"


def at(line: str, *plays: str) -> Position:
    """The position of a line, after some plays."""
    now = Position.parse(f"vampires: {line}")
    for play in plays:
        now = now.play(play)
    return now


def loose(edition: str, line: str) -> Position:
    """The position of a line in an edition with an option."""
    return Position.parse(f"vampires/standard,{edition}: {line}")


def order(game: Position, turns: int, chance: Random) -> str:
    """Who acts, turn by turn, while nobody plays garlic; the first play is given."""
    seats = ""
    for _ in range(turns):
        seats += "ABCDEF"[game.to_act]
        quiet = [p for p in game.legal_plays() if p.card != "garlic" and p.moved is None]
        game = game.play(chance.choice(quiet))
    return seats


def test_every_scenario_of_the_rules_is_shown():
    shown = set()
    for path in Path(__file__).parent.glob("test_clauses*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_T"):
                doc = ast.get_docstring(node) or ""
                shown |= {int(number) for number in re.findall(r"Scenario (\d+):", doc)}
    assert shown == set(range(1, 37))


@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_has_a_title_and_a_text(clause):
    assert str(clause_title(clause))
    assert str(clause_text(clause)).endswith(".")


def test_T02_three_are_dealt_five_each():
    """Scenario 1: a new game of three."""
    start = Position.deal(3, seed=1)
    assert [len(hand) for hand in start.hands] == [5, 5, 5]
    assert (len(start.draw), len(start.crosses), len(start.asleep)) == (62, 4, 9)


def test_T02_six_leave_a_draw_pile_of_47():
    """Scenario 2: a new game of six."""
    assert len(Position.deal(6, seed=1).draw) == 47


@pytest.mark.parametrize("seats", [1, 7])
def test_T02_one_or_seven_cannot_play(seats):
    """Scenario 3: a game of one; a game of seven."""
    impossible("T2", lambda: Position.deal(seats))
    impossible("T2", lambda: Position([()] * seats))


@pytest.mark.parametrize("seats", range(2, 7))
def test_T03_a_seed_draws_who_begins(seats):
    begins = Counter(Position.deal(seats, seed).to_act for seed in range(600))
    assert set(begins) == set(range(seats))
    assert min(begins.values()) > 0.75 * 600 / seats


def test_T03_the_same_seed_is_the_same_deal():
    assert Position.deal(3, 5) == Position.deal(3, 5)
    assert Position.deal(3, 5, first="B").to_act == 1


def test_T06_an_attack_card_fits_where_its_edge_has_the_vampires_colour():
    """Scenario 4: the north of a red vampire is free; the card's bottom edge is red."""
    then = at("BYRG | WB ; R4", "BYRG@1N")
    assert then.crosses[0].around == ("BYRG", "", "", "")
    assert then.hands[0] == ()
    assert then.to_act == 1


def test_T06_the_same_card_does_not_fit_in_the_south():
    """Scenario 5: the card's top edge is blue."""
    refuses(at("BYRG | WB ; R4"), "BYRG@1S", "T6")


@pytest.mark.parametrize("side, card", [("N", "BYRG"), ("E", "GBYR"), ("S", "RGBY"), ("W", "YRBG")])
def test_T06_each_side_touches_one_edge(side, card):
    position = at(f"{card} | WB ; R4")
    assert plays_of(position) == [f"{card}@1{side}"]


def test_T07_cards_are_not_turned():
    """Scenario 6: the hand has BYRG; turned by a quarter it would fit in the south."""
    refuses(at("BYRG | WB ; R4"), "RGBY@1S", "T7")


def test_T05_a_side_holds_one_card():
    """Scenario 7: an attack card where one lies."""
    refuses(at("GYRB | WB ; R4(BYRG - - -)"), "GYRB@1N", "T5")


def test_T05_garlic_fits_everywhere_and_the_next_seat_misses_a_turn():
    """Scenario 8: garlic at a free side of any colour."""
    position = at(f"garlic WG | WB | WR ; {FOUR}")
    assert {f"garlic@{n}{side}" for n in range(1, 5) for side in "NESW"} <= set(plays_of(position))
    assert position.play("garlic@3W").to_act == 2


def test_T12_with_two_seats_garlic_gives_another_turn():
    """Scenario 9: two seats; A plays garlic."""
    assert at("garlic WG | WB ; R4", "garlic@1N").to_act == 0


def test_T12_one_seat_is_left_out_once():
    """Scenario 10: four seats; A plays garlic."""
    draw = "BYRG GBYR RGBY YRBG GYRB YGBR RYGB BRYG"
    start = at(f"garlic BGRY | BGYR | YBRG | GRBY ; {FOUR} ; A ; - ; {draw}")
    then = start.play("garlic@1N")
    assert "A" + order(then, 4, Random(2)) == "ACDAB"


def test_T13_a_mirror_tops_up_first_then_hands_change_whole():
    """Scenario 11: A, with a mirror and one card, chooses C."""
    draw = "BYRG GBYR RGBY YRBG GYRB"
    start = at(f"mirror WB | WY | WG garlic coffin bite WR ; R4 ; A ; - ; {draw}")
    then = start.play("mirror@1E>C")
    assert then.hands[0] == ("WG", "WR", "garlic", "coffin", "bite")
    assert Counter(then.hands[2]) == Counter(["WB", "BYRG", "GBYR", "RGBY", "YRBG"])
    assert then.draw == ("GYRB",)
    assert then.crosses[0].around[1] == "mirror"
    assert then.to_act == 1


def test_T18_who_swapped_for_a_small_hand_tops_it_up():
    start = at("mirror WB | WY ; R4 ; A ; - ; BYRG GBYR RGBY YRBG GYRB BGRY YGBR RYGB BRYG")
    then = start.play("mirror@1E>B")
    assert "WY" in then.hands[0]
    assert [len(hand) for hand in then.hands] == [5, 5]


def test_T13_nobody_swaps_with_themselves():
    """Scenario 12: A chooses A."""
    refuses(at("mirror WB | WY ; R4"), "mirror@1E>A", "T13")


def test_T13_a_mirror_names_a_seat_of_the_table():
    refuses(at("mirror WB | WY ; R4"), "mirror@1E", "T13")
    refuses(at("mirror WB | WY ; R4"), "mirror@1E>C", "T13")
    refuses(at("garlic WB | WY ; R4"), "garlic@1E>B", "T13")


def test_T05_a_mirror_needs_a_free_side():
    """Scenario 13: no side is free anywhere."""
    refuses(at(f"mirror WR | WB ; {WHOLE}"), "mirror@1N>B", "T5")
    assert plays_of(at(f"mirror WB | WB ; {WHOLE}")) == ["discard WB", "discard mirror"]


def test_T14_a_coffin_wakes_a_vampire():
    """Scenario 14: four vampires on the table, nine asleep."""
    asleep = "R4^2 G1^3 B2^2 Y3^2"
    then = at(f"coffin WB | WB ; {FOUR} ; A ; - ; garlic^5 ; - ; {asleep}", "coffin")
    assert (len(then.crosses), len(then.asleep)) == (5, 8)
    assert then.discards == ("coffin",)
    assert then.crosses[4].vampire == "R4"


def test_T14_no_more_than_six_lie_on_the_table():
    """Scenario 15: six vampires on the table."""
    refuses(at(f"coffin WB | WB ; {FOUR} R4 Y3 ; A ; - ; - ; - ; G1"), "coffin", "T14")


def test_T14_a_coffin_needs_a_vampire_asleep():
    """Scenario 16: the vampire pile is empty."""
    refuses(at(f"coffin WB | WB ; {FOUR}"), "coffin", "T14")


def test_T15_a_bite_clears_a_vampire():
    """Scenario 17: three cards lie around it."""
    then = at(f"bite WB | WB ; {RED} ; A ; - ; garlic^5", "bite@1")
    assert Counter(then.discards) == Counter(["bite", "BYRG", "RGBY", "YRBG"])
    assert then.crosses[0].cards == ()
    assert then.crosses[0].vampire == "R4"


def test_T15_a_bite_needs_something_to_clear():
    """Scenario 18: nothing lies around it; legal in the edition that says so."""
    refuses(at("bite WB | WB ; R4"), "bite@1", "T15")
    allowed = loose("bite_needs_cards=no", "bite | WB ; R4 ; A ; - ; garlic^5 coffin")
    assert allowed.play("bite@1").discards == ("bite",)


def test_T16_the_weapon_defeats_a_vampire_with_a_whole_cross():
    """Scenario 19: the red weapon, four cards around, another vampire asleep."""
    then = at(f"WR WB | WB ; {WHOLE} Y3 B2 G1 ; A ; - ; garlic^5 ; - ; G1", "WR@1")
    assert then.points == (4, 0)
    assert len(then.discards) == 5
    assert [cross.vampire for cross in then.crosses] == ["G1", "Y3", "B2", "G1"]
    assert then.asleep == ()


def test_T08_a_weapon_needs_a_whole_cross():
    """Scenario 20: three cards lie around."""
    refuses(at(f"WR WB | WB ; {RED}"), "WR@1", "T8")


def test_T08_a_weapon_has_the_vampires_colour():
    """Scenario 21: the blue weapon for the red vampire."""
    refuses(at(f"WR WB | WG ; {WHOLE}"), "WB@1", "T8")


def test_T09_the_last_attack_card_and_the_weapon_in_one_turn():
    """Scenario 22: the fourth card and the red weapon; two cards are drawn."""
    start = at(f"GBYR WR WB WY WG | WB ; {RED} Y3 ; A ; - ; garlic bite coffin")
    then = start.play("GBYR@1E+WR")
    assert then.points == (4, 0)
    assert then.draw == ("coffin",)
    assert len(then.hands[0]) == 5


def test_T09_the_cross_has_to_be_complete():
    """Scenario 23: the card would be the third."""
    refuses(at("GBYR WR | WB ; R4(BYRG - RGBY -)"), "GBYR@1E+WR", "T8")


def test_T04_two_attack_cards_are_too_many():
    """Scenario 24: two attack cards in one turn."""
    refuses(at(f"GBYR BGYR | WB ; {RED}"), "GBYR@1E+BGYR", "T4")


def test_T09_garlic_as_the_fourth_card_ends_the_turn():
    """Scenario 25: garlic and the weapon in one turn; the weapon in the next one."""
    start = at(f"garlic WR WG | WB WY ; {RED}")
    refuses(start, "garlic@1E+WR", "T9")
    then = start.play("garlic@1E")
    assert then.to_act == 0
    assert then.play("WR@1").points == (4, 0)


def test_T16_an_edition_may_ask_for_four_attack_cards():
    """Scenario 26: garlic lies there, and action cards do not count."""
    with_garlic = "R4(BYRG garlic RGBY YRBG)"
    start = loose("action_cards_count=no", f"WR GBYR WB | WB ; {with_garlic} Y3")
    refuses(start, "WR@1", "T16")
    then = start.play("GBYR@1E/2N")
    assert then.play("WR@1").points == (4, 0)


def test_T10_garlic_is_replaced_and_acts_again():
    """Scenario 27: a matching attack card takes its place, garlic goes to another vampire."""
    start = at("GBYR WG | WB | WY ; R4(- garlic - -) Y3")
    then = start.play("GBYR@1E/2N")
    assert then.crosses[0].around == ("", "GBYR", "", "")
    assert then.crosses[1].around == ("garlic", "", "", "")
    assert then.to_act == 2


def test_T10_a_replaced_mirror_swaps_hands_again():
    start = at("GBYR WG | WB WY ; R4(- mirror - -) Y3")
    refuses(start, "GBYR@1E/2N", "T13")
    assert start.play("GBYR@1E/2N>B").hands == (("WB", "WY"), ("WG",))


def test_T10_what_is_replaced_needs_another_free_side():
    """Scenario 28: no other side is free."""
    full = at("GBYR WR | WB ; R4(BYRG garlic RGBY YRBG)")
    refuses(full, "GBYR@1E/1E", "T10")
    refuses(full, "GBYR@1E/1N", "T10")
    assert plays_of(full) == ["WR@1"]


def test_T10_an_edition_may_send_it_to_another_vampire():
    line = "GBYR WG | WB ; R4(- garlic - -) Y3"
    assert "GBYR@1E/1N" in plays_of(at(line))
    other = loose("reattach_elsewhere=yes", line)
    refuses(other, "GBYR@1E/1N", "T10")
    assert other.play("GBYR@1E/2N").crosses[1].around[0] == "garlic"


def test_T10_an_attack_card_stays():
    """Scenario 29: an attack card would replace an attack card."""
    refuses(at("GYRB WG | WB ; R4(BYRG - - -) Y3"), "GYRB@1N/2N", "T10")


def test_T10_nothing_else_replaces_and_no_weapon_follows():
    refuses(at("garlic WG | WB ; R4(- mirror - -) Y3"), "garlic@1E/2N", "T10")
    refuses(at("GBYR WR | WB ; R4(BYRG garlic RGBY YRBG) Y3"), "GBYR@1E/2N+WR", "T10")
    refuses(at("GBYR WR | WB ; R4 Y3"), "GBYR@1E/2N", "T10")


def test_T11_nothing_is_discarded_while_something_can_be_played():
    """Scenario 30: a card can be played; the refusal names it."""
    start = at("BYRG WG | WB ; R4")
    refuses(start, "discard WG", "T11")
    with pytest.raises(ValueError, match="BYRG@1N"):
        start.check("discard WG")


@pytest.mark.parametrize(
    "hand, table",
    [
        ("WR WB", WHOLE),
        ("coffin WB", FOUR),
        ("bite WB", RED),
        ("GBYR WB", "R4(BYRG garlic RGBY YRBG) B2"),
    ],
)
def test_T11_weapons_coffins_bites_and_replacing_count_as_plays(hand, table):
    refuses(at(f"{hand} | WB ; {table} ; A ; - ; - ; - ; G1"), "discard WB", "T11")


def test_T11_one_is_discarded_and_one_drawn():
    """Scenario 31: nothing can be played."""
    then = at("WR WB WG WY^2 | WB ; R4 ; A ; - ; garlic bite", "discard WY")
    assert then.hands[0] == ("WG", "WB", "WY", "WR", "garlic")
    assert then.discards == ("WY",)
    assert then.draw == ("bite",)


def test_T17_no_vampire_wakes_while_four_are_left():
    """Scenario 32: a defeat with six on the table."""
    then = at(f"WR | WB ; {WHOLE} Y3 B2 G1 G1 B2 ; A ; - ; - ; - ; Y3", "WR@1")
    assert len(then.crosses) == 5
    assert then.asleep == ("Y3",)


def test_T17_no_vampire_wakes_where_just_four_are_left():
    then = at(f"WR | WB ; {WHOLE} Y3 B2 G1 G1 ; A ; - ; - ; - ; Y3", "WR@1")
    assert len(then.crosses) == 4
    assert then.asleep == ("Y3",)


def test_T17_no_vampire_wakes_from_an_empty_pile():
    """Scenario 33: a defeat with four on the table."""
    assert len(at(f"WR | WB ; {WHOLE} Y3 B2 G1", "WR@1").crosses) == 3


def test_T20_six_points_win_at_once():
    """Scenario 34: A has five points and defeats a vampire worth one; nothing is refilled."""
    whole = "G1(BYGR RBYG GRBY YGBR)"
    then = at(f"WG WB | WB ; {whole} Y3 B2 R4 ; A ; Y3 B2 | R4 ; garlic ; - ; G1", "WG@1")
    assert (then.winner, then.to_act, then.penalties) == (0, None, (0, 1))
    assert then.hands[0] == ("WB",)
    assert then.table.to_act == 0, "the game stops in the winner's turn"
    assert len(then.crosses) == 3
    refuses(then, "WB@1", "T20")
    assert then.legal_plays() == ()


def test_T19_the_discards_become_the_draw_pile():
    """Scenario 35: one card in the pile, two are needed."""
    start = at(f"GBYR WR WG WY^2 | WB ; {RED} Y3 ; A ; - ; garlic ; bite coffin ; - ; 7")
    then, seen = start.turn("GBYR@1E+WR")
    assert "garlic" in then.hands[0]
    assert len(then.hands[0]) == 5
    assert len(then.draw) == 6
    assert then.discards == ()
    assert [(one.shuffled, len(one.cards)) for one in seen.drawn] == [(True, 2)]
    assert then.table.seed != start.table.seed


def test_T19_the_last_card_has_the_pile_shuffled_at_once():
    then = at("WR WG^2 WY^2 | WB ; R4 ; A ; - ; garlic", "discard WY")
    assert then.hands[0] == ("WG", "WG", "WY", "WR", "garlic")
    assert then.draw == ("WY",)
    assert then.discards == ()


def test_T19_a_seed_shuffles_and_without_one_they_come_in_order():
    line = "WR WG^2 WY^2 | WB ; R4 ; A ; - ; garlic ; GBYR BYRG YRBG RGBY bite ; -"
    piles = {at(f"{line} ; {seed}", "discard WY").draw for seed in range(20)}
    assert len(piles) > 15
    ordered = at(line, "discard WY").draw
    assert ordered == ("GBYR", "BYRG", "YRBG", "RGBY", "WY", "bite")


def test_T19_what_there_is_not_is_not_drawn():
    then = at("garlic WB | WB ; R4", "garlic@1N")
    assert then.hands[0] == ("WB",)
    assert plays_of(at("- | WB ; R4")) == ["pass"]
    assert at("- | WB ; R4", "pass").to_act == 1
    refuses(at("WB | WB ; R4"), "pass", "T4")


@pytest.mark.parametrize("seats", range(2, 7))
def test_T01_ninety_cards_at_every_step(seats):
    """Scenario 36: every step of a game."""
    game, chance = Game.deal(seats, seed=seats), Random(seats)
    whole = cards_of(game.position)
    assert len(whole) == 90
    while not game.is_over:
        game = game.play(chance.choice(game.legal_plays()))
        assert cards_of(game.position) == whole
