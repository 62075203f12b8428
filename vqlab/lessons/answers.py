"""Kinds of answers: how a person may write one, how it is written back, what to say to a wrong one.

Whatever cannot be read raises NotationError, with one sentence saying why.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterable, Sequence, Set
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from math import isfinite
from numbers import Rational
from typing import Any

from vqlab.contract import SEAT_LETTERS, IllegalPlay, Message, NotationError, seat_letter
from vqlab.contract.reading import as_named, shorten
from vqlab.queen.cards import Cards
from vqlab.queen.play import Play, read_play
from vqlab.queen.position import Position

LONGEST = 400
"""Characters of the longest answer that is read."""
MOST = 200
"""Plays or numbers in the longest answer that is read."""
DIGITS = 9
"""Digits of the largest whole number that is read."""
GROUPED = r"[0-9]{1,3}([,_' \u00a0\u2009\u202f])[0-9]{3}(?:\1[0-9]{3})*"
"""A whole number as it is printed, with something between its thousands."""
FEWEST_PLACES, MOST_PLACES = 3, 12
"""Decimals of a chance that are asked for at least, and that are looked at."""
SHORTEST = 10**4
"""A chance with a denominator up to this is written as a fraction."""


@dataclass(frozen=True)
class Kind:
    """A kind of answer.

    ``wanted`` says what is asked for, ``read`` makes one value of the many ways to write it,
    ``write`` gives its text, and ``nudge`` may say something about (given, right, what is shown).
    ``same`` tells whether what was given is as good as what is right: equal, unless it may be
    rounded.

    >>> PLAYS.write(PLAYS.read("q q, 9 9, pass"))
    '9^2, Q^2, pass'
    >>> SEAT.read("c") == SEAT.read(2), NUMBERS.read("8 0 10") == NUMBERS.read((8, 0, 10))
    (True, True)
    """

    wanted: Message
    read: Callable[[object], Any]
    write: Callable[[Any], str]
    nudge: Callable[[Any, Any, object], Message | None]
    same: Callable[[Any, Any], bool] = operator.eq


def described(answer: object) -> str:
    """A short name for whatever was given, safe to print.

    >>> described(7), described(" two "), described([]), described(10**12)
    ('7', 'two', 'list', '1000000000000')
    """
    if isinstance(answer, str):
        return shorten(_clean(answer).strip())
    if isinstance(answer, (bool, float)) or answer is None:
        return str(answer)
    if isinstance(answer, int) and answer.bit_length() < LONGEST:
        return as_named(answer)
    return shorten(_clean(type(answer).__name__))


def _refused(answer: object) -> NotationError:
    return NotationError(Message("answer-type", read=described(answer)))


def _clean(text: str) -> str:
    """Text of bounded length without what no screen can show."""
    return "".join(c if c.isprintable() or c.isspace() else "\ufffd" for c in text[: LONGEST + 1])


def _text(answer: str) -> str:
    if len(answer) > LONGEST:
        raise NotationError(Message("answer-long", most=LONGEST))
    return _clean(answer)


def _parts(answer: object, separator: str) -> list[object]:
    """The entries of a list, set or tuple, or of a text that lists them."""
    if isinstance(answer, str):
        return [part for part in re.split(separator, _text(answer)) if part.strip()]
    if not isinstance(answer, (Sequence, Set)) or isinstance(answer, (bytes, bytearray)):
        raise _refused(answer)
    if len(answer) > MOST:
        raise NotationError(Message("answer-many", most=MOST))
    return list(answer)


def _read_number(answer: object) -> int:
    if isinstance(answer, str):
        text = _text(answer).strip()
        if not re.fullmatch(rf"[+-]?(?:[0-9]+|{GROUPED})", text):
            raise _refused(answer)
        answer = int(re.sub(r"[^0-9-]", "", text))
    if isinstance(answer, Fraction) and answer.denominator == 1:
        answer = answer.numerator
    if isinstance(answer, float) and answer.is_integer():
        answer = int(answer)
    try:
        number = operator.index(answer)  # type: ignore[arg-type]
    except TypeError:
        raise _refused(answer) from None
    if isinstance(answer, bool):
        raise _refused(answer)
    if abs(number) >= 10**DIGITS:
        raise NotationError(Message("answer-large", most=DIGITS))
    return number


def _read_whole(answer: object) -> int:
    return _read_number(_in_one(answer))


def _in_one(answer: object) -> object:
    """What was given, unless it is a number that Python has parted at its commas."""
    if isinstance(answer, tuple) and len(answer) > 1 and {*map(type, answer)} == {int}:
        raise NotationError(Message("answer-commas"))
    return answer


def _read_numbers(answer: object) -> tuple[int, ...]:
    if isinstance(answer, Set):  # its order says nothing about seats
        raise _refused(answer)
    return tuple(map(_read_number, _parts(answer, r"[\s,;]+")))


def _read_seat(answer: object) -> int:
    if isinstance(answer, str):
        letter = _text(answer).strip().upper()
        if len(letter) != 1 or letter not in SEAT_LETTERS:
            raise _refused(answer)
        return SEAT_LETTERS.index(letter)
    seat = _read_number(answer)
    if not 0 <= seat < len(SEAT_LETTERS):
        raise _refused(answer)
    return seat


def _read_play(answer: object) -> Play:
    if isinstance(answer, Cards):
        return Play.of(answer.packed)
    if isinstance(answer, str):
        return read_play(_text(answer))
    if isinstance(answer, (list, tuple)):
        return read_play(" ".join(map(_card, _parts(answer, ","))))
    return read_play(_card(answer))


def _card(answer: object) -> str:
    """The text of a card or play; a bare number is what Python makes of ``6^2`` without quotes."""
    if isinstance(answer, str):
        return _text(answer)
    number = _read_number(answer)
    spelled = str(number) if number in range(1, 14) else "6^2"
    raise NotationError(Message("answer-unquoted", read=str(number), spelled=spelled))


def _read_plays(answer: object) -> frozenset[Play]:
    if isinstance(answer, (Cards, int)):
        return frozenset({_read_play(answer)})
    return frozenset(map(_read_play, _parts(answer, r"[,;\n]")))


def _in_order(plays: Iterable[Play]) -> list[Play]:
    """As ``legal_plays`` lists them: by size, value, queens; slayers, then pass, last."""
    return sorted(plays, key=lambda p: (not p, p.slayer, p.size, p.value, p.queens, p.packed))


def _write_plays(plays: Iterable[Play]) -> str:
    return ", ".join(map(str, _in_order(plays))) or "-"


@dataclass(frozen=True)
class Chance:
    """A chance as it was written: exact, or rounded to so many decimal places."""

    value: Fraction
    places: int | None = None

    def near(self, other: Chance, fewest: int) -> bool:
        """Whether both may be one chance: equal, or one is the other rounded or cut off.

        Floats lose the zeros at their end, so there are ``fewest`` places at least.

        >>> [Chance(Fraction(n, 1000), 3).near(Chance(Fraction(2, 3)), 3) for n in (666, 667, 668)]
        [True, True, False]
        """
        decimals = [chance for chance in (self, other) if chance.places is not None]
        if not decimals:
            return self.value == other.value
        short = min(decimals, key=lambda chance: chance.places or 0)
        exact = other if short is self else self
        unit = Fraction(1, 10 ** min(max(fewest, short.places or 0), MOST_PLACES))
        return -unit / 2 <= exact.value - short.value < unit


def _read_chance(answer: object) -> Chance:
    answer = _in_one(answer)
    read = _written_chance(answer) if isinstance(answer, str) else _given_chance(answer)
    if not 0 <= read.value <= 1:
        raise NotationError(Message("answer-chance-range", read=described(answer)))
    return read


def _written_chance(answer: str) -> Chance:
    text = _text(answer).strip()
    if found := re.fullmatch(r"([0-9]{1,99})\s*/\s*([0-9]{1,99})", text):
        above, below = map(int, found.groups())
        if below:
            return Chance(Fraction(above, below))
    elif found := re.fullmatch(r"[+-]?([0-9]{0,9})(?:[.,]([0-9]{0,40}))?\s*(%?)", text):
        whole, part, percent = found[1], found[2] or "", found[3]
        if whole or part:
            value = Fraction(int(whole + part), 10 ** len(part)) * (-1 if text[0] == "-" else 1)
            if percent:
                return Chance(value / 100, len(part) + 2)
            return Chance(value, len(part) or None)
    raise _refused(answer)


def _given_chance(answer: object) -> Chance:
    if isinstance(answer, Rational) and not isinstance(answer, bool):
        return Chance(Fraction(int(answer.numerator), int(answer.denominator)))
    if isinstance(answer, float) and isfinite(answer):
        decimal = Decimal(repr(float(answer)))
        return Chance(Fraction(decimal), max(0, -int(decimal.as_tuple().exponent)))
    raise _refused(answer)


def _write_chance(chance: Chance) -> str:
    if chance.places is None and chance.value.denominator <= SHORTEST:
        return str(chance.value)
    places = 6 if chance.places is None else min(chance.places, MOST_PLACES)
    return f"{float(chance.value):.{places}f}"


def _nudge_chance(given: Chance, right: Chance, shown: object) -> Message | None:
    if 0 < given.value < 1 and given.near(right, 1):
        return Message("nudge-rounded", places=FEWEST_PLACES)
    return None


def _illegal(plays: Iterable[Play], shown: object) -> Message | None:
    """The engine's own objection to the first of these plays that the position forbids."""
    for play in _in_order(plays) if isinstance(shown, Position) else ():
        try:
            shown.check(play)  # type: ignore[attr-defined]
        except IllegalPlay as error:
            params = {"play": str(play), "reason": error.message, "clause": error.clause}
            return Message("nudge-illegal", **params)
    return None


def _nudge_plays(given: frozenset[Play], right: frozenset[Play], shown: object) -> Message | None:
    extra, missing = given - right, right - given
    illegal = _illegal(extra, shown)
    if illegal is not None:
        return illegal
    if extra:
        return Message("nudge-extra", n=len(extra))
    return Message("nudge-missing", n=len(missing))


def _nudge_numbers(given: tuple[int, ...], right: tuple[int, ...], shown: object) -> Message | None:
    if len(given) != len(right):
        return Message("nudge-length", read=len(given), wanted=len(right))
    if min(given) < 0:
        return Message("nudge-negative")
    wrong = next(
        seat for seat, pair in enumerate(zip(given, right, strict=True)) if len({*pair}) > 1
    )
    return Message("nudge-seat", seat=seat_letter(wrong))


def _nothing(given: object, right: object, shown: object) -> None:
    return None


def _written_numbers(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers)) or "-"


NUMBER = Kind(Message("answer-number"), _read_whole, str, _nothing)
NUMBERS = Kind(Message("answer-numbers"), _read_numbers, _written_numbers, _nudge_numbers)
SEAT = Kind(Message("answer-seat"), _read_seat, seat_letter, _nothing)
PLAY = Kind(
    Message("answer-play"), _read_play, str, lambda given, right, shown: _illegal([given], shown)
)
PLAYS = Kind(Message("answer-plays"), _read_plays, _write_plays, _nudge_plays)
CHANCE = Kind(
    Message("answer-chance"),
    _read_chance,
    _write_chance,
    _nudge_chance,
    lambda given, right: given.near(right, FEWEST_PLACES),
)
"""A chance: exact as a fraction, or a decimal or percentage with enough figures.

>>> right = CHANCE.read(Fraction(2, 7))
>>> [CHANCE.same(CHANCE.read(answer), right) for answer in ("2/7", 0.286, "28.6 %", 0.29)]
[True, True, True, False]
"""
