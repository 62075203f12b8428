"""What is asked of the unseen cards: my hand, cards seen, the set I play, who comes after me.

a line, clicks and sliders → Asked → the unseen cards, and the set they may beat.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Any, Self, TypeVar

from vqlab.contract import SEAT_LETTERS, ImpossiblePosition, Message, NotationError
from vqlab.contract.numbers import is_whole
from vqlab.contract.reading import as_named, shorten
from vqlab.deals.asking import set_of
from vqlab.deals.unseen import MOST_HANDS, Unseen
from vqlab.queen.cards import (
    CARDS,
    INDEX,
    QUEEN_SHIFT,
    UNIT,
    Cards,
    count_at,
    shared,
)
from vqlab.queen.edition import Edition, as_edition
from vqlab.queen.notation import LONGEST_LINE, read_game, write_prefix
from vqlab.queen.play import QUEENS_ALONE, Play

Read = TypeVar("Read")
LARGEST = 27
"""Vampires a hand is given by its slider at most; more can be written."""
SEATS = 4
NO_CARDS, FIRST = Cards(), Play("8^3")
PILES = ("mine", "seen")
"""Where a card that is clicked can go: into my hand, or to what is out of play."""
_SIZES = re.compile(r"(?P<size>[0-9]{1,3})(?:\^(?P<times>[0-9]{1,2}))?")


@dataclass(frozen=True)
class Asked:
    """A hand, a set that is led or raised to, and the hands that may beat it.

    ``after``: how many hands come after mine, None for all others: I lead. ``cards``: vampires of
    each of these hands, the last for all that follow, nothing for as many as are dealt (R6).
    ``wish``: how many cards the set should have where there are enough; ``slayers``: those named
    among the cards and left out, as they are not dealt. Every change gives a new one; ``check``
    says whether there can be such cards.

    >>> asked = Asked.of(mine="8^3 5", led="8^3", seats=3)
    >>> asked.line, asked.unseen.hands
    ('5 8^3 ; - ; 8^3 ; 3', (13, 13))
    >>> Asked.parse("- ; 1^2 ; 9 ; 5 ; 7^3").hands
    (7, 7, 7)
    """

    mine: Cards = NO_CARDS
    seen: Cards = NO_CARDS
    led: Play = FIRST
    seats: int = SEATS
    after: int | None = None
    cards: tuple[int, ...] = ()
    edition: Edition = Edition.BASE
    wish: int = 3
    slayers: Cards = field(default=NO_CARDS, compare=False)

    @classmethod
    def of(
        cls,
        mine: Cards | str = "",
        led: Play | Cards | str = "8^3",
        seats: int = SEATS,
        after: int | None = None,
        cards: int | Iterable[int] | None = None,
        seen: Cards | str = "",
        edition: Edition | str = "base",
    ) -> Self:
        """The same from what a script says. Raises what ``check`` raises, or NotationError."""
        edition = as_edition(edition)
        edition.check_seats(seats)
        sizes = () if cards is None else tuple(cards) if isinstance(cards, Iterable) else (cards,)
        play = led if isinstance(led, Play) else Play(led)
        if after == seats - 1:
            after = None
        held, out = (c if isinstance(c, Cards) else Cards(c) for c in (mine, seen))
        named = [pile.packed - pile.vampires.packed for pile in (held, out)]
        slayers = Cards.of(named[0] | named[1])
        made = cls(
            held.vampires, out.vampires, play, seats, after, sizes, edition, play.size, slayers
        ).check()
        if len(sizes) > made.followers:
            params = {"read": len(sizes), "hands": made.followers}
            raise NotationError(Message("ask-many", **params))
        alike = set(made.hands) if sizes else set()
        if alike == {made.edition.hand_size(seats)}:
            return replace(made, cards=())
        return replace(made, cards=tuple(alike)) if len(alike) == 1 else made

    @classmethod
    def parse(cls, text: str) -> Self:
        """The same from a line: ``mine ; seen ; set ; seats ; hands``, the last two if wanted."""
        if len(text) > LONGEST_LINE:
            raise NotationError(Message("notation-long", most=LONGEST_LINE, read=len(text)))
        prefix, colon, body = text.rpartition(":")
        edition = read_game(prefix) if colon else Edition.BASE
        raw = body.split(";")
        if not 3 <= len(raw) <= 5:
            raise NotationError(Message("ask-fields", read=len(raw)))
        mine, seen, led, seats, sizes = [*(part.strip() for part in raw), "", ""][:5]
        if not led:
            raise NotationError(Message("ask-no-set"))
        before = [len(text) - len(";".join(raw[at:]).lstrip()) for at in range(3)]
        hands = _read_sizes(sizes)
        return cls.of(
            _read_at(Cards, mine, before[0]),
            _read_at(Play, led, before[2]),
            _number(seats, "ask-seats") if seats else SEATS,
            len(hands) or None,
            hands or None,
            _read_at(Cards, seen, before[1]),
            edition,
        )

    def check(self) -> Self:
        """This one. Raises LabError, mostly with a clause, where there can be no such cards."""
        self.edition.check_seats(self.seats)
        if self.after is not None:
            whole = is_whole(self.after)
            if not whole or not 1 <= self.after < self.seats:
                params = {"read": as_named(self.after), "most": self.seats - 1}
                raise NotationError(Message("ask-after", **params))
        set_of(self.led, self.edition)
        _ = self.unseen
        return self

    @property
    def hands(self) -> tuple[int, ...]:
        """How many vampires each hand after mine holds."""
        sizes = self.cards or (self.edition.hand_size(self.seats),)
        return (sizes + sizes[-1:] * MOST_HANDS)[: self.followers]

    @property
    def followers(self) -> int:
        """How many hands come after mine."""
        return self.seats - 1 if self.after is None else self.after

    @property
    def letters(self) -> str:
        """The seats after mine; the leader is A."""
        return SEAT_LETTERS[self.seats - self.followers : self.seats]

    @property
    def unseen(self) -> Unseen:
        """What the hands after mine are dealt from. Raises ImpossiblePosition."""
        return Unseen(self.hands, self.mine, self.seen, (), self.edition)

    def unseen_by(self, size: int) -> Unseen:
        """The same for one hand of so many vampires by itself."""
        return Unseen([size], self.mine, self.seen, (), self.edition)

    @property
    def line(self) -> str:
        """The line that says the same; what goes without saying is left out at its end."""
        cards = [str(self.mine) or "-", str(self.seen) or "-", str(self.led)]
        fields = [*cards, str(self.seats), _write_sizes(self.hands)]
        if self.after is None and not self.cards:
            fields = fields[: 3 if self.seats == SEATS else 4]
        return write_prefix(self.edition) + " ; ".join(fields)

    # ---- cards -----------------------------------------------------------------------------

    def left(self, card: str) -> int:
        """How many copies of a card are neither in my hand nor seen."""
        gone = (self.mine.packed, self.seen.packed)
        return self._copies(card) - sum(count_at(pile, INDEX[card]) for pile in gone)

    def move(self, pile: str, card: str, by: int) -> Self:
        """A card more, or less, in a pile; the same where there is none."""
        if card not in CARDS[:14] or pile not in PILES:
            return self
        packed = getattr(self, pile).packed
        if (by > 0 and not self.left(card)) or (by < 0 and not count_at(packed, INDEX[card])):
            return self
        cards = Cards.of(packed + by * UNIT[card])
        moved = replace(self, mine=cards) if pile == "mine" else replace(self, seen=cards)
        return moved.check()

    def clear(self) -> Self:
        """No card in my hand, none seen."""
        return replace(self, mine=NO_CARDS, seen=NO_CARDS, slayers=NO_CARDS).check()

    def put(self) -> Self:
        """The set in my hand, with the cards it lacks. Raises where there are not enough left."""
        missing = self.led.packed - self.held.packed
        return replace(self, mine=Cards.of(self.mine.packed + missing)).check()

    def take(self) -> Self:
        """My hand without the cards of the set."""
        return replace(self, mine=Cards.of(self.mine.packed - self.held.packed)).check()

    def _copies(self, card: str) -> int:
        return count_at(self.edition.deck.packed, INDEX[card])

    # ---- sliders and choices ---------------------------------------------------------------

    @property
    def ranges(self) -> dict[str, tuple[int, int, int]]:
        """Name of a slider -> its least, its most, and where it stands.

        Queens alone stand beyond the highest value of the edition.
        """
        values, room = self.edition.values, len(self.unseen.pool) // self.followers
        place = min(self.led.value, values + 1)
        least = 2 if self.edition.two_seats else 3
        most = values + (1 if self.edition.queens else 0)
        return {
            "value": (1, most, place),
            "size": (1, self._most(place), self.led.size),
            "seats": (least, len(SEAT_LETTERS), self.seats),
            "after": (1, self.seats - 1, self.followers),
            "cards": (0, max(min(LARGEST, room), *self.hands), max(self.hands)),
        }

    def slide(self, name: str, to: str) -> Self:
        """A slider moved. Raises NotationError for a place it does not have."""
        least, most, _ = self.ranges[name]
        number = int(to) if to.isascii() and to.isdigit() and len(to) < 4 else -1
        if not least <= number <= most:
            raise NotationError(Message("setup-choice", read=shorten(f"{name}:{to}")))
        if name == "value":
            size = min(self.wish, self._most(number))
            return replace(self, led=self._set(number, size)).check()
        if name == "size":
            place = self.ranges["value"][2]
            return replace(self, led=self._set(place, number), wish=number).check()
        if name == "seats":
            after = self.after if self.after is None else min(self.after, number - 1)
            return replace(self, seats=number, after=after).check()
        if name == "after":
            after = None if number == self.seats - 1 else number
            return replace(self, after=after).check()
        as_dealt = number == self.edition.hand_size(self.seats)
        return replace(self, cards=() if as_dealt else (number,)).check()

    def choose(self, edition: str) -> Self:
        """Another edition, and what is nearest to this in it.

        Cards that its deck lacks are left out, and where the hands cannot be dealt from the rest,
        they are as dealt; where not even that can be, no card is in my hand or seen.
        """
        other = Edition.parse(edition)
        least = 2 if other.two_seats else 3
        seats = max(least, min(self.seats, other.deck_size))
        after = self.after if self.after is None or self.after < seats - 1 else None
        mine = Cards.of(shared(self.mine.packed, other.deck.packed))
        seen = Cards.of(shared(self.seen.packed, other.deck.packed - mine.packed))
        there = replace(self, mine=mine, seen=seen, seats=seats, after=after, edition=other)
        bare = replace(there, mine=NO_CARDS, seen=NO_CARDS, cards=())
        for near in (there, replace(there, cards=())):
            try:
                return near._nearest(self.led).check()
            except ImpossiblePosition:
                continue
        return bare._nearest(self.led).check()

    def keeps(self, before: Self) -> bool:
        """Whether cards and hands are those of another; a set and an edition may differ."""
        cards = (self.mine, self.seen, self.cards) == (before.mine, before.seen, before.cards)
        return cards and (self.seats, self.after) == (before.seats, before.after)

    def _nearest(self, led: Play) -> Self:
        """This one with the set that is nearest to one of another edition."""
        alone = led.kind == "queens" and self.edition.queens > 0
        place = self.edition.values + 1 if alone else min(self.edition.values, led.value)
        return replace(self, led=self._set(place, min(self.wish, self._most(place))))

    def _most(self, place: int) -> int:
        """The most cards of a set of a value; beyond the last value it is one of queens alone."""
        copies = self.edition.copies if place <= self.edition.values else 0
        return copies + self.edition.queens

    def _set(self, place: int, size: int) -> Play:
        """A set as I would play it: from my hand where it has one, with as few queens as can be."""
        if place > self.edition.values:
            return Play.of(size * UNIT["Q"])
        held = count_at(self.mine.packed, place - 1)
        mixed = held and held + (self.mine.packed >> QUEEN_SHIFT & 15) >= size
        plain = min(size, held if mixed else self.edition.copies)
        return Play.of(plain * UNIT[str(place)] + (size - plain) * UNIT["Q"])

    @property
    def in_hand(self) -> bool:
        """Whether the set is a part of my named hand."""
        return self.held.packed == self.led.packed

    @property
    def held(self) -> Cards:
        """The cards of the set that are in my named hand."""
        return Cards.of(shared(self.led.packed, self.mine.packed))

    @property
    def better(self) -> list[Play]:
        """Sets of just as many cards, one of each higher value: the ones that beat mine."""
        values = range(self.led.value + 1, self.edition.values + 1)
        sets = [self._plain(value) for value in values]
        alone = self.led.value < QUEENS_ALONE and self.led.size <= self.edition.queens
        return [*sets, Play.of(self.led.size * UNIT["Q"])] if alone else sets

    def _plain(self, value: int) -> Play:
        copies = min(self.led.size, self.edition.copies)
        return Play.of(copies * UNIT[str(value)] + (self.led.size - copies) * UNIT["Q"])


def _read_at(read: Callable[[str], Read], text: str, before: int) -> Read:
    """A part of a line; a column in what is said of it counts from the start of the line."""
    try:
        return read(text)
    except NotationError as error:
        params = dict(error.message.params)
        if "column" not in params:
            raise
        params["column"] += before
        raise NotationError(Message(error.message.key, **params)) from None


def _number(text: str, key: str) -> int:
    if text.isascii() and text.isdigit() and len(text) < 4:
        return int(text)
    raise NotationError(Message(key, read=shorten(text)))


def _read_sizes(text: str) -> tuple[int, ...]:
    """Sizes of hands from ``13^2 10``."""
    sizes: list[int] = []
    for word in text.split():
        match = _SIZES.fullmatch(word)
        if match is None:
            raise NotationError(Message("ask-sizes", read=shorten(word)))
        sizes += [int(match["size"])] * int(match["times"] or 1)
    return tuple(sizes)


def _write_sizes(sizes: Iterable[Any]) -> str:
    runs = [(size, len(list(run))) for size, run in groupby(sizes)]
    return " ".join(str(size) if n == 1 else f"{size}^{n}" for size, n in runs)
