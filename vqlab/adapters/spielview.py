"""What OpenSpiel shows of a state to one seat: strings and tensors, from views alone.

state + seat → pieces of a tensor, or one line of text.
"""

from __future__ import annotations

from typing import Any

from vqlab.adapters.missing import needs
from vqlab.adapters.moment import CHANCE, Moment, Table
from vqlab.adapters.observing import (
    PLAY_WIDTH,
    Layout,
    counts,
    layout,
    length,
    pieces_of,
    play_row,
    write,
)
from vqlab.contract import seat_letter
from vqlab.queen.cards import CARDS, Hand
from vqlab.queen.view import View

np = needs("numpy", "openspiel")

__all__ = ["Observer"]

PRIVATE = ("seat", "hand", "unseen", "dealt")


class Observer:
    """OpenSpiel's observer: ``tensor``, ``dict``, ``set_from``, ``string_from``.

    Without recall a tensor has the pieces of ``observing.layout``. With perfect recall it has
    those of a whole phase: ``seat``; ``dealt``, the seat's hand before the first play; ``to_deal``;
    ``leader`` of the first round; ``slayers`` at the start; ``plays``, a row for each turn there
    can be, as in ``round`` there. Private pieces are left out where only what is public is asked
    for, and the other way round. ``alone`` is OpenSpiel's name for private pieces of one seat.
    """

    def __init__(self, kind: Any, table: Table, *, alone: Any) -> None:
        self._kind, self._table = kind, table
        self._private = kind.private_info == alone
        self._shapes = self._chosen()
        self.tensor = np.zeros(length(self._shapes), np.float32)
        self.dict: dict[str, Any] = pieces_of(self.tensor, self._shapes)

    def _chosen(self) -> Layout:
        shapes = _recall(self._table) if self._kind.perfect_recall else layout(self._table.seats)
        chosen = {}
        for name, shape in shapes.items():
            wanted = self._private if name in PRIVATE else self._kind.public_info
            # What a seat knows of the others' hands is neither public nor its own: in the whole.
            if wanted and (name != "known" or self._private):
                chosen[name] = shape
        return chosen

    def set_from(self, state: Any, player: int) -> None:
        """Write what a seat may know of a state into ``tensor``."""
        moment: Moment = state.moment
        self.tensor.fill(0)
        if self._kind.perfect_recall:
            self._write_recall(moment, player)
        elif moment.actor == CHANCE:
            self._write_deal(moment, player)
        else:
            write(moment.view(player), self.dict)

    def _write_deal(self, moment: Moment, player: int) -> None:
        if self._private:
            self.dict["seat"][player] = 1
            self.dict["hand"][:] = counts(moment.dealt[player], len(CARDS))

    def _write_recall(self, moment: Moment, player: int) -> None:
        into = self.dict
        if self._private:
            into["seat"][player] = 1
            into["dealt"][:] = counts(moment.dealt[player], len(CARDS))
        if not self._kind.public_info:
            return
        into["to_deal"][0] = moment.to_deal
        if moment.leader is not None:
            into["leader"][moment.leader] = 1
        for slayer, seat in moment.slayers().items():
            into["slayers"][int(slayer == 20)][seat] = 1
        for turn, number in enumerate(moment.plays):
            into["plays"][turn] = play_row(self._table.numbering.plays[number])

    def string_from(self, state: Any, player: int) -> str:
        """What a seat may know of a state, as one line."""
        moment: Moment = state.moment
        public, private = self._kind.public_info, self._private
        if self._kind.perfect_recall:
            if public and private:
                return moment.told(player)
            dealt = f"{seat_letter(player)} dealt {Hand.of(moment.dealt[player])}"
            return dealt if private else moment.public() if public else ""
        if moment.state is None:
            own = f"{seat_letter(player)} holds {Hand.of(moment.dealt[player])}"
            seen = f"{moment.to_deal} to deal"
        else:
            view = moment.view(player)
            own, seen = f"{seat_letter(player)} holds {view.hand}", _seen(view, private)
        return "; ".join([own] * private + [seen] * public)


def _recall(table: Table) -> Layout:
    """The pieces of a whole phase as one seat knows it."""
    return {
        "seat": (table.seats,),
        "dealt": (len(CARDS),),
        "to_deal": (1,),
        "leader": (table.seats,),
        "slayers": (2, table.seats),
        "plays": (table.most_turns, PLAY_WIDTH),
    }


def _seen(view: View, private: bool) -> str:
    """What there is to see on the table now, and what a seat knows of other hands if asked for."""
    parts = [
        f"hands {' '.join(map(str, view.hand_sizes))}",
        f"slayers {' '.join(f'S{each} {seat_letter(seat)}' for each, seat in view.slayers) or '-'}",
        f"{seat_letter(view.leader)} leads",
    ]
    if view.embargo:
        parts.append(f"not S{view.embargo}")
    made = view.rounds[-1] if view.round.turn else ()
    parts.append(f"round {', '.join(map(str, made)) or '-'}")
    if private:
        known = [f"{seat_letter(at)} {cards}" for at, cards in enumerate(view.known) if cards]
        parts += [f"unseen {view.unseen}", f"known {', '.join(known) or '-'}"]
    return "; ".join(parts)
