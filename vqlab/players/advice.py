"""The advisor: what each legal play of a seat is worth, as far as what it sees can tell.

view → consistent deals → solver and model over them → figures, advice and reasons.

Nothing but the view is asked. What is drawn by lot is drawn from a seed made of the view, so two
positions that look alike to a seat get the same advice.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from hashlib import sha256
from importlib.util import find_spec
from itertools import islice
from random import Random

from vqlab.contract import LabError, Message, seat_letter
from vqlab.contract.numbers import is_whole
from vqlab.contract.reading import as_named, shorten
from vqlab.players.advised import Advice, PlayAdvice, named
from vqlab.players.beliefs import ANY, BEATS, Beliefs, Deal, Inference, TooManyDeals
from vqlab.players.blind import safe_line
from vqlab.players.estimates import (
    Estimate,
    mean_of_all,
    mean_of_some,
    share_of_all,
    share_of_some,
)
from vqlab.players.fusion import explain
from vqlab.players.models import Model, as_model
from vqlab.queen.cards import penalty_of
from vqlab.queen.play import Play
from vqlab.queen.position import after
from vqlab.queen.round import Round
from vqlab.queen.view import View
from vqlab.solver.batch import batch
from vqlab.solver.reading import as_budget
from vqlab.solver.search import check_acyclic
from vqlab.watching import Tell, bar

__all__ = ["advise", "as_inference", "check_deals", "seed_of"]

FEW = {1: 20_000, 2: 20_000, 3: 20_000, 4: 2_000}
"""Cards in the largest hand -> deals that are all looked at; 200 where hands are larger.

Beside a second slayer each counts as a card, as they make a search long."""
SOME = 200
"""Deals drawn by lot where there are too many to look at all of them."""
MODEL_SOME = 1_000
"""Deals drawn by lot for a model."""
TURNS, TURNS_SOME = 40_000_000, 10_000_000
"""Turns of the compiled search in all: some seconds."""
EACH, SHARES = 1_000, 4
"""Turns that one deal may take of a play's at least, and how many times its equal share."""
SLOWER = 20
"""Plain Python enters so many times fewer turns, and takes longer all the same."""
ENDINGS = {True: 500_000, False: 80_000}
"""Plays times deals that a model plays out one by one, by compiled code and without."""
MODEL_TURNS, MODEL_LEAST = {True: 2_000_000, False: 60_000}, 50
"""Turns of a fixed model, or of one that draws, over deals by lot; so many deals at least."""
MODEL_OVER = 8
"""How many times those turns the least number of deals may take; then there are fewer, but two."""
TRIES = 64
"""Deals drawn for one that fits a model of play."""
MOST = 50_000

Hands = tuple[int, ...]
Rows = list[list[tuple[int, int]]]


def advise(
    view: View,
    *,
    inference: Inference | str = ANY,
    model: Model | str = "rule of thumb",
    deals: int | None = None,
    turns: int | None = None,
    compiled: bool = True,
) -> Advice:
    """What each legal play of the view's seat is worth, and which is advised.

    ``inference``: what the plays of the others tell, "cards" or "beats" or a model of your own;
    ``model``: how all go on, "rule of thumb" or "random". ``deals``: up to so many consistent deals
    are all looked at, and of more so many are drawn by lot; if left out 20,000 where no hand has
    more than three cards, 2,000 with four, and 200 beyond. ``turns``: how many the search may enter
    in all, some seconds if left out; what it cannot settle stays between bounds.
    ``compiled=False`` stays in plain Python.

    Raises LabError when it is not the seat's turn or a name is not known, ImpossiblePosition for a
    view that no deal fits, CyclicRules without the embargo.

    >>> from vqlab.queen import Phase
    >>> advice = advise(Phase("queen/small,values=5: 2 5^2 | 1 3 4 | 1 3 4").view("A"))
    >>> print(advice)
    From hidden hands: A goes out with 5^2, 2, whatever the unseen cards are and the others do.
    >>> advice["2"].goes_out.value, advice["2"].safe, advice["5^2"].guarantee_average.value
    (Fraction(3079, 8580), None, Fraction(0, 1))
    """
    _check(view, deals)
    budget = None if turns is None else as_budget(turns)
    asked = _Asked(view, as_inference(inference), as_model(model), deals, budget, compiled)
    return asked.advice()


def as_inference(inference: Inference | str) -> Inference:
    """A model of what plays tell, or the one of that name. Raises LabError for another name.

    >>> as_inference("beats").name
    'beats when able'
    """
    if isinstance(inference, Inference):
        return inference
    name = str(inference).strip().lower()
    for known, short in ((ANY, "cards"), (BEATS, "beats")):
        if name in (short, known.name):
            return known
    raise LabError(Message("inference-unknown", read=as_named(inference)))


def seed_of(view: View) -> str:
    """The seed that a view gives: views that are equal give the same."""
    text = json.dumps(view.to_json(), sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()


def _is_out(least: int, most: int) -> bool | None:
    """Whether a guarantee between two bounds is 0; None where they do not say."""
    return None if least == 0 < most else most == 0


def _shown(tell: Tell, done: int) -> Callable[[int], None]:
    """What shows that a search goes on, with so many of all plays behind it."""
    words = str(Message("advice-solving"))
    return lambda deals: tell(done, words)


def _largest(view: View) -> int:
    """Cards in the largest hand; one slayer alone makes no hand harder to search."""
    sizes = list(view.hand_sizes)
    if len(view.slayers) == 1:
        sizes[view.slayers[0][1]] -= 1
    return max(sizes)


def _check(view: View, deals: int | None) -> None:
    if not isinstance(view, View):
        raise LabError(Message("advice-view", read=shorten(type(view).__name__)))
    if view.is_over:
        raise LabError(Message("advice-phase-over"))
    if view.to_act != view.seat:
        params = {"seat": seat_letter(view.seat), "to_act": seat_letter(view.to_act or 0)}
        raise LabError(Message("advice-turn", **params))
    if not view.legal_plays():
        raise LabError(Message("advice-no-play", seat=seat_letter(view.seat)))
    check_acyclic(view.edition)
    check_deals(deals)


def check_deals(deals: object) -> None:
    """Raise LabError for what is no number of deals to look at; None leaves it to the advisor."""
    if deals is not None and not is_whole(deals, 1, MOST):
        raise LabError(Message("advice-deals", read=as_named(deals), most=MOST))


@dataclass
class _Asked:
    """One advice on its way."""

    view: View
    inference: Inference
    model: Model
    number: int | None
    turns: int | None
    compiled: bool

    def __post_init__(self) -> None:
        self.legal = self.view.legal_plays()
        self.beliefs = Beliefs(self.view, self.inference)
        limit = self.number or FEW.get(_largest(self.view), SOME)
        try:
            self.deals: Sequence[Deal] = self.beliefs.deals(limit)
            self.complete = True
        except TooManyDeals:
            self.deals = self._drawn(self.number or SOME)
            self.complete = False
        self.weights = [deal.weight for deal in self.deals]

    def advice(self) -> Advice:
        """Everything there is to say."""
        safe = {play: safe_line(self.view, play) for play in self.legal}
        with bar(3 * len(self.legal)) as tell:
            rows = self._guarantees(safe, tell)
            models, model_complete = self._modelled(tell)
        means = [self._mean([(v, v) for v in row], model_complete) for row in models]
        sure = [self._mean(row, self.complete) for row in rows]
        best = self._best(means, sure)
        plays = tuple(
            PlayAdvice(
                play=play,
                goes_out=self._share([_is_out(*bounds) for bounds in row]),
                safe=safe[play],
                guarantee_average=average,
                expected=mean,
                behind=self._behind(model, models[best[0]], model_complete),
            )
            for play, row, average, mean, model in zip(
                self.legal, rows, sure, means, models, strict=True
            )
        )
        advised = tuple(each.play for each in plays if each.safe is not None)
        close: tuple[Play, ...] = ()
        if not advised:
            advised = tuple(plays[number].play for number in best)
            near = [each.play for each in plays if each.behind.low <= 0]
            close = tuple(play for play in near if play not in advised)
        return Advice(
            view=self.view,
            inference=self.inference.name,
            model=self.model.message,
            model_name=self.model.name,
            deals=len(self.deals),
            complete=self.complete,
            model_deals=len(models[0]),
            model_complete=model_complete,
            plays=plays,
            advised=advised,
            close=close,
            reason=self._reason(plays, advised, len(models[0]), model_complete),
            explained=tuple(explain(plays, rows, self.weights, self.model.message)),
        )

    def _drawn(self, number: int) -> list[Deal]:
        """Deals by lot as the model of play has them: each is kept as often as it is likely."""
        rng = Random(f"{seed_of(self.view)} {self.inference.name}")
        tried = self.beliefs.sample(TRIES * number, rng)
        kept = (deal for deal in tried if deal.weight == 1 or rng.random() < deal.weight)
        drawn = [Deal(deal.hands, 1) for deal in islice(kept, number)]
        if not drawn:
            params = {"n": TRIES * number, "name": self.inference.name}
            raise LabError(Message("advice-none-drawn", **params))
        return drawn

    def _guarantees(self, safe: dict[Play, tuple[Play, ...] | None], tell: Tell) -> Rows:
        """What the seat can be sure of after each play in each deal, all cards seen."""
        view, hands = self.view, [deal.hands for deal in self.deals]
        asked = batch(view.edition, hands[0], view.seat, compiled=self.compiled)
        turns = self.turns
        if turns is None:
            turns = TURNS if self.complete else TURNS_SOME
            turns = turns if asked.compiled else turns // SLOWER
        rows: Rows = []
        # whether it goes out is asked of all plays before how many points it costs
        for step, enough in enumerate((0, None)):
            left = turns // 3 if enough == 0 else turns - asked.nodes
            begun = asked.nodes
            for number, play in enumerate(self.legal):
                show = _shown(tell, step * len(self.legal) + number)
                show(0)
                if safe[play] is not None:
                    found = [(0, 0)] * len(hands)
                else:
                    then, now = self._after(play, hands)
                    total = max(1, left + begun - asked.nodes) // (len(self.legal) - number) + 1
                    each = max(EACH, SHARES * total // len(hands))
                    bounds = asked.bounds(then, now, each, enough, total, show)
                    found = [bound[:2] for bound in bounds]
                if enough == 0:
                    rows.append(found)
                else:
                    rows[number] = _met(rows[number], found)
        for play, row in zip(self.legal, rows, strict=True):
            # what took more than its share has what is left of all turns
            hard = [at for at, (low, high) in enumerate(row) if low < high]
            left = turns - asked.nodes
            if hard and left > 0:
                then, now = self._after(play, [hands[at] for at in hard])
                bounds = asked.bounds(then, now, left, None, left, show)
                found = _met([row[at] for at in hard], [bound[:2] for bound in bounds])
                for at, both in zip(hard, found, strict=True):
                    row[at] = both
        return rows

    def _after(self, play: Play, hands: Sequence[Hands]) -> tuple[list[Hands], Round]:
        """The deals after a play: what it changes is seen by all, so it is the same in each."""
        first, now = after((hands[0], self.view.round), play, self.view.edition)
        change = [new - old for new, old in zip(first, hands[0], strict=True)]
        then = [tuple(h + more for h, more in zip(each, change, strict=True)) for each in hands]
        return then, now

    def _modelled(self, tell: Tell) -> tuple[list[list[int]], bool]:
        """Penalty points of the seat by the model, after each play in each deal."""
        view, plays = self.view, len(self.legal)
        fast = self.compiled and find_spec("numba") is not None
        few = len(self.deals) * plays <= ENDINGS[fast]
        complete = self.complete and self.model.fixed and few
        if complete:
            deals: Sequence[Deal] = self.deals
        elif self.number is not None:
            deals = self._drawn(self.number)
        else:
            each = plays * view.seats * max(view.hand_sizes)
            turns = MODEL_TURNS[self.model.fixed]
            least = max(2, min(MODEL_LEAST, MODEL_OVER * turns // each))
            deals = self._drawn(min(MODEL_SOME, max(least, turns // each)))
        end, seed = self.model.ending(view.edition, view.seat, self.compiled), seed_of(view)
        rows: list[list[int]] = [[] for _ in self.legal]
        for number, deal in enumerate(deals):
            if number % 64 == 0:
                part = plays * number // len(deals)
                tell(2 * plays + part, str(Message("advice-playing-out")))
            for row, play in zip(rows, self.legal, strict=True):
                then = after((deal.hands, view.round), play, view.edition)
                # the same dice for every play, so that they can be compared
                row.append(end(then, f"{seed} {number}"))
        return rows, complete

    def _mean(self, values: Sequence[tuple[int, int]], complete: bool) -> Estimate:
        return mean_of_all(values, self.weights) if complete else mean_of_some(values, self._most)

    def _share(self, values: Sequence[bool | None]) -> Estimate:
        return share_of_all(values, self.weights) if self.complete else share_of_some(values)

    @property
    def _most(self) -> int:
        """More than this the seat cannot owe: its hand, and with slayers all cards there are."""
        view = self.view
        if not view.slayers and not view.round.slayer:
            return view.hand.penalty
        slayers = sum(slayer for slayer, seat in view.slayers if seat != view.seat)
        known = view.hand.penalty + view.unseen.penalty + slayers
        return known + penalty_of(view.round.table)

    def _best(self, means: Sequence[Estimate], sure: Sequence[Estimate]) -> list[int]:
        """The numbers of the plays that are best by the model, and of these by the guarantee."""
        values = [mean.value for mean in means]
        least = min(value for value in values if value is not None)
        best = [number for number, value in enumerate(values) if value == least]
        known = {number: value for number in best if (value := sure[number].value) is not None}
        if len(known) < len(best):
            return best
        return [number for number in best if known[number] == min(known.values())]

    def _behind(self, row: Sequence[int], best: Sequence[int], complete: bool) -> Estimate:
        """How many points more than the best play by the model, compared deal by deal."""
        most = self._most
        gaps = [(gap, gap) for gap in (a - b + most for a, b in zip(row, best, strict=True))]
        if complete:
            found = mean_of_all(gaps, self.weights)
        elif row is best:
            return Estimate(True, Fraction(0), 0.0, 0.0)
        else:
            found = mean_of_some(gaps, 2 * most, max(1, len(self.legal) - 1))
        shifted = None if found.value is None else found.value - most
        return found._replace(value=shifted, low=found.low - most, high=found.high - most)

    def _reason(
        self, plays: Sequence[PlayAdvice], advised: tuple[Play, ...], number: int, complete: bool
    ) -> Message:
        seat = seat_letter(self.view.seat)
        first = next(each for each in plays if each.play in advised)
        if first.safe is not None:
            line = ", ".join(map(str, first.safe))
            return Message("advice-safe", seat=seat, line=line)
        if len(plays) == 1:
            return Message("advice-only", play=str(first.play))
        key = "advice-all" if complete else "advice-drawn"
        return Message(
            key,
            plays=named(advised),
            n=number,
            seat=seat,
            points=first.expected.points(),
            model=self.model.message,
        )


def _met(first: list[tuple[int, int]], second: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """What two searches of the same deals know together."""
    pairs = zip(first, second, strict=True)
    return [(max(low, more), min(high, less)) for (low, high), (more, less) in pairs]
