"""Running code in an event loop of its own, whatever runs in this thread."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any


def in_a_loop(main: Any) -> Any:
    """What a coroutine function gives; browser tests may have left a loop running here."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(lambda: asyncio.run(main())).result(60)
