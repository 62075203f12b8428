"""Why the figures of an advice disagree: what an average over deals cannot show.

bounds of every play in every deal → sentences.

Who sees all cards may choose another play in every deal; who does not has to choose one for all of
them. Taking the one for the other is called strategy fusion (Frank and Basin 1998).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from vqlab.contract import Message
from vqlab.deals.weights import percent
from vqlab.players.advised import PlayAdvice, named
from vqlab.queen.play import Play

__all__ = ["explain"]

Exact = int | Fraction
Rows = Sequence[Sequence[tuple[int, int]]]
"""For every play, (least, most) of the guarantee in every deal."""


def explain(
    plays: Sequence[PlayAdvice], rows: Rows, weights: Sequence[Exact], model: Message
) -> Iterator[Message]:
    """Sentences about what disagrees; none where all figures point at one play."""
    if len(plays) < 2:
        return
    total = sum(weights)
    if all(low == high for row in rows for low, high in row):
        yield from _which_deal(rows, weights, Fraction(total))
    for each in plays:
        if each.goes_out.exact and each.goes_out.value == 1 and each.safe is None:
            yield Message("fusion-later", play=str(each.play))
            break
    least = _least(plays)
    means = [each.expected.value for each in plays]
    fewest = min(mean for mean in means if mean is not None)
    likely = [each.play for each in plays if each.expected.value == fewest]
    if least and likely and not set(least) & set(likely):
        yield Message("fusion-model", sure=named(least), likely=named(likely), model=model)


def _which_deal(rows: Rows, weights: Sequence[Exact], total: Fraction) -> Iterator[Message]:
    """What choosing anew in every deal would gain over choosing once."""
    outs = [sum(w for (_, high), w in zip(row, weights, strict=True) if high == 0) for row in rows]
    best = [min(row[i][1] for row in rows) for i in range(len(weights))]
    some = sum(w for points, w in zip(best, weights, strict=True) if points == 0)
    one, most = percent(max(outs) / total), percent(some / total)
    # figures that look alike would contradict what is said of them
    if some > max(outs) and one != most:
        if some == total:
            yield Message("fusion-out-all", one=one)
        else:
            yield Message("fusion-out", one=one, some=most)
    each = sum(w * points for points, w in zip(best, weights, strict=True)) / total
    once = min(sum(w * high for (_, high), w in zip(row, weights, strict=True)) for row in rows)
    once = Fraction(once) / total
    points = {"each": f"{float(each):.2f}", "once": f"{float(once):.2f}"}
    if each < once and points["each"] != points["once"]:
        yield Message("fusion-average", **points)


def _least(plays: Sequence[PlayAdvice]) -> list[Play]:
    """The plays with the least guaranteed average, where all of these are settled."""
    values = [each.guarantee_average.value for each in plays]
    if any(value is None for value in values):
        return []
    best = min(value for value in values if value is not None)
    return [each.play for each in plays if each.guarantee_average.value == best]
