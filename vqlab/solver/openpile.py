"""The Vampires solved while the deck is open: who wins first, whatever all others do.

position → search → claim. Every card is seen, those of the piles too. Until the discards are
shuffled play cannot go round (``openstate`` says why), so each answer is a yes or a no; the shuffle
ends a line with nobody having won. Beyond it ``horizon`` answers, with probabilities.
"""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Any

from vqlab.contract import LabError, Message, NotationError, as_seat
from vqlab.contract.numbers import is_whole
from vqlab.contract.reading import as_named
from vqlab.solver.openresults import KeepsFrom, WinsFirst, WinsFirsts, WithinTurns
from vqlab.solver.opensearch import ALWAYS, Answer, OpenSearch, OutOfNodes, Progress
from vqlab.solver.openstate import OpenPile
from vqlab.solver.reading import as_budget
from vqlab.solver.results import Effort
from vqlab.vampires.play import Play
from vqlab.vampires.position import Position, as_position
from vqlab.vampires.table import Table, after

__all__ = ["NODES", "keeps_from", "solve"]

NODES = 200_000
"""Turns that are entered for a seat unless another budget is given: some 20 seconds."""


def solve(
    position: Position | str,
    seat: int | str | None = None,
    turns: int | None = None,
    nodes: int | None = NODES,
    *,
    all_plays: bool = False,
    progress: Progress | None = None,
) -> WinsFirst | WinsFirsts | WithinTurns:
    """Whether a seat wins before the draw pile is reshuffled, whatever all others do.

    Without a seat, for every seat. With ``turns`` instead the probability that the seat (the one to
    act if not said) wins within so many turns of the table, reshuffled or not: ``horizon.within``.
    ``nodes``: turns that may be entered for a seat, None for any number; when they run out the
    result is ``unknown``. ``all_plays``: what every legal play comes to. ``progress``: called with
    the turns entered. Raises NotationError or ImpossiblePosition for what cannot be read.

    >>> start = "vampires: GYBR WR | GYRB garlic ; R4(BYRG - RGBY YRBG) ; A ; Y3 | - ; RYBG"
    >>> print(solve(start, "A"))
    All cards seen: A wins before the draw pile is reshuffled, whatever all others do; it takes one
    turn of its own.
    >>> print(solve(start, "B"))
    All cards seen: B cannot force a win before the draw pile is reshuffled; the others can prevent
    it.
    >>> solve(start, "A", turns=1).value
    Fraction(1, 1)
    """
    start = as_position(position)
    budget = None if nodes is None else as_budget(nodes)
    if turns is not None:
        from vqlab.solver.horizon import within

        at = start.table.to_act if seat is None else seat
        return within(start, at, turns, nodes=budget, all_plays=all_plays, progress=progress)
    if seat is None:
        found = (_wins_first(start, one, budget, all_plays, progress) for one in range(start.seats))
        return WinsFirsts(tuple(found))  # type: ignore[arg-type]
    return _wins_first(start, as_seat(seat, start.seats), budget, all_plays, progress)


def _wins_first(
    start: Position, seat: int, nodes: int | None, all_plays: bool, progress: Progress | None
) -> WinsFirst:
    begun = time.perf_counter()
    search = OpenSearch(start, seat, {seat}, nodes, progress)
    asked = _Asked(start, search, ALWAYS)
    turns = 0
    try:
        while (found := search.answer(start.table, turns)) is Answer.LATER:
            turns = turns + 1 if turns < 4 else ALWAYS
        value: bool | None = found is Answer.WON
    except OutOfNodes:
        value = None
    fewest = min(turns, 5) if value is None else None
    if value:
        with suppress(OutOfNodes):
            fewest = search.fewest(start.table)
    return WinsFirst(
        seat=seat,
        value=value,
        turns=fewest,
        **asked.rest(value, value, all_plays),
        seconds=time.perf_counter() - begun,
        effort=Effort(nodes),
    )


def keeps_from(
    position: Position | str,
    target: int | str,
    seat: int | str | None = None,
    turns: int | None = None,
    nodes: int | None = NODES,
    *,
    all_plays: bool = False,
    progress: Progress | None = None,
) -> KeepsFrom:
    """Whether one seat alone can keep the target from winning, while all others help the target.

    ``seat``: the one to act if not said; ``turns``: within so many turns of the target's own, else
    until the draw pile is reshuffled, which ends the line. The rest as for ``solve``. Raises
    LabError where seat and target are one.

    >>> start = "vampires: WB bite | GYBR WR ; R4(BYRG - RGBY YRBG) ; A ; - | Y3 ; RYBG"
    >>> print(keeps_from(start, "B", turns=1))
    All cards seen: A alone can keep B from winning on its next turn.
    """
    begun = time.perf_counter()
    start = as_position(position)
    about = as_seat(target, start.seats)
    at = as_seat(start.table.to_act if seat is None else seat, start.seats)
    if at == about:
        raise LabError(Message("open-same-seat"))
    limit = ALWAYS if turns is None else as_turns(turns)
    budget = None if nodes is None else as_budget(nodes)
    search = OpenSearch(start, about, set(range(start.seats)) - {at}, budget, progress)
    asked = _Asked(start, search, limit)
    try:
        won: bool | None = search.answer(start.table, limit) is Answer.WON
    except OutOfNodes:
        won = None
    value = None if won is None else not won
    return KeepsFrom(
        seat=at,
        target=about,
        limit=turns,
        value=value,
        **asked.rest(won, value, all_plays),
        seconds=time.perf_counter() - begun,
        effort=Effort(budget),
    )


MOST_TURNS = 100
"""Turns that can be asked for: beyond them every game has ended long ago."""


def as_turns(turns: object) -> int:
    """A number of turns, 0 to ``MOST_TURNS``; raises NotationError for another."""
    if not is_whole(turns, most=MOST_TURNS):
        raise NotationError(Message("open-turns", read=as_named(turns, 40), most=MOST_TURNS))
    return turns


class _Asked:
    """What a search has to say of a position beside the answer: best plays, a line, all plays."""

    def __init__(self, start: Position, search: OpenSearch, limit: int) -> None:
        self.start, self.search, self.limit = start, search, limit

    def rest(self, won: bool | None, value: bool | None, all_plays: bool) -> dict[str, Any]:
        """``won``: whether the side of the search has its way; ``value``: what was asked for."""
        best = line = None
        plays: dict[Play, bool | None] | None = None
        legal = self.start.legal_plays()
        if won is not None:
            try:
                ends = {play: self._won_after(play) for play in legal}
                best = tuple(play for play in legal if ends[play] == won)
                line = self._line(won)
                if all_plays:
                    plays = {play: ends[play] == (won == value) for play in legal}
            except OutOfNodes:
                pass
        elif all_plays:
            plays = dict.fromkeys(legal)
        return {
            "position": self.start,
            "status": "unknown" if won is None else "proved",
            "nodes": self.search.nodes,
            "best": best,
            "line": line,
            "plays": plays,
        }

    def _after(self, table: Table, play: Play) -> tuple[Table, bool]:
        then, seen = after(table, play, self.start.edition.deck)
        return then, any(drawn.shuffled for drawn in seen.drawn)

    def _left(self, table: Table, limit: int) -> int:
        mine = table.to_act == self.search.seat
        return limit - 1 if mine and limit < ALWAYS else limit

    def _won_after(self, play: Play) -> bool:
        then, shuffled = self._after(self.start.table, play)
        left = self._left(self.start.table, self.limit)
        return self.search.answer(then, left, shuffled=shuffled) is Answer.WON

    def _line(self, won: bool) -> tuple[Play, ...]:
        """Plays on which who has its way keeps it; where it is the side, the others delay."""
        table, limit, shuffled = self.start.table, self.limit, False
        state, line = OpenPile(self.start), []
        while state.to_act is not None and limit > 0:
            wants = table.to_act in self.search.side
            left = self._left(table, limit)
            play = self._next(table, left, won, wants)
            line.append(play)
            table, shuffled = self._after(table, play)
            limit = left
            state = OpenPile(Position.of(self.start.edition, table), shuffled=shuffled)
        return tuple(line)

    def _next(self, table: Table, left: int, won: bool, wants: bool) -> Play:
        plays = self.search.in_order(table)
        if not won:
            if wants:
                return plays[0]
            return next(play for play in plays if not self._wins(table, play, left))
        soon = {
            play: self.search.fewest(then, shuffled=shuffled)
            for play in plays
            for then, shuffled in [self._after(table, play)]
        }
        known = {play: turns for play, turns in soon.items() if turns is not None}
        return (min if wants else max)(known, key=lambda play: known[play])

    def _wins(self, table: Table, play: Play, left: int) -> bool:
        then, shuffled = self._after(table, play)
        return self.search.answer(then, left, shuffled=shuffled) is Answer.WON
