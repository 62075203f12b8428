"""Distributions drawn by matplotlib as SVG: numbers along a line, other values as a list.

The picture has its own ground, light or dark as the reader's system is, and light in print; texts
stay texts.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from html import escape
from itertools import pairwise
from textwrap import fill
from typing import TYPE_CHECKING, Any

from vqlab.contract import LabError, Message
from vqlab.contract.reading import as_read
from vqlab.deals.bars import (
    ROWS,
    captioned,
    compared_text,
    figure,
    left_out,
    likeliest,
    spoken,
    text,
)
from vqlab.deals.comparison import Comparison
from vqlab.deals.distribution import Distribution
from vqlab.deals.paper import EDGE, FIRST, INK, SECOND, bare, drawn, need_matplotlib
from vqlab.words import say

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

__all__ = ["Plot"]

NONE = Fraction(0)
MOST = 1000
"""Numbers that can be told apart in a picture, at most."""
LETTERS = 28
"""Letters of a value beside its bar, at most."""
WIDTH, HEIGHT = 5.6, 3.4
"""Inches, of 72 units of the picture."""


@dataclass(frozen=True)
class Plot:
    """A picture of a distribution, or of two; a notebook shows it, ``svg`` gives it for slides.

    Where matplotlib is missing, a notebook says so in a line and shows the table of the same
    numbers. Raises LabError where there are too many numbers to be seen.

    >>> from vqlab.deals import Distribution
    >>> plot = Distribution({0: 1, 1: 1}, title="A coin").plot()
    >>> "A coin" in plot.svg()
    True
    """

    first: Distribution
    second: Distribution | None = None

    def __post_init__(self) -> None:
        for one in (self.first, self.second or self.first):
            if not isinstance(one, Distribution):
                raise LabError(Message("dist-other", read=as_read(one, 40)))
        if _is_line(self.values) and len(self.values) > MOST:
            raise LabError(Message("dist-large", most=MOST, n=len(self.values)))

    @property
    def values(self) -> tuple[Any, ...]:
        """Every value that is drawn, in order."""
        if self.second is None:
            return tuple(self.first)
        return Comparison(self.first, self.second).values

    def svg(self, *, language: str = "") -> str:
        """The picture as one self-contained SVG text, always the same for the same distributions.

        Raises LabError where matplotlib is missing.

        >>> from vqlab.deals import Distribution
        >>> Distribution({0: 1, 1: 1}).plot().svg()[:4]
        '<svg'
        """
        need_matplotlib()
        return _drawn(self, language, _told(self, language))

    def _repr_svg_(self) -> str | None:
        return self.svg() if self._lacks is None else None

    @property
    def _lacks(self) -> LabError | None:
        """What is missing to draw it, as a sentence."""
        try:
            need_matplotlib()
        except LabError as error:
            return error
        return None

    def _repr_html_(self) -> str:
        """The same within the page, where it has a name and knows the page's theme."""
        if self._lacks is not None:
            first, second = self.first, self.second
            table = first if second is None else Comparison(first, second)
            return f"<p>{escape(say(self._lacks.message))}</p>{table._repr_html_()}"
        return f"<figure style='margin:0'>{self.svg()}</figure>"

    def __str__(self) -> str:
        return _told(self, "")


def _told(plot: Plot, language: str) -> str:
    """What the picture shows, as text."""
    if plot.second is None:
        return text(plot.first, language)
    return compared_text(Comparison(plot.first, plot.second), language)


def _is_line(values: tuple[Any, ...]) -> bool:
    """Whether values are numbers with a place on a line."""
    if any(isinstance(value, bool) for value in values):
        return False
    try:
        return Distribution(dict.fromkeys(values, 1)).is_numeric and bool([*map(float, values)])
    except OverflowError:
        return False


# equal distributions may have other titles, which are part of what is told
@lru_cache(maxsize=32)
def _drawn(plot: Plot, language: str, told: str) -> str:
    line = _is_line(plot.values)
    rows = 0 if line else min(len(plot.values), ROWS)

    def draw(drawing: Figure) -> None:
        axes = drawing.add_subplot()
        bare(axes)
        (_line if line else _list)(axes, plot, language)
        _titled(drawing, axes, plot, language)

    size = (WIDTH, _height(rows, len(_both(plot))))
    return drawn(size, draw, _title(plot, language), told)


def _height(rows: int, bars: int) -> float:
    return 0.9 + 0.3 * bars + (0.25 + 0.05 * bars) * rows if rows else HEIGHT


def _title(plot: Plot, language: str) -> str:
    if plot.second is not None:
        return spoken(Comparison(plot.first, plot.second).title, language)
    return captioned(plot.first, language)


def _line(axes: Axes, plot: Plot, language: str) -> None:
    """Numbers where they are on a line, and the mean of a single distribution."""
    places = [float(value) for value in plot.values]
    span = places[-1] - places[0]
    gap = min((b - a for a, b in pairwise(places)), default=1.0)
    width = max(0.8 * gap, span / 400)
    for at, one in enumerate(_both(plot)):
        shift = (at - 0.5) * width / 2 if plot.second else 0.0
        here = [float(value) + shift for value in one]
        heights = [float(p) for p in one.values()]
        axes.bar(here, heights, width / (2 if plot.second else 1), **_look(at))
    whole = all(place.is_integer() for place in places)
    if whole and span <= 20:
        axes.set_xticks(range(int(places[0]), int(places[-1]) + 1))
    else:
        axes.locator_params("x", nbins=8, integer=whole)
    axes.set_xlabel(spoken(plot.first.unit, language) or say(Message("dist-value"), language))
    axes.set_ylabel(say(Message("dist-probability"), language))
    axes.grid(axis="y", color=EDGE, linewidth=0.8)
    if plot.second is None:
        mean = float(plot.first.mean)
        axes.axvline(mean, color=INK, linestyle="--", linewidth=1.2)
        said = say(Message("dist-mean", mean=figure(plot.first.mean)), language)
        axes.text(mean, 1.02, said, transform=axes.get_xaxis_transform(), ha="center", size=9)


def _list(axes: Axes, plot: Plot, language: str) -> None:
    """Values one below the other, each with its bar."""
    kept = likeliest(plot.values, lambda value: max(one.get(value, NONE) for one in _both(plot)))
    height = 0.4 if plot.second else 0.7
    for at, one in enumerate(_both(plot)):
        shift = (at - 0.5) * height if plot.second else 0.0
        widths = {row + shift: float(one[value]) for row, value in enumerate(kept) if value in one}
        axes.barh([*widths], [*widths.values()], height, **_look(at))
    names = (spoken(value, language) for value in kept)
    labels = [name if len(name) <= LETTERS else name[: LETTERS - 1] + "…" for name in names]
    axes.set_yticks(range(len(kept)), labels)
    axes.set_ylim(len(kept) - 0.4, -0.6)
    notes = [say(note, language) for note in left_out(plot.values, kept, _both(plot))]
    axes.set_xlabel("\n".join([say(Message("dist-probability"), language), *notes]))
    axes.grid(axis="x", color=EDGE, linewidth=0.8)


def _both(plot: Plot) -> list[Distribution]:
    return [plot.first] if plot.second is None else [plot.first, plot.second]


def _look(at: int) -> dict[str, Any]:
    """The first is full, the second hollow: they differ by more than colour."""
    if at == 0:
        return {"color": FIRST, "linewidth": 0}
    return {"facecolor": "none", "edgecolor": SECOND, "linewidth": 1.5}


def _titled(figure: Figure, axes: Axes, plot: Plot, language: str) -> None:
    if plot.second is None:
        above = fill(spoken(plot.first.title, language), 52, max_lines=3, placeholder="…")
        axes.set_title(above, size=12, weight="bold", pad=20 if axes.lines else 8)
    else:
        from matplotlib.patches import Patch

        names = Comparison(plot.first, plot.second).names
        # matplotlib leaves out names that begin with an underscore
        shown = [" " + fill(spoken(name, language), 60, max_lines=2) for name in names]
        bars = [Patch(**_look(at)) for at in (0, 1)]
        figure.legend(bars, shown, loc="outside upper left", frameon=False)
