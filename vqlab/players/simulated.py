"""Two questions of The Vampires, answered by games that bots play: plain data, and a table of it.

bots + seeds → games → counts, each with an exact 95 % interval → lines of text.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import median

from vqlab.contract import LabError, Message
from vqlab.contract.numbers import is_whole
from vqlab.deals.interval import interval
from vqlab.players.bot import Player, player
from vqlab.players.table import play_phase
from vqlab.vampires.edition import Edition, as_edition
from vqlab.vampires.game import Game
from vqlab.words import written

__all__ = ["FirstSeat", "FourthCard", "first_seat", "fourth_card", "games"]

MOST_GAMES = 100_000
MOST_TURNS = 2_000
"""A game that is not over by then is stopped; twenty times a usual one."""
Bots = str | Player | Sequence[str | Player]


@dataclass(frozen=True)
class FourthCard:
    """How many turns tables wait for the fourth card around a vampire, once the third lies there.

    ``waits``: turns from the third card to the fourth -> how often; the very next turn counts 1.
    ``cleared``: how often a bite took the cards first; ``open``: how often the game was over first.
    """

    seats: int
    games: int
    seed: int
    waits: dict[int, int]
    cleared: int
    open: int

    @property
    def filled(self) -> int:
        """How often the fourth card came."""
        return sum(self.waits.values())

    @property
    def third_cards(self) -> int:
        """How often a third card came to lie around a vampire."""
        return self.filled + self.cleared + self.open

    @property
    def median(self) -> float | None:
        """Turns in the middle of all waits that ended with a fourth card; None without any."""
        waits = [turns for turns, count in self.waits.items() for _ in range(count)]
        return float(median(waits)) if waits else None

    def within(self, turns: int) -> tuple[float, float, float]:
        """The share of third cards that a fourth followed within so many turns, and its interval.

        Waits of one game are not independent of each other, so that the interval is rather too
        narrow.
        """
        found = sum(count for waited, count in self.waits.items() if waited <= turns)
        low, high = interval(found, self.third_cards)
        return (found / self.third_cards if self.third_cards else 0.0), low, high

    def table(self) -> str:
        """The share within one turn, two turns, a lap, two laps and three, with intervals."""
        bounds = sorted({1, 2, self.seats, 2 * self.seats, 3 * self.seats})
        heads = ("within", "share", "interval")
        rows = [(str(turns), *_shared(*self.within(turns))) for turns in bounds]
        return _lines([_said(heads), *rows])


@dataclass(frozen=True)
class FirstSeat:
    """How often each seat won, counted from the one that began: place 0 is the first seat.

    ``unfinished``: games stopped before anybody had won.
    """

    seats: int
    games: int
    seed: int
    wins: tuple[int, ...]
    unfinished: int

    @property
    def fair(self) -> float:
        """The share that each seat would have if it made no difference who begins."""
        return 1 / self.seats

    def share(self, place: int = 0) -> tuple[float, float, float]:
        """The share of games that a place won, and its exact 95 % interval."""
        low, high = interval(self.wins[place], self.games)
        return self.wins[place] / self.games, low, high

    @property
    def is_clear(self) -> bool:
        """Whether the first seat's interval leaves the fair share out."""
        _, low, high = self.share()
        return not low <= self.fair <= high

    def table(self) -> str:
        """A line for each place, from the seat that began."""
        heads = _said(("place", "wins", "share", "interval"))
        rows = [
            (str(place + 1), str(wins), *_shared(*self.share(place)))
            for place, wins in enumerate(self.wins)
        ]
        return _lines([heads, *rows]) + f"\n{Message('simulated-fair', share=_percent(self.fair))}"


def _percent(share: float) -> str:
    return written(f"{100 * share:.1f} %")


def _shared(share: float, low: float, high: float) -> tuple[str, str]:
    ends = {"low": _percent(low), "high": _percent(high)}
    return _percent(share), str(Message("standings-between", **ends))


def _said(heads: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(str(Message(f"simulated-{head}")) for head in heads)


def _lines(rows: Sequence[tuple[str, ...]]) -> str:
    """Rows as lines, each column as wide as it has to be and set to the right."""
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(cell.rjust(width) for cell, width in zip(row, wide, strict=True)) for row in rows
    )


def games(
    number: int,
    seats: int = 4,
    bots: Bots = "greedy",
    seed: int = 1,
    edition: Edition | str = Edition.STANDARD,
) -> Iterator[Game]:
    """So many games, each from a seed of its own; ``bots``: one for all seats, or one each.

    Bots that are not alike move on by one seat from game to game, so that each sits everywhere.
    Raises LabError for a number of games, of seats or of bots that cannot be.
    """
    edition = as_edition(edition)
    edition.check_seats(seats)
    if not is_whole(number, 1, MOST_GAMES):
        raise LabError(Message("simulated-games", most=f"{MOST_GAMES:,}"))
    named = [bots] * seats if isinstance(bots, str | Player) else list(bots)
    if len(named) != seats:
        raise LabError(Message("table-players", read=len(named), seats=seats))
    seated = [player(bot, game="vampires") for bot in named]
    for at in range(number):
        turned = at % seats
        dealt = Game.deal(seats, f"{seed} game {at}", edition)
        line_up = seated[turned:] + seated[:turned]
        yield play_phase(dealt, line_up, f"{seed} game {at}", most=MOST_TURNS)


def first_seat(
    number: int = 1_000,
    seats: int = 4,
    bots: Bots = "greedy",
    seed: int = 1,
    edition: Edition | str = Edition.STANDARD,
) -> FirstSeat:
    """Whether the seat that begins wins more than its share, over so many games.

    Raises LabError as ``games`` does.

    >>> found = first_seat(20, seats=2, bots="random")
    >>> sum(found.wins) + found.unfinished
    20
    """
    wins, unfinished = [0] * seats, 0
    for game in games(number, seats, bots, seed, edition):
        if game.winner is None:
            unfinished += 1
        else:
            wins[(game.winner - game.start.table.to_act) % seats] += 1
    return FirstSeat(seats, number, seed, tuple(wins), unfinished)


def fourth_card(
    number: int = 200,
    seats: int = 4,
    bots: Bots = "greedy",
    seed: int = 1,
    edition: Edition | str = Edition.STANDARD,
) -> FourthCard:
    """How long tables wait for the fourth card of a cross, over so many games.

    Raises LabError as ``games`` does.

    >>> found = fourth_card(5, seats=3)
    >>> found.third_cards == found.filled + found.cleared + found.open > 0
    True
    """
    waits: Counter[int] = Counter()
    ended: Counter[str] = Counter()
    for game in games(number, seats, bots, seed, edition):
        for turns, how in waits_in(game):
            if how == "filled":
                waits[turns] += 1
            else:
                ended[how] += 1
    return FourthCard(
        seats, number, seed, dict(sorted(waits.items())), ended["cleared"], ended["open"]
    )


def waits_in(game: Game) -> Iterator[tuple[int, str]]:
    """Each wait for a fourth card in a game: how many turns, and whether it was ``filled``,
    ``cleared`` by a bite, or still ``open`` at the end.

    >>> start = "vampires: GYBR RYGB | GYRB ; R4(BYRG - - YRBG)"
    >>> list(waits_in(Game(start, ["RYGB@1S"])))
    [(0, 'open')]
    """
    since: list[int | None] = [0 if len(cross.cards) == 3 else None for cross in game.start.crosses]
    positions = zip(game.plays, game.positions, game.positions[1:], strict=False)
    for turn, (play, before, after) in enumerate(positions, 1):
        put = play.place.cross if play.place is not None else None
        # a turn of two cards fills the cross before it is won
        if put is not None and play.weapon and (begun := since[put]) is not None:
            yield turn - begun, "filled"
        gone = play.cross if put is None and len(play.card) == 2 else put if play.weapon else None
        if gone is not None:
            since.pop(gone)
            if len(after.crosses) == len(before.crosses):
                since.insert(gone, None)
        elif len(after.crosses) > len(before.crosses):
            since.append(None)
        for at, cross in enumerate(after.crosses):
            around, begun = len(cross.cards), since[at]
            if around == 3 and begun is None:
                since[at] = turn
            elif around != 3 and begun is not None:
                yield turn - begun, "filled" if around == 4 else "cleared"
                since[at] = None
    yield from ((len(game.plays) - begun, "open") for begun in since if begun is not None)
