"""What a translation must not lose: links, code, notation, the signs of Markdown.

English text and translation → what differs between them that should not.
"""

from __future__ import annotations

import re
from collections import Counter

from vqlab.translating.notebooks import LINK

KEPT = {
    "link": LINK,
    "code": re.compile(r"`[^`]+`"),
    "notation": re.compile(r"\d+\^\d+|\b[RT]\d+\b|\bS(?:15|20)\b|\b[GRBY]{4}\b|\bW[GRBY]\b"),
    "sign": re.compile(r"\*\*|[{}|]"),
    "blank": re.compile(r"^\s+|\s+$"),
}
"""What is counted, and has to be there as often as in English."""
NUMBER = re.compile(r"\d+")
SPELT = (
    *("one", "two", "three", "four", "five", "six", "seven"),
    *("eight", "nine", "ten", "eleven", "twelve", "thirteen"),
)
COLUMN = re.compile(r"\S+(?: \S+)*")


def losses(english: str, translation: str) -> list[str]:
    """What a translation has lost or brought in.

    >>> losses("Play `6^2` [here](00-start.ipynb).", "Spiel `6^2` [hier](01-start.ipynb).")
    ['link ](00-start.ipynb)', 'link ](01-start.ipynb)', 'number 00', 'number 01']
    >>> losses("The 9, then twelves.", "Die 9, dann 12er."), losses("The 9.", "Die 8.")
    ([], ['number 8', 'number 9'])
    """
    found = []
    for what, sign in KEPT.items():
        here, there = (
            Counter(each[0] for each in sign.finditer(text)) for text in (english, translation)
        )
        found += [f"{what} {one}" for one in sorted(((here - there) + (there - here)).keys())]
    found += [f"number {one}" for one in _numbers_changed(english, translation)]
    if "  " in english.strip() and _columns(english) != _columns(translation):
        found.append(f"columns that end at {_columns(english)}")
    return found


def _numbers_changed(english: str, translation: str) -> list[str]:
    """Numbers that are lost, and new ones; one that is spelt out in English may stand in digits."""
    here, there = (set(NUMBER.findall(text)) for text in (english, translation))
    words = re.findall(r"[a-z]+", english.lower())
    spelt = {str(n) for n, one in enumerate(SPELT, 1) if {one, f"{one}s", f"{one}es"} & {*words}}
    return sorted((here - there) | (there - here - spelt))


def _columns(text: str) -> list[int]:
    return [each.end() for each in COLUMN.finditer(text)]
