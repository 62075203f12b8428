"""How likely each value is, exactly.

weights → Distribution → numbers, tables, pictures. Whole weights until one Fraction at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from fractions import Fraction
from itertools import accumulate
from math import isfinite, sqrt
from typing import TYPE_CHECKING, Any

from vqlab.contract import LabError, Message
from vqlab.contract.reading import as_read
from vqlab.deals.weights import exact_weight, in_order, number_of, whole

if TYPE_CHECKING:
    from vqlab.deals.comparison import Comparison
    from vqlab.deals.plot import Plot

__all__ = ["Distribution"]

Words = str | Message
Condition = Callable[[Any], object]


class Distribution(Mapping[Any, Fraction]):
    """An immutable mapping from values to their probabilities, Fractions that sum to exactly 1.

    ``weights``: value -> how much it counts, ints or Fractions of any sum, such as numbers of hands
    or a Counter of what was seen; values of weight 0 are left out. Values are in their order where
    they have one, else as they were given. ``title`` and ``unit``, what the values are, are shown
    and not compared; both are text or a Message. Raises LabError for weights that are not exact or
    below 0, and where none is more than 0.

    >>> sixes = Distribution({2: 1, 0: 25, 1: 10}, title="Two dice", unit="sixes")
    >>> sixes[1], sixes.mean, sixes.at_least(1)
    (Fraction(5, 18), Fraction(1, 3), Fraction(11, 36))
    >>> print(sixes)
    Two dice
    sixes  probability
    0      0.6944  25/36  ████████████████████████
    1      0.2778  5/18   █████████▋
    2      0.0278  1/36   █
    Mean 0.3333, standard deviation 0.5270.
    """

    __slots__ = ("_is_ordered", "_total", "_weights", "title", "unit")
    title: Words
    unit: Words
    _weights: dict[Any, int]
    """Value -> weight, without a common factor: equal distributions have equal weights."""
    _total: int
    _is_ordered: bool

    def __init__(
        self, weights: Mapping[Any, int | Fraction], title: Words = "", unit: Words = ""
    ) -> None:
        if not isinstance(weights, Mapping):
            raise LabError(Message("dist-weights", read=as_read(weights, 40)))
        exact = whole({value: exact_weight(weight) for value, weight in weights.items()})
        if not exact:
            raise LabError(Message("dist-empty"))
        ordered = in_order(list(exact))
        kept = exact if ordered is None else {value: exact[value] for value in ordered}
        facts = ordered is not None, sum(kept.values()), kept, title, unit
        for name, fact in zip(self.__slots__, facts, strict=True):
            object.__setattr__(self, name, fact)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a Distribution is immutable: {name!r} cannot be set")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a Distribution is immutable: {name!r} cannot be deleted")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self._weights, self.title, self.unit)

    def __getitem__(self, value: Any) -> Fraction:
        return Fraction(self._weights[value], self._total)

    def __iter__(self) -> Iterator[Any]:
        return iter(self._weights)

    def __len__(self) -> int:
        return len(self._weights)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Distribution):
            return self._weights == other._weights
        return super().__eq__(other)

    def __hash__(self) -> int:
        return hash(frozenset(self._weights.items()))

    @property
    def is_numeric(self) -> bool:
        """Whether all values are finite numbers, so that there is a mean.

        >>> Distribution({"heads": 1, "tails": 1}).is_numeric
        False
        """
        return all(number_of(value) is not None for value in self)

    @property
    def mean(self) -> Fraction:
        """The mean of the values; True counts 1. Raises LabError where one is not a number.

        >>> Distribution({1: 1, 2: 1, 6: 2}).mean
        Fraction(15, 4)
        """
        return self._mean_of_power(1)

    @property
    def variance(self) -> Fraction:
        """The mean squared distance from the mean. Raises LabError as ``mean`` does.

        >>> Distribution({0: 1, 4: 1}).variance
        Fraction(4, 1)
        """
        return self._mean_of_power(2) - self.mean**2

    def _mean_of_power(self, power: int) -> Fraction:
        summed = Fraction(0)
        for value, weight in self._weights.items():
            number = number_of(value)
            if number is None:
                raise LabError(Message("dist-numbers", read=as_read(value, 40)))
            summed += weight * number**power
        return summed / self._total

    @property
    def standard_deviation(self) -> float:
        """The root of the variance. Raises LabError as ``mean`` does.

        >>> Distribution({0: 1, 4: 1}).standard_deviation
        2.0
        """
        return sqrt(self.variance)

    def quantile(self, p: Fraction | float) -> Any:
        """The smallest value with a chance of at least ``p`` that it is not exceeded.

        A float is taken as the decimal that is written for it: 0.1 is a tenth. Raises LabError for
        values without an order and for a ``p`` outside 0 … 1.

        >>> Distribution(dict.fromkeys(range(1, 11), 1)).quantile(0.1)
        1
        """
        if not self._is_ordered:
            raise LabError(Message("dist-order"))
        part = Fraction(repr(float(p))) if isinstance(p, float) and isfinite(p) else number_of(p)
        if part is None or isinstance(p, bool) or not 0 <= part <= 1:
            raise LabError(Message("dist-part", read=as_read(p, 24)))
        sums = zip(self, accumulate(self._weights.values()), strict=True)
        return next(value for value, reached in sums if reached >= part * self._total)

    @property
    def median(self) -> Any:
        """The smallest value that is exceeded at most half the time: the lower of two middles.

        Raises LabError for values without an order.

        >>> Distribution({1: 1, 2: 1, 3: 1, 9: 1}).median
        2
        """
        return self.quantile(Fraction(1, 2))

    @property
    def mode(self) -> tuple[Any, ...]:
        """The likeliest values, several where they are equally likely.

        >>> Distribution({0: 1, 1: 2, 2: 2}).mode
        (1, 2)
        """
        most = max(self._weights.values())
        return tuple(value for value, weight in self._weights.items() if weight == most)

    def chance(self, condition: Condition) -> Fraction:
        """The probability that a condition on the value holds.

        >>> Distribution(dict.fromkeys(range(1, 7), 1)).chance(lambda eyes: eyes % 3 == 0)
        Fraction(1, 3)
        """
        holds = sum(weight for value, weight in self._weights.items() if condition(value))
        return Fraction(holds, self._total)

    def at_most(self, x: Any) -> Fraction:
        """The probability of ``x`` or less. Raises LabError for what has no order.

        >>> Distribution({0: 1, 1: 2, 2: 1}).at_most(1)
        Fraction(3, 4)
        """
        return self._compared(x, lambda value: value <= x)

    def at_least(self, x: Any) -> Fraction:
        """The probability of ``x`` or more. Raises LabError for what has no order.

        >>> Distribution({0: 1, 1: 2, 2: 1}).at_least(2)
        Fraction(1, 4)
        """
        return self._compared(x, lambda value: value >= x)

    def _compared(self, x: Any, condition: Condition) -> Fraction:
        if not self._is_ordered:
            raise LabError(Message("dist-order"))
        try:
            return self.chance(condition)
        except TypeError as error:
            raise LabError(Message("dist-order-with", read=as_read(x, 40))) from error

    def map(
        self, function: Callable[[Any], Hashable], title: Words = "", unit: Words = ""
    ) -> Distribution:
        """The distribution of a function of the value.

        >>> Distribution({-1: 1, 0: 1, 1: 1}).map(abs)
        Distribution({0: 1/3, 1: 2/3})
        """
        weights: dict[Any, int] = {}
        for value, weight in self._weights.items():
            result = function(value)
            weights[result] = weights.get(result, 0) + weight
        return Distribution(weights, title, unit)

    def given(self, condition: Condition, title: Words = "") -> Distribution:
        """The distribution where it is known that a condition on the value holds.

        Raises LabError where it never does.

        >>> Distribution({0: 6, 1: 3, 2: 1}).given(lambda n: n > 0)
        Distribution({1: 3/4, 2: 1/4})
        """
        kept = {value: weight for value, weight in self._weights.items() if condition(value)}
        if not kept:
            raise LabError(Message("dist-never"))
        return Distribution(kept, title, self.unit)

    def compare(self, other: Distribution) -> Comparison:
        """This distribution and another side by side. Raises LabError for anything else.

        >>> Distribution({0: 1, 1: 1}).compare(Distribution({0: 1, 1: 3})).distance
        Fraction(1, 4)
        """
        from vqlab.deals.comparison import Comparison

        return Comparison(self, other)

    def plot(self, compare: Distribution | None = None) -> Plot:
        """A picture as SVG, with another distribution beside it if there is one to compare.

        It is drawn with matplotlib (``pip install "vqlab[plots]"``), and without it a cell shows
        the table. Raises LabError for more numbers than can be drawn.

        >>> Distribution({0: 1, 1: 1}).plot().svg()[:4]
        '<svg'
        """
        from vqlab.deals.plot import Plot

        return Plot(self, compare)

    def to_pandas(self) -> Any:
        """A pandas DataFrame: value -> its exact ``probability`` and the same as a ``decimal``.

        Raises LabError where pandas is missing.

        >>> list(Distribution({0: 1, 1: 3}).to_pandas()["decimal"])
        [0.25, 0.75]
        """
        try:
            import pandas
        except ImportError as error:
            raise LabError(Message("pandas-missing")) from error
        index = pandas.Index(list(self), tupleize_cols=False, name=str(self.unit) or None)
        exact = pandas.Series(list(self.values()), index=index, dtype=object)
        return pandas.DataFrame({"probability": exact, "decimal": exact.astype(float)})

    def html(self, *, language: str = "") -> str:
        """A table with a bar, a decimal and the exact fraction for each value.

        >>> "Coin</caption>" in Distribution({0: 1, 1: 1}, "Coin").html()
        True
        """
        from vqlab.deals.bars import table

        return table(self, language)

    def _repr_html_(self) -> str:
        return self.html()

    def __repr__(self) -> str:
        from vqlab.deals.bars import short

        return f"Distribution({short(self)})"

    def __str__(self) -> str:
        from vqlab.deals.bars import text

        return text(self)
