"""A game: several phases, lowest total wins."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from vqlab.contract import (
    IllegalPlay,
    ImpossiblePosition,
    Message,
    NotationError,
    Pictured,
    seat_letter,
)
from vqlab.contract.numbers import MOST, as_whole
from vqlab.contract.reading import as_named, as_read
from vqlab.queen.edition import Edition, as_edition
from vqlab.queen.phase import Phase
from vqlab.queen.play import Play
from vqlab.queen.position import Position


@dataclass(frozen=True)
class Game(Pictured):
    """An immutable game: the phases ended, and the one in progress.

    Make one with ``Game.new``. Each phase is dealt from the game's seed and its own number, so a
    game can be replayed from any phase and shares no random state with another.

    >>> game = Game.new(3, seed=7, phases=2)
    >>> game.phase.position.leader == game.holder_of(20)
    True
    """

    edition: Edition
    seed: int
    phases: int
    ended: tuple[Phase, ...]
    phase: Phase

    @classmethod
    def new(
        cls,
        seats: int | None = None,
        seed: int = 0,
        phases: int = 5,
        edition: Edition | str = Edition.BASE,
        *,
        leader: int | str | None = None,
        deal: Position | None = None,
    ) -> Self:
        """A game before its first play (R2–R8, R32); four seats unless told otherwise.

        ``leader``: who starts and gets S20, drawn from the seed when left out. ``deal``: an
        explicit first deal, which beats the seed. Raises ImpossiblePosition.
        """
        edition = as_edition(edition) if deal is None else deal.edition
        if deal is not None and seats not in (None, deal.seats):
            raise ImpossiblePosition("R2", Message("setup-other-seats", seats=deal.seats))
        seats = deal.seats if deal is not None else 4 if seats is None else seats
        edition.check_seats(seats)
        as_whole(phases, _no_phases, least=1)
        as_whole(seed, lambda read: NotationError(Message("number-seed", read=read)), least=-MOST)
        if deal is not None:
            return cls(edition, seed, phases, (), Phase(deal))
        dealt = Phase.deal(seats, deal_seed(seed, 1), edition, leader=leader)
        return cls(edition, seed, phases, (), dealt)

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.phase.seats

    @property
    def is_over(self) -> bool:
        """Whether the last phase has ended (R32)."""
        return self.phase.is_over and len(self.ended) + 1 == self.phases

    @property
    def to_act(self) -> int | None:
        """The seat whose turn it is; ``None`` between phases and after the game."""
        return self.phase.to_act

    @property
    def totals(self) -> tuple[int, ...]:
        """Penalty points per seat over the phases that have ended.

        >>> Game.new(3).totals
        (0, 0, 0)
        """
        done = [phase.penalties for phase in (*self.ended, self.phase)]
        return tuple(sum(points[seat] for points in done if points) for seat in range(self.seats))

    @property
    def winners(self) -> frozenset[int]:
        """The seats with the lowest total (R33); empty before the game is over."""
        if not self.is_over:
            return frozenset()
        best = min(self.totals)
        return frozenset(seat for seat, total in enumerate(self.totals) if total == best)

    def holder_of(self, slayer: int | str) -> int | None:
        """The seat that holds a slayer (20 or "S20"); ``None`` for one on the table or absent."""
        wanted = as_named(slayer).upper().removeprefix("S")
        if wanted not in ("15", "20"):
            raise NotationError(Message("slayer-unknown", read=as_read(slayer)))
        for seat, hand in enumerate(self.phase.position.hands):
            if wanted in map(str, hand.slayers):
                return seat
        return None

    @property
    def dealer(self) -> int | None:
        """The seat that deals this phase (R5): S15's holder the first, S20's holder the others.

        Where that slayer is not in play the other's holder deals. Who deals changes nothing.
        """
        hands = self.phase.start.start_hands
        order = (20, 15) if self.ended else (15, 20)
        holders = [seat for slayer in order for seat, h in enumerate(hands) if slayer in h.slayers]
        return holders[0] if holders else None

    def legal_plays(self) -> tuple[Play, ...]:
        """The plays of the seat to act."""
        return self.phase.legal_plays()

    def check(self, play: Play | str, seat: int | str | None = None) -> None:
        """Raise IllegalPlay unless the play may be made."""
        if self.is_over:
            raise IllegalPlay("R32", Message("illegal-game-over"))
        self.phase.check(play, seat)

    def play(self, play: Play | str, comment: str = "") -> Self:
        """The game after a play. Raises IllegalPlay; this game is unchanged."""
        self.check(play)
        return replace(self, phase=self.phase.play(play, comment))

    def undo(self) -> Self:
        """The game before its last play, across the deal of a phase too."""
        if self.phase.plays or not self.ended:
            return replace(self, phase=self.phase.undo())
        return replace(self, ended=self.ended[:-1], phase=self.ended[-1])

    def next_phase(self, deal: Position | None = None) -> Self:
        """The game with the next phase dealt (R30, R31); an explicit ``deal`` beats the seed.

        Slayers stay with their holders, and S20's holder leads. Raises IllegalPlay while the phase
        runs or the game is over, ImpossiblePosition for a deal that moves a slayer or the lead.
        """
        if self.is_over:
            raise IllegalPlay("R32", Message("illegal-game-over"))
        if not self.phase.is_over:
            raise IllegalPlay("R30", Message("illegal-phase-runs"))
        number = len(self.ended) + 2
        seed = deal_seed(self.seed, number)
        following = next_deal(self.phase, seed) if deal is None else follow_on(self.phase, deal)
        return replace(self, ended=(*self.ended, self.phase), phase=following)


def _no_phases(read: str) -> ImpossiblePosition:
    return ImpossiblePosition("R32", Message("setup-phases", read=read))


def deal_seed(seed: int, phase: int) -> str:
    """What a phase (1, 2, …) is dealt from: every phase of every game has a seed of its own."""
    return f"vqlab {seed} phase {phase}"


def next_deal(ended: Phase, seed: int | str) -> Phase:
    """A phase dealt after one that ended (R30, R31, R21)."""
    leader, slayers, embargo = _kept(ended)
    return Phase.deal(
        ended.seats, seed, ended.edition, leader=leader, slayers=slayers, embargo=embargo
    )


def follow_on(ended: Phase, deal: Position) -> Phase:
    """An explicit deal as the phase after one that ended; raises ImpossiblePosition (R30)."""
    leader, slayers, embargo = _kept(ended)
    if deal.seats != ended.seats or deal.edition != ended.edition:
        raise ImpossiblePosition("R30", Message("setup-other-table", seats=ended.seats))
    if deal.plays:
        raise ImpossiblePosition("R30", Message("setup-no-plays"))
    for hand in deal.hands:
        for slayer in hand.slayers:
            if slayer not in slayers:
                raise ImpossiblePosition("R30", Message("setup-new-slayer", slayer=f"S{slayer}"))
    for slayer, seat in slayers.items():
        if slayer not in deal.hands[seat].slayers:
            params = {"slayer": f"S{slayer}", "seat": seat_letter(seat)}
            raise ImpossiblePosition("R30", Message("setup-slayer-kept", **params))
    if deal.leader != leader:
        raise ImpossiblePosition("R30", Message("setup-leader", seat=seat_letter(leader)))
    if deal.embargo != embargo:
        raise ImpossiblePosition("R21", Message("setup-embargo"))
    return Phase(deal)


def _kept(ended: Phase) -> tuple[int, dict[int, int], int]:
    """Leader, slayer holders and embargo that a phase leaves to the next."""
    last = ended.position
    slayers = {slayer: seat for seat, hand in enumerate(last.hands) for slayer in hand.slayers}
    leader = slayers.get(20, last.leader)
    carried = ended.edition.embargo_carries_over and leader == last.leader
    return leader, slayers, last.embargo if carried else 0
