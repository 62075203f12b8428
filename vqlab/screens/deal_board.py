"""What the deals explorer shows: what is asked and what was counted → one scene."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from vqlab.contract import Message, listed
from vqlab.deals.bars import decimal, exact
from vqlab.pictures import Scene
from vqlab.pictures.queen import clause_scene
from vqlab.pictures.scene import (
    Action,
    CardAction,
    Choice,
    Entry,
    SeatScene,
    Slider,
    action,
)
from vqlab.pictures.speech import card_names, cards_message
from vqlab.queen.cards import CARDS, Cards, count_at
from vqlab.queen.edition import Edition
from vqlab.queen.play import QUEENS_ALONE
from vqlab.screens import work
from vqlab.screens.deal_charts import by_hand, by_value, percent
from vqlab.words import say

if TYPE_CHECKING:
    from vqlab.screens.deals import DealExplorer

CELLS = {"mine": [1, 6, 2, 1], "seen": [7, 6, 2, 1]}


def draw(lab: DealExplorer) -> Scene:
    """The cards, the chance in the middle, what is claimed, the sliders and the bars."""
    asked = lab.asked
    where = _say(lab, "odds-place", seats=asked.seats, edition=str(asked.edition))
    drawn = Scene(
        title=_say(lab, "odds-title", cards=str(asked.led)),
        place=where,
        group=0,
        seats=[_pile(lab, "mine", asked.mine), _pile(lab, "seen", asked.seen)],
        middle=_middle(lab),
        middle_cell=[1, 12, 1, 1],
        cards=card_names(lab.language),
        told="",
        status=say(_claim(lab), lab.language),
        as_text=_say(lab, "label-as-text"),
        alert="",
        mood="",
        asked="",
        comment=_steps(lab),
        clauses=[clause_scene("R12", lab.language)],
        actions=list(_actions(lab)),
        choose="",
        stamp=0,
    )
    drawn["touch"] = lab.pile
    drawn["news"] = _news(lab)
    drawn["palette"] = _palette(lab)
    drawn["choices"] = [_editions(lab)]
    drawn["entry"] = Entry(
        id="line",
        label=_say(lab, "odds-line"),
        text=asked.line,
        go=_say(lab, "analysis-open"),
        copy=_say(lab, "analysis-copy"),
        copied=_say(lab, "analysis-copied"),
    )
    drawn["sliders"] = _sliders(lab)
    drawn["charts"] = [by_value(lab), by_hand(lab)]
    return drawn


def _say(lab: DealExplorer, key: str, **params: Any) -> str:
    return say(Message(key, **params), lab.language)


def _pile(lab: DealExplorer, pile: str, cards: Cards) -> SeatScene:
    mine = pile == "mine"
    led = lab.asked.led
    label = _say(lab, f"odds-{pile}")
    spoken = {"pile": label, "cards": cards_message(cards)}
    return SeatScene(
        seat=pile,
        label=label,
        cards=list(cards),
        count=len(cards),
        hidden="",
        seen=[],
        play=list(led) if mine else None,
        played=str(led) if mine else "",
        top=mine,
        leader=mine and lab.asked.after is None,
        to_act=False,
        badge=_say(lab, "cards-count", n=len(cards)),
        spoken=_say(lab, "odds-spoken-mine", played=cards_message(led), **spoken)
        if mine
        else _say(lab, "odds-spoken-seen", **spoken),
        cell=CELLS[pile],
    )


# ---- the number, and what it claims --------------------------------------------------------


def _between(lab: DealExplorer) -> dict[str, str]:
    """The bounds of the sample, in decimals that it bears."""
    if lab.sample is None:
        return {"low": "0", "high": "1", "tried": "0"}
    low, high = lab.sample.interval
    return {"low": f"{low:.3f}", "high": f"{high:.3f}", "tried": f"{lab.sample.tried:,}"}


def _middle(lab: DealExplorer) -> list[str]:
    chance = lab.chance
    if chance is None:
        bounds = _between(lab)
        tried = bounds.pop("tried")
        number = _say(lab, "odds-between", **bounds)
        return [number, _say(lab, "odds-sampled", tried=tried), _state(lab)]
    number, fraction = percent(chance, lab.language), exact(chance)
    if chance not in (0, 1):
        number = _say(lab, "odds-exact", percent=number, fraction=fraction)
    return [decimal(chance), number, _say(lab, "odds-holds", cards=str(lab.asked.led))]


def _state(lab: DealExplorer) -> str:
    """How it stands with a count that takes long."""
    if lab.busy:
        return _say(lab, "odds-counting", steps=f"{lab.steps:,}")
    return _say(lab, "odds-stopped" if work.THREADS else "odds-kept")


def _news(lab: DealExplorer) -> str:
    """What is read aloud of a long count: that it began or was stopped, and not every step."""
    if lab.busy:
        return _say(lab, "odds-begun")
    return _state(lab) if lab.chance is None else ""


def _claim(lab: DealExplorer) -> Message:
    asked = lab.asked
    cards = {"cards": str(asked.led)}
    if not asked.better:
        alone = asked.led.value == QUEENS_ALONE
        key = "odds-claim-queens" if alone else "odds-claim-highest"
        return Message(key, size=asked.led.size, **cards)
    taken = "odds-taken" if asked.in_hand else "odds-not-mine" if asked.mine else "odds-no-hand"
    params = {
        "what": (~lab.event).message,
        "unseen": asked.unseen.message,
        "taken": Message(taken, **cards),
        **cards,
    }
    if lab.chance is None:
        return Message("odds-claim-open", **_between(lab), **params)
    return Message("odds-claim", chance=decimal(lab.chance), **params)


def _steps(lab: DealExplorer) -> str:
    if lab.derivation is None:
        return _say(lab, "odds-no-steps")
    return "\n".join(say(line, lab.language) for line in lab.derivation.lines)


# ---- what can be done ----------------------------------------------------------------------


def _sliders(lab: DealExplorer) -> list[Slider]:
    asked, sizes = lab.asked, lab.asked.hands
    letters = listed(list(asked.letters))
    alone = asked.led.kind == "queens"
    each = str(sizes[0]) if len(set(sizes)) == 1 else listed([str(size) for size in sizes])
    said = {
        "value": Message("odds-queens") if alone else str(asked.led.value),
        "size": Message("odds-size", n=asked.led.size, cards=str(asked.led)),
        "seats": str(asked.seats),
        "after": Message(
            "odds-lead" if asked.followers == asked.seats - 1 else "odds-after",
            n=asked.followers,
            seats=letters,
        ),
        "cards": each if asked.cards else Message("odds-as-dealt", n=each),
    }
    return [
        Slider(
            id=name,
            label=_say(lab, f"odds-slider-{name}"),
            least=least,
            most=most,
            value=value,
            text=_say(lab, "just", text=said[name]),
        )
        for name, (least, most, value) in asked.ranges.items()
    ]


def _actions(lab: DealExplorer) -> Iterator[Action]:
    for name in ("pair", "late", "heavy"):
        yield action(f"example:{name}", _say(lab, f"odds-example-{name}"))
    yield action("clear", _say(lab, "odds-clear"))
    if lab.busy:
        yield action("stop", _say(lab, "analysis-stop"), key="work")
    elif lab.sample is not None and work.THREADS:
        off = "off" if lab.chance is not None else ""
        yield action("goon", _say(lab, "odds-go-on"), mark=off, key="work")


def _palette(lab: DealExplorer) -> list[CardAction]:
    names, pile = card_names(lab.language), _say(lab, f"odds-{lab.pile}")
    deck = lab.asked.edition.deck.packed
    palette = []
    for index, card in enumerate(CARDS[:14]):
        if count_at(deck, index):
            left = lab.asked.left(card)
            said = _say(lab, "board-give", card=names[card], seat=pile, n=left)
            made = action(f"give:{card}" if left else "", card, said)
            made["note"] = str(left)
            palette.append(CardAction(card=card, **made))
    return palette


def _editions(lab: DealExplorer) -> Choice:
    own = lab.asked.edition
    known = [Edition.BASE, Edition.ENGLISH, Edition.small(), Edition(two_seats=True), own]
    names = dict.fromkeys(map(str, known))
    return Choice(
        label=_say(lab, "board-edition"),
        value=f"choose:{own}",
        options=[action(f"choose:{name}", name) for name in names],
    )
