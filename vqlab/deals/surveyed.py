"""What a survey came to: how often each seat can be sure of what, over many deals.

outcomes with weights → chances, distributions, means → a sentence, a table, a picture, plain data.

"Unknown" is never counted as "no": where something is undecided, bounds say what it leaves open.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from math import sqrt
from typing import Any

from vqlab.contract import Message, seat_letter
from vqlab.deals.dealing import Dealing
from vqlab.deals.distribution import Distribution
from vqlab.deals.interval import interval
from vqlab.deals.weights import percent

__all__ = ["NOBODY", "Outcome", "Survey"]

Outcome = tuple[tuple[int, int], ...]
"""For each seat the least and the most that its guarantee can be; they meet where it is proved."""
NOBODY = "-"
"""How the set of no seats is written."""
Between = tuple[Fraction, Fraction]
"""A number that lies between the two, both included; they meet where nothing is undecided."""


def is_out(bounds: tuple[int, int]) -> bool | None:
    """Whether a seat can force going out, by the bounds on its guarantee; None where undecided.

    Every card costs something, so a seat that is sure of 0 points is sure of an empty hand (R28).
    """
    low, high = bounds
    return None if low == 0 < high else high == 0


@dataclass(frozen=True, kw_only=True)
class Survey:
    """What each seat can be sure of, whatever all others do together, over many deals.

    Over all deals of a small deck it is exact; over deals drawn by lot it is an estimate, with 95 %
    intervals. All cards are seen. Tuples have one entry a seat. See ``survey``, ``sample_survey``.

    ``outcomes``: what the solver found -> how many deals; ``solved``: how many of them are
    different, or were drawn; ``given``: the name of a condition all of them meet; ``points``:
    whether the points were asked for, or only who can force going out; ``stopped``: whether an
    interrupt ended it.
    """

    dealing: Dealing
    outcomes: Mapping[Outcome, int] = field(repr=False)
    solved: int
    seed: int | str | None = None
    given: str | None = None
    points: bool = True
    stopped: bool = False

    @property
    def sampled(self) -> bool:
        """Whether the deals were drawn by lot, and not all looked at."""
        return self.seed is not None

    @property
    def deals(self) -> int:
        """How many deals it is about, every card a card of its own."""
        return sum(self.outcomes.values())

    @property
    def undecided(self) -> int:
        """In how many of these deals something that was asked stays undecided."""
        return self._count(lambda outcome: not all(map(self._decided, outcome)))

    def share(self, holds: Callable[[Outcome], bool | None]) -> Between:
        """The part of the deals where something holds; None from ``holds`` leaves it open."""
        yes = self._count(lambda outcome: holds(outcome) is True)
        unknown = self._count(lambda outcome: holds(outcome) is None)
        return Fraction(yes, self.deals), Fraction(yes + unknown, self.deals)

    @cached_property
    def goes_out_bounds(self) -> tuple[Between, ...]:
        """The part of the deals where a seat can force going out, as far as it is decided."""
        return tuple(map(self._going_out, self._seats))

    @cached_property
    def goes_out(self) -> tuple[Fraction | None, ...]:
        """The part of the deals where a seat can force going out; None where that is open."""
        return tuple(map(_met, self.goes_out_bounds))

    @cached_property
    def nobody_bounds(self) -> Between:
        """The part of the deals where no seat can force going out, as far as it is decided."""
        return self.share(_nobody)

    @property
    def nobody(self) -> Fraction | None:
        """The part of the deals where no seat can force going out; None where that is open."""
        return _met(self.nobody_bounds)

    @property
    def intervals(self) -> tuple[tuple[float, float], ...]:
        """For each seat, where the chance lies that it can force going out.

        Of deals drawn by lot the 95 % interval of Clopper and Pearson, so wide that it stays true
        however the undecided ones would turn out; of all deals the bounds themselves.
        """
        return tuple(map(self._interval, self.goes_out_bounds))

    @property
    def nobody_interval(self) -> tuple[float, float]:
        """The like for the chance that nobody can force going out."""
        return self._interval(self.nobody_bounds)

    @cached_property
    def who(self) -> Distribution | None:
        """Which seats can force going out, as "A", "AC" or "-" for nobody, by how often.

        Two seats can both be able to: they may go out in the same round (R26). Only deals where it
        is decided for every seat; None without any.
        """
        weights: Counter[str] = Counter()
        for outcome, weight in self.outcomes.items():
            out = [is_out(bounds) for bounds in outcome]
            if None not in out:
                weights["".join(seat_letter(s) for s in self._seats if out[s]) or NOBODY] += weight
        return self._distribution(weights, Message("survey-who"))

    @cached_property
    def guarantees(self) -> tuple[Distribution | None, ...]:
        """The fewest penalty points a seat can be sure of, by how often.

        Only deals where they are proved for this seat, as the title says if that is not all; None
        without any, or where points were not asked for.
        """
        return tuple(
            self._distribution(self._proved(s), Message("survey-sure", seat=seat_letter(s)))
            if self.points
            else None
            for s in self._seats
        )

    def decided(self, seat: int) -> Fraction:
        """The part of the deals where the points a seat can be sure of are proved."""
        return Fraction(self._proved(seat).total(), self.deals)

    @cached_property
    def mean_bounds(self) -> tuple[Between, ...]:
        """What the mean of a seat's guarantee over these deals lies between, in penalty points."""
        return tuple(
            (self._mean(lambda bounds: bounds[0], s), self._mean(lambda bounds: bounds[1], s))
            for s in self._seats
        )

    @property
    def means(self) -> tuple[Fraction | None, ...]:
        """The mean of what a seat can be sure of, in penalty points; None where that is open."""
        return tuple(map(_met, self.mean_bounds))

    @property
    def standard_errors(self) -> tuple[float | None, ...]:
        """How far a mean of deals drawn by lot is likely to be off; 0 over all deals.

        The standard deviation over the root of the number of deals; None where the mean is open, or
        for a single deal.
        """
        return tuple(map(self._standard_error, self._seats))

    @property
    def claim(self) -> Message:
        """Which deals this is about, as the beginning of a sentence."""
        from vqlab.deals.surveysaid import claim

        return claim(self)

    @property
    def message(self) -> Message:
        """The claim and what was found, in one sentence; another one if something is undecided."""
        from vqlab.deals.surveysaid import message

        return message(self)

    def __str__(self) -> str:
        return str(self.message)

    def svg(self) -> str:
        """The picture as one self-contained SVG text, readable on light and dark pages.

        Raises LabError where matplotlib is not installed.
        """
        from vqlab.deals.surveychart import svg

        return svg(self)

    def _repr_html_(self) -> str:
        from vqlab.deals.surveysaid import html

        return html(self)

    def to_json(self) -> dict[str, Any]:
        """Everything as plain data; chances and exact means are fractions, written as text."""
        from vqlab.deals.surveysaid import plain

        return plain(self)

    @property
    def _seats(self) -> range:
        return range(self.dealing.seats)

    def _count(self, condition: Callable[[Outcome], bool]) -> int:
        return sum(weight for outcome, weight in self.outcomes.items() if condition(outcome))

    def _going_out(self, seat: int) -> Between:
        return self.share(lambda outcome: is_out(outcome[seat]))

    def _decided(self, bounds: tuple[int, int]) -> bool:
        return bounds[0] == bounds[1] if self.points else is_out(bounds) is not None

    def _proved(self, seat: int) -> Counter[int]:
        weights: Counter[int] = Counter()
        for outcome, weight in self.outcomes.items():
            low, high = outcome[seat]
            if low == high:
                weights[low] += weight
        return weights

    def _distribution(self, weights: Counter[Any], title: Message) -> Distribution | None:
        if not weights:
            return None
        part = Fraction(weights.total(), self.deals)
        if part < 1:
            title = Message("survey-of-decided", title=title, percent=percent(part))
        return Distribution(dict(sorted(weights.items())), title=title)

    def _mean(self, number: Callable[[tuple[int, int]], int], seat: int) -> Fraction:
        points = sum(number(outcome[seat]) * weight for outcome, weight in self.outcomes.items())
        return Fraction(points, self.deals)

    def _standard_error(self, seat: int) -> float | None:
        mean = self.means[seat]
        if not self.sampled or mean is None:
            return None if mean is None else 0.0
        if self.deals == 1:
            return None
        squares = sum((points - mean) ** 2 * n for points, n in self._proved(seat).items())
        return sqrt(squares / (self.deals - 1) / self.deals)

    def _interval(self, bounds: Between) -> tuple[float, float]:
        if not self.sampled:
            return float(bounds[0]), float(bounds[1])
        least, most = (int(end * self.deals) for end in bounds)
        return interval(least, self.deals)[0], interval(most, self.deals)[1]


def _met(bounds: Between) -> Fraction | None:
    return bounds[0] if bounds[0] == bounds[1] else None


def _nobody(outcome: Outcome) -> bool | None:
    out = [is_out(bounds) for bounds in outcome]
    return False if True in out else None if None in out else True
