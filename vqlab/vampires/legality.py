"""What may be played: one function says whether, and if not, which clause forbids it and why.

Table + play → nothing, or an IllegalPlay;  Table → every play that is not refused.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from vqlab.contract import IllegalPlay, Message, seat_letter
from vqlab.vampires.deck import BITE, COFFIN, FACING, GARLIC, MIRROR, SIDES
from vqlab.vampires.edition import MOST_ACTIVE, Edition
from vqlab.vampires.play import PASS, Place, Play
from vqlab.vampires.table import Cross, Table, free_places

STAY = (GARLIC, MIRROR)
"""Action cards that stay beside a vampire."""


class Refusal(NamedTuple):
    """Why a play is illegal; spoken only when it is asked for."""

    clause: str
    key: str
    params: dict[str, Any]

    def error(self) -> IllegalPlay:
        """The refusal as it is raised."""
        return IllegalPlay(self.clause, Message(self.key, **self.params))


def legal(table: Table, edition: Edition) -> tuple[Play, ...]:
    """Every play of the seat to act: attacks and what they replace, garlic, mirrors, weapons,
    coffin, bites; discards only where there is nothing else."""
    hand = table.hands[table.to_act]
    if not hand:
        return (PASS,)
    cards = tuple(dict.fromkeys(hand))
    plays = tuple(
        play for play in _wanted(table, cards, edition) if refusal(table, play, edition) is None
    )
    return plays or tuple(Play(card, discards=True) for card in cards)


def _wanted(table: Table, cards: tuple[str, ...], edition: Edition) -> Iterator[Play]:
    """Every play that is well formed with these cards, and fits the places there are."""
    free = free_places(table.crosses)
    seats = range(len(table.hands))
    others = [seat for seat in seats if seat != table.to_act]
    for card in cards:
        if edition.deck.is_attack(card):
            for at, cross in enumerate(table.crosses):
                for side, lies in enumerate(cross.around):
                    if card[FACING[side]] != cross.colour:
                        continue
                    place = Place(at, side)
                    if not lies:
                        yield Play(card, place=place)
                        weapon = f"W{cross.colour}"
                        if weapon in cards and len(cross.cards) == 3:
                            yield Play(card, place=place, weapon=weapon)
                    elif lies in STAY:
                        targets = others if lies == MIRROR else [None]
                        for moved in free:
                            for target in targets:
                                yield Play(card, place=place, moved=moved, target=target)
        elif card == GARLIC:
            yield from (Play(card, place=place) for place in free)
        elif card == MIRROR:
            yield from (Play(card, place=place, target=seat) for place in free for seat in others)
        elif card == COFFIN:
            yield Play(card)
        else:  # a weapon or a bite
            yield from (Play(card, at) for at in range(len(table.crosses)))


def check(table: Table, play: Play, edition: Edition, seat: int | None = None) -> None:
    """Raise IllegalPlay unless the seat to act may make this play.

    ``seat``: who wants to play, when that is not certain to be the seat to act.
    """
    if table.winner is not None:
        raise IllegalPlay("T20", Message("illegal-game-over"))
    if seat not in (None, table.to_act):
        who = {"to_act": seat_letter(table.to_act), "seat": seat_letter(seat or 0)}
        raise IllegalPlay("T3", Message("illegal-turn", **who))
    wrong = refusal(table, play, edition)
    if wrong is not None:
        raise wrong.error()


def refusal(table: Table, play: Play, edition: Edition) -> Refusal | None:
    """Why the seat to act may not make this play; None where it may."""
    hand = table.hands[table.to_act]
    if not play.card:
        return None if not hand and play == PASS else Refusal("T4", "vampires-pass", {})
    if play.card not in hand:
        return _not_held(play.card, hand, edition)
    if play.discards and play == Play(play.card, discards=True):
        return _no_discard(table, edition)
    wrong = _wrong_form(table, play, edition)
    if wrong is not None:
        return wrong
    if play.place is not None:
        return _no_place(table, play, edition)
    if play.card == COFFIN:
        return _no_waking(table)
    assert play.cross is not None
    cross = table.crosses[play.cross]
    if play.card == BITE:
        if edition.bite_needs_cards and not cross.cards:
            return Refusal("T15", "vampires-bite-none", {"n": play.cross + 1})
        return None
    return _no_defeat(cross, play.card, edition)


def _not_held(card: str, hand: tuple[str, ...], edition: Edition) -> Refusal:
    turned = [card[turn:] + card[:turn] for turn in (1, 2, 3)] if len(card) == 4 else []
    held = [other for other in turned if other in hand]
    if held:
        return Refusal("T7", "vampires-turned", {"card": card, "held": held[0]})
    return Refusal("T4", "vampires-not-held", {"card": card, "hand": " ".join(hand)})


def _no_discard(table: Table, edition: Edition) -> Refusal | None:
    first = legal(table, edition)[0]
    if first.discards:
        return None
    return Refusal("T11", "vampires-discard", {"play": str(first)})


def _wrong_form(table: Table, play: Play, edition: Edition) -> Refusal | None:
    """A play that no table allows: the card is of another kind, or names what is not there."""
    card, attack = play.card, edition.deck.is_attack(play.card)
    if _says_too_much(play):
        return Refusal("T4", "vampires-form", {"card": card})
    for cross in (play.cross, *(place.cross for place in (play.place, play.moved) if place)):
        if cross is not None and not 0 <= cross < len(table.crosses):
            return Refusal(
                "T2", "vampires-no-vampire", {"n": cross + 1, "most": len(table.crosses)}
            )
    if card == COFFIN:
        placed = play.place is not None or play.cross is not None
        return Refusal("T14", "vampires-coffin-place", {}) if placed else None
    if attack or card in STAY:
        if play.place is None:
            return Refusal("T5", "vampires-side", {"card": card})
    elif play.place is not None or play.cross is None:
        clause = "T15" if card == BITE else "T8"
        return Refusal(clause, "vampires-whole", {"card": card})
    if play.moved is not None and not attack:
        return Refusal("T10", "vampires-replace-with", {"card": card})
    return _wrong_second(play, attack, edition) or _wrong_target(table, play)


def _says_too_much(play: Play) -> bool:
    """Whether a play made by hand names what its form has no room for; no text does."""
    sides = [place.side for place in (play.place, play.moved) if place is not None]
    both = play.place is not None and play.cross is not None
    if play.discards or both or any(side not in range(len(SIDES)) for side in sides):
        return True
    return play.place is None and bool(play.moved or play.target is not None or play.weapon)


def _wrong_second(play: Play, attack: bool, edition: Edition) -> Refusal | None:
    if not play.weapon:
        return None
    if not play.weapon.startswith("W") or len(play.weapon) != 2:
        return Refusal("T4", "vampires-one-card", {"card": play.weapon})
    if not attack or play.moved is not None:
        clause = "T10" if play.moved is not None else "T9"
        return Refusal(clause, "vampires-second", {"card": play.card, "weapon": play.weapon})
    return None


def _wrong_target(table: Table, play: Play) -> Refusal | None:
    """Hands are swapped where a mirror acts, and nowhere else."""
    acts = play.card
    if play.moved is not None and play.place is not None:
        acts = table.crosses[play.place.cross].around[play.place.side]
    if (play.target is None) == (acts == MIRROR):
        key = "vampires-target" if acts == MIRROR else "vampires-no-target"
        return Refusal("T13", key, {"card": acts})
    if play.target is None:
        return None
    if play.target == table.to_act:
        return Refusal("T13", "vampires-own-hand", {})
    if not 0 <= play.target < len(table.hands):
        return Refusal("T13", "vampires-no-seat", {"last": seat_letter(len(table.hands) - 1)})
    return None


def _no_place(table: Table, play: Play, edition: Edition) -> Refusal | None:
    """Why a card cannot be put at a side: T5 and T6, T9 and T10."""
    place = play.place
    assert place is not None
    cross, attack = table.crosses[place.cross], edition.deck.is_attack(play.card)
    lies = cross.around[place.side]
    where = {"n": place.cross + 1, "side": SIDES[place.side]}
    if lies and (play.moved is None or lies not in STAY):
        key = "vampires-occupied" if play.moved is None else "vampires-replace-attack"
        return Refusal("T5" if play.moved is None else "T10", key, {"card": lies, **where})
    if play.moved is not None and not lies:
        return Refusal("T10", "vampires-replace-nothing", where)
    if attack and play.card[FACING[place.side]] != cross.colour:
        edge, colour = play.card[FACING[place.side]], cross.colour
        params = {"card": play.card, "edge": _colour(edge), "colour": _colour(colour), **where}
        return Refusal("T6", "vampires-edge", params)
    if play.moved is not None:
        return _no_moving(table, play, edition)
    if play.weapon:
        if play.weapon not in table.hands[table.to_act]:
            return _not_held(play.weapon, table.hands[table.to_act], edition)
        return _no_defeat(cross.put(place.side, play.card), play.weapon, edition)
    return None


def _no_moving(table: Table, play: Play, edition: Edition) -> Refusal | None:
    place, moved = play.place, play.moved
    assert place is not None
    assert moved is not None
    lies = table.crosses[place.cross].around[place.side]
    if table.crosses[moved.cross].around[moved.side]:
        params = {"card": lies, "n": moved.cross + 1, "side": SIDES[moved.side]}
        return Refusal("T10", "vampires-moved-free", params)
    if edition.reattach_elsewhere and moved.cross == place.cross:
        return Refusal("T10", "vampires-moved-same", {"card": lies})
    return None


def _no_waking(table: Table) -> Refusal | None:
    if len(table.crosses) >= MOST_ACTIVE:
        return Refusal("T14", "vampires-coffin-most", {"most": MOST_ACTIVE})
    return None if table.asleep else Refusal("T14", "vampires-coffin-none", {})


def _no_defeat(cross: Cross, weapon: str, edition: Edition) -> Refusal | None:
    """Why a vampire is not defeated by this weapon: T8, T16."""
    if weapon[1:] != cross.colour:
        params = {"weapon": weapon, "vampire": cross.vampire, "colour": _colour(cross.colour)}
        return Refusal("T8", "vampires-weapon-colour", params)
    if len(cross.cards) < 4:
        return Refusal("T8", "vampires-incomplete", {"n": 4 - len(cross.cards)})
    actions = [card for card in cross.cards if card in STAY]
    if actions and not edition.action_cards_count:
        return Refusal("T16", "vampires-not-all-attacks", {"card": actions[0]})
    return None


def _colour(letter: str) -> Message:
    return Message("vampires-letter", letter=letter)
