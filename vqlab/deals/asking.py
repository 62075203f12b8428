"""The questions by name: what a hand holds, whether it beats a set.

Hand 1 is the next after mine, hand 2 the one after it. ``by`` is one hand or several; of several,
one is enough.
"""

from __future__ import annotations

from collections.abc import Iterable

from vqlab.contract import IllegalPlay, ImpossiblePosition, LabError, Message
from vqlab.contract.reading import as_named, as_read
from vqlab.deals.events import Event, Or, Test
from vqlab.deals.quantities import (
    ALONE,
    Copies,
    Highest,
    LargestSet,
    Lowest,
    Penalty,
    SetHeld,
)
from vqlab.queen.cards import CARDS, Cards, count_at
from vqlab.queen.edition import Edition, as_edition
from vqlab.queen.play import Play

__all__ = [
    "beats",
    "copies",
    "highest",
    "holds",
    "largest_set",
    "lowest",
    "penalty",
    "queens",
    "set_of",
]

Hands = int | Iterable[int]


def beats(cards: Play | Cards | str, by: Hands = 1, edition: Edition | str = "base") -> Event:
    """That one of some hands can beat a set that was led (R12): as many cards of a higher value.

    Raises IllegalPlay (R11, R15) for cards that are no set, ImpossiblePosition (R1) for cards the
    deck does not have.

    >>> print(beats("10^2", [1, 2]))
    hand 1 or 2 holds a set of 2 of value 11 or higher
    """
    led = set_of(cards, edition)
    return _held(by, led.size, led.value + 1, ALONE, True)


def holds(
    cards: Play | Cards | str,
    by: Hands = 1,
    *,
    queens: bool = True,
    better: bool = True,
    edition: Edition | str = "base",
) -> Event:
    """That one of some hands holds a set like this or of a higher value (R15, R16).

    ``queens=False``: without queens; ``better=False``: of just this value. Raises as ``beats``.

    >>> print(holds("10^3", 2, queens=False, better=False))
    hand 2 holds a set of 3 of value 10, without queens
    """
    led = set_of(cards, edition)
    if not better and queens and as_edition(edition).queens_declared:
        raise LabError(Message("question-declared"))
    if not queens and led.value == ALONE:
        raise LabError(Message("question-only-queens"))
    return _held(by, led.size, led.value, ALONE if better else led.value, queens)


def queens(hand: int = 1) -> Copies:
    """How many queens a hand holds.

    >>> print((queens(1) >= 2) | (queens(2) >= 2))
    the number of queens in hand 1 is 2 or more, or the number of queens in hand 2 is 2 or more
    """
    return Copies(hand, "Q")


def copies(card: str | int, hand: int = 1) -> Copies:
    """How many copies of a card a hand holds."""
    return Copies(hand, as_named(card))


def penalty(hand: int = 1) -> Penalty:
    """The penalty points of a hand's vampires (R28)."""
    return Penalty(hand)


def largest_set(hand: int = 1, *, queens: bool = True) -> LargestSet:
    """How many cards the largest set of a hand has, with or without queens (R15, R16)."""
    return LargestSet(hand, queens)


def lowest(hand: int = 1) -> Lowest:
    """The lowest card of a hand as a lead, a queen 14 (R16); 0 for an empty hand."""
    return Lowest(hand)


def highest(hand: int = 1) -> Highest:
    """The highest card of a hand as a lead, a queen 14 (R16); 0 for an empty hand."""
    return Highest(hand)


def set_of(cards: Play | Cards | str, edition: Edition | str = "base") -> Play:
    """A set that could be led, from its text. Raises IllegalPlay or ImpossiblePosition.

    >>> set_of("10 Q").value
    10
    """
    play = cards if isinstance(cards, Play) else Play(cards)
    if not play:
        raise IllegalPlay("R11", Message("question-empty"))
    edition = as_edition(edition)
    deck = edition.deck
    if play.declared and not edition.queens_declared:
        raise IllegalPlay("R16", Message("illegal-declared", cards=str(play)))
    for index, card in enumerate(CARDS[:14]):
        read, most = count_at(play.packed, index), count_at(deck.packed, index)
        if read > most:
            params = {"card": card, "read": read, "most": most}
            raise ImpossiblePosition("R1", Message("unseen-copies", **params))
    if play.kind not in ("set", "queens"):
        clause = "R15" if play.kind == "mixed" else "R11"
        raise IllegalPlay(clause, Message("question-no-set", read=as_named(play)))
    return play


def _held(by: Hands, size: int, low: int, high: int, queens: bool) -> Event:
    hands = list(by) if isinstance(by, Iterable) else [by]
    if not hands or not all(type(hand) is int and hand > 0 for hand in hands):
        raise LabError(Message("question-hands", read=as_read(by)))
    held = [Test(SetHeld(hand, size, low, high, queens), ">=", 1) for hand in hands]
    return held[0] if len(set(hands)) == 1 else Or(frozenset(held))
