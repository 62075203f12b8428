"""The pages: everything public is in them, every link leads somewhere, nothing comes from afar."""

from __future__ import annotations

import importlib
from dataclasses import dataclass, field
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from sphinx.cmd.build import main
from sphinx.util.inventory import InventoryFile

import vqlab
from tests.docs.examples import DOCS
from vqlab import queen, vampires
from vqlab.contract import LabError
from vqlab.contract.clauses import Clauses
from vqlab.documents import build

MODULES = [
    *("queen", "vampires", "deals", "players", "puzzles", "lessons", "pictures"),
    *("adapters", "words", "contract", "solver.concepts", "solver.results", "solver.graph"),
    *("solver.induction", "solver.retrograde", "solver.strategy", "solver.many"),
    *("solver.export", "solver.openpile", "solver.openresults", "solver.contract"),
    *("screens.playing", "screens.playground"),
]
HOSTS = {"mybinder.org", "www.sphinx-doc.org", "pydata-sphinx-theme.readthedocs.io"}
"""Hosts that pages may link to."""
FETCHED = {"link": "href", "script": "src", "img": "src", "source": "src", "iframe": "src"}


@dataclass
class Page(HTMLParser):
    """What a page links to, what it fetches, and where it can be linked to."""

    links: list[str] = field(default_factory=list)
    fetched: list[str] = field(default_factory=list)
    anchors: set[str] = field(default_factory=set)
    text: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if found.get("id"):
            self.anchors.add(str(found["id"]))
        if tag == "a" and found.get("href"):
            self.links.append(str(found["href"]))
        asset = found.get(FETCHED.get(tag, ""))
        if asset and found.get("rel") not in {"next", "prev", "search", "index"}:
            self.fetched.append(asset)

    def handle_data(self, data: str) -> None:
        self.text.append(data)


@cache
def read(path: Path) -> Page:
    page = Page()
    page.feed(path.read_text("utf-8"))
    return page


def pages_in(site: Path) -> list[Path]:
    return sorted(path for path in site.rglob("*.html") if "_static" not in path.parts)


def faults_of(site: Path, path: Path) -> list[str]:
    """Links of a page that lead nowhere, or to a host that is not in the list."""
    found = []
    for link in read(path).links:
        parts = urlsplit(link)
        if parts.scheme or parts.netloc:
            if parts.scheme != "https" or parts.netloc not in HOSTS:
                found.append(link)
            continue
        target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
        if not target.is_file() or not target.is_relative_to(site.resolve()):
            found.append(link)
            continue
        anchors = read(target).anchors if target.suffix == ".html" else set()
        if parts.fragment and unquote(parts.fragment) not in anchors:
            found.append(link)
    return found


def test_every_link_leads_somewhere(site: Path) -> None:
    pages = pages_in(site)
    assert len(pages) > 35
    assert sum(len(read(path).links) for path in pages) > 3000
    faults = {path.relative_to(site).as_posix(): faults_of(site, path) for path in pages}
    assert {name: links for name, links in faults.items() if links} == {}


def test_a_broken_link_is_found(tmp_path: Path) -> None:
    (tmp_path / "other.html").write_text("<p id='here'>x</p>")
    page = tmp_path / "page.html"
    links = ["other.html", "other.html#here", "other.html#there", "gone.html", "#no", "../up.html"]
    links += ["https://example.org/", "http://mybinder.org/", "https://mybinder.org/"]
    page.write_text("".join(f"<a href='{link}'>x</a>" for link in links))
    assert faults_of(tmp_path, page) == [*links[2:6], *links[6:8]]


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    fetched = {asset for path in pages_in(site) for asset in read(path).fetched}
    assert len(fetched) > 5
    assert [asset for asset in fetched if urlsplit(asset).scheme or urlsplit(asset).netloc] == []
    for style in site.rglob("*.css"):
        text = style.read_text("utf-8").replace(" ", "")
        assert "url(http" not in text and "url(//" not in text and '@import"http' not in text


def test_every_public_name_has_an_entry(site: Path) -> None:
    missing = sorted(set(public_names()) - entries(site))
    assert missing == []


def public_names() -> list[str]:
    """The names of every ``__all__``, with their module."""
    return [
        f"vqlab.{module}.{name}"
        for module in MODULES
        for name in importlib.import_module(f"vqlab.{module}").__all__
    ]


def entries(site: Path) -> set[str]:
    """What the reference has an entry for, each of them to be found on its page."""
    found = InventoryFile.loads((site / "objects.inv").read_bytes(), uri="").data
    named = set()
    for kind, items in found.items():
        for name, item in items.items():
            page, _, anchor = item.uri.partition("#")
            if kind.startswith("py:") and anchor.replace("$", name) in read(site / page).anchors:
                named.add(name)
    return named


def test_the_face_leads_to_the_entry_of_each_of_its_names(site: Path) -> None:
    index = read(site / "reference" / "index.html")
    ends = {urlsplit(link).fragment.rpartition(".")[2] for link in index.links}
    ends |= {urlsplit(link).fragment.removeprefix("module-vqlab.") for link in index.links}
    assert [name for name in vqlab.__all__ if name not in ends] == []


@pytest.mark.parametrize(
    ("page", "rules"), [("queen", queen.CLAUSES), ("vampires", vampires.CLAUSES)]
)
def test_every_clause_stands_in_the_rules_in_its_own_words(
    site: Path, page: str, rules: Clauses
) -> None:
    read_page = read(site / "rules" / f"{page}.html")
    text = "".join(read_page.text)
    assert [clause for clause in rules if clause not in read_page.anchors] == []
    assert [clause for clause in rules if str(rules.text(clause)) not in text] == []


@pytest.mark.parametrize(
    "wrong",
    [
        "{clause}`R99`",
        "{clause}`X1`",
        "{notebook}`99-none`",
        "{notebook}`00-start#No such heading`",
        "{exercise}`none`",
        "{repo}`none.txt`",
        "{doc}`none`",
        "{py:class}`vqlab.queen.Nothing`",
        "```{play} 6 | 7\n```",
        "```{play} 1 2 3 4 5 6 7 8 | 9 | 10\n```",
        "```{clauses} R1-R99\n```",
        "```{steps} none\n```",
    ],
)
def test_what_there_is_not_stops_the_build(wrong: str, tmp_path: Path) -> None:
    (tmp_path / "index.md").write_text(f"# Title\n\n{wrong}\n")
    options = ["-q", "-n", "-W", "--keep-going", "-b", "dummy", "-c", str(DOCS)]
    assert main([*options, str(tmp_path), str(tmp_path / "out")]) != 0


def test_without_its_generator_it_is_said_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("vqlab.documents.find_spec", lambda name: None)
    with pytest.raises(LabError, match="vqlab\\[docs\\]"):
        build(tmp_path)
