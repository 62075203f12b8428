"""What puzzles ask of a game: how it is read, judged and told. One ground for each game.

position → Ground. Everything else about puzzles knows no game; what belongs to one alone (its
judge, its themes) is reached through here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol

from vqlab.contract import Message, NotationError
from vqlab.contract.played import Played
from vqlab.puzzles.task import OF_QUEEN, OF_VAMPIRES, Task
from vqlab.queen.position import Position as QueenPosition
from vqlab.vampires.position import Position as VampiresPosition

LOOK = 20_000
"""Turns entered to find out what may be asked of any position of The Vampires: a few seconds."""

__all__ = ["Ground", "as_puzzle_position", "check_kind_of", "ground_of", "is_of_vampires"]


class Ground(Protocol):
    """One game, as puzzles see it."""

    game: str
    """What it is called in its notation."""
    kinds: tuple[str, ...]
    """The kinds of tasks it has."""

    def read_play(self, text: object) -> Any:
        """A play given as itself or as its text. Raises NotationError."""

    def state(self, position: Any, task: Task) -> Any:
        """What is played on: a state that is over where the task has come to an end."""

    def laps(self, before: Any, then: Any) -> int:
        """What one play adds to the rounds that have ended."""

    def judge(self, position: Any, task: Task, nodes: int | None, **how: Any) -> Any:
        """Who says whether the task can still be done; ``how``: which search, where there is a
        choice."""

    def ordinary(self, position: Any, nodes: int | None) -> Task:
        """What may be asked of any position. Raises Undecided or NotSo."""

    def played(self, position: Any, plays: Iterable[Any]) -> Played[Any, Any]:
        """A start and the plays made."""

    def passes(self, play: Any) -> bool:
        """Whether a play is no play at all."""

    def sort(self, plays: tuple[Any, ...]) -> Message:
        """What sort of play is right, as a hint."""

    def told(self, position: Any, plays: Iterable[Any]) -> str:
        """Plays in a row, with who makes them."""

    @property
    def themes(self) -> Mapping[str, Callable[[Any], bool]]:
        """Name of a theme -> whether a solution has it."""


class _Queen:
    """Vampire Queen: a phase to its end."""

    game = "queen"
    kinds: tuple[str, ...] = OF_QUEEN

    def read_play(self, text: object) -> Any:
        from vqlab.queen.play import as_play

        return as_play(text)

    def state(self, position: Any, task: Task) -> Any:
        return position

    def laps(self, before: Any, then: Any) -> int:
        return int(then.round.turn == 0)

    def judge(self, position: Any, task: Task, nodes: int | None, **how: Any) -> Any:
        from vqlab.puzzles.judge import Judge
        from vqlab.solver.tiers import FAR

        return Judge(position, task, FAR if nodes is None else nodes, **how)

    def ordinary(self, position: Any, nodes: int | None) -> Task:
        from vqlab.puzzles.solution import NotSo

        if position.to_act is None:
            raise NotSo(Message("puzzle-over"))
        judge = self.judge(position, Task("least", position.to_act, limit=0), nodes)
        points = judge.worth(position)
        seat = position.to_act
        return Task("least", seat, limit=points) if points else Task("out", seat)

    def played(self, position: Any, plays: Iterable[Any]) -> Played[Any, Any]:
        from vqlab.queen.phase import Phase

        return Phase(position, plays)

    def passes(self, play: Any) -> bool:
        return not play

    def sort(self, plays: tuple[Any, ...]) -> Message:
        play = plays[0]
        if len({(play.kind, play.size) for play in plays}) > 1:
            return Message("puzzle-sort-several", n=len(plays))
        params: dict[str, Any] = {"n": play.size} if play.kind == "set" else {}
        return Message(f"puzzle-sort-{play.kind}", **params)

    def told(self, position: Any, plays: Iterable[Any]) -> str:
        from vqlab.puzzles.explained import told_line

        return told_line(position, plays)

    @property
    def themes(self) -> Mapping[str, Callable[[Any], bool]]:
        from vqlab.puzzles import themes

        return themes.OF_QUEEN


class _Vampires:
    """The Vampires with an open deck, until the draw pile is reshuffled."""

    game = "vampires"
    kinds: tuple[str, ...] = OF_VAMPIRES

    def read_play(self, text: object) -> Any:
        from vqlab.vampires.play import as_play

        return as_play(text)

    def state(self, position: Any, task: Task) -> Any:
        from vqlab.solver.openstate import OpenPile

        if task.limit is None:
            return OpenPile(position)
        counted = task.seat if task.target is None else task.target
        return OpenPile(position, counted=counted, left=task.limit)

    def laps(self, before: Any, then: Any) -> int:
        """A lap has ended when the turn has come past the seat that began: A, most often."""
        return int(then.to_act is not None and then.to_act <= before.to_act)

    def judge(self, position: Any, task: Task, nodes: int | None, **how: Any) -> Any:
        from vqlab.puzzles.openjudge import OpenJudge

        return OpenJudge(position, task, nodes)

    def ordinary(self, position: Any, nodes: int | None) -> Task:
        from vqlab.puzzles.openjudge import ordinary_task

        return ordinary_task(position, LOOK if nodes is None else min(nodes, LOOK))

    def played(self, position: Any, plays: Iterable[Any]) -> Played[Any, Any]:
        from vqlab.vampires.game import Game

        return Game(position, plays)

    def passes(self, play: Any) -> bool:
        return not play.card

    def sort(self, plays: tuple[Any, ...]) -> Message:
        from vqlab.puzzles.hunting import sort_of

        sorts = {sort_of(play) for play in plays}
        if len(sorts) > 1:
            return Message("puzzle-sort-several", n=len(plays))
        return Message(f"puzzle-sort-{sorts.pop()}")

    def told(self, position: Any, plays: Iterable[Any]) -> str:
        from vqlab.puzzles.hunting import told_turns

        return told_turns(position, plays)

    @property
    def themes(self) -> Mapping[str, Callable[[Any], bool]]:
        from vqlab.puzzles import hunting

        return hunting.OF_VAMPIRES


_GROUNDS: dict[type, Ground] = {QueenPosition: _Queen(), VampiresPosition: _Vampires()}


def ground_of(position: object) -> Ground:
    """The ground of a position, or of a state that is made from one."""
    while (ground := _GROUNDS.get(type(position))) is None:
        position = position.position  # type: ignore[attr-defined]
    return ground


def as_puzzle_position(position: object) -> Any:
    """A position of any game, given as itself or as its text. Raises NotationError.

    >>> as_puzzle_position("vampires: WR | WB ; R4").crosses[0].vampire, str(
    ...     as_puzzle_position("6 8 | 7 13 | Q^2"))
    ('R4', '6 8 | 7 13 | Q^2')
    """
    if type(position) in _GROUNDS:
        return position
    if isinstance(position, str) and is_of_vampires(position):
        return VampiresPosition.parse(position)
    if isinstance(position, str):
        return QueenPosition.parse(position)
    from vqlab.queen.position import as_position

    return as_position(position)


def is_of_vampires(text: str) -> bool:
    """Whether a text begins as a position of The Vampires does."""
    return text.lstrip().lower().startswith("vampires")


def check_kind_of(position: object, task: Task) -> None:
    """Raise NotationError for a kind of task that the game does not have."""
    kinds = ground_of(position).kinds
    if task.kind not in kinds:
        raise NotationError(Message("puzzle-kind", read=task.kind, names=", ".join(kinds)))
