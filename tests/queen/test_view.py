"""What one seat may know: its hand, and what everybody saw. Scenarios 59 and 60 in detail."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from random import Random

import jsonschema
import pytest

from tests.queen.refusals import impossible, plays_of, unreadable
from vqlab.contract import IllegalPlay, ImpossiblePosition, NotationError
from vqlab.queen import Cards, Hand, Phase, Play, Position, View

SCHEMA = json.loads(
    (Path(__file__).parents[2] / "vqlab" / "data" / "schemas" / "view.json").read_text("utf-8")
)
START = Position.parse("5 9 S20 | 2 7 | 1 6 | 8 12 S15")
FIELDS = {
    *("game", "edition", "seats", "seat", "hand", "hand_sizes", "slayers", "known"),
    *("left_over", "leader", "embargo", "rounds"),
}


def test_a_view_has_these_fields_and_no_other():
    assert set(Phase(START).view(1).to_json()) == FIELDS
    assert set(vars(Phase(START).view(1))) == FIELDS - {"game"}


def test_slayer_holders_are_public_and_a_led_slayer_is_in_no_hand():
    phase = Phase(START)
    assert dict(phase.view(1).slayers) == {15: 3, 20: 0}
    assert dict(phase.play("S20").view(1).slayers) == {15: 3}
    picked_up = Phase(START, ["S20", "2", "1", "8"])
    assert dict(picked_up.view(1).slayers) == {15: 3, 20: 3}


def test_picked_up_vampires_are_known_and_their_picker_needs_no_telling():
    phase = Phase(START, ["S20", "2", "1", "8"])
    assert [str(cards) for cards in phase.view(1).known] == ["-", "-", "-", "1 2 8"]
    assert [str(cards) for cards in phase.view(3).known] == ["-"] * 4
    assert phase.view(3).hand == Hand("1 2 8 12 S15 S20")


def test_a_known_card_played_is_known_no_more():
    phase = Phase(START, ["S20", "2", "1", "8", "8"])
    assert str(phase.view(1).known[3]) == "1 2"
    assert str(phase.play("9").view(1).known[3]) == "1 2"


def test_a_card_that_may_have_been_a_known_one_is_certain_no_more():
    start = Position.parse("5 S20 | 2 7 | 6 6 6 12")
    phase = Phase(start, ["S20", "2", "6"])
    assert str(phase.view(0).known[2]) == "2 6"
    phase = phase.play("6")
    assert phase.position.hands[2].count("6") == 2
    assert str(phase.view(0).known[2]) == "2"


def test_what_a_blocked_seat_picks_up_is_known():
    phase = Phase(Position.parse("5 S20 | 4 13 | S15 | 2 3"), ["S20", "13", "pass", "2"])
    assert str(phase.view(0).known[2]) == "2 13"
    assert dict(phase.view(0).slayers) == {15: 2, 20: 2}
    assert phase.view(0).hand_sizes == (1, 1, 4, 1)


def test_the_embargo_is_public():
    assert [Phase(START, ["S20", "2", "1", "8"]).view(seat).embargo for seat in range(4)] == [
        20
    ] * 4
    assert Phase(START, ["S20", "2", "1", "8", "12"]).view(0).embargo == 0


def test_left_overs_are_counted_only_after_a_whole_deal():
    assert Phase.deal(4, 1).view(0).left_over == 56
    assert Phase.deal(9, 1).view(0).left_over == 0
    assert Phase(START).view(0).left_over is None


def test_one_card_seen_leaves_seven_of_its_kind_unseen():
    phase = Phase(Position.parse("7 9 | 8 | 10 11"), ["7"])
    assert phase.view(2).unseen.count("7") == 7
    assert phase.view(2).unseen.count("10") == 7
    assert phase.view(2).unseen.count("9") == 8


def test_unseen_cards_are_not_on_the_table_nor_in_the_own_hand_nor_gone():
    phase = Phase(START, ["S20", "2"])
    assert phase.view(2).unseen.count("2") == 7
    assert Phase(START, ["S20", "2", "1", "8"]).view(2).unseen.count("2") == 8
    assert Phase(START, ["S20", "2", "1", "8"]).view(3).unseen.count("2") == 7
    gone = Phase(START, ["S20", "2", "1", "8", "12", "pass", "pass", "pass"])
    assert gone.view(1).unseen.count("12") == 7


def test_only_the_seat_to_act_has_legal_plays():
    phase = Phase(START, ["S20"])
    assert plays_of(phase.view(1)) == ["2", "7"]
    assert [plays_of(phase.view(seat)) for seat in (0, 2, 3)] == [[], [], []]


@pytest.mark.parametrize(
    "plays, seat, play, clause",
    [
        (["S20"], 1, "pass", "R19"),
        (["S20"], 2, "6", "R10"),
        ([], 0, "5 9", "R11"),
        (["5"], 1, "2", "R12"),
        (["S20", "2", "1", "8"], 3, "S20", "R21"),
    ],
)
def test_a_view_judges_its_own_plays(plays, seat, play, clause):
    view = Phase(START, plays).view(seat)
    with pytest.raises(IllegalPlay) as caught:
        view.check(Play(play))
    assert caught.value.clause == clause
    with pytest.raises(IllegalPlay):
        Phase(START, plays).check(play, seat)


def test_a_view_after_the_phase_has_no_turn():
    phase = Phase(Position.parse("6 | 7 8 | 9 9"), ["6", "pass", "pass"])
    view = phase.view(1)
    assert (view.is_over, view.to_act, view.legal_plays()) == (True, None, ())
    with pytest.raises(IllegalPlay) as caught:
        view.check(Play("7"))
    assert caught.value.clause == "R26"


def test_a_view_can_be_folded_from_what_is_seen_alone():
    """Nobody who plays at a real table has a Phase to cut a view out of."""
    view = View.opening(START.edition, 1, Hand("2 7"), (3, 2, 2, 3), {20: 0, 15: 3}, leader=0)
    phase = Phase(START)
    for play in ("S20", "2", "1", "8", "12"):
        view, phase = view.after(Play(play)), phase.play(play)
        assert view == phase.view(1)


def random_phase(seed: int, plays: int = 40) -> Phase:
    phase, chance = Phase.deal(4, seed), Random(seed)
    for _ in range(plays):
        if not phase.is_over:
            legal = phase.legal_plays()
            slayers = [play for play in legal if play.slayer]
            phase = phase.play(chance.choice(slayers or legal))
    return phase


@pytest.mark.parametrize("memory", [None, 0, 1, 3])
@pytest.mark.parametrize("seed", range(4))
def test_a_view_survives_json_and_fits_its_schema(seed, memory):
    for seat in range(4):
        view = random_phase(seed).view(seat, memory)
        data = json.loads(json.dumps(view.to_json()))
        jsonschema.validate(data, SCHEMA)
        assert View.from_json(data) == view
        assert pickle.loads(pickle.dumps(view)) == view


def test_the_schema_is_a_schema():
    jsonschema.Draft7Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("memory", [0, 1, 2, 5])
@pytest.mark.parametrize("plays", [0, 1, 4, 17, 22, 40])
def test_a_short_memory_forgets_old_rounds_and_nothing_that_lies_open(plays, memory):
    phase = random_phase(2, plays)
    whole, short = phase.view(1), phase.view(1, memory)
    unfinished = len(phase.position.plays) > 0
    assert short.rounds == whole.rounds[len(whole.rounds) - max(memory, unfinished) :][-5:]
    for name in ("hand", "hand_sizes", "slayers", "leader", "embargo", "left_over"):
        assert getattr(short, name) == getattr(whole, name)
    assert (short.to_act, short.round) == (whole.to_act, whole.round)
    assert short.legal_plays() == whole.legal_plays()
    assert all(all_of.holds(some) for all_of, some in zip(whole.known, short.known, strict=True))


def test_a_forgotten_pick_up_is_forgotten():
    phase = Phase(START, ["S20", "2", "1", "8", "12", "pass", "pass", "pass", "2"])
    assert str(phase.view(1).known[3]) == "1 8"
    assert str(phase.view(1, memory=3).known[3]) == "1 8"
    assert str(phase.view(1, memory=2).known[3]) == "-"
    assert phase.view(1, memory=9) == phase.view(1)


def test_a_view_of_an_excerpt_counts_from_the_excerpt():
    phase = Phase(Position.parse("6 9 | 7 8 | 8 Q ; A ; - ; 6, 7"))
    view = phase.view(2)
    assert (view.hand_sizes, view.to_act, len(view.rounds[0])) == ((1, 1, 2), 2, 2)
    assert view.round == phase.position.round


SEEN = Phase(START, ["S20", "2"]).view(1).to_json()


@pytest.mark.parametrize(
    "changed",
    [
        {"more": 1},
        {"game": "vampires"},
        {"seat": "E"},
        {"seat": "M"},
        {"leader": "L"},
        {"hand": ["T"]},
        {"hand": ["7", "8"]},
        {"hand_sizes": [2, 1, 2]},
        {"hand_sizes": "2123"},
        {"slayers": {"S15": "F"}},
        {"slayers": {"S25": "A"}},
        {"known": {"E": ["1"]}},
        {"known": {"A": ["1"] * 16}},
        {"left_over": -1},
        {"embargo": "S1"},
        {"edition": "german"},
        {"rounds": [["S20", "2", "1", "8", "9"]]},
        {"rounds": [["S20", "2"], ["5"]]},
        {"rounds": [["K"]]},
    ],
    ids=json.dumps,
)
def test_a_view_that_does_not_fit_is_refused(changed):
    unreadable(lambda: View.from_json({**SEEN, **changed}))


def test_a_view_needs_a_table_that_can_be():
    two = {"seats": 2, "hand_sizes": [2, 1], "slayers": {}, "rounds": []}
    impossible("R2", lambda: View.from_json({**SEEN, **two}))


def test_whole_numbers_written_with_a_point_are_whole_numbers():
    """JSON has one kind of number: 4.0 is 4, and fits the schema."""
    data = {**SEEN, "seats": 4.0, "hand_sizes": [2.0, 1.0, 2.0, 3.0], "left_over": None}
    jsonschema.validate(data, SCHEMA)
    assert View.from_json(data) == View.from_json(SEEN)


def test_known_cards_are_really_there():
    for seed in range(6):
        phase = random_phase(seed)
        for seat in range(4):
            for at, known in enumerate(phase.view(seat).known):
                assert phase.position.hands[at].holds(known)
                assert isinstance(known, Cards)


@pytest.mark.parametrize(
    "plays, said",
    [
        ([["pass", "3", "pass"]], "Round 1 of the view cannot be: The leader may not pass"),
        ([["4 S20", "pass", "pass"]], "a slayer is led alone"),
        ([["6", "5", "pass"]], "5 does not beat the 6"),
        ([["6", "9 9", "pass"]], "played with 1 card"),
        ([["S20", "3 3", "4"]], "exactly one"),
        ([["6", "7", "8"], ["pass"]], "Round 2 of the view"),
    ],
)
def test_plays_that_the_rules_forbid_make_no_view(plays, said):
    data = Phase("queen/base: 9 10 | 11 12 | 2 13").view(0).to_json() | {"rounds": plays}
    with pytest.raises(NotationError, match=said):
        View.from_json(data)


def test_an_embargo_that_does_not_follow_from_the_last_round_makes_no_view():
    phase = Phase(START, ["S20", "2", "1", "8"])
    data = phase.view(3).to_json()
    assert View.from_json(data) == phase.view(3)
    with pytest.raises(NotationError, match="embargo does not agree"):
        View.from_json(data | {"embargo": None})


def test_more_cards_than_are_dealt_make_no_view():
    data = Phase.deal(3, seed=1, leader="A").view(0).to_json()
    with pytest.raises(NotationError, match="39"):
        View.from_json(data | {"hand_sizes": [14, 40, 14]})


@pytest.mark.parametrize(
    "hands",
    [
        ["5 9", "7", "6", "1 2 8 12 S15 S20 3"],  # sizes
        ["5 8", "7", "6", "1 2 8 12 S15 S20"],  # A's own hand
        ["5 9", "7", "S15", "1 2 8 12 6 S20"],  # who holds a slayer
        ["5 9", "8", "6", "1 2 7 12 S15 S20"],  # D picked up the 8
        ["5 9", "5^8", "6", "1 2 8 12 S15 S20"],  # copies
    ],
)
def test_hands_that_a_seat_sees_to_be_others_make_no_position(hands):
    phase = Phase(START, ["S20", "2", "1", "8"])
    view = phase.view(0)
    assert view.position(phase.position.hands) == phase.position
    with pytest.raises(ImpossiblePosition, match="do not fit"):
        view.position([Hand(hand) for hand in hands])


def test_cards_in_the_crypt_are_in_no_hand():
    phase = Phase("queen/small,values=5,copies=1: 1 4 | 2 3 | Q", ["1", "2", "pass"])
    view = phase.view(0)
    assert view.position(phase.position.hands) == phase.position
    with pytest.raises(ImpossiblePosition, match="do not fit"):
        view.position([Hand("4"), Hand("2"), Hand("Q")])
