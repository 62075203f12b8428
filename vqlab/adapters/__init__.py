"""Vampire Queen for other people's programs: OpenSpiel and PettingZoo.

Each is an extra: ``pip install "vqlab[openspiel]"`` or ``"vqlab[pettingzoo]"``, then
``import vqlab.adapters.openspiel`` or ``vqlab.adapters.pettingzoo``.
"""

from vqlab.adapters.numbering import Numbering, numbering

__all__ = ["Numbering", "numbering"]
