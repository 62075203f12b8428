"""No hidden card of a match of The Vampires reaches anything that is shown or kept.

The two laws of ``test_match_hidden``, and its readers: what looks the same to the person is shown
the same, and cards that only others hold, or that lie in a pile, stand nowhere.
"""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path
from random import Random

import pytest

from tests.screens.test_match_hidden import (
    SHOWN,
    _bare,
    _home,  # noqa: F401
    insides,
    mime,
    played,
    refused,
    sent,  # noqa: F401
    take,
)
from vqlab import Match, beside
from vqlab.contract import Message
from vqlab.players import Budget, Choice, Player
from vqlab.vampires import Game, Position, View

MARKED = (
    "vampires: RYBG RYGB RBYG RBGY RGYB | YRBG garlic mirror coffin bite"
    " | YRGB garlic mirror coffin bite ; R4 G1 B2 G1 ; A ; -"
    " ; YBRG YBGR YGRB YGBR BRYG BRGY BYRG BYGR BGRY BGYR GRYB GRBY GYRB GYBR GBRY GBYR WY WR"
    " ; - ; Y3 Y3 R4 ; 975318642"
)
"""Only B, C and the piles hold action cards, weapons and a yellow vampire."""
MARKS = re.compile(
    r"garlic|mirror|coffin|\bbites?\b|\bW[RGBY]\b|\bY3\b|yellow vampire"
    r"|\bGBYR\b|\bGBRY\b|975318642|8642097531|I hold",
)


class Meek:
    """A bot that plays attack cards, and tells its hand as its reason."""

    name = "meek"
    budget: Budget | None = None
    fails = False

    def choose(self, view: View, rng: Random, budget: Budget) -> Choice:
        if self.fails:
            raise ValueError(f"I hold {view.hand}")
        attacks = [play for play in view.legal_plays() if len(play.card) == 4 and not play.weapon]
        reason = Message("just", text=f"I hold {view.hand}")
        return Choice(next(play for play in attacks if play.card.isupper()), reason)


def meek(**more: object) -> Match:
    made = {"deal": MARKED, "pace": 0, "seed": 8_642_097_531, "save": False, **more}
    match = Match(3, Player(Meek()), game="vampires", **made)  # type: ignore[arg-type]
    assert match.wait(20)
    return match


def first_play(match: Match) -> str:
    return next(one["id"] for one in match.scenes[-1]["actions"] if one["id"].startswith("play:"))


def inside(match: Match) -> list[str]:
    """All that is in a match, but for the deck: everybody knows which cards there are."""
    deck = match.settings.edition.deck
    return list(insides(vars(match), {id(deck): deck}))


READERS = {**SHOWN, "insides": lambda match: "\n".join(inside(match))}


@pytest.mark.parametrize("what", READERS)
def test_marked_cards_stand_nowhere(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    match = meek(undo=True)
    acts = ("first", "hint", "put:RYGB:9N", "put:RBYG:1N", "put:WR:1", "back", "first", "new")
    for act in acts:
        take(match, first_play(match) if act == "first" else act)
        shown = READERS[what](match)
        if act == "hint":
            assert match.said.startswith("greedy would play")
        if act == "put:WR:1":  # what the person itself wrote is repeated to it
            shown = shown.replace("WR", "")
        if act == "new":  # a choice says what becomes of garlic in some edition
            shown = shown.replace("a bite needs no cards", "").replace(
                "garlic moves to another vampire", ""
            )
        assert not MARKS.search(shown), f"after {act}: {MARKS.search(shown)}"


def test_marked_cards_reach_no_message_and_no_log(
    sent: list[str],  # noqa: F811
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> None:
    caplog.set_level(logging.DEBUG)
    match = meek(undo=True)
    messages = []
    match.table.observe(lambda change: messages.append(json.dumps(change["new"])), ["scenes"])
    for act in ("first", "hint", "put:RYGB:9N", "back", "first", "sound"):
        take(match, first_play(match) if act == "first" else act)
        state = match.table.get_state()
        messages.append(json.dumps({key: state[key] for key in ("scenes", "index")}))
    Meek.fails = True
    try:
        take(match, first_play(match))
        assert "made no legal play (ValueError)" in match.said
    finally:
        Meek.fails = False
    messages.append(json.dumps(match.scenes))
    take(match, "goon")
    assert len(messages) > 8
    out, err = capfd.readouterr()
    for text in (*messages, *sent, caplog.text, out, err):
        bare = re.sub(r'"_esm".*', "", _bare(text))  # the module draws any card
        assert not MARKS.search(bare), MARKS.search(bare)


def test_a_file_that_is_damaged_is_refused_without_telling_it(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    match = meek(save=path)
    take(match, first_play(match))
    text = path.read_text("utf-8")
    assert "975318642" in text, "the private file has it all"
    for damage in (text[:-9], text.replace('"play": "R', '"play": "G'), text + "]"):
        path.write_text(damage, "utf-8")
        shown = refused(lambda: Match.resume(path, bots=Player(Meek())))
        assert not MARKS.search(shown), MARKS.search(shown)


def test_afterwards_the_same_readers_find_them() -> None:
    """The readers above are not blind."""
    deal = (
        "vampires: WR RYBG | YRBG garlic mirror coffin bite | YRGB garlic^2"
        " ; R4(BYRG GYBR RGBY YRBG) G1 ; A ; B2 | - | - ; - ; - ; Y3 Y3"
    )
    match = meek(deal=deal)
    assert not re.search("garlic", SHOWN["scenes"](match))
    take(match, "play:WR@1")
    assert match.is_over
    for text in (SHOWN["scenes"](match), READERS["insides"](match), repr(match), mime(match)):
        assert re.search("garlic", text)


def others_mixed(start: Position, seed: int) -> Position:
    """Another deal that looks the same to seat A, and from which it draws the same."""
    table, deep = start.table, 40
    unseen = [*table.hands[1], *table.hands[2], *table.draw[deep:]]
    chance = Random(seed)
    chance.shuffle(unseen)
    sort = start.edition.deck.sorted
    hands = (table.hands[0], sort(unseen[:5]), sort(unseen[5:10]))
    draw = (*table.draw[:deep], *unseen[10:])
    asleep = (*table.asleep[:3], *table.asleep[:2:-1])
    mixed = table._replace(hands=hands, draw=draw, asleep=asleep, seed=chance.getrandbits(40))
    return Position.of(start.edition, mixed)


@pytest.mark.parametrize("bots", ["greedy", "random", "montecarlo:60"])
def test_what_looks_the_same_is_shown_the_same_until_a_bot_plays_differently(
    bots: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(beside, "THREADS", False)  # in place, so that nothing is missed
    same = 0
    for seed in range(5):
        start = Position.deal(3, seed, first=0)
        other = others_mixed(start, seed)
        assert other.hands[1:] != start.hands[1:]
        assert Game(other).view(0) == Game(start).view(0)
        one, two = (played(deal, bots, game="vampires") for deal in (start, other))
        for (made, shown), (made_too, shown_too) in zip(one, two, strict=False):
            if made != made_too or any(play.endswith(">A") for play in made):
                break  # or the person holds another hand now, and sees it
            assert shown == shown_too
            same += 1
    assert same > 8


def test_the_law_holds_for_long_where_bots_play_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hands that differ in what is never played, and piles below what is drawn."""
    monkeypatch.setattr(beside, "THREADS", False)  # what runs beside is no part of the table

    def shown(deal: str) -> list[str]:
        match = meek(deal=deal)
        texts = [json.dumps(match.scenes)]
        for _ in range(3):
            take(match, first_play(match))
            take(match, "hint")
            texts += [json.dumps(match.scenes), repr(match), *inside(match)]
        return [re.sub(r"0x[0-9a-f]+|model_id.{50}", "", text) for text in texts]

    one = shown(MARKED)
    two = shown(
        MARKED.replace("YRBG garlic mirror coffin bite", "YRBG garlic^2 WG WB")
        .replace("GBYR WY WR", "WY GBYR mirror")
        .replace("Y3 Y3 R4", "R4 Y3 B2")
        .replace("975318642", "123")
    )
    assert one == two
    assert len(one) > 20
