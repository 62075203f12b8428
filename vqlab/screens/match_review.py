"""What the person's plays cost in a phase that has ended: a comment on each, the worst in a table.

Phase → players.review → comments, a grid.  With all cards seen, and on what was known, stay apart.
"""

from __future__ import annotations

from importlib.util import find_spec

from vqlab.contract import Message
from vqlab.pictures.speech import cards_message
from vqlab.players import PlayReview, Review, review
from vqlab.queen.phase import Phase

PLAIN_DEALS, PLAIN_NODES = 40, 2_000
"""Effort for a play where there is no compiled search, for as many seconds."""
MOST = 8
"""Plays in the table."""


def review_of(phase: Phase, seat: int) -> Review:
    """What each play of a seat cost, within some seconds. Raises LabError as ``review`` does."""
    if find_spec("numba"):
        return review(phase, seat)
    return review(phase, seat, deals=PLAIN_DEALS, nodes=PLAIN_NODES)


def places_of(phase: Phase) -> list[tuple[int, int]]:
    """Of each play of a phase: the scene in which it has just been made, and its round from 1.

    The end of a round has a scene of its own.

    >>> places_of(Phase("1 4 | 2 3 | 3 5", ["1", "2", "3", "5"]))
    [(1, 1), (2, 1), (3, 1), (5, 2)]
    """
    places, step, number = [], 0, 1
    for position in phase.positions[: len(phase.plays)]:
        step += 1
        places.append((step, number))
        if position.round.turn + 1 == phase.seats:
            step, number = step + 1, number + 1
    return places


def comment_on(play: PlayReview) -> Message:
    """Both judgements of one play."""
    return Message(
        "match-judged",
        verdict=Message(f"match-verdict-{play.verdict}"),
        open=play.all_seen,
        blind=play.on_what_was_known,
    )


def summary(found: Review) -> Message:
    """All plays of the person together, in a sentence or two."""
    if not found.plays:
        return Message("match-judged-none")
    (total,) = found.totals
    return Message(
        "match-judged-all",
        n=total.plays,
        blamed=total.blamed,
        blind=f"{float(total.blind):.1f}",
        lost=total.open[0],
        unsettled=total.unsettled,
    )


def worst(found: Review) -> list[tuple[PlayReview, list[Message]]]:
    """The plays to learn from, the worst first, each with the cells of its row."""
    return [
        (play, [_lost(play), _behind(play), Message(f"match-verdict-{play.verdict}")])
        for play in found.worst[:MOST]
    ]


def head_of(play: PlayReview, number: int) -> Message:
    """What a row is called: the round, from 1, and the cards."""
    cards = cards_message(play.play) if play.play else Message("control-pass")
    return Message("match-judged-play", round=number, cards=cards)


def _lost(play: PlayReview) -> Message:
    least = play.lost[0]
    if play.settled:
        return Message("just", text=str(least))
    return Message("match-judged-least", points=least) if least else Message("match-judged-open")


def _behind(play: PlayReview) -> Message:
    if play.safe_line is not None and not play.safe:
        return Message("match-judged-missed")
    return play.behind.points() if play.blamed else Message("match-judged-fine")
