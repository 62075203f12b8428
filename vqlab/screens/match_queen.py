"""A match of Vampire Queen: how it is dealt and drawn, and what its advisor finds."""

from __future__ import annotations

from collections.abc import Sequence

from vqlab.contract import SEAT_LETTERS, Message, joined, seat_letter
from vqlab.pictures import Scene, replay
from vqlab.pictures.queen import actions, totals_message
from vqlab.pictures.scene import Grid, Row
from vqlab.pictures.speech import cards_message, edition_names
from vqlab.pictures.watched import watch
from vqlab.players import Advice, Choice, Review
from vqlab.queen.edition import Edition, as_edition
from vqlab.queen.game import Game
from vqlab.queen.phase import Phase
from vqlab.queen.play import Play, as_play
from vqlab.queen.position import Position, as_position
from vqlab.queen.record import Record
from vqlab.queen.view import View
from vqlab.screens.hints import figures, hinted, known
from vqlab.screens.hosting import Hosting
from vqlab.screens.match_review import comment_on, head_of, places_of, summary, worst
from vqlab.screens.match_scenes import Pictures
from vqlab.screens.match_settings import Settings
from vqlab.words import say


class QueenPictures(Pictures):
    """Draws the scenes of one match of Vampire Queen."""

    # ---- while it is played ----------------------------------------------------------------

    def playing(
        self, view: View, plays: Sequence[Play], after: Sequence[View], number: int
    ) -> list[Scene]:
        """What the person has seen since it last played; a round that ends has a scene more."""
        scenes = watch(view, plays, self.language)
        for scene in scenes:
            scene["place"] = self._phase_place(number, scene["place"])
            self._own(scene)
        return scenes

    def offer(self, scene: Scene, view: View, number: int, advice: Advice | None) -> None:
        """It is the person's turn: what can be played, and what it costs where that was asked."""
        scene["place"] = self._phase_place(number, scene["middle"][0])
        scene["actions"] = actions(
            view.legal_plays(), self.language, *(figures(advice) if advice else ())
        )
        super().offer(scene, view, number, advice)
        said = known(advice) if advice else None
        if said is not None:
            scene["comment"] = say(said, self.language)

    # ---- when a phase has ended ------------------------------------------------------------

    def review(self, phase: Phase, number: int, found: Review | None = None) -> list[Scene]:
        """A phase that has ended, all hands open.

        What the bots thought stands as comments, and what the person's own plays cost.
        """
        scenes = replay(Record((phase,)), self.language)
        for scene in scenes:
            scene["place"] = self._phase_place(number, scene["place"])
            self._own(scene)
        told = scenes[-1]["told"]  # the points stand in their table
        scenes[-1]["status"] = self.say("match-over", told=told)
        aside = phase.left_over
        if aside:
            cards = cards_message(aside)
            scenes[-1]["comment"] = self.say("match-left-over", cards=cards)
        if found is not None:
            places = places_of(phase)
            for play in found.plays:
                step = places[play.index][0]
                scenes[step]["comment"] = say(comment_on(play), self.language)
        return scenes

    def judged(
        self,
        phase: Phase,
        found: Review | None,
        done: tuple[int, int] | None,
        why: Message | None,
    ) -> Grid:
        """The person's plays that cost something, the worst first; each can be gone to."""
        if found is None:
            return self._unjudged(done, why)
        places, rows = places_of(phase), []
        for play, cells in worst(found):
            step, number = places[play.index]
            head = say(head_of(play, number), self.language)
            said = [
                say(cell, self.language) if isinstance(cell, Message) else cell for cell in cells
            ]
            rows.append(Row(head=head, cells=said, action=f"step:{step}", mark=""))
        heads = ("play", "open", "blind", "verdict") if rows else ()
        return Grid(
            id="judged",
            caption=self.say("match-judged-caption"),
            note=say(summary(found), self.language),
            heads=[self.say(f"match-judged-{head}-head") for head in heads],
            rows=rows,
        )

    def _unjudged(self, done: tuple[int, int] | None, why: Message | None) -> Grid:
        """How far the review is, or why there is none."""
        if why is None and done:
            why = Message("match-judging-far", done=done[0], total=done[1])
        note = say(why or Message("match-judging"), self.language)
        caption = self.say("match-judged-caption")
        return Grid(id="judged", caption=caption, note=note, heads=[], rows=[])

    def points(self, ended: Sequence[Phase], winners: frozenset[int]) -> Grid:
        """The penalty points of every seat, phase by phase."""
        made = [phase.penalties or () for phase in ended]
        totals = [sum(points[seat] for points in made) for seat in range(self.settings.seats)]
        best = min(totals)
        rows = [
            Row(
                head=self.label(seat),
                cells=[*(str(points[seat]) for points in made), str(total)],
                action="",
                mark="best" if total == best else "",
            )
            for seat, total in enumerate(totals)
        ]
        phases = [self.say("label-phase", n=n) for n in range(1, len(made) + 1)]
        note = "match-points-won" if winners else "match-points-least"
        return Grid(
            id="points",
            caption=self.say("match-points"),
            note=self.say(note),
            heads=[self.say("match-points-seat"), *phases, self.say("match-points-total")],
            rows=rows,
        )

    def ending(self, phase: Phase, totals: Sequence[int], winners: frozenset[int]) -> Message:
        """How a phase ended, or the game."""
        mine = self.settings.seat
        if not winners:
            out = [seat_letter(seat) for seat, hand in enumerate(phase.position.hands) if not hand]
            return Message(
                "match-phase-over", out=joined(out), points=(phase.penalties or ())[mine]
            )
        best = {"best": min(totals)}
        if mine not in winners:
            letters = joined([seat_letter(seat) for seat in sorted(winners)])
            return Message("match-lost", winners=letters, points=totals[mine], **best)
        return (
            Message("match-won", **best) if len(winners) == 1 else Message("match-shared", **best)
        )

    # ---- the words -------------------------------------------------------------------------

    def asked(self, totals: Sequence[int], number: int) -> str:
        """Who the person is, and what the game is about."""
        seat, phases = seat_letter(self.settings.seat), self.settings.phases
        if phases == 1:
            return self.say("match-asked", seat=seat)
        if number == 1:
            return self.say("match-asked-phases", seat=seat, phases=phases)
        who = [seat_letter(seat) for seat in range(self.settings.seats)]
        said = totals_message(who, totals)
        return self.say("match-asked-totals", seat=seat, phases=phases, totals=said)

    def editions(self) -> dict[str, str]:
        """The two that are sold, and a small one."""
        names = edition_names(self.language)
        return {
            str(one): names[str(one)] for one in (Edition.BASE, Edition.ENGLISH, Edition.small())
        }

    def bot_named(self, name: str) -> str:
        """A bot, and how it plays."""
        return self.say(f"match-bot-{name}")

    def _phase_place(self, number: int, place: str) -> str:
        if self.settings.phases == 1:
            return place
        return self.say("joined-comma", first=Message("label-phase", n=number), second=place)


class QueenHosting(Hosting):
    """Vampire Queen as a match is played in it."""

    game = "queen"
    usual = "cautious"
    seats = range(3, len(SEAT_LETTERS) + 1)
    most_phases = 10
    advises = True
    pictures = QueenPictures

    def edition(self, read: Edition | str | None = None) -> Edition:
        """An edition given as itself or as its text."""
        return Edition.BASE if read is None else as_edition(read)

    def deal(self, read: Position | str) -> Position:
        """The deal of the first phase."""
        return as_position(read)

    def play(self, read: Play | str) -> Play:
        """A play given as itself or as its text."""
        return as_play(read)

    def is_play(self, made: object) -> bool:
        """Whether this is a play."""
        return isinstance(made, Play)

    def begin(self, settings: Settings, seed: int, deal: Position | None = None) -> Game:
        """Several phases, each dealt from the seed."""
        return Game.new(settings.seats, seed, settings.phases, settings.edition, deal=deal)

    def lingers(self, view: View) -> bool:
        """Whether a round has just ended: it is seen before the table is cleared."""
        return view.round.turn == 0

    def hinted(self, bot: str, choice: Choice) -> Message:
        """A bot's choice by its cards."""
        return hinted(bot, choice)

    def record(
        self, ended: Sequence[Phase], title: str, names: tuple[str, ...], seed: int | None
    ) -> Record:
        """The phases that have ended."""
        return Record(tuple(ended), title, names, seed)


QUEEN = QueenHosting()
