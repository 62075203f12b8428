"""What users of comparable engines reported on rules, tried on both games here."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.refusals import plays_of, refuses
from vqlab import Edition, Game, Phase, Position, View, vampires
from vqlab.contract import ImpossiblePosition, LabError, NotationError


def walk(state: Any, seed: int, most: int = 60) -> list[Any]:
    """The states of one random line of play."""
    chance, states = Random(seed), [state]
    while not state.is_over and len(states) <= most:
        state = state.play(chance.choice(state.legal_plays()))
        states.append(state)
    return states


STARTS = [
    pytest.param(Phase.deal(3, seed=4), id="queen"),
    pytest.param(Phase.deal(7, seed=4, edition="english"), id="english"),
    pytest.param(vampires.Game.deal(3, seed=4), id="vampires"),
]


@pytest.mark.parametrize("start", STARTS)
def test_copies_at_every_ply_have_the_same_plays_hash_and_undo(start: Any) -> None:
    for state in walk(start, 1):
        for same in (copy.deepcopy(state), copy.copy(state), pickle.loads(pickle.dumps(state))):
            assert same == state and hash(same) == hash(state)
            assert same.legal_plays() == state.legal_plays()
            if state.plays:
                assert same.undo() == state.undo()
                assert same.undo().play(state.plays[-1]) == state


@pytest.mark.parametrize("start", STARTS)
def test_whoever_is_not_to_act_is_refused_at_every_ply(start: Any) -> None:
    for state in walk(start, 2, most=25):
        for seat in range(state.seats):
            if seat == state.to_act or state.is_over:
                continue
            with pytest.raises(LabError) as caught:
                state.check(state.legal_plays()[0], seat)
            assert caught.value.clause in ("R10", "T3", "T4")  # type: ignore[attr-defined]


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_13s_never_beat_as_many_queens_and_queens_always_beat_13s(size: int) -> None:
    hands = f"13^{size} 1 | Q^{size} 2 | 13^{size} 3"
    now = Position.parse(hands).play(f"13^{size}").play(f"Q^{size}")
    refuses(now, f"13^{size}", "R16")
    assert plays_of(now) == ["pass"]


@pytest.mark.parametrize("seats", range(3, 13))
def test_where_the_last_seat_wins_the_round_the_order_wraps_to_the_first(seats: int) -> None:
    others = [f"{5 + at % 6}^2" for at in range(seats - 2)]
    now = Position.parse(" | ".join(["1 2", *others, "3 4"]))
    for play in ["1"] + ["pass"] * (seats - 2) + ["3"]:
        now = now.play(play)
    assert (now.leader, now.to_act) == (seats - 1, seats - 1)
    assert now.play("4").to_act == 0


def test_a_card_that_was_played_is_not_there_to_be_played_again() -> None:
    now = Position.parse("7 9 | 8 10 | 9 11 ; A").play("7").play("pass").play("pass")
    assert now.to_act == 0
    refuses(now, "7", "R11")
    refuses(Position.parse("7 9 | 8 10 | 9 11"), "7^2", "R11")
    hunters = vampires.Position.parse("vampires: RYBG GRYB | WB ; B2 G1")
    again = hunters.play(next(p for p in hunters.legal_plays() if p.card == "RYBG"))
    assert "RYBG" not in again.hands[0]


def test_a_deal_holds_no_card_twice() -> None:
    for seats in range(3, 13):
        phase = Phase.deal(seats, seed=seats)
        dealt = Counter(card for hand in phase.position.hands for card in hand)
        dealt.update(phase.left_over)
        assert dealt == Counter(Edition.BASE.deck) + Counter(["S15", "S20"])
    with pytest.raises(ImpossiblePosition, match="R1"):
        Position.parse("7^8 | 7 | 8")


def test_a_state_of_one_edition_read_as_another_is_a_named_refusal() -> None:
    """Never a KeyError: what the other edition could not have dealt is said, with the clause."""
    base, english = Game.new(7, seed=1), Game.new(7, seed=1, edition="english")
    with pytest.raises(ImpossiblePosition, match="R8"):
        Position.from_json({**base.phase.position.to_json(), "edition": "english"})
    with pytest.raises(NotationError, match="S15"):
        View.from_json({**base.phase.view(0).to_json(), "edition": "english"})
    for seat in range(7):
        as_base = {**english.phase.view(seat).to_json(), "edition": "base"}
        with pytest.raises(NotationError, match="all its slayers"):
            View.from_json(as_base)
    text = str(english.phase.position)
    free = Position.parse(text, "base")  # a position of the base game may leave a slayer out
    assert free.edition == Edition.BASE and Phase(free).left_over is None


@pytest.mark.parametrize("left_over", [0, 55, 57])
def test_a_view_counts_as_many_left_over_cards_as_were_dealt_to_nobody(left_over: int) -> None:
    data = Phase.deal(4, seed=1).view(2).to_json()
    assert View.from_json(data).left_over == 56
    with pytest.raises(NotationError, match="56"):
        View.from_json({**data, "left_over": left_over})


def test_a_view_in_the_middle_of_a_slayer_round_still_counts_its_left_over_cards() -> None:
    phase = Phase.deal(4, seed=1)
    for play in ("S20", phase.play("S20").legal_plays()[0]):
        phase = phase.play(play)
        for seat in range(4):
            assert View.from_json(phase.view(seat).to_json()) == phase.view(seat)


def test_a_tiny_deck_of_the_vampires_runs_dry_without_a_crash() -> None:
    """Both piles empty: what there is not is not drawn, and play goes on (B2-35, T19)."""
    start = vampires.Position.parse(
        "vampires: RYBG GRYB WR | YRBG BGYR WB ; R4 B2 ; A ; - ; garlic ; - ; - ; 5"
    )
    for seed in range(20):
        for state in walk(start, seed, most=40):
            cards = [card for hand in state.hands for card in hand]
            cards += [card for cross in state.crosses for card in cross.around if card]
            assert len(cards) + len(state.draw) + len(state.discards) == 7
