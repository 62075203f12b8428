"""Named models of how all seats go on: what a deal comes to if they do.

model, edition → state → penalty points of a seat at the end.

A model is a guess about people, and no proof of anything.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from vqlab.contract import LabError, Message
from vqlab.contract.reading import as_named
from vqlab.players.rollout import finisher
from vqlab.queen.cards import penalty_of
from vqlab.queen.edition import Edition
from vqlab.queen.position import State, after, is_over, plays_in

__all__ = ["MODELS", "Model", "as_model"]

Ending = Callable[[State, str], int]
"""State, seed of its dice -> penalty points of one seat at the end of the phase."""


@dataclass(frozen=True)
class Model:
    """How every seat goes on, the one that is asked for too.

    ``fixed``: whether nothing is drawn by lot, so that one deal has one ending; ``words``: the key
    of what is assumed; ``ending``: of an edition, a seat, and whether compiled code may be used.
    """

    name: str
    words: str
    fixed: bool
    ending: Callable[[Edition, int, bool], Ending]

    @property
    def message(self) -> Message:
        """What is assumed, as part of a sentence."""
        return Message(self.words)


def _by_thumb(edition: Edition, seat: int, compiled: bool) -> Ending:
    finish = finisher(edition, compiled)
    return lambda state, seed: penalty_of(finish(state)[0][seat])


def _by_lot(edition: Edition, seat: int, compiled: bool) -> Ending:
    def end(state: State, seed: str) -> int:
        dice = Random(seed)
        while not is_over(state):
            state = after(state, dice.choice(plays_in(state, edition)), edition)
        return penalty_of(state[0][seat])

    return end


MODELS = (
    Model("rule of thumb", "model-thumb", True, _by_thumb),
    Model("random", "model-random", False, _by_lot),
)
"""Everybody plays as the cautious bot does, or any legal play is as likely as any other."""


def as_model(model: Model | str) -> Model:
    """A model, or the one of that name. Raises LabError for a name there is not.

    >>> as_model("rule-of-thumb").name
    'rule of thumb'
    """
    if isinstance(model, Model):
        return model
    asked = str(model).strip().lower().replace("-", " ")
    found = next((known for known in MODELS if known.name == asked), None)
    if found is None:
        names = ", ".join(known.name for known in MODELS)
        raise LabError(Message("model-unknown", read=as_named(model), names=names))
    return found
