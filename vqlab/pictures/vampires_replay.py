"""A game of The Vampires as scenes: every turn of it, drawn beforehand and told in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vqlab.contract import Message
from vqlab.pictures.said import Said, who_in
from vqlab.pictures.scene import Scene, replay
from vqlab.pictures.vampires import draw, of_position
from vqlab.pictures.vampires_speech import short_message, side_of
from vqlab.vampires.deck import BITE, COFFIN, GARLIC, MIRROR, points_of
from vqlab.vampires.game import Event, Game
from vqlab.vampires.play import Play
from vqlab.vampires.table import Cross


@replay.register
def game_scenes(
    record: Game, language: str = "", *, title: str = "", names: tuple[str, ...] = ()
) -> list[Scene]:
    """A game of The Vampires as scenes: its start, and one for each turn.

    A turn whose author names no clause shows those that rule it; up and down go by a lap round
    the table.

    >>> game = Game("vampires: GYBR WR | GYRB ; R4(BYRG - RGBY YRBG)", ["GYBR@1E+WR"])
    >>> scenes = game_scenes(game)
    >>> print(scenes[1]["told"])
    A puts attack card GYBR east of vampire 1, the red vampire worth 4, and the red weapon below. \
A wins the red vampire worth 4 and has 4 points. A draws 5 cards, and the discards become the draw \
pile.
    >>> [clause["id"] for clause in scenes[1]["clauses"]]
    ['T9', 'T16', 'T19']
    """
    words = Said(language, title, Message("vampires-start"), note=record.notes[0])
    scenes = [draw(of_position(record.start, turn=0, names=names), words)]
    turns = zip(record.events(), record.positions, record.positions[1:], laps(record), strict=False)
    for number, (event, before, after, lap) in enumerate(turns, 1):
        note = record.notes[number]
        if not note.clauses:
            note = note._replace(clauses=rules_of(event, before.crosses))
        told = tuple(told_turn(event, before.crosses, before.won[event.seat], names))
        place = Message("vampires-turn", n=number)
        words = Said(language, title, place, told, note, lap, number)
        scenes.append(draw(of_position(after, turn=number, names=names), words))
    return scenes


def laps(game: Game) -> Iterator[int]:
    """For each turn, how often the turn has gone round the table before it.

    >>> alone = Game("vampires: garlic^2 WR | WR ; B2", ["garlic@1N", "garlic@1E", "discard WR"])
    >>> list(laps(alone))
    [0, 1, 2]
    """
    gone, last = -1, game.start.table.to_act - 1
    for event in game.events():
        gone += (event.seat - last - 1) % game.seats + 1
        last = event.seat
        yield gone // game.seats


def told_turn(
    event: Event,
    crosses: Sequence[Cross],
    won: Sequence[str],
    names: Sequence[str] = (),
) -> Iterator[Message]:
    """What happens in a turn, as far as everybody sees it; that one card is drawn goes unsaid.

    ``crosses`` and ``won``: the table and the vampires of the seat, before the turn.
    """
    who, seen = who_in(names, event.seat), event.seen
    yield _told_play(event.play, crosses, who, names)
    if seen.won:
        points = sum(map(points_of, (*won, seen.won)))
        total = Message("vampires-points", n=points)
        yield Message("vampires-told-won", who=who, vampire=short_message(seen.won), points=total)
    if seen.woken:
        yield Message("vampires-told-woken", vampire=short_message(seen.woken))
    for drawn in seen.drawn:
        if len(drawn.cards) == 1 and not drawn.shuffled:
            continue  # as after most turns
        key = "vampires-told-shuffled" if drawn.shuffled else "vampires-told-drawn"
        yield Message(key, who=who_in(names, drawn.seat), n=len(drawn.cards))
    if seen.missed is not None:
        yield Message("vampires-told-missed", who=who_in(names, seen.missed))


def _told_play(play: Play, crosses: Sequence[Cross], who: str, names: Sequence[str]) -> Message:
    card = {"who": who, "card": short_message(play.card)}
    if play.discards:
        return Message("vampires-told-discard", **card)
    if play.place is None:
        if play.cross is None:
            return Message("vampires-told-coffin" if play.card else "vampires-told-pass", who=who)
        cross = crosses[play.cross]
        vampire = {"n": str(play.cross + 1), "vampire": short_message(cross.vampire)}
        if play.card == BITE:
            return Message("vampires-told-bite", who=who, cards=len(cross.cards), **vampire)
        return Message("vampires-told-weapon", **vampire, **card)
    told = Message("vampires-told-put", where=side_of(play.place, crosses), **card)
    if play.moved is not None:
        lies = short_message(crosses[play.place.cross].around[play.place.side])
        to = side_of(play.moved, crosses)
        told = Message("vampires-told-moved", told=told, card=lies, where=to)
    if play.weapon:
        told = Message("vampires-told-second", told=told, weapon=short_message(play.weapon))
    if play.target is not None:
        told = Message("vampires-told-swap", told=told, other=who_in(names, play.target))
    return Message("vampires-told", told=told)


def rules_of(event: Event, crosses: Sequence[Cross]) -> tuple[str, ...]:
    """The clauses that rule a turn; ``crosses``: the table before it."""
    play, seen = event.play, event.seen
    rules = [_rule_of(play)]
    acts = play.card
    if play.moved is not None and play.place is not None:
        acts = crosses[play.place.cross].around[play.place.side]
    rules += ["T12"] if acts == GARLIC else ["T13"] if acts == MIRROR else []
    if seen.won:
        rules += ["T16"]
        rules += ["T17"] if seen.woken else []
    rules += ["T19"] if any(drawn.shuffled for drawn in seen.drawn) else []
    return tuple(dict.fromkeys(rules))


def _rule_of(play: Play) -> str:
    if play.discards:
        return "T11"
    if play.moved is not None:
        return "T10"
    if play.weapon:
        return "T9"
    named = {GARLIC: "T12", MIRROR: "T13", COFFIN: "T14", BITE: "T15", "": "T4"}
    return named.get(play.card) or ("T6" if play.place is not None else "T8")
