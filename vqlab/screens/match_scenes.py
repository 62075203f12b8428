"""What is on the table of a match: while it is played, between games, and afterwards.

While a phase is played every scene is drawn from the person's View and the plays all have seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vqlab.contract import SEAT_LETTERS, Message, joined, seat_letter
from vqlab.pictures import Scene, replay
from vqlab.pictures.queen import actions, totals_message
from vqlab.pictures.scene import Action, Choice, Grid, Row, action, cells_around
from vqlab.pictures.speech import cards_message
from vqlab.pictures.watched import watch
from vqlab.players import Advice, Review, bots, player
from vqlab.queen.edition import Edition
from vqlab.queen.phase import Phase
from vqlab.queen.play import Play
from vqlab.queen.record import Record
from vqlab.queen.view import View
from vqlab.screens.hints import figures, known
from vqlab.screens.match_review import comment_on, head_of, places_of, summary, worst
from vqlab.screens.match_settings import Settings, named
from vqlab.words import say

PACES = {"slow": 1.5, "steady": 0.6, "quick": 0.2, "at-once": 0.0}
MIXED = "mixed"


class Pictures:
    """Draws the scenes of one match."""

    def __init__(self, settings: Settings, language: str) -> None:
        self.settings, self.language = settings, language

    # ---- while it is played ----------------------------------------------------------------

    def playing(self, view: View, plays: Sequence[Play], number: int) -> list[Scene]:
        """What the person has seen since it last played; the last scene is now."""
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
        scene["seats"][view.seat]["badge"] = self.say("match-your-turn-badge")
        scene["status"] = self.say("match-your-turn", status=scene["status"])
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

    def judged(self, phase: Phase, found: Review) -> Grid:
        """The person's plays that cost something, the worst first; each can be gone to."""
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

    def unjudged(self, done: tuple[int, int] | None, why: Message | None) -> Grid:
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

    # ---- what stands on every scene --------------------------------------------------------

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
        where, scene["middle_cell"] = cells_around(self.settings.seat, self.settings.seats)
        for seat, drawn in enumerate(scene["seats"]):
            drawn["label"], drawn["cell"] = self.label(seat), where[seat]
        own = scene["seats"][self.settings.seat]
        own["spoken"] = self.say("match-you-spoken", spoken=own["spoken"])

    def _phase_place(self, number: int, place: str) -> str:
        if self.settings.phases == 1:
            return place
        return self.say("joined-comma", first=Message("label-phase", n=number), second=place)

    # ---- before a game ---------------------------------------------------------------------

    def choices(self) -> list[Choice]:
        """What a new game can be like; these settings are chosen."""
        now = self.settings
        seats = {str(n): str(n) for n in range(2, len(SEAT_LETTERS))}
        several = {str(bot): str(bot) for bot in now.bots}
        alike = several if len(several) == 1 else {}
        names = {name: self.say(f"match-bot-{name}") for name in bots()}
        mixed = {MIXED: self.say("match-bots-mixed")}
        editions = {
            str(Edition.BASE): self.say("odds-edition-base"),
            str(Edition.ENGLISH): self.say("odds-edition-english"),
            str(Edition.small()): self.say("odds-edition-small"),
        }
        phases = {str(n): str(n) for n in (1, 2, 3, 5, now.phases)}
        paces = {str(pace): self.say(f"match-pace-{name}") for name, pace in PACES.items()}
        if float(now.pace) not in PACES.values():
            paces[str(float(now.pace))] = self.say("match-pace-seconds", seconds=str(now.pace))
        switch = {"no": self.say("match-no"), "yes": self.say("match-yes")}
        edition, which = str(now.edition), str(now.bots[0]) if alike else MIXED
        return [
            self._choice("bots", str(len(now.bots)), seats),
            self._choice("play", which, {**alike, **names, **mixed}),
            self._choice("phases", str(now.phases), phases),
            self._choice("edition", edition, {edition: edition, **editions}),
            self._choice("pace", str(float(now.pace)), paces),
            self._choice("undo", "yes" if now.undo else "no", switch),
        ]

    def _choice(self, what: str, value: str, options: dict[str, str]) -> Choice:
        made: list[Action] = [action(f"choose:{what}:{key}", text) for key, text in options.items()]
        return Choice(
            label=self.say(f"match-choose-{what}"), value=f"choose:{what}:{value}", options=made
        )

    def tool(self, what: str, key: str, mark: str = "", **more: str) -> Action:
        """A tool with its words."""
        return action(what, self.say(key), mark=mark, **more)

    def say(self, key: str, **params: Any) -> str:
        """A sentence in the match's language."""
        return say(Message(key, **params), self.language)


def chosen(settings: Settings, what: str, value: str) -> Settings:
    """Settings after one choice. Raises LabError for what cannot be."""
    kept: dict[str, Any] = {
        name: getattr(settings, name) for name in ("phases", "undo", "pace", "sound")
    }
    table = {"bots": settings.bots, "edition": settings.edition, "seat": settings.seat}
    if what == "bots":
        number = int(value)
        several = (settings.bots * number)[:number]
        table |= {"bots": several, "seat": min(settings.seat, number)}
    elif what == "play":
        mixture = [bots()[at % len(bots())] for at in range(len(settings.bots))]
        table["bots"] = mixture if value == MIXED else [player(value)] * len(settings.bots)
    elif what == "edition":
        table["edition"] = Edition.parse(value)
    elif what == "phases":
        kept["phases"] = int(value)
    elif what == "pace":
        kept["pace"] = float(value)
    elif what == "undo":
        kept["undo"] = value == "yes"
    return Settings(hint=settings.hint, **_seated(table), **kept)


def _seated(table: dict[str, Any]) -> dict[str, Any]:
    return {**table, "bots": tuple(player(bot) for bot in table["bots"])}
