"""A game against bots on the card table.

settings → Dealer (knows the hands) → the person's View → scenes;  a click → a play → the others'.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from vqlab.contract import LabError, Message, seat_letter
from vqlab.pictures import Scene
from vqlab.players import Player, player
from vqlab.queen.edition import Edition
from vqlab.queen.play import Play, as_play
from vqlab.queen.position import Position, as_position
from vqlab.queen.record import Record
from vqlab.screens import match_board, match_save
from vqlab.screens.advice import advice
from vqlab.screens.dealer import Chosen, Dealer, Failed, Sealed
from vqlab.screens.files import free_name, write_record
from vqlab.screens.match_save import Keeper
from vqlab.screens.match_scenes import Pictures, chosen
from vqlab.screens.match_settings import Bots, Settings, named
from vqlab.screens.others import Others
from vqlab.screens.shown import Stepped, refused
from vqlab.screens.work import THREADS
from vqlab.words import say

CLEARED = "cleared"


class Match(Stepped, Sealed):
    """You against bots: one phase or several, every hand but yours hidden until a phase ends.

    ``seats``: how many sit at the table, you with them. ``bots``: one bot for all other seats, or
    one each, clockwise; ``players.bots()`` names them. ``seat``: yours. ``seed``: what is dealt
    from, else drawn by lot; ``deal``: an explicit first deal. ``undo``: whether plays may be taken
    back. ``pace``: seconds between two plays of the others. ``hint``: the bot that gives hints.
    ``save``: the file in which the game is kept, readable by you alone; left out, one in your data
    folder, from your first play on; False for none. Raises LabError for a game that cannot be.

    >>> match = Match(3, "cautious", seed=7, edition="small", pace=0, save=False)
    >>> match.wait()
    True
    >>> match.scenes[-1]["status"]
    'A leads the round.'
    >>> match.answer("play:3 4")
    >>> print(match.said)
    3 4 mixes values; a set has one value only. [R11]
    """

    settings: Settings
    said: str
    """What was last said to the person."""

    def __init__(
        self,
        seats: int | None = None,
        bots: Bots = "cautious",
        phases: int = 1,
        edition: Edition | str = Edition.BASE,
        seed: int | None = None,
        seat: int | str = "A",
        *,
        undo: bool = False,
        pace: float = 0.6,
        sound: bool = False,
        hint: str | Player = "cautious",
        save: str | Path | bool | None = None,
        deal: Position | str | None = None,
        language: str = "en",
    ) -> None:
        start = None if deal is None else as_position(deal)
        if start is not None:
            seats, edition = start.seats, start.edition
        more = {"phases": phases, "undo": undo, "pace": pace, "sound": sound}
        settings = Settings.of(seats, bots, edition, seat, hint=hint, **more)
        keeper = Keeper(None) if save is False else Keeper.at(save if save is not True else None)
        self._set_up_once(language)
        self._begin(settings, Dealer(settings, _seed(seed), start), keeper)
        self._keep()
        self._go_on()

    @classmethod
    def resume(
        cls, path: str | Path | None = None, *, bots: Bots | None = None, language: str = "en"
    ) -> Match:
        """Go on with a match from its file; left out, the one last played and not over.

        The same bots go on with the same dice; ``bots`` names them anew, which a bot of your own
        needs. Raises LabError, in one sentence, for a file that is none; it stays as it is.
        """
        path = path or match_save.unfinished()
        if path is None:
            raise LabError(Message("match-nothing-saved"))
        restored = _restored(Path(path), bots)
        if isinstance(restored, Message):
            raise LabError(restored)
        match = cls.__new__(cls)
        match._set_up_once(language)
        match._resumed(*restored)
        return match

    def _set_up_once(self, language: str) -> None:
        self.language = language
        self._others = Others(self._take)
        self._stamp = self._turns = 0
        self._at: tuple[object, ...] = ()

    def _begin(self, settings: Settings, dealer: Dealer, keeper: Keeper) -> None:
        self.settings, self._dealer, self._keeper = settings, dealer, keeper
        self._pictures = Pictures(settings, self.language)
        self._stalled: Message | None = None
        self._uncleared = self._failed = False
        self._thinking = self._hinting = False
        self._draft: Settings | None = None
        self._saved_other = False
        self._reviewed: tuple[int, list[Scene]] | None = None
        self.said, self._mood = "", "calm"

    def _resumed(self, settings: Settings, dealer: Dealer, keeper: Keeper) -> None:
        self._begin(settings, dealer, keeper)
        self.said = self._say(Message("match-resumed"))
        self._go_on()

    # ---- what is known ---------------------------------------------------------------------

    @property
    def path(self) -> Path | None:
        """The file this match is kept in; None before your first play, or where it is not kept."""
        return self._keeper.path

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self._dealer.is_over

    @property
    def totals(self) -> tuple[int, ...]:
        """Penalty points per seat over the phases that have ended."""
        return self._dealer.totals

    @property
    def plays(self) -> tuple[Play, ...]:
        """The plays made in this phase."""
        return self._dealer.plays

    @property
    def is_your_turn(self) -> bool:
        """Whether the person is to play."""
        mine = self._dealer.to_act == self.settings.seat
        return mine and not self._uncleared and self._draft is None

    @property
    def is_thinking(self) -> bool:
        """Whether the others are playing."""
        return self._thinking

    def record(self) -> Record:
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
        return Record(ended, self._pictures.title, names, self._dealer.seed)

    def wait(self, seconds: float | None = None) -> bool:
        """Block until the others have played, and what was asked for is there. Gives whether."""
        return self._others.wait(seconds)

    # ---- what a person does ----------------------------------------------------------------

    def answer(self, action: str) -> None:
        """Carry out ``play:…``, a tool, or a choice; what cannot be done now changes nothing."""
        what, _, rest = action.partition(":")
        if what == "play":
            self._play(rest)
        elif what == "choose" and self._draft is not None:
            self._choose(self._draft, rest)
        elif self.can().get(what):
            _TOOLS[what](self)

    def too_late(self, action: str) -> None:
        """A click on what was there before: that is said, and nothing is done."""
        if action.startswith("play:") and self.is_your_turn:
            self._answer_with(Message("match-too-late"), "bad")

    def can(self) -> dict[str, bool]:
        """The tools there are, and whether each can be used now."""
        if self._draft is not None:
            return {"start": True, "cancel": True, "resume": self._saved_other}
        dealer, stalled = self._dealer, self._stalled is not None
        tools = {"hint": self.is_your_turn}
        if self.settings.undo:
            tools["back"] = dealer.can_take_back
        return {
            **tools,
            "skip": self._thinking,
            "save": self._between,
            "sound": True,
            "new": True,
            "next": self._between and not dealer.is_over,
            "goon": stalled,
            "standin": stalled and self._failed,
        }

    @property
    def _between(self) -> bool:
        """Whether a phase has ended, and everybody has seen how."""
        return self._dealer.to_act is None and not self._uncleared

    def _play(self, text: str) -> None:
        if self._draft is not None or self._between:
            return
        if not self.is_your_turn:
            self._answer_with(self._waits(), "bad")
            return
        try:
            self._dealer.play(as_play(text))
        except LabError as error:
            self._answer_with(refused(error, self.language), "bad")
            return
        self._release()
        self.said = ""
        self._after_play()

    def _waits(self) -> Message:
        seat = self._dealer.to_act
        if self._stalled is not None:
            return self._stalled
        if seat is None or self._uncleared:
            return Message("match-wait-round")
        return Message("match-wait", seat=seat_letter(seat))

    def _after_play(self) -> None:
        """A play has been made, by the person or by a bot."""
        self._stalled = None
        self._uncleared = self._dealer.view.round.turn == 0 and self._pause > 0
        self._keep()
        self._go_on()

    def _keep(self) -> None:
        """Write the match down, once the person has played in it."""
        begun = self._dealer.can_take_back or self._dealer.number > 1 or self._between
        if begun or self._keeper.path is not None:
            notice = self._keeper.keep(self._dealer.saved(self.settings))
            if notice is not None:
                self.said, self._mood = self._say(notice), "calm"

    @property
    def _pause(self) -> float:
        """Seconds to wait before the next thing happens."""
        return 0 if self._others.hurried or not THREADS else self.settings.pace

    # ---- what the others do ----------------------------------------------------------------

    def _go_on(self, instead: Player | None = None) -> None:
        """Let happen what comes next without the person, and draw what there is now."""
        dealer, pause, clears = self._dealer, self._pause, self._uncleared
        waits = clears or dealer.to_act not in (None, self.settings.seat)
        self._thinking = waits and self._draft is None and self._stalled is None
        if not self._thinking:
            self._others.hurried = False
            self._draw()
            return

        self._draw()
        self._others.after(pause, lambda: CLEARED if clears else dealer.choose(instead))

    def _release(self) -> None:
        """End what is being done: the hint, or the wait for the others."""
        self._others.stop()
        self._thinking = self._hinting = False

    def _take(self, news: Any) -> None:
        """What has come of a job."""
        if self._hinting:
            self._hinting = False
            self._answer_with(news if isinstance(news, Message) else Message("match-no-hint"))
        elif news is None:
            self._stall(Message("match-paused"), failed=False)
        elif isinstance(news, Chosen):
            if self._dealer.carry_out(news):
                self._after_play()
            else:
                self._fails("IllegalPlay")
        elif news is CLEARED:
            self._uncleared = False
            self._go_on()
        else:
            self._fails(news.kind if isinstance(news, Failed) else type(news).__name__)

    def _fails(self, kind: str) -> None:
        seat = self._dealer.to_act or 0
        bot = self.settings.players[seat]
        params = {"seat": seat_letter(seat), "bot": named(bot) if bot else "", "kind": kind}
        self._stall(Message("match-bot-failed", **params), failed=True)

    def _stall(self, why: Message, *, failed: bool) -> None:
        self._stalled, self._failed, self._thinking = why, failed, False
        self._answer_with(why, "bad")

    # ---- the tools -------------------------------------------------------------------------

    def _hint(self) -> None:
        view, adviser = self._dealer.view, self.settings.hint
        self._hinting = True
        self._answer_with(Message("match-hint-waits", bot=named(adviser)))
        self._others.after(0, lambda: advice(view, adviser))

    def _back(self) -> None:
        self._release()
        self._stalled, self._uncleared = None, False
        self._dealer.take_back()
        self._keep()
        self._answer_with(Message("match-taken-back"))

    def _skip(self) -> None:
        self._others.hurry()

    def _next(self) -> None:
        self._release()
        self._dealer.next_phase()
        self.said = ""
        self._keep()
        self._go_on()

    def _go_on_again(self) -> None:
        self._stalled, self.said = None, ""
        self._go_on()

    def _stand_in(self) -> None:
        self._stalled, self.said = None, ""
        self._go_on(player("cautious"))

    def _sound(self) -> None:
        self.settings = replace(self.settings, sound=not self.settings.sound)
        self._pictures.settings = self.settings
        said = "match-sound-on" if self.settings.sound else "match-sound-off"
        self._answer_with(Message(said))

    def _save(self) -> None:
        try:
            path = write_record(free_name("match"), self.record())
        except LabError as error:
            self._answer_with(refused(error, self.language), "bad")
            return
        self._answer_with(Message("match-record-saved", name=str(path)))

    def _new(self) -> None:
        self._release()
        self._draft = self.settings
        self._saved_other = match_save.unfinished(self._keeper.path) is not None
        self._answer_with(Message("match-set-up-how"))

    def _choose(self, draft: Settings, choice: str) -> None:
        what, _, value = choice.partition(":")
        try:
            self._draft = chosen(draft, what, value)
        except LabError as error:
            self._answer_with(refused(error, self.language), "bad")
            return
        except ValueError:
            return
        self._answer_with(Message("match-set-up-how"))

    def _start(self) -> None:
        assert self._draft is not None
        keeper = self._keeper.following(over=self._dealer.is_over)
        settings = self._draft
        self._begin(settings, Dealer(settings, _seed(None)), keeper)
        self._go_on()

    def _cancel(self) -> None:
        self._draft, self.said = None, ""
        self._go_on()

    def _resume(self) -> None:
        path = match_save.unfinished(self._keeper.path)
        restored = Message("match-nothing-saved") if path is None else _restored(path, None)
        if isinstance(restored, Message):
            self._answer_with(restored, "bad")
        else:
            self._resumed(*restored)

    # ---- what a person sees ----------------------------------------------------------------

    def _answer_with(self, said: Message | str, mood: str = "calm") -> None:
        """Say something, and draw everything anew."""
        self.said, self._mood = said if isinstance(said, str) else self._say(said), mood
        self._draw()

    def _draw(self) -> None:
        new = self._is_new()
        if new:
            self._turns += self.is_your_turn
            if self._between and self._draft is None:
                self._tell_ending()
            elif self.is_your_turn and self._mood == "bad":
                self.said = ""  # that the person had to wait is over
        self._scenes = match_board.drawn(self)
        self._first = len(self._scenes) - 1
        self.redraw()

    def _is_new(self) -> bool:
        """Whether other things can be done than before: a click on what was then is too late."""
        turn = len(self.plays) if self.is_your_turn else None
        at = (self._draft is None, self._between, self._dealer.number, turn)
        new, self._at = at != self._at, at
        self._stamp += new
        return new

    def _tell_ending(self) -> None:
        ended, winners = self._dealer.ended, self._dealer.winners
        ending = self._pictures.ending(ended[-1], self._dealer.totals, winners)
        self.said = " ".join(filter(None, (self._say(ending), self.said)))
        self._mood = "good" if self.settings.seat in winners else "calm"

    def __repr__(self) -> str:
        if "_scenes" not in vars(self):  # refused before there was anything to see
            return "<Match>"
        asked = self._scenes[self.index]["asked"]
        return "\n".join(filter(None, (self._pictures.title, asked, super().__repr__(), self.said)))

    def _say(self, message: Message) -> str:
        return say(message, self.language)


_TOOLS: dict[str, Callable[[Match], None]] = {
    "hint": Match._hint,
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


def _restored(path: Path, bots: Bots | None) -> tuple[Settings, Dealer, Keeper] | Message:
    """A match from its file, or what is wrong with the file; nothing is raised that has hands."""
    kept = match_save.read(path)
    if isinstance(kept, Message):
        return kept
    try:
        settings = Settings.from_json(kept.data["settings"], bots)
    except LabError as error:
        return error.message
    try:
        return settings, Dealer.restored(settings, kept.data), Keeper(path, kept.digest)
    except LabError:
        return Message("match-save-damaged", name=path.name[-60:])


def _seed(given: int | None) -> int:
    if given is None:
        return secrets.randbelow(10**15)
    if isinstance(given, bool) or not isinstance(given, int) or not 0 <= given < 10**18:
        raise LabError(Message("match-seed"))
    return given
