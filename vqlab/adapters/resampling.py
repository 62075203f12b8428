"""Another deal that a seat cannot tell from the one there is, and how it came about.

moment + seat + dice → a start, and what chance does to deal it.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from vqlab.adapters.moment import Moment
from vqlab.players.beliefs import Beliefs
from vqlab.queen.cards import CARDS, UNIT, Hand, size_of, vampires_of
from vqlab.queen.round import Round, advance

__all__ = ["resampled"]


def resampled(moment: Moment, seat: int, rng: Random) -> tuple[Moment, list[int]]:
    """Another start that fits all that a seat has seen, and what chance did to bring it about.

    The hands of now are drawn by ``Beliefs`` as the cards alone have it; plays made are put back,
    pick-ups taken out again. After that and the plays not yet made in it, the seat cannot tell the
    moment from this one. A table with a given position deals nothing: its list is empty, and the
    moment returned is that position with other hands.
    """
    table = moment.table
    if moment.state is None:
        dealt = _other_deal(moment, seat, rng)
    else:
        beliefs = Beliefs(moment.view(seat))
        now = beliefs.draw(rng).hands
        dealt = tuple(hand + since for hand, since in zip(now, _since(moment), strict=True))
    if table.position is not None:
        start, leader = table.position, table.position.leader
        first = (dealt, Round(leader, 0, start.lead_embargo))
        other = Moment(table, leader, leader, dealt, 0, first, ())
        for play in start.plays:
            other = other.after(table.numbering.number(play))
        return other, []
    return table.opening(), list(_chances(moment, dealt, rng))


def _since(moment: Moment) -> list[int]:
    """Per seat, the packed cards to add to the hand of now to have the hand that was dealt."""
    table = moment.table
    since = [0] * table.seats
    now = Round(moment.leader or 0)
    for number in moment.plays:
        play = table.numbering.plays[number]
        since[(now.leader + now.turn) % table.seats] += play.packed
        now, pick_up = advance(now, play, table.seats, table.edition)
        if pick_up is not None:
            since[pick_up.seat] -= pick_up.cards
    return since


def _other_deal(moment: Moment, seat: int, rng: Random) -> tuple[int, ...]:
    """Hands as far as they are dealt, all but one drawn anew."""
    deck = moment.table.edition.deck.packed - moment.dealt[seat]
    cards = [UNIT[card] for card in Hand.of(deck)]
    rng.shuffle(cards)
    hands = []
    for other, hand in enumerate(moment.dealt):
        size = 0 if other == seat else size_of(hand)
        hands.append(hand if other == seat else sum(cards.pop() for _ in range(size)))
    return tuple(hands)


def _chances(moment: Moment, dealt: tuple[int, ...], rng: Random) -> Iterator[int]:
    """What chance has to do for these hands: who starts, then a card for each seat in turn."""
    table = moment.table
    if moment.leader is None:
        return
    if table.leader is None:
        yield moment.leader
    piles = []
    for hand in dealt:
        pile = [CARDS.index(card) for card in Hand.of(vampires_of(hand))]
        rng.shuffle(pile)
        piles.append(pile)
    for number in range(table.vampires - moment.to_deal):
        yield piles[(moment.leader + number) % table.seats].pop()
