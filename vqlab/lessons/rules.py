"""Exercises on the rules of Vampire Queen. Their texts are in the catalogues of ``vqlab.words``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from vqlab.lessons.answers import NUMBER, NUMBERS, PLAY, PLAYS, SEAT
from vqlab.lessons.exercise import Exercise, catalogued
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


def _deal() -> Exercise:
    edition = Edition.BASE
    return catalogued(
        "deal",
        lambda: edition.left_over(10),
        NUMBER,
        "Edition.BASE.left_over(10)",
        lambda: edition.cards_in_play(10) - 10 * edition.hand_size(10),
        lambda: edition.deck_size - edition.queens - 10 * edition.hand_size(10),
    )


def _raise() -> Exercise:
    position = Position.parse(ROUND)
    return catalogued(
        "raise",
        position.legal_plays,
        PLAYS,
        f"Position.parse({ROUND!r}).legal_plays()",
        lambda: [play for play in position.legal_plays() if play],
        shown=position,
    )


def _next_leader() -> Exercise:
    position = Position.parse(LAP)
    return catalogued(
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
    return catalogued(
        "queens",
        position.legal_plays,
        PLAYS,
        f"Position.parse({QUEENS!r}).legal_plays()",
        lambda: [play for play in position.legal_plays() if play.kind != "queens"],
        shown=position,
    )


def _known() -> Exercise:
    view = Phase.deal(9, seed=11).view(0)
    return catalogued(
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
    return catalogued(
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

    return catalogued(
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
    return catalogued(
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

    return catalogued(
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

    return catalogued(
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
    return catalogued(
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


RULES: Mapping[str, Callable[[], Exercise]] = {
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
