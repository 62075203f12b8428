"""A scene as lines of text, for the terminal and wherever pictures are not shown."""

from __future__ import annotations

from vqlab.pictures.gauges import gauge_lines
from vqlab.pictures.scene import Scene, SeatScene


def text(scene: Scene) -> str:
    """The scene as a small table of text.

    >>> from vqlab.queen import Position
    >>> from vqlab.pictures import scene
    >>> print(text(scene(Position.parse("6 6 8 | 7 | 9 S20 ; B ; - ; 7"))))
    Single cards · To beat: 7
      A  6^2 8
    ● B  -         7 ★
    ▶ C  9 S20
    C may raise the 7 with one card, or pass.
    """
    labels = [seat["label"] for seat in scene["seats"]]
    hands = [hand_text(seat) for seat in scene["seats"]]
    wide, wider = max(map(len, labels)), max(8, *map(len, hands))
    lines = [" · ".join(scene["middle"])]
    for seat, label, hand in zip(scene["seats"], labels, hands, strict=True):
        mark = "▶" if seat["to_act"] else "●" if seat["leader"] else " "
        line = f"{mark} {label:<{wide}}  {hand:<{wider}}  {_played(seat)}"
        lines.append(line.rstrip())
    return "\n".join([*lines, *gauge_lines(scene), scene["status"]]).rstrip()


def hand_text(seat: SeatScene) -> str:
    """A seat's cards as written in positions; what is hidden only counted."""
    if seat["cards"] is not None:
        return _compact(seat["cards"]) or "-"
    return " + ".join(part for part in (_compact(seat["seen"]), seat["hidden"]) if part) or "-"


def _compact(cards: list[str]) -> str:
    kinds = dict.fromkeys(cards)
    counted = ((card, cards.count(card)) for card in kinds)
    return " ".join(card if n == 1 else f"{card}^{n}" for card, n in counted)


def _played(seat: SeatScene) -> str:
    return (seat.get("said") or seat["played"]) + (" ★" if seat["top"] else "")
