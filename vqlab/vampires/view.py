"""What one seat may know: its own hand, and what everybody saw.

public opening + own hand → View;  View + a play everybody saw + own hand → View.

A View is never cut out of a Position. It is built from what a person in that seat is dealt and
shown, so there is nothing in it to leak.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Self

from vqlab.contract import Pictured, seat_letter
from vqlab.vampires.deck import points_of
from vqlab.vampires.edition import TO_WIN, Edition
from vqlab.vampires.legality import check, legal
from vqlab.vampires.notation import GAME, write_cards, write_cross
from vqlab.vampires.play import Play, as_play
from vqlab.vampires.table import Cross, Seen, Table, after


@dataclass(frozen=True)
class View(Pictured):
    """One seat's knowledge at one moment of a game.

    ``hand``: its own, in the order of the deck; ``crosses``, ``won`` and ``discards`` lie open;
    ``draw`` and ``asleep`` are how many cards the piles have; ``known``: per seat, cards that this
    seat once held itself and that went there with a mirror, as far as they are certain to be there
    still; ``plays``: those made so far.
    """

    edition: Edition
    seat: int
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    crosses: tuple[Cross, ...]
    next_seat: int
    won: tuple[tuple[str, ...], ...]
    draw: int
    discards: tuple[str, ...]
    asleep: int
    known: tuple[tuple[str, ...], ...]
    plays: tuple[Play, ...] = ()

    @classmethod
    def opening(
        cls,
        edition: Edition,
        seat: int,
        hand: tuple[str, ...],
        hand_sizes: tuple[int, ...],
        crosses: tuple[Cross, ...],
        next_seat: int,
        *,
        won: tuple[tuple[str, ...], ...],
        draw: int,
        discards: tuple[str, ...],
        asleep: int,
    ) -> Self:
        """What a seat knows when the cards are dealt."""
        known = ((),) * len(hand_sizes)
        return cls(
            edition,
            seat,
            hand,
            hand_sizes,
            crosses,
            next_seat,
            won,
            draw,
            discards,
            asleep,
            known,
        )

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.hand_sizes)

    @property
    def points(self) -> tuple[int, ...]:
        """Each seat's points (T16)."""
        return tuple(sum(map(points_of, vampires)) for vampires in self.won)

    @property
    def winner(self) -> int | None:
        """The seat that has won (T20)."""
        return next((seat for seat, points in enumerate(self.points) if points >= TO_WIN), None)

    @property
    def is_over(self) -> bool:
        """Whether somebody has won (T20)."""
        return self.winner is not None

    @property
    def to_act(self) -> int | None:
        """The seat whose turn it is; ``None`` when the game is over."""
        return None if self.is_over else self.next_seat

    def legal_plays(self) -> tuple[Play, ...]:
        """The plays of this seat, if it is its turn; none otherwise."""
        return legal(self._as_table(), self.edition) if self.to_act == self.seat else ()

    def check(self, play: Play | str) -> None:
        """Raise IllegalPlay unless this seat may make this play now.

        >>> from vqlab.vampires import Position, Game
        >>> Game("vampires: RYBG | WB ; R4").view(0).check("RYBG@1N")
        Traceback (most recent call last):
        vqlab.contract.IllegalPlay: The edge of RYBG at 1N is blue, and the vampire is red. [T6]
        """
        check(self._as_table(), as_play(play), self.edition, self.seat)

    def after(
        self, play: Play, woken: str, hand: tuple[str, ...], gave: tuple[str, ...] = ()
    ) -> Self:
        """What the seat knows after a play everybody saw.

        ``woken``: the vampire that came to the table, if one did; ``hand``: this seat's own hand
        now, with what it drew and what a mirror brought; ``gave``: what it handed over.
        """
        actor = self.next_seat
        then, _ = self._turn(play, woken)
        sizes = tuple(map(len, then.hands))
        known = [list(cards) for cards in self.known]
        for card in filter(None, (play.card, play.weapon)):
            if card in known[actor]:
                known[actor].remove(card)
        if play.target is not None:
            swapped = (actor, play.target)
            known[actor], known[play.target] = known[play.target], known[actor]
            if self.seat in swapped:
                known[self.seat] = []
                known[sum(swapped) - self.seat] = list(gave)
        return replace(
            self,
            hand=hand,
            hand_sizes=sizes,
            crosses=then.crosses,
            next_seat=then.to_act,
            won=then.won,
            draw=len(then.draw),
            discards=then.discards,
            asleep=len(then.asleep),
            known=tuple(self.edition.deck.sorted(cards) for cards in known),
            plays=(*self.plays, play),
        )

    def seen(self, play: Play, woken: str = "") -> Seen:
        """What everybody sees a play do; cards that are drawn are of no kind.

        >>> from vqlab.vampires import Game
        >>> view = Game("vampires: GYBR WR | GYRB ; R4(BYRG - RGBY YRBG)").view("B")
        >>> seen = view.seen(Play.parse("GYBR@1E+WR"))
        >>> seen.won, seen.drawn[0].cards
        ('R4', ('?', '?', '?', '?', '?'))
        """
        seen = self._turn(play, woken)[1]
        # which of the discards a new draw pile begins with, nobody sees
        down = (one._replace(cards=(DOWN,) * len(one.cards)) for one in seen.drawn)
        return seen._replace(drawn=tuple(down))

    def _turn(self, play: Play, woken: str) -> tuple[Table, Seen]:
        """The table after a play, and what it did, with each card face down as one of no kind.

        Everything follows from open cards.
        """
        actor, table = self.next_seat, self._as_table(woken)
        if actor != self.seat:
            shown = tuple(filter(None, (play.card, play.weapon)))
            hands = list(table.hands)
            hands[actor] = (*shown, *hands[actor][len(shown) :])
            table = table._replace(hands=tuple(hands))
        return after(table, play, self.edition.deck)

    def _as_table(self, woken: str = "") -> Table:
        """The table with every card that lies face down as one of no kind."""
        hands = [(DOWN,) * size for size in self.hand_sizes]
        hands[self.seat] = self.hand
        return Table(
            tuple(hands),
            self.crosses,
            self.next_seat,
            self.won,
            (DOWN,) * self.draw,
            self.discards,
            (woken or ASLEEP,) * self.asleep,
            None,
        )

    def to_json(self) -> dict[str, Any]:
        """The view as plain data."""
        return {
            "game": GAME,
            "edition": str(self.edition),
            "seats": self.seats,
            "seat": seat_letter(self.seat),
            "hand": write_cards(self.hand),
            "hand_sizes": list(self.hand_sizes),
            "crosses": [write_cross(cross) for cross in self.crosses],
            "to_act": None if self.to_act is None else seat_letter(self.to_act),
            "won": [write_cards(cards) for cards in self.won],
            "draw": self.draw,
            "discards": write_cards(self.discards),
            "asleep": self.asleep,
            "known": {
                seat_letter(seat): write_cards(cards)
                for seat, cards in enumerate(self.known)
                if cards
            },
            "plays": [str(play) for play in self.plays],
        }


DOWN, ASLEEP = "?", "?0"
"""A card face down: one of the draw pile or a hand, one of the vampire pile."""
