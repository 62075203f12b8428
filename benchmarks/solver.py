"""How fast guarantees are found, beside a plain compiled alpha-beta, and how soon they begin.

    VQLAB_REFERENCE=path/to/alphabeta.cpp python -m benchmarks.solver [--far]

Turns entered are counted alike on both sides. The reference is compiled with g++ and run in the
same process tree; without it, its recorded turns and seconds stand in, and that is said.
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.yardstick import machine
from vqlab.queen import Position
from vqlab.solver.compiled import Compiled

VECTORS = Path(__file__).parents[1] / "tests" / "vectors"
ENDLESS = 1 << 50


def ours(line: str) -> tuple[list[int], int, float]:
    """Guarantees of all seats, turns entered and seconds, the kernel being warm."""
    position = Position.parse(line)
    begun = time.perf_counter()
    searches = [Compiled(position, seat) for seat in range(position.seats)]
    for search in searches:
        search.run(ENDLESS)
    taken = time.perf_counter() - begun
    turns = sum(search.bounds.nodes for search in searches)
    return [search.bounds.lower for search in searches], turns, taken


def reference(program: Path | None, entry: dict[str, Any]) -> tuple[int, float]:
    """Turns and seconds of the reference, run now or as recorded."""
    if program is None:
        return sum(entry["reference_nodes"]), entry["reference_seconds"]
    begun = time.perf_counter()
    done = subprocess.run([program, entry["position"]], capture_output=True, text=True, check=True)
    taken = time.perf_counter() - begun
    return sum(int(line.split()[5]) for line in done.stdout.splitlines()), taken


def compiled_reference(folder: Path) -> Path | None:
    """The reference, built from the source that VQLAB_REFERENCE names; None without it."""
    source = os.environ.get("VQLAB_REFERENCE")
    if source is None:
        return None
    program = folder / "alphabeta"
    subprocess.run(["g++", "-O3", "-march=native", source, "-o", program], check=True)
    return program


def table(name: str, program: Path | None) -> None:
    """Print one file of endgames, class by class."""
    entries = json.loads((VECTORS / name).read_text("utf-8"))
    rows: dict[str, list[float]] = {}
    worst = 0.0
    for entry in entries:
        values, turns, seconds = ours(entry["position"])
        assert values == entry["guarantees"], entry["position"]
        their_turns, their_seconds = reference(program, entry)
        worst = max(worst, seconds)
        for key in (entry["class"], "all"):
            row = rows.setdefault(key, [0.0] * 4)
            for at, value in enumerate((turns, their_turns, seconds, their_seconds)):
                row[at] += value
    rows["all"] = rows.pop("all")
    heads = f"{'class':14} {'turns':>12} {'reference':>12} {'ratio':>6}"
    print(heads + f" {'s':>8} {'ref. s':>8} {'ratio':>6}")
    for key, (a, b, c, d) in rows.items():
        print(f"{key:14} {a:12,.0f} {b:12,.0f} {a / b:6.3f} {c:8.3f} {d:8.3f} {c / d:6.3f}")
    print(f"slowest endgame: {worst:.2f} s")


PUZZLES = ("3x4", "3x3+S20", "3x3+S15+S20")
FRESH = """
import sys, time
begun = time.perf_counter()
from vqlab import guarantee
values = guarantee(sys.argv[1]).values
print(*values, "numba" in sys.modules, time.perf_counter() - begun)
"""
WARM = """
import time
begun = time.perf_counter()
from vqlab.solver.bench import warm_up
warm_up()
print(time.perf_counter() - begun)
"""


def timed_process(code: str, *words: str) -> tuple[list[str], float]:
    """What a new Python prints, and the seconds from its start to its end."""
    begun = time.perf_counter()
    done = subprocess.run(
        [sys.executable, "-c", code, *words], capture_output=True, text=True, check=True
    )
    return done.stdout.split(), time.perf_counter() - begun


def beginnings() -> None:
    """Puzzle-size endgames in a fresh process each, and the kernel loaded from its cache."""
    entries = json.loads((VECTORS / "endgames.json").read_text("utf-8"))
    seconds = []
    for entry in entries:
        if entry["class"] in PUZZLES:
            taken = []
            for _ in range(3):
                (*values, compiled, _), whole = timed_process(FRESH, entry["position"])
                assert [int(value) for value in values] == entry["guarantees"]
                assert compiled == "False"
                taken.append(whole)
            seconds.append(median(taken))
    said = f"median {median(seconds):.2f} s, slowest {max(seconds):.2f} s"
    print(f"{len(seconds)} endgames ({', '.join(PUZZLES)}), Python's own start included: {said}")
    loaded = [float(timed_process(WARM)[0][0]) for _ in range(5)]
    print(f"compiled search loaded from its cache and used: median {median(loaded):.2f} s of 5")


def main() -> None:
    print(machine())
    ours("3 4 7^2 | 7 11 12 13 | 8 11^2 13")  # the kernel is compiled or loaded here
    with tempfile.TemporaryDirectory() as folder:
        program = compiled_reference(Path(folder))
        if program is None:
            print("VQLAB_REFERENCE is not set: the reference's recorded figures stand in.")
        print("\nendgames.json")
        table("endgames.json", program)
        if "--far" in sys.argv:
            print("\nendgames-far.json, beside the reference's recorded figures")
            table("endgames-far.json", None)
            memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10
            print(f"most memory of this process: {memory} MB")
    print("\nA fresh process, nothing compiled")
    beginnings()


if __name__ == "__main__":
    main()
