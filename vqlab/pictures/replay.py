"""A record as scenes: every step of it, drawn beforehand, so that stepping needs no kernel."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from vqlab.contract import Message
from vqlab.pictures.queen import Moment, Said, draw, of_phase
from vqlab.pictures.scene import Scene
from vqlab.pictures.speech import cards_message
from vqlab.queen.cards import Cards
from vqlab.queen.phase import Phase
from vqlab.queen.play import Play
from vqlab.queen.record import Record
from vqlab.queen.round import put


def replay(record: Record, language: str = "en") -> list[Scene]:
    """A record as scenes: each start, each play, and the end of each round.

    The last play of a round is shown before the table is cleared, so that everybody sees what the
    round came to.

    >>> from vqlab.queen.examples import examples
    >>> scenes = replay(examples["slayer-round"])
    >>> len(scenes), scenes[-1]["status"][:50]
    (7, 'The round ends: Marie picks up 5 cards and leads n')
    """
    scenes: list[Scene] = []
    for number, phase in enumerate(record.phases, 1):
        title = record.title
        for moment, words in _steps(phase, record.names):
            group = words.group + 1000 * number
            place = words.place
            if len(record.phases) > 1 and place is not None:
                place = Message(
                    "joined-comma", first=Message("label-phase", n=number), second=place
                )
            spoken = Said(language, title, place, words.told, words.note, group, len(scenes))
            scenes.append(draw(moment, spoken))
    return scenes


def _steps(phase: Phase, names: tuple[str, ...]) -> Iterable[tuple[Moment, Said]]:
    begun = Phase(phase.start)
    moment = of_phase(begun, names)
    start = Message("label-round", n=1)
    yield moment, Said(place=start, note=phase.notes[0])
    for made, play in enumerate(phase.plays, 1):
        before, after = phase.undo(len(phase.plays) - made + 1), phase.undo(len(phase.plays) - made)
        seat = before.to_act
        assert seat is not None
        told = _told_play(before, play, of_phase(before, names).who(seat))
        number = len(before.rounds) - (before.position.round.turn > 0)
        turn = before.position.round.turn + 1
        place = Message(
            "joined-comma",
            first=Message("label-round", n=number + 1),
            second=Message("label-turn", turn=turn, seats=phase.seats),
        )
        words = Said(place=place, told=(told,), note=phase.notes[made], group=number)
        if turn < phase.seats:
            yield of_phase(after, names), words
            continue
        yield _unresolved(before, play, names), words
        ended = Message(
            "joined-comma", first=Message("label-round", n=number + 1), second=Message("label-end")
        )
        resolved = of_phase(after, names)
        yield (
            resolved,
            Said(place=ended, told=(_told_end(before, after, resolved),), group=number),
        )


def _unresolved(before: Phase, play: Play, names: tuple[str, ...]) -> Moment:
    """The table after the last play of a round, before anything is picked up or cleared."""
    moment, seat = of_phase(before, names), before.to_act
    assert seat is not None
    packed = list(before.position.state[0])
    packed[seat] -= play.packed
    return replace(
        moment,
        hands=tuple(Cards.of(hand) for hand in packed),
        sizes=tuple(len(Cards.of(hand)) for hand in packed),
        round=put(before.position.round, play, seat, before.edition),
        plays=(*moment.plays, play),
        to_act=None,
    )


def _told_play(before: Phase, play: Play, who: str) -> Message:
    now = before.position.round
    if now.turn == 0:
        key = "told-slayer" if play.slayer else "told-lead"
    elif now.slayer:
        key = "told-feed" if play else "told-blocked"
    else:
        key = "told-raise" if play else "told-pass"
    return Message(key, who=who, cards=cards_message(play)) if play else Message(key, who=who)


def _told_end(before: Phase, after: Phase, moment: Moment) -> Message:
    *_, last = after.events()
    over, leader = after.is_over, moment.who(after.position.leader)
    if last.pick_up is None:
        cards = len(after.crypt) - len(before.crypt)
        return Message("told-crypt-over" if over else "told-crypt", n=cards, who=leader)
    taker, count = moment.who(last.pick_up.seat), len(Cards.of(last.pick_up.cards))
    if over:
        return Message("told-pick-up-over", who=taker, n=count)
    if taker == leader:
        return Message("told-pick-up", who=taker, n=count)
    return Message("told-pick-up-other", who=taker, n=count, leader=leader)
