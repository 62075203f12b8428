"""The exercises on graphs: a slow way finds the same answers, and the texts are true."""

from __future__ import annotations

from itertools import product

from tests.solver.given import naive_guarantee
from vqlab.lessons import exercises
from vqlab.lessons.graphs import BEST_PLAYS, EVERY_SEAT, MERGE, NODES, WORTH
from vqlab.queen import Position, positions_reachable


def ends(position: Position) -> set[tuple[int, ...]]:
    """The penalties at all the ends, by walking the tree."""
    if position.is_over:
        return {position.penalties}
    return {end for play in position.legal_plays() for end in ends(position.play(play))}


def sure_after(position: Position, seat: int) -> dict[str, int]:
    """What each play is worth to a seat."""
    return {
        str(play): naive_guarantee(position.play(play), seat) for play in position.legal_plays()
    }


def test_what_merges_has_the_same_hands_and_the_same_leader():
    position = Position.parse(MERGE)
    after = {str(play): position.play(play) for play in position.legal_plays()}
    lines = {text: str(then) for text, then in after.items()}
    assert exercises["merge"].check([text for text in after if lines[text] == lines["5"]])
    assert lines["2"] != lines["Q"]
    assert after["2"].leader == after["Q"].leader == 1
    assert after["5"].leader == after["7"].leader == 2


def test_the_nodes_are_the_reachable_positions():
    assert exercises["nodes"].check(positions_reachable(Position.parse(NODES)))


def test_six_wrong_counts_are_told_apart():
    wrong = [
        exercises["nodes"].check(misread.answer()) for misread in exercises["nodes"].misreadings
    ]
    assert len({str(verdict) for verdict in wrong}) == 6


def test_the_worth_is_between_the_best_and_the_worst_end():
    position = Position.parse(WORTH)
    paid = [end[0] for end in ends(position)]
    assert exercises["worth"].check(naive_guarantee(position, 0))
    assert min(paid) < naive_guarantee(position, 0) < max(paid)
    assert sure_after(position, 0) == {"3": 5, "5": 3}


def test_the_best_plays_keep_the_guarantee_and_help_would_make_more_of_them():
    position = Position.parse(BEST_PLAYS)
    worth = sure_after(position, 0)
    assert exercises["best-plays"].check([play for play, points in worth.items() if points == 0])
    assert exercises["best-plays"].check(list(worth)).status == "wrong"
    free = [
        str(p) for p in position.legal_plays() if min(e[0] for e in ends(position.play(p))) == 0
    ]
    verdict = exercises["best-plays"].check(free)
    assert "if B and C are kind" in str(verdict)


def test_no_end_has_all_three_guarantees():
    position = Position.parse(EVERY_SEAT)
    sure = tuple(naive_guarantee(position, seat) for seat in range(3))
    assert exercises["every-seat"].check(sure)
    assert sure not in ends(position)
    assert (0, 13, 15) in ends(position)
    for seat, other in product(range(3), repeat=2):
        swapped = list(sure)
        swapped[seat], swapped[other] = sure[other], sure[seat]
        assert bool(exercises["every-seat"].check(swapped)) == (seat == other)
