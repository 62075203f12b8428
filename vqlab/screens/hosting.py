"""What a match asks of the game that is played: the one place where games differ.

name of a game → its Hosting, which deals, reads what a person writes, and draws.

Whoever hosts knows no hands: it makes the game in progress, and the Dealer alone keeps it.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, Self

from vqlab.contract import LabError, Message
from vqlab.contract.played import Played
from vqlab.contract.reading import as_named
from vqlab.players import Choice, Player

if TYPE_CHECKING:
    from vqlab.screens.match_scenes import Pictures
    from vqlab.screens.match_settings import Settings
    from vqlab.screens.placing import Placing

__all__ = ["Hosting", "Series", "hosting"]


class Series(Protocol):
    """A game in progress: phases that have ended, and the one being played. All hands are in it."""

    @property
    def seed(self) -> int:
        """What it is dealt from."""

    @property
    def ended(self) -> Sequence[Any]:
        """The phases before this one."""

    @property
    def phase(self) -> Played[Any, Any]:
        """The phase being played; the whole game, where a game is one phase."""

    @property
    def is_over(self) -> bool:
        """Whether there is no further phase."""

    @property
    def totals(self) -> tuple[int, ...]:
        """Each seat's points so far."""

    @property
    def winners(self) -> frozenset[int]:
        """The seats that have won; nobody before the game is over."""

    def play(self, play: Any, comment: str = "") -> Self:
        """The game after a play. Raises IllegalPlay."""

    def undo(self) -> Self:
        """The game before its last play."""

    def next_phase(self) -> Self:
        """The game with its next phase dealt. Raises IllegalPlay where there is none."""


class Hosting:
    """One game as a match is played in it."""

    game: str
    usual: str
    """The bot that plays, helps and stands in where none is named."""
    seats: range
    """How many can sit at the table."""
    most_phases: int = 1
    advises: bool = False
    """Whether there is an advisor, and a judgement of the person's plays."""

    @property
    def pictures(self) -> type[Pictures]:
        """What draws a match."""
        raise NotImplementedError

    def edition(self, read: Any = None) -> Any:
        """An edition given as itself or as its text; the usual one for None. Raises LabError."""
        raise NotImplementedError

    def deal(self, read: Any) -> Any:
        """An explicit deal given as itself or as its text. Raises LabError."""
        raise NotImplementedError

    def play(self, read: Any) -> Any:
        """A play given as itself or as its text. Raises LabError."""
        raise NotImplementedError

    def is_play(self, made: object) -> bool:
        """Whether this can be a play of the game."""
        raise NotImplementedError

    def begin(self, settings: Settings, seed: int, deal: Any = None) -> Series:
        """A new game, dealt from a seed, or from an explicit deal. Raises LabError."""
        raise NotImplementedError

    def lingers(self, view: Any) -> bool:
        """Whether what was just played is to be seen for a while before the game goes on."""
        return False

    def placing(self) -> Placing | None:
        """What tells the play by a card and the place it is put at, where that is how one plays."""
        return None

    def hint(self, view: Any, adviser: Player) -> Message:
        """What a bot would play in this view, and why."""
        choice = adviser.choose(view, "vqlab hint")
        return self.hinted(str(adviser), choice)

    def hinted(self, bot: str, choice: Choice) -> Message:
        """A bot's choice as a hint."""
        raise NotImplementedError

    def record(self, ended: Sequence[Any], title: str, names: tuple[str, ...], seed: Any) -> Any:
        """The phases that have ended, as a record."""
        raise NotImplementedError


_HOME = {
    "queen": ("vqlab.screens.match_queen", "QUEEN"),
    "vampires": ("vqlab.screens.match_vampires", "VAMPIRES"),
}


def hosting(game: str) -> Hosting:
    """Who hosts a game. Raises LabError for one there is not.

    >>> hosting("vampires").usual
    'greedy'
    """
    if game not in _HOME:
        read = as_named(game)
        raise LabError(Message("match-game", read=read, names=", ".join(_HOME)))
    module, name = _HOME[game]
    host: Hosting = getattr(import_module(module), name)
    return host
