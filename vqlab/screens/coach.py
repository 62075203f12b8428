"""What the trainer says: of the task, of a play, of a puzzle solved. Messages, and no state."""

from __future__ import annotations

from vqlab.contract import Message, joined, seat_letter
from vqlab.puzzles import Puzzle, Task, theme_name
from vqlab.puzzles.attempt import Attempt, Worth
from vqlab.puzzles.ground import ground_of
from vqlab.screens.boarded import boarded
from vqlab.words import translated


def asked(task: Task | None) -> Message:
    """What the person is asked to do."""
    if task is None:
        return Message("trainer-ask-free")
    return Message(f"trainer-ask-{task.kind}", **task.params)


def title(puzzle: Puzzle, language: str = "") -> Message:
    """What stands above the table."""
    name = translated(puzzle.title, language) or puzzle.task.label
    return Message("trainer-title", title=name, n=puzzle.difficulty)


def how(attempt: Attempt) -> Message:
    """How to go about it."""
    alone = attempt.task is not None and not attempt.task.helped
    game = ground_of(attempt.start).game
    return Message("trainer-how", game=game) if alone else Message("trainer-how-help")


def after_play(attempt: Attempt, told: str) -> Message:
    """What is said to a play that was not wrong; ``told`` is what the others did then."""
    if not attempt.judged:
        verdict = Message("trainer-played")
    else:
        verdict = Message("trainer-right-only" if attempt.only else "trainer-right")
    return Message("trainer-then", verdict=verdict, told=told) if told else verdict


def why(attempt: Attempt) -> Message:
    """Why a wrong play is wrong, in one sentence.

    >>> from vqlab.queen import Position
    >>> attempt = Attempt(Position.parse("2 6 9 Q | 1 5 6 13 | 6 9 10 11"), Task("out", 0))
    >>> attempt.play("9")
    >>> print(why(attempt))
    After a 9, B plays a 13, and A cannot force going out any more.
    """
    play, played = attempt.refutation[0], boarded(attempt.start).said
    params = {"play": played(play), "failed": _failed(attempt, attempt.worth(play))}
    answer = attempt.answer_to(play)
    if answer is not None:
        seat, reply = answer
        return Message("trainer-after-reply", seat=seat_letter(seat), reply=played(reply), **params)
    alone = attempt.task is not None and not attempt.task.helped
    replies = attempt.refutation[1:]
    passed = alone and bool(replies) and ground_of(attempt.start).passes(replies[0])
    return Message("trainer-after-passes" if passed else "trainer-after", **params)


def _failed(attempt: Attempt, worth: Worth | None) -> Message:
    task = attempt.task
    assert task is not None
    params = {"seat": seat_letter(task.seat), "limit": task.limit or 0}
    if worth is not None and worth.points is not None:
        return Message("trainer-failed-least", points=worth.points, **params)
    if worth is not None and worth.rounds is not None:
        key = "trainer-failed-help" if task.helped else "trainer-failed-rounds"
        return Message(key, rounds=worth.rounds, **params)
    return Message("trainer-failed", failed=task.failed)


def note(worth: Worth | None, task: Task) -> Message:
    """What a play comes to, in a word."""
    if worth is None:
        return Message("trainer-note-open")
    if worth.points is not None:
        return Message("trainer-note-points", n=worth.points)
    if worth.rounds is not None:
        return Message("trainer-note-rounds", n=worth.rounds)
    if task.timed:
        return Message("trainer-note-never")
    return Message("trainer-note-right" if worth.right else "trainer-note-wrong")


def solved(attempt: Attempt, *, helped: bool) -> Message:
    """That a puzzle is solved, and how."""
    if helped:
        return Message("trainer-solved-helped")
    return Message("trainer-solved" if attempt.mistakes else "trainer-solved-clean")


def idea(puzzle: Puzzle) -> Message | None:
    """The themes of a puzzle by name."""
    if not puzzle.themes:
        return None
    return Message("trainer-solved-themes", themes=joined([theme_name(t) for t in puzzle.themes]))


def share(puzzle: Puzzle) -> Message:
    """A line with which somebody else can have the same puzzle."""
    return Message("trainer-share", position=str(puzzle.position), task=puzzle.task.message)
