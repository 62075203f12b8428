"""The code blocks of the documentation, and what runs each kind of them.

``pycon`` blocks are doctests, one namespace a page; ``console`` blocks are commands of the command
line with what they print underneath; ``vq`` blocks are records, which are read. A block under the
line ``% slow`` takes long.
"""

from __future__ import annotations

import doctest
import re
import shlex
from collections.abc import Iterable
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path

from sybil import Document, Example, Region
from sybil.evaluators.doctest import DocTestEvaluator
from sybil.parsers.abstract.doctest import DocTestStringParser
from sybil.parsers.myst import CodeBlockParser

from vqlab.cli import run
from vqlab.games import read_record
from vqlab.words import speaking

DOCS = Path(__file__).parents[2] / "docs"
PAGES = sorted(path for path in DOCS.rglob("*.md") if "_" not in path.parent.name)
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


class Pycon:
    """Blocks of Python as it is typed at the prompt."""

    def __call__(self, document: Document) -> Iterable[Region]:
        read = DocTestStringParser(DocTestEvaluator(FLAGS))
        for block in CodeBlockParser("pycon", lambda example: None)(document):
            for region in read(block.parsed, document.path):
                region.adjust(block, block.parsed)
                yield region


def ran(command: str) -> str:
    """What a command of the command line prints, complaints included."""
    word, *words = shlex.split(command)
    assert word == "vqlab", f"only vqlab is run, not {word}"
    said = StringIO()
    with redirect_stdout(said), redirect_stderr(said), speaking("en"):
        run(words)
    return said.getvalue()


def commands(source: str) -> list[tuple[str, str]]:
    """Each command of a block, and what the block says it prints."""
    parts = re.split(r"^\$ (.*)\n", source, flags=re.MULTILINE)
    assert not parts[0].strip(), "a block of commands begins with one"
    return list(zip(parts[1::2], parts[2::2], strict=True))


def _console(example: Example) -> str | None:
    for command, wanted in commands(example.parsed):
        got = ran(command)
        if not doctest.OutputChecker().check_output(wanted, got, FLAGS):
            return f"$ {command}\nprints\n{got}\nand not\n{wanted}"
    return None


def _record(example: Example) -> str | None:
    record = read_record(example.parsed)
    return None if str(record) else "an empty record"


PARSERS = {
    "pycon": Pycon(),
    "console": CodeBlockParser("console", _console),
    "vq": CodeBlockParser("vq", _record),
}
"""Language of a block -> what finds and runs such blocks."""


def parsed(page: Path) -> Document:
    """A page with its examples."""
    return Document.parse(str(page), *PARSERS.values())


def is_slow(example: Example) -> bool:
    """Whether the block of an example stands under ``% slow``."""
    fence = len("```c")
    above, _, _ = example.document.text[: example.start + fence].rpartition("```")
    return f"\n{above.rstrip()}".endswith("\n% slow")
