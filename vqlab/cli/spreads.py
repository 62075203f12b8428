"""Commands that spread a whole distribution out: deals feeds, penalty, queens and the like."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Annotated, Any

import typer

from vqlab.cli.deals import deals_app
from vqlab.cli.hidden import (
    Hands,
    Known,
    Mine,
    Seen,
    by_hand,
    counting,
    quotient,
    read_unseen,
    say_wrapped,
    taken_out,
)
from vqlab.cli.shared import AsJson, EditionText, show_json
from vqlab.contract import Message, listed

if TYPE_CHECKING:
    from vqlab.deals import Distribution

OneHand = Annotated[int, typer.Option("--hand", metavar="N", help="Which hand; 1 is the next.")]

PERCENTS = (5, 25, 50, 75, 95)
"""The quantiles that are told."""
PRINTED = 60
"""Values that are printed of a distribution; a test holds it against the one that prints."""


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
    table = {number: Cards(text) for number, text in by_hand(unseen, fed).items()}
    found = deals.picks_up(unseen, feed, leader, rule, table)
    if as_json:
        exact = {str(hand): quotient(p) for hand, p in found.items()}
        show_json({"leader": leader, "rule": rule, "probabilities": exact})
        return
    seen_now = Cards([*unseen.seen, *(card for cards in table.values() for card in cards)])
    now = type(unseen)(unseen.hands, unseen.mine, seen_now, unseen.known, unseen.edition)
    say_wrapped(now.message)
    if leader:
        say_wrapped(taken_out(now, feed.strip()))
    print(found)


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
        say_wrapped(unseen.message)
        print(found)
        told = [
            Message("deals-quantile", percent=percent, value=value)
            for percent, value in quantiles.items()
        ]
        say_wrapped(Message("deals-quantiles", parts=listed(told)))

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
        "probabilities": {str(value): quotient(p) for value, p in found.items()},
        "mean": quotient(found.mean),
        "variance": quotient(found.variance),
        "standard_deviation": found.standard_deviation,
    }
