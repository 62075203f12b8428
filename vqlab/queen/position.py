"""One open-handed moment of a phase."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Self

from vqlab.contract import (
    IllegalPlay,
    ImpossiblePosition,
    Message,
    NotationError,
    Pictured,
    as_seat,
    clockwise,
    seat_letter,
)
from vqlab.contract.numbers import is_whole
from vqlab.contract.reading import as_read
from vqlab.queen import round as rounds
from vqlab.queen.cards import CARDS, SLAYER_UNIT, Hand, count_at, penalty_of, vampires_of
from vqlab.queen.edition import Edition, as_edition
from vqlab.queen.play import Play, as_play
from vqlab.queen.round import PickUp, Round

State = tuple[tuple[int, ...], Round]
"""What the future depends on: packed hands now, and the round. A key for tables of positions."""


def is_over(state: State) -> bool:
    """Whether the phase has ended: a round is complete and a hand is empty (R26)."""
    return 0 in state[0] and state[1].turn == 0


def plays_in(state: State, edition: Edition) -> tuple[Play, ...]:
    """The legal plays of a state; none when the phase is over."""
    hands, now = state
    if now.turn == 0 and 0 in hands:
        return ()
    return rounds.legal(hands[(now.leader + now.turn) % len(hands)], now, edition)


def after(state: State, play: Play, edition: Edition) -> State:
    """The state after a play that is legal; nothing is checked here."""
    hands, now = state
    seats = len(hands)
    seat = (now.leader + now.turn) % seats
    then, pick_up = rounds.advance(now, play, seats, edition)
    left = (*hands[:seat], hands[seat] - play.packed, *hands[seat + 1 :])
    return (left, then) if pick_up is None else (taken(left, pick_up), then)


def taken(hands: tuple[int, ...], pick_up: PickUp) -> tuple[int, ...]:
    """The packed hands after a pick-up."""
    seat, cards = pick_up
    return (*hands[:seat], hands[seat] + cards, *hands[seat + 1 :])


class Position(Pictured):
    """An immutable, hashable moment of a phase with all hands seen.

    Equality compares what affects the future: edition, hands, and the round in progress. The plays
    made in this round, and the embargo it was led under, are carried for printing and not compared.

    ``hands``: one Hand per seat, seat 0 = A first, at the start of the round; ``leader``: seat
    index; ``embargo``: 15, 20 or 0, the slayer that may not be led; ``plays``: those already made
    in this round, leader first. Raises ImpossiblePosition, naming the clause, for what no game can
    reach.

    >>> p = Position(["6^3 8 Q S20", "3 5^2 Q", "7 9 10"], leader=1, plays=["5^2", "pass"])
    >>> print(p)
    6^3 8 Q S20 | 3 5^2 Q | 7 9 10 ; B ; - ; 5^2, pass
    >>> p.to_act, [str(play) for play in p.legal_plays()]
    (0, ['6^2', '6 Q', '8 Q', 'pass'])
    """

    __slots__ = ("edition", "lead_embargo", "plays", "state")
    edition: Edition
    state: State
    plays: tuple[Play, ...]
    lead_embargo: int

    def __new__(  # noqa: D102
        cls,
        hands: Iterable[Hand | str],
        leader: int | str = 0,
        embargo: int = 0,
        plays: Iterable[Play | str] = (),
        edition: Edition | str = Edition.BASE,
    ) -> Self:
        if isinstance(hands, str):
            raise NotationError(Message("hands-type"))
        held = tuple(hand if isinstance(hand, Hand) else Hand(hand) for hand in hands)
        edition = as_edition(edition)
        edition.check_seats(len(held))
        leader = as_seat(leader, 12) if isinstance(leader, str) else leader
        check_possible(held, leader, embargo, edition)
        start = (tuple(hand.packed for hand in held), Round(leader, 0, embargo))
        position = cls._of(edition, start, (), embargo)
        for play in plays:
            seat = position.to_act
            try:
                position = position.play(play)
            except IllegalPlay as error:
                raise _impossible_play(error, str(play), seat) from error
            if not position.plays:
                raise ImpossiblePosition("R10", Message("impossible-full-round", seats=len(held)))
        return position

    @classmethod
    def _of(
        cls, edition: Edition, state: State, plays: tuple[Play, ...], lead_embargo: int
    ) -> Self:
        made = object.__new__(cls)
        set_slot = object.__setattr__
        set_slot(made, "edition", edition)
        set_slot(made, "state", state)
        set_slot(made, "plays", plays)
        set_slot(made, "lead_embargo", lead_embargo)
        return made

    @classmethod
    def at(
        cls, edition: Edition, hands: tuple[int, ...], now: Round, plays: tuple[Play, ...]
    ) -> Self:
        """The position of packed hands now, in the middle of a round; nothing is checked here."""
        return cls._of(edition, (hands, now), plays, now.embargo)

    @classmethod
    def parse(cls, text: str, edition: Edition | str | None = None) -> Self:
        """Read a position from its notation; an edition given here beats the text's prefix.

        Raises NotationError for text that cannot be read, ImpossiblePosition for a position that
        cannot be.

        >>> Position.parse("6 6 | 3 q | 7 ; b")
        Position('6^2 | 3 Q | 7 ; B')
        """
        from vqlab.queen.notation import read_position

        fields = read_position(text)
        if edition is not None:
            fields["edition"] = as_edition(edition)
        return cls(**fields)

    @classmethod
    def from_json(cls, data: object) -> Self:
        """The position that ``to_json`` wrote. Raises NotationError or ImpossiblePosition."""
        from vqlab.queen.notation import position_fields

        return cls(**position_fields(data))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a Position is immutable: {name!r} cannot be set")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a Position is immutable: {name!r} cannot be deleted")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self)._of, (self.edition, self.state, self.plays, self.lead_embargo)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.state == other.state and self.edition == other.edition

    def __hash__(self) -> int:
        return hash(self.state)

    def __str__(self) -> str:
        from vqlab.queen.notation import write_position

        return write_position(self)

    def __repr__(self) -> str:
        return f"Position({str(self)!r})"

    def to_json(self) -> dict[str, Any]:
        """The position as plain data (schema ``position.json``).

        >>> Position.parse("6 | 7 | 8 ; B").to_json()["hands"]
        ['6', '7', '8']
        """
        from vqlab.queen.notation import position_json

        return position_json(self)

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.state[0])

    @property
    def hands(self) -> tuple[Hand, ...]:
        """Every seat's hand now."""
        return tuple(Hand.of(packed) for packed in self.state[0])

    @property
    def round(self) -> Round:
        """The round in progress."""
        return self.state[1]

    @property
    def leader(self) -> int:
        """The seat that leads this round."""
        return self.state[1].leader

    @property
    def embargo(self) -> int:
        """The slayer that may not be led now: 15, 20, or 0 (R21)."""
        return self.state[1].embargo

    @property
    def is_over(self) -> bool:
        """Whether the phase has ended: the round is complete and a hand is empty (R26)."""
        return is_over(self.state)

    @property
    def to_act(self) -> int | None:
        """The seat whose turn it is; ``None`` when the phase is over."""
        if is_over(self.state):
            return None
        return (self.leader + self.round.turn) % self.seats

    @property
    def penalties(self) -> tuple[int, ...] | None:
        """Penalty points per seat (R28, R29); ``None`` before the phase is over.

        >>> Position.parse("3 10 Q | - | 4").penalties
        (27, 0, 4)
        """
        return tuple(map(penalty_of, self.state[0])) if self.is_over else None

    def legal_plays(self) -> tuple[Play, ...]:
        """The plays of the seat to act: by size, value, queens; then slayers, then pass."""
        return plays_in(self.state, self.edition)

    def check(self, play: Play | str, seat: int | str | None = None) -> None:
        """Raise IllegalPlay unless the seat to act may make this play.

        ``seat`` says who wants to play, when that is not certain to be the seat to act.

        >>> Position.parse("13 | 9 | 8").check("13", seat=2)
        Traceback (most recent call last):
        vqlab.contract.IllegalPlay: It is A's turn, not C's. [R10]
        """
        to_act = self.to_act
        rounds.check_turn(to_act, None if seat is None else as_seat(seat, self.seats))
        hand = self.state[0][to_act or 0]
        rounds.check(as_play(play), hand, self.round, self.edition)

    def play(self, play: Play | str) -> Self:
        """The position after a play of the seat to act; this one is unchanged.

        Raises IllegalPlay, naming the clause, or NotationError for text that is no play.

        >>> Position.parse("6 9 | 7 8 | 5 Q").play("6").play("pass").play("Q")
        Position('9 | 7 8 | 5 ; C')
        """
        play = as_play(play)
        self.check(play)
        made = (*self.plays, play)
        state = after(self.state, play, self.edition)
        if state[1].turn:
            return self._of(self.edition, state, made, self.lead_embargo)
        return self._of(self.edition, state, (), state[1].embargo)

    @property
    def start_hands(self) -> tuple[Hand, ...]:
        """Every seat's hand at the start of this round."""
        packed = list(self.state[0])
        for seat, play in zip(clockwise(self.leader, self.seats), self.plays, strict=False):
            packed[seat] += play.packed
        return tuple(Hand.of(hand) for hand in packed)


def as_position(position: object) -> Position:
    """A position given as itself or as its text. Raises NotationError for anything else."""
    if isinstance(position, Position):
        return position
    if isinstance(position, str):
        return Position.parse(position)
    raise NotationError(Message("position-type", read=as_read(position)))


def position_under(text: str, edition: str | None = None, *, no_embargo: bool = False) -> Position:
    """The position a text names, under another edition or without the embargo if so asked.

    >>> print(position_under("6 | 7 | 8", no_embargo=True))
    queen/base,embargo=no: 6 | 7 | 8
    """
    from vqlab.queen.notation import read_position

    chosen: Edition = read_position(text)["edition"] if edition is None else Edition.parse(edition)
    return Position.parse(text, replace(chosen, embargo=False) if no_embargo else chosen)


def check_possible(hands: Sequence[Hand], leader: int, embargo: int, edition: Edition) -> None:
    """Raise ImpossiblePosition unless a game can come to these hands at the start of a round."""
    seats = len(hands)
    in_play = _total(hands)
    if not is_whole(leader, most=seats - 1):
        raise ImpossiblePosition("R10", Message("impossible-leader", seats=seats))
    for slayer in (15, 20):
        if in_play.get(f"S{slayer}") and slayer not in edition.slayers_for(seats):
            params = {"slayer": f"S{slayer}", "edition": str(edition), "seats": seats}
            raise ImpossiblePosition("R8", Message("impossible-slayer", **params))
    for card, held in in_play.items():
        most = edition.most_of(card, seats)
        if held > most:
            raise ImpossiblePosition(
                "R1", Message("impossible-copies", card=card, held=held, most=most)
            )
    vampires = sum(len(hand.vampires) for hand in hands)
    dealt = seats * edition.hand_size(seats)
    if vampires > dealt:
        raise ImpossiblePosition(
            "R6", Message("impossible-deal", held=vampires, dealt=dealt, seats=seats)
        )
    if embargo:
        _check_embargo(hands[leader], leader, embargo, edition, seats)


def _total(hands: Sequence[Hand]) -> dict[str, int]:
    """Card -> copies over all hands, counted one card at a time so that nothing overflows."""
    counts = {
        card: sum(count_at(hand.packed, index) for hand in hands)
        for index, card in enumerate(CARDS)
    }
    return {card: count for card, count in counts.items() if count}


def _check_embargo(hand: Hand, leader: int, embargo: int, edition: Edition, seats: int) -> None:
    slayer = f"S{as_read(embargo)}"
    if not edition.embargo:
        raise ImpossiblePosition("R21", Message("impossible-embargo-off", slayer=slayer))
    params = {"seat": seat_letter(leader), "slayer": slayer}
    if not is_whole(embargo) or embargo not in SLAYER_UNIT or embargo not in hand.slayers:
        raise ImpossiblePosition("R21", Message("impossible-embargo-holder", **params))
    # With two seats the picker may have been blocked and the leader fed nothing: two slayers.
    alone = len(hand.slayers) == 1 or seats > 2
    if not vampires_of(hand.packed) and alone:
        raise ImpossiblePosition("R21", Message("impossible-embargo-alone", **params))


def _impossible_play(error: IllegalPlay, play: str, seat: int | None) -> ImpossiblePosition:
    who = seat_letter(seat) if seat is not None else "-"
    message = Message("impossible-play", play=play, seat=who, reason=error.message)
    return ImpossiblePosition(error.clause, message)
