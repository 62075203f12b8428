"""What a seat may believe of the hands it does not see.

view → unseen cards, places they can be in → every consistent deal with its weight, or deals drawn
at random. A model of how the others play can weigh them further.

Nothing is taken from a position: who sees the same believes the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import islice
from math import comb
from random import Random
from typing import NamedTuple

from vqlab.contract import LabError, Message
from vqlab.contract.numbers import as_limit, as_seed
from vqlab.contract.reading import as_read
from vqlab.deals.dealing import every_deal
from vqlab.deals.unseen import Unseen
from vqlab.queen.cards import CARDS, SLAYER_UNIT, UNIT, Hand, count_at
from vqlab.queen.edition import Edition
from vqlab.queen.play import Play
from vqlab.queen.position import Position
from vqlab.queen.round import PickUp, Round, advance, legal
from vqlab.queen.view import View

__all__ = ["ANY", "BEATS", "Act", "Beliefs", "Deal", "Inference", "TooManyDeals"]

FEW = 20_000
"""Deals that are listed one by one unless said otherwise."""
TRIES = 64
"""Deals drawn for one that fits a model of play."""


class TooManyDeals(LabError):
    """There are more consistent deals than were asked to be listed."""


class Deal(NamedTuple):
    """All hands as they may be: packed, seat 0 = A first, and how much the deal weighs.

    The weight is the number of ways in which the unseen cards can lie so, equal copies told apart,
    times what a model of play makes of it.
    """

    hands: tuple[int, ...]
    weight: int | Fraction


class Act(NamedTuple):
    """One turn as a model of play judges it: what a seat held and saw, and what it played."""

    seat: int
    hand: int
    """The seat's packed hand before its play."""
    round: Round
    play: Play
    edition: Edition


@dataclass(frozen=True)
class Inference:
    """A named model of the others: how likely a seat is to play so with such a hand, from 0 to 1.

    ``likelihood`` is None where plays tell nothing but the cards they show. It is a model of
    theirs, no knowledge: a person may play otherwise.
    """

    name: str
    likelihood: Callable[[Act], int | Fraction] | None = None

    def of(self, act: Act) -> int | Fraction:
        """The likelihood of one act. Raises LabError for one that is none."""
        if self.likelihood is None:
            return 1
        found = self.likelihood(act)
        if isinstance(found, bool) or not isinstance(found, int | Fraction) or not 0 <= found <= 1:
            raise LabError(Message("beliefs-likelihood", name=self.name, read=as_read(found, 24)))
        return found


def _beats(act: Act) -> int:
    """A seat that passes had nothing else to play: no raise, and in a slayer round no vampire."""
    return int(act.play.size > 0 or len(legal(act.hand, act.round, act.edition)) == 1)


ANY = Inference("cards only")
"""Plays show the cards they are made of, and nothing else."""
BEATS = Inference("beats when able", _beats)
"""Who passes could not beat: true of many players, and of none for certain (R13)."""


class _Past(NamedTuple):
    """A turn of a hidden seat, and what to add to its hand of now to have its hand of then."""

    seat: int
    round: Round
    play: Play
    since: int


class Beliefs:
    """The deals that fit a view.

    Hand sizes and slayer holders are fixed, picked-up cards stay where everybody saw them go, a
    card that was played or lies in the crypt is dealt to nobody. Every way in which the unseen
    cards can lie is as likely as any other, before ``inference`` weighs what the others did.

    Raises ImpossiblePosition for a view that no deal fits.

    >>> from vqlab.queen import Phase
    >>> phase = Phase("queen/small: 1 3 | 2 4 | 2 Q S20", ["3", "4", "pass"])
    >>> beliefs = Beliefs(phase.view(0))
    >>> beliefs.count(), beliefs.total
    (63, 360)
    """

    def __init__(self, view: View, inference: Inference = ANY) -> None:
        self.view, self.inference = view, inference
        self._order = [(view.seat + step) % view.seats for step in range(1, view.seats)]
        self.unseen = Unseen.of_view(view)
        self._copies = tuple(count_at(self.unseen.pool.packed, index) for index in range(14))
        self._sure = [view.known[seat].packed for seat in range(view.seats)]
        for slayer, seat in view.slayers:
            self._sure[seat] += SLAYER_UNIT[slayer]
        self._sure[view.seat] = view.hand.packed
        self._pool = [UNIT[card] for card in self.unseen.pool]
        self._sizes = self.unseen.unknown
        self._unknown = sum(self._sizes)

    @cached_property
    def _past(self) -> tuple[_Past, ...]:
        return tuple(_past(self.view)) if self.inference.likelihood is not None else ()

    def deals(self, limit: int = FEW) -> tuple[Deal, ...]:
        """Every consistent deal, once each; those that the model rules out are left away.

        Raises TooManyDeals when the cards allow more than ``limit``, and LabError when the model
        rules out all of them.
        """
        limit = as_limit(limit, "limit")
        found = tuple(islice(self._every(), limit + 1))
        if len(found) > limit:
            raise TooManyDeals(Message("beliefs-many", limit=limit))
        weighed = tuple(deal for deal in map(self._weighed, found) if deal.weight)
        if not weighed:
            raise LabError(Message("beliefs-none", name=self.inference.name))
        return weighed

    def count(self, limit: int = FEW) -> int:
        """How many different deals the cards allow. Raises TooManyDeals beyond the limit.

        It takes time in proportion to the limit, not to the number of deals.
        """
        limit = as_limit(limit, "limit")
        found = sum(1 for _ in islice(self._every(), limit + 1))
        if found > limit:
            raise TooManyDeals(Message("beliefs-many", limit=limit))
        return found

    @property
    def total(self) -> int:
        """In how many ways the unseen cards can lie, equal copies told apart."""
        ways, left = 1, len(self._pool)
        for size in self._sizes:
            ways *= comb(left, size)
            left -= size
        return ways

    def draw(self, rng: Random) -> Deal:
        """One consistent deal by lot.

        Under a model of play one of 64 deals is taken, each in proportion to its likelihood; if
        the model rules out all of these, one of them as the cards alone have it, with weight 0.
        """
        if self.inference.likelihood is None:
            return Deal(self._drawn(rng), 1)
        tried = [self._drawn(rng) for _ in range(TRIES)]
        likelihoods = [self._likelihood(hands) for hands in tried]
        if not any(likelihoods):
            return Deal(tried[0], 0)
        (chosen,) = rng.choices(tried, [float(each) for each in likelihoods])
        return Deal(chosen, 1)

    def sample(self, deals: int, seed: int | str | Random) -> Iterator[Deal]:
        """So many independent deals as the cards alone have them, weighed by the model.

        The same view and seed, the same deals.
        """
        rng = seed if isinstance(seed, Random) else Random(as_seed(seed))
        for _ in range(as_limit(deals, "deals")):
            yield self._weighed(Deal(self._drawn(rng), 1))

    def position(self, deal: Deal) -> Position:
        """The position there would be if a deal were so."""
        view = self.view
        unfinished = view.rounds[-1] if view.round.turn else ()
        return Position.at(view.edition, deal.hands, view.round, unfinished)

    def hands(self, deal: Deal) -> tuple[Hand, ...]:
        """The hands of a deal."""
        return tuple(map(Hand.of, deal.hands))

    def _every(self) -> Iterator[Deal]:
        for unknown, ways in every_deal(self._copies, _UNITS, self._sizes):
            hands = list(self._sure)
            for seat, cards in zip(self._order, unknown, strict=True):
                hands[seat] += cards
            yield Deal(tuple(hands), ways)

    def _drawn(self, rng: Random) -> tuple[int, ...]:
        cards = iter(rng.sample(self._pool, self._unknown))
        hands = list(self._sure)
        for seat, size in zip(self._order, self._sizes, strict=True):
            hands[seat] += sum(islice(cards, size))
        return tuple(hands)

    def _weighed(self, deal: Deal) -> Deal:
        if self.inference.likelihood is None:
            return deal
        return Deal(deal.hands, deal.weight * self._likelihood(deal.hands))

    def _likelihood(self, hands: tuple[int, ...]) -> int | Fraction:
        found: int | Fraction = 1
        for seat, now, play, since in self._past:
            found *= self.inference.of(Act(seat, hands[seat] + since, now, play, self.view.edition))
            if not found:
                break
        return found


_UNITS = tuple(UNIT[card] for card in CARDS[:14])


def _past(view: View) -> Iterator[_Past]:
    """Every remembered turn of a hidden seat, the last first."""
    turns: list[tuple[Round, int, Play, PickUp | None]] = []
    now = Round(view.first_leader, 0, 0 if view.rounds else view.embargo)
    for plays in view.rounds:
        for play in plays:
            seat = (now.leader + now.turn) % view.seats
            then, pick_up = advance(now, play, view.seats, view.edition)
            turns.append((now, seat, play, pick_up))
            now = then
    since = [0] * view.seats
    for before, seat, play, pick_up in reversed(turns):
        if pick_up is not None:
            since[pick_up[0]] -= pick_up[1]
        since[seat] += play.packed
        if seat != view.seat:
            yield _Past(seat, before, play, since[seat])
