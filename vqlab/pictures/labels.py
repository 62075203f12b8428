"""The words on the table's own controls."""

from __future__ import annotations

from typing import Any

from vqlab.contract import Message
from vqlab.words import names, say, spoken

_CONTROLS = {
    "first": "control-first",
    "roundBack": "control-round-back",
    "back": "control-back",
    "next": "control-next",
    "roundNext": "control-round-next",
    "last": "control-last",
    "comment": "control-comment",
    "comments": "control-comments",
    "commentsNone": "control-comments-none",
    "commentsPick": "control-comments-pick",
    "commentNone": "control-comment-none",
    "slider": "control-slider",
    "steps": "control-steps",
    "keys": "control-keys",
    "table": "control-table",
    "rule": "control-rule",
    "play": "control-play",
    "chosen": "control-chosen",
    "nothing": "control-nothing",
    "actions": "control-actions",
    "tools": "control-tools",
    "chooseKeys": "control-choose-keys",
    "placeKeys": "control-place-keys",
    "places": "control-places",
    "fits": "control-fits",
    "stuck": "control-stuck",
    "takeCard": "control-take-card",
    "giveTo": "control-give-to",
    "palette": "control-palette",
    "branches": "control-branches",
    "best": "control-best",
    "disconnected": "control-disconnected",
    "language": "control-language",
}


def labels(language: str = "") -> dict[str, Any]:
    """Name of a control -> its words; the widget itself knows none.

    ``colon`` stands between two of them; ``lang`` is the language they are in, ``languages`` all
    there are, by name.

    >>> labels("en")["next"], labels("en")["lang"]
    ('Next', 'en')
    """
    words = {name: say(Message(key), language) for name, key in _CONTROLS.items()}
    colon = say(Message("joined-colon", first="", second=""), language)
    return {**words, "colon": colon, "lang": spoken(language), "languages": dict(names())}
