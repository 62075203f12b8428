"""What if one card were another: positions side by side, by what each seat can be sure of.

"A: 6 -> 7" → another position → the guarantees of both → a grid.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from html import escape
from typing import Any

from vqlab.contract import ImpossiblePosition, Message, NotationError, as_seat, seat_letter
from vqlab.contract.reading import shorten
from vqlab.pictures.scene import Grid, Row
from vqlab.queen.cards import CARDS, INDEX, MOST_COPIES, UNIT, Hand, count_at
from vqlab.queen.position import Position
from vqlab.solver.concepts import guarantee
from vqlab.solver.results import Guarantee
from vqlab.words import say

MOST = 12
"""Changes compared at once."""
_CHANGE = re.compile(
    r"(?P<seat>[A-La-l])\s*:\s*(?:"
    r"(?P<card>\w{1,3})\s*(?:->\s*(?P<then>\w{1,3})|<->\s*(?P<other>[A-La-l])\s*:\s*(?P<back>\w{1,3}))"
    r"|\+\s*(?P<more>\w{1,3})|-\s*(?P<less>\w{1,3}))"
)
_LEADER = re.compile(r"leader\s*:?\s*(?P<leader>[A-La-l])", re.IGNORECASE)


def changed(position: Position, change: str) -> Position:
    """The position with one card, or the leader, changed; plays made in the round are kept.

    ``A: 6 -> 7``: another card instead; ``A: 6 -> B``: given to another seat; ``A: 6 <-> B: 7``:
    two cards change places; ``A: +6``, ``A: -6``; ``leader B``. Raises NotationError for text that
    is none of these, ImpossiblePosition for what no game can reach.

    >>> print(changed(Position.parse("6 8 | 7 | 9"), "A: 8 -> B"))
    6 | 7 8 | 9
    """
    hands, leader = [hand.packed for hand in position.start_hands], position.leader
    led, read = _LEADER.fullmatch(change.strip()), _CHANGE.fullmatch(change.strip())
    if led:
        leader = as_seat(led["leader"], position.seats)
    elif read:
        _move(hands, read)
    else:
        raise NotationError(Message("whatif-unread", read=shorten(change)))
    same = position.lead_embargo, position.plays, position.edition
    return Position([Hand.of(hand) for hand in hands], leader, *same)


def _move(hands: list[int], read: re.Match[str]) -> None:
    seat, seats = as_seat(read["seat"], len(hands)), len(hands)
    for name in ("card", "less"):
        if read[name]:
            _add(hands, seat, read[name], -1)
    if read["more"]:
        _add(hands, seat, read["more"], 1)
    elif read["other"]:
        other = as_seat(read["other"], seats)
        _add(hands, other, read["back"], -1)
        _add(hands, other, read["card"], 1)
        _add(hands, seat, read["back"], 1)
    elif read["then"]:
        to_seat = read["then"].upper() in "ABCDEFGHIJKL"
        _add(
            hands,
            as_seat(read["then"], seats) if to_seat else seat,
            read["card"] if to_seat else read["then"],
            1,
        )


def _add(hands: list[int], seat: int, card: str, n: int) -> None:
    card = card.upper()
    if card not in CARDS:
        raise NotationError(Message("whatif-unread", read=shorten(card)))
    held = count_at(hands[seat], INDEX[card])
    if held + n < 0:
        raise NotationError(Message("whatif-missing", seat=seat_letter(seat), card=card))
    if held + n > MOST_COPIES:
        params = {"card": card, "held": held + n, "most": MOST_COPIES}
        raise ImpossiblePosition("R1", Message("impossible-copies", **params))
    hands[seat] += n * UNIT[card]


@dataclass(frozen=True)
class Comparison:
    """Positions side by side: each with a name, and what every seat of it can be sure of.

    The first is what the others are compared with. ``found``: (name, seat) -> Guarantee, as far as
    asked. In a notebook cell it is a table.
    """

    positions: Mapping[str, Position]
    found: Mapping[tuple[str, int], Guarantee] = field(default_factory=dict)
    doing: Message | None = None

    def grid(self, language: str = "") -> Grid:
        """The table as plain data: a column for every seat, and the best plays of who acts."""
        seats = max(position.seats for position in self.positions.values())
        heads = [Message("whatif-head")]
        heads += [Message("whatif-head-sure", seat=seat_letter(seat)) for seat in range(seats)]
        heads.append(Message("whatif-head-best"))
        return Grid(
            id="whatif",
            caption=say(Message("whatif-caption"), language),
            note=say(self.doing or Message("whatif-done"), language),
            heads=[say(head, language) for head in heads],
            rows=[self._row(name, seats, language) for name in self.positions],
        )

    def _row(self, name: str, seats: int, language: str) -> Row:
        position, first = self.positions[name], next(iter(self.positions))
        cells = []
        for seat in range(seats):
            found, before = self.found.get((name, seat)), self.found.get((first, seat))
            better = found and before and found.upper < before.lower
            shown = found.shown if found else "" if seat >= position.seats else "…"
            cells.append(shown + (" ★" if better else ""))
        cells.append(say(self._best(name), language))
        return Row(head=name, cells=cells, action=f"line:{position}", mark="")

    def _best(self, name: str) -> Message:
        seat = self.positions[name].to_act
        if seat is None:
            return Message("label-over")
        found = self.found.get((name, seat))
        if found is None:
            return Message("just", text="…")
        plays = ", ".join(map(str, found.best or ()))
        said = plays or Message("values-open")
        return Message("whatif-best", seat=seat_letter(seat), plays=said)

    def __str__(self) -> str:
        grid = self.grid()
        rows = [grid["heads"], *([row["head"], *row["cells"]] for row in grid["rows"])]
        wide = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
        lines = ["  ".join(map(str.ljust, row, wide)).rstrip() for row in rows]
        return "\n".join([grid["caption"], *lines])

    def _repr_html_(self) -> str:
        grid = self.grid()
        heads = "".join(f"<th scope='col'>{escape(head)}</th>" for head in grid["heads"])
        rows = "".join(
            f"<tr><th scope='row'>{escape(row['head'])}</th>"
            + "".join(f"<td>{escape(cell)}</td>" for cell in row["cells"])
            + "</tr>"
            for row in grid["rows"]
        )
        return f"<table><caption>{escape(grid['caption'])}</caption><tr>{heads}</tr>{rows}</table>"


def compare(
    positions: Mapping[str, Position], nodes: int, tell: Callable[[Any], None] | None = None
) -> Comparison:
    """What every seat can be sure of in each position; ``nodes`` turns for each of them at most.

    >>> here = Position.parse("6 8 | 7 | 9")
    >>> print(compare({"now": here, "A: 8 -> B": changed(here, "A: 8 -> B")}, 10_000))
    What if: points each seat can be sure of, all cards seen
    Position   A is sure of  B is sure of  C is sure of  Best plays of the seat to act
    now        6             7             0             A: 8
    A: 8 -> B  0 ★           7             0             A: 6
    """
    done = Comparison(dict(positions))
    for name, position in positions.items():
        for seat in range(position.seats):
            doing = Message("whatif-doing", seat=seat_letter(seat), name=name)
            if tell is not None:
                tell(Comparison(done.positions, done.found, doing))
            found = guarantee(position, seat, nodes=nodes, progress=tell and _quiet(tell))
            done = Comparison(done.positions, {**done.found, (name, seat): found})
    return done


def _quiet(tell: Callable[[Any], None]) -> Callable[[Any], None]:
    """Progress that is not shown, but may be stopped."""
    return lambda bounds: tell(None)
