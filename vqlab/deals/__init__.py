"""Exact counting of hands and deals, and what it says about hands nobody has shown.

deck → counts;  unseen cards → event → chance;  unseen cards → quantity → distribution.

Counts are plain integers and chances Fractions; sympy is loaded only where a formula is shown.
"""

from vqlab.deals.asking import beats, copies, highest, holds, largest_set, lowest, penalty, queens
from vqlab.deals.chances import chance, distribution
from vqlab.deals.comparison import Comparison
from vqlab.deals.counts import deals, hand_counts, hands, slayer_placements
from vqlab.deals.distribution import Distribution
from vqlab.deals.feeding import picks_up, picks_up_seen
from vqlab.deals.generating import GeneratingFunction, Term, deals_term
from vqlab.deals.interval import interval
from vqlab.deals.sampling import Sample, simulate
from vqlab.deals.surveyed import Survey
from vqlab.deals.surveys import sample_survey, survey
from vqlab.deals.unseen import Unseen

__all__ = [
    "Comparison",
    "Distribution",
    "GeneratingFunction",
    "Sample",
    "Survey",
    "Term",
    "Unseen",
    "beats",
    "chance",
    "copies",
    "deals",
    "deals_term",
    "distribution",
    "hand_counts",
    "hands",
    "highest",
    "holds",
    "interval",
    "largest_set",
    "lowest",
    "penalty",
    "picks_up",
    "picks_up_seen",
    "queens",
    "sample_survey",
    "simulate",
    "slayer_placements",
    "survey",
]
