"""What a bot is: a view, a seeded generator and a budget go in; a play and a reason come out.

name → Player;  View + Random + Budget → Choice.

A bot is given nothing else: no position, no other hand, no seed of the deal. What it knows of the
others it works out of the view. Each game has bots of its own; what one is, is the same for all.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from random import Random
from time import monotonic
from typing import Any, NamedTuple, Protocol

from vqlab import beside
from vqlab.contract import LabError, Message
from vqlab.contract.numbers import as_seed, is_whole
from vqlab.contract.reading import as_named, as_read, shorten

__all__ = ["Bot", "Budget", "Choice", "Player", "bots", "player"]

MOST_NODES = 100_000_000
MOST_SECONDS = 600.0


@dataclass(frozen=True)
class Budget:
    """How long a bot may think over one play: so many turns entered, or so many seconds.

    ``nodes`` makes a choice that comes out the same on any machine; ``seconds`` does not. Raises
    LabError for a budget that is none, or for both at once.

    >>> str(Budget(nodes=500)), str(Budget(seconds=0.05))
    ('500', '50ms')
    """

    nodes: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        nodes, seconds = self.nodes, self.seconds
        if (nodes is None) == (seconds is None):
            raise LabError(Message("budget-one"))
        good = (
            is_whole(nodes, 1, MOST_NODES)
            if seconds is None
            else isinstance(seconds, int | float)
            and not isinstance(seconds, bool)
            and 0.001 <= seconds <= MOST_SECONDS
        )
        if not good:
            read = nodes if seconds is None else seconds
            raise LabError(Message("budget-bound", read=as_read(read)))

    def __str__(self) -> str:
        return str(self.nodes) if self.seconds is None else f"{self.seconds * 1000:.12g}ms"

    def clock(self) -> Clock:
        """The clock of one choice, which starts now."""
        return Clock(self)


class Clock:
    """Counts the turns entered in one choice, and says when the budget is used up.

    >>> clock = Budget(nodes=2).clock()
    >>> clock.spend(2)
    >>> clock.is_over
    True
    """

    def __init__(self, budget: Budget) -> None:
        self.nodes = 0
        self._most = MOST_NODES if budget.nodes is None else budget.nodes
        self._until = None if budget.seconds is None else monotonic() + budget.seconds

    def spend(self, nodes: int) -> None:
        """Count so many turns entered; where there are no threads, others have a turn too."""
        self.nodes += nodes
        beside.breathe()

    @property
    def left(self) -> int:
        """How many more turns may be entered."""
        return self._most - self.nodes

    @property
    def is_over(self) -> bool:
        """Whether the budget is used up."""
        if self._until is not None and monotonic() >= self._until:
            return True
        return self.nodes >= self._most


class Choice(NamedTuple):
    """What a bot plays, and why, in one sentence; ``nodes``: the turns it entered for it."""

    play: Any
    reason: Message
    nodes: int = 0


class Bot(Protocol):
    """Something that plays a seat; ``view`` and the play are those of the game it plays."""

    name: str
    """What it is called in a list of players."""
    budget: Budget | None
    """What it thinks by when nobody says how long; None for a bot that does not search."""

    def choose(self, view: Any, rng: Random, budget: Budget) -> Choice:
        """A legal play of the view's seat, whose turn it is."""


_HOME = {
    "queen": {
        "random": ("vqlab.players.simple", "RandomBot"),
        "greedy": ("vqlab.players.simple", "GreedyBot"),
        "cautious": ("vqlab.players.cautious", "CautiousBot"),
        "ismcts": ("vqlab.players.ismcts", "IsmctsBot"),
        "pimc": ("vqlab.players.pimc", "PimcBot"),
    },
    "vampires": {
        "random": ("vqlab.players.simple", "RandomBot"),
        "greedy": ("vqlab.players.hunter", "GreedyBot"),
        "montecarlo": ("vqlab.players.montecarlo", "MonteCarloBot"),
    },
}
"""Game -> its bots, the weakest first, and where each is at home."""
_COMPILED = ("ismcts", "pimc")


def bots(game: str = "queen") -> tuple[str, ...]:
    """The names of the bots there are for a game, the weakest first; raises LabError for none.

    >>> bots()
    ('random', 'greedy', 'cautious', 'ismcts', 'pimc')
    >>> bots("vampires")
    ('random', 'greedy', 'montecarlo')
    """
    return tuple(_of_game(game))


def _of_game(game: str) -> dict[str, Any]:
    if game not in _HOME:
        raise LabError(Message("game-unknown", read=as_named(game)))
    return _HOME[game]


@dataclass(frozen=True)
class Player:
    """A bot and the budget it plays with.

    >>> str(player("pimc:200")), str(player("random"))
    ('pimc:200', 'random')
    """

    bot: Bot
    budget: Budget | None = None

    def choose(self, view: Any, seed: int | str | Random = 0) -> Choice:
        """The bot's play in this view, and why; it is asked only where it has a choice.

        Raises LabError when it is not the seat's turn, or in a view of nothing that can be played.
        """
        if view.to_act != view.seat:
            raise LabError(Message("bot-not-its-turn"))
        plays = view.legal_plays()
        if not plays:
            raise LabError(Message("bot-no-play"))
        if len(plays) == 1:
            return Choice(plays[0], Message("bot-only", cards=str(plays[0])))
        rng = seed if isinstance(seed, Random) else Random(as_seed(seed))
        return self.bot.choose(view, rng, self.budget or self.bot.budget or Budget(nodes=1))

    @property
    def repeats(self) -> bool:
        """Whether the same view and seed give the same play on any machine."""
        budget = self.budget or self.bot.budget
        return budget is None or budget.seconds is None

    def __str__(self) -> str:
        return self.bot.name if self.budget is None else f"{self.bot.name}:{self.budget}"


_BUDGET = re.compile(r"(?P<number>[0-9]{1,9})(?P<unit>|ms|s)")


def player(text: str | Player, *, compiled: bool = False, game: str = "queen") -> Player:
    """A player from its name: a bot, and after a colon its budget in turns, ``ms`` or ``s``.

    ``game``: ``queen`` or ``vampires``; their bots are not the same. ``compiled``: a bot that can
    search by compiled code (the extra ``fast``) does so; it plays the same, only sooner. Raises
    LabError for a bot there is not, and for a budget that cannot be read.

    >>> player("pimc:50ms").budget
    Budget(nodes=None, seconds=0.05)
    >>> str(player("montecarlo:200", game="vampires"))
    'montecarlo:200'
    """
    if isinstance(text, Player):
        return text
    name, colon, rest = as_named(text, 400).strip().lower().partition(":")
    if name not in _of_game(game):
        raise LabError(Message("bot-unknown", read=shorten(name), names=", ".join(bots(game))))
    module, made = _HOME[game][name]
    make: Callable[..., Bot] = getattr(import_module(module), made)
    bot = make(compiled=compiled) if name in _COMPILED else make()
    return thinking(bot, rest) if colon else Player(bot)


def thinking(bot: Bot, budget: str) -> Player:
    """A bot with a budget from its text, in turns, ``ms`` or ``s``; raises LabError."""
    match = _BUDGET.fullmatch(budget.strip())
    if match is None:
        raise LabError(Message("budget-unread", read=shorten(budget)))
    if bot.budget is None:
        raise LabError(Message("budget-no-use", name=bot.name))
    number = int(match["number"])
    if not match["unit"]:
        return Player(bot, Budget(nodes=number))
    return Player(bot, Budget(seconds=number / (1000 if match["unit"] == "ms" else 1)))
