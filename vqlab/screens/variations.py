"""Variations: everything tried from one start, as a tree of plays.

start → branches → lines to show, or a record: one phase, its main line, and every other line in the
note of the play it replaces, as ``variation: 8, pass (6, 7), 9``. In brackets stands what replaces
the play before them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from vqlab.contract import LabError, Message
from vqlab.contract.notes import LONGEST_COMMENT, NO_NOTE, Note
from vqlab.queen.phase import Phase
from vqlab.queen.play import PASS, Play, as_play, read_play
from vqlab.queen.record import MOST_PLAYS, Record

MOST = MOST_PLAYS
"""Plays of all variations together."""
SIGN = "variation: "
"""How a line of a note begins that holds a variation."""
START = 0
"""The node before the first play."""


@dataclass
class Node:
    """A play somebody tried: what it follows, who made it, and what was tried next."""

    before: int
    number: int
    """How many plays were made with it."""
    seat: int
    play: Play
    note: Note = NO_NOTE
    then: list[int] = field(default_factory=list)
    """The main continuation first."""


class Move(NamedTuple):
    """One play of a line: its node, how many plays were made with it, and who made it."""

    node: int
    number: int
    seat: int
    play: Play


class Line(NamedTuple):
    """Plays in a row; ``depth`` 0 is the main line, 1 what replaces a part of it, and so on."""

    depth: int
    moves: tuple[Move, ...]


class Variations:
    """A tree of plays with one place in it, ``now``; the plays of a phase are its first line.

    >>> tree = Variations(Phase("6 8 | 7 | 5 9", ["6", "7"]))
    >>> tree.back()
    >>> tree.play("pass")
    >>> [[str(move.play) for move in line.moves] for line in tree.lines()]
    [['6', '7'], ['pass']]
    >>> print(str(tree.record()).splitlines()[-1])
    6, 7 {variation: pass}
    """

    def __init__(self, phase: Phase) -> None:
        self._start = Phase(phase.start).commented(*phase.notes[0])
        self._nodes = {START: Node(START, 0, 0, PASS)}
        self._made = START
        self.now = START
        self.phase = self._start
        """The phase as far as the place."""
        for play, note in zip(phase.plays, phase.notes[1:], strict=True):
            self.play(play, note)

    def __len__(self) -> int:
        return len(self._nodes) - 1

    def play(self, play: Play | str, note: Note = NO_NOTE) -> None:
        """Go on with a play: along the line it has been tried in, or in a new one.

        Raises IllegalPlay, or LabError when there are too many plays.
        """
        wanted, seat = as_play(play), self.phase.to_act or 0
        then = self._nodes[self.now].then
        known = next((node for node in then if self._nodes[node].play == wanted), None)
        if known is not None:
            note = self._nodes[known].note
        phase = self.phase.play(wanted, *note)
        if known is None:
            if len(self) >= MOST:
                raise LabError(Message("variations-many", most=MOST))
            self._made = known = self._made + 1
            number = self._nodes[self.now].number + 1
            self._nodes[known] = Node(self.now, number, seat, wanted, note)
            then.append(known)
        self.now, self.phase = known, phase

    def back(self) -> None:
        """Go to before the last play, which stays in the tree."""
        if self.now != START:
            self.now, self.phase = self._nodes[self.now].before, self.phase.undo()

    def go(self, node: int) -> None:
        """Go to a node; nothing happens where there is none of that number (any more)."""
        if node not in self._nodes:
            return
        way, self.now = [], node
        while node != START:
            way.append(self._nodes[node])
            node = way[-1].before
        self.phase = self._start
        for made in reversed(way):
            self.phase = self.phase.play(made.play, *made.note)

    def delete(self) -> None:
        """Delete the play that led here, with all that was tried after it."""
        gone = self.now
        if gone != START:
            self.back()
            self._drop(gone)

    def _drop(self, gone: int) -> None:
        self._nodes[self._nodes[gone].before].then.remove(gone)
        waiting = [gone]
        while waiting:
            waiting.extend(self._nodes.pop(waiting.pop()).then)

    def lines(self) -> Iterator[Line]:
        """The main line, then each variation in the order it branches off."""
        waiting = [(0, START)]
        while waiting:
            depth, first = waiting.pop()
            line = list(self._onwards(first))
            yield Line(depth, tuple(self._move(node) for node in line if node != START))
            others = [other for node in line for other in self._nodes[node].then[1:]]
            waiting.extend((depth + 1, other) for other in reversed(others))

    def _onwards(self, node: int) -> Iterator[int]:
        """A node and the main line from there."""
        yield node
        while then := self._nodes[node].then:
            node = then[0]
            yield node

    def _move(self, node: int) -> Move:
        made = self._nodes[node]
        return Move(node, made.number, made.seat, made.play)

    # ---- the record ------------------------------------------------------------------------

    def record(self, title: str = "") -> Record:
        """All lines as a record. Raises LabError where a note cannot hold what belongs in it."""
        phase = self._start
        for node in self._onwards(START):
            for main, *others in filter(None, [self._nodes[node].then]):
                made = self._nodes[main]
                lines = [SIGN + self._written(other) for other in others]
                comment = "\n".join(filter(None, [made.note.comment, *lines]))
                if len(comment) > LONGEST_COMMENT:
                    raise LabError(Message("variations-long", most=LONGEST_COMMENT))
                phase = phase.play(made.play, comment, made.note.clauses)
        return Record((phase,), title)

    def _written(self, first: int) -> str:
        """A line as text, with whatever replaces one of its plays in brackets after it."""
        parts: list[str] = []
        waiting: list[str | int] = [first, str(self._nodes[first].play)]
        while waiting:
            now = waiting.pop()
            if isinstance(now, str):
                parts.append(now)
                continue
            for main, *others in filter(None, [self._nodes[now].then]):
                waiting.append(main)
                for other in reversed(others):
                    waiting += [")", other, f" ({self._nodes[other].play}"]
                waiting.append(f", {self._nodes[main].play}")
        return "".join(parts)

    @classmethod
    def of_record(cls, phase: Phase) -> Variations:
        """The tree of a phase whose notes hold variations; what is none stays a comment."""
        bare = Phase(phase.start).commented(*phase.notes[0])
        found: list[list[str]] = []
        for play, note in zip(phase.plays, phase.notes[1:], strict=True):
            lines = note.comment.split("\n")
            found.append([line for line in lines if line.startswith(SIGN)])
            bare = bare.play(play, *note)
        tree = cls(bare)
        main = list(tree._onwards(START))[1:]
        for node, written in zip(main, found, strict=True):
            for line in written:
                tree.go(tree._nodes[node].before)
                if tree._read(line.removeprefix(SIGN)):
                    note = tree._nodes[node].note
                    kept = note.comment.split("\n")
                    kept.remove(line)
                    tree._nodes[node].note = note._replace(comment="\n".join(kept))
        tree.go(main[-1] if main else START)
        return tree

    def _read(self, text: str) -> bool:
        """Play a written line from here; if it fails, gives False and leaves the tree as it was."""
        made, opened = self._made, [self.now]
        try:
            for token in re.findall(r"[(),]|[^(),]+", text):
                if token == "(":
                    opened.append(self.now)
                    self.back()
                elif token == ")":
                    self.go(opened.pop())
                elif token.strip() and token != ",":
                    self.play(read_play(token))
            complete = len(opened) == 1 and self._made > made
        except (LabError, IndexError):
            complete = False
        if not complete:
            for node in sorted(node for node in self._nodes if node > made):
                if node in self._nodes:
                    self._drop(node)
            self.go(START)
        return complete
