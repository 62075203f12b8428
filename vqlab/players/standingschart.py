"""Standings drawn: each bot's mean on the bar of its interval, the table's average at 0."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vqlab.contract import Message
from vqlab.deals.paper import EDGE, FIRST, INK, bare, drawn

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from vqlab.players.standings import Standings

__all__ = ["svg"]

LETTERS = 24
"""Letters of a name beside its bar, at most."""


def svg(standings: Standings) -> str:
    """The picture as one self-contained SVG text that says what it shows.

    Raises LabError where matplotlib is not installed.
    """

    def draw(figure: Figure) -> None:
        axes = figure.add_subplot()
        axes.axvline(0, color=INK, linewidth=1, linestyle="--")
        for row, rating in enumerate(standings.ratings):
            low, high = rating.versus.interval or (float(rating.versus.mean),) * 2
            axes.barh(row, high - low, 0.5, low, color=FIRST, alpha=0.45, linewidth=0)
            mean = float(rating.versus.mean)
            axes.plot([mean, mean], [row - 0.32, row + 0.32], color=FIRST, linewidth=3)
            at = axes.get_yaxis_transform()
            axes.text(1.02, row, f"{mean:+.2f}", transform=at, va="center", color=INK)
        names = [rating.bot for rating in standings.ratings]
        short = [name if len(name) <= LETTERS else name[: LETTERS - 1] + "…" for name in names]
        axes.set_yticks(range(len(short)), short)
        axes.set_ylim(len(short) - 0.5, -0.5)
        axes.margins(x=0.05)
        axes.set_xlabel(str(Message("standings-axis")))
        axes.set_title(str(Message("standings-title")), size=11, weight="bold")
        axes.grid(axis="x", color=EDGE, linewidth=0.8)
        bare(axes)

    size = (6.4, 1.3 + 0.42 * len(standings.ratings))
    return drawn(size, draw, str(Message("standings-title")), str(standings))
