"""The one place that knows every hand of a match. It shows a seat its view, and nothing besides.

settings + seed → deal → the person's View, each bot's play;  a phase that has ended → all of it.

What is asked of it is answered from views. It cannot be copied, pickled or printed, and no error
that leaves it carries more than a view.
"""

from __future__ import annotations

import secrets
from random import Random
from typing import Any, NamedTuple, NoReturn

from vqlab.contract import IllegalPlay, LabError, Message, is_printable
from vqlab.contract.numbers import is_whole
from vqlab.players import Player
from vqlab.screens.hosting import Hosting, Series
from vqlab.screens.match_settings import Settings
from vqlab.words import say

LONGEST_REASON = 600


class Sealed:
    """What is neither copied, nor pickled, nor shown by its contents."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        raise LabError(Message("match-sealed"))

    __reduce__: Any = None
    __getstate__: Any = None


class Chosen(Sealed):
    """What a bot will play. Its reason stays inside until the phase is over."""

    __slots__ = ("__number", "__play", "__reason")

    def __init__(self, number: int, play: Any, reason: str) -> None:
        self.__number, self.__play, self.__reason = number, play, reason

    def opened(self) -> tuple[int, Any, str]:
        """For the dealer: at which play of the phase, the play, and why."""
        return self.__number, self.__play, self.__reason


class Failed(NamedTuple):
    """A bot that made no legal play: what kind of error it was, and not what it said."""

    kind: str


class Dealer(Sealed):
    """Deals, lets bots choose from their views, and keeps the rules.

    Every choice has dice of its own, made of the seed, the phase, the seat and the number of plays
    so far: taking back and resuming repeat exactly what was.
    """

    __slots__ = ("__explicit", "__game", "__host", "__players", "__settings", "__views")

    def __init__(self, settings: Settings, seed: int, deal: Any = None) -> None:
        self.__settings, self.__players = settings, settings.players
        self.__explicit = deal
        self.__views: dict[int, list[Any]] = {}
        self.__host: Hosting = settings.host
        self.__game: Series = self.__host.begin(settings, seed, deal)

    # ---- what everybody at the table knows -------------------------------------------------

    @property
    def view(self) -> Any:
        """What the person sees now."""
        return self.__view(self.__settings.seat)

    @property
    def to_act(self) -> int | None:
        """The seat whose turn it is; None when the phase is over."""
        return self.__game.phase.to_act

    @property
    def number(self) -> int:
        """Which phase is played, from 1."""
        return len(self.__game.ended) + 1

    @property
    def plays(self) -> tuple[Any, ...]:
        """The plays of this phase, made in front of everybody."""
        return self.__game.phase.plays

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.__game.is_over

    @property
    def totals(self) -> tuple[int, ...]:
        """Points per seat; penalty points over the phases that have ended, in Vampire Queen."""
        return self.__game.totals

    @property
    def winners(self) -> frozenset[int]:
        """The seats that won; nobody before the game is over (R33, T20)."""
        return self.__game.winners

    @property
    def ended(self) -> tuple[Any, ...]:
        """The phases that have ended: all hands, and why the bots played what they did."""
        game = self.__game
        return (*game.ended, *((game.phase,) if game.phase.is_over else ()))

    @property
    def seed(self) -> int | None:
        """What the game was dealt from; None until it is over: later phases follow from it."""
        return self.__game.seed if self.is_over and self.__explicit is None else None

    def since(self, *, last: bool = False) -> tuple[Any, tuple[Any, ...], tuple[Any, ...]]:
        """What the person saw before its own last play, or at the start; and since then, the plays
        made, and what it saw after each.

        ``last``: before the last play of all instead.
        """
        first = max(0, len(self.plays) - 1 if last else self.__last_mine())
        made = range(first, len(self.plays) + 1)
        before, *after = (self.__view(self.__settings.seat, so_far) for so_far in made)
        return before, self.plays[first:], tuple(after)

    def __view(self, seat: int, made: int | None = None) -> Any:
        """What a seat saw after so many plays of this phase; each view is folded from the last."""
        phase = self.__game.phase
        made = len(phase.plays) if made is None else made
        views = self.__views.setdefault(seat, [])
        if not views:
            views.append(phase.undo(len(phase.plays)).view(seat))
        for so_far in range(len(views), made + 1):
            views.append(phase.undo(len(phase.plays) - so_far).follow(views[-1]))
        return views[made]

    # ---- what can be done ------------------------------------------------------------------

    def play(self, play: Any) -> None:
        """The person's play. Raises IllegalPlay, as far as the person's own view tells."""
        self.view.check(play)
        self.__game = self.__game.play(play)

    def choose(self, instead: Player | None = None) -> Chosen | Failed:
        """What the bot to act plays, or another ``instead`` of it, from its view."""
        game, failed = self.__game, "LookupError"
        seat = game.phase.to_act
        player = None if seat is None else self.__players[seat]
        if seat is None or player is None:
            return Failed(failed)
        try:
            return _choice(self.__host, game, self.__view(seat), instead or player)
        except Exception as error:  # its text may tell a hand
            failed = type(error).__name__
        return Failed(failed)

    def carry_out(self, chosen: Chosen) -> bool:
        """Make the play a bot chose; False, and nothing is done, where the rules forbid it."""
        number, play, reason = chosen.opened()
        if number != len(self.plays) or self.to_act == self.__settings.seat:
            return False
        try:
            self.__game = self.__game.play(play, reason)
        except IllegalPlay:
            return False
        return True

    def next_phase(self) -> None:
        """Deal the next phase. Raises IllegalPlay while one runs, or after the last."""
        self.__game = self.__game.next_phase()
        self.__views.clear()

    @property
    def can_take_back(self) -> bool:
        """Whether the person has made a play in this phase, and has not seen all hands since."""
        return self.__last_mine() >= 0 and not self.__game.phase.is_over

    def take_back(self) -> None:
        """Go back to before the person's last play; those of the others after it go with it."""
        if self.can_take_back:
            for _ in range(len(self.plays) - self.__last_mine()):
                self.__game = self.__game.undo()
            self.__views.clear()

    def __last_mine(self) -> int:
        """How many plays had been made before the person's last one; -1 where it made none."""
        phase, last = self.__game.phase, -1
        for made, position in enumerate(phase.positions[: len(phase.plays)]):
            if position.to_act == self.__settings.seat:
                last = made
        return last

    # ---- the private save ------------------------------------------------------------------

    def saved(self, settings: Settings) -> dict[str, Any]:
        """The match as plain data, the seed with it: for the person's private file only."""
        game = self.__game
        made = [
            [
                {"play": str(play), "why": note.comment}
                for play, note in zip(phase.plays, phase.notes[1:], strict=True)
            ]
            for phase in (*game.ended, game.phase)
        ]
        return {
            "vqlab": 1,
            "over": game.is_over,
            "settings": settings.to_json(),
            "seed": game.seed,
            "deal": None if self.__explicit is None else str(self.__explicit),
            "phases": made,
        }

    @classmethod
    def restored(cls, settings: Settings, data: dict[str, Any]) -> Dealer:
        """The dealer that wrote ``data``. Raises LabError where it does not fit together."""
        deal = None if data["deal"] is None else settings.host.deal(data["deal"])
        dealer = cls(settings, data["seed"], deal)
        if not dealer.__replay(data["phases"]):
            raise LabError(Message("match-save-plays"))
        return dealer

    def __replay(self, phases: list[list[dict[str, str]]]) -> bool:
        try:
            for number, made in enumerate(phases):
                if number:
                    self.__game = self.__game.next_phase()
                for one in made:
                    self.__game = self.__game.play(one["play"], one["why"])
        except LabError:
            return False
        return True


def _choice(host: Hosting, game: Series, view: Any, player: Player) -> Chosen:
    made, number = len(game.phase.plays), len(game.ended) + 1
    dice = Random(f"vqlab match {game.seed} phase {number} seat {view.seat} play {made}")
    choice = player.choose(view, dice)
    if not host.is_play(choice.play):
        raise TypeError
    reason = say(choice.reason)[:LONGEST_REASON]
    return Chosen(made, choice.play, reason if is_printable(reason) else "")


def seed_from(given: int | None) -> int:
    """A seed that was given, else one drawn by lot. Raises LabError for what is none."""
    if given is None:
        return secrets.randbelow(10**15)
    if not is_whole(given):
        raise LabError(Message("match-seed"))
    return given
