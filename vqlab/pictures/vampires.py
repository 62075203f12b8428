"""Scenes of The Vampires: of a position, a game, a view.

state → Moment (only what the viewer may see) → Scene (said in a language).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from vqlab.contract import Message, seat_letter
from vqlab.pictures.cells import cells_across
from vqlab.pictures.faces import drawn_once, faces_of
from vqlab.pictures.said import Said, face_down, framed, label_in, play_actions, who_in
from vqlab.pictures.scene import Action, CrossScene, Scene, SeatScene, scene
from vqlab.pictures.vampires_speech import (
    below_message,
    card_message,
    cards_message,
    cross_message,
    place_message,
    play_message,
    won_message,
)
from vqlab.vampires.deck import BITE, COFFIN, GARLIC, MIRROR, points_of
from vqlab.vampires.game import Game
from vqlab.vampires.play import Place, Play
from vqlab.vampires.position import Position
from vqlab.vampires.table import Cross
from vqlab.vampires.view import View
from vqlab.words import say


@dataclass(frozen=True)
class Moment:
    """What a scene is made from: only what the viewer may see."""

    hands: tuple[tuple[str, ...] | None, ...]
    sizes: tuple[int, ...]
    known: tuple[tuple[str, ...], ...]
    """Of a hidden hand, the cards the viewer knows to be there."""
    crosses: tuple[Cross, ...]
    won: tuple[tuple[str, ...], ...]
    piles: tuple[int, int, int]
    """How many cards are in the draw pile, among the discards, and asleep."""
    to_act: int | None
    winner: int | None
    plays_now: tuple[Play, ...] = ()
    """What the seat to act may play, as far as the viewer knows its hand."""
    mine: int | None = None
    """Whose view it is, if anybody's."""
    turn: int | None = None
    """How many turns were played, where it is known."""
    names: tuple[str, ...] = field(default=())

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.sizes)

    def who(self, seat: int) -> str:
        """A seat's name, or its letter."""
        return who_in(self.names, seat)

    def points(self, seat: int) -> int:
        """What a seat's vampires are worth."""
        return sum(map(points_of, self.won[seat]))


@scene.register
def _position_scene(state: Position, viewer: int | None = None, language: str = "") -> Scene:
    if viewer is not None:
        return draw(replace(of_view(Game(state).view(viewer)), turn=None), Said(language))
    return draw(of_position(state), Said(language))


@scene.register
def _game_scene(state: Game, viewer: int | None = None, language: str = "") -> Scene:
    if viewer is not None:
        return scene(state.view(viewer), language=language)
    words = Said(language, note=state.notes[-1], stamp=len(state.plays))
    return draw(of_position(state.position, turn=len(state.plays)), words)


@scene.register
def _view_scene(state: View, viewer: int | None = None, language: str = "") -> Scene:
    if viewer not in (None, state.seat):
        raise TypeError("a view is what one seat sees; it cannot be drawn for another")
    return draw(of_view(state), Said(language, stamp=len(state.plays)))


def of_position(position: Position, **more: Any) -> Moment:
    """A position with all cards seen."""
    table = position.table
    return Moment(
        table.hands,
        tuple(map(len, table.hands)),
        ((),) * position.seats,
        table.crosses,
        table.won,
        (len(table.draw), len(table.discards), len(table.asleep)),
        position.to_act,
        position.winner,
        position.legal_plays(),
        **more,
    )


def of_view(view: View, **more: Any) -> Moment:
    """What one seat sees."""
    return Moment(
        tuple(view.hand if seat == view.seat else None for seat in range(view.seats)),
        view.hand_sizes,
        tuple(() if seat == view.seat else cards for seat, cards in enumerate(view.known)),
        view.crosses,
        view.won,
        (view.draw, len(view.discards), view.asleep),
        view.to_act,
        view.winner,
        view.legal_plays(),
        mine=view.seat,
        turn=len(view.plays),
        **more,
    )


def draw(moment: Moment, words: Said) -> Scene:
    """A moment and what is said beside it as a scene."""
    language = words.language
    where, cell = cells_across(moment.seats, moment.mine)
    if words.place is None and moment.turn is not None:
        words = replace(words, place=Message("vampires-turn", n=moment.turn + 1))
    shown = _shown(moment)
    drawn = framed(
        words,
        [_seat(moment, seat, where[seat], language) for seat in range(moment.seats)],
        (_middle(moment), cell),
        cards={card: say(card_message(card), language) for card in shown},
        title="vampires-title",
        asked=_status(moment),
    )
    drawn["crosses"] = [_cross(moment, at, language) for at in range(len(moment.crosses))]
    drawn["fits"] = fits(moment.plays_now)
    strange = [card for card in shown if card not in drawn_once()]
    if strange:
        drawn["faces"] = faces_of(strange)
    return drawn


def fits(plays: Iterable[Play]) -> dict[str, list[str]]:
    """Card -> the places that some of these plays puts it at.

    >>> fits([Play.parse("RYBG@1N"), Play.parse("RYBG@1N+WR"), Play.parse("bite@2")])
    {'RYBG': ['1N'], 'bite': ['2']}
    """
    found: dict[str, list[str]] = {}
    for play in plays:
        where = place_of(play)
        if where and where not in found.setdefault(play.card, []):
            found[play.card].append(where)
    return found


def place_of(play: Play) -> str:
    """Where the card of a play is put, as in ``put:CARD:PLACE``; nothing where it goes nowhere.

    >>> [place_of(Play.parse(text)) for text in ("garlic@2E", "WR@1", "coffin")]
    ['2E', '1', '']
    """
    if play.place is not None:
        return str(play.place)
    return "" if play.cross is None else str(play.cross + 1)


def _shown(moment: Moment) -> list[str]:
    """Every card that lies open."""
    rows = [*(hand for hand in moment.hands if hand), *moment.known, *moment.won]
    rows += [(cross.vampire, *cross.cards) for cross in moment.crosses]
    return sorted({card for row in rows for card in row})


def _cross(moment: Moment, at: int, language: str) -> CrossScene:
    cross = moment.crosses[at]
    places = [Place(at, side) for side in range(4)]
    return CrossScene(
        vampire=cross.vampire,
        label=str(at + 1),
        spoken=say(cross_message(at, cross), language),
        around=list(cross.around),
        places=[str(place) for place in places],
        names=[say(place_message(place, moment.crosses), language) for place in places],
        whole=str(at + 1),
        below=say(below_message(at, moment.crosses), language),
    )


def _seat(moment: Moment, seat: int, cell: list[int], language: str) -> SeatScene:
    hand = moment.hands[seat]
    down = 0 if hand is not None else moment.sizes[seat] - len(moment.known[seat])
    return SeatScene(
        seat=seat_letter(seat),
        label=say(label_in(moment.names, seat), language),
        cards=None if hand is None else list(hand),
        count=moment.sizes[seat],
        hidden=face_down(down, language),
        seen=list(moment.known[seat]),
        play=None,
        played="",
        top=seat == moment.winner,
        leader=False,
        to_act=seat == moment.to_act,
        badge=say(Message("vampires-points", n=moment.points(seat)), language),
        spoken=_spoken(moment, seat, language),
        cell=cell,
        won=list(moment.won[seat]),
    )


def _spoken(moment: Moment, seat: int, language: str) -> str:
    marks = say(Message("spoken-to-act"), language) if seat == moment.to_act else ""
    won = ""
    if moment.won[seat]:
        points = Message("vampires-points", n=moment.points(seat))
        what = {"won": won_message(moment.won[seat]), "points": points}
        won = say(Message("vampires-spoken-won", **what), language)
    hand, known = moment.hands[seat], moment.known[seat]
    if hand is not None:
        held = cards_message(hand)
    else:
        held = Message("spoken-hidden", n=moment.sizes[seat])
        if known:
            held = Message("spoken-known", hidden=held, known=cards_message(known))
    who = label_in(moment.names, seat)
    return say(Message("spoken-seat", who=who, marks=marks, hand=held, played=won), language)


def _middle(moment: Moment) -> list[Message]:
    draw_pile, discards, asleep = moment.piles
    return [
        Message("vampires-draw", n=draw_pile),
        Message("vampires-discards", n=discards),
        Message("vampires-asleep", n=asleep),
    ]


def _status(moment: Moment) -> Message:
    """Whose turn it is, and what is possible."""
    if moment.winner is not None:
        points = Message("vampires-points", n=moment.points(moment.winner))
        return Message("vampires-status-over", who=moment.who(moment.winner), points=points)
    who = {"who": moment.who(moment.to_act or 0)}
    if not moment.plays_now:
        return Message("status-watch", **who)
    if moment.plays_now[0].discards:
        return Message("vampires-status-discard", **who)
    kinds = list(dict.fromkeys(map(_kind, moment.plays_now)))
    what = kinds[0]
    for at, kind in enumerate(kinds[1:], 2):
        if at == len(kinds):
            what = Message("vampires-or", first=what, second=kind)
        else:
            what = Message("joined-comma", first=what, second=kind)
    return Message("vampires-status", what=what, **who)


def _kind(play: Play) -> Message:
    """What a play is, in a few words."""
    if play.weapon:
        return Message("vampires-may-two")
    if play.moved is not None:
        return Message("vampires-may-replace")
    named = {GARLIC: "garlic", MIRROR: "mirror", COFFIN: "coffin", BITE: "bite"}
    kind = named.get(play.card) or ("attack" if play.place is not None else "weapon")
    return Message(f"vampires-may-{kind}")


def actions(
    plays: Iterable[Play],
    language: str = "",
    notes: Mapping[Play, str] | None = None,
    marks: Mapping[Play, str] | None = None,
) -> list[Action]:
    """Plays as actions of a scene, each with its note and mark if it has any.

    >>> actions([Play.parse("WR@1")])[0]["name"]
    'red weapon, vampire 1'
    """
    made = list(plays)
    said = play_actions(made, str, lambda play: say(play_message(play), language), notes, marks)
    return [{**one, "of": play.card} for one, play in zip(said, made, strict=True)]
