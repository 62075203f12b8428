"""What one seat watches: the plays made in front of everybody, drawn from its views alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from vqlab.contract import Message
from vqlab.pictures.queen import Moment, draw, of_view
from vqlab.pictures.replay import told_end, told_play
from vqlab.pictures.said import Said
from vqlab.pictures.scene import Scene
from vqlab.queen.cards import Cards
from vqlab.queen.play import Play
from vqlab.queen.round import put, settle
from vqlab.queen.view import View


def watch(view: View, plays: Iterable[Play] = (), language: str = "") -> list[Scene]:
    """A view and the plays made since as scenes: one each, and one for the end of each round.

    Raises IllegalPlay for plays that cannot follow.

    >>> from vqlab.queen import Phase
    >>> phase = Phase("6 9 S20 | 7 8 | 3 10")
    >>> scenes = watch(phase.view(2), [Play("6"), Play("8"), Play("10")])
    >>> [scene["told"] for scene in scenes[1:3]]
    ['A leads a 6.', 'B raises with an 8.']
    >>> scenes[3]["seats"][1]["cards"], scenes[4]["told"]
    (None, 'The round ends: 3 cards go to the crypt, C leads next.')
    """
    number = _number(view)
    scenes = [draw(of_view(view), Said(language, place=_round(number), group=number))]
    for play in plays:
        seat, turn = view.to_act, view.round.turn + 1
        after, before = view.after(play), of_view(view)
        place = Message("label-turn", turn=turn, seats=view.seats)
        place = Message("joined-comma", first=_round(number), second=place)
        told = (told_play(view, play, before),)
        words = Said(language, place=place, told=told, group=number)
        if turn < view.seats:
            scenes.append(draw(of_view(after), words))
        else:
            scenes.append(draw(_unresolved(before, play, seat or 0), words))
            _, pick_up = settle(put(view.round, play, seat or 0), view.edition)
            played = 0 if pick_up else len(play) + sum(map(len, before.plays))
            place = Message("joined-comma", first=_round(number), second=Message("label-end"))
            told = (told_end(of_view(after), pick_up, played),)
            words = Said(language, place=place, told=told, group=number)
            scenes.append(draw(of_view(after), words))
            number += 1
        view = after
    return scenes


def _number(view: View) -> int:
    """The 0-based round a view is in."""
    return len(view.rounds) - (view.round.turn > 0)


def _round(number: int) -> Message:
    return Message("label-round", n=number + 1)


def _unresolved(moment: Moment, play: Play, seat: int) -> Moment:
    """The table after the last play of a round, before anything is picked up or cleared."""
    hands, sizes, seen = list(moment.hands), list(moment.sizes), list(moment.seen)
    own = hands[seat]
    hands[seat] = None if own is None else _without(own, play)
    seen[seat] = _without(seen[seat], play)
    sizes[seat] -= play.size
    return replace(
        moment,
        hands=tuple(hands),
        sizes=tuple(sizes),
        seen=tuple(seen),
        round=put(moment.round, play, seat),
        plays=(*moment.plays, play),
        plays_now=(),
        to_act=None,
    )


def _without(cards: Cards, play: Play) -> Cards:
    """What is left of cards that everybody may see: a card played may have been one of them."""
    return Cards(list((Counter(cards) - Counter(play)).elements()))
