"""What can be forced, whatever all others do: by one seat, or by a coalition.

position → question → prover → bounds, best plays, a line → result.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from typing import Any, overload

from vqlab.contract import as_seat
from vqlab.queen.position import Position
from vqlab.solver.contract import Solvable
from vqlab.solver.events import Event, as_event
from vqlab.solver.question import Question, as_question
from vqlab.solver.reading import as_budget, as_coalition, as_state, seats_at
from vqlab.solver.results import Effort, Guarantee, Guarantees, Power
from vqlab.solver.search import Bounds, Progress
from vqlab.solver.tiers import FAR, Prover, SearchProver, prover

__all__ = ["guarantee", "power", "rounds_of"]


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

    Without a seat, that of every seat. ``nodes``: about how many turns may be entered for a seat;
    when they run out the result is ``unknown`` with bounds that a larger budget never contradicts.
    ``all_plays``: also what every legal play of the seat to act is worth to this seat.
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
    answer = _Answer(start, as_question(at), nodes, progress, compiled, megabytes, all_plays)
    return Guarantee(
        seat=at,
        lower=answer.bounds.lower,
        upper=answer.bounds.upper,
        plays=answer.plays,
        **answer.rest(),
    )


def power(
    position: Position | Solvable | str,
    coalition: Collection[int | str] | str | int,
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
    All cards seen: A cannot force that A goes out; the other seats can prevent it.
    >>> power("1 2 | 3 S20 | Q", "BC", "not-out:A").value
    True
    """
    start = as_state(position)
    seats = seats_at(start)
    members = as_coalition(coalition, seats)
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
        self.effort, self.plays = Effort(nodes, compiled, megabytes), None
        self.best: tuple[Any, ...] | None = None
        self.line: tuple[Any, ...] | None = None
        self.prover: Prover = prover(
            position,
            question,
            FAR if nodes is None else as_budget(nodes),
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
            "effort": self.effort,
        }

    def _worth(self, play: Any) -> Any:
        """What a play is worth; None where it was not settled."""
        then = self.position.play(play)
        if self.threshold is not None:
            return self.prover.at_most(then, self.threshold)
        known = self.prover.bounds(then)
        return known.lower if known.proved else None

    def _settling(self, small: bool) -> int | None:
        """The number its side has to stay at (``small``) or above; None where all is lost."""
        if self.threshold is None:
            return self.bounds.lower if small else self.bounds.lower - 1
        return self.threshold if self.held == small else None

    def _keeps(self, play: Any) -> bool | None:
        """Whether a play keeps the answer: whoever acts can only spoil it for its own side."""
        small = self.position.to_act in self.question.side
        m = self._settling(small)
        held = small if m is None else self.prover.at_most(self.position.play(play), m)
        return None if held is None else held == small

    def _best(self) -> tuple[Any, ...] | None:
        legal = self.position.legal_plays()
        keeping = [(play, self._keeps(play)) for play in legal]
        if any(kept is None for _, kept in keeping):
            return None
        return tuple(play for play, kept in keeping if kept)

    def _line(self) -> tuple[Any, ...] | None:
        """Plays that keep the answer to the end; None where one was not settled."""
        position: Any = self.position
        line: list[Any] = []
        seen = set()
        while position.to_act is not None:
            small = position.to_act in self.question.side
            m = self._settling(small)
            play = (
                next(iter(self.prover.in_order(position)))
                if m is None
                else self.prover.forcing(position, m, small)
            )
            if play is None or position in seen:
                return None
            seen.add(position)
            line.append(play)
            position = position.play(play)
        return tuple(line)


def rounds_of(result: Guarantee) -> int | None:
    """The fewest rounds in which a proved guarantee can be had; None where that is not known."""
    from vqlab.solver.hurry import fewest_rounds

    position = result.position
    if result.value is None or not isinstance(position, Position) or not position.edition.embargo:
        return None
    if position.is_over:
        return 0
    question = as_question(result.seat)
    nodes, compiled, megabytes = result.effort
    asked = SearchProver(position, question, compiled=compiled, megabytes=megabytes)
    budget = FAR if nodes is None else nodes
    return fewest_rounds(position, question, result.value, asked, budget)
