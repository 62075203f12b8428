"""The pages that need no kernel: what they say, where they lead, and that nothing is from afar."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from vqlab.site.pages import books, write_pages

TITLES = {"01-one.ipynb": "What is one?", "de/01-one.ipynb": "Was ist eins?"}


class Read(HTMLParser):
    """Tags of a page with their attributes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))

    def links(self) -> list[str]:
        return [a["href"] for tag, a in self.tags if tag == "a"]


@pytest.fixture
def site(tmp_path: Path) -> Path:
    for name, title in TITLES.items():
        links = "[Français](fr/x.ipynb) · [x](y)"
        text = f"# {title}\n\n{links}\n\nA *short* [answer](x.ipynb). And more.\n\nNot this."
        cell = {"cell_type": "markdown", "source": [text]}
        path = tmp_path / "files" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps({"cells": [cell]}), "utf-8")
    write_pages(tmp_path)
    return tmp_path


def test_a_notebook_is_told_of_by_its_own_first_words(site: Path):
    english, german = books(site / "files")
    assert english == ("01-one.ipynb", "en", "What is one?", "A short answer. And more.")
    assert (german.language, german.title) == ("de", "Was ist eins?")


def test_the_way_in_leads_to_a_round_a_match_puzzles_and_notebooks_in_each_language(site: Path):
    text = (site / "index.html").read_text("utf-8")
    links = Read(text).links()
    assert "round.html" in links
    codes = [parse_qs(urlsplit(link).query).get("code", [""])[0] for link in links]
    assert any("Match(" in code for code in codes)
    assert any("Trainer(" in code for code in codes)
    assert {f"lab/index.html?path={name}" for name in TITLES} <= set(links)
    assert "<section lang='de'><h3>Deutsch</h3>" in text
    assert "docs/index.html" not in links, "there is no documentation in this one"
    (site / "docs").mkdir()
    (site / "docs" / "index.html").touch()
    write_pages(site)
    assert "docs/index.html" in Read((site / "index.html").read_text("utf-8")).links()


def test_every_page_is_there_in_each_language_and_leads_to_the_others(site: Path):
    for page in ("index", "round"):
        files = {"en": f"{page}.html", "de": f"{page}-de.html", "fr": f"{page}-fr.html"}
        for language, name in files.items():
            text = (site / name).read_text("utf-8")
            assert f'<html lang="{language}">' in text
            assert set(files.values()) - {name} <= set(Read(text).links())
    german = Read((site / "index-de.html").read_text("utf-8")).links()
    codes = [parse_qs(urlsplit(link).query).get("code", [""])[0] for link in german]
    assert sum('vqlab.language("de")' in code for code in codes) == 2
    assert "round-de.html" in german


PAGES = ["index.html", "round.html", "index-de.html", "round-fr.html"]


@pytest.mark.parametrize("name", PAGES)
def test_nothing_is_asked_of_anybody_else(site: Path, name: str):
    text = (site / name).read_text("utf-8")
    shown = [
        (tag, value)
        for tag, attributes in Read(text).tags
        for key, value in attributes.items()
        if key in ("href", "src", "srcset", "data", "action", "poster")
    ]
    assert len(shown) >= 3
    assert not [each for each in shown if re.match(r"\s*(\w+:)?//", each[1])]
    style = (site / "site.css").read_text("utf-8")
    assert "@import" not in style + text
    assert not re.search(r"url\((?!['\"]?data:)", style + text)


@pytest.mark.parametrize("name", PAGES)
def test_the_browser_is_told_to_load_nothing_else(site: Path, name: str):
    tags = Read((site / name).read_text("utf-8")).tags
    policy = next(a["content"] for tag, a in tags if tag == "meta" and "http-equiv" in a)
    assert policy.startswith("default-src 'none'; ")
    assert "unsafe" not in policy
    assert "http" not in policy
    assert "*" not in policy
