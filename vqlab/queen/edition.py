"""Editions: the numbers and the named options a game is played with."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from typing import Any, ClassVar, Self

from vqlab.contract import ImpossiblePosition, Message, NotationError
from vqlab.contract.numbers import is_whole
from vqlab.contract.reading import as_named, as_read, as_text, shorten
from vqlab.queen.cards import CARDS, SLAYER_UNIT, Cards, Hand


@dataclass(frozen=True)
class Edition:
    """What is printed on the box, and every choice where the rulebook leaves one.

    Numbers: ``values`` 1…values with ``copies`` of each, ``queens``, ``slayers`` by penalty,
    ``hand`` (the most vampires dealt to a seat), ``slayer_15_up_to`` (the most seats that play
    with the 15 slayer, R8).

    Options, each with the reading taken as default:

    - ``two_seats``: a house rule, allows two players (R2). Off.
    - ``queens_declared``: queens alone may be played as any value, written ``Q@7`` (R16). Off:
      they are always 14.
    - ``embargo``: the slayer just picked up may not be led in the next round (R21). On.
    - ``embargo_carries_over``: … also when the next round opens a new phase (R21). Off.
    - ``blocked_leads_next``: a blocked seat, as picker, leads next (R23); otherwise the highest
      feeder does. On.

    >>> Edition.BASE.slayers_for(7), Edition.ENGLISH.slayers_for(7)
    ((15, 20), (20,))
    >>> str(Edition(embargo=False)), Edition.parse("base,embargo=no") == Edition(embargo=False)
    ('base,embargo=no', True)
    """

    BASE: ClassVar[Edition]
    ENGLISH: ClassVar[Edition]

    name: str = "base"
    values: int = 13
    copies: int = 8
    queens: int = 4
    slayers: tuple[int, ...] = (15, 20)
    hand: int = 13
    slayer_15_up_to: int = 12
    two_seats: bool = False
    queens_declared: bool = False
    embargo: bool = True
    embargo_carries_over: bool = False
    blocked_leads_next: bool = True

    def __post_init__(self) -> None:
        if self.name not in _NAMES:
            raise NotationError(
                Message("edition-name", read=as_named(self.name), allowed=", ".join(_NAMES))
            )
        if isinstance(self.slayers, str) or not isinstance(self.slayers, Iterable):
            raise NotationError(Message("edition-slayers"))
        if not all(type(slayer) is int and slayer in SLAYER_UNIT for slayer in self.slayers):
            raise NotationError(Message("edition-slayers"))
        object.__setattr__(self, "slayers", tuple(sorted(set(self.slayers))))
        for name, (least, most) in _BOUNDS.items():
            value = getattr(self, name)
            if type(value) is not int or not least <= value <= most:
                raise NotationError(
                    Message("edition-bound", name=name, least=least, most=most, read=as_read(value))
                )
        for name in _SWITCHES:
            if type(getattr(self, name)) is not bool:
                read = shorten(str(getattr(self, name)))
                raise NotationError(Message("edition-value", name=name, read=read))

    @classmethod
    def small(
        cls,
        values: int = 4,
        copies: int = 3,
        queens: int = 1,
        slayers: tuple[int, ...] = (20,),
        hand: int = 13,
        **options: Any,
    ) -> Self:
        """A deck small enough for its whole state graph to be seen.

        >>> Edition.small().deck_size
        13
        >>> str(Edition.small(values=3, slayers=()))
        'small,values=3,slayers=none'
        """
        return cls("small", values, copies, queens, tuple(slayers), hand, **options)

    @classmethod
    def parse(cls, text: str) -> Edition:
        """Read ``base``, ``english`` or ``small``, then options as ``,name=value``.

        Raises NotationError for an unknown name, option or value.

        >>> Edition.parse("small,values=5,slayers=15+20").slayers
        (15, 20)
        """
        name, *options = [part.strip().lower() for part in as_text(text).split(",")]
        if name not in _NAMES or len(options) > len(_OPTIONS):
            raise NotationError(
                Message("edition-name", read=shorten(name), allowed=", ".join(_NAMES))
            )
        return replace(_preset(name), **dict(_read_option(option) for option in options))

    def __str__(self) -> str:
        preset = _preset(self.name)
        changed = [name for name in _OPTIONS if getattr(self, name) != getattr(preset, name)]
        return ",".join(
            [self.name, *(f"{name}={_write_option(getattr(self, name))}" for name in changed)]
        )

    def check_seats(self, seats: int) -> None:
        """Raise ImpossiblePosition (R2) unless this many can play."""
        least = 2 if self.two_seats else 3
        if not is_whole(seats, least, 12):
            raise ImpossiblePosition("R2", Message("setup-seats", least=least, read=as_read(seats)))
        if self.hand_size(seats) < 1:
            raise ImpossiblePosition("R6", Message("setup-deck", seats=seats, n=self.deck_size))

    def _as_seats(self, seats: int) -> int:
        """A number of seats that can be counted with, were it too large for a table."""
        if type(seats) is not int or seats < 1:
            self.check_seats(seats)
        return seats

    @property
    def deck_size(self) -> int:
        """How many vampires there are, queens included."""
        return self.values * self.copies + self.queens

    @property
    def deck(self) -> Cards:
        """Every vampire of the deck, queens included, slayers not.

        >>> len(Edition.BASE.deck)
        108
        """
        return _deck(self.values, self.copies, self.queens)

    def hand_size(self, seats: int) -> int:
        """Vampires dealt to each seat (R6): 13, or as many as the deck allows.

        >>> [Edition.BASE.hand_size(n) for n in (3, 8, 9, 10, 11, 12)]
        [13, 13, 12, 10, 9, 9]
        """
        return min(self.hand, self.deck_size // self._as_seats(seats))

    def left_over(self, seats: int) -> int:
        """How many vampires are set aside unseen (R9)."""
        return self.deck_size - seats * self.hand_size(seats)

    def slayers_for(self, seats: int) -> tuple[int, ...]:
        """The slayers in play at a table of this many seats, by penalty (R4, R8)."""
        if self._as_seats(seats) <= self.slayer_15_up_to:
            return self.slayers
        return tuple(slayer for slayer in self.slayers if slayer != 15)

    def most_of(self, card: str, seats: int) -> int:
        """How many copies of a card are in the game at a table of this many seats (R1, R8)."""
        if card not in CARDS:
            raise NotationError(Message("card-unknown", read=as_read(card)))
        if card == "Q":
            return self.queens
        if card.startswith("S"):
            return int(int(card[1:]) in self.slayers_for(seats))
        return self.copies if int(card) <= self.values else 0

    def cards_in_play(self, seats: int) -> int:
        """All cards of the game at a table of this many seats: hands, crypt and left-overs.

        >>> Edition.BASE.cards_in_play(7), Edition.ENGLISH.cards_in_play(7)
        (110, 109)
        """
        return self.deck_size + len(self.slayers_for(seats))


@lru_cache(maxsize=64)
def _deck(values: int, copies: int, queens: int) -> Cards:
    text = [f"{value}^{copies}" for value in range(1, values + 1)]
    return Cards(" ".join(text + [f"Q^{queens}"] * (queens > 0)))


def as_edition(edition: Edition | str) -> Edition:
    """An edition given as itself or as its text."""
    return edition if isinstance(edition, Edition) else Edition.parse(edition)


_NAMES = ("base", "english", "small")
_OPTIONS = tuple(field.name for field in fields(Edition))[1:]
_SWITCHES = tuple(field.name for field in fields(Edition) if isinstance(field.default, bool))
_BOUNDS = {
    "values": (1, 13),
    "copies": (1, 15),
    "queens": (0, 15),
    "hand": (1, 60),
    "slayer_15_up_to": (0, 12),
}

Edition.BASE = Edition()
Edition.ENGLISH = Edition("english", slayer_15_up_to=5)
_PRESETS = {"base": Edition.BASE, "english": Edition.ENGLISH, "small": Edition.small()}
_SWITCH = {"yes": True, "no": False, "true": True, "false": False}


def _preset(name: str) -> Edition:
    return _PRESETS[name]


def _write_option(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return "+".join(map(str, value)) or "none"
    return str(value)


def _read_option(text: str) -> tuple[str, Any]:
    name, _, value = (part.strip() for part in text.partition("="))
    if name not in _OPTIONS:
        raise NotationError(
            Message("edition-option", read=shorten(text), allowed=", ".join(_OPTIONS))
        )
    if name == "slayers":
        if value in ("none", "15", "20", "15+20"):
            return name, tuple(int(part) for part in value.split("+") if part != "none")
    elif isinstance(getattr(Edition.BASE, name), bool):
        if value in _SWITCH:
            return name, _SWITCH[value]
    elif value.isascii() and value.isdigit() and len(value) <= 2:
        return name, int(value)
    raise NotationError(Message("edition-value", name=name, read=shorten(text)))


def opening_hands(edition: Edition, dealt: tuple[Hand, ...], slayers: dict[int, int]) -> list[Hand]:
    """Dealt vampires with each slayer added to its holder's hand (R7, R31)."""
    hands = list(dealt)
    for slayer, seat in slayers.items():
        hands[seat] += Cards(f"S{slayer}")
    return hands
