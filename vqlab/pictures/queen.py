"""Scenes of Vampire Queen: of a position, a phase, a game, a view.

state → Moment (only what the viewer may see) → Scene (said in a language).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from vqlab.contract import Message, joined, listed, seat_letter
from vqlab.pictures.cells import cells
from vqlab.pictures.said import Said, face_down, framed, label_in, play_actions, who_in
from vqlab.pictures.scene import Action, Scene, SeatScene, scene
from vqlab.pictures.speech import card_names, cards_message
from vqlab.queen.cards import Cards
from vqlab.queen.game import Game
from vqlab.queen.phase import Phase
from vqlab.queen.play import PASS, QUEENS_ALONE, Play
from vqlab.queen.position import Position
from vqlab.queen.round import NOBODY, Round
from vqlab.queen.view import View
from vqlab.words import say


@dataclass(frozen=True)
class Moment:
    """What a scene is made from: only what the viewer may see."""

    hands: tuple[Cards | None, ...]
    sizes: tuple[int, ...]
    seen: tuple[Cards, ...]
    round: Round
    plays: tuple[Play, ...]
    to_act: int | None
    plays_now: tuple[Play, ...] = ()
    """What the seat to act may play, as far as the viewer knows its hand."""
    over: bool = False
    penalties: tuple[int, ...] | None = None
    crypt: int | None = None
    """Cards in the crypt, where it is known what was played before."""
    left_over: int | None = None
    number: int | None = None
    """0-based round since the start, where it is known."""
    names: tuple[str, ...] = ()

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.sizes)

    def who(self, seat: int) -> str:
        """A seat's name, or its letter."""
        return who_in(self.names, seat)


@scene.register
def _position_scene(state: Position, viewer: int | None = None, language: str = "") -> Scene:
    if viewer is not None:
        return _drawn_view(Phase(state).view(viewer), language, counted=False)
    return draw(of_position(state), Said(language))


@scene.register
def _phase_scene(state: Phase, viewer: int | None = None, language: str = "") -> Scene:
    if viewer is not None:
        return scene(state.view(viewer), language=language)
    words = Said(language, note=state.notes[-1], stamp=len(state.plays))
    return draw(of_phase(state), words)


@scene.register
def _game_scene(state: Game, viewer: int | None = None, language: str = "") -> Scene:
    drawn = scene(state.phase, viewer, language)
    number = len(state.ended) + 1
    drawn["place"] = say(Message("label-phase-of", n=number, phases=state.phases), language)
    who = [seat_letter(seat) for seat in range(state.seats)]
    if state.is_over:
        winners = joined([who[seat] for seat in sorted(state.winners)])
        params = {"totals": totals_message(who, state.totals), "winners": winners}
        drawn["status"] = say(Message("status-game-over", **params), language)
    elif state.ended:
        drawn["middle"].append(
            say(Message("label-totals", totals=totals_message(who, state.totals)), language)
        )
    return drawn


@scene.register
def _view_scene(state: View, viewer: int | None = None, language: str = "") -> Scene:
    if viewer not in (None, state.seat):
        raise TypeError("a view is what one seat sees; it cannot be drawn for another")
    return _drawn_view(state, language)


def _drawn_view(view: View, language: str, counted: bool = True) -> Scene:
    return draw(of_view(view, counted), Said(language))


def of_view(view: View, counted: bool = True) -> Moment:
    """What one seat sees; ``counted``: whether the crypt is counted from the start of the phase."""
    current = view.rounds[-1] if view.round.turn else ()
    slayers = [
        [f"S{slayer}" for slayer, holder in view.slayers if holder == seat]
        for seat in range(view.seats)
    ]
    gone = [play for plays in view.rounds if not plays[0].slayer for play in plays]
    left = sum(map(len, gone)) - sum(len(play) for play in current if not view.round.slayer)
    return Moment(
        tuple(view.hand if seat == view.seat else None for seat in range(view.seats)),
        view.hand_sizes,
        tuple(
            Cards([*cards, *slayers[seat]]) if seat != view.seat else Cards()
            for seat, cards in enumerate(view.known)
        ),
        view.round,
        current,
        view.to_act,
        plays_now=view.legal_plays(),
        over=view.is_over,
        crypt=left if counted else None,
        left_over=view.left_over if counted else None,
        number=len(view.rounds) - bool(current) if counted else None,
    )


def of_position(position: Position, **more: Any) -> Moment:
    """A position with all cards seen."""
    return Moment(
        position.hands,
        tuple(len(hand) for hand in position.hands),
        (Cards(),) * position.seats,
        position.round,
        position.plays,
        position.to_act,
        plays_now=position.legal_plays(),
        over=position.is_over,
        penalties=position.penalties,
        **more,
    )


def of_phase(phase: Phase, names: tuple[str, ...] = ()) -> Moment:
    """A phase with all cards seen."""
    left_over = phase.left_over
    return of_position(
        phase.position,
        crypt=len(phase.crypt),
        left_over=None if left_over is None else len(left_over),
        number=len(phase.rounds) - (phase.position.round.turn > 0),
        names=names,
    )


def draw(moment: Moment, words: Said) -> Scene:
    """A moment and what is said beside it as a scene."""
    language = words.language
    where, middle = cells(moment.seats)
    return framed(
        words,
        [_seat(moment, seat, where[seat], language) for seat in range(moment.seats)],
        (_middle(moment), middle),
        cards=card_names(language),
        title="title-table",
        asked=_status(moment),
    )


def _seat(moment: Moment, seat: int, cell: list[int], language: str) -> SeatScene:
    hand = moment.hands[seat]
    turn = (seat - moment.round.leader) % moment.seats
    play = moment.plays[turn] if turn < len(moment.plays) else None
    badge: Message | None = None
    if moment.penalties is not None:
        badge = Message("label-penalty", n=moment.penalties[seat])
    elif seat == moment.to_act:
        badge = Message("label-to-act")
    elif seat == moment.round.leader and not moment.over:
        badge = Message("label-leads")
    return SeatScene(
        seat=seat_letter(seat),
        label=say(label_in(moment.names, seat), language),
        cards=None if hand is None else list(hand),
        count=moment.sizes[seat],
        hidden=_hidden(moment, seat, language),
        seen=list(moment.seen[seat]),
        play=None if play is None else list(play),
        played="" if play is None else _written(play, language),
        top=play is not None and seat == _winning(moment),
        leader=seat == moment.round.leader and not moment.over,
        to_act=seat == moment.to_act,
        badge="" if badge is None else say(badge, language),
        spoken=_spoken(moment, seat, play, language),
        cell=cell,
    )


def _hidden(moment: Moment, seat: int, language: str) -> str:
    down = moment.sizes[seat] - len(moment.seen[seat])
    if moment.hands[seat] is not None:
        return ""
    return face_down(down, language)


def _written(play: Play, language: str) -> str:
    return str(play) if play else say(Message("label-pass"), language)


def _winning(moment: Moment) -> int:
    now = moment.round
    return now.blocked if now.blocked != NOBODY else now.top_seat


def _spoken(moment: Moment, seat: int, play: Play | None, language: str) -> str:
    marks = ""
    if seat == moment.to_act:
        marks += say(Message("spoken-to-act"), language)
    if seat == moment.round.leader and not moment.over:
        marks += say(Message("spoken-leader"), language)
    played = ""
    if moment.penalties is not None:
        played = say(Message("spoken-penalty", n=moment.penalties[seat]), language)
    elif play is not None:
        cards = Message("spoken-played", cards=cards_message(play))
        played = say(cards if play else Message("spoken-passed"), language)
    params = {"who": label_in(moment.names, seat), "marks": marks, "played": played}
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
    if moment.over:
        lines = [Message("label-over")]
    elif moment.number is not None:
        lines = [Message("label-round", n=moment.number + 1)]
    else:
        lines = [Message("label-before-lead")] if now.turn == 0 else []
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
    if now.embargo and not moment.over:
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
        who = [moment.who(seat) for seat in range(moment.seats)]
        return Message("status-over", penalties=totals_message(who, moment.penalties))
    if moment.over:
        return Message("label-over")
    if seat is None:
        return None
    who_acts = {"who": moment.who(seat)}
    if not moment.plays_now:
        return Message("status-watch", **who_acts)
    if now.turn == 0:
        if now.embargo:
            return Message("status-lead-embargo", slayer=f"S{now.embargo}", **who_acts)
        return Message("status-lead", **who_acts)
    only_pass = moment.plays_now == (PASS,)
    if now.slayer:
        return Message("status-blocked" if only_pass else "status-feed", **who_acts)
    if only_pass:
        queens = now.top == QUEENS_ALONE
        return Message("status-queens" if queens else "status-pass", **who_acts)
    return Message("status-raise", top=now.top, size=now.size, **who_acts)


def totals_message(who: Sequence[str], points: Sequence[int]) -> Message:
    """Every seat with its points."""
    return listed([Message("status-penalty", who=w, n=n) for w, n in zip(who, points, strict=True)])


def actions(
    plays: Iterable[Play],
    language: str = "",
    notes: Mapping[Play, str] | None = None,
    marks: Mapping[Play, str] | None = None,
) -> list[Action]:
    """Plays as actions of a scene, each with its note and mark if it has any."""
    return play_actions(
        plays,
        lambda play: str(play) if play else say(Message("play-pass"), language),
        lambda play: say(cards_message(play) if play else Message("control-pass"), language),
        notes,
        marks,
    )
