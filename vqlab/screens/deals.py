"""The deals explorer: how likely it is that my set holds, and what beats it.

A person's action → what is asked (``asked``) → what is counted (``counting``) → scene
(``deal_board``). What takes long is sampled at once and counted meanwhile.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Self

from vqlab import beside
from vqlab.contract import LabError, Message
from vqlab.deals.derivation import Derivation
from vqlab.deals.events import Event
from vqlab.deals.sampling import Sample
from vqlab.deals.unseen import Unseen
from vqlab.pictures import Scene
from vqlab.queen.cards import Cards
from vqlab.queen.edition import Edition
from vqlab.queen.play import Play
from vqlab.screens import deal_board
from vqlab.screens.asked import PILES, Asked
from vqlab.screens.counting import AT_ONCE, Counts, Progress, alike, count, event_of, quick_sample
from vqlab.screens.shown import Screen, refused
from vqlab.screens.work import Work
from vqlab.words import say

SLIDERS = ("value", "size", "seats", "after", "cards")
IN_PLACE = 0.3
"""Seconds a count may take where there are no threads, and nobody is answered meanwhile."""
EXAMPLES = {
    "pair": "5 8 10^2 12 Q ; - ; 10^2 ; 3",
    "late": "9^2 11 ; 1^6 2^5 3^6 4^5 5^4 6^5 7^4 8^5 9 10^4 11^3 12^4 13^3 Q^3 ; 9^2 ; 4 ; 4 2 5",
    "heavy": "- ; - ; 4^3 ; 7",
}
DONE = ("give", "card", "hand", "put", "take", "clear", "choose", "line", "example", "stop", "goon")
ACTIONS = {*DONE, *SLIDERS}


class DealExplorer(Screen):
    """How likely it is that nobody after me can beat a set, for any cards I see.

    ``mine``: my hand, taken out of the unseen cards when it is named; ``led``: the set I lead or
    raise to, ``"Q^2"`` for queens alone; ``seats``: players at the table; ``after``: hands that
    come after mine, None for all others; ``cards``: vampires of each of them, one number or one
    each, None for as many as are dealt (R6); ``seen``: cards out of play. Raises LabError for what
    there cannot be.

    >>> explorer = DealExplorer(led="10^2", seats=3, after=1, cards=10)
    >>> explorer.chance
    Fraction(630678172, 1592876151)
    >>> explorer.answer("value:13"); round(float(explorer.chance), 4)
    0.9579
    """

    def __init__(
        self,
        mine: Cards | str = "",
        led: Play | Cards | str = "8^3",
        seats: int = 4,
        after: int | None = None,
        cards: int | Iterable[int] | None = None,
        seen: Cards | str = "",
        edition: Edition | str = "base",
        language: str = "",
    ) -> None:
        self.language = language
        self.asked = Asked.of(mine, led, seats, after, cards, seen, edition)
        """What is asked now."""
        self.pile = PILES[0]
        """Where a card that is clicked goes: ``mine`` or ``seen``."""
        self.derivation: Derivation | None = None
        """How the chance comes about; None while it is open."""
        self.sample: Sample | None = None
        """Deals at random, where the exact count takes longer; None where it does not."""
        self.steps = 0
        """How far the exact count is, in steps of its own."""
        self.by_hand: list[Fraction] = []
        """How likely each hand after mine, taken by itself, can beat the set."""
        self.by_value: dict[int, Fraction] = {}
        """Higher value, 14 for queens alone -> how likely somebody can play just it."""
        self._counts = Counts()
        self._work = Work(self._heard)
        self._alert = ""
        self._ask()

    @property
    def unseen(self) -> Unseen:
        """What the hands after mine are dealt from."""
        return self.asked.unseen

    @property
    def event(self) -> Event:
        """That nobody after me can beat the set."""
        return event_of(self.asked)

    @property
    def chance(self) -> Fraction | None:
        """How likely that is, exactly; None while it is not counted."""
        return None if self.derivation is None else self.derivation.chance

    @property
    def busy(self) -> bool:
        """Whether something is being counted."""
        return self._work.busy

    @property
    def scenes(self) -> list[Scene]:
        """The table now."""
        return [{**deal_board.draw(self), "alert": self._alert}]

    # ---- what a person does ----------------------------------------------------------------

    def answer(self, action: str) -> None:
        """Carry out an action; what cannot be is answered by the reason, and nothing is lost."""
        name, _, what = action.partition(":")
        self._alert = ""
        try:
            if name in SLIDERS:
                self._change(self.asked.slide(name, what))
            elif name in ACTIONS:
                getattr(self, f"_do_{name}")(what)
        except LabError as error:
            self._alert = refused(error, self.language)
        self.redraw()

    def _do_give(self, card: str) -> None:
        self._change(self.asked.move(self.pile, card, 1))

    def _do_card(self, place: str) -> None:
        pile, _, card = place.partition(":")
        self._change(self.asked.move(pile, card, -1))

    def _do_hand(self, pile: str) -> None:
        self.pile = pile if pile in PILES else self.pile

    def _do_put(self, _: str) -> None:
        self._change(self.asked.put())

    def _do_take(self, _: str) -> None:
        self._change(self.asked.take())

    def _do_clear(self, _: str) -> None:
        self._change(self.asked.clear())

    def _do_choose(self, edition: str) -> None:
        before = self.asked
        self._change(before.choose(edition))
        if not self.asked.keeps(before):
            fitted = Message("odds-fitted", edition=str(self.asked.edition))
            self._alert = say(fitted, self.language)

    def _do_line(self, line: str) -> None:
        self._change(Asked.parse(line))

    def _do_example(self, name: str) -> None:
        if name in EXAMPLES:
            self._change(Asked.parse(EXAMPLES[name]))

    def _do_stop(self, _: str) -> None:
        self._work.stop()

    def _do_goon(self, _: str) -> None:
        if beside.goes_on() and self.derivation is None and not self.busy:
            self._start()

    # ---- what a script does ----------------------------------------------------------------

    def wait(self, seconds: float | None = None) -> Self:
        """Wait until it is counted exactly; an interrupt, or the time, ends the waiting."""
        self._work.wait(seconds)
        return self

    def close(self) -> None:
        """Stop counting, and free the widget."""
        self._work.stop()
        super().close()

    # ---- in between ------------------------------------------------------------------------

    def _say_again(self) -> None:
        self._alert = ""

    def _change(self, asked: Asked) -> None:
        same = alike(asked, self.asked)
        self.asked = asked
        if not same:
            self._ask()

    def _ask(self) -> None:
        """Count what the last change needs, and only that."""
        asked, counts = self.asked, self._counts
        self._work.stop()
        self.sample = None
        self.by_hand, self.by_value = counts.by_hand(asked), counts.by_value(asked)
        self.derivation = counts.within(asked, AT_ONCE if beside.goes_on() else IN_PLACE)
        if self.derivation is None:
            self.sample = quick_sample(asked)
            if beside.goes_on():
                self._start()

    def _start(self) -> None:
        asked, counts = self.asked, self._counts
        self.steps = 0
        self._work.start(lambda tell: count(counts, asked, tell))

    def _heard(self, news: object, done: bool) -> None:
        """News of the count, or None when it was ended from elsewhere."""
        if isinstance(news, Progress):
            self.sample, self.steps = news.sample, news.steps
        elif isinstance(news, Derivation):
            self.derivation = news
        elif isinstance(news, LabError):
            self._alert = say(news.message, self.language)
        elif isinstance(news, BaseException):
            self._alert = f"{type(news).__name__}: {news}"
        self.redraw()
