"""Commands that search random deals: puzzle make, puzzle find."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from vqlab.cli.puzzles import Jobs, Theme, kind_said, processes, puzzle_app, themes_said
from vqlab.cli.shared import AsJson, check_writable, complain, show_json
from vqlab.cli.tables import clean
from vqlab.contract import LabError, Message

if TYPE_CHECKING:
    from vqlab.puzzles import Made, Pack, Puzzle

SeatsDealt = Annotated[int, typer.Option(metavar="N", help="How many seats.")]
Cards = Annotated[str, typer.Option(metavar="N", help="Vampires of a hand, 4 or 2-4.")]
Slayers = Annotated[str, typer.Option(metavar="WHICH", help="any, none, 15, 20 or 15+20.")]
Edition = Annotated[
    str, typer.Option(metavar="NAME", help="base, english, small, or with ,option=value.")
]
Count = Annotated[int, typer.Option(min=1, max=5000, metavar="N", help="How many to find.")]
Seed = Annotated[int, typer.Option(metavar="N", help="The same seed, the same deals.")]
Most = Annotated[int, typer.Option(min=1, metavar="N", help="Deals to try at most.")]
Nodes = Annotated[int, typer.Option(min=1, metavar="N", help="Turns to enter for one deal.")]
InRound = Annotated[
    bool, typer.Option("--in-round", help="Some seats have played in the round already.")
]
LONGEST_SOURCE = 300


@puzzle_app.command("make")
def make_puzzles(
    kind: Annotated[
        str, typer.Option(metavar="KIND", help="out, least, force, prevent, rounds, help, only.")
    ] = "out",
    seats: SeatsDealt = 3,
    cards: Cards = "4",
    slayers: Slayers = "any",
    theme: Theme = None,
    difficulty: Annotated[
        int | None, typer.Option(metavar="N", help="Only so hard ones, 1 to 5.")
    ] = None,
    edition: Edition = "base",
    in_round: InRound = False,
    most_right: Annotated[
        int, typer.Option(min=1, metavar="N", help="Right first plays, at most.")
    ] = 1,
    nodes: Nodes = 20_000,
    count: Count = 1,
    seed: Seed = 1,
    jobs: Jobs = None,
    most: Most = 1_000_000,
    solutions: Annotated[
        bool, typer.Option("--solutions", help="Print the right plays, too.")
    ] = False,
    output: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A pack they are added to, one by one.")
    ] = None,
    as_json: AsJson = False,
) -> int:
    """Make puzzles out of random deals; each is proved, and exits that need no search are left out.

    Example: vqlab puzzle make --kind out --cards 3 --count 2 --seed 4

    More: vqlab puzzle make --kind least --theme give-the-lead --output my-pack.json
    """
    from vqlab.puzzles import Deals, Wish, make

    deals = Deals(seats, cards, slayers, edition, in_round)
    wish = Wish(kind, deals, theme, difficulty, most_right, nodes)
    words = _command(wish, seed)
    say = _printer(quiet=as_json)
    with _Kept(output) as kept:

        def hear(found: Puzzle) -> None:
            source = f"{words} --count {len(kept.heard) + 1}"
            named = kept.add(found.named(source=source if len(source) <= LONGEST_SOURCE else ""))
            if named is not None:
                say(_line(named))
                if solutions:
                    say(Message("puzzle-answer", plays=", ".join(map(str, named.plays))))

        made = make(wish, count, seed=seed, jobs=processes(jobs), most=most, hear=hear)
    if as_json:
        show_json(_made_json(made, [one.to_json() for one in kept.heard]))
    else:
        print(made.message)
    return _ended(made, kept)


def _command(wish: Any, seed: int) -> str:
    """The command that makes the same puzzles again; the count comes after it."""
    deals = wish.deals
    options = {
        "kind": (wish.kind, None),
        "seats": (deals.seats, None),
        "cards": (deals.cards, None),
        "slayers": (deals.slayers, None),
        "edition": (deals.edition, "base"),
        "theme": (wish.theme, None),
        "difficulty": (wish.difficulty, None),
        "most-right": (wish.most_right, 1),
        "nodes": (wish.nodes, 20_000),
    }
    said = [
        f"--{name} {shlex.quote(str(value))}"
        for name, (value, default) in options.items()
        if value not in (None, default)
    ]
    if deals.in_round:
        said.append("--in-round")
    return " ".join(["vqlab puzzle make", *said, f"--seed {seed}"])


def _line(one: Puzzle) -> Message:
    themes = themes_said(one)
    return Message(
        "puzzle-made",
        name=one.name,
        position=str(one.position),
        kind=kind_said(one),
        n=one.difficulty,
        themes=f" · {themes}" if themes else "",
    )


def _printer(quiet: bool) -> Callable[[object], None]:
    """Prints at once, above a bar that may stand in the terminal; in a pipe, into the pipe.

    A bar takes over standard output while it stands, for its own screen: what is piped elsewhere
    must not end there.
    """
    pipe = None if sys.stdout.isatty() else sys.stdout

    def say(words: object) -> None:
        if not quiet:
            print(words, file=pipe, flush=True)

    return say


class _Kept:
    """What was found, written as it comes into a pack that nothing else is lost from."""

    def __init__(self, path: Path | None) -> None:
        from vqlab.puzzles import Pack

        self.path, self.known, self.new = path, 0, 0
        self.heard: list[Puzzle] = []
        self.pack = Pack()

    def __enter__(self) -> _Kept:
        from vqlab.puzzles import Pack

        if self.path is not None:
            if self.path.exists():
                self.pack = Pack.load(self.path)
            check_writable(self.path)
        return self

    def __exit__(self, *_: object) -> None:
        if self.new and self.path is not None:  # an interrupt may have come between two of them
            save(self.pack, self.path)

    def add(self, found: Puzzle) -> Puzzle | None:
        """Keep one; gives it with its name, or None where the pack has it already."""
        if any(_same(found, one) for one in self.pack.values()):
            self.known += 1
            self.heard.append(found)
            return None
        names = set(self.pack)
        self.pack = self.pack.with_names([found])
        named = next(one for name, one in self.pack.items() if name not in names)
        self.heard.append(named)
        self.new += 1
        if self.path is not None:
            save(self.pack, self.path)
        return named


def _same(one: Puzzle, other: Puzzle) -> bool:
    return one.task == other.task and str(one.position) == str(other.position)


def save(pack: Pack, path: Path) -> None:
    """Write a pack; raises LabError where that cannot be."""
    try:
        pack.save(path)
    except OSError as error:
        params = {"file": str(path)[:100], "reason": str(error.strerror)}
        raise LabError(Message("file-unwritable", **params)) from None


def _ended(made: Made[Any], kept: _Kept | None = None) -> int:
    """Say what was kept, and whether it was interrupted; gives the exit status."""
    if kept is not None and kept.path is not None and kept.path.exists():
        n = len(kept.pack)
        params = {"file": clean(kept.path), "all": str(Message("pack-size", n=n))}
        print(Message("puzzle-kept", n=kept.new, **params), file=sys.stderr)
        if kept.known:
            print(Message("puzzle-known", n=kept.known), file=sys.stderr)
    return complain(str(Message("cli-interrupted")), 130) if made.stopped else 0


def _made_json(made: Made[Any], found: list[Any]) -> dict[str, Any]:
    odds = made.odds
    return {
        "found": found,
        "tried": made.tried,
        "odds": None if odds is None else str(odds),
        "interval": list(made.interval),
        "stopped": made.stopped,
    }


@puzzle_app.command("find")
def find_positions(
    event: Annotated[
        str, typer.Argument(metavar="EVENT", help="out:A, at-most:A:7, or not- before one.")
    ],
    seats: SeatsDealt = 3,
    cards: Cards = "4",
    slayers: Slayers = "any",
    edition: Edition = "base",
    in_round: InRound = False,
    coalition: Annotated[
        str, typer.Option(metavar="SEATS", help="Who acts together: AC; if not said A alone.")
    ] = "",
    negated: Annotated[
        bool, typer.Option("--not", help="Where they cannot force it, which is proved, too.")
    ] = False,
    nodes: Nodes = 20_000,
    count: Count = 1,
    seed: Seed = 1,
    jobs: Jobs = None,
    most: Most = 1_000_000,
    as_json: AsJson = False,
) -> int:
    """Find positions where A, who is to play, can force something, and with what odds.

    Example: vqlab puzzle find not-out:B --cards 3 --count 3
    """
    from vqlab.puzzles import Deals, find
    from vqlab.puzzles.conditions import forcing

    deals = Deals(seats, cards, slayers, edition, in_round)
    condition = forcing(event, seats, coalition, negated=negated, nodes=nodes)
    say = _printer(quiet=as_json)
    made = find(condition, count, deals, seed=seed, jobs=processes(jobs), most=most, hear=say)
    if as_json:
        show_json(_made_json(made, [str(position) for position in made]))
    else:
        print(made.message)
    return _ended(made)
