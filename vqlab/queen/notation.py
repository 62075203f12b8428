"""Positions as one line of text and as JSON: the only reader and the only writer.

text → fields → Position (which judges whether it is possible);  Position → text.

    position = [ game [ "/" edition ] ":" ] hands [ ";" leader [ ";" embargo [ ";" plays ] ] ]

Sizes are bounded, and an error says what was read, where, and what is allowed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vqlab.contract import SEAT_LETTERS, Message, NotationError, check_schema, seat_letter
from vqlab.queen.cards import Hand, read_cards, shorten
from vqlab.queen.edition import Edition
from vqlab.queen.play import Play, read_play

if TYPE_CHECKING:
    from vqlab.queen.position import Position

LONGEST_LINE = 4096
"""Characters of the longest position text that is read."""
EMBARGOES = {"-": 0, "S15": 15, "S20": 20}


def write_position(position: Position) -> str:
    """The canonical text of a position."""
    hands = " | ".join(str(hand) for hand in position.start_hands)
    fields = [
        seat_letter(position.leader),
        f"S{position.lead_embargo}" if position.lead_embargo else "-",
        ", ".join(str(play) for play in position.plays),
    ]
    for default in ("", "-", "A"):
        if fields and fields[-1] == default:
            fields.pop()
        else:
            break
    return " ; ".join([write_prefix(position.edition) + hands, *fields])


def write_prefix(edition: Edition) -> str:
    """The game and edition in front of a position: nothing for the base edition."""
    return "" if edition == Edition.BASE else f"queen/{edition}: "


def read_game(text: str) -> Edition:
    """Read ``queen`` or ``queen/edition``."""
    game, slash, edition = text.partition("/")
    if game.strip().lower() != "queen" or (slash and not edition.strip()):
        raise NotationError(Message("notation-game", read=shorten(text.strip())))
    return Edition.parse(edition) if slash else Edition.BASE


def read_position(text: str) -> dict[str, Any]:
    """Read a position's text into the fields of ``Position``. Raises NotationError.

    >>> read_position("6 | 7 | - ; C")["leader"]
    2
    """
    if len(text) > LONGEST_LINE:
        raise NotationError(Message("notation-long", most=LONGEST_LINE, read=len(text)))
    prefix, colon, body = text.rpartition(":")
    edition = read_game(prefix) if colon else Edition.BASE
    offset = len(prefix) + len(colon)
    parts = _split(body, ";", offset)
    if len(parts) > 4:
        raise NotationError(Message("notation-fields", read=len(parts)))
    hands = [_read_hand(part, at) for part, at in _split(*parts[0][:1], "|", parts[0][1])]
    if len(hands) > len(SEAT_LETTERS):
        raise NotationError(Message("notation-hands", read=len(hands)))
    fields: dict[str, Any] = {"edition": edition, "hands": hands}
    if len(parts) > 1:
        fields["leader"] = read_seat(*parts[1])
    if len(parts) > 2:
        fields["embargo"] = _read_embargo(*parts[2])
    if len(parts) > 3:
        fields["plays"] = read_plays(*parts[3])
    return fields


def _split(text: str, separator: str, offset: int) -> list[tuple[str, int]]:
    """The parts of a text, each with the column it starts at."""
    parts = []
    for part in text.split(separator):
        parts.append((part, offset))
        offset += len(part) + 1
    return parts


def _read_hand(text: str, offset: int) -> Hand:
    if text.strip() == "-":
        return Hand.of(0)
    packed = read_cards(text, offset)
    if not packed:
        raise NotationError(Message("notation-empty-hand", column=offset + 1))
    return Hand.of(packed)


def read_seat(text: str, offset: int = 0) -> int:
    """Read a seat letter as a 0-based index."""
    letter = text.strip().upper()
    if len(letter) != 1 or letter not in SEAT_LETTERS:
        where = {"read": shorten(text.strip()), "column": offset + 1}
        raise NotationError(Message("notation-seat", **where))
    return SEAT_LETTERS.index(letter)


def _read_embargo(text: str, offset: int) -> int:
    name = text.strip().upper()
    if name not in EMBARGOES:
        where = {"read": shorten(text.strip()), "column": offset + 1}
        raise NotationError(Message("notation-embargo", **where))
    return EMBARGOES[name]


def read_plays(text: str, offset: int = 0) -> list[Play]:
    """Read plays separated by commas."""
    if text.count(",") > len(SEAT_LETTERS):
        raise NotationError(Message("notation-plays", read=text.count(",") + 1))
    return [read_play(part, at) for part, at in _split(text, ",", offset)]


def position_json(position: Position) -> dict[str, Any]:
    """A position as plain data, the fields of the text by name."""
    return {
        "game": "queen",
        "edition": str(position.edition),
        "hands": [str(hand) for hand in position.start_hands],
        "leader": seat_letter(position.leader),
        "embargo": f"S{position.lead_embargo}" if position.lead_embargo else None,
        "plays": [str(play) for play in position.plays],
    }


def position_fields(data: object) -> dict[str, Any]:
    """The fields of ``Position`` from plain data checked against its schema."""
    checked = check_schema("position", data)
    return {
        "edition": Edition.parse(checked.get("edition", "base")),
        "hands": [_read_hand(hand, 0) for hand in checked["hands"]],
        "leader": read_seat(checked.get("leader", "A")),
        "embargo": _read_embargo(checked.get("embargo") or "-", 0),
        "plays": [read_play(play) for play in checked.get("plays", [])],
    }
