"""How soon: the fewest rounds in which a side can be sure of what it can be sure of.

position, question, value → the same search once more, for points and rounds together. Points come
first, so the number searched for is points × 1,024 + rounds: among lines that cost the same the
side hurries and the others delay.
"""

from __future__ import annotations

from vqlab.queen.cards import penalty_of
from vqlab.queen.position import Position, State, is_over
from vqlab.solver.question import Question
from vqlab.solver.search import Bounds, Search
from vqlab.solver.tiers import FAR, Prover

__all__ = ["Hurry", "fewest_rounds"]

POINT = 1024
"""One point weighs more than any number of rounds: a phase has at most three for every card."""


class Hurry(Search):
    """The search for points and rounds together, from a position whose value is known.

    ``prover`` answers the question of points alone, and cuts off what has gone wrong already.
    """

    def __init__(self, position: Position, question: Question, value: int, prover: Prover) -> None:
        self.value, self._prover = value, prover
        super().__init__(position, question)

    def look_at(self, position: Position) -> None:
        """Ask of this position, which has the same value."""
        super().look_at(position)
        over = int(not position.is_over)
        self.bounds = Bounds(self.value * POINT + over, (self.value + over) * POINT - over, 0)

    def _step(self, state: State) -> int:
        return int(state[1].turn == 0)

    def _at_once(self, state: State, m: int) -> int | None:
        hands, now = state
        seat = self.question.seat
        if is_over(state):
            return self.question.payoff([penalty_of(hand) for hand in hands]) * POINT
        if now.turn:
            acted = (seat - now.leader) % len(hands) < now.turn and not now.slayer
            ending = acted and 0 in hands and self.question.totals is None
            return penalty_of(hands[seat]) * POINT + 1 if ending else None
        known = self._recall(state, m)
        if known is not None:
            return known
        here = Position._of(self.position.edition, state, (), now.embargo)
        if self._prover.at_most(here, self.value) is False:
            return (self.value + 1) * POINT
        return None


def fewest_rounds(
    position: Position, question: Question, value: int, prover: Prover, nodes: int = FAR
) -> int | None:
    """The fewest rounds in which the side can be sure of ``value``, the round in progress included.

    ``prover`` is one that found ``value``. Gives None when the turns ran out.

    >>> from vqlab.solver.tiers import SearchProver
    >>> start = Position.parse("12 Q^2 | 13^2 | 12 Q S15")
    >>> question = Question(1, frozenset({1}))
    >>> asked = SearchProver(start, question)
    >>> fewest_rounds(start, question, asked.bounds(start).lower, asked)
    3
    """
    search = Hurry(position, question, value, prover)
    return search.bounds.lower - value * POINT if search.run(nodes) else None
