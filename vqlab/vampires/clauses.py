"""The rules of The Vampires, clause by clause.

The numbers T1–T20 stay fixed: errors, tests, records and notebooks cite them. The wording lives
in the catalogues of ``vqlab.words``.

>>> print(clause_title("T12"))
Garlic
>>> print(clause_text("T12"))
After garlic the next seat misses a turn.
"""

from __future__ import annotations

from vqlab.contract.clauses import Clauses

__all__ = ["CLAUSES", "clause_text", "clause_title"]

CLAUSES = Clauses.upto("T", 20)
"""Every clause of the rules."""

clause_title = CLAUSES.title
clause_text = CLAUSES.text
