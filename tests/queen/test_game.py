"""Several phases: totals, winners, undo, seeds, and what one phase leaves to the next."""

from __future__ import annotations

import pickle
import random
from copy import deepcopy

import pytest

from tests.queen.refusals import impossible, plays_of
from vqlab.contract import IllegalPlay
from vqlab.queen import Edition, Game, Phase, Position


def finish(game: Game, pick: int = 0) -> Game:
    """The game with its phase played to the end."""
    while not game.phase.is_over:
        plays = game.legal_plays()
        slayers = [play for play in plays if play.slayer]
        game = game.play((slayers or plays)[pick % len(slayers or plays)])
    return game


def whole_game(seats: int = 3, seed: int = 1, phases: int = 3, **options: bool) -> Game:
    game = finish(Game.new(seats, seed, phases, Edition(**options)))
    for _ in range(phases - 1):
        game = finish(game.next_phase())
    return game


@pytest.mark.parametrize("seats", [3, 5, 12])
def test_totals_are_the_sums_of_the_phases(seats):
    game = whole_game(seats)
    every = [phase.penalties for phase in (*game.ended, game.phase)]
    assert len(every) == 3
    assert game.totals == tuple(map(sum, zip(*every, strict=True)))
    assert game.winners == {s for s in range(seats) if game.totals[s] == min(game.totals)}
    assert (game.is_over, game.to_act, game.legal_plays()) == (True, None, ())


def test_nobody_has_won_before_the_end():
    game = Game.new(3, seed=1, phases=2)
    assert (game.winners, game.totals, game.is_over) == (frozenset(), (0, 0, 0), False)
    game = finish(game)
    assert (game.winners, game.is_over, sum(game.totals) >= 35) == (frozenset(), False, True)


@pytest.mark.parametrize("points, winners", [("1 2", {0}), ("2 1", {1}), ("2 2", {0, 1})])
def test_the_lowest_total_wins_and_ties_share(points, winners):
    a, b = points.split()
    first = Phase(Position.parse(f"- | {b} | 5 10"))
    game = Game(Edition.BASE, 0, 2, (first,), Phase(Position.parse(f"{a} | - | 5 11")))
    assert game.winners == winners


def test_three_can_share_a_win():
    phases = [Phase(Position.parse(text)) for text in ("- | 5 | 5", "5 | - | 5", "5 | 5 | -")]
    game = Game(Edition.BASE, 0, 3, tuple(phases[:2]), phases[2])
    assert game.winners == {0, 1, 2}


def test_undo_goes_back_across_phases():
    game = whole_game(phases=2)
    states = [game]
    while states[-1].ended or states[-1].phase.plays:
        states.append(states[-1].undo())
    assert states[-1] == Game.new(3, 1, 2)
    again = states[-1]
    for state in reversed(states[:-1]):
        again = again.next_phase() if again.phase.is_over else again.play(state.phase.plays[-1])
        assert again == state
    with pytest.raises(ValueError, match="no play to take back"):
        states[-1].undo()


def test_undo_of_a_deal_gives_the_ended_phase_back():
    game = finish(Game.new(3, 1, 2))
    assert game.next_phase().undo() == game


def test_the_same_seed_is_the_same_game():
    assert whole_game(seed=5) == whole_game(seed=5)
    assert repr(whole_game(seed=5)) == repr(whole_game(seed=5))
    deals = {Game.new(4, seed=seed).phase.start for seed in range(30)}
    assert len(deals) == 30


def test_phases_of_a_game_are_dealt_apart():
    game = finish(Game.new(3, seed=5))
    assert str(game.next_phase().phase.start) != str(game.phase.start)
    assert str(Game.new(3, seed=6).phase.start) != str(game.next_phase().phase.start)


def test_two_games_at_once_and_global_chance_do_not_meet():
    before = random.getstate()
    one, two = Game.new(3, seed=1), Game.new(4, seed=2)
    while not (one.phase.is_over and two.phase.is_over):
        one = one if one.phase.is_over else one.play(one.legal_plays()[0])
        two = two if two.phase.is_over else two.play(two.legal_plays()[-1])
    assert one == finish_first(Game.new(3, seed=1), 0)
    assert two == finish_first(Game.new(4, seed=2), -1)
    assert random.getstate() == before


def finish_first(game: Game, which: int) -> Game:
    while not game.phase.is_over:
        game = game.play(game.legal_plays()[which])
    return game


def test_a_game_is_a_value():
    game = finish(Game.new(3, seed=2))
    assert pickle.loads(pickle.dumps(game)) == game == deepcopy(game)
    with pytest.raises(AttributeError):
        game.seed = 5


@pytest.mark.parametrize("seats", range(3, 13))
def test_everybody_starts_somewhere(seats):
    leaders = {Game.new(seats, seed=seed).to_act for seed in range(80)}
    assert leaders <= set(range(seats))
    assert len(leaders) > 2


def test_an_explicit_deal_beats_the_seed():
    deal = Position.parse("queen/english: 6 9 | 7 8 | 8 Q ; C")
    game = Game.new(seed=4, deal=deal)
    assert (game.phase.start, game.seats, game.edition) == (deal, 3, Edition.ENGLISH)


def test_a_deal_for_another_number_of_seats_is_refused():
    deal = Position.parse("6 9 | 7 8 | 8 Q ; C")
    assert Game.new(3, deal=deal).seats == 3
    impossible("R2", lambda: Game.new(4, deal=deal))


def test_the_dealer_holds_a_slayer():
    """R5: S15's holder deals the first phase, S20's holder each later one."""
    game = ended()
    assert Game.new(4, seed=7).dealer == Game.new(4, seed=7).holder_of(15)
    assert game.next_phase().dealer == game.next_phase().holder_of("S20")


def ended() -> Game:
    """B holds S20 and leads on, under the embargo of the round it was picked up in."""
    game = Game.new(seed=3, deal=Position.parse("S20 | 5 9 | 1 2"))
    for play in ("S20", "9", "1"):
        game = game.play(play)
    return game


def test_an_explicit_deal_may_follow():
    deal = Position.parse("1 2 | 3 S20 | 4 5 ; B")
    assert ended().next_phase(deal).phase.start == deal


@pytest.mark.parametrize(
    "deal, clause",
    [
        ("1 2 S20 | 3 | 4 5 ; B", "R30"),
        ("1 2 | 3 | 4 5 ; B", "R30"),
        ("1 2 | 3 S20 | 4 5 ; A", "R30"),
        ("1 2 | 3 S20 | 4 5 | 6 ; B", "R30"),
        ("queen/english: 1 2 | 3 S20 | 4 5 ; B", "R30"),
        ("1 2 | 3 S20 | 4 5 ; B ; S20", "R21"),
    ],
)
def test_a_deal_that_cannot_follow_is_refused(deal, clause):
    game = ended()
    impossible(clause, lambda: game.next_phase(Position.parse(deal)))
    assert game == ended()


def test_no_phase_is_dealt_while_one_runs():
    with pytest.raises(IllegalPlay) as caught:
        Game.new(3).next_phase()
    assert caught.value.clause == "R30"


def test_between_phases_nobody_acts():
    game = ended()
    assert (game.to_act, game.is_over, game.legal_plays()) == (None, False, ())
    with pytest.raises(IllegalPlay) as caught:
        game.play("5")
    assert caught.value.clause == "R26"


@pytest.mark.parametrize("carries_over", [False, True])
def test_the_embargo_of_the_last_round_ends_or_carries_over(carries_over):
    """R21: both readings, and only for the seat that leads on."""
    edition = Edition(embargo_carries_over=carries_over)
    game = Game.new(deal=Position.parse("S20 | 5 9 | 1 2", edition))
    for play in ("S20", "9", "1"):
        game = game.play(play)
    assert game.phase.position.embargo == 20
    game = game.next_phase()
    assert game.phase.position.embargo == (20 if carries_over else 0)
    assert ("S20" in plays_of(game)) is not carries_over


def test_an_embargo_on_15_does_not_bind_another_leader():
    """R30: the last picker took S15, but S20's holder leads the next phase, and is free."""
    edition = Edition(embargo_carries_over=True)
    game = Game.new(deal=Position.parse("S15 | 5 9 | 1 2 S20", edition))
    for play in ("S15", "9", "1"):
        game = game.play(play)
    game = game.next_phase()
    assert (game.to_act, game.holder_of(15), game.phase.position.embargo) == (2, 1, 0)


def test_an_explicit_deal_carries_the_embargo_too():
    edition = Edition(embargo_carries_over=True)
    game = Game.new(deal=Position.parse("S20 | 5 9 | 1 2", edition))
    for play in ("S20", "9", "1"):
        game = game.play(play)
    with_it = Position.parse("1 2 | 3 S20 | 4 5 ; B ; S20", edition)
    assert game.next_phase(with_it).phase.start == with_it
    without = Position.parse("1 2 | 3 S20 | 4 5 ; B", edition)
    impossible("R21", lambda: game.next_phase(without))


@pytest.mark.parametrize("edition", [Edition.ENGLISH, Edition(blocked_leads_next=False)], ids=str)
@pytest.mark.parametrize("seed", range(6))
def test_slayers_stay_and_their_holder_leads_in_every_edition(edition, seed):
    game = finish(Game.new(6, seed, 2, edition), pick=seed)
    slayers = edition.slayers_for(6)
    before = [game.holder_of(slayer) for slayer in slayers]
    then = game.next_phase()
    assert [then.holder_of(slayer) for slayer in slayers] == before
    assert then.to_act == then.holder_of(20)
    assert sum(map(len, then.phase.start.hands)) == 6 * 13 + len(slayers)


def test_a_comment_stays_with_its_play():
    game = ended().undo().play("1", comment="A last one.")
    assert game.phase.notes[-1].comment == "A last one."
