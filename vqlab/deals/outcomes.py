"""Dealing on paper: every deal of the unseen cards counted, card by card, Q, 13, 12 … 1.

unseen cards, what is to be read off the hands → how many deals lead to each outcome.

Only hands that are asked about are dealt; all others are a part of what is left over. A hand of
which everything is known that is asked for is let go: the rest of its cards may be anything, in so
many ways. An outcome is counted as soon as it is decided. Hands that could change places without
anybody noticing are kept in one order.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from math import comb
from typing import Any, Protocol, TypeVar

from vqlab.deals.quantities import ORDER, Reading
from vqlab.deals.sets import Tell
from vqlab.deals.unseen import Unseen
from vqlab.queen.cards import count_at

__all__ = ["fillings", "outcomes"]

Outcome = TypeVar("Outcome", bound=Hashable)
GONE = -1
"""Free slots of a hand that was let go."""
PAUSE = 64
"""Deals looked at between two words with whoever waits."""


class Movable(Protocol):
    """What can be asked of other hands instead."""

    def moved(self, hands: Mapping[int, int]) -> Any:
        """The same about other hands."""


HandState = tuple[int, tuple[tuple[bool, Any], ...]]
"""Free slots of a hand, and for each of its readings whether it is settled, and its state."""
State = tuple[HandState, ...]


def outcomes(
    unseen: Unseen,
    readings: frozenset[Reading],
    decide: Callable[[Mapping[Reading, int]], Outcome | None],
    asked: Sequence[Movable],
    tell: Tell | None = None,
) -> dict[Outcome, int]:
    """Outcome -> the number of deals, each card told apart; all deals come to one.

    ``decide`` gives the outcome from the readings that are settled, or None while it is open;
    ``asked``: what was asked, from which is seen which hands can change places.
    """
    return _Table(unseen, readings, decide, asked, tell).count()


class _Table:
    def __init__(
        self,
        unseen: Unseen,
        readings: frozenset[Reading],
        decide: Callable[[Mapping[Reading, int]], Any],
        asked: Sequence[Movable],
        tell: Tell | None,
    ) -> None:
        self.unseen, self.decide, self.tell = unseen, decide, tell
        hands = sorted({unseen.check_hand(reading.hand) for reading in readings})
        self.alike = _alike(unseen, hands, asked)
        self.hands = [hand for group in self.alike for hand in group]
        self.readings = [
            sorted((one for one in readings if one.hand == hand), key=_without_hand)
            for hand in self.hands
        ]
        self.known = [unseen.known[hand - 1].packed for hand in self.hands]
        self.pool = [count_at(unseen.pool.packed, index) for index in range(14)]

    def count(self) -> dict[Any, int]:
        start: State = tuple(
            (self.unseen.unknown[hand - 1], tuple((False, one.start) for one in mine))
            for hand, mine in zip(self.hands, self.readings, strict=True)
        )
        found: dict[Any, int] = defaultdict(int)
        waiting = {start: 1}
        for index in ORDER:
            then: dict[State, int] = defaultdict(int)
            later = sum(self.pool[:index])
            looked = 0
            for state, ways in waiting.items():
                for dealt, count in self._deals(state, index, later):
                    if self.tell is not None and looked % PAUSE == 0:
                        self.tell()
                    looked += 1
                    read = self._read(state, dealt, index)
                    outcome = self.decide(self._settled(read))
                    if outcome is not None:
                        found[outcome] += ways * count * fillings((free for free, _ in read), later)
                        continue
                    let_go, rest = self._let_go(read, later)
                    then[self._in_order(let_go)] += ways * count * rest
            waiting = then
        return dict(found)

    def _deals(self, state: State, index: int, later: int) -> Iterator[tuple[list[int], int]]:
        """How the copies of a card may fall to the hands, and in how many ways."""
        slots = [max(0, free) for free, _ in state]

        def deal(at: int, copies: int, open_slots: int) -> Iterator[tuple[list[int], int]]:
            if at == len(slots):
                if open_slots <= later:
                    yield [], 1
                return
            for some in range(min(copies, slots[at]) + 1):
                for rest, ways in deal(at + 1, copies - some, open_slots - some):
                    yield [some, *rest], comb(copies, some) * ways

        return deal(0, self.pool[index], sum(slots))

    def _read(self, state: State, dealt: list[int], index: int) -> State:
        """The hands after so many copies of a card each."""
        after = []
        for at, ((free, states), copies) in enumerate(zip(state, dealt, strict=True)):
            if free == GONE:
                after.append((free, states))
                continue
            held = copies + count_at(self.known[at], index)
            after.append((free - copies, self._read_one(at, states, index, held)))
        return tuple(after)

    def _read_one(
        self, at: int, states: tuple[tuple[bool, Any], ...], index: int, held: int
    ) -> tuple[tuple[bool, Any], ...]:
        read = []
        for reading, (settled, value) in zip(self.readings[at], states, strict=True):
            if settled:
                read.append((True, value))
                continue
            now = reading.read(value, index, held)
            done = reading.settled(now, index)
            read.append((done, reading.number(now) if done else now))
        return tuple(read)

    def _settled(self, state: State) -> dict[Reading, int]:
        return {
            reading: value
            for mine, (_, states) in zip(self.readings, state, strict=True)
            for reading, (settled, value) in zip(mine, states, strict=True)
            if settled
        }

    def _let_go(self, state: State, later: int) -> tuple[State, int]:
        """The hands without those of which all is known, and in how many ways they fill up."""
        open_slots = sum(max(0, free) for free, _ in state)
        ways, after = 1, []
        for free, states in state:
            if free != GONE and all(settled for settled, _ in states):
                open_slots -= free
                ways *= comb(later - open_slots, free)
                free = GONE
            after.append((free, states))
        return tuple(after), ways

    def _in_order(self, state: State) -> State:
        """One state for all that differ only in which of several like hands is which."""
        ordered: list[HandState] = []
        for group in self.alike:
            part = state[len(ordered) : len(ordered) + len(group)]
            ordered += part if len(part) == 1 else sorted(part, key=repr)
        return tuple(ordered)


def _alike(unseen: Unseen, hands: list[int], asked: Sequence[Movable]) -> list[list[int]]:
    """The hands in groups in which any two can change places without a difference."""
    groups: list[list[int]] = []
    for hand in hands:
        for group in groups:
            other = group[0]
            same = (unseen.unknown[hand - 1], unseen.known[hand - 1]) == (
                unseen.unknown[other - 1],
                unseen.known[other - 1],
            )
            swap = {hand: other, other: hand}
            if same and all(one.moved(swap) == one for one in asked):
                group.append(hand)
                break
        else:
            groups.append([hand])
    return groups


def fillings(slots: Iterable[int], cards: int) -> int:
    """In how many ways free slots are filled from so many cards, one hand after the other."""
    ways = 1
    for free in slots:
        if free > 0:
            ways *= comb(cards, free)
            cards -= free
    return ways


def _without_hand(reading: Reading) -> str:
    return repr(reading.moved({reading.hand: 0}))
