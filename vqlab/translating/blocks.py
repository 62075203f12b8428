"""Markdown in pieces: each paragraph, heading and row of a table is translated by itself.

Lines of one paragraph are joined, so that it may be wrapped anew without another translation.
"""

from __future__ import annotations

import re
from typing import NamedTuple

HEADING = re.compile(r"#+ +")
QUOTED = re.compile(r"(?:> ?)?")
RULE = re.compile(r"\|[-:| ]+\|")
"""The line below the head of a table."""


class Block(NamedTuple):
    """A text to translate with the signs around it, or signs alone where there is no text."""

    before: str
    text: str = ""
    after: str = ""

    def __str__(self) -> str:
        return self.before + self.text + self.after


def blocks(markdown: str) -> list[Block]:
    r"""The blocks of a Markdown text, in order.

    >>> [block.text for block in blocks("## A *title*\n\nTwo\nlines.\n\n| a | b |\n|---|---|")]
    ['A *title*', '', 'Two lines.', '', 'a | b', '']
    >>> "\n".join(map(str, blocks("> Quoted,\n> wrapped.")))
    '> Quoted, wrapped.'
    """
    found: list[Block] = []
    fenced = joining = False
    for line in markdown.splitlines():
        quoted = QUOTED.match(line)
        mark = quoted[0] if quoted else ""
        rest = line[len(mark) :]
        fence = rest.lstrip().startswith("```")
        block = Block(line) if fenced or fence else _block(mark, rest)
        fenced ^= fence
        plain = bool(block.text) and block.before == mark and not block.after
        if plain and joining and found[-1].before == mark:
            block = Block(mark, f"{found.pop().text} {block.text}")
        found.append(block)
        joining = plain
    return found


def _block(mark: str, rest: str) -> Block:
    if heading := HEADING.match(rest):
        return Block(mark + heading[0], rest[heading.end() :].strip())
    if rest.startswith("|"):
        if RULE.fullmatch(rest.strip()):
            return Block(mark + rest)
        return Block(mark + "| ", rest.strip().strip("|").strip(), " |")
    return Block(mark, rest.strip())
