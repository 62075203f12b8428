"""Positions of The Vampires as one line of text and as JSON: the only reader and the only writer.

    position = "vampires" [ "/" edition ] ":" hands [ ";" table [ ";" seat [ ";" won
               [ ";" draw [ ";" discards [ ";" asleep [ ";" seed ] ] ] ] ] ] ]
    hands    = cards { "|" cards }            seat A first
    table    = cross { " " cross } | "-"      cross = vampire [ "(" N E S W ")" ], "-" a free side
    won      = cards { "|" cards }            each seat's vampires
    cards    = "-" | card { " " card }        each with "^n" for n copies in a row

``draw`` and ``asleep`` are piles from the top. What is left out at the end is empty: no vampire,
seat A, no pile, and discards that become the draw pile without being shuffled.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from itertools import groupby
from typing import TYPE_CHECKING, Any

from vqlab.contract import Message, NotationError, check_schema, seat_letter
from vqlab.contract.reading import as_text, column_of, parts, read_seat, shorten
from vqlab.vampires.deck import MOST_CARDS, Deck
from vqlab.vampires.edition import SEATS, Edition
from vqlab.vampires.play import read_card
from vqlab.vampires.table import FREE, Cross

if TYPE_CHECKING:
    from vqlab.vampires.position import Position

GAME = "vampires"
LONGEST_LINE = 4096
"""Characters of the longest position text that is read."""
FIELDS = ("hands", "crosses", "to_act", "won", "draw", "discards", "asleep", "seed")
_WORD = re.compile(r"(?P<card>[A-Za-z]{1,10}[1-9]?)(\^(?P<copies>[0-9]{1,2}))?")
_CROSS = re.compile(r"\s*(?P<vampire>[A-Za-z][1-9])\s*(\((?P<around>[^()]*)\))?")


def write_position(position: Position) -> str:
    """The canonical text of a position."""
    table, edition = position.table, position.edition
    fields = [
        " | ".join(map(write_cards, table.hands)),
        " ".join(map(write_cross, table.crosses)) or "-",
        seat_letter(table.to_act),
        " | ".join(map(write_cards, table.won)) if any(table.won) else "-",
        *map(write_cards, (table.draw, table.discards, table.asleep)),
        "-" if table.seed is None else str(table.seed),
    ]
    while len(fields) > 1 and fields[-1] == ("A" if len(fields) == 3 else "-"):
        fields.pop()
    return write_prefix(edition) + " ; ".join(fields)


def write_prefix(edition: Edition) -> str:
    """The game and edition in front of a position."""
    return f"{GAME}: " if edition == Edition.STANDARD else f"{GAME}/{edition}: "


def write_cards(cards: Iterable[str]) -> str:
    """Cards in a row, equal ones side by side as one.

    >>> write_cards(["RYBG", "garlic", "garlic"])
    'RYBG garlic^2'
    """
    runs = [(card, len(list(same))) for card, same in groupby(cards)]
    return " ".join(card if n == 1 else f"{card}^{n}" for card, n in runs) or "-"


def write_cross(cross: Cross) -> str:
    """A vampire and what lies around it.

    >>> write_cross(Cross("R4", ("BYRG", "", "garlic", "")))
    'R4(BYRG - garlic -)'
    """
    if not cross.cards:
        return cross.vampire
    return f"{cross.vampire}({' '.join(card or '-' for card in cross.around)})"


def read_game(text: str, edition: Edition | None = None) -> Edition:
    """Read ``vampires`` or ``vampires/edition``; an ``edition`` given is the one there is."""
    game, slash, rest = text.partition("/")
    if game.strip().lower() != GAME or (slash and not rest.strip()):
        raise NotationError(Message("notation-vampires-game", read=shorten(text.strip())))
    if edition is not None:
        return edition
    return Edition.parse(rest) if slash else Edition.STANDARD


def read_position(text: str, edition: Edition | None = None) -> dict[str, Any]:
    """Read a position's text into the fields of ``Position``. Raises NotationError.

    >>> read_position("vampires: WR | - ; R4 ; B")["to_act"]
    1
    """
    if len(as_text(text)) > LONGEST_LINE:
        raise NotationError(Message("notation-long", most=LONGEST_LINE, read=len(text)))
    prefix, colon, body = text.rpartition(":")
    fields: dict[str, Any] = {"edition": read_game(prefix if colon else GAME, edition)}
    read = parts(body, ";", len(prefix) + len(colon))
    if len(read) > len(FIELDS):
        params = {"read": len(read), "most": len(FIELDS)}
        raise NotationError(Message("notation-vampires-fields", **params))
    deck = fields["edition"].deck
    for name, (part, at) in zip(FIELDS, read, strict=False):
        if name == "to_act":
            fields[name] = read_seat(part, at, _letters(len(fields["hands"])))
        else:
            fields[name] = _READERS[name](part, at, deck)
    if fields.get("won") == [()]:
        del fields["won"]
    return fields


def _letters(seats: int) -> int:
    """So many seats have a letter, at a table of so many hands; another table is refused later."""
    return seats if seats in SEATS else max(SEATS)


def read_cards(text: str, offset: int = 0, known: Collection[str] | None = None) -> tuple[str, ...]:
    """Read cards in a row. Raises NotationError naming what was read and where.

    ``known``: the cards there may be in this place; all that look like one, where left out.

    >>> read_cards("rybg garlic^2 wr")
    ('RYBG', 'garlic', 'garlic', 'WR')
    """
    if text.strip() == "-":
        return ()
    cards: list[str] = []
    for token in re.finditer(r"\S+", text):
        where = {"read": shorten(token.group()), "column": offset + token.start() + 1}
        found = _WORD.fullmatch(token.group())
        copies = int((found and found["copies"]) or 1)
        if found is None or not copies or len(cards) + copies > MOST_CARDS:
            raise NotationError(Message("notation-vampires-card", **where))
        cards += [_known(found["card"], where, known)] * copies
    if not cards:
        raise NotationError(Message("notation-vampires-empty", column=offset + 1))
    return tuple(cards)


def _known(word: str, where: dict[str, Any], known: Collection[str] | None) -> str:
    """A card that may be here."""
    card = read_card(word)
    if known is not None and card not in known:
        raise NotationError(Message("notation-vampires-no-card", **where))
    return card


def read_crosses(text: str, offset: int = 0, deck: Deck | None = None) -> list[Cross]:
    """Read the vampires on the table. Raises NotationError naming what was read and where."""
    asleep, pile = (None, None) if deck is None else (deck.asleep, deck.pile)
    if text.strip() == "-":
        return []
    found, at, end = [], 0, len(text.rstrip())
    while at < end:
        one = _CROSS.match(text, at)
        if one is None:
            params = {"read": shorten(text[at:].strip()), "column": offset + at + 1}
            raise NotationError(Message("notation-vampires-cross", **params))
        where = {"read": one["vampire"], "column": offset + one.start("vampire") + 1}
        vampire, around = _known(one["vampire"], where, asleep), [FREE] * 4
        if one["around"] is not None:
            words = [
                (word.group(), offset + one.start("around") + word.start() + 1)
                for word in re.finditer(r"\S+", one["around"])
            ]
            if len(words) != 4:
                raise NotationError(Message("notation-vampires-sides", **where))
            around = [
                FREE if word == "-" else _known(word, {"read": shorten(word), "column": at}, pile)
                for word, at in words
            ]
        found.append(Cross(vampire, tuple(around)))
        at = one.end()
    if not found:
        raise NotationError(Message("notation-vampires-empty", column=offset + 1))
    return found


def _read_hands(text: str, offset: int, deck: Deck) -> list[tuple[str, ...]]:
    return [read_cards(part, at, deck.pile) for part, at in parts(text, "|", offset)]


def _read_won(text: str, offset: int, deck: Deck) -> list[tuple[str, ...]]:
    return [read_cards(part, at, deck.asleep) for part, at in parts(text, "|", offset)]


def _read_pile(text: str, offset: int, deck: Deck) -> tuple[str, ...]:
    return read_cards(text, offset, deck.pile)


def _read_asleep(text: str, offset: int, deck: Deck) -> tuple[str, ...]:
    return read_cards(text, offset, deck.asleep)


def _read_seed(text: str, offset: int, _: Deck) -> int | None:
    if text.strip() == "-":
        return None
    if not re.fullmatch(r"[0-9]{1,18}", text.strip()):
        params = {"read": shorten(text.strip()), "column": column_of(text, offset)}
        raise NotationError(Message("notation-vampires-seed", **params))
    return int(text)


_READERS: dict[str, Any] = {
    "hands": _read_hands,
    "crosses": read_crosses,
    "won": _read_won,
    "draw": _read_pile,
    "discards": _read_pile,
    "asleep": _read_asleep,
    "seed": _read_seed,
}


def position_json(position: Position) -> dict[str, Any]:
    """A position as plain data, the fields of the text by name."""
    table = position.table
    return {
        "game": GAME,
        "edition": str(position.edition),
        "hands": [write_cards(hand) for hand in table.hands],
        "crosses": [write_cross(cross) for cross in table.crosses],
        "to_act": seat_letter(table.to_act),
        "won": [write_cards(cards) for cards in table.won],
        "draw": write_cards(table.draw),
        "discards": write_cards(table.discards),
        "asleep": write_cards(table.asleep),
        "seed": table.seed,
    }


def position_fields(data: object, edition: Edition | None = None) -> dict[str, Any]:
    """The fields of ``Position`` from plain data checked against its schema."""
    checked = check_schema("vampires", data)
    fields: dict[str, Any] = {
        "edition": edition or Edition.parse(checked.get("edition", str(Edition.STANDARD))),
        "hands": [read_cards(hand) for hand in checked["hands"]],
        "crosses": [one for text in checked.get("crosses", []) for one in read_crosses(text)],
        "to_act": read_seat(checked.get("to_act", "A"), seats=_letters(len(checked["hands"]))),
        "seed": checked.get("seed"),
    }
    if "won" in checked:
        fields["won"] = [read_cards(cards) for cards in checked["won"]]
    for name in ("draw", "discards", "asleep"):
        fields[name] = read_cards(checked.get(name, "-"))
    return fields
