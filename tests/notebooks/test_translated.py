"""The notebooks in other languages, run: they do what the English ones do and say it otherwise."""

import html
import re
from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from tests.notebooks.test_notebooks import START, WIDGET, executed, outputs
from vqlab.games import examples
from vqlab.translating import catalogues
from vqlab.translating.notebooks import TRANSLATED
from vqlab.words import translated

LANGUAGES = catalogues.translations()
SLOWLY = [
    pytest.param(language, name, marks=() if name == START else pytest.mark.slow)
    for language in LANGUAGES
    for name in TRANSLATED
]
"""Code is the same as in English but for words, so that one notebook a language shows enough."""


def said(cell) -> str:
    """All that a cell shows, without tags."""
    parts = []
    for output in cell.get("outputs", []):
        data = output.get("data", {})
        page = re.sub(r"<(style|script)\b.*?</\1>", "", data.get("text/html", ""), flags=re.S)
        parts += [output.get("text", ""), data.get("text/plain", ""), page]
    return html.unescape(re.sub(r"<[^>]+>", "\n", "\n".join(parts)))


@cache
def english_pieces() -> set[str]:
    """What English sentences are made of: stretches of three words and more."""

    def texts(node: object):
        if isinstance(node, fluent.TextElement):
            yield from node.value.split("\n")
        for part in vars(node).values() if isinstance(node, fluent.BaseNode) else ():
            for one in part if isinstance(part, list) else [part]:
                yield from texts(one)

    catalogue = FluentParser()
    found = {
        text.strip()
        for file in (files("vqlab.words") / "en").iterdir()
        for text in texts(catalogue.parse(file.read_text("utf-8")))
    }
    for record in examples().values():
        notes = (note.comment for line in record.lines for note in line.notes)
        found |= {record.title, *notes}
    return {text for text in found if len(re.findall(r"[A-Za-z]{2,}", text)) >= 3}


def test_there_is_english_to_look_for():
    assert len(english_pieces()) > 900
    shown = "\n".join(said(cell) for cell in executed(START)[0].cells)
    assert len([piece for piece in english_pieces() if piece in shown]) > 20


@pytest.mark.parametrize("language, name", SLOWLY)
def test_runs_and_speaks_no_english(language, name):
    notebook, seconds, _ = executed(f"{language}/{name}")
    assert seconds < 60
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            assert output.output_type != "error"
            assert output.get("name") != "stderr", output.get("text")
    shown = "\n".join(said(cell) for cell in notebook.cells)
    assert [piece for piece in english_pieces() if piece in shown] == []


@pytest.mark.parametrize("language, name", SLOWLY)
def test_shows_what_the_english_one_shows(language, name):
    ours, theirs = executed(f"{language}/{name}")[0], executed(name)[0]
    tables = [outputs(notebook) for notebook in (ours, theirs)]
    assert len(tables[0]) == len(tables[1]) > 0
    for (code, data), (_, other) in zip(*tables, strict=True):
        assert data[WIDGET]["model_id"], code
        assert data["text/html"].count("<svg") == other["text/html"].count("<svg"), code
    for one, other in zip(ours.cells, theirs.cells, strict=True):
        kinds = [{o.output_type for o in cell.get("outputs", [])} for cell in (one, other)]
        assert kinds[0] == kinds[1], one.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_shows_its_example_translated(language):
    (first, *_) = outputs(executed(f"{language}/{START}")[0])
    title = translated(examples()["slayer-round"].title, language)
    assert title != examples()["slayer-round"].title
    assert title in html.unescape(first[1]["text/html"])
