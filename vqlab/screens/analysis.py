"""The analysis board: any position set up, every play valued, variations kept, changes compared.

A person's action → the set-up, the tree of variations or the budget → work, if values are shown →
scene. What is on the board is in ``boards``; how it is set up, tried, valued and compared is in
``setup``, ``variations``, ``values`` and ``whatif``.
"""

from __future__ import annotations

from collections import deque
from pathlib import Path
from typing import Self

from vqlab import beside
from vqlab.contract import (
    LabError,
    Message,
    as_seat,
    joined,
    seat_letter,
)
from vqlab.pictures import Scene
from vqlab.pictures.replay import just_told
from vqlab.queen.game import Game
from vqlab.queen.phase import Phase
from vqlab.queen.position import Position
from vqlab.queen.record import Record
from vqlab.screens import boards, files
from vqlab.screens.setup import Setup
from vqlab.screens.shown import Screen, refused
from vqlab.screens.values import TURNS, Values, find
from vqlab.screens.variations import Variations
from vqlab.screens.whatif import MOST, Comparison, changed, compare
from vqlab.screens.work import Tell, Work
from vqlab.solver.reading import as_budget
from vqlab.words import say

MORE = 5
"""How many times as much "Go on" spends."""
FAR = 10**10
KEPT = 200
"""Positions whose values are remembered."""
OTHERS = 8
"""Earlier positions, with their variations, that can be gone back to."""


ANYTIME = {"setup", "line", "earlier", "values", "whose", "stop", "goon"}
PLAYING = {"play", "undo", "node", "delete", "save"}
SETTING_UP = {"give", "card", "hand", "clear", "choose", "compare", "cancel"}
"""What an action may begin with: always, and in the two modes."""


class Analysis(Screen):
    """A position to analyse, all cards seen.

    ``position``: a Position or its text, a Phase or Game to go on from, a Record; without one, an
    empty table to set up. ``seat``: whose points the values are about, who is to act unless said.
    ``nodes``: about how many turns each question may enter. ``values``: whether to show at once
    what every play is worth. Plays taken back stay as variations; ``phase`` is the line on the
    table.

    >>> lab = Analysis("6 8 | 7 | 5 9")
    >>> lab.answer("play:6")
    >>> lab.phase.position.to_act
    1
    >>> lab.answer("undo"); lab.answer("play:8")
    >>> print(str(lab.record()).splitlines()[-1])
    6 {variation: 8}
    """

    def __init__(
        self,
        position: Position | Phase | Game | Record | str | None = None,
        language: str = "",
        *,
        seat: int | str | None = None,
        nodes: int = TURNS,
        values: bool = False,
    ) -> None:
        self.language = language
        self.nodes = as_budget(nodes)
        self.setup: Setup | None = Setup() if position is None else None
        """What is being set up; None while playing."""
        self.tree = _tree(Setup().position() if position is None else position)
        self.values: Values | None = None
        """What is known of the position on the table, so far."""
        self.comparison: Comparison | None = None
        self.show_values = values
        self.seat = None if seat is None else as_seat(seat, self.tree.phase.seats)
        """Whose points the values are about; None for whoever is to act."""
        self._others: deque[Variations] = deque(maxlen=OTHERS)
        self._known: dict[tuple[Position, int], Values] = {}
        self._work = Work(self._heard)
        self._alert = self._told = ""
        self._stamp = 0
        self._ask()

    @property
    def phase(self) -> Phase:
        """The phase as far as it is on the table."""
        return self.tree.phase

    @property
    def position(self) -> Position:
        """The position on the table."""
        return self.tree.phase.position

    @property
    def busy(self) -> bool:
        """Whether something is being solved."""
        return self._work.busy

    @property
    def scenes(self) -> list[Scene]:
        """The table now."""
        drawn = boards.setting_up(self) if self.setup else boards.playing(self)
        status = " ".join(filter(None, (self._told, drawn["status"])))
        return [{**drawn, "status": status, "alert": self._alert, "stamp": self._stamp}]

    # ---- what a person does ----------------------------------------------------------------

    def answer(self, action: str) -> None:
        """Carry out an action; what cannot be is answered by the reason, and nothing is lost."""
        name, _, what = action.partition(":")
        now = ANYTIME | (PLAYING if self.setup is None else SETTING_UP)
        self._alert = self._told = ""
        try:
            if name in now:
                getattr(self, f"_do_{name}")(what)
        except LabError as error:
            self._alert = refused(error, self.language)
        self.redraw()

    def _do_play(self, play: str) -> None:
        self.tree.play(play)
        self._told = just_told(self.phase, self.language)
        self._moved()

    def _do_undo(self, _: str) -> None:
        self.tree.back()
        self._moved()

    def _do_node(self, node: str) -> None:
        if node.isascii() and node.isdigit():
            self.tree.go(int(node[:9]))
            self._moved()

    def _do_delete(self, _: str) -> None:
        self.tree.delete()
        self._moved()

    def _do_save(self, _: str) -> None:
        path = self.save_record(files.free_name("analysis"))
        self._told = say(Message("analysis-saved", name=str(path)), self.language)

    def _do_line(self, line: str) -> None:
        self._start(Position.parse(line))

    def _do_earlier(self, _: str) -> None:
        if self._others:
            self._others.appendleft(self.tree)
            self.tree = self._others.pop()
            self.setup = None
            self._moved()

    def _do_values(self, _: str) -> None:
        self.show_values = not self.show_values
        self._ask()

    def _do_whose(self, seat: str) -> None:
        self.seat = as_seat(seat, self.phase.seats) if seat else None
        self._ask()

    def _do_stop(self, _: str) -> None:
        self._work.stop()

    def _do_goon(self, _: str) -> None:
        if self.values is None or self.values.done:  # and not only stopped
            self.nodes = min(self.nodes * MORE, FAR)
            self._known.clear()
        self._ask()

    def _do_setup(self, _: str) -> None:
        if self.setup is not None:
            position = self.setup.position()
            if position.is_over:
                bare = [seat_letter(at) for at, hand in enumerate(position.hands) if not hand]
                raise LabError(Message("setup-bare", n=len(bare), seats=joined(bare)))
            self._start(position)
            return
        self.setup, self.comparison = Setup.of(self.position), None
        self._moved()

    def _do_cancel(self, _: str) -> None:
        self.setup = None
        self._moved()

    def _do_give(self, card: str) -> None:
        self.setup = self.setup and self.setup.give(card)

    def _do_card(self, place: str) -> None:
        seat, _, card = place.partition(":")
        if self.setup is not None:
            self.setup = self.setup.take(as_seat(seat, self.setup.seats), card)

    def _do_hand(self, seat: str) -> None:
        self.setup = self.setup and self.setup.to(seat)

    def _do_clear(self, _: str) -> None:
        self.setup = self.setup and self.setup.clear()

    def _do_choose(self, what: str) -> None:
        name, _, value = what.partition(":")
        self.setup = self.setup and self.setup.choose(name, value)

    def _do_compare(self, _: str) -> None:
        if self.setup is not None:
            draft = self.setup.position()
            names = (Message("whatif-now"), Message("whatif-draft"))
            now, then = (say(name, self.language) for name in names)
            self._compare({now: self.position, then: draft})

    # ---- what a script does ----------------------------------------------------------------

    def open(self, position: Position | str) -> None:
        """Put a position, or its line, on the table; the one before can be gone back to.

        Raises NotationError or ImpossiblePosition, and leaves everything as it is.
        """
        self._start(position if isinstance(position, Position) else Position.parse(position))
        self.redraw()

    def wait(self, seconds: float | None = None) -> Self:
        """Wait until what was asked is answered; an interrupt, or the time, ends the waiting."""
        self._work.wait(seconds)
        return self

    def what_if(self, *changes: str, nodes: int | None = None) -> Comparison:
        """Compare the position with what it would be after each change, seat by seat.

        A change is like "A: 6 -> 7", "A: 6 -> B", "A: 6 <-> B: 7", "A: +6", "A: -6" or "leader B".
        Raises NotationError or ImpossiblePosition for a change there cannot be.

        >>> print(Analysis("6 8 | 7 | 9").what_if("A: 8 -> B").positions["A: 8 -> B"])
        6 | 7 8 | 9
        """
        if len(changes) > MOST:
            raise LabError(Message("whatif-many", most=MOST))
        now = say(Message("whatif-now"), self.language)
        positions = {now: self.position, **{c: changed(self.position, c) for c in changes}}
        self.comparison = compare(positions, nodes or self.nodes)
        self.redraw()
        return self.comparison

    def record(self, title: str = "") -> Record:
        """The main line as a record, the variations in the notes of the plays they replace."""
        return self.tree.record(title)

    def save_record(self, path: str | Path, title: str = "") -> Path:
        """Write the record to a file, whole or not at all; gives its path.

        Raises LabError where there is something else than a record of this position.
        """
        return files.write_record(path, self.record(title))

    @classmethod
    def load(cls, source: str | Path, language: str = "", **options: object) -> Self:
        """An analysis from a record's text, or from a file: the variations of its last phase.

        Raises NotationError or LabError for what cannot be read.

        >>> lab = Analysis.load(str(Analysis(Phase("6 8 | 7 | 5 9", ["6", "7"])).record()))
        >>> [str(play) for play in lab.phase.plays]
        ['6', '7']
        """
        record = Record.parse(files.read_text(source))
        made = cls(record, language, **options)  # type: ignore[arg-type]
        if record.stopped is not None:
            made._alert = say(record.stopped.message, language)
        return made

    def close(self) -> None:
        """Stop solving, and free the widget."""
        self._work.stop()
        super().close()

    # ---- in between ------------------------------------------------------------------------

    def _say_again(self) -> None:
        self._alert = self._told = ""

    def _start(self, position: Position) -> None:
        """Begin anew from a position, unless it is the one on the table."""
        same = str(position) == str(self.position)
        self.setup = None
        if not same:
            if len(self.tree) or any(self.tree.phase.start.hands):
                self._others.append(self.tree)
            self.tree = Variations(Phase(position))
        self._moved()

    def _moved(self) -> None:
        self._stamp += 1
        if self.seat is not None and self.seat >= self.phase.seats:
            self.seat = None
        self._ask()

    def _ask(self) -> None:
        """Begin to solve what is shown, if it is shown and not known yet."""
        seat = self.position.to_act if self.seat is None else self.seat
        self._work.stop()
        self.values = None
        if not self.show_values or self.setup is not None:
            return
        position, nodes = self.position, self.nodes
        if seat is None:
            self.values = Values(position, 0, nodes, done=True)
            return
        if not beside.goes_on():
            nodes = min(nodes, TURNS // 10)  # there it is done in place
        self.values = self._known.get((position, seat), Values(position, seat, nodes))
        if not self.values.done:
            self._work.start(lambda tell: find(position, seat, nodes, tell))

    def _compare(self, positions: dict[str, Position]) -> None:
        self.comparison, nodes = Comparison(positions), self.nodes

        def job(tell: Tell) -> Comparison:
            return compare(positions, nodes, tell)

        self._work.start(job)

    def _heard(self, news: object, done: bool) -> None:
        """News of the work, or None when it was ended from elsewhere."""
        try:
            self._take_in(news, done)
            self.redraw()
        except Exception as error:
            if self._table is not None:
                self._table.say(f"{type(error).__name__}: {error}")
            raise

    def _take_in(self, news: object, done: bool) -> None:
        if isinstance(news, Values):
            asked = self.values and (self.values.position, self.values.seat)
            if asked != (news.position, news.seat):
                return
            self.values = news
            if done:
                self._known[news.position, news.seat] = news
                while len(self._known) > KEPT:
                    del self._known[next(iter(self._known))]
        elif isinstance(news, Comparison):
            self.comparison = news
        elif isinstance(news, LabError):
            self._alert = say(news.message, self.language)
        elif isinstance(news, BaseException):
            self._alert = f"{type(news).__name__}: {news}"


def _tree(position: Position | Phase | Game | Record | str) -> Variations:
    if isinstance(position, Record):
        return Variations.of_record(position.phases[-1])
    if isinstance(position, Game):
        position = position.phase
    return Variations(position if isinstance(position, Phase) else Phase(position))
