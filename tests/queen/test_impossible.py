"""Positions no game reaches: each is refused with its clause, and its near-twin is accepted."""

from __future__ import annotations

import pytest

from tests.queen.refusals import impossible
from vqlab.queen import Edition, Phase, Position

OFF = "queen/base,embargo=no: "
LARGE = " | ".join(["1 2"] * 6)

TWINS = {
    "nine 7s": ("R1", "7^5 | 7^4 | 1", "7^4 | 7^4 | 1"),
    "five queens": ("R1", "Q^3 | Q^2 | 1", "Q^2 | Q^2 | 1"),
    "a slayer twice in a hand": ("R1", "1 S15^2 | 2 | 3", "1 S15 | 2 | 3"),
    "a slayer in two hands": ("R1", "1 S20 | 2 S20 | 3", "1 S20 | 2 S15 | 3"),
    "more 6s than two players hold": ("R1", "6^8 | 6 | 1", "6^8 | 5 | 1"),
    "a value beyond a small deck": ("R1", "queen/small: 5 | 1 | 2", "queen/small: 4 | 1 | 2"),
    "two queens in a small deck": ("R1", "queen/small: Q^2 | 1 | 2", "queen/small: Q | 1 | 2"),
    "one seat": ("R2", "1", "1 | 2 | 3"),
    "two seats": ("R2", "1 | 2", "1 | 2 | 3"),
    "one seat under the house rule": (
        "R2",
        "queen/base,two_seats=yes: 1",
        "queen/base,two_seats=yes: 1 | 2",
    ),
    "forty vampires for three": (
        "R6",
        "1^8 2^6 | 3^8 4^5 | 5^8 6^5",
        "1^8 2^5 | 3^8 4^5 | 5^8 6^5",
    ),
    "a deck too small to deal": (
        "R6",
        "queen/small,values=1,copies=2,queens=0: 1 | 1 | -",
        "queen/small,values=1,copies=3,queens=0: 1 | 1 | -",
    ),
    "slayer 15 at an English table of six": (
        "R8",
        f"queen/english: {LARGE.replace('2', 'S15', 1)}",
        f"queen/english: {LARGE.replace('2', 'S20', 1)}",
    ),
    "slayer 15 in a small deck": ("R8", "queen/small: 1 S15 | 2 | 3", "queen/small: 1 S20 | 2 | 3"),
    "a leader beyond the table": ("R10", "1 | 2 | 3 ; D", "1 | 2 | 3 ; C"),
    "a whole round written as unfinished": (
        "R10",
        "1 4 | 2 4 | 3 4 ; A ; - ; 1, 2, 3",
        "1 4 | 2 4 | 3 4 ; A ; - ; 1, 2",
    ),
    "an embargo on a slayer in another hand": (
        "R21",
        "1 | 2 S20 | 3 ; A ; S20",
        "1 | 2 S20 | 3 ; B ; S20",
    ),
    "an embargo on the other slayer": ("R21", "1 S15 | 2 | 3 ; A ; S20", "1 S15 | 2 | 3 ; A ; S15"),
    "an embargo with no vampire picked up": (
        "R21",
        "S20 | 2 | 3 ; A ; S20",
        "1 S20 | 2 | 3 ; A ; S20",
    ),
    "an embargo beside nothing but the other slayer": (
        "R21",
        "S15 S20 | 2 | 3 ; A ; S20",
        "1 S15 S20 | 2 | 3 ; A ; S20",
    ),
    "an embargo in a game without": (
        "R21",
        f"{OFF}1 S20 | 2 | 3 ; A ; S20",
        f"{OFF}1 S20 | 2 | 3",
    ),
    "a leader who passed": ("R11", "6 7 | 8 | 9 ; A ; - ; pass", "6 7 | 8 | 9 ; A ; - ; 6"),
    "a lead of two values": ("R11", "6 7 | 8 | 9 ; A ; - ; 6 7", "6^2 | 8 | 9 ; A ; - ; 6^2"),
    "a lead the hand lacks": ("R11", "6 7 | 8 | 9 ; A ; - ; 6^2", "6^2 7 | 8 | 9 ; A ; - ; 6^2"),
    "a raise the hand lacks": ("R11", "6 7 | 8 | 9 ; A ; - ; 6, 9", "6 7 | 9 | 9 ; A ; - ; 6, 9"),
    "a raise too low": ("R12", "6 7 | 6 8 | 9 ; A ; - ; 6, 6", "6 7 | 6 8 | 9 ; A ; - ; 6, 8"),
    "a raise of another size": (
        "R12",
        "6^2 7 | 8 9 | 9 ; A ; - ; 6^2, 8",
        "6^2 7 | 8^2 | 9 ; A ; - ; 6^2, 8^2",
    ),
    "a queen that bridges": (
        "R15",
        "6 7 Q | 8 | 9 ; A ; - ; 6 7 Q",
        "6 6 Q | 8 | 9 ; A ; - ; 6 6 Q",
    ),
    "a 13 on a queen": ("R16", "6 Q | 1 13 | 9 ; A ; - ; Q, 13", "6 13 | 1 Q | 9 ; A ; - ; 13, Q"),
    "a slayer in company": (
        "R18",
        "6 S20 | 1 13 | 9 ; A ; - ; 6 S20",
        "6 S20 | 1 13 | 9 ; A ; - ; S20",
    ),
    "a slayer as a raise": (
        "R18",
        "6 7 | 1 S20 | 9 ; A ; - ; 6, S20",
        "6 7 | 1 S20 | 9 ; A ; - ; 6, pass",
    ),
    "a pass in a slayer round": (
        "R19",
        "6 S20 | 1 13 | 9 ; A ; - ; S20, pass",
        "6 S20 | S15 | 9 ; A ; - ; S20, pass",
    ),
    "an embargoed lead": (
        "R21",
        "6 S20 | 1 | 9 ; A ; S20 ; S20",
        "6 S20 | 1 | 9 ; A ; S20 ; 6",
    ),
    "a slayer fed": (
        "R22",
        "6 S20 | 1 S15 | 9 ; A ; - ; S20, S15",
        "6 S20 | 1 S15 | 9 ; A ; - ; S20, 1",
    ),
    "the last card, a slayer, as a raise": (
        "R24",
        "6 7 | S20 | 9 ; A ; - ; 6, S20",
        "6 7 | S20 | 9 ; A ; - ; 6, pass",
    ),
    "a play after the phase": ("R26", "6 | - | 9 ; A ; - ; 6", "6 | 1 | 9 ; A ; - ; 6"),
}


@pytest.mark.parametrize("clause, bad, twin", TWINS.values(), ids=TWINS)
def test_an_impossible_position_is_refused_and_its_twin_is_not(clause, bad, twin):
    impossible(clause, lambda: Position.parse(bad))
    assert Position.parse(str(Position.parse(twin))) == Position.parse(twin)


@pytest.mark.parametrize("clause, bad, twin", TWINS.values(), ids=TWINS)
def test_plain_data_is_judged_like_text(clause, bad, twin):
    impossible(clause, lambda: Position.from_json(_as_json(bad)))
    assert Position.from_json(_as_json(twin)) == Position.parse(twin)


def _as_json(text: str) -> dict[str, object]:
    """The fields of a position's text, judged by nobody."""
    prefix, _, body = text.rpartition(": ")
    hands, leader, embargo, plays = (*body.split(" ; "), *["A", "-", ""][body.count(" ; ") :])
    return {
        "edition": prefix.removeprefix("queen/") or "base",
        "hands": hands.split(" | "),
        "leader": leader,
        "embargo": None if embargo == "-" else embargo,
        "plays": plays.split(", ") if plays else [],
    }


def test_thirteen_seats_are_refused():
    impossible("R2", lambda: Position(["1"] * 13))
    assert Position(["1"] * 6 + ["2"] * 6).seats == 12


@pytest.mark.parametrize("leader", [-1, 3, 12])
def test_the_leader_sits_at_the_table(leader):
    impossible("R10", lambda: Position(["1", "2", "3"], leader))
    impossible("R10", lambda: Phase.deal(3, leader=leader))


def test_an_embargo_names_a_slayer():
    impossible("R21", lambda: Position(["1 S20", "2", "3"], embargo=7))
    assert Position(["1 S20", "2", "3"], embargo=20).embargo == 20


def test_an_edition_given_beside_the_text_judges_the_text():
    text = "1 S15 | 2 | 3 | 4 | 5 | 6"
    assert Position.parse(text).seats == 6
    impossible("R8", lambda: Position.parse(text, Edition.ENGLISH))


def test_a_finished_position_may_keep_its_embargo():
    assert Position.parse("1 S20 | - | 3 ; A ; S20").embargo == 20
