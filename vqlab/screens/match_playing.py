"""The turns of a match as time goes on: the person's play, then the others', one after the other.

Dealer + a play or a click → whose turn it is → Others, Helping → scenes.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from vqlab import beside
from vqlab.contract import LabError, Message, seat_letter
from vqlab.pictures import Scene
from vqlab.players import Advice, Player, Review
from vqlab.screens import match_board
from vqlab.screens.dealer import Chosen, Dealer, Failed, Sealed
from vqlab.screens.helping import Helping
from vqlab.screens.hints import advised
from vqlab.screens.match_review import review_of, summary
from vqlab.screens.match_save import Keeper
from vqlab.screens.match_settings import Settings, named
from vqlab.screens.others import Others
from vqlab.screens.shown import Saying, Screen, Stepped, worded
from vqlab.words import say

CLEARED = "cleared"
ADVICE, REVIEW = "advice", "review"


class Playing(Stepped, Sealed):
    """A game against bots as it goes on; ``Match`` adds how it begins, and the tools."""

    settings: Settings
    _saying: Saying

    def _set_up_once(self, language: str) -> None:
        self.language = language
        self._others = Others(self._take)
        self._help = Helping(self._helped, self._moved)
        self._stamp = self._turns = 0
        self._at: tuple[object, ...] = ()

    def _begin(self, settings: Settings, dealer: Dealer, keeper: Keeper) -> None:
        self.settings, self._dealer, self._keeper = settings, dealer, keeper
        self._placing = settings.host.placing()
        self._pictures = settings.host.pictures(settings, self.language)
        self._stalled: Message | None = None
        self._uncleared = self._failed = False
        self._thinking = self._hinting = False
        self._draft: Settings | None = None
        self._saved_other = False
        self._reviewed: tuple[int, bool, list[Scene]] | None = None
        self._forget_help()
        self._saying, self._mood = None, "calm"

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
        """Points per seat; penalty points over the phases that have ended, in Vampire Queen."""
        return self._dealer.totals

    @property
    def plays(self) -> tuple[Any, ...]:
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

    def can(self) -> dict[str, bool]:
        """The tools there are, and whether each can be used now."""
        if self._draft is not None:
            return {"start": True, "cancel": True, "resume": self._saved_other}
        dealer, stalled = self._dealer, self._stalled is not None
        helped, turn = bool(self._help.what), self.is_your_turn
        tools = {"hint": turn}
        if self.settings.host.advises:
            tools["advice"] = turn and not helped and self._advice is None
            tools["stop"] = helped
            tools["judge"] = self._between and not helped and self._review is None
        if self.settings.undo:
            tools["back"] = dealer.can_take_back
        if self._saved_other:
            tools["resume"] = True
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

    def _play(self, read: Callable[[], Any]) -> None:
        """Make the play that is read; None where it has to be asked first which is meant."""
        if self._draft is not None or self._between:
            return
        if not self.is_your_turn:
            self._answer_with(self._waits(), "bad")
            return
        try:
            play = read()
            if play is not None:
                self._dealer.play(play)
        except LabError as error:
            self._answer_with(error, "bad")
            return
        if play is None:
            self._answer_with("")
            return
        self._release()
        self._forget_help()
        self._saying, self._saved_other = None, False
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
        self._uncleared = self.settings.host.lingers(self._dealer.view) and self._pause > 0
        self._keep()
        self._go_on()

    def _keep(self) -> None:
        """Write the match down, once the person has played in it."""
        begun = self._dealer.can_take_back or self._dealer.number > 1 or self._between
        if begun or self._keeper.path is not None:
            notice = self._keeper.keep(self._dealer.saved(self.settings))
            if notice is not None:
                self._saying, self._mood = notice, "calm"

    @property
    def _pause(self) -> float:
        """Seconds to wait before the next thing happens."""
        return 0 if self._others.hurried or not beside.goes_on() else self.settings.pace

    # ---- what takes the advisor a while ----------------------------------------------------

    def _forget_help(self) -> None:
        """Another turn or another phase: what was worked out for the last is of no use."""
        self._help.stop()
        self._advice: Advice | None = None
        self._review: Review | None = None
        self._unjudged: Message | None = None
        self._news: Message | None = None

    @property
    def _is_unjudged(self) -> bool:
        """Whether nobody has looked at the phase that has ended, nor was stopped at it."""
        return self._review is None and self._unjudged is None and not self._help.what

    def _judge(self) -> None:
        """Begin to judge the person's plays in the phase that has ended."""
        phase, seat = self._dealer.ended[-1], self.settings.seat
        self._unjudged = self._news = None
        self._help.ask(REVIEW, lambda: review_of(phase, seat))
        self._redraw_in_place()

    def _helped(self, what: str, news: Any) -> None:
        """What has come of it; None where it was stopped."""
        stopped = Message("match-help-stopped")
        failed = news.message if isinstance(news, LabError) else Message("match-no-help")
        if what == REVIEW:
            if isinstance(news, Review):
                self._review, self._news = news, summary(news)
            else:
                self._unjudged = stopped if news is None else failed
            self._redraw_in_place()
        elif isinstance(news, Advice):
            self._advice = news
            self._answer_with(advised(news))
        else:
            self._answer_with(stopped if news is None else failed)

    def _moved(self) -> None:
        """How far the review is, is shown; advice says only that it is on its way."""
        if self._help.what == REVIEW:
            self._redraw_in_place()

    def _redraw_in_place(self) -> None:
        """Draw everything anew, at the step that is looked at."""
        self._scenes = match_board.drawn(self)
        Screen.redraw(self)

    # ---- what the others do ----------------------------------------------------------------

    def _go_on(self, instead: Player | None = None) -> None:
        """Let happen what comes next without the person, and draw what there is now."""
        dealer, pause, clears = self._dealer, self._pause, self._uncleared
        waits = clears or dealer.to_act not in (None, self.settings.seat)
        self._thinking = waits and self._draft is None and self._stalled is None
        if not self._thinking:
            self._others.hurried = False
            self._draw()
            judges = self.settings.host.advises and self._is_unjudged and beside.goes_on()
            if judges and self._between and self._draft is None:
                self._judge()
            return

        self._draw()
        self._others.after(pause, lambda: CLEARED if clears else dealer.choose(instead))

    def _release(self) -> None:
        """End what is being done: the hint, or the wait for the others."""
        self._others.stop()
        if self._help.what == ADVICE:
            self._help.stop()
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
        usual = self.settings.host.usual
        self._stall(Message("match-bot-failed", usual=usual, **params), failed=True)

    def _stall(self, why: Message, *, failed: bool) -> None:
        self._stalled, self._failed, self._thinking = why, failed, False
        self._answer_with(why, "bad")

    # ---- what a person sees ----------------------------------------------------------------

    @property
    def said(self) -> str:
        """What was last said to the person."""
        return worded(self._saying, self.language)

    def _answer_with(self, said: Saying, mood: str = "calm") -> None:
        """Say something, and draw everything anew."""
        self._saying, self._mood = said, mood
        self._draw()

    def _say_again(self) -> None:
        self._pictures = self.settings.host.pictures(self.settings, self.language)
        self._reviewed = None
        self._scenes = match_board.drawn(self)

    def _draw(self) -> None:
        new = self._is_new()
        if new:
            self._turns += self.is_your_turn
            if self._between and self._draft is None:
                self._tell_ending()
            elif self.is_your_turn and self._mood == "bad":
                self._saying = None  # that the person had to wait is over
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
        self._saying = (ending, self._saying)
        self._mood = "good" if self.settings.seat in winners else "calm"

    def __repr__(self) -> str:
        if "_scenes" not in vars(self):  # refused before there was anything to see
            return "<Match>"
        asked = self._scenes[self.index]["asked"]
        return "\n".join(filter(None, (self._pictures.title, asked, super().__repr__(), self.said)))

    def _say(self, message: Message) -> str:
        return say(message, self.language)
