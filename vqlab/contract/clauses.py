"""The clauses of a game's rules, numbered for good; the catalogues of ``vqlab.words`` word them."""

from __future__ import annotations

from vqlab.contract import Message, Unknown
from vqlab.contract.reading import as_named


class Clauses(tuple[str, ...]):
    """Every clause of a game: its letter and a number each.

    >>> Clauses.upto("R", 3)
    ('R1', 'R2', 'R3')
    """

    __slots__ = ()

    @classmethod
    def upto(cls, letter: str, last: int) -> Clauses:
        """The clauses from 1 to the last."""
        return cls(f"{letter}{number}" for number in range(1, last + 1))

    def title(self, clause: str) -> Message:
        """What a clause is about, in a few words. Raises Unknown for one there is not."""
        return Message(f"clause-{self._known(clause)}-title")

    def text(self, clause: str) -> Message:
        """What a clause says. Raises Unknown for one there is not."""
        return Message(f"clause-{self._known(clause)}")

    def _known(self, clause: str) -> str:
        if clause not in self:
            where = {"first": self[0], "last": self[-1]}
            raise Unknown(Message("clause-unknown", read=as_named(clause), **where))
        return clause
