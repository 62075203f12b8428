"""The exercises on bots and tournaments: counting again finds the same answers."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from vqlab.lessons import exercises
from vqlab.lessons.contests import BOTS, GAMES, GREEDY, SEATS, WANTED, WIDE, WON_GAMES, WON_SEED
from vqlab.players import Estimate, Tournament, player
from vqlab.queen import Phase
from vqlab.words import say


def test_greedy_takes_the_costliest_play_and_there_is_one():
    view = Phase(GREEDY).view("A")
    points = sorted((play.penalty, str(play)) for play in view.legal_plays())
    assert [cost for cost, _ in points[-2:]] == [29, 32]
    assert exercises["greedy-play"].check(points[-1][1])
    assert points[-2][1] == "5^3 Q"
    why = say(exercises["greedy-play"].why)
    assert "9 + 9 + 14" in why
    assert "15 + 14" in why


def test_so_many_games_are_fair_and_fewer_are_not():
    plan = Tournament(BOTS, SEATS)

    def fair(blocks: int) -> bool:
        seats = Counter(
            (seat, bot)
            for block in range(blocks)
            for rotation in range(SEATS)
            for seat, bot in enumerate(plan.seating(block, rotation))
        )
        return len(set(seats.values())) == 1

    fewest = next(blocks for blocks in range(1, 10) if fair(blocks))
    assert exercises["fair-games"].check(fewest * SEATS)


def test_the_width_is_what_estimates_make_of_so_many_deals():
    def width(deals: int) -> float:
        values = [Fraction(n % 2) for n in range(deals)]
        low, high = Estimate.of(values).interval or (0, 0)
        return high - low

    games = exercises["narrower"].kind.read(exercises["narrower"].answer())
    assert abs(width(GAMES) / width(games) - WIDE / WANTED) < 0.15


def test_the_share_won_is_counted_game_by_game():
    plan = Tournament(["greedy", "random"], seats=3, seed=WON_SEED)
    won, phases = Fraction(0), 0
    for key in plan.keys(WON_GAMES):
        points = plan.play(*key).phase.penalties
        best = [seat for seat in range(3) if points[seat] == min(points)]
        mine = [seat for seat, bot in enumerate(plan.seating(*key)) if bot == 0]
        won += Fraction(len(set(best) & set(mine)), len(best))
        phases += len(mine)
    assert exercises["share-won"].check(won / phases)
    assert won > Fraction(WON_GAMES, 2), "greedy wins in most games"


def test_the_bots_named_are_there():
    assert [str(player(name)) for name in BOTS] == BOTS
