"""What a review answers: every play with its two losses, the worst first, totals by seat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from html import escape
from typing import Any

from vqlab.contract import Message, seat_letter
from vqlab.players.advised import named
from vqlab.players.estimates import Estimate
from vqlab.queen.phase import Phase
from vqlab.queen.play import Play
from vqlab.queen.position import Position

__all__ = ["PlayReview", "Review", "SeatReview"]

WORST = 3
"""Plays that a summary begins with."""


@dataclass(frozen=True)
class PlayReview:
    """One play, judged twice.

    ``lost``: least and most penalty points it gave away with all cards seen, by what could be
    guaranteed; ``best``: the plays that kept the guarantee, none where that is not settled;
    ``worth`` and ``fewest``: bounds of what it guaranteed, and of what the best play did.
    ``advised`` and ``behind``: what was advised on what the seat knew, and how many points more
    this play costs by the model; ``guarantee_behind``: how far its average guarantee lies behind,
    None unless over all deals.
    """

    phase: int
    index: int
    """0-based number of the play in its phase."""
    seat: int
    play: Play
    position: Position
    lost: tuple[int, int]
    best: tuple[Play, ...]
    worth: tuple[int, int]
    fewest: tuple[int, int]
    advised: tuple[Play, ...]
    behind: Estimate
    guarantee_behind: Fraction | None
    safe: bool
    safe_line: tuple[Play, ...] | None
    model: Message

    @property
    def settled(self) -> bool:
        """Whether the loss with all cards seen is known."""
        return self.lost[0] == self.lost[1]

    @property
    def blamed(self) -> bool:
        """Whether it was worse than another on what its seat knew, by all there is to judge it by.

        It is not where it was safe, where it cannot be told from the best by the model, or where
        no other play guarantees fewer points on average.
        """
        if self.safe:
            return False
        if self.safe_line is not None:
            return True
        return self.behind.low > 0 and self.guarantee_behind != 0

    @property
    def verdict(self) -> str:
        """One of fine, lucky, unlucky, mistake; open where the solver did not settle it."""
        if self.blamed:
            return "lucky" if self.lost == (0, 0) else "mistake"
        if self.settled:
            return "unlucky" if self.lost[0] else "fine"
        return "unlucky" if self.lost[0] else "open"

    @property
    def message(self) -> Message:
        """Both judgements."""
        return Message(
            "review-play",
            phase=self.phase,
            seat=seat_letter(self.seat),
            play=str(self.play),
            open=self.all_seen,
            blind=self.on_what_was_known,
        )

    @property
    def all_seen(self) -> Message:
        """What it cost with all cards seen."""
        play = str(self.play)
        if self.lost == (0, 0):
            return Message("review-open-none", play=play)
        if self.settled and self.best:
            params = {"best": named(self.best), "fewest": self.fewest[0], "points": self.worth[0]}
            return Message("review-open-lost", play=play, **params)
        low, high = self.lost
        if not low:
            return Message("review-open-unsettled", play=play)
        return Message("review-open-unknown", play=play, low=low, high=high)

    @property
    def on_what_was_known(self) -> Message:
        """What it cost on what its seat knew."""
        play = str(self.play)
        if self.safe:
            return Message("review-blind-sure", play=play)
        if self.safe_line is not None:
            return Message("review-blind-safe", line=", ".join(map(str, self.safe_line)))
        if self.behind.low <= 0:
            return Message("review-blind-fine", play=play, model=self.model)
        params = {"advised": named(self.advised), "behind": self.behind.points()}
        if self.blamed:
            return Message("review-blind-behind", model=self.model, **params)
        return Message("review-blind-either", play=play, model=self.model, **params)

    def __str__(self) -> str:
        return str(self.message)

    def to_json(self) -> dict[str, Any]:
        """Both judgements as plain data."""
        behind = self.guarantee_behind
        return {
            "phase": self.phase,
            "index": self.index,
            "seat": seat_letter(self.seat),
            "play": str(self.play),
            "position": str(self.position),
            "verdict": self.verdict,
            "open": {
                "lost": self.lost[0] if self.settled else None,
                "lower": self.lost[0],
                "upper": self.lost[1],
                "best": [str(play) for play in self.best],
            },
            "blind": {
                "advised": [str(play) for play in self.advised],
                "behind": self.behind.to_json(),
                "guarantee_behind": None if behind is None else str(behind),
                "blamed": self.blamed,
            },
            "said": str(self.message),
        }


@dataclass(frozen=True)
class SeatReview:
    """All judged plays of one seat: points lost with all cards seen, and behind on what it knew.

    ``open``: least and most points; ``blind``: points behind by the model over the blamed plays.
    """

    seat: int
    plays: int
    open: tuple[int, int]
    unsettled: int
    blamed: int
    blind: Fraction

    @property
    def message(self) -> Message:
        """The totals in a sentence."""
        low, high = self.open
        lost = (
            Message("just", text=str(low))
            if low == high
            else Message("review-between", low=low, high=high)
        )
        return Message(
            "review-seat",
            seat=seat_letter(self.seat),
            n=self.plays,
            lost=lost,
            blamed=self.blamed,
            blind=f"{float(self.blind):.1f}",
        )

    def to_json(self) -> dict[str, Any]:
        """The totals as plain data."""
        return {
            "seat": seat_letter(self.seat),
            "plays": self.plays,
            "open": {"lower": self.open[0], "upper": self.open[1], "unsettled": self.unsettled},
            "blind": {"blamed": self.blamed, "behind": round(float(self.blind), 6)},
        }


@dataclass(frozen=True)
class Review:
    """A record looked back upon.

    ``plays``: every play with a choice, in order; ``penalties``: of each phase that ended;
    ``better``: a phase that begins before the turning point and goes on with a better play, None
    where there is none.
    """

    seat: int | None
    seats: int
    penalties: tuple[tuple[int, ...], ...]
    model: Message
    plays: tuple[PlayReview, ...]
    better: Phase | None = None

    def with_better(self, better: Phase | None) -> Review:
        """The same review, with this to replay."""
        return replace(self, better=better)

    @property
    def worst(self) -> tuple[PlayReview, ...]:
        """The plays to learn from: mistakes on what was known first, then what the cards cost."""
        wrong = [each for each in self.plays if each.blamed or each.lost[0]]
        key = lambda each: (not each.blamed, -_behind(each) if each.blamed else 0, -each.lost[0])  # noqa: E731
        return tuple(sorted(wrong, key=key))

    @property
    def turning_point(self) -> PlayReview | None:
        """The worst play of all."""
        return self.worst[0] if self.worst else None

    @property
    def totals(self) -> tuple[SeatReview, ...]:
        """The totals of each seat that was looked at."""
        seats = range(self.seats) if self.seat is None else [self.seat]
        return tuple(self._total(seat) for seat in seats)

    def _total(self, seat: int) -> SeatReview:
        mine = [each for each in self.plays if each.seat == seat]
        blamed = [each for each in mine if each.blamed]
        return SeatReview(
            seat=seat,
            plays=len(mine),
            open=(sum(each.lost[0] for each in mine), sum(each.lost[1] for each in mine)),
            unsettled=sum(not each.settled for each in mine),
            blamed=len(blamed),
            blind=sum((_behind(each) for each in blamed), Fraction(0)),
        )

    @property
    def message(self) -> Message:
        """The worst play, or that there is none."""
        worst = self.turning_point
        if not self.plays:
            return Message("review-empty")
        return Message("review-clean") if worst is None else worst.message

    def __str__(self) -> str:
        return str(self.message)

    def _replay(self) -> Iterator[str]:
        if self.better is not None:
            yield str(Message("review-replay"))
            yield str(self.better.start)
            yield ", ".join(map(str, self.better.plays))

    def text(self) -> str:
        """The worst plays, the totals, every play in a line, and what to replay."""
        said = [str(each) for each in self.worst[:WORST]] or [str(self.message)]
        said += ["", *(str(each.message) for each in self.totals), ""]
        heads, *rows = [[str(cell) for cell in row] for row in self._table()]
        wide = [max(len(row[i]) for row in [heads, *rows]) for i in range(len(heads))]
        said += [
            "  ".join(cell.ljust(width) for cell, width in zip(row, wide, strict=True)).rstrip()
            for row in (heads, *rows)
        ]
        note = str(Message("review-note", model=self.model))
        return "\n".join([*said, "", note, *self._replay()])

    def _table(self) -> Iterator[list[Message | str]]:
        yield [
            Message("review-head-phase"),
            Message("solve-seat"),
            Message("solve-play"),
            Message("review-head-open"),
            Message("review-head-blind"),
            Message("advice-advised"),
            Message("review-head-verdict"),
        ]
        for each in self.plays:
            low, high = each.lost
            lost = str(low) if low == high else Message("review-between", low=low, high=high)
            yield [
                str(each.phase),
                seat_letter(each.seat),
                str(each.play),
                lost,
                each.behind.points(),
                ", ".join(map(str, each.advised)),
                _VERDICTS[each.verdict],
            ]

    def to_json(self) -> dict[str, Any]:
        """The review as plain data; it has no times in it."""
        better = self.better
        return {
            "seat": None if self.seat is None else seat_letter(self.seat),
            "penalties": [list(each) for each in self.penalties],
            "worst": [self.plays.index(each) for each in self.worst[:WORST]],
            "totals": [each.to_json() for each in self.totals],
            "plays": [each.to_json() for each in self.plays],
            "replay": None
            if better is None
            else {"position": str(better.start), "plays": [str(play) for play in better.plays]},
        }

    def _repr_html_(self) -> str:
        heads, *rows = self._table()
        head = "".join(f'<th scope="col">{escape(str(cell))}</th>' for cell in heads)
        body = "".join(
            "<tr>"
            + "".join(f'<td style="text-align:left">{escape(str(cell))}</td>' for cell in row)
            + "</tr>"
            for row in rows
        )
        first = [str(each) for each in self.worst[:WORST]] or [str(self.message)]
        said = "".join(f"<p><strong>{escape(line)}</strong></p>" for line in first)
        sums = "".join(f"<li>{escape(str(each.message))}</li>" for each in self.totals)
        table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
        note = f"<p>{escape(str(Message('review-note', model=self.model)))}</p>"
        end = "".join(f"<p>{escape(line)}</p>" for line in self._replay())
        return f'<div class="vqlab-review">{said}<ul>{sums}</ul>{table}{note}{end}</div>'


_VERDICTS = {
    "fine": Message("review-fine"),
    "lucky": Message("review-lucky"),
    "unlucky": Message("review-unlucky"),
    "mistake": Message("review-mistake"),
    "open": Message("review-open"),
}


def _behind(each: PlayReview) -> Fraction:
    """Points behind by the model, never fewer than none."""
    return max(Fraction(0), each.behind.value or Fraction(0))
