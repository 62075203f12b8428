"""The lesson plans name what there is."""

from __future__ import annotations

import json
import re

from tests.docs.examples import DOCS
from vqlab import exercises

NOTEBOOKS = DOCS.parent / "notebooks"
TEXT = (DOCS / "teachers.md").read_text("utf-8")
HOURS = re.split(r"^## Hour \d: ", TEXT, flags=re.MULTILINE)[1:]


def headings(notebook: str) -> set[str]:
    cells = json.loads((DOCS.parent / "notebooks" / f"{notebook}.ipynb").read_text("utf-8"))[
        "cells"
    ]
    lines = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown")
    return set(re.findall(r"^#+ (.*)$", lines, re.MULTILINE))


def test_there_are_six_hours_and_each_has_what_a_teacher_needs() -> None:
    assert len(HOURS) == 6
    for hour in HOURS:
        for part in ("Aim", "Known before", "On the board", "What goes wrong"):
            assert f"**{part}.**" in hour
        minutes = [int(n) for n in re.findall(r"^\| (\d+) \|", hour, re.MULTILINE)]
        assert sum(minutes) == 60
        assert re.search(r"\{exercise\}`", hour) and re.search(r"\{notebook\}`[^`]+#", hour)


def test_the_exercises_and_headings_that_are_named_are_there() -> None:
    named = re.findall(r"\{exercise\}`([^`]+)`", TEXT)
    assert len(named) > 12
    assert [name for name in named if name not in exercises] == []
    sections = re.findall(r"\{notebook\}`([^`#]+)#([^`]+)`", TEXT)
    assert len(sections) > 15
    assert [(book, name) for book, name in sections if name not in headings(book)] == []


def test_an_exercise_belongs_to_a_notebook_of_its_hour() -> None:
    for hour in HOURS:
        books = {book for book, _ in re.findall(r"\{notebook\}`([^`#]+)(#[^`]+)?`", hour)}
        sources = "".join((NOTEBOOKS / f"{b}.ipynb").read_text("utf-8") for b in books)
        for name in re.findall(r"\{exercise\}`([^`]+)`", hour):
            assert f'exercises[\\"{name}\\"]' in sources, name
