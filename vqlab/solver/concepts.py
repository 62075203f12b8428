"""What can be said of an open-handed position: five questions, five typed answers.

position → question → prover or graph → result. A single "value" does not exist where more than two
play. Who is sure of what has an answer (``guarantee``, ``power``); what sensible players end up
with has several (``equilibria``), or one for every way to break ties (``forecast``); what happens
if all help is a puzzle of its own (``cooperative``). All cards are seen, and every answer says so.
"""

from __future__ import annotations

from vqlab.solver.outcomes import cooperative, equilibria, forecast
from vqlab.solver.sure import guarantee, power

__all__ = ["cooperative", "equilibria", "forecast", "guarantee", "power"]
