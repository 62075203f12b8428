"""Scenes of Vampire Queen: of a position, a phase, a game, a view.

state → Moment (only what the viewer may see) → Scene (said in a language).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from vqlab.contract import Message, seat_letter
from vqlab.pictures.scene import Action, ClauseScene, Scene, SeatScene, cells, scene
from vqlab.pictures.speech import card_names, cards_message
from vqlab.queen.cards import Cards
from vqlab.queen.clauses import clause_text, clause_title
from vqlab.queen.edition import Edition
from vqlab.queen.game import Game
from vqlab.queen.phase import NO_NOTE, Note, Phase
from vqlab.queen.play import QUEENS_ALONE, Play
from vqlab.queen.position import Position
from vqlab.queen.round import NOBODY, Round
from vqlab.queen.view import View
from vqlab.words import say


@dataclass(frozen=True)
class Moment:
    """What a scene is made from: only what the viewer may see."""

    edition: Edition
    hands: tuple[Cards | None, ...]
    sizes: tuple[int, ...]
    seen: tuple[Cards, ...]
    round: Round
    plays: tuple[Play, ...]
    to_act: int | None
    penalties: tuple[int, ...] | None = None
    crypt: int | None = None
    """Cards in the crypt, where it is known what was played before."""
    left_over: int | None = None
    number: int | None = None
    """0-based round since the start, where it is known."""
    names: tuple[str, ...] = ()
    blocked: bool = False
    acts_alone: bool = True
    """Whether the viewer acts for the seat to act; otherwise it is watched."""

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.sizes)

    def who(self, seat: int) -> str:
        """A seat's name, or its letter."""
        return self.names[seat] if self.names else seat_letter(seat)


@dataclass(frozen=True)
class Said:
    """What is said beside the picture."""

    language: str = "en"
    title: str = ""
    place: Message | None = None
    told: tuple[Message, ...] = ()
    note: Note = field(default=NO_NOTE)
    group: int = 0
    stamp: int = 0


@scene.register
def _position_scene(state: Position, viewer: int | None = None, language: str = "en") -> Scene:
    return draw(_of_position(state, viewer), Said(language))


@scene.register
def _phase_scene(state: Phase, viewer: int | None = None, language: str = "en") -> Scene:
    if viewer is not None:
        raise TypeError("what a seat sees of a phase is phase.view(seat): draw that")
    moment = of_phase(state)
    words = Said(language, note=state.notes[-1], stamp=len(state.plays))
    return draw(moment, words)


@scene.register
def _game_scene(state: Game, viewer: int | None = None, language: str = "en") -> Scene:
    return scene(state.phase, viewer, language)


@scene.register
def _view_scene(state: View, viewer: int | None = None, language: str = "en") -> Scene:
    current = state.rounds[-1:] if state.round.turn else ()
    known = dict(state.slayers)
    seen = tuple(
        Cards(
            [*cards, *(f"S{slayer}" for slayer, holder in known.items() if holder == seat)]
            if seat != state.seat
            else []
        )
        for seat, cards in enumerate(state.known)
    )
    moment = Moment(
        state.edition,
        tuple(state.hand if seat == state.seat else None for seat in range(state.seats)),
        state.hand_sizes,
        seen,
        state.round,
        current[0] if current else (),
        state.to_act,
        crypt=sum(len(play) for plays in state.rounds if not plays[0].slayer for play in plays)
        - sum(len(play) for play in (current[0] if current else ()) if not state.round.slayer),
        left_over=state.left_over,
        number=len(state.rounds) - len(current),
        acts_alone=state.to_act == state.seat,
    )
    return draw(moment, Said(language))


def _of_position(position: Position, viewer: int | None, **more: Any) -> Moment:
    hands = position.hands
    hidden = [viewer is not None and seat != viewer for seat in range(position.seats)]
    to_act = position.to_act
    blocked = (
        to_act is not None
        and bool(position.round.slayer)
        and not hands[to_act].vampires
        and position.round.turn > 0
    )
    return Moment(
        position.edition,
        tuple(None if hide else hand for hide, hand in zip(hidden, hands, strict=True)),
        tuple(len(hand) for hand in hands),
        tuple(
            Cards([f"S{slayer}" for slayer in hand.slayers]) if hide else Cards()
            for hide, hand in zip(hidden, hands, strict=True)
        ),
        position.round,
        position.plays,
        to_act,
        position.penalties,
        blocked=blocked and (viewer is None or viewer == to_act),
        acts_alone=viewer is None or viewer == to_act,
        **more,
    )


def of_phase(phase: Phase, names: tuple[str, ...] = ()) -> Moment:
    """A phase with all cards seen."""
    left_over = phase.left_over
    return _of_position(
        phase.position,
        None,
        crypt=len(phase.crypt),
        left_over=None if left_over is None else len(left_over),
        number=len(phase.rounds) - (phase.position.round.turn > 0),
        names=names,
    )


def draw(moment: Moment, words: Said) -> Scene:
    """A moment and what is said beside it as a scene."""
    language = words.language
    where, middle = cells(moment.seats)
    told = " ".join(say(message, language) for message in words.told)
    asked = _status(moment)
    ask = "" if asked is None else say(asked, language)
    place = words.place or _middle(moment)[0]
    return Scene(
        title=words.title or say(Message("title-table"), language),
        place=say(place, language),
        group=words.group,
        seats=[_seat(moment, seat, where[seat], language) for seat in range(moment.seats)],
        middle=[say(message, language) for message in _middle(moment)],
        middle_cell=middle,
        cards=card_names(language),
        told=told,
        status=f"{told} {ask}".strip(),
        alert="",
        comment=words.note.comment,
        clauses=[_clause(clause, language) for clause in words.note.clauses],
        actions=[],
        choose="",
        stamp=words.stamp,
    )


def _clause(clause: str, language: str) -> ClauseScene:
    title, text = say(clause_title(clause), language), say(clause_text(clause), language)
    return ClauseScene(id=clause, title=title, text=text)


def _seat(moment: Moment, seat: int, cell: list[int], language: str) -> SeatScene:
    hand = moment.hands[seat]
    turn = (seat - moment.round.leader) % moment.seats
    play = moment.plays[turn] if turn < len(moment.plays) else None
    over = moment.penalties is not None
    badge: Message | None = None
    if moment.penalties is not None:
        badge = Message("label-penalty", n=moment.penalties[seat])
    elif seat == moment.to_act:
        badge = Message("label-to-act")
    elif seat == moment.round.leader:
        badge = Message("label-leads")
    return SeatScene(
        seat=seat_letter(seat),
        label=say(_label(moment, seat), language),
        cards=None if hand is None else list(hand),
        count=moment.sizes[seat],
        seen=list(moment.seen[seat]),
        play=None if play is None else list(play),
        played="" if play is None else _written(play, language),
        top=play is not None and seat == _winning(moment),
        leader=seat == moment.round.leader and not over,
        to_act=seat == moment.to_act,
        badge="" if badge is None else say(badge, language),
        spoken=_spoken(moment, seat, play, language),
        cell=cell,
    )


def _written(play: Play, language: str) -> str:
    return str(play) if play else say(Message("label-pass"), language)


def _winning(moment: Moment) -> int:
    now = moment.round
    return now.blocked if now.blocked != NOBODY else now.top_seat


def _label(moment: Moment, seat: int) -> Message:
    if moment.names:
        return Message("seat-named", letter=seat_letter(seat), name=moment.names[seat])
    return Message("seat-name", letter=seat_letter(seat))


def _spoken(moment: Moment, seat: int, play: Play | None, language: str) -> str:
    marks = ""
    if seat == moment.to_act:
        marks += say(Message("spoken-to-act"), language)
    if seat == moment.round.leader and moment.penalties is None:
        marks += say(Message("spoken-leader"), language)
    played = ""
    if moment.penalties is not None:
        played = say(Message("spoken-penalty", n=moment.penalties[seat]), language)
    elif play is not None:
        cards = Message("spoken-played", cards=cards_message(play))
        played = say(cards if play else Message("spoken-passed"), language)
    params = {"who": _label(moment, seat), "marks": marks, "played": played}
    return say(Message("spoken-seat", hand=_spoken_hand(moment, seat), **params), language)


def _spoken_hand(moment: Moment, seat: int) -> Message:
    hand = moment.hands[seat]
    if hand is not None:
        return cards_message(hand)
    said = Message("spoken-hidden", n=moment.sizes[seat])
    if moment.seen[seat]:
        said = Message("spoken-known", hidden=said, known=cards_message(moment.seen[seat]))
    return said


def _middle(moment: Moment) -> list[Message]:
    now = moment.round
    lines = []
    if moment.number is not None:
        lines.append(Message("label-round", n=moment.number + 1))
    elif now.turn == 0:
        lines.append(Message("label-before-lead" if moment.penalties is None else "label-over"))
    if now.slayer:
        lines.append(Message("label-slayer-round"))
        if now.top:
            lines.append(Message("label-highest", value=now.top))
    elif now.size:
        lines.append(Message("label-size", n=now.size))
        unbeatable = now.top == QUEENS_ALONE
        lines.append(
            Message("label-top-queens") if unbeatable else Message("label-top", value=now.top)
        )
    if now.embargo and moment.penalties is None:
        lines.append(Message("label-embargo", slayer=f"S{now.embargo}"))
    if moment.crypt is not None:
        lines.append(Message("label-crypt", n=moment.crypt))
    if moment.left_over is not None:
        lines.append(Message("label-left-over", n=moment.left_over))
    return lines


def _status(moment: Moment) -> Message | None:
    """What is asked of whom; nothing between the last play of a round and its end."""
    now, seat = moment.round, moment.to_act
    if moment.penalties is not None:
        return Message("status-over", penalties=_listed(moment, moment.penalties))
    if seat is None:
        return None
    who = moment.who(seat)
    if not moment.acts_alone:
        return Message("status-watch", who=who)
    if now.turn == 0:
        if now.embargo:
            return Message("status-lead-embargo", who=who, slayer=f"S{now.embargo}")
        return Message("status-lead", who=who)
    if now.slayer:
        return Message("status-blocked" if moment.blocked else "status-feed", who=who)
    if now.top == QUEENS_ALONE:
        return Message("status-queens", who=who)
    return Message("status-raise", who=who, top=now.top, size=now.size)


def _listed(moment: Moment, penalties: Sequence[int]) -> Message:
    parts = [
        Message("status-penalty", who=moment.who(seat), n=points)
        for seat, points in enumerate(penalties)
    ]
    said = parts[0]
    for part in parts[1:]:
        said = Message("joined-comma", first=said, second=part)
    return said


def actions(plays: Iterable[Play], language: str = "en") -> list[Action]:
    """Plays as actions of a scene."""
    return [
        Action(
            id=f"play:{play}",
            text=_written(play, language),
            name=say(cards_message(play) if play else Message("control-pass"), language),
        )
        for play in plays
    ]
