"""Puzzles as data: round trips, refusals in one sentence, and proofs that notice every change."""

from __future__ import annotations

import json
from typing import Any

import jsonschema
import pytest

from tests.puzzles.given import PUZZLES, SCHEMAS
from vqlab.contract import LabError
from vqlab.puzzles import NotSo, Pack, Puzzle, Task, Undecided, prove
from vqlab.queen import Play, Position


@pytest.mark.parametrize("name", list(PUZZLES))
def test_a_puzzle_survives_its_json(name: str) -> None:
    puzzle = PUZZLES[name]
    data = json.loads(json.dumps(puzzle.to_json()))
    jsonschema.validate(data, SCHEMAS["puzzle"])
    assert Puzzle.from_json(data) == puzzle
    assert prove(Puzzle.from_json(data)).plays == puzzle.plays


@pytest.mark.parametrize("name", list(PUZZLES))
@pytest.mark.parametrize("plain", [20_000, 0])
def test_what_a_puzzle_says_is_proved_from_its_position(name: str, plain: int) -> None:
    assert prove(PUZZLES[name], plain=plain).measures.difficulty == PUZZLES[name].difficulty


def changed(name: str, **fields: Any) -> Puzzle:
    return PUZZLES[name].named(**fields)


WRONG = [
    (changed("lend", plays=(Play("9"),)), "right plays are 2 Q"),
    (changed("two", plays=PUZZLES["two"].plays[:1]), "right plays are"),
    (changed("lend", themes=("boomerang",)), "themes of the solution are queen-lent"),
    (changed("lend", difficulty=1), "difficulty comes to"),
    (changed("lend", line=PUZZLES["lend"].line[:-1]), "does not end in"),
    (changed("lend", task=Task("rounds", 0, limit=2)), "within 2 rounds"),
    (changed("seven", task=Task("least", 0, limit=8)), "not the least"),
    (changed("seven", task=Task("least", 0, limit=6)), "cannot hold its loss to 6"),
    (changed("lend", position=Position.parse("2 6 9 | 1 5 6 13 | 6 9 10 11")), "cannot force"),
]


@pytest.mark.parametrize(("puzzle", "said"), WRONG)
def test_a_puzzle_that_says_something_else_is_not_so(puzzle: Puzzle, said: str) -> None:
    with pytest.raises(NotSo, match=said):
        prove(puzzle)


def test_a_line_that_loses_on_the_way_is_noticed() -> None:
    puzzle = PUZZLES["lend"]
    moment, line = puzzle.position, []
    for text in ("9", "13", "pass"):
        line.append(Play(text))
        moment = moment.play(line[-1])
    with pytest.raises(NotSo, match="loses what was asked for at 9"):
        prove(puzzle.named(line=tuple(line)))


def test_a_tiny_budget_is_not_decided_and_nothing_worse() -> None:
    with pytest.raises(Undecided):
        prove(PUZZLES["seven"], nodes=10)


def test_two_equally_good_plays_are_both_right_and_neither_is_called_the_only_one() -> None:
    for name in ("two", "two more"):
        puzzle = PUZZLES[name]
        assert len(puzzle.plays) == 2
        assert not puzzle.unique
        solution = prove(puzzle)
        assert all(play in solution.plays for play in puzzle.plays)
        assert not solution.unique
        assert "Any of these" in str(puzzle.hints[2])


def test_hints_name_an_idea_before_a_card() -> None:
    for puzzle in PUZZLES.values():
        idea, sort, cards = map(str, puzzle.hints)
        assert not any(digit in idea for digit in "123456789")
        assert all(str(play) in cards for play in puzzle.plays)
        assert str(puzzle.plays[0]) not in sort.split() or puzzle.plays[0].kind == "pass"


BAD = [
    ({"position": "6 8 | 7"}, "3 to 12"),
    ({"position": "6 8 | 7 | 99"}, "99"),
    ({"kind": "mate"}, "kind"),
    ({"seat": "B"}, "turn of B"),
    ({"seat": "Z"}, "seat"),
    ({"plays": []}, "plays"),
    ({"plays": ["5"]}, "5"),
    ({"line": ["9", "pass", "pass"]}, "begins with one of its right plays"),
    ({"line": ["2 Q", "9"]}, "R12|held|9"),
    ({"themes": ["zugzwang"]}, "no theme"),
    ({"difficulty": 6}, "difficulty"),
    ({"limit": 4}, "limit"),
    ({"target": "B"}, "exit"),
    ({"title": "x" * 500}, "title"),
    ({"extra": 1}, "puzzle"),
]


@pytest.mark.parametrize(("change", "said"), BAD)
def test_bad_data_is_refused_in_one_sentence(change: dict, said: str) -> None:
    data = {**PUZZLES["lend"].to_json(), **change}
    with pytest.raises(LabError, match=said) as refused:
        Puzzle.from_json(data)
    assert "\n" not in str(refused.value)
    with pytest.raises(LabError, match="Puzzle 1 of the pack"):
        Pack.parse(json.dumps({"vqlab-puzzles": 1, "puzzles": [data]}))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        "null",
        "[" * 100_000,
        '{"vqlab-puzzles": 2, "puzzles": []}',
        '{"vqlab-puzzles": 1}',
        '{"vqlab-puzzles": 1, "puzzles": [3]}',
        "x" * (5 << 20),
    ],
)
def test_a_bad_file_gets_one_sentence_and_stays_as_it_is(text: str, tmp_path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(text, "utf-8")
    with pytest.raises(LabError) as refused:
        Pack.load(path)
    assert "\n" not in str(refused.value)
    with pytest.raises(LabError):
        Pack([PUZZLES["lend"]]).save(path)
    assert path.read_text("utf-8") == text
    assert [one.name for one in tmp_path.iterdir()] == ["mine.json"]


def test_a_pack_is_written_whole_and_read_back(tmp_path) -> None:
    path = tmp_path / "mine.json"
    first = Pack(PUZZLES.values(), "Mine")
    first.save(path)
    again = Pack.load(path)
    assert dict(again) == dict(first)
    assert again.title == "Mine"
    more = again.with_names([PUZZLES["lend"].named(name=""), PUZZLES["lend"]])
    assert len(more) == len(first) + 2
    more.save(path)
    assert len(Pack.load(path)) == len(first) + 2
    assert [one.difficulty for one in more.values()] == sorted(
        one.difficulty for one in more.values()
    )


def test_names_are_one_each() -> None:
    with pytest.raises(LabError, match="name of its own"):
        Pack([PUZZLES["lend"], PUZZLES["lend"]])
    with pytest.raises(LabError, match="name of its own"):
        Pack([PUZZLES["lend"].named(name="")])
    with pytest.raises(KeyError, match="no puzzle “nowhere”"):
        Pack()["nowhere"]


def test_texts_are_shown_as_text() -> None:
    sly = PUZZLES["lend"].named(title="<script>alert(1)</script>")
    assert "<script>" not in sly._repr_html_()
    assert "<script>" not in Pack([sly])._repr_html_()


def test_every_change_of_what_was_measured_is_noticed() -> None:
    puzzle = PUZZLES["seven"]
    with pytest.raises(NotSo, match="measures"):
        prove(puzzle.named(measures={**puzzle.measures, "depth": 99}))
    with pytest.raises(NotSo, match="does not end in"):
        prove(puzzle.named(line=(*puzzle.line, Play("pass"))))


def test_a_line_that_costs_less_than_was_asked_is_no_line_for_it() -> None:
    puzzle = PUZZLES["seven"]
    moment, line = puzzle.position, []
    while moment.to_act is not None:  # the others play the first thing they can
        play = puzzle.plays[0] if not line else moment.legal_plays()[-1]
        line.append(play)
        moment = moment.play(play)
    with pytest.raises(NotSo, match=r"ends at|does not end|loses what"):
        prove(puzzle.named(line=tuple(line)))


def test_whole_numbers_written_with_a_point_are_read_as_whole_numbers() -> None:
    data = PUZZLES["seven"].to_json()
    data |= {"difficulty": float(data["difficulty"]), "limit": 7.0}
    read = Puzzle.from_json(json.loads(json.dumps(data)))
    assert read == PUZZLES["seven"]
    assert isinstance(read.task.limit, int)


def test_equal_puzzles_have_equal_hashes() -> None:
    again = Puzzle.from_json(PUZZLES["lend"].to_json())
    assert len({again, PUZZLES["lend"]}) == 1


@pytest.mark.parametrize("sign", ["\x1b[2J", "\u202e", "\ud800", "\x07"])
def test_texts_that_steer_a_terminal_are_refused(sign: str) -> None:
    data = {**PUZZLES["lend"].to_json(), "title": f"a{sign}b"}
    with pytest.raises(LabError, match="cannot be shown"):
        Puzzle.from_json(data)


@pytest.mark.parametrize(
    "texts", [{"title": "x" * 121}, {"comment": "x" * 2001}, {"title": 5}, {"name": "Größe"}]
)
def test_a_pack_that_could_not_be_read_again_is_not_written(texts: dict, tmp_path) -> None:
    path = tmp_path / "mine.json"
    Pack([PUZZLES["two"]]).save(path)
    before = path.read_text("utf-8")
    with pytest.raises(LabError):
        Pack([PUZZLES["lend"].named(**texts)]).save(path)
    assert path.read_text("utf-8") == before
    assert len(list(tmp_path.iterdir())) == 1


def test_where_nothing_can_be_written_that_is_said(tmp_path) -> None:
    with pytest.raises(LabError, match="cannot be written"):
        Pack([PUZZLES["lend"]]).save(tmp_path / "no" / "such.json")


def test_several_right_plays_of_different_sorts_give_no_false_hint() -> None:
    sort = str(PUZZLES["two more"].hints[1])
    assert sort == "There are 2 right plays, of different sorts."


@pytest.mark.parametrize(
    "fields", [("out", 12), ("out", "A"), ("least", 0, None, 2.5), ("least", 0, None, True)]
)
def test_tasks_that_make_no_sense_are_refused(fields: tuple) -> None:
    with pytest.raises(LabError):
        Task(*fields)


@pytest.mark.parametrize("thing", [5, None, ["6", "7", "8"]])
def test_what_is_no_position_is_refused_in_a_sentence(thing: object) -> None:
    with pytest.raises(LabError):
        Puzzle.of(thing, Task("out", 0))


@pytest.mark.parametrize("name", ["narrow"])
def test_a_narrow_path_is_narrow_whichever_best_replies_are_made(name: str) -> None:
    solution = prove(PUZZLES[name])
    moments = [m for m in solution.main_moments() if solution.decides(m)]
    assert len(moments) >= 2
    assert all(len(solution.right(moment)) == 1 for moment in moments)
    with pytest.raises(NotSo, match="second right play"):
        Puzzle.of("1 8 10^2 | 3 7^2 9 | 2 4 5 13", Task("only", 0))
