"""What the scenes of every game share: the words beside the picture, seats, rules, plays.

A game gives its seats and its lines; here they become a whole Scene.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from vqlab.contract import Message, seat_letter
from vqlab.contract.clauses import Clauses
from vqlab.contract.notes import NO_NOTE, Note
from vqlab.pictures.scene import Action, ClauseScene, Scene, SeatScene, action
from vqlab.queen.clauses import CLAUSES as OF_QUEEN
from vqlab.vampires.clauses import CLAUSES as OF_VAMPIRES
from vqlab.words import say, translated

PlayT = TypeVar("PlayT")
_KNOWN = Clauses((*OF_QUEEN, *OF_VAMPIRES))


@dataclass(frozen=True)
class Said:
    """What is said beside the picture."""

    language: str = ""
    title: str = ""
    place: Message | None = None
    told: tuple[Message, ...] = ()
    note: Note = field(default=NO_NOTE)
    group: int = 0
    stamp: int = 0


def framed(
    words: Said,
    seats: list[SeatScene],
    middle: tuple[Sequence[Message], list[int]],
    *,
    cards: dict[str, str],
    title: str,
    asked: Message | None,
) -> Scene:
    """The scene of a table: its seats, the lines in the middle and where they stand.

    ``cards``: the names of the cards; ``title``: the key of its name, where ``words`` gives none;
    ``asked``: what is asked of whom.
    """
    language, (lines, cell) = words.language, middle
    told = " ".join(say(message, language) for message in words.told)
    ask = "" if asked is None else say(asked, language)
    return Scene(
        title=translated(words.title, language) or say(Message(title), language),
        place=say(words.place or lines[0], language),
        group=words.group,
        seats=seats,
        middle=[say(message, language) for message in lines],
        middle_cell=cell,
        cards=cards,
        told=told,
        status=f"{told} {ask}".strip(),
        as_text=say(Message("label-as-text"), language),
        alert="",
        mood="",
        asked="",
        comment=translated(words.note.comment, language),
        clauses=[clause_scene(clause, language) for clause in words.note.clauses],
        actions=[],
        choose="",
        stamp=words.stamp,
    )


def clause_scene(clause: str, language: str) -> ClauseScene:
    """A rule of either game to be shown beside a scene.

    >>> clause_scene("T12", "en")["title"], clause_scene("R12", "en")["id"]
    ('Garlic', 'R12')
    """
    title, text = say(_KNOWN.title(clause), language), say(_KNOWN.text(clause), language)
    return ClauseScene(id=clause, title=title, text=text)


def who_in(names: Sequence[str], seat: int) -> str:
    """A seat's name, or its letter."""
    return names[seat] if names else seat_letter(seat)


def label_in(names: Sequence[str], seat: int) -> Message:
    """A seat's letter, with its name if it has one."""
    if names:
        return Message("seat-named", letter=seat_letter(seat), name=names[seat])
    return Message("seat-name", letter=seat_letter(seat))


def face_down(down: int, language: str) -> str:
    """How many cards of a hidden hand are face down, in words; nothing when none is."""
    return say(Message("spoken-hidden", n=down), language) if down else ""


def play_actions(
    plays: Iterable[PlayT],
    written: Callable[[PlayT], str],
    spoken: Callable[[PlayT], str],
    notes: Mapping[PlayT, str] | None = None,
    marks: Mapping[PlayT, str] | None = None,
) -> list[Action]:
    """Plays as actions of a scene, each with its note and mark if it has any."""
    return [
        action(
            f"play:{play}",
            written(play),
            spoken(play),
            note=(notes or {}).get(play, ""),
            mark=(marks or {}).get(play, ""),
            row="plays",
        )
        for play in plays
    ]
