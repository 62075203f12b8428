"""How strong the bots are: each beside the next weaker one, every deal from every seat.

    python -m benchmarks.bots
    python -m benchmarks.bots --best pimc:2000 --games 400 --folder bots-journals

Rows are differences in penalty points per phase, below 0 is better, with a 95 % interval over the
deals. Every budget is in turns, so the table comes out the same on any machine. With a folder each
tournament keeps a journal there, and the same command goes on from it.

One more rival comes as a Python object: --rival MODULE:NAME, something that gives a bot when it is
called, or a bot. It plays against the best bot.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.yardstick import machine
from vqlab.players import Player, Standings, Tournament, player

SEATS = (3, 5, 8)
SEED = 1


class Row(NamedTuple):
    seats: int
    bot: str
    rival: str
    standings: Standings

    def __str__(self) -> str:
        table, estimate = self.standings, self.standings.difference(self.bot, self.rival)
        interval = estimate.interval
        between = "one deal" if interval is None else "{:+.2f} to {:+.2f}".format(*interval)
        won = [f"{float(100 * table[name].share):.0f} %" for name in (self.bot, self.rival)]
        cells = [str(self.seats), self.bot, self.rival, str(table.games), str(table.deals)]
        cells += [f"{float(estimate.mean):+.2f}", between, *won]
        return f"| {' | '.join(cells)} |"


HEAD = (
    "| seats | bot | rival | games | deals | difference | 95 % | bot won | rival won |\n"
    "|---:|---|---|---:|---:|---:|---|---:|---:|"
)


def measure(
    bot: Any, rival: Any, seats: int, games: int, *, jobs: int = 1, folder: Path | None = None
) -> Row:
    """One row; a bot is a name, a Player or a bot object."""
    plan = Tournament([bot, rival], seats, SEED)
    journal = None
    if folder is not None:
        name = re.sub(r"[^a-z0-9.-]+", "-", "-".join([*plan.names, str(seats)]).lower())
        journal = folder / f"{name}.jsonl"
    kind, workers = ("processes", jobs) if jobs > 1 else ("serial", None)
    standings = plan.run(games, journal=journal, executor=kind, workers=workers)
    return Row(seats, *plan.names, standings)


def rows(
    best: str,
    rival: Any,
    games: int,
    seats: Sequence[int],
    jobs: int = 1,
    folder: Path | None = None,
) -> Iterator[Row]:
    fast = player(best, compiled=True)
    matches: list[tuple[Any, Any]] = [("cautious", "random"), ("cautious", "greedy")]
    matches.append((fast, "cautious"))
    if rival is not None:
        # the same turns for both
        matches.append((fast, Player(rival, fast.budget or fast.bot.budget)))
    for bot, other in matches:
        for size in seats:
            yield measure(bot, other, size, games, jobs=jobs, folder=folder)


def load(text: str) -> Any:
    """What MODULE:NAME is, or gives when it is called."""
    module, _, name = text.partition(":")
    found = getattr(import_module(module), name)
    return found if hasattr(found, "choose") and not isinstance(found, type) else found()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--best", default="pimc:2000", help="the bot to stand beside cautious")
    parser.add_argument("--rival", type=load, help="MODULE:NAME of one more, beside the best")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, nargs="+", default=SEATS)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--folder", type=Path, help="where journals are kept")
    asked = parser.parse_args()
    if asked.folder is not None:
        asked.folder.mkdir(parents=True, exist_ok=True)
    print(f"{machine()}\n\n{HEAD}", flush=True)
    for row in rows(
        asked.best, asked.rival, asked.games, asked.seats, jobs=asked.jobs, folder=asked.folder
    ):
        print(row, flush=True)


if __name__ == "__main__":
    main()
