"""Annotated games and excerpts that come with the lab.

>>> examples["every-special-card"].seats
3
"""

from __future__ import annotations

from vqlab.contract.examples import Examples
from vqlab.vampires.record import Record

examples = Examples(Record, "vampires")
