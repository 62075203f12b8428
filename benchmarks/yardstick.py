"""What every measurement here shares: the machine, medians, and a row of a table."""

from __future__ import annotations

import os
import platform
import statistics
import time
from collections.abc import Callable
from pathlib import Path


def machine() -> str:
    """Cores and processor model: what a figure depends on and no more."""
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [line for line in info.read_text().splitlines() if line.startswith("model name")]
        model = names[0].partition(":")[2].strip() if names else model
    return f"{os.cpu_count()} cores, {model}, Python {platform.python_version()}"


def median_seconds(work: Callable[[], object], repeats: int = 5) -> float:
    """Median wall-clock seconds of a piece of work, once warm."""
    work()
    taken = []
    for _ in range(repeats):
        begun = time.perf_counter()
        work()
        taken.append(time.perf_counter() - begun)
    return statistics.median(taken)
