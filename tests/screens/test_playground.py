"""A position that is played without a kernel answers as the rules do, in every state of it."""

from __future__ import annotations

import json
import re
from itertools import combinations
from typing import Any

import pytest

from vqlab.contract import IllegalPlay, LabError
from vqlab.queen import Play
from vqlab.screens.page import assets
from vqlab.screens.playground import LARGEST, MOST, Playground
from vqlab.screens.playing import packed, playground

ENDING = "vampires: GYBR WR | GYRB garlic ; R4(BYRG - RGBY YRBG) ; A ; Y3 | - ; RYBG"
QUEEN = [
    "1 2 | 3 | 2",
    "6 Q | 7^2 | 9",
    "4 S20 | 13 | S15",
    "2 5 S20 | 7 | 9 ; A ; S20",
    "8 9 | 10 7 | 5 ; A ; - ; 8",
    "- | 3 | 4",
]
LATER = "vampires: GYBR WR | GYRB garlic ; R4(BYRG - RGBY YRBG) B2 ; B ; Y3 | - ; RYBG"
VAMPIRES = [ENDING, LATER, "vampires: RYBG WB | WR GYBR ; B2(garlic - - -) ; A ; - | - ; garlic WY"]


TURNS = {LATER: 2, VAMPIRES[-1]: 1}


@pytest.fixture(scope="module", params=[*QUEEN, *VAMPIRES])
def ground(request: pytest.FixtureRequest) -> Playground:
    return Playground.of(request.param, TURNS.get(request.param))


def plays_in(ground: Playground, at: int) -> dict[str, int]:
    """Action that is a legal play by its name -> the scene that follows."""
    ids = {action["id"] for action in ground.scenes[at]["actions"]}
    return {
        what: to
        for what, to in ground.answers[at].items()
        if what in ids and what.startswith("play:")
    }


def test_every_state_can_be_left_by_its_legal_plays_and_by_no_other(ground: Playground) -> None:
    for at, state in enumerate(ground.states):
        if "question" in ground.scenes[at] or not ground.answers[at]:
            continue
        found = plays_in(ground, at)
        assert list(found) == [f"play:{play}" for play in state.position.legal_plays()]
        for play in state.position.legal_plays():
            then = ground.states[found[f"play:{play}"]].position
            assert then == state.position.play(play)


def test_it_ends_where_nobody_acts(ground: Playground) -> None:
    ends = [at for at, answers in enumerate(ground.answers) if not answers]
    assert ends
    for at in ends:
        drawn = ground.scenes[at]
        assert not drawn["actions"] and not drawn["choose"]
        assert ground.states[at].position.to_act is None or drawn["alert"]


def test_every_scene_can_be_reached_and_no_two_have_one_stamp(ground: Playground) -> None:
    reached, todo = {0}, [0]
    while todo:
        for to in ground.answers[todo.pop()].values():
            if to >= 0 and to not in reached:
                reached.add(to)
                todo.append(to)
    assert reached == set(range(len(ground.scenes)))
    stamps = [drawn["stamp"] for drawn in ground.scenes if "question" not in drawn]
    assert len(set(stamps)) == len(stamps)


@pytest.mark.parametrize("line", QUEEN)
def test_whatever_cards_are_chosen_the_answer_is_that_of_the_rules(line: str) -> None:
    ground = Playground.of(line)
    for at, state in enumerate(ground.states):
        seat = state.position.to_act
        cards = [] if seat is None else sorted(state.position.hands[seat])
        for size in range(1, len(cards) + 1):
            for some in combinations(cards, size):
                play = Play(" ".join(some))
                to = ground.answers[at][f"play:{' '.join(some)}"]
                if play in state.position.legal_plays():
                    assert ground.states[to].position == state.position.play(play)
                    continue
                with pytest.raises(IllegalPlay) as refused:
                    state.position.play(play)
                assert to < 0
                assert ground.sentences[-1 - to] == str(refused.value)


def test_what_happened_is_told() -> None:
    ground = Playground.of("4 S20 | 13 | S15")
    at = 0
    for play in ("S20", "13", "pass"):
        at = ground.answers[at][f"play:{play}"]
    assert "The round ends: C picks up 2 cards." in ground.scenes[at]["status"]
    assert [seat["count"] for seat in ground.scenes[at]["seats"]] == [1, 0, 3]


def test_a_card_put_to_a_place_is_played_asked_about_or_refused() -> None:
    ground = Playground.of(ENDING)
    first = ground.answers[0]
    asked = ground.scenes[first["put:GYBR:1E"]]
    assert asked["question"] == "With the red weapon, or without?"
    assert asked["stamp"] == ground.scenes[0]["stamp"]
    answers = ground.answers[first["put:GYBR:1E"]]
    assert set(answers) == {"play:GYBR@1E", "play:GYBR@1E+WR", "put:"}
    assert answers["put:"] == 0
    assert answers["play:GYBR@1E+WR"] == first["play:GYBR@1E+WR"]
    assert ground.sentences[-1 - first["put:WR:1"]].endswith("[T8]")
    refused = {what for what, to in first.items() if to < 0}
    legal = {what for what, to in first.items() if to >= 0}
    assert len(refused) == 2 * 5 - 1 and "put:GYBR:1E" in legal


def test_a_question_is_asked_over_the_scene_it_belongs_to() -> None:
    ground = Playground.of(LATER, TURNS[LATER])
    asked = [at for at, drawn in enumerate(ground.scenes) if "question" in drawn]
    assert asked
    for at in asked:
        base = ground.answers[at]["put:"]
        assert base > 0 and at in ground.answers[base].values()
        assert ground.scenes[at]["seats"] == ground.scenes[base]["seats"]
        assert ground.scenes[at]["stamp"] == ground.scenes[base]["stamp"]
        for what, to in ground.answers[at].items():
            assert what == "put:" or to == ground.answers[base][what]


def test_after_so_many_turns_it_says_that_it_ends() -> None:
    ground = Playground.of("6^2 8 | 7^2 | 3 9", 1)
    assert len(ground.scenes) == 4
    assert {drawn["alert"] for drawn in ground.scenes[1:]} == {
        "This example ends here. Take a play back, or start again."
    }


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("1 2 3 4 5 6 7 8 | 9 | 10", f"A hand of more than {LARGEST} cards"),
        ("1 2 3 4 5 S20 | 6 7 8 9 | 10 11 12", f"More than {MOST} scenes"),
    ],
)
def test_what_is_too_large_is_refused_in_a_sentence(line: str, said: str) -> None:
    with pytest.raises(LabError, match=said):
        Playground.of(line)


def test_packed_scenes_can_be_unpacked() -> None:
    scenes = Playground.of(QUEEN[0]).scenes
    data = json.loads(json.dumps(packed(scenes)))
    rows: list[Any] = [
        {
            key: data["values"][value]
            for key, value in zip(data["keys"], row, strict=True)
            if value >= 0
        }
        for row in data["scenes"]
    ]
    assert rows == json.loads(json.dumps(scenes))


def test_a_fragment_fetches_nothing_and_no_text_ends_its_script() -> None:
    for whole in (True, False):
        html = playground(QUEEN[0], whole=whole)
        assert html.count("</script>") == 1
        assert not re.search(r"(src|href)=", html.partition("<script>")[0])
        assert "http://" not in html.replace("http://www.w3.org/2000/svg", "")
    assert len(playground(QUEEN[0], whole=False)) < 40_000 < len(assets()[0])
