"""What holds in every game, whatever is played; and the rules read twice."""

from __future__ import annotations

import json
from collections import Counter
from importlib.resources import files
from itertools import product
from random import Random

import fastjsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.vampires import naive
from tests.vampires.under_test import cards_of
from vqlab.contract import check_schema
from vqlab.vampires import Edition, Game, Position, divide, perft

steady = settings(deadline=None, derandomize=True, max_examples=30, database=None)
NAMES = ("bite_needs_cards", "action_cards_count", "reattach_elsewhere")
EDITIONS = [dict(zip(NAMES, options, strict=True)) for options in product([True, False], repeat=3)]


@st.composite
def games(draw: st.DrawFn, most: int = 60) -> Game:
    """A game of random plays, in any edition."""
    edition = Edition(**draw(st.sampled_from(EDITIONS)))
    game = Game.deal(draw(st.integers(2, 6)), draw(st.integers(0, 10**9)), edition)
    chance = Random(draw(st.integers(0, 10**9)))
    for _ in range(draw(st.integers(0, most))):
        if game.is_over:
            break
        game = game.play(chance.choice(game.legal_plays()))
    return game


@pytest.mark.parametrize("options", EDITIONS, ids=lambda options: "".join(map(str, options)))
def test_the_rules_read_twice_say_the_same(options):
    turns = 0
    for seats in range(2, 7):
        position, chance = Position.deal(seats, seats, Edition(**options)), Random(seats)
        state = naive.state_of(position)
        while not position.is_over:
            legal = position.legal_plays()
            assert {str(play) for play in legal} == naive.plays(state, options)
            play = chance.choice(legal)
            position = position.play(play)
            naive.make(state, str(play))
            if not position.is_over:
                assert _alike(naive.state_of(position)) == _alike(state)
                turns += 1
        assert state["over"] == position.winner
    assert turns > 100


def _alike(state):
    unordered = {"discards": sorted(state["discards"])}
    return {**state, **unordered, "hands": [sorted(hand) for hand in state["hands"]]}


@steady
@given(games())
def test_ninety_cards_at_every_step(game):
    assert len(cards_of(game.start)) == 90
    for position in game.positions:
        assert cards_of(position) == cards_of(game.start)


@steady
@given(games())
def test_hands_have_five_cards_but_for_those_of_a_winner(game):
    for position in game.positions:
        for seat, hand in enumerate(position.hands):
            assert len(hand) == 5 or seat == position.winner
        assert len(position.crosses) >= 3


@steady
@given(games())
def test_text_and_plain_data_tell_a_position(game):
    for position in game.positions[-5:]:
        assert Position.parse(str(position)) == position
        data = json.loads(json.dumps(position.to_json()))
        assert Position.from_json(data) == position
        assert str(Position.from_json(data)) == str(position)


@steady
@given(games())
def test_a_folded_view_agrees_with_the_position(game):
    position = game.position
    for seat in range(game.seats):
        view = game.view(seat)
        assert view.hand == position.hands[seat]
        assert view.hand_sizes == tuple(map(len, position.hands))
        assert (view.crosses, view.won) == (position.crosses, position.won)
        assert (view.draw, view.asleep) == (len(position.draw), len(position.asleep))
        assert view.discards == position.discards
        assert (view.to_act, view.winner) == (position.to_act, position.winner)
        assert view.points == position.points
        for other, known in enumerate(view.known):
            assert not Counter(known) - Counter(position.hands[other])
            assert not known or other != seat
        mine = position.to_act == seat
        assert view.legal_plays() == (position.legal_plays() if mine else ())


def test_cards_handed_over_are_known_and_those_of_others_are_not():
    start = Game(
        "vampires: mirror WB | WY^2 garlic^2 bite | WG coffin ; R4 ; A ; - ; BYRG GBYR RGBY"
    )
    then = start.play("mirror@1N>B")
    assert then.view("A").known == ((), ("GBYR", "BYRG", "RGBY", "WB"), ())
    assert then.view("B").known == (("WY", "WY", "garlic", "garlic", "bite"), (), ())
    assert then.view("C").known == ((), (), ())
    assert then.play("GBYR@1E").view("A").known[1] == ("BYRG", "RGBY", "WB")


@steady
@given(games(most=25))
def test_play_sequences_add_up(game):
    position = game.position
    if position.is_over:
        assert perft(position, 1) == 0
        return
    plays = position.legal_plays()
    assert perft(position, 0) == 1
    assert perft(position, 1) == len(plays)
    assert divide(position, 2) == {play: perft(position.play(play), 1) for play in plays}
    said = []
    assert perft(position, 2, said.append) == sum(divide(position, 2).values()) == said[-1]


def test_nothing_follows_the_end():
    whole = "R4(BYRG GBYR RGBY YRBG)"
    position = Position.parse(f"vampires: WR | WB ; {whole} ; A ; Y3 | -")
    assert [str(play) for play in position.legal_plays()] == ["WR@1"]
    assert perft(position, 1) == 1
    assert perft(position, 2) == 0
    assert perft(position.play("WR@1"), 1) == 0


def test_edges_of_the_standard_deck_are_even():
    deck = Edition.STANDARD.deck
    assert sum(deck.attacks.values()) == 49
    for at in range(4):
        shown = Counter(card[at] for card, n in deck.attacks.items() for _ in range(n))
        assert sorted(shown.values()) == [12, 12, 12, 13]
    check_schema("deck", deck.to_json())


@pytest.mark.parametrize("name", ["deck", "vampires"])
def test_the_schemas_are_schemas(name):
    path = files("vqlab") / "data" / "schemas"
    fastjsonschema.compile(json.loads((path / f"{name}.json").read_text("utf-8")))
