"""Opening the lab: notebooks are copied, and a person's edits are never lost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from vqlab import lab
from vqlab.contract import LabError
from vqlab.queen import Position
from vqlab.translating.catalogues import translations


def test_every_notebook_is_copied(tmp_path: Path) -> None:
    opened = lab.prepare(tmp_path / "mine")
    assert opened.name == "00-start.ipynb"
    assert (tmp_path / "mine" / "01-rules-by-example.ipynb").exists()


@pytest.mark.parametrize("language", translations())
def test_a_notebook_opens_in_the_language_if_it_is_there_in_that(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = lab.prepare(tmp_path, language=language)
    assert opened == tmp_path / language / "00-start.ipynb"
    assert f'vqlab.language(\\"{language}\\")' in opened.read_text("utf-8")
    assert lab.prepare(tmp_path, "04", language=language).parent.name == language
    assert lab.prepare(tmp_path, "02", language=language).parent == tmp_path
    assert lab.prepare(tmp_path) == tmp_path / "00-start.ipynb"
    monkeypatch.setenv("VQLAB_LANGUAGE", language)
    assert lab.prepare(tmp_path) == opened
    opened.write_text("mine", "utf-8")
    assert lab.prepare(tmp_path).read_text("utf-8") == "mine"


def test_a_language_there_is_not_is_refused_before_anything_is_copied(tmp_path: Path) -> None:
    with pytest.raises(LabError, match="no language “xx”"):
        lab.prepare(tmp_path / "mine", language="xx")
    assert not (tmp_path / "mine").exists()


def test_the_lab_has_all_notebooks_and_speaks_the_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its root is the folder, not that of a language, so that links between the two work."""
    started: list[tuple[list[str], dict[str, str]]] = []
    monkeypatch.setattr("os.execvpe", lambda file, words, env: started.append((words, env)))
    monkeypatch.setattr("subprocess.call", lambda words, env: started.append((words, env)))
    (language, *_) = translations()
    opened = lab.prepare(tmp_path, language=language)
    lab.open_lab(opened, folder=tmp_path, language=language, browser=False)
    words, env = started[0]
    assert f"--ServerApp.root_dir={tmp_path.resolve()}" in words
    assert f"--LabApp.default_url=/lab/tree/{language}/00-start.ipynb" in words
    assert env["VQLAB_LANGUAGE"] == language


def test_edits_are_kept(tmp_path: Path) -> None:
    opened = lab.prepare(tmp_path)
    opened.write_text("mine", "utf-8")
    lab.prepare(tmp_path)
    assert opened.read_text("utf-8") == "mine"


def test_a_notebook_may_be_named_by_its_number(tmp_path: Path) -> None:
    assert lab.prepare(tmp_path, "01").name == "01-rules-by-example.ipynb"
    assert lab.prepare(tmp_path, "01-rules-by-example.ipynb").name == "01-rules-by-example.ipynb"
    with pytest.raises(lab.NoLab, match="00-start"):
        lab.prepare(tmp_path, "no-such")


def test_a_position_gets_a_notebook_of_its_own(tmp_path: Path) -> None:
    first = lab.prepare(tmp_path, position=Position.parse("6 6 | 7 | 8"))
    second = lab.prepare(tmp_path, position=Position.parse("9 | 7 | 8"))
    assert first != second
    code = json.loads(first.read_text("utf-8"))["cells"][0]["source"]
    assert "Analysis('6^2 | 7 | 8', values=True)" in "".join(code)


def test_the_command_names_port_and_browser(tmp_path: Path) -> None:
    words = lab.command(tmp_path / "x.ipynb", browser=False, port=8890)
    assert "--no-browser" in words
    assert "--ServerApp.port=8890" in words
    assert "--ServerApp.port_retries=0" in words


def test_without_jupyterlab_the_remedy_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("vqlab.lab.find_spec", lambda name: None)
    with pytest.raises(lab.NoLab, match=r'pip install "vqlab\[lab\]"'):
        lab.open_lab(tmp_path / "x.ipynb")
