"""The bars of the deals explorer: what beats my set, value by value, and hand by hand."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from vqlab.contract import Message
from vqlab.pictures.scene import Bar, Chart
from vqlab.pictures.speech import cards_message
from vqlab.queen.play import QUEENS_ALONE
from vqlab.words import say

if TYPE_CHECKING:
    from vqlab.screens.deals import DealExplorer


def number(p: Fraction) -> str:
    """A probability in percent; 0 and 100 only where it is just that.

    >>> [number(Fraction(p)) for p in ("1", "99999/100000", "1/30", "1/300000", "0")]
    ['100', '> 99.99', '3.33', '0.00033', '0']
    """
    share = 100 * float(p)
    if p in (0, 1):
        return f"{share:.0f}"
    if share >= 99.995:
        return "> 99.99"
    if share >= 0.01:
        return f"{share:.2f}"
    return f"{share:.5f}" if share >= 0.00001 else "< 0.00001"


def percent(p: Fraction, language: str) -> str:
    """The same with its sign."""
    return say(Message("odds-percent", number=number(p)), language)


def outward(low: float, high: float, digits: int) -> tuple[str, str]:
    """The bounds of an interval, rounded so that it only grows.

    >>> outward(0.2345, 0.2345, 3)
    ('0.234', '0.235')
    """
    unit = 10**digits
    low, high = math.floor(low * unit) / unit, math.ceil(high * unit) / unit
    return f"{low:.{digits}f}", f"{high:.{digits}f}"


def by_value(lab: DealExplorer) -> Chart:
    """One bar for each value and for queens alone, so that the picture keeps its shape."""
    asked = lab.asked
    bars = []
    for value in (*range(1, asked.edition.values + 1), QUEENS_ALONE):
        label = "Q" if value == QUEENS_ALONE else str(value)
        share = lab.by_value.get(value)
        if share is None:
            led = value == asked.led.value
            text = _say(lab, "odds-mine-bar") if led else "–"
            bars.append(Bar(label=label, share=0.0, text=text, mark="led" if led else "low"))
        else:
            bars.append(
                Bar(label=label, share=float(share), text=percent(share, lab.language), mark="")
            )
    return Chart(
        id="values",
        caption=_say(lab, "odds-by-value", size=asked.led.size),
        note=_say(lab, "odds-by-value-note"),
        bars=bars,
    )


def by_hand(lab: DealExplorer) -> Chart:
    """One bar for each hand after mine, and one for all of them together."""
    bars = [
        Bar(
            label=_say(lab, "odds-hand", seat=letter, hand=hand),
            share=float(share),
            text=percent(share, lab.language),
            mark="",
        )
        for hand, (letter, share) in enumerate(zip(lab.asked.letters, lab.by_hand, strict=True), 1)
    ]
    if lab.chance is not None:
        beaten, text = float(1 - lab.chance), percent(1 - lab.chance, lab.language)
    elif lab.sample is not None:
        low, high = lab.sample.interval
        beaten = 1 - lab.sample.share
        least, most = outward(100 - 100 * high, 100 - 100 * low, 1)
        text = _say(lab, "odds-percents", low=least, high=most)
    if len(bars) > 1:
        label = _say(lab, "odds-one-of-them")
        bars.append(Bar(label=label, share=beaten, text=text, mark="all"))
    led = lab.asked.led
    return Chart(
        id="hands",
        caption=_say(lab, "odds-by-hand", cards=str(led)),
        spoken=_say(lab, "odds-by-hand", cards=cards_message(led)),
        note="",
        bars=bars,
    )


def _say(lab: DealExplorer, key: str, **params: Any) -> str:
    return say(Message(key, **params), lab.language)
