"""Commands for a class: puzzle sheet, puzzle mark."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vqlab.cli.puzzles import (
    Difficulty,
    Kind,
    PackOption,
    Seats,
    Theme,
    chosen,
    puzzle_app,
    read_pack,
)
from vqlab.cli.shared import AsJson, show_json
from vqlab.cli.tables import clean, show_table
from vqlab.contract import LabError, Message
from vqlab.watching import bar

if TYPE_CHECKING:
    from vqlab.puzzles.marking import Marks

EXAMPLE = "example"
"""The name of the answers that come with the lab."""


@puzzle_app.command("sheet")
def print_sheet(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="NAMES", help="Which puzzles, in this order.")
    ] = None,
    pack: PackOption = None,
    kind: Kind = None,
    theme: Theme = None,
    difficulty: Difficulty = None,
    seats: Seats = None,
    count: Annotated[
        int, typer.Option(min=1, max=200, metavar="N", help="Without names: how many, by lot.")
    ] = 4,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed, the same choice.")] = 1,
    per_page: Annotated[int, typer.Option(metavar="N", help="Puzzles on a page: 1, 2 or 4.")] = 2,
    title: Annotated[str | None, typer.Option(metavar="TEXT", help="What stands on top.")] = None,
    no_solutions: Annotated[
        bool, typer.Option("--no-solutions", help="Leave the page of solutions out.")
    ] = False,
    output: Annotated[
        Path, typer.Option(metavar="FILE", help="The page to print from.", show_default=True)
    ] = Path("sheet.html"),
) -> None:
    """Write a page of puzzles to print, with the solutions on a page of their own.

    Example: vqlab puzzle sheet ballast-overboard hands-folded --output sheet.html

    More: vqlab puzzle sheet --kind out --count 4 --per-page 4
    """
    from vqlab.puzzles.choosing import named, some
    from vqlab.screens.sheet import sheet

    known = read_pack(pack)
    if names:
        puzzles = named(known, names)
    else:
        puzzles = some(chosen(known, kind, theme, difficulty, seats), count, seed)
        if not puzzles:
            raise LabError(Message("puzzle-none-such"))
    shown = not no_solutions
    with bar(len(puzzles) if shown else 0) as tell:
        html = sheet(
            puzzles,
            title,
            per_page=per_page,
            solutions=shown,
            progress=lambda done: tell(done, ""),
        )
    _write(output, html.encode())
    print(Message("sheet-written", n=len(puzzles), file=clean(output)))


@puzzle_app.command("mark")
def mark_answers(
    answers: Annotated[
        str, typer.Argument(metavar="ANSWERS", help="A CSV file, - for the input, or example.")
    ],
    pack: PackOption = None,
    csv: Annotated[
        Path | None, typer.Option("--csv", metavar="FILE", help="Write the marks there, too.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Mark a class: a row a student, a column a puzzle; or rows of student, puzzle, play.

    Example: vqlab puzzle mark example

    More: vqlab puzzle mark example --csv marks.csv
    """
    from vqlab.puzzles.marking import mark, read_answers

    if csv is not None and answers != "-" and csv.exists() and csv.samefile(answers):
        raise LabError(Message("mark-same-file", name=str(csv)[:60]))
    marks = mark(read_answers(_read(answers)), read_pack(pack))
    if csv is not None:
        _write(
            csv, marks.csv().encode("utf-8-sig")
        )  # the mark tells a spreadsheet that it is UTF-8
    if as_json:
        show_json(marks.to_json())
        return
    _print_marks(marks)
    if csv is not None:
        print(Message("mark-written", file=clean(csv)), file=sys.stderr)


def _print_marks(marks: Marks) -> None:
    rows = marks.rows(lambda one: one.sign)
    show_table(marks.heads, rows, numbers=range(1, len(marks.heads)))
    for student, puzzle, reason in marks.reasons:
        print(clean(Message("mark-reason", student=student, puzzle=puzzle, reason=reason)))
    for note in marks.notes:
        print(clean(note), file=sys.stderr)


def _read(name: str) -> bytes:
    """The bytes of a file of answers, of standard input, or of the example."""
    from importlib.resources import files

    from vqlab.puzzles.marking import LARGEST

    if name == "-":
        return sys.stdin.buffer.read(LARGEST + 1)
    if name == EXAMPLE and not Path(name).exists():
        return (files("vqlab") / "data" / "puzzles" / "answers.csv").read_bytes()
    try:
        with Path(name).open("rb") as stream:
            return stream.read(LARGEST + 1)
    except (OSError, ValueError):
        raise LabError(Message("mark-file", name=name[:100])) from None


def _write(path: Path, data: bytes) -> None:
    try:
        path.write_bytes(data)
    except OSError as error:
        params = {"file": str(path)[:100], "reason": str(error.strerror)}
        raise LabError(Message("file-unwritable", **params)) from None
