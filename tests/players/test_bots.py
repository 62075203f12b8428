"""Bots: legal, blind to what they may not see, repeatable, and better the more they think."""

from __future__ import annotations

import inspect
import pickle
import random
from random import Random
from statistics import mean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vqlab.contract import LabError, Message
from vqlab.players import Budget, Player, bots, play_game, play_phase, player
from vqlab.players.beliefs import Beliefs
from vqlab.players.cautious import thumb
from vqlab.players.ismcts import IsmctsBot
from vqlab.players.pimc import PimcBot, _solver, worth_a_look
from vqlab.players.rollout import finisher
from vqlab.queen import Edition, Phase
from vqlab.queen.game import Game
from vqlab.solver.concepts import guarantee

CHEAP = tuple(name for name in bots() if player(name).bot.budget is None)
SEARCHING = ("pimc:50", "ismcts:50")


def any_edition(rng: Random) -> Edition:
    """An edition with any of its options, whose phases end."""
    if rng.random() < 0.5:
        return rng.choice([Edition.BASE, Edition.ENGLISH])
    return Edition.small(
        values=rng.randrange(2, 14),
        copies=rng.randrange(2, 9),
        queens=rng.randrange(5),
        slayers=rng.choice([(), (15,), (20,), (15, 20)]),
        hand=rng.randrange(1, 14),
        two_seats=True,
        queens_declared=rng.random() < 0.3,
        blocked_leads_next=rng.random() < 0.5,
        embargo_carries_over=rng.random() < 0.5,
    )


def any_phase(rng: Random) -> Phase:
    while True:
        edition, seats = any_edition(rng), rng.randrange(2, 13)
        try:
            return Phase.deal(seats, rng.randrange(10**9), edition)
        except LabError:
            continue


def play_any(names: tuple[str, ...], phases: int, seed: int) -> None:
    """Random phases with these bots in random seats; a play that is not legal raises."""
    rng = Random(seed)
    for _ in range(phases):
        phase = any_phase(rng)
        seated = [rng.choice(names) for _ in range(phase.seats)]
        assert play_phase(phase, seated, rng.randrange(10**9)).is_over


def test_cheap_bots_play_legally():
    play_any(CHEAP, 200, seed=1)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
def test_cheap_bots_make_no_illegal_play_in_ten_thousand_phases(seed):
    play_any(CHEAP, 1_000, seed=100 + seed)


@pytest.mark.parametrize("seats", range(3, 13))
def test_searching_bots_play_legally(seats):
    phase = Phase.deal(seats, seats, "english" if seats % 2 else "base")
    assert play_phase(phase, [SEARCHING[seat % 2] for seat in range(seats)], 1).is_over


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(3, 13))
def test_searching_bots_make_no_illegal_play_in_a_hundred_phases(seats):
    for seed in range(100):
        phase = Phase.deal(seats, seed, Edition.ENGLISH if seed % 2 else Edition.BASE)
        seated = [SEARCHING[(seat + seed) % 2] for seat in range(seats)]
        assert play_phase(phase, seated, seed).is_over


def test_searching_bots_play_odd_editions_legally():
    play_any(SEARCHING, 25, seed=3)


def test_without_the_embargo_careful_bots_come_to_an_end():
    edition = Edition(embargo=False)
    for seed in range(5):
        assert play_phase(
            Phase.deal(3, seed, edition), ["cautious", "pimc:50", "ismcts:50"]
        ).is_over


@pytest.mark.parametrize("name", [*CHEAP, "pimc:400", "ismcts:400"])
def test_who_sees_the_same_plays_the_same(name):
    one = Phase("3 9 11 S20 | 7 8 8 | 5 10 13 | 4 4 1", ["9", "pass", "10", "pass", "13"])
    other = Phase("3 9 11 S20 | 6 6 Q | 2 10 13 | 12 3 3", ["9", "pass", "10", "pass", "13"])
    one, other = one.play("pass"), other.play("pass")
    assert one.view(0) == other.view(0)
    chosen = [player(name).choose(phase.view(0), 5) for phase in (one, other)]
    assert chosen[0] == chosen[1]
    assert chosen[0] == player(name).choose(one.view(0), 5)


@pytest.mark.parametrize("name", bots())
def test_a_bot_is_given_a_view_a_generator_and_a_budget_and_nothing_else(name):
    asked = list(inspect.signature(player(name).bot.choose).parameters)
    assert asked == ["view", "rng", "budget"]


@pytest.mark.parametrize("name", [*CHEAP, "pimc:300", "ismcts:300"])
def test_each_play_comes_with_one_sentence(name):
    said = []
    phase = Phase.deal(4, seed=9)
    play_phase(phase, [name] * 4, 2, tell=lambda view, choice: said.append(choice))
    for choice in said:
        assert isinstance(choice.reason, Message)
        text = str(choice.reason)
        assert text.endswith(".") and "{" not in text and choice.reason.key not in text
        assert text.count(". ") == 0
    if name != "random":
        assert len({choice.reason.key for choice in said}) > 1


def test_a_game_is_repeated_by_its_seed_and_touches_no_global_generator():
    random.seed(3)
    before = random.getstate()
    seated = ["random", "pimc:60", "ismcts:60"]
    games = [play_game(Game.new(3, seed=5, phases=2), seated, 7) for _ in range(2)]
    assert games[0] == games[1] and games[0].is_over
    assert random.getstate() == before
    assert play_game(Game.new(3, seed=5, phases=2), seated, 8) != games[0]


@given(st.integers(0, 10**6))
@settings(max_examples=60, deadline=None)
def test_playing_out_is_what_cautious_bots_do_at_the_table(seed):
    phase = any_phase(Random(seed))
    hands, turns = finisher(phase.edition)(phase.position.state)
    ended = play_phase(phase, ["cautious"] * phase.seats)
    assert tuple(hands) == ended.position.state[0]
    assert turns == len(ended.plays)


@pytest.mark.parametrize("options", ["", ",slayers=15+20", ",slayers=15+20,blocked_leads_next=no"])
def test_playing_out_ends_without_the_embargo_too(options):
    for seed in range(40):
        phase = Phase.deal(3 + seed % 2, seed, f"small,embargo=no{options}")
        hands, turns = finisher(phase.edition)(phase.position.state)
        ended = play_phase(phase, ["cautious"] * phase.seats)
        assert (tuple(hands), turns) == (ended.position.state[0], len(ended.plays))
    assert play_phase(phase, ["pimc:20", *["ismcts:20"] * (phase.seats - 1)]).is_over


@pytest.mark.parametrize("bot", [PimcBot(), IsmctsBot()])
def test_a_bot_whose_time_is_over_at_once_plays_all_the_same(bot, monkeypatch):
    ticks = iter(range(10**6))
    monkeypatch.setattr("vqlab.players.bot.monotonic", lambda: next(ticks))
    view = Phase.deal(12, 3, leader="A").view("A")
    assert bot.choose(view, Random(1), Budget(seconds=0.001)).play in view.legal_plays()


@given(st.integers(0, 10**6))
@settings(max_examples=40, deadline=None)
def test_playing_out_begins_anywhere_in_a_round(seed):
    rng = Random(seed)
    phase = any_phase(rng)
    for _ in range(rng.randrange(30)):
        then = phase.play(rng.choice(phase.legal_plays()))
        if then.is_over:
            break
        phase = then
    hands, _ = finisher(phase.edition)(phase.position.state)
    assert tuple(hands) == play_phase(phase, ["cautious"] * phase.seats).position.state[0]


def test_compiled_playing_out_comes_to_the_same():
    pytest.importorskip("numba")
    rng = Random(4)
    for _ in range(200):
        phase = any_phase(rng)
        plain, fast = (finisher(phase.edition, way)(phase.position.state) for way in (False, True))
        assert (list(plain[0]), plain[1]) == (list(fast[0]), fast[1])


@pytest.mark.parametrize("bot", [PimcBot, IsmctsBot])
def test_a_compiled_bot_plays_the_same(bot):
    pytest.importorskip("numba")
    view = Phase.deal(5, seed=3, leader="B").view("B")
    plain, fast = (bot(compiled=way).choose(view, Random(6), Budget(nodes=3000)) for way in (0, 1))
    assert plain == fast


@pytest.mark.parametrize("name", ["pimc", "ismcts"])
def test_nodes_are_used_up_and_hardly_more(name):
    phase = Phase.deal(4, seed=2)
    used = []
    play_phase(
        phase,
        [f"{name}:500", "cautious", "cautious", "cautious"],
        tell=lambda view, choice: used.append((len(view.legal_plays()), choice.nodes)),
    )
    thought = [nodes for plays, nodes in used if nodes]
    assert thought and all(nodes >= 500 for nodes in thought)
    # the last deal looked at is played to its end
    assert max(thought) < 500 + 400
    assert all(not nodes for plays, nodes in used if plays == 1)


def test_a_search_ends_where_every_play_ends_the_phase():
    phase = Phase("2 | 3 | 4 4", ["2", "3"])
    for name in ("pimc:200", "ismcts:200"):
        assert player(name).choose(phase.view(2)).play in phase.legal_plays()
    last = Phase("queen/small: 1 | 2 | 3 3 | 1 2 Q", ["1", "2", "pass"])
    assert str(player("pimc:500").choose(last.view(3)).play) in ("Q", "pass")


@pytest.mark.parametrize("seed", range(12))
def test_an_endgame_is_solved_deal_by_deal(seed):
    rng = Random(seed)
    edition = Edition.small(values=6, copies=3, queens=2, slayers=(20,), hand=2)
    phase = Phase.deal(3, seed, edition)
    view, beliefs = phase.view(phase.to_act), Beliefs(phase.view(phase.to_act))
    judge = _solver(view, Budget(nodes=10**6).clock())
    for _ in range(10):
        deal = beliefs.draw(rng)
        for play in phase.legal_plays():
            then = beliefs.position(deal).play(play)
            assert judge(then.state) == guarantee(then, view.seat).value
    choice = player("pimc:3000").choose(view)
    assert choice.reason.key in ("bot-pimc-solved", "bot-only")


def test_a_solved_endgame_can_be_cut_short():
    view = Phase.deal(3, 1, Edition.small(values=6, hand=2), leader="A").view("A")
    for nodes in (1, 5, 50):
        assert player(f"pimc:{nodes}").choose(view).play in view.legal_plays()


def difference(bot: str, rival: str, seats: int, deals: int) -> float:
    found = []
    for seed in range(deals):
        for turned in range(2):
            seated = [(bot, rival)[(seat + turned) % 2] for seat in range(seats)]
            points = play_phase(Phase.deal(seats, f"strength {seed}"), seated, seed).penalties
            mine = [each for each, name in zip(points, seated, strict=True) if name == bot]
            others = [each for each, name in zip(points, seated, strict=True) if name == rival]
            found.append(mean(mine) - mean(others))
    return mean(found)


@pytest.mark.parametrize("seats", [3, 5, 8])
@pytest.mark.parametrize("rival", ["random", "greedy"])
def test_the_rule_of_thumb_beats_what_does_not_think(rival, seats):
    assert difference("cautious", rival, seats, 12) < -10


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["pimc:2000", "ismcts:2000"])
def test_searching_beats_the_rule_of_thumb(bot):
    assert difference(bot, "cautious", 3, 30) < -2


@pytest.mark.parametrize(
    "line, seat, play",
    [
        ("1 3 5 7 9 S20 | 2 | 3 ; A", "A", "S20"),  # a slayer before anything else
        ("1 3 5 7 9 S20 | 2 | 3 ; A ; S20", "A", "9"),  # what costs most to keep, whole
        ("2^4 7 | 3 4 | 5 6 ; A", "A", "2^4"),  # cards and points both count
        ("5^2 Q | 3 4 | 5 6 ; A", "A", "5^2 Q"),  # out at once
        ("3 1^6 | 4 9 2 2 2 | 5^6 ; A ; - ; 3", "B", "4"),  # the lowest raise
        ("3 1^6 | 4^2 10 2 2 | 5^6 ; A ; - ; 3", "B", "4"),  # even of a pair, if low
        ("7 1^6 | 8^2 2 2 2 | 5^6 ; A ; - ; 7", "B", "pass"),  # but not if high
        ("3 1^6 | 12 2 2 2 2 | 5^6 ; A ; - ; 3", "B", "pass"),  # high ones later
        ("3 1 | 12 2 2 2 2 | 5^6 ; A ; - ; 3", "B", "12"),  # not when A is nearly out
        ("3 1^6 | 2 2 2 5 Q | 5^6 ; A ; - ; 3", "B", "5"),  # queens are kept
        ("S20 1 | 4 9 | 3 3 | 5 5 | 6 6 ; A ; - ; S20", "B", "4"),  # low while others follow
        ("S20 1 | 3 3 | 5 5 | 1 6 | 4 9 ; A ; - ; S20, 3, 5, 6", "E", "4"),  # under the top
        ("S20 1 | 1 3 | 1 5 | 3 6 | 4 9 ; A ; - ; S20, 1, 1, 3", "E", "9"),  # has it anyway
    ],
)
def test_the_rule_of_thumb_by_example(line, seat, play):
    assert str(thumb(Phase(line).view(seat))) == play


def test_names_and_budgets_are_read_and_written():
    assert [str(player(text)) for text in ("pimc", "PIMC:200", "ismcts:2s", "pimc: 50ms")] == [
        *("pimc", "pimc:200", "ismcts:2000ms", "pimc:50ms")
    ]
    assert player("pimc:50ms").repeats is False and player("pimc:50").repeats
    seated = player("pimc:50")
    assert player(seated) is seated
    assert isinstance(pickle.loads(pickle.dumps(seated)), Player)


@pytest.mark.parametrize(
    "text, said",
    [
        ("clever", r"no bot “clever”; the bots are random, greedy"),
        ("", r"no bot “”"),
        ("cautious:50", r"does not search"),
        ("pimc:", r"is neither"),
        ("pimc:0", r"budget is 1 to 100,000,000 nodes"),
        ("pimc:2h", r"“2h” is neither"),
        ("pimc:999999999", r"1 to 100,000,000"),
        ("pimc:601s", r"0.001 to 600 seconds"),
    ],
)
def test_what_is_no_player_is_refused(text, said):
    with pytest.raises(LabError, match=said):
        player(text)


@pytest.mark.parametrize("wrong", [{}, {"nodes": 1, "seconds": 1}, {"nodes": True}, {"seconds": 0}])
def test_what_is_no_budget_is_refused(wrong):
    with pytest.raises(LabError, match=r"budget"):
        Budget(**wrong)


def test_a_bot_is_not_asked_out_of_turn_nor_at_a_wrong_table():
    phase = Phase.deal(3, seed=1, leader="A")
    with pytest.raises(LabError, match=r"its turn"):
        player("cautious").choose(phase.view(1))
    with pytest.raises(LabError, match=r"2 players do not fill 3 seats"):
        play_phase(phase, ["random", "random"])


@pytest.mark.parametrize("name", bots())
def test_a_forced_play_is_made_without_asking(name):
    choice = player(name).choose(Phase("6 | 7 8 | 9").view(0))
    assert (str(choice.play), choice.nodes) == ("6", 0)
    assert str(choice.reason) == "6 is the only legal play."


def test_what_is_worth_a_look_is_legal_and_never_empty():
    rng = Random(11)
    for _ in range(15):
        phase = any_phase(rng)
        while not phase.is_over:
            seat = phase.to_act
            hand = phase.position.state[0][seat]
            looked_at = worth_a_look(phase.legal_plays(), hand, phase.position.round)
            assert looked_at and set(looked_at) <= set(phase.legal_plays())
            assert thumb(phase.view(seat)) in phase.legal_plays()
            phase = phase.play(rng.choice(phase.legal_plays()))
