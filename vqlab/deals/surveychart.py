"""A survey as a picture: who can force going out, and what each seat can be sure of.

Bars only, each with its number or on a labelled axis, so that colour is never alone. The picture
brings its own paper, and so reads the same on light and dark pages.
"""

from __future__ import annotations

from fractions import Fraction
from html import escape
from io import StringIO
from typing import TYPE_CHECKING, Any

from vqlab.contract import LabError, Message, seat_letter
from vqlab.deals.weights import percent

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from vqlab.deals.surveyed import Survey

__all__ = ["figure", "svg"]

PAPER, INK = "#fffdf7", "#241a30"
BAR, OTHER = "#b25c80", "#8d84a0"
LOOK: dict[Any, Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "vqlab",
    "font.size": 9,
    "hatch.linewidth": 0.6,
}
"""Text stays text, and the same survey gives the same picture."""


def figure(survey: Survey) -> Figure:
    """The picture as a matplotlib Figure, made without pyplot.

    Raises LabError where matplotlib is not installed.
    """
    try:
        from matplotlib import rc_context
        from matplotlib.figure import Figure
    except ImportError:
        raise LabError(Message("plots-missing")) from None

    seats = survey.dealing.seats
    with rc_context(LOOK):
        size = (9, 0.9 + 0.8 * seats) if survey.points else (5, 0.9 + 0.4 * seats)
        drawn = Figure(figsize=size, facecolor=PAPER, layout="constrained")
        if not survey.points:
            _who(drawn.subplots(), survey)
            return drawn
        halves: Any = drawn.subfigures(1, 2, width_ratios=(2, 3))
        for half in halves:
            half.set_facecolor(PAPER)
        left, right = halves
        _who(left.subplots(), survey)
        panels = right.subplots(seats, 1, sharex=True, sharey=True, squeeze=False)[:, 0]
        for seat, panel in enumerate(panels):
            _points(panel, survey, seat)
        right.suptitle(str(Message("survey-sure-title")), fontsize=10, color=INK)
        panels[-1].set_xlabel(str(Message("survey-points")), color=INK)
    return drawn


def svg(survey: Survey) -> str:
    """The picture as one self-contained SVG text that says what it shows.

    Raises LabError where matplotlib is not installed.
    """
    drawn = figure(survey)
    from matplotlib import rc_context

    text = StringIO()
    with rc_context(LOOK):
        drawn.savefig(text, format="svg", metadata={"Date": None})
    told = escape(str(Message("survey-alt", said=survey.message)))
    fits = f'<svg role="img" aria-label="{told}" style="max-width:100%;height:auto" '
    return fits + text.getvalue().partition("<svg ")[2]


def _who(axes: Any, survey: Survey) -> None:
    """A bar for each seat and one for nobody; what is undecided hatched behind it."""
    seats = list(range(survey.dealing.seats))
    names = [*map(seat_letter, seats), str(Message("survey-nobody"))]
    bounds = [*survey.goes_out_bounds, survey.nobody_bounds]
    spans = [*survey.intervals, survey.nobody_interval]
    for row, ((low, high), (least, most)) in enumerate(zip(bounds, spans, strict=True)):
        colour = BAR if row < len(seats) else OTHER
        axes.barh(row, 100 * float(low), color=colour, height=0.62)
        end, said = high, f"{percent(low)} %"
        if low < high:
            gap = {"left": 100 * float(low), "height": 0.62, "hatch": "////", "edgecolor": OTHER}
            axes.barh(row, 100 * float(high - low), color=PAPER, **gap)
            said = str(Message("survey-open"))
        if survey.sampled:
            middle = 50 * float(low + high)
            reach = [[middle - 100 * least], [100 * most - middle]]
            axes.errorbar(middle, row, xerr=reach, color=INK, capsize=3, linewidth=1)
            end = Fraction(most)
        axes.text(100 * float(end) + 2, row, said, va="center", color=INK)
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_xlim(0, 125)
    axes.set_xticks(range(0, 101, 25))
    axes.set_xlabel(str(Message("survey-frequency")), color=INK)
    axes.set_title(str(Message("survey-can-go-out")), fontsize=10, color=INK)
    _plain(axes)


def _points(axes: Any, survey: Survey, seat: int) -> None:
    """How often a seat can be sure of how many points, and the mean of that."""
    chances = survey.guarantees[seat]
    if chances is not None:
        heights = [float(100 * chance * survey.decided(seat)) for chance in chances.values()]
        axes.bar(list(chances), heights, color=BAR, width=0.8)
    mean, decided = survey.means[seat], survey.decided(seat)
    if mean is not None:
        axes.axvline(float(mean), color=INK, linewidth=1, linestyle="--")
        _say(axes, f"{Message('survey-average')} {float(mean):.1f}", float(mean))
    elif decided < 1:
        _say(axes, str(Message("survey-decided", percent=percent(decided))), 0)
    axes.set_ylabel(seat_letter(seat), rotation=0, va="center", labelpad=10, color=INK)
    _plain(axes)


def _say(axes: Any, said: str, points: float) -> None:
    where: dict[str, Any] = {"xycoords": ("data", "axes fraction"), "textcoords": "offset points"}
    axes.annotate(said, (points, 1), (4, 0), va="top", color=INK, **where)


def _plain(axes: Any) -> None:
    axes.set_facecolor(PAPER)
    axes.tick_params(colors=INK)
    for side, spine in axes.spines.items():
        spine.set_visible(side in ("left", "bottom"))
        spine.set_color(INK)
