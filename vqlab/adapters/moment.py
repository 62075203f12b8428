"""A phase as a machine sees it: dealt card by card, then played by number, all in packed ints.

table → the moment before the deal → moments, each made from the last → penalties.

It is what the adapters' states are made of, and knows none of the libraries they serve.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from vqlab.adapters.numbering import numbering
from vqlab.contract import ImpossiblePosition, LabError, Message, as_seat, seat_letter
from vqlab.contract.reading import as_named
from vqlab.queen.cards import (
    CARDS,
    SLAYER_UNIT,
    Hand,
    count_at,
    penalty_of,
    size_of,
)
from vqlab.queen.edition import Edition, as_edition
from vqlab.queen.position import Position, State, after, as_position, is_over
from vqlab.queen.round import Round, advance, check
from vqlab.queen.view import View

__all__ = ["CHANCE", "OVER", "Moment", "Table"]

CHANCE = -1
"""Who acts while cards are dealt."""
OVER = -4
"""Who acts when the phase is over."""
KINDS = 14
MOST_VIEWS = 2_000


class Table:
    """What does not change in a phase: edition, seats, who starts, and a start that is given.

    ``leader``: the seat that starts (R4), or None for one drawn by lot. ``position``: a start in
    the middle of a phase, which beats the rest and leaves nothing to be dealt.

    >>> Table("base", 4).vampires, Table("base", 4).most_turns
    (52, 632)
    """

    def __init__(
        self,
        edition: Edition | str = Edition.BASE,
        seats: int = 4,
        leader: int | str | None = None,
        position: Position | str | None = None,
    ) -> None:
        start = None if position is None else as_position(position)
        self.edition = as_edition(edition) if start is None else start.edition
        self.seats = seats if start is None else start.seats
        self.edition.check_seats(self.seats)
        if not self.edition.embargo:
            raise LabError(Message("moment-embargo"))
        self.leader = None if leader is None else as_seat(leader, self.seats)
        self.position = start
        self.numbering = numbering(self.edition)
        self.each = self.edition.hand_size(self.seats)
        self.vampires = self.seats * self.each
        """Vampires that lie in hands at the start."""
        self.slayers = self.edition.slayers_for(self.seats)
        self.views: dict[tuple[object, ...], View] = {}
        """Views found lately: the next moment's is one play away from this one's."""
        if start is not None:
            if start.is_over:
                raise ImpossiblePosition("R26", Message("moment-over"))
            self.vampires = sum(size_of(hand.vampires.packed) for hand in start.start_hands)
            self.slayers = tuple(each for hand in start.start_hands for each in hand.slayers)

    def __reduce__(self) -> tuple[Any, ...]:
        return Table, (self.edition, self.seats, self.leader, self.position)

    def __str__(self) -> str:
        dealt = f"{self.edition}, {self.seats} seats"
        return dealt if self.position is None else str(self.position)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash(self._identity())

    def _identity(self) -> tuple[object, ...]:
        return self.edition, self.seats, self.leader, str(self.position)

    @property
    def most_turns(self) -> int:
        """No phase has more turns: a normal round costs a vampire, slayer rounds come between.

        With the embargo no more slayer rounds can follow each other than there are slayers.
        """
        slayers = len(self.slayers)
        return self.seats * ((slayers + 1) * self.vampires + slayers)

    @property
    def most_penalty(self) -> int:
        """No hand costs more penalty points: it would be all cards there are."""
        return self.edition.deck.penalty + sum(self.slayers)

    @property
    def chances(self) -> int:
        """How often chance acts in a phase: once for the leader, once for each card dealt."""
        if self.position is not None:
            return 0
        return self.vampires + (self.leader is None)

    def opening(self) -> Moment:
        """The moment before anything is dealt, or the position that is given."""
        if self.position is not None:
            return Moment.of_position(self, self.position)
        nothing = (0,) * self.seats
        return Moment(self, CHANCE, self.leader, nothing, self.vampires, None, ())


class Moment(NamedTuple):
    """One moment of a phase. Moments share what they have in common and never change."""

    table: Table
    actor: int
    """The seat to act, CHANCE or OVER."""
    leader: int | None
    """The seat that leads the first round; None until it is drawn."""
    dealt: tuple[int, ...]
    """Packed hands as dealt, before the first play; those so far while cards are dealt."""
    to_deal: int
    """Cards still to be dealt."""
    state: State | None
    """Hands now and the round; None while cards are dealt."""
    plays: tuple[int, ...]
    """The numbers of the plays made since ``dealt``."""

    def __deepcopy__(self, memo: object) -> Moment:
        return self

    @classmethod
    def of_position(cls, table: Table, position: Position) -> Moment:
        """A moment in the middle: its history begins with the round in progress."""
        plays = tuple(map(table.numbering.number, position.plays))
        hands = tuple(hand.packed for hand in position.start_hands)
        actor = OVER if position.to_act is None else position.to_act
        return cls(table, actor, position.leader, hands, 0, position.state, plays)

    def legal(self) -> tuple[int, ...]:
        """The numbers of the legal plays, or while cards are dealt of what chance may do."""
        if self.state is not None:
            hands, now = self.state
            if self.actor == OVER:
                return ()
            return self.table.numbering.legal(hands[self.actor], now)
        return tuple(outcome for outcome, _ in self.chance_outcomes())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, with probabilities: a seat that starts, then kinds of card.

        A card is named by its index in the order 1 … 13, Q; seats are dealt to in turn, the
        leader first.
        """
        if self.leader is None:
            seats = self.table.seats
            return [(seat, 1 / seats) for seat in range(seats)]
        deck = self.table.edition.deck.packed - sum(self.dealt)
        left = size_of(deck)
        counts = ((kind, count_at(deck, kind)) for kind in range(KINDS))
        return [(kind, count / left) for kind, count in counts if count]

    def after(self, number: int) -> Moment:
        """The moment after a play or an act of chance. Raises IllegalPlay, naming the clause."""
        table = self.table
        if self.state is None:
            return self._dealing(number)
        if number not in self.legal():
            self._refuse(number)
        state = after(self.state, table.numbering.plays[number], table.edition)
        hands, now = state
        over = now.turn == 0 and 0 in hands
        actor = OVER if over else (now.leader + now.turn) % table.seats
        plays = (*self.plays, number)
        return Moment(table, actor, self.leader, self.dealt, 0, state, plays)

    def _refuse(self, number: int) -> None:
        play = self.table.numbering.play(number)
        assert self.state is not None
        hands, now = self.state
        if is_over(self.state):
            raise LabError(Message("moment-after-end"))
        check(play, hands[self.actor], now, self.table.edition)

    def _dealing(self, outcome: int) -> Moment:
        if outcome not in self.legal():
            raise LabError(Message("moment-chance", read=as_named(outcome, 24)))
        if self.leader is None:
            return self._replace(leader=outcome)
        table, left = self.table, self.to_deal - 1
        seat = (self.leader + table.vampires - self.to_deal) % table.seats
        hands = list(self.dealt)
        hands[seat] += 1 << 4 * outcome
        if left:
            return self._replace(dealt=tuple(hands), to_deal=left)
        for slayer, holder in self.slayers().items():
            hands[holder] += SLAYER_UNIT[slayer]
        start, now = tuple(hands), Round(self.leader)
        return Moment(table, self.leader, self.leader, start, 0, (start, now), ())

    def slayers(self) -> dict[int, int]:
        """Penalty -> seat of the slayers at the start: S20 leads, S15 at its right hand (R4)."""
        start, table = self.table.position, self.table
        if start is not None:
            held = enumerate(start.start_hands)
            return {slayer: seat for seat, hand in held for slayer in hand.slayers}
        if self.leader is None:
            return {}
        holders = {20: self.leader, 15: (self.leader - 1) % table.seats}
        return {slayer: holders[slayer] for slayer in table.slayers}

    def view(self, seat: int) -> View:
        """What a seat may know once the cards are dealt: its own hand and the plays made."""
        views, made = self.table.views, len(self.plays)
        for known in (made, made - 1):
            view = views.get((seat, self.dealt[seat], self.leader, self.plays[: max(known, 0)]))
            if view is not None:
                break
        else:
            view, known = self._first_view(seat), 0
        for number in self.plays[known:]:
            view = view.after(self.table.numbering.plays[number])
        if len(views) >= MOST_VIEWS:
            views.clear()
        views[seat, self.dealt[seat], self.leader, self.plays] = view
        return view

    def _first_view(self, seat: int) -> View:
        table, start = self.table, self.table.position
        return View.opening(
            table.edition,
            seat,
            Hand.of(self.dealt[seat]),
            tuple(map(size_of, self.dealt)),
            self.slayers(),
            self.leader or 0,
            embargo=start.lead_embargo if start is not None else 0,
            left_over=table.edition.left_over(table.seats) if start is None else None,
        )

    def told(self, seat: int) -> str:
        """All that a seat knows, as one line: what it was dealt, and what everybody saw.

        Two moments of a phase give a seat the same line if and only if its views are equal.

        >>> moment = Table(position="6 9 | 7 8 | 5 Q").opening()
        >>> moment.after(moment.table.numbering.number("6")).told(1)
        'B dealt 7 8; A leads; slayers -; 6'
        """
        hand = Hand.of(self.dealt[seat])
        if self.state is None:
            leads = "nobody" if self.leader is None else seat_letter(self.leader)
            return f"{seat_letter(seat)} dealt {hand} so far; {leads} leads; {self.to_deal} to deal"
        return f"{seat_letter(seat)} dealt {hand}; {self.public()}"

    def public(self) -> str:
        """What everybody has seen, as one line: leader, slayers, every play of every round."""
        if self.state is None or self.leader is None:
            return f"{self.to_deal} to deal"
        texts, seats = self.table.numbering.texts, self.table.seats
        held = " ".join(f"S{each} {seat_letter(at)}" for each, at in sorted(self.slayers().items()))
        rounds = (self.plays[first : first + seats] for first in range(0, len(self.plays), seats))
        said = " / ".join(", ".join([texts[number] for number in made]) for made in rounds)
        return f"{seat_letter(self.leader)} leads; slayers {held or '-'}; {said}"

    def spoken(self, number: int, *, chance: bool) -> str:
        """A play or an act of chance as text."""
        if not chance:
            return self.table.numbering.texts[number]
        if self.leader is None:
            return f"{seat_letter(number)} leads"
        return f"deal {CARDS[number]}"

    def returns(self) -> list[float]:
        """Minus the penalty points of each seat at the end (R28); zeros before."""
        if self.actor != OVER or self.state is None:
            return [0.0] * self.table.seats
        return [-float(penalty_of(hand)) for hand in self.state[0]]

    def position(self) -> Position | None:
        """The position with all hands seen; None while cards are dealt."""
        if self.state is None:
            return None
        hands, now = self.state
        done = len(self.plays) - now.turn
        made = [self.table.numbering.plays[number] for number in self.plays[done:]]
        held = list(hands)
        for turn, play in enumerate(made):
            held[(now.leader + turn) % self.table.seats] += play.packed
        led = Round(now.leader, 0, self._embargo(done))
        position = Position.at(self.table.edition, tuple(held), led, ())
        for play in made:
            position = position.play(play)
        return position

    def _embargo(self, plays: int) -> int:
        """The slayer that could not be led after so many plays, at the start of a round."""
        start = self.table.position
        now = Round(self.leader or 0, 0, start.lead_embargo if start is not None else 0)
        for number in self.plays[:plays]:
            play = self.table.numbering.plays[number]
            now, _ = advance(now, play, self.table.seats, self.table.edition)
        return now.embargo

    def __str__(self) -> str:
        position = self.position()
        if position is not None:
            return str(position)
        hands = " | ".join(str(Hand.of(hand)) for hand in self.dealt)
        return f"{hands} ; {'-' if self.leader is None else seat_letter(self.leader)}"
