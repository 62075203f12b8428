"""Marking a class: both forms, every spelling, and what spreadsheets do to a file."""

from __future__ import annotations

import csv
import io

import pytest

from vqlab.contract import LabError, NotationError
from vqlab.puzzles import Puzzle, Task, pack
from vqlab.puzzles.marking import LARGEST, MOST_ROWS, mark, read_answers

QUEEN = Puzzle.of("2 6 9 Q | 1 5 6 13 | 6 9 10 11", Task("out", 0), name="queen", title="Lend it")
KEEP = Puzzle.of("3 Q S20 | 10 11 S15 | 7 11", Task("prevent", 0, target=1), name="keep")
PAIR = Puzzle.of("9^3 S20 | 5 9 12 | 2 11 12", Task("only", 0), name="pair")
PACK = {one.name: one for one in (QUEEN, KEEP, PAIR)}


def signs(text: str | bytes) -> dict[str, str]:
    marks = mark(read_answers(text), PACK)
    return {
        who: "".join(marks.of[who, name].sign for name in marks.puzzles) for who in marks.students
    }


def test_the_puzzles_are_as_these_tests_take_them():
    assert [len(one.plays) for one in PACK.values()] == [1, 2, 1]
    assert [str(play) for play in KEEP.plays] == ["3 Q", "S20"]


def test_every_right_play_is_right_in_any_spelling():
    text = "student,queen,keep,pair\nAda,q 2,3 Q,9 9 9\nBen, 2  Q ,s20,9^3\nCyd,2,3,9^2 9\nDee,,,\n"
    assert signs(text) == {"Ada": "✓✓✓", "Ben": "✓✓✓", "Cyd": "✗✗✓", "Dee": "–––"}


def test_points_percent_and_rates_are_counted_by_hand():
    marks = mark(read_answers("student,queen,keep,pair\nAda,2 Q,S20,9\nBen,2 Q,,\n"), PACK)
    assert [marks.points(who) for who in marks.students] == [2, 1]
    assert [str(marks.percent(who)) for who in marks.students] == ["200/3", "100/3"]
    assert [str(marks.rate(name)) for name in marks.puzzles] == ["1", "1/2", "0"]
    data = marks.to_json()
    assert data["students"][0]["percent"] == 67
    assert data["students"][0]["marks"]["pair"] == {"play": "9", "right": False, "reason": ""}
    assert data["puzzles"][1] == {"name": "keep", "solved": 1, "rate": 0.5}


def test_an_illegal_play_and_no_play_are_wrong_and_say_why():
    marks = mark(read_answers("student,queen\nA,PASS\nB,13\nC,help!\nD,6^99\nE,2 6\n"), PACK)
    assert [marks.of[who, "queen"].right for who in marks.students] == [False] * 5
    reasons = {who: reason for who, _, reason in marks.reasons}
    assert "[R11]" in reasons["A"] and "[R11]" in reasons["B"]
    assert "help!" in reasons["C"]
    assert set(reasons) == set("ABCDE")


WIDE = "student,queen,keep\nAda,2 Q,3\nBen,6,S20\n"


@pytest.mark.parametrize(
    "same",
    [
        "﻿" + WIDE,
        WIDE.encode("utf-8-sig"),
        WIDE.encode("utf-16"),
        WIDE.replace("\n", "\r\n"),
        WIDE.replace("\n", "\r"),
        WIDE.replace(",", ";"),
        WIDE.replace(",", "\t"),
        "sep=;\n" + WIDE.replace(",", ";"),
        "\n,,\n" + WIDE.replace("\n", "\n\n , ,\n"),
        WIDE.replace("\n", ",,\n"),
        WIDE.replace("Ada,2 Q", '"Ada","2 Q"'),
        WIDE.replace(",6,", ",6.0,"),
        WIDE.replace("queen", "Lend It"),
        WIDE.replace("2 Q", "2\u00a0Q"),
        WIDE.removesuffix("\n"),
        "student,puzzle,play\nAda,queen,2 Q\nBen,queen,6\nBen,keep,S20\nAda,KEEP,3\n",
        "student,puzzle,play\nAda,queen,2 Q\nBen,queen,6\nBen,keep,S20\nAda,KEEP,3\n".encode(
            "utf-8-sig"
        ),
        "Student;Puzzle;Play\r\nAda;queen;2 Q\r\nBen;queen;6\r\n\r\nBen;keep;S20\r\nAda;keep;3\r\n",
    ],
    ids=range(18),
)
def test_what_a_spreadsheet_does_to_a_file_is_undone(same):
    assert signs(same) == signs(WIDE) == {"Ada": "✓✗", "Ben": "✗✓"}


def test_a_quoted_comma_and_an_old_encoding_keep_a_name():
    assert list(signs('student,queen\n"Lovelace, Ada",2 Q\n')) == ["Lovelace, Ada"]
    assert list(signs("student;queen\nZoë;2 Q\n".encode("cp1252"))) == ["Zoë"]


def test_two_of_one_name_are_two_students_and_it_is_said():
    answers = read_answers("student,queen\nAnna,2 Q\nAnna,6\n,2\n")
    marks = mark(answers, PACK)
    assert [marks.points(who) for who in marks.students] == [1, 0, 0]
    assert len(set(marks.students)) == 3
    assert "Anna stands twice" in str(answers.notes[0])
    assert "Row 4 has no name." in [str(note) for note in answers.notes]


def test_the_later_of_two_answers_counts_and_it_is_said():
    answers = read_answers("student,puzzle,play\nAnna,queen,6\nAnna,queen,2 Q\n")
    assert mark(answers, PACK).points("Anna") == 1
    assert "row 3" in str(answers.notes[0])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("student,quen\nA,6\n", "“quen” here; did you mean queen"),
        ("student,zzz,yyy\nA,6\n", "“zzz”, “yyy”"),
        ("student,queen,Queen\nA,6,6\n", "Two columns"),
        ("student,queen,Lend it\nA,6,6\n", "Two columns"),
        ("student,queen\nLovelace, Ada,6\n", "Row 2 has “6” in a column"),
        ("", "first row"),
        ("student\nA\n", "first row"),
        ("student,queen\n", "no answer"),
        ("student,puzzle,play\nA,,6\n", "no puzzle"),
        (b"\x00\x01\x02,\x00", "save it as CSV"),
        ('student,queen\n"' + "x" * 200_000 + "\n", "save it as CSV"),
        ("student,queen\n" + "A,6\n" * (MOST_ROWS + 1), "rows"),
        ("student" + ",q" * 400 + "\n", "columns|rows"),
        ("x" * (LARGEST + 1), "MiB"),
    ],
    ids=range(14),
)
def test_what_is_no_table_of_answers_is_refused_in_one_sentence(text, said):
    with pytest.raises((NotationError, LabError), match=said) as error:
        mark(read_answers(text), PACK)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("start", ["=", "+", "-", "@"])
def test_no_cell_that_is_written_is_a_formula(start):
    name = f'{start}HYPERLINK("http://x","y")'
    quoted = name.replace('"', '""')
    marks = mark(read_answers(f'student,queen\n"{quoted}",{name[0]}cmd\n'), PACK)
    rows = list(csv.reader(io.StringIO(marks.csv())))
    assert rows[1][0] == f"'{name}"
    assert not [cell for row in rows for cell in row if cell[:1] in tuple("=+-@")]


def test_the_marks_written_are_read_back_the_same():
    marks = mark(read_answers("student,queen,keep\nAda,2 Q,3\nBen,,S20\n"), PACK)
    rows = list(csv.reader(io.StringIO(marks.csv())))
    assert rows[:3] == [
        ["student", "queen", "keep", "points", "percent"],
        ["Ada", "1", "0", "1", "50"],
        ["Ben", "", "1", "1", "50"],
    ]
    assert rows[3:] == [["solved", "1", "1", "2", "50"], ["rate in %", "50", "50", "", ""]]


def test_no_name_steers_a_terminal():
    assert "\x1b" not in "".join(signs("student,queen\nA\x1b[2J,6\n"))


def test_answers_to_puzzles_of_the_vampires_are_marked_too() -> None:
    names = pack("vampires")
    puzzle = names["two-weapons"]
    right = str(puzzle.plays[0])
    table = f"student,two-weapons\nAda,{right.lower()}\nBen,6^2\nCleo,bite@4\n"
    marks = mark(read_answers(table), names)
    found = {student: marks.of[student, "two-weapons"].right for student in marks.students}
    assert found == {"Ada": True, "Ben": False, "Cleo": False}
