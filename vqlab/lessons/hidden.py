"""Exercises on hidden hands: what a seat may believe, and what it can be sure of."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from vqlab.lessons.answers import CHANCE, NUMBER, PLAYS
from vqlab.lessons.exercise import Exercise, catalogued
from vqlab.queen import Hand, Phase, Play, Position

if TYPE_CHECKING:
    from vqlab.players import Inference
    from vqlab.queen import View

__all__ = ["HIDDEN", "surely_out"]

FITTING = "queen/small,values=3,queens=0: 1 2 3 | 1 2 3 S20 | 1 2 3"
"""Dealt, and C is asked before anything is played."""
PICKED_UP = "queen/small: 1 3 4 S20 | 2 4 Q | 1 2 3", ("S20", "Q", "1")
"""C has picked up the slayer, and A is asked whether it has a 4 too."""
PASSED = "queen/small,values=4,queens=0,slayers=none: 1 3 4^2 | 1 2^2 3 | 1 2 3 4", ("3", "pass")
"""B has passed, and C is asked whether B has a 4; who can beat passes one time in three."""
SELDOM = Fraction(1, 3)
GOES_OUT = "queen/small,values=4,copies=2: 1 3 4 | 2^2 3 | 1 4 Q S20", ("1", "3", "4"), "1 Q"
"""C is asked how often a lead can go out."""
SURE = (
    "queen/small,values=4,queens=0,slayers=none: 1 2 3^2 | 1^2 4^2 | 2^2 3 4",
    ("3^2", "pass", "pass", "2", "pass"),
)
"""C is asked with which play it is sure to go out."""

Event = Callable[[Sequence[Hand]], bool]


def surely_out(positions: Sequence[Position], seat: int) -> bool:
    """Whether a seat can force its exit in all of these positions, which look alike to it.

    It plays the same in all of them until somebody's play shows a difference; the others are taken
    to see all cards. Every way to play is tried, so hands have to be small.

    >>> surely_out([Position.parse("6 7 | 8 8 | 3 4")], 0)
    False
    """
    first = positions[0]
    if first.is_over:
        return all(not position.hands[seat] for position in positions)
    plays = {play for position in positions for play in position.legal_plays()}
    found = (surely_out(_after(positions, play), seat) for play in plays)
    return any(found) if first.to_act == seat else all(found)


def _after(positions: Sequence[Position], play: Play) -> list[Position]:
    """Those of the positions in which the play is legal, with it made."""
    return [position.play(play) for position in positions if play in position.legal_plays()]


def _view(line: str, plays: Sequence[str], seat: str) -> View:
    return Phase(line, plays).view(seat)


def _chance(view: View, event: Event, model: Inference | None = None) -> Fraction:
    """The weight of the deals in which an event is so, of the weight of all."""
    from vqlab.players import ANY, Beliefs

    beliefs = Beliefs(view, model or ANY)
    deals = beliefs.deals()
    true = [deal.weight for deal in deals if event(beliefs.hands(deal))]
    return _share(true, [deal.weight for deal in deals])


def _share(part: Sequence[int | Fraction], whole: Sequence[int | Fraction]) -> Fraction:
    return Fraction(sum(part)) / Fraction(sum(whole))


def _holds(seat: int, card: str) -> Event:
    return lambda hands: card in hands[seat]


def _seldom() -> Inference:
    from vqlab.players import BEATS, Inference

    return Inference("passes one time in three", lambda act: 1 if BEATS.of(act) else SELDOM)


def _fitting_deals() -> Exercise:
    def ways(kind: str) -> int:
        from vqlab.players import Beliefs

        beliefs = Beliefs(_view(FITTING, (), "C"))
        return beliefs.count() if kind == "different" else beliefs.total

    return catalogued(
        "fitting-deals",
        lambda: ways("different"),
        NUMBER,
        "from vqlab import Phase\n"
        "from vqlab.players import Beliefs\n"
        f'Beliefs(Phase("{FITTING}").view("C")).count()',
        lambda: ways("all"),
        lambda: 2 * ways("different"),
        shown=_view(FITTING, (), "C"),
    )


def _picked_up_cards() -> Exercise:
    line, plays = PICKED_UP
    view = _view(line, plays, "A")
    four = _holds(2, "4")
    return catalogued(
        "picked-up-cards",
        lambda: _chance(view, four),
        CHANCE,
        "from fractions import Fraction\n"
        "from vqlab import Phase\n"
        "from vqlab.players import Beliefs\n"
        f'view = Phase("{line}", {list(plays)}).view("A")\n'
        "beliefs = Beliefs(view)\n"
        'true = [deal.weight for deal in beliefs.deals() if "4" in beliefs.hands(deal)[2]]\n'
        "Fraction(sum(true), beliefs.total)",
        lambda: _chance(view.forgetful(), four),
        lambda: 1 - _chance(view, four),
        shown=view,
    )


def _passed() -> Exercise:
    line, plays = PASSED
    view = _view(line, plays, "C")
    four = _holds(1, "4")

    def surely_not() -> Fraction:
        from vqlab.players import BEATS

        return _chance(view, four, BEATS)

    return catalogued(
        "passed",
        lambda: _chance(view, four, _seldom()),
        CHANCE,
        "from fractions import Fraction\n"
        "from vqlab import Phase\n"
        "from vqlab.players import BEATS, Beliefs, Inference\n"
        f'view = Phase("{line}", {list(plays)}).view("C")\n'
        'seldom = Inference("seldom", lambda act: 1 if BEATS.of(act) else Fraction(1, 3))\n'
        "beliefs = Beliefs(view, seldom)\n"
        'true = [deal.weight for deal in beliefs.deals() if "4" in beliefs.hands(deal)[1]]\n'
        "Fraction(sum(true)) / sum([deal.weight for deal in beliefs.deals()])",
        lambda: _chance(view, four),
        surely_not,
        lambda: _chance(view, four) * SELDOM,
        shown=view,
    )


def _goes_out() -> Exercise:
    line, plays, lead = GOES_OUT
    view = _view(line, plays, "C")

    def deals() -> list[tuple[int | Fraction, bool]]:
        """The weight of each deal, and whether C can be sure to go out in it after the lead."""
        from vqlab.players import Beliefs
        from vqlab.solver.concepts import guarantee

        beliefs = Beliefs(view)
        positions = [beliefs.position(deal).play(lead) for deal in beliefs.deals()]
        outs = [guarantee(position, "C").value == 0 for position in positions]
        return list(zip([deal.weight for deal in beliefs.deals()], outs, strict=True))

    def weighed() -> Fraction:
        out = [weight for weight, out in deals() if out]
        return _share(out, [weight for weight, _ in deals()])

    return catalogued(
        "goes-out",
        weighed,
        CHANCE,
        "from vqlab import Phase\n"
        "from vqlab.players import advise\n"
        f'view = Phase("{line}", {list(plays)}).view("C")\n'
        f'advise(view)["{lead}"].goes_out.value',
        lambda: Fraction(sum(out for _, out in deals()), len(deals())),
        lambda: 1 - weighed(),
        lambda: Fraction(1),
        shown=view,
    )


def _for_sure() -> Exercise:
    line, plays = SURE
    view = _view(line, plays, "C")

    def positions() -> list[Position]:
        from vqlab.players import Beliefs

        beliefs = Beliefs(view)
        return [beliefs.position(deal) for deal in beliefs.deals()]

    def sure() -> list[Play]:
        return [play for play in view.legal_plays() if surely_out(_after(positions(), play), 2)]

    def open_() -> list[Play]:
        """The plays that go out in every deal if all cards are seen from then on."""
        return [
            play
            for play in view.legal_plays()
            if all(surely_out([position.play(play)], 2) for position in positions())
        ]

    return catalogued(
        "for-sure",
        sure,
        PLAYS,
        "from vqlab import Phase\n"
        "from vqlab.lessons.hidden import surely_out\n"
        "from vqlab.players import Beliefs\n"
        f'view = Phase("{line}", {list(plays)}).view("C")\n'
        "beliefs = Beliefs(view)\n"
        "deals = [beliefs.position(deal) for deal in beliefs.deals()]\n"
        "[p for p in view.legal_plays() if surely_out([deal.play(p) for deal in deals], 2)]",
        open_,
        lambda: [play for play in open_() if play not in sure()],
        shown=view,
    )


HIDDEN: Mapping[str, Callable[[], Exercise]] = {
    "fitting-deals": _fitting_deals,
    "picked-up-cards": _picked_up_cards,
    "passed": _passed,
    "goes-out": _goes_out,
    "for-sure": _for_sure,
}
"""The exercises on hidden hands."""
