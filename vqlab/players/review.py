"""What each play of a record cost: with all cards seen, and on what its seat knew.

record or phase → every play with a choice → solver on the deal, advisor on the view → Review.

The two are kept apart. A play that was right on what was known and went wrong is bad luck, and no
mistake; one that went well all the same is no good play.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from vqlab.contract import LabError, Message, as_seat
from vqlab.contract.reading import shorten
from vqlab.players.advice import advise, as_inference, check_deals
from vqlab.players.beliefs import ANY, Inference
from vqlab.players.models import Model, as_model
from vqlab.players.reviewed import PlayReview, Review
from vqlab.queen.game import Game
from vqlab.queen.phase import Phase
from vqlab.queen.play import Play
from vqlab.queen.position import Position, after
from vqlab.queen.record import Record
from vqlab.queen.view import View
from vqlab.solver.batch import Batch, batch
from vqlab.solver.reading import as_budget
from vqlab.solver.search import Bounds, check_acyclic
from vqlab.solver.sure import guarantee
from vqlab.watching import bar

__all__ = ["review"]

NODES, SLOWER = 200_000, 20
"""Turns of the search for one play, all cards seen; plain Python enters so many times fewer."""
DEALS = 100
"""Deals for one play on what was known: all there are up to so many, or drawn by lot."""
MEGABYTES = 64


def review(
    played: Record | Phase | Game,
    seat: int | str | None = None,
    *,
    inference: Inference | str = ANY,
    model: Model | str = "rule of thumb",
    deals: int = DEALS,
    nodes: int | None = None,
    compiled: bool = True,
) -> Review:
    """What the plays of one seat, or of all, cost: with all cards seen, and on what they knew.

    Plays without a choice are left out. ``deals``: over how many deals each play is judged on what
    its seat knew; ``nodes``: turns the solver may enter for one play, 200,000 compiled and 10,000
    in plain Python if left out; where they run out a loss stays between bounds. The rest as for
    ``advise``, and what it raises.

    >>> found = review(Phase("queen/small: 1 4 | 2 3 | 2 Q", ["1", "2", "Q"]), "A")
    >>> found.plays[0].lost, found.plays[0].verdict
    ((3, 3), 'mistake')
    """
    phases = _phases(played)
    at = None if seat is None else as_seat(seat, phases[0].seats)
    check_acyclic(phases[0].edition)
    check_deals(deals)
    how = _How(as_inference(inference), as_model(model), deals, _budget(nodes), nodes, compiled)
    turns = [turn for number, phase in enumerate(phases, 1) for turn in _turns(number, phase, at)]
    plays = []
    with bar(len(turns)) as tell:
        for done, turn in enumerate(turns):
            tell(done, str(Message("review-doing", phase=turn.number)))
            plays.append(how.judge(turn))
    penalties = [phase.penalties for phase in phases]
    found = Review(
        seat=at,
        seats=phases[0].seats,
        penalties=tuple(each for each in penalties if each is not None),
        model=how.model.message,
        plays=tuple(plays),
    )
    return found.with_better(how.better(found.turning_point))


def _phases(played: Record | Phase | Game) -> tuple[Phase, ...]:
    if isinstance(played, Record):
        return played.phases
    if isinstance(played, Game):
        return (*played.ended, played.phase)
    if isinstance(played, Phase):
        return (played,)
    raise LabError(Message("review-what", read=shorten(type(played).__name__)))


def _budget(nodes: int | None) -> int:
    return NODES if nodes is None else as_budget(nodes)


@dataclass(frozen=True)
class _Turn:
    """One play with a choice: where it was made, and what its seat saw."""

    number: int
    index: int
    position: Position
    view: View
    play: Play


def _turns(number: int, phase: Phase, seat: int | None) -> Iterator[_Turn]:
    """The turns of a phase at which there was a choice."""
    begun = Phase(phase.start)
    views = [begun.view(each) for each in range(phase.seats)]
    for index, (position, play) in enumerate(zip(phase.positions, phase.plays, strict=False)):
        at = position.to_act or 0
        if seat in (None, at) and len(position.legal_plays()) > 1:
            yield _Turn(number, index, position, views[at], play)
        views = [view.after(play) for view in views]


class _How:
    """The effort and the models of one review; what the solver learns of a phase is kept."""

    def __init__(
        self,
        inference: Inference,
        model: Model,
        deals: int,
        turns: int,
        nodes: int | None,
        compiled: bool,
    ) -> None:
        self.inference, self.model, self.deals = inference, model, deals
        self._turns, self._nodes, self._compiled = turns, nodes, compiled
        self._phase, self._searches = 0, dict[int, Batch]()

    def judge(self, turn: _Turn) -> PlayReview:
        """What one play cost, both ways."""
        open_ = self._open(turn)
        made = open_[turn.play]
        least = min(bounds.lower for bounds in open_.values())
        most = min(bounds.upper for bounds in open_.values())
        best = tuple(play for play, bounds in open_.items() if bounds.upper == least == most)
        advice = advise(
            turn.view,
            inference=self.inference,
            model=self.model,
            deals=self.deals,
            turns=self._allowed(turn),
            compiled=self._compiled,
        )
        figures = advice[turn.play]
        sure = [each.guarantee_average.value for each in advice.plays]
        behind: Fraction | None = None
        if advice.complete and figures.guarantee_average.value is not None and None not in sure:
            behind = figures.guarantee_average.value - min(v for v in sure if v is not None)
        return PlayReview(
            phase=turn.number,
            index=turn.index,
            seat=turn.view.seat,
            play=turn.play,
            position=turn.position,
            lost=(max(0, made.lower - most), max(0, made.upper - least)),
            best=best if made.proved and least == most else (),
            worth=(made.lower, made.upper),
            fewest=(least, most),
            advised=advice.advised,
            behind=figures.behind,
            guarantee_behind=behind,
            safe=figures.safe is not None,
            safe_line=next((each.safe for each in advice.plays if each.safe is not None), None),
            model=self.model.message,
        )

    def _allowed(self, turn: _Turn) -> int:
        plain = not self._search(turn).compiled
        return self._turns // SLOWER if plain and self._nodes is None else self._turns

    def _search(self, turn: _Turn) -> Batch:
        if turn.number != self._phase:
            self._phase, self._searches = turn.number, {}
        seat = turn.view.seat
        if seat not in self._searches:
            hands, edition = turn.position.state[0], turn.position.edition
            table = turn.position.round.table
            # as many cards as there are in play, those on the table too
            hands = (hands[0] + table, *hands[1:])
            self._searches[seat] = batch(
                edition, hands, seat, compiled=self._compiled, megabytes=MEGABYTES
            )
        return self._searches[seat]

    def _open(self, turn: _Turn) -> dict[Play, Bounds]:
        """What each legal play guarantees with all cards seen."""
        asked, legal = self._search(turn), turn.position.legal_plays()
        found, stop = {}, asked.nodes + self._allowed(turn)
        for number, play in enumerate(legal):
            hands, now = after(turn.position.state, play, turn.position.edition)
            each = max(1, (stop - asked.nodes) // (len(legal) - number))
            found[play] = asked.bounds([hands], now, each)[0]
        return found

    def better(self, turning: PlayReview | None) -> Phase | None:
        """A phase from before a play, begun with a better one: the proved line where there is."""
        if turning is None:
            return None
        first = next(iter(turning.advised if turning.blamed else turning.best or turning.advised))
        begun = Phase(turning.position, [first])
        if first not in turning.best or begun.is_over:
            return begun
        proof = guarantee(begun.position, turning.seat, nodes=self._turns, compiled=self._compiled)
        return Phase(turning.position, [first, *(proof.line or ())])
