"""A number for every play an edition can see, the same in every position.

edition → its plays, 0, 1, 2, …;  hand + round → the numbers of the legal ones, ascending.

Programs that learn want an action to be a whole number with one meaning. The order is the one in
which a position lists its plays, so a list of legal plays is a list of ascending numbers.
"""

from __future__ import annotations

from functools import lru_cache
from numbers import Integral

from vqlab.contract import LabError, Message
from vqlab.contract.numbers import is_whole
from vqlab.contract.reading import as_read
from vqlab.queen.cards import SLAYER_UNIT
from vqlab.queen.edition import Edition, as_edition
from vqlab.queen.play import PASS, Play, as_play, leads
from vqlab.queen.round import Round, legal

__all__ = ["Numbering", "numbering"]


class Numbering:
    """The plays of an edition, numbered: sets by size, value and queens, then slayers, then pass.

    The numbers depend on the edition alone, not on the number of seats. Use ``numbering``, which
    makes each one once.

    >>> plays = numbering("base")
    >>> len(plays), plays.number("6^2 Q"), str(plays.play(0)), str(plays.play(526))
    (527, 57, '1', 'pass')
    """

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        everything = edition.deck.packed + sum(SLAYER_UNIT[each] for each in edition.slayers)
        self.plays: tuple[Play, ...] = (*leads(everything, 0, edition.queens_declared), PASS)
        """Number -> play."""
        self.texts: tuple[str, ...] = tuple(map(str, self.plays))
        """Number -> the play as text."""
        self._numbers = {play: number for number, play in enumerate(self.plays)}
        self._legal = lru_cache(maxsize=1 << 16)(self._find_legal)

    def __len__(self) -> int:
        return len(self.plays)

    def __reduce__(self) -> tuple[object, ...]:
        return numbering, (self.edition,)

    def number(self, play: Play | str) -> int:
        """The number of a play. Raises LabError for one that no position of the edition has."""
        found = self._numbers.get(as_play(play))
        if found is None:
            raise LabError(Message("numbering-play", cards=str(play), edition=str(self.edition)))
        return found

    def play(self, number: int) -> Play:
        """The play of a number, one of numpy's too. Raises LabError for a number there is not."""
        last = len(self.plays) - 1
        if isinstance(number, Integral) and not isinstance(number, bool):
            number = int(number)
        if not is_whole(number, most=last):
            raise LabError(Message("numbering-number", read=as_read(number), last=last))
        return self.plays[number]

    def legal(self, hand: int, now: Round) -> tuple[int, ...]:
        """The numbers of what the seat to act may play from its packed hand, ascending."""
        return self._legal(hand, now.turn == 0, now.embargo, now.slayer, now.size, now.top)

    def _find_legal(
        self, hand: int, leading: bool, embargo: int, slayer: int, size: int, top: int
    ) -> tuple[int, ...]:
        now = Round(0, 0 if leading else 1, embargo, size, top, slayer=slayer)
        return tuple(self._numbers[play] for play in legal(hand, now, self.edition))


@lru_cache(maxsize=64)
def _numbering(edition: Edition) -> Numbering:
    return Numbering(edition)


def numbering(edition: Edition | str = Edition.BASE) -> Numbering:
    """The numbered plays of an edition, made once. Raises NotationError for an unknown edition.

    >>> len(numbering("small")), len(numbering("base,queens_declared=yes"))
    (27, 579)
    """
    return _numbering(as_edition(edition))
