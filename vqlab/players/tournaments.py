"""Tournaments: bots, seats and a seed → games → an executor → results → ratings.

What is to be played follows from the seed alone, and the ratings are exact, so the table is the
same in whatever order and by whatever executor the games are played.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from functools import cached_property, partial
from importlib import import_module
from importlib.util import find_spec
from os import PathLike
from random import Random
from typing import Any, NamedTuple

from vqlab.contract import LabError, Message, is_printable, seat_letter
from vqlab.contract.numbers import is_whole
from vqlab.contract.reading import as_read, shorten
from vqlab.executing import check_executor, spread
from vqlab.players.bot import Player, player
from vqlab.players.journal import Journal
from vqlab.players.lineups import cycle, lineup, rotations
from vqlab.players.ratings import rate
from vqlab.players.seated import Fault, sit_down
from vqlab.players.standings import Standings
from vqlab.queen.edition import Edition, as_edition
from vqlab.queen.game import Game
from vqlab.watching import bar

__all__ = ["Key", "Tournament", "tournament"]

MOST_BOTS, MOST_PHASES, MOST_GAMES = 24, 20, 200_000


class Key(NamedTuple):
    """One game: its block (which deal) and its rotation (who sits where), both from 0."""

    block: int
    rotation: int


Penalties = tuple[tuple[int, ...], ...]
"""Penalty points by phase, then by seat."""


@dataclass(frozen=True)
class Tournament:
    """Who plays, at how many seats, from which seed: what every game is, and nothing played yet.

    ``bots``: names as ``player`` reads them, Players, or bots of your own, which have to be
    picklable where the games are played elsewhere. ``phases``: of each game. A bot sits down
    afresh for every game; what it keeps from choice to choice is gone with the game.

    Raises LabError for bots that cannot be told apart, or fewer than two.

    >>> plan = Tournament(["random", "cautious"], seats=3, seed=1)
    >>> [plan.names[bot] for bot in plan.seating(0, 1)]
    ['cautious', 'random', 'random']
    """

    bots: tuple[Player, ...]
    seats: int = 4
    seed: int = 1
    phases: int = 1
    edition: Edition = field(default=Edition.BASE)

    def __init__(
        self,
        bots: Sequence[Any],
        seats: int = 4,
        seed: int = 1,
        phases: int = 1,
        edition: Edition | str = Edition.BASE,
    ) -> None:
        known = as_edition(edition)
        known.check_seats(seats)
        seated = tuple(map(_as_player, [bots] if isinstance(bots, str) else bots))
        bounded: list[tuple[str, object, int, int]] = [
            ("bots", len(seated), 2, MOST_BOTS),
            ("phases", phases, 1, MOST_PHASES),
            ("seed", seed, -(2**63), 2**63),
        ]
        for bounds in bounded:
            _check_number(*bounds)
        names = [str(one) for one in seated]
        for name in names:
            if not name or len(name) > 60 or not is_printable(name):
                raise LabError(Message("tournament-name", read=shorten(name)))
            if names.count(name) > 1:
                raise LabError(Message("tournament-twice", name=name))
        made = {"bots": seated, "seats": seats, "seed": seed, "phases": phases, "edition": known}
        for attribute, value in made.items():
            object.__setattr__(self, attribute, value)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What the bots are called."""
        return tuple(map(str, self.bots))

    @property
    def repeats(self) -> bool:
        """Whether the same seed gives the same table: no bot plays by the clock."""
        return all(one.repeats for one in self.bots)

    @cached_property
    def rotations(self) -> int:
        """How many games a block has."""
        return rotations(len(self.bots), self.seats)

    def blocks(self, games: int) -> int:
        """How many blocks give at least so many games and every seat to every bot equally often.

        Raises LabError for less than one game or more than 200,000.

        >>> Tournament(["random", "cautious"], seats=3).blocks(10)
        4
        """
        _check_number("games", games, 1, MOST_GAMES)
        each = cycle(len(self.bots), self.seats)
        return -(-games // (each * self.rotations)) * each

    def keys(self, games: int) -> Iterator[Key]:
        """The games to play, block by block."""
        blocks, turned = range(self.blocks(games)), range(self.rotations)
        return (Key(block, rotation) for block in blocks for rotation in turned)

    def seating(self, block: int, rotation: int) -> tuple[int, ...]:
        """Which bot sits in which seat, seat A first: its number in ``bots``."""
        first = lineup(len(self.bots), self.seats, self.seed, block)
        return first[rotation:] + first[:rotation]

    def deal(self, block: int) -> Game:
        """The game all rotations of a block begin with."""
        seed = Random(f"vqlab tournament {self.seed} block {block}").getrandbits(48)
        return Game.new(self.seats, seed, self.phases, self.edition)

    def play(self, block: int, rotation: int) -> Game:
        """Play one game to its end, as it is played in the tournament.

        Raises LabError that names the bot when it makes an illegal play or breaks down.

        >>> plan = Tournament(["random", "cautious"], seats=3, seed=1)
        >>> plan.play(0, 0).is_over
        True
        """
        key = Key(block, rotation)
        ended = self._played(key)
        if isinstance(ended, Fault):
            raise self._refused(key, ended)
        return ended

    def run(
        self,
        games: int = 100,
        *,
        journal: str | PathLike[str] | None = None,
        executor: Any = "serial",
        workers: int | None = None,
    ) -> Standings:
        """Play so many games or a few more, until every bot has sat everywhere equally often.

        ``journal``: a file that keeps every game as it ends. The same tournament goes on from it,
        after a crash or with more games. ``executor`` and ``workers`` as for ``executing.spread``:
        ``"serial"``, ``"processes"``, an executor, or a Dask ``Client``.

        Raises LabError when a bot breaks down, for a journal of something else, and when the
        workers are gone for good; the games that have ended are in the journal.

        >>> Tournament(["random", "cautious"], seats=3, seed=1).run(6).games
        6
        """
        check_executor(executor, workers)
        keys = dict.fromkeys(self.keys(games))
        if executor == "processes" or hasattr(executor, "get_executor"):
            self._check_picklable()
        with ExitStack() as stack:
            kept = None
            played: dict[Key, Penalties] = {}
            if journal is not None:
                kept = stack.enter_context(Journal(journal, self.to_json(), self._read))
                played = {key: kept.entries[key] for key in keys if key in kept.entries}
            todo = [key for key in keys if key not in played]
            tell = stack.enter_context(bar(len(keys), len(played)))
            results = stack.enter_context(
                closing(spread(partial(_task, self), todo, executor=executor, workers=workers))
            )
            for key, found in results:
                if isinstance(found, Fault):
                    raise self._refused(key, found)
                if key not in played:
                    played[key] = found
                    if kept is not None:
                        kept.add(self._line(key, found))
                tell(len(played), "")
        return self._standings(games, played)

    def _standings(self, games: int, played: Mapping[Key, Penalties]) -> Standings:
        blocks = [
            [
                (self.seating(block, turned), played[Key(block, turned)])
                for turned in range(self.rotations)
            ]
            for block in range(self.blocks(games))
        ]
        rated = rate(len(self.bots), blocks)
        counts = {"asked": games, "games": len(played), "deals": len(blocks)}
        return Standings.of(self.to_json(), rated, **counts, repeats=self.repeats)

    def _played(self, key: Key) -> Game | Fault:
        seated = [self.bots[bot] for bot in self.seating(*key)]
        return sit_down(self.deal(key.block), seated)

    def _refused(self, key: Key, fault: Fault) -> LabError:
        name = self.names[self.seating(*key)[fault.seat]]
        params = {"block": key.block, "rotation": key.rotation, "turn": fault.turn}
        seat, reason = seat_letter(fault.seat), fault.reason
        said = Message("tournament-fault", name=name, seat=seat, reason=reason, **params)
        return LabError(said)

    def _check_picklable(self) -> None:
        """Refuse a bot that cannot be sent to another process, before anything is played."""
        found = find_spec("cloudpickle")
        pickler = import_module("cloudpickle" if found else "joblib.externals.cloudpickle")
        for name, one in zip(self.names, self.bots, strict=True):
            try:
                pickler.dumps(one)
            except Exception:
                raise LabError(Message("tournament-unsent", name=name)) from None

    def _line(self, key: Key, penalties: Penalties) -> dict[str, Any]:
        names = [self.names[bot] for bot in self.seating(*key)]
        return {**key._asdict(), "bots": names, "penalties": penalties}

    def _read(self, line: dict[str, Any]) -> tuple[Key, Penalties]:
        """A line of a journal; raises ValueError for one that is not of this tournament."""
        key = Key(line["block"], line["rotation"])
        penalties = tuple(map(tuple, line["penalties"]))
        numbers = [*key, *(points for phase in penalties for points in phase)]
        if not all(type(number) is int and 0 <= number < MOST_GAMES for number in numbers):
            raise ValueError("no numbers")
        sizes = [len(phase) for phase in penalties]
        if key.rotation >= self.rotations or sizes != [self.seats] * self.phases:
            raise ValueError("no game of these")
        if line != self._line(key, line["penalties"]):
            raise ValueError("another line-up")
        return key, penalties

    def to_json(self) -> dict[str, Any]:
        """What makes two tournaments the same, as plain data.

        >>> Tournament(["random", "cautious"], seats=3).to_json()["bots"]
        ['random', 'cautious']
        """
        return {
            "bots": list(self.names),
            "seats": self.seats,
            "seed": self.seed,
            "phases": self.phases,
            "edition": str(self.edition),
        }


def _task(plan: Tournament, key: Key) -> tuple[Key, Penalties | Fault]:
    """One game as plain data, wherever it is played."""
    game = plan._played(key)
    if isinstance(game, Fault):
        return key, game
    return key, tuple(phase.penalties or () for phase in (*game.ended, game.phase))


def _as_player(one: Any) -> Player:
    is_a_bot = all(hasattr(one, name) for name in ("choose", "name", "budget"))
    return Player(one) if is_a_bot and not isinstance(one, Player) else player(one)


def _check_number(key: str, value: object, least: int, most: int) -> None:
    if not is_whole(value, least, most):
        params = {"read": as_read(value), "least": f"{least:,}", "most": f"{most:,}"}
        raise LabError(Message(f"tournament-{key}", **params))


def tournament(
    bots: Sequence[Any],
    seats: int = 4,
    games: int = 100,
    seed: int = 1,
    *,
    phases: int = 1,
    edition: Edition | str = Edition.BASE,
    journal: str | PathLike[str] | None = None,
    executor: Any = "serial",
    workers: int | None = None,
) -> Standings:
    """Play a tournament: who has fewer penalty points, and by how much at least and at most.

    Every deal is played from every seat. All is as ``Tournament`` and its ``run`` have it.

    >>> standings = tournament(["random", "cautious"], seats=3, games=6)
    >>> [rating.bot for rating in standings]
    ['cautious', 'random']
    """
    plan = Tournament(bots, seats, seed, phases, edition)
    return plan.run(games, journal=journal, executor=executor, workers=workers)
