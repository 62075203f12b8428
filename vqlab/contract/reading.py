"""What every reader of text needs: parts with the column each starts at, seats, what was read."""

from __future__ import annotations

from vqlab.contract import SEAT_LETTERS, Message, NotationError


def shorten(text: str, most: int = 24) -> str:
    """What was read, cut to a length that fits in a sentence."""
    return text if len(text) <= most else text[: most - 1] + "…"


def parts(text: str, separator: str, offset: int = 0) -> list[tuple[str, int]]:
    """The parts of a text, each with the 0-based column it starts at.

    >>> parts("6 | 7 8", "|")
    [('6 ', 0), (' 7 8', 3)]
    """
    found = []
    for part in text.split(separator):
        found.append((part, offset))
        offset += len(part) + 1
    return found


def read_seat(text: str, offset: int = 0) -> int:
    """Read a seat letter as a 0-based index. Raises NotationError.

    >>> read_seat(" b ")
    1
    """
    letter = text.strip().upper()
    if len(letter) != 1 or letter not in SEAT_LETTERS:
        where = {"read": shorten(text.strip()), "column": offset + 1}
        raise NotationError(Message("notation-seat", **where))
    return SEAT_LETTERS.index(letter)
