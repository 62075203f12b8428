"""A phase by numbers is the phase by cards, and no seat is told more than its view."""

from __future__ import annotations

import pickle
from copy import deepcopy
from itertools import combinations, pairwise
from random import Random

import pytest

from vqlab import Phase, Position
from vqlab.adapters.moment import CHANCE, OVER, Moment, Table
from vqlab.adapters.resampling import resampled
from vqlab.contract import IllegalPlay, ImpossiblePosition, LabError
from vqlab.queen.cards import size_of

TABLES = [
    Table("base", 3),
    Table("english", 5),
    Table("base", 12, leader=4),
    Table("base,two_seats=yes", 2),
    Table("small,values=5,copies=4,slayers=15+20", 4),
    Table("small,slayers=none", 3),
    Table("base,queens_declared=yes,blocked_leads_next=no", 3),
    Table(position="3^2 5 S15 | 2 Q S20 | 1 4 4 ; B ; - ; S20"),
    Table(position="queen/small,values=9: 6 9 | 7^2 8 | 5 Q 9 ; B ; - ; 7, pass"),
]


def play_on(moment: Moment, rng: Random, most: int = 10_000) -> list[Moment]:
    """A way through the phase by lot, from a moment on."""
    found = [moment]
    while moment.actor != OVER and len(found) <= most:
        outcomes = moment.chance_outcomes() if moment.state is None else None
        if outcomes:
            numbers, chances = zip(*outcomes, strict=True)
            (number,) = rng.choices(numbers, chances)
        else:
            number = rng.choice(moment.legal())
        moment = moment.after(number)
        found.append(moment)
    return found


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_phase_by_numbers_is_the_phase_by_cards(table: Table) -> None:
    for seed in range(4):
        way = play_on(table.opening(), Random(seed))
        begun = next(moment for moment in way if moment.state is not None)
        phase = Phase(table.position or begun.position())
        assert phase.is_opening == (table.position is None)
        for before, moment in pairwise(way):
            if before.state is None:
                continue
            phase = phase.play(table.numbering.play(moment.plays[-1]))
            assert moment.position() == phase.position
            assert str(moment) == str(phase.position)
        assert phase.is_over
        assert [-points for points in way[-1].returns()] == list(phase.penalties)
        assert all(moment.returns() == [0.0] * table.seats for moment in way[:-1])
        assert len(way) - 1 <= table.most_turns + table.chances
        seat = seed % table.seats
        assert way[-1].view(seat) == phase.view(seat)


def test_a_deal_is_a_deal_of_the_rules() -> None:
    for seed in range(20):
        table = Table("base", 4)
        way = play_on(table.opening(), Random(seed), table.chances)
        assert [moment.actor for moment in way[:-1]] == [CHANCE] * table.chances
        position = way[-1].position()
        assert position.hands[position.leader].slayers == (20,)
        assert position.hands[(position.leader - 1) % 4].slayers == (15,)
        assert sorted(map(len, position.hands)) == [13, 13, 14, 14]


def test_chances_are_chances() -> None:
    moment = Table("base", 3, leader=0).opening()
    assert moment.chance_outcomes() == [(kind, 8 / 108) for kind in range(13)] + [(13, 4 / 108)]
    moment = moment.after(5)
    assert dict(moment.chance_outcomes())[5] == 7 / 107
    assert sum(chance for _, chance in moment.chance_outcomes()) == pytest.approx(1)
    assert Table("base", 4).opening().chance_outcomes() == [(seat, 0.25) for seat in range(4)]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_equal_lines_are_equal_views(table: Table) -> None:
    """Many moments of the same phase and of others that some seat cannot tell from it."""
    rng, moments = Random(5), []
    for seed in range(2):
        way = [each for each in play_on(table.opening(), Random(seed)) if each.state is not None]
        for moment in rng.sample(way, min(5, len(way))):
            moments.append(moment)
            for seat in range(min(table.seats, 3)):
                moments.append(other_deal(moment, seat, rng))
    told_apart, not_told = 0, 0
    for seat in range(min(table.seats, 4)):
        for one, other in combinations(moments, 2):
            same = one.told(seat) == other.told(seat)
            assert same == (one.view(seat) == other.view(seat))
            told_apart += not same
            not_told += same and one.state != other.state
    assert told_apart and not_told


def other_deal(moment: Moment, seat: int, rng: Random) -> Moment:
    start, chances = resampled(moment, seat, rng)
    for outcome in chances:
        start = start.after(outcome)
    for number in moment.plays[len(start.plays) :]:
        start = start.after(number)
    return start


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_another_deal_that_fits_replays_to_what_the_seat_knows(table: Table) -> None:
    rng, others = Random(8), set()
    for seed in range(3):
        way = play_on(table.opening(), Random(seed))
        for moment in rng.sample(way, min(15, len(way))):
            for seat in rng.sample(range(table.seats), 2):
                other = other_deal(moment, seat, rng)  # every play of it is checked for legality
                assert other.told(seat) == moment.told(seat)
                assert other.actor == moment.actor and other.plays == moment.plays
                assert other.dealt[seat] == moment.dealt[seat]
                assert list(map(size_of, other.dealt)) == list(map(size_of, moment.dealt))
                if moment.state is not None:
                    assert other.view(seat) == moment.view(seat)
                others.add(other.dealt != moment.dealt)
    assert True in others


def test_who_was_seen_to_pick_up_still_holds_it_in_every_other_deal() -> None:
    table = Table(position="2 S20 3 | 7 9 8 | 1 4 5 ; A")
    moment = table.opening()
    for text in ("S20", "7", "1"):
        moment = moment.after(table.numbering.number(text))
    seen = {other_deal(moment, 0, Random(seed)).dealt[1] for seed in range(30)}
    assert len(seen) > 5
    for seed in range(30):
        hands = other_deal(moment, 0, Random(seed)).position().hands
        assert {"S20", "7", "1"} <= set(hands[1])


def test_moments_are_shared_not_copied_and_can_be_sent() -> None:
    for moment in play_on(TABLES[0].opening(), Random(1))[::9]:
        assert deepcopy(moment) is moment
        sent = pickle.loads(pickle.dumps(moment))
        assert sent == moment and sent.told(0) == moment.told(0)


def test_refusals_name_the_clause_or_say_one_sentence() -> None:
    table = Table(position="6 9 | 7 8 | 5 Q")
    moment = table.opening()
    with pytest.raises(IllegalPlay, match="R11"):
        moment.after(table.numbering.number("pass"))
    with pytest.raises(LabError, match="there is no play 527"):
        moment.after(527)
    with pytest.raises(LabError, match="Chance cannot do 14 here"):
        Table("base", 3, leader=0).opening().after(14)
    ended = play_on(moment, Random(1))[-1]
    with pytest.raises(LabError, match="nobody plays any more"):
        ended.after(0)
    with pytest.raises(LabError, match="a game for a program must end"):
        Table("base,embargo=no", 3)
    with pytest.raises(ImpossiblePosition, match="nothing to play"):
        Table(position=Position.parse("6 | - | 7"))
    with pytest.raises(ImpossiblePosition, match="3 to 12 players, not 2"):
        Table("base", 2)
