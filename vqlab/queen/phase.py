"""A phase: a start and the plays made."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import NamedTuple, Self

from vqlab.contract import ImpossiblePosition, Message, as_seat
from vqlab.contract.numbers import as_seed, is_whole
from vqlab.contract.played import Played
from vqlab.queen.cards import Cards, Hand
from vqlab.queen.edition import Edition, as_edition, opening_hands
from vqlab.queen.play import Play, as_play
from vqlab.queen.position import Position, as_position
from vqlab.queen.round import PickUp, Round, advance
from vqlab.queen.view import View


class Event(NamedTuple):
    """What everybody at the table sees of one turn."""

    round: int
    """0-based number of the round."""
    seat: int
    play: Play
    pick_up: PickUp | None
    """Who takes the cards, when this play ended a slayer round."""


class Phase(Played[Position, Play]):
    """An immutable phase: its opening position and the plays made, each with a note.

    ``play`` and ``undo`` give new phases. Whatever else a phase knows follows from its start and
    its plays.

    >>> phase = Phase(Position.parse("6 9 | 7 | 8 8")).play("6", "A keeps the 9.").play("7")
    >>> phase.position.to_act, [str(play) for play in phase.plays]
    (2, ['6', '7'])
    >>> phase.undo().position.to_act
    1
    """

    __slots__ = ()
    game = "queen"
    read_position = staticmethod(as_position)
    read_play = staticmethod(as_play)

    @property
    def edition(self) -> Edition:
        """The edition played."""
        return self.start.edition

    @classmethod
    def deal(
        cls,
        seats: int = 4,
        seed: int | str = 0,
        edition: Edition | str = Edition.BASE,
        *,
        leader: int | str | None = None,
        slayers: Mapping[int, int] | None = None,
        embargo: int = 0,
    ) -> Self:
        """Shuffle and deal a phase from a seed (R4–R9, R30).

        ``leader``: the seat that starts, drawn from the seed when left out; with it S20, and S15 at
        its right-hand neighbour, unless ``slayers`` (penalty -> seat) says who kept them.
        Raises ImpossiblePosition for a number of seats that cannot play, or a leader beyond them.

        >>> [len(hand) for hand in Phase.deal(4, seed=7, leader=1).position.hands]
        [14, 14, 13, 13]
        """
        edition = as_edition(edition)
        edition.check_seats(seats)
        chance = Random(as_seed(seed))
        deck = list(edition.deck)
        first = chance.randrange(seats) if leader is None else leader
        first = as_seat(first, 12) if isinstance(first, str) else first
        if not is_whole(first, most=seats - 1):
            raise ImpossiblePosition("R10", Message("impossible-leader", seats=seats))
        chance.shuffle(deck)
        if slayers is None:
            holders = {15: (first - 1) % seats, 20: first}
            slayers = {slayer: holders[slayer] for slayer in edition.slayers_for(seats)}
        each = edition.hand_size(seats)
        dealt = tuple(Hand(deck[seat * each : (seat + 1) * each]) for seat in range(seats))
        kept = {slayer: as_seat(seat, seats) for slayer, seat in slayers.items()}
        hands = opening_hands(edition, dealt, kept)
        return cls(Position(hands, first, embargo, edition=edition))

    def _identity(self) -> tuple[object, ...]:
        """All that a phase is: positions are equal whatever led to them, phases are not."""
        start = self.start
        return start, start.plays, start.lead_embargo, self.plays, self.notes

    def events(self) -> Iterator[Event]:
        """What the whole table has seen, turn by turn: plays and pick-ups, no hand."""
        now, number = Round(self.start.leader, 0, self.start.lead_embargo), 0
        for play in (*self.start.plays, *self.plays):
            seat = (now.leader + now.turn) % self.seats
            now, pick_up = advance(now, play, self.seats, self.edition)
            yield Event(number, seat, play, pick_up)
            number += now.turn == 0

    @property
    def rounds(self) -> tuple[tuple[Play, ...], ...]:
        """The plays of each round, leader first; the last may be unfinished.

        >>> phase = Phase(Position.parse("6 9 | 7 | 8 8"), ["6", "7", "8"])
        >>> [[str(play) for play in plays] for plays in phase.rounds]
        [['6', '7', '8']]
        """
        made = (*self.start.plays, *self.plays)
        return tuple(made[first : first + self.seats] for first in range(0, len(made), self.seats))

    @property
    def crypt(self) -> Cards:
        """The cards that left the phase in normal rounds since the start (R14)."""
        before = sum(hand.packed for hand in self.start.start_hands)
        return Cards.of(before - sum(self.position.state[0]) - self.table.packed)

    @property
    def table(self) -> Cards:
        """The cards of the round in progress, face up on the table."""
        return Cards.of(sum(play.packed for play in self.position.plays))

    @property
    def left_over(self) -> Cards | None:
        """The vampires set aside at the deal (R9); ``None`` when the start is no opening deal."""
        if not self.is_opening:
            return None
        dealt = sum(hand.vampires.packed for hand in self.start.hands)
        return Cards.of(self.edition.deck.packed - dealt)

    @property
    def is_opening(self) -> bool:
        """Whether the start is a whole deal, every hand at its full size with every slayer."""
        each = self.edition.hand_size(self.seats)
        held = [slayer for hand in self.start.hands for slayer in hand.slayers]
        return (
            not self.start.plays
            and all(len(hand.vampires) == each for hand in self.start.hands)
            and sorted(held) == sorted(self.edition.slayers_for(self.seats))
        )

    def view(self, seat: int | str, memory: int | None = None) -> View:
        """What one seat has seen; ``memory`` limits it to that many last rounds (R14).

        The view is folded from the seat's own opening hand and what everybody saw.

        >>> phase = Phase(Position.parse("6 S20 | 7 9 | 8 8"), ["S20", "7"])
        >>> phase.view(2).hand_sizes, phase.view(2).hand
        ((1, 1, 2), Hand('8^2'))
        """
        seat = as_seat(seat, self.seats)
        start = self.start.start_hands
        view = View.opening(
            self.edition,
            seat,
            start[seat],
            tuple(len(hand) for hand in start),
            {slayer: at for at, hand in enumerate(start) for slayer in hand.slayers},
            self.start.leader,
            embargo=self.start.lead_embargo,
            left_over=self.edition.left_over(self.seats) if self.is_opening else None,
        )
        forgotten = 0 if memory is None else max(0, len(self.rounds) - memory)
        for event in self.events():
            if event.round == forgotten and forgotten:
                view, forgotten = view.forgetful(), 0
            view = view.after(event.play)
        return view.forgetful() if memory == 0 and self.plays else view
