"""Scenes of The Vampires: what is seen, what is named, and what is hidden."""

from __future__ import annotations

import json
import re
from random import Random
from xml.etree import ElementTree as ET

import pytest

from vqlab import pictures
from vqlab.pictures import Scene
from vqlab.pictures.cells import cells_across
from vqlab.pictures.faces import drawn_once, faces_of
from vqlab.pictures.scene import still
from vqlab.pictures.vampires import actions, place_of
from vqlab.pictures.vampires_faces import paint_of
from vqlab.vampires import Deck, Edition, Game, Position

LINE = (
    "vampires: GYBR WR garlic | GYRB mirror ; R4(BYRG - RGBY garlic) G1 ; A ; B2 | - ; YGBR^2 ;"
    " coffin ; Y3"
)


def random_game(seats: int, seed: int, turns: int) -> Game:
    chance, game = Random(seed), Game.deal(seats, seed)
    while len(game.plays) < turns and not game.is_over:
        game = game.play(chance.choice(game.legal_plays()))
    return game


def everything_said(scene: Scene) -> str:
    return json.dumps(scene, ensure_ascii=False)


def test_the_table_of_a_position() -> None:
    scene = pictures.scene(Position.parse(LINE))
    assert scene["title"] == "The Vampires"
    assert scene["middle"] == ["Draw pile: 2 cards", "Discards: 1 card", "Vampires asleep: 1"]
    assert [seat["cards"] for seat in scene["seats"]] == [
        ["GYBR", "WR", "garlic"],
        ["GYRB", "mirror"],
    ]
    assert [seat["badge"] for seat in scene["seats"]] == ["2 points", "0 points"]
    assert [seat["won"] for seat in scene["seats"]] == [["B2"], []]
    red, green = scene["crosses"]
    assert (red["vampire"], red["around"]) == ("R4", ["BYRG", "", "RGBY", "garlic"])
    assert (red["places"], red["whole"]) == (["1N", "1E", "1S", "1W"], "1")
    assert (green["vampire"], green["around"]) == ("G1", [""] * 4)


def test_everything_has_a_name_to_be_read_aloud() -> None:
    scene = pictures.scene(Position.parse(LINE))
    assert scene["cards"]["GYBR"] == "attack card, green above, yellow right, blue below, red left"
    assert scene["cards"]["R4"] == "red vampire worth 4"
    red = scene["crosses"][0]
    assert red["spoken"] == (
        "Vampire 1, red vampire worth 4. North: attack card BYRG; east: free; "
        "south: attack card RGBY; west: garlic"
    )
    assert red["names"][1] == "east of vampire 1, the red vampire worth 4: free"
    assert red["below"].endswith("the place of the red weapon; one side is free")
    assert scene["seats"][0]["spoken"] == (
        "A. To act. Hand: attack card, green above, yellow right, blue below, red left; "
        "red weapon; garlic. Won: blue vampire worth 2, 2 points."
    )


def test_the_status_says_whose_turn_it_is_and_what_is_possible() -> None:
    assert pictures.scene(Position.parse(LINE))["status"] == (
        "A is to act, and may place an attack card, complete a cross with two cards "
        "or place garlic."
    )
    stuck = pictures.scene(Position.parse("vampires: WR | WB ; G1"))
    assert stuck["status"] == "A can play nothing, and discards a card."
    assert stuck["fits"] == {}
    over = pictures.scene(Position.parse("vampires: WR | WB ; R4 ; A ; B2 R4 | -"))
    assert over["status"] == "A wins with 6 points."
    assert [seat["top"] for seat in over["seats"]] == [True, False]
    assert not any(seat["to_act"] for seat in over["seats"])


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_place_is_shown_exactly_for_what_the_rules_allow(seats: int) -> None:
    for seed in range(5):
        position = random_game(seats, seed, 25).position
        scene = pictures.scene(position)
        shown = {(card, place) for card, places in scene["fits"].items() for place in places}
        plays = position.legal_plays()
        assert shown == {(play.card, place_of(play)) for play in plays if place_of(play)}
        known = {
            place for cross in scene["crosses"] for place in (*cross["places"], cross["whole"])
        }
        assert {place for _, place in shown} <= known


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_what_a_seat_may_not_see_is_not_in_its_scene(seats: int) -> None:
    """Two games that differ only in what seat 0 cannot see are drawn alike, to the letter."""
    for seed in range(6):
        game = random_game(seats, seed, 12)
        table = game.position.table
        hidden = [card for hand in table.hands[1:] for card in hand] + list(table.draw)
        Random(seed).shuffle(hidden)
        hands = [table.hands[0]]
        for hand in table.hands[1:]:
            hands.append(tuple(hidden[: len(hand)]))
            hidden = hidden[len(hand) :]
        fields = table._asdict() | {"hands": hands, "draw": hidden, "asleep": table.asleep[::-1]}
        other = Position(**fields)
        assert other != game.position
        drawn = [pictures.scene(position, viewer=0) for position in (game.position, other)]
        assert everything_said(drawn[0]) == everything_said(drawn[1])
        assert [seat["cards"] for seat in drawn[0]["seats"][1:]] == [None] * (seats - 1)
        assert drawn[0]["seats"][1]["hidden"] == "5 cards face down"


def test_a_view_shows_what_the_seat_handed_over_itself() -> None:
    game = Game("vampires: mirror WB | GYRB WR ; R4 G1", ["mirror@1N>B"])
    scene = pictures.scene(game.view(0))
    assert scene["seats"][1]["seen"] == ["WB"]
    assert scene["seats"][0]["cards"] == ["GYRB", "WR"]
    assert "blue weapon" in scene["seats"][1]["spoken"]


def test_a_view_is_not_drawn_for_another_seat() -> None:
    with pytest.raises(TypeError, match="one seat"):
        pictures.scene(Game.deal(3, 1).view(0), viewer=1)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("mine", [None, 0, 1])
def test_seats_stand_clockwise_and_never_on_each_other(seats: int, mine: int | None) -> None:
    cells, middle = cells_across(seats, mine)
    taken = [
        (row, column)
        for first, wide, row, _ in [*cells, middle]
        for column in range(first, first + wide)
    ]
    assert len(taken) == len(set(taken))
    assert all(1 <= column <= 12 for _, column in taken)
    below = [seat for seat in range(seats) if cells[seat][2] == 3]
    assert (mine is None) or below == [mine]
    # from the seat below on the left: up, along the top to the right, and back below
    ring = sorted(range(seats), key=lambda seat: _angle(cells[seat]))
    turned = ring[ring.index(0) :] + ring[: ring.index(0)]
    assert turned == list(range(seats))


def _angle(cell: list[int]) -> float:
    from math import atan2

    first, wide, row, _ = cell
    x, y = first + wide / 2 - 7, row - 2
    return atan2(-x, y) % 6.2831853


def test_plays_as_actions_say_which_card_they_play() -> None:
    position = Position.parse(LINE)
    made = actions(position.legal_plays(), notes={position.legal_plays()[0]: "+4"})
    assert made[0]["note"] == "+4"
    assert made[0]["name"].endswith(": +4")
    by_id = {one["id"]: one for one in made}
    assert by_id["play:GYBR@1E+WR"]["of"] == "GYBR"
    assert by_id["play:GYBR@1E+WR"]["name"] == (
        "attack card GYBR, east of vampire 1, and the red weapon"
    )
    assert len({one["name"] for one in made}) == len(made)


def test_a_game_is_told_turn_by_turn() -> None:
    game = Game(
        "vampires: garlic GYBR WR coffin | GYRB WB | bite WY ; R4(BYRG - RGBY -) G1 ; A ; - ;"
        " YGBR^2 YBRG^2 GRBY ; WY ; Y3",
        ["garlic@1W", "bite@2"][:1],
    )
    assert game.to_act == 2
    for play in ("bite@1", "coffin"):
        game = game.play(play)
    told = [scene["told"] for scene in pictures.replay(game)]
    assert told == [
        "",
        "A puts garlic west of vampire 1, the red vampire worth 4. A draws 2 cards. "
        "B misses a turn.",
        "C lets vampire 1, the red vampire worth 4, bite: 3 cards are cleared. C draws 4 cards, "
        "and the discards become the draw pile.",
        "A wakes a vampire with a coffin. The yellow vampire worth 3 wakes.",
    ]
    clauses = [[c["id"] for c in scene["clauses"]] for scene in pictures.replay(game)]
    assert clauses == [[], ["T12"], ["T15", "T19"], ["T14"]]
    assert [scene["group"] for scene in pictures.replay(game)] == [0, 0, 0, 1]
    assert [scene["place"] for scene in pictures.replay(game)][1:] == ["Turn 1", "Turn 2", "Turn 3"]


@pytest.mark.parametrize(
    ("line", "play", "told", "clauses"),
    [
        (
            "vampires: mirror WB | GYRB ; R4",
            "mirror@1N>B",
            "A puts mirror north of vampire 1, the red vampire worth 4, and swaps hands with Ben.",
            ["T13"],
        ),
        (
            "vampires: GYBR | WB ; R4(- garlic - -) G1",
            "GYBR@1E/2S",
            "A puts attack card GYBR east of vampire 1, the red vampire worth 4; the garlic from "
            "there goes south of vampire 2, the green vampire worth 1. Ben misses a turn.",
            ["T10", "T12"],
        ),
        (
            "vampires: WR | WB ; G1",
            "discard WR",
            "A can play nothing, and discards red weapon.",
            ["T11"],
        ),
        (
            "vampires: WR | WB ; R4(BYRG GYBR RGBY garlic)",
            "WR@1",
            "A puts the red weapon below vampire 1, the red vampire worth 4. "
            "A wins the red vampire worth 4 and has 4 points.",
            ["T8", "T16"],
        ),
    ],
)
def test_every_kind_of_play_is_told_with_its_clause(
    line: str, play: str, told: str, clauses: list[str]
) -> None:
    class Named:
        game = Game(line, [play])
        title = "A trial"
        names = ("A", "Ben")

    scene = pictures.replay(Named())[1]
    assert scene["title"] == "A trial"
    assert re.sub(r" A draws .*?pile\.", "", scene["told"]) == told
    assert [c["id"] for c in scene["clauses"] if c["id"] != "T19"] == clauses
    assert scene["seats"][1]["label"] == "B · Ben"


def test_a_replay_keeps_what_its_author_wrote() -> None:
    game = Game.deal(3, 2)
    game = game.play(game.legal_plays()[0], "A start.", ["T6"])
    scene = pictures.replay(game)[1]
    assert (scene["comment"], [c["id"] for c in scene["clauses"]]) == ("A start.", ["T6"])


def test_there_is_no_replay_of_anything_else() -> None:
    with pytest.raises(TypeError, match="no replay of a int"):
        pictures.replay(3)


@pytest.mark.parametrize("seats", range(2, 7))
def test_whole_games_are_replayed(seats: int) -> None:
    game = random_game(seats, 3, 400)
    scenes = pictures.replay(game)
    assert len(scenes) == len(game.plays) + 1
    assert all(scene["clauses"] for scene in scenes[1:])
    groups = [scene["group"] for scene in scenes]
    assert groups == sorted(groups)
    assert game.winner is not None
    assert scenes[-1]["status"].endswith("points.")


def small_deck() -> Deck:
    return Deck(
        "two colours",
        {"V": "violet", "O": "orange"},
        {"V1": 8, "O2": 8},
        {"V": 8, "O": 8},
        {"garlic": 5, "mirror": 2, "coffin": 4, "bite": 4},
        {"VOVO": 20, "OVOV": 20},
    )


def test_another_deck_is_drawn_too() -> None:
    position = Position.deal(3, 1, Edition(small_deck()))
    scene = pictures.scene(position)
    strange = {card for card in scene["cards"] if card not in drawn_once()}
    assert strange
    assert scene["faces"].keys() == strange
    assert paint_of("V") != paint_of("O")
    picture = pictures.svg(scene)
    assert picture.count(">V<") > 4
    assert "faces" not in pictures.scene(Position.deal(3, 1))


@pytest.mark.parametrize("letter", "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
def test_every_letter_has_a_colour_it_can_be_read_on(letter: str) -> None:
    from tests.pictures.test_pictures import luminance

    face = ET.fromstring(faces_of([letter * 4])[letter * 4])
    edges = [group for group in face.iter("g") if group.find("text") is not None]
    assert len(edges) == 4
    for edge in edges:
        assert edge.findtext("text") == letter
        dark, light = sorted(luminance(edge[at].attrib["fill"]) for at in (0, 1))
        assert (light + 0.05) / (dark + 0.05) >= 4.5


def test_the_letters_stand_where_the_edges_are() -> None:
    face = ET.fromstring(faces_of(["RYBG"])["RYBG"])
    texts = {one.text: [float(one.attrib[axis]) for axis in "xy"] for one in face.iter("text")}
    assert texts["R"][1] < texts["Y"][1] < texts["B"][1]
    assert texts["G"][0] < texts["R"][0] < texts["Y"][0]


@pytest.mark.parametrize("seats", [2, 6])
def test_the_picture_holds_every_card_inside_it(seats: int) -> None:
    game = random_game(seats, 8, 20)
    scene = pictures.scene(game)
    root = ET.fromstring(pictures.svg(scene))
    width, height = map(float, root.attrib["viewBox"].split()[2:])
    groups = root.iter("{http://www.w3.org/2000/svg}g")
    placed = [group.attrib["transform"] for group in groups if "transform" in group.attrib]
    lying = sum(len(cross.cards) + 1 for cross in game.position.crosses)
    won = sum(map(len, game.position.won))
    assert len(placed) == sum(map(len, game.position.hands)) + lying + won
    for transform in placed:
        x, y = map(float, transform.split(")")[0].removeprefix("translate(").split())
        assert 0 <= x <= width - 30
        assert 0 <= y <= height - 40


def test_the_table_as_text_and_as_html() -> None:
    scene = pictures.scene(Position.parse(LINE))
    assert pictures.text(scene).splitlines()[:5] == [
        "Draw pile: 2 cards · Discards: 1 card · Vampires asleep: 1",
        "1 R4  N BYRG    E -       S RGBY    W garlic",
        "2 G1  N -       E -       S -       W -",
        "▶ A  GYBR WR garlic  [B2] 2 points",
        "  B  GYRB mirror",
    ]
    assert "1 R4  N BYRG" in pictures.html(scene)


def test_a_still_scene_offers_no_place() -> None:
    scene = pictures.scene(Position.parse(LINE))
    scene["choose"] = "A"
    assert "fits" not in still(scene)
    assert still(scene)["choose"] == ""
