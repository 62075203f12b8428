"""Tables of text: lines in a terminal, columns of blanks in a pipe."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence

from vqlab.contract import is_printable


def clean(words: object) -> str:
    """Text that steers no terminal: signs that cannot be shown are replaced."""
    line = " ".join(str(words).split())
    return "".join(sign if is_printable(sign) else "\ufffd" for sign in line)


def show_table(
    heads: Sequence[str], rows: Iterable[Sequence[object]], numbers: Iterable[int] = ()
) -> None:
    """Print a table; ``numbers``: the columns that stand flush right."""
    cells = [[clean(cell) for cell in row] for row in rows]
    flush = set(numbers)
    if sys.stdout.isatty():
        _lines(heads, cells, flush)
        return
    from rich.cells import cell_len

    wide = [max(map(cell_len, column)) for column in zip(heads, *cells, strict=True)]
    for row in [list(heads), *cells]:
        padded = (
            " " * (wide[at] - cell_len(cell)) + cell
            if at in flush
            else cell + " " * (wide[at] - cell_len(cell))
            for at, cell in enumerate(row)
        )
        print("  ".join(padded).rstrip())


def _lines(heads: Sequence[str], cells: Sequence[Sequence[str]], flush: set[int]) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for at, head in enumerate(heads):
        table.add_column(Text(head), justify="right" if at in flush else "left", overflow="fold")
    for row in cells:
        table.add_row(*map(Text, row))
    Console().print(table)
