"""Making puzzles: deals are drawn, tried and proved until there are enough.

seed, number → deal → sieve → proof → puzzle;  numbers → waves over cores or a cluster → Made.

What comes of a number depends on nothing else, and budgets are turns and not seconds: the same seed
gives the same puzzles on any machine, however many cores it has. The same search finds positions of
any other sort, and says how often one meets them.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from importlib.util import find_spec
from typing import Any, Generic, TypeVar

from vqlab.contract import LabError, Message
from vqlab.contract.numbers import as_seed, as_whole
from vqlab.contract.reading import as_named, as_read
from vqlab.deals.interval import interval
from vqlab.puzzles.judge import Judge, Moment, Undecided
from vqlab.puzzles.model import CHOICES, Puzzle
from vqlab.puzzles.solution import NotSo, Solution, TooLarge
from vqlab.puzzles.sorting import check_sort
from vqlab.puzzles.task import OF_QUEEN, Task
from vqlab.puzzles.themes import OF_QUEEN as THEMES_OF_QUEEN
from vqlab.puzzles.trivial import is_trivial
from vqlab.queen.cards import Hand
from vqlab.queen.edition import Edition, as_edition
from vqlab.queen.position import Position
from vqlab.watching import Tell, bar

__all__ = ["Deals", "Made", "Wish", "find", "make"]

NODES = 20_000
"""Turns for one proof: a budget that plain Python spends in about a second."""
HELP_NODES = 30_000
"""Positions for one help-play."""
BUNCH = 12
"""Deals tried by one task."""
MOST = 1_000_000
"""Deals tried at most, unless another number is given."""

T = TypeVar("T")
NEEDS_SLAYER = {"slayer-first", "feed-high", "boomerang", "blocking", "take-it"}
IN_ROUND = {"unforced-pass", "stand-in-the-way", "feed-high"}
BEFORE_LEAD = {"give-the-lead", "small-first"}


@dataclass(frozen=True)
class Deals:
    """What is dealt: so many ``seats``, hands of ``cards`` vampires, and slayers.

    ``cards``: a number, or a range "2-4" from which every hand's size is drawn; ``slayers``: "any"
    (drawn anew for every deal), "none", "15", "20" or "15+20"; ``in_round``: whether some seats
    have played already, None for now and then.

    >>> print(Deals(seats=3, cards="3", slayers="20").draw(random.Random("1")))
    2 7 11 | 1 5 7 | 1 4 9 S20
    """

    seats: int = 3
    cards: str | int = "4"
    slayers: str = "any"
    edition: str = "base"
    in_round: bool | None = False

    def __post_init__(self) -> None:
        edition = as_edition(self.edition)
        object.__setattr__(self, "edition", str(edition))
        edition.check_seats(self.seats)
        low, high = self.sizes
        if not 1 <= low <= high <= edition.hand_size(self.seats):
            most = edition.hand_size(self.seats)
            raise LabError(Message("make-cards", read=as_named(self.cards, 40), most=most))
        known = [str(slayer) for slayer in edition.slayers_for(self.seats)]
        names = ["any", "none", *known, *(["15+20"] if len(known) == 2 else [])]
        if self.slayers not in names:
            read = as_named(self.slayers, 40)
            raise LabError(Message("make-slayers", read=read, names=", ".join(names)))

    @property
    def sizes(self) -> tuple[int, int]:
        """Fewest and most vampires of a hand."""
        parts = (self.cards if isinstance(self.cards, str) else as_read(self.cards)).split("-")
        if not all(part.strip().isdecimal() and len(part) < 4 for part in parts) or len(parts) > 2:
            most = as_edition(self.edition).hand_size(self.seats)
            raise LabError(Message("make-cards", read=as_named(self.cards, 40), most=most))
        return int(parts[0]), int(parts[-1])

    def draw(self, rng: random.Random) -> Position:
        """One position in which A is to play; plays made before it in the round are random."""
        edition = as_edition(self.edition)
        deck = list(edition.deck)
        low, high = self.sizes
        sizes = [rng.randint(low, high) for _ in range(self.seats)]
        dealt = iter(rng.sample(deck, sum(sizes)))
        hands = [[next(dealt) for _ in range(size)] for size in sizes]
        for slayer in self._slayers(edition, rng):
            rng.choice(hands).append(f"S{slayer}")
        begun = rng.random() < 0.5 if self.in_round is None else self.in_round
        made = rng.randint(1, self.seats - 1) if begun else 0
        leader = -made % self.seats
        position = Position([Hand(" ".join(hand)) for hand in hands], leader, edition=edition)
        for _ in range(made):
            position = position.play(rng.choice(position.legal_plays()))
        return position

    def _slayers(self, edition: Edition, rng: random.Random) -> Sequence[int]:
        known = edition.slayers_for(self.seats)
        if self.slayers == "any":
            return [slayer for slayer in known if rng.random() < 0.5]
        return [slayer for slayer in known if str(slayer) in self.slayers.split("+")]


@dataclass(frozen=True)
class Wish:
    """What sort of puzzle is wanted.

    ``kind``, ``theme``, ``difficulty``: as in a Puzzle, None for any; ``most_right``: right first
    plays at most; ``nodes``: turns one proof may take. Raises LabError for what there is not.
    """

    kind: str = "out"
    deals: Deals = field(default_factory=Deals)
    theme: str | None = None
    difficulty: int | None = None
    most_right: int = 1
    nodes: int = NODES

    def __post_init__(self) -> None:
        check_sort(self.kind, self.theme, self.difficulty, OF_QUEEN, THEMES_OF_QUEEN)
        for number, least in ((self.most_right, 1), (self.nodes, 0)):
            _check_whole(number, least)
        if self._impossible:
            raise LabError(Message("make-impossible", theme=self.theme or "", kind=self.kind))

    @property
    def _impossible(self) -> bool:
        """Whether no position at all can have this theme and all the rest."""
        begun, slayers = self.deals.in_round, self.deals.slayers
        return (
            (self.theme in BEFORE_LEAD and begun is True)
            or (self.theme in NEEDS_SLAYER and slayers == "none")
            or (self.theme == "blocking" and slayers not in ("any", "15+20"))
            or (self.theme == "stand-in-the-way" and self.kind == "help")
        )

    def attempt(self, position: Position) -> Puzzle | None:
        """The puzzle of this kind that a position is; None where it is none, or not decided."""
        try:
            return self.tried(position)
        except (Undecided, TooLarge):
            return None

    def tried(self, position: Position) -> Puzzle | None:
        """The same, but Undecided or TooLarge is raised where nobody knows."""
        if position.to_act is None or len(position.legal_plays()) < self._choices:
            return None
        if self.kind not in ("help", "force") and is_trivial(position):
            return None
        puzzles = (self._puzzle(position, task) for task in self._tasks(position))
        return next((puzzle for puzzle in puzzles if puzzle is not None), None)

    @property
    def _choices(self) -> int:
        return CHOICES if self.kind == "only" else self.most_right + 2

    def _judge(self, position: Position, task: Task) -> Judge:
        nodes = max(self.nodes, HELP_NODES) if task.helped else self.nodes
        return Judge(position, task, nodes, compiled=False)

    def _tasks(self, position: Position) -> Iterator[Task]:
        """The tasks of this kind that can be done from a position."""
        seat = position.to_act or 0
        others = [at for at in range(position.seats) if at != seat]
        if self.kind in ("force", "prevent"):
            yield from (Task(self.kind, seat, target=target) for target in others)
        elif self.kind == "least":
            points = self._judge(position, Task("least", seat, limit=0)).worth(position)
            if points:
                yield Task("least", seat, limit=points)
        elif self.kind == "rounds":
            rounds = self._judge(position, Task("rounds", seat, limit=0)).fewest(position)
            if rounds is not None and rounds > 1:
                yield Task("rounds", seat, limit=rounds)
        elif self.kind == "help":
            found = self._judge(position, Task("help", seat, limit=0)).help(position)
            if found.rounds is not None and found.rounds > 1 and found.lines == 1:
                yield Task("help", seat, limit=found.rounds)
        else:
            yield Task(self.kind, seat)

    def _puzzle(self, position: Position, task: Task) -> Puzzle | None:
        judge = self._judge(position, task)
        if not judge.holds(Moment(position)):
            return None
        try:
            solution = Solution(position, task, judge)
            if len(solution.plays) > self.most_right:
                return None
            puzzle = Puzzle.solved(solution)
        except NotSo:
            return None
        fits = self.theme in (None, *puzzle.themes)
        return puzzle if fits and self.difficulty in (None, puzzle.difficulty) else None


@dataclass
class Made(Generic[T]):
    """What a search came to: what it ``found`` in ``tried`` deals, in the order of their numbers.

    ``undecided``: deals of which nobody knows, as the budget was too small for them; they count as
    tried, so the true odds may be better. ``enough``: whether it ended with its last find.

    >>> print(Made(["x"] * 4, 100).message)
    4 in 100 deals, about one in 25 (95 % interval: one in 10 to one in 91).
    """

    found: list[T] = field(default_factory=list)
    tried: int = 0
    undecided: int = 0
    enough: bool = False
    stopped: bool = False
    """Whether it was interrupted."""

    @property
    def odds(self) -> Fraction | None:
        """The part of all deals tried that were such; None before the first is tried."""
        return Fraction(len(self.found), self.tried) if self.tried else None

    @property
    def interval(self) -> tuple[float, float]:
        """A 95 % interval for the chance of meeting one, exact, so rather too wide than too narrow.

        Clopper and Pearson (1934); where the search ended with its last find, the like for a
        number of trials that is not fixed beforehand.
        """
        found, tried = len(self.found), self.tried
        low, high = interval(found, tried)
        return low, interval(found - 1, tried - 1)[1] if self.enough else high

    @property
    def message(self) -> Message:
        """What was found, and the odds of meeting one."""
        said = Message("made-none", tried=self.tried)
        if self.found:
            low, high = self.interval
            params = {
                "one_in": _shortly(self.tried / len(self.found)),
                "often": _shortly(1 / high),
                "seldom": _shortly(1 / low),
            }
            said = Message("made", found=len(self.found), tried=self.tried, **params)
        if self.undecided:
            return Message("made-undecided", made=said, n=self.undecided)
        return said

    def __iter__(self) -> Iterator[T]:
        return iter(self.found)

    def __len__(self) -> int:
        return len(self.found)

    def __str__(self) -> str:
        return str(self.message)


def _check_whole(number: object, least: int) -> None:
    as_whole(number, lambda read: LabError(Message("make-number", read=read, least=least)), least)


def _shortly(number: float) -> str:
    """A number in two digits, or whole.

    >>> _shortly(2.5), _shortly(12.3), _shortly(1928.2)
    ('2.5', '12', '1,928')
    """
    return f"{number:.1f}" if number < 10 else f"{number:,.0f}"


def make(
    wish: Wish | None = None,
    count: int = 1,
    *,
    seed: int = 1,
    jobs: int = 1,
    most: int = MOST,
    hear: Callable[[Puzzle], None] | None = None,
) -> Made[Puzzle]:
    """Make puzzles of one sort; each is proved.

    What needs no search to go out is left out, but for the kinds ``force`` and ``help``.

    ``seed``: the same gives the same puzzles; ``jobs``: processes, -1 for one a core, through
    joblib and whatever backend is registered there; ``most``: deals tried at most; ``hear``: called
    with each puzzle at once. An interrupt ends it, and what was found is kept.

    >>> made = make(Wish("out", Deals(3, "3", "none")), 1, seed=4)
    >>> made.found[0].unique, made.tried
    (True, 1)
    """
    wish = wish or Wish()
    attempt = partial(_attempt, wish, as_seed(seed))
    return _survey(attempt, count, jobs, most, hear)


def find(
    condition: Callable[[Position], bool],
    count: int = 1,
    deals: Deals | None = None,
    *,
    seed: int = 1,
    jobs: int = 1,
    most: int = MOST,
    hear: Callable[[Position], None] | None = None,
) -> Made[Position]:
    """Find positions where a condition holds, and with what odds one meets them.

    The rest as for ``make``; with several ``jobs`` the condition has to be a picklable function.

    >>> find(lambda p: "Q" in p.hands[0], 2, Deals(3, "3"), seed=1).tried
    17
    """
    examine = partial(_examine, condition, deals or Deals(), as_seed(seed))
    return _survey(examine, count, jobs, most, hear)


def _attempt(wish: Wish, seed: int | str, number: int) -> Puzzle | None:
    deals = wish.deals
    if wish.theme in IN_ROUND and deals.in_round is not True:
        deals = Deals(**{**vars(deals), "in_round": True})
    return wish.tried(deals.draw(random.Random(f"{seed}/{number}")))


def _examine(
    condition: Callable[[Position], bool], deals: Deals, seed: int | str, number: int
) -> Position | None:
    position = deals.draw(random.Random(f"{seed}/{number}"))
    return position if condition(position) else None


OPEN = "undecided"
"""What comes of a deal that nobody knows about."""


def _bunch(trial: Callable[[int], T | None], numbers: range) -> list[tuple[int, Any]]:
    """The numbers of a bunch that came to something, each with what it came to, or with OPEN."""
    hits: list[tuple[int, Any]] = []
    for number in numbers:
        try:
            result = trial(number)
        except (Undecided, TooLarge):
            hits.append((number, OPEN))
            continue
        if result is not None:
            hits.append((number, result))
    return hits


def _survey(
    trial: Callable[[int], T | None],
    count: int,
    jobs: int,
    most: int,
    hear: Callable[[T], None] | None,
) -> Made[T]:
    """Try numbers from 0 on until enough came to something."""
    _check_whole(count, 1)
    _check_whole(most, 1)
    if jobs != -1:
        _check_whole(jobs, 1)
    made: Made[T] = Made()
    with bar(count) as tell:
        try:
            for end, hits in _waves(trial, jobs, most):
                for number, result in hits:
                    made.tried = number + 1
                    if isinstance(result, str):
                        made.undecided += 1
                        continue
                    made.found.append(result)
                    if hear is not None:
                        hear(result)
                    if len(made.found) == count:
                        made.enough = True
                        return made
                made.tried = end
                _tell(tell, made)
        except KeyboardInterrupt:
            made.stopped = True
    return made


def _tell(tell: Tell, made: Made[Any]) -> None:
    tell(len(made.found), str(Message("made-so-far", tried=made.tried)))


def _waves(
    trial: Callable[[int], T | None], jobs: int, most: int
) -> Iterator[tuple[int, list[tuple[int, Any]]]]:
    """How many numbers have been tried, and what the newest of them came to."""
    if jobs == 1:
        for number in range(most):
            yield number + 1, _bunch(trial, range(number, number + 1))
        return
    if find_spec("joblib") is None:
        raise LabError(Message("joblib-missing"))
    from joblib import Parallel, delayed

    with Parallel(n_jobs=jobs) as parallel:
        wide = 2 * BUNCH * parallel._effective_n_jobs()
        for start in range(0, most, wide):
            end = min(start + wide, most)
            bunches = [range(at, min(at + BUNCH, end)) for at in range(start, end, BUNCH)]
            found = parallel(delayed(_bunch)(trial, numbers) for numbers in bunches)
            yield end, [hit for hits in found for hit in hits]
