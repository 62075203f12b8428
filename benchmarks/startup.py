"""How soon the first picture of the first notebook stands there, and what portable code costs.

    python -m benchmarks.startup

Seconds from the start of a kernel until the first cell of ``notebooks/00-start.ipynb`` has given
its picture; the yardstick is the same kernel running ``1 + 1``. Below: the
compiled search built for any processor, as Binder's image has it, beside the one built for this
processor.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from queue import Empty
from statistics import median

from benchmarks.yardstick import machine

ROOT = Path(__file__).parents[1]
REPEATS = 5
ANY = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}
SEARCH = """
import time
from vqlab.queen import Position
from vqlab.solver.compiled import Compiled
p = Position.parse("3 5^2 7 9 12 S20 | 2 6^2 8 11 Q | 1 4 7 10 13^2")
def work():
    searches = [Compiled(p, seat) for seat in range(3)]
    for search in searches:
        search.run(500_000)
    return sum(search.bounds.nodes for search in searches)
work()
begun = time.process_time()
turns = work()
print(turns / (time.process_time() - begun))
"""


def first_cell() -> str:
    book = json.loads((ROOT / "notebooks" / "00-start.ipynb").read_text("utf-8"))
    return "".join(next(c["source"] for c in book["cells"] if c["cell_type"] == "code"))


def until_shown(code: str) -> float:
    """Seconds from the start of a kernel until what a cell shows has arrived."""
    from jupyter_client.manager import start_new_kernel

    begun = time.perf_counter()
    manager, client = start_new_kernel(kernel_name="python3", stderr=subprocess.DEVNULL)
    try:
        client.execute(code)
        while True:
            try:
                message = client.get_iopub_msg(timeout=60)
            except Empty:
                raise RuntimeError("the kernel showed nothing within a minute") from None
            if message["msg_type"] in ("execute_result", "display_data"):
                return time.perf_counter() - begun
            if message["msg_type"] == "error":
                raise RuntimeError("\n".join(message["content"]["traceback"]))
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


def turns_per_second(words: dict[str, str], cache: str) -> float:
    own = {key: value for key, value in os.environ.items() if not key.startswith("NUMBA_")}
    done = subprocess.run(
        [sys.executable, "-c", SEARCH],
        env={**own, **words, "NUMBA_CACHE_DIR": cache, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout)


def by_turns(*works: Callable[[], float]) -> list[float]:
    """Medians of works that are measured by turns, so that other load meets all alike."""
    rounds = [[work() for work in works] for _ in range(REPEATS)]
    return [median(column) for column in zip(*rounds, strict=True)]


if __name__ == "__main__":
    print(machine())
    shown, plain = by_turns(lambda: until_shown(first_cell()), lambda: until_shown("1 + 1"))
    print(f"kernel started until the first picture {shown:6.2f} s")
    print(f"kernel started until 1 + 1             {plain:6.2f} s    ratio {shown / plain:.2f}")
    with tempfile.TemporaryDirectory() as folder:
        anywhere, here = by_turns(
            lambda: turns_per_second(ANY, f"{folder}/any"),
            lambda: turns_per_second({}, f"{folder}/own"),
        )
    print(f"compiled for any processor   {anywhere:12,.0f} turns/s")
    print(f"compiled for this processor  {here:12,.0f} turns/s    ratio {anywhere / here:.2f}")
