"""Deals, ends and games: scenarios 1–6 and 47–60, each named after the clause it shows."""

from __future__ import annotations

from random import Random

import pytest

from tests.queen.refusals import impossible, plays_of, position, refuses
from vqlab.contract import IllegalPlay
from vqlab.queen import Edition, Game, Hand, Phase, Position

SEEDS = range(12)


@pytest.mark.parametrize("seed", SEEDS)
def test_R4_R5_R7_slayers_come_on_top_and_the_holder_of_20_starts(seed):
    """Scenario 1: n=4: S15's holder 14, its left neighbour, S20 and the lead, 14.

    Scenario 2: whoever is drawn to start, nobody else gets a card more: who deals is no matter.
    """
    game = Game.new(4, seed=seed)
    first, left = game.holder_of(15), game.holder_of(20)
    assert (first + 1) % 4 == left == game.phase.position.leader
    sizes = [14 if seat in (first, left) else 13 for seat in range(4)]
    assert [len(hand) for hand in game.phase.position.hands] == sizes


def test_R4_the_leader_can_be_chosen():
    """Scenario 1: whoever has the longest fangs."""
    for leader in range(4):
        assert Game.new(4, seed=1, leader=leader).holder_of(20) == leader
        assert Game.new(4, seed=1, leader=leader).holder_of(15) == (leader - 1) % 4


@pytest.mark.parametrize(
    "seats, each, left_over",
    [
        *[(3, 13, 69), (4, 13, 56), (5, 13, 43), (6, 13, 30), (7, 13, 17), (8, 13, 4)],
        *[(9, 12, 0), (10, 10, 8), (11, 9, 9), (12, 9, 0)],
    ],
)
def test_R6_R7_cards_each_and_left_over(seats, each, left_over):
    """Scenario 1: 56 left at n=4.

    Scenario 2: n=9 12/0, 10 10/8, 11 9/9, 12 9/0, plus slayers.
    """
    phase = Phase.deal(seats, seed=5)
    assert {len(hand.vampires) for hand in phase.start.hands} == {each}
    assert sum(len(hand) for hand in phase.start.hands) == seats * each + 2
    assert len(phase.left_over) == left_over


def test_R8_seven_english_players_have_one_slayer():
    """Scenario 3: EN n=7: S20 only; starter 14, others 13; 17 left; 109 cards."""
    phase = Phase.deal(7, seed=2, edition=Edition.ENGLISH)
    hands, leader = phase.position.hands, phase.position.leader
    assert [hand.slayers for hand in hands] == [(20,) if s == leader else () for s in range(7)]
    assert [len(hand) for hand in hands] == [14 if s == leader else 13 for s in range(7)]
    assert len(phase.left_over) == 17
    assert sum(map(len, hands)) + 17 == 109 == Edition.ENGLISH.cards_in_play(7)


def test_R8_five_english_players_have_both_slayers():
    """Scenario 4: EN n=5: both slayers, two players at 14."""
    hands = Phase.deal(5, seed=2, edition=Edition.ENGLISH).position.hands
    assert sorted(map(len, hands)) == [13, 13, 13, 14, 14]


@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 13, 100])
def test_R2_three_to_twelve_play(seats):
    """Scenario 5: n=2; n=13."""
    impossible("R2", lambda: Game.new(seats))
    impossible("R2", lambda: Phase.deal(seats))


def test_R2_two_play_only_by_an_explicit_house_rule():
    """Scenario 5: the option lets two play, not one."""
    assert Game.new(2, edition=Edition(two_seats=True)).seats == 2
    impossible("R2", lambda: Game.new(1, edition=Edition(two_seats=True)))


def test_R32_a_game_has_a_whole_number_of_phases():
    """Scenario 6: phases=0 and 2.5 are refused; 1 is accepted."""
    for phases in (0, -3, 2.5, True, "5"):
        impossible("R32", lambda phases=phases: Game.new(phases=phases))
    assert Game.new(phases=1).phases == 1


@pytest.mark.parametrize("hand, points", [("3 10 Q", 27), ("13 Q S15 S20", 62), ("-", 0)])
def test_R28_cards_in_hand_cost_their_value(hand, points):
    """Scenario 47: hand 3,10,Q costs 27.

    Scenario 48: hand S15,S20,Q,13 costs 62.
    """
    assert Position.parse(f"{hand} | - | 1").penalties[0] == points


def test_R28_a_queen_fed_as_1_still_costs_14():
    """Scenario 49: a queen played as 1, picked up, kept: 14."""
    over = position("S20 | 1 3 | 3 Q", "S20", "1", "Q")
    assert over.hands[2] == Hand("1 3 Q S20")
    assert over.penalties == (0, 3, 1 + 3 + 14 + 20)


def test_R28_a_queen_picked_up_counts_14_again_when_led():
    """Scenario 49: what it counted in the slayer round is forgotten."""
    now = position("5 9 S20 | 3 4 | 3 8 Q", "S20", "3", "Q")
    assert now.leader == 1
    assert plays_of(now.play("Q")) == ["pass"]


def ended(text: str, *plays: str, phases: int = 5, **options: bool) -> Game:
    """A game whose first phase has just ended."""
    game = Game.new(seed=3, phases=phases, deal=Position.parse(text, Edition(**options)))
    for play in plays:
        game = game.play(play)
    assert game.phase.is_over
    return game


def test_R31_a_holder_of_both_slayers_has_two_cards_more_and_starts():
    """Scenario 50: the phase ends, C holds both slayers, n=4: C 15 cards, others 13."""
    game = ended("1 | 5 | 6 S15 S20 | 7", "1", "pass", "pass", "pass").next_phase()
    assert [len(hand) for hand in game.phase.position.hands] == [13, 13, 15, 13]
    assert game.to_act == 2


def test_R30_slayers_stay_and_the_holder_of_20_leads():
    """Scenario 51: S20 with B, S15 with D; A won the last round: B starts; B, D 14."""
    game = ended("1 | 5 S20 | 6 | 7 S15", "1", "pass", "pass", "pass").next_phase()
    assert (game.holder_of(20), game.holder_of(15), game.to_act) == (1, 3, 1)
    assert [len(hand) for hand in game.phase.position.hands] == [13, 14, 13, 14]


LAST_PICK_UP = ("S20 | 5 9 | 1 2", "S20", "9", "1")


def test_R21_a_new_deal_lifts_the_embargo():
    """Scenario 52: B took S20 in the final round; the next phase it may be led."""
    game = ended(*LAST_PICK_UP).next_phase()
    assert game.to_act == 1
    assert "S20" in plays_of(game)


def test_R21_the_embargo_carries_over_when_the_table_agreed_so():
    """Scenario 52: … and may not with ``embargo_carries_over``."""
    game = ended(*LAST_PICK_UP, embargo_carries_over=True).next_phase()
    assert game.phase.position.embargo == 20
    refuses(game, "S20", "R21")


def test_R30_all_108_are_shuffled_again():
    """Scenario 53: n=4: what was left over before can be dealt now."""
    game = Game.new(4, seed=8)
    before = game.phase
    while not game.phase.is_over:
        game = game.play(game.legal_plays()[0])
    now = game.next_phase().phase
    dealt = sum((hand.vampires for hand in now.start.hands), start=Hand())
    assert str(dealt + now.left_over) == str(Edition.BASE.deck)
    held = sum((hand.vampires for hand in before.start.hands), start=Hand())
    assert any(dealt.count(card) > held.count(card) for card in set(dealt))


def test_R33_equal_lowest_totals_share_the_win():
    """Scenario 54: totals 40,40,55 after the last phase: two winners."""
    first = Phase(Position.parse("- | 13^2 Q | 7 10 13"))
    second = Phase(Position.parse("13^2 Q | - | 12 13"))
    game = Game(Edition.BASE, 0, 2, (first,), second)
    assert game.totals == (40, 40, 55)
    assert game.winners == {0, 1}


def test_R32_after_the_game_nothing_is_played():
    """Scenario 55: any action after the game."""
    game = ended(*LAST_PICK_UP, phases=1)
    for play in ("5", "pass", "S20"):
        refuses(game, play, "R32")
    with pytest.raises(IllegalPlay) as caught:
        game.next_phase()
    assert caught.value.clause == "R32"


def test_R1_R21_no_game_reaches_an_impossible_position():
    """Scenario 56: nine 7s; five queens; an embargo with no other card."""
    impossible("R1", lambda: Position.parse("7^5 | 7^4 | 1"))
    impossible("R1", lambda: Position.parse("Q^3 | Q^2 | 1"))
    impossible("R21", lambda: Position.parse("S20 | 5 | 1 ; A ; S20"))


def test_R17_a_seat_knows_its_hand_and_what_everybody_saw():
    """Scenario 59: B's view at n=4, and nothing else."""
    phase = Phase(Position.parse("5 9 S20 | 2 7 | 1 6 | 8 12 S15"), ["S20", "2", "1", "8", "12"])
    assert phase.view(1).to_json() == {
        "game": "queen",
        "edition": "base",
        "seats": 4,
        "seat": "B",
        "hand": ["7"],
        "hand_sizes": [2, 1, 1, 5],
        "slayers": {"S15": "D", "S20": "D"},
        "known": {"D": ["1", "2", "8"]},
        "left_over": None,
        "leader": "D",
        "embargo": None,
        "rounds": [["S20", "2", "1", "8"], ["12"]],
    }
    assert Phase.deal(4, seed=1).view(1).left_over == 56


def test_R9_with_nothing_left_over_every_unseen_card_is_in_another_hand():
    """Scenario 60: n=9, B's view at any time."""
    for seed in range(3):
        phase, chance = Phase.deal(9, seed=seed), Random(seed)
        while not phase.is_over:
            hands = phase.position.hands
            others = sum((h.vampires for s, h in enumerate(hands) if s != 1), start=Hand())
            assert str(phase.view(1).unseen) == str(others)
            phase = phase.play(chance.choice(phase.legal_plays()))
