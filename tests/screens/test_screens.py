"""Controllers and the table widget, without a browser."""

from __future__ import annotations

import copy
import gc
import json
import weakref
from typing import Any

import pytest

from vqlab import Analysis, Stepper
from vqlab.games import read_position
from vqlab.pictures import Scene
from vqlab.queen import Phase, Position, Record
from vqlab.screens.table import Table

LINE = "6 6 8 | 7 7 9 | 5 10 S20"


def click(table: Table, action: str, stamp: int | None = None) -> None:
    """What the front end sends when somebody clicks an action of the scene now seen."""
    seen = table.scenes[table.index]["stamp"] if stamp is None else stamp
    table._hear(table, {"type": "action", "id": action, "stamp": seen}, [])


def front_end_sends(table: Table, content: object) -> None:
    data = {"method": "custom", "content": content}
    table._handle_msg({"content": {"data": data}, "buffers": []})


def front_end_sets(table: Table, **state: Any) -> None:
    data = {"method": "update", "state": state, "buffer_paths": []}
    table._handle_msg({"content": {"data": data}, "buffers": []})


def test_a_click_is_a_play() -> None:
    lab = Analysis(LINE)
    click(lab.table, "play:6^2")
    assert [str(play) for play in lab.phase.plays] == ["6^2"]
    status = "A leads two 6s. B may raise the 6 with a pair, or pass."
    assert lab.table.scenes[0]["status"] == status


def test_a_click_on_a_scene_that_is_gone_does_nothing() -> None:
    lab = Analysis(LINE)
    click(lab.table, "play:6^2", stamp=0)
    click(lab.table, "play:7^2", stamp=0)
    assert len(lab.phase.plays) == 1


def test_an_illegal_play_is_answered_by_its_clause_and_changes_nothing() -> None:
    lab = Analysis(LINE)
    click(lab.table, "play:6 8")
    assert not lab.phase.plays
    assert lab.table.scenes[0]["alert"].endswith("[R11]")
    click(lab.table, "play:6")
    assert lab.table.scenes[0]["alert"] == ""


@pytest.mark.parametrize(
    "junk", ["play:", "play:T", "play:6^99", "undo", "", "no", "play:" + "6 " * 500]
)
def test_no_action_from_outside_can_break_a_screen(junk: str) -> None:
    lab = Analysis(LINE)
    click(lab.table, junk)
    assert not lab.phase.plays


def test_messages_of_another_kind_are_ignored() -> None:
    lab = Analysis(LINE)
    for content in (
        7,
        "action",
        None,
        {},
        {"type": "action"},
        {"type": "else", "stamp": 0},
        {"stamp": []},
    ):
        front_end_sends(lab.table, content)
    assert not lab.phase.plays
    front_end_sends(lab.table, {"type": "action", "id": "play:6", "stamp": 0})
    assert lab.phase.plays


@pytest.mark.parametrize("index", [-3, 7, 999])
def test_a_step_that_is_not_there_is_the_nearest(index: int) -> None:
    stepper = Stepper("slayer-round")
    front_end_sets(stepper.table, index=index)
    assert stepper.index == (0 if index < 0 else len(stepper.scenes) - 1)
    assert repr(stepper)


def test_the_largest_record_is_drawn_in_seconds() -> None:
    """A file can make the lab work, but not for long: records are bounded."""
    text = "vqlab: 1\nseats: 12\nseed: 5\nphase 1:\n"
    record = Record.parse(text)
    phase = record.phases[0]
    while not phase.is_over and len(phase.plays) < 400:
        plays = phase.legal_plays()
        phase = phase.play(plays[-1] if phase.position.round.turn else plays[0])
    scenes = Stepper(Record((phase,))).scenes
    assert len(json.dumps(scenes)) / len(scenes) < 8_000


def test_take_back() -> None:
    lab = Analysis(LINE)
    click(lab.table, "play:6")
    click(lab.table, "undo")
    assert lab.phase == Phase(Position.parse(LINE))


def test_a_phase_played_to_its_end_has_no_more_plays() -> None:
    lab = Analysis("6 | 7 | 8 9")
    for play in ("6", "7", "pass"):
        click(lab.table, f"play:{play}")
    assert lab.phase.is_over
    actions = lab.scenes[0]["actions"]
    assert "undo" in [action["id"] for action in actions]
    assert [action for action in actions if action["row"] == "plays"] == []


def test_an_error_in_a_controller_is_shown_and_raised() -> None:
    class Broken(Analysis):
        def answer(self, action: str) -> None:
            raise RuntimeError("the candle went out")

    broken = Broken(LINE)
    with pytest.raises(RuntimeError, match="candle"):
        click(broken.table, "play:6")
    assert "the candle went out" in broken.table.scenes[0]["alert"]


def test_the_front_end_steps_and_python_knows_where() -> None:
    stepper = Stepper("slayer-round")
    front_end_sets(stepper.table, index=3)
    assert stepper.index == 3
    stepper.index = 99
    assert stepper.table.index == len(stepper.scenes) - 1
    assert "The round ends: Marie picks up 5 cards" in repr(stepper)


def test_a_stepper_takes_a_record_a_phase_a_text_or_a_name() -> None:
    phase = Phase(Position.parse("6 9 | 7 | 8 8")).play("6", "A begins.")
    record = Record((phase,))
    assert Stepper(record).scenes == Stepper(phase).scenes == Stepper(str(record)).scenes
    with pytest.raises(KeyError, match="slayer-round"):
        Stepper("no-such-example")


def test_a_cell_shows_widget_picture_and_text() -> None:
    bundle, _ = Stepper("slayer-round")._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in bundle
    assert "<svg" in bundle["text/html"]
    assert "Leon" in bundle["text/plain"]
    assert "http" not in bundle["text/html"].replace("http://www.w3.org/2000/svg", "")


def test_the_same_screen_gives_the_same_page() -> None:
    pages = [Stepper("slayer-round")._repr_mimebundle_()[0]["text/html"] for _ in range(2)]
    assert pages[0] == pages[1]


def test_a_closed_screen_leaves_no_widget_behind() -> None:
    from ipywidgets.widgets.widget import _instances

    before = set(_instances)
    for _ in range(100):
        screen = Analysis(LINE)
        assert screen.table.scenes
        screen.close()
    assert set(_instances) == before


def test_a_closed_table_is_collected() -> None:
    screen = Stepper("slayer-round")
    table = weakref.ref(screen.table)
    screen.close()
    del screen
    gc.collect()
    assert table() is None


def plain(data: object) -> bool:
    return json.loads(json.dumps(data)) == data


def test_scenes_are_plain_data_and_not_changed_by_showing(scenes: list[Scene]) -> None:
    kept = copy.deepcopy(scenes)
    table = Table(scenes)
    table.say("Oh.")
    assert plain(scenes)
    assert scenes == kept


@pytest.fixture
def scenes() -> list[Scene]:
    return Stepper("slayer-round").scenes


def test_a_game_of_the_vampires_is_stepped_by_name_and_from_its_text() -> None:
    stepper = Stepper("every-special-card")
    assert stepper.scenes[0]["crosses"]
    assert Stepper(str(stepper.record)).scenes == stepper.scenes


@pytest.mark.parametrize("line", ["vampires: WR | WB ; R4", "6 | 7 | 8"])
def test_a_position_of_either_game_is_a_record_of_one_step(line: str) -> None:
    position = read_position(line)
    assert len(Stepper(line).scenes) == 1
    assert Stepper(position).scenes == Stepper(line).scenes
