"""Exact counting of hands and deals, and its presentation in sympy.

Counts are plain integers; sympy is loaded only where a formula is shown.
"""

from vqlab.deals.counts import deals, hand_counts, hands, slayer_placements
from vqlab.deals.generating import GeneratingFunction, Term, deals_term

__all__ = [
    "GeneratingFunction",
    "Term",
    "deals",
    "deals_term",
    "hand_counts",
    "hands",
    "slayer_placements",
]
