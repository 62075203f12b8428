"""One line of text tells a position, and text that tells none is refused in a sentence."""

from __future__ import annotations

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.queen.refusals import read_politely, unreadable
from vqlab.queen import PASS, Cards, Edition, Hand, Play, Position

steady = settings(deadline=None, derandomize=True, max_examples=300, database=None)
EXAMPLE = "6^3 8 Q S20 | 3 5^2 Q | 7 9 10 ; B ; - ; 5^2, pass"


def test_the_example_of_the_notation_says_what_it_says():
    position = Position.parse(EXAMPLE)
    assert position.start_hands == (Hand("6^3 8 Q S20"), Hand("3 5^2 Q"), Hand("7 9 10"))
    assert position.hands[1] == Hand("3 Q")
    assert (position.leader, position.to_act, position.embargo) == (1, 0, 0)
    assert [str(play) for play in position.plays] == ["5^2", "pass"]
    assert str(position) == EXAMPLE


@pytest.mark.parametrize(
    "text, canonical",
    [
        ("6 6 6 | 7 | 8", "6^3 | 7 | 8"),
        ("6^2 6 | 7 | 8", "6^3 | 7 | 8"),
        ("6^1 | 7 | 8", "6 | 7 | 8"),
        ("  6   |7|\t8  ", "6 | 7 | 8"),
        ("q s20 | S15 10 | 8", "Q S20 | 10 S15 | 8"),
        ("S20 S15 Q 13 1 | 7 | 8", "1 13 Q S15 S20 | 7 | 8"),
        ("6 | 7 | - ; c", "6 | 7 | - ; C"),
        ("6 | 7 | 8 ; A", "6 | 7 | 8"),
        ("6 | 7 | 8 ; A ; -", "6 | 7 | 8"),
        ("6 | 7 | 8 ; b ; -", "6 | 7 | 8 ; B"),
        ("6 | 7 s15 | 8;B;s15", "6 | 7 S15 | 8 ; B ; S15"),
        ("6 7|7|8;A;-;6", "6 7 | 7 | 8 ; A ; - ; 6"),
        ("6 7|7 9|8;A;-;6,PASS", "6 7 | 7 9 | 8 ; A ; - ; 6, pass"),
        ("queen: 6 | 7 | 8", "6 | 7 | 8"),
        ("QUEEN/BASE: 6 | 7 | 8", "6 | 7 | 8"),
        ("queen/english: 6 | 7 | 8", "queen/english: 6 | 7 | 8"),
        ("queen/base,embargo=NO:6 | 7 | 8", "queen/base,embargo=no: 6 | 7 | 8"),
    ],
)
def test_many_ways_to_write_are_read_and_one_is_written(text, canonical):
    position = Position.parse(text)
    assert str(position) == canonical
    assert Position.parse(canonical) == position


def test_the_embargo_a_round_was_led_under_is_kept_in_the_text():
    text = "6 S20 | 7 | 8 ; A ; S20 ; 6"
    assert str(Position.parse(text)) == text
    assert Position.parse(text) == Position.parse(text.replace("A ; S20", "A ; -"))


@pytest.mark.parametrize("card", ["1", "10", "13", "Q", "q", "S15", "s20"])
def test_every_card_is_read(card):
    assert list(Cards(card)) == [card.upper()]


@pytest.mark.parametrize(
    "text, read, column",
    [
        ("6 T | 7 | 8", "T", 3),
        ("6 | Qs | 8", "Qs", 5),
        ("6 | 7 | 14", "14", 9),
        ("6 | 0 | 8", "0", 5),
        ("6 | 07 | 8", "07", 5),
        ("6 | S16 | 8", "S16", 5),
        ("6^0 | 7 | 8", "6^0", 1),
        ("6 9^99 | 7 | 8", "9^99", 3),
        ("6^15 6 | 7 | 8", "6", 6),
        ("6^^2 | 7 | 8", "6^^2", 1),
        ("6^ | 7 | 8", "6^", 1),
        ("6,7 | 7 | 8", "6,7", 1),
        ("6 | ٣ | 8", "٣", 5),
        ("6 - | 7 | 8", "-", 3),
        ("6 | 7 | 8 ; M", "M", 13),
        ("6 | 7 | 8 ; AB", "AB", 13),
        ("6 | 7 | 8 ; A ; S25", "S25", 17),
        ("6 | 7 | 8 ; A ; - ; 6x", "6x", 21),
        ("6 7 | 7 | 8 ; A ; - ; 6,", "", 25),
        ("6 7 | 7 | 8 ; A ; - ; 6, , 8", " ", 25),
        ("6 7 | 7 | 8 ; A ; - ; ", " ", 22),
        ("queen/english: 6 T | 7 | 8", "T", 18),
    ],
)
def test_what_cannot_be_read_is_named_with_its_column(text, read, column):
    sentence = unreadable(lambda: Position.parse(text))
    assert f"Read “{read}” at column {column}:" in sentence


@pytest.mark.parametrize(
    "text, says",
    [
        ("", "no hand at column 1"),
        ("   ", "no hand at column 1"),
        ("6 | | 8", "no hand at column 4"),
        ("6 | 7 |", "no hand at column 8"),
        ("6 | 7 | 8 ; A ; - ; 6 ; 7", "5 parts"),
        ("|".join(["1"] * 13), "13 hands"),
        ("6 | 7 | 8 ; A ; - ; " + ",".join(["6"] * 20), "20 are written"),
        ("skat: 6 | 7 | 8", "Read “skat”"),
        (": 6 | 7 | 8", "the game is queen"),
        ("queen/: 6 | 7 | 8", "the game is queen"),
        ("queen/german: 6 | 7 | 8", "base, english, small"),
        ("queen/base,embargos=no: 6 | 7 | 8", "an edition's options are"),
        ("6 | 7 | " + "8 " * 3000, "at most 4,096"),
    ],
)
def test_what_is_allowed_is_said(text, says):
    assert says in unreadable(lambda: Position.parse(text))


@pytest.mark.parametrize("text", ["1" * 10**6, " " * 10**6, "^" * 10**6, "(" * 4000, "1 " * 2048])
def test_long_texts_are_refused_at_once(text):
    began = time.perf_counter()
    unreadable(lambda: Position.parse(text))
    assert time.perf_counter() - began < 0.5


@pytest.mark.parametrize("text", ["x" * 5000, "1" * 5000])
def test_what_was_read_is_quoted_in_short(text):
    assert len(unreadable(lambda: Play(text))) < 200


@pytest.mark.parametrize("text", ["pass", "PASS", " pass ", ""])
def test_a_pass_is_the_empty_play(text):
    assert Play(text) == PASS
    assert str(Play(text)) == "pass"


def test_plays_with_other_numbers_of_queens_are_other_plays():
    assert Play("11^2 Q") != Play("11^3")
    assert Play("Q 11 11") == Play("11^2 Q")
    assert hash(Play("Q 11 11")) == hash(Play("11^2 Q"))


LETTERS = st.text("0123456789QSqsabcAB ^|;,-:/=\n\\é", max_size=60)
NEARLY = st.lists(
    st.sampled_from(
        [
            *("6", "7^2", "Q", "S15", "S20", "^", "|", " | ", ";", " ; ", ",", "A", "B", "-"),
            *("pass", "queen", "/", "english", ":", "embargo=no", " ", "6^9", "14", "S2"),
        ]
    ),
    max_size=25,
).map("".join)


@steady
@given(st.one_of(st.text(max_size=80), LETTERS, NEARLY))
def test_any_text_is_a_position_or_is_refused_politely(text):
    began = time.perf_counter()
    position = read_politely(lambda: Position.parse(text))
    if position is not None:
        assert Position.parse(str(position)) == position
        assert str(Position.parse(str(position))) == str(position)
    assert time.perf_counter() - began < 0.5


SCALARS = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), NEARLY)
ANYTHING = st.recursive(
    SCALARS, lambda deeper: st.one_of(st.lists(deeper), st.dictionaries(NEARLY, deeper))
)
FIELDS = st.fixed_dictionaries(
    {},
    optional={
        "game": st.sampled_from(["queen", "vampires", 7]),
        "edition": NEARLY,
        "hands": st.lists(NEARLY | st.sampled_from(["6", "7 8", "-", "Q S20"]), max_size=5),
        "leader": st.sampled_from(["A", "C", "L", "x", "", 3]),
        "embargo": st.sampled_from([None, "S15", "S20", "S25", 20]),
        "plays": st.lists(NEARLY | st.sampled_from(["6", "pass"]), max_size=3),
        "more": SCALARS,
    },
)


@steady
@given(st.one_of(ANYTHING, FIELDS))
def test_any_plain_data_is_a_position_or_is_refused_politely(data):
    position = read_politely(lambda: Position.from_json(data))
    if position is not None:
        assert Position.from_json(position.to_json()) == position


def test_plain_data_carries_the_fields_by_name():
    assert Position.parse(EXAMPLE).to_json() == {
        "game": "queen",
        "edition": "base",
        "hands": ["6^3 8 Q S20", "3 5^2 Q", "7 9 10"],
        "leader": "B",
        "embargo": None,
        "plays": ["5^2", "pass"],
    }
    assert Position.from_json({"hands": ["6", "7", "8"]}) == Position.parse("6 | 7 | 8")


def test_an_edition_given_beside_the_text_beats_its_prefix():
    position = Position.parse("queen/english: 6 | 7 | 8", Edition(embargo=False))
    assert str(position) == "queen/base,embargo=no: 6 | 7 | 8"
