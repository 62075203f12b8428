"""The command line, as somebody types it."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from vqlab.cli import app, run

LINE = "6^3 8 Q S20 | 3 5^2 Q | 7 9 10 ; B ; - ; 5^2, pass"


def call(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    status = run(list(words))
    said = capsys.readouterr()
    return status, said.out, said.err


def one_sentence(text: str) -> bool:
    return text.count("\n") == 1 and "Traceback" not in text and "│" not in text and len(text) < 700


def test_legal_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = call(capsys, "legal", LINE, "--json")
    assert (status, err) == (0, "")
    assert json.loads(out) == {
        "position": LINE,
        "to_act": "A",
        "plays": ["6^2", "6 Q", "8 Q", "pass"],
        "penalties": None,
    }


def test_legal_of_a_finished_phase(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = call(capsys, "legal", "3 10 Q | - | 4", "--json")
    assert json.loads(out) == {
        "position": "3 10 Q | - | 4",
        "to_act": None,
        "plays": [],
        "penalties": [27, 0, 4],
    }
    assert "27" in call(capsys, "legal", "3 10 Q | - | 4")[1]


def test_check_says_yes_or_names_the_clause(capsys: pytest.CaptureFixture[str]) -> None:
    assert call(capsys, "check", LINE, "6 Q")[:2] == (0, "6 Q by A is legal.\n")
    status, out, err = call(capsys, "check", LINE, "6")
    assert (status, err) == (1, "")
    assert out == "6 has 1 card; this round is played with sets of 2 cards. [R12]\n"
    status, out, _ = call(capsys, "check", LINE, "6", "--json")
    assert status == 1
    assert json.loads(out)["clause"] == "R12"
    status, out, _ = call(capsys, "check", LINE, "pass", "--json")
    assert (status, json.loads(out)) == (0, {"legal": True, "clause": None, "reason": None})


def test_perft_prints_the_count_alone(capsys: pytest.CaptureFixture[str]) -> None:
    line = "13 Q | 1 12 13 S20 | 12^2 13 S15 ; C"
    assert call(capsys, "perft", line, "4") == (0, "53\n", "")
    out = call(capsys, "perft", line, "6", "--divide")[1].splitlines()
    assert sum(int(row.split(": ")[1]) for row in out[:-1]) == int(out[-1]) == 133
    assert json.loads(call(capsys, "perft", line, "0", "--json")[1])["count"] == 1


def test_the_embargo_can_be_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    free = json.loads(call(capsys, "legal", "4 S20 | 5 | 6", "--no-embargo", "--json")[1])
    assert free["position"].startswith("queen/base,embargo=no: ")
    status, _, err = call(capsys, "legal", "4 S20 | 5 | 6 ; A ; S20", "--no-embargo")
    assert status == 2
    assert "[R21]" in err


def test_an_edition_can_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    seven = " | ".join(["5"] * 6 + ["6 S15"])
    assert call(capsys, "show", seven)[0] == 0
    status, _, err = call(capsys, "show", seven, "--edition", "english")
    assert status == 2
    assert "[R8]" in err


def test_show_and_its_json(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = call(capsys, "show", LINE)
    assert status == 0
    assert "▶ A  6^3 8 Q S20" in out
    assert json.loads(call(capsys, "show", LINE, "--json")[1])["leader"] == "B"


def test_replay_of_an_example_a_file_and_json(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    status, out, err = call(capsys, "replay", "slayer-round")
    assert (status, err) == (0, "")
    assert "Marie picks up 5 cards" in out
    data = call(capsys, "replay", "slayer-round", "--json")[1]
    written = tmp_path / "round.json"
    written.write_text(data, "utf-8")
    assert call(capsys, "replay", str(written), "--json")[1] == data


def test_replay_stops_at_an_illegal_play(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = tmp_path / "bad.vq"
    record.write_text("vqlab: 1\nphase 1: 6 9 | 7 | 8 8\n6, 5, 8\n", "utf-8")
    status, out, err = call(capsys, "replay", str(record))
    assert status == 1
    assert "leads a 6" in out
    assert err == "Stopped at line 3: 5 by B is illegal. 5 does not beat the 6 of A. [R12]\n"


BAD = [
    ["show", "T | 1 | 2"],
    ["show", "1 | 2"],
    ["show", "7^9 | 1 | 2"],
    ["show", "1|2|3", "--edition", "huge"],
    ["show"],
    ["show", "x" * 100_000],
    ["legal", "1|2|3", "--jsn"],
    ["check", "1|2|3", "Qs"],
    ["check", "1|2|3"],
    ["perft", "1|2|3", "deep"],
    ["perft", "1|2|3", "-1"],
    ["perft", "1|2|3", "1000"],
    ["replay", "no-such-record"],
    ["replay", "."],
    ["lab", "no-such-notebook", "--no-browser"],
    ["lab", "--position", "1|2"],
    ["lab", "--position", "6'); import os; ('| 7 | 8"],
    ["nonsense"],
]


@pytest.mark.parametrize("words", BAD, ids=lambda words: " ".join(words)[:30])
def test_bad_input_is_one_sentence_on_standard_error(
    words: list[str],
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    status, out, err = call(capsys, *words)
    assert (status, out) == (2, "")
    assert one_sentence(err), err


@pytest.mark.parametrize(
    "junk",
    [b"\xff\xfe\x00junk" * 1000, b"{" * 100_000, b"vqlab: 1\n" + b"6, " * 400_000, b"", b"[1, 2]"],
    ids=["binary", "braces", "huge", "empty", "list"],
)
def test_junk_files_are_refused(
    junk: bytes, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "junk"
    path.write_bytes(junk)
    status, out, err = call(capsys, "replay", str(path))
    assert (status, out) == (2, "")
    assert one_sentence(err), err


def test_help_names_every_command_and_each_example_works(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("vqlab.lab.open_lab", lambda notebook, **_: 0)
    for does in ("build", "serve"):
        monkeypatch.setattr(f"vqlab.site.{does}", lambda *_: None)
    for words in ([], ["--help"]):
        status, out, _ = call(capsys, *words)
        assert status == 0
    names = [
        info.name or info.callback.__name__ for info in app.registered_commands if info.callback
    ]
    first = ["lab", "show", "legal", "check", "perft", "replay"]
    more = ["solve", "graph", "bench", "warmup", "advise", "review", "site", "tournament"]
    assert names == [*first, *more]
    groups = [group.typer_instance.info.name for group in app.registered_groups]
    assert groups == ["deals", "puzzle"]
    assert all(f"  {group} " in out for group in groups)
    for name in names:
        assert name in out
        status, text, _ = call(capsys, name, "--help")
        assert status == 0
        example = re.search(r"Example: vqlab (.*?)\n\n", text, re.S)
        assert example, name
        status, _, err = call(capsys, *shlex.split(" ".join(example[1].split())))
        assert status == 0, (name, err)


IN_ONE = """
import sys
from vqlab.cli import main
for words in (["show", {line!r}], ["replay", "slayer-round"], ["show", "\\u03a9"]):
    sys.argv[1:] = words
    try:
        main()
    except SystemExit as end:
        print("ended with", end.code)
"""


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "latin-1", "utf-8"])
def test_a_pipe_that_knows_few_signs_is_served_all_the_same(encoding: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", IN_ONE.format(line=LINE)],
        env={**os.environ, "PYTHONIOENCODING": encoding},
        capture_output=True,
    )
    assert b"Traceback" not in done.stderr
    assert re.findall(rb"ended with (.*?)\r?\n", done.stdout) == [b"0", b"0", b"2"]
    assert done.returncode == 0


def test_a_position_may_begin_with_an_empty_hand(capsys: pytest.CaptureFixture[str]) -> None:
    assert call(capsys, "legal", "- | 6 | 7", "--json")[0] == 0


def test_no_file_steers_the_terminal(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = tmp_path / "steer.vq"
    for line in ("title: a\x1b[31mb", "6\x1b[2J, 7", "names: a\x1b]52;c;x, b, c"):
        record.write_text(f"vqlab: 1\n{line}\nphase 1: 6 | 7 | 8\n6\x1b[2J\n", "utf-8")
        status, out, err = call(capsys, "replay", str(record))
        assert status == 2
        assert "\x1b" not in out + err


def test_a_stopped_record_says_so_in_json(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = tmp_path / "bad.vq"
    record.write_text("vqlab: 1\nphase 1: 6 9 | 7 | 8 8\n6, 5, 8\n", "utf-8")
    status, out, _ = call(capsys, "replay", str(record), "--json")
    assert status == 1
    assert json.loads(out)["stopped"]["clause"] == "R12"


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    from vqlab import __version__

    assert call(capsys, "--version")[1] == f"vqlab {__version__}\n"
