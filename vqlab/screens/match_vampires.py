"""A match of The Vampires: how it is dealt and drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from vqlab.contract import IllegalPlay, Message, seat_letter
from vqlab.pictures import Scene, replay
from vqlab.pictures.cells import cells_across
from vqlab.pictures.said import Said
from vqlab.pictures.scene import Grid, Row
from vqlab.pictures.vampires import actions, draw, of_view
from vqlab.pictures.vampires_replay import told_turn
from vqlab.pictures.vampires_speech import play_message, won_message
from vqlab.players import Advice, Choice, Review
from vqlab.screens.hosting import Hosting
from vqlab.screens.match_scenes import Pictures
from vqlab.screens.match_settings import Settings
from vqlab.screens.placing import Placing
from vqlab.vampires.edition import SEATS, TO_WIN, Edition, as_edition
from vqlab.vampires.game import Event, Game
from vqlab.vampires.play import Play, as_play
from vqlab.vampires.position import Position, as_position
from vqlab.vampires.record import Record
from vqlab.vampires.view import View


@dataclass(frozen=True)
class Dealt:
    """A game of The Vampires in progress, and what it was dealt from: one phase, and no other."""

    seed: int
    phase: Game
    ended: tuple[Game, ...] = ()

    @property
    def is_over(self) -> bool:
        """Whether somebody has won (T20)."""
        return self.phase.is_over

    @property
    def totals(self) -> tuple[int, ...]:
        """Each seat's points (T16)."""
        return self.phase.points

    @property
    def winners(self) -> frozenset[int]:
        """The seat that has won, if one has."""
        winner = self.phase.winner
        return frozenset() if winner is None else frozenset({winner})

    def play(self, play: Play | str, comment: str = "") -> Self:
        """The game after a play. Raises IllegalPlay; this one is unchanged."""
        return replace(self, phase=self.phase.play(play, comment))

    def undo(self) -> Self:
        """The game before its last play."""
        return replace(self, phase=self.phase.undo())

    def next_phase(self) -> Self:
        """There is none: raises IllegalPlay."""
        raise IllegalPlay("T20", Message("illegal-game-over"))


class VampiresPictures(Pictures):
    """Draws the scenes of one match of The Vampires."""

    def playing(
        self, view: View, plays: Sequence[Play], after: Sequence[View], number: int
    ) -> list[Scene]:
        """What the person has seen since it last played, each turn told as everybody saw it."""
        scenes = [self._drawn(view)]
        for before, play, now in zip((view, *after), plays, after, strict=False):
            event = Event(before.next_seat, play, before.seen(play, _woken(before, now, play)))
            told = told_turn(event, before.crosses, before.won[event.seat])
            scenes.append(self._drawn(now, tuple(told)))
        return scenes

    def _drawn(self, view: View, told: tuple[Message, ...] = ()) -> Scene:
        # up and down go from one turn to the next
        words = Said(self.language, told=told, group=len(view.plays))
        scene = draw(of_view(view), words)
        scene["fits"] = {}
        self._own(scene)
        return scene

    def offer(self, scene: Scene, view: View, number: int, advice: Advice | None) -> None:
        """It is the person's turn: what can be played, and where the cards go."""
        super().offer(scene, view, number, advice)
        scene["fits"] = draw(of_view(view), Said(self.language))["fits"]
        scene["actions"] = actions(view.legal_plays(), self.language)

    def review(self, phase: Game, number: int, found: Review | None = None) -> list[Scene]:
        """The game that has ended, all hands open; what the bots thought stands as comments."""
        scenes = replay(phase, self.language)
        for scene in scenes:
            self._own(scene)
        return scenes

    def _cells(self) -> tuple[list[list[int]], list[int]]:
        return cells_across(self.settings.seats, self.settings.seat)

    def points(self, ended: Sequence[Game], winners: frozenset[int]) -> Grid:
        """The points of every seat, and the vampires they are for."""
        (game,) = ended
        rows = [
            Row(
                head=self.label(seat),
                cells=[str(points), self._won(game.position.won[seat])],
                action="",
                mark="best" if seat in winners else "",
            )
            for seat, points in enumerate(game.points)
        ]
        heads = ("match-points-seat", "match-hunt-points", "match-hunt-vampires")
        return Grid(
            id="points",
            caption=self.say("match-hunt-points"),
            note=self.say("match-hunt-first", points=TO_WIN),
            heads=[self.say(head) for head in heads],
            rows=rows,
        )

    def _won(self, vampires: tuple[str, ...]) -> str:
        said = won_message(vampires) if vampires else Message("match-hunt-none")
        return self.say("just", text=said)

    def ending(self, phase: Game, totals: Sequence[int], winners: frozenset[int]) -> Message:
        """Who won, and what the person has."""
        (winner,) = winners
        mine = totals[self.settings.seat]
        if winner == self.settings.seat:
            return Message("match-hunt-won", points=mine)
        params = {"winner": seat_letter(winner), "points": totals[winner], "mine": mine}
        return Message("match-hunt-lost", **params)

    def asked(self, totals: Sequence[int], number: int) -> str:
        """Who the person is, and what the game is about."""
        seat = seat_letter(self.settings.seat)
        return self.say("match-hunt-asked", seat=seat, points=TO_WIN)

    def editions(self) -> dict[str, str]:
        """The usual readings, and each of the others."""
        editions = {
            "usual": Edition(),
            "bites": Edition(bite_needs_cards=False),
            "attacks": Edition(action_cards_count=False),
            "elsewhere": Edition(reattach_elsewhere=True),
        }
        return {
            str(edition): self.say(f"match-hunt-edition-{name}")
            for name, edition in editions.items()
        }

    def bot_named(self, name: str) -> str:
        """A bot, and how it plays."""
        return self.say(f"match-hunt-bot-{name}")


def _woken(before: View, now: View, play: Play) -> str:
    """The vampire that came to the table with a play, if one did."""
    if now.asleep == before.asleep:
        return ""
    at = play.cross if play.place is None else play.place.cross
    return now.crosses[-1 if at is None else at].vampire


class VampiresHosting(Hosting):
    """The Vampires as a match is played in it."""

    game = "vampires"
    usual = "greedy"
    seats = SEATS
    pictures = VampiresPictures

    def edition(self, read: Edition | str | None = None) -> Edition:
        """An edition given as itself or as its text."""
        return Edition.STANDARD if read is None else as_edition(read)

    def deal(self, read: Position | str) -> Position:
        """Where the game begins."""
        return as_position(read)

    def play(self, read: Play | str) -> Play:
        """A play given as itself or as its text."""
        return as_play(read)

    def is_play(self, made: object) -> bool:
        """Whether this is a play."""
        return isinstance(made, Play)

    def begin(self, settings: Settings, seed: int, deal: Position | None = None) -> Dealt:
        """One game, dealt from the seed."""
        start = Position.deal(settings.seats, seed, settings.edition) if deal is None else deal
        return Dealt(seed, Game(start))

    def placing(self) -> Placing:
        """A card is chosen, and then its place."""
        return Placing()

    def hinted(self, bot: str, choice: Choice) -> Message:
        """A bot's choice as it is read aloud."""
        play = play_message(choice.play)
        return Message("match-hint", bot=bot, cards=play, reason=choice.reason)

    def record(
        self, ended: Sequence[Game], title: str, names: tuple[str, ...], seed: int | None
    ) -> Record:
        """The game that has ended."""
        (game,) = ended
        return Record(game, title, names, seed)


VAMPIRES = VampiresHosting()
