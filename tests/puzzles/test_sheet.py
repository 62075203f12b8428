"""The sheet to print: complete, escaped, for black and white, its solutions apart."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from vqlab.contract import LabError
from vqlab.puzzles import Puzzle, Task
from vqlab.puzzles.explained import explain, told_line
from vqlab.queen import Play, Position
from vqlab.screens.sheet import sheet

SIX = Puzzle.of("6 8 | 7 13 | Q^2", Task("least", 0, limit=6), name="six", title="Six")
KEEP = Puzzle.of("3 Q S20 | 10 11 S15 | 7 11", Task("prevent", 0, target=1), name="keep")
EVIL = '</title><script>alert("x")</script><img src=x onerror=alert(1)>'


class Seen(HTMLParser):
    """What stands in a page: tags, attributes, words by section."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.sections: list[list[str]] = [[]]
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.attributes += attrs
        if tag == "section":
            self.sections.append([])

    def handle_data(self, data):
        self.sections[-1].append(data)


def words(part: list[str]) -> str:
    return " ".join(" ".join(part).split())


@pytest.fixture(scope="module")
def page() -> Seen:
    return Seen(sheet([SIX, KEEP], per_page=1))


def test_every_puzzle_has_its_picture_its_task_and_a_line_to_write_on(page):
    assert page.tags.count("svg") == 2
    assert page.tags.count("article") == 4
    first, second = (words(part) for part in page.sections[1:3])
    for said in ("1. Six", "holds its loss to 6", "Your play", "Name", "Date", "6 8 | 7 13 | Q^2"):
        assert said in first
    assert "2. keep" in second and "keeps B from going out" in second


def test_the_solutions_stand_apart_and_only_there(page):
    solutions = words(page.sections[-1])
    assert "Right: 8." in solutions
    assert "Right: 3 Q, S20." in solutions
    assert "6 fails: B: 7, Q · C: Q, pass, pass, and A cannot hold its loss to 6." in solutions
    assert "break-before: page" in words(page.sections[0])
    assert not any("Right:" in words(part) for part in page.sections[:-1])
    without = sheet([SIX, KEEP], solutions=False)
    assert "Right:" not in without and "fails" not in without


def test_nothing_runs_and_nothing_is_fetched(page):
    assert not {"script", "link", "img", "iframe", "object", "base", "form"} & set(page.tags)
    named = {name for name, _ in page.attributes}
    assert not {name for name in named if name.startswith("on") or name in ("src", "href")}
    assert "url(" not in words(page.sections[0]) and "@import" not in words(page.sections[0])


def test_what_an_author_writes_is_escaped():
    puzzle = SIX.named(title=EVIL, comment=EVIL, name="evil")
    html = sheet([puzzle], EVIL)
    found = Seen(html)
    assert not {"script", "img"} & set(found.tags)
    assert html.count("&lt;script&gt;") == 6, "two headings, two titles, the page's, the comment"
    assert EVIL in words(found.sections[-1])


def test_pictures_are_black_on_white():
    html = sheet([SIX], solutions=False)
    fills = set(re.findall(r'<rect [^>]*?fill="(#[0-9a-f]{6})"', html))
    light = [sum(int(fill[i : i + 2], 16) for i in (1, 3, 5)) / 3 for fill in fills]
    assert fills and min(light) > 200
    inks = set(re.findall(r'<text [^>]*?fill="(#[0-9a-f]{6})"', html))
    dark = [sum(int(ink[i : i + 2], 16) for i in (1, 3, 5)) / 3 for ink in inks]
    assert inks and max(dark) < 90


@pytest.mark.parametrize(("per_page", "pages"), [(1, 5), (2, 3), (4, 2)])
def test_a_page_holds_so_many(per_page, pages):
    html = sheet([SIX] * 5, per_page=per_page, solutions=False)
    assert html.count("<section") == pages
    assert html.count("<svg") == 5
    with pytest.raises(LabError, match="1, 2 or 4"):
        sheet([SIX], per_page=3)


def test_a_puzzle_that_claims_what_is_not_so_is_not_explained_away():
    told = explain(SIX.named(plays=(Play("6"),)))
    assert [str(message) for message in told.why] == [
        "The right plays are 8, and not what the puzzle says."
    ]
    assert not told.complete
    small = explain(SIX, nodes=1)
    assert not small.complete and "budget" in str(small.why[0])


def test_a_line_says_who_opens_each_round_also_in_the_middle_of_one():
    start = Position.parse("6 8 | 7 13 | Q^2 ; C ; - ; Q")
    assert told_line(start, map(Play, ("pass", "pass", "Q"))) == "A: pass, pass · C: Q"


def test_work_is_told():
    told: list[int] = []
    sheet([SIX, KEEP], progress=told.append)
    assert told == [1, 2]
