"""Editions: every number and option can be written, read, and is checked."""

from __future__ import annotations

from dataclasses import fields

import pytest

from tests.queen.refusals import refuses, unreadable
from vqlab.queen import Edition, Phase, Position

CHANGED = {
    "values": 5,
    "copies": 3,
    "queens": 0,
    "slayers": (20,),
    "hand": 4,
    "slayer_15_up_to": 6,
    "two_seats": True,
    "queens_declared": True,
    "embargo": False,
    "embargo_carries_over": True,
    "blocked_leads_next": False,
}


def test_every_option_is_tried_here():
    assert ["name", *CHANGED] == [field.name for field in fields(Edition)]
    assert all(getattr(Edition.BASE, name) != value for name, value in CHANGED.items())


@pytest.mark.parametrize("preset", ["base", "english", "small"])
@pytest.mark.parametrize("name", CHANGED)
def test_text_tells_every_option(name, preset):
    edition = Edition(**{**vars(Edition.parse(preset)), name: CHANGED[name]})
    assert Edition.parse(str(edition)) == edition
    assert str(Edition.parse(str(edition))) == str(edition)


def test_text_tells_all_options_together():
    edition = Edition(**CHANGED)
    assert Edition.parse(str(edition)) == edition
    position = Position.parse(f"queen/{edition}: 1 | 2")
    assert Position.parse(str(position)) == position
    assert position.edition == edition


@pytest.mark.parametrize("preset", ["base", "english", "small", " BASE ", "Small"])
def test_an_unchanged_preset_is_its_name(preset):
    assert str(Edition.parse(preset)) == preset.strip().lower()


@pytest.mark.parametrize("slayers", [(), (15,), (20,), (15, 20), (20, 15), (20, 20, 15)])
def test_any_choice_of_slayers_can_be_written(slayers):
    edition = Edition.small(slayers=slayers, values=3)
    assert Edition.parse(str(edition)) == edition
    assert edition.slayers == tuple(sorted(set(slayers)))


@pytest.mark.parametrize(
    "text, says",
    [
        ("", "the edition is one of"),
        ("german", "the edition is one of"),
        ("base,", "an edition's options are"),
        ("base,name=small", "an edition's options are"),
        ("base,embargoes=no", "an edition's options are"),
        ("base,embargo", "no value for embargo"),
        ("base,embargo=maybe", "no value for embargo"),
        ("base,embargo=", "no value for embargo"),
        ("base,values=", "no value for values"),
        ("base,values=x", "no value for values"),
        ("base,values=-1", "no value for values"),
        ("base,values=1.5", "no value for values"),
        ("base,values=²", "no value for values"),
        ("base,values=100", "no value for values"),
        ("base,values=0", "values is 1 to 13"),
        ("base,values=14", "values is 1 to 13"),
        ("base,copies=16", "copies is 1 to 15"),
        ("base,queens=16", "queens is 0 to 15"),
        ("base,hand=61", "hand is 1 to 60"),
        ("base,slayers=25", "no value for slayers"),
        ("base,slayers=20+15+20", "no value for slayers"),
        ("base" + ",embargo=no" * 12, "the edition is one of"),
        ("x" * 10**6, "the edition is one of"),
        ("base," * 10**5, "the edition is one of"),
    ],
)
def test_bad_editions_are_refused(text, says):
    sentence = unreadable(lambda: Edition.parse(text))
    assert says in sentence
    assert len(sentence) < 300


@pytest.mark.parametrize(
    "options",
    [
        {"name": "german"},
        {"values": 14},
        {"values": True},
        {"values": 3.0},
        {"copies": "8"},
        {"slayers": (10,)},
        {"embargo": "no"},
        {"two_seats": 1},
    ],
)
def test_bad_options_are_refused_in_python_too(options):
    unreadable(lambda: Edition(**options))


def test_queens_alone_can_be_declared():
    """R16 as an option: queens alone are played as any value, and 14 is still the highest."""
    edition = Edition(queens_declared=True)
    start = Position.parse("Q 1 | 7 8 6 | 9 Q", edition)
    assert [str(play) for play in start.legal_plays()][:3] == ["1", "Q@1", "Q@2"]
    led = start.play("Q@7")
    assert [str(play) for play in led.legal_plays()] == ["8", "pass"]
    raised = led.play("8")
    expected = ["9", *(f"Q@{value}" for value in range(9, 14)), "Q", "pass"]
    assert sorted(str(play) for play in raised.legal_plays()) == sorted(expected)
    assert [str(p) for p in start.play("Q").legal_plays()] == ["pass"]
    assert Position.parse(str(led)) == led
    fed = Position.parse("5 S20 | Q 2 | Q 3", edition).play("S20")
    assert [str(play) for play in fed.legal_plays()] == ["2", "Q"]


def test_queens_cannot_be_declared_otherwise():
    """Scenario 25 again: a lone queen "as 7" is refused where queens alone are 14."""
    refuses(Position.parse("5 1 | Q 3 | 8 9").play("5"), "Q@7", "R16")
    for text in ("7@9", "7 Q@9", "Q@0", "Q@15", "pass@3", "@3"):
        unreadable(lambda text=text: Position.parse("5 1 | Q 3 | 8 9").check(text))


def test_a_small_deck_is_dealt_whole():
    edition = Edition.small()
    phase = Phase.deal(3, 1, edition)
    assert (edition.deck_size, edition.left_over(3), len(phase.left_over)) == (13, 1, 1)
    assert [len(hand.vampires) for hand in phase.start.hands] == [4, 4, 4]
    assert edition.cards_in_play(3) == 14
