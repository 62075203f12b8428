"""Two distributions side by side, and how far apart they are."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from vqlab.contract import LabError, Message
from vqlab.contract.reading import as_read
from vqlab.deals.bars import compared, compared_text, decimal, exact, figure
from vqlab.deals.distribution import Distribution
from vqlab.deals.weights import in_order

if TYPE_CHECKING:
    from vqlab.deals.plot import Plot

__all__ = ["Comparison"]


@dataclass(frozen=True)
class Comparison:
    """Two distributions over the same sort of values: what is counted beside what was seen.

    Raises LabError where one is not a distribution.

    >>> fair, seen = Distribution({0: 1, 1: 1}, "fair"), Distribution({0: 9, 1: 11}, "seen")
    >>> print(Comparison(fair, seen))
    value  fair    seen
    0      0.5000  0.4500
    1      0.5000  0.5500
    Total variation distance 1/20 ≈ 0.0500.
    Means 0.5000 and 0.5500, a difference of -0.0500.
    """

    first: Distribution
    second: Distribution

    def __post_init__(self) -> None:
        for one in (self.first, self.second):
            if not isinstance(one, Distribution):
                raise LabError(Message("dist-other", read=as_read(one, 40)))

    @property
    def distance(self) -> Fraction:
        """The total variation distance: by how much any chance differs at most, 0 … 1.

        >>> Comparison(Distribution({"a": 1, "b": 3}), Distribution({"b": 1})).distance
        Fraction(1, 4)
        """
        pairs = (self.chances(value) for value in self.values)
        return sum((abs(p - q) for p, q in pairs), Fraction(0)) / 2

    @property
    def difference(self) -> Fraction:
        """The first mean less the second. Raises LabError where there is no mean.

        >>> Comparison(Distribution({2: 1}), Distribution({1: 1, 2: 1})).difference
        Fraction(1, 2)
        """
        return self.first.mean - self.second.mean

    @property
    def values(self) -> tuple[Any, ...]:
        """Every value of either, in order where all have one."""
        both = list({**self.first, **self.second})
        return tuple(in_order(both) or both)

    def chances(self, value: Any) -> tuple[Fraction, Fraction]:
        """The probability of a value in the first and in the second; 0 where it has none.

        >>> Comparison(Distribution({1: 1}), Distribution({2: 1})).chances(2)
        (Fraction(0, 1), Fraction(1, 1))
        """
        none = Fraction(0)
        return self.first.get(value, none), self.second.get(value, none)

    def most(self, value: Any) -> Fraction:
        """The greater of the two probabilities of a value."""
        return max(self.chances(value))

    @property
    def names(self) -> tuple[str | Message, str | Message]:
        """What to call the two: their titles, if these tell them apart."""
        names = self.first.title, self.second.title
        if all(names) and names[0] != names[1]:
            return names
        return Message("dist-first"), Message("dist-second")

    @property
    def title(self) -> Message:
        """Which two are compared."""
        first, second = self.names
        return Message("dist-compared", first=first, second=second)

    @property
    def notes(self) -> list[Message]:
        """The distance, and the means where there are any."""
        far = self.distance
        notes = [Message("dist-distance", exact=exact(far), decimal=decimal(far))]
        if self.first.is_numeric and self.second.is_numeric:
            numbers = (self.first.mean, self.second.mean, self.difference)
            first, second, less = map(figure, numbers)
            notes.append(Message("dist-means", first=first, second=second, difference=less))
        return notes

    def plot(self) -> Plot:
        """Both in one picture. Raises LabError as ``Distribution.plot`` does.

        >>> one = Distribution({0: 1, 1: 1})
        >>> one.compare(one).plot().svg()[:4]
        '<svg'
        """
        return self.first.plot(self.second)

    def html(self, *, language: str = "") -> str:
        """Both in one table.

        >>> one = Distribution({0: 1, 1: 1})
        >>> "<table" in one.compare(one).html()
        True
        """
        return compared(self, language)

    def _repr_html_(self) -> str:
        return self.html()

    def __str__(self) -> str:
        return compared_text(self)
