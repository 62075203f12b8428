"""How a chance comes about: the complement with its numbers, as sentences and as LaTeX.

event about a set → deals in which nobody has it, by queens dealt → one quotient.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction

from vqlab.contract import LabError, Message, joined, listed
from vqlab.deals.bars import decimal
from vqlab.deals.chances import odds_of
from vqlab.deals.events import Event, Not, same_set
from vqlab.deals.quantities import QUEEN, SetHeld
from vqlab.deals.sets import Odds, Tell
from vqlab.deals.unseen import Unseen
from vqlab.deals.weights import LONGEST, whole_number
from vqlab.queen.cards import count_at

__all__ = ["Derivation", "derive"]


@dataclass(frozen=True)
class Derivation:
    """The steps from all deals to a chance. In a cell it is shown as a formula with its numbers.

    >>> from vqlab.deals import beats
    >>> for line in derive(Unseen([10]), beats("10^2")).lines:
    ...     print(line)
    All ways to deal 10 of 108 cards: 38,722,819,230,810.
    Of these, no hand holds the set in 15,331,786,361,320: 14,404,185,172,520 with no queen
    among them, 927,601,188,800 with 1 queen among them.
    So the hand holds it with a chance of 1 − 15,331,786,361,320 / 38,722,819,230,810
    ≈ 0.604063.
    """

    unseen: Unseen
    question: SetHeld
    hands: tuple[int, ...]
    odds: Odds
    none: bool
    """Whether it was asked that no hand holds the set."""

    @property
    def chance(self) -> Fraction:
        """What comes out."""
        return self.odds.none if self.none else 1 - self.odds.none

    @property
    def sizes(self) -> list[int]:
        """Unknown vampires of the hands asked about."""
        return [self.unseen.unknown[hand - 1] for hand in self.hands]

    @property
    def without(self) -> int:
        """Deals in which no hand holds the set."""
        return sum(ways for _, ways in self.odds.by_queens)

    @property
    def lines(self) -> list[Message]:
        """The steps as sentences."""
        sizes = joined([str(size) for size in self.sizes])
        total = {"sizes": sizes, "n": len(self.unseen.pool), "ways": whole_number(self.odds.total)}
        said = [Message("derive-all", **total)]
        if self.question.queens and count_at(self.unseen.pool.packed, QUEEN):
            parts = [
                Message("derive-queens", queens=queens, ways=whole_number(ways))
                for queens, ways in self.odds.by_queens
            ]
            by_queens = listed(parts or [Message("derive-no-way")])
            said.append(Message("derive-none-by", parts=by_queens, ways=whole_number(self.without)))
        else:
            said.append(Message("derive-none", ways=whole_number(self.without)))
        params = {"none": whole_number(self.without), "total": whole_number(self.odds.total)}
        key = "derive-quotient" if self.none else "derive-complement"
        hands = len(self.hands)
        said.append(Message(key, hands=hands, chance=_about(self.chance), **params))
        return said

    def _repr_latex_(self) -> str:
        return f"$$\\begin{{aligned}}{self.latex}\\end{{aligned}}$$"

    @property
    def latex(self) -> str:
        """The formula, then the same with its numbers, one step a line."""
        total = self._total_latex()
        numbers = " + ".join(_tex(ways) for _, ways in self.odds.by_queens) or "0"
        name = "P(\\text{" + str(Message("derive-nobody")) + "})"
        quotient = f"\\frac{{{_tex(self.without)}}}{{{_tex(self.odds.total)}}}"
        lines = [f"{name} &= \\frac{{1}}{{{total}}}{self._sum_latex()}"]
        lines.append(f"&= \\frac{{{numbers}}}{{{_tex(self.odds.total)}}}")
        result = _fraction_tex(self.chance)
        if self.none:
            lines.append(f"&{result}")
        else:
            lines.append(f"1 - {name} &= 1 - {quotient} {result}")
        return " \\\\ ".join(lines)

    def _total_latex(self) -> str:
        left, parts = len(self.unseen.pool), []
        for size in self.sizes:
            parts.append(f"\\binom{{{left}}}{{{size}}}")
            left -= size
        return "".join(parts)

    def _sum_latex(self) -> str:
        """The sum over the queens, and the coefficient of what fills the hands."""
        sizes, question = self.sizes, self.question
        ys = ["y"] if len(sizes) == 1 else [f"y_{{{number}}}" for number in self.hands]
        pool = self.unseen.pool.packed
        copies = Counter(filter(None, (count_at(pool, value - 1) for value in question.values)))
        queens = count_at(pool, QUEEN) if question.queens else 0
        others = len(self.unseen.pool) - queens - sum(n * times for n, times in copies.items())
        names = [y.replace("y", "q") if queens else "0" for y in ys]
        limits = [f"{question.size - 1} - {q}" if queens else str(question.size - 1) for q in names]
        if queens and not question.alone:
            limits = [f"\\max(0, {limit})" for limit in limits]
        xs = [y.replace("y", "x") for y in ys]
        power = "".join(f"{y}^{{{x}}}" for y, x in zip(ys, xs, strict=True))
        bounds = ",\\,".join(f"{x} \\le {most}" for x, most in zip(xs, limits, strict=True))
        cells = "".join(
            f"\\Bigl(\\sum_{{{bounds}}} {_multinomial(str(n), xs)} {power}\\Bigr){_power(times)}"
            for n, times in sorted(copies.items(), reverse=True)
        )
        rest = f"(1 + {' + '.join(ys)})^{{{others}}}"
        taken = [f" - {q}" if queens else "" for q in names]
        free = [f"{size}{less}" for size, less in zip(sizes, taken, strict=True)]
        wanted = " ".join(f"{y}^{{{power}}}" for y, power in zip(ys, free, strict=True))
        body = f"[{wanted}]\\,{cells}{rest}"
        if not queens:
            return body
        under = ",\\,".join(f"{q} < {question.size}" for q in names)
        if not question.alone:
            under = ",\\,".join(names)
        return f"\\sum_{{{under}}} {_multinomial(str(queens), names)}\\,{body}"


def derive(unseen: Unseen, event: Event, tell: Tell | None = None) -> Derivation:
    """How the chance of an event about a set comes about.

    ``event``: what ``beats`` or ``holds`` gives, or ``~`` of it. Raises LabError for another, and
    where known cards of the value asked for are in the hands.
    """
    none = isinstance(event, Not)
    held = same_set(event.part if isinstance(event, Not) else event)
    if held is None or _told(unseen, *held):
        raise LabError(Message("derive-other"))
    odds = odds_of(unseen, *held, tell=tell)
    return Derivation(unseen, *held, odds, none)


def _told(unseen: Unseen, question: SetHeld, hands: tuple[int, ...]) -> bool:
    """Whether cards that count are known to be in one of the hands."""
    cards = [*map(str, question.values), *(["Q"] if question.queens else [])]
    known = [unseen.known[unseen.check_hand(hand) - 1] for hand in hands]
    return any(card in held for held in known for card in cards)


def _about(chance: Fraction) -> str:
    """A chance after its quotient: "= 0", "= 1", or about so much."""
    if chance.denominator == 1:
        return f"= {chance}"
    about = decimal(chance, 6)
    return about if about[0] in "<>" else f"≈ {about}"


def _tex(number: int) -> str:
    written = whole_number(number)
    if "×" in written:
        factor, power = written.split(" × 10^")
        return f"{factor}\\cdot 10^{{{power}}}"
    return written.replace(",", "{,}")


def _fraction_tex(value: Fraction) -> str:
    if value.denominator == 1:
        return f"= {value}"
    about = _about(value).replace("≈", "\\approx")
    if len(str(value.denominator)) > LONGEST:
        return about
    return f"= \\frac{{{value.numerator}}}{{{value.denominator}}} {about}"


def _power(times: int) -> str:
    return "" if times == 1 else f"^{{{times}}}"


def _multinomial(top: str, parts: list[str]) -> str:
    return f"\\binom{{{top}}}{{{', '.join(parts)}}}"
