"""Editions: the deck, and a named choice wherever the rulebook leaves one."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, Self

from vqlab.contract import ImpossiblePosition, Message, NotationError
from vqlab.contract.numbers import is_whole
from vqlab.contract.reading import as_read, as_text, shorten
from vqlab.vampires.deck import STANDARD, Deck

HAND = 5
"""Cards a hand is topped up to (T2, T18)."""
ACTIVE = 4
"""Vampires that lie on the table from the start, and again after a defeat (T2, T17)."""
MOST_ACTIVE = 6
"""Vampires that may lie on the table at once (T14)."""
TO_WIN = 6
"""Points that win (T20)."""
SEATS = range(2, 7)
"""How many can play (T2)."""


@dataclass(frozen=True)
class Edition:
    """A deck, and how the rules are read.

    Options, each with the reading taken as default; the rulebook does not settle them:

    - ``bite_needs_cards``: a vampire with nothing around it cannot bite (T15). On.
    - ``action_cards_count``: garlic and mirrors count towards the four cards of a cross (T16);
      otherwise all four have to be attack cards. On.
    - ``reattach_elsewhere``: garlic or a mirror that was replaced has to go to another vampire
      (T10); otherwise any other free side will do. Off.

    >>> str(Edition()), str(Edition(action_cards_count=False))
    ('standard', 'standard,action_cards_count=no')
    >>> Edition.parse("standard,bite_needs_cards=no").bite_needs_cards
    False
    """

    STANDARD: ClassVar[Edition]

    deck: Deck = field(default_factory=lambda: Deck.named(STANDARD))
    bite_needs_cards: bool = True
    action_cards_count: bool = True
    reattach_elsewhere: bool = False

    def __repr__(self) -> str:
        return f"Edition({str(self)!r})"

    def __str__(self) -> str:
        changed = [name for name in _OPTIONS if getattr(self, name) != _DEFAULTS[name]]
        words = [f"{name}={'yes' if getattr(self, name) else 'no'}" for name in changed]
        return ",".join([self.deck.name, *words])

    @classmethod
    def parse(cls, text: str, deck: Deck | None = None) -> Self:
        """The edition that ``str`` wrote; ``deck``: one of your own, by the name it has.

        Raises NotationError for a name, an option or a value there is not.
        """
        name, *words = (word.strip() for word in as_text(text).strip().split(","))
        options: dict[str, Any] = {}
        for word in words:
            key, _, value = (part.strip() for part in word.partition("="))
            if key not in _OPTIONS or key in options:
                read = {"read": shorten(word), "allowed": ", ".join(_OPTIONS)}
                raise NotationError(Message("edition-option", **read))
            if value not in ("yes", "no"):
                raise NotationError(Message("edition-value", name=key, read=shorten(value)))
            options[key] = value == "yes"
        if deck is None or deck.name != name:
            deck = Deck.named(name)
        return cls(deck, **options)

    def check_seats(self, seats: int) -> None:
        """Raise ImpossiblePosition for a number of seats that cannot play (T2)."""
        if not is_whole(seats, SEATS.start, SEATS.stop - 1):
            raise ImpossiblePosition("T2", Message("impossible-hunters", read=as_read(seats)))


_DEFAULTS = {one.name: one.default for one in fields(Edition) if one.name != "deck"}
_OPTIONS = tuple(_DEFAULTS)
Edition.STANDARD = Edition()


def as_edition(edition: Edition | str) -> Edition:
    """An edition given as itself or as its text."""
    return Edition.parse(edition) if isinstance(edition, str) else edition
