"""Decks: which cards there are, read from a data file that can be replaced.

deck.json → Deck → the cards to be shuffled, and the order that hands are kept in.

A card is a word: an attack card names the colours of its four edges from the top clockwise
(``RYBG``), ``WR`` is the red weapon, ``R4`` the red vampire worth four points, and an action card
is ``garlic``, ``mirror``, ``coffin`` or ``bite``.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from types import MappingProxyType
from typing import Any

from vqlab.contract import Message, NotationError, check_schema
from vqlab.contract.reading import shorten

GARLIC, MIRROR, COFFIN, BITE = ACTIONS = ("garlic", "mirror", "coffin", "bite")
"""The action cards (T12–T15)."""
SIDES = "NESW"
"""The sides of a vampire, clockwise from the top."""
FACING = (2, 3, 0, 1)
"""Side of a vampire -> which edge of an attack card there touches it (T6)."""
STANDARD = "standard"
KINDS = ("colours", "vampires", "weapons", "actions", "attacks")
MOST_CARDS = 120
"""Cards of the largest deck: so many can be written in a row."""
LONGEST = 64 * 1024
"""Bytes of the longest deck file that is read."""


@dataclass(frozen=True)
class Deck:
    """The cards of a game (T1): each with how many copies there are.

    ``colours``: letter -> the name of a colour; ``vampires``: ``R4`` -> copies; ``weapons``: letter
    of a colour -> copies; ``actions`` and ``attacks``: card -> copies.

    >>> deck = Deck.named("standard")
    >>> deck.size, len(deck.pile), len(deck.asleep)
    (90, 77, 13)
    >>> deck.rank["garlic"] < deck.rank["mirror"]
    True
    """

    name: str
    colours: Mapping[str, str]
    vampires: Mapping[str, int]
    weapons: Mapping[str, int]
    actions: Mapping[str, int]
    attacks: Mapping[str, int]
    rank: Mapping[str, int] = field(init=False, repr=False, compare=False)
    """Card -> its place in a hand."""

    def __post_init__(self) -> None:
        for kind in KINDS:
            object.__setattr__(self, kind, MappingProxyType(dict(getattr(self, kind))))
        cards = [*self.attacks, *(f"W{colour}" for colour in self.weapons), *ACTIONS]
        object.__setattr__(self, "rank", MappingProxyType({c: at for at, c in enumerate(cards)}))
        if BITE.upper() in self.attacks:
            raise NotationError(Message("deck-colour", card=BITE.upper()))
        if self.size > MOST_CARDS:
            raise NotationError(Message("deck-large", most=MOST_CARDS))
        for counts in (self.vampires, self.weapons, self.attacks):
            for card in counts:
                if not all(letter in self.colours for letter in card if not letter.isdigit()):
                    raise NotationError(Message("deck-colour", card=shorten(card)))

    def __hash__(self) -> int:
        return hash(self.name)

    @classmethod
    def named(cls, name: str) -> Deck:
        """A deck that comes with vqlab. Raises NotationError for another name."""
        return _named(name)

    @classmethod
    def read(cls, path: str | Path) -> Deck:
        """The deck of a file. Raises NotationError in one sentence."""
        try:
            with Path(path).open("rb") as stream:
                text = stream.read(LONGEST + 1)
            if len(text) > LONGEST:
                raise NotationError(Message("deck-long", most=LONGEST // 1024))
            data = json.loads(text)
        except (OSError, ValueError, RecursionError) as error:
            if isinstance(error, NotationError):
                raise
            raise NotationError(Message("deck-unreadable", name=shorten(str(path), 60))) from None
        return cls.from_json(data)

    @classmethod
    def from_json(cls, data: object) -> Deck:
        """The deck that ``to_json`` wrote (schema ``deck.json``).

        Raises NotationError, also for other cards under the name of a deck of vqlab's own.
        """
        deck = _of_plain(data)
        if deck.name in _known() and deck != _named(deck.name):
            raise NotationError(Message("deck-taken", name=deck.name))
        return deck

    def __reduce__(self) -> tuple[Any, ...]:
        return _of_plain, (self.to_json(),)

    def to_json(self) -> dict[str, Any]:
        """The deck as plain data.

        >>> Deck.named("standard").to_json()["weapons"]
        {'G': 4, 'B': 3, 'Y': 3, 'R': 3}
        """
        return {"name": self.name, **{kind: dict(getattr(self, kind)) for kind in KINDS}}

    @property
    def pile(self) -> tuple[str, ...]:
        """All cards but the vampires, in order."""
        weapons = {f"W{colour}": n for colour, n in self.weapons.items()}
        counts = {**self.attacks, **weapons, **self.actions}
        return tuple(card for card in self.rank for _ in range(counts.get(card, 0)))

    @property
    def asleep(self) -> tuple[str, ...]:
        """All vampires, in order."""
        return tuple(card for card, n in self.vampires.items() for _ in range(n))

    @property
    def size(self) -> int:
        """How many cards there are."""
        return len(self.pile) + len(self.asleep)

    def is_attack(self, card: str) -> bool:
        """Whether a card of the draw pile is an attack card."""
        return card in self.attacks

    def sorted(self, cards: Any) -> tuple[str, ...]:
        """Cards in the order that hands are kept in; those face down come last."""
        rank, last = self.rank, len(self.rank)
        return tuple(sorted(cards, key=lambda card: rank.get(card, last)))


def points_of(vampire: str) -> int:
    """What a vampire is worth.

    >>> points_of("R4")
    4
    """
    return int(vampire[1:])


def _of_plain(data: object) -> Deck:
    """The deck of plain data; JSON may write 3 as 3.0."""
    checked = check_schema("deck", data)
    counts = {kind: {card: int(n) for card, n in checked[kind].items()} for kind in KINDS[1:]}
    return Deck(checked["name"], checked["colours"], **counts)


def _known() -> list[str]:
    """The names of the decks that come with vqlab."""
    return sorted(entry.name[:-5] for entry in _folder().iterdir() if entry.name.endswith(".json"))


def _folder() -> Traversable:
    return files("vqlab") / "data" / "decks"


@lru_cache(maxsize=8)
def _named(name: str) -> Deck:
    if name not in _known():
        params = {"read": shorten(name), "allowed": ", ".join(_known())}
        raise NotationError(Message("deck-name", **params))
    return _of_plain(json.loads((_folder() / f"{name}.json").read_text("utf-8")))
