"""One moment of The Vampires with all cards seen, the piles too."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import lcm
from random import Random
from typing import Any, Self

from vqlab.contract import (
    Message,
    NotationError,
    Pictured,
    as_seat,
)
from vqlab.contract.numbers import as_seed, is_whole
from vqlab.contract.reading import as_read
from vqlab.vampires.deck import points_of
from vqlab.vampires.edition import ACTIVE, HAND, SEATS, Edition, as_edition
from vqlab.vampires.legality import check, legal
from vqlab.vampires.play import Play, as_play
from vqlab.vampires.possible import check_cards
from vqlab.vampires.table import Cross, Seen, Table, after

EVEN = lcm(*SEATS)
"""So many numbers are drawn from that every seat of every table begins equally often."""


class Position(Pictured):
    """An immutable, hashable moment of The Vampires, every card seen.

    ``hands``: one per seat, cards as words; ``crosses``: the vampires on the table with the cards
    around them; ``to_act``: 0-based seat; ``won``: each seat's vampires; ``draw`` and ``asleep``:
    the piles from the top; ``seed``: what the discards will be shuffled from, None where they
    become the draw pile in order. Raises NotationError or ImpossiblePosition, naming the clause.

    >>> p = Position.parse("vampires: GYBR WR | GYRB garlic ; R4(BYRG - RGBY YRBG)")
    >>> [str(play) for play in p.legal_plays()]
    ['GYBR@1E', 'GYBR@1E+WR']
    """

    __slots__ = ("edition", "table")
    edition: Edition
    table: Table

    def __new__(  # noqa: D102
        cls,
        hands: Iterable[Iterable[str]],
        crosses: Iterable[Cross] = (),
        to_act: int | str = 0,
        won: Iterable[Iterable[str]] | None = None,
        draw: Iterable[str] = (),
        discards: Iterable[str] = (),
        asleep: Iterable[str] = (),
        seed: int | None = None,
        edition: Edition | str = Edition.STANDARD,
    ) -> Self:
        edition = as_edition(edition)
        deck = edition.deck
        held = tuple(tuple(hand) for hand in hands)
        seats = len(held)
        edition.check_seats(seats)
        of_seats = ((),) * seats if won is None else tuple(tuple(one) for one in won)
        if not (seed is None or is_whole(seed)):
            raise NotationError(Message("record-number", name="seed", read=as_read(seed)))
        crosses = tuple(Cross(cross.vampire, tuple(cross.around)) for cross in crosses)
        check_cards(held, crosses, of_seats, (tuple(draw), tuple(discards)), tuple(asleep), edition)
        table = Table(
            tuple(deck.sorted(hand) for hand in held),
            crosses,
            as_seat(to_act, seats),
            of_seats,
            tuple(draw),
            deck.sorted(discards),
            tuple(asleep),
            seed,
        )
        return cls.of(edition, table)

    @classmethod
    def of(cls, edition: Edition, table: Table) -> Self:
        """The position of a table; nothing is checked here."""
        made = object.__new__(cls)
        object.__setattr__(made, "edition", edition)
        object.__setattr__(made, "table", table)
        return made

    @classmethod
    def deal(
        cls,
        seats: int = 4,
        seed: int | str = 0,
        edition: Edition | str = Edition.STANDARD,
        *,
        first: int | str | None = None,
    ) -> Self:
        """Shuffle and deal from a seed (T2, T3); ``first``: who begins, else drawn from the seed.

        Raises ImpossiblePosition for a number of seats that cannot play.

        >>> start = Position.deal(3, seed=7)
        >>> [len(hand) for hand in start.hands], len(start.draw), len(start.asleep)
        ([5, 5, 5], 62, 9)
        """
        edition = as_edition(edition)
        chance = Random(f"The Vampires {as_seed(seed)}")
        draw, asleep = list(edition.deck.pile), list(edition.deck.asleep)
        chance.shuffle(draw)
        chance.shuffle(asleep)
        drawn = chance.randrange(EVEN)
        shuffles = chance.randrange(1 << 48)
        edition.check_seats(seats)
        begins = drawn % seats if first is None else first
        return cls.opening(seats, draw, asleep, begins, seed=shuffles, edition=edition)

    @classmethod
    def opening(
        cls,
        seats: int,
        draw: Sequence[str],
        asleep: Sequence[str],
        first: int | str = 0,
        *,
        seed: int | None = None,
        edition: Edition | str = Edition.STANDARD,
    ) -> Self:
        """The start of a game with explicit piles, from the top: five cards each, four vampires up.

        Seat A is dealt the first five cards, then B, and so on.
        """
        edition = as_edition(edition)
        edition.check_seats(seats)
        hands = [tuple(draw[HAND * seat : HAND * (seat + 1)]) for seat in range(seats)]
        crosses = [Cross(vampire) for vampire in asleep[:ACTIVE]]
        left = {"draw": draw[HAND * seats :], "asleep": asleep[ACTIVE:]}
        return cls(hands, crosses, first, seed=seed, edition=edition, **left)

    @classmethod
    def parse(cls, text: str, edition: Edition | str | None = None) -> Self:
        """Read a position from its notation; an edition given here beats the text's prefix.

        Raises NotationError for text that cannot be read, ImpossiblePosition for what cannot be.
        """
        from vqlab.vampires.notation import read_position

        fields = read_position(text, None if edition is None else as_edition(edition))
        return cls(**fields)

    @classmethod
    def from_json(cls, data: object, edition: Edition | str | None = None) -> Self:
        """The position that ``to_json`` wrote; an edition given here beats the one written.

        Raises NotationError or ImpossiblePosition.
        """
        from vqlab.vampires.notation import position_fields

        return cls(**position_fields(data, None if edition is None else as_edition(edition)))

    def to_json(self) -> dict[str, Any]:
        """The position as plain data (schema ``vampires.json``)."""
        from vqlab.vampires.notation import position_json

        return position_json(self)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a Position is immutable: {name!r} cannot be set")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a Position is immutable: {name!r} cannot be deleted")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).of, (self.edition, self.table)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.table == other.table and self.edition == other.edition

    def __hash__(self) -> int:
        return hash(self.table)

    def __str__(self) -> str:
        from vqlab.vampires.notation import write_position

        return write_position(self)

    def __repr__(self) -> str:
        return f"Position({str(self)!r})"

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.table.hands)

    @property
    def hands(self) -> tuple[tuple[str, ...], ...]:
        """Every seat's hand, in the order of the deck."""
        return self.table.hands

    @property
    def crosses(self) -> tuple[Cross, ...]:
        """The vampires on the table, with what lies around them."""
        return self.table.crosses

    @property
    def won(self) -> tuple[tuple[str, ...], ...]:
        """Each seat's vampires."""
        return self.table.won

    @property
    def draw(self) -> tuple[str, ...]:
        """The draw pile, from the top."""
        return self.table.draw

    @property
    def discards(self) -> tuple[str, ...]:
        """The discard pile, in the order of the deck."""
        return self.table.discards

    @property
    def asleep(self) -> tuple[str, ...]:
        """The vampire pile, from the top."""
        return self.table.asleep

    @property
    def points(self) -> tuple[int, ...]:
        """Each seat's points (T16).

        >>> Position.parse("vampires: WR | WB ; R4 ; A ; G1 B2 | Y3").points
        (3, 3)
        """
        return tuple(sum(map(points_of, vampires)) for vampires in self.table.won)

    @property
    def winner(self) -> int | None:
        """The seat that has won (T20)."""
        return self.table.winner

    @property
    def is_over(self) -> bool:
        """Whether somebody has won (T20)."""
        return self.table.winner is not None

    @property
    def to_act(self) -> int | None:
        """The seat whose turn it is; ``None`` when the game is over."""
        return None if self.is_over else self.table.to_act

    @property
    def penalties(self) -> tuple[int, ...] | None:
        """0 for the winner and 1 for everybody else; ``None`` before the game is over."""
        winner = self.table.winner
        if winner is None:
            return None
        return tuple(int(seat != winner) for seat in range(self.seats))

    def legal_plays(self) -> tuple[Play, ...]:
        """The plays of the seat to act, card by card; discards only where nothing else is left."""
        return () if self.is_over else legal(self.table, self.edition)

    def check(self, play: Play | str, seat: int | str | None = None) -> None:
        """Raise IllegalPlay unless the seat to act may make this play.

        ``seat`` says who wants to play, when that is not certain to be the seat to act.

        >>> Position.parse("vampires: RYBG | WB ; R4").check("RYBG@1N")
        Traceback (most recent call last):
        vqlab.contract.IllegalPlay: The edge of RYBG at 1N is blue, and the vampire is red. [T6]
        """
        at = None if seat is None else as_seat(seat, self.seats)
        check(self.table, as_play(play), self.edition, at)

    def play(self, play: Play | str) -> Self:
        """The position after a play of the seat to act; this one is unchanged.

        Raises IllegalPlay, naming the clause, or NotationError for text that is no play.
        """
        return self.turn(play)[0]

    def turn(self, play: Play | str) -> tuple[Self, Seen]:
        """The position after a play, and what it did: who drew what, who woke, who was won."""
        play = as_play(play)
        self.check(play)
        table, seen = after(self.table, play, self.edition.deck)
        return self.of(self.edition, table), seen


def as_position(position: object) -> Position:
    """A position given as itself or as its text. Raises NotationError for anything else."""
    if isinstance(position, Position):
        return position
    if isinstance(position, str):
        return Position.parse(position)
    raise NotationError(Message("vampires-position-type", read=as_read(position)))


def position_under(text: str, edition: str | None = None, *, no_embargo: bool = False) -> Position:
    """The position a text names, under another edition if so asked.

    Raises NotationError where it is asked to leave an embargo out: this game has none.

    >>> print(position_under("WR | WB ; R4", "standard,bite_needs_cards=no"))
    vampires/standard,bite_needs_cards=no: WR | WB ; R4
    """
    if no_embargo:
        raise NotationError(Message("edition-no-embargo"))
    return Position.parse(text, edition)
