"""The rules of Vampire Queen, clause by clause.

The numbers R1–R33 stay fixed: errors, tests, records and notebooks cite them. The wording lives
in the catalogues of ``vqlab.words``.
"""

from __future__ import annotations

from vqlab.contract import Message

__all__ = ["CLAUSES", "clause_text", "clause_title"]

CLAUSES = tuple(f"R{number}" for number in range(1, 34))
"""Every clause of the rules."""


def clause_title(clause: str) -> Message:
    """What a clause is about, in a few words.

    >>> print(clause_title("R12"))
    Raising
    """
    return Message(f"clause-{_known(clause)}-title")


def clause_text(clause: str) -> Message:
    """What a clause says.

    >>> print(clause_text("R13"))
    Passing is free, even for a seat that could raise. It costs the only turn of this round.
    """
    return Message(f"clause-{_known(clause)}")


def _known(clause: str) -> str:
    if clause not in CLAUSES:
        raise KeyError(f"no clause {clause!r}: R1 to R33")
    return clause
