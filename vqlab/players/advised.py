"""What the advisor answers: figures of every legal play, the advice, and what explains it.

Each figure says what it is: over all deals or over some, with all cards seen or by a model.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Any

from vqlab.contract import Message, joined, seat_letter
from vqlab.players.estimates import Estimate
from vqlab.queen.play import Play
from vqlab.queen.view import View

__all__ = ["Advice", "PlayAdvice", "named"]

FIGURES = ("goes_out", "guarantee_average", "expected", "behind")


@dataclass(frozen=True)
class PlayAdvice:
    """The figures of one legal play.

    ``goes_out``: the share of deals in which, with all cards seen, the seat can be sure of 0
    penalty points after it; ``safe``: plays with which it surely goes out in every consistent deal,
    None where that is not proved; ``guarantee_average``: the average over deals of what the seat
    could guarantee with all cards seen; ``expected``: penalty points by the model; ``behind``: how
    many more than by the best play, compared deal by deal.
    """

    play: Play
    goes_out: Estimate
    safe: tuple[Play, ...] | None
    guarantee_average: Estimate
    expected: Estimate
    behind: Estimate

    def to_json(self) -> dict[str, Any]:
        """The figures as plain data."""
        return {
            "play": str(self.play),
            "safe": None if self.safe is None else [str(play) for play in self.safe],
            **{name: getattr(self, name).to_json() for name in FIGURES},
        }


@dataclass(frozen=True)
class Advice:
    """Advice for the seat of a view, from what it sees and nothing else.

    ``deals``: how many deals the figures with all cards seen are over, all that fit (``complete``)
    or drawn by lot; ``model_deals`` and ``model_complete``: the same for the model's;
    ``advised``: the plays to make; ``close``: those that so many deals do not tell apart from it;
    ``reason``: why, in one sentence; ``explained``: why figures disagree, where they do.
    """

    view: View
    inference: str
    model: Message
    model_name: str
    deals: int
    complete: bool
    model_deals: int
    model_complete: bool
    plays: tuple[PlayAdvice, ...]
    advised: tuple[Play, ...]
    close: tuple[Play, ...]
    reason: Message
    explained: tuple[Message, ...] = field(default=())

    def __getitem__(self, play: Play | str) -> PlayAdvice:
        """The figures of one legal play. Raises KeyError for another."""
        found = next((each for each in self.plays if str(each.play) == str(play)), None)
        if found is None:
            raise KeyError(str(play))
        return found

    @property
    def message(self) -> Message:
        """The advice in one sentence."""
        return self.reason

    @property
    def notes(self) -> Iterator[Message]:
        """What has to be known to read the figures."""
        seat = seat_letter(self.view.seat)
        weighed = self.inference if self.inference != "cards only" else None
        yield Message("advice-over" if self.complete else "advice-some", n=self.deals)
        if weighed is not None:
            yield Message("advice-weighed", name=weighed)
        yield Message("advice-note-out", seat=seat)
        yield Message("advice-note-safe")
        yield Message("advice-note-guarantee", seat=seat)
        key = "advice-note-model" if self.model_complete else "advice-note-model-some"
        yield Message(key, model=self.model, n=self.model_deals)
        if self.close:
            yield Message("advice-note-behind")
        undecided = sum(
            max(each.goes_out.undecided, each.guarantee_average.undecided) for each in self.plays
        )
        if undecided:
            yield Message("advice-undecided", n=undecided)

    def __str__(self) -> str:
        return str(self.message)

    def text(self) -> str:
        """The advice, a table of all plays and what explains it, for a terminal."""
        heads, *rows = [[str(cell) for cell in row] for row in self._table()]
        wide = [max(len(row[i]) for row in [heads, *rows]) for i in range(len(heads))]
        lines = [
            "  ".join(cell.ljust(width) for cell, width in zip(row, wide, strict=True)).rstrip()
            for row in (heads, *rows)
        ]
        said = [str(self.reason), *map(str, self.explained)]
        return "\n".join([*said, "", *lines, "", *map(str, self.notes)])

    def _table(self) -> Iterator[list[Message | str]]:
        yield [
            Message("solve-play"),
            Message("advice-head-out"),
            Message("advice-head-safe"),
            Message("advice-head-guarantee"),
            Message("advice-head-expected"),
            Message("advice-head-mark"),
        ]
        for each in self.plays:
            yield [
                str(each.play),
                each.goes_out.percent(),
                Message("advice-not-proved")
                if each.safe is None
                else Message("advice-proved", line=", ".join(map(str, each.safe))),
                each.guarantee_average.points(),
                each.expected.points(),
                self._mark(each.play),
            ]

    def _mark(self, play: Play) -> Message | str:
        if play in self.advised:
            return Message("advice-advised")
        return Message("advice-close") if play in self.close else ""

    def to_json(self) -> dict[str, Any]:
        """The advice as plain data (schema ``advice.json``); it has no times in it."""
        return {
            "seat": seat_letter(self.view.seat),
            "advised": [str(play) for play in self.advised],
            "close": [str(play) for play in self.close],
            "reason": str(self.reason),
            "explained": [str(each) for each in self.explained],
            "deals": {"number": self.deals, "all": self.complete, "inference": self.inference},
            "model": {
                "name": self.model_name,
                "deals": self.model_deals,
                "all": self.model_complete,
            },
            "plays": [each.to_json() for each in self.plays],
        }

    def _repr_html_(self) -> str:
        heads, *rows = self._table()
        head = "".join(f'<th scope="col">{escape(str(cell))}</th>' for cell in heads)
        most = max((float(each.expected.high) for each in self.plays), default=0.0)
        body = []
        for each, (play, out, safe, sure, expected, mark) in zip(self.plays, rows, strict=True):
            shares = [1, None, most, most]
            figures = [each.goes_out, None, each.guarantee_average, each.expected]
            cells = "".join(
                f'<td style="text-align:left">{escape(str(cell))}{_bar(figure, whole)}</td>'
                for cell, figure, whole in zip(
                    (out, safe, sure, expected), figures, shares, strict=True
                )
            )
            said = escape(str(mark))
            body.append(f'<tr><th scope="row">{escape(str(play))}</th>{cells}<td>{said}</td></tr>')
        first = f"<p><strong>{escape(str(self.reason))}</strong></p>"
        more = "".join(f"<p>{escape(str(each))}</p>" for each in self.explained)
        notes = "".join(f"<li>{escape(str(each))}</li>" for each in self.notes)
        table = f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(body)}</tbody></table>"
        return f'<div class="vqlab-advice">{first}{more}{table}<ul>{notes}</ul></div>'


def _bar(figure: Estimate | None, whole: float | None) -> str:
    """A bar as long as the figure is large; what it shows stands beside it in words."""
    if figure is None or not whole:
        return ""
    low, high = (max(0.0, min(1.0, float(end) / whole)) for end in (figure.low, figure.high))
    solid, open_ = f"{low * 100:.1f}%", f"{(high - low) * 100:.1f}%"
    return (
        '<div aria-hidden="true" '
        'style="display:flex;width:8em;height:0.4em;border:1px solid #767676">'
        f'<div style="width:{solid};background:#3b6ea5"></div>'
        f'<div style="width:{open_};background:repeating-linear-gradient(45deg,#3b6ea5 0 2px,'
        'transparent 2px 4px)"></div></div>'
    )


def named(plays: Sequence[Play]) -> Message:
    """Plays as part of a sentence."""
    return joined([str(play) for play in plays])
