"""What can be said of an open-handed position: five questions, five typed answers.

position → question → prover or graph → result. A single "value" does not exist where more than two
play. Who is sure of what has an answer (``guarantee``, ``power``); what sensible players end up
with has several (``equilibria``), or one for every way to break ties (``forecast``); what happens
if all help is a puzzle of its own (``cooperative``). All cards are seen, and every answer says so.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Sequence
from typing import Any, overload

from vqlab.contract import LabError, Message, NotationError, as_seat
from vqlab.queen.position import Position, as_position
from vqlab.solver.contract import Solvable
from vqlab.solver.events import Event, as_event
from vqlab.solver.question import Question
from vqlab.solver.results import (
    Cooperative,
    Equilibria,
    Forecast,
    Guarantee,
    Guarantees,
    Power,
)
from vqlab.solver.search import Bounds, Progress
from vqlab.solver.tiers import FAR, Prover, SearchProver, prover

__all__ = ["cooperative", "equilibria", "forecast", "guarantee", "power", "rounds_of"]

GRAPH = 50_000
"""States a graph may have where no other number is given."""
BOX = 200_000
"""Turns spent on each seat's guarantee where it only bounds what was asked."""


@overload
def guarantee(
    position: Position | Solvable | str,
    seat: int | str,
    *,
    nodes: int | None = None,
    all_plays: bool = False,
    progress: Progress | None = None,
    compiled: bool = True,
    megabytes: int = 512,
) -> Guarantee: ...
@overload
def guarantee(
    position: Position | Solvable | str,
    seat: None = None,
    *,
    nodes: int | None = None,
    all_plays: bool = False,
    progress: Progress | None = None,
    compiled: bool = True,
    megabytes: int = 512,
) -> Guarantees: ...
def guarantee(
    position: Position | Solvable | str,
    seat: int | str | None = None,
    *,
    nodes: int | None = None,
    all_plays: bool = False,
    progress: Progress | None = None,
    compiled: bool = True,
    megabytes: int = 512,
) -> Guarantee | Guarantees:
    """The fewest penalty points a seat can be sure of, whatever all others do together.

    Without a seat, that of every seat. ``nodes``: how many turns may be entered for a seat, none
    the most; when they run out the result is ``unknown`` with bounds that a larger budget never
    contradicts. ``all_plays``: also what every legal play of the seat to act is worth to this seat.
    ``progress``: called with the bounds so far. ``compiled``: False stays in plain Python;
    ``megabytes``: what the compiled search's table may take. Any game on ``solver.contract`` is
    answered, by its graph. Raises NotationError for a text or seat that cannot be read.

    >>> print(guarantee("12 Q^2 | 13^2 | 12 Q S15", "B"))
    All cards seen: B can be sure of 42 penalty points, and of no fewer, whatever all others do.
    >>> guarantee("12 Q^2 | 13^2 | 12 Q S15").values
    (0, 42, 41)
    >>> guarantee("4 5 8 | 3 7^2 | 6 9 10 ; B", "A", all_plays=True).plays
    {Play('3'): 9, Play('7'): 9, Play('7^2'): 17}
    """
    start = as_state(position)
    seats = seats_at(start)
    if seat is None:
        settings: dict[str, Any] = {"nodes": nodes, "all_plays": all_plays, "progress": progress}
        settings |= {"compiled": compiled, "megabytes": megabytes}
        return Guarantees(tuple(guarantee(start, s, **settings) for s in range(seats)))
    at = as_seat(seat, seats)
    answer = _Answer(
        start, Question(at, frozenset({at})), nodes, progress, compiled, megabytes, all_plays
    )
    return Guarantee(
        seat=at,
        lower=answer.bounds.lower,
        upper=answer.bounds.upper,
        plays=answer.plays,
        **answer.rest(),
    )


def power(
    position: Position | Solvable | str,
    coalition: Collection[int | str] | str,
    event: Event | str,
    *,
    totals: Sequence[int] | None = None,
    nodes: int | None = None,
    all_plays: bool = False,
    progress: Progress | None = None,
    compiled: bool = True,
    megabytes: int = 512,
) -> Power:
    """Whether these seats together can force the event; if they cannot, the rest can prevent it.

    ``coalition``: seats, as letters ("AC") or indices; ``event``: ``out:B``, ``at-most:B:7``,
    ``wins:B``, or one of these with ``not-`` before it; ``totals``: all seats' points before this
    phase, for ``wins``. The rest as for ``guarantee``; ``plays`` has a yes or no for every play.

    >>> print(power("1 2 | 3 S20 | Q", "A", "out:A"))
    All cards seen: A cannot force that A goes out; the others together can prevent it.
    >>> power("1 2 | 3 S20 | Q", "BC", "not-out:A").value
    True
    """
    start = as_state(position)
    seats = seats_at(start)
    members = frozenset(as_seat(seat, seats) for seat in coalition)
    wanted = as_event(event, seats, totals)
    question, m = wanted.question(members, seats), wanted.threshold
    answer = _Answer(start, question, nodes, progress, compiled, megabytes, all_plays, threshold=m)
    held = answer.held
    plays = answer.plays
    if plays is not None:
        plays = {play: None if p is None else p != wanted.negated for play, p in plays.items()}
    return Power(
        coalition=members,
        event=wanted,
        value=None if held is None else held != wanted.negated,
        plays=plays,
        **answer.rest(),
    )


class _Answer:
    """Everything a prover has to say of a position: the bounds, the best plays, a line, all plays.

    With a ``threshold`` it is asked on which side of it the answer lies; without, for the answer.
    """

    def __init__(
        self,
        position: Any,
        question: Question,
        nodes: int | None,
        progress: Progress | None,
        compiled: bool,
        megabytes: int,
        all_plays: bool,
        threshold: int | None = None,
    ) -> None:
        begun = time.perf_counter()
        self.position, self.question, self.threshold = position, question, threshold
        self.nodes, self.plays = nodes, None
        self.best: tuple[Any, ...] | None = None
        self.line: tuple[Any, ...] | None = None
        self.prover: Prover = prover(
            position,
            question,
            FAR if nodes is None else _budget(nodes),
            progress,
            compiled=compiled,
            megabytes=megabytes,
        )
        self.held: bool | None = None
        if threshold is None:
            self.bounds: Bounds = self.prover.bounds(position)
            self.settled = self.bounds.proved
        else:
            self.held = self.prover.at_most(position, threshold)
            self.settled = self.held is not None
        if self.settled:
            self.best = self._best()
            self.line = self._line()
        if all_plays:
            self.plays = {play: self._worth(play) for play in position.legal_plays()}
        self.seconds = time.perf_counter() - begun

    def rest(self) -> dict[str, Any]:
        """What all results have, besides the claim itself."""
        return {
            "position": self.position,
            "nodes": self.prover.nodes,
            "best": self.best,
            "line": self.line,
            "status": "proved" if self.settled else "unknown",
            "endless": not self.settled and self.prover.endless,
            "seconds": self.seconds,
            "budget": self.nodes,
        }

    def _worth(self, play: Any) -> Any:
        """What a play is worth; None where it was not settled."""
        then = self.position.play(play)
        if self.threshold is not None:
            return self.prover.at_most(then, self.threshold)
        known = self.prover.bounds(then)
        return known.lower if known.proved else None

    def _keeps(self, position: Any, play: Any) -> bool | None:
        """Whether a play keeps the answer: whoever acts can only spoil it for its own side."""
        small = position.to_act in self.question.side
        if self.threshold is not None:
            if self.held != small:
                return True
            held = self.prover.at_most(position.play(play), self.threshold)
            return None if held is None else held == small
        m = self.bounds.lower if small else self.bounds.lower - 1
        held = self.prover.at_most(position.play(play), m)
        return None if held is None else held == small

    def _best(self) -> tuple[Any, ...] | None:
        legal = self.position.legal_plays()
        keeping = [(play, self._keeps(self.position, play)) for play in legal]
        if any(kept is None for _, kept in keeping):
            return None
        return tuple(play for play, kept in keeping if kept)

    def _line(self) -> tuple[Any, ...] | None:
        """Plays that keep the answer to the end; None where one was not settled."""
        position: Any = self.position
        line: list[Any] = []
        for _ in range(100_000):
            if position.to_act is None:
                return tuple(line)
            for play in self.prover.in_order(position):
                kept = self._keeps(position, play)
                if kept is None:
                    return None
                if kept:
                    break
            line.append(play)
            position = position.play(play)
        return None


def rounds_of(result: Guarantee) -> int | None:
    """The fewest rounds in which a proved guarantee can be had; None where that is not known."""
    from vqlab.solver.hurry import fewest_rounds

    position = result.position
    if result.value is None or not isinstance(position, Position) or not position.edition.embargo:
        return None
    if position.is_over:
        return 0
    question = Question(result.seat, frozenset({result.seat}))
    nodes = FAR if result.budget is None else result.budget
    asked = SearchProver(position, question)
    return fewest_rounds(position, question, result.value, asked, nodes)


def equilibria(
    position: Position | Solvable | str,
    *,
    nodes: int | None = None,
    vectors: int = 1_000_000,
    all_plays: bool = False,
    progress: Callable[[int], None] | None = None,
) -> Equilibria:
    """The penalties of all pure subgame-perfect equilibria.

    Every seat minimises its own points, before every turn anew, and how ties are broken may depend
    on what was played before. ``nodes``: most positions looked at, 50,000 unless said; beyond, the
    result is ``unknown``, with what each seat can be sure of as its upper bound. ``vectors``: most
    outcomes kept in all positions together; beyond, intervals are given that hold all equilibria
    and are flagged inexact. ``all_plays``: the outcomes after each legal play.

    >>> print(equilibria("1 2 | 3 S20 | Q"))
    All cards seen: 4 outcomes are equilibria: (0, 20, 0); (1, 20, 0); (2, 20, 0); (35, 0, 0).
    """
    from vqlab.solver import induction
    from vqlab.solver.graph import GraphTooLarge, state_graph

    begun, start = time.perf_counter(), as_state(position)
    limit = GRAPH if nodes is None else _budget(nodes)
    try:
        graph = state_graph(start, limit, progress)
    except GraphTooLarge as large:
        lower, upper = _box(start)
        seconds = time.perf_counter() - begun
        return Equilibria(
            position=start,
            status="unknown",
            nodes=large.count,
            value=None,
            lower=lower,
            upper=upper,
            seconds=seconds,
            budget=nodes,
        )
    root = graph.graph["root"]
    worth: dict[Any, Any]
    try:
        worth = induction.equilibrium_sets(graph, vectors)
        value = tuple(sorted(worth[root]))
        lower, upper = (
            tuple(map(min, zip(*value, strict=True))),
            tuple(map(max, zip(*value, strict=True))),
        )
        best, line = _keeping(graph, worth, value)
    except GraphTooLarge:
        worth = induction.equilibrium_intervals(graph)
        value, best, line = None, None, None
        lower, upper = (tuple(ends) for ends in zip(*worth[root], strict=True))
    return Equilibria(
        position=start,
        status="proved",
        nodes=len(graph),
        value=value,
        lower=lower,
        upper=upper,
        best=best,
        line=line,
        plays=induction.each_play(graph, worth) if all_plays else None,
        seconds=time.perf_counter() - begun,
        budget=nodes,
    )


def _keeping(
    graph: Any, worth: dict[Any, Any], value: tuple[Any, ...]
) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """The plays that some equilibrium begins with, and a line to the first of its outcomes."""
    from vqlab.solver.graph import plays_between

    root = graph.graph["root"]
    best = {
        play
        for then in graph[root]
        if worth[then] & set(value)
        for play in plays_between(graph, root, then)
    }
    line: list[Any] = []
    state = root
    while graph.nodes[state]["to_act"] is not None:
        then = next(then for then in graph[state] if value[0] in worth[then])
        line.append(plays_between(graph, state, then)[0])
        state = then
    return tuple(play for play in root.legal_plays() if play in best), tuple(line)


def forecast(
    position: Position | Solvable | str,
    rule: str = "first",
    *,
    nodes: int | None = None,
    all_plays: bool = False,
    progress: Callable[[int], None] | None = None,
) -> Forecast:
    """What happens if every seat minimises its own points and breaks ties by a named rule (max^n).

    ``rule``: ``first`` (the first such play in legal order), ``kind`` (what costs the others
    least), ``spiteful`` (what costs them most); each gives one equilibrium. ``max-prob`` is a model
    in which a seat that does not mind chooses by lot (Hashavit & Markovitch 2011). It is a
    forecast, not a proof. ``nodes``: most positions looked at, 50,000 unless said. Raises LabError
    for an unknown rule.

    >>> print(forecast("1 2 | 3 S20 | Q", "spiteful"))
    All cards seen, ties broken by the rule “spiteful”: A 35, B 0, C 0.
    >>> forecast("1 2 | 3 S20 | Q", "max-prob").value
    (Fraction(18, 1), Fraction(10, 1), Fraction(0, 1))
    """
    from vqlab.solver import induction
    from vqlab.solver.graph import GraphTooLarge, state_graph

    begun, start = time.perf_counter(), as_state(position)
    if rule not in (*induction.RULES, "max-prob"):
        names = ", ".join((*induction.RULES, "max-prob"))
        raise LabError(Message("rule-unknown", read=rule[:40], names=names))
    limit = GRAPH if nodes is None else _budget(nodes)
    try:
        graph = state_graph(start, limit, progress)
    except GraphTooLarge as large:
        lower, upper = _box(start)
        return Forecast(
            position=start,
            status="unknown",
            nodes=large.count,
            rule=rule,
            value=None,
            lower=lower,
            upper=upper,
            seconds=time.perf_counter() - begun,
            budget=nodes,
        )
    root = graph.graph["root"]
    model = rule == "max-prob"
    worth: dict[Any, Any] = (
        induction.lot_forecasts(graph) if model else induction.forecasts(graph, rule)
    )
    value = worth[root]
    best, line = None, None
    if not model:
        best = tuple(play for play in root.legal_plays() if worth[root.play(play)] == value)
        line = tuple(induction.best_line(graph, worth))
    elif start.to_act is not None:
        at = start.to_act
        best = tuple(play for play in root.legal_plays() if worth[root.play(play)][at] == value[at])
    return Forecast(
        position=start,
        status="proved",
        nodes=len(graph),
        rule=rule,
        value=value,
        lower=tuple(int(points // 1) for points in value),
        upper=tuple(int(-(-points // 1)) for points in value),
        best=best,
        line=line,
        plays=induction.each_play(graph, worth) if all_plays else None,
        seconds=time.perf_counter() - begun,
        budget=nodes,
    )


def cooperative(
    position: Position | Solvable | str,
    event: Event | str,
    *,
    totals: Sequence[int] | None = None,
    nodes: int | None = None,
    all_plays: bool = False,
    progress: Callable[[int], None] | None = None,
) -> Cooperative:
    """The shortest way to an event when every seat helps, and how many lines are as short.

    Lengths are in rounds, the one in progress included, lines are counted play by play; in other
    games every play is a round. ``nodes``: most positions looked at, 1,000,000 unless said; beyond,
    the result is ``unknown``. It says nothing about opponents: this is help-play.

    >>> print(cooperative("1 3 | 2 | 4", "out:B"))
    If every seat helps, it takes 1 round until B goes out; 2 lines are as short.
    """
    from vqlab.solver.cooperation import help_search

    begun, start = time.perf_counter(), as_state(position)
    wanted = as_event(event, seats_at(start), totals)
    limit = 1_000_000 if nodes is None else _budget(nodes)
    found = help_search(start, wanted.holds, limit, progress)
    plays = None
    if all_plays:
        plays = {
            play: help_search(start.play(play), wanted.holds, limit, progress).value
            for play in start.legal_plays()
        }
    return Cooperative(
        position=start,
        status="unknown" if found.value is None else "proved",
        nodes=found.nodes,
        event=wanted,
        value=found.value,
        lower=found.lower,
        best=found.best,
        line=found.line,
        plays=plays,
        seconds=time.perf_counter() - begun,
        budget=nodes,
    )


def as_state(position: object) -> Any:
    """A position of Vampire Queen from its text, or any state of a game as it is."""
    if isinstance(position, str) or not hasattr(position, "legal_plays"):
        return as_position(position)
    return position


def seats_at(state: Any) -> int:
    """How many seats a game has: said by the state, or read off an end."""
    if isinstance(state, Position):
        return state.seats
    if hasattr(state, "seats"):
        return int(state.seats)
    while state.to_act is not None:
        state = state.play(state.legal_plays()[0])
    return len(state.penalties)


def _budget(nodes: int) -> int:
    if isinstance(nodes, bool) or not isinstance(nodes, int) or nodes < 0:
        raise NotationError(Message("solve-nodes", read=str(nodes)[:40]))
    return nodes


def _box(start: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Bounds for every seat's points in any equilibrium: at most what the seat can be sure of."""
    if not isinstance(start, Position) or not start.edition.embargo:
        raise LabError(Message("solve-no-bounds"))
    uppers = []
    for seat in range(start.seats):
        question = Question(seat, frozenset({seat}))
        uppers.append(SearchProver(start, question, BOX).bounds(start).upper)
    return (0,) * start.seats, tuple(uppers)
