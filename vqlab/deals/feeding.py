"""Who takes the cards of a slayer round, when the others feed by a rule.

unseen cards, my feed, who leads, a rule → distribution over the seats.

The highest feed takes, the last of equals (R20). So hand s takes with a feed of f where every hand
before it feeds f at most, every hand after it less, and it f itself. Each of these is a condition
on all cards of a hand, or on one of them, to lie in one of two nested parts of the unseen cards, or
is one minus such a condition; and that so many cards lie in such parts is a quotient of falling
factorials, whichever hands they are in.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from fractions import Fraction
from math import perm
from typing import TYPE_CHECKING

from vqlab.contract import ImpossiblePosition, LabError, Message
from vqlab.contract.reading import as_named
from vqlab.deals.distribution import Distribution
from vqlab.deals.unseen import Unseen
from vqlab.queen.cards import Cards
from vqlab.queen.play import Play

if TYPE_CHECKING:
    from vqlab.queen.view import View

__all__ = ["RULES", "Whose", "picks_up", "picks_up_seen"]

RULES = ("lowest", "highest", "uniform")
ME = 0

Terms = dict[tuple[int, int], Fraction]
"""Cards that lie in the wide part, cards that lie in the narrow part -> factor."""
ONE: Terms = {(0, 0): Fraction(1)}


class Whose(int):
    """A hand as its number, 0 for mine; shown as what it is called, and no number to reckon with.

    >>> Whose(2) == 2, str(Whose(2).message)
    (True, 'hand 2')
    """

    @property
    def message(self) -> Message:
        """What it is called."""
        return Message("hand-number", hand=int(self)) if self else Message("feed-my-hand")


def picks_up(
    unseen: Unseen,
    feed: Cards | str,
    leader: int,
    rule: str = "lowest",
    fed: Mapping[int, Cards | str] | None = None,
) -> Distribution:
    """How likely each hand is to take the cards of a slayer round if I feed this: 0 is mine.

    ``leader``: the hand that led the slayer; 0 where I did, and then ``feed`` is "". ``rule``: what
    hands that have not fed yet are taken to feed, their "lowest" or "highest" card as it counts
    there, a queen 1 (R20), or any with equal chances ("uniform"); this is a model of theirs, no
    knowledge. ``fed``: cards that lie on the table already, by hand, in the order of play and not
    among those that ``unseen`` has as seen; sizes are those of now. A hand without vampires has to
    pass and takes everything (R23).

    Raises LabError or ImpossiblePosition for what no round can be.

    >>> print(picks_up(Unseen([5, 5]), "4", leader=2))
    Who takes the cards of the slayer round, if the others feed their lowest card
    who takes them  probability
    my hand         0.7843       120095/153117  ████████████████████████
    hand 1          0.2157       33022/153117   ██████▋
    """
    hands = len(unseen.hands)
    if rule not in RULES:
        params = {"read": as_named(rule), "names": ", ".join(RULES)}
        raise LabError(Message("feed-rule", **params))
    i_led = isinstance(leader, int) and not isinstance(leader, bool) and leader == ME
    if not i_led:
        unseen.check_hand(leader)
    order = [*range(leader + 1, hands + 1), ME, *range(1, leader)]
    if i_led:
        order.remove(ME)
    table = {unseen.check_hand(hand): _feed(card) for hand, card in (fed or {}).items()}
    bare = [hand for hand in order if hand not in (ME, *table) and not unseen.hands[hand - 1]]
    turns = [hand for hand in order if hand not in bare]
    if set(turns[: len(table)]) != set(table):
        raise ImpossiblePosition("R19", Message("feed-order"))
    seen = Cards([*unseen.seen, *(card for play in table.values() for card in play)])
    now = Unseen(unseen.hands, unseen.mine, seen, unseen.known, unseen.edition)
    counts = {hand: play.feed for hand, play in table.items()}
    if not i_led:
        counts[ME] = _mine(now, feed).feed
    elif str(feed).strip():
        raise LabError(Message("feed-none"))
    title, unit = Message("feed-title", rule=Message(f"feed-{rule}")), Message("feed-whose")
    _check_blocked(unseen, len(bare))
    if bare:
        return Distribution({Whose(bare[0]): 1}, title, unit)
    round_ = _Round(now, order, counts, rule)
    return Distribution({Whose(hand): round_.takes(hand) for hand in order}, title, unit)


def picks_up_seen(view: View, feed: Cards | str, rule: str = "lowest") -> Distribution:
    """``picks_up`` for a seat whose turn it is in a slayer round, from all it knows.

    Raises LabError where the seat is not to feed.

    >>> from vqlab.queen import Phase, Position
    >>> phase = Phase(Position.parse("1 S20 | 2 8 | 5 7"), ["S20", "8"])
    >>> dict(picks_up_seen(phase.view(2), "5"))
    {2: Fraction(1, 1)}
    """
    now = view.round
    if view.to_act != view.seat or not now.slayer:
        raise LabError(Message("feed-no-round"))
    relative = {(view.seat + hand) % view.seats: hand for hand in range(1, view.seats)}
    plays = view.rounds[-1]
    seats = [(now.leader + turn) % view.seats for turn in range(1, len(plays))]
    table = {relative[at]: play for at, play in zip(seats, plays[1:], strict=True) if play}
    unseen = Unseen.of_view(view)
    seen = unseen.seen - Cards([card for play in table.values() for card in play])
    unseen = Unseen(unseen.hands, unseen.mine, seen, unseen.known, unseen.edition)
    return picks_up(unseen, feed, relative[now.leader], rule, table)


def _mine(unseen: Unseen, feed: Cards | str) -> Play:
    """My feed: one of my cards, or of the unseen ones where mine are not named."""
    mine = _feed(feed)
    if unseen.mine and not unseen.mine.holds(mine):
        raise LabError(Message("feed-not-mine", card=str(mine)))
    if not unseen.mine and not unseen.pool.holds(mine):
        raise ImpossiblePosition("R1", Message("feed-out", card=str(mine)))
    return mine


def _check_blocked(unseen: Unseen, blocked: int) -> None:
    """Raise ImpossiblePosition (R23) for more blocked hands than there can be.

    A hand is blocked by the slayer that was not led.
    """
    most = max(0, len(unseen.edition.slayers_for(len(unseen.hands) + 1)) - 1)
    if blocked > most:
        raise ImpossiblePosition("R23", Message("feed-blocked", hands=blocked, most=most))


def _feed(card: Cards | str) -> Play:
    """One vampire."""
    play = Play(str(card))
    if len(play) != 1 or play.slayer:
        raise LabError(Message("feed-one", read=as_named(card)))
    return play


class _Round:
    """A slayer round; ``counts``: what lies on the table, by hand."""

    def __init__(self, unseen: Unseen, order: list[int], counts: dict[int, int], rule: str) -> None:
        self.unseen, self.order, self.counts, self.rule = unseen, order, counts, rule
        self.pool = [1 if card == "Q" else int(card) for card in unseen.pool]

    def takes(self, hand: int) -> Fraction:
        """How likely a hand takes it all."""
        feeds = [self.counts[hand]] if hand in self.counts else range(1, 14)
        return sum((self._takes_with(hand, feed) for feed in feeds), Fraction(0))

    def _takes_with(self, taker: int, feed: int) -> Fraction:
        before, found = True, ONE
        for hand in self.order:
            if hand == taker:
                before = False
                if hand not in self.counts:
                    found = _product(found, _minus(*self._at_most(hand, feed)))
            elif hand in self.counts:
                if self.counts[hand] > feed - (not before):
                    return Fraction(0)
            else:
                found = _product(found, self._at_most(hand, feed)[0 if before else 1])
        if self.rule == "lowest":
            wide = sum(count >= feed for count in self.pool)
            narrow = sum(count > feed for count in self.pool)
        else:
            wide = sum(count <= feed for count in self.pool)
            narrow = sum(count < feed for count in self.pool)
        cards = len(self.pool)
        return sum(
            (
                factor * Fraction(perm(narrow, b) * perm(max(0, wide - b), a), perm(cards, a + b))
                for (a, b), factor in found.items()
            ),
            Fraction(0),
        )

    def _at_most(self, hand: int, feed: int) -> tuple[Terms, Terms]:
        """That a hand feeds this at most, and that it feeds less."""
        size = self.unseen.unknown[hand - 1]
        known = [1 if card == "Q" else int(card) for card in self.unseen.known[hand - 1]]
        if self.rule == "highest":
            at_most = {(size, 0): Fraction(all(count <= feed for count in known))}
            return at_most, {(0, size): Fraction(all(count < feed for count in known))}
        if self.rule == "lowest":
            none_so_low = {(0, size): Fraction(all(count > feed for count in known))}
            none_lower = {(size, 0): Fraction(all(count >= feed for count in known))}
            return _minus(ONE, none_so_low), _minus(ONE, none_lower)
        cards = size + len(known)
        drawn = Fraction(size, cards)
        at_most = {(1, 0): drawn, (0, 0): Fraction(sum(count <= feed for count in known), cards)}
        less = {(0, 1): drawn, (0, 0): Fraction(sum(count < feed for count in known), cards)}
        return at_most, less


def _minus(first: Terms, second: Terms) -> Terms:
    found = defaultdict(Fraction, first)
    for at, factor in second.items():
        found[at] -= factor
    return {at: factor for at, factor in found.items() if factor}


def _product(first: Terms, second: Terms) -> Terms:
    found: dict[tuple[int, int], Fraction] = defaultdict(Fraction)
    for (a, b), factor in first.items():
        for (c, d), other in second.items():
            found[a + c, b + d] += factor * other
    return {at: factor for at, factor in found.items() if factor}
