"""A solution in words: the line with who leads each round, and why everything else fails.

puzzle → Solution → Explained → sentences, for the terminal and for paper alike.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from vqlab.contract import Message, seat_letter
from vqlab.puzzles.ground import ground_of
from vqlab.puzzles.judge import Undecided
from vqlab.puzzles.model import Puzzle
from vqlab.puzzles.solution import NotSo, Solution, TooLarge
from vqlab.queen.play import Play
from vqlab.queen.position import Position

__all__ = ["Explained", "explain", "told_line"]


@dataclass(frozen=True)
class Explained:
    """What to say of a solved puzzle, each part a Message.

    ``plays``: which plays are right; ``line``: how it goes on; ``why``: a sentence for every wrong
    play, or the one sentence that says why there is none: a budget that ran out, or a puzzle that
    claims what is not so (``complete`` is False then).
    """

    plays: Message
    line: Message
    why: tuple[Message, ...]
    complete: bool = True

    @property
    def messages(self) -> list[Message]:
        """All of it, in the order one reads it."""
        return [self.plays, self.line, *self.why]


def explain(puzzle: Puzzle, nodes: int | None = None) -> Explained:
    """The solution of a puzzle in words; at most about ``nodes`` turns are entered for it.

    >>> from vqlab.puzzles import Task
    >>> told = explain(Puzzle.of("6 8 | 7 13 | Q^2", Task("least", 0, limit=6)))
    >>> for message in told.messages:
    ...     print(message)
    Right: 8.
    Line: A: 8, 13, Q · C: Q, pass, pass.
    6 fails: B: 7, Q · C: Q, pass, pass, and A cannot hold its loss to 6.
    """
    plays = Message("explained-plays", plays=", ".join(map(str, puzzle.plays)))
    told = ground_of(puzzle.position).told
    line = Message("explained-line", line=told(puzzle.position, puzzle.line))
    try:
        why = _why(puzzle, nodes)
    except NotSo as error:
        return Explained(plays, line, (error.message,), complete=False)
    except (Undecided, TooLarge):
        return Explained(plays, line, (Message("explained-open"),), complete=False)
    return Explained(plays, line, tuple(why))


def _why(puzzle: Puzzle, nodes: int | None) -> list[Message]:
    judge = ground_of(puzzle.position).judge(puzzle.position, puzzle.task, nodes)
    solution = Solution(puzzle.position, puzzle.task, judge)
    if solution.plays != puzzle.plays:
        plays = ", ".join(map(str, solution.plays))
        raise NotSo(Message("puzzle-other-plays", plays=plays))
    return [_fails(solution, play) for play in solution.wrong]


def _fails(solution: Solution, play: Any) -> Message:
    failed = solution.task.failed
    moment = solution.start.play(play)
    replies = solution.refutation(moment)
    if solution.task.helped or not replies:
        return Message("explained-fails-at-once", play=str(play), failed=failed)
    line = ground_of(moment.position).told(moment.position, replies)
    return Message("explained-fails", play=str(play), line=line, failed=failed)


def told_line(position: Position, plays: Iterable[Play]) -> str:
    """Plays round by round, each round with the letter of the seat that opens it.

    >>> start = Position.parse("12 Q | 13 5 | 7 8")
    >>> told_line(start, map(Play, ("Q", "pass", "pass", "12", "13", "pass")))
    'A: Q, pass, pass · A: 12, 13, pass'
    """
    rounds: list[list[str]] = []
    now: Any = position
    for play in plays:
        if not rounds or now.round.turn == 0:
            rounds.append([f"{seat_letter(now.to_act)}: {play}"])
        else:
            rounds[-1].append(str(play))
        now = now.play(play)
    return " · ".join(", ".join(each) for each in rounds)
