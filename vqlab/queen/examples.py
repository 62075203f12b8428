"""Annotated phases and excerpts that come with the lab.

>>> "slayer-round" in examples
True
>>> examples["slayer-round"].seats
5
"""

from __future__ import annotations

from vqlab.contract.examples import Examples
from vqlab.queen.record import Record

examples = Examples(Record)
