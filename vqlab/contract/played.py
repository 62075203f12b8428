"""A start and the plays made from it, each with a note: what every game is recorded as."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Generic, Self, TypeVar

from vqlab.contract import LabError, Message, Pictured
from vqlab.contract.notes import NO_NOTE, Note
from vqlab.contract.numbers import as_whole

PositionT = TypeVar("PositionT", bound=Any)
PlayT = TypeVar("PlayT", bound=Any)


class Played(Pictured, Generic[PositionT, PlayT]):
    """An immutable line of play: ``play`` and ``undo`` give new ones.

    A subclass says how a position and a play are read; whatever else it knows follows from its
    start and its plays.
    """

    __slots__ = ("_positions", "notes", "plays", "start")
    game: ClassVar[str]
    """What the game is called in its notation."""
    start: PositionT
    plays: tuple[PlayT, ...]
    notes: tuple[Note, ...]
    """One more than the plays: the first belongs to the start."""
    _positions: tuple[PositionT, ...]

    @staticmethod
    def read_position(position: object) -> Any:
        """A position given as itself or as its text."""
        raise NotImplementedError

    @staticmethod
    def read_play(play: object) -> Any:
        """A play given as itself or as its text."""
        raise NotImplementedError

    def __new__(cls, start: PositionT | str, plays: Iterable[PlayT | str] = ()) -> Self:  # noqa: D102
        line = cls._of((cls.read_position(start),), (), (NO_NOTE,))
        for play in plays:
            line = line.play(play)
        return line

    @classmethod
    def _of(
        cls, positions: tuple[PositionT, ...], plays: tuple[PlayT, ...], notes: tuple[Note, ...]
    ) -> Self:
        made = object.__new__(cls)
        set_slot = object.__setattr__
        set_slot(made, "start", positions[0])
        set_slot(made, "plays", plays)
        set_slot(made, "notes", notes)
        set_slot(made, "_positions", positions)
        return made

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a {type(self).__name__} is immutable: {name!r} cannot be set")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a {type(self).__name__} is immutable: {name!r} cannot be deleted")

    def __reduce__(self) -> tuple[Any, ...]:
        return _replayed, (type(self), self.start, self.plays, self.notes)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, type(self)):
            return NotImplemented
        return self._identity() == other._identity()

    def _identity(self) -> tuple[object, ...]:
        """All that it is."""
        return self.start, self.plays, self.notes

    def __hash__(self) -> int:
        return hash((self.start, self.plays))

    def __repr__(self) -> str:
        plays = f", {[str(play) for play in self.plays]}" if self.plays else ""
        return f"{type(self).__name__}({self.start!r}{plays})"

    @property
    def position(self) -> PositionT:
        """The position now."""
        return self._positions[-1]

    @property
    def positions(self) -> tuple[PositionT, ...]:
        """The start and the position after each play."""
        return self._positions

    @property
    def edition(self) -> Any:
        """The edition played."""
        return self.start.edition

    @property
    def seats(self) -> int:
        """How many seats there are."""
        seats: int = self.start.seats
        return seats

    @property
    def to_act(self) -> int | None:
        """The seat whose turn it is; ``None`` at the end."""
        seat: int | None = self.position.to_act
        return seat

    @property
    def is_over(self) -> bool:
        """Whether there is nothing left to play."""
        return bool(self.position.is_over)

    @property
    def penalties(self) -> tuple[int, ...] | None:
        """Penalty points per seat; ``None`` before the end."""
        penalties: tuple[int, ...] | None = self.position.penalties
        return penalties

    def legal_plays(self) -> tuple[PlayT, ...]:
        """The plays of the seat to act."""
        plays: tuple[PlayT, ...] = self.position.legal_plays()
        return plays

    def check(self, play: PlayT | str, seat: int | str | None = None) -> None:
        """Raise IllegalPlay unless the play may be made."""
        self.position.check(play, seat)

    def play(self, play: PlayT | str, comment: str = "", clauses: Iterable[str] = ()) -> Self:
        """The same with one more play. Raises IllegalPlay; this one is unchanged."""
        made = type(self).read_play(play)
        position = self.position.play(made)
        note = Note(comment, tuple(clauses)) if comment or clauses else NO_NOTE
        return self._of((*self._positions, position), (*self.plays, made), (*self.notes, note))

    def view(self, seat: int | str) -> Any:
        """What one seat has seen."""
        raise NotImplementedError

    def follow(self, view: Any) -> Any:
        """What a seat sees once the last play is made, from its view before that play."""
        return view.after(self.plays[-1])

    def undo(self, plays: int = 1) -> Self:
        """The same without its last plays. Raises LabError when there are not so many."""
        made = len(self.plays)
        as_whole(plays, lambda read: LabError(Message("undo-many", n=made, read=read)), most=made)
        keep = len(self.plays) - plays
        return self._of(self._positions[: keep + 1], self.plays[:keep], self.notes[: keep + 1])

    def commented(self, comment: str, clauses: Iterable[str] = ()) -> Self:
        """The same with the note on its last play (or its start) replaced."""
        note = Note(comment, tuple(clauses))
        return self._of(self._positions, self.plays, (*self.notes[:-1], note))


def _replayed(
    kind: type[Played[Any, Any]], start: Any, plays: tuple[Any, ...], notes: tuple[Note, ...]
) -> Played[Any, Any]:
    line = kind(start, plays)
    return kind._of(line.positions, plays, notes)
