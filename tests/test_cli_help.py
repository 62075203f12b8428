"""The help of every command, and what the parser says, in the other languages."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from inspect import cleandoc
from typing import Any

import pytest
from typer.main import get_command

from vqlab.cli import app, run
from vqlab.cli.parsing import SENTENCES, said
from vqlab.translating.catalogues import load, losses_in, missing, of_commands, path_of
from vqlab.words import languages, speaking, translated

OTHERS = [language for language in languages() if language != "en"]
EXAMPLE = re.compile(r": (vqlab .+)$|^(python -m \S+ -d DIR)", re.M)
FRAME = ("Usage: ", "Options:\n", "Commands:\n", "Show this", "default:", "required", "Example:")
Captured = pytest.CaptureFixture[str]


def commands(command: Any = None, *path: str) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every command and group, with the words that call it."""
    command = command or get_command(app)
    yield path, command
    for name, inner in getattr(command, "commands", {}).items():
        yield from commands(inner, *path, name)


def texts(command: Any) -> list[str]:
    """What is written on a command: its own help, and that of its arguments and options."""
    params = (getattr(param, "help", None) for param in command.params)
    return [cleandoc(text) for text in (command.help, *params) if text]


def squeezed(text: str) -> str:
    """A text without blanks where it may be broken: a terminal breaks lines as it can."""
    return re.sub(r"[ \n]", "", text)


def call(capsys: Captured, *words: str) -> tuple[int, str, str]:
    status = run(list(words))
    return (status, *capsys.readouterr())


ALL = list(commands())


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(("path", "command"), ALL, ids=["-".join(path) or "-" for path, _ in ALL])
def test_every_help_is_in_the_language(
    language: str, path: tuple[str, ...], command: Any, capsys: Captured
) -> None:
    status, out, err = call(capsys, "--language", language, *path, "--help")
    assert (status, err) == (0, "")
    assert texts(command)
    for text in texts(command):
        assert squeezed(translated(text, language)) in squeezed(out)
        for paragraph in text.split("\n\n"):
            if paragraph not in translated(text, language):
                assert squeezed(paragraph) not in squeezed(out)
    for name, inner in getattr(command, "commands", {}).items():
        (line,) = re.findall(rf"^  {name} +(.+)$", out, re.M)
        about = translated(cleandoc(inner.help), language)
        begun = line.removesuffix("...").rstrip(" .")
        assert "".join(about.split()).startswith("".join(begun.split())), line
    left = [words for words in FRAME if words in out]
    assert left == (["Options:\n"] if translated("Options:", language) == "Options:" else [])
    assert out.startswith(f"{translated('Usage:', language)} vqlab")


def test_all_commands_are_looked_at() -> None:
    paths = [" ".join(path) for path, _ in ALL]
    assert {"", "solve", "deals", "deals feeds", "puzzle make"} <= set(paths)
    assert len({text for _, command in ALL for text in texts(command)}) > 140


@pytest.mark.parametrize("language", OTHERS)
def test_the_catalogue_has_every_text_translated_and_nothing_else(language: str) -> None:
    catalogue = load(path_of(language, "commands"))
    wanted = {text for _, text, _ in of_commands()}
    assert {str(one.id) for one in catalogue if one.id} == wanted
    assert wanted == {text for _, command in ALL for text in texts(command)} | {*SENTENCES}
    assert not catalogue.obsolete
    assert missing(catalogue) == []
    assert list(losses_in(catalogue)) == []


@pytest.mark.parametrize("language", OTHERS)
def test_examples_in_help_stay_as_they_are(language: str) -> None:
    seen = 0
    for _, command in ALL:
        for text in texts(command):
            found = EXAMPLE.findall(text)
            assert EXAMPLE.findall(translated(text, language)) == found
            seen += len(found)
    assert seen >= 50


def test_the_environment_names_the_language_of_the_help_and_the_option_beats_it(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = call(capsys, "solve", "-h")
    monkeypatch.setenv("VQLAB_LANGUAGE", "fr_CA.UTF-8")
    french = call(capsys, "solve", "-h")
    assert french[1].startswith("Usage\u00a0: vqlab solve [OPTIONS]")
    assert french == call(capsys, "--language", "fr", "solve", "-h")
    assert call(capsys, "--language", "en", "solve", "-h") == english
    assert call(capsys) == call(capsys, "--help")
    assert call(capsys, "puzzle")[1] == call(capsys, "puzzle", "-h")[1]
    assert "Problèmes de fin de partie" in call(capsys, "puzzle")[1]


def test_help_in_a_language_there_is_not_is_refused_in_one_sentence(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = ", ".join(languages())
    refused = (2, "", f"There is no language “xx” here; there is {there}.\n")
    assert call(capsys, "--language", "xx", "--help") == refused
    monkeypatch.setenv("VQLAB_LANGUAGE", "xx")
    assert call(capsys, "solve", "--help") == refused


def test_help_in_english_comes_back(capsys: Captured) -> None:
    before = call(capsys, "puzzle", "find", "--help")
    call(capsys, "--language", "de", "puzzle", "find", "--help")
    assert call(capsys, "puzzle", "find", "--help") == before
    for words in ("Usage: vqlab puzzle find", "  How many seats.  ", "default: 3]", "required]"):
        assert words in before[1]


WRONG = {
    "perft": (
        "Das Argument „POSITION“ fehlt – vqlab perft --help zeigt, was es gibt.",
        "Il manque l’argument « POSITION » – vqlab perft --help montre ce qu’il y a.",
    ),
    "deals feeds": (
        "Die Option „--hands“ fehlt – vqlab deals feeds --help zeigt, was es gibt.",
        "Il manque l’option « --hands » – vqlab deals feeds --help montre ce qu’il y a.",
    ),
    "puzzle nope": (
        "Einen Befehl „nope“ gibt es nicht – vqlab puzzle --help zeigt, was es gibt.",
        "Il n’y a pas de commande « nope » – vqlab puzzle --help montre ce qu’il y a.",
    ),
    "legal x y": ("Das ist zu viel: y – vqlab legal --help", "C’est en trop : y – vqlab legal"),
    "solve --seat": (
        "Die Option „--seat“ braucht .*vqlab solve --help",
        "L’option « --seat » demande une valeur",
    ),
    "show x --json=3": ("Die Option „--json“ nimmt keinen", "L’option « --json » ne prend pas"),
    "solve --nope": ("Eine Option .*--nope.* gibt es nicht", "Il n’y a pas d’option .*--nope"),
    "puzle": ("Einen Befehl „puzle“ gibt es nicht", "Il n’y a pas de commande « puzle »"),
    "perft a b": ("Der Wert für „DEPTH“ passt nicht: ", "La valeur de « DEPTH » ne convient pas"),
    "graph x --limit 0": ("Der Wert für „--limit“ passt nicht: ", "La valeur de « --limit »"),
    "lab --port 70000": ("Der Wert für „--port“ passt nicht: ", "La valeur de « --port » ne"),
}
ENGLISH = re.compile(
    r"\b(missing|such|option:|input|should|value|unexpected|invalid|requires|take)\b", re.I
)


@pytest.mark.parametrize("words", WRONG)
def test_what_the_parser_complains_about_is_said_in_the_language(
    words: str, capsys: Captured
) -> None:
    for language, expected in zip(("de", "fr"), WRONG[words], strict=True):
        status, out, err = call(capsys, "--language", language, *words.split())
        assert (status, out, err.count("\n")) == (2, "", 1)
        err = err.replace("\u00a0", " ")
        assert re.search(expected, err), err
        assert not ENGLISH.search(err), err
    assert ENGLISH.search(call(capsys, *words.split())[2]), "in English it is as it was"


def test_sentences_of_every_version_of_the_parser_are_known() -> None:
    known = {
        "No such option: --x": "Eine Option --x gibt es nicht",
        "No such option: --x Did you mean --y?": "Eine Option --x gibt es nicht. Meinst du --y?",
        "No such option: --x (Possible options: --y, --z)": (
            "Eine Option --x gibt es nicht (möglich: --y, --z)"
        ),
        "No such option '--x'. Did you mean '--y'?": (
            "Eine Option „--x“ gibt es nicht. Meinst du „--y“?"
        ),
        "Got unexpected extra arguments (a b)": "Das ist zu viel: a b",
        "Invalid value for '--n': 'x' is not a valid integer.": (
            "Der Wert für „--n“ passt nicht: „x“ ist keine ganze Zahl"
        ),
        "Invalid value for '--n': 0 is not in the range x>=1.": (
            "Der Wert für „--n“ passt nicht: 0 ist nicht im Bereich x>=1"
        ),
        "No such command '{name}'.": "Einen Befehl „{name}“ gibt es nicht.",
        "Something new.": "Something new.",
    }
    with speaking("de"):
        assert {sentence: said(sentence) for sentence in known} == known
    assert [said(sentence) for sentence in known] == list(known)


def test_help_in_english_reads_no_catalogue() -> None:
    code = (
        "import sys\nfrom vqlab.cli import run\n"
        "run(sys.argv[1:])\n"
        "print('babel' in sys.modules, 'fluent.runtime' in sys.modules, file=sys.stderr)"
    )

    def loaded(*words: str) -> list[str]:
        told = subprocess.run(
            [sys.executable, "-c", code, *words], capture_output=True, text=True, timeout=120
        )
        return told.stderr.split()

    assert loaded("solve", "--help") == ["False", "False"]
    assert loaded("--language", "de", "solve", "--help")[0] == "True"
