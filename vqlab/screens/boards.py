"""What is on the analysis board: the state of an Analysis → one scene."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any

from vqlab.contract import SEAT_LETTERS, Message, seat_letter
from vqlab.pictures import Scene, scene
from vqlab.pictures.queen import Moment, actions, draw
from vqlab.pictures.said import Said
from vqlab.pictures.scene import Action, Branch, CardAction, Choice, Entry, Grid, action
from vqlab.pictures.speech import card_names, edition_names
from vqlab.queen.cards import CARDS, Cards
from vqlab.queen.edition import Edition
from vqlab.queen.round import Round
from vqlab.screens.setup import EMBARGOES, Setup
from vqlab.screens.value_grid import grid, marks, notes
from vqlab.screens.variations import START, Line, Move
from vqlab.words import say

if TYPE_CHECKING:
    from vqlab.screens.analysis import Analysis

SHOWN = 300
"""Plays of the variations shown at once."""


def playing(lab: Analysis) -> Scene:
    """The position with its plays, what they are worth, and what was tried."""
    now = scene(lab.phase, language=lab.language)
    now["title"] = _say(lab, "analysis-title")
    values = lab.values
    known = (notes(values), marks(values)) if values is not None else (None, None)
    to_act = lab.phase.to_act
    now["actions"] = actions(lab.phase.legal_plays(), lab.language, *known) + _tools(lab)
    now["choose"] = "" if to_act is None else seat_letter(to_act)
    now["choices"] = [_whose(lab)] if lab.show_values else []
    now["entry"] = _entry(lab, str(lab.position))
    now["grids"] = _grids(lab)
    now["branches"] = _branches(lab)
    now["news"] = _news(lab)
    return now


def setting_up(lab: Analysis) -> Scene:
    """The cards given so far, and those there still are."""
    draft = lab.setup or Setup()
    hands = draft.hands[: draft.seats]
    moment = Moment(
        hands,
        tuple(map(len, hands)),
        (Cards(),) * draft.seats,
        Round(draft.leader, 0, draft.embargo),
        (),
        None,
    )
    now = draw(moment, Said(lab.language, _say(lab, "analysis-title")))
    seat = seat_letter(draft.seat)
    now["status"] = _say(lab, "board-status", seat=seat, n=len(hands[draft.seat]))
    now["actions"] = [
        _tool(lab, "setup", "board-done"),
        _tool(lab, "cancel", "board-cancel"),
        _tool(lab, "clear", "board-clear"),
        _tool(lab, "compare", "board-compare"),
        *_running(lab),
    ]
    now["touch"] = seat
    now["palette"] = _palette(lab, draft)
    now["choices"] = list(_choices(lab, draft))
    now["entry"] = _entry(lab, draft.line)
    now["grids"] = _grids(lab)
    return now


def _say(lab: Analysis, key: str, **params: Any) -> str:
    return say(Message(key, **params), lab.language)


def _tool(lab: Analysis, what: str, key: str, mark: str = "", name: str = "") -> Action:
    return action(what, _say(lab, key), name, mark=mark)


def _tools(lab: Analysis) -> list[Action]:
    on = "on" if lab.show_values else ""
    name = _say(lab, "analysis-values-on" if on else "analysis-values-off")
    tools = [_tool(lab, "undo", "control-undo")] if lab.phase.plays else []
    tools += [_tool(lab, "setup", "analysis-setup")]
    tools += [_tool(lab, "values", "analysis-values", on, name)]
    if lab.tree.now != START:
        tools.append(_tool(lab, "delete", "analysis-delete"))
        tools.append(_tool(lab, "save", "analysis-save"))
    if lab._others:
        tools.append(_tool(lab, "earlier", "analysis-earlier"))
    return tools + _running(lab)


def _running(lab: Analysis) -> list[Action]:
    """A way to stop what is being solved, or to spend more on what is undecided."""
    if lab.busy:
        return [action("stop", _say(lab, "analysis-stop"), key="work")]
    values = lab.values
    if values is None:
        return []
    mark = "" if values.undecided or not values.done else "off"
    return [action("goon", _say(lab, "analysis-go-on"), mark=mark, key="work")]


def _news(lab: Analysis) -> str:
    """What is read aloud of the work: that it began, that it was stopped, what came of it."""
    if lab.busy:
        return _say(lab, "values-begin")
    values = lab.values
    if values is None:
        return ""
    claim = values.guarantee.message
    return say(claim if values.done else Message("values-stopped", claim=claim), lab.language)


def _whose(lab: Analysis) -> Choice:
    chosen = "" if lab.seat is None else seat_letter(lab.seat)
    options = [action("whose:", _say(lab, "analysis-whose-acts"))]
    options += [
        action(f"whose:{seat_letter(seat)}", _say(lab, "seat-name", letter=seat_letter(seat)))
        for seat in range(lab.phase.seats)
    ]
    label = _say(lab, "analysis-whose")
    return Choice(label=label, value=f"whose:{chosen}", options=options)


def _entry(lab: Analysis, line: str) -> Entry:
    return Entry(
        id="line",
        label=_say(lab, "analysis-line"),
        text=line,
        go=_say(lab, "analysis-open"),
        copy=_say(lab, "analysis-copy"),
        copied=_say(lab, "analysis-copied"),
    )


def _grids(lab: Analysis) -> list[Grid]:
    grids = []
    if lab.values is not None:
        shown = grid(lab.values, lab.language)
        if not lab.busy and not lab.values.done:
            shown["note"] = _say(lab, "values-stopped", claim=lab.values.guarantee.message)
        grids.append(shown)
    if lab.comparison is not None:
        grids.append(lab.comparison.grid(lab.language))
        if not lab.busy and lab.comparison.doing is not None:
            grids[-1]["note"] = _say(lab, "whatif-stopped")
    return grids


def _palette(lab: Analysis, draft: Setup) -> list[CardAction]:
    names, seat = card_names(lab.language), seat_letter(draft.seat)
    palette = []
    for card in CARDS:
        if draft.edition.most_of(card, draft.seats):
            left = draft.left(card)
            said = _say(lab, "board-give", card=names[card], seat=seat, n=left)
            made = action(f"give:{card}" if left else "", card, said)
            made["note"] = str(left)
            palette.append(CardAction(card=card, **made))
    return palette


def _choices(lab: Analysis, draft: Setup) -> Iterator[Choice]:
    least = 2 if draft.edition.two_seats else 3
    seats = {str(n): str(n) for n in range(least, len(SEAT_LETTERS) + 1)}
    letters = {letter: letter for letter in SEAT_LETTERS[: draft.seats]}
    none = _say(lab, "board-none")
    free = _say(lab, "board-no-embargo")
    embargoes = {name: name if value else free for name, value in EMBARGOES.items()}
    editions = [str(Edition.BASE), str(Edition.ENGLISH), str(Edition.small()), str(draft.edition)]
    editions.append(str(Edition(embargo=False)))
    names = edition_names(lab.language)
    yield _choice(lab, "seats", str(draft.seats), seats)
    yield _choice(lab, "leader", seat_letter(draft.leader), letters)
    embargo = f"S{draft.embargo}" if draft.embargo else "-"
    yield _choice(lab, "embargo", embargo, embargoes)
    yield _choice(
        lab, "edition", str(draft.edition), {name: names.get(name, name) for name in editions}
    )
    if draft.plays:
        made = ", ".join(map(str, draft.plays))
        yield _choice(lab, "plays", "=", {"=": made, "-": none})


def _choice(lab: Analysis, what: str, value: str, options: dict[str, str]) -> Choice:
    named = [action(f"choose:{what}:{key}", text) for key, text in options.items()]
    label = _say(lab, f"board-{what}")
    return Choice(label=label, value=f"choose:{what}:{value}", options=named)


def _branches(lab: Analysis) -> list[Branch]:
    """The variations; of a great many plays only those around the place."""
    lines = list(lab.tree.lines())
    count = sum(len(line.moves) for line in lines)
    first = 0
    if count > SHOWN:
        order = [move.node for line in lines for move in line.moves]
        at = order.index(lab.tree.now) if lab.tree.now != START else 0
        first = min(max(0, at - SHOWN // 2), count - SHOWN)
    mark = "on" if lab.tree.now == START else ""
    start = action(f"node:{START}", _say(lab, "analysis-start"), mark=mark)
    shown = [Branch(depth=0, steps=[start])]
    for line in _window(lines, first):
        steps = [_step(lab, move) for move in line.moves]
        if line.depth or len(shown) > 1:
            shown.append(Branch(depth=line.depth, steps=steps))
        else:
            shown[0]["steps"] += steps
    return shown


def _window(lines: list[Line], first: int) -> Iterator[Line]:
    """The lines without the plays before ``first``, and beyond as many as are shown."""
    left = SHOWN
    for line in lines:
        moves = tuple(islice(line.moves, first, first + left))
        first, left = max(0, first - len(line.moves)), left - len(moves)
        if moves:
            yield Line(line.depth, moves)


def _step(lab: Analysis, move: Move) -> Action:
    play = str(move.play) if move.play else _say(lab, "play-pass")
    said = {"seat": seat_letter(move.seat), "play": play, "n": str(move.number)}
    on = "on" if move.node == lab.tree.now else ""
    return action(f"node:{move.node}", _say(lab, "analysis-step", **said), mark=on)
