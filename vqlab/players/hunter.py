"""The rule of thumb for The Vampires: defeat what can be defeated, and leave nothing to the others.

what a seat sees → its plays, each with what it is thought to be worth → the best of them.

One rule serves the greedy bot, who has a View, and playing out, where a dealt table is at hand: it
is given the seat's own hand and what lies open, and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

from vqlab.contract import Message
from vqlab.players.bot import Budget, Choice
from vqlab.vampires.deck import BITE, COFFIN, FACING, GARLIC, MIRROR, points_of
from vqlab.vampires.edition import MOST_ACTIVE, TO_WIN, Edition
from vqlab.vampires.legality import STAY
from vqlab.vampires.play import PASS, Place, Play
from vqlab.vampires.table import Cross, Table, free_places
from vqlab.vampires.view import View

__all__ = ["GreedyBot", "Open", "open_to", "ranked"]

WINS = 100_000
POINT = 1_000
"""What a point won now is worth; all else is in thousandths of a point."""
ARMED = (0, 20, 60, 220, 300)
"""A point of a vampire with so many cards around it, for a seat that holds its weapon."""
UNARMED = (0, 12, 4, -90, -240)
"""The same for a seat that does not: whoever comes next may finish the cross."""
SAFE = 82
"""Of a hundred other hands, those without the weapon of a given colour."""
CARD_KEPT = 30
"""An action card that is not spent yet."""
GARLIC_ACTS = 40
"""The next seat's turn."""
SWAPPED, WEAPON_FOUND, WEAPON_GIVEN = 60, 200, 150
"""Another hand instead of the own; each weapon known to be there, and each that goes with it."""


class Open(NamedTuple):
    """What a seat that is to act sees: its hand, and what lies open.

    ``asleep``: cards of the vampire pile; ``known``: per seat, cards that are certain to be there.
    """

    edition: Edition
    seat: int
    hand: tuple[str, ...]
    crosses: tuple[Cross, ...]
    points: tuple[int, ...]
    asleep: int
    known: tuple[tuple[str, ...], ...] = ()


def open_to(table: Table, edition: Edition) -> Open:
    """What the seat to act sees of a table."""
    points = tuple(sum(map(points_of, cards)) for cards in table.won)
    seat = table.to_act
    return Open(edition, seat, table.hands[seat], table.crosses, points, len(table.asleep))


def ranked(now: Open) -> list[tuple[int, Play]]:
    """Every play that may be made, the best first, each with what it is thought to be worth.

    >>> from vqlab.vampires import Game
    >>> view = Game("vampires: GYBR WR | GYRB garlic ; R4(BYRG - RGBY YRBG)").view("A")
    >>> print(ranked(seen_in(view))[0][1])
    GYBR@1E+WR
    """
    hand = tuple(dict.fromkeys(now.hand))
    if not hand:
        return [(0, PASS)]
    rule = _Rule(now)
    for card in hand:
        rule.add(card)
    if rule.found:
        return sorted(rule.found, key=_worth, reverse=True)
    return sorted(
        ((-_keeping(card, now), Play(card, discards=True)) for card in hand),
        key=_worth,
        reverse=True,
    )


def _worth(one: tuple[int, Play]) -> int:
    return one[0]


class _Rule:
    """The plays of one turn, found card by card."""

    def __init__(self, now: Open) -> None:
        self.now, self.found = now, list[tuple[int, Play]]()
        self.free = free_places(now.crosses)
        self.others = [seat for seat in range(len(now.points)) if seat != now.seat]
        self.armed = [f"W{cross.colour}" in now.hand for cross in now.crosses]
        self.around = [4 - cross.around.count("") for cross in now.crosses]
        most, own = max(now.points[seat] for seat in self.others), now.points[now.seat]
        counts = now.edition.action_cards_count
        known = now.known or ((),) * len(now.points)
        given = SWAPPED - WEAPON_GIVEN * _weapons(now.hand)
        self.hands = [given + WEAPON_FOUND * _weapons(cards) for cards in known]
        """What it is worth to have each seat's hand instead of the own one."""
        past = len(now.points) - 2
        waits = POINT * SAFE**past // 100**past
        self.won, self.bitten = list[int](), list[int]()
        self.attack, self.garlic, self.mirror = list[int](), list[int](), list[int]()
        for cross, armed, around in zip(now.crosses, self.armed, self.around, strict=True):
            points = points_of(cross.vampire)
            # whoever is about to win has to be kept from every vampire that is enough
            fear = 2 if most + points >= TO_WIN else 1
            without = [points * one * (fear if one < 0 else 1) for one in UNARMED]
            worth = [points * one for one in ARMED] if armed else without
            before, then = worth[around], min(around + 1, 4)
            self.attack.append(worth[then] - before)
            # garlic keeps the next seat from making use of it
            late = points * waits if around == 3 and armed and counts else worth[then]
            self.garlic.append(late - before + GARLIC_ACTS)
            # the weapon goes with the hand
            self.mirror.append(without[then] - before)
            self.bitten.append(-before - CARD_KEPT)
            self.won.append(points * POINT + (WINS if own + points >= TO_WIN else 0))

    def add(self, card: str) -> None:
        """Every play with this card."""
        now = self.now
        if now.edition.deck.is_attack(card):
            self._attacks(card)
        elif card == GARLIC:
            for place in self.free:
                self._say(self.garlic[place.cross] - CARD_KEPT, Play(card, None, place))
        elif card == MIRROR:
            for place in self.free:
                self._swaps(card, place, None, place.cross, CARD_KEPT)
        elif card == COFFIN:
            if len(now.crosses) < MOST_ACTIVE and now.asleep:
                self._say(-CARD_KEPT // 3, Play(card))
        elif card == BITE:
            for at, around in enumerate(self.around):
                if around or not now.edition.bite_needs_cards:
                    self._say(self.bitten[at], Play(card, at))
        else:
            for at, cross in enumerate(now.crosses):
                if cross.colour == card[1] and self._is_whole(cross.around):
                    self._say(self.won[at], Play(card, at))

    def _attacks(self, card: str) -> None:
        fits = _fits(card)
        for at, cross in enumerate(self.now.crosses):
            for side in fits.get(cross.vampire[0], ()):
                lies = cross.around[side]
                if not lies:
                    place = Place(at, side)
                    self._say(self.attack[at], Play(card, None, place))
                    if self.armed[at] and self.around[at] == 3:
                        whole = (*cross.around[:side], card, *cross.around[side + 1 :])
                        if self._is_whole(whole):
                            weapon = f"W{cross.colour}"
                            self._say(self.won[at], Play(card, None, place, weapon=weapon))
                elif lies in STAY:
                    self._replacing(card, Place(at, side), lies)

    def _replacing(self, card: str, place: Place, lies: str) -> None:
        """Garlic or a mirror moves to another place and acts again (T10)."""
        apart = self.now.edition.reattach_elsewhere
        for moved in self.free:
            if apart and moved.cross == place.cross:
                continue
            if lies == MIRROR:
                self._swaps(card, place, moved, moved.cross, 0)
            else:
                self._say(self.garlic[moved.cross], Play(card, None, place, moved))

    def _swaps(self, card: str, place: Place, moved: Place | None, at: int, spent: int) -> None:
        """A mirror comes to lie at a vampire, and the hand is swapped with each of the others."""
        for step, seat in enumerate(self.others):
            worth = self.mirror[at] + self.hands[seat] - spent - step
            self._say(worth, Play(card, None, place, moved, seat))

    def _say(self, worth: int, play: Play) -> None:
        self.found.append((worth, play))

    def _is_whole(self, around: Sequence[str]) -> bool:
        if not all(around):
            return False
        return self.now.edition.action_cards_count or not any(card in STAY for card in around)


@lru_cache(maxsize=256)
def _fits(card: str) -> dict[str, list[int]]:
    """Colour -> the sides of a vampire of this colour that an attack card fits at (T6)."""
    return {edge: [side for side in range(4) if card[FACING[side]] == edge] for edge in card}


def _weapons(cards: Sequence[str]) -> int:
    return sum(len(card) == 2 for card in cards)


def _keeping(card: str, now: Open) -> int:
    """What a card is worth that cannot be played now."""
    if card in (GARLIC, MIRROR, BITE, COFFIN):
        return 2
    if len(card) == 2:
        return 4 + sum(cross.colour == card[1] for cross in now.crosses)
    return 1


class GreedyBot:
    """Defeats the vampire worth most when it can, and hands no finished cross to the others."""

    name = "greedy"
    budget = None

    def choose(self, view: View, rng: Random, budget: Budget) -> Choice:
        """The play the rule of thumb names; nothing is drawn and nothing searched."""
        now = seen_in(view)
        play = ranked(now)[0][1]
        return Choice(play, why(now, play))


def seen_in(view: View) -> Open:
    """What a view's seat sees, as far as the rule of thumb asks."""
    return Open(
        view.edition,
        view.seat,
        view.hand,
        view.crosses,
        view.points,
        view.asleep,
        view.known,
    )


def why(now: Open, play: Play) -> Message:
    """The rule that speaks for a play, in one sentence."""
    said = {"play": str(play)}
    if play.discards:
        return Message("bot-hunter-discard", card=play.card)
    at = play.place.cross if play.place is not None else play.cross
    if at is None:
        return Message("bot-hunter-coffin", **said)
    cross = now.crosses[at]
    if play.weapon or len(play.card) == 2:
        return Message("bot-hunter-defeat", points=points_of(cross.vampire), **said)
    acts = play.card if play.moved is None else "" if play.place is None else _lies(cross, play)
    if play.card == BITE:
        return Message("bot-hunter-bite", **said)
    if acts == GARLIC:
        return Message("bot-hunter-garlic", **said)
    if acts == MIRROR:
        return Message("bot-hunter-mirror", **said)
    armed = f"W{cross.colour}" in now.hand
    return Message("bot-hunter-armed" if armed else "bot-hunter-unarmed", **said)


def _lies(cross: Cross, play: Play) -> str:
    assert play.place is not None
    return cross.around[play.place.side]
