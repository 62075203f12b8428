"""What lies on the table and in the piles, and what a turn does to it.

Table + a play that is legal → Table, and what everybody saw of it. Nothing is judged here; that is
for ``legality``.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from vqlab.vampires.deck import BITE, COFFIN, GARLIC, MIRROR, Deck, points_of
from vqlab.vampires.edition import ACTIVE, HAND, TO_WIN
from vqlab.vampires.play import Place, Play

FREE = ""
"""On a side where no card lies."""
NONE_AROUND = (FREE,) * 4


class Cross(NamedTuple):
    """A vampire on the table and the cards around it: north, east, south, west."""

    vampire: str
    around: tuple[str, ...] = NONE_AROUND

    @property
    def colour(self) -> str:
        """The letter of the vampire's colour."""
        return self.vampire[0]

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards around it."""
        return tuple(card for card in self.around if card)

    def put(self, side: int, card: str) -> Cross:
        """With a card at a side."""
        around = (*self.around[:side], card, *self.around[side + 1 :])
        return Cross(self.vampire, around)


class Table(NamedTuple):
    """Everything the future of a game depends on. A key for tables of positions.

    ``hands`` and ``discards`` are in the order of the deck; ``draw`` and ``asleep`` (the vampire
    pile) from the top; ``won``: each seat's vampires; ``seed``: what the discards will be shuffled
    from, None where they become the draw pile in the order of the deck.
    """

    hands: tuple[tuple[str, ...], ...]
    crosses: tuple[Cross, ...]
    to_act: int
    won: tuple[tuple[str, ...], ...]
    draw: tuple[str, ...]
    discards: tuple[str, ...]
    asleep: tuple[str, ...]
    seed: int | None

    @property
    def winner(self) -> int | None:
        """Who has points enough (T20)."""
        for seat, vampires in enumerate(self.won):
            if sum(map(points_of, vampires)) >= TO_WIN:
                return seat
        return None


class Drawn(NamedTuple):
    """Cards a seat took off the draw pile, in order, and whether the discards were shuffled."""

    seat: int
    cards: tuple[str, ...]
    shuffled: bool


class Seen(NamedTuple):
    """What a turn did, beside the play: who drew, who woke, who was won, whom garlic stopped."""

    drawn: tuple[Drawn, ...] = ()
    woken: str = ""
    won: str = ""
    missed: int | None = None


class _Hands:
    """A table while a turn changes it."""

    def __init__(self, table: Table, deck: Deck) -> None:
        self.hands = list(table.hands)
        self.crosses = list(table.crosses)
        self.won = list(table.won)
        self.draw = list(table.draw)
        self.gone = list(table.discards)
        self.asleep = list(table.asleep)
        self.seed, self.deck = table.seed, deck
        self.drawn: list[Drawn] = []

    def leave(self, seat: int, card: str) -> None:
        hand = list(self.hands[seat])
        hand.remove(card)
        self.hands[seat] = tuple(hand)

    def top_up(self, seat: int) -> None:
        """Draw up to five cards, or as many as there are (T18)."""
        self.take(seat, HAND - len(self.hands[seat]))

    def take(self, seat: int, n: int) -> None:
        taken: list[str] = []
        shuffled = False
        while len(taken) < n and (self.draw or self.gone):
            if self.draw:
                taken.append(self.draw.pop(0))
            if not self.draw and self.gone:
                self.shuffle()
                shuffled = True
        if taken or shuffled:
            self.hands[seat] = self.deck.sorted((*self.hands[seat], *taken))
            self.drawn.append(Drawn(seat, tuple(taken), shuffled))

    def shuffle(self) -> None:
        """The discards become the draw pile (T19)."""
        self.draw, self.gone = list(self.deck.sorted(self.gone)), []
        if self.seed is not None:
            chance = Random(self.seed)
            chance.shuffle(self.draw)
            self.seed = chance.randrange(1 << 48)

    def wake(self) -> str:
        vampire = self.asleep.pop(0)
        self.crosses.append(Cross(vampire))
        return vampire


def after(table: Table, play: Play, deck: Deck) -> tuple[Table, Seen]:
    """The table after a play that is legal, and what was seen; nothing is checked here."""
    now, seat, seats = _Hands(table, deck), table.to_act, len(table.hands)
    woken = won = ""
    acts = ""
    if play.discards:
        now.leave(seat, play.card)
        now.gone.append(play.card)
    elif play.place is not None:
        acts = _put(now, seat, play)
        if play.weapon:
            won, woken = _defeat(now, seat, play.place.cross, play.weapon)
    elif play.card == COFFIN:
        now.leave(seat, play.card)
        now.gone.append(play.card)
        woken = now.wake()
    elif play.card == BITE and play.cross is not None:
        now.leave(seat, play.card)
        bitten = now.crosses[play.cross]
        now.gone += [play.card, *bitten.cards]
        now.crosses[play.cross] = Cross(bitten.vampire)
    elif play.cross is not None:
        won, woken = _defeat(now, seat, play.cross, play.card)
    over = won and sum(map(points_of, now.won[seat])) >= TO_WIN
    if not over:
        if acts == MIRROR and play.target is not None:
            now.top_up(seat)
            hands = now.hands
            hands[seat], hands[play.target] = hands[play.target], hands[seat]
        now.top_up(seat)
    missed = (seat + 1) % seats if acts == GARLIC else None
    following = seat if over else (seat + 1 + (missed is not None)) % seats
    then = Table(
        tuple(now.hands),
        tuple(now.crosses),
        following,
        tuple(now.won),
        tuple(now.draw),
        deck.sorted(now.gone),
        tuple(now.asleep),
        now.seed,
    )
    return then, Seen(tuple(now.drawn), woken, won, missed)


def _put(now: _Hands, seat: int, play: Play) -> str:
    """Put a card at its place; gives the action card that acts, if one does."""
    place, moved = play.place, play.moved
    assert place is not None
    now.leave(seat, play.card)
    lay = now.crosses[place.cross].around[place.side]
    now.crosses[place.cross] = now.crosses[place.cross].put(place.side, play.card)
    if moved is None:
        return play.card
    now.crosses[moved.cross] = now.crosses[moved.cross].put(moved.side, lay)
    return lay


def _defeat(now: _Hands, seat: int, at: int, weapon: str) -> tuple[str, str]:
    """Take a vampire; gives it, and the vampire that wakes in its place, if one does (T16, T17)."""
    now.leave(seat, weapon)
    taken = now.crosses.pop(at)
    now.gone += [*taken.cards, weapon]
    now.won[seat] = (*now.won[seat], taken.vampire)
    if sum(map(points_of, now.won[seat])) >= TO_WIN or len(now.crosses) >= ACTIVE:
        return taken.vampire, ""
    if not now.asleep:
        return taken.vampire, ""
    woken = now.asleep.pop(0)
    now.crosses.insert(at, Cross(woken))
    return taken.vampire, woken


def free_places(crosses: tuple[Cross, ...]) -> list[Place]:
    """Every side where no card lies."""
    return [
        Place(at, side)
        for at, cross in enumerate(crosses)
        for side, card in enumerate(cross.around)
        if not card
    ]
