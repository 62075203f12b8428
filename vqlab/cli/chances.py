"""Commands about a set in hidden hands: deals holds, deals beats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from vqlab.cli.deals import deals_app
from vqlab.cli.hidden import (
    Hands,
    Known,
    Mine,
    Seen,
    counting,
    quotient,
    read_unseen,
    say_wrapped,
    taken_out,
)
from vqlab.cli.shared import AsJson, EditionText, show_json
from vqlab.contract import LabError, Message
from vqlab.watching import bar

if TYPE_CHECKING:
    from vqlab.deals import Sample, Unseen
    from vqlab.deals.events import Event

SetText = Annotated[str, typer.Option("--set", metavar="CARDS", help="A set, such as 10^2 or 9 Q.")]
Asked = Annotated[
    list[int] | None,
    typer.Option("--hand", metavar="N", help="Only this hand; may be repeated. 1 is the next."),
]
Simulate = Annotated[
    int | None, typer.Option(metavar="N", help="Look at so many random deals, too.")
]
Seed = Annotated[
    int | None, typer.Option(metavar="N", help="The same seed, the same random deals; 1.")
]
Steps = Annotated[bool, typer.Option("--steps", help="How the number comes about, too.")]


@deals_app.command("holds")
def holds(
    cards: SetText,
    hands: Hands,
    hand: Asked = None,
    exactly: Annotated[
        bool, typer.Option("--exactly", help="Of just this value, and of no higher one.")
    ] = False,
    without_queens: Annotated[
        bool, typer.Option("--without-queens", help="Queens do not help out.")
    ] = False,
    mine: Mine = "",
    seen: Seen = "",
    known: Known = None,
    simulate: Simulate = None,
    seed: Seed = None,
    steps: Steps = False,
    edition: EditionText = None,
    as_json: AsJson = False,
) -> None:
    """Say how likely it is that a hand holds a set like this, or as large and of a higher value.

    Of several hands one is enough.

    Example: vqlab deals holds --set "10^3" --hands 13,13 --hand 2 --exactly
    """
    from vqlab import deals

    unseen = read_unseen(hands, mine, seen, known, edition)
    by = _asked(unseen, hand)
    event = deals.holds(
        cards, by, queens=not without_queens, better=not exactly, edition=unseen.edition
    )
    answer = _Answer(unseen, event, simulate, seed, steps)
    if as_json:
        show_json(answer.to_json())
    else:
        answer.print(Message("deals-holds", what=event.message, chance=answer.message))


@deals_app.command("beats")
def beats(
    cards: SetText,
    hands: Hands,
    hand: Asked = None,
    mine: Mine = "",
    seen: Seen = "",
    known: Known = None,
    simulate: Simulate = None,
    seed: Seed = None,
    steps: Steps = False,
    edition: EditionText = None,
    as_json: AsJson = False,
) -> None:
    """Say how likely it is that one of the hands after mine can beat a set that I lead (R12).

    The set is not taken out of the unseen cards, unless --mine or --seen names its cards.

    Example: vqlab deals beats --set "10^2" --hands 10,10

    More: vqlab deals beats --set "10^2" --hands 10,10 --mine "4 7 10^2 Q" --known "2:9^2"
    """
    from vqlab import deals
    from vqlab.deals.asking import set_of

    unseen = read_unseen(hands, mine, seen, known, edition)
    led = set_of(cards, unseen.edition)
    event = deals.beats(led, _asked(unseen, hand), unseen.edition)
    answer = _Answer(unseen, event, simulate, seed, steps)
    if as_json:
        show_json(answer.to_json())
        return
    params = {"set": str(led), "chance": answer.message}
    if led.kind == "queens" and not led.declared:
        said = Message("deals-beats-queens", **params)
    else:
        said = Message("deals-beats", what=event.message, **params)
    answer.print(said, taken_out(unseen, str(led)))


class _Answer:
    """The chance of an event, and what else was asked for about it."""

    def __init__(
        self, unseen: Unseen, event: Event, trials: int | None, seed: int | None, steps: bool
    ) -> None:
        from vqlab import deals
        from vqlab.deals.derivation import derive

        if seed is not None and trials is None:
            raise LabError(Message("deals-seed"))
        self.unseen, self.seed = unseen, 1 if seed is None else seed
        self.sample: Sample | None = None
        if trials is not None:
            with bar(trials) as show:
                self.sample = deals.simulate(
                    unseen,
                    event,
                    trials,
                    self.seed,
                    tell=lambda now: show(now.tried, f"{now.share:.4f}"),
                )
        with counting() as tell:
            self.chance = deals.chance(unseen, event, tell=tell)
            self.steps = derive(unseen, event, tell).lines if steps else []

    @property
    def message(self) -> Message:
        """The chance, exactly and as a decimal."""
        from vqlab.deals.bars import decimal

        if self.chance.denominator == 1:
            return Message("just", text=str(self.chance))
        return Message("deals-chance", exact=str(self.chance), decimal=decimal(self.chance))

    def to_json(self) -> dict[str, Any]:
        """The chance as a quotient in lowest terms and as a decimal; what else was asked for."""
        data: dict[str, Any] = {
            "probability": quotient(self.chance),
            "decimal": float(self.chance),
        }
        if self.sample is not None:
            data["simulated"] = {
                "deals": self.sample.tried,
                "seed": self.seed,
                "share": self.sample.share,
                "interval": list(self.sample.interval),
            }
        if self.steps:
            data["steps"] = [str(line) for line in self.steps]
        return data

    def print(self, claim: Message, *notes: Message) -> None:
        """The claim, what it rests on, and what else was asked for."""
        for line in (claim, self.unseen.message, *notes, *self.steps):
            say_wrapped(line)
        if self.sample is not None:
            say_wrapped(Message("deals-simulated", seed=str(self.seed), sample=self.sample.message))


def _asked(unseen: Unseen, hands: Sequence[int] | None) -> list[int]:
    """The hands that are asked about: all, if none is named."""
    return [unseen.check_hand(hand) for hand in hands or range(1, len(unseen.hands) + 1)]
