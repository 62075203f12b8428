"""Generating functions, as sympy shows them: products, coefficients, LaTeX.

The numbers come out the same as in ``vqlab.deals.counts``, which is what to use for counting; this
is what to put on the board. sympy is loaded when a formula is asked for.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from vqlab.deals.counts import deals, hands
from vqlab.queen.edition import Edition, as_edition

if TYPE_CHECKING:
    import sympy


@dataclass(frozen=True)
class Term:
    """A coefficient together with what it is a coefficient of.

    >>> print(Term("x^{2}", "(1 + x)^{3}", 3))
    3
    """

    power: str
    function: str
    count: int

    def __str__(self) -> str:
        return str(self.count)

    def _repr_latex_(self) -> str:
        return rf"$\displaystyle \left[{self.power}\right]\; {self.function} = {self.count}$"


class GeneratingFunction:
    """The generating function of hands: the coefficient of x^n counts the hands of n cards.

    >>> board = GeneratingFunction("base")
    >>> board.product
    (1 - x**9)**13*(x**4 + x**3 + x**2 + x + 1)/(1 - x)**13
    >>> board.coefficient(13)
    10166170
    """

    def __init__(self, edition: Edition | str = "base", *, slayers: bool = False) -> None:
        self.edition = as_edition(edition)
        self.slayers = slayers

    def __repr__(self) -> str:
        return f"GeneratingFunction({str(self.edition)!r}, slayers={self.slayers})"

    @cached_property
    def product(self) -> sympy.Expr:
        """A factor for the values, one for the queens, one for the slayers, not multiplied out."""
        import sympy

        x = sympy.Symbol("x")
        value = (1 - x ** (self.edition.copies + 1)) / (1 - x)
        queens = sympy.Add(*(x**n for n in range(self.edition.queens + 1)))
        slayers = (1 + x) ** (len(self.edition.slayers) if self.slayers else 0)
        return value**self.edition.values * queens * slayers

    @cached_property
    def _polynomial(self) -> sympy.Poly:
        import sympy

        numerator, denominator = sympy.fraction(self.product)
        return _multiplied(numerator).exquo(_multiplied(denominator))

    def expansion(self) -> sympy.Poly:
        """The product multiplied out, as a polynomial in x.

        >>> GeneratingFunction(Edition.small(values=2, copies=1, queens=0)).expansion()
        Poly(x**2 + 2*x + 1, x, domain='ZZ')
        """
        return self._polynomial

    def coefficient(self, size: int) -> int:
        """The number of hands of ``size`` cards, read off the expansion.

        Refuses what ``hands`` refuses.
        """
        hands(size, edition=self.edition, slayers=self.slayers)
        # sympy's integers may be another library's; what leaves here is a plain int
        return int(self._polynomial.nth(size))

    def term(self, size: int) -> Term:
        r"""A coefficient that shows itself in a cell as [x^size] product = count.

        >>> shown = GeneratingFunction(Edition.small(values=2, copies=1, queens=0)).term(1)
        >>> shown.function, shown.count
        ('\\frac{\\left(1 - x^{2}\\right)^{2}}{\\left(1 - x\\right)^{2}}', 2)
        """
        return Term(f"x^{{{size}}}", self._latex(), self.coefficient(size))

    def _latex(self) -> str:
        import sympy

        return str(sympy.latex(self.product))

    def _repr_latex_(self) -> str:
        return rf"$\displaystyle {self._latex()}$"


def _multiplied(product: sympy.Expr) -> sympy.Poly:
    # sympy.expand takes thirteen seconds for base's product; polynomials multiply in milliseconds
    import sympy

    x = sympy.Symbol("x")
    whole = sympy.Poly(1, x)
    for factor, power in product.as_powers_dict().items():
        whole *= sympy.Poly(factor, x) ** int(power)
    return whole


def deals_term(seats: int, *, edition: Edition | str = "base") -> Term:
    r"""The distinct deals as a coefficient in one variable for each seat.

    The function has a factor for each card: its copies are shared out among the seats, and some may
    be left over. It is shown, not multiplied out, having far too many terms; the count is that of
    ``deals``.

    >>> deals_term(3, edition=Edition.small(values=2, copies=2, queens=1, hand=1)).power
    'x_{1}^{1} \\cdots x_{3}^{1}'
    """
    edition = as_edition(edition)
    count = deals(seats, edition=edition)
    size = edition.hand_size(seats)
    shares = {edition.copies: edition.values}
    if edition.queens:
        shares[edition.queens] = shares.get(edition.queens, 0) + 1
    factors = " ".join(_shared(seats, copies, times) for copies, times in shares.items())
    return Term(rf"x_{{1}}^{{{size}}} \cdots x_{{{seats}}}^{{{size}}}", factors, count)


def _shared(seats: int, copies: int, times: int) -> str:
    exponents = " + ".join((r"a_{1}", r"\cdots", f"a_{{{seats}}}"))
    powers = rf"x_{{1}}^{{a_{{1}}}} \cdots x_{{{seats}}}^{{a_{{{seats}}}}}"
    inside = rf"\left(\sum_{{{exponents} \le {copies}}} {powers}\right)"
    return inside if times == 1 else f"{inside}^{{{times}}}"
