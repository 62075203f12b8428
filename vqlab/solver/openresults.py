"""What is answered about The Vampires with an open deck: typed claims that say no more than is so.

Before the draw pile is reshuffled every card is known, and "can force" is a yes or no. Beyond it
nobody knows the order, and what is claimed is a probability within so many turns.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from vqlab.contract import Message, seat_letter
from vqlab.solver.results import Guarantees, Result
from vqlab.solver.strategy import LIMIT, Certificate

__all__ = ["KeepsFrom", "WinsFirst", "WinsFirsts", "WithinTurns"]


@dataclass(frozen=True, kw_only=True)
class _Open(Result):
    """``value``: whether it can be forced, None while unknown."""

    seat: int
    value: bool | None

    worth_key = "solve-forced"

    @property
    def _chooses(self) -> frozenset[int]:
        """The seats that want it."""
        return frozenset({self.seat})

    def _best_key(self, to_act: int) -> str:
        return "solve-best" if self.value == (to_act in self._chooses) else "solve-any"

    def _asked_json(self) -> dict[str, Any]:
        return {"seat": seat_letter(self.seat)}

    def certificate(self, limit: int = LIMIT) -> Certificate:
        """The proof, from the explicit graph: no position of the search is asked.

        Raises LabError where nothing is proved, and GraphTooLarge above 50,000 positions.
        """
        from vqlab.solver.certify import certificate
        from vqlab.solver.events import Event
        from vqlab.solver.openstate import OpenPile
        from vqlab.solver.sure import power

        if not self.proved:
            return certificate(self, limit)
        event = Event("out", self.seat)
        return certificate(power(OpenPile(self.position), self._chooses, event), limit)


@dataclass(frozen=True, kw_only=True)
class WinsFirst(_Open):
    """Whether ``seat`` can force that it wins before the draw pile is reshuffled.

    All others may do whatever they like, together. ``turns``: the fewest turns of its own in which
    it can be sure of it; where ``value`` is not yet known, so many that it has to have at least.
    """

    turns: int | None

    concept = "wins-first"

    @property
    def message(self) -> Message:
        """The claim, to be said in any language."""
        seat = seat_letter(self.seat)
        if self.position.is_over:
            return Message("open-won" if self.value else "open-lost", seat=seat)
        if self.value is None:
            return Message("open-unknown", seat=seat, turns=self.turns or 0)
        if self.value:
            if self.turns is None:
                return Message("open-wins-somehow", seat=seat)
            return Message("open-wins", seat=seat, turns=self.turns)
        return Message("open-wins-not", seat=seat)

    def _value_json(self) -> dict[str, Any]:
        known = self.value is not None
        lower, upper = (self.value, self.value) if known else (False, True)
        turns = {"turns": self.turns} if self.value else {"turns": None, "at_least": self.turns}
        return {"value": self.value, "lower": lower, "upper": upper, **turns}


class WinsFirsts(Guarantees):
    """For each seat of one position whether it can force a win, in the order of the seats."""

    of: tuple[WinsFirst, ...]  # type: ignore[assignment]

    def latex(self) -> str:
        """The seats that can force it, as a formula."""
        letters = ", ".join(seat_letter(one.seat) for one in self.of if one.value)
        return rf"\{{{letters}\}}"

    def _repr_html_(self) -> str:
        return "".join(one._repr_html_() for one in self.of)


@dataclass(frozen=True, kw_only=True)
class KeepsFrom(_Open):
    """Whether ``seat`` alone can keep ``target`` from winning, while all others help the target.

    ``limit``: within so many turns of the target's own; None: until the draw pile is reshuffled.
    """

    target: int
    limit: int | None

    concept = "keeps-from"

    @property
    def message(self) -> Message:
        """The claim, to be said in any language."""
        who = {"seat": seat_letter(self.seat), "target": seat_letter(self.target)}
        key = {None: "open-keeps-unknown", True: "open-keeps", False: "open-keeps-not"}[self.value]
        return Message(key, limit=self.limit or 0, **who)

    def _asked_json(self) -> dict[str, Any]:
        target = {"target": seat_letter(self.target), "limit": self.limit}
        return {"seat": seat_letter(self.seat), **target}

    def _value_json(self) -> dict[str, Any]:
        return {"value": self.value}

    def certificate(self, limit: int = LIMIT) -> Certificate:
        """The proof from the explicit graph; only where there is no limit of turns."""
        from vqlab.solver.certify import certificate
        from vqlab.solver.events import Event
        from vqlab.solver.openstate import OpenPile
        from vqlab.solver.sure import power

        if not self.proved or self.limit is not None:
            return certificate(self, limit)
        event = Event("out", self.target, negated=True)
        return certificate(power(OpenPile(self.position), self._chooses, event), limit)


@dataclass(frozen=True, kw_only=True)
class WithinTurns(Result):
    """The probability that ``seat`` wins within ``limit`` turns of the table, all hands open.

    It makes that probability as large, all others together make it as small as they can; the order
    of a reshuffled pile is known to nobody. ``value``: exact; None while unknown, and then it lies
    between ``lower`` and ``upper``.
    """

    seat: int
    limit: int
    value: Fraction | None
    lower: Fraction
    upper: Fraction

    concept = "within-turns"
    worth_key = "open-probability"

    @property
    def message(self) -> Message:
        """The claim, to be said in any language."""
        params = {"seat": seat_letter(self.seat), "turns": self.limit}
        if self.value is None:
            bounds = {"lower": str(self.lower), "upper": str(self.upper)}
            return Message("open-within-unknown", **bounds, **params)
        return Message("open-within", value=str(self.value), **params)

    def _asked_json(self) -> dict[str, Any]:
        return {"seat": seat_letter(self.seat), "limit": self.limit}

    def _value_json(self) -> dict[str, Any]:
        value = None if self.value is None else str(self.value)
        return {"value": value, "lower": str(self.lower), "upper": str(self.upper)}

    def _best_key(self, to_act: int) -> str:
        return "solve-best" if to_act == self.seat else "solve-holds"
