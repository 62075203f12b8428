"""What can be asked of a hidden hand: quantities that are read off card by card, Q, 13, 12 … 1.

A quantity reads how many copies of each card a hand holds, from the queens down, keeps a small
state, and says when nothing that is still to come can change it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Self

from vqlab.contract import LabError, Message, NotationError, listed
from vqlab.contract.reading import as_named, as_read
from vqlab.queen.cards import CARDS, INDEX, Cards, count_at

if TYPE_CHECKING:
    from vqlab.deals.events import Test

__all__ = [
    "Copies",
    "Highest",
    "LargestSet",
    "Lowest",
    "Penalty",
    "Quantity",
    "Reading",
    "SetHeld",
    "Sum",
]

ORDER = tuple(range(13, -1, -1))
"""The cards in the order in which they are read, as indices of CARDS: queens, then 13 down to 1."""
QUEEN = INDEX["Q"]
ALONE = 14
"""The value of queens alone (R16)."""


class Quantity(ABC):
    """A number that a deal decides. ``<``, ``<=``, ``>``, ``>=`` and ``exactly`` make events.

    >>> print((Copies(1, "Q") >= 2).message)
    the number of queens in hand 1 is 2 or more
    """

    @property
    @abstractmethod
    def readings(self) -> frozenset[Reading]:
        """What is read off single hands for it."""

    @abstractmethod
    def value(self, known: Mapping[Reading, int]) -> int | None:
        """The number, from what the readings are known to be; None while it is open."""

    @abstractmethod
    def moved(self, hands: Mapping[int, int]) -> Quantity:
        """The same of other hands: old number -> new number."""

    @property
    @abstractmethod
    def message(self) -> Message:
        """Its name."""

    def of(self, hands: Mapping[int, Cards]) -> int:
        """The number in one deal, where all cards of the hands asked about lie open."""
        found = self.value(
            {reading: reading.look(hands[reading.hand]) for reading in self.readings}
        )
        if found is None:
            raise ValueError(f"{self} is not decided")
        return found

    def __add__(self, other: Quantity) -> Sum:
        return Sum.over(self, other)

    def __ge__(self, number: int | Quantity) -> Test:
        return self._test(">=", number)

    def __le__(self, number: int | Quantity) -> Test:
        return self._test("<=", number)

    def __gt__(self, number: int | Quantity) -> Test:
        return self._test(">", number)

    def __lt__(self, number: int | Quantity) -> Test:
        return self._test("<", number)

    def exactly(self, number: int | Quantity) -> Test:
        """The event that it is just this number, or equal to another quantity."""
        return self._test("=", number)

    def _test(self, sign: str, number: int | Quantity) -> Test:
        from vqlab.deals.events import Test

        if isinstance(number, bool) or not isinstance(number, int | Quantity):
            raise LabError(Message("quantity-number", read=as_read(number)))
        return Test(self, sign, number)


@dataclass(frozen=True, order=False)
class Reading(Quantity):
    """A quantity of one hand, read off from the queens down."""

    hand: int

    @property
    def start(self) -> Any:
        """The state before anything is read."""
        return 0

    @abstractmethod
    def read(self, state: Any, index: int, copies: int) -> Any:
        """The state after so many copies of ``CARDS[index]``."""

    def settled(self, state: Any, index: int) -> bool:
        """Whether what comes after ``CARDS[index]`` changes nothing any more."""
        return index == 0

    def number(self, state: Any) -> int:
        """The number a settled state stands for."""
        return int(state)

    @abstractmethod
    def look(self, hand: Cards) -> int:
        """The number for an open hand, straight from what it means."""

    @property
    def readings(self) -> frozenset[Reading]:
        """Itself."""
        return frozenset((self,))

    def value(self, known: Mapping[Reading, int]) -> int | None:
        """What it was read as."""
        return known.get(self)

    def moved(self, hands: Mapping[int, int]) -> Self:
        """The same of another hand."""
        return replace(self, hand=hands.get(self.hand, self.hand))


@dataclass(frozen=True)
class Sum(Quantity):
    """Several quantities added up."""

    parts: tuple[Quantity, ...]

    @classmethod
    def over(cls, *parts: Quantity) -> Sum:
        """The sum of some quantities, each as often as it is given."""
        for part in parts:
            if not isinstance(part, Quantity):
                raise LabError(Message("quantity-number", read=as_read(part)))
        flat = [one for part in parts for one in (part.parts if isinstance(part, Sum) else (part,))]
        return cls(tuple(sorted(flat, key=repr)))

    @property
    def readings(self) -> frozenset[Reading]:
        """Those of its parts."""
        return frozenset().union(*(part.readings for part in self.parts))

    def value(self, known: Mapping[Reading, int]) -> int | None:
        """The sum, once every part is known."""
        values = [part.value(known) for part in self.parts]
        return None if None in values else sum(value for value in values if value is not None)

    def moved(self, hands: Mapping[int, int]) -> Sum:
        """The sum of the same of other hands."""
        return Sum.over(*(part.moved(hands) for part in self.parts))

    @property
    def message(self) -> Message:
        """Its parts, one after the other."""
        return Message("quantity-sum", parts=listed([part.message for part in self.parts]))


@dataclass(frozen=True)
class Copies(Reading):
    """How many copies of a card a hand holds."""

    card: str

    def __post_init__(self) -> None:
        card = as_named(self.card).upper()
        if card not in CARDS[:14]:
            raise NotationError(Message("quantity-card", read=as_named(self.card)))
        object.__setattr__(self, "card", card)

    def read(self, state: int, index: int, copies: int) -> int:
        """The copies, once that card is reached."""
        return copies if index == INDEX[self.card] else state

    def settled(self, state: int, index: int) -> bool:
        """From that card on."""
        return index <= INDEX[self.card]

    def look(self, hand: Cards) -> int:
        """The copies in an open hand."""
        return hand.count(self.card)

    @property
    def message(self) -> Message:
        """Its name."""
        if self.card == "Q":
            return Message("quantity-queens", hand=self.hand)
        return Message("quantity-copies", hand=self.hand, card=self.card)


@dataclass(frozen=True)
class Penalty(Reading):
    """The penalty points of a hand's vampires (R28)."""

    def read(self, state: int, index: int, copies: int) -> int:
        """The points so far."""
        return state + copies * (index + 1)

    def look(self, hand: Cards) -> int:
        """The points of an open hand."""
        return int(hand.vampires.penalty)

    @property
    def message(self) -> Message:
        """Its name."""
        return Message("quantity-penalty", hand=self.hand)


@dataclass(frozen=True)
class LargestSet(Reading):
    """How many cards the largest set of a hand has (R15, R16); 0 for an empty hand."""

    queens: bool = True

    @property
    def start(self) -> tuple[int, int]:
        """No queen, no set."""
        return 0, 0

    def read(self, state: tuple[int, int], index: int, copies: int) -> tuple[int, int]:
        """Queens, and the largest set so far."""
        if index == QUEEN:
            return (copies, copies) if self.queens else (0, 0)
        queens, largest = state
        return queens, max(largest, copies + queens if copies else 0)

    def number(self, state: tuple[int, int]) -> int:
        """The largest set."""
        _, largest = state
        return largest

    def look(self, hand: Cards) -> int:
        """The largest set of an open hand."""
        queens = hand.count("Q") if self.queens else 0
        most = max(hand.count(value) for value in range(1, 14))
        return most + queens

    @property
    def message(self) -> Message:
        """Its name."""
        key = "quantity-largest" if self.queens else "quantity-largest-plain"
        return Message(key, hand=self.hand)


@dataclass(frozen=True)
class Highest(Reading):
    """The highest card of a hand as a lead, where a queen is 14 (R16); 0 for an empty hand."""

    def read(self, state: int, index: int, copies: int) -> int:
        """The first card there is."""
        return state or (index + 1 if copies else 0)

    def settled(self, state: int, index: int) -> bool:
        """As soon as there is one."""
        return state > 0 or index == 0

    def look(self, hand: Cards) -> int:
        """The highest of an open hand."""
        return max((INDEX[card] + 1 for card in hand.vampires), default=0)

    @property
    def message(self) -> Message:
        """Its name."""
        return Message("quantity-highest", hand=self.hand)


@dataclass(frozen=True)
class Lowest(Reading):
    """The lowest card of a hand as a lead, where a queen is 14 (R16); 0 for an empty hand."""

    def read(self, state: int, index: int, copies: int) -> int:
        """The latest card there is."""
        return index + 1 if copies else state

    def look(self, hand: Cards) -> int:
        """The lowest of an open hand."""
        return min((INDEX[card] + 1 for card in hand.vampires), default=0)

    @property
    def message(self) -> Message:
        """Its name."""
        return Message("quantity-lowest", hand=self.hand)


@dataclass(frozen=True)
class SetHeld(Reading):
    """Whether a hand holds ``size`` cards of one value from ``low`` to ``high``: 1 or 0.

    Values as in R15 and R16: queens stand in for copies where ``queens`` is true, and queens alone
    are 14.
    """

    size: int
    low: int
    high: int = ALONE
    queens: bool = True

    def __post_init__(self) -> None:
        if not self.queens:
            object.__setattr__(self, "high", min(self.high, 13))

    @property
    def alone(self) -> bool:
        """Whether queens alone count."""
        return self.queens and self.low <= ALONE <= self.high

    @property
    def values(self) -> range:
        """The values of vampires that count."""
        return range(self.low, min(self.high, ALONE - 1) + 1)

    def read(self, state: int, index: int, copies: int) -> int:
        """The queens there are, or -1 once there is such a set."""
        if state < 0:
            return state
        if index == QUEEN:
            queens = copies if self.queens else 0
            return -1 if queens >= self.size and self.alone else queens
        counts = self.low <= index + 1 <= self.high and copies > 0
        return -1 if counts and copies + state >= self.size else state

    def settled(self, state: int, index: int) -> bool:
        """Once there is one, or all values that count are read."""
        return state < 0 or index < self.low

    def number(self, state: int) -> int:
        """1 where there is such a set."""
        return int(state < 0)

    def look(self, hand: Cards) -> int:
        """1 where an open hand holds such a set."""
        queens = count_at(hand.packed, QUEEN) if self.queens else 0
        if self.alone and queens >= self.size:
            return 1
        copies = (count_at(hand.packed, value - 1) for value in self.values)
        return int(any(some and some + queens >= self.size for some in copies))

    @property
    def message(self) -> Message:
        """What it asks, without the hand."""
        return self.asked([self.hand])

    def asked(self, hands: Sequence[int]) -> Message:
        """What is asked of some hands, of which one is enough."""
        numbers = [str(hand) for hand in hands]
        who = Message("hand-number", hand=numbers[0])
        if len(numbers) > 1:
            params = {"hands": listed(numbers[:-1]), "last": numbers[-1]}
            who = Message("hand-one-of", **params)
        params = {"size": self.size, "low": self.low, "hands": who}
        kind = "better"
        if self.low == self.high:
            kind = "alone" if self.low == ALONE else "one"
        return Message(f"question-{kind}" if self.queens else f"question-{kind}-plain", **params)
