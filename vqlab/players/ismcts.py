"""Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012)."""

from __future__ import annotations

from vqlab.players.pimc import PimcBot

__all__ = ["IsmctsBot"]


class IsmctsBot(PimcBot):
    """One tree over what is seen, a new deal for each way down it."""

    name = "ismcts"
