"""What is true of every phase, tried on phases that chance deals and plays."""

from __future__ import annotations

import json
import pickle
from copy import deepcopy
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.queen import naive
from tests.queen.hidden import rehidden
from vqlab.queen import Edition, Hand, Phase, Position, View, perft

ENGLISH, BASE = Edition.ENGLISH, Edition.BASE
seeds = st.integers(0, 10**6)
steady = settings(deadline=None, derandomize=True, max_examples=25, database=None)


def walk(phase: Phase, choices: list[int]) -> Phase:
    """The phase played to its end: each choice picks a legal play, then the list begins again.

    An odd choice leads a slayer when it can: the rare clauses all need slayer rounds.
    """
    turn = 0
    while not phase.is_over:
        assert turn < 3 * phase.seats * phase.edition.cards_in_play(phase.seats), "a phase ends"
        choice, plays = choices[turn % len(choices)], phase.legal_plays()
        slayers = [play for play in plays if play.slayer] if choice % 2 else []
        phase = phase.play((slayers or plays)[choice % len(slayers or plays)])
        turn += 1
    return phase


@st.composite
def phases(draw: st.DrawFn, most_seats: int = 12) -> Phase:
    """A whole phase at a table of any size, in the base or the English edition."""
    edition = draw(st.sampled_from([BASE, BASE, ENGLISH]))
    opening = Phase.deal(draw(st.integers(3, most_seats)), draw(seeds), edition)
    return walk(opening, draw(st.lists(st.integers(0, 999), min_size=1, max_size=40)))


HOUSES = [
    Edition(two_seats=True),
    Edition(queens_declared=True),
    Edition(blocked_leads_next=False),
    Edition.small(values=3, copies=4, queens=2, slayers=(15, 20), hand=4, two_seats=True),
    Edition.small(values=5, copies=2, queens=2, slayers=(15,), hand=3),
    Edition.small(values=4, slayers=(), queens_declared=True),
]


@st.composite
def house_phases(draw: st.DrawFn) -> Phase:
    """A whole phase under house rules, most of them at small tables, where rare clauses meet."""
    edition = draw(st.sampled_from(HOUSES))
    seats = draw(st.integers(2 if edition.two_seats else 3, 4))
    opening = Phase.deal(seats, draw(seeds), edition)
    return walk(opening, draw(st.lists(st.integers(0, 999), min_size=1, max_size=40)))


@settings(steady, max_examples=60)
@given(house_phases())
def test_house_rules_keep_the_laws_too(phase):
    """Text, plain data, copies and conservation hold under every option."""
    edition = phase.edition
    for position in phase.positions:
        assert str(Position.parse(str(position))) == str(position)
        assert Position.parse(str(position)) == position
        assert Position.from_json(position.to_json()) == position
        assert deepcopy(position).legal_plays() == position.legal_plays()
        if position.to_act is not None:
            assert position.legal_plays()
            for play in position.legal_plays():
                position.check(play)
    total = edition.cards_in_play(phase.seats)
    held = sum(len(hand) for hand in phase.position.hands)
    assert held + len(phase.table) + len(phase.crypt) + len(phase.left_over) == total
    assert sorted(map(str, phase.position.legal_plays())) == []


def test_a_blocked_picker_of_two_seats_can_be_written_down():
    """With two seats a leader may hold both slayers, one embargoed, and no vampire."""
    edition = Edition(two_seats=True)
    taken = Position.parse("S20 5 | S15", edition).play("S20").play("pass")
    assert str(taken) == "queen/base,two_seats=yes: 5 | S15 S20 ; B ; S20"
    assert Position.parse(str(taken)) == taken
    assert [str(play) for play in taken.legal_plays()] == ["S15"]


def prefix(phase: Phase, share: float) -> Phase:
    return phase.undo(int(len(phase.plays) * share))


@steady
@given(phases())
def test_cards_are_conserved_at_every_ply(phase):
    total = 109 if phase.edition == ENGLISH and phase.seats >= 6 else 110
    while True:
        held = sum(len(hand) for hand in phase.position.hands)
        assert held + len(phase.table) + len(phase.crypt) + len(phase.left_over) == total
        if not phase.plays:
            break
        phase = phase.undo()


@steady
@given(phases())
def test_undo_restores_everything(phase):
    again = Phase(phase.start)
    states = [again]
    for play in phase.plays:
        again = again.play(play)
        states.append(again)
    for state in reversed(states[:-1]):
        again = again.undo()
        assert (again, repr(again)) == (state, repr(state))
        assert again.legal_plays() == state.legal_plays()
        assert (again.crypt, again.table, again.rounds) == (state.crypt, state.table, state.rounds)
    assert phase.undo(len(phase.plays)) == Phase(phase.start)


@steady
@given(phases())
def test_text_and_plain_data_tell_a_position_at_every_ply(phase):
    for position in phase.positions:
        read = Position.parse(str(position))
        assert (read, str(read)) == (position, str(position))
        data = json.loads(json.dumps(position.to_json()))
        assert Position.from_json(data) == position
        assert (read.leader, read.embargo, read.plays, read.legal_plays()) == (
            position.leader,
            position.embargo,
            position.plays,
            position.legal_plays(),
        )


@steady
@given(phases(most_seats=7))
def test_slayer_rounds_do_not_go_on_and_on(phase):
    most = len(phase.edition.slayers_for(phase.seats))
    led = ["x" if plays[0].slayer else "-" for plays in phase.rounds]
    assert "x" * (most + 1) not in "".join(led)


@steady
@given(phases())
def test_penalties_sum_to_at_least_the_slayers(phase):
    assert sum(phase.penalties) >= sum(phase.edition.slayers_for(phase.seats)) >= 20
    assert 0 in phase.penalties
    assert sum(phase.penalties) == sum(hand.penalty for hand in phase.position.hands)


@steady
@given(phases())
def test_who_acts_always_has_a_legal_play_and_a_leader_a_lead(phase):
    for position in phase.positions[:-1]:
        assert position.legal_plays()
        if not position.plays:
            assert all(play.size for play in position.legal_plays())


@steady
@given(phases())
def test_legal_plays_stand_in_order(phase):
    """By size, then value, then queens; slayers, then pass, last."""
    for position in phase.positions:
        plays = position.legal_plays()
        ranks = [(p.kind == "pass", p.slayer, p.size, p.value, p.queens) for p in plays]
        assert ranks == sorted(ranks)
        assert len(set(ranks)) == len(ranks)


@steady
@given(phases(most_seats=9), st.floats(0, 1), st.integers(0, 11), seeds)
def test_a_view_does_not_change_with_what_is_hidden(phase, share, seat, seed):
    phase, seat = prefix(phase, share), seat % phase.seats
    other = rehidden(phase, seat, Random(seed), swaps=20)
    mine, same = phase.view(seat), other.view(seat)
    assert mine == same
    assert repr(mine) == repr(same)
    assert json.dumps(mine.to_json()) == json.dumps(same.to_json())
    assert pickle.dumps(mine) == pickle.dumps(same)
    assert mine.legal_plays() == same.legal_plays()
    assert mine.unseen == same.unseen


def test_hidden_cards_do_get_swapped():
    """The law above would be empty if no swap were ever possible."""
    phase = walk(Phase.deal(4, 5), [3, 1, 4, 1, 5])
    for share in (1.0, 0.5, 0.1):
        here = prefix(phase, share)
        other = rehidden(here, 1, Random(2))
        assert other.position.hands != here.position.hands
        assert other.position.hands[1] == here.position.hands[1]


@steady
@given(phases(most_seats=9), st.floats(0, 1), st.integers(0, 11))
def test_nothing_in_a_view_names_a_card_nobody_showed(phase, share, seat):
    phase, seat = prefix(phase, share), seat % phase.seats
    view = phase.view(seat)
    shown = {card for plays in phase.rounds for play in plays for card in play}
    public = shown | set(view.hand) | {"S15", "S20"}
    data = view.to_json()
    named = {*data.pop("hand"), *(card for cards in data.pop("known").values() for card in cards)}
    assert named <= public
    assert [[str(play) for play in plays] for plays in phase.rounds] == data.pop("rounds")
    assert set(data) == {
        *("game", "edition", "seats", "seat", "hand_sizes", "slayers"),
        *("left_over", "leader", "embargo"),
    }
    for kept in _reachable(view):
        assert not isinstance(kept, (Phase, Position))
        assert not isinstance(kept, Hand) or kept == view.hand
    assert b"Position" not in pickle.dumps(view)
    assert b"Phase" not in pickle.dumps(view)


def _reachable(thing: object) -> list[object]:
    """A view's attributes and everything inside them."""
    inside = list(vars(thing).values()) if hasattr(thing, "__dict__") else []
    inside += list(thing) if isinstance(thing, tuple) else []
    return [thing, *(deeper for part in inside for deeper in _reachable(part))]


@settings(steady, max_examples=40)
@given(phases(most_seats=9), st.integers(0, 10**6))
def test_a_folded_view_agrees_with_the_position(phase, number):
    for back in (0, 1 + number % len(phase.plays)):
        now = phase.undo(back)
        position = now.position
        for seat in range(now.seats):
            view = now.view(seat)
            assert view.hand == position.hands[seat]
            assert view.hand_sizes == tuple(map(len, position.hands))
            assert dict(view.slayers) == {
                slayer: at for at, hand in enumerate(position.hands) for slayer in hand.slayers
            }
            assert (view.leader, view.embargo) == (position.leader, position.embargo)
            assert (view.to_act, view.is_over) == (position.to_act, position.is_over)
            assert view.round == position.round
            mine = position.legal_plays() if position.to_act == seat else ()
            assert view.legal_plays() == mine
            assert all(
                hand.holds(known) for hand, known in zip(position.hands, view.known, strict=True)
            )
            assert View.from_json(json.loads(json.dumps(view.to_json()))) == view


@steady
@given(st.sampled_from([9, 12]), seeds, st.lists(st.integers(0, 999), min_size=1, max_size=9))
def test_with_nothing_left_over_unseen_cards_are_in_other_hands(seats, seed, choices):
    """Scenario 60, at any time of the phase."""
    phase = walk(Phase.deal(seats, seed), choices)
    for back in range(seed % 15, len(phase.plays) + 1, 15):
        now = phase.undo(back)
        hands = now.position.hands
        others = sum((hand.vampires for s, hand in enumerate(hands) if s != 1), start=Hand())
        assert str(now.view(1).unseen) == str(others)


SMALL_DECK = [*["1"] * 4, *["2"] * 3, *["3"] * 2, *["12"] * 2, *["13"] * 2, *["Q"] * 4]


@st.composite
def small_deals(draw: st.DrawFn) -> naive.Table:
    """Three or four seats with three cards or fewer, slayers on top, sometimes an embargo."""
    seats, cards = draw(st.integers(3, 4)), iter(draw(st.permutations(SMALL_DECK)))
    hands = [[next(cards) for _ in range(draw(st.integers(1, 3)))] for _ in range(seats)]
    bare = draw(st.integers(0, 2 * seats))
    for slayer in draw(st.sampled_from([(), ("S20",), ("S15", "S20"), ("S15", "S20")])):
        hands[draw(st.integers(0, seats - 1))].append(slayer)
    if bare < seats and set(hands[bare]) & set(naive.SLAYERS):
        hands[bare] = [card for card in hands[bare] if card in naive.SLAYERS]
    leader = draw(st.integers(0, seats - 1))
    held = [card for card in hands[leader] if card in naive.SLAYERS]
    picked_up = held if len(held) < len(hands[leader]) else []
    embargo = draw(st.sampled_from(["", *picked_up]))
    return naive.Table(tuple(tuple(sorted(hand)) for hand in hands), leader, embargo)


@settings(steady, max_examples=120)
@given(small_deals(), seeds)
def test_play_sequences_are_those_of_an_independent_enumeration(table, seed):
    position = Position(map(Hand, table.hands), table.leader, int(table.embargo[1:] or 0))
    chance = Random(seed)
    for depth in (1, 2, 3, 4):
        assert perft(position, depth) == naive.perft(table, depth)
    while naive.legal(table):
        plays = naive.legal(table)
        assert {tuple(sorted(p)) for p in position.legal_plays()} == set(plays)
        play = chance.choice(plays)
        table, position = naive.after(table, play), position.play(" ".join(play) or "pass")
        assert tuple(tuple(sorted(hand)) for hand in position.hands) == table.hands
    assert position.is_over
    assert position.penalties == tuple(
        sum(14 if card == "Q" else int(card.lstrip("S")) for card in hand) for hand in table.hands
    )
