"""A game against bots on the card table.

settings → Dealer (knows the hands) → the person's View → scenes;  a click → a play → the others'.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from vqlab.contract import LabError, Message
from vqlab.players import Player, Review, player
from vqlab.screens import match_save
from vqlab.screens.dealer import Dealer, seed_from
from vqlab.screens.files import free_name, write_record
from vqlab.screens.hints import advice_on, is_quick
from vqlab.screens.hosting import hosting
from vqlab.screens.match_playing import ADVICE, Playing
from vqlab.screens.match_save import Keeper, restored
from vqlab.screens.match_scenes import chosen
from vqlab.screens.match_settings import Bots, Settings, named


class Match(Playing):
    """You against bots: one phase or several, every hand but yours hidden until a phase ends.

    ``seats``: how many sit at the table, you with them. ``bots``: one bot for all other seats, or
    one each, clockwise; ``players.bots(game)`` names them. ``game``: ``queen`` or ``vampires``; the
    latter is one phase, and has neither an advisor nor a judgement of your plays. ``seat``: yours.
    ``seed``: what is dealt from, else drawn by lot; ``deal``: an explicit first deal. ``undo``:
    whether plays may be taken back. ``pace``: seconds between two plays of the others. ``hint``:
    the bot that gives hints.
    ``save``: the file in which the game is kept, readable by you alone; left out, one in your data
    folder, from your first play on; False for none. Raises LabError for a game that cannot be.

    >>> match = Match(3, "cautious", seed=7, edition="small", pace=0, save=False)
    >>> match.wait()
    True
    >>> match.scenes[-1]["status"]
    'Your turn. A leads the round.'
    >>> match.answer("play:3 4")
    >>> print(match.said)
    3 4 mixes values; a set has one value only. [R11]
    """

    def __init__(
        self,
        seats: int | None = None,
        bots: Bots | None = None,
        phases: int = 1,
        edition: Any = None,
        seed: int | None = None,
        seat: int | str = "A",
        *,
        game: str = "queen",
        undo: bool = False,
        pace: float = 0.6,
        sound: bool = False,
        hint: str | Player | None = None,
        save: str | Path | bool | None = None,
        deal: Any = None,
        language: str = "",
    ) -> None:
        start = None if deal is None else hosting(game).deal(deal)
        if start is not None:
            seats, edition = start.seats, start.edition
        more = {"phases": phases, "undo": undo, "pace": pace, "sound": sound}
        settings = Settings.of(seats, bots, edition, seat, hint=hint, game=game, **more)
        keeper = Keeper(None) if save is False else Keeper.at(save if save is not True else None)
        self._set_up_once(language)
        self._begin(settings, Dealer(settings, seed_from(seed), start), keeper)
        if save is None and match_save.unfinished() is not None:
            self._saved_other = True
            self._saying = Message("match-unfinished")
        self._keep()
        self._go_on()

    @classmethod
    def resume(
        cls, path: str | Path | None = None, *, bots: Bots | None = None, language: str = ""
    ) -> Match:
        """Go on with a match from its file; left out, the one last played and not over.

        The same bots go on with the same dice; ``bots`` names them anew, which a bot of your own
        needs. Raises LabError, in one sentence, for a file that is none; it stays as it is.
        """
        path = path or match_save.unfinished()
        if path is None:
            raise LabError(Message("match-nothing-saved"))
        found = restored(Path(path), bots)
        if isinstance(found, Message):
            raise LabError(found)
        match = cls.__new__(cls)
        match._set_up_once(language)
        match._resumed(*found)
        return match

    def _resumed(self, settings: Settings, dealer: Dealer, keeper: Keeper) -> None:
        self._begin(settings, dealer, keeper)
        self._saying = Message("match-resumed")
        self._go_on()

    def record(self) -> Any:
        """The phases that have ended, what the bots thought as comments.

        Raises LabError before the first has ended: a record has all hands. What was dealt from is
        in it only when the game is over.
        """
        ended = self._dealer.ended
        if not ended:
            raise LabError(Message("match-no-record"))
        names = tuple(
            self._pictures.say("match-name-you") if bot is None else str(bot).replace(",", " ")
            for bot in self.settings.players
        )
        return self.settings.host.record(ended, self._pictures.title, names, self._dealer.seed)

    def wait(self, seconds: float | None = None) -> bool:
        """Block until the others have played, and what was asked for is there. Gives whether.

        How your plays are judged at the end is not waited for; ``review`` does.
        """
        until = None if seconds is None else time.monotonic() + seconds
        if not self._others.wait(seconds):
            return False
        left = None if until is None else max(0.0, until - time.monotonic())
        return self._help.what != ADVICE or self._help.wait(left)

    def review(self) -> Review:
        """What each of your plays cost in the phase that ended last, when it is there.

        With all cards seen, and on what you knew: see ``players.review``. Raises LabError before a
        phase has ended, where it was stopped, and in a game that has no such judgement.
        """
        if not self._between or not self.settings.host.advises:
            raise LabError(Message("match-no-review"))
        if self._review is None and not self._help.what:
            self._judge()
        self._help.wait()
        if self._review is None:
            raise LabError(self._unjudged or Message("match-unjudged"))
        return self._review

    # ---- what a person does ----------------------------------------------------------------

    def answer(self, action: str) -> None:
        """Carry out ``play:…`` or ``put:…``, a tool, a choice; what cannot be changes nothing."""
        what, _, rest = action.partition(":")
        placing = self._placing
        if what == "play":
            self._play(lambda: self.settings.host.play(rest))
        elif what == "put" and placing is not None:
            self._play(lambda: placing.put(self._dealer.view, rest))
        elif what == "choose" and self._draft is not None:
            self._choose(self._draft, rest)
        elif what == "step" and self._between and rest.isdecimal():
            self.index = int(rest)
        elif self.can().get(what):
            _TOOLS[what](self)

    def too_late(self, action: str) -> None:
        """A click on what was there before: that is said, and nothing is done."""
        if action.startswith(("play:", "put:")) and self.is_your_turn:
            self._answer_with(Message("match-too-late"), "bad")

    # ---- the tools -------------------------------------------------------------------------

    def _hint(self) -> None:
        view, adviser, host = self._dealer.view, self.settings.hint, self.settings.host
        self._hinting = True
        if is_quick(adviser):
            self._take(_at_once(lambda: host.hint(view, adviser)))
            return
        self._answer_with(Message("match-hint-waits", bot=named(adviser)))
        self._others.after(0, lambda: host.hint(view, adviser))

    def _ask_advice(self) -> None:
        view = self._dealer.view
        if len(view.legal_plays()) == 1:
            self._answer_with(Message("match-advice-only"))
            return
        self._help.ask(ADVICE, lambda: advice_on(view))
        if self._help.what:
            self._answer_with(Message("match-advice-waits"))

    def _stop(self) -> None:
        what = self._help.what
        self._help.stop()
        self._helped(what, None)

    def _back(self) -> None:
        self._release()
        self._forget_help()
        self._stalled, self._uncleared = None, False
        self._dealer.take_back()
        self._keep()
        self._answer_with(Message("match-taken-back"))

    def _skip(self) -> None:
        self._others.hurry()

    def _next(self) -> None:
        self._release()
        self._forget_help()
        self._dealer.next_phase()
        self._saying = None
        self._keep()
        self._go_on()

    def _go_on_again(self) -> None:
        self._stalled = self._saying = None
        self._go_on()

    def _stand_in(self) -> None:
        self._stalled = self._saying = None
        host = self.settings.host
        self._go_on(player(host.usual, game=host.game))

    def _sound(self) -> None:
        self.settings = replace(self.settings, sound=not self.settings.sound)
        self._pictures.settings = self.settings
        said = "match-sound-on" if self.settings.sound else "match-sound-off"
        self._answer_with(Message(said))

    def _save(self) -> None:
        try:
            path = write_record(free_name("match"), self.record())
        except LabError as error:
            self._answer_with(error, "bad")
            return
        self._answer_with(Message("match-record-saved", name=str(path)))

    def _new(self) -> None:
        self._release()
        self._help.stop()
        self._draft = self.settings
        self._saved_other = match_save.unfinished(self._keeper.path) is not None
        self._answer_with(Message("match-set-up-how"))

    def _choose(self, draft: Settings, choice: str) -> None:
        what, _, value = choice.partition(":")
        try:
            self._draft = chosen(draft, what, value)
        except LabError as error:
            self._answer_with(error, "bad")
            return
        except ValueError:
            return
        self._answer_with(Message("match-set-up-how"))

    def _start(self) -> None:
        assert self._draft is not None
        keeper = self._keeper.following(over=self._dealer.is_over)
        settings = self._draft
        self._begin(settings, Dealer(settings, seed_from(None)), keeper)
        self._go_on()

    def _cancel(self) -> None:
        self._draft = self._saying = None
        self._saved_other = self._saved_other and self._keeper.path is None
        self._go_on()

    def _resume(self) -> None:
        path = match_save.unfinished(self._keeper.path)
        found = Message("match-nothing-saved") if path is None else restored(path, None)
        if isinstance(found, Message):
            self._answer_with(found, "bad")
        else:
            self._resumed(*found)


_TOOLS: dict[str, Callable[[Match], None]] = {
    "hint": Match._hint,
    "advice": Match._ask_advice,
    "stop": Match._stop,
    "judge": Match._judge,
    "back": Match._back,
    "skip": Match._skip,
    "save": Match._save,
    "sound": Match._sound,
    "new": Match._new,
    "next": Match._next,
    "goon": Match._go_on_again,
    "standin": Match._stand_in,
    "start": Match._start,
    "cancel": Match._cancel,
    "resume": Match._resume,
}
"""Tool -> what it does."""


def _at_once(act: Callable[[], Message]) -> Message | Exception:
    """What comes of it, without a thread."""
    try:
        return act()
    except Exception as error:
        return error
