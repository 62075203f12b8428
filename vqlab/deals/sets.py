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
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import comb, factorial, perm, prod

__all__ = ["Odds", "SetQuestion", "forget", "odds"]

Left = tuple[int, int, int]
"""What is left: values by copies (packed, four bits each), queens, cards that do not count."""
Dealt = list[tuple[int, int, int]]
"""Cards taken, what is left of the values then (packed), in how many ways."""
Tell = Callable[[], None]

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

    ``copies``: unseen copies of each value that counts, ascending; ``queens``: unseen queens that
    may stand in, 0 where they may not; ``others``: the other unseen vampires; ``alone``: whether
    queens alone count, too.
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


def odds(question: SetQuestion, hands: Sequence[int], tell: Tell | None = None) -> Odds:
    """Count the deals in which no hand holds the set; ``hands``: their unknown vampires.

    ``tell`` is called often, and ends the counting by raising.

    From the 108 cards, one hand of ten, and a pair above 10 (theory: 962197979/1592876151 holds):

    >>> 1 - odds(SetQuestion(2, (8, 8, 8), 4, 80), [10]).none
    Fraction(962197979, 1592876151)
    """
    sizes = tuple(sorted(hands))
    place = _known(question, sizes)
    if not place:
        place.append(_Count(question, sizes, tell).odds())
    return place[0]


def forget() -> None:
    """Count anew what was counted before."""
    _known.cache_clear()


@lru_cache(maxsize=4096)
def _known(question: SetQuestion, hands: tuple[int, ...]) -> list[Odds]:
    """A place for what was counted; what was broken off leaves it empty."""
    return []


class _Count:
    """One count, over groups of hands of equal size."""

    def __init__(self, question: SetQuestion, hands: tuple[int, ...], tell: Tell | None) -> None:
        self.question, self.hands, self.tell = question, hands, tell
        self.with_queens = range(1, question.queens + 1)
        # bits that hold any coefficient: a card that is listed with a sign counts less than 3 times
        largest = perm(question.cards, sum(hands)) * 3 ** sum(question.copies)
        self.wide = largest.bit_length() + 2

    def _few(self, queens: int) -> bool:
        """Which way to write a hand with so many queens (see above): measured, not proved."""
        most, size = self.question.most(queens), self.question.size
        if most == 2:
            return size == 3 and len(self.question.copies) <= FEW_VALUES
        return most < (2 if size <= 3 or len(self.hands) <= FEW_HANDS else 1)

    def odds(self) -> Odds:
        question = self.question
        start = sum(1 << 4 * copies for copies in question.copies)
        left: Mapping[Left, int] = {(start, question.queens, question.others): 1}
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
        orders = prod(map(factorial, self.hands))
        ways = {queens: count // orders for queens, count in sorted(found.items()) if count}
        return Odds(tuple(ways.items()), perm(question.cards, sum(self.hands)) // orders)

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
                room, few = size - held, self._few(held)
                dealt = [(0, values & 15, ways * comb(queens_left, held))]
                for copies in range(1, values.bit_length() + 3 >> 2):
                    with_it = values >> 4 * copies & 15
                    if with_it:
                        dealt = self._and(dealt, _dealt(copies, with_it, most, few, room), room)
                queens_then = queens_left - held
                if few:
                    every = factorial(size)
                    ways_to = [comb(others, rest) * every for rest in range(room, -1, -1)]
                    for taken, rest, count in dealt:
                        if room - taken <= others:
                            key = rest, queens_then, others - room + taken
                            then[key] += count * ways_to[taken]
                else:
                    ways_to = [perm(size, held + taken) for taken in range(room + 1)]
                    for taken, rest, count in dealt:
                        then[rest, queens_then, others] += count * ways_to[taken]
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
                    shape, few = 1, self._few(held)
                    for copies in range(1, values.bit_length() + 3 >> 2):
                        with_it = values >> 4 * copies & 15
                        if with_it:
                            part = _power(copies, most, few, with_it, size, self.wide)
                            shape = _cut(shape * part, size, self.wide)
                    shapes[values, held] = shape
                key = queens_left, others, copies_left, held
                sums[key] += ways * comb(queens_left, held) * shape
        found: Counter[int] = Counter()
        for (queens_left, others, copies_left, held), packed in sums.items():
            counted = question.cards - queens_left - others - copies_left
            free = sum(self.hands) - size - counted
            room, few = size - held, self._few(held)
            for taken, ways in enumerate(_coefficients(packed, self.wide)):
                rest, pool = room - taken, copies_left + others - taken
                if not ways or rest < 0:
                    continue
                if few:
                    chosen = factorial(size) * comb(others, rest) * perm(max(0, pool - rest), free)
                else:
                    chosen = perm(size, held + taken) * perm(pool, free + rest)
                found[question.queens - queens_left + held] += ways * chosen
        return found


def _listed(copies: int, most: int, few: bool) -> tuple[tuple[int, int], ...]:
    """What is listed of a value with so many copies left: copies taken, ways (see above)."""
    if few:
        return tuple((x, comb(copies, x)) for x in range(min(most, copies) + 1))
    signed = [
        (x, (-1) ** (x - most) * comb(x - 1, most) * comb(copies, x))
        for x in range(most + 1, copies + 1)
    ]
    return ((0, 1), *signed)


@lru_cache(maxsize=1 << 14)
def _dealt(copies: int, values: int, most: int, few: bool, room: int) -> Dealt:
    """From values with equally many copies left: cards taken, what is left then (packed), ways."""
    listed = _listed(copies, most, few)

    def deal(at: int, left: int, taken: int) -> Dealt:
        x, ways = listed[at]
        if at == len(listed) - 1:
            taken += left * x
            return [(taken, left << 4 * (copies - x), ways**left)] if taken <= room else []
        return [
            (total, rest + (some << 4 * (copies - x)), count * comb(left, some) * ways**some)
            for some in range(left + 1)
            if taken + some * x <= room
            for total, rest, count in deal(at + 1, left - some, taken + some * x)
        ]

    return deal(0, values, 0)


@lru_cache(maxsize=1 << 14)
def _power(copies: int, most: int, few: bool, values: int, size: int, wide: int) -> int:
    """The packed polynomial of several values with equally many copies, as far as a hand goes."""
    one = sum(ways << wide * x for x, ways in _listed(copies, most, few))
    if values == 1:
        return _cut(one, size, wide)
    return _cut(one * _power(copies, most, few, values - 1, size, wide), size, wide)


def _cut(packed: int, size: int, wide: int) -> int:
    """A packed polynomial without its powers above ``size``; coefficients may be negative."""
    kept_bits = wide * (size + 1)
    if packed.bit_length() < kept_bits - 1:
        return packed
    kept = packed & (1 << kept_bits) - 1
    return kept - (1 << kept_bits) if kept >> kept_bits - 1 else kept


def _coefficients(packed: int, wide: int) -> list[int]:
    """The coefficients of a packed polynomial, from the constant on."""
    found = []
    while packed:
        low = packed & (1 << wide) - 1
        if low >> wide - 1:
            low -= 1 << wide
        found.append(low)
        packed = packed - low >> wide
    return found
