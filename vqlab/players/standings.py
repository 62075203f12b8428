"""The standings of a tournament: a table to print, data, and a picture in a notebook.

ratings → best first → rows of text, sentences, JSON, SVG.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import escape
from importlib.util import find_spec
from typing import Any

from vqlab.contract import Message
from vqlab.players.ratings import Estimate, Pair, Rated, Rating
from vqlab.words import written

__all__ = ["Standings"]


@dataclass(frozen=True)
class Standings:
    """How bots fared against each other, the best first; equal ones in the order they were named.

    A notebook shows a table and a picture; ``str`` says it in text.

    >>> from vqlab import players
    >>> standings = players.tournament(["random", "cautious"], seats=3, games=6)
    >>> standings["cautious"].phases, standings.difference("cautious", "random").mean < 0
    (9, True)
    """

    bots: tuple[str, ...]
    """In the order they were named."""
    seats: int
    seed: int
    phases: int
    """Of each game."""
    edition: str
    asked: int
    """Games that were asked for."""
    games: int
    """Games that were played: whole rounds of deals and seats."""
    deals: int
    repeats: bool
    """Whether the seed alone decides: no bot thinks by the clock."""
    ratings: tuple[Rating, ...]
    pairs: tuple[Pair, ...]
    """Every two that met, the better first."""

    @classmethod
    def of(
        cls,
        about: Mapping[str, Any],
        rated: Rated,
        *,
        asked: int,
        games: int,
        deals: int,
        repeats: bool,
    ) -> Standings:
        """Standings from ratings by number of the bot, and what the tournament was."""
        names = tuple(about["bots"])
        order = sorted(range(len(names)), key=lambda bot: rated.ratings[bot][1].mean)
        pairs = []
        for at, one in enumerate(order):
            for two in order[at + 1 :]:
                found = rated.differences.get((min(one, two), max(one, two)))
                if found is not None:
                    pairs.append(Pair(names[one], names[two], found if one < two else -found))
        ratings = tuple(Rating(names[bot], *rated.ratings[bot]) for bot in order)
        return cls(
            **{**about, "bots": names},
            asked=asked,
            games=games,
            deals=deals,
            repeats=repeats,
            ratings=ratings,
            pairs=tuple(pairs),
        )

    def __iter__(self) -> Iterator[Rating]:
        return iter(self.ratings)

    def __len__(self) -> int:
        return len(self.ratings)

    def __getitem__(self, bot: str) -> Rating:
        found = next((rating for rating in self.ratings if rating.bot == bot), None)
        if found is None:
            raise KeyError(bot)
        return found

    def difference(self, first: str, second: str) -> Estimate:
        """Penalty points per phase of one bot less those of another, over deals that both played.

        Raises KeyError for two that did not meet.
        """
        for pair in self.pairs:
            if (pair.first, pair.second) == (first, second):
                return pair.difference
            if (pair.second, pair.first) == (first, second):
                return -pair.difference
        raise KeyError((first, second))

    @property
    def message(self) -> Message:
        """What was played."""
        params = {"games": self.games, "deals": self.deals, "phases": self.phases}
        place = {"seats": self.seats, "edition": self.edition, "seed": str(self.seed)}
        return Message("standings-played", **params, **place)

    @property
    def claims(self) -> tuple[Message, ...]:
        """What can be said of every two bots that met, and of the whole."""
        said = [_claim(pair) for pair in self.pairs]
        if self.games != self.asked:
            said.append(Message("standings-rounded", asked=self.asked, games=self.games))
        if not self.repeats:
            said.append(Message("standings-clock"))
        return tuple(said)

    @property
    def heads(self) -> tuple[str, ...]:
        """The heads of the columns of ``rows``."""
        names = ("place", "bot", "points", "interval", "versus", "interval", "won", "phases")
        return tuple(str(Message(f"standings-head-{name}")) for name in names)

    @property
    def rows(self) -> tuple[tuple[str, ...], ...]:
        """The table as text, a row for each bot."""
        return tuple(
            (
                str(place),
                rating.bot,
                written(f"{float(rating.points.mean):.2f}"),
                _between(rating.points, ".2f"),
                written(f"{float(rating.versus.mean):+.2f}"),
                _between(rating.versus, "+.2f"),
                written(f"{float(100 * rating.share):.1f} %"),
                written(f"{rating.phases:,}"),
            )
            for place, rating in enumerate(self.ratings, 1)
        )

    def to_json(self) -> dict[str, Any]:
        """All of it as plain data; means are exact, as text, beside their decimals."""
        return {
            "bots": list(self.bots),
            "seats": self.seats,
            "seed": self.seed,
            "phases": self.phases,
            "edition": self.edition,
            "games": self.games,
            "deals": self.deals,
            "repeats": self.repeats,
            "ratings": [
                {
                    "bot": rating.bot,
                    "phases": rating.phases,
                    "points": _estimated(rating.points),
                    "versus": _estimated(rating.versus),
                    "won": str(rating.won),
                    "share": float(rating.share),
                }
                for rating in self.ratings
            ],
            "pairs": [
                {
                    "first": pair.first,
                    "second": pair.second,
                    "difference": _estimated(pair.difference),
                }
                for pair in self.pairs
            ],
        }

    def svg(self) -> str:
        """The picture: each bot with its interval. Raises LabError where matplotlib is missing.

        >>> from vqlab import players
        >>> players.tournament(["random", "cautious"], seats=3, games=6).svg()[:4]
        '<svg'
        """
        from vqlab.players.standingschart import svg

        return svg(self)

    def __str__(self) -> str:
        lines = [self.heads, *self.rows]
        wide = [max(map(len, column)) for column in zip(*lines, strict=True)]
        table = []
        for line in lines:
            cells = zip(line, wide, strict=True)
            table.append(
                "  ".join(c.ljust(w) if at == 1 else c.rjust(w) for at, (c, w) in enumerate(cells))
            )
        return "\n".join([str(self.message), *table, *map(str, self.claims)])

    def _repr_html_(self) -> str:
        """A table, what it says, and a picture where there is matplotlib."""

        def row(cells: tuple[str, ...], tag: str) -> str:
            return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"

        body = "".join(row(cells, "td") for cells in self.rows)
        claims = "".join(f"<p>{escape(str(claim))}</p>" for claim in self.claims)
        picture = (
            f"<figure style='margin:0'>{self.svg()}</figure>" if find_spec("matplotlib") else ""
        )
        return (
            f"<table><caption>{escape(str(self.message))}</caption>"
            f"<thead>{row(self.heads, 'th')}</thead><tbody>{body}</tbody></table>{claims}{picture}"
        )


def _claim(pair: Pair) -> Message:
    names = {"first": pair.first, "second": pair.second}
    if pair.difference.interval is None:
        return Message("standings-one-deal", **names)
    low, high = pair.difference.interval
    if not pair.difference.sign:
        bounds = {"low": f"{low:+.2f}", "high": f"{high:+.2f}"}
        return Message("standings-open", **names, **bounds)
    better, worse = (-high, -low) if pair.difference.sign < 0 else (low, high)
    if pair.difference.sign > 0:
        names = {"first": pair.second, "second": pair.first}
    bounds = {"low": f"{better:.2f}", "high": f"{worse:.2f}"}
    points = f"{float(abs(pair.difference.mean)):.2f}"
    return Message("standings-better", points=points, **names, **bounds)


def _between(estimate: Estimate, form: str) -> str:
    if estimate.interval is None:
        return "–"
    low, high = estimate.interval
    return str(Message("standings-between", low=format(low, form), high=format(high, form)))


def _estimated(estimate: Estimate) -> dict[str, Any]:
    interval = estimate.interval
    return {
        "exact": str(estimate.mean),
        "mean": float(estimate.mean),
        "interval": None if interval is None else list(interval),
        "deals": estimate.blocks,
    }
