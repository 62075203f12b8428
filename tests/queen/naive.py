"""The rules once more, read straight from the clauses: Counters of card names, no speed at all."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import product

SLAYERS = ("S15", "S20")
Cards = tuple[str, ...]


@dataclass(frozen=True)
class Table:
    """Hands now, who leads, the slayer that may not be led, and the plays of this round."""

    hands: tuple[Cards, ...]
    leader: int = 0
    embargo: str = ""
    plays: tuple[Cards, ...] = ()


def subsets(hand: Cards) -> list[Cards]:
    """Every choice of cards from a hand, the empty one included, equal copies not told apart."""
    kinds = sorted(Counter(hand).items())
    choices = product(*(range(n + 1) for _, n in kinds))
    return [
        tuple(card for (card, _), n in zip(kinds, c, strict=True) for _ in range(n))
        for c in choices
    ]


def value(play: Cards) -> int | None:
    """What a set counts (R15, R16); None for cards that are no set."""
    numbers = {card for card in play if card != "Q"}
    if numbers & set(SLAYERS) or len(numbers) > 1 or not play:
        return None
    return int(numbers.pop()) if numbers else 14


def allowed(table: Table, hand: Cards, play: Cards) -> bool:
    if not table.plays:
        if len(play) == 1 and play[0] in SLAYERS:
            return play[0] != table.embargo  # R18, R21
        return value(play) is not None  # R11, R15, R16
    if table.plays[0][0] in SLAYERS:
        if all(card in SLAYERS for card in hand):
            return not play  # R23
        return len(play) == 1 and play[0] not in SLAYERS  # R19, R22
    if not play:
        return True  # R13, R24
    last = [made for made in table.plays if made][-1]
    mine = value(play)
    return mine is not None and len(play) == len(last) and mine > value(last)  # R12


def seat_to_act(table: Table) -> int:
    return (table.leader + len(table.plays)) % len(table.hands)


def legal(table: Table) -> list[Cards]:
    if not table.plays and () in table.hands:
        return []  # R26
    hand = table.hands[seat_to_act(table)]
    return [play for play in subsets(hand) if allowed(table, hand, play)]


def after(table: Table, play: Cards) -> Table:
    seat, seats = seat_to_act(table), len(table.hands)
    hands = [Counter(hand) for hand in table.hands]
    hands[seat] -= Counter(play)
    plays = (*table.plays, play)
    if len(plays) < seats:
        return Table(_sorted(hands), table.leader, table.embargo, plays)
    order = [(table.leader + turn) % seats for turn in range(seats)]
    if plays[0][0] not in SLAYERS:
        winner = max(turn for turn in range(seats) if plays[turn])
        return Table(_sorted(hands), order[winner])  # R14: each raise is higher than the last
    picker = max(range(1, seats), key=lambda turn: (_fed(plays[turn]), turn))  # R20
    hands[order[picker]] += Counter(card for made in plays for card in made)
    return Table(_sorted(hands), order[picker], plays[0][0])


def _fed(play: Cards) -> int:
    """What a turn of a slayer round counts: a blocked seat above everything (R20, R23)."""
    if not play:
        return 99
    return 1 if play[0] == "Q" else int(play[0])


def _sorted(hands: list[Counter[str]]) -> tuple[Cards, ...]:
    return tuple(tuple(sorted(hand.elements())) for hand in hands)


def perft(table: Table, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(perft(after(table, play), depth - 1) for play in legal(table))
