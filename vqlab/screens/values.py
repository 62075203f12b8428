"""What every play is worth, for every concept, within a budget; told bit by bit.

position, seat → provers and one state graph → Values; how they are read is in ``value_grid``.
What the budget did not settle has its bounds, or is said to be undecided: never that it cannot be.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from importlib.util import find_spec
from typing import Any

from vqlab.contract import Message, seat_letter
from vqlab.queen.play import Play
from vqlab.queen.position import Position
from vqlab.solver.concepts import cooperative
from vqlab.solver.events import Event
from vqlab.solver.question import Question, as_question
from vqlab.solver.results import Cooperative, Equilibria, Forecast, Guarantee
from vqlab.solver.search import Bounds, first_bounds
from vqlab.solver.tiers import Prover, prover

Tell = Callable[[Any], None]

TURNS = 200_000
"""Turns entered for a concept, where no other number is given."""
LEAST = 10_000
"""Turns that every play gets before the next one has its turn."""
GRAPH = 100_000
"""Positions of the largest state graph that is built, whatever the budget."""
HELP = 200_000
"""Positions looked at for help-play after one play, at most."""
PLAIN = 5_000_000
"""Turns entered in plain Python at most: more of them would not fit in memory."""
MEGABYTES = 256
"""What the compiled search's table may take."""
VECTORS = 200_000


@dataclass(frozen=True)
class Values:
    """What is known of one position and of each of its plays, all cards seen.

    ``sure``: play -> bounds of what ``seat`` can be sure of; ``power``: for every seat, play ->
    whether it alone can force then that ``seat`` goes out, None while undecided; the other concepts
    as the solver answers them, None until asked. ``doing`` says what is being worked on.
    """

    position: Position
    seat: int
    nodes: int
    sure: Mapping[Play, Bounds] = field(default_factory=dict)
    power: Mapping[int, Mapping[Play, bool | None]] = field(default_factory=dict)
    equilibria: Equilibria | None = None
    forecast: Forecast | None = None
    help: Cooperative | None = None
    doing: Message | None = None
    done: bool = False

    @property
    def event(self) -> Event:
        """That the seat goes out."""
        return Event("out", self.seat)

    @property
    def guarantee(self) -> Guarantee:
        """What the seat can be sure of, from what its plays, or those of the others, are worth."""
        low, high = first_bounds(self.position, self.seat)[:2]
        plays = self.position.legal_plays()
        if plays:
            known = [self.sure.get(play, Bounds(low, high, 0)) for play in plays]
            best = min if self.position.to_act == self.seat else max
            low, high = best(b.lower for b in known), best(b.upper for b in known)
        return Guarantee(
            seat=self.seat,
            lower=low,
            upper=high,
            position=self.position,
            status="proved" if low == high else "unknown",
            nodes=sum(b.nodes for b in self.sure.values()),
        )

    @property
    def best(self) -> tuple[Play, ...]:
        """The plays that keep the guarantee; none while it is not proved, or another's turn."""
        found = self.guarantee
        if not found.proved or self.position.to_act != self.seat:
            return ()
        return tuple(play for play, b in self.sure.items() if b.upper == found.lower)

    def forced_by(self, seat: int) -> bool | None:
        """Whether a seat alone can force here that ``self.seat`` goes out; None while undecided."""
        known = [self.power.get(seat, {}).get(play) for play in self.position.legal_plays()]
        wanted = self.position.to_act == seat
        if wanted in known:
            return wanted
        return None if None in known else not wanted

    @property
    def undecided(self) -> bool:
        """Whether a larger budget could say more."""
        forced = [play for plays in self.power.values() for play in plays.values()]
        results = (self.equilibria, self.forecast, self.help)
        return self.done and (
            any(not b.proved for b in self.sure.values())
            or None in forced
            or any(result is not None and not result.proved for result in results)
            or any(None in (r.plays or {}).values() for r in (self.help,) if r is not None)
        )


def find(position: Position, seat: int, nodes: int = TURNS, tell: Tell | None = None) -> Values:
    """What each play is worth; ``tell`` hears of it on the way, and may end it by raising.

    ``nodes``: about how many turns each concept may enter. Whatever it says, a larger budget never
    contradicts it.

    >>> found = find(Position.parse("4 5 8 | 3 7^2 | 6 9 10 ; B"), 1)
    >>> [(str(play), bounds.lower) for play, bounds in found.sure.items()]
    [('3', 14), ('7', 10), ('7^2', 0)]
    >>> found.best
    (Play('7^2'),)
    """
    finder = _Finder(Values(position, seat, nodes), tell or (lambda news: None))
    if not position.is_over:
        finder.guarantee()
        finder.power()
        finder.outcomes()
        finder.help()
    return replace(finder.values, doing=None, done=True)


class _Enough(Exception):
    """A play has had its turns; the bounds are what it came to."""

    def __init__(self, bounds: Bounds) -> None:
        super().__init__()
        self.bounds = bounds


class _Finder:
    """Fills in the values, one concept after the other."""

    def __init__(self, values: Values, tell: Tell) -> None:
        self.values, self._tell = values, tell
        self.position, self.seat, self.nodes = values.position, values.seat, values.nodes
        self.plays = self.position.legal_plays()

    def guarantee(self) -> None:
        asked = _Asked(self, as_question(self.seat), self.nodes)
        found: dict[Play, Bounds] = {}
        for play in asked.prover.in_order(self.position):
            who = seat_letter(self.seat)
            found[play] = asked.bounds(play, Message("values-sure", seat=who, play=str(play)))
            in_order = {p: found[p] for p in self.plays if p in found}
            self._say(replace(self.values, sure=in_order))

    def power(self) -> None:
        event = self.values.event
        sure = {play: _at_most(bounds, 0) for play, bounds in self.values.sure.items()}
        found: dict[int, dict[Play, bool | None]] = {self.seat: sure}
        for seat in range(self.position.seats):
            question = event.question({seat}, self.position.seats)
            asked = _Asked(self, question, self.nodes // self.position.seats)
            for play in self.plays if seat != self.seat else ():
                who = {"seat": seat_letter(seat), "out": seat_letter(self.seat)}
                doing = Message("values-power", play=str(play), **who)
                found.setdefault(seat, {})[play] = _at_most(asked.bounds(play, doing, 0), 0)
            self._say(replace(self.values, power=dict(sorted(found.items()))))

    def outcomes(self) -> None:
        """Equilibria and the forecast, from one state graph."""
        from vqlab.solver import induction
        from vqlab.solver.graph import GraphCyclic, GraphTooLarge, state_graph

        limit = max(1000, min(GRAPH, self.nodes // 10))
        try:
            graph = state_graph(self.position, limit, self._counting("values-graph"))
            forecasts = induction.forecasts(graph, "first")
        except (GraphTooLarge, GraphCyclic):
            self._no_outcomes(limit)
            return
        root = graph.graph["root"]
        worth: Any
        try:
            worth = induction.equilibrium_sets(graph, VECTORS)
            value = tuple(sorted(worth[root]))
            ends = zip(*value, strict=True)
            intervals = [(min(points), max(points)) for points in ends]
        except GraphTooLarge:
            worth, value = induction.equilibrium_intervals(graph), None
            intervals = list(worth[root])
        lower, upper = tuple(low for low, _ in intervals), tuple(high for _, high in intervals)
        same: dict[str, Any] = {"position": root, "status": "proved", "nodes": len(graph)}
        box: dict[str, Any] = {"lower": lower, "upper": upper}
        after = induction.each_play(graph, worth)
        seen = forecasts[root]
        each = induction.each_play(graph, forecasts)
        self._say(
            replace(
                self.values,
                equilibria=Equilibria(value=value, plays=after, **box, **same),
                forecast=Forecast(
                    rule="first", value=seen, lower=seen, upper=seen, plays=each, **same
                ),
            )
        )

    def _no_outcomes(self, limit: int) -> None:
        seats = range(self.position.seats)
        uppers = [first_bounds(self.position, seat).upper for seat in seats]
        uppers[self.seat] = min(uppers[self.seat], self.values.guarantee.upper)
        same: dict[str, Any] = {"position": self.position, "status": "unknown", "nodes": limit}
        same |= {"value": None, "lower": (0,) * len(uppers), "upper": tuple(uppers)}
        forecast = Forecast(rule="first", **same)
        self._say(replace(self.values, equilibria=Equilibria(**same), forecast=forecast))

    def help(self) -> None:
        limit = max(1000, min(HELP, self.nodes // 40))
        told = self._counting("values-help")
        found = cooperative(
            self.position, self.values.event, nodes=limit, all_plays=True, progress=told
        )
        self._say(replace(self.values, help=found))

    def _say(self, values: Values) -> None:
        self.values = values
        self._tell(values)

    def _counting(self, key: str) -> Callable[[int], None]:
        def tell(count: int) -> None:
            self._tell(replace(self.values, doing=Message(key, n=f"{count:,}")))

        return tell


class _Asked:
    """One question, asked of the position after every play: all share what was learned."""

    def __init__(self, finder: _Finder, question: Question, nodes: int) -> None:
        self._finder, self._share = finder, max(LEAST, nodes // max(1, len(finder.plays)))
        self._begun, self._doing = 0, Message("values-begin")
        position = finder.position
        most = nodes if find_spec("numba") else min(nodes, PLAIN)
        most = most if position.edition.embargo else min(most, GRAPH // 2)
        self.prover: Prover = prover(position, question, most, self._heard, megabytes=MEGABYTES)

    def bounds(self, play: Play, doing: Message, enough: int | None = None) -> Bounds:
        """What is known after a play, when it was settled (or ``enough``), or its turns are up."""
        self._begun, self._doing = self.prover.nodes, doing
        self._finder._tell(replace(self._finder.values, doing=doing))
        then = self._finder.position.play(play)
        try:
            if enough is None:
                found = self.prover.bounds(then)
            else:
                held = self.prover.at_most(then, enough)
                found = {
                    None: Bounds(0, enough + 1, 0),
                    True: Bounds(0, enough, 0),
                    False: Bounds(enough + 1, enough + 1, 0),
                }[held]
        except _Enough as enough_of_it:
            found = enough_of_it.bounds
        return found._replace(nodes=self.prover.nodes - self._begun)

    def _heard(self, bounds: Bounds) -> None:
        spent = {"lower": bounds.lower, "upper": bounds.upper, "nodes": f"{bounds.nodes:,}"}
        so_far = Message("solve-progress", **spent)
        doing = Message("values-so-far", what=self._doing, so_far=so_far)
        self._finder._tell(replace(self._finder.values, doing=doing))
        if bounds.nodes - self._begun >= self._share:
            raise _Enough(bounds)


def _at_most(bounds: Bounds, m: int) -> bool | None:
    if bounds.upper <= m:
        return True
    return False if bounds.lower > m else None
