"""Commands about hidden hands: deals holds, beats, feeds, and how a quantity is spread."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from fractions import Fraction
from typing import TYPE_CHECKING, Annotated, Any

import typer

from vqlab.cli.deals import deals_app
from vqlab.cli.shared import AsJson, EditionText, show_json
from vqlab.contract import ImpossiblePosition, LabError, Message, listed
from vqlab.watching import bar

if TYPE_CHECKING:
    from vqlab.deals import Distribution, Sample, Unseen
    from vqlab.deals.events import Event

Hands = Annotated[
    str,
    typer.Option(metavar="SIZES", help="Vampires of the hands after mine, in the order of play."),
]
SetText = Annotated[str, typer.Option("--set", metavar="CARDS", help="A set, such as 10^2 or 9 Q.")]
Asked = Annotated[
    list[int] | None,
    typer.Option("--hand", metavar="N", help="Only this hand; may be repeated. 1 is the next."),
]
OneHand = Annotated[int, typer.Option("--hand", metavar="N", help="Which hand; 1 is the next.")]
Mine = Annotated[str, typer.Option(metavar="CARDS", help="My own cards: in no other hand.")]
Seen = Annotated[str, typer.Option(metavar="CARDS", help="Cards that are out: in no hand.")]
Known = Annotated[
    list[str] | None,
    typer.Option(metavar="N:CARDS", help="Cards known to be in hand N; may be repeated."),
]
Simulate = Annotated[
    int | None, typer.Option(metavar="N", help="Look at so many random deals, too.")
]
Seed = Annotated[
    int | None, typer.Option(metavar="N", help="The same seed, the same random deals; 1.")
]
Steps = Annotated[bool, typer.Option("--steps", help="How the number comes about, too.")]

LONGEST = 9
"""Digits of a size or a number of a hand, at most."""
PERCENTS = (5, 25, 50, 75, 95)
"""The quantiles that are told."""
PRINTED = 60
"""Values that are printed of a distribution; a test holds it against the one that prints."""
MOST_STEPS = 20_000
"""How often a count may say that it goes on, before it is taken to have no end."""


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
    """Say how likely a hidden hand holds a set like this one, or as large and of a higher value.

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
    """Say how likely one of the hands after mine can beat a set that I lead (R12).

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
    answer.print(said, _taken_out(unseen, str(led)))


@deals_app.command("feeds")
def feeds(
    hands: Hands,
    leader: Annotated[
        int, typer.Option(metavar="N", help="The hand that led the slayer; 0 where I did.")
    ],
    feed: Annotated[str, typer.Option(metavar="CARD", help="What I feed.")] = "",
    rule: Annotated[
        str, typer.Option(metavar="RULE", help="What others feed: lowest, highest or uniform.")
    ] = "lowest",
    fed: Annotated[
        list[str] | None,
        typer.Option(metavar="N:CARD", help="What hand N has fed already; may be repeated."),
    ] = None,
    mine: Mine = "",
    seen: Seen = "",
    known: Known = None,
    edition: EditionText = None,
    as_json: AsJson = False,
) -> None:
    """Say who takes the cards of a slayer round if I feed this card (R19, R20).

    The rule is a model of what the others do, and no knowledge.

    Example: vqlab deals feeds --feed 6 --hands 5,5 --leader 2
    """
    from vqlab import deals
    from vqlab.queen import Cards

    unseen = read_unseen(hands, mine, seen, known, edition)
    if leader == 0 and feed.strip():
        raise LabError(Message("deals-feed-none"))
    table = {number: Cards(text) for number, text in _by_hand(unseen, fed).items()}
    found = deals.picks_up(unseen, feed, leader, rule, table)
    if as_json:
        exact = {str(hand): _quotient(p) for hand, p in found.items()}
        show_json({"leader": leader, "rule": rule, "probabilities": exact})
        return
    seen_now = Cards([*unseen.seen, *(card for cards in table.values() for card in cards)])
    now = type(unseen)(unseen.hands, unseen.mine, seen_now, unseen.known, unseen.edition)
    _print(now.message)
    if leader:
        _print(_taken_out(now, feed.strip()))
    print(found.map(_whose, found.title, Message("deals-takes")))


def _whose(hand: int) -> Message:
    return Message("hand-number", hand=hand) if hand else Message("deals-my-hand")


def _spread(name: str, quantity: str, about: str, example: str) -> None:
    """Make the command that tells how a quantity of one hand is spread."""

    def command(
        hands: Hands,
        hand: OneHand = 1,
        mine: Mine = "",
        seen: Seen = "",
        known: Known = None,
        edition: EditionText = None,
        as_json: AsJson = False,
    ) -> None:
        from vqlab import deals

        unseen = read_unseen(hands, mine, seen, known, edition)
        unseen.check_hand(hand)
        with counting() as tell:
            found = deals.distribution(unseen, getattr(deals, quantity)(hand), tell=tell)
        quantiles = {percent: found.quantile(Fraction(percent, 100)) for percent in PERCENTS}
        if as_json:
            show_json(
                {"quantity": name, "hand": hand, **_spread_json(found), "quantiles": quantiles}
            )
            return
        _print(unseen.message)
        print(found)
        told = [
            Message("deals-quantile", percent=percent, value=value)
            for percent, value in quantiles.items()
        ]
        _print(Message("deals-quantiles", parts=listed(told)))

    command.__doc__ = (
        f"Say how {about}, value by value.\n\n"
        f"The {PRINTED} likeliest values are printed, and all with --json.\n\n"
        f"Example: vqlab deals {name} {example}"
    )
    deals_app.command(name)(command)


for _words in (
    ("penalty", "penalty", "the penalty points of a hidden hand are spread (R28)", "--hands 13"),
    ("queens", "queens", "many queens a hidden hand has", "--hands 13,13 --hand 2 --mine Q"),
    ("largest", "largest_set", "large the largest set of a hidden hand is", "--hands 13"),
    ("lowest", "lowest", "low the lowest card of a hidden hand is, a queen being 14", "--hands 5"),
    ("highest", "highest", "high the highest card of a hidden hand is", "--hands 5 --mine Q^3"),
):
    _spread(*_words)


def _spread_json(found: Distribution) -> dict[str, Any]:
    return {
        "probabilities": {str(value): _quotient(p) for value, p in found.items()},
        "mean": _quotient(found.mean),
        "variance": _quotient(found.variance),
        "standard_deviation": found.standard_deviation,
    }


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
            "probability": _quotient(self.chance),
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
            _print(line)
        if self.sample is not None:
            _print(Message("deals-simulated", seed=str(self.seed), sample=self.sample.message))


def read_unseen(
    hands: str, mine: str, seen: str, known: Sequence[str] | None, edition: str | None
) -> Unseen:
    """The hidden hands a command is about."""
    from vqlab.deals import Unseen

    sizes = [_size(part) for part in hands.split(",")] if hands.strip() else []
    unseen = Unseen(sizes, mine, seen, (), edition or "base")
    if not known:
        return unseen
    told = _by_hand(unseen, known)
    cards = [told.get(number, "") for number in range(1, len(sizes) + 1)]
    return Unseen(sizes, mine, seen, cards, unseen.edition)


def _size(text: str) -> int:
    digits = text.strip()
    if digits.isdecimal() and len(digits) <= LONGEST:
        return int(digits)
    raise ImpossiblePosition("R6", Message("unseen-size", read=digits[:24] or "“”"))


def _by_hand(unseen: Unseen, told: Sequence[str] | None) -> dict[int, str]:
    """Cards told as 2:9^2, by hand."""
    found: dict[int, str] = {}
    for words in told or ():
        number, colon, cards = words.partition(":")
        digits = number.strip()
        if not colon or not digits.isdecimal() or len(digits) > LONGEST:
            raise LabError(Message("deals-by-hand", read=words[:24]))
        hand = unseen.check_hand(int(digits))
        found[hand] = f"{found.get(hand, '')} {cards}"
    return found


def _asked(unseen: Unseen, hands: Sequence[int] | None) -> list[int]:
    """The hands that are asked about: all, if none is named."""
    return [unseen.check_hand(hand) for hand in hands or range(1, len(unseen.hands) + 1)]


def _taken_out(unseen: Unseen, played: str) -> Message:
    """Whether what I play is among the cards that no hidden hand can hold."""
    from vqlab.queen import Cards

    gone = Cards([*unseen.mine, *unseen.seen])
    bare = Cards(played.partition("@")[0])
    return Message("deals-taken-out" if gone.holds(bare) else "deals-left-in", cards=str(bare))


def _quotient(p: Fraction) -> str:
    """A fraction as p/q in lowest terms, whole numbers too."""
    return f"{p.numerator}/{p.denominator}"


@contextmanager
def counting() -> Iterator[Callable[[], None]]:
    """What an exact count calls now and then: it shows that it goes on, and has an end."""
    steps = 0
    with bar(None) as show:

        def tell() -> None:
            nonlocal steps
            steps += 1
            if steps > MOST_STEPS:
                raise LabError(Message("deals-endless"))
            show(steps, str(Message("deals-counting")))

        yield tell


def _print(words: Message) -> None:
    """Print a sentence, its lines no wider than the terminal where there is one."""
    line = str(words)
    if sys.stdout.isatty():
        wide = shutil.get_terminal_size().columns
        line = textwrap.fill(line, wide, break_long_words=False, break_on_hyphens=False)
    print(line)
