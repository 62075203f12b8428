"""Exercises on the rules of Vampire Queen. Their texts are in the catalogues of ``vqlab.words``."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from vqlab.contract import Message
from vqlab.lessons.answers import NUMBER, NUMBERS, PLAY, PLAYS, SEAT, Kind
from vqlab.lessons.exercise import Answer, Exercise, Misreading
from vqlab.queen import Edition, Game, Phase, Position

ROUND = "5^2 10 | 3 8^2 | 7^2 9^3 11 12^2 | 6 ; A ; - ; 5^2, 8^2"
LAP = "3 6 | 2 10 | 4 9 | 5 7 ; A ; - ; 6, pass, 9"
QUEENS = "4 12^2 | 11 12 13 Q^2 | 8 ; A ; - ; 12^2"
PICK_UP = "7 S20 | 4 9 | 8 Q | 4 6 | 2 9 ; A ; - ; S20, 4, Q, 4"
FEED = "8 S20 | 5 7 | 4 5 9 Q ; A ; - ; S20, 5"
BLOCKED = "6 S20 | 1 5 13 | S15 | 2 8 ; A ; - ; S20"
EMBARGO = "4 | 3 8 | 2^2 9 S15 S20 | 6 ; C ; S20"
PENALTIES = "3 Q S20 | 10 | 5 8 | 1 ; A ; - ; S20, 10, 5"
NEXT_PHASE = "4 | 7 S20 | - | 5 S15 | 9"


def _exercise(
    name: str, answer: Answer, kind: Kind, line: str, *misread: Answer, **more: Any
) -> Exercise:
    key = f"exercise-{name}"
    return Exercise(
        Message(f"{key}-ask"),
        answer,
        kind,
        hints=[Message(f"{key}-hint-1"), Message(f"{key}-hint-2")],
        why=Message(f"{key}-why"),
        line=line,
        misreadings=[
            Misreading(wrong, Message(f"{key}-misread-{number}"))
            for number, wrong in enumerate(misread, 1)
        ],
        **more,
    )


def _deal() -> Exercise:
    edition = Edition.BASE
    return _exercise(
        "deal",
        lambda: edition.left_over(10),
        NUMBER,
        "Edition.BASE.left_over(10)",
        lambda: edition.cards_in_play(10) - 10 * edition.hand_size(10),
        lambda: edition.deck_size - edition.queens - 10 * edition.hand_size(10),
    )


def _raise() -> Exercise:
    position = Position.parse(ROUND)
    return _exercise(
        "raise",
        position.legal_plays,
        PLAYS,
        f"Position.parse({ROUND!r}).legal_plays()",
        lambda: [play for play in position.legal_plays() if play],
        shown=position,
    )


def _next_leader() -> Exercise:
    position = Position.parse(LAP)
    return _exercise(
        "next-leader",
        lambda: position.play("pass").leader,
        SEAT,
        f"Position.parse({LAP!r}).play('pass').leader",
        lambda: "B",
        lambda: position.leader,
        shown=position,
    )


def _queens() -> Exercise:
    position = Position.parse(QUEENS)
    return _exercise(
        "queens",
        position.legal_plays,
        PLAYS,
        f"Position.parse({QUEENS!r}).legal_plays()",
        lambda: [play for play in position.legal_plays() if play.kind != "queens"],
        shown=position,
    )


def _known() -> Exercise:
    view = Phase.deal(9, seed=11).view(0)
    return _exercise(
        "known",
        lambda: view.unseen.count("7"),
        NUMBER,
        "Phase.deal(9, seed=11).view(0).unseen.count('7')",
        lambda: view.edition.copies,
        lambda: view.hand.count("7"),
        shown=view,
    )


def _pick_up() -> Exercise:
    position = Position.parse(PICK_UP)
    return _exercise(
        "pick-up",
        lambda: position.play("2").leader,
        SEAT,
        f"Position.parse({PICK_UP!r}).play('2').leader",
        lambda: "C",
        lambda: "B",
        lambda: "E",
        lambda: "A",
        shown=position,
    )


def _feed() -> Exercise:
    position = Position.parse(FEED)

    def safe() -> list[Any]:
        return [play for play in position.legal_plays() if position.play(play).leader != 2]

    return _exercise(
        "feed",
        lambda: max(safe(), key=lambda play: play.penalty),
        PLAY,
        f"position = Position.parse({FEED!r})\n"
        "safe = [play for play in position.legal_plays() if position.play(play).leader != 2]\n"
        "max(safe, key=lambda play: play.penalty)",
        lambda: max(safe(), key=lambda play: play.feed),
        lambda: position.plays[-1],
        lambda: max(position.legal_plays(), key=lambda play: play.feed),
        shown=position,
    )


def _embargo() -> Exercise:
    position = Position.parse(EMBARGO)
    return _exercise(
        "embargo",
        position.legal_plays,
        PLAYS,
        f"Position.parse({EMBARGO!r}).legal_plays()",
        lambda: [play for play in position.legal_plays() if not play.slayer],
        shown=position,
    )


def _blocked() -> Exercise:
    position = Position.parse(BLOCKED)

    def safe() -> list[Any]:
        ended = {
            play: position.play(play).play("pass").play("2") for play in position.legal_plays()
        }
        return [play for play in ended if ended[play].leader != 1]

    return _exercise(
        "blocked",
        lambda: max(safe(), key=lambda play: play.penalty),
        PLAY,
        f"position = Position.parse({BLOCKED!r})\n"
        "plays = position.legal_plays()\n"
        "ended = {play: position.play(play).play('pass').play('2') for play in plays}\n"
        "safe = [play for play in plays if ended[play].leader != 1]\n"
        "max(safe, key=lambda play: play.penalty)",
        lambda: min(safe(), key=lambda play: play.feed),
        lambda: "5",
        shown=position,
    )


def _penalties() -> Exercise:
    position = Position.parse(PENALTIES)

    def scored(seat: int, points: int) -> list[int]:
        """The right penalties, with one seat's put wrong."""
        right = list(position.play("1").penalties or ())
        return [*right[:seat], points, *right[seat + 1 :]]

    return _exercise(
        "penalties",
        lambda: position.play("1").penalties,
        NUMBERS,
        f"Position.parse({PENALTIES!r}).play('1').penalties",
        lambda: scored(1, 0),
        lambda: scored(0, 3 + 1),
        shown=position,
    )


def _next_phase() -> Exercise:
    position = Position.parse(NEXT_PHASE)
    return _exercise(
        "next-phase",
        lambda: Game.new(deal=position).next_phase().phase.position.leader,
        SEAT,
        f"Game.new(deal=Position.parse({NEXT_PHASE!r})).next_phase().phase.position.leader",
        lambda: position.leader,
        lambda: "D",
        lambda: "E",
        lambda: "C",
        shown=position,
    )


class Exercises(Mapping[str, Exercise]):
    """Exercises by name; a name gives the same exercise again, so that its hints go on."""

    _made: Mapping[str, Callable[[], Exercise]] = {
        "deal": _deal,
        "raise": _raise,
        "next-leader": _next_leader,
        "queens": _queens,
        "known": _known,
        "pick-up": _pick_up,
        "feed": _feed,
        "embargo": _embargo,
        "blocked": _blocked,
        "penalties": _penalties,
        "next-phase": _next_phase,
    }

    def __init__(self) -> None:
        self._asked: dict[str, Exercise] = {}

    def __getitem__(self, name: str) -> Exercise:
        if name not in self._made:
            raise KeyError(f"no exercise {name!r}; there are {', '.join(self._made)}")
        if name not in self._asked:
            self._asked[name] = self._made[name]()
        return self._asked[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._made)

    def __len__(self) -> int:
        return len(self._made)

    def __repr__(self) -> str:
        return f"exercises: {', '.join(self._made)}"


exercises = Exercises()
"""Exercises by name.

>>> exercises["raise"].check("9^2, 12^2").status
'wrong'
"""
