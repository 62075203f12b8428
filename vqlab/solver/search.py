"""The search in plain Python: instant for puzzles, no warm-up, runs in a browser too.

position, question → bounds that close in on each other → what the side can be sure of.

One thing is asked again and again: can the side hold the seat's penalty to ``m``, whatever all
others do together? The side takes the least, the others the most, and the answer is a bound on the
right side of ``m``. Positions before a lead are remembered with both their bounds; as the state
graph has no cycles, what is remembered is true wherever it is met. Every shortcut says why it is
exact.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from vqlab.contract import LabError, Message
from vqlab.queen.cards import Cards, count_at, penalty_of, vampires_of
from vqlab.queen.edition import Edition
from vqlab.queen.play import Play
from vqlab.queen.position import Position, State, after, is_over, plays_in
from vqlab.solver.question import Question, as_question

INFINITE = 1 << 60
"""More than any number searched for."""

Progress = Callable[["Bounds"], None]


class CyclicRules(LabError):
    """The rules let play run in circles, where a search that forgets its way is not exact."""


class Bounds(NamedTuple):
    """Least and most that the answer can be, as far as is known.

    ``nodes`` counts the turns entered.
    """

    lower: int
    upper: int
    nodes: int

    @property
    def proved(self) -> bool:
        """Whether the two have met."""
        return self.lower == self.upper


class Tier(Protocol):
    """A search that goes on in slices."""

    bounds: Bounds
    """What is known so far; a longer search never contradicts it."""
    slice_nodes: int
    """Turns that take a few tenths of a second: how long a look or an interrupt may wait."""

    def look_at(self, position: Position) -> None:
        """Ask the same of another position that can follow; what was learned is kept."""

    def run(self, nodes: int, enough: int | None = None) -> bool:
        """Go on for about so many turns; gives whether the bounds have met.

        With ``enough``, whether it is known on which side of it (at most, or more) the answer lies.
        """


def first_bounds(position: Position, asked: Question | int) -> Bounds:
    """What is known before any search: nobody owes more than all cards, or without slayers its own.

    Without slayers nothing is ever picked up, so a hand only shrinks.
    """
    question = as_question(asked)
    if position.penalties is not None:
        exact = question.payoff(position.penalties)
        return Bounds(exact, exact, 0)
    if question.totals is not None:
        return Bounds(0, 1, 0)
    now = position.round
    slayers = now.slayer or any(hand.slayers for hand in position.hands)
    most = sum(hand.penalty for hand in position.hands) + penalty_of(now.table)
    return Bounds(0, most if slayers else position.hands[question.seat].penalty, 0)


def settles(bounds: Bounds, enough: int | None) -> bool:
    """Whether the bounds have met, or lie on one side of what is enough."""
    if enough is None:
        return bounds.proved
    return bounds.upper <= enough or bounds.lower > enough


def narrowed(bounds: Bounds, m: int, value: int | None, spent: int) -> Bounds:
    """The bounds after an answer on one side of ``m``, or after turns spent without one."""
    lower, upper, nodes = bounds
    if value is not None and value <= m:
        upper = min(upper, value)
    elif value is not None:
        lower = max(lower, value)
    return Bounds(lower, upper, nodes + spent)


def check_acyclic(edition: Edition) -> None:
    """Raise CyclicRules for an edition whose state graphs can have cycles (no embargo, R21)."""
    if not edition.embargo:
        raise CyclicRules(Message("solve-cyclic"))


class Search:
    """What a side can be sure of in one position, by a search in plain Python.

    ``asked`` is a Question, or a seat: then its own points, alone against all others. Raises
    CyclicRules for an edition without the embargo.

    >>> search = Search(Position.parse("12 Q^2 | 13^2 | 12 Q S15"), 1)
    >>> search.run(nodes=10_000), search.bounds.lower
    (True, 42)
    """

    slice_nodes = 10_000

    def __init__(self, position: Position, asked: Question | int) -> None:
        check_acyclic(position.edition)
        self.question = as_question(asked)
        self._table: dict[State, tuple[int, int]] = {}
        self.look_at(position)

    def look_at(self, position: Position) -> None:
        """Ask the same of another position that can follow; what was learned is kept."""
        self.position = position
        self.bounds = first_bounds(position, self.question)
        self._stack: list[_Frame] | None = None
        self._m = 0

    def run(self, nodes: int, enough: int | None = None) -> bool:
        """Go on for about so many turns; gives whether the bounds have met (see Tier)."""
        stop = self.bounds.nodes + nodes
        while not settles(self.bounds, enough) and self.bounds.nodes < stop:
            m = self.bounds.lower if enough is None else enough
            value, spent = self._ask(m, stop - self.bounds.nodes)
            self.bounds = narrowed(self.bounds, m, value, spent)
        return settles(self.bounds, enough)

    def _ask(self, m: int, nodes: int) -> tuple[int | None, int]:
        """A bound on one side of ``m``, or nothing when the nodes ran out; and the nodes spent.

        The stack is kept in between: the same question goes on where it stopped.
        """
        stack, entered = self._stack if m == self._m else None, 0
        self._stack, self._m = None, m
        if stack is None:
            value = self._at_once(self.position.state, m)
            if value is not None:
                return value, 0
            stack, entered = [self._enter(self.position.state, m)], 1
        while stack:
            frame = stack[-1]
            then = None if frame.decided else next(frame.states, None)
            if then is None:
                stack.pop()
                self._remember(frame)
                if not stack:
                    return frame.best, entered
                stack[-1].take(frame.best + frame.step)
                continue
            step = self._step(then)
            value = self._at_once(then, frame.m - step)
            if value is not None:
                frame.take(value + step)
            elif entered >= nodes:
                frame.states = _put_back(then, frame.states)
                self._stack = stack
                return None, entered
            else:
                stack.append(self._enter(then, frame.m - step, step))
                entered += 1
        raise AssertionError("a stack is never empty before its answer")

    def _step(self, state: State) -> int:
        """What is added to the answer on the way into a state."""
        return 0

    def _enter(self, state: State, m: int, step: int = 0) -> _Frame:
        hands, now = state
        least = (now.leader + now.turn) % len(hands) in self.question.side
        plays = sorted(plays_in(state, self.position.edition), key=order(state, self.question.seat))
        states = (after(state, play, self.position.edition) for play in plays)
        return _Frame(state, least, states, m, step, INFINITE if least else -1)

    def _remember(self, frame: _Frame) -> None:
        if frame.state[1].turn == 0:
            low, high = self._table.get(frame.state, (0, INFINITE))
            self._table[frame.state] = (
                (low, min(high, frame.best))
                if frame.best <= frame.m
                else (max(low, frame.best), high)
            )

    def _recall(self, state: State, m: int) -> int | None:
        low, high = self._table.get(state, (0, INFINITE))
        return low if low > m else high if high <= m else None

    def _at_once(self, state: State, m: int) -> int | None:
        """A bound on the right side of ``m`` that needs no search, if there is one."""
        hands, now = state
        seat, helps = self.question.seat, self.question.helps
        if is_over(state):
            return self.question.payoff([penalty_of(hand) for hand in hands])
        mine = hands[seat]
        others = [hand for other, hand in enumerate(hands) if other != seat]
        acted = (seat - now.leader) % len(hands) < now.turn and not now.slayer
        if acted and 0 in hands and self.question.totals is None:
            return penalty_of(mine)  # the phase ends with this round, and the seat has acted (R26)
        if now.turn and not acted:
            return None
        if helps and is_safe(mine, others) and penalty_of(mine) <= m:
            return penalty_of(mine)
        if now.turn:
            return None
        if helps and now.leader == seat:
            bound = control_line(mine, others)
            if bound is not None and bound <= m:
                return bound
        return self._recall(state, m)


@dataclass
class _Frame:
    """One turn on the way: the states still to be looked at, and the best so far."""

    state: State
    least: bool
    states: Iterator[State]
    m: int
    step: int
    best: int

    @property
    def decided(self) -> bool:
        return self.best <= self.m if self.least else self.best > self.m

    def take(self, value: int) -> None:
        self.best = min(self.best, value) if self.least else max(self.best, value)


def _put_back(state: State, states: Iterator[State]) -> Iterator[State]:
    yield state
    yield from states


def is_safe(mine: int, others: list[int]) -> bool:
    """Whether the seat can keep what it has: nobody else holds a slayer and it at most one.

    Then it never has to lead the slayer, nobody else can, and so nothing is picked up. With both
    slayers in its own hand this is not so: it may have to lead one and be blocked later.
    """
    return not any(Cards.of(hand).slayers for hand in others) and len(Cards.of(mine).slayers) < 2


def control_line(mine: int, others: list[int]) -> int | None:
    """What the leader is sure of by leading sets that nobody can beat, and then one more.

    Others can only pass on an unbeatable set, so their hands stay as they are and the next one is
    unbeatable too. The last set may be beatable, for it has left the hand all the same. When
    nothing remains the seat is out; otherwise the rest is a bound only while the seat is safe.
    """
    rest, best, beatable = penalty_of(mine), 0, 0
    for value in range(1, 14):
        held = count_at(mine, value - 1)
        if held and any(_beats(hand, held, value) for hand in others):
            beatable += 1
            best = max(best, held * value)
        else:
            rest -= held * value
    rest -= 14 * count_at(mine, 13)
    slayers = Cards.of(mine).slayers
    if not slayers and beatable <= 1:
        return 0
    if len(slayers) == 1 and not beatable and vampires_of(mine):
        return 0  # led last, one lead after the embargo; every vampire is above 0 (R25)
    return rest - best if is_safe(mine, others) else None


def _beats(hand: int, size: int, value: int) -> bool:
    """Whether a hand can make a set of a size above a value."""
    queens = count_at(hand, 13)
    if queens >= size:
        return True
    counts = (count_at(hand, higher - 1) for higher in range(value + 1, 14))
    return any(held and held + queens >= size for held in counts)


def order(state: State, seat: int) -> Callable[[Play], tuple[int, ...]]:
    """A key that sorts plays, best first for one seat's points; it saves work, no answer changes.

    Leads: large and high sets, few copies and queens left behind, slayers last. Raises: the seat's
    from the highest, the others' from the lowest, passes last. Feeds: the highest card below the
    highest fed, where that helps the side to act, and the others from the lowest.
    """
    hands, now = state
    hand = hands[(now.leader + now.turn) % len(hands)]
    mine = (now.leader + now.turn) % len(hands) == seat

    def lead(play: Play) -> tuple[int, ...]:
        alike = count_at(hand, play.value - 1) if play.kind == "set" else 0
        left = alike - play.size + play.queens if alike else 0
        return play.slayer, 15 * left + 25 * play.queens - 20 * play.size - play.value

    def reply(play: Play) -> tuple[int, ...]:
        return play.size == 0, -play.value if mine else play.value

    def feed(play: Play) -> tuple[int, ...]:
        below = play.feed < now.top and (mine or now.top_seat == seat)
        return not below, -play.feed if below else play.feed

    return lead if now.turn == 0 else feed if now.slayer else reply
