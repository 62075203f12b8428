"""Plays: what a seat does on its turn, as one value.

    play  = [ card "@" place [ "/" place ] [ ">" seat ] [ "+" weapon ] ]
          | "coffin" | "discard" card | "pass"
    place = number of the vampire on the table, then N, E, S or W

``RYBG@1N`` puts an attack card above the first vampire, ``RYBG@1N+WR`` also the red weapon below;
``garlic@2E``, ``mirror@2E>C`` (hands are swapped with C), ``WR@1``, ``bite@2``, ``coffin``;
``RYBG@1N/3W`` puts an attack card where garlic lay, and the garlic west of the third vampire.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from vqlab.contract import Message, NotationError, seat_letter
from vqlab.contract.reading import as_read, column_of, read_seat, shorten
from vqlab.vampires.deck import ACTIONS, SIDES
from vqlab.vampires.edition import SEATS


class Place(NamedTuple):
    """A side of a vampire on the table: 0-based places, sides as in ``SIDES``."""

    cross: int
    side: int

    def __str__(self) -> str:
        return f"{self.cross + 1}{SIDES[self.side]}"


class Play(NamedTuple):
    """One turn of a seat; what does not belong to it is left out.

    ``card``: what is played or discarded, none for a pass; ``cross``: 0-based place of the vampire
    a weapon or a bite is for; ``place``: the side a card is put at; ``moved``: where garlic or a
    mirror that lay there goes (T10); ``target``: whose hand is swapped (T13); ``weapon``: the
    second card of a turn (T9); ``discards``: whether the card is thrown away (T11).

    >>> play = Play.parse("rybg @ 1n + wr")
    >>> print(play, play.place, play.weapon)
    RYBG@1N+WR 1N WR
    """

    card: str = ""
    cross: int | None = None
    place: Place | None = None
    moved: Place | None = None
    target: int | None = None
    weapon: str = ""
    discards: bool = False

    @classmethod
    def parse(cls, text: str, column: int = 0) -> Play:
        """Read a play; ``column`` is where it stands. Raises NotationError.

        Whether there are such cards, and whether they may be played, is for the position to say.
        """
        words = " ".join(text.split())
        found = _PLAY.fullmatch(words)
        if found is None:
            params = {"read": shorten(words), "column": column_of(text, column)}
            raise NotationError(Message("notation-vampires-play", **params))
        if found["pass"]:
            return PASS
        if found["thrown"]:
            return cls(read_card(found["thrown"]), discards=True)
        if found["coffin"]:
            return cls("coffin")
        target = None
        if found["target"] is not None:
            after = column_of(text[text.index(">") + 1 :], text.index(">"))
            target = read_seat(found["target"], column + after, max(SEATS))
        place, moved = _place(found["place"]), _place(found["moved"])
        cross = None if place is not None else int(found["place"]) - 1
        weapon = read_card(found["weapon"] or "")
        return cls(read_card(found["card"]), cross, place, moved, target, weapon)

    def __str__(self) -> str:
        if self.discards:
            return f"discard {self.card}"
        if not self.card:
            return "pass"
        text = self.card
        if self.cross is not None:
            text += f"@{self.cross + 1}"
        if self.place is not None:
            text += f"@{self.place}"
        if self.moved is not None:
            text += f"/{self.moved}"
        if self.target is not None:
            text += f">{seat_letter(self.target)}"
        return f"{text}+{self.weapon}" if self.weapon else text

    def __repr__(self) -> str:
        return f"Play({str(self)!r})"


PASS = Play()
"""Nothing at all: only for a hand without a card, which no real game comes to."""

_PLAY = re.compile(
    r"(?P<pass>pass)|(?P<coffin>coffin)|discard (?P<thrown>[a-z]{1,10})"
    r"|(?P<card>[a-z]{1,10}) ?@ ?(?P<place>[1-9][nesw]?)( ?/ ?(?P<moved>[1-9][nesw]))?"
    r"( ?> ?(?P<target>[a-z]))?( ?\+ ?(?P<weapon>[a-z]{1,10}))?",
    re.IGNORECASE,
)


def read_card(text: str) -> str:
    """A card as it is written: actions are words, all else is capitals."""
    word = text.lower()
    return word if word in ACTIONS else text.upper()


def _place(text: str | None) -> Place | None:
    if text is None or len(text) < 2:
        return None
    return Place(int(text[0]) - 1, SIDES.index(text[1].upper()))


def as_play(play: object) -> Play:
    """A play given as itself or as its text. Raises NotationError for anything else."""
    if isinstance(play, Play):
        return play
    if isinstance(play, str):
        return Play.parse(play)
    raise NotationError(Message("vampires-play-type", read=as_read(play)))
