"""The solver asked about every deal of a small deck, or about deals drawn from a large one.

deals, budget → outcomes with weights → Survey.

Two things make many deals quick. The seat asked about is always turned to seat A, and the lead with
it, as no rule knows a seat by its name: so one search serves all seats. And what that search learns
about small positions is kept from deal to deal, as it is true wherever it is met.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import islice
from random import Random

from vqlab.contract import LabError, Message
from vqlab.contract.numbers import as_seed, as_whole
from vqlab.deals.dealing import Deal, Dealing, as_dealing
from vqlab.deals.surveyed import Outcome, Survey
from vqlab.queen.edition import Edition
from vqlab.queen.position import Position
from vqlab.solver.question import as_question
from vqlab.solver.reading import as_budget
from vqlab.solver.search import check_acyclic, first_bounds
from vqlab.solver.tiers import FAR, SearchProver
from vqlab.watching import bar

__all__ = ["sample_survey", "survey"]

MOST = 200_000
"""Different deals that are all looked at, at most."""
NODES = 500_000
"""Turns for one seat of one deal drawn by lot: compiled, about a tenth of a second."""
BUNCH = 2_000
"""Deals that share what is learned; no more of them, as that takes room."""
PLAIN = 5_000
"""Turns of plain Python, a tenth of a second, before the compiled search takes over."""
AHEAD = 4
"""Bunches handed out at once for each process."""
PATIENCE = 10_000
"""Deals drawn for each that meets a condition, at most."""

Weighted = tuple[Deal, int]
Condition = Callable[[Position], bool]


def survey(
    edition: Edition | str,
    seats: int = 3,
    *,
    cards: int | Sequence[int] | None = None,
    leader: int | str = 0,
    slayers: str | Mapping[int, int | str] = "start",
    given: Condition | None = None,
    points: bool = True,
    nodes: int | None = None,
    jobs: int = 1,
    compiled: bool = True,
) -> Survey:
    """What each seat can be sure of over all deals of a small deck, exactly, all cards seen.

    ``cards``: vampires in a hand, or in each seat's; the edition's own number if left out (R6).
    ``slayers``: "start" gives S20 to the leader and S15 to the seat on its right (R4), "none" none;
    a mapping penalty -> seat says who has kept which (R31). ``given``: only deals where this is
    true of the position. ``points``: False asks only who can force going out, which is quicker.
    ``nodes``: turns for one seat of one deal; without, everything is decided. ``jobs``: processes,
    -1 for one a core, through joblib.

    Raises LabError for more than 200,000 different deals (see ``sample_survey``), or none at all;
    ImpossiblePosition for what cannot be dealt, NotationError for a seat there is not, CyclicRules
    for an edition without the embargo.

    >>> found = survey("small,values=2,copies=2,queens=1,slayers=none", cards=1)
    >>> print(found)
    Over all 60 deals of 1 vampire a hand to 3 seats
    (small,values=2,copies=2,slayers=none), all cards seen, A leading, no slayer:
    A can force going out in 100 %, B in 40.0 %, C in 26.7 %; nobody can in 0 %.
    >>> found.goes_out[1], found.means
    (Fraction(2, 5), (Fraction(0, 1), Fraction(4, 5), Fraction(16, 15)))
    """
    dealing = as_dealing(edition, seats, cards=cards, leader=leader, slayers=slayers)
    check_acyclic(dealing.edition)
    deals = _every(dealing)
    asking = _Asking(dealing, _budget(nodes), points, compiled)
    meeting = _meeting(dealing, deals, given)
    outcomes: Counter[Outcome] = Counter()
    solved = 0
    with bar(None if given else len(deals)) as tell:
        for outcome, weight in _asked(asking, meeting, BUNCH, _processes(jobs)):
            outcomes[outcome] += weight
            solved += 1
            tell(solved, "")
    if not outcomes:
        raise LabError(Message("survey-none", given=_name(given) or "", tried=len(deals)))
    return Survey(
        dealing=dealing, outcomes=outcomes, solved=solved, given=_name(given), points=points
    )


def sample_survey(
    edition: Edition | str = "base",
    seats: int = 3,
    *,
    count: int = 200,
    seed: int | str = 1,
    cards: int | Sequence[int] | None = None,
    leader: int | str = 0,
    slayers: str | Mapping[int, int | str] = "start",
    given: Condition | None = None,
    points: bool = True,
    nodes: int | None = NODES,
    jobs: int = 1,
    compiled: bool = True,
) -> Survey:
    """What each seat can be sure of in deals drawn by lot, with 95 % intervals, all cards seen.

    ``count``: how many deals; ``seed``: the same gives the same deals, and with the same budget and
    search the same survey, on any number of cores. ``nodes``: turns for one seat of one deal; where
    they run out a deal stays undecided, and the intervals allow for both. ``given``: deals are
    drawn until so many meet this. The rest as for ``survey``.

    An interrupt ends it, and what was found is kept; deals that were being asked are undecided.
    Raises what ``survey`` does, but for the number of deals.

    >>> found = sample_survey(cards=2, slayers="none", count=50, seed=7)
    >>> print(found.claim)
    In 50 drawn by lot (seed 7) from all 1.72 × 10^11 deals of 2 vampires a hand to 3 seats
    (base), all cards seen, A leading, no slayer
    >>> found.goes_out[0], [round(end, 2) for end in found.intervals[0]]
    (Fraction(29, 50), [0.43, 0.72])
    """
    dealing = as_dealing(edition, seats, cards=cards, leader=leader, slayers=slayers)
    check_acyclic(dealing.edition)
    _check_whole(count)
    as_seed(seed)
    asking = _Asking(dealing, _budget(nodes), points, compiled)
    drawn: list[Deal] = []
    outcomes: Counter[Outcome] = Counter()
    stopped = False
    with bar(count) as tell:
        try:
            meeting = _kept(_drawn(dealing, seed, count, given), drawn)
            for outcome, weight in _asked(asking, meeting, 1, _processes(jobs)):
                outcomes[outcome] += weight
                tell(outcomes.total(), "")
        except KeyboardInterrupt:
            if not drawn:
                raise
            stopped = True
            outcomes.update(map(asking.unknown, drawn[outcomes.total() :]))
    return Survey(
        dealing=dealing,
        outcomes=outcomes,
        solved=len(drawn),
        seed=seed,
        given=_name(given),
        points=points,
        stopped=stopped,
    )


@dataclass(frozen=True)
class _Asking:
    """What is asked of every deal, and with what effort; plain data, so that it goes anywhere."""

    dealing: Dealing
    nodes: int
    points: bool
    compiled: bool

    def each(self, deals: Iterable[Deal]) -> Iterator[Outcome]:
        """The outcome of deal after deal; what is learned is kept."""
        prover: SearchProver | None = None
        for deal in deals:
            outcome = []
            for seat in range(self.dealing.seats):
                position = self.dealing.position(deal, first=seat)
                if prover is None:
                    prover = SearchProver(
                        position, as_question(0), compiled=self.compiled, plain=PLAIN
                    )
                prover.allow(self.nodes)
                bounds = prover.bounds(position) if self.points else prover.side(position, 0)
                outcome.append((bounds.lower, bounds.upper))
            yield tuple(outcome)

    def all(self, deals: list[Deal]) -> list[Outcome]:
        """The outcomes of some deals."""
        return list(self.each(deals))

    def unknown(self, deal: Deal) -> Outcome:
        """The outcome of a deal that was not asked about."""
        position = self.dealing.position(deal)
        known = (first_bounds(position, seat) for seat in range(self.dealing.seats))
        return tuple((bounds.lower, bounds.upper) for bounds in known)


def _asked(
    asking: _Asking, deals: Iterator[Weighted], bunch: int, jobs: int
) -> Iterator[tuple[Outcome, int]]:
    """The outcomes of all deals in their order, with their weights.

    What comes of a bunch depends on nothing else, so it is the same on any number of cores.
    """
    bunches = iter(lambda: list(islice(deals, bunch)), [])
    if jobs == 1:
        for some in bunches:
            outcomes = asking.each(deal for deal, _ in some)
            yield from zip(outcomes, (weight for _, weight in some), strict=True)
        return
    if find_spec("joblib") is None:
        raise LabError(Message("joblib-missing"))
    from joblib import Parallel, delayed, effective_n_jobs

    ahead = AHEAD * effective_n_jobs(jobs)
    with Parallel(n_jobs=jobs) as parallel:
        while wave := list(islice(bunches, ahead)):
            found = parallel(delayed(asking.all)([deal for deal, _ in some]) for some in wave)
            for some, outcomes in zip(wave, found, strict=True):
                yield from zip(outcomes, (weight for _, weight in some), strict=True)


def _every(dealing: Dealing) -> list[Weighted]:
    """Every deal with its weight, if they are not too many."""
    deals = list(islice(dealing.every(), MOST + 1)) if dealing.hands <= MOST else []
    if not 1 <= len(deals) <= MOST:
        raise LabError(Message("survey-too-many", most=MOST, deals=dealing.message))
    return deals


def _meeting(
    dealing: Dealing, deals: Iterable[Weighted], given: Condition | None
) -> Iterator[Weighted]:
    """The deals that meet a condition, if there is one."""
    for deal, weight in deals:
        if given is None or given(dealing.position(deal)):
            yield deal, weight


def _drawn(
    dealing: Dealing, seed: int | str, count: int, given: Condition | None
) -> Iterator[Weighted]:
    """So many deals by lot, each from its own number."""
    most = count * PATIENCE
    numbers = ((dealing.draw(Random(f"{seed}/{number}")), 1) for number in range(most))
    found = 0
    for found, deal in enumerate(islice(_meeting(dealing, numbers, given), count), start=1):  # noqa: B007
        yield deal
    if found < count:
        raise LabError(Message("survey-seldom", given=_name(given) or "", tried=most, n=found))


def _kept(deals: Iterable[Weighted], drawn: list[Deal]) -> Iterator[Weighted]:
    """The same deals, each noted when it is handed out."""
    for deal, weight in deals:
        drawn.append(deal)
        yield deal, weight


def _name(given: Condition | None) -> str | None:
    return None if given is None else getattr(given, "__name__", type(given).__name__)


def _budget(nodes: int | None) -> int:
    return FAR if nodes is None else as_budget(nodes)


def _processes(jobs: int) -> int:
    if jobs != -1:
        _check_whole(jobs)
    return jobs


def _check_whole(number: object) -> None:
    as_whole(number, lambda read: LabError(Message("make-number", read=read, least=1)), least=1)
