"""What the person could play, said from what the person sees. The one place that asks for it.

View → a bot's choice, at once;  View → players.advise, which takes a while → a sentence, figures.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.util import find_spec

from vqlab.contract import Message, joined
from vqlab.pictures.speech import cards_message
from vqlab.players import Advice, Choice, Player, advise
from vqlab.queen.play import Play
from vqlab.queen.view import View

PLAIN_DEALS, PLAIN_TURNS = 400, 20_000
"""Effort where there is no compiled search, for as many seconds."""
NAMED = 3
"""More plays than these are counted, and not named."""


def hinted(bot: str, choice: Choice) -> Message:
    """What a bot would play, and why.

    >>> from vqlab.players import player
    >>> from vqlab.queen import Phase
    >>> view = Phase("6^2 9 S20 | 7 8 5 | 3 10 11", ["S20"]).view(1)
    >>> print(hinted("random", player("random").choose(view, "vqlab hint")))
    random would play an 8: One of 3 legal plays, drawn by lot.
    """
    if not choice.play:
        return Message("match-hint-pass", bot=bot, reason=choice.reason)
    return Message("match-hint", bot=bot, cards=cards_message(choice.play), reason=choice.reason)


def is_quick(adviser: Player) -> bool:
    """Whether a bot's hint takes no time: it does not search."""
    return adviser.budget is None and adviser.bot.budget is None


def advice_on(view: View) -> Advice:
    """The advisor's answer, within some seconds. Raises LabError as ``advise`` does."""
    if find_spec("numba"):
        return advise(view)
    return advise(view, deals=PLAIN_DEALS, turns=PLAIN_TURNS)


def advised(advice: Advice) -> Message:
    """What is advised, in a sentence; what that was worked out from is said by ``known``.

    >>> from vqlab.queen import Phase
    >>> print(advised(advice_on(Phase("queen/small,values=5: 2 5^2 | 1 3 4 | 1 3 4").view("A"))))
    You go out with 5^2, 2, whatever the others hold and do.
    """
    first = next(each for each in advice.plays if each.play in advice.advised)
    if first.safe is not None:
        return Message("match-advice-safe", line=", ".join(map(str, first.safe)))
    if len(advice.plays) == 1:
        return Message("match-advice-only")
    if len(advice.advised) == len(advice.plays):
        return Message("match-advice-alike", points=first.expected.points())
    points = first.expected.points()
    return Message("match-advice", plays=plays_named(advice.advised), points=points)


def known(advice: Advice) -> Message | None:
    """What the figures were worked out from, and which plays they do not tell apart."""
    if len(advice.plays) == 1:
        return None
    key = "match-advice-over-all" if advice.model_complete else "match-advice-over-some"
    over = Message(key, n=advice.model_deals)
    said = Message("match-advice-known", over=over, model=advice.model)
    if not advice.close:
        return said
    others = plays_named(advice.close, "match-plays-other")
    close = Message("match-advice-close", plays=others, best=len(advice.advised))
    return Message("joined-sentences", first=close, second=said)


def figures(advice: Advice) -> tuple[Mapping[Play, str], Mapping[Play, str]]:
    """A note for each play, its points on average, and a mark for those that are advised."""
    if len(advice.plays) == 1:
        return {}, {}
    notes = {each.play: f"{float(each.expected.value or 0):.1f}" for each in advice.plays}
    return notes, dict.fromkeys(advice.advised, "best")


def plays_named(plays: Sequence[Play], many: str = "match-plays") -> Message:
    """A few plays by their cards, or how many there are."""
    if len(plays) > NAMED:
        return Message(many, n=len(plays))
    return joined([cards_message(play) if play else Message("control-pass") for play in plays])
