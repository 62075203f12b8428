"""Many questions at once: one after the other, over processes, or on a cluster.

lines → tasks → an executor → answers in the order of the lines. A task and its answer are plain
data, so they go anywhere, and a line that cannot be read is answered with the reason.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any

from vqlab.contract import LabError, Message
from vqlab.contract.reading import as_named
from vqlab.executing import spread
from vqlab.games import game_named, game_of, read_position

__all__ = ["CONCEPTS", "answer", "solve", "solve_many"]

CONCEPTS = ("guarantee", "power", "equilibria", "forecast", "cooperative")


def solve(
    position: Any,
    concept: str = "guarantee",
    *,
    seat: int | str | None = None,
    coalition: Any = None,
    event: str | None = None,
    totals: Any = None,
    rule: str | None = None,
    **effort: Any,
) -> Any:
    """Ask one concept of one position; what a concept has no use for must not be given.

    Of a position of The Vampires a guarantee is whether a seat wins while the deck is open:
    ``solver.openpile``; it is the only concept there.

    ``effort``: ``nodes``, ``all_plays``, ``progress`` and the like, as in ``solver.concepts``.
    Raises LabError for a concept there is not, or one asked without its event or coalition.

    >>> str(solve("1 2 | 3 S20 | Q", "forecast", rule="kind"))
    'All cards seen, ties broken by the rule “kind”: A 0, B 20, C 0.'
    """
    from vqlab.solver import concepts

    if concept not in CONCEPTS:
        names = ", ".join(CONCEPTS)
        raise LabError(Message("concept-unknown", read=as_named(concept, 40), names=names))
    given = {"seat": seat, "coalition": coalition, "event": event, "totals": totals, "rule": rule}
    if game_of(position) is game_named("vampires"):
        return _of_vampires(position, concept, given, **effort)
    uses = {"guarantee": {"seat"}, "power": {"coalition", "event", "totals"}}
    uses |= {"cooperative": {"event", "totals"}, "forecast": {"rule"}}
    for name, value in given.items():
        if value is not None and name not in uses.get(concept, set()):
            raise LabError(Message("concept-no-use", concept=concept, name=name))
    if concept == "guarantee":
        return concepts.guarantee(position, seat, **effort)
    if concept == "power":
        if coalition is None or event is None:
            raise LabError(Message("concept-needs", concept=concept, names="coalition, event"))
        return concepts.power(position, coalition, event, totals=totals, **effort)
    if concept == "cooperative":
        if event is None:
            raise LabError(Message("concept-needs", concept=concept, names="event"))
        return concepts.cooperative(position, event, totals=totals, **effort)
    if concept == "equilibria":
        return concepts.equilibria(position, **effort)
    return concepts.forecast(position, "first" if rule is None else rule, **effort)


def _of_vampires(
    position: Any, concept: str, given: dict[str, Any], nodes: int | None = None, **effort: Any
) -> Any:
    from vqlab.solver import openpile

    useless = [name for name, value in given.items() if name != "seat" and value is not None]
    if concept != "guarantee" or useless:
        name = useless[0] if concept == "guarantee" else concept
        raise LabError(Message("solve-vampires-concept", name=name))
    budget = openpile.NODES if nodes is None else nodes
    return openpile.solve(position, given["seat"], nodes=budget, **effort)


def answer(line: str, asked: dict[str, Any]) -> dict[str, Any]:
    """The answer to one line as plain data: ``position`` and the result, or ``error``.

    >>> answer("1 2 | 3 S20", {})["error"]
    'Vampire Queen is played by 3 to 12 players, not 2. [R2]'
    """
    rules = {name: asked[name] for name in ("edition", "no_embargo") if name in asked}
    questions = {name: value for name, value in asked.items() if name not in rules}
    try:
        position = read_position(line, **rules)
        return {"position": str(position), **solve(position, **questions).to_json()}
    except LabError as error:
        return {"position": as_named(line, 500).strip(), "error": str(error)}


def solve_many(
    lines: Iterable[str],
    concept: str = "guarantee",
    *,
    executor: Any = "serial",
    workers: int | None = None,
    **asked: Any,
) -> Iterator[dict[str, Any]]:
    """Ask the same of many positions; gives each answer as plain data, in the order of the lines.

    ``executor``: ``"serial"`` (nothing is started), ``"processes"`` (``workers`` of them, one for
    each core unless said), a ``concurrent.futures`` executor, or a Dask ``Client``. ``asked``: what
    ``solve`` takes. A line that is no position is answered with ``error``, and the rest go on.

    >>> list(one["seats"]["A"]["value"] for one in solve_many(["1 2 | 3 S20 | Q", "1 | 2 | 3"]))
    [35, 0]
    """
    asked = {"concept": concept, **asked}
    asking = partial(answer, asked=asked)
    return spread(asking, lines, executor=executor, workers=workers, in_order=True)
