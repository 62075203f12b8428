"""CONTRIBUTING.md is true: what it names is there, its commands start, its shortest path works."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import sys
import tomllib
from functools import partial
from importlib.util import find_spec
from pathlib import Path

import pytest

import vqlab
from tests.nim import Nim
from vqlab.cli import run
from vqlab.puzzles import KINDS
from vqlab.translating import __main__ as translating
from vqlab.translating import catalogues, notebooks
from vqlab.words import languages

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
SET_UP, BELOW = re.findall(r"```bash\n(.*?)```", PAGE, re.S)[0], PAGE.partition("```\n\n")[2]
CODE = re.findall(r"`([^`]+)`", BELOW)
NEW = {"it/", ".venv/bin/", "mymodule.py"}
"""What the reader makes."""
FOLDERS = ("", "vqlab/puzzles", "vqlab/words/en")
"""Where a name without a folder is looked for."""
PATHS = [code for code in CODE if re.fullmatch(r"[\w./-]+(/|\.(py|md|json|ftl))", code)]
COMMANDS = [code for code in CODE if re.match(r"(pytest|vqlab|python) ", code)]


def test_it_is_one_page_and_was_read() -> None:
    assert len(PAGE.splitlines()) <= 85
    assert len(PATHS) > 30
    assert len(COMMANDS) == 6


@pytest.mark.parametrize("path", sorted(set(PATHS) - NEW))
def test_every_path_is_there(path: str) -> None:
    found = [ROOT / folder / path for folder in FOLDERS if (ROOT / folder / path).exists()]
    assert found
    assert found[0].is_dir() == path.endswith("/")


@pytest.mark.parametrize("name, path", re.findall(r"`(\w+)` of\s+`([\w/]+\.\w+)`", BELOW))
def test_every_name_is_in_its_file(name: str, path: str) -> None:
    assert re.search(rf"^ *(class |def |\")?{name}\b", (ROOT / path).read_text("utf-8"), re.M)


def test_what_set_up_runs_is_installed_by_the_extra_it_names() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extra = re.search(r'pip install -e "\.\[(\w+)\]"', SET_UP)
    assert extra
    wanted = {re.match(r"[\w-]+", one)[0] for one in extras["optional-dependencies"][extra[1]]}
    assert {"pytest", "pytest-xdist", "ruff", "mypy"} <= wanted
    assert set(re.findall(r"\.venv/bin/(?:python -m )?(\w+)", SET_UP)) == {
        *("pip", "pytest", "ruff", "mypy")
    }


def test_what_pytest_is_told_to_run_has_tests() -> None:
    told = [shlex.split(one)[1:] for one in COMMANDS if one.startswith("pytest ")]
    assert len(told) == 3
    for path in (ROOT / word for words in told for word in words):
        files = path.glob("test_*.py") if path.is_dir() else [path]
        texts = [file.read_text("utf-8") for file in files]
        assert any(re.search(r"^def test_|^ +>>> ", text, re.M) for text in texts), path


MINE = """
from vqlab.contract import Message
from vqlab.players import Choice

class MyBot:
    name = "mine"
    budget = None

    def choose(self, view, rng, budget):
        return Choice(view.legal_plays()[0], Message("just", text="It is the lowest."))

class Endless(MyBot):
    def __init__(self, how): ...

class Mute:
    name = "mute"
    budget = None
"""


@pytest.fixture
def beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of somebody with a bot of their own, where they type."""
    (tmp_path / "mymodule.py").write_text(MINE, "utf-8")
    (tmp_path / "broken.py").write_text("import mymodule_of_somebody_else", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "mymodule", raising=False)
    return tmp_path


def told_to_play() -> list[list[str]]:
    return [shlex.split(one)[1:] for one in COMMANDS if one.startswith("vqlab tournament")]


def test_the_tournaments_it_types_are_played(
    beside: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own, of_the_lab = told_to_play()
    assert run([*own, "--seats", "3", "--games", "6", "--json"]) == 0
    played = json.loads(capsys.readouterr().out)
    assert {one["bot"] for one in played["ratings"]} == {"mine", "cautious"}
    assert of_the_lab[-1] == "200"
    assert run(["greedy" if word == "yours" else word for word in of_the_lab[:-1]] + ["8"]) == 0


@pytest.mark.parametrize(
    "named, said",
    [
        ("nowhere:MyBot", "There is no module “nowhere” to take “MyBot” from"),
        ("broken:MyBot", "cannot be loaded: ModuleNotFoundError: No module named 'mymodule_of"),
        ("mymodule:mybot", "The module “mymodule” has no “mybot”"),
        ("mymodule:Endless", "cannot be made by calling it with nothing: TypeError"),
        ("mymodule:Mute", "“mymodule:Mute” is no bot: it has no choose"),
        ("mymodule:MyBot:50", "The bot “mine” does not search"),
        ("cautious:MyBot", "A budget is a number of turns"),
    ],
)
def test_what_is_no_bot_of_ones_own_is_refused_in_one_sentence(
    named: str, said: str, beside: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["tournament", named, "cautious"]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert said in err


def test_only_the_command_line_loads_code_by_a_name(beside: Path) -> None:
    from vqlab.players import player

    with pytest.raises(ValueError, match="no bot “mymodule”"):
        player("mymodule:MyBot")
    assert "mymodule" not in sys.modules


@pytest.mark.parametrize("language", languages())
def test_every_puzzle_kind_has_what_the_page_asks_for(language: str) -> None:
    schema = (ROOT / "vqlab/data/schemas/puzzle.json").read_text("utf-8")
    assert set(json.loads(schema)["properties"]["kind"]["enum"]) == set(KINDS)
    files = (ROOT / "vqlab/words" / language).glob("*.ftl")
    texts = "\n".join(file.read_text("utf-8") for file in files)
    keys = set(re.findall(r"^([a-z-]+) =", texts, re.M))
    begun = re.findall(r"`([a-z-]+-)…`", PAGE)
    assert len(begun) == 5
    assert {start + kind for start in begun for kind in KINDS} - keys == set()


def test_the_smallest_game_is_solved_as_the_page_says() -> None:
    assert "`tests/nim.py`" in PAGE and "`vqlab.guarantee(position, 0)`" in PAGE
    assert [vqlab.guarantee(Nim(heaps), 0).value for heaps in ((1, 2, 4), (1, 2, 3))] == [0, 1]


def test_a_new_language_gives_the_others_nothing_to_translate(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (command,) = (one for one in COMMANDS if one.startswith("python -m "))
    assert find_spec(shlex.split(command)[2])
    code = next(code for code in (shlex.split(command)[3], "nl", "sv") if code not in languages())
    words, books = tmp_path / "words", tmp_path / "notebooks"
    shutil.copytree(catalogues.WORDS, words, ignore=shutil.ignore_patterns("*.ftl", "*.py"))
    books.mkdir()
    for name in notebooks.TRANSLATED:
        shutil.copy(notebooks.FOLDER / f"{name}.ipynb", books)
    monkeypatch.setattr(translating, "path_of", partial(catalogues.path_of, folder=words))
    for part in (translating, notebooks):
        monkeypatch.setattr(part, "FOLDER", books)

    def left(*named: str) -> dict[str, int]:
        translating.main(list(named))
        told = re.findall(r"^(\S+): \d+ texts, (\d+) to look at", capsys.readouterr().out, re.M)
        return {file: int(number) for file, number in told}

    before, after = left(), left(code)
    new = {file for file in after if file.startswith(f"{code}/")}
    assert len(new) == len(catalogues.sources(())) and all(after[file] for file in new)
    assert {file: number for file, number in after.items() if file not in new} == before
    others = tuple(sorted({file.partition("/")[0] for file in after}))
    for name in notebooks.TRANSLATED:
        for language in ("en", *others):
            folder = books if language == "en" else books / language
            first = notebooks.read(folder / f"{name}.ipynb")["cells"][0]
            assert notebooks.languages_line(name, language, others) in "".join(first["source"])
