"""Endgame puzzles on the card table: the person's plays judged, the others' best answers shown.

puzzle → Attempt → scenes, one for every step so far; the last one has the plays. What a puzzle
says of its answer is in no scene before the person asks for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import date
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path
from typing import Any

from vqlab.contract import LabError, Message, NotationError, seat_letter
from vqlab.contract.reading import as_read
from vqlab.pictures import Scene
from vqlab.pictures.scene import Action, action
from vqlab.puzzles import Puzzle, Undecided, task_of
from vqlab.puzzles.attempt import NODES, Attempt
from vqlab.puzzles.ground import as_puzzle_position
from vqlab.puzzles.progress import Entry, Journal, Progress
from vqlab.queen.position import Position as QueenPosition
from vqlab.screens import coach
from vqlab.screens.boarded import boarded
from vqlab.screens.shown import Saying, Stepped, worded
from vqlab.vampires.position import Position as VampiresPosition
from vqlab.words import say, translated

Position = (QueenPosition, VampiresPosition)
Pack = Mapping[str, Puzzle]
"""Puzzles by name, the easiest first."""


class Trainer(Stepped):
    """Puzzles to be solved by playing your seat; the others answer with their best.

    ``puzzle``: a Puzzle, the name of one in the pack, a position line, or several puzzles; left
    out, the first of the pack not yet solved. ``pack``: puzzles by name, or a collection of them,
    instead of those that come with vqlab, or the name of a game of which the lab has a pack
    (``"vampires"``); ``kind``, ``difficulty`` and ``theme`` choose among them.
    ``nodes``: about how many turns may be entered for one puzzle; where they are not enough that
    is said, and the position can be played on freely. ``home``: the folder in which is kept what
    has been solved (else ``VQLAB_HOME``, or your data folder). Raises NotationError for what
    cannot be read.

    >>> trainer = Trainer("2 6 9 Q | 1 5 6 13 | 6 9 10 11")
    >>> trainer.answer("play:6")
    >>> print(trainer.said)
    After a 6, C plays a 9, and A cannot force going out any more. Step on to see how it goes.
    >>> trainer.answer("back")
    >>> trainer.answer("play:2 Q")
    >>> print(trainer.said)
    Right, and nothing else would do. B passes. C passes. The round ends: 2 cards go to the crypt,
    A leads next.
    """

    attempt: Attempt
    puzzle: Puzzle | None
    """The puzzle on the table; None for a position line."""

    def __init__(
        self,
        puzzle: Puzzle | QueenPosition | VampiresPosition | str | Iterable[Puzzle] | None = None,
        *,
        pack: Pack | Iterable[Puzzle] | str | None = None,
        kind: str | None = None,
        difficulty: int | None = None,
        theme: str | None = None,
        seed: int = 0,
        nodes: int = NODES,
        home: Path | str | None = None,
        language: str = "",
    ) -> None:
        self.language, self.seed, self.nodes = language, seed, nodes
        self._journal = Journal(home)
        self._stamp = 0
        if isinstance(puzzle, str) and "|" in puzzle:
            puzzle = as_puzzle_position(puzzle)
        if isinstance(puzzle, Puzzle):
            self.pack = _named([puzzle])
        elif isinstance(puzzle, Position):
            self.pack = {}
        elif puzzle is None or isinstance(puzzle, str):
            self.pack = _chosen(
                _the_pack(*([pack] if pack else []))
                if pack is None or isinstance(pack, str)
                else _named(pack),
                kind,
                difficulty,
                theme,
            )
        elif isinstance(puzzle, Iterable):
            self.pack = _chosen(_named(puzzle), kind, difficulty, theme)
        else:
            raise NotationError(Message("trainer-what", read=as_read(puzzle, 40)))
        if isinstance(puzzle, Position):
            self._open_line(puzzle)
        else:
            self.open(_name_of(puzzle, self.pack) if isinstance(puzzle, str) else self._unsolved())

    # ---- which puzzle ----------------------------------------------------------------------

    @property
    def progress(self) -> Progress:
        """What has been solved so far, and how many in a row."""
        return self._journal.progress

    def open(self, name: str) -> None:
        """Begin with the puzzle of a name."""
        puzzle = self.pack[_name_of(name, self.pack)]
        attempt = Attempt(puzzle.position, puzzle.task, seed=self.seed, nodes=self.nodes)
        self.name, self.puzzle = name, puzzle
        self._begin(attempt, self._puzzle_title)

    def _open_line(self, position: QueenPosition | VampiresPosition) -> None:
        self.name, self.puzzle = "", None
        try:
            task = task_of(position, self.nodes)
        except Undecided:
            task = None
        attempt = Attempt(position, task, seed=self.seed, nodes=self.nodes)
        self._begin(attempt, Message("trainer-line-title"))

    def _puzzle_title(self) -> str:
        return self._say(coach.title(self.pack[self.name], self.language))

    def _begin(self, attempt: Attempt, title: Saying) -> None:
        self.attempt, self._named = attempt, title
        self._board = boarded(attempt.start)
        entry = self.progress.puzzles.get(self.name, Entry())
        self._helped = entry.helped and not entry.solved
        self._hinted, self._showing = 0, False
        self._answer_with(coach.how(attempt), "calm")

    def next(self) -> None:
        """Go on to the next puzzle not yet solved."""
        self.open(self._unsolved(after=self.name))
        if self.progress.is_solved(self.name):
            self._answer_with(Message("trainer-all-solved"), "calm")

    def easier(self) -> None:
        """Go to a puzzle of less difficulty."""
        self._other(lambda here, there: there < here, "trainer-no-easier")

    def harder(self) -> None:
        """Go to a puzzle of more difficulty."""
        self._other(lambda here, there: there > here, "trainer-no-harder")

    def _other(self, wanted: Callable[[int, int], bool], none: str) -> None:
        here = 0 if self.puzzle is None else self.puzzle.difficulty
        names = [name for name, puzzle in self.pack.items() if wanted(here, puzzle.difficulty)]
        if not names:
            self._answer_with(Message(none), "calm", keep=True)
            return
        near = min(abs(self.pack[name].difficulty - here) for name in names)
        nearest = [name for name in names if abs(self.pack[name].difficulty - here) == near]
        known = self.progress
        self.open(next((name for name in nearest if not known.is_solved(name)), nearest[0]))

    def _unsolved(self, after: str = "") -> str:
        """The next name not solved yet; the next one at all where everything is solved."""
        names = list(self.pack)
        at = names.index(after) + 1 if after in names else 0
        turned = [*names[at:], *names[:at]]
        known = self.progress
        return next((name for name in turned if not known.is_solved(name)), turned[0])

    # ---- what a person does ----------------------------------------------------------------

    def answer(self, action: str) -> None:
        """Carry out ``play:…``, ``put:…`` or a tool; what cannot be done now changes nothing."""
        if action.startswith("play:"):
            self._play(action.removeprefix("play:"))
        elif action.startswith("put:"):
            self._put(action.removeprefix("put:"))
        elif self._tools().get(action):
            _TOOLS[action][1](self)

    def _tools(self) -> dict[str, bool]:
        """The tools there are, and whether each can be used now."""
        attempt, several = self.attempt, len(self.pack) > 1
        is_open = attempt.state == "open"
        tools = {
            "hint": is_open and attempt.judged,
            "show": is_open and attempt.judged,
            "back": attempt.can_take_back,
            "again": attempt.can_take_back,
        }
        return {**tools, "next": True, "easier": True, "harder": True} if several else tools

    def _put(self, what: str) -> None:
        """A card put at a place: a play, or a question which one is meant."""
        if self.attempt.state != "open":
            return
        try:
            play = self._board.put(self.attempt.phase.position, what)
        except LabError as error:
            self._answer_with(error, "bad", keep=True)
            return
        if play is None:
            self._answer_with("", "calm", keep=True)
        else:
            self._play(str(play))

    def _play(self, text: str) -> None:
        attempt = self.attempt
        if attempt.state != "open":
            return
        try:
            attempt.play(text)
        except LabError as error:
            self._answer_with(error, "bad", keep=True)
            return
        self._hinted, self._showing = 0, False
        if attempt.state == "wrong":
            self._note(lambda progress: progress.missed(self.name))
            self._answer_with([coach.why(attempt), Message("trainer-step")], "bad")
        elif attempt.state == "solved":
            day, helped = date.today().isoformat(), self._helped
            self._note(lambda progress: progress.solved(self.name, day, helped=helped))
            self._answer_with(self._solved(), "good")
        elif attempt.state == "over":
            self._answer_with(Message("trainer-over"), "calm")
        elif attempt.undecided and attempt.task is not None:
            self._answer_with(coach.asked(None), "calm")
        else:
            self._answer_with(self._after_play, "good" if attempt.judged else "calm")

    def _after_play(self) -> str:
        told = " ".join(scene["told"] for scene in self._steps()[self._since() + 1 :])
        return self._say(coach.after_play(self.attempt, told))

    def _note(self, change: Callable[[Progress], Progress]) -> None:
        if self.name:
            self._journal.note(change)

    def _solved(self) -> Saying:
        idea = None if self.puzzle is None else coach.idea(self.puzzle)
        return [coach.solved(self.attempt, helped=self._helped), idea, self._so_far()]

    def _so_far(self) -> Message | None:
        if not self.name:
            return None
        known = self.progress
        solved = sum(map(known.is_solved, self.pack))
        return Message("trainer-so-far", solved=solved, all=len(self.pack), streak=known.streak)

    def _hint(self) -> None:
        themes = () if self.puzzle is None else self.puzzle.themes
        hints = self.attempt.hints(themes)
        if not hints:
            self._answer_with(Message("puzzle-undecided"), "calm", keep=True)
            return
        self._take_help()
        self._hinted = min(self._hinted + 1, len(hints))
        hint = hints[self._hinted - 1]
        said = Message("trainer-hint", n=self._hinted, of=len(hints), hint=hint)
        self._answer_with(said, "calm")

    def _take_help(self) -> None:
        if not self._helped:
            self._helped = True
            self._note(lambda progress: progress.aided(self.name))

    def _show(self) -> None:
        self._take_help()
        self._showing = not self._showing
        said = Message("trainer-shown") if self._showing else ""
        self._answer_with(said, "calm")

    def _back(self) -> None:
        self.attempt.take_back()
        self._turn_back("trainer-back-again")

    def _again(self) -> None:
        self.attempt.restart()
        self._turn_back("trainer-again")

    def _turn_back(self, key: str) -> None:
        self._hinted, self._showing = 0, False
        self._answer_with(Message(key), "calm")

    # ---- what a person sees ----------------------------------------------------------------

    @property
    def said(self) -> str:
        """What was last said to the person."""
        return worded(self._saying, self.language)

    @property
    def _title(self) -> str:
        return worded(self._named, self.language)

    def _answer_with(self, said: Saying, mood: str, *, keep: bool = False) -> None:
        """Draw everything anew, with what is said; ``keep`` where nothing has changed."""
        self._known = self._so_far()
        self._saying, self._mood = (said, self._journal.notice()), mood
        self._stamp += not keep
        self._draw()

    def _say_again(self) -> None:
        self._draw()

    def _draw(self) -> None:
        self._scenes = self._drawn(self._mood)
        self._first = self._since() if self.attempt.state == "wrong" else len(self._scenes) - 1
        self.redraw()

    def _steps(self) -> list[Scene]:
        return self._board.steps(self.attempt.phase, self.language)

    def _since(self) -> int:
        """The step of the person's last play."""
        return self._board.step_after(self.attempt.start, self.attempt.since)

    def _drawn(self, mood: str) -> list[Scene]:
        scenes, attempt = self._steps(), self.attempt
        for scene in scenes:
            scene["title"], scene["stamp"] = self._title, self._stamp
            scene["asked"] = self._say(coach.asked(attempt.task if attempt.judged else None))
            scene["alert"], scene["mood"] = self.said, mood
            scene["actions"] = self._way_on() + self._tool_actions()
            self._mark_own_seat(scene)
        scenes[0]["comment"] = self._all_said([Message("trainer-rules"), self._known])
        if attempt.state == "wrong":
            for scene in scenes[self._since() :]:
                place = Message("trainer-refuted-place", place=scene["place"])
                scene["place"] = self._say(place)
        elif attempt.state == "open":
            self._offer(scenes[-1])
            here = self.attempt.phase.position
            scenes[-1] = self._board.asking(scenes[-1], here, self.language)
        elif self.puzzle is not None:
            more = self._say(coach.share(self.puzzle))
            comment = translated(self.puzzle.comment, self.language)
            scenes[-1]["comment"] = f"{comment} {more}".strip()
        return scenes

    def _offer(self, now: Scene) -> None:
        """The plays of the seat to act. What was just told stands in the answer already."""
        position = self.attempt.now.position
        now["place"] = self._board.place(now)
        now["status"] = now["status"].removeprefix(now["told"]).strip()
        now["choose"] = seat_letter(position.to_act or 0)
        now["actions"] = self._play_actions(position.legal_plays()) + self._tool_actions()

    def _mark_own_seat(self, scene: Scene) -> None:
        task = self.attempt.task
        if task is None or task.helped or not self.attempt.judged:
            return
        seat = scene["seats"][task.seat]
        seat["label"] = self._say(Message("trainer-you", letter=seat["seat"]))

    def _play_actions(self, plays: tuple[Any, ...]) -> list[Action]:
        task = self.attempt.task
        if not self._showing or task is None:
            return self._board.actions(plays, self.language, None, None)
        worths = {play: self.attempt.worth(play) for play in plays}
        notes = {play: self._say(coach.note(worth, task)) for play, worth in worths.items()}
        marks = {play: "best" if worth.right else "poor" for play, worth in worths.items() if worth}
        return self._board.actions(plays, self.language, notes, marks)

    def _way_on(self) -> list[Action]:
        """What there is to do where there is nothing to play."""
        if self.attempt.state == "wrong":
            words = Message("trainer-take-back")
            return [action("back", self._say(words), mark="go", row="plays")]
        if self.attempt.state in ("solved", "over") and len(self.pack) > 1:
            words = Message("trainer-tool-next")
            return [action("next", self._say(words), mark="go", row="plays")]
        return []

    def _tool_actions(self) -> list[Action]:
        """Always the same tools in the same places; the way on is not offered a second time."""
        return [
            action(tool, self._say(words), mark=self._tool_mark(tool))
            for tool, (words, _) in _TOOLS.items()
            if tool in self._tools()
        ]

    def _tool_mark(self, tool: str) -> str:
        if not self._tools()[tool] or tool in {action["id"] for action in self._way_on()}:
            return "off"
        return "on" if tool == "show" and self._showing else ""

    def __repr__(self) -> str:
        asked = self._scenes[self.index]["asked"]
        return "\n".join(filter(None, (self._title, asked, super().__repr__(), self.said)))

    def _say(self, message: Message) -> str:
        return say(message, self.language)

    def _all_said(self, messages: Iterable[Message | None]) -> str:
        return " ".join(self._say(message) for message in messages if message is not None)


_TOOLS: dict[str, tuple[Message, Callable[[Trainer], None]]] = {
    "hint": (Message("trainer-tool-hint"), Trainer._hint),
    "show": (Message("trainer-tool-show"), Trainer._show),
    "back": (Message("control-undo"), Trainer._back),
    "again": (Message("trainer-tool-again"), Trainer._again),
    "next": (Message("trainer-tool-skip"), Trainer.next),
    "easier": (Message("trainer-tool-easier"), Trainer.easier),
    "harder": (Message("trainer-tool-harder"), Trainer.harder),
}
"""Action -> what it is called, and what it does."""


def _the_pack(*game: str) -> Pack:
    pack: Pack = import_module("vqlab.puzzles").pack(*game)
    return pack


def _named(puzzles: Pack | Iterable[Puzzle]) -> Pack:
    """Puzzles by name; one that has none is named by its position and kind."""
    if isinstance(puzzles, Mapping):
        return puzzles
    puzzles = list(puzzles)
    for puzzle in puzzles:
        if not isinstance(puzzle, Puzzle):
            raise NotationError(Message("trainer-what", read=as_read(puzzle, 40)))
    return {puzzle.name or f"{puzzle.task.kind}: {puzzle.position}": puzzle for puzzle in puzzles}


def _chosen(pack: Pack, kind: str | None, difficulty: int | None, theme: str | None) -> Pack:
    chosen = {
        name: puzzle
        for name, puzzle in pack.items()
        if kind in (None, puzzle.task.kind)
        and difficulty in (None, puzzle.difficulty)
        and (theme is None or theme in puzzle.themes)
    }
    if not chosen:
        raise NotationError(Message("trainer-none"))
    return chosen


def _name_of(read: str, pack: Pack) -> str:
    """A name there is; raises NotationError, with those that are near."""
    if read in pack:
        return read
    near = get_close_matches(read, pack, n=3)
    if near:
        raise NotationError(Message("trainer-name-near", read=read[:60], names=", ".join(near)))
    raise NotationError(Message("trainer-name", read=read[:60]))
