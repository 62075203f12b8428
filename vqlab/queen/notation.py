"""Positions as one line of text and as JSON: the only reader and the only writer.

text → fields → Position (which judges whether it is possible);  Position → text.

    position = [ game [ "/" edition ] ":" ] hands [ ";" leader [ ";" embargo [ ";" plays ] ] ]

Sizes are bounded, and an error says what was read, where, and what is allowed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vqlab.contract import SEAT_LETTERS, Message, NotationError, check_schema, seat_letter
from vqlab.contract.reading import as_text, column_of, parts, read_seat, shorten
from vqlab.queen.cards import Hand, read_cards
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
    if len(as_text(text)) > LONGEST_LINE:
        raise NotationError(Message("notation-long", most=LONGEST_LINE, read=len(text)))
    prefix, colon, body = text.rpartition(":")
    edition = read_game(prefix) if colon else Edition.BASE
    offset = len(prefix) + len(colon)
    fields_read = parts(body, ";", offset)
    if len(fields_read) > 4:
        raise NotationError(Message("notation-fields", read=len(fields_read)))
    line, start = fields_read[0]
    hands = [_read_hand(part, at) for part, at in parts(line, "|", start)]
    if len(hands) > len(SEAT_LETTERS):
        raise NotationError(Message("notation-hands", read=len(hands)))
    fields: dict[str, Any] = {"edition": edition, "hands": hands}
    if len(fields_read) > 1:
        fields["leader"] = read_seat(*fields_read[1])
    if len(fields_read) > 2:
        fields["embargo"] = _read_embargo(*fields_read[2])
    if len(fields_read) > 3:
        fields["plays"] = read_plays(*fields_read[3])
    return fields


def _read_hand(text: str, offset: int) -> Hand:
    if text.strip() == "-":
        return Hand.of(0)
    packed = read_cards(text, offset)
    if not packed:
        raise NotationError(Message("notation-empty-hand", column=offset + 1))
    return Hand.of(packed)


def _read_embargo(text: str, offset: int) -> int:
    name = text.strip().upper()
    if name not in EMBARGOES:
        where = {"read": shorten(text.strip()), "column": column_of(text, offset)}
        raise NotationError(Message("notation-embargo", **where))
    return EMBARGOES[name]


def read_plays(text: str, offset: int = 0) -> list[Play]:
    """Read plays separated by commas."""
    if text.count(",") > len(SEAT_LETTERS):
        raise NotationError(Message("notation-plays", read=text.count(",") + 1))
    return [read_play(part, at) for part, at in parts(text, ",", offset)]


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
