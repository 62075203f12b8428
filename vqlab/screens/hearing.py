"""What a widget hears from the front end: each thing a person does counts once.

A front end numbers what it sends, and sends it again until it sees in ``heard`` that it arrived.
"""

from __future__ import annotations

from typing import Any

import anywidget
import traitlets

MOST_SENDERS = 16
"""Showings of one widget that are told apart; beyond them the oldest is forgotten."""


class Hearing(anywidget.AnyWidget):
    """A widget that hears actions; ``heard`` tells each showing the last number it sent."""

    heard = traitlets.Dict().tag(sync=True)

    def _is_action(self, content: Any) -> bool:
        """Whether a message is an action, and was not heard before."""
        if not isinstance(content, dict) or content.get("type") != "action":
            return False
        sender, number = content.get("from"), content.get("n")
        if not isinstance(sender, str) or not isinstance(number, int) or len(sender) > 20:
            return True  # from a front end that does not number
        if number <= self.heard.get(sender, 0):
            return False
        others = [(name, last) for name, last in self.heard.items() if name != sender]
        self.heard = dict([*others[1 - MOST_SENDERS :], (sender, number)])
        return True
