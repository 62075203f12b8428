"""How many hands and how many deals there are.

Equal copies are not told apart: a hand is what a player sees. *Distinct is not equally likely*: a
hand of thirteen different vampires comes far more often than one of eight 1s and five 2s. Chances
need the weighted counts, in which every card is a card of its own.
"""

from __future__ import annotations

from functools import lru_cache
from math import factorial, prod

from vqlab.contract import ImpossiblePosition, LabError, Message
from vqlab.contract.numbers import is_whole
from vqlab.contract.reading import as_read
from vqlab.deals.contingency import distinct_deals, steps
from vqlab.queen.edition import Edition, as_edition

MOST_STEPS = 1_000_000
"""Shapes a count of deals may look at, about ten seconds' worth; base takes 231,299 at most."""


def hand_counts(*, edition: Edition | str = "base", slayers: bool = False) -> tuple[int, ...]:
    """The number of distinct hands of every size, from no card to the whole deck.

    They are the coefficients of (1 + x + … + x^8)^13 (1 + x + … + x^4), and of that times
    (1 + x)^2 with both slayers: a factor for each card, a power for its copies (R1).

    >>> hand_counts()[:5], hand_counts(slayers=True)[:5]
    ((1, 14, 105, 560, 2380), (1, 16, 134, 784, 3605))
    """
    edition = as_edition(edition)
    counts = [1]
    kinds = [edition.copies] * edition.values + [edition.queens]
    for copies in kinds + [1] * len(edition.slayers) * slayers:
        counts = _with_card(counts, copies)
    return tuple(counts)


def hands(size: int, *, edition: Edition | str = "base", slayers: bool = False) -> int:
    """The number of distinct hands of ``size`` cards.

    Without slayers, or with any of the edition's slayers among the cards. Raises
    ImpossiblePosition (R1) when the deck has fewer cards, LabError for no whole number.

    >>> hands(13), hands(13, slayers=True)
    (10166170, 22864817)
    """
    counts = hand_counts(edition=edition, slayers=slayers)
    if not is_whole(size):
        raise LabError(Message("count-size", read=as_read(size)))
    if size >= len(counts):
        raise ImpossiblePosition("R1", Message("count-deck", read=size, most=len(counts) - 1))
    return counts[size]


def deals(seats: int, *, edition: Edition | str = "base", weighted: bool = False) -> int:
    """The number of deals of vampires to a table: seats told apart, R6 cards each.

    Distinct deals do not tell equal copies apart; weighted, every card is a card of its own and
    each of the deals is equally likely. Slayers are not dealt: they lie with their holders, see
    ``slayer_placements``. What is set aside (R9) is what remains, so it adds no choice.

    A distinct count of the printed decks takes a second or two, the first time. Raises
    ImpossiblePosition (R2, R6) for seats nobody can play with, LabError when an edition of your own
    has too many deals to be counted.

    >>> deals(3), deals(3, weighted=True) > deals(3)
    (698802936054364384634, True)
    >>> tiny = Edition.small(values=2, copies=2, queens=0, hand=1)
    >>> deals(3, edition=tiny), deals(3, edition=tiny, weighted=True)
    (6, 24)
    """
    edition = as_edition(edition)
    edition.check_seats(seats)
    if weighted:
        return _weighted(edition, seats)
    # slayers and options change nothing here, so that editions with the same vampires count once
    vampires = Edition.small(edition.values, edition.copies, edition.queens, (), edition.hand)
    return _distinct(vampires, seats)


def slayer_placements(
    seats: int, *, edition: Edition | str = "base", first_phase: bool = True
) -> int:
    """In how many ways the slayers in play can lie with the seats.

    In the first phase one seat decides: whoever leads has S20, the neighbour on the right S15 (R4,
    R8). In a later phase each slayer lies wherever it was last picked up, both with one seat too
    (R30, R31).

    >>> slayer_placements(5), slayer_placements(5, first_phase=False)
    (5, 25)
    >>> slayer_placements(6, edition="english", first_phase=False)
    6
    """
    edition = as_edition(edition)
    edition.check_seats(seats)
    slayers = edition.slayers_for(seats)
    return prod(seats for _ in (slayers[:1] if first_phase else slayers))


def _with_card(counts: list[int], copies: int) -> list[int]:
    """Times 1 + x + … + x^copies: a card more, of which a hand has none up to all copies."""
    padded = [0] * copies + counts + [0] * copies
    return [sum(padded[size : size + copies + 1]) for size in range(len(counts) + copies)]


def _weighted(edition: Edition, seats: int) -> int:
    """The multinomial coefficient: shuffle, then forget the order within each hand."""
    parts = [edition.hand_size(seats)] * seats + [edition.left_over(seats)]
    return factorial(edition.deck_size) // prod(map(factorial, parts))


@lru_cache(maxsize=256)
def _distinct(edition: Edition, seats: int) -> int:
    needed = steps(edition, seats)
    if needed > MOST_STEPS:
        raise LabError(Message("count-long", seats=seats, n=needed, most=MOST_STEPS))
    return distinct_deals(edition, seats)
