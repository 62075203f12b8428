"""The analysis board as a controller: set up, value, try, keep, compare, stop."""

from __future__ import annotations

import asyncio
import copy
import json
import random
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.screens.loops import in_a_loop
from vqlab import Analysis
from vqlab.contract import ImpossiblePosition, LabError, NotationError
from vqlab.queen import Edition, Phase, Position, Record
from vqlab.screens.setup import Setup
from vqlab.screens.table import LONGEST
from vqlab.screens.value_grid import grid
from vqlab.screens.values import Values, find
from vqlab.screens.variations import MOST, Variations
from vqlab.screens.whatif import changed
from vqlab.screens.work import Stopped, Work
from vqlab.solver.concepts import cooperative, equilibria, forecast, guarantee, power

LINE = "4 5 8 | 3 7^2 | 6 9 10 ; B"
HARD = str(Phase.deal(4, seed=2).position)


def scene(lab: Analysis) -> Any:
    return lab.scenes[0]


def ids(lab: Analysis) -> list[str]:
    return [action["id"] for action in scene(lab)["actions"]]


def do(lab: Analysis, *actions: str) -> Analysis:
    for action in actions:
        lab.answer(action)
    return lab


# ---- setting up ----------------------------------------------------------------------------


def test_a_position_is_set_up_from_an_empty_table_by_clicks() -> None:
    lab = do(Analysis(), "give:6", "give:6", "give:S20", "hand:B", "give:7", "hand:C", "give:9")
    do(lab, "choose:leader:B", "card:A:6", "setup")
    assert str(lab.position) == "6 S20 | 7 | 9 ; B"
    assert "play:7" in ids(lab)


def test_only_cards_there_are_can_be_given() -> None:
    lab = do(Analysis(), *["give:S20"] * 3, *["give:Q"] * 9, "give:X", "give:", "card:A:13")
    assert lab.setup is not None
    assert str(lab.setup.hands[0]) == "Q^4 S20"
    left = {action["card"]: (action["note"], action["id"]) for action in scene(lab)["palette"]}
    assert left["Q"] == ("0", "")
    assert left["6"] == ("8", "give:6")


def test_the_palette_is_that_of_the_edition() -> None:
    lab = do(Analysis(), "choose:edition:small")
    assert [action["card"] for action in scene(lab)["palette"]] == ["1", "2", "3", "4", "Q", "S20"]
    do(lab, "choose:edition:english", "choose:seats:6")
    assert "S15" not in [action["card"] for action in scene(lab)["palette"]]


def test_an_impossible_position_gets_its_sentence_and_nothing_is_lost() -> None:
    lab = do(Analysis(), "give:6", "hand:B", "give:7", "hand:C", "give:8", "choose:embargo:S20")
    before = lab.setup
    do(lab, "setup")
    assert "does not hold it" in scene(lab)["alert"] and "[R21]" in scene(lab)["alert"]
    assert lab.setup == before
    do(lab, "choose:embargo:-", "setup")
    assert scene(lab)["alert"] == ""
    assert str(lab.position) == "6 | 7 | 8"


@pytest.mark.parametrize(
    "bad", ["6 | 7", "6 | x | 8", "", "6^9 | 7 | 8", "6 | 7 | 8 ; D", "9" * 5000]
)
def test_a_bad_line_gets_its_sentence_and_nothing_is_lost(bad: str) -> None:
    lab = do(Analysis(LINE), "play:7^2")
    before = lab.phase
    do(lab, f"line:{bad}")
    assert scene(lab)["alert"].count(". ") <= 1 and scene(lab)["alert"]
    assert lab.phase == before
    do(lab, "play:pass")
    assert len(lab.phase.plays) == 2


def test_a_line_is_opened_and_the_position_before_can_be_gone_back_to() -> None:
    lab = do(Analysis(LINE), "play:7^2", "line:6 | 7 | 8")
    assert str(lab.position) == "6 | 7 | 8"
    do(lab, "earlier")
    assert [str(play) for play in lab.phase.plays] == ["7^2"]
    do(lab, "earlier")
    assert str(lab.position) == "6 | 7 | 8"


def test_the_longest_line_is_heard_whole() -> None:
    lab = Analysis("6 | 7 | 8")
    line = str(Phase.deal(12, seed=1).position)
    content = {"type": "action", "id": f"line:{line}", "stamp": lab.table.scenes[0]["stamp"]}
    lab.table._hear(lab.table, content, [])
    assert str(lab.position) == line
    assert len(f"line:{line}") > 200
    assert LONGEST < 10_000


def test_setting_up_in_the_middle_of_a_round_keeps_its_plays() -> None:
    lab = do(Analysis("6^3 8 Q S20 | 3 5^2 Q | 7 9 10 ; B ; - ; 5^2, pass"), "setup")
    assert scene(lab)["entry"]["text"] == str(lab.position)
    do(lab, "card:A:8", "setup")
    assert str(lab.position) == "6^3 Q S20 | 3 5^2 Q | 7 9 10 ; B ; - ; 5^2, pass"
    do(lab, "setup", "card:B:5", "setup")
    assert "5^2 by B is illegal" in scene(lab)["alert"]
    do(lab, "choose:plays:-", "setup")
    assert str(lab.position) == "6^3 Q S20 | 3 5 Q | 7 9 10 ; B"


def test_done_without_a_change_and_back_keep_the_variations() -> None:
    lab = do(Analysis(LINE), "play:3", "undo", "play:7", "setup", "give:1", "cancel")
    assert len(lab.tree) == 2
    do(lab, "setup", "give:1", "card:A:1", "setup")
    assert len(lab.tree) == 2


def test_a_seat_taken_away_and_put_back_has_its_cards() -> None:
    lab = do(Analysis("6 | 7 | 8 | 9"), "setup", "choose:seats:3", "choose:seats:4", "setup")
    assert str(lab.position) == "6 | 7 | 8 | 9"


@pytest.mark.parametrize(
    "line", [LINE, "6 | 7 | 8", "queen/small: 1 2 | 3 S20 | 4 ; B ; - ; S20", HARD]
)
def test_what_is_set_up_is_written_as_a_position_is(line: str) -> None:
    draft = Setup.of(Position.parse(line))
    assert draft.line == line == str(draft.position())


JUNK = """choose:seats:99 choose:seats:² choose:edition:x choose:leader:Z choose: choose:plays:x
hand:Z hand: card: card:Z:6 give compare node:x node:² node:99 whose:Z close wait __init__ start
delete earlier play:"""


@pytest.mark.parametrize("junk", [*JUNK.split(), "line:" + "|" * 4000])
def test_no_action_from_outside_breaks_a_board(junk: str) -> None:
    for lab in (Analysis(), Analysis(LINE)):
        before = lab.phase
        do(lab, junk)
        assert lab.phase == before
        assert scene(lab)["status"]


# ---- variations ----------------------------------------------------------------------------


def shape(tree: Variations) -> list[tuple[int, list[tuple[int, int, str]]]]:
    return [
        (line.depth, [(move.number, move.seat, str(move.play)) for move in line.moves])
        for line in tree.lines()
    ]


def test_playing_after_going_back_makes_a_branch() -> None:
    lab = do(Analysis(LINE), "play:7^2", "play:pass", "undo", "undo", "play:3", "play:6")
    assert shape(lab.tree) == [
        (0, [(1, 1, "7^2"), (2, 2, "pass")]),
        (1, [(1, 1, "3"), (2, 2, "6")]),
    ]
    do(lab, "undo", "undo", "play:7^2")
    assert len(lab.tree) == 4
    rows = scene(lab)["branches"]
    steps = [step for row in rows for step in row["steps"]]
    assert [step["text"] for step in steps] == [
        "Start",
        "1. B 7^2",
        "2. C pass",
        "1. B 3",
        "2. C 6",
    ]
    assert [step["text"] for step in steps if step["mark"] == "on"] == ["1. B 7^2"]
    assert [row["depth"] for row in rows] == [0, 1]


def test_a_step_of_the_tree_is_gone_to_and_a_branch_deleted() -> None:
    lab = do(Analysis(LINE), "play:7^2", "play:pass", "undo", "undo", "play:3", "play:6")
    do(lab, "node:2")
    assert [str(play) for play in lab.phase.plays] == ["7^2", "pass"]
    do(lab, "node:3", "delete")
    assert shape(lab.tree) == [(0, [(1, 1, "7^2"), (2, 2, "pass")])]
    assert not lab.phase.plays
    do(lab, "node:1", "delete", "delete")
    assert len(lab.tree) == 0


def wander(seed: int, steps: int = 80) -> Variations:
    chance = random.Random(seed)
    tree = Variations(Phase.deal(3, seed=seed))
    for _ in range(steps):
        if tree.phase.is_over or chance.random() < 0.3:
            tree.go(chance.choice([START, *(m.node for line in tree.lines() for m in line.moves)]))
        else:
            tree.play(chance.choice(tree.phase.legal_plays()))
    return tree


START = 0


@pytest.mark.parametrize("seed", range(12))
def test_a_record_keeps_the_whole_tree(seed: int) -> None:
    tree = wander(seed)
    text = str(tree.record())
    assert str(Record.parse(text)) == text
    again = Variations.of_record(Record.parse(text).phases[0])
    assert shape(again) == shape(tree)
    assert str(again.record()) == text


def test_a_record_can_be_read_by_a_person() -> None:
    lab = do(Analysis(LINE), "play:7^2", "play:pass", "undo", "undo", "play:3", "play:6", "undo")
    do(lab, "play:pass", "play:4")
    last = str(lab.record(title="A trial")).splitlines()[-1]
    assert last == "7^2 {variation: 3, 6 (pass, 4)}, pass"


def test_comments_that_are_no_variations_stay_comments() -> None:
    said = "A note.\nvariation: 13\nvariation: the other one\nvariation: 3 (7"
    phase = Phase(LINE).play("7^2", said)
    tree = Variations.of_record(phase)
    assert shape(tree) == [(0, [(1, 1, "7^2")])]
    assert tree.phase.notes[-1].comment == said


def test_notes_and_variations_live_side_by_side(tmp_path: Path) -> None:
    lab = Analysis(Phase(LINE).play("7^2", "The pair.", ["R11"]))
    do(lab, "undo", "play:3", "undo")
    saved = lab.save_record(tmp_path / "trial.txt")
    again = Analysis.load(saved)
    assert again.phase.notes[-1] == ("The pair.", ("R11",))
    assert shape(again.tree) == shape(lab.tree)


def test_saving_overwrites_only_the_same_analysis(tmp_path: Path) -> None:
    path = tmp_path / "trial.txt"
    lab = do(Analysis(LINE), "play:7^2")
    lab.save_record(path)
    do(lab, "play:pass").save_record(path)
    assert path.read_text("utf-8") == str(lab.record())
    for other in ("my diary", str(Analysis("6 | 7 | 8").record())):
        path.write_text(other, "utf-8")
        with pytest.raises(LabError, match="nothing was written"):
            lab.save_record(path)
        assert path.read_text("utf-8") == other
    with pytest.raises(LabError, match="cannot be written"):
        lab.save_record(tmp_path / "no" / "such" / "place.txt")
    with pytest.raises(LabError, match="nothing was written"):
        lab.save_record(tmp_path)
    assert [entry.name for entry in tmp_path.iterdir()] == ["trial.txt"]


def test_what_is_no_record_is_not_loaded(tmp_path: Path) -> None:
    with pytest.raises(LabError, match="cannot be read"):
        Analysis.load(tmp_path / "none.txt")
    (tmp_path / "bad").write_bytes(b"\xff\xfe")
    with pytest.raises(LabError, match="cannot be read"):
        Analysis.load(tmp_path / "bad")
    with pytest.raises(NotationError, match="no record"):
        Analysis.load("diary\nof mine")


def test_a_record_that_stops_says_where() -> None:
    lab = Analysis.load("vqlab: 1\nphase 1: 6 9 | 7 | 8 8\n6, 5\n")
    assert len(lab.phase.plays) == 1
    assert "5" in scene(lab)["alert"]


def test_a_tree_is_bounded_and_what_is_shown_of_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vqlab.screens.variations.MOST", 40)
    monkeypatch.setattr("vqlab.screens.boards.SHOWN", 12)
    lab = Analysis(Phase.deal(3, seed=1))
    chance = random.Random(1)
    for _ in range(400):
        if scene(lab)["alert"]:
            break
        do(lab, f"play:{chance.choice(lab.phase.legal_plays())}")
        if lab.phase.is_over or chance.random() < 0.3:
            do(lab, "undo", "undo")
        shown = [step["id"] for row in scene(lab)["branches"] for step in row["steps"]]
        assert len(shown) <= 13
        assert f"node:{lab.tree.now}" in shown
    assert len(lab.tree) == 40
    assert "at most 40 plays" in scene(lab)["alert"]
    assert MOST <= 2_500


def test_variations_that_no_note_can_hold_are_refused() -> None:
    tree = Variations(Phase.deal(3, seed=1))
    for play in tree.phase.legal_plays():
        for _ in (1, 2):
            tree.play(play if not tree.phase.plays else tree.phase.legal_plays()[0])
        for _ in range(20):
            if not tree.phase.is_over:
                tree.play(tree.phase.legal_plays()[-1])
        tree.go(START)
    with pytest.raises(LabError, match="too many variations"):
        tree.record()


# ---- values --------------------------------------------------------------------------------


def test_every_concept_says_of_every_play_what_the_solver_says() -> None:
    position = Position.parse(LINE)
    found = find(position, 1)
    plays = position.legal_plays()
    sure = guarantee(position, "B", all_plays=True)
    assert {play: b.lower for play, b in found.sure.items()} == sure.plays
    assert found.best == sure.best and found.guarantee.value == sure.value
    for seat in range(3):
        asked = power(position, seat, "out:B", all_plays=True)
        assert found.power[seat] == asked.plays
        assert found.forced_by(seat) is asked.value
    even, seen = equilibria(position, all_plays=True), forecast(position, all_plays=True)
    assert found.equilibria and found.equilibria.value == even.value
    assert found.equilibria.plays == even.plays
    assert found.forecast and (found.forecast.value, found.forecast.plays) == (
        seen.value,
        seen.plays,
    )
    assert found.help == cooperative(position, "out:B", nodes=5000, all_plays=True)
    assert not found.undecided and found.done
    assert list(found.sure) == list(plays)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("seat", range(3))
def test_guarantees_from_the_plays_are_those_of_the_position(seed: int, seat: int) -> None:
    phase = Phase.deal(3, seed=seed, edition=Edition.small(values=5, hand=2))
    found = find(phase.position, seat)
    assert found.guarantee.value == guarantee(phase.position, seat).value
    for member in range(3):
        known = power(phase.position, member, f"out:{'ABC'[seat]}").value
        assert found.forced_by(member) is known


def test_only_plays_that_keep_the_guarantee_are_marked() -> None:
    lab = Analysis(LINE, values=True).wait()
    plays = {
        a["text"]: (a["note"], a["mark"]) for a in scene(lab)["actions"] if a["row"] == "plays"
    }
    assert plays == {"3": ("14", ""), "7": ("10", ""), "7^2": ("0", "best")}
    do(lab, "whose:C").wait()
    assert not [action for action in scene(lab)["actions"] if action["mark"] == "best"]
    assert scene(lab)["grids"][0]["caption"].endswith("worth to C")
    assert scene(lab)["grids"][0]["note"].startswith("All cards seen: C can be sure of")


def test_what_the_budget_leaves_open_is_never_said_to_be_impossible() -> None:
    found = find(Position.parse(HARD), 0, nodes=2_000)
    shown = grid(found)
    assert found.undecided and found.best == ()
    assert "Unknown within this budget" in shown["note"] and "all cards seen" in shown["note"]
    for row in shown["rows"]:
        for said in row["cells"]:
            assert "–" in said or "not decided" in said, row
    assert all(row["mark"] == "" for row in shown["rows"])


def test_a_larger_budget_only_narrows_what_a_smaller_one_said() -> None:
    position = Position.parse("3 5 7 9 Q | 2 4 6 8 S20 | 1 3 8 10 11")
    few, many = find(position, 0, nodes=500), find(position, 0, nodes=12_000)
    for play, bounds in few.sure.items():
        assert bounds.lower <= many.sure[play].lower <= many.sure[play].upper <= bounds.upper
    for seat, forced in few.power.items():
        assert all(f is None or f == many.power[seat][play] for play, f in forced.items())


def test_without_the_embargo_there_are_values_too() -> None:
    found = find(Position.parse("queen/small,embargo=no: 1 2 | 3 S20 | 4"), 0)
    assert found.done and len(grid(found)["rows"]) == 3


def test_values_follow_each_play_and_are_remembered() -> None:
    lab = Analysis(LINE)
    assert lab.values is None and scene(lab)["grids"] == []
    do(lab, "values").wait()
    first = lab.values
    assert first is not None and first.done and first.seat == 1
    do(lab, "play:7^2").wait()
    assert lab.values is not None and lab.values.position == lab.position and lab.values.seat == 2
    do(lab, "undo")
    assert lab.values is first and not lab.busy
    do(lab, "values")
    assert scene(lab)["grids"] == []


def test_the_end_of_a_phase_has_no_values_and_does_no_harm() -> None:
    lab = Analysis("6 | 7 | 8 9", values=True)
    do(lab, "play:6", "play:7", "play:pass").wait()
    assert lab.phase.is_over and not lab.busy
    assert scene(lab)["grids"][0]["rows"] == []
    assert scene(lab)["grids"][0]["note"].startswith("The phase is over: A has")
    assert Analysis("6 | 7 | 8 9", values=True, seat="B").wait().values is not None


def test_scenes_are_plain_data() -> None:
    lab = do(Analysis(LINE, values=True).wait(), "play:3", "undo")
    lab.wait().what_if("A: 4 -> 6")
    for board in (lab, Analysis(), do(Analysis(LINE), "setup")):
        data = board.scenes
        kept = copy.deepcopy(data)
        assert json.loads(json.dumps(data)) == data
        assert board.table.scenes == kept


# ---- what if -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "change, line",
    [
        ("A: 4 -> 6", "5 6 8 | 3 7^2 | 6 9 10 ; B"),
        ("A: 4 -> B", "5 8 | 3 4 7^2 | 6 9 10 ; B"),
        ("a: 4 <-> c: 10", "5 8 10 | 3 7^2 | 4 6 9 ; B"),
        ("B: +S20", "4 5 8 | 3 7^2 S20 | 6 9 10 ; B"),
        ("B: -7", "4 5 8 | 3 7 | 6 9 10 ; B"),
        ("leader C", "4 5 8 | 3 7^2 | 6 9 10 ; C"),
    ],
)
def test_one_thing_changed(change: str, line: str) -> None:
    assert str(changed(Position.parse(LINE), change)) == line


@pytest.mark.parametrize(
    "change",
    ["", "A", "A: 4", "A: 4 -> 99", "A: 13 -> 2", "Z: 4 -> 2", "A: 4 -> D", "leader", "6 -> 7"],
)
def test_a_change_that_cannot_be_is_refused(change: str) -> None:
    with pytest.raises(NotationError):
        changed(Position.parse(LINE), change)


def test_a_change_no_game_can_reach_names_its_clause() -> None:
    with pytest.raises(ImpossiblePosition, match=r"\[R1\]"):
        changed(Position.parse("6 S20 | 7 | 8"), "B: +S20")


def test_comparing_says_what_each_seat_can_be_sure_of() -> None:
    lab = Analysis("6 8 | 7 | 9")
    found = lab.what_if("A: 8 -> B", "leader C")
    for name, position in found.positions.items():
        for seat in range(3):
            assert found.found[name, seat].value == guarantee(position, seat).value
    rows = scene(lab)["grids"][0]["rows"]
    assert rows[1]["head"] == "A: 8 -> B" and rows[1]["cells"][0] == "0 ★"
    do(lab, rows[1]["action"])
    assert str(lab.position) == "6 | 7 8 | 9"
    assert "A: 8 -> B" in str(found) and "<table>" in found._repr_html_()


def test_the_draft_is_compared_with_what_was_before() -> None:
    lab = do(Analysis("6 8 | 7 | 9"), "setup", "card:A:8", "compare").wait()
    rows = scene(lab)["grids"][0]["rows"]
    assert [row["head"] for row in rows] == ["without the change", "with the change"]
    assert rows[1]["cells"][0] == "0 ★"
    assert lab.setup is not None


# ---- work ----------------------------------------------------------------------------------


class Endless:
    """A job that goes on until it is told to stop."""

    def __init__(self) -> None:
        self.begun, self.ended = threading.Event(), threading.Event()

    def __call__(self, tell: Any) -> None:
        self.begun.set()
        try:
            while True:
                tell(None)
                time.sleep(0.001)
        except Stopped:
            self.ended.set()
            raise


def test_a_newer_job_ends_an_older_one() -> None:
    heard: list[object] = []
    work, long = Work(lambda news, done: heard.append(news)), Endless()
    work.start(long)
    assert long.begun.wait(5)
    for n in range(5):
        work.start(lambda tell, n=n: n)
    assert work.wait(10)
    assert long.ended.wait(5)
    assert heard == [4]


def test_twenty_quick_plays_end_in_the_values_of_the_last_position() -> None:
    lab = Analysis(HARD, values=True, nodes=3_000)
    chance = random.Random(3)
    for _ in range(20):
        do(lab, f"play:{chance.choice(lab.phase.legal_plays())}")
    lab.wait()
    assert lab.values is not None and lab.values.done
    assert lab.values.position == lab.position
    assert len(lab._known) < 5


def test_stopping_is_heard_at_once_and_what_was_found_stays() -> None:
    lab = Analysis(HARD, values=True, nodes=10**9)
    time.sleep(0.5)
    assert "stop" in ids(lab)
    begun = time.monotonic()
    do(lab, "stop")
    assert time.monotonic() - begun < 0.5
    assert not lab.busy and "goon" in ids(lab)
    assert scene(lab)["grids"][0]["note"].startswith("Stopped.")
    thread = lab._work._thread
    if thread is not None:
        thread.join(5)
        assert not thread.is_alive()


def test_going_on_spends_more() -> None:
    lab = Analysis("3 5 7 9 | 2 4 6 S20 | 1 3 8 10", values=True, nodes=1_000).wait()
    assert lab.values is not None and lab.values.undecided and "goon" in ids(lab)
    before = lab.values.guarantee
    for _ in range(3):
        do(lab, "goon").wait()
    assert lab.nodes == 125_000
    after = lab.values.guarantee
    assert before.lower <= after.lower <= after.upper <= before.upper
    assert after.proved


def test_waiting_can_be_given_up() -> None:
    lab = Analysis(HARD, values=True, nodes=10**9)
    begun = time.monotonic()
    assert not lab._work.wait(0.2)
    assert time.monotonic() - begun < 2
    lab.close()
    assert not lab.busy


def test_an_error_in_the_work_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> Values:
        raise RuntimeError("the candle went out")

    monkeypatch.setattr("vqlab.screens.analysis.find", broken)
    lab = Analysis(LINE, values=True).wait()
    assert "the candle went out" in scene(lab)["alert"]
    assert not lab.busy


def test_without_threads_it_is_done_in_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vqlab.beside.THREADS", False)
    before = threading.active_count()
    lab = do(Analysis(LINE), "values")
    assert threading.active_count() <= before
    assert lab.values is not None and lab.values.done and not lab.busy


def test_in_an_event_loop_news_come_through_the_loop() -> None:
    heard: list[tuple[object, int]] = []

    async def main() -> int:
        work = Work(lambda news, done: heard.append((news, threading.get_ident())))
        work.start(lambda tell: "done")
        while work.busy:
            await asyncio.sleep(0.01)
        return threading.get_ident()

    thread = in_a_loop(main)
    assert heard == [("done", thread)]


def test_waiting_inside_a_running_loop_does_not_need_the_loop() -> None:
    async def main() -> object:
        return Analysis(LINE, values=True).wait(20).values

    found = in_a_loop(main)
    assert isinstance(found, Values) and found.done


def test_nothing_is_started_before_values_are_asked_for() -> None:
    before = threading.active_count()
    do(Analysis(LINE), "play:3", "undo", "setup", "cancel")
    assert threading.active_count() == before


def test_going_on_after_a_stop_goes_on_with_the_same_budget() -> None:
    lab = do(Analysis(HARD, values=True, nodes=10**8), "stop", "goon")
    assert lab.nodes == 10**8 and lab.busy
    lab.close()


def test_while_setting_up_nothing_is_played_and_no_value_is_shown() -> None:
    lab = do(Analysis(LINE, values=True).wait(), "setup", "play:7^2", "undo", "node:1")
    assert not lab.phase.plays and lab.setup is not None
    assert scene(lab)["grids"] == []
    do(lab, "cancel")
    assert lab.values is not None and lab.values.done
    do(lab, "give:6", "card:A:4", "clear", "cancel")
    assert lab.setup is None and str(lab.position) == LINE


def test_a_job_too_deep_to_hear_is_not_heard_either() -> None:
    heard: list[object] = []
    deep, go_on = threading.Event(), threading.Event()

    def deaf(tell: Any) -> str:
        deep.set()
        go_on.wait(10)
        return "too late"

    work = Work(lambda news, done: heard.append(news))
    work.start(deaf)
    assert deep.wait(10)
    work.stop()
    assert not work.busy
    work.start(lambda tell: "in time")
    go_on.set()
    assert work.wait(10)
    assert heard == ["in time"]


def test_a_newer_screen_ends_the_work_of_an_older_one() -> None:
    told: list[object] = []
    older, newer = Work(lambda news, done: told.append(news)), Work(lambda news, done: None)
    long = Endless()
    older.start(long)
    assert long.begun.wait(5)
    newer.start(lambda tell: 1)
    assert newer.wait(10)
    assert long.ended.wait(5)
    assert not older.busy
    assert told == [None], "so that it can say that it was stopped"


@pytest.mark.parametrize("error", [ValueError("no"), SystemExit(1)])
def test_a_job_that_fails_is_heard_and_the_next_is_done(error: BaseException) -> None:
    heard: list[object] = []
    work = Work(lambda news, done: heard.append(news))

    def fail(tell: Any) -> None:
        raise error

    work.start(fail)
    assert work.wait(10)
    work.start(lambda tell: 42)
    assert work.wait(10)
    assert heard == [error, 42]


def test_bad_hearing_does_not_end_the_work() -> None:
    heard: list[object] = []

    def hear(news: object, done: bool) -> None:
        heard.append(news)
        if news == 1:
            raise ValueError

    work = Work(hear)
    for n in (1, 2):
        work.start(lambda tell, n=n: n)
        deadline = time.monotonic() + 10
        while len(heard) < n and time.monotonic() < deadline:
            with suppress(ValueError):  # raised here, where there is a loop that nobody runs
                work.wait(0.05)
    assert heard == [1, 2]


def test_values_of_another_position_are_not_taken_in() -> None:
    lab = Analysis("6 8 | 7 | 5 9", values=True).wait()
    late = lab.values
    lab.answer("play:6")
    lab.wait()
    lab._heard(late, True)
    assert lab.values is not None
    assert lab.values.position == lab.position


def test_a_table_with_a_seat_left_out_is_not_begun() -> None:
    lab = Analysis()
    for action in ("give:6", "hand:B", "give:7"):
        lab.answer(action)
    lab.answer("setup")
    assert "C has no cards" in lab.scenes[0]["alert"]
    assert lab.setup is not None
    lab.answer("hand:C")
    lab.answer("give:8")
    lab.answer("setup")
    assert (lab.setup, str(lab.position)) == (None, "6 | 7 | 8")


@pytest.mark.parametrize("nodes", ["x", None, -5, 1.5])
def test_a_budget_is_a_whole_number(nodes: Any) -> None:
    with pytest.raises(LabError, match="whole number"):
        Analysis("6 | 7 | 8", nodes=nodes)


def test_one_button_is_in_one_place_whatever_it_does() -> None:
    lab = Analysis("6 8 | 7 | 5 9", values=True)
    keys = [{a.get("key") for a in lab.scenes[0]["actions"]}]
    lab.wait()
    keys.append({a.get("key") for a in lab.scenes[0]["actions"]})
    assert all("work" in one for one in keys)
    assert lab.scenes[0]["news"].startswith("All cards seen")


def test_the_lines_are_saved_by_a_click_and_nothing_is_written_over(tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    lab = Analysis("6 8 | 7 | 5 9")
    assert "save" not in {one["id"] for one in lab.scenes[0]["actions"]}
    for action in ("play:6", "undo", "play:8", "save", "save"):
        lab.answer(action)
    assert "analysis-2.txt" in lab.scenes[0]["status"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["analysis-1.txt", "analysis-2.txt"]
    again = Analysis.load(tmp_path / "analysis-1.txt")
    assert str(again.record()) == str(lab.record())
    lab.answer("undo")
    assert "Saved" not in lab.scenes[0]["status"]
