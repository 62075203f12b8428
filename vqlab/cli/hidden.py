"""What the commands about hidden hands share: their options, and how what is unseen is read."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from fractions import Fraction
from typing import TYPE_CHECKING, Annotated

import typer

from vqlab.contract import ImpossiblePosition, LabError, Message
from vqlab.watching import bar

if TYPE_CHECKING:
    from vqlab.deals import Unseen

Hands = Annotated[
    str,
    typer.Option(metavar="SIZES", help="Vampires of the hands after mine, in the order of play."),
]
Mine = Annotated[str, typer.Option(metavar="CARDS", help="My own cards: in no other hand.")]
Seen = Annotated[str, typer.Option(metavar="CARDS", help="Cards that are out: in no hand.")]
Known = Annotated[
    list[str] | None,
    typer.Option(metavar="N:CARDS", help="Cards known to be in hand N; may be repeated."),
]

LONGEST = 9
"""Digits of a size or a number of a hand, at most."""
MOST_STEPS = 1_000_000
"""How often a count may say that it goes on, before it is taken to have no end."""
SHOWN = 64
"""Which of these are shown."""


def read_unseen(
    hands: str, mine: str, seen: str, known: Sequence[str] | None, edition: str | None
) -> Unseen:
    """The hidden hands a command is about."""
    from vqlab.deals import Unseen

    sizes = [_size(part) for part in hands.split(",")] if hands.strip() else []
    unseen = Unseen(sizes, mine, seen, (), edition or "base")
    if not known:
        return unseen
    told = by_hand(unseen, known)
    cards = [told.get(number, "") for number in range(1, len(sizes) + 1)]
    return Unseen(sizes, mine, seen, cards, unseen.edition)


def _size(text: str) -> int:
    digits = text.strip()
    if digits.isdecimal() and len(digits) <= LONGEST:
        return int(digits)
    raise ImpossiblePosition("R6", Message("unseen-size", read=digits[:24] or "“”"))


def by_hand(unseen: Unseen, told: Sequence[str] | None) -> dict[int, str]:
    """Cards told as 2:9^2, by hand."""
    found: dict[int, str] = {}
    for words in told or ():
        number, colon, cards = words.partition(":")
        digits = number.strip()
        if not colon or not digits.isdecimal() or len(digits) > LONGEST:
            raise LabError(Message("deals-by-hand", read=words[:24]))
        hand = unseen.check_hand(int(digits))
        found[hand] = f"{found.get(hand, '')} {cards}"
    return found


def taken_out(unseen: Unseen, played: str) -> Message:
    """Whether what I play is among the cards that no hidden hand can hold."""
    from vqlab.queen.cards import Cards, shared

    gone = Cards([*unseen.mine, *unseen.seen])
    bare = Cards(played.partition("@")[0])
    out = Cards.of(shared(bare.packed, gone.packed))
    if out == bare:
        return Message("deals-taken-out", cards=str(bare), n=len(bare))
    if out:
        return Message("deals-part-out", cards=str(bare), out=str(out))
    return Message("deals-left-in", cards=str(bare), n=len(bare))


def quotient(p: Fraction) -> str:
    """A fraction as p/q in lowest terms, whole numbers too."""
    return f"{p.numerator}/{p.denominator}"


@contextmanager
def counting() -> Iterator[Callable[[], None]]:
    """What an exact count calls now and then: it shows that it goes on, and has an end."""
    steps = 0
    with bar(None) as show:

        def tell() -> None:
            nonlocal steps
            steps += 1
            if steps > MOST_STEPS:
                raise LabError(Message("deals-endless"))
            if steps % SHOWN == 0:
                show(steps // SHOWN, str(Message("deals-counting")))

        yield tell


def say_wrapped(words: Message) -> None:
    """Print a sentence, its lines no wider than the terminal where there is one."""
    line = str(words)
    if sys.stdout.isatty():
        wide = shutil.get_terminal_size().columns
        line = textwrap.fill(line, wide, break_long_words=False, break_on_hyphens=False)
    print(line)
