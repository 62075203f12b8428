"""What is on the table of a match, in any game: the person's own table, and the choices before it.

What the game itself looks like is drawn by a subclass for each game. While a game is played every
scene is drawn from the person's views and the plays all have seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vqlab.contract import Message, seat_letter
from vqlab.pictures import Scene
from vqlab.pictures.cells import cells_around
from vqlab.pictures.scene import Action, Choice, Grid, action
from vqlab.players import Advice, Review, bots, player
from vqlab.screens.match_settings import Settings, named
from vqlab.words import say

PACES = {"slow": 1.5, "steady": 0.6, "quick": 0.2, "at-once": 0.0}
MIXED = "mixed"


class Pictures:
    """Draws the scenes of one match."""

    def __init__(self, settings: Settings, language: str) -> None:
        self.settings, self.language = settings, language

    # ---- what each game draws --------------------------------------------------------------

    def playing(
        self, view: Any, plays: Sequence[Any], after: Sequence[Any], number: int
    ) -> list[Scene]:
        """What the person has seen since it last played; the last scene is now.

        ``view``: before the first of the ``plays``; ``after``: the views after each.
        """
        raise NotImplementedError

    def offer(self, scene: Scene, view: Any, number: int, advice: Advice | None) -> None:
        """It is the person's turn: what can be played, and what it costs where that was asked."""
        scene["seats"][view.seat]["badge"] = self.say("match-your-turn-badge")
        scene["status"] = self.say("match-your-turn", status=scene["status"])

    def review(self, phase: Any, number: int, found: Review | None = None) -> list[Scene]:
        """A phase that has ended, all hands open."""
        raise NotImplementedError

    def points(self, ended: Sequence[Any], winners: frozenset[int]) -> Grid:
        """The points of every seat."""
        raise NotImplementedError

    def judged(
        self,
        phase: Any,
        found: Review | None,
        done: tuple[int, int] | None,
        why: Message | None,
    ) -> Grid:
        """What the person's plays cost; or how far that is worked out, or ``why`` it is not."""
        raise NotImplementedError

    def ending(self, phase: Any, totals: Sequence[int], winners: frozenset[int]) -> Message:
        """How a phase ended, or the game."""
        raise NotImplementedError

    def asked(self, totals: Sequence[int], number: int) -> str:
        """Who the person is, and what the game is about."""
        raise NotImplementedError

    def editions(self) -> dict[str, str]:
        """Editions that can be chosen, and what they are called."""
        raise NotImplementedError

    def bot_named(self, name: str) -> str:
        """A bot that can be chosen."""
        raise NotImplementedError

    # ---- what stands on every scene --------------------------------------------------------

    @property
    def title(self) -> str:
        """What stands above the table."""
        return self.say("match-title", n=self.settings.seats - 1)

    def label(self, seat: int) -> str:
        """A seat's letter, and who sits there."""
        bot = self.settings.players[seat]
        letter = seat_letter(seat)
        if bot is None:
            return self.say("match-you", letter=letter)
        return self.say("seat-named", letter=letter, name=named(bot))

    def _own(self, scene: Scene) -> None:
        """The table as the person sits at it."""
        scene["mine"] = seat_letter(self.settings.seat)
        where, scene["middle_cell"] = self._cells()
        for seat, drawn in enumerate(scene["seats"]):
            drawn["label"], drawn["cell"] = self.label(seat), where[seat]
        own = scene["seats"][self.settings.seat]
        own["spoken"] = self.say("match-you-spoken", spoken=own["spoken"])

    def _cells(self) -> tuple[list[list[int]], list[int]]:
        """Where the seats are drawn, and the middle."""
        return cells_around(self.settings.seat, self.settings.seats)

    # ---- before a game ---------------------------------------------------------------------

    def choices(self) -> list[Choice]:
        """What a new game can be like; these settings are chosen."""
        now = self.settings
        host = now.host
        seats = {str(n - 1): str(n - 1) for n in host.seats}
        several = {str(bot): str(bot) for bot in now.bots}
        alike = several if len(several) == 1 else {}
        names = {name: self.bot_named(name) for name in bots(now.game)}
        mixed = {MIXED: self.say("match-bots-mixed")}
        phases = {str(n): str(n) for n in (1, 2, 3, 5, now.phases)}
        paces = {str(pace): self.say(f"match-pace-{name}") for name, pace in PACES.items()}
        if float(now.pace) not in PACES.values():
            paces[str(float(now.pace))] = self.say("match-pace-seconds", seconds=str(now.pace))
        switch = {"no": self.say("match-no"), "yes": self.say("match-yes")}
        edition, which = str(now.edition), str(now.bots[0]) if alike else MIXED
        several_phases = [self._choice("phases", str(now.phases), phases)]
        return [
            self._choice("bots", str(len(now.bots)), seats),
            self._choice("play", which, {**alike, **names, **mixed}),
            *(several_phases if host.most_phases > 1 else []),
            self._choice("edition", edition, {edition: edition, **self.editions()}),
            self._choice("pace", str(float(now.pace)), paces),
            self._choice("undo", "yes" if now.undo else "no", switch),
        ]

    def _choice(self, what: str, value: str, options: dict[str, str]) -> Choice:
        made: list[Action] = [action(f"choose:{what}:{key}", text) for key, text in options.items()]
        return Choice(
            label=self.say(f"match-choose-{what}"), value=f"choose:{what}:{value}", options=made
        )

    def way(self, what: str) -> str:
        """What can be done where there is nothing to play."""
        if what == "standin":
            return self.say("match-standin", bot=self.settings.host.usual)
        return self.say(f"match-way-{what}")

    def tool(self, what: str, key: str, mark: str = "", **more: str) -> Action:
        """A tool with its words."""
        return action(what, self.say(key), mark=mark, **more)

    def say(self, key: str, **params: Any) -> str:
        """A sentence in the match's language."""
        return say(Message(key, **params), self.language)


def chosen(settings: Settings, what: str, value: str) -> Settings:
    """Settings after one choice. Raises LabError for what cannot be."""
    kept: dict[str, Any] = {
        name: getattr(settings, name) for name in ("game", "phases", "undo", "pace", "sound")
    }
    table = {"bots": settings.bots, "edition": settings.edition, "seat": settings.seat}
    if what == "bots":
        number = int(value)
        several = (settings.bots * number)[:number]
        table |= {"bots": several, "seat": min(settings.seat, number)}
    elif what == "play":
        names, game = bots(settings.game), settings.game
        chosen = names if value == MIXED else [value]
        seated = [chosen[at % len(chosen)] for at in range(len(settings.bots))]
        table["bots"] = tuple(player(one, game=game) for one in seated)
    elif what == "edition":
        table["edition"] = settings.host.edition(value)
    elif what == "phases":
        kept["phases"] = int(value)
    elif what == "pace":
        kept["pace"] = float(value)
    elif what == "undo":
        kept["undo"] = value == "yes"
    return Settings(hint=settings.hint, **table, **kept)
