"""What is known of every state that can follow: from the whole graph, or by search.

position, question → Answers: bounds on the number asked for, and what a strategy plays.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any, NamedTuple, Protocol

import networkx as nx

from vqlab.contract import LabError, Message, joined, seat_letter
from vqlab.queen.position import Position
from vqlab.solver.events import Event, as_event
from vqlab.solver.graph import GraphTooLarge, plays_between, state_graph
from vqlab.solver.question import Question, as_question
from vqlab.solver.reading import as_coalition, seats_at
from vqlab.solver.results import Guarantee, Power
from vqlab.solver.retrograde import retrograde
from vqlab.solver.tiers import Prover, prover

__all__ = [
    "Answers",
    "Asked",
    "Bounds",
    "ByGraph",
    "BySearch",
    "Unanswered",
    "Way",
    "all_asked",
    "answers_of",
    "as_asked",
    "graph_of",
]

BUILT = 50_000
"""States of a graph that is built whole."""
TURNS = 5_000_000
"""Turns a search may enter where the graph is larger."""

After = list[tuple[Any, tuple[Any, ...]]]
"""The states that can follow, each with the plays that lead to it."""


class Bounds(NamedTuple):
    """The least and the most the number asked for can be, infinite where nothing is known."""

    low: float
    high: float


class Way(NamedTuple):
    """What a strategy does: it keeps the number at ``m`` or less (``small``), or above ``m``."""

    small: bool
    m: float


@dataclass(frozen=True)
class Asked:
    """What is asked of every state: a number of points, or whether an event can be forced.

    ``question``: the number, and who wants it small; ``event``: None where the number itself is
    asked for; ``coalition``: the seats that want the event.

    >>> asked = as_asked(3, None, "out:B")
    >>> asked.value(Bounds(0, 0)), asked.value(Bounds(4, 9)), asked.value(Bounds(0, 9))
    (True, False, None)
    """

    question: Question
    coalition: frozenset[int]
    event: Event | None = None

    def value(self, bounds: Bounds) -> Any:
        """Points, or whether the event can be forced; None where the bounds leave it open."""
        if self.event is None:
            return int(bounds.low) if bounds.low == bounds.high else None
        m = self.event.threshold
        if bounds.low <= m < bounds.high:
            return None
        return (bounds.high <= m) != self.event.negated

    def claim(self, state: Any, bounds: Bounds) -> Message | None:
        """What is so at a state, as a sentence; None where nothing is known."""
        value = self.value(bounds)
        known = {"position": state, "status": "unknown" if value is None else "proved", "nodes": 0}
        if self.event is not None:
            if bounds == (-inf, inf):
                return None
            power = Power(
                coalition=self.coalition, event=self.event, value=value, endless=True, **known
            )
            return power.message
        if inf in bounds or -inf in bounds:
            return None
        low, high = int(bounds.low), int(bounds.high)
        seat = self.question.seat
        return Guarantee(seat=seat, lower=low, upper=high, endless=True, **known).message

    @property
    def message(self) -> Message:
        """What is asked, as a few words."""
        if self.event is None:
            return Message("explorer-asks-points", seat=seat_letter(self.question.seat))
        who = joined([seat_letter(seat) for seat in sorted(self.coalition)])
        return Message("explorer-asks-event", who=who, event=self.event.message)


def as_asked(
    seats: int,
    seat: Any = None,
    event: Event | str | None = None,
    totals: Sequence[int] | None = None,
) -> Asked:
    """What is asked, from what a caller gives.

    Without an event: the points that ``seat`` can be sure of. With one: whether ``seat``, or
    several seats together, can force it; the event's own seat unless said. Raises NotationError.

    >>> str(as_asked(3, "AC", "not-out:B").message)
    'Can A and C force that B does not go out?'
    """
    if event is None:
        members = as_coalition(0 if seat is None else seat, seats)
        if len(members) != 1:
            raise LabError(Message("explorer-one-seat"))
        return Asked(as_question(min(members)), members)
    wanted = as_event(event, seats, totals)
    members = as_coalition(wanted.seat if seat is None else seat, seats)
    if not members:
        raise LabError(Message("explorer-no-seat"))
    return Asked(wanted.question(members, seats), members, wanted)


class Answers(Protocol):
    """What is known of every state that can follow from a root."""

    root: Any
    asked: Asked

    def after(self, state: Any) -> After:
        """The states that can follow, in the order of the plays."""

    def bounds(self, state: Any) -> Bounds:
        """What the number asked for can be."""

    def choice(self, state: Any, way: Way) -> Any:
        """The state a strategy goes to where its side acts; None where it has none."""


class ByGraph:
    """Answers for every state of a graph, one that can run in circles too.

    >>> position = Position.parse("12 Q^2 | 13^2 | 12 Q S15")
    >>> ByGraph(state_graph(position), as_asked(3, "B")).bounds(position)
    Bounds(low=42, high=42)
    """

    def __init__(self, graph: nx.DiGraph, asked: Asked) -> None:
        self.graph, self.asked, self.root = graph, asked, graph.graph["root"]
        self._known = retrograde(graph, asked.question)

    def after(self, state: Any) -> After:
        """The states that can follow, in the order of the plays."""
        return [(then, plays_between(self.graph, state, then)) for then in self.graph[state]]

    def bounds(self, state: Any) -> Bounds:
        """What the number asked for can be, under any convention of endless play."""
        return Bounds(self._known.lo[state], self._known.hi[state])

    def choice(self, state: Any, way: Way) -> Any:
        """The state a strategy goes to: on the way to an end, never merely keeping the value."""
        sweep = self._known.mine if way.small else self._known.theirs
        return sweep.move.get(state)


def _at_end(asked: Asked, state: Any) -> Bounds:
    """The number asked for, where the phase is over."""
    number = asked.question.payoff(state.penalties)
    return Bounds(number, number)


class BySearch:
    """Answers to a yes or no by search, found when they are wanted, within one budget."""

    def __init__(self, root: Any, asked: Asked, asking: Prover) -> None:
        self.root, self.asked, self._prover = root, asked, asking
        self._m = 0 if asked.event is None else asked.event.threshold

    def after(self, state: Any) -> After:
        """The states that can follow, in the order of the plays."""
        return _after(state)

    def bounds(self, state: Any) -> Bounds:
        """On which side of what was asked the number lies."""
        if state.to_act is None:
            return _at_end(self.asked, state)
        held = self._prover.at_most(state, self._m)
        if held is None:
            return Bounds(-inf, inf)
        return Bounds(-inf, self._m) if held else Bounds(self._m + 1, inf)

    def choice(self, state: Any, way: Way) -> Any:
        """The state a strategy goes to; None where the budget ran out."""
        play = self._prover.forcing(state, self._m, way.small)
        return None if play is None else state.play(play)


class Unanswered:
    """Nothing is known but what the rules say."""

    def __init__(self, root: Any, asked: Asked) -> None:
        self.root, self.asked = root, asked

    def after(self, state: Any) -> After:
        """The states that can follow, in the order of the plays."""
        return _after(state)

    def bounds(self, state: Any) -> Bounds:
        """Nothing is known, but at an end."""
        if state.to_act is None:
            return _at_end(self.asked, state)
        return Bounds(-inf, inf)

    def choice(self, state: Any, way: Way) -> Any:
        """There is no strategy."""
        return None


def _after(state: Any) -> After:
    plays: dict[Any, tuple[Any, ...]] = {}
    for play in state.legal_plays():
        then = state.play(play)
        plays[then] = (*plays.get(then, ()), play)
    return list(plays.items())


def searched(root: Any, asked: Asked, nodes: int = TURNS) -> tuple[Answers, Message | None]:
    """Answers without a graph, and what was found at the root.

    A number is found first; then the answers say where it can be kept, as an event.
    """
    if not isinstance(root, Position) or not root.edition.embargo:
        return Unanswered(root, asked), None
    asking = prover(root, asked.question, nodes)
    if asked.event is None:
        known = asking.bounds(root)
        seat = asked.question.seat
        result = Guarantee(
            position=root,
            status="proved" if known.proved else "unknown",
            nodes=known.nodes,
            seat=seat,
            lower=known.lower,
            upper=known.upper,
        )
        if not known.proved:
            return Unanswered(root, asked), result.message
        event = as_event(f"at-most:{seat_letter(seat)}:{known.lower}", root.seats)
        held = Asked(asked.question, asked.coalition, event)
        return BySearch(root, held, asking), result.message
    answers = BySearch(root, asked, asking)
    bounds = answers.bounds(root)
    if asked.value(bounds) is None:
        return Unanswered(root, asked), None
    return answers, asked.claim(root, bounds)


def answers_of(root: Any, asked: Asked, graph: nx.DiGraph | None) -> tuple[Answers, Message | None]:
    """What is known of every state, and what is so at the root.

    ``graph``: None where it is too large.
    """
    if graph is None:
        return searched(root, asked)
    answers = ByGraph(graph, asked)
    return answers, asked.claim(root, answers.bounds(root))


def graph_of(
    root: Any, built: int = BUILT, progress: Callable[[int], None] | None = None
) -> tuple[nx.DiGraph | None, GraphTooLarge | None]:
    """The whole state graph, or why there is none; ``progress`` hears how many states there are."""
    try:
        return state_graph(root, built, progress), None
    except GraphTooLarge as large:
        return None, large


def all_asked(root: Any) -> list[Asked]:
    """What can be asked of every seat: its points, and whether it can force going out."""
    seats = seats_at(root)
    points = [as_asked(seats, seat) for seat in range(seats)]
    return points + [as_asked(seats, None, f"out:{seat_letter(seat)}") for seat in range(seats)]
