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
    lines = [" · ".join(scene["middle"]), *cross_lines(scene)]
    for seat, label, hand in zip(scene["seats"], labels, hands, strict=True):
        mark = "▶" if seat["to_act"] else "●" if seat["leader"] else " "
        line = f"{mark} {label:<{wide}}  {hand:<{wider}}  {_played(seat)}"
        lines.append(line.rstrip())
    return "\n".join([*lines, *gauge_lines(scene), scene["status"]]).rstrip()


def cross_lines(scene: Scene) -> list[str]:
    """Every cross: its number, the card in the middle, and what lies around it.

    >>> from vqlab.vampires import Position
    >>> from vqlab.pictures import scene
    >>> cross_lines(scene(Position.parse("vampires: WR | WB ; R4(BYRG - garlic -) G1")))
    ['1 R4  N BYRG    E -       S garlic  W -', '2 G1  N -       E -       S -       W -']
    """
    return [
        f"{cross['label']} {cross['vampire']}  "
        + "  ".join(
            f"{place[-1]} {card or '-':<6}"
            for place, card in zip(cross["places"], cross["around"], strict=True)
        ).rstrip()
        for cross in scene.get("crosses", [])
    ]


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
    said = seat.get("said") or seat["played"]
    if won := seat.get("won"):
        said = " ".join(filter(None, (said, f"[{_compact(won)}]", seat["badge"])))
    return said + (" ★" if seat["top"] else "")
