"""A record of Vampire Queen as scenes: every step drawn beforehand, so that none needs a kernel."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from vqlab.contract import Message
from vqlab.contract.notes import Note
from vqlab.pictures.queen import Moment, draw, of_position, totals_message
from vqlab.pictures.said import Said
from vqlab.pictures.scene import Scene, replay
from vqlab.pictures.speech import cards_message
from vqlab.queen.cards import Cards
from vqlab.queen.phase import Phase
from vqlab.queen.play import Play
from vqlab.queen.position import Position
from vqlab.queen.record import Record
from vqlab.queen.round import PickUp, put, settle
from vqlab.queen.view import View
from vqlab.words import say


@replay.register
def record_scenes(record: Record, language: str = "", *, counted: bool = True) -> list[Scene]:
    """A record of Vampire Queen as scenes: each start, each play, and the end of each round.

    The last play of a round is shown before the table is cleared, so that everybody sees what the
    round came to. A step whose author names no clause shows those that rule it. ``counted``:
    whether the crypt is counted from the start of each phase, or not told at all.

    >>> from vqlab.queen.examples import examples
    >>> scenes = record_scenes(examples["slayer-round"])
    >>> len(scenes), scenes[-1]["status"][:50]
    (7, 'The round ends: Marie picks up 5 cards and leads n')
    """
    scenes: list[Scene] = []
    totals = [0] * record.seats
    for number, phase in enumerate(record.phases, 1):
        for step in _steps(phase, record.names, counted):
            place, told = step.place, step.told
            if len(record.phases) > 1:
                place = _beside(Message("label-phase", n=number), place)
            if step.moment.penalties is not None:
                totals = [a + b for a, b in zip(totals, step.moment.penalties, strict=True)]
                if number > 1:
                    who = [step.moment.who(seat) for seat in range(record.seats)]
                    told = (*told, Message("told-totals", totals=totals_message(who, totals)))
            group = 1000 * number + step.round
            said = Said(language, record.title, place, told, step.note, group, len(scenes))
            scenes.append(draw(step.moment, said))
    return scenes


def just_told(phase: Phase, language: str = "") -> str:
    """What the last play did, and what the round came to if it ended with it; nothing before.

    >>> just_told(Phase("6 8 | 7 | 5 9", ["6", "7"]))
    'B raises with a 7.'
    """
    steps = list(_steps(phase, (), counted=False))[1:]
    last = -2 if phase.plays and phase.position.round.turn == 0 else -1
    return " ".join(say(message, language) for step in steps[last:] for message in step.told)


@dataclass(frozen=True)
class _Step:
    moment: Moment
    place: Message
    round: int
    told: tuple[Message, ...] = ()
    note: Note = field(default=Note())


def _beside(first: Message, second: Message) -> Message:
    return Message("joined-comma", first=first, second=second)


def _steps(phase: Phase, names: tuple[str, ...], counted: bool) -> Iterator[_Step]:
    aside = phase.left_over
    left_over = None if aside is None else len(aside)
    crypt = number = 0

    def moment(position: Position) -> Moment:
        gone = crypt if counted else None
        return of_position(position, crypt=gone, number=number, left_over=left_over, names=names)

    yield _Step(moment(phase.start), Message("label-round", n=1), 0, note=phase.notes[0])
    turns = zip(phase.positions, phase.positions[1:], phase.plays, phase.notes[1:], strict=False)
    for before, after, play, note in turns:
        round_place = Message("label-round", n=number + 1)
        turn = before.round.turn + 1
        place = _beside(round_place, Message("label-turn", turn=turn, seats=phase.seats))
        note = note if note.clauses else note._replace(clauses=_rules_of_play(before, play))
        told = told_play(before, play, moment(before))
        if turn < phase.seats:
            yield _Step(moment(after), place, number, (told,), note)
            continue
        yield _Step(_unresolved(moment(before), play), place, number, (told,), note)
        _, pick_up = settle(put(before.round, play, before.to_act or 0), phase.edition)
        played = 0 if pick_up else len(play) + sum(map(len, before.plays))
        crypt, ended = crypt + played, number
        number += 1
        place = _beside(round_place, Message("label-end"))
        told = told_end(moment(after), pick_up, played)
        rules = _rules_of_end(before, play, after, pick_up)
        yield _Step(moment(after), place, ended, (told,), Note("", rules))


def _unresolved(moment: Moment, play: Play) -> Moment:
    """The table after the last play of a round, before anything is picked up or cleared."""
    seat = moment.to_act or 0
    hands = [hand or Cards() for hand in moment.hands]
    hands[seat] = Cards.of(hands[seat].packed - play.packed)
    return replace(
        moment,
        hands=tuple(hands),
        sizes=tuple(map(len, hands)),
        round=put(moment.round, play, seat),
        plays=(*moment.plays, play),
        plays_now=(),
        to_act=None,
    )


def told_play(before: Position | View, play: Play, moment: Moment) -> Message:
    """What happens when the seat to act makes a play."""
    now, who = before.round, moment.who(before.to_act or 0)
    if now.turn == 0:
        key = "told-slayer" if play.slayer else "told-lead"
    elif now.slayer:
        key = "told-feed" if play else "told-blocked"
    else:
        key = "told-raise" if play else "told-pass"
    return Message(key, who=who, cards=cards_message(play)) if play else Message(key, who=who)


def told_end(moment: Moment, pick_up: PickUp | None, played: int) -> Message:
    """What becomes of the cards at the end of a round; ``played``: how many go to the crypt."""
    leader = moment.round.leader
    if pick_up is None:
        if moment.over:
            return Message("told-crypt-over", n=played)
        return Message("told-crypt", n=played, who=moment.who(leader))
    taken = {"who": moment.who(pick_up.seat), "n": len(Cards.of(pick_up.cards))}
    if moment.over:
        return Message("told-pick-up-over", **taken)
    if pick_up.seat == leader:
        return Message("told-pick-up", **taken)
    return Message("told-pick-up-other", leader=moment.who(leader), **taken)


def _rules_of_play(before: Position, play: Play) -> tuple[str, ...]:
    """The clauses that rule a play."""
    now, hand = before.round, before.hands[before.to_act or 0]
    if play.kind == "pass":
        if now.slayer:
            return ("R23",)
        return ("R13",) if hand.vampires else ("R24",)
    if play.kind == "slayer":
        return ("R25",) if len(hand) == 1 else ("R18", "R19")
    if now.slayer:
        return ("R20",) if play.queens else ("R19",)
    if play.queens:
        return ("R16",) if play.kind == "queens" else ("R15",)
    return ("R12",) if now.turn else ("R11",)


def _rules_of_end(
    before: Position, play: Play, after: Position, pick_up: PickUp | None
) -> tuple[str, ...]:
    """The clauses that rule the end of a round."""
    if after.is_over:
        several = sum(not hand for hand in after.hands) > 1
        return ("R26", "R28", *(("R29",) if several else ()))
    if pick_up is None:
        return ("R14",)
    last = play if before.to_act == pick_up.seat else Cards()
    emptied = before.hands[pick_up.seat].packed == last.packed
    blocked = put(before.round, play, before.to_act or 0).blocked == pick_up.seat
    return ("R23" if blocked else "R20", *(("R27",) if emptied else ()), "R21")
