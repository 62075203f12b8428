"""The scene: plain data saying what a person may see.

Seats with their cards face up or absent, the middle of the table, a status sentence, actions with
ids and spoken names. Hidden cards are simply not in it. Everything that draws draws this.
"""

from __future__ import annotations

from functools import singledispatch
from typing import Any, NotRequired, Protocol, TypedDict, runtime_checkable


class SeatScene(TypedDict):
    """One seat of a scene."""

    seat: str
    label: str
    cards: list[str] | None
    """Cards face up, ``None`` when the hand is hidden."""
    count: int
    hidden: str
    """How many cards are face down, in words; nothing when none is."""
    seen: list[str]
    """Of a hidden hand, the cards everybody has seen: slayers, and vampires picked up."""
    play: list[str] | None
    """What lies before the seat in this round: cards, nothing after a pass, ``None`` before."""
    played: str
    """The same as text, a pass as its word; nothing before."""
    top: bool
    """Whether that play is the highest so far."""
    leader: bool
    to_act: bool
    badge: str
    spoken: str
    cell: list[int]
    """Column, columns, row, rows in the table's grid of twelve columns."""
    said: NotRequired[str]
    """Words beside what is played, where it is no play of a round."""
    won: NotRequired[list[str]]
    """Cards the seat has won, which lie open before it."""


class Action(TypedDict):
    """Something a person may do: what is sent, what is written, what is read aloud."""

    id: str
    text: str
    name: str
    note: str
    """A few characters after the text: what a play is worth."""
    mark: str
    """How it stands out: ``best``, ``poor``, ``on`` for a switch that is on, ``go`` for the way on,
    ``off`` for what cannot be done now, or nothing."""
    row: str
    """Where it stands: among the ``plays`` or among the ``tools``."""
    key: NotRequired[str]
    """Shared by actions of which only one is there at a time: they take one place."""
    of: NotRequired[str]
    """The card it plays: while a card is chosen, only its plays are shown."""


def action(
    what: str,
    text: str,
    name: str = "",
    *,
    note: str = "",
    mark: str = "",
    row: str = "tools",
    key: str = "",
) -> Action:
    """An action; its name is its text, with the note, unless another is given.

    >>> action("undo", "Take back")["name"]
    'Take back'
    """
    said = ": ".join(filter(None, (name or text, note)))
    made = Action(id=what, text=text, name=said, note=note, mark=mark, row=row)
    return {**made, "key": key} if key else made


class ClauseScene(TypedDict):
    """A rule shown beside a scene."""

    id: str
    title: str
    text: str


class CardAction(Action):
    """An action drawn as a card; nothing is sent where the id is empty."""

    card: str


class Choice(TypedDict):
    """One of several: a label, the id of what is chosen, and the options as actions."""

    label: str
    value: str
    options: list[Action]


class Entry(TypedDict):
    """A field to write in; what is written is sent behind the id, and a button copies the text."""

    id: str
    label: str
    text: str
    go: str
    copy: str
    copied: str


class Row(TypedDict):
    """One row of a grid; its head is a button where there is an action."""

    head: str
    cells: list[str]
    action: str
    mark: str


class Grid(TypedDict):
    """A table of text: the first head is above the heads of the rows."""

    id: str
    caption: str
    note: str
    heads: list[str]
    rows: list[Row]


class Slider(TypedDict):
    """A whole number to be set: ``id:number`` is sent; only shown where the id is empty."""

    id: str
    label: str
    least: int
    most: int
    value: int
    text: str
    """What the number means here, shown beside the label and read aloud."""
    spoken: NotRequired[str]
    """How it is read aloud, where that is another text."""


class Bar(TypedDict):
    """One bar of a chart."""

    label: str
    share: float
    """How long it is, from 0 to 1 of the whole width."""
    text: str
    mark: str
    """How it stands out: ``all`` for a bar about the others together, ``low`` for one that does
    not count, or nothing."""


class Chart(TypedDict):
    """Bars under a caption; the first chart of a scene is the large one."""

    id: str
    caption: str
    spoken: NotRequired[str]
    """How the caption is read aloud, where that is another text."""
    note: str
    bars: list[Bar]


class CrossScene(TypedDict):
    """A card in the middle of the table, with cards at its four sides and a place below."""

    vampire: str
    label: str
    spoken: str
    around: list[str]
    """The cards north, east, south and west; nothing where a side is free."""
    places: list[str]
    """What these sides are called in an action."""
    names: list[str]
    """How they are read aloud."""
    whole: str
    """What the whole, and the place below, is called in an action."""
    below: str
    """How the place below is read aloud."""


class Branch(TypedDict):
    """Steps in a row, each to be gone to; ``depth`` says how far to set it in."""

    depth: int
    steps: list[Action]


class Scene(TypedDict):
    """One picture of the table."""

    title: str
    place: str
    """Where in the record: phase, round, turn."""
    group: int
    """Steps with the same number belong to one round."""
    seats: list[SeatScene]
    middle: list[str]
    middle_cell: list[int]
    cards: dict[str, str]
    """Card -> its spoken name."""
    told: str
    """What just happened; part of the status."""
    status: str
    as_text: str
    """What the table as text is called."""
    alert: str
    mood: str
    """How the alert is meant: ``good``, ``bad``, ``calm``; nothing where it is only a refusal."""
    asked: str
    """What a person is asked to do here, if anything."""
    comment: str
    clauses: list[ClauseScene]
    actions: list[Action]
    choose: str
    """The seat whose cards can be chosen, or nothing."""
    stamp: int
    """Counts the plays made: an action for an older stamp is not carried out."""
    news: NotRequired[str]
    """What is read aloud besides, and not shown: what became of longer work. Where there are
    sliders, it is all that is read aloud by itself."""
    spoken: NotRequired[str]
    """How the title is read aloud, where that is another text."""
    comments: NotRequired[str]
    """What the comment and the rules are called together, where they are of no step."""
    lost: NotRequired[str]
    """What is said once nobody answers any more, where there is nothing to step through."""
    touch: NotRequired[str]
    """The seat that cards are given to; with it every card in a hand sends ``card:B:6``, and every
    seat ``hand:B``."""
    palette: NotRequired[list[CardAction]]
    """Cards to be taken from beside the table."""
    choices: NotRequired[list[Choice]]
    entry: NotRequired[Entry]
    sliders: NotRequired[list[Slider]]
    charts: NotRequired[list[Chart]]
    """With charts, the first line of the middle is a number to be seen from afar."""
    grids: NotRequired[list[Grid]]
    branches: NotRequired[list[Branch]]
    mine: NotRequired[str]
    """The seat of the person, which has the most room; a hand face down is then one pile."""
    crosses: NotRequired[list[CrossScene]]
    """With crosses, one card is chosen from a hand and then a place: ``put:CARD:PLACE`` is sent."""
    fits: NotRequired[dict[str, list[str]]]
    """Card that can be chosen -> the places it may go to, to be shown."""
    question: NotRequired[str]
    """Asked after a card was put, when several plays are meant; the actions are the answers, and
    ``put:`` alone lets go."""
    faces: NotRequired[dict[str, str]]
    """Card -> its face, of cards that are in no deck of ours."""
    tone: NotRequired[int]
    """A short tone is heard when this grows, and at nothing else."""


@singledispatch
def scene(state: Any, viewer: int | None = None, language: str = "") -> Scene:
    """What ``viewer`` (seat index; ``None`` sees every card) may see of a state, in a language.

    What a viewer sees is always drawn from a View. A view already belongs to one seat; there
    ``viewer`` is left out.

    >>> from vqlab.queen import Position
    >>> drawn = scene(Position.parse("6 8 | 7 | 9 S20"), viewer=0)
    >>> drawn["seats"][0]["cards"], drawn["seats"][2]["cards"], drawn["seats"][2]["seen"]
    (['6', '8'], None, ['S20'])
    """
    raise TypeError(f"there is no picture of a {type(state).__name__}")


@runtime_checkable
class OfOneGame(Protocol):
    """A record of one game: what was played, and by whom."""

    @property
    def game(self) -> Any:
        """What was played."""

    @property
    def title(self) -> str:
        """What it is called."""

    @property
    def names(self) -> tuple[str, ...]:
        """Who played, seat A first; nobody has a name where it is empty."""


@singledispatch
def replay(record: Any, language: str = "", **options: Any) -> list[Scene]:
    """A record as scenes, one for each step of it, in a language.

    What is given to it besides is for the kind of record: see the functions registered here.

    >>> from vqlab.vampires import Game
    >>> game = Game.deal(3, seed=7)
    >>> len(replay(game.play(game.legal_plays()[0])))
    2
    """
    if isinstance(record, OfOneGame):
        return replay(record.game, language, title=record.title, names=record.names)
    raise TypeError(f"there is no replay of a {type(record).__name__}")


def still(drawn: Scene) -> Scene:
    """The same scene for where nobody answers: nothing in it can be done.

    >>> from vqlab.queen import Position
    >>> still(scene(Position.parse("6 | 7 | 8")))["actions"]
    []
    """
    kept: Scene = {**drawn, "actions": [], "choose": "", "touch": "", "palette": [], "choices": []}
    kept.pop("entry", None)
    kept.pop("fits", None)
    kept["grids"] = [
        {**grid, "rows": [{**row, "action": ""} for row in grid["rows"]]}
        for grid in drawn.get("grids", [])
    ]
    kept["sliders"] = [{**slider, "id": ""} for slider in drawn.get("sliders", [])]
    kept["branches"] = [
        {**branch, "steps": [{**step, "id": ""} for step in branch["steps"]]}
        for branch in drawn.get("branches", [])
    ]
    return kept
