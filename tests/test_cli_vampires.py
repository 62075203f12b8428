"""The command line with positions and records of The Vampires."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import jsonschema
import pytest

from tests.test_cli import call, one_sentence
from vqlab.vampires import Position, perft
from vqlab.vampires.examples import examples

LINE = "vampires: GYBR WR | GYRB garlic ; R4(BYRG - RGBY YRBG)"
OVER = "vampires: GYBR | WB ; G1 ; A ; R4 B2 | -"
SCHEMAS = Path(__file__).parents[1] / "vqlab" / "data" / "schemas"


def schema(name: str) -> dict[str, object]:
    return json.loads((SCHEMAS / f"{name}.json").read_text("utf-8"))


def test_legal(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = call(capsys, "legal", LINE, "--json")
    assert (status, err) == (0, "")
    assert json.loads(out) == {
        "position": LINE,
        "to_act": "A",
        "plays": ["GYBR@1E", "GYBR@1E+WR"],
        "penalties": None,
    }
    assert call(capsys, "legal", LINE)[1] == "GYBR@1E\nGYBR@1E+WR\n"
    assert json.loads(call(capsys, "legal", OVER, "--json")[1]) == {
        "position": OVER,
        "to_act": None,
        "plays": [],
        "penalties": [0, 1],
    }


def test_check_says_yes_or_names_the_clause(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = call(capsys, "check", LINE, "gybr@1e + wr")
    assert (status, out) == (0, "GYBR@1E+WR by A is legal.\n")
    status, out, err = call(capsys, "check", LINE, "WR@1")
    assert (status, err) == (1, "")
    assert out.endswith(" [T8]\n") and "not complete" in out
    status, out, _ = call(capsys, "check", LINE, "GYBR@1S", "--json")
    assert (status, json.loads(out)["legal"], json.loads(out)["clause"]) == (1, False, "T5")
    status, out, _ = call(capsys, "check", LINE, "GYBR@1E", "--json")
    assert (status, json.loads(out)) == (0, {"legal": True, "clause": None, "reason": None})


def test_perft(capsys: pytest.CaptureFixture[str]) -> None:
    for depth in (0, 1, 3):
        expected = perft(Position.parse(LINE), depth)
        assert call(capsys, "perft", LINE, str(depth)) == (0, f"{expected}\n", "")
    rows = call(capsys, "perft", LINE, "3", "--divide")[1].splitlines()
    assert [row.split(": ")[0] for row in rows[:-1]] == ["GYBR@1E", "GYBR@1E+WR"]
    assert sum(int(row.split(": ")[1]) for row in rows[:-1]) == int(rows[-1])


def test_show_in_json_fits_the_schema(capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(call(capsys, "show", LINE, "--json")[1])
    jsonschema.validate(data, schema("vampires"))
    assert Position.from_json(data) == Position.parse(LINE)


@pytest.mark.parametrize("name", sorted(examples))
def test_replay_of_an_example_a_file_and_json(
    name: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    status, out, err = call(capsys, "replay", name)
    assert (status, err) == (0, "")
    assert examples[name].title in out
    said = " ".join(out.split())
    for note in examples[name].game.notes:
        assert " ".join(note.comment.split()) in said
        assert all(f"{clause} " in said for clause in note.clauses)
    data = call(capsys, "replay", name, "--json")[1]
    jsonschema.validate(json.loads(data), schema("vampires-record"))
    for file, content in (("game.json", data), ("game.vq", str(examples[name]))):
        (tmp_path / file).write_text(content, "utf-8")
        assert call(capsys, "replay", str(tmp_path / file), "--json")[1] == data


def test_replay_stops_at_an_illegal_play(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = tmp_path / "bad.vq"
    start = LINE.removeprefix("vampires: ")
    head = f"vqlab: 1\ngame: vampires\nstart: {start}\n"
    record.write_text(f"{head}GYBR@1E, coffin\n", "utf-8")
    status, _, err = call(capsys, "replay", str(record))
    assert status == 1
    assert err.startswith("Stopped at line 4: coffin by B is illegal.") and "[T4]" in err
    status, out, _ = call(capsys, "replay", str(record), "--json")
    assert (status, json.loads(out)["stopped"]["clause"]) == (1, "T4")


def test_an_edition_can_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    bite = "vampires: bite | WB ; R4"
    assert call(capsys, "check", bite, "bite@1")[0] == 1
    assert (
        call(capsys, "check", bite, "bite@1", "--edition", "standard,bite_needs_cards=no")[0] == 0
    )


BAD = {
    "a bad card": (["legal", "vampires: GYBX | WB ; R4"], "GYBX"),
    "a sign that is no card": (["legal", "vampires: GY?R | WB ; R4"], "Read “GY?R” at column 11"),
    "an unknown game": (["legal", "vampire: GYBR | WB ; R4"], "queen or vampires"),
    "no prefix": (["legal", "GYBR | WB ; R4"], "Read “GYBR” at column 1"),
    "cards of the other game": (["legal", "vampires: 6^2 Q | 7 ; R4"], "a card is like RYBG"),
    "two games": (["legal", "queen: vampires: WR | WB ; R4"], "queen"),
    "two games the other way": (["legal", "vampires: queen: 6 | 7 | 8"], "vampires"),
    "an edition of the other game": (["legal", LINE, "--edition", "english"], "english"),
    "no embargo": (["legal", LINE, "--no-embargo"], "no embargo"),
    "too long": (["legal", "vampires: " + "WR " * 5000 + "| WB"], "4,096"),
    "too many hands": (["show", "vampires: " + " | ".join(["bite"] * 7)], "[T2]"),
    "too many copies": (["show", "vampires: mirror^3 | WB ; R4"], "[T1]"),
    "a card that cannot lie there": (["show", "vampires: WR | WB ; R4(GGGG - - -)"], "GGGG"),
    "an edge that does not fit": (["show", "vampires: WR | WB ; R4(RYBG - - -)"], "[T6]"),
    "seven vampires": (["show", "vampires: WR | WB ; R4^3"], "a vampire is like R4"),
    "two winners": (["legal", "vampires: WR | WB ; G1 ; A ; R4 B2 | R4 Y3"], "[T20]"),
    "a play that cannot be read": (["check", LINE, "GYBR@7Q"], "a play is like"),
    "a depth": (["perft", LINE, "1000"], "1000"),
    "a queen's option": (["solve", LINE, "--concept", "power"], "--concept"),
    "a queen's event": (["solve", LINE, "--event", "out:B"], "--event"),
    "turns in the other game": (["solve", "1 | 2 | 3", "--turns", "3"], "--turns"),
    "solving without the embargo": (["solve", LINE, "--no-embargo"], "no embargo"),
    "a graph": (["graph", LINE], "only Vampire Queen"),
    "advice": (["advise", LINE], "only Vampire Queen"),
    "a review": (["review", "a-game-of-three"], "only Vampire Queen"),
    "the analysis": (["lab", "--position", LINE], "only Vampire Queen"),
}


@pytest.mark.parametrize("words, says", BAD.values(), ids=BAD)
def test_bad_input_is_one_sentence_on_standard_error(
    words: list[str],
    says: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    status, out, err = call(capsys, *words)
    assert (status, out) == (2, "")
    assert one_sentence(err), err
    assert says in err


@pytest.mark.parametrize("command", ["show", "legal", "check", "perft", "replay", "solve"])
def test_the_second_example_of_a_help_text_works(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = call(capsys, command, "--help")[1]
    example = re.search(r"The Vampires: vqlab (.*?)\n\n", text, re.S)
    assert example, text
    words = shlex.split(" ".join(example[1].split()))
    assert words[0] == command
    status, out, err = call(capsys, *words)
    assert (status, err) == (0, "")
    assert out


def test_solve_says_who_can_force_a_win(capsys: pytest.CaptureFixture[str]) -> None:
    start = "vampires: GYBR WR | GYRB garlic ; R4(BYRG - RGBY YRBG) ; A ; Y3 | - ; RYBG"
    status, out, err = call(capsys, "solve", start, "--seat", "A", "--all-plays", "--json")
    assert (status, err) == (0, "")
    data = json.loads(out)
    assert {"concept", "seat", "status", "value", "lower", "upper", "best", "plays", "line"} <= set(
        data
    )
    assert (data["seat"], data["status"], data["value"]) == ("A", "proved", True)
    assert data["best"] == ["GYBR@1E+WR"] and data["line"] == ["GYBR@1E+WR"]
    assert data["plays"] == {"GYBR@1E": False, "GYBR@1E+WR": True}
    both = json.loads(call(capsys, "solve", start, "--json")[1])
    assert {seat: one["value"] for seat, one in both["seats"].items()} == {"A": True, "B": False}
    assert "A wins" in call(capsys, "solve", start, "--seat", "a", "--verify")[1]
    within = json.loads(call(capsys, "solve", start, "--turns", "1", "--json")[1])
    assert within["value"] in (1, "1", "1/1") and within["seat"] == "A"


def test_a_budget_that_runs_out_is_an_honest_unknown(capsys: pytest.CaptureFixture[str]) -> None:
    start = str(examples["a-game-of-three"].game.start)
    status, out, _ = call(capsys, "solve", start, "--seat", "A", "--nodes", "50", "--json")
    data = json.loads(out)
    assert (status, data["status"], data["value"]) == (0, "unknown", None)


def test_a_replay_shows_what_lies_on_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = call(capsys, "replay", "every-special-card")
    assert status == 0
    assert "1 R4  N -" in out


def test_a_puzzle_is_shown_by_its_name_alone(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = call(capsys, "puzzle", "show", "moved-along")
    assert status == 0
    assert "wins before the draw pile is reshuffled" in out
