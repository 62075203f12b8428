"""What the deals explorer shows: what is asked and what was counted → one scene."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from vqlab import beside
from vqlab.contract import Message, listed
from vqlab.deals.bars import decimal, exact
from vqlab.pictures import Scene
from vqlab.pictures.said import clause_scene
from vqlab.pictures.scene import (
    Action,
    CardAction,
    Choice,
    Entry,
    SeatScene,
    Slider,
    action,
)
from vqlab.pictures.speech import card_names, cards_message, edition_names
from vqlab.queen.cards import CARDS, Cards, count_at
from vqlab.queen.edition import Edition
from vqlab.queen.play import QUEENS_ALONE
from vqlab.screens.asked import Asked
from vqlab.screens.deal_charts import by_hand, by_value, number, outward, percent
from vqlab.words import say, written

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
        comments=_say(lab, "odds-how"),
        lost=_say(lab, "odds-lost"),
        spoken=_say(lab, "odds-spoken-title", cards=cards_message(asked.led)),
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
        said=_say(lab, "odds-play", cards=str(led)) if mine else "",
        top=False,
        leader=False,
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
    low, high = outward(*lab.sample.interval, 3)
    return {"low": low, "high": high, "tried": f"{lab.sample.tried:,}"}


def _middle(lab: DealExplorer) -> list[str]:
    chance = lab.chance
    if chance is None:
        bounds = _between(lab)
        tried = bounds.pop("tried")
        between = _say(lab, "odds-between", **bounds)
        return [between, _say(lab, "odds-sampled", tried=tried), _state(lab)]
    return [
        written(decimal(chance), lab.language),
        _percent(lab, chance),
        _say(lab, "odds-holds", cards=str(lab.asked.led)),
    ]


def _percent(lab: DealExplorer, chance: Fraction) -> str:
    """In percent and as a fraction; where the percent are only a bound, the fraction alone."""
    share, fraction = number(chance), exact(chance)
    if chance in (0, 1):
        return percent(chance, lab.language)
    if not share[0].isdigit():
        return fraction
    whole = fraction == str(chance) and Fraction(share) / 100 == chance
    key = "odds-exact" if whole else "odds-about"
    return _say(lab, key, percent=percent(chance, lab.language), fraction=fraction)


def _state(lab: DealExplorer) -> str:
    """How it stands with a count that takes long."""
    if lab.busy:
        return _say(lab, "odds-counting", steps=f"{lab.steps:,}")
    return _say(lab, "odds-stopped" if beside.goes_on() else "odds-kept")


def _news(lab: DealExplorer) -> str:
    """What is read aloud: the new chance; of a long count that it began or was stopped."""
    cards = cards_message(lab.asked.led)
    if lab.chance is not None:
        return _say(lab, "odds-news", chance=decimal(lab.chance), cards=cards)
    state = _say(lab, "odds-begun") if lab.busy else _state(lab)
    bounds = _between(lab)
    about = Message("odds-news-open", low=bounds["low"], high=bounds["high"], cards=cards)
    return _say(lab, "odds-both", first=about, second=state)


def _claim(lab: DealExplorer) -> Message:
    """What is claimed, and which cards are left out of it."""
    claim, slayers = _claimed(lab), lab.asked.slayers
    if not slayers:
        return claim
    left = Message("odds-slayers", cards=str(slayers), n=len(slayers))
    return Message("odds-both", first=claim, second=left)


def _claimed(lab: DealExplorer) -> Message:
    asked = lab.asked
    cards = {"cards": str(asked.led)}
    if not asked.better:
        alone = asked.led.value == QUEENS_ALONE
        key = "odds-claim-queens" if alone else "odds-claim-highest"
        return Message(key, size=asked.led.size, **cards)
    params = {
        "what": (~lab.event).message,
        "unseen": asked.unseen.message,
        "taken": _taken(asked),
        **cards,
    }
    if lab.chance is None:
        return Message("odds-claim-open", **_between(lab), **params)
    return Message("odds-claim", chance=decimal(lab.chance), **params)


def _taken(asked: Asked) -> Message:
    """How much of the set is in my hand, and so taken out of the unseen cards."""
    if asked.held and not asked.in_hand:
        return Message("odds-part-mine", held=str(asked.held))
    key = "odds-taken" if asked.in_hand else "odds-not-mine" if asked.mine else "odds-no-hand"
    return Message(key, cards=str(asked.led))


def _steps(lab: DealExplorer) -> str:
    """How it is counted, and last the whole fraction."""
    if lab.derivation is None:
        return _say(lab, "odds-no-steps")
    lines, chance = list(lab.derivation.lines), lab.derivation.chance
    if chance not in (0, 1):
        lines.append(Message("odds-fraction", fraction=str(chance)))
    return "\n".join(say(line, lab.language) for line in lines)


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
    spoken = said | {"size": Message("odds-size", n=asked.led.size, cards=cards_message(asked.led))}
    return [
        Slider(
            id=name,
            label=_say(lab, f"odds-slider-{name}"),
            least=least,
            most=most,
            value=value,
            text=_say(lab, "just", text=said[name]),
            spoken=_say(lab, "just", text=spoken[name]),
        )
        for name, (least, most, value) in asked.ranges.items()
    ]


def _actions(lab: DealExplorer) -> Iterator[Action]:
    for name in ("pair", "late", "heavy"):
        yield action(f"example:{name}", _say(lab, f"odds-example-{name}"))
    put = "take" if lab.asked.in_hand else "put"
    yield action(put, _say(lab, f"odds-{put}"), key="set")
    yield action("clear", _say(lab, "odds-clear"))
    if lab.busy:
        yield action("stop", _say(lab, "analysis-stop"), key="work")
    elif lab.sample is not None and beside.goes_on():
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
    names = edition_names(lab.language)
    del names[str(Edition(embargo=False))]  # it deals alike
    names.setdefault(str(own), str(own))
    return Choice(
        label=_say(lab, "board-edition"),
        value=f"choose:{own}",
        options=[action(f"choose:{name}", text) for name, text in names.items()],
    )
