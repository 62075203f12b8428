"""Beyond the shuffle: exact probabilities, by the table of answers and without it."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from math import factorial
from random import Random

import pytest

from tests.solver.hunts import small
from vqlab.contract import LabError
from vqlab.solver import horizon
from vqlab.solver.horizon import outcomes, within
from vqlab.solver.openpile import solve
from vqlab.vampires import Play, Position
from vqlab.vampires import table as tables
from vqlab.vampires.table import after

TINY = [
    "vampires: GYBR WB WG WY^2 | WG^2 WB^2 WY ; R4(BYRG - RGBY YRBG) ; A ; Y3 | -"
    " ; - ; WR BRGY GBRY",
    "vampires: GYBR WB WG WY | WG garlic WB^2 ; R4(BYRG - RGBY YRBG) ; A ; Y3 | -"
    " ; WY ; WR BRGY GBRY",
    "vampires: WB mirror WG^2 WY | GYBR WR ; R4(BYRG - RGBY YRBG) ; A ; Y3 | Y3 ; - ; YGRB BRGY",
    "vampires: WR GYBR | WB ; R4(BYRG - RGBY YRBG) ; A ; Y3 | - ; - ; WG BRGY",
    "vampires: BRGY WB | WR bite ; R4(BYRG - RGBY -) B2 ; A ; Y3 | Y3 ; - ; GYBR WG",
    "vampires: WR mirror | GYBR ; R4(BYRG - RGBY -) ; A ; Y3 | Y3 ; WG ; YGRB",
    "vampires: WG^2 | WR GYBR ; R4(BYRG - RGBY YRBG) ; A ; Y3 | Y3 ; - ; WB YRGB",
    "vampires: WG | WB | WR ; R4(BYRG garlic RGBY YRBG) ; A ; Y3 | B2 | Y3 ; WY ; BRGY",
]


class Ordered:
    """Stands for Random in the rules: a shuffle gives one chosen order."""

    order: tuple[int, ...] = ()

    def __init__(self, seed):
        pass

    def shuffle(self, cards):
        cards[:] = [cards[at] for at in self.order]

    def randrange(self, most):
        return 0


def shuffles(table, play, deck):
    """Every table a play leads to when whatever is shuffled takes each order once: the real rules,
    one order after the other, with as much weight each. Drawing from a pile whose order nobody
    knows is drawing after a shuffle of it."""
    seen = after(table._replace(seed=None), play, deck)[1]
    fresh = sum(len(one.cards) for one in seen.drawn) - len(table.draw)
    shuffled = any(one.shuffled for one in seen.drawn)
    size = fresh + len(after(table._replace(seed=None), play, deck)[0].draw) if shuffled else 0
    for order in permutations(range(size)):
        Ordered.order = order
        yield after(table._replace(seed=1), play, deck)[0], shuffled, Fraction(1, factorial(size))


def plain(table, loose, turns, seat, position):
    """Expectimax as one would say it: no table of answers, every order of a pile one by one."""
    if table.winner is not None or not turns:
        return Fraction(int(table.winner == seat))
    here = Position.of(position.edition, table)
    orders = list(permutations(table.draw)) if loose else [table.draw]
    worths = []
    for play in here.legal_plays():
        worth = Fraction(0)
        for order in orders:
            for then, shuffled, weight in shuffles(
                table._replace(draw=order), play, position.edition.deck
            ):
                below = plain(then, loose or shuffled, turns - 1, seat, position)
                worth += weight * below / len(orders)
        worths.append(worth)
    return max(worths) if table.to_act == seat else min(worths)


@pytest.mark.parametrize("text", TINY)
def test_the_value_is_that_of_plain_expectimax_over_all_orders(text, monkeypatch):
    monkeypatch.setattr(tables, "Random", Ordered)
    position = Position.parse(text)
    for seat in range(position.seats):
        for turns in (1, 2, 3):
            assert within(position, seat, turns).value == plain(
                position.table, False, turns, seat, position
            ), (seat, turns)


def test_some_probability_is_neither_nothing_nor_certain():
    values = {
        within(text, seat, turns).value
        for text in TINY
        for seat in range(Position.parse(text).seats)
        for turns in (1, 2, 3, 4)
    }
    assert Fraction(1, 3) in values and {0, 1} <= values


def test_outcomes_are_likely_as_a_shuffle_makes_them():
    """Against the rules' own shuffles, seed after seed: the same tables, and near weights."""
    position = Position.parse(
        "vampires: WG RGBY | WB ; R4(BYRG - RGBY YRBG) ; A ; Y3 | Y3 ; WY ; BRGY^2 GYBR YRGB WR"
    )
    play = position.legal_plays()[0]
    exact = {
        then.hands[0]: weight
        for (then, _), weight in outcomes((position.table, False), play, position.edition.deck)
    }
    assert sum(exact.values()) == 1
    counted = dict.fromkeys(exact, 0)
    for seed in range(4000):
        then, _ = after(position.table._replace(seed=seed), play, position.edition.deck)
        counted[then.hands[0]] += 1
    assert all(abs(counted[hand] / 4000 - weight) < 0.04 for hand, weight in exact.items())


def test_T13_what_is_drawn_before_a_swap_goes_with_the_hand():
    text = "vampires: WB mirror WG^2 WY | GYBR WR WB^2 WG ; R4 ; A ; - ; - ; YGRB BRGY"
    position = Position.parse(text)
    found = list(
        outcomes((position.table, False), Play.parse("mirror@1E>B"), position.edition.deck)
    )
    hands = {then.hands for (then, _), _weight in found}
    mine = ("GYBR", "WG", "WB", "WB", "WR")
    assert {tuple(sorted(a)) for a, _ in hands} == {tuple(sorted(mine))}
    assert {card for _, b in hands for card in b if card in ("YGRB", "BRGY")} == {"YGRB", "BRGY"}


def test_T1_no_outcome_loses_or_makes_a_card():
    for seed in range(40):
        position = small(seed, 3)
        here, chance = (position.table, False), Random(seed)
        for _ in range(6):
            at = Position.of(position.edition, here[0])
            if at.is_over:
                break
            found = list(outcomes(here, chance.choice(at.legal_plays()), position.edition.deck))
            assert sum(weight for _, weight in found) == 1
            for (then, _), _weight in found:
                assert _cards(then) == _cards(position.table)
            here = chance.choice(found)[0]


def _cards(table):
    around = [card for cross in table.crosses for card in cross.cards]
    hands = [card for hand in table.hands for card in hand]
    return sorted([*hands, *around, *table.draw, *table.discards])


def test_before_the_shuffle_it_is_what_the_open_deck_says():
    """Within so many turns that a win is certain; and never certain where it cannot be forced."""
    for seed in range(30):
        position = small(seed, 2, pile=1)
        if position.is_over:
            continue
        sure = solve(position, "A")
        if sure.value and sure.turns <= 2:
            assert within(position, "A", len(sure.line)).value == 1


def test_more_turns_never_make_it_less_likely():
    for text in TINY:
        values = [within(text, "A", turns).value for turns in range(5)]
        assert values == sorted(values) and values[0] == 0


def test_T19_the_seed_is_nothing_anybody_knows():
    for text in TINY:
        position = Position.parse(text)
        seeded = Position.of(position.edition, position.table._replace(seed=7))
        for turns in (2, 3):
            assert within(seeded, "A", turns).value == within(position, "A", turns).value


def test_a_budget_that_runs_out_leaves_bounds():
    result = within(TINY[4], "A", 4, nodes=2, all_plays=True)
    assert (result.status, result.value, result.lower, result.upper) == ("unknown", None, 0, 1)
    assert "Unknown within this budget" in str(result)
    data = within(TINY[0], "A", 3, all_plays=True).to_json()
    assert data["concept"] == "within-turns" and data["limit"] == 3
    assert max(map(Fraction, data["plays"].values())) == Fraction(data["value"])
    with pytest.raises(LabError):
        within(TINY[0], "A", -1)
    assert horizon.SURE == 1
