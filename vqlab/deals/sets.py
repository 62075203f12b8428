"""How likely it is that no hand holds a set: the complement, hand by hand.

the unseen cards of each value, hand sizes → ways that no hand holds it, by queens dealt → Fraction.

To beat two 10s a hand needs two of a higher value, queens helping out. Asked the other way round it
is a limit: a hand with q queens and no such set has at most k - 1 - q of each value that counts. So
the hands are dealt one after the other, and all there is to remember is how many values still have
r copies unseen, how many queens are left, and how many cards that do not count.

How a hand comes by its cards is written in one of two ways, whichever leaves fewer things to
remember. *Few*: the copies are listed, 0 to c of each value, and the rest of the hand does not
count. *Free*: from

    sum_{x <= c} C(r,x) y^x  =  sum_a t_a C(r,a) y^a (1+y)^(r-a),   t_0 = 1, t_1 = … = t_c = 0,
                                                              t_a = (-1)^(a-c) C(a-1,c) beyond

only values with more than c copies are listed, with a sign, and the rest of the hand is anything
that is left. With large sets there is hardly anything to list.

Hands of which some cards are known come first: as long as they are dealt, values of which they hold
cards are kept apart from the others.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import comb, factorial, perm, prod
from typing import TypeVar

from vqlab.deals.copies_left import Dealt, coefficients, cut, power, taken_from

__all__ = ["Odds", "SetQuestion", "Told", "forget", "odds"]

Left = tuple[int, int, int]
"""What is left: values by copies (packed, four bits each), queens, cards that do not count."""
Tell = Callable[[], None]
Values = TypeVar("Values", int, tuple[int, ...])
"""Values by copies, all together, or apart as the hands of which cards are known want it."""

FEW_VALUES = 8
"""Up to so many values, two copies of each are listed one by one where three are asked for."""
FEW_HANDS = 3
"""Up to so many hands, one copy is listed also where more than three are asked for."""
PAUSE = 8
"""States between two words with whoever waits: they may be large."""
MANY = 100_000
"""Ways to deal a hand between two such words."""


@dataclass(frozen=True)
class SetQuestion:
    """Whether a hand holds ``size`` cards of one value out of some.

    ``copies``: unseen copies of each value that counts; ``queens``: unseen queens that may stand
    in, 0 where they may not; ``others``: the other unseen vampires; ``alone``: whether queens alone
    count, too.
    """

    size: int
    copies: tuple[int, ...]
    queens: int
    others: int
    alone: bool = True

    @property
    def cards(self) -> int:
        """All unseen vampires."""
        return sum(self.copies) + self.queens + self.others

    def most(self, queens: int) -> int:
        """The most copies of a value beside so many queens that make no such set, or -1."""
        if self.alone and queens >= self.size:
            return -1
        return max(0, self.size - 1 - queens)


@dataclass(frozen=True, order=True)
class Told:
    """A hand of which some cards that count are known.

    ``unknown``: its other vampires; ``queens``: its known queens; ``copies``: of each value that
    counts, in the order of the question, the known ones.
    """

    unknown: int
    queens: int
    copies: tuple[int, ...]


@dataclass(frozen=True)
class Odds:
    """In how many of all ways to deal the hands none of them holds the set.

    ``by_queens``: queens dealt to these hands -> ways; ``total``: all ways, each hand a set of
    cards told apart.
    """

    by_queens: tuple[tuple[int, int], ...]
    total: int

    @property
    def none(self) -> Fraction:
        """The chance that no hand holds it."""
        return Fraction(sum(ways for _, ways in self.by_queens), self.total)


def odds(
    question: SetQuestion,
    hands: Sequence[int],
    told: Sequence[Told] = (),
    tell: Tell | None = None,
) -> Odds:
    """Count the deals in which no hand holds the set.

    ``hands``: unknown vampires of the hands of which nothing is known; ``told``: the others.
    ``tell`` is called often, and ends the counting by raising.

    From the 108 cards, one hand of ten, and a pair above 10 (theory: 962197979/1592876151 holds):

    >>> 1 - odds(SetQuestion(2, (8, 8, 8), 4, 80), [10]).none
    Fraction(962197979, 1592876151)

    The same if one of its cards is known to be an 11:

    >>> 1 - odds(SetQuestion(2, (7, 8, 8), 4, 80), [], [Told(9, 0, (1, 0, 0))]).none
    Fraction(751450485, 1002922021)
    """
    key = tuple(sorted(hands)), tuple(sorted(told))
    place = _known(question, *key)
    if not place:
        place.append(_Count(question, *key, tell).odds())
    return place[0]


def forget() -> None:
    """Count anew what was counted before."""
    _known.cache_clear()


@lru_cache(maxsize=4096)
def _known(question: SetQuestion, hands: tuple[int, ...], told: tuple[Told, ...]) -> list[Odds]:
    """A place for what was counted; what was broken off leaves it empty."""
    return []


class _Count:
    """One count, over groups of hands of equal size."""

    def __init__(
        self,
        question: SetQuestion,
        hands: tuple[int, ...],
        told: tuple[Told, ...],
        tell: Tell | None,
    ) -> None:
        self.question, self.tell = question, tell
        self.hands = hands or (0,)  # the last hand closes the count, also where it is none
        self.told = told
        self.slots = [*self.hands, *(hand.unknown for hand in told)]
        self.with_queens = range(1, question.queens + 1)
        # bits that hold any coefficient: a card that is listed with a sign counts less than 3 times
        largest = perm(question.cards, sum(self.slots)) * 3 ** sum(question.copies)
        self.wide = largest.bit_length() + 2

    def _few(self, most: int) -> bool:
        """Which way to write a hand with a limit (see above): measured, not proved."""
        size = self.question.size
        if most == 2:
            return size == 3 and len(self.question.copies) <= FEW_VALUES
        return most < (2 if size <= 3 or len(self.slots) <= FEW_HANDS else 1)

    def odds(self) -> Odds:
        question = self.question
        left = self._deal_told()
        sizes = sorted(Counter(self.hands).items())
        found: Counter[int] = Counter()
        for at, (size, hands) in enumerate(sizes):
            last = at == len(sizes) - 1
            # of equal hands those with queens come first: it does not matter which they are
            special, plain = left, dict(left)
            for nth in range(1, hands + 1 - last):
                special = self._deal(special, size, self.with_queens)
                plain = self._deal(plain, size, (0,))
                for state, count in special.items():
                    plain[state] = plain.get(state, 0) + comb(hands, nth) * count
            if last:
                found.update(self._close(plain, size, (0,)))
                found.update(self._close(special, size, self.with_queens))
            left = plain
        orders = prod(map(factorial, self.slots))
        ways = {queens: count // orders for queens, count in sorted(found.items()) if count}
        return Odds(tuple(ways.items()), perm(question.cards, sum(self.slots)) // orders)

    def _deal_told(self) -> Mapping[Left, int]:
        """All that may be left once the hands of which some cards are known are dealt."""
        question = self.question
        alike: dict[tuple[int, ...], int] = defaultdict(int)
        for copies, *known in zip(
            question.copies, *(hand.copies for hand in self.told), strict=True
        ):
            alike[tuple(known)] += 1 << 4 * copies
        left = {(tuple(alike.values()), question.queens, question.others): 1}
        for at, hand in enumerate(self.told):
            then: dict[tuple[tuple[int, ...], int, int], int] = defaultdict(int)
            known = [pattern[at] for pattern in alike]
            for (groups, queens_left, others), ways in left.items():
                for held in range(min(queens_left, hand.unknown) + 1):
                    most = question.most(held + hand.queens)
                    limits = [most - copies for copies in known]
                    if most < 0 or min(limits, default=0) < 0:
                        break
                    few, room = self._few(most), hand.unknown - held
                    dealt: list[tuple[int, tuple[int, ...], int]] = [
                        (0, (), ways * comb(queens_left, held))
                    ]
                    for values, limit in zip(groups, limits, strict=True):
                        if self.tell is not None:
                            self.tell()
                        some = self._all_of(values, limit, few, room)
                        dealt = [
                            (taken + more, (*before, rest), count * each)
                            for taken, before, count in dealt
                            for more, rest, each in some
                            if taken + more <= room
                        ]
                    _fill_up(then, dealt, hand.unknown, held, few, queens_left - held, others)
            left = then
        merged: dict[Left, int] = defaultdict(int)
        for (groups, queens_left, others), ways in left.items():
            merged[sum(groups), queens_left, others] += ways
        return merged

    def _all_of(self, values: int, most: int, few: bool, room: int) -> Dealt:
        """All ways to take cards of some values."""
        dealt = [(0, values & 15, 1)]
        for copies in range(1, values.bit_length() + 3 >> 2):
            with_it = values >> 4 * copies & 15
            if with_it:
                dealt = self._and(dealt, taken_from(copies, with_it, most, few, room), room)
        return dealt

    def _deal(self, left: Mapping[Left, int], size: int, queens: Sequence[int]) -> dict[Left, int]:
        """All ways to deal a hand with one of these numbers of queens, from all that may be left.

        A hand's cards are dealt in order, size! times each, so that all stays whole numbers.
        """
        then: dict[Left, int] = defaultdict(int)
        for number, ((values, queens_left, others), ways) in enumerate(left.items()):
            if self.tell is not None and number % PAUSE == 0:
                self.tell()
            for held in queens:
                most = self.question.most(held)
                if held > min(queens_left, size) or most < 0:
                    break
                room, few = size - held, self._few(most)
                start = ways * comb(queens_left, held)
                dealt = self._all_of(values, most, few, room)
                _fill_up(then, dealt, size, held, few, queens_left - held, others, start)
        return then

    def _and(self, dealt: Dealt, some: Dealt, room: int) -> Dealt:
        """Cards of some values, and of some more, as many as there is room for."""
        both: Dealt = []
        step = max(1, MANY // len(some))
        for start in range(0, len(dealt), step):
            if start and self.tell is not None:
                self.tell()
            both += [
                (taken + more, left + rest, count * each)
                for taken, left, count in dealt[start : start + step]
                for more, rest, each in some
                if taken + more <= room
            ]
        return both

    def _close(self, left: Mapping[Left, int], size: int, queens: Sequence[int]) -> Counter[int]:
        """Deal the last hand, and to every hand the cards that were left free; ways by queens.

        What the values give is a polynomial in y, one y for each card taken; equal hands of
        everything else are added before it is looked at.
        """
        question = self.question
        sums: dict[tuple[int, int, int, int], int] = defaultdict(int)
        shapes: dict[tuple[int, int], int] = {}
        for number, ((values, queens_left, others), ways) in enumerate(left.items()):
            if self.tell is not None and number % PAUSE == 0:
                self.tell()
            copies_left = sum(r * (values >> 4 * r & 15) for r in range(1, 16))
            for held in queens:
                most = question.most(held)
                if held > min(queens_left, size) or most < 0:
                    break
                shape = shapes.get((values, held))
                if shape is None:
                    shape, few = 1, self._few(most)
                    for copies in range(1, values.bit_length() + 3 >> 2):
                        with_it = values >> 4 * copies & 15
                        if with_it:
                            part = power(copies, most, few, with_it, size, self.wide)
                            shape = cut(shape * part, size, self.wide)
                    shapes[values, held] = shape
                key = queens_left, others, copies_left, held
                sums[key] += ways * comb(queens_left, held) * shape
        found: Counter[int] = Counter()
        for (queens_left, others, copies_left, held), packed in sums.items():
            counted = question.cards - queens_left - others - copies_left
            free = sum(self.slots) - size - counted
            room, few = size - held, self._few(question.most(held))
            for taken, ways in enumerate(coefficients(packed, self.wide)):
                rest, pool = room - taken, copies_left + others - taken
                if not ways or rest < 0:
                    continue
                if few:
                    chosen = factorial(size) * comb(others, rest) * perm(max(0, pool - rest), free)
                else:
                    chosen = perm(size, held + taken) * perm(pool, free + rest)
                found[question.queens - queens_left + held] += ways * chosen
        return found


def _fill_up(
    then: dict[tuple[Values, int, int], int],
    dealt: list[tuple[int, Values, int]],
    size: int,
    held: int,
    few: bool,
    queens_left: int,
    others: int,
    start: int = 1,
) -> None:
    """Fill a hand that has its queens and what is listed; add the ways to what is left then."""
    room = size - held
    if few:
        every = start * factorial(size)
        ways_to = [comb(others, rest) * every for rest in range(room, -1, -1)]
        for taken, left, count in dealt:
            if room - taken <= others:
                then[left, queens_left, others - room + taken] += count * ways_to[taken]
    else:
        ways_to = [start * perm(size, held + taken) for taken in range(room + 1)]
        for taken, left, count in dealt:
            then[left, queens_left, others] += count * ways_to[taken]
