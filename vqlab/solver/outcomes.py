"""How it may end when every seat looks after itself, or when all help one another.

position → state graph → backward induction → result. These look at every position there is, so
their budget is a number of positions.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from vqlab.contract import LabError, Message
from vqlab.contract.reading import as_named
from vqlab.queen.position import Position
from vqlab.solver.contract import Solvable
from vqlab.solver.events import Event, as_event
from vqlab.solver.question import as_question
from vqlab.solver.reading import as_budget, as_state, seats_at
from vqlab.solver.results import Cooperative, Effort, Equilibria, Forecast
from vqlab.solver.tiers import SearchProver

__all__ = ["cooperative", "equilibria", "forecast"]

GRAPH = 50_000
"""States a graph may have where no other number is given."""
BOX = 200_000
"""Turns spent on each seat's guarantee where it only bounds what was asked."""


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
    from vqlab.solver.graph import GraphTooLarge

    begun, start = time.perf_counter(), as_state(position)
    graph, unknown = _graph(start, nodes, progress)
    if graph is None:
        return Equilibria(value=None, seconds=time.perf_counter() - begun, **unknown)
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
        effort=Effort(nodes),
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

    begun, start = time.perf_counter(), as_state(position)
    if rule not in (*induction.RULES, "max-prob"):
        names = ", ".join((*induction.RULES, "max-prob"))
        raise LabError(Message("rule-unknown", read=as_named(rule, 40), names=names))
    graph, unknown = _graph(start, nodes, progress)
    if graph is None:
        return Forecast(rule=rule, value=None, seconds=time.perf_counter() - begun, **unknown)
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
        effort=Effort(nodes),
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
    All cards seen: if every seat helps, it takes 1 round until B goes out; 2 lines are as short.
    """
    from vqlab.solver.cooperation import help_search

    begun, start = time.perf_counter(), as_state(position)
    wanted = as_event(event, seats_at(start), totals)
    limit = 1_000_000 if nodes is None else as_budget(nodes)
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
        effort=Effort(nodes),
    )


def _graph(
    start: Any, nodes: int | None, progress: Callable[[int], None] | None
) -> tuple[Any, dict[str, Any]]:
    """The state graph; where it is too large None, and what a result then says all the same."""
    from vqlab.solver.graph import GraphTooLarge, state_graph

    try:
        return state_graph(start, GRAPH if nodes is None else as_budget(nodes), progress), {}
    except GraphTooLarge as large:
        lower, upper = _box(start)
        bounds = {"lower": lower, "upper": upper, "status": "unknown", "nodes": large.count}
        return None, {"position": start, "effort": Effort(nodes), **bounds}


def _box(start: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Bounds for every seat's points in any equilibrium: at most what the seat can be sure of."""
    if not isinstance(start, Position) or not start.edition.embargo:
        raise LabError(Message("solve-no-bounds"))
    uppers = []
    for seat in range(start.seats):
        uppers.append(SearchProver(start, as_question(seat), BOX).bounds(start).upper)
    return (0,) * start.seats, tuple(uppers)
