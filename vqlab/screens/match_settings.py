"""How a match is played: who sits where, and what is allowed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from vqlab.contract import LabError, Message, as_seat, seat_letter
from vqlab.contract.numbers import is_whole
from vqlab.contract.reading import as_named
from vqlab.players import Player, player
from vqlab.screens.hosting import Hosting, hosting

SLOWEST = 10.0
"""Seconds between two plays, at most."""

Bots = str | Player | Sequence[str | Player]


@dataclass(frozen=True)
class Settings:
    """A table and its rules. Raises LabError for what cannot be.

    ``game``: which is played, ``queen`` or ``vampires``. ``bots``: those of the other seats,
    clockwise from seat A. ``pace``: seconds between two plays.

    >>> str(Settings.of(4, ["cautious", "random", "pimc:200"], seat="B").players[2])
    'random'
    """

    edition: Any
    seat: int
    bots: tuple[Player, ...]
    phases: int = 1
    undo: bool = False
    pace: float = 0.6
    sound: bool = False
    hint: Player = field(default_factory=lambda: player("cautious"))
    game: str = "queen"

    def __post_init__(self) -> None:
        most = self.host.most_phases
        self.edition.check_seats(self.seats)
        as_seat(self.seat, self.seats)
        if not is_whole(self.phases, 1, most):
            raise LabError(Message("match-phases", most=most))
        if isinstance(self.pace, bool) or not isinstance(self.pace, int | float):
            raise LabError(Message("match-pace", most=int(SLOWEST)))
        if not 0 <= self.pace <= SLOWEST:
            raise LabError(Message("match-pace", most=int(SLOWEST)))

    @classmethod
    def of(
        cls,
        seats: int | None = None,
        bots: Bots | None = None,
        edition: Any = None,
        seat: int | str = 0,
        *,
        hint: str | Player | None = None,
        game: str = "queen",
        **more: Any,
    ) -> Settings:
        """Settings from what a person writes; one bot named sits at every other seat."""
        host = hosting(game)
        edition = host.edition(edition)
        bots = host.usual if bots is None else bots
        several = [bots] if isinstance(bots, str | Player) else list(bots)
        if seats is None:
            seats = 4 if len(several) == 1 else len(several) + 1
        edition.check_seats(seats)
        if len(several) == 1:
            several *= seats - 1
        if len(several) != seats - 1:
            raise LabError(Message("match-bots", read=len(several), seats=seats))
        seated = tuple(player(bot, game=game) for bot in several)
        adviser = player(host.usual if hint is None else hint, game=game)
        return cls(edition, as_seat(seat, seats), seated, hint=adviser, game=game, **more)

    @property
    def host(self) -> Hosting:
        """What the match asks of its game."""
        return hosting(self.game)

    @property
    def seats(self) -> int:
        """How many seats there are, the person's with them."""
        return len(self.bots) + 1

    @property
    def players(self) -> tuple[Player | None, ...]:
        """Who plays each seat; None for the person."""
        return (*self.bots[: self.seat], None, *self.bots[self.seat :])

    def to_json(self) -> dict[str, Any]:
        """Plain data; a bot is written as its name and budget."""
        return {
            "game": self.game,
            "edition": str(self.edition),
            "seat": seat_letter(self.seat),
            "bots": [str(bot) for bot in self.bots],
            "phases": self.phases,
            "undo": self.undo,
            "pace": self.pace,
            "sound": self.sound,
            "hint": str(self.hint),
        }

    @classmethod
    def from_json(cls, data: dict[str, Any], bots: Bots | None = None) -> Settings:
        """The settings that ``to_json`` wrote; ``bots`` are put in the place of those named."""
        read = {name: data[name] for name in ("phases", "undo", "pace", "sound", "hint")}
        read["game"] = data.get("game", "queen")
        given = data["bots"] if bots is None else bots
        seats = len(data["bots"]) + 1
        return cls.of(seats, given, data["edition"], data["seat"], **read)


def named(bot: Player) -> str:
    """What a bot is called at the table."""
    return as_named(bot)
