"""One line of text tells a position, and text that tells none is refused in a sentence."""

from __future__ import annotations

import copy
import json
import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.refusals import impossible, read_politely, unreadable
from vqlab.contract import NotationError
from vqlab.vampires import PASS, Cross, Deck, Edition, Game, Play, Position, Record

steady = settings(deadline=None, derandomize=True, max_examples=300, database=None)
EXAMPLE = (
    "vampires: GBYR WR garlic^2 | coffin | BYRG bite ; R4(BYRG - garlic -) Y3 ; B ; - | G1 B2 | R4"
    " ; WG mirror ; WB ; Y3 G1 ; 7"
)


def test_the_example_of_the_notation_says_what_it_says():
    position = Position.parse(EXAMPLE)
    assert position.hands == (("GBYR", "WR", "garlic", "garlic"), ("coffin",), ("BYRG", "bite"))
    assert position.crosses == (Cross("R4", ("BYRG", "", "garlic", "")), Cross("Y3"))
    assert position.to_act == 1
    assert position.points == (0, 3, 4)
    assert position.draw == ("WG", "mirror")
    assert position.asleep == ("Y3", "G1")
    assert position.table.seed == 7
    assert str(position) == EXAMPLE


@pytest.mark.parametrize(
    "text, canonical",
    [
        ("Vampires: wr gbyr|- ; r4", "vampires: GBYR WR | - ; R4"),
        ("vampires/standard: WR | WB", "vampires: WR | WB"),
        ("vampires: WR | WB ; - ; A ; - ; -", "vampires: WR | WB"),
        ("vampires: WR WR | WB ; R4 Y3 ; b", "vampires: WR^2 | WB ; R4 Y3 ; B"),
        ("vampires: WR | WB ; R4(- - - -)", "vampires: WR | WB ; R4"),
        ("vampires: WR | WB;R4 ( byrg - MIRROR - );A;-|G1", None),
        ("vampires/standard,bite_needs_cards=no: WR | WB", None),
        ("vampires: WR | WB ; - ; A ; - ; - ; - ; - ; 12", None),
    ],
)
def test_many_ways_to_write_are_read_and_one_is_written(text, canonical):
    position = Position.parse(text)
    assert canonical is None or str(position) == canonical
    assert Position.parse(str(position)) == position
    assert str(Position.parse(str(position))) == str(position)


@pytest.mark.parametrize(
    "text, said",
    [
        ("vampires: WR | WX ; R4", "Read “WX” at column 16: there is no such card"),
        ("vampires: WR | QQQQ ; R4", "Read “QQQQ” at column 16"),
        ("vampires: WR | R4 ; R4", "Read “R4” at column 16"),
        ("vampires: WR | W! ; R4", "column 16"),
        ("vampires: WR |  ; R4", "There is nothing at column 15"),
        ("vampires: WR | WB ; ", "There is nothing at column"),
        ("vampires: WR | WB ; R4(BYRG", "column 23"),
        ("vampires: WR | WB ; R4(BYRG - -)", "column 21: a vampire has four sides"),
        ("vampires: WR | WB ; B2 R4(BYRG WX - -)", "Read “WX” at column 32"),
        ("vampires: WR | WB ; R4 ; A ; WB | -", "Read “WB” at column 30"),
        ("vampires: WR | WB ; WR", "a vampire is like R4"),
        ("vampires: WR | WB ; R4 ; 3", "a seat is a letter"),
        ("vampires: WR | WB ; R4 ; C", "Read “C” at column 26: a seat is a letter from A to B."),
        ("vampires: WR | WB ; R4 ; A ; G1", "One seat is named"),
        ("vampires: WR | WB ; R4 ; A ; - ; - ; - ; - ; x", "a seed is a whole number"),
        ("vampires: WR | WB ; R4 ; A ; - ; - ; - ; - ; 1 ; 1", "9 parts"),
        ("queen: WR | WB", "the game is vampires"),
        ("vampires/: WR | WB", "the game is vampires"),
        ("vampires/other: WR | WB", "There is no deck other"),
        ("vampires/standard,x=no: WR | WB", "x=no"),
        ("vampires/standard,bite_needs_cards=2: WR | WB", "no value"),
        ("vampires: WR^99 WR^99 | WB", "WR^99"),
        ("vampires: " + "WR " * 2000 + "| WB", "at most 4,096"),
    ],
)
def test_what_cannot_be_read_is_said(text, said):
    assert said in unreadable(lambda: Position.parse(text))


@pytest.mark.parametrize(
    "clause, bad, twin",
    [
        ("T1", "WR^4 | WB", "WR^3 | WB"),
        ("T1", "WR | WB ; R4^2 R4", None),
        ("T2", "WR", "WR | WB"),
        ("T6", "WR | WB ; R4(GBYR - - -)", "WR | WB ; R4(- GBYR - -)"),
        ("T6", "WR | WB ; R4(WR - - -)", "WR | WB ; R4(garlic - - -)"),
        ("T6", "WR | WB ; R4(bite - - -)", "WR | WB ; R4(mirror - - -)"),
        ("T14", "WR | WB ; R4 R4 R4 Y3 Y3 Y3 B2", "WR | WB ; R4 R4 R4 Y3 Y3 Y3"),
        ("T18", "WR^3 WB^3 | WY", "WR^3 WB^2 | WY"),
        ("T20", "WR | WB ; - ; A ; R4 Y3 | R4 B2", "WR | WB ; - ; A ; R4 Y3 | R4 G1"),
    ],
)
def test_an_impossible_position_is_refused_and_its_twin_is_not(clause, bad, twin):
    if "^2 R4" in bad:
        unreadable(lambda: Position.parse(f"vampires: {bad}"))
        bad = "WR | WB ; R4 R4 R4 ; A ; R4 | -"
    impossible(clause, lambda: Position.parse(f"vampires: {bad}"))
    if twin is not None:
        assert Position.parse(f"vampires: {twin}")


@pytest.mark.parametrize(
    "text, canonical",
    [
        ("gbyr @ 1e", "GBYR@1E"),
        ("GBYR@1E+wr", "GBYR@1E+WR"),
        ("gbyr@1e/2n>b", "GBYR@1E/2N>B"),
        ("Garlic@2W", "garlic@2W"),
        ("mirror@2w > c", "mirror@2W>C"),
        ("wr@3", "WR@3"),
        ("BITE@1", "bite@1"),
        ("Coffin", "coffin"),
        ("discard  wr", "discard WR"),
        ("Pass", "pass"),
    ],
)
def test_plays_are_read_and_written(text, canonical):
    play = Play.parse(text)
    assert str(play) == canonical
    assert Play.parse(canonical) == play


@pytest.mark.parametrize(
    "text", ["", "GBYR", "GBYR@0N", "GBYR@1X", "@1N", "discard", "a@1N@2N", "💀"]
)
def test_what_is_no_play_is_said(text):
    assert "a play is like" in unreadable(lambda: Play.parse(text))
    assert "no play" in unreadable(lambda: Position.parse(EXAMPLE).check(7))


def test_a_pass_is_nothing():
    assert Play.parse("pass") == PASS
    assert not PASS.card


@steady
@given(st.text(alphabet="vampires:WRGBY4 |;()-^0129garlicn/,=", max_size=60))
def test_any_text_is_read_or_refused_in_a_sentence(text):
    found = read_politely(lambda: Position.parse(text))
    if found is not None:
        assert Position.parse(str(found)) == found


@steady
@given(st.text(alphabet="@/>+NESW12WRBgarlic discard", max_size=20))
def test_any_play_is_read_or_refused_in_a_sentence(text):
    found = read_politely(lambda: Play.parse(text))
    if found is not None:
        assert Play.parse(str(found)) == found


def test_plain_data_is_judged_like_text():
    data = Position.parse(EXAMPLE).to_json()
    for changed in ({"hands": ["WR"]}, {"to_act": "Z"}, {"crosses": [4]}, {"extra": 1}):
        unreadable(lambda changed=changed: Position.from_json({**data, **changed}))
    impossible("T1", lambda: Position.from_json({**data, "hands": ["WR^4", "WB", "WY"]}))


def test_a_deck_of_ones_own(tmp_path):
    data = Edition.STANDARD.deck.to_json()
    data |= {"name": "two", "attacks": {"RRRR": 4, "BBBB": 4}, "vampires": {"R3": 2, "B3": 2}}
    path = tmp_path / "two.json"
    path.write_text(json.dumps(data))
    edition = Edition(Deck.read(path))
    position = Position.parse("vampires/two: RRRR WR | BBBB ; R3", edition)
    assert [str(play) for play in position.legal_plays()] == [f"RRRR@1{s}" for s in "NESW"]
    assert Position.parse(str(position), edition) == position
    assert Position.from_json(position.to_json(), edition) == position
    record = Record(Game(position).play("RRRR@1N"))
    assert Record.parse(str(record), edition) == record
    assert Edition.parse("standard", edition.deck) == Edition.STANDARD
    assert Edition.parse("two", edition.deck) == edition
    assert "There is no deck two" in unreadable(lambda: Position.parse(str(position)))


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "{}", '{"name": "x"}', "[" * 100_000, " " * 100_000],
)
def test_a_file_that_is_no_deck_is_said(text, tmp_path):
    path = tmp_path / "deck.json"
    path.write_text(text)
    unreadable(lambda: Deck.read(path))
    unreadable(lambda: Deck.read(tmp_path / "none.json"))


def test_a_deck_is_what_it_says_for_good():
    deck = Edition.STANDARD.deck
    with pytest.raises(TypeError):
        deck.attacks["ZZZZ"] = 5
    for same in (copy.deepcopy(deck), pickle.loads(pickle.dumps(deck))):
        assert same == deck
        assert (same.rank, same.pile) == (deck.rank, deck.pile)
    data = deck.to_json()
    assert (
        Deck.from_json({**data, "weapons": {c: float(n) for c, n in deck.weapons.items()}}) == deck
    )
    assert "other cards" in unreadable(lambda: Deck.from_json({**data, "weapons": {"R": 1}}))
    mine = {**data, "name": "mine"}
    many = {**mine, "attacks": dict.fromkeys(deck.attacks, 99)}
    assert "at most 120" in unreadable(lambda: Deck.from_json(many))
    letters = dict.fromkeys("BITE", "colour")
    unreadable(lambda: Deck.from_json({**mine, "colours": letters, "attacks": {"BITE": 1}}))


@pytest.mark.parametrize("seed", ["x", -4, 1.5, [1], True, 10**18])
def test_a_seed_is_a_whole_number(seed):
    assert "whole number" in unreadable(lambda: Position([("WR",), ("WB",)], seed=seed))


def test_a_deck_names_its_colours():
    data = {**Edition.STANDARD.deck.to_json(), "weapons": {"X": 1}}
    assert "does not name" in unreadable(lambda: Deck.from_json(data))
    with pytest.raises(NotationError):
        Deck.named("../standard")
