"""What a game owes the lab: a state, typed refusals, and messages instead of sentences.

This is the only module of ours that a game may import. A game that keeps this contract can be
shown, solved, recorded and tested by everything else here.
"""

from __future__ import annotations

import json
from collections.abc import Hashable, Iterator, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any, Protocol, Self, TypeVar
from unicodedata import category

__all__ = [
    "IllegalPlay",
    "ImpossiblePosition",
    "LabError",
    "Message",
    "NotationError",
    "Pictured",
    "State",
    "Unknown",
    "seat_letter",
]

PlayT = TypeVar("PlayT", bound=Hashable)


class Message:
    """A key and its parameters: what is to be said, in no language yet.

    ``str`` speaks it in English; ``vqlab.words.say`` in any language there is a catalogue for.
    Parameters are plain values or further messages.

    >>> from vqlab.contract import Message
    >>> Message("cards-count", n=3)
    Message('cards-count', n=3)
    >>> str(Message("cards-count", n=3))
    '3 cards'
    """

    __slots__ = ("key", "params")
    key: str
    params: tuple[tuple[str, Any], ...]

    def __init__(self, key: str, /, **params: Any) -> None:
        object.__setattr__(self, "key", key)
        object.__setattr__(self, "params", tuple(sorted(params.items())))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a Message is immutable: {name!r} cannot be set")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a Message is immutable: {name!r} cannot be deleted")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Message):
            return NotImplemented
        return self.key == other.key and self.params == other.params

    def __hash__(self) -> int:
        return hash((self.key, self.params))

    def __repr__(self) -> str:
        inside = "".join(f", {name}={value!r}" for name, value in self.params)
        return f"Message({self.key!r}{inside})"

    def __str__(self) -> str:
        from vqlab.words import NoLanguage, say

        try:
            return say(self)
        except NoLanguage:  # a wrong VQLAB_LANGUAGE must not leave an error without words
            return say(self, "en")

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild_message, (self.key, self.params)


def _rebuild_message(key: str, params: tuple[tuple[str, Any], ...]) -> Message:
    return Message(key, **dict(params))


def listed(parts: Sequence[Message | str]) -> Message:
    """Parts one after the other, with commas.

    >>> print(listed(["A", "B", "C"]))
    A, B, C
    """
    said = Message("just", text=parts[0])
    for part in parts[1:]:
        said = Message("joined-comma", first=said, second=part)
    return said


def joined(parts: Sequence[Message | str]) -> Message:
    """Parts with commas, the last two with an "and".

    >>> print(joined(["A", "B", "C"]))
    A, B and C
    """
    if len(parts) == 1:
        return listed(parts)
    return Message("joined", first=listed(parts[:-1]), second=parts[-1])


class LabError(ValueError):
    """A refusal that carries a Message; its ``str`` is one sentence a player understands."""

    message: Message

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return str(self.message)


class Unknown(LabError, KeyError):
    """A name that there is not; the message says which there are."""


class _Cited(LabError):
    """A refusal that names the rule clause it rests on."""

    clause: str

    def __init__(self, clause: str, message: Message) -> None:
        super().__init__(message)
        self.args = (clause, message)
        self.clause = clause

    def __str__(self) -> str:
        return f"{self.message} [{self.clause}]"


class IllegalPlay(_Cited):
    """A play the rules forbid here: ``.clause`` says which rule, ``.message`` why."""


class ImpossiblePosition(_Cited):
    """A position or set-up that no game can reach: ``.clause`` and ``.message`` say why."""


class NotationError(LabError):
    """Text or JSON that cannot be read: the message says what was read, where, what is allowed."""


class State(Protocol[PlayT]):
    """One moment of a game: who acts, what may be played, where each play leads.

    States are immutable values: ``play`` returns the next one, equal states have equal futures.
    """

    @property
    def to_act(self) -> int | None:
        """The seat (0-based) whose turn it is; ``None`` when the game is over."""

    @property
    def is_over(self) -> bool:
        """Whether nobody has a turn any more."""

    @property
    def penalties(self) -> tuple[int, ...] | None:
        """Penalty points per seat, fewest is best; ``None`` before the end."""

    def legal_plays(self) -> Sequence[PlayT]:
        """Every play the seat to act may make; empty only when the game is over."""

    def check(self, play: PlayT, seat: int | None = None) -> None:
        """Raise IllegalPlay, with clause and message, unless ``play`` may be made."""

    def play(self, play: PlayT) -> Self:
        """The state after ``play``; this one stays as it is."""


class Pictured:
    """Mixed into what has a scene: a picture in a notebook cell, SVG for slides, text elsewhere."""

    __slots__ = ()

    def svg(self, *, language: str = "") -> str:
        """The table as one self-contained SVG text."""
        from vqlab import pictures

        return pictures.svg(pictures.scene(self, language=language))

    def _repr_html_(self) -> str:
        from vqlab import pictures

        return pictures.html(pictures.scene(self))


def as_seat(seat: object, seats: int) -> int:
    """A seat given as its 0-based index or its letter; raises NotationError for another.

    >>> as_seat(2, 3), as_seat("b", 3)
    (2, 1)
    """
    known = SEAT_LETTERS[:seats]
    if isinstance(seat, str) and len(seat) == 1 and seat.upper() in known:
        return known.index(seat.upper())
    if isinstance(seat, int) and not isinstance(seat, bool) and seat in range(seats):
        return seat
    from vqlab.contract.reading import as_read

    params = {"read": as_read(seat), "last": seats - 1, "letter": known[-1]}
    raise NotationError(Message("seat-unknown", **params))


@lru_cache(maxsize=8)
def _schema_check(name: str) -> Any:
    import fastjsonschema

    path = files("vqlab") / "data" / "schemas" / f"{name}.json"
    return fastjsonschema.compile(json.loads(path.read_text("utf-8")))


def check_schema(name: str, data: object) -> dict[str, Any]:
    """Plain data that fits one of the published schemas; raises NotationError otherwise."""
    import fastjsonschema

    try:
        checked: dict[str, Any] = _schema_check(name)(data)
    except fastjsonschema.JsonSchemaValueException as error:
        place = ".".join(str(part)[:24] for part in error.path[:6])
        raise NotationError(Message("notation-json", what=name, place=place)) from error
    return checked


def is_printable(text: str, also: str = "") -> bool:
    """Whether a text can be shown as it is: no control or turning signs, no halves of characters.

    >>> is_printable("Zoë · 莉"), is_printable("\\x1b[2J"), is_printable("a\\nb", also="\\n")
    (True, False, True)
    """
    return not any(
        (category(char) in ("Cc", "Cs") and char not in also) or char in _TURNING for char in text
    )


_TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Signs that turn the direction of what follows, and can make a text look like another."""


SEAT_LETTERS = "ABCDEFGHIJKL"


def seat_letter(seat: int) -> str:
    """The letter of a 0-based seat index.

    >>> seat_letter(0), seat_letter(11)
    ('A', 'L')
    """
    return SEAT_LETTERS[seat]


def clockwise(first: int, seats: int) -> Iterator[int]:
    """Every seat once, clockwise from ``first``.

    >>> list(clockwise(2, 4))
    [2, 3, 0, 1]
    """
    return ((first + step) % seats for step in range(seats))
