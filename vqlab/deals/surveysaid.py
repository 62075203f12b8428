"""A survey in words, as a table, and as plain data."""

from __future__ import annotations

from fractions import Fraction
from html import escape
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from vqlab.contract import Message, listed, seat_letter
from vqlab.deals.weights import percent

if TYPE_CHECKING:
    from vqlab.deals.distribution import Distribution
    from vqlab.deals.surveyed import Between, Survey

__all__ = ["claim", "html", "message", "part", "plain"]


def claim(survey: Survey) -> Message:
    """Which deals a survey is about, as the beginning of a sentence."""
    meant = survey.dealing.message
    if survey.sampled:
        drawn = {"n": survey.solved, "deals": meant, "seed": str(survey.seed)}
        if survey.given is not None:
            return Message("survey-sample-given", given=survey.given, **drawn)
        return Message("survey-sample", **drawn)
    if survey.given is not None:
        return Message("survey-every-given", n=survey.deals, deals=meant, given=survey.given)
    return Message("survey-every", deals=meant)


def message(survey: Survey) -> Message:
    """The claim and what was found, and in how many deals something is undecided."""
    found = []
    for seat in range(survey.dealing.seats):
        key = "survey-next" if seat else "survey-first"
        found.append(Message(key, seat=seat_letter(seat), part=part(survey, seat)))
    params = {"claim": survey.claim, "found": listed(found), "nobody": part(survey, None)}
    said = Message("survey-said", **params)
    return listed_sentences([said, *notes(survey)])


def listed_sentences(sentences: list[Message]) -> Message:
    """Sentences one after the other."""
    said = sentences[0]
    for sentence in sentences[1:]:
        said = Message("survey-and-then", first=said, second=sentence)
    return said


def notes(survey: Survey) -> list[Message]:
    """What one has to know besides: that it was stopped, and what is undecided."""
    said = []
    if survey.stopped:
        said.append(Message("survey-stopped"))
    if survey.undecided:
        said.append(Message("survey-undecided", n=survey.undecided))
    return said


def part(survey: Survey, seat: int | None) -> Message:
    """How often a seat, or nobody, can force going out."""
    low, high = survey.nobody_bounds if seat is None else survey.goes_out_bounds[seat]
    ends = survey.nobody_interval if seat is None else survey.intervals[seat]
    between = {"low": percent(ends[0]), "high": percent(ends[1])}
    if low < high:
        return Message("survey-between", **between)
    if survey.sampled:
        return Message("survey-about", percent=percent(low), **between)
    return Message("survey-percent", percent=percent(low))


def html(survey: Survey) -> str:
    """The claim, a table, and the picture where matplotlib is installed."""
    heads = [Message("solve-seat"), Message("survey-can-go-out")]
    if survey.points:
        heads.append(Message("survey-mean"))
    rows = [
        [seat_letter(s), part(survey, s), *([mean(survey, s)] if survey.points else [])]
        for s in range(survey.dealing.seats)
    ]
    rows.append([Message("survey-nobody"), part(survey, None), *([""] if survey.points else [])])
    first = "".join(f"<th>{escape(str(head))}</th>" for head in heads)
    body = "".join(
        f"<tr><th>{escape(str(row[0]))}</th>"
        + "".join(f"<td>{escape(str(cell))}</td>" for cell in row[1:])
        + "</tr>"
        for row in rows
    )
    table = f"<table><thead><tr>{first}</tr></thead><tbody>{body}</tbody></table>"
    said = f"<p><strong>{escape(str(survey.claim))}:</strong></p>"
    more = "".join(f"<p>{escape(str(note))}</p>" for note in notes(survey))
    if survey.sampled:
        more += f"<p>{escape(str(Message('survey-intervals')))}</p>"
    else:
        note = Message("survey-different", n=survey.solved)
        more += f"<p>{escape(str(note))}</p>"
    picture = survey.svg() if find_spec("matplotlib") is not None else ""
    return f'<div class="vqlab-result">{said}{table}{more}{picture}</div>'


def mean(survey: Survey, seat: int) -> Message | str:
    """The mean of what a seat can be sure of, with what is known of how exact it is."""
    low, high = (f"{float(end):.2f}" for end in survey.mean_bounds[seat])
    error = survey.standard_errors[seat]
    if survey.means[seat] is None:
        return Message("survey-mean-between", low=low, high=high)
    return Message("survey-mean-about", mean=low, error=f"{error:.2f}") if error else low


def plain(survey: Survey) -> dict[str, Any]:
    """Everything as plain data; chances and exact means are fractions, written as text."""
    return {
        **survey.dealing.to_json(),
        "claim": str(survey.claim),
        "sampled": survey.sampled,
        "seed": survey.seed,
        "given": survey.given,
        "deals": survey.deals,
        "solved": survey.solved,
        "undecided": survey.undecided,
        "stopped": survey.stopped,
        "of": {seat_letter(s): _seat(survey, s) for s in range(survey.dealing.seats)},
        "nobody": _number(survey.nobody, survey.nobody_bounds, survey.nobody_interval),
        "who": _chances(survey.who),
    }


def _seat(survey: Survey, seat: int) -> dict[str, Any]:
    bounds, interval = survey.goes_out_bounds[seat], survey.intervals[seat]
    out = {"goes_out": _number(survey.goes_out[seat], bounds, interval)}
    if not survey.points:
        return out
    mean = _number(survey.means[seat], survey.mean_bounds[seat])
    mean["standard_error"] = survey.standard_errors[seat]
    return {**out, "mean": mean, "guarantees": _chances(survey.guarantees[seat])}


def _number(
    value: Fraction | None, bounds: Between, interval: tuple[float, float] | None = None
) -> dict[str, Any]:
    known: dict[str, Any] = {"value": None if value is None else str(value)}
    known |= {"lower": str(bounds[0]), "upper": str(bounds[1])}
    return known if interval is None else {**known, "interval": list(interval)}


def _chances(chances: Distribution | None) -> dict[str, str] | None:
    return None if chances is None else {str(value): str(part) for value, part in chances.items()}
