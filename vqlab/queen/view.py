"""What one seat may know: its own hand, and what everybody saw.

public opening + own hand → View;  View + a play everybody saw → View.

A View is never cut out of a Position. It is built from what a person in that seat is dealt and
shown, so there is nothing in it to leak.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Self

from vqlab.contract import (
    IllegalPlay,
    ImpossiblePosition,
    Message,
    NotationError,
    Pictured,
    check_schema,
    seat_letter,
)
from vqlab.queen import round as rounds
from vqlab.queen.cards import CARDS, Cards, Hand, count_at, vampires_of
from vqlab.queen.edition import Edition
from vqlab.queen.play import Play, as_play, read_play
from vqlab.queen.round import Round, advance, refuse

if TYPE_CHECKING:
    from vqlab.queen.position import Position


@dataclass(frozen=True)
class View(Pictured):
    """One seat's knowledge at one moment of a phase (R17).

    ``slayers``: penalty -> seat of every slayer in a hand; one just led lies on the table and is
    in neither. ``known``: per seat, vampires it picked up in front of everybody and still holds
    for certain (none for the seat itself). ``left_over``: how many cards were set aside, ``None``
    when the phase began in the middle. ``rounds``: every play remembered, leader first.
    """

    edition: Edition
    seats: int
    seat: int
    hand: Hand
    hand_sizes: tuple[int, ...]
    slayers: tuple[tuple[int, int], ...]
    known: tuple[Cards, ...]
    left_over: int | None
    leader: int
    embargo: int
    rounds: tuple[tuple[Play, ...], ...] = ()

    @classmethod
    def opening(
        cls,
        edition: Edition,
        seat: int,
        hand: Hand,
        hand_sizes: tuple[int, ...],
        slayers: Mapping[int, int],
        leader: int,
        *,
        embargo: int = 0,
        left_over: int | None = None,
    ) -> Self:
        """What a seat knows when the cards are dealt."""
        seats = len(hand_sizes)
        holders = tuple(sorted(slayers.items()))
        known = (Cards.of(0),) * seats
        return cls(
            edition, seats, seat, hand, hand_sizes, holders, known, left_over, leader, embargo
        )

    def after(self, play: Play) -> Self:
        """What the seat knows once the seat to act has made this play, in front of everybody."""
        now = self.round
        seat = (now.leader + now.turn) % self.seats
        held = seat != self.seat or self.hand.holds(play)
        if self.is_over or play.size > self.hand_sizes[seat] or not held:
            refuse("R11", "illegal-not-there", cards=str(play), seat=seat_letter(seat))
        then, pick_up = advance(now, play, self.seats, self.edition)
        sizes, known, holders = list(self.hand_sizes), list(self.known), dict(self.slayers)
        hand = self.hand.packed - play.packed if seat == self.seat else self.hand.packed
        sizes[seat] -= play.size
        known[seat] = _still_certain(known[seat], play)
        holders.pop(play.slayer, None)
        if pick_up is not None:
            taker, cards = pick_up
            sizes[taker] += len(Cards.of(cards))
            holders[now.slayer or play.slayer] = taker
            if taker == self.seat:
                hand += cards
            else:
                known[taker] = Cards.of(known[taker].packed + vampires_of(cards))
        unfinished = now.turn > 0
        current = (*self.rounds[-1], play) if unfinished else (play,)
        earlier = self.rounds[:-1] if unfinished else self.rounds
        return replace(
            self,
            hand=Hand.of(hand),
            hand_sizes=tuple(sizes),
            slayers=tuple(sorted(holders.items())),
            known=tuple(known),
            leader=then.leader,
            embargo=then.embargo,
            rounds=(*earlier, current),
        )

    def forgetful(self) -> Self:
        """The same moment with every past round, and every pick-up in it, forgotten."""
        return replace(self, known=(Cards.of(0),) * self.seats, rounds=self._unfinished)

    @property
    def _unfinished(self) -> tuple[tuple[Play, ...], ...]:
        return self.rounds[-1:] if self.rounds and len(self.rounds[-1]) < self.seats else ()

    @property
    def first_leader(self) -> int:
        """Who led the first round that is remembered: who leads now tells."""
        offset = 0
        for plays in self.rounds:
            if len(plays) < self.seats:
                break
            now = Round(offset)
            for play in plays:
                now, _ = advance(now, play, self.seats, self.edition)
            offset = now.leader
        return (self.leader - offset) % self.seats

    @property
    def round(self) -> Round:
        """The round in progress, derived from its plays."""
        now = Round(self.leader, 0, self.embargo)
        for play in self._unfinished[0] if self._unfinished else ():
            now, _ = advance(now, play, self.seats, self.edition)
        return now

    @property
    def is_over(self) -> bool:
        """Whether the phase has ended (R26)."""
        return 0 in self.hand_sizes and not self._unfinished

    @property
    def to_act(self) -> int | None:
        """The seat whose turn it is; ``None`` when the phase is over."""
        return None if self.is_over else (self.leader + self.round.turn) % self.seats

    def legal_plays(self) -> tuple[Play, ...]:
        """This seat's legal plays; none while another seat is to act."""
        if self.to_act != self.seat:
            return ()
        return rounds.legal(self.hand.packed, self.round, self.edition)

    def check(self, play: Play | str) -> None:
        """Raise IllegalPlay unless this seat may make this play now."""
        rounds.check_turn(self.to_act, self.seat)
        rounds.check(as_play(play), self.hand.packed, self.round, self.edition)

    @property
    def unseen(self) -> Cards:
        """The vampires this seat cannot place in its hand, on the table or in the crypt.

        They are in other hands or among the left-overs; picked-up cards, whose holder is known,
        are counted too.
        """
        gone = sum(play.packed for plays in self.rounds if not _returned(plays) for play in plays)
        on_table = sum(play.packed for plays in self._unfinished for play in plays)
        if self._unfinished and not self._unfinished[0][0].slayer:
            on_table = 0
        seen = vampires_of(gone) + vampires_of(on_table) + vampires_of(self.hand.packed)
        return Cards.of(self.edition.deck.packed - seen)

    def position(self, hands: Sequence[Hand]) -> Position:
        """The position there would be if these were all the hands now, this seat's own with them.

        Raises ImpossiblePosition (R17) for hands that this seat can see to be others.

        >>> from vqlab.queen.phase import Phase
        >>> view = Phase("6 9 S20 | 7 8 | 3 10", ["6", "7"]).view(2)
        >>> print(view.position([Hand("2 S20"), Hand("11"), view.hand]))
        2 6 S20 | 7 11 | 3 10 ; A ; - ; 6, 7
        """
        from vqlab.queen.position import Position

        if [len(hand) for hand in hands] != list(self.hand_sizes) or hands[self.seat] != self.hand:
            raise ImpossiblePosition("R17", Message("impossible-view"))
        held = {slayer: seat for seat, hand in enumerate(hands) for slayer in hand.slayers}
        known = all(hand.holds(cards) for hand, cards in zip(hands, self.known, strict=True))
        dealt = Cards.of(sum(hand.vampires.packed for hand in hands))
        hidden = Cards.of(self.unseen.packed + self.hand.vampires.packed)
        if held != dict(self.slayers) or not known or not hidden.holds(dealt):
            raise ImpossiblePosition("R17", Message("impossible-view"))
        plays = self._unfinished[0] if self._unfinished else ()
        return Position.at(self.edition, tuple(hand.packed for hand in hands), self.round, plays)

    def to_json(self) -> dict[str, Any]:
        """The view as plain data (schema ``view.json``)."""
        return {
            "game": "queen",
            "edition": str(self.edition),
            "seats": self.seats,
            "seat": seat_letter(self.seat),
            "hand": list(self.hand),
            "hand_sizes": list(self.hand_sizes),
            "slayers": {f"S{slayer}": seat_letter(seat) for slayer, seat in self.slayers},
            "known": {
                seat_letter(seat): list(cards) for seat, cards in enumerate(self.known) if cards
            },
            "left_over": self.left_over,
            "leader": seat_letter(self.leader),
            "embargo": f"S{self.embargo}" if self.embargo else None,
            "rounds": [[str(play) for play in plays] for plays in self.rounds],
        }

    @classmethod
    def from_json(cls, data: object) -> View:
        """The view that ``to_json`` wrote. Raises NotationError for what does not fit."""
        from vqlab.contract.reading import read_seat
        from vqlab.queen.notation import EMBARGOES

        read = check_schema("view", data)
        seats = int(read["seats"])
        known = {read_seat(seat): Cards(cards) for seat, cards in read["known"].items()}
        view = cls(
            Edition.parse(read["edition"]),
            seats,
            read_seat(read["seat"]),
            Hand(read["hand"]),
            tuple(map(int, read["hand_sizes"])),
            tuple(sorted((int(name[1:]), read_seat(at)) for name, at in read["slayers"].items())),
            tuple(known.get(seat, Cards.of(0)) for seat in range(seats)),
            None if read["left_over"] is None else int(read["left_over"]),
            read_seat(read["leader"]),
            EMBARGOES[read["embargo"] or "-"],
            tuple(tuple(read_play(play) for play in plays) for plays in read["rounds"]),
        )
        view.edition.check_seats(view.seats)
        seats_named = [view.seat, view.leader, *known, *(seat for _, seat in view.slayers)]
        if len(view.hand_sizes) != view.seats or max(seats_named) >= view.seats:
            raise NotationError(Message("notation-view-seats", seats=view.seats))
        if view.hand_sizes[view.seat] != len(view.hand):
            raise NotationError(Message("notation-view-hand", held=len(view.hand)))
        _check_counts(view)
        _check_left_over(view)
        lengths = [len(plays) for plays in view.rounds]
        if max(lengths, default=0) > seats or any(n != seats for n in lengths[:-1]):
            raise NotationError(Message("notation-view-rounds", seats=seats))
        _check_rounds(view)
        return view


def _check_counts(view: View) -> None:
    """Raise NotationError where a view from outside has more cards than there are."""
    plays = [play for made in view.rounds if not _returned(made) for play in made]
    for card in CARDS:
        counted = sum(cards.count(card) for cards in (view.hand, *view.known, *plays))
        if counted > view.edition.most_of(card, view.seats):
            raise NotationError(Message("notation-view-copies", card=card, read=counted))
    vampires, dealt = sum(view.hand_sizes) - len(view.slayers), view.edition.hand_size(view.seats)
    if vampires > view.seats * dealt:
        params = {"held": vampires, "dealt": view.seats * dealt, "seats": view.seats}
        raise NotationError(Message("impossible-deal", **params))
    holders = dict(view.slayers)
    mine = {slayer for slayer, seat in holders.items() if seat == view.seat}
    if mine != set(view.hand.slayers):
        raise NotationError(Message("notation-view-slayers"))
    for seat, cards in enumerate(view.known):
        slayers = sum(holder == seat for holder in holders.values())
        if cards.slayers or len(cards) + slayers > view.hand_sizes[seat]:
            raise NotationError(Message("notation-view-known", seat=seat_letter(seat)))


def _check_left_over(view: View) -> None:
    """Raise NotationError where cards are left over as of no whole deal of this edition (R6, R8).

    That is how a view of one edition is noticed when it is read as one of another.
    """
    if view.left_over is None:
        return
    led = [play.slayer for plays in view._unfinished for play in plays if play.slayer]
    in_play = sorted([slayer for slayer, _ in view.slayers] + led)
    left = view.edition.left_over(view.seats)
    if view.left_over != left or in_play != sorted(view.edition.slayers_for(view.seats)):
        params = {"read": view.left_over, "left": left, "edition": str(view.edition)}
        raise NotationError(Message("notation-view-left-over", **params))


def _check_rounds(view: View) -> None:
    """Raise NotationError where the plays of a view from outside are against the rules."""
    now = Round(view.first_leader, 0, 0 if view.rounds else view.embargo)
    for number, plays in enumerate(view.rounds, 1):
        for play in plays:
            try:
                # whoever passes in a slayer round had nothing to feed (R23)
                rounds.check(play, play.packed, now, view.edition)
            except IllegalPlay as error:
                params = {"round": number, "reason": str(error)}
                raise NotationError(Message("notation-view-play", **params)) from error
            now, _ = advance(now, play, view.seats, view.edition)
    if now.embargo != view.embargo:
        raise NotationError(Message("notation-view-embargo"))


def _still_certain(known: Cards, play: Play) -> Cards:
    """Known cards left after a play: each card played may have been one of them."""
    left = (max(0, count_at(known.packed, i) - count_at(play.packed, i)) for i in range(16))
    return Cards.of(sum(count << 4 * index for index, count in enumerate(left)))


def _returned(plays: tuple[Play, ...]) -> bool:
    """Whether a round's cards came back to a hand: a slayer round's do."""
    return bool(plays and plays[0].slayer)
