"""The PettingZoo environment: its own checks pass, nothing hidden is told, results are true."""

from __future__ import annotations

import copy
import pickle
import warnings
from random import Random
from typing import Any

import pytest

from vqlab import Phase, Position
from vqlab.contract import IllegalPlay, ImpossiblePosition, LabError, NotationError
from vqlab.queen import Game

pytest.importorskip("pettingzoo")

import numpy as np
from pettingzoo.test import api_test, seed_test

from vqlab.adapters.observing import layout, length, pieces_of
from vqlab.adapters.pettingzoo import QueenEnv, env, raw_env

TABLES: list[dict[str, Any]] = [
    {"seats": 3},
    {"seats": 5, "edition": "english"},
    {"seats": 12},
    {"seats": 12, "edition": "english", "scoring": "winners"},
    {"seats": 2, "edition": "base,two_seats=yes"},
    {"seats": 3, "edition": "small", "phases": 3},
    {"seats": 4, "edition": "small,values=5,queens=3,queens_declared=yes", "scoring": "winners"},
]


def names(options: dict[str, Any]) -> str:
    return ",".join(map(str, options.values()))


@pytest.mark.parametrize("options", TABLES, ids=names)
def test_pettingzoos_api_test(options: dict[str, Any]) -> None:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        api_test(env(**options), num_cycles=1000, verbose_progress=False)
    # These two are said of every environment with a mask that is not on a list of names of theirs.
    allowed = ("Observation is not a NumPy array", "Observation space for each agent probably")
    assert [str(each.message) for each in told if not str(each.message).startswith(allowed)] == []


@pytest.mark.parametrize("options", TABLES, ids=names)
def test_pettingzoos_seed_test(options: dict[str, Any]) -> None:
    seed_test(lambda: env(**options), num_cycles=100)


def played(table: Any, seed: int) -> tuple[list[str], dict[str, float]]:
    """Every seat by lot, to the end: the plays and what each agent was given in all."""
    rng, made = Random(seed), []
    totals = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        totals[agent] += reward
        if over or cut:
            table.step(None)
            continue
        action = rng.choice(np.flatnonzero(seen["action_mask"]).tolist())
        made.append(str(table.unwrapped.numbering.play(action)))
        table.step(action)
    return made, totals


@pytest.mark.parametrize("phases", [1, 3])
@pytest.mark.parametrize("edition", ["base", "english", "small,values=6,slayers=15+20"])
def test_rewards_are_minus_the_penalties_of_the_same_game(edition: str, phases: int) -> None:
    table = env(seats=4, edition=edition, phases=phases)
    table.reset(seed=11)
    game: Game = table.unwrapped.game
    made, totals = played(table, 1)
    for play in made:
        game = game.next_phase() if game.phase.is_over else game
        game = game.play(play)
    assert game.is_over and len(game.ended) == phases - 1
    assert list(totals.values()) == [-points for points in game.totals]
    assert min(totals.values()) < 0


def test_winners_share_one() -> None:
    for seed in range(6):
        table = env(seats=3, edition="small", scoring="winners")
        table.reset(seed=seed)
        _, totals = played(table, seed)
        winners = table.unwrapped.game.winners
        assert sum(totals.values()) == pytest.approx(1)
        assert {seat for seat in range(3) if totals[f"seat_{seat}"]} == winners


def test_the_seed_makes_the_deal_and_without_one_the_dice_roll_on() -> None:
    def deals(*seeds: int | None) -> list[str]:
        table, found = env(seats=3), []
        for seed in seeds:
            table.reset(seed=seed)
            found.append(str(table.unwrapped.game.phase.position))
        return found

    first, again, second, third = deals(5, 5, None, None)
    assert first == again and len({first, second, third}) == 3
    assert deals(5, None, None) == [first, second, third]
    assert deals(6)[0] != first


def test_options_stay_after_a_reset() -> None:
    scored = {"scoring": "winners", "illegal_reward": -7}
    table = env(seats=3, edition="small", phases=2, leader="C", **scored)
    for seed in range(3):
        table.reset(seed=seed)
        game = table.unwrapped.game
        assert (str(game.edition), game.phases, game.phase.position.leader) == ("small", 2, 2)
        assert table.unwrapped.scoring == "winners" and table.agent_selection == "seat_2"
        mask = table.observe("seat_2")["action_mask"]
        table.step(int(np.flatnonzero(mask == 0)[0]))
        assert table.unwrapped.rewards["seat_2"] == -7


def test_an_illegal_action_ends_the_game_and_costs_more_than_any_other_end() -> None:
    table = env(seats=3)
    table.reset(seed=1)
    agent = table.agent_selection
    mask = table.observe(agent)["action_mask"]
    table.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(table.terminations.values())
    assert table.rewards[agent] == -1 - 819
    assert table.rewards == {**dict.fromkeys(table.possible_agents, 0), agent: -820.0}


def test_an_illegal_action_without_the_wrappers_is_refused_with_its_clause() -> None:
    table = raw_env(seats=3)
    table.reset(seed=1)
    before = str(table.game.phase.position)
    with pytest.raises(IllegalPlay, match="R11"):
        table.step(table.numbering.number("pass"))
    with pytest.raises(LabError, match="there is no play 999"):
        table.step(999)
    assert str(table.game.phase.position) == before


def test_actions_out_of_bounds_and_out_of_order_are_refused() -> None:
    table = env(seats=3)
    with pytest.raises(AttributeError, match="before reset"):
        print(table.agent_selection)
    table.reset(seed=1)
    with pytest.raises(AssertionError, match="not in action space"):
        table.step(527)


def set_up(line: str, plays: list[str]) -> QueenEnv:
    """A table with a position on it and some plays made."""
    start = Position.parse(line)
    table = QueenEnv(seats=start.seats, edition=start.edition)
    table.reset(seed=1)
    table.game = Game.new(deal=start, phases=1)
    table._views = table._first_views()
    table.agent_selection = table._to_act()
    for play in plays:
        table.step(table.numbering.number(play))
    return table


def legal(table: QueenEnv, agent: str) -> list[str]:
    mask = table.observe(agent)["action_mask"]
    return [str(table.numbering.play(number)) for number in np.flatnonzero(mask)]


def test_a_blocked_seat_has_one_action_the_forced_pass_of_r23() -> None:
    table = set_up("2 S20 | S15 | 4 6", ["S20"])
    assert table.agent_selection == "seat_1" and legal(table, "seat_1") == ["pass"]
    table.step(table.numbering.number("pass"))
    table.step(table.numbering.number("4"))
    assert str(table.game.phase.position.hands[1]) == "4 S15 S20"


def test_out_of_turn_and_after_the_end_there_is_no_action() -> None:
    table = set_up("6 9 | 7 8 | 5 Q", ["6"])
    assert legal(table, "seat_1") == ["7", "8", "pass"]
    assert legal(table, "seat_0") == legal(table, "seat_2") == []
    table = set_up("6 | 7 8 | 5 Q", ["6", "7", "pass"])
    assert [legal(table, agent) for agent in table.possible_agents] == [[]] * 3
    assert table.rewards == {"seat_0": 0.0, "seat_1": -8.0, "seat_2": -19.0}
    assert all(table.terminations.values())


@pytest.mark.parametrize("options", TABLES, ids=names)
def test_every_observation_fits_its_space(
    options: dict[str, Any],
) -> None:
    table, rng = QueenEnv(**options), Random(2)
    table.reset(seed=3)
    shapes = layout(table.seats)
    while not table.game.is_over:
        agent = table.agent_selection
        for seat, each in enumerate(table.possible_agents):
            seen = table.observe(each)
            assert table.observation_space(each).contains(seen)
            pieces, view = pieces_of(seen["observation"], shapes), table.view(each)
            assert view.hand == table.game.phase.position.hands[seat]
            assert pieces["hand"].sum() == pieces["sizes"][seat] == len(view.hand)
            assert pieces["acting"].tolist() == [int(a == agent) for a in table.possible_agents]
            assert pieces["unseen"].sum() == len(view.unseen)
        mask = table.observe(agent)["action_mask"]
        plays = tuple(map(table.numbering.play, np.flatnonzero(mask)))
        assert plays == table.game.legal_plays()
        before = table.game
        table.step(table.numbering.number(rng.choice(plays)))
        if before.phase.position.round.turn == 0:
            seat = rng.randrange(table.seats)
            assert table.view(f"seat_{seat}") == table.game.phase.view(seat)


def test_the_layout_is_as_it_says() -> None:
    # C led the slayer, A fed highest, took S20 6 3 and led a pair; B has nothing to raise with.
    table = set_up("6^2 9 | 3 S15 | Q 8 S20 ; C", ["S20", "6", "3"])
    pieces = pieces_of(table.observe("seat_1")["observation"], layout(3))
    assert pieces["embargo"].tolist() == [0, 1]
    assert pieces["known"][0].nonzero()[0].tolist() == [2, 5]
    for play in ("6^2", "pass"):
        table.step(table.numbering.number(play))
    seen = table.observe("seat_1")["observation"]
    pieces = pieces_of(seen, layout(3))
    assert length(layout(3)) == len(seen)
    assert pieces["seat"].tolist() == [0, 1, 0]
    assert pieces["hand"].tolist() == [0] * 14 + [1, 0]
    assert pieces["unseen"].tolist() == [8, 8, 8, 8, 8, 6, 8, 8, 8, 8, 8, 8, 8, 4]
    assert pieces["sizes"].tolist() == [3, 1, 2]
    assert pieces["slayers"].tolist() == [[0, 1, 0], [1, 0, 0]]
    assert pieces["known"].tolist() == [[0, 0, 1] + [0] * 11, [0] * 14, [0] * 14]
    assert pieces["leader"].tolist() == [1, 0, 0] and pieces["acting"].tolist() == [0, 0, 1]
    assert pieces["embargo"].tolist() == [0, 0]
    assert pieces["round"].tolist() == [[1, 2, 6, 0, 0], [1, 0, 0, 0, 0], [0] * 5]


def test_two_deals_that_look_alike_to_a_seat_are_observed_alike() -> None:
    plays = ["S20", "6", "3", "6", "pass"]
    one = set_up("6^2 9 | 3 4 S15 | Q 8 S20 ; C", plays)
    other = set_up("6^2 9 | 3 12 S15 | 5 5 S20 ; C", plays)
    assert one.view("seat_0") == other.view("seat_0") and one.view("seat_1") != other.view("seat_1")
    for agent, alike in [("seat_0", True), ("seat_1", False), ("seat_2", False)]:
        shown, also = one.observe(agent), other.observe(agent)
        same = all(np.array_equal(shown[name], also[name]) for name in shown)
        assert same == alike
    one.render_mode = other.render_mode = "ansi"
    one.agent_selection = other.agent_selection = "seat_0"
    assert one.render() == other.render()


@pytest.mark.parametrize("send", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_a_copy_goes_on_from_the_same_moment_with_the_same_dice(send: Any) -> None:
    table = env(seats=3, edition="small,values=8", phases=2, render_mode="ansi")
    table.reset(seed=9)
    for _ in range(7):
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(int(np.flatnonzero(mask)[-1]))
    sent = send(table)
    assert sent.render() == table.render() and sent.agent_selection == table.agent_selection
    assert played(sent, 4) == played(table, 4)
    sent.reset()
    table.reset()
    assert str(sent.unwrapped.game) == str(table.unwrapped.game)


def test_rendering_shows_what_the_seat_to_act_may_see() -> None:
    table = set_up("6 9 | 7 8 | 5 Q", ["6"])
    assert table.render() is None
    table.render_mode = "ansi"
    shown = table.render()
    assert shown is not None and "7 8" in shown and "5 Q" not in shown
    table = set_up("6 | 7 8 | 5 Q", ["6", "7", "pass"])
    table.render_mode = "ansi"
    shown = table.render()
    assert shown is not None and "5 Q" in shown  # the phase is over: hands are laid open
    table.close()


def test_human_rendering_prints_each_step(capsys: pytest.CaptureFixture[str]) -> None:
    table = env(seats=3, render_mode="human")
    table.reset(seed=1)
    mask = table.observe(table.agent_selection)["action_mask"]
    table.step(int(np.flatnonzero(mask)[0]))
    assert "cards face down" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("options", "kind", "said"),
    [
        ({"seats": 2}, ImpossiblePosition, "3 to 12 players, not 2"),
        ({"seats": 13}, ImpossiblePosition, "3 to 12 players, not 13"),
        ({"edition": "large"}, NotationError, "Read “large”: the edition is one of"),
        ({"phases": 0}, ImpossiblePosition, "phases"),
        ({"leader": "Z"}, NotationError, "seat"),
        ({"scoring": "money"}, LabError, "“money” is no scoring; it can be points, winners."),
        ({"render_mode": "rgb"}, LabError, "“rgb” is no render_mode; it can be ansi, human."),
    ],
)
def test_options_that_make_no_table(options: Any, kind: type[Exception], said: str) -> None:
    with pytest.raises(kind, match=said):
        env(**options)


def test_the_name_has_its_version() -> None:
    table = env()
    assert table.metadata["name"] == str(table.unwrapped) == "vampire_queen_v0"
    assert table.possible_agents == ["seat_0", "seat_1", "seat_2", "seat_3"]
    table.reset(seed=1)
    assert isinstance(table.unwrapped.game.phase, Phase)
