"""Puzzles on the command line, as somebody types it."""

from __future__ import annotations

import io
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from vqlab.cli import run
from vqlab.cli.puzzles import puzzle_app
from vqlab.puzzles import Pack, Puzzle, Task

SIX = Puzzle.of("6 8 | 7 13 | Q^2", Task("least", 0, limit=6), name="six", title="Six <or> so")
KEEP = Puzzle.of(
    "3 Q S20 | 10 11 S15 | 7 11", Task("prevent", 0, target=1), name="keep-b", comment="Look at B."
)
MAKE = ("make", "--cards", "3", "--slayers", "none", "--seed", "4", "--jobs", "1")


def call(capsys, *words: str) -> tuple[int, str, str]:
    status = run(["puzzle", *words])
    said = capsys.readouterr()
    return status, said.out, said.err


def as_json(capsys, *words: str, status: int = 0) -> dict:
    done, out, err = call(capsys, *words, "--json")
    assert (done, out.count("\n")) == (status, 1), err
    return json.loads(out)


@pytest.fixture
def mine(tmp_path, monkeypatch) -> str:
    """A pack of two in a folder of its own, which is where we are."""
    monkeypatch.chdir(tmp_path)
    Pack([SIX, KEEP], "two").save("mine.json")
    return "mine.json"


def test_the_group_alone_is_its_help(capsys):
    status, out, err = call(capsys)
    assert (status, err) == (0, "")
    names = [info.name for info in puzzle_app.registered_commands]
    assert names == ["list", "show", "check", "verify", "make", "find", "sheet", "mark"]
    assert all(name in out for name in names)


@pytest.mark.parametrize("name", [info.name for info in puzzle_app.registered_commands])
def test_the_example_of_every_help_works(capsys, tmp_path, monkeypatch, name):
    monkeypatch.chdir(tmp_path)
    status, text, _ = call(capsys, name, "--help")
    example = re.search(r"Example: vqlab puzzle (.*?)\n\n", text, re.S)
    assert (status, bool(example)) == (0, True)
    words = shlex.split(" ".join(example[1].split()))
    extra = ["--jobs", "1"] if name in ("make", "find") else []
    status, out, err = call(capsys, *words, *extra)
    assert status == 0, err
    assert out


def test_list_in_a_pipe_is_aligned_text(capsys, mine):
    _, out, _ = call(capsys, "list", mine)
    lines = out.splitlines()
    assert lines[0].split() == ["Name", "Title", "Kind", "Seats", "Difficulty", "Themes"]
    assert lines[1].index("Keep another") == lines[2].index("Lose the least")
    assert "Lose the least (6)" in out and "Keep another in (B)" in out


def test_list_filters_and_tells_no_solution(capsys, mine):
    data = as_json(capsys, "list", mine, "--kind", "prevent")
    assert [one["name"] for one in data["puzzles"]] == ["keep-b"]
    assert not {"plays", "line", "comment"} & set(data["puzzles"][0])
    assert as_json(capsys, "list", mine, "--seats", "4")["puzzles"] == []
    assert as_json(capsys, "list", mine, "--difficulty", "5")["puzzles"] == []
    assert "No puzzle" in call(capsys, "list", mine, "--seats", "4")[1]


def test_list_in_a_terminal_is_a_table(capsys, mine, monkeypatch):
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    assert "─" in call(capsys, "list", mine)[1]


def test_show_keeps_the_solution_until_it_is_asked_for(capsys, mine):
    _, out, _ = call(capsys, "show", "six", "--pack", mine)
    assert "▶ A  6 8" in out and "All cards seen: A is to play and holds its loss to 6" in out
    assert "Right" not in out and "Hint" not in out
    _, out, _ = call(capsys, "show", "six", "--pack", mine, "--hint", "2")
    assert "Hint 2: The right play has 1 card." in out and "Hint 3" not in out
    _, out, _ = call(capsys, "show", "Keep-B", "--pack", mine, "--solution")
    for said in ("Right: 3 Q, S20.", "Line: A: ", "fails: ", "Difficulty", "Look at B."):
        assert said in out


def test_show_any_position(capsys):
    data = as_json(capsys, "show", str(SIX.position), "--hint", "3", "--solution")
    assert (data["kind"], data["limit"], data["plays"]) == ("least", 6, ["8"])
    assert len(data["hints"]) == 3
    assert data["explained"][0] == "Right: 8."
    bare = as_json(capsys, "show", str(SIX.position))
    assert set(bare) == {"position", "kind", "seat", "limit", "asks"}


def test_check_tells_every_fault(capsys, mine):
    assert call(capsys, "check", mine)[:2] == (0, "Nothing is wrong with mine.json: 2 puzzles.\n")
    data = json.loads(Path(mine).read_text("utf-8"))
    data["puzzles"].append(dict(data["puzzles"][0]))
    data["puzzles"][0]["plays"] = ["13"]
    data["puzzles"][1]["themes"] = ["magic"]
    data["puzzles"].append({"position": "\x1b[2J"})
    Path("bad.json").write_text(json.dumps(data), "utf-8")
    status, out, err = call(capsys, "check", "bad.json")
    lines = out.splitlines()
    assert status == 2
    assert len(lines) == 4
    assert "Puzzle 1 of the pack (keep-b)" in lines[0] and "[R11]" in lines[0]
    assert "magic" in lines[1] and "Puzzle 4" in lines[2] and "stands twice" in lines[3]
    assert "\x1b" not in out
    assert err == "4 things are wrong with bad.json.\n"
    assert len(as_json(capsys, "check", "bad.json", status=2)["faults"]) == 4


@pytest.mark.parametrize("tier", ["search", "graph"])
def test_verify_tells_right_from_wrong_from_not_decided(capsys, mine, tier):
    status, out, _ = call(capsys, "verify", mine, "--tier", tier)
    assert (status, out) == (0, "2 proved, 0 not decided, 0 wrong.\n")
    status, out, _ = call(capsys, "verify", mine, "--tier", tier, "--nodes", "1")
    assert status == 0
    assert "0 proved, 2 not decided, 0 wrong." in out
    Pack([SIX.named(plays=(*SIX.plays, SIX.position.legal_plays()[0])), KEEP]).save("wrong.json")
    status, out, _ = call(capsys, "verify", "wrong.json", "--tier", tier)
    assert status == 1
    assert out.splitlines()[0].startswith("six: wrong. The right plays are 8")
    data = as_json(capsys, "verify", "wrong.json", "--tier", tier, "--name", "keep-b")
    assert (data["proved"], data["wrong"], data["puzzles"][0]["holds"]) == (1, 0, True)


def test_make_prints_puzzles_and_odds_and_adds_them_to_a_pack(capsys, mine):
    status, out, err = call(capsys, *MAKE, "--count", "2", "--output", mine)
    lines = out.splitlines()
    assert (status, len(lines)) == (0, 3)
    assert "Right" not in out and "about one in" in lines[-1]
    assert "2 new puzzles are in mine.json, which now has 4 puzzles." in err
    pack = Pack.load(mine)
    assert {"six", "keep-b"} < set(pack)
    made = [one for one in pack.values() if one.source]
    assert [line.split(":")[0] for line in lines[:2]] == sorted(one.name for one in made)
    again = call(capsys, *MAKE, "--count", "2", "--output", mine)
    assert "0 new puzzles" in again[2] and "2 of them were there already." in again[2]
    assert Pack.load(mine).text() == pack.text()


def test_the_source_of_a_puzzle_makes_it_again(capsys, mine):
    call(capsys, *MAKE, "--kind", "out", "--count", "2", "--output", "new.json")
    for one in Pack.load("new.json").values():
        words = shlex.split(one.source)[2:]
        found = as_json(capsys, *words, "--jobs", "1")["found"]
        assert found[-1]["position"] == str(one.position)
        assert "--seed 4" in one.source


def test_make_tells_the_right_plays_only_if_asked(capsys):
    assert "Right: " in call(capsys, *MAKE, "--solutions")[1]


def test_make_that_runs_out_of_deals_is_done(capsys, tmp_path):
    target = tmp_path / "none.json"
    status, out, _ = call(
        capsys, *MAKE, "--difficulty", "5", "--most", "3", "--output", str(target)
    )
    assert (status, out) == (0, "None in 3 deals.\n")
    assert list(tmp_path.iterdir()) == []


def test_a_bad_file_is_refused_before_the_work_and_left_alone(capsys, mine, monkeypatch):
    monkeypatch.setattr("vqlab.puzzles.make", lambda *_, **__: pytest.fail("work began"))
    Path("notes.txt").write_text("my notes\n", "utf-8")
    for target in ("notes.txt", ".", "no/such/folder.json"):
        status, out, err = call(capsys, *MAKE, "--output", target)
        assert (status, out, err.count("\n")) == (2, "", 1)
    assert Path("notes.txt").read_text("utf-8") == "my notes\n"
    assert sorted(os.listdir(".")) == ["mine.json", "notes.txt"]


def heeding_interrupts() -> None:
    """What a shell puts aside ignores them, and so would all that it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(sys.platform == "win32", reason="signals as on POSIX")
def test_an_interrupt_keeps_what_was_found(tmp_path):
    target = tmp_path / "kept.json"
    words = [*MAKE, "--count", "5000", "--output", str(target)]
    running = subprocess.Popen(
        [sys.executable, "-m", "vqlab", "puzzle", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=heeding_interrupts,
    )
    assert running.stdout is not None
    running.stdout.readline()
    time.sleep(0.2)
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=60)
    assert running.returncode == 130, err
    assert err.splitlines()[-1] == "Interrupted."
    kept = len(Pack.load(target))
    assert kept >= 1
    assert f"{kept} new puzzle" in err and f"{kept} in " in out
    assert os.listdir(tmp_path) == ["kept.json"]


def test_find_says_where_and_how_often(capsys):
    words = ("find", "out:A", "--cards", "2", "--slayers", "none", "--jobs", "1")
    status, out, err = call(capsys, *words, "--count", "2")
    assert (status, err, out.count("\n")) == (0, "", 3)
    data = as_json(capsys, *words, "--count", "2")
    assert data["found"] == out.splitlines()[:2]
    opposite = as_json(capsys, *words, "--count", "2", "--not")
    assert not set(opposite["found"]) & set(data["found"])
    for line, forced in [(data["found"][0], True), (opposite["found"][0], False)]:
        run(["solve", line, "--coalition", "A", "--event", "out:A", "--json"])
        assert json.loads(capsys.readouterr().out)["value"] is forced
    together = as_json(capsys, *words, "--count", "1", "--coalition", "ABC")
    assert together["tried"] <= data["tried"]
    assert as_json(capsys, *words, "--nodes", "1", "--most", "5")["tried"] <= 5


def test_find_and_make_with_several_processes_find_the_same(capsys):
    one = as_json(capsys, "find", "out:A", "--cards", "2", "--jobs", "1", "--count", "2")
    two = as_json(capsys, "find", "out:A", "--cards", "2", "--jobs", "2", "--count", "2")
    assert one["found"] == two["found"]


def test_sheet_is_written(capsys, mine):
    status, out, _ = call(capsys, "sheet", "keep-b", "six", "--pack", mine, "--output", "s.html")
    html = Path("s.html").read_text("utf-8")
    assert (status, out.split(":")[0]) == (0, "2 puzzles are in s.html")
    assert html.index("1. keep-b") < html.index("2. Six &lt;or&gt; so") < html.index("Right: 8.")
    call(capsys, "sheet", "--pack", mine, "--no-solutions", "--count", "1", "--output", "s.html")
    html = Path("s.html").read_text("utf-8")
    assert (html.count("<svg"), "Right" in html) == (1, False)


def test_mark_a_class(capsys, mine):
    Path("a.csv").write_text("student;six;keep-b\n=Ada;8;S20\nBen;6;13\nCyd;;\n", "utf-8")
    status, out, err = call(capsys, "mark", "a.csv", "--pack", mine, "--csv", "m.csv")
    lines = [line.split() for line in out.splitlines()]
    assert (status, err) == (0, "The marks are in m.csv.\n")
    assert lines[0] == ["student", "six", "keep-b", "points", "percent"]
    assert lines[1:4] == [
        ["=Ada", "✓", "✓", "2", "100"],
        ["Ben", "✗", "✗", "0", "0"],
        ["Cyd", "–", "–", "0", "0"],
    ]
    assert "Ben, keep-b: 13 is not in this hand" in out
    assert Path("m.csv").read_bytes().startswith(b"\xef\xbb\xbfstudent,six,keep-b,")
    assert "'=Ada,1,1,2,100" in Path("m.csv").read_text("utf-8")
    data = as_json(capsys, "mark", "a.csv", "--pack", mine)
    assert [one["points"] for one in data["students"]] == [2, 0, 0]


def test_mark_reads_standard_input(capsys, mine, monkeypatch):
    typed = SimpleNamespace(buffer=io.BytesIO(b"student,puzzle,play\nAda,six,8\n"))
    monkeypatch.setattr("sys.stdin", typed)
    assert as_json(capsys, "mark", "-", "--pack", mine)["students"][0]["points"] == 1


@pytest.mark.parametrize(
    ("words", "match"),
    [
        (["nonsense"], "vqlab puzzle --help"),
        (["make", "--kin", "out"], "vqlab puzzle make --help"),
        (["make", "--kind", "magic"], "the kinds are"),
        (["make", "--cards", "99"], "Cards in a hand"),
        (["make", "--seats", "1"], "played by"),
        (["make", "--difficulty", "6"], "1, easy, to 5"),
        (["make", "--edition", "huge"], "huge"),
        (["find", "out:E"], "no seat"),
        (["find", "magic:A"], "no event"),
        (["find", "out:A", "--coalition", "AX"], "no seat"),
        (["list", "no.json"], "cannot be read"),
        (["list", "--kind", "magic"], "the kinds are"),
        (["list", "--theme", "magic"], "the themes are"),
        (["list", "--seats", "40"], "2 to 12"),
        (["show", "sixx", "--pack", "mine.json"], "did you mean six"),
        (["show", "zzzzzzz", "--pack", "mine.json"], "vqlab puzzle list"),
        (["show", "six", "--pack", "mine.json", "--hint", "4"], "1, 2 and 3"),
        (["show", "6 | x"], "x"),
        (["show", "1 2 S20 | 1 3 | 1", "--no-embargo"], "embargo"),
        (["show", "6 8 | 7 13 | Q^2", "--nodes", "1"], "Not decided"),
        (["check", "no.json"], "cannot be read"),
        (["verify", "mine.json", "--tier", "magic"], "the tiers are"),
        (["verify", "mine.json", "--name", "sic"], "did you mean six"),
        (["sheet", "sic", "--pack", "mine.json"], "did you mean six"),
        (["sheet", "--pack", "mine.json", "--seats", "9"], "No puzzle"),
        (["sheet", "six", "--pack", "mine.json", "--per-page", "3"], "1, 2 or 4"),
        (["sheet", "six", "--pack", "mine.json", "--output", "no/such/s.html"], "written"),
        (["mark", "no.csv"], "cannot be read"),
        (["mark", "mine.json", "--pack", "mine.json"], "row|column|puzzle"),
        (["mark", "example", "--pack", "mine.json"], "ballast-overboard"),
    ],
    ids=lambda value: " ".join(value)[:40] if isinstance(value, list) else "",
)
def test_bad_input_is_one_plain_sentence(capsys, mine, words, match):
    status, out, err = call(capsys, *words)
    assert (status, out) == (2, "")
    assert re.search(match, err), err
    assert err.count("\n") == 1 and "Traceback" not in err and "│" not in err
    assert os.listdir(".") == ["mine.json"]


def test_marks_are_not_written_over_the_answers(capsys, mine):
    Path("a.csv").write_text("student,six\nAda,8\n", "utf-8")
    status, _, err = call(capsys, "mark", "a.csv", "--pack", mine, "--csv", "a.csv")
    assert (status, "another file" in err) == (2, True)
    assert Path("a.csv").read_text("utf-8") == "student,six\nAda,8\n"


def test_a_pack_steers_no_terminal(capsys, mine):
    text = Path(mine).read_text("utf-8").replace("Six <or> so", "Six\\u001b[2J")
    Path(mine).write_text(text, "utf-8")
    for words in (["list", mine], ["show", "six", "--pack", mine]):
        assert "\x1b" not in call(capsys, *words)[1]


def test_the_pack_of_the_other_game_is_listed_shown_checked_and_proved(capsys):
    status, out, _ = call(capsys, "list", "vampires", "--kind", "stop")
    assert status == 0 and "The sleeper" in out and "Patience" not in out
    listed = as_json(capsys, "list", "vampires")["puzzles"]
    assert len(listed) >= 20 and not any("plays" in one for one in listed)
    status, out, _ = call(capsys, "show", "patience", "--pack", "vampires", "--solution")
    assert status == 0 and "Right: GRYB@4N/3W." in out
    assert as_json(capsys, "check", "vampires")["faults"] == []
    for tier in ("search", "graph"):
        found = as_json(
            capsys, "verify", "vampires", "--name", "ahead-of-the-rival", "--tier", tier
        )
        assert (found["proved"], found["wrong"]) == (1, 0)
    line = "vampires: GYBR WR | GYRB ; R4(BYRG - RGBY YRBG) ; A ; Y3 | - ; RYBG ; WB"
    assert as_json(capsys, "show", line, "--solution")["plays"] == ["GYBR@1E+WR"]
    assert as_json(capsys, "show", line)["kind"] == "win"
