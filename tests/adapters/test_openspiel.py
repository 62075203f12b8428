"""The OpenSpiel game: its own checks pass, nothing hidden is told, states can be drawn anew."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from vqlab import Phase
from vqlab.contract import IllegalPlay, ImpossiblePosition, LabError, NotationError

pyspiel = pytest.importorskip("pyspiel")
pytest.importorskip("vqlab.adapters.openspiel")

from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from vqlab.adapters.openspiel import NAME, resampler  # noqa: E402

PLAYTHROUGH = Path(__file__).parent / "vampire_queen_playthrough.txt"
TINY = "edition=small&values~2&copies~2&queens~0"
GAMES = [
    f"{NAME}(players=3)",
    f"{NAME}(players=5,edition=english)",
    f"{NAME}(players=2,edition=base&two_seats~yes)",
    f"{NAME}(players=4,edition=small&values~5&copies~4&slayers~15+20,leader=2)",
    f"{NAME}(players=3,edition=small&queens~3&queens_declared~yes)",
    f"{NAME}(position=3^2 5 S15 | 2 Q S20 | 1 4^2 ; B ; - ; S20)",
]
BIG = [f"{NAME}(players=12)", f"{NAME}(players=12,edition=english)"]


def load(game: str) -> Any:
    return pyspiel.load_game(game)


def way(game: Any, seed: int) -> list[Any]:
    """The states of a phase played by lot."""
    rng, state = Random(seed), game.new_initial_state()
    found = [state.clone()]
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            (action,) = rng.choices(outcomes, chances)
        else:
            action = rng.choice(state.legal_actions())
        state.apply_action(action)
        found.append(state.clone())
    return found


@pytest.mark.parametrize("game", GAMES)
def test_random_simulations(game: str) -> None:
    pyspiel.random_sim_test(load(game), num_sims=3, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("game", BIG)
def test_random_simulations_at_a_full_table(game: str) -> None:
    pyspiel.random_sim_test(load(game), num_sims=2, serialize=True, verbose=False)


def test_the_playthrough_is_as_it_was() -> None:
    """As OpenSpiel's playthrough_test: the kept text again, line by line."""
    from absl import flags

    flags.FLAGS.mark_as_parsed()
    expected, actual = generate_playthrough.replay(str(PLAYTHROUGH))
    assert actual.splitlines() == expected.splitlines()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_read_back_from_its_own_text(game: str) -> None:
    made = load(game)
    assert str(load(str(made))) == str(made)
    assert str(pickle.loads(pickle.dumps(made))) == str(made)
    for state in way(made, 1)[::7]:
        sent = pickle.loads(pickle.dumps(state))
        assert str(sent) == str(state) and sent.history() == state.history()
        read, again = pyspiel.deserialize_game_and_state(
            pyspiel.serialize_game_and_state(made, state)
        )
        assert str(read) == str(made) and again.moment == state.moment


def test_parameters_may_be_given_as_they_are() -> None:
    line = "queen/small,values=9: 6 9 | 7^2 8 | 5 9 Q ; B ; - ; 7, pass"
    game = pyspiel.load_game(NAME, {"position": line})
    state = game.new_initial_state()
    assert str(state) == line and state.current_player() == 0
    assert [state.action_to_string(action) for action in state.legal_actions()] == ["9", "pass"]
    assert game.num_players() == 3 and game.max_chance_nodes_in_history() == 0


def test_a_phase_ends_in_minus_the_penalties() -> None:
    for seed in range(5):
        last = way(load(GAMES[0]), seed)[-1]
        chances = load(GAMES[0]).table.chances
        table = last.get_game().table
        start = next(each for each in way(load(GAMES[0]), seed) if not each.is_chance_node())
        plays = [table.numbering.play(number) for number in last.history()[chances:]]
        phase = Phase(start.moment.position(), plays)
        assert last.returns() == [-points for points in phase.penalties] == last.rewards()
        assert all(-819 <= value <= 0 for value in last.returns())


def observers(game: Any) -> list[Any]:
    recall, now = (
        pyspiel.IIGObservationType(perfect_recall=recall, public_info=True, private_info=kind)
        for recall, kind in [
            (True, pyspiel.PrivateInfoType.SINGLE_PLAYER),
            (False, pyspiel.PrivateInfoType.SINGLE_PLAYER),
        ]
    )
    return [make_observation(game, recall), make_observation(game, now)]


def shown(state: Any, seat: int) -> list[Any]:
    found = [
        state.information_state_string(seat),
        state.observation_string(seat),
        state.information_state_tensor(seat),
        state.observation_tensor(seat),
    ]
    for observer in observers(state.get_game()):
        observer.set_from(state, seat)
        found += [observer.tensor.tolist(), observer.string_from(state, seat)]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_is_told(game: str) -> None:
    """Other hands, the same view: the same strings and tensors, in the deal and in play."""
    rng, hidden = Random(2), 0
    for state in rng.sample(way(load(game), 4), 8):
        for seat in range(state.num_players()):
            other = state.resample_from_infostate(seat, rng.random)
            assert shown(other, seat) == shown(state, seat)
            hidden += str(other) != str(state)
    assert hidden


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_that_sees_something_else_is_shown_something_else(game: str) -> None:
    ways = [way(load(game), seed) for seed in range(2)]
    states = [each for states in ways for each in states if not each.is_chance_node()]
    for seat in range(2):
        by_view: dict[Any, tuple[str, tuple[float, ...]]] = {}
        for state in states[:60]:
            view = str(state.moment.view(seat).to_json())
            told = state.information_state_string(seat), tuple(state.information_state_tensor(seat))
            assert by_view.setdefault(view, told) == told
        assert len({told for told, _ in by_view.values()}) == len(by_view)
        assert len({tensor for _, tensor in by_view.values()}) == len(by_view)


def test_what_is_public_is_the_same_for_all_and_what_is_private_is_the_hand() -> None:
    game = load(GAMES[0])
    kinds = pyspiel.PrivateInfoType
    public = make_observation(
        game, pyspiel.IIGObservationType(perfect_recall=False, private_info=kinds.NONE)
    )
    private = make_observation(
        game,
        pyspiel.IIGObservationType(
            perfect_recall=False, public_info=False, private_info=kinds.SINGLE_PLAYER
        ),
    )
    for state in way(game, 3)[::9]:
        seen = set()
        for seat in range(3):
            public.set_from(state, seat)
            seen.add((public.string_from(state, seat), public.tensor.tobytes()))
            private.set_from(state, seat)
            assert sum(private.dict["hand"]) == cards_held(state, seat)
            assert sorted(private.dict) == ["hand", "seat", "unseen"]
        assert len(seen) == 1


def cards_held(state: Any, seat: int) -> int:
    hands = state.moment.dealt if state.moment.state is None else state.moment.state[0]
    return sum(hands[seat] >> 4 * kind & 15 for kind in range(16))


@pytest.mark.parametrize("game", GAMES)
def test_a_state_drawn_anew_has_a_history_that_replays(game: str) -> None:
    rng, made = Random(6), load(game)
    for state in rng.sample(way(made, 2), 8):
        for seat in range(made.num_players()):
            for other in (
                state.resample_from_infostate(seat, pyspiel.UniformProbabilitySampler(0.0, 1.0)),
                resampler(rng)(state, seat),
            ):
                assert other.information_state_string(seat) == state.information_state_string(seat)
                assert other.current_player() == state.current_player()
                assert len(other.history()) == len(state.history())
                assert other.move_number() == state.move_number()
                if made.max_chance_nodes_in_history():
                    again = made.new_initial_state()
                    for action in other.history():
                        assert action in again.legal_actions()
                        again.apply_action(action)
                    assert again.moment == other.moment
                else:
                    assert other.history() == state.history()


def test_states_drawn_anew_are_as_the_dice_say() -> None:
    state = next(each for each in way(load(GAMES[0]), 1) if not each.is_chance_node())
    drawn = [str(state.resample_from_infostate(0, Random(seed).random)) for seed in (1, 1, 2)]
    assert drawn[0] == drawn[1] != drawn[2]
    by_sampler = {
        str(state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(seed, 0.0, 1.0)))
        for seed in (1, 1, 2, 3)
    }
    assert len(by_sampler) == 3
    first, second = (resampler(seed)(state, 0) for seed in (5, 5))
    assert str(first) == str(second)


@pytest.mark.parametrize("set_one", [False, True], ids=["asks the state", "has a resampler"])
def test_openspiels_search_plays_a_phase(set_one: bool) -> None:
    import numpy as np

    game = load(f"{NAME}(players=3,edition=small&values~5)")
    dice = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, dice), 20.0, 15, random_state=dice)
    if set_one:
        bot.set_resampler(resampler(1))
    state = next(each for each in way(game, 3) if not each.is_chance_node())
    while not state.is_terminal():
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    assert min(state.returns()) < 0


def test_illegal_actions_are_refused_with_their_clause() -> None:
    state = pyspiel.load_game(NAME, {"position": "6 9 | 7 8 | 5 Q"}).new_initial_state()
    before = str(state)
    with pytest.raises(IllegalPlay, match="R11"):
        state.apply_action(state.get_game().table.numbering.number("pass"))
    assert str(state) == before


@pytest.mark.parametrize(
    ("game", "kind", "said"),
    [
        (f"{NAME}(players=2)", ImpossiblePosition, "3 to 12 players, not 2"),
        (f"{NAME}(players=13)", ImpossiblePosition, "3 to 12 players, not 13"),
        (f"{NAME}(edition=large)", NotationError, "Read “large”: the edition is one of"),
        (f"{NAME}(edition=base&embargo~no)", LabError, "a game for a program must end"),
        (f"{NAME}(players=3,leader=3)", NotationError, "There is no seat 3"),
        (f"{NAME}(position=6 | - | 7)", ImpossiblePosition, "there is nothing to play"),
    ],
)
def test_a_game_there_is_not(game: str, kind: type[Exception], said: str) -> None:
    with pytest.raises(kind, match=said):
        load(game)


def checks(name: str) -> Callable[..., Any]:
    return getattr(pytest.importorskip("open_spiel.integration_tests.api_test"), name)


@pytest.mark.parametrize(
    "check",
    [
        "test_sequence_lengths",
        "test_observations_raises_error_on_invalid_player",
        "test_legal_actions_returns_empty_list_on_opponent",
        "test_private_information_contents",
        "test_no_invalid_public_observations",
    ],
)
@pytest.mark.parametrize("text", [GAMES[3], GAMES[5]])
def test_openspiels_checks_of_any_game(check: str, text: str) -> None:
    game = load(text)
    base = checks("EnforceAPIOnPartialTreeBase")
    made = type("Checked", (base,), {"game": game, "game_name": NAME})
    made.some_states = [state for seed in range(3) for state in way(game, seed)]
    made.game_type = game.get_type()
    getattr(made(check), check)()


@pytest.mark.parametrize(
    "check",
    [
        "test_legal_actions_empty",
        "test_current_player_returns_terminal_player_on_terminal_nodes",
        "test_information_state_no_argument_raises_on_terminal_nodes",
        "test_constant_sum",
        "test_information_state_functions_raises_on_chance_nodes",
        "test_current_player_infosets_no_overlap_between_players",
    ],
)
def test_openspiels_checks_of_a_whole_tree(check: str) -> None:
    made = type("Checked", (checks("EnforceAPIOnFullTreeBase"),), {})
    made.game, made.game_name = load(f"{NAME}(players=3,{TINY})"), NAME
    made.all_states = set(whole_tree(made.game))
    assert len(made.all_states) > 100
    getattr(made(check), check)()


def test_perfect_recall_over_a_whole_tree() -> None:
    checks("_assert_is_perfect_recall")(load(f"{NAME}(players=3,{TINY})"))


def whole_tree(game: Any) -> list[Any]:
    from open_spiel.python.algorithms import get_all_states

    found = get_all_states.get_all_states(
        game,
        include_terminals=True,
        include_chance_states=True,
        to_string=lambda state: state.history_str(),
    )
    return list(found.values())
