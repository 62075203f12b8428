"""The words that a reader sees in a cell of code: comments, docstrings, what is printed, records.

What a cell passes on – positions, plays, names of examples – is notation and stays as it is.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Callable, Iterator
from typing import NamedTuple

WORD = re.compile(r"[^\W\d_]{3}")
IN_RECORD = re.compile(r"^title: *(?P<title>[^\n]+)|\{(?P<comment>[^{}]+)\}", re.M)


class Words(NamedTuple):
    """Words in code: the part of the source they take up, and what they are there for."""

    start: int
    end: int
    text: str
    what: str


def words_in(code: str) -> list[Words]:
    """The words in a cell of code, in order.

    >>> [words.text for words in words_in('print("right:", "6^2")  # R12: it is higher')]
    ['right:', 'R12: it is higher']
    """
    return sorted([*_comments(code), *_strings(code)])


def with_words(code: str, translate: Callable[[str], str]) -> str:
    """The same code with other words.

    >>> with_words('f("6^2")  # too low', {"too low": "zu klein"}.__getitem__)
    'f("6^2")  # zu klein'
    """
    for words in reversed(words_in(code)):
        said = translate(words.text)
        if words.what != "comment":
            said = said.replace("\\", "\\\\").replace('"', '\\"')
        code = code[: words.start] + said + code[words.end :]
    return code


def _comments(code: str) -> Iterator[Words]:
    places = _Places(code)
    for token in tokenize.generate_tokens(io.StringIO(code).readline):
        if token.type == tokenize.COMMENT:
            text = token.string.lstrip("# ").rstrip()
            if WORD.search(text) and not _is_code(text):
                end = places.of(token.start[0], token.start[1]) + len(token.string.rstrip())
                yield Words(end - len(text), end, text, "comment")


def _is_code(text: str) -> bool:
    """Whether a comment is a line to be tried by taking the sign away."""
    try:
        return "(" in text and bool(ast.parse(text))
    except SyntaxError:
        return False


def _strings(code: str) -> Iterator[Words]:
    places = _Places(code)
    for node in ast.walk(ast.parse(code)):
        for constant, what in _read_by_people(node):
            start, end = places.span(constant)
            if what == "record":
                for found in IN_RECORD.finditer(code, start, end):
                    named = found.lastgroup or ""
                    yield Words(*found.span(named), found[named], f"{named} of a record")
            elif WORD.search(text := _text(constant)):
                start = code.index(text, start, end)
                yield Words(start, start + len(text), text, what)


def _read_by_people(node: ast.AST) -> Iterator[tuple[ast.expr, str]]:
    """The strings of a node that a reader sees, and what each is there for."""
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        first = node.body[0]
        if isinstance(first, ast.Expr) and _text(first.value):
            yield first.value, "what it does"
    elif isinstance(node, ast.Call) and ast.unparse(node.func) == "print":
        yield from ((shown, "printed") for shown in node.args if _text(shown))
    elif isinstance(node, ast.expr) and _text(node).startswith("vqlab: 1\n"):
        yield node, "record"


def _text(node: ast.AST) -> str:
    value = node.value if isinstance(node, ast.Constant) else ""
    return value if isinstance(value, str) else ""


class _Places:
    """Where a line and a column of some code are in its text."""

    def __init__(self, code: str) -> None:
        self._lines = code.splitlines(keepends=True)

    def of(self, line: int, column: int) -> int:
        return sum(map(len, self._lines[: line - 1])) + column

    def span(self, node: ast.expr) -> tuple[int, int]:
        return (
            self._of_bytes(node.lineno, node.col_offset),
            self._of_bytes(node.end_lineno or node.lineno, node.end_col_offset or 0),
        )

    def _of_bytes(self, line: int, column: int) -> int:
        before = self._lines[line - 1].encode()[:column].decode()
        return self.of(line, len(before))
