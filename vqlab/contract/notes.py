"""Notes: what is said about a play in a record, in any game.

A comment stands in braces, clauses in brackets: ``6^2 {A beats the pair.} [R12]``.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from vqlab.contract import Message, NotationError, is_printable
from vqlab.contract.reading import shorten

LONGEST_COMMENT = 2_000
NOTES = r"(?:\{(?P<comment>(?:[^\\{}]|\\.)*+)\}\s*+)?+(?P<clauses>(?:\[[^\]]*+\]\s*+)*+)"
"""A pattern of the comment and the clauses that may follow a play."""
TURN = re.compile(rf"(?P<play>[^,{{}}\[\]]*+){NOTES}(?:,|$)")
"""A play of a record and what is said about it, up to the comma or the end."""
ALONE = re.compile(rf"\s*+{NOTES}$")
"""A line that is a note and nothing else."""


class Note(NamedTuple):
    """What is said about a play: a comment, and the clauses it shows."""

    comment: str = ""
    clauses: tuple[str, ...] = ()


NO_NOTE = Note()


def check_note(note: Note, known: Sequence[str]) -> None:
    """Raise NotationError for a comment or a clause that no record can hold."""
    if len(note.comment) > LONGEST_COMMENT or not is_printable(note.comment, also="\n"):
        raise NotationError(Message("record-comment", most=LONGEST_COMMENT))
    for clause in note.clauses:
        if clause not in known:
            params = {"read": shorten(clause), "first": known[0], "last": known[-1]}
            raise NotationError(Message("record-clause", **params))


def write_note(note: Note) -> str:
    r"""A note as it follows its play.

    >>> write_note(Note("A {small} one.", ("R12",)))
    ' {A \\{small\\} one.} [R12]'
    """
    comment = re.sub(r"([\\{}])", r"\\\1", note.comment).replace("\n", "\\n")
    return (f" {{{comment}}}" if comment else "") + "".join(f" [{c}]" for c in note.clauses)


def read_note(match: re.Match[str], known: Sequence[str]) -> Note:
    """The note in a match of ``TURN`` or ``ALONE``. Raises NotationError."""
    comment = re.sub(r"\\(.)", _unescaped, match["comment"] or "")
    clauses = tuple(c.strip() for c in re.findall(r"\[([^\]]*)\]", match["clauses"] or ""))
    note = Note(comment, clauses)
    check_note(note, known)
    return note


def note_json(note: Note) -> dict[str, Any]:
    """A note as plain data."""
    return {"comment": note.comment, "clauses": list(note.clauses)}


def note_of(data: dict[str, Any]) -> Note:
    """The note that ``note_json`` wrote; what is missing is empty."""
    return Note(data.get("comment", ""), tuple(data.get("clauses", ())))


def _unescaped(match: re.Match[str]) -> str:
    return "\n" if match[1] == "n" else match[1]
