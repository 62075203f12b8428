"""A site is built whole or not at all, and nothing of anybody else's is lost."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from vqlab import documents
from vqlab.cli import run
from vqlab.contract import LabError, Message
from vqlab.site import SiteError, build, building


def QUIET(message: object) -> None:
    """Nobody is told anything."""


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A site of three files, built at once."""

    def fill(new: Path, beside: Path, cache: Path, tell: object) -> None:
        (new / "lab").mkdir(parents=True)
        for name in ("index.html", "lab/index.html", "site.css"):
            (new / name).write_text(name, "utf-8")

    monkeypatch.setattr(building, "_fill", fill)


def names(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


SITE = {"index.html", "lab/index.html", "site.css", ".vqlab-site"}


def test_a_site_goes_where_nothing_was_and_over_one_of_ours(tmp_path: Path):
    target = tmp_path / "in" / "site"
    build(target, QUIET)
    assert names(target) == SITE
    build(target, QUIET)
    assert names(tmp_path) == {f"in/site/{name}" for name in SITE}, "nothing is left beside it"
    empty = tmp_path / "empty"
    empty.mkdir()
    build(empty, QUIET)
    assert names(empty) == SITE


@pytest.mark.parametrize("changed", ["index.html", "lab/CNAME", "mine.txt"])
def test_what_somebody_put_into_a_site_is_never_lost(tmp_path: Path, changed: str):
    build(tmp_path / "site", QUIET)
    (tmp_path / "site" / changed).write_text("mine", "utf-8")
    with pytest.raises(SiteError, match=f"a file of yours, {changed}"):
        build(tmp_path / "site", QUIET)
    assert (tmp_path / "site" / changed).read_text("utf-8") == "mine"


def test_a_folder_of_somebody_elses_is_refused_and_left(tmp_path: Path):
    (tmp_path / "thesis.txt").write_text("mine", "utf-8")
    for folder, says in ((tmp_path, "is not empty"), (tmp_path / "thesis.txt", "not a folder")):
        with pytest.raises(SiteError, match=says):
            build(folder, QUIET)
    assert names(tmp_path) == {"thesis.txt"}


@pytest.mark.parametrize(
    "trouble", [OSError(errno.ENOSPC, "No space left on device"), KeyboardInterrupt()]
)
def test_a_build_that_fails_leaves_the_older_site(
    tmp_path: Path, trouble: BaseException, monkeypatch: pytest.MonkeyPatch
):
    build(tmp_path / "site", QUIET)

    def fill(new: Path, *_: object) -> None:
        new.mkdir()
        (new / "half").touch()
        raise trouble

    monkeypatch.setattr(building, "_fill", fill)
    with pytest.raises((SiteError, KeyboardInterrupt)) as caught:
        build(tmp_path / "site", QUIET)
    if isinstance(trouble, OSError):
        assert str(caught.value).endswith("cannot be used: No space left on device.")
    assert names(tmp_path) == {f"site/{name}" for name in SITE}


def test_too_little_room_is_said_before_anything_is_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(building, "ROOM", 10**18)
    with pytest.raises(SiteError, match=r"A site needs .* MB to build in"):
        build(tmp_path / "site", QUIET)
    assert names(tmp_path) == set()


def test_the_command_says_one_sentence_and_leaves_with_two(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    (tmp_path / "file").touch()
    assert run(["site", str(tmp_path / "file")]) == 2
    said = capsys.readouterr().err.strip()
    assert said.endswith("not a folder for a site.")
    assert len(said.splitlines()) == 1
    assert run(["site", str(tmp_path / "new")]) == 0
    assert "upload that folder" in capsys.readouterr().err


def test_documentation_is_built_where_there_is_sphinx(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(documents, "can_build", lambda: False)
    assert building.add_docs(tmp_path / "site") is False, "there is no Sphinx"

    def sphinx(folder: Path, *, notebooks: str) -> None:
        assert notebooks == "../lab/index.html?path={}"
        folder.mkdir(parents=True)
        (folder / "index.html").touch()

    def complaining(folder: Path, *, notebooks: str) -> None:
        raise LabError(Message("documents-failed"))

    monkeypatch.setattr(documents, "can_build", lambda: True)
    monkeypatch.setattr(documents, "build", sphinx)
    assert building.add_docs(tmp_path / "site") is True
    assert names(tmp_path / "site") == {"docs/index.html"}
    monkeypatch.setattr(documents, "build", complaining)
    with pytest.raises(SiteError, match="The documentation could not be built"):
        building.add_docs(tmp_path / "other")
