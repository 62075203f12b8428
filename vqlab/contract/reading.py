"""What every reader of text needs: parts with the column each starts at, seats, what was read."""

from __future__ import annotations

from math import log10

from vqlab.contract import SEAT_LETTERS, Message, NotationError, is_printable


def shorten(text: str, most: int = 24) -> str:
    """What was read, cut to a length that fits in a sentence."""
    return text if len(text) <= most else text[: most - 1] + "…"


def as_read(value: object, most: int = 24) -> str:
    """Whatever a program handed over, cut to a length that fits in a sentence.

    A text stands in quotation marks. What Python cannot write, such as a number of thousands of
    digits, is named by its size or its kind.

    >>> as_read("3"), as_read(3.0), as_read(10**5000)
    ("'3'", '3.0', '≈10^5000')
    """
    try:
        return shorten(repr(value), most)
    except Exception:  # an object's own repr may do anything
        if isinstance(value, int):
            sign = "−" if value < 0 else ""
            return f"≈{sign}10^{int(abs(value).bit_length() * log10(2))}"
        return f"<{shorten(type(value).__name__, most - 2)}>"


def as_named(name: object, most: int = 24) -> str:
    """The same for a name: it stands as it is, in the quotation marks of its sentence.

    >>> as_named("3"), as_named(3.0), as_named("a\\nb")
    ('3', '3.0', "'a\\\\nb'")
    """
    try:
        text = str(name)
    except Exception:
        return as_read(name, most)
    return shorten(text, most) if is_printable(text) else as_read(name, most)


def as_text(text: object) -> str:
    """A text as it is. Raises NotationError for anything else.

    >>> as_text(3)
    Traceback (most recent call last):
    vqlab.contract.NotationError: What is read here is a text in quotation marks, not 3.
    """
    if not isinstance(text, str):
        raise NotationError(Message("notation-text", read=as_read(text)))
    return text


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


def column_of(text: str, offset: int) -> int:
    """The 1-based column of the first sign of a part that is no blank; ``offset``: where it starts.

    >>> column_of("  B", 5)
    8
    """
    return offset + len(text) - len(text.lstrip()) + 1


def read_seat(text: str, offset: int = 0, seats: int = len(SEAT_LETTERS)) -> int:
    """Read a seat letter as a 0-based index; ``seats``: how many there are. Raises NotationError.

    >>> read_seat(" b ")
    1
    >>> read_seat("F", seats=3)
    Traceback (most recent call last):
    vqlab.contract.NotationError: Read “F” at column 1: a seat is a letter from A to C.
    """
    letter, known = text.strip().upper(), SEAT_LETTERS[:seats]
    if len(letter) != 1 or letter not in known:
        where = {"read": shorten(text.strip()), "column": column_of(text, offset)}
        if known == SEAT_LETTERS:
            raise NotationError(Message("notation-seat", **where))
        raise NotationError(Message("notation-seat-of", last=known[-1], **where))
    return known.index(letter)
