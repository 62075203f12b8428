"""Certificates: from a result to strategies that prove it.

result → prover → what each side plays → Certificate. Up to a limit the strategies are written out,
position by position; beyond it they are asked for on demand, and the solver finds them again.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial, singledispatch
from operator import eq
from typing import Any

from vqlab.contract import LabError, Message
from vqlab.solver import induction
from vqlab.solver.choice import by_lot, by_rule, exact, just, kept, kept_box, only
from vqlab.solver.cooperation import rounds_in
from vqlab.solver.events import Event
from vqlab.solver.graph import state_graph
from vqlab.solver.question import Question, as_question
from vqlab.solver.results import Cooperative, Equilibria, Forecast, Guarantee, Power, Result
from vqlab.solver.strategy import (
    LIMIT,
    Certificate,
    Proof,
    Shortest,
    Stated,
    Strategy,
    Table,
    Worths,
)
from vqlab.solver.tiers import FAR, Prover, prover

__all__ = ["OnDemand", "certificate"]


class OnDemand:
    """A strategy that asks the solver again wherever it is to play.

    ``small``: it plays for the side of the question, which keeps the number at ``m`` or less;
    otherwise for the rest, which keep it above.
    """

    def __init__(
        self, position: Any, question: Question, m: int, small: bool, asked: Prover | None = None
    ) -> None:
        self.position, self.question, self.m, self.small = position, question, m, small
        self._asked = asked

    def play_at(self, position: Any) -> Any:
        """A play that keeps what this side can force; None where it can force it no more."""
        if self._asked is None:
            self._asked = prover(self.position, self.question, FAR)
        return self._asked.forcing(position, self.m, self.small)

    def __repr__(self) -> str:
        return f"OnDemand({self.question}, m={self.m}, small={self.small})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.position, self.question, self.m, self.small)


def certificate(result: Result, limit: int = LIMIT) -> Certificate:
    """The proof of a result. Raises LabError where nothing is proved.

    >>> from vqlab.solver.concepts import power
    >>> proof = certificate(power("1 2 | 3 S20 | Q", "A", "out:A"))
    >>> proof.claims[0].small, proof.check().holds
    (False, True)
    """
    if not result.proved:
        raise LabError(Message("certificate-unknown"))
    return Certificate(tuple(_claims(result, limit)))


@singledispatch
def _claims(result: Any, limit: int) -> list[Any]:
    raise TypeError(f"no certificate for {type(result).__name__}")


@_claims.register
def _(result: Guarantee, limit: int) -> list[Any]:
    question = as_question(result.seat)
    asked = _prover(result, question)
    return [
        _proof(result.position, question, result.upper, True, asked, limit),
        _proof(result.position, question, result.lower - 1, False, asked, limit),
        Stated(
            result.position,
            result.upper,
            result.lower,
            result.line,
            partial(_owes, result.seat, result.lower),
        ),
    ]


@_claims.register
def _(result: Power, limit: int) -> list[Any]:
    from vqlab.solver.reading import seats_at

    event = result.event
    question = event.question(result.coalition, seats_at(result.position))
    small = result.value != event.negated
    asked = _prover(result, question)
    return [
        _proof(result.position, question, event.threshold, small, asked, limit),
        Stated(
            result.position,
            bool(result.value),
            result.value,
            result.line,
            partial(_comes_to, event, result.value),
        ),
    ]


@_claims.register
def _(result: Equilibria, limit: int) -> list[Any]:
    graph = state_graph(result.position, max(limit, result.nodes))
    if result.value is None:
        boxes = induction.equilibrium_intervals(graph)
        return [Worths(result.position, result.intervals, boxes, just, kept_box)]
    sets = induction.equilibrium_sets(graph, 1 << 60)
    value = tuple(sorted(set(result.value)))
    box = tuple((min(column), max(column)) for column in zip(*value, strict=True))
    return [
        Worths(result.position, frozenset(value), sets, only, kept),
        Stated(
            result.position,
            (result.value, result.intervals),
            (value, box),
            result.line,
            partial(eq, value[0]),
        ),
    ]


@_claims.register
def _(result: Forecast, limit: int) -> list[Any]:
    graph = state_graph(result.position, max(limit, result.nodes))
    value = result.value or ()
    around = tuple(int(n // 1) for n in value), tuple(int(-(-n // 1)) for n in value)
    stated = Stated(
        result.position,
        (result.lower, result.upper),
        around,
        result.line,
        partial(eq, value),
    )
    if result.rule == "max-prob":
        lots = induction.lot_forecasts(graph)
        return [Worths(result.position, value, lots, exact, by_lot), stated]
    worth = induction.forecasts(graph, result.rule)
    return [Worths(result.position, value, worth, tuple, by_rule(result.rule)), stated]


@_claims.register
def _(result: Cooperative, limit: int) -> list[Any]:
    value = result.value
    rounds, holds = rounds_in(result.position), result.event.holds
    if value is None or value.rounds is None:
        return [Shortest(result.position, holds, rounds, None, 0, ())]
    line = result.line or ()
    return [
        Shortest(result.position, holds, rounds, value.rounds, value.lines, line),
        Stated(result.position, result.lower, value.rounds, line, holds),
    ]


def _prover(result: Result, question: Question) -> Prover:
    """A prover that works as the one that found the result, without its budget."""
    _, compiled, megabytes = result.effort
    return prover(result.position, question, compiled=compiled, megabytes=megabytes)


def _owes(seat: int, points: int, penalties: Sequence[int]) -> bool:
    return penalties[seat] == points


def _comes_to(event: Event, value: bool | None, penalties: Sequence[int]) -> bool:
    return event.holds(penalties) == value


def _proof(
    position: Any, question: Question, m: int, small: bool, asked: Prover, limit: int
) -> Proof:
    return Proof(
        position, question, m, small, _strategy(position, question, m, small, asked, limit)
    )


def _strategy(
    position: Any, question: Question, m: int, small: bool, asked: Prover, limit: int
) -> Strategy:
    """A table for every position the strategy can be asked about; on demand when too many."""
    plays: dict[Any, Any] = {}
    seen, waiting = {position}, [position]
    while waiting:
        here = waiting.pop()
        if here.to_act is None:
            continue
        if (here.to_act in question.side) == small:
            play = asked.forcing(here, m, small)
            if play is None:  # the claim is false, and the check will say where
                continue
            plays[here] = play
            after = [here.play(play)]
        else:
            after = [here.play(play) for play in here.legal_plays()]
        for then in after:
            if then not in seen:
                if len(seen) >= limit:
                    return OnDemand(position, question, m, small, asked)
                seen.add(then)
                waiting.append(then)
    return Table(plays)
