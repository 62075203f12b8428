"""How many distinct deals there are: tables of counts with given sums.

A distinct deal is a table: a row for each hand, a column for each value, in every cell how many
copies. Rows add up to the size of the hand, columns to the copies in the deck. Two thoughts make
such tables quick to count:

- All values are alike, so it does not matter which of them have lost copies, only how many have
  lost none, one, two …: the *shape* of what is dealt. After half the hands of the whole deck there
  are fewer than 30,000 shapes.
- The hands dealt first and the hands dealt last are counted apart and meet in the middle, where
  what the first have left is what the last have taken.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import comb, factorial, prod
from typing import NamedTuple

from vqlab.queen.edition import Edition

__all__ = ["distinct_deals", "steps"]

Shapes = dict[int, int]
"""Shape of what is dealt -> in how many ways, all hands so far being full.

A shape is an int, four bits for each number of copies: digit c says how many values have lost c.
The cards dealt that are in no value are the queens, so a shape need not tell them.
"""

DIGIT = 4


class Plan(NamedTuple):
    """Equal hands dealt up to the middle, equal hands after it, and what is left over."""

    size: int
    before: int
    after: int
    left_over: int


def distinct_deals(edition: Edition, seats: int) -> int:
    """The number of distinct deals of vampires, equal copies not told apart.

    >>> distinct_deals(Edition.small(values=2, copies=2, queens=0, hand=1), 3)
    6
    """
    return _dealt(edition, _plan(edition, seats))


def steps(edition: Edition, seats: int) -> int:
    """How many shapes ``distinct_deals`` looks at, known beforehand.

    >>> steps(Edition.small(), 3) < steps(Edition.BASE, 3) < steps(Edition.BASE, 7) < 300_000
    True
    """
    return _steps(edition, _plan(edition, seats))


def _plan(edition: Edition, seats: int) -> Plan:
    size, left_over = edition.hand_size(seats), edition.left_over(seats)
    if left_over == size:  # as with eleven players: what is set aside is a twelfth hand
        seats, left_over = seats + 1, 0
    plans = (
        Plan(size, before, seats - before, left_over) for before in range((seats + 1) // 2, seats)
    )
    return min((Plan(size, seats, 0, 0), *plans), key=lambda plan: _steps(edition, plan))


def _steps(edition: Edition, plan: Plan) -> int:
    of_degree = _how_many_shapes(edition.values, edition.copies)
    hands = [(hand * plan.size, plan.size) for hand in range(plan.before)]
    if plan.after:
        hands.append((plan.after * plan.size, plan.left_over))
    return sum(
        sum(of_degree[max(0, start - edition.queens) : start + size + 1]) for start, size in hands
    )


def _dealt(edition: Edition, plan: Plan) -> int:
    """Deal hand after hand up to the middle, then lay the halves together."""
    dealt: list[Shapes] = [{edition.values: 1}]
    for hand in range(plan.before):
        dealt.append(_with_hand(edition, dealt[-1], [plan.size] * hand, plan.size))
    first, last = dealt[plan.before], dealt[plan.after]
    if not plan.after:
        return sum(_places(shape, edition) * ways for shape, ways in first.items())
    if plan.left_over:
        last = _with_hand(edition, last, [plan.size] * plan.after, plan.left_over)
    return sum(
        _places(shape, edition) * ways * last.get(_rest(shape, edition), 0)
        for shape, ways in first.items()
    )


def _with_hand(edition: Edition, dealt: Shapes, hands: Sequence[int], size: int) -> Shapes:
    """One hand more, card by card, after hands of these sizes.

    Count every hand of j vampires once for each of its cards, that is j times. A card is the i-th
    copy of its value in the hand, and the hand without the first i copies is any hand of j - i
    cards (Newton's identity, j h_j = sum of p_i h_(j-i)). So the count for a shape is a sum over
    shapes with one value lowered, divided by j.

    The hands before may have 0, 1, … queens, and j differs with that. These counts stand side by
    side, one *lane* each, in one int: they are added together in one go and divided one by one.
    """
    values, copies, queens = edition.values, edition.copies, edition.queens
    start = sum(hands)
    ways_each = (min(comb(values + n, values), (copies + 1) ** values) for n in (*hands, size))
    lane = (prod(ways_each) * max(size, copies + 1)).bit_length()
    in_lane = (1 << lane) - 1
    digits = [(DIGIT * taken, 1 << DIGIT * taken) for taken in range(1, copies + 1)]
    lowered: Shapes = {}  # a shape short of one value -> ways, summed over what that value lost
    so_far = lowered.get
    full: Shapes = {}
    for degree in range(max(0, start - queens), start + size + 1):
        new = degree - start
        lanes = [(lane * held, held + new) for held in range(queens + 1) if 0 < held + new <= size]
        for shape in _shapes(values, copies, degree):
            short = [(shape >> at & 15, shape - one) for at, one in digits if shape >> at & 15]
            marked = sum([times * so_far(less, 0) for times, less in short])
            ways = sum([(marked >> at & in_lane) // cards << at for at, cards in lanes])
            if new <= 0:
                ways += dealt.get(shape, 0) << lane * -new
            if not ways:
                continue
            if size - new <= queens:
                # the rest of the hand is queens, after which the lanes have equally many
                full[shape] = sum(ways >> lane * held & in_lane for held in range(queens + 1))
            if shape & 15:
                lowered[shape - 1] = so_far(shape - 1, 0) + ways
            for _, less in short:
                lowered[less] = so_far(less, 0) + ways
    return full


def _shapes(values: int, copies: int, degree: int) -> Iterator[int]:
    """Every shape of ``degree`` vampires dealt.

    >>> [f"{shape:04x}" for shape in _shapes(3, 3, 3)]
    ['0030', '0111', '1002']
    """
    if copies == 0:
        yield values
        return
    fewest = max(0, degree - values * (copies - 1))
    for times in range(fewest, min(values, degree // copies) + 1):
        digit = times << DIGIT * copies
        for shape in _shapes(values - times, copies - 1, degree - times * copies):
            yield digit | shape


def _how_many_shapes(values: int, copies: int) -> list[int]:
    """How many shapes there are of each degree: a Gaussian binomial coefficient.

    >>> _how_many_shapes(3, 3)
    [1, 1, 2, 3, 3, 3, 3, 2, 1, 1]
    """
    # row[v][d]: shapes of degree d in which v values have lost something
    rows = [[1] + [0] * values * copies] + [[0] * (values * copies + 1) for _ in range(values)]
    for taken in range(1, copies + 1):
        for held in range(1, values + 1):
            for degree in range(taken, values * copies + 1):
                rows[held][degree] += rows[held - 1][degree - taken]
    return [sum(column) for column in zip(*rows, strict=True)]


def _places(shape: int, edition: Edition) -> int:
    """In how many ways a shape can lie on the values: which of them have lost how many."""
    digits = (shape >> DIGIT * taken & 15 for taken in range(edition.copies + 1))
    return factorial(edition.values) // prod(map(factorial, digits))


def _rest(shape: int, edition: Edition) -> int:
    """The shape of what is left when a shape is dealt."""
    digits = ((taken, shape >> DIGIT * taken & 15) for taken in range(edition.copies + 1))
    return sum(times << DIGIT * (edition.copies - taken) for taken, times in digits)
