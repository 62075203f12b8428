"""A card and a place become a play, a question, or a refusal that names its clause."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from vqlab import Stepper, pictures
from vqlab.contract import IllegalPlay, NotationError
from vqlab.pictures.vampires import actions, place_of
from vqlab.screens.freeplay import FreePlay
from vqlab.screens.placing import Placing
from vqlab.vampires import Edition, Game, Position

LINE = "vampires: GYBR WR garlic | GYRB mirror ; R4(BYRG - RGBY YRBG) G1 B2(- garlic - -)"


def test_one_play_is_made_at_once() -> None:
    assert str(Placing().put(Position.parse(LINE), "GYBR:2S")) == "GYBR@2S"


def test_with_or_without_the_weapon_is_asked() -> None:
    position, placing = Position.parse(LINE), Placing()
    assert placing.put(position, "GYBR:1E") is None
    assert list(map(str, placing.answers(position))) == ["GYBR@1E", "GYBR@1E+WR"]
    scene = placing.over(pictures.scene(position), position)
    assert scene["question"] == "With the red weapon, or without?"
    assert [one["id"] for one in scene["actions"]] == ["play:GYBR@1E", "play:GYBR@1E+WR", "put:"]


def test_whose_hand_is_asked_where_there_are_several() -> None:
    position, placing = Position.parse("vampires: mirror | WB | WG ; R4"), Placing()
    assert placing.put(position, "mirror:1N") is None
    assert placing.over(pictures.scene(position), position)["question"] == "Whose hand is swapped?"
    two = Position.parse("vampires: mirror | WB ; R4")
    assert str(placing.put(two, "mirror:1N")) == "mirror@1N>B"


def test_where_what_lies_there_goes_is_asked() -> None:
    position, placing = Position.parse("vampires: GYBR | WB ; R4(- garlic - -)"), Placing()
    assert placing.put(position, "GYBR:1E") is None
    scene = placing.over(pictures.scene(position), position)
    assert scene["question"] == "Where does the garlic go that lies there?"
    assert [str(play) for play in placing.answers(position)] == [
        "GYBR@1E/1N",
        "GYBR@1E/1S",
        "GYBR@1E/1W",
    ]


def test_answers_keep_the_notes_that_the_scene_gave_them() -> None:
    position, placing = Position.parse(LINE), Placing()
    plays = position.legal_plays()
    placing.put(position, "GYBR:1E")
    drawn = pictures.scene(position)
    drawn["actions"] = actions(plays, notes={play: "wins" for play in plays if play.weapon})
    shown = placing.over(drawn, position)["actions"]
    assert [one["note"] for one in shown] == ["", "wins", ""]


def test_a_question_is_of_its_state_alone_and_can_be_let_go() -> None:
    position, placing = Position.parse(LINE), Placing()
    placing.put(position, "GYBR:1E")
    assert placing.answers(position.play("GYBR@1E")) == ()
    drawn = pictures.scene(position)
    assert placing.put(position, "") is None
    assert placing.over(drawn, position) is drawn


@pytest.mark.parametrize(
    ("what", "clause"),
    [
        ("GYBR:1N", "T5"),  # a card lies there
        ("GYBR:2N", "T6"),  # the wrong edge
        ("GYBR:1", "T5"),  # no side
        ("GYBR:3E", "T6"),  # garlic lies there, and the edge does not fit either
        ("WR:1", "T8"),  # one side free
        ("WR:2N", "T8"),  # the wrong colour, whichever side was meant
        ("WB:3", "T4"),  # not in the hand
        ("garlic:3E", "T5"),  # garlic replaces nothing
        ("garlic:9N", "T2"),  # no such vampire
        ("coffin:1N", "T4"),
        ("YBRG:1E", "T7"),  # turned round
    ],
)
def test_what_may_not_be_is_refused_with_its_clause(what: str, clause: str) -> None:
    with pytest.raises(IllegalPlay) as refused:
        Placing().put(Position.parse(LINE), what)
    assert refused.value.clause == clause


def test_garlic_that_can_go_nowhere_is_refused_by_the_clause_on_replacing() -> None:
    full = "vampires: GYBR WB | WB ; R4(BYRG garlic RGBY YRBG)"
    with pytest.raises(IllegalPlay, match="not free") as refused:
        Placing().put(Position.parse(full), "GYBR:1E")
    assert refused.value.clause == "T10"


def test_a_mirror_is_refused_for_its_place_and_not_for_want_of_a_partner() -> None:
    with pytest.raises(IllegalPlay, match="taken") as refused:
        Placing().put(Position.parse("vampires: mirror | WB ; R4(BYRG - - -)"), "mirror:1N")
    assert refused.value.clause == "T5"


WRONG = ["GYBR", "GYBR:", ":1N", "GYBR:0N", "a b:1N", "x" * 500, "WR:1>B+W"]


@pytest.mark.parametrize("what", WRONG)
def test_what_is_no_card_and_place_is_refused(what: str) -> None:
    with pytest.raises((NotationError, IllegalPlay)):
        Placing().put(Position.parse(LINE), what)


def test_a_weapon_or_a_bite_is_for_the_whole_vampire_whichever_side_is_meant() -> None:
    position = Position.parse("vampires: WR bite | WB ; R4(BYRG GYBR RGBY YRBG)")
    for place in ("1", "1N", "1S"):
        assert str(Placing().put(position, f"WR:{place}")) == "WR@1"
        assert str(Placing().put(position, f"bite:{place}")) == "bite@1"


def test_a_view_will_do_and_only_on_its_turn() -> None:
    game = Game(LINE)
    assert str(Placing().put(game.view(0), "GYBR:2S")) == "GYBR@2S"
    with pytest.raises(IllegalPlay) as refused:
        Placing().put(game.view(1), "GYRB:2S")
    assert refused.value.clause == "T3"


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("options", [{}, {"reattach_elsewhere": True, "bite_needs_cards": False}])
def test_every_play_with_a_place_can_be_put_and_nothing_else(
    seats: int, options: dict[str, Any]
) -> None:
    """Each card of the hand at each place: a play, an answer to a question, or a refusal."""
    chance, placing = Random(seats), Placing()
    game = Game.deal(seats, seats, Edition(**options))
    for _ in range(25):
        position = game.position
        plays = position.legal_plays()
        reached = []
        places = [f"{n}{side}" for n in range(1, len(position.crosses) + 1) for side in "NESW"]
        for card in dict.fromkeys(position.hands[game.to_act or 0]):
            for place in (*places, *map(str, range(1, len(position.crosses) + 1))):
                try:
                    play = placing.put(position, f"{card}:{place}")
                except IllegalPlay:
                    assert not [p for p in plays if p.card == card and place_of(p) == place]
                    continue
                found = placing.answers(position) if play is None else (play,)
                assert found
                reached += found
        assert set(reached) == {play for play in plays if place_of(play)}
        game = game.play(chance.choice(plays))
        if game.is_over:
            break


def test_free_play_puts_asks_refuses_and_takes_back() -> None:
    board = FreePlay(LINE)
    board.answer("put:GYBR:2N")
    assert board.scenes[0]["alert"].endswith("[T6]")
    board.answer("put:GYBR:1E")
    assert board.scenes[0]["alert"] == ""
    assert board.scenes[0]["choose"] == "A"
    board.answer("play:GYBR@1E+WR")
    assert "question" not in board.scenes[0]
    assert board.scenes[0]["choose"] == "B"
    assert "A wins the red vampire worth 4" in board.scenes[0]["status"]
    assert board.scenes[0]["stamp"] == 1
    board.answer("undo")
    assert board.game == Game(LINE)
    board.answer("undo")
    board.answer("play:coffin")
    assert "[T4]" in board.scenes[0]["alert"]
    board.answer("nonsense:1")
    assert board.game == Game(LINE)


def test_free_play_ends() -> None:
    board = FreePlay("vampires: WR | WB ; R4(BYRG GYBR RGBY YRBG) ; A ; B2 | -")
    board.answer("put:WR:1")
    scene = board.scenes[0]
    assert scene["choose"] == ""
    assert [one["id"] for one in scene["actions"]] == ["undo"]


def test_a_stepper_steps_through_a_game() -> None:
    board = FreePlay(Position.deal(3, 4))
    for _ in range(6):
        board.answer(f"play:{board.game.legal_plays()[0]}")
    stepper = Stepper(board.game)
    assert len(stepper.scenes) == 7
    assert stepper.scenes[3]["place"] == "Turn 3"
    assert "crosses" in stepper.scenes[3]
