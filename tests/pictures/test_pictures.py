"""Scenes, and what is drawn from them."""

from __future__ import annotations

import json
from random import Random
from xml.etree import ElementTree as ET

import pytest

from vqlab import pictures
from vqlab.pictures.cells import cells
from vqlab.queen import Game, Phase, Position, Record
from vqlab.queen.examples import examples

SVG = "{http://www.w3.org/2000/svg}"


def played(seats: int, seed: int, plays: int) -> Phase:
    chance, phase = Random(seed), Phase.deal(seats, seed)
    for _ in range(plays):
        if phase.is_over:
            break
        phase = phase.play(chance.choice(phase.legal_plays()))
    return phase


@pytest.mark.parametrize("seats", range(2, 13))
def test_no_two_seats_share_a_cell_and_they_run_clockwise(seats: int) -> None:
    around, middle = cells(seats)
    taken = [
        (column, row)
        for first, columns, top, rows in [*around, middle]
        for column in range(first, first + columns)
        for row in range(top, top + rows)
    ]
    assert len(taken) == len(set(taken))
    assert len(around) == seats
    assert all(1 <= column <= 12 for column, _ in taken)
    last = max(row for _, row in taken)
    assert around[0][2] == last, "seat A sits at the bottom"


@pytest.mark.parametrize("seats", [3, 4, 6, 9, 12])
def test_a_view_shows_its_own_cards_and_what_all_have_seen(seats: int) -> None:
    phase = played(seats, seed=seats, plays=4 * seats + 1)
    for seat in range(seats):
        view = phase.view(seat)
        for drawn in pictures.scene(view)["seats"]:
            at = "ABCDEFGHIJKL".index(drawn["seat"])
            if at == seat:
                assert drawn["cards"] == list(phase.position.hands[seat])
            else:
                assert drawn["cards"] is None
                slayers = [f"S{slayer}" for slayer, holder in view.slayers if holder == at]
                assert sorted(drawn["seen"]) == sorted([*view.known[at], *slayers])


def test_a_position_seen_from_one_seat_hides_the_others() -> None:
    scene = pictures.scene(Position.parse("6 8 | 7 | 9 S20"), viewer=1)
    assert [seat["cards"] for seat in scene["seats"]] == [None, ["7"], None]
    assert "9" not in json.dumps(scene["seats"][2]["spoken"])


def test_what_a_seat_sees_is_drawn_from_its_view() -> None:
    phase = played(4, seed=8, plays=11)
    for seat in range(4):
        assert pictures.scene(phase, viewer=seat) == pictures.scene(phase.view(seat))
    with pytest.raises(TypeError, match="another"):
        pictures.scene(phase.view(1), viewer=2)


def test_a_picture_says_only_what_can_be_done() -> None:
    def status(line: str) -> str:
        return pictures.scene(Position.parse(line))["status"]

    assert status("6 | S15 | 8 ; A ; - ; 6") == "B can only pass."
    assert status("13^5 | 12^5 | Q^4 7 ; A ; - ; 13^5") == "B can only pass."
    assert status("Q 2 | 13 | 8 ; A ; - ; Q") == "B can only pass: nothing beats queens alone."
    assert status("S20 4 | S15 | 9 8 ; A ; - ; S20").startswith("B has nothing but a slayer")


def test_when_a_phase_is_over_no_round_is_announced() -> None:
    phase = Phase(Position.parse("6 | 7 8 | 9 9"), ["6", "pass", "pass"])
    for state in (phase, phase.position, phase.view(1)):
        scene = pictures.scene(state)
        assert scene["middle"][0] == "The phase is over"
        assert scene["status"].startswith("The phase is over")
        assert not any(seat["leader"] or seat["to_act"] for seat in scene["seats"])
    assert pictures.replay(Record((phase,)))[-1]["middle"][0] == "The phase is over"


def test_a_game_shows_its_phase_and_its_winners() -> None:
    game = Game.new(phases=2, deal=Position.parse("6 | 7 8 | 9 9"))
    assert pictures.scene(game)["place"] == "Phase 1 of 2"
    for play in ("6", "pass", "pass"):
        game = game.play(play)
    second = game.next_phase(Position.parse("6 | 7 8 | 9 9"))
    assert "Totals: A 0, B 15, C 18" in pictures.scene(second)["middle"]
    for play in ("6", "pass", "pass"):
        second = second.play(play)
    expected = "The game is over. Totals: A 0, B 30, C 36. A won."
    assert pictures.scene(second)["status"] == expected


def test_what_has_no_picture_says_so() -> None:
    with pytest.raises(TypeError, match="no picture of a int"):
        pictures.scene(3)


@pytest.mark.parametrize("name", list(examples))
def test_a_replay_shows_every_play_and_the_end_of_every_round(name: str) -> None:
    record = examples[name]
    scenes = pictures.replay(record)
    plays = sum(len(phase.plays) for phase in record.phases)
    ended = sum(
        1 for phase in record.phases for position in phase.positions[1:] if position.round.turn == 0
    )
    assert len(scenes) == len(record.phases) + plays + ended
    comments = sum(bool(note.comment) for phase in record.phases for note in phase.notes)
    assert sum(bool(scene["comment"]) for scene in scenes) == comments
    assert [scene["stamp"] for scene in scenes] == list(range(len(scenes)))


def test_a_replay_is_a_list_of_plain_data() -> None:
    scenes = pictures.replay(examples["phase-9-seats"])
    assert json.loads(json.dumps(scenes)) == scenes


def test_cards_are_conserved_in_every_step_of_a_replay() -> None:
    phase = examples["phase-5-seats"].phases[0]
    for scene in pictures.replay(Record((phase,))):
        in_hand = sum(seat["count"] for seat in scene["seats"])
        on_table = sum(len(seat["play"] or []) for seat in scene["seats"])
        counts = [
            int(words.split(": ")[1].split()[0])
            for words in scene["middle"]
            if "card" in words and ":" in words
        ]
        assert in_hand + on_table + sum(counts) == 110


def test_the_blocked_seat_is_marked_as_the_one_that_picks_up() -> None:
    phase = Phase(Position.parse("5 S20 | 13 9 | S15 | 2 3"), ["S20", "13", "pass"])
    blocked = [False, False, True, False]
    assert [seat["top"] for seat in pictures.scene(phase)["seats"]] == blocked
    last_play = pictures.replay(Record((phase.play("2"),)))[4]
    assert [seat["top"] for seat in last_play["seats"]] == blocked


def test_svg_is_well_formed_escaped_and_self_contained() -> None:
    bad = "<script>alert(1)</script>&\"'"
    phase = Phase(Position.parse("6 9 | 7 | 8 8"))
    scene = pictures.replay(Record((phase,), title=bad, names=(bad, "B", "C")))[0]
    drawn = pictures.svg(scene)
    root = ET.fromstring(drawn)
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    title = root.find(f"{SVG}title")
    assert title is not None
    assert bad in (title.text or "")
    assert not root.findall(f".//{SVG}script")
    assert "href" not in drawn
    assert ET.fromstring(pictures.html(scene)) is not None


@pytest.mark.parametrize("seats", range(3, 13))
def test_every_card_of_a_position_is_inside_the_picture(seats: int) -> None:
    root = ET.fromstring(played(seats, 3, 5 * seats).svg())
    width, height = map(float, root.attrib["viewBox"].split()[2:])
    placed = [
        group.attrib["transform"] for group in root.iter(f"{SVG}g") if "transform" in group.attrib
    ]
    assert len(placed) >= 20
    for transform in placed:
        x, y = map(float, transform.split(")")[0].removeprefix("translate(").split())
        assert 0 <= x <= width - 30
        assert 0 <= y <= height - 40


def test_faces_differ_without_colour() -> None:
    import re

    bare = {re.sub(r"#[0-9a-f]{6}", "", face) for face in pictures.faces().values()}
    assert len(bare) == len(pictures.faces()) == 17 + 24 + 4 + 4 + 4


def luminance(colour: str) -> float:
    def linear(part: str) -> float:
        c = int(part, 16) / 255
        return c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4

    red, green, blue = colour[1:3], colour[3:5], colour[5:7]
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)


@pytest.mark.parametrize("card", [card for card in pictures.faces() if card != "back"])
def test_marks_on_the_faces_are_readable(card: str) -> None:
    root = ET.fromstring(pictures.faces()[card])
    for group in root.iter("g"):
        ground = luminance(group[0].attrib["fill"])
        for mark in group.findall("text"):
            dark, light = sorted((luminance(mark.attrib["fill"]), ground))
            assert (light + 0.05) / (dark + 0.05) >= 4.5


def test_text_of_a_position_and_of_a_view() -> None:
    position = Position.parse("6^3 8 Q S20 | 3 5^2 Q | 7 9 10 ; B ; - ; 5^2, pass")
    assert pictures.text(pictures.scene(position)).splitlines() == [
        "Sets of 2 · To beat: 5",
        "▶ A  6^3 8 Q S20",
        "● B  3 Q          5^2 ★",
        "  C  7 9 10       pass",
        "A may raise the 5 with a pair, or pass.",
    ]
    hidden = pictures.text(pictures.scene(position, viewer=2))
    assert "6^3" not in hidden
    assert "S20 + 5 cards face down" in hidden
    assert hidden.endswith("A is to act.")


def test_a_position_does_not_pretend_to_know_what_came_before() -> None:
    scene = pictures.scene(Position.parse("6 8 | 7 | 9 S20"))
    assert scene["middle"] == ["Before the lead"]
    assert pictures.scene(Phase(Position.parse("6 8 | 7 | 9 S20")))["middle"][0] == "Round 1"


def test_pictures_exist_for_finished_positions() -> None:
    scene = pictures.scene(Position.parse("3 10 Q | - | 4"))
    assert scene["middle"] == ["The phase is over"]
    assert scene["status"] == "The phase is over. Penalty points: A 27, B 0, C 4."
    assert [seat["badge"] for seat in scene["seats"]] == ["27 points", "0 points", "4 points"]
