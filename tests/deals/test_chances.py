"""Chances against every deal of a small deck, looked at one by one with the rules engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vqlab.contract import IllegalPlay, ImpossiblePosition, LabError
from vqlab.deals import (
    Unseen,
    beats,
    chance,
    copies,
    distribution,
    highest,
    holds,
    largest_set,
    lowest,
    penalty,
    queens,
    sample_survey,
    sets,
    simulate,
)
from vqlab.deals.outcomes import outcomes
from vqlab.deals.sets import forget
from vqlab.queen import Edition, Hand, Position
from vqlab.queen.play import Play, leads, raises

SMALL = Edition.small(values=4, copies=3, queens=2, slayers=())
"""Fourteen vampires: two hands of three can be dealt in 60,060 ways."""


def every_deal(unseen: Unseen, *numbers: int) -> Iterator[dict[int, Hand]]:
    """Every deal of some hands, each card told apart."""

    def deal(left: list[str], numbers: tuple[int, ...]) -> Iterator[dict[int, Hand]]:
        if not numbers:
            yield {}
            return
        number, *rest = numbers
        for chosen in combinations(range(len(left)), unseen.unknown[number - 1]):
            hand = Hand([left[at] for at in chosen] + list(unseen.known[number - 1]))
            others = [card for at, card in enumerate(left) if at not in chosen]
            for dealt in deal(others, tuple(rest)):
                yield {number: hand, **dealt}

    return deal(list(unseen.pool), numbers)


@cache
def ways_to_deal(unseen: Unseen, *numbers: int) -> Counter[tuple[Hand, ...]]:
    """Every deal once more, with equal ones together, for many looks at the same deck."""
    return Counter(tuple(dealt.values()) for dealt in every_deal(unseen, *numbers))


def counted(
    unseen: Unseen, numbers: tuple[int, ...], look: Callable[[dict[int, Hand]], object]
) -> dict[object, Fraction]:
    found: Counter[object] = Counter()
    for hands, ways in ways_to_deal(unseen, *numbers).items():
        found[look(dict(zip(numbers, hands, strict=True)))] += ways
    return {value: Fraction(ways, found.total()) for value, ways in found.items()}


def can_beat(hand: Hand, led: Play) -> bool:
    """Whether the rules let a hand raise: there is more to do than pass."""
    return len(raises(hand.packed, led.size, led.value, False)) > 1


def sets_in(hand: Hand, with_queens: bool = True) -> list[Play]:
    return [play for play in leads(hand.packed, 0, False) if with_queens or not play.queens]


DEALS = [
    Unseen([3], edition=SMALL),
    Unseen([3, 3], mine="1 4", edition=SMALL),
    Unseen([2, 4], mine="3^2 Q", seen="1^2 2", edition=SMALL),
    Unseen([3, 3], mine="2", known=["4 Q", ""], edition=SMALL),
    Unseen([2, 2], known=["", "3 1"], edition=SMALL),
    Unseen([3, 3], known=["4 3", "4^2"], edition=SMALL),
    Unseen([4, 2], known=["4^3 Q", "Q"], edition=SMALL),
    Unseen([1, 0], edition=SMALL),
]
LEDS = ["1", "2", "4", "Q", "1^2", "2^2", "3^2", "4 Q", "Q^2", "1^3", "3^3", "3^2 Q^2"]


@pytest.mark.parametrize("unseen", DEALS, ids=str)
@pytest.mark.parametrize("led", LEDS)
def test_who_can_beat_a_set_by_every_deal_of_a_small_deck(unseen, led):
    hands = tuple(range(1, len(unseen.hands) + 1))
    play = Play(led)
    exact = chance(unseen, beats(led, hands, SMALL))
    looked = counted(
        unseen, hands, lambda dealt: any(can_beat(hand, play) for hand in dealt.values())
    )
    assert exact == looked.get(True, 0)
    assert chance(unseen, ~beats(led, hands, SMALL)) == 1 - exact


@pytest.mark.parametrize("unseen", DEALS, ids=str)
@pytest.mark.parametrize("led", LEDS)
def test_who_holds_a_set_by_every_deal_of_a_small_deck(unseen, led):
    for better, with_queens in product([True, False], repeat=2):
        check_who_holds(unseen, led, better, with_queens)


def check_who_holds(unseen, led, better, with_queens):
    play = Play(led)
    if play.kind == "queens" and not with_queens:
        with pytest.raises(LabError, match="has queens only"):
            holds(led, 1, queens=False, edition=SMALL)
        return

    def fits(hand: Hand) -> bool:
        return any(
            one.size == play.size
            and (one.value == play.value or (better and one.value > play.value))
            for one in sets_in(hand, with_queens)
        )

    event = holds(led, 1, queens=with_queens, better=better, edition=SMALL)
    assert chance(unseen, event) == counted(unseen, (1,), lambda dealt: fits(dealt[1])).get(True, 0)


QUANTITIES = {
    "queens": (queens, lambda hand: hand.count("Q")),
    "threes": (lambda at: copies(3, at), lambda hand: hand.count(3)),
    "penalty": (penalty, lambda hand: hand.penalty),
    "largest": (largest_set, lambda hand: max((p.size for p in sets_in(hand)), default=0)),
    "largest plain": (
        lambda at: largest_set(at, queens=False),
        lambda hand: max((p.size for p in sets_in(hand, False)), default=0),
    ),
    "highest": (highest, lambda hand: max((p.value for p in sets_in(hand)), default=0)),
    "lowest": (
        lowest,
        lambda hand: min((p.value for p in sets_in(hand) if p.size == 1), default=0),
    ),
}


@pytest.mark.parametrize("unseen", DEALS, ids=str)
@pytest.mark.parametrize("name", QUANTITIES)
def test_whole_distributions_by_every_deal_of_a_small_deck(unseen, name):
    quantity, look = QUANTITIES[name]
    assert dict(distribution(unseen, quantity(1))) == counted(
        unseen, (1,), lambda dealt: look(dealt[1])
    )


JOINT = [
    (beats("2^2", [1, 2], SMALL) & (queens(1) >= 1), None),
    ((penalty(1) < penalty(2)) | (lowest(2) > 2), None),
    (~holds("2^2", 1, edition=SMALL) & ~(highest(2) <= 3), None),
    (penalty(1) + penalty(2) >= 14, queens(1) + queens(2) <= 1),
    (beats("3", 2, SMALL), ~beats("3", 1, SMALL)),
    (largest_set(1).exactly(largest_set(2)), copies(4, 1) >= 1),
]


@pytest.mark.parametrize("unseen", DEALS[1:5], ids=str)
@pytest.mark.parametrize("event, condition", JOINT, ids=str)
def test_joint_and_conditional_questions_by_every_deal(unseen, event, condition):
    looked = counted(
        unseen,
        (1, 2),
        lambda dealt: (condition is None or condition.of(dealt), event.of(dealt)),
    )
    fits, misses = (looked.get((True, holds), Fraction(0)) for holds in (True, False))
    if not fits + misses:
        with pytest.raises(LabError, match="never"):
            chance(unseen, event, condition)
    else:
        assert chance(unseen, event, condition) == fits / (fits + misses)


# ---- two ways on the real deck ------------------------------------------------------------------


def by_dealing(unseen: Unseen, event: object) -> Fraction:
    """The chance of an event card by card, without the short cut for sets."""
    found = outcomes(unseen, event.readings, event.decide, (event,))
    return Fraction(found.get(True, 0), sum(found.values()))


@pytest.mark.parametrize(
    "known", [["13"], ["Q 12", "13^2"], ["", "11 12 13^2 Q"], ["9 10", "9^3 13"]], ids=str
)
@pytest.mark.parametrize("led", ["10^2", "8^3", "4", "11^3", "9^5"])
@pytest.mark.parametrize("hands", [[6, 5], [8, 8], [6, 5, 4]])
def test_known_cards_are_no_hindrance_to_the_short_cut(hands, led, known):
    unseen = Unseen(hands, "8^3 9 Q", known=known)
    event = beats(led, range(1, len(hands) + 1))
    assert chance(unseen, event) == by_dealing(unseen, event)


def test_known_cards_at_a_large_table_are_counted_by_the_short_cut():
    """Card by card it would take millions of steps."""
    unseen = Unseen([9] * 11, known=["10", "11", "", "Q 9"])
    heard: list[None] = []

    def tell() -> None:
        heard.append(None)
        assert len(heard) < 5_000

    assert 0.9 < chance(unseen, beats("10^2", range(1, 12)), tell=tell) < 1
    assert heard


@pytest.mark.parametrize(
    "hands, led",
    [([10], "10^2"), ([13, 9], "8^3"), ([10, 10], "4"), ([6, 6, 6], "11^2"), ([13, 13], "9^5")],
)
@pytest.mark.parametrize("mine", ["", "8^3 9 11 13^2 Q"])
def test_the_short_cut_for_sets_agrees_with_dealing_card_by_card(hands, led, mine):
    unseen = Unseen(hands, mine)
    event = beats(led, range(1, len(hands) + 1))
    assert chance(unseen, event) == by_dealing(unseen, event)


def test_the_figures_of_a_pair_of_tens():
    assert chance(Unseen([10]), beats("10^2")) == Fraction(962197979, 1592876151)
    for hands, decimal in ((2, 0.8557), (3, 0.9524)):
        exact = chance(Unseen([10] * hands), beats("10^2", range(1, hands + 1)))
        assert round(float(exact), 4) == decimal


@pytest.mark.parametrize("hands", [[8, 8, 8, 8], [5, 6, 7, 8]])
@pytest.mark.parametrize("led", ["10^2", "9^3", "7^4", "5^5", "11^6", "2^8"])
def test_a_simulation_finds_what_was_counted(hands, led):
    unseen = Unseen(hands, "8^2 Q")
    event = beats(led, range(1, 5))
    exact = chance(unseen, event)
    low, high = simulate(unseen, event, 4000, seed=7).interval
    slack = (high - low) / 2  # four times in a hundred an honest interval misses by little
    assert low - slack <= exact <= high + slack


# ---- laws ---------------------------------------------------------------------------------------

RANKS = st.sampled_from([*map(str, range(1, 14)), "Q"])


@st.composite
def unseen_cards(draw: st.DrawFn, most: int = 3) -> Unseen:
    mine = draw(st.lists(RANKS, max_size=12).filter(lambda cards: cards.count("Q") <= 4))
    mine = [card for at, card in enumerate(mine) if mine[:at].count(card) < 8]
    sizes = draw(st.lists(st.integers(0, 6), min_size=1, max_size=most))
    return Unseen(sizes, " ".join(mine))


@settings(max_examples=60, deadline=None)
@given(unseen_cards(), st.data())
def test_the_parts_of_a_partition_sum_to_exactly_1(unseen, data):
    hand = data.draw(st.integers(1, len(unseen.hands)))
    assert sum(distribution(unseen, penalty(hand)).values()) == 1
    quantity = data.draw(st.sampled_from([queens, lowest, highest, largest_set]))(hand)
    found = distribution(unseen, quantity)
    assert sum(found.values()) == 1
    assert sum(chance(unseen, quantity.exactly(value)) for value in found) == 1
    event = beats(data.draw(st.sampled_from(["5", "9^2", "3^3"])), hand)
    assert chance(unseen, event & (quantity >= 2)) + chance(
        unseen, event & ~(quantity >= 2)
    ) == chance(unseen, event)


@settings(max_examples=60, deadline=None)
@given(unseen_cards(2), st.data())
def test_conditioning_obeys_bayes_exactly(unseen, data):
    hands = st.integers(1, len(unseen.hands))
    events = st.sampled_from(
        [
            queens(data.draw(hands)) >= 1,
            beats("9", data.draw(hands)),
            holds("4^2", data.draw(hands), queens=False),
            lowest(data.draw(hands)) <= 3,
            penalty(data.draw(hands)) > 20,
        ]
    )
    first, second = data.draw(events), data.draw(events)
    if 0 in (chance(unseen, first), chance(unseen, second)):
        return
    both = chance(unseen, first & second)
    assert chance(unseen, first.given(second)) * chance(unseen, second) == both
    assert chance(unseen, second.given(first)) * chance(unseen, first) == both


@settings(max_examples=40, deadline=None)
@given(unseen_cards(), st.sampled_from(["3", "7^2", "10^3", "5^4", "Q"]))
def test_more_hands_never_beat_less_and_the_order_does_not_matter(unseen, led):
    hands = range(1, len(unseen.hands) + 1)
    chances = [chance(unseen, beats(led, range(1, last + 1))) for last in hands]
    assert chances == sorted(chances)
    turned = Unseen(unseen.hands[::-1], unseen.mine)
    assert chance(turned, beats(led, hands)) == chances[-1]


def test_of_a_view_only_what_the_seat_does_not_know_is_open():
    phase = Position.parse("6^2 9 | 7 8 Q | 3 10 S20 ; C")
    from vqlab import Phase

    phase = Phase(phase, ["S20", "9", "Q"])  # A takes 9, Q and the slayer
    unseen = Unseen.of_view(phase.view(1))
    assert [str(cards) for cards in unseen.known] == ["-", "9 Q"]
    assert unseen.hands == (2, 4)
    assert chance(unseen, queens(2) >= 1) == 1
    assert chance(unseen, penalty(2) >= 23 + 1) == 1


# ---- nonsense is refused ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "make, clause",
    [
        (lambda: beats("Q^5"), "R1"),
        (lambda: beats("10^14"), "R1"),
        (lambda: Unseen([-1]), "R6"),
        (lambda: Unseen([2.5]), "R6"),
        (lambda: Unseen([10**400]), "R6"),
        (lambda: beats(""), "R11"),
        (lambda: Unseen([]), "R2"),
        (lambda: Unseen([1] * 12), "R2"),
        (lambda: Unseen([100, 9]), "R1"),
        (lambda: Unseen([5], mine="Q^5"), "R1"),
        (lambda: Unseen([5], mine="8^5", seen="8^4"), "R1"),
        (lambda: Unseen([1], known=["8 9"]), "R17"),
        (lambda: Unseen.at_table(13), "R2"),
        (lambda: beats("8 9"), "R15"),
        (lambda: beats("S20"), "R11"),
        (lambda: beats("pass"), "R11"),
        (lambda: Unseen([3], mine="5", edition=Edition.small(values=4)), "R1"),
    ],
)
def test_nonsense_is_refused_in_one_sentence_that_names_the_clause(make, clause):
    with pytest.raises((IllegalPlay, ImpossiblePosition)) as caught:
        make()
    assert caught.value.clause == clause
    assert str(caught.value).count("\n") == 0
    assert str(caught.value).endswith(f"[{clause}]")


@pytest.mark.parametrize(
    "make",
    [
        lambda: chance(Unseen([3]), beats("8", 2)),
        lambda: chance(Unseen([3]), queens(0) >= 1),
        lambda: beats("8", []),
        lambda: queens(1) >= 1.5,
        lambda: queens(1) + 3,
        lambda: beats("5") & queens(1),
        lambda: beats("5").given(None),
        lambda: beats("5", None),
        lambda: chance(Unseen([3]), queens(1)),
        lambda: chance(Unseen([3]), beats("5"), queens(1)),
        lambda: distribution(Unseen([3]), beats("5")),
        lambda: holds("Q", queens=False),
        lambda: holds("9^2", better=False, edition="base,queens_declared=yes"),
        lambda: Unseen([3], known="8"),
        lambda: simulate(Unseen([3]), beats("8"), 5, seed=None),
        lambda: sample_survey(cards=1, count=2, seed=None),
        lambda: queens(1) >= True,
        lambda: copies("S20"),
        lambda: Unseen([3], known=["8", "9"]),
        lambda: simulate(Unseen([3]), beats("8"), 0),
        lambda: distribution(Unseen([3]), queens(1), queens(1) >= 5),
    ],
)
def test_other_nonsense_is_refused_too(make):
    with pytest.raises(LabError):
        make()


def test_an_event_is_no_truth_value():
    with pytest.raises(TypeError, match="&"):
        bool(beats("8"))


@pytest.mark.parametrize("after", [0, 3, 40])
def test_counting_can_be_broken_off_and_leaves_nothing_behind(after):
    class Enough(Exception):
        pass

    unseen = Unseen([9, 9, 9], "13 12")
    event = beats("6^3", [1, 2, 3])
    known = chance(unseen, event), distribution(unseen, penalty(1))
    forget()
    for count in (chance, distribution):
        told = iter(range(after + 1))

        def stop(told=told) -> None:
            if next(told) == after:
                raise Enough

        with pytest.raises(Enough):
            count(unseen, event if count is chance else penalty(1), tell=stop)
    assert (chance(unseen, event), distribution(unseen, penalty(1))) == known


def test_whoever_waits_hears_the_more_often_the_larger_a_hand_is(monkeypatch):
    """Not only from state to state: also while the ways to deal one hand are listed."""

    def told(many: int) -> tuple[int, Fraction]:
        heard: list[None] = []
        forget()
        monkeypatch.setattr(sets, "MANY", many)
        event = holds("6^3", [1, 2, 3])
        found = chance(Unseen([9, 9, 9]), event, tell=lambda: heard.append(None))
        return len(heard), found

    seldom, often = told(10**9), told(10)
    assert often[0] > 5 * seldom[0]
    assert often[1] == seldom[1]


def test_a_simulation_keeps_to_a_condition():
    unseen = Unseen([5, 5])
    event = beats("9^2", 1).given(queens(1) >= 1)
    sample = simulate(unseen, event, 2000, seed=3)
    low, high = sample.interval
    assert sample.tried == 2000
    assert low < chance(unseen, event) < high
    with pytest.raises(LabError, match="condition was never so"):
        simulate(unseen, beats("9").given(queens(1) >= 5), 50)


def test_a_sentence_says_how_far_its_parts_go():
    a, b, c = queens(1) >= 1, highest(2) > 9, lowest(1) < 3
    events = [~(a | b), ~a | b, (a & b) | c, a & (b | c), ~(a & b), ~a & b, ~(~a | b)]
    assert len({str(event) for event in events}) == len(events)
    assert str(~(a | beats("9", 2))) == (
        "it is not so that (the number of queens in hand 1 is 1 or more, or hand 2 holds a vampire "
        "of value 10 or higher)"
    )
