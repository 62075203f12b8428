"""A passage of words in a notebook cell: a heading, paragraphs, perhaps a line of Python."""

from __future__ import annotations

from dataclasses import dataclass
from xml.etree import ElementTree as ET

_EDGE = {"right": "#2e8b57", "wrong": "#c9691a", "unread": "#c9691a"}
_SIGN = {"right": "✔ ", "wrong": "✗ ", "unread": "? "}
_PLAIN = "#8a8098"


@dataclass(frozen=True, repr=False)
class Passage:
    """Words to be shown; ``str`` gives them as plain text, a cell shows them as HTML.

    >>> print(Passage("Hint 1 of 2", ("Count the cards.",), "len(hand)"))
    Hint 1 of 2
    Count the cards.
        len(hand)
    """

    heading: str
    paragraphs: tuple[str, ...] = ()
    code: str = ""
    status: str = ""

    def __str__(self) -> str:
        code = [f"    {line}" for line in self.code.splitlines()]
        return "\n".join([_SIGN.get(self.status, "") + self.heading, *self.paragraphs, *code])

    __repr__ = __str__

    def _repr_html_(self) -> str:
        edge = _EDGE.get(self.status, _PLAIN)
        box = ET.Element("div", {"style": f"border-left:.3em solid {edge};padding:.1em .9em"})
        heading = ET.SubElement(ET.SubElement(box, "p"), "strong")
        heading.text = _SIGN.get(self.status, "") + self.heading
        for words in self.paragraphs:
            ET.SubElement(box, "p").text = words
        if self.code:
            ET.SubElement(ET.SubElement(box, "pre"), "code").text = self.code
        return ET.tostring(box, "unicode", method="html")


@dataclass(frozen=True, repr=False)
class Verdict(Passage):
    """What is said about an answer; true when it is right.

    ``status`` is "right", "wrong", "unread" (the answer made no sense here) or "open" (there is
    none yet).

    >>> bool(Verdict("Right.", status="right")), bool(Verdict("Not yet.", status="wrong"))
    (True, False)
    """

    def __bool__(self) -> bool:
        return self.status == "right"
