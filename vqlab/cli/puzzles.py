"""The group of commands about puzzles, and those that look at a pack: list, show, check, verify."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from vqlab.cli.shared import (
    AsJson,
    EditionText,
    NoEmbargo,
    complain,
    group,
    read_position,
    show_json,
)
from vqlab.cli.tables import clean, show_table
from vqlab.contract import LabError, Message, seat_letter
from vqlab.watching import bar
from vqlab.words import translated

if TYPE_CHECKING:
    from vqlab.puzzles import Pack, Puzzle

puzzle_app = group(
    "puzzle", "Endgame puzzles: make, find, show, check, prove, print and mark them."
)

PackFile = Annotated[
    Path | None,
    typer.Argument(
        metavar="FILE", help="A pack, or the game of one of the lab: queen (if not said), vampires."
    ),
]
PackOption = Annotated[
    Path | None,
    typer.Option(
        "--pack",
        metavar="FILE",
        help="A pack, or the game of one of the lab: queen (if not said), vampires.",
    ),
]
Kind = Annotated[
    str | None,
    typer.Option(
        metavar="KIND", help="out, least, force, prevent, rounds, help or only; win, turns or stop."
    ),
]
Theme = Annotated[str | None, typer.Option(metavar="THEME", help="The idea, such as queen-lent.")]
Difficulty = Annotated[int | None, typer.Option(metavar="N", help="From 1, easy, to 5.")]
Seats = Annotated[int | None, typer.Option(metavar="N", help="How many seats.")]
Jobs = Annotated[
    int | None, typer.Option(min=1, metavar="N", help="Processes; one for each core if not said.")
]


def read_pack(path: Path | None) -> Pack:
    """The pack in a file, or one that comes with the lab: of a game, or the first."""
    from vqlab.puzzles import Pack, pack
    from vqlab.puzzles.packs import PACKS

    if path is None:
        return pack()
    return pack(str(path)) if str(path) in PACKS else Pack.load(path)


def _pack_with(name: str) -> Pack:
    """The pack of the lab that has a puzzle; the first one where none has."""
    from vqlab.puzzles import pack
    from vqlab.puzzles.packs import PACKS

    return next((found for game in PACKS if name in (found := pack(game))), pack())


def chosen(
    pack: Pack, kind: str | None, theme: str | None, difficulty: int | None, seats: int | None
) -> Pack:
    """The puzzles of a pack that are of one sort; raises LabError for a sort there is not."""
    from vqlab.puzzles import Pack

    if seats is None:
        return pack.where(kind, theme, difficulty)
    if seats not in range(2, 13):
        raise LabError(Message("puzzle-seats", read=seats))
    found = pack.where(kind, theme, difficulty).values()
    return Pack([one for one in found if one.position.seats == seats], pack.title)


def processes(jobs: int | None) -> int:
    """How many processes, as joblib counts them; one alone where joblib is not installed."""
    from importlib.util import find_spec

    return jobs if jobs is not None else -1 if find_spec("joblib") else 1


def kind_said(one: Puzzle) -> str:
    """A kind of puzzle, with whom or how much it is about."""
    task = one.task
    more = seat_letter(task.target) if task.target is not None else task.limit
    return str(task.label) if more is None else f"{task.label} ({more})"


def themes_said(one: Puzzle) -> str:
    """The themes of a puzzle, with commas."""
    from vqlab.puzzles import theme_name

    return ", ".join(str(theme_name(theme)) for theme in one.themes)


@puzzle_app.command("list")
def list_(
    file: PackFile = None,
    kind: Kind = None,
    theme: Theme = None,
    difficulty: Difficulty = None,
    seats: Seats = None,
    as_json: AsJson = False,
) -> None:
    """List the puzzles of a pack.

    Example: vqlab puzzle list --kind out

    More: vqlab puzzle list vampires
    """
    found = chosen(read_pack(file), kind, theme, difficulty, seats)
    if as_json:
        show_json({"title": found.title, "puzzles": [_listed(one) for one in found.values()]})
        return
    if not found:
        print(Message("puzzle-none-such"))
        return
    keys = ("name", "title", "kind", "seats", "hard", "theme")
    heads = [str(Message(f"pack-col-{key}")) for key in keys]
    rows = (
        (
            one.name,
            translated(one.title),
            kind_said(one),
            one.position.seats,
            one.difficulty,
            themes_said(one),
        )
        for one in found.values()
    )
    show_table(heads, rows, numbers=(3, 4))


def _listed(one: Puzzle) -> dict[str, Any]:
    """A puzzle as plain data, without its solution."""
    data = one.to_json()
    for name in ("plays", "line", "comment"):
        data.pop(name, None)
    return data | {"seats": one.position.seats, "asks": str(one.message)}


@puzzle_app.command("show")
def show_puzzle(
    name: Annotated[str, typer.Argument(metavar="NAME", help="A puzzle's name, or a position.")],
    pack: PackOption = None,
    hint: Annotated[
        int | None, typer.Option(metavar="N", help="Hints up to this one, 1, 2 or 3.")
    ] = None,
    solution: Annotated[
        bool, typer.Option("--solution", help="The right plays, and why the others fail.")
    ] = False,
    nodes: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="Turns to enter at most.")
    ] = None,
    edition: EditionText = None,
    no_embargo: NoEmbargo = False,
    as_json: AsJson = False,
) -> None:
    """Show a puzzle: the table and what is asked, hints and the solution if you say so.

    Example: vqlab puzzle show ballast-overboard --hint 1

    More: vqlab puzzle show "6 8 | 7 13 | Q^2" --solution
    """
    if hint not in (None, 1, 2, 3):
        raise LabError(Message("puzzle-hints-more", read=hint))
    one: Puzzle | None = None
    if "|" in name:
        from vqlab.puzzles import Puzzle, task_of
        from vqlab.puzzles.ground import as_puzzle_position, is_of_vampires

        start: Any
        if is_of_vampires(name):
            start = as_puzzle_position(name)
        else:
            start = read_position(name, edition, no_embargo)
        task = task_of(start, nodes)
        if hint or solution:
            one = Puzzle.of(start, task, nodes=nodes)
    else:
        from vqlab.puzzles.choosing import named

        one = named(_pack_with(name) if pack is None else read_pack(pack), [name])[0]
        start, task = one.position, one.task
    hints = [str(message) for message in one.hints[:hint]] if one and hint else []
    explained = _explained(one, nodes) if one and solution else None
    if as_json:
        asks = str(Message("puzzle-asks", task=task.message))
        data: dict[str, Any] = {"position": str(start), **task.to_json(), "asks": asks}
        if one is not None and one.name:
            data |= {"name": one.name, "title": one.title}
        if hint:
            data["hints"] = hints
        if one is not None and explained is not None:
            data |= {**one.to_json(), "explained": explained}
        show_json(data)
        return
    _print_puzzle(start, task, one)
    for number, words in enumerate(hints, 1):
        print(Message("puzzle-hint", n=number, hint=words))
    if one is not None and explained is not None:
        print("\n" + "\n".join(explained))
        _print_rest(one)


def _explained(one: Puzzle, nodes: int | None) -> list[str]:
    from vqlab.puzzles.explained import explain

    return [str(message) for message in explain(one, nodes).messages]


def _print_puzzle(start: Any, task: Any, one: Puzzle | None) -> None:
    from vqlab import pictures

    if one is not None and one.title:
        print(f"{clean(translated(one.title))}\n")
    print(pictures.text(pictures.scene(start)))
    print(f"\n{Message('puzzle-asks', task=task.message)}")


def _print_rest(one: Puzzle) -> None:
    print(Message("puzzle-difficulty", n=one.difficulty))
    if one.themes:
        print(Message("puzzle-themes", themes=themes_said(one)))
    if one.comment:
        print(clean(translated(one.comment)))


@puzzle_app.command("check")
def check_file(
    file: PackFile = None,
    as_json: AsJson = False,
) -> int:
    """Say everything that is wrong with a pack; what it claims is for verify to prove.

    Example: vqlab puzzle check
    """
    from importlib.resources import as_file, files

    from vqlab.puzzles.faults import check_pack
    from vqlab.puzzles.packs import PACKS

    name = PACKS.get("queen" if file is None else str(file))
    if name is None:
        assert file is not None
        found = check_pack(file)
    else:
        with as_file(files("vqlab") / "data" / "puzzles" / name) as own:
            found, file = check_pack(own), Path(name)
    faults = [clean(fault) for fault in found.faults]
    if as_json:
        show_json({"file": str(file), "puzzles": found.puzzles, "faults": faults})
        return 2 if faults else 0
    if not faults:
        print(Message("puzzle-file-fine", file=clean(file), n=found.puzzles))
        return 0
    print("\n".join(faults))
    return complain(str(Message("puzzle-file-faults", file=str(file), n=len(faults))))


@puzzle_app.command("verify")
def verify(
    file: PackFile = None,
    name: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="Only this one; may be repeated.")
    ] = None,
    tier: Annotated[
        str, typer.Option(metavar="NAME", help="search, kernel, or graph for a second opinion.")
    ] = "search",
    nodes: Annotated[
        int | None,
        typer.Option(min=0, metavar="N", help="Turns to enter, or positions of a graph, at most."),
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, metavar="N", help="Processes.")] = 1,
    as_json: AsJson = False,
) -> int:
    """Prove puzzles again, from their positions alone.

    Example: vqlab puzzle verify --name ballast-overboard --tier graph
    """
    from vqlab.puzzles.choosing import named
    from vqlab.puzzles.proving import verdicts

    pack = read_pack(file)
    asked = named(pack, name) if name else list(pack.values())
    found = []
    with bar(len(asked)) as tell:
        for done, one in enumerate(verdicts(asked, tier, nodes, jobs), 1):
            found.append(one)
            tell(done, clean(one.name))
    count = Counter(one.holds for one in found)
    sums = {"proved": count[True], "open": count[None], "wrong": count[False]}
    if as_json:
        show_json({"tier": tier, **sums, "puzzles": [one._asdict() for one in found]})
    else:
        for one in found:
            if not one.holds or name:
                print(clean(one.word))
        print(Message("verify-sum", **sums))
    return 1 if count[False] else 0
