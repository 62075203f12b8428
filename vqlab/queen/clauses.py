"""The rules of Vampire Queen, clause by clause.

The numbers R1–R33 stay fixed: errors, tests, records and notebooks cite them. The wording lives
in the catalogues of ``vqlab.words``.

>>> print(clause_title("R12"))
Raising
>>> print(clause_text("R13"))
Passing is free, even for a seat that could raise. It costs the only turn of this round.
"""

from __future__ import annotations

from vqlab.contract.clauses import Clauses

__all__ = ["CLAUSES", "clause_text", "clause_title"]

CLAUSES = Clauses.upto("R", 33)
"""Every clause of the rules."""

clause_title = CLAUSES.title
clause_text = CLAUSES.text
