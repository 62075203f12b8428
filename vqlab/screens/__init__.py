"""Screens: controllers in plain Python over one card table.

scenes → Table (an anywidget) → action ids → controller → scenes. Stepping needs no controller: the
front end has every scene.
"""

from vqlab.screens.analysis import Analysis
from vqlab.screens.explorer import GraphExplorer
from vqlab.screens.stepper import Stepper
from vqlab.screens.trainer import Trainer

__all__ = ["Analysis", "GraphExplorer", "Stepper", "Trainer"]
