"""Who can be made to win first while the deck is open: a search of "and" and "or".

table, seat, side, turns → won, not in so many turns, or never. ``side`` wants the ``seat`` to win,
all others want to prevent it; the discards being shuffled prevents it too. Tables that differ only
in what cannot matter before that shuffle are one entry of the table of answers.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from enum import IntEnum
from typing import NamedTuple

from vqlab.contract import LabError, Message
from vqlab.solver.openstate import is_stuck
from vqlab.vampires.deck import BITE, FACING, GARLIC, MIRROR, points_of
from vqlab.vampires.edition import TO_WIN
from vqlab.vampires.legality import STAY, legal, refusal
from vqlab.vampires.play import Place, Play
from vqlab.vampires.position import Position
from vqlab.vampires.table import Table, after

__all__ = ["ALWAYS", "Answer", "OpenSearch", "OutOfNodes", "future_key"]

ALWAYS = 1 << 30
"""So many own turns that they are no limit."""
EVERY = 1000
"""Turns entered between two reports of progress."""
DEEP = 4
"""Up to so many own turns the limit is raised by one; then it is dropped."""

Progress = Callable[[int], None]


class Answer(IntEnum):
    """Whether the seat can be made to win: never, not in so many turns, yes."""

    NEVER = 0
    LATER = 1
    WON = 2


class OutOfNodes(LabError):
    """The budget ran out; that says nothing about the answer."""

    def __init__(self) -> None:
        super().__init__(Message("open-out-of-nodes"))


class _Known(NamedTuple):
    """What is known of a table: won from so many turns on, not won up to so many, never."""

    won: int = ALWAYS + 1
    lost: int = 0


def future_key(table: Table) -> tuple[object, ...]:
    """All of a table that matters before the next shuffle, so that equal keys have equal futures.

    Left out, each because no rule asks for it before the discards come back into play: the order
    of the vampires on the table (plays name them by place, and that is all), which attack card lies
    at a side (only whether one does: it is never moved, and is discarded as any other, T10, T15,
    T16), which cards were discarded (only whether any were: without one the empty pile is not
    shuffled, T19), which vampires somebody won beyond their points (T20), and the seed.

    >>> one = "vampires: GYBR WR | WB ; R4(BYRG - - -) B2 ; A ; - ; RYBG"
    >>> other = "vampires: GYBR WR | WB ; B2 R4(GYRB - - -) ; A ; - ; RYBG"
    >>> future_key(Position.parse(one).table) == future_key(Position.parse(other).table)
    True
    """
    crosses = sorted(
        (cross.vampire, *(card if not card or card in STAY else "x" for card in cross.around))
        for cross in table.crosses
    )
    points = tuple(sum(map(points_of, vampires)) for vampires in table.won)
    gone = bool(table.discards)
    return table.hands, tuple(crosses), table.to_act, points, table.draw, gone, table.asleep


class OpenSearch:
    """Answers one question about a position and all that can follow, within one budget.

    ``nodes``: turns that may be entered, None for any number; ``progress`` is called with their
    count. Raises OutOfNodes when they run out; what was found by then stays known.

    >>> text = "vampires: GYBR WR | GYRB garlic ; R4(BYRG - RGBY YRBG) ; A ; Y3 | - ; RYBG"
    >>> start = Position.parse(text)
    >>> OpenSearch(start, 0, {0}).answer(start.table, 1).name
    'WON'
    """

    def __init__(
        self,
        position: Position,
        seat: int,
        side: Collection[int],
        nodes: int | None = None,
        progress: Progress | None = None,
    ) -> None:
        self.edition, self.seat, self.side = position.edition, seat, frozenset(side)
        self.nodes, self._most, self._progress = 0, nodes, progress
        self._known: dict[tuple[object, ...], _Known] = {}
        self._good: dict[Play, int] = {}

    def answer(self, table: Table, turns: int = ALWAYS, *, shuffled: bool = False) -> Answer:
        """Whether ``seat`` can be made to win within so many of its own turns, from now on."""
        winner = table.winner
        if winner is not None:
            return Answer.WON if winner == self.seat else Answer.NEVER
        if shuffled or is_stuck(table):
            return Answer.NEVER
        fewest = self._fewest(table)
        if fewest > ALWAYS:
            return Answer.NEVER
        if turns < fewest:
            return Answer.LATER
        key = future_key(table)
        known = self._known.get(key, _Known())
        if turns >= known.won:
            return Answer.WON
        if turns <= known.lost:
            return Answer.NEVER if known.lost >= ALWAYS else Answer.LATER
        found = self._look(table, turns)
        known = self._known.get(key, _Known())
        if found is Answer.WON:
            self._known[key] = known._replace(won=min(known.won, turns))
        else:
            lost = ALWAYS if found is Answer.NEVER else turns
            self._known[key] = known._replace(lost=max(known.lost, lost))
        return found

    def _fewest(self, table: Table) -> int:
        """So many turns the seat needs at least: a turn defeats one vampire, the dearest first."""
        missing = TO_WIN - sum(map(points_of, table.won[self.seat]))
        dearest = sorted(
            (*map(points_of, (c.vampire for c in table.crosses)), *map(points_of, table.asleep)),
            reverse=True,
        )
        for turns, points in enumerate(dearest, 1):
            missing -= points
            if missing <= 0:
                return turns
        return ALWAYS + 1

    def _look(self, table: Table, turns: int) -> Answer:
        self.nodes += 1
        if self._most is not None and self.nodes > self._most:
            raise OutOfNodes
        if self._progress is not None and self.nodes % EVERY == 0:
            self._progress(self.nodes)
        to_act = table.to_act
        wants = to_act in self.side
        if self._wins_now(table) is not None and (to_act == self.seat) == wants:
            return Answer.WON if wants else Answer.NEVER
        left = turns - (to_act == self.seat and turns < ALWAYS)
        found = Answer.NEVER if wants else Answer.WON
        for play in self.in_order(table):
            then, seen = after(table, play, self.edition.deck)
            shuffled = any(drawn.shuffled for drawn in seen.drawn)
            one = self.answer(then, left, shuffled=shuffled)
            if (one is Answer.WON) == wants:
                self._good[play] = self._good.get(play, 0) + 1
                return one
            found = max(found, one) if wants else min(found, one)
        return found

    def _wins_now(self, table: Table) -> Play | None:
        """A play with which the seat to act has won (T20), if there is one."""
        hand, edition = table.hands[table.to_act], self.edition
        missing = TO_WIN - sum(map(points_of, table.won[table.to_act]))
        for at, cross in enumerate(table.crosses):
            weapon = f"W{cross.colour}"
            if points_of(cross.vampire) < missing or weapon not in hand:
                continue
            last = Play(weapon, at)
            if refusal(table, last, edition) is None:
                return last
            if len(cross.cards) == 3:
                place = Place(at, cross.around.index(""))
                for card in dict.fromkeys(hand):
                    if edition.deck.is_attack(card) and card[FACING[place.side]] == cross.colour:
                        both = Play(card, place=place, weapon=weapon)
                        if refusal(table, both, edition) is None:
                            return both
        return None

    def in_order(self, table: Table) -> list[Play]:
        """The legal plays, those likely to be good for whoever acts first: winning and defeating,
        what has been good elsewhere, completing crosses, bites where much lies, mirrors, garlic."""
        wins = self._wins_now(table)

        def rank(play: Play) -> tuple[int, int, int]:
            kind = 0
            if play == wins:
                kind = 9
            elif play.weapon or (play.cross is not None and play.card != BITE):
                kind = 8
            elif play.card == BITE and play.cross is not None:
                kind = len(table.crosses[play.cross].cards)
            elif play.place is not None:
                kind = len(table.crosses[play.place.cross].cards)
                kind += play.card in (GARLIC, MIRROR) or play.moved is not None
            return -(kind >= 8), -self._good.get(play, 0), -kind

        return sorted(legal(table, self.edition), key=rank)

    def fewest(self, table: Table, *, shuffled: bool = False) -> int | None:
        """The fewest own turns in which the seat can be made to win; None where it cannot.

        Plays that hurry, against all others who delay. Raises OutOfNodes.
        """
        for turns in self._limits():
            found = self.answer(table, turns, shuffled=shuffled)
            if found is Answer.NEVER:
                return None
            if found is Answer.WON and turns < ALWAYS:
                return turns
        turns = DEEP + 1
        while self.answer(table, turns, shuffled=shuffled) is not Answer.WON:
            turns += 1
        return turns

    def _limits(self) -> Iterator[int]:
        yield from range(DEEP + 1)
        yield ALWAYS
