"""A sheet of puzzles for paper: a page to print, its solutions on pages of their own.

puzzles → pictures and sentences → one HTML text. No script runs and nothing is fetched; every text
of an author is escaped. It stands among the screens, because puzzles know of no pictures.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any
from xml.etree import ElementTree as ET

from vqlab.contract import LabError, Message, seat_letter
from vqlab.contract.numbers import is_whole
from vqlab.contract.reading import as_named
from vqlab.pictures import scene
from vqlab.pictures.svg import paper
from vqlab.puzzles import Puzzle
from vqlab.puzzles.explained import Explained, explain
from vqlab.puzzles.ground import ground_of
from vqlab.words import say, spoken, translated

__all__ = ["PER_PAGE", "sheet"]

PER_PAGE = (1, 2, 4)
NODES = 2_000_000
"""Turns entered to say why the other plays of one puzzle fail; it is not said where they end."""

_STYLE = """
@page { margin: 12mm 14mm }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 190mm; padding: 4mm; background: #fff; color: #000;
  font: 11pt/1.35 system-ui, 'DejaVu Sans', sans-serif }
header { display: flex; gap: 6mm; align-items: baseline; border-bottom: .4mm solid #000;
  padding-bottom: 2mm; margin-bottom: 3mm }
h1 { font-size: 14pt; margin: 0; flex: 1 }
h2 { font-size: 12pt; margin: 0 }
.blank { border-bottom: .25mm solid #000; display: inline-block }
header .blank { width: 38mm }
.seen, .level { font-size: 9pt; color: #333; margin: 0 0 2mm }
.puzzles { display: grid; gap: 5mm 7mm }
.p4 .puzzles { grid-template-columns: 1fr 1fr }
article { break-inside: avoid }
.puzzles figure { margin: 2mm 0 }
figure svg { display: block; width: 100%; height: auto; margin: 0 auto }
.p1 figure svg { max-height: 170mm } .p2 figure svg { max-height: 76mm }
.p4 figure svg { max-height: 72mm }
.p4 article { font-size: 10pt }
.task { margin: 1mm 0 }
.answer { display: flex; gap: 3mm; align-items: baseline; margin: 3mm 0 0; font-weight: 600 }
.answer .blank { flex: 1; height: 7mm }
.solutions article { margin-bottom: 4mm }
.solutions p { margin: .5mm 0 } .solutions ul { margin: 1mm 0; padding-left: 5mm; font-size: 9pt }
.position { font-size: 9pt; margin: 1mm 0 }
@media screen { .page { margin-bottom: 12mm } p, h1, h2 { overflow-wrap: anywhere } }
@media screen and (max-width: 600px) { header { flex-wrap: wrap } h1 { flex-basis: 100% }
  .p4 .puzzles { grid-template-columns: minmax(0, 1fr) } }
@media print { body { padding: 0; max-width: none }
  .page + .page, .solutions { break-before: page } }
"""
_POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def sheet(
    puzzles: Iterable[Puzzle],
    title: str | None = None,
    *,
    per_page: int = 2,
    solutions: bool = True,
    language: str = "",
    progress: Callable[[int], None] | None = None,
) -> str:
    """An HTML page to print: pictures, tasks, lines for the answers; then the solutions.

    ``per_page``: puzzles on a page of A4 or Letter, 1, 2 or 4. Raises LabError for another number.
    ``progress`` is called with the number of solutions that are worked out.

    >>> from vqlab.puzzles import Task
    >>> page = sheet([Puzzle.of("6 8 | 7 13 | Q^2", Task("least", 0, limit=6), title="<Six>")])
    >>> page.count("<svg"), "&lt;Six&gt;" in page, "<script" in page
    (1, True, False)
    """
    if not is_whole(per_page) or per_page not in PER_PAGE:
        raise LabError(Message("sheet-per-page", read=as_named(per_page, 20)))
    all_of_them = list(puzzles)
    words = _Words(language)
    games = [ground_of(puzzle.position).game for puzzle in all_of_them] or ["queen"]
    heading = words("sheet-title", game=games[0]) if title is None else title
    root = ET.Element("html", {"lang": spoken(language)})
    head, body = ET.SubElement(root, "head"), ET.SubElement(root, "body")
    main = ET.SubElement(body, "main")
    ET.SubElement(head, "meta", {"charset": "utf-8"})
    ET.SubElement(head, "meta", {"http-equiv": "Content-Security-Policy", "content": _POLICY})
    ET.SubElement(head, "title").text = heading
    ET.SubElement(head, "style").text = _STYLE
    for first in range(0, len(all_of_them), per_page):
        page = ET.SubElement(main, "section", {"class": f"page p{per_page}"})
        _header(page, heading, words)
        ET.SubElement(page, "p", {"class": "seen"}).text = words("sheet-all-seen")
        grid = ET.SubElement(page, "div", {"class": "puzzles"})
        for number, one in enumerate(all_of_them[first : first + per_page], first + 1):
            _puzzle(grid, number, one, words)
    if solutions:
        _solutions(main, _explained(all_of_them, progress), heading, words)
    html = ET.tostring(root, "unicode", method="html")
    return f"<!doctype html>\n{html}\n"


class _Words:
    """Messages said in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, key: str | Message, **params: Any) -> str:
        message = key if isinstance(key, Message) else Message(key, **params)
        return say(message, self.language)


def _header(page: ET.Element, heading: str, words: _Words) -> None:
    header = ET.SubElement(page, "header")
    ET.SubElement(header, "h1").text = heading
    for label in (Message("sheet-name"), Message("sheet-date")):
        field = ET.SubElement(header, "span")
        field.text = words(label) + " "
        ET.SubElement(field, "span", {"class": "blank"})


def _puzzle(into: ET.Element, number: int, one: Puzzle, words: _Words) -> None:
    article = ET.SubElement(into, "article")
    ET.SubElement(article, "h2").text = _heading(number, one, words)
    ET.SubElement(article, "p", {"class": "level"}).text = _level(one, words)
    ET.SubElement(article, "p", {"class": "task"}).text = words(one.task.message)
    figure = ET.SubElement(article, "figure")
    drawn = scene(one.position, language=words.language)
    figure.append(paper(drawn))
    position = ET.SubElement(article, "p", {"class": "position"})
    position.text = f"{one.position} – {drawn['status']}"
    answer = ET.SubElement(article, "p", {"class": "answer"})
    ET.SubElement(answer, "span").text = words("sheet-answer")
    ET.SubElement(answer, "span", {"class": "blank"})


def _heading(number: int, one: Puzzle, words: _Words) -> str:
    title = translated(one.title, words.language) or one.name or words(one.task.label)
    return words("sheet-number", n=number, title=title)


def _level(one: Puzzle, words: _Words) -> str:
    seat = seat_letter(one.task.seat)
    return words("sheet-level", name=one.name or seat, kind=one.task.label, n=one.difficulty)


def _solutions(
    main: ET.Element, each: Iterable[tuple[Puzzle, Explained]], heading: str, words: _Words
) -> None:
    section = ET.SubElement(main, "section", {"class": "solutions"})
    header = ET.SubElement(section, "header")
    ET.SubElement(header, "h1").text = words("sheet-solutions-of", title=heading)
    for number, (one, told) in enumerate(each, 1):
        article = ET.SubElement(section, "article")
        ET.SubElement(article, "h2").text = _heading(number, one, words)
        ET.SubElement(article, "p", {"class": "position"}).text = str(one.position)
        for message in (told.plays, told.line):
            ET.SubElement(article, "p").text = words(message)
        reasons = ET.SubElement(article, "ul")
        for message in told.why:
            ET.SubElement(reasons, "li").text = words(message)
        if one.comment:
            comment = ET.SubElement(article, "p", {"class": "comment"})
            comment.text = translated(one.comment, words.language)


def _explained(
    puzzles: Sequence[Puzzle], progress: Callable[[int], None] | None
) -> Iterator[tuple[Puzzle, Explained]]:
    for done, one in enumerate(puzzles, 1):
        yield one, explain(one, NODES)
        if progress is not None:
            progress(done)
