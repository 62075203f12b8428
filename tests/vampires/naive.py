"""The Vampires once more, written from the rules alone: slow, plain, and without the engine.

A state is a dictionary; a play is its text. Nothing here imports the game's own modules, so that
two ways of reading the rules are compared, not one with itself.
"""

from __future__ import annotations

import random
import re
from itertools import permutations, product
from typing import Any

EDGE = {"N": "bottom", "E": "left", "S": "top", "W": "right"}
ACTIONS = ("garlic", "mirror", "coffin", "bite")


def edge(card: str, where: str) -> str:
    return card[["top", "right", "bottom", "left"].index(where)]


def is_attack(card: str) -> bool:
    return card.isupper() and len(card) == 4


def state_of(position: Any) -> dict[str, Any]:
    """The state of a position, read off its plain data."""
    data = position.to_json()

    def cards(text: str) -> list[str]:
        found = []
        for word in text.replace("-", " ").split():
            card, _, n = word.partition("^")
            found += [card] * int(n or 1)
        return found

    table = []
    for text in data["crosses"]:
        vampire, _, around = text.partition("(")
        lying = around.rstrip(")").split() or ["-"] * 4
        table.append({"vampire": vampire, **dict(zip("NESW", lying, strict=True))})
    return {
        "hands": [cards(hand) for hand in data["hands"]],
        "won": [cards(won) for won in data["won"]],
        "table": table,
        "turn": ord(data["to_act"]) - ord("A"),
        "draw": cards(data["draw"]),
        "discards": cards(data["discards"]),
        "asleep": cards(data["asleep"]),
        "seed": data["seed"],
    }


def plays(state: dict[str, Any], options: dict[str, bool]) -> set[str]:
    """The text of every legal play."""
    hand, table, me = state["hands"][state["turn"]], state["table"], state["turn"]
    others = [chr(65 + seat) for seat in range(len(state["hands"])) if seat != me]
    spots = list(product(range(len(table)), "NESW"))
    open_spots = [(n, side) for n, side in spots if table[n][side] == "-"]
    found = set()

    def fits(card: str, n: int, side: str) -> bool:
        return is_attack(card) and edge(card, EDGE[side]) == table[n]["vampire"][0]

    for card in set(hand):
        for n, side in spots:
            lies = table[n][side]
            if lies == "-" and fits(card, n, side):
                found.add(f"{card}@{n + 1}{side}")
                around = [table[n][other] for other in "NESW" if other != side]
                weapon = "W" + table[n]["vampire"][0]
                whole = "-" not in around and _counts(around, options)
                if whole and weapon in hand:
                    found.add(f"{card}@{n + 1}{side}+{weapon}")
            if lies == "-" and card == "garlic":
                found.add(f"garlic@{n + 1}{side}")
            if lies == "-" and card == "mirror":
                found |= {f"mirror@{n + 1}{side}>{who}" for who in others}
            if lies in ("garlic", "mirror") and fits(card, n, side):
                for m, to in open_spots:
                    if m == n and options["reattach_elsewhere"]:
                        continue
                    text = f"{card}@{n + 1}{side}/{m + 1}{to}"
                    found |= {f"{text}>{who}" for who in others} if lies == "mirror" else {text}
        for n, cross in enumerate(table):
            around = [cross[side] for side in "NESW"]
            whole = "-" not in around and _counts(around, options)
            if card == "W" + cross["vampire"][0] and whole:
                found.add(f"{card}@{n + 1}")
            if card == "bite" and (around != ["-"] * 4 or not options["bite_needs_cards"]):
                found.add(f"bite@{n + 1}")
        if card == "coffin" and state["asleep"] and len(table) < 6:
            found.add("coffin")
    return found or {f"discard {card}" for card in set(hand)} or {"pass"}


def _counts(around: list[str], options: dict[str, bool]) -> bool:
    return options["action_cards_count"] or all(map(is_attack, around))


def make(state: dict[str, Any], play: str) -> None:
    """Carry out a legal play."""
    me, hands, table = state["turn"], state["hands"], state["table"]
    step, swap, won = 1, None, False
    if play.startswith("discard "):
        card = play.removeprefix("discard ")
        hands[me].remove(card)
        state["discards"].append(card)
    elif play == "coffin":
        hands[me].remove(play)
        state["discards"].append(play)
        table.append(_vampire(state["asleep"].pop(0)))
    elif play != "pass":
        card, n, side, moved, swap, weapon = re.fullmatch(
            r"(\w+)@(\d)([NESW]?)(?:/(\d[NESW]))?(?:>(\w))?(?:\+(\w+))?", play
        ).groups()
        at = int(n) - 1
        hands[me].remove(card)
        acts = card
        if side:
            acts = table[at][side] if moved else card
            table[at][side] = card
            if moved:
                table[int(moved[0]) - 1][moved[1]] = acts
            weapon and hands[me].remove(weapon)
        elif card == "bite":
            state["discards"] += [card, *_lifted(table[at])]
        else:
            weapon = card
        if weapon:
            state["discards"] += [weapon, *_lifted(table[at])]
            state["won"][me].append(table[at]["vampire"])
            won = sum(int(vampire[1]) for vampire in state["won"][me]) >= 6
            table[at : at + 1] = []
            if not won and len(table) < 4 and state["asleep"]:
                table.insert(at, _vampire(state["asleep"].pop(0)))
        step = 2 if acts == "garlic" else 1
        swap = swap if acts == "mirror" else None
    if won:
        state["over"] = me
        return
    if swap:
        other = ord(swap) - 65
        _draw(state, me)
        hands[me], hands[other] = hands[other], hands[me]
    _draw(state, me)
    state["turn"] = (me + step) % len(hands)


def _vampire(card: str) -> dict[str, str]:
    return {"vampire": card, **dict.fromkeys("NESW", "-")}


def _lifted(cross: dict[str, str]) -> list[str]:
    lying = [cross[side] for side in "NESW" if cross[side] != "-"]
    cross |= dict.fromkeys("NESW", "-")
    return lying


def _draw(state: dict[str, Any], seat: int) -> None:
    while len(state["hands"][seat]) < 5:
        if not state["draw"]:
            _turn_over(state)
        if not state["draw"]:
            return
        state["hands"][seat].append(state["draw"].pop(0))
        if not state["draw"]:
            _turn_over(state)


def _turn_over(state: dict[str, Any]) -> None:
    pile = sorted(state["discards"], key=ORDER.index)
    if not pile:
        return
    if state["seed"] is not None:
        dice = random.Random(state["seed"])
        dice.shuffle(pile)
        state["seed"] = dice.randrange(1 << 48)
    state["draw"], state["discards"] = pile, []


ORDER = (
    *("".join(colours) for colours in permutations("GBYR")),
    *("WG", "WB", "WY", "WR", "garlic", "mirror", "coffin", "bite"),
)
