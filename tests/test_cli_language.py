"""The command line in another language: by an option, by the environment, and in none there is."""

from __future__ import annotations

from pathlib import Path

import pytest

from vqlab.cli import run
from vqlab.contract import IllegalPlay, Message
from vqlab.games import examples
from vqlab.puzzles import pack
from vqlab.queen import Position
from vqlab.words import language as chosen
from vqlab.words import languages, say, translated

LINE = "6^3 8 Q S20 | 3 5^2 Q | 7 9 10 ; B ; - ; 5^2, pass"
OTHERS = [language for language in languages() if language != "en"]
Captured = pytest.CaptureFixture[str]


def call(capsys: Captured, *words: str) -> tuple[int, str, str]:
    status = run(list(words))
    out, err = capsys.readouterr()
    return status, out, err


def flat(text: str) -> str:
    """A text on one line, with every blank alike: a terminal breaks lines as it can."""
    return " ".join(text.split())


@pytest.mark.parametrize("language", OTHERS)
def test_every_command_speaks_the_language_asked_for(language: str, capsys: Captured) -> None:
    with pytest.raises(IllegalPlay) as refused:
        Position.parse(LINE).check("6")
    sentence = say(refused.value.message, language)
    assert sentence != say(refused.value.message, "en")
    status, out, err = call(capsys, "--language", language, "check", LINE, "6")
    assert (status, flat(out), err) == (1, flat(f"{sentence} [R12]"), "")


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_refused_is_refused_in_the_language(language: str, capsys: Captured) -> None:
    message = Message("puzzle-hints-more", read=7)
    status, _, err = call(
        capsys, "--language", language, "puzzle", "show", "just-enough", "--hint", "7"
    )
    assert (status, flat(err)) == (2, flat(say(message, language)))
    more = say(Message("cli-help", command="vqlab --help"), language)
    assert flat(more) in flat(call(capsys, "--language", language, "no-such-command")[2])


@pytest.mark.parametrize("language", OTHERS)
def test_the_next_command_speaks_english_again(language: str, capsys: Captured) -> None:
    assert call(capsys, "--language", language, "check", LINE, "6 Q")[0] == 0
    assert call(capsys, "check", LINE, "6 Q")[1] == "6 Q by A is legal.\n"
    assert chosen() == "en"


@pytest.mark.parametrize("language", OTHERS)
def test_the_environment_names_the_language_and_the_option_beats_it(
    language: str, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VQLAB_LANGUAGE", f"{language}_XX.UTF-8")
    legal = call(capsys, "check", LINE, "6 Q")[1]
    assert legal != "6 Q by A is legal.\n"
    assert call(capsys, "--language", "en", "check", LINE, "6 Q")[1] == "6 Q by A is legal.\n"


@pytest.mark.parametrize("language", OTHERS)
def test_examples_and_puzzles_are_shown_in_the_language(language: str, capsys: Captured) -> None:
    record, one = examples()["blocking"], pack()["just-enough"]

    def told(*words: str) -> str:
        out = flat(call(capsys, "--language", language, *words)[1])
        assert "\ufffd" not in out
        return out

    (comment, *_) = [note.comment for line in record.lines for note in line.notes if note.comment]
    replay = told("replay", "blocking")
    assert flat(translated(record.title, language)) in replay
    assert flat(translated(comment, language)) in replay
    puzzle = told("puzzle", "show", "just-enough", "--solution")
    assert puzzle.startswith(flat(translated(one.title, language)))
    assert flat(translated(one.comment, language)) in puzzle
    listed = told("puzzle", "list", "--kind", one.task.kind)
    assert translated(one.title, language).split()[0] in listed


def test_a_language_there_is_not_is_refused_in_one_sentence(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    there = ", ".join(languages())
    refused = (2, "", f"There is no language “xx” here; there is {there}.\n")
    monkeypatch.chdir(tmp_path)
    assert call(capsys, "--language", "xx", "check", LINE, "6 Q") == refused
    assert call(capsys, "lab", "--language", "xx") == refused
    monkeypatch.setenv("VQLAB_LANGUAGE", "xx")
    for words in (["check", LINE, "6 Q"], ["perft", LINE, "1"], ["lab"], ["no-such"], ["--no"]):
        assert call(capsys, *words) == refused, words
    assert call(capsys, "--language", "en", "check", LINE, "6 Q")[0] == 0
    assert call(capsys, "--version")[0] == 0
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_lab_opens_its_start_in_the_language(
    language: str, capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    opened: list[Path] = []
    monkeypatch.setattr("vqlab.lab.open_lab", lambda path, **_: opened.append(path) or 0)
    monkeypatch.chdir(tmp_path)
    assert call(capsys, "lab", "--language", language)[0] == 0
    assert call(capsys, "--language", language, "lab", "04")[0] == 0
    monkeypatch.setenv("VQLAB_LANGUAGE", language)
    status, _, err = call(capsys, "lab")
    assert status == 0
    folder = Path("vqlab-notebooks") / language
    names = ["00-start", "04-endgame-puzzles", "00-start"]
    assert opened == [folder / f"{name}.ipynb" for name in names]
    params = {"folder": "vqlab-notebooks", "notebook": f"{language}/00-start.ipynb"}
    assert flat(err) == flat(say(Message("lab-ready", **params), language))
