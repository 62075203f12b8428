"""A game: a start and the plays made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, Self

from vqlab.contract import as_seat
from vqlab.contract.played import Played
from vqlab.vampires.edition import Edition
from vqlab.vampires.notation import GAME
from vqlab.vampires.play import Play, as_play
from vqlab.vampires.position import Position, as_position
from vqlab.vampires.table import Seen
from vqlab.vampires.view import View


class Event(NamedTuple):
    """One turn: who made which play, and what it did."""

    seat: int
    play: Play
    seen: Seen


class Game(Played[Position, Play]):
    """An immutable game: its opening position and the plays made, each with a note.

    ``play`` and ``undo`` give new games. Whatever else a game knows follows from its start and its
    plays.

    >>> game = Game.deal(3, seed=7)
    >>> game = game.play(game.legal_plays()[0], "The first card.")
    >>> game.notes[-1].comment, game.undo() == Game.deal(3, seed=7)
    ('The first card.', True)
    """

    __slots__ = ()
    game = GAME
    read_position = staticmethod(as_position)
    read_play = staticmethod(as_play)

    def __repr__(self) -> str:
        points = " ".join(map(str, self.points))
        told = f"seats {self.seats}, plays {len(self.plays)}, points {points}"
        return f"<Game: {told}; str(game.start) has every card>"

    @classmethod
    def deal(
        cls,
        seats: int = 4,
        seed: int | str = 0,
        edition: Edition | str = Edition.STANDARD,
        *,
        first: int | str | None = None,
    ) -> Self:
        """A new game, shuffled and dealt from a seed; see ``Position.deal``."""
        return cls(Position.deal(seats, seed, edition, first=first))

    @property
    def edition(self) -> Edition:
        """The edition played."""
        return self.start.edition

    @property
    def points(self) -> tuple[int, ...]:
        """Each seat's points."""
        return self.position.points

    @property
    def winner(self) -> int | None:
        """The seat that has won (T20)."""
        return self.position.winner

    def events(self) -> Iterator[Event]:
        """The turns, each with what it did."""
        for position, play in zip(self.positions, self.plays, strict=False):
            yield Event(position.table.to_act, play, position.turn(play)[1])

    def view(self, seat: int | str) -> View:
        """What one seat has seen.

        The view is folded from the seat's own opening hand and what everybody saw.

        >>> view = Game.deal(3, seed=7).view(0)
        >>> len(view.hand), view.hand_sizes, view.draw
        (5, (5, 5, 5), 62)
        """
        seat = as_seat(seat, self.seats)
        start = self.start.table
        view = View.opening(
            self.edition,
            seat,
            start.hands[seat],
            tuple(map(len, start.hands)),
            start.crosses,
            start.to_act,
            won=start.won,
            draw=len(start.draw),
            discards=start.discards,
            asleep=len(start.asleep),
        )
        for event, then in zip(self.events(), self.positions[1:], strict=True):
            view = _seen_by(view, event, then)
        return view

    def follow(self, view: View) -> View:
        """What a seat sees once the last play is made, from its view before that play.

        >>> before = Game.deal(3, seed=7)
        >>> after = before.play(before.legal_plays()[0])
        >>> after.follow(before.view(1)) == after.view(1)
        True
        """
        before, play = self.positions[-2], self.plays[-1]
        event = Event(before.table.to_act, play, before.turn(play)[1])
        return _seen_by(view, event, self.position)


def _seen_by(view: View, event: Event, then: Position) -> View:
    """A view after one more turn; ``then``: the position the turn led to."""
    gave = _handed_over(view, event, then)
    return view.after(event.play, event.seen.woken, then.hands[view.seat], gave)


def _handed_over(view: View, event: Event, then: Position) -> tuple[str, ...]:
    """The cards a seat itself handed over in a turn, which it has seen (T13)."""
    if view.seat == event.play.target:
        return view.hand
    if view.seat == event.seat and event.play.target is not None:
        return then.hands[event.play.target]
    return ()
