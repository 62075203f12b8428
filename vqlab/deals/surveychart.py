"""A survey as a picture: who can force going out, and what each seat can be sure of.

Bars only, each with its number or on a labelled axis, so that colour is never alone; what is
undecided is a hollow bar.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from vqlab.contract import Message, seat_letter
from vqlab.deals.paper import EDGE, FIRST, INK, SECOND, SOFT, bare, drawn
from vqlab.deals.weights import percent

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from vqlab.deals.surveyed import Survey

__all__ = ["svg"]


def svg(survey: Survey) -> str:
    """The picture as one self-contained SVG text that says what it shows.

    Raises LabError where matplotlib is not installed.
    """
    seats = survey.dealing.seats
    size = (8.6, 1.1 + 0.8 * seats) if survey.points else (5.6, 1.1 + 0.4 * seats)

    def draw(figure: Figure) -> None:
        if not survey.points:
            _who(figure.subplots(), survey)
            return
        halves: Any = figure.subfigures(1, 2, width_ratios=(2, 3))
        for half in halves:
            half.patch.set_visible(False)
        left, right = halves
        _who(left.subplots(), survey)
        panels = right.subplots(seats, 1, sharex=True, sharey=True, squeeze=False)[:, 0]
        for seat, panel in enumerate(panels):
            _points(panel, survey, seat)
        right.suptitle(str(Message("survey-sure-title")), fontsize=10)
        panels[-1].set_xlabel(str(Message("survey-points")))

    title = str(Message("survey-can-go-out"))
    return drawn(size, draw, title, str(Message("survey-alt", said=survey.message)))


def _who(axes: Any, survey: Survey) -> None:
    """A bar for each seat and one for nobody; what is undecided hollow behind it."""
    seats = list(range(survey.dealing.seats))
    names = [*map(seat_letter, seats), str(Message("survey-nobody"))]
    bounds = [*survey.goes_out_bounds, survey.nobody_bounds]
    spans = [*survey.intervals, survey.nobody_interval]
    for row, ((low, high), (least, most)) in enumerate(zip(bounds, spans, strict=True)):
        colour = FIRST if row < len(seats) else SOFT
        axes.barh(row, 100 * float(low), color=colour, height=0.62)
        end, said = high, f"{percent(low)} %"
        if low < high:
            gap: dict[str, Any] = {"facecolor": "none", "edgecolor": SECOND, "linewidth": 1.2}
            axes.barh(row, 100 * float(high - low), 0.62, 100 * float(low), **gap)
            said = str(Message("survey-open"))
        if survey.sampled:
            middle = 50 * float(low + high)
            reach = [[middle - 100 * least], [100 * most - middle]]
            axes.errorbar(middle, row, xerr=reach, color=INK, linewidth=1.2)
            end = Fraction(most)
        axes.text(100 * float(end) + 2, row, said, va="center")
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_xlim(0, 125)
    axes.set_xticks(range(0, 101, 25))
    axes.set_xlabel(str(Message("survey-frequency")))
    axes.set_title(str(Message("survey-can-go-out")), fontsize=10)
    axes.grid(axis="x", color=EDGE, linewidth=0.8)
    bare(axes)


def _points(axes: Any, survey: Survey, seat: int) -> None:
    """How often a seat can be sure of how many points, and the mean of that."""
    chances = survey.guarantees[seat]
    if chances is not None:
        heights = [float(100 * chance * survey.decided(seat)) for chance in chances.values()]
        axes.bar(list(chances), heights, color=FIRST, width=0.8)
    mean, decided = survey.means[seat], survey.decided(seat)
    if mean is not None:
        axes.axvline(float(mean), color=INK, linewidth=1, linestyle="--")
        _say(axes, f"{Message('survey-average')} {float(mean):.1f}", float(mean))
    elif decided < 1:
        _say(axes, str(Message("survey-decided", percent=percent(decided))), 0)
    axes.set_ylabel(seat_letter(seat), rotation=0, va="center", labelpad=10)
    axes.grid(axis="y", color=EDGE, linewidth=0.8)
    bare(axes)


def _say(axes: Any, said: str, points: float) -> None:
    where: dict[str, Any] = {"xycoords": ("data", "axes fraction"), "textcoords": "offset points"}
    axes.annotate(said, (points, 1), (4, 0), va="top", color=INK, **where)
