"""What a page shows is what happens: every block of code is run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.examples import DOCS, PAGES, PARSERS, is_slow, parsed

DIRECTIVES = {"{toctree}", "{eval-rst}", "{face}", "{clauses}", "{play}", "{steps}"}
"""Blocks that Sphinx carries out when it builds the pages."""
NAMES = [page.relative_to(DOCS).as_posix() for page in PAGES]
SLOW = [name for page, name in zip(PAGES, NAMES, strict=True) if "\n% slow\n" in page.read_text()]


def blocks_of(text: str) -> list[str]:
    """The language of each fenced block."""
    fences = re.findall(r"^[ >]*(?:```+|~~~+|:::+)(.*)$", text, re.MULTILINE)
    assert len(fences) % 2 == 0, "a block without an end"
    return [(fence.split() or ["nothing"])[0] for fence in fences[::2]]


def not_run(text: str) -> list[str]:
    """The languages of blocks that nobody carries out."""
    return [name for name in blocks_of(text) if name not in {*PARSERS, *DIRECTIVES}]


@pytest.mark.parametrize("name", NAMES)
def test_a_page_shows_what_happens(name: str) -> None:
    for example in parsed(DOCS / name).examples():
        if not is_slow(example):
            example.evaluate()


@pytest.mark.slow
@pytest.mark.parametrize("name", SLOW)
def test_a_page_shows_what_happens_where_it_takes_long(name: str) -> None:
    examples = list(parsed(DOCS / name).examples())
    assert any(map(is_slow, examples))
    for example in examples:
        example.evaluate()


@pytest.mark.parametrize("name", NAMES)
def test_every_block_is_carried_out(name: str) -> None:
    text = (DOCS / name).read_text("utf-8")
    assert not_run(text) == []
    ours = sum(block in PARSERS for block in blocks_of(text))
    fences = len("```c")
    starts = {
        text[: example.start + fences].count("```") // 2
        for example in parsed(DOCS / name).examples()
    }
    assert len(starts) == ours, "a block in which there is nothing to be run"


def test_most_pages_have_an_example() -> None:
    concepts = [page for page in PAGES if page.parent.name == "concepts" and page.stem != "index"]
    assert len(concepts) >= 14
    assert [page.name for page in concepts if not list(parsed(page).examples())] == []


def test_a_block_that_nobody_runs_is_found(tmp_path: Path) -> None:
    assert not_run("```python\n1 + 1\n```\n\n```\nx\n```\n\n```pycon\n>>> 1\n```\n") == [
        "python",
        "nothing",
    ]


def test_a_wrong_output_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    for block in (
        "```console\n$ vqlab deals hands 3 --edition small\n31\n```\n",
        "```console\n$ vqlab check '6 8 | 7 | 9' 7\n```\n",
        "```pycon\n>>> 1 + 1\n3\n```\n",
    ):
        page.write_text(f"% slow\n{block}")
        (example,) = parsed(page).examples()
        assert is_slow(example)
        with pytest.raises(AssertionError):
            example.evaluate()
