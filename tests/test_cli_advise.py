"""Advice and review on the command line, as somebody types it."""

from __future__ import annotations

import io
import json
import re
import shlex
import sys
from pathlib import Path
from random import Random

import jsonschema
import pytest

from vqlab.cli import run
from vqlab.players import advise
from vqlab.queen import Phase

SCHEMA = json.loads(
    (Path(__file__).parents[1] / "vqlab" / "data" / "schemas" / "advice.json").read_text("utf-8")
)
LINE = "queen/small: 1 3 | 2 4 | 2 Q S20"


def call(capsys, *words: str) -> tuple[int, str, str]:
    status = run(list(words))
    said = capsys.readouterr()
    return status, said.out, said.err


def a_view_file(folder: Path, phase: Phase | None = None) -> Path:
    path = folder / "view.json"
    path.write_text(json.dumps((phase or Phase(LINE)).view("A").to_json()), "utf-8")
    return path


@pytest.mark.parametrize("command", ["advise", "review"])
def test_the_example_of_the_help_works(capsys, command):
    status, text, _ = call(capsys, command, "--help")
    (example,) = re.findall(r"Example: vqlab (.*?)\n\n", text, re.S)
    words = shlex.split(" ".join(example.split()))
    status, out, err = call(capsys, *words)
    assert (status, err, bool(out)) == (0, "", True)
    status, out, err = call(capsys, *words, "--json")
    assert (status, err, out.count("\n")) == (0, "", 1)
    assert json.loads(out)


def test_a_view_from_a_file_from_a_pipe_and_from_a_position_gets_the_same_advice(
    capsys, tmp_path, monkeypatch
):
    path = a_view_file(tmp_path)
    _, from_file, _ = call(capsys, "advise", str(path), "--json")
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(path.read_bytes())))
    _, from_pipe, _ = call(capsys, "advise", "-", "--json")
    _, from_line, _ = call(capsys, "advise", LINE, "--seat", "A", "--json")
    _, by_itself, _ = call(capsys, "advise", LINE, "--json")
    assert from_file == from_pipe == from_line == by_itself
    data = json.loads(from_file)
    jsonschema.validate(data, SCHEMA)
    assert data == advise(Phase(LINE).view("A")).to_json()


def test_two_positions_of_one_view_print_the_same(capsys):
    other = "queen/small: 1 3 | 4^2 | 1 3 S20"
    assert Phase(LINE).view("A") == Phase(other).view("A")
    said = [call(capsys, "advise", line, "--json") for line in (LINE, other)]
    assert said[0] == said[1]


def test_the_options_reach_the_advisor(capsys):
    played = f"{LINE} ; B ; - ; 2, pass"
    _, out, _ = call(capsys, "advise", played, "--inference", "beats", "--json")
    assert json.loads(out)["deals"]["inference"] == "beats when able"
    _, out, _ = call(capsys, "advise", LINE, "--model", "random", "--deals", "9", "--json")
    data = json.loads(out)
    assert (data["model"]["name"], data["model"]["deals"]) == ("random", 9)
    assert data["deals"] == {"number": 9, "all": False, "inference": "cards only"}


@pytest.mark.parametrize(
    "words",
    [
        ("advise", LINE, "--seat", "B"),
        ("advise", "nothing"),
        ("advise", LINE, "--inference", "telepathy"),
        ("advise", LINE, "--model", "oracle"),
        ("advise", LINE, "--deals", "0"),
        ("advise", LINE, "--no-embargo"),
        ("advise", "queen/small: - | 2 4 | 2 Q S20"),
        ("review", "no such record"),
        ("review", "slayer-round", "--seat", "Z"),
        ("review", "slayer-round", "--deals", "0"),
    ],
)
def test_what_cannot_be_is_one_plain_sentence_and_status_2(capsys, words):
    status, out, err = call(capsys, *words)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert "Traceback" not in err


def broken(data: dict, chance: Random) -> object:
    """A view with one thing changed, as a slip of the pen or of a program would."""
    other = json.loads(json.dumps(data))
    key = chance.choice(sorted(other))
    value = other[key]
    if chance.random() < 0.2:
        del other[key]
    elif isinstance(value, list) and value and chance.random() < 0.7:
        index = chance.randrange(len(value))
        value[index] = chance.choice([value[index - 1], 7, "Q", "S15", ["pass"], ["3", "3"], -1])
    else:
        choices = ["A", "C", "S20", 0, 3, 99, None, [], {}, {"S15": "A"}, {"B": ["Q"]}, "small"]
        other[key] = chance.choice(choices)
    return other


@pytest.mark.parametrize("times", [30, pytest.param(200, marks=pytest.mark.slow)])
def test_a_damaged_view_is_advised_on_or_refused_in_one_sentence(capsys, tmp_path, times):
    chance, refused = Random(4), 0
    phase = Phase("queen/small: 1 3 4 | 2 4 | 2 Q S20", ["3", "4", "pass", "2", "Q"])
    data = phase.view("A").to_json()
    path = tmp_path / "view.json"
    for _ in range(times):
        path.write_text(json.dumps(broken(data, chance)), "utf-8")
        status, out, err = call(capsys, "advise", str(path), "--deals", "5", "--json")
        assert status in (0, 2), path.read_text("utf-8")
        refused += status == 2
        assert (err.count("\n"), bool(out)) == ((1, False) if status else (0, True))
    assert times // 5 < refused < times


@pytest.mark.parametrize("text", ["", "{", "[]", '"view"', "\xff\xfe", "[" * 100_000])
def test_a_file_that_is_no_view_is_refused_in_one_sentence(capsys, tmp_path, text):
    path = tmp_path / "view.json"
    path.write_bytes(text.encode("latin-1"))
    status, out, err = call(capsys, "advise", str(path))
    assert (status, out, err.count("\n")) == (2, "", 1)


def test_a_view_has_its_own_seat(capsys, tmp_path):
    status, _, err = call(capsys, "advise", str(a_view_file(tmp_path)), "--seat", "B")
    assert status == 2 and "own seat" in err


def test_a_review_says_it_in_words_and_ends_with_what_to_replay(capsys):
    status, out, _ = call(capsys, "review", "counting-27")
    assert status == 0
    assert "Phase 1, A played 4." in out
    position, plays = out.rstrip("\n").split("\n")[-2:]
    assert Phase(position, plays.split(", ")).plays
