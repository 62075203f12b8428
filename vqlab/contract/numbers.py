"""Numbers and seeds that a program hands over: one check, each refusal a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeGuard

from vqlab.contract import LabError, Message, NotationError
from vqlab.contract.reading import as_read

MOST = 10**18 - 1
"""The largest number that is taken: eighteen digits, which every sentence can say."""


def is_whole(number: object, least: int = 0, most: int = MOST) -> TypeGuard[int]:
    """Whether this is a whole number within bounds: not 3.0, not "3" and no truth value.

    >>> [is_whole(one) for one in (3, 3.0, "3", True, -1)]
    [True, False, False, False, False]
    """
    return isinstance(number, int) and not isinstance(number, bool) and least <= number <= most


def as_whole(
    number: object,
    otherwise: Callable[[str], LabError],
    least: int = 0,
    most: int | None = None,
) -> int:
    """A whole number within bounds, as it is; ``otherwise``: the refusal, from what was read.

    Where no ``most`` is given, a number of more than eighteen digits is refused as too large.

    >>> as_whole("3", lambda read: LabError(Message("make-number", read=read, least=0)))
    Traceback (most recent call last):
    vqlab.contract.LabError: That is a whole number, 0 or more, not “'3'”.
    """
    if is_whole(number, least, MOST if most is None else most):
        return number
    if most is None and isinstance(number, int) and abs(number) > MOST:
        raise NotationError(Message("number-large", read=as_read(number)))
    raise otherwise(as_read(number))


def as_limit(number: object, name: str, least: int = 0) -> int:
    """A limit or a count by the name of its argument. Raises NotationError.

    >>> as_limit(2.5, "limit", least=1)
    Traceback (most recent call last):
    vqlab.contract.NotationError: limit is a whole number, 1 or more, not 2.5.
    """
    params = {"name": name, "least": least}
    return as_whole(
        number, lambda read: NotationError(Message("number-limit", read=read, **params)), least
    )


def as_depth(depth: object) -> int:
    """How many plays deep to count. Raises NotationError."""
    return as_whole(depth, lambda read: NotationError(Message("perft-depth", read=read)), most=99)


def as_seed(seed: object) -> int | str:
    """What a shuffle is made from: the same seed gives the same on any machine.

    A whole number of either sign or a text. Raises LabError: nothing is ever shuffled by chance.

    >>> as_seed(7), as_seed("a rainy Tuesday")
    (7, 'a rainy Tuesday')
    """
    if isinstance(seed, str):
        return seed
    return as_whole(seed, lambda read: LabError(Message("sample-seed", read=read)), least=-MOST)
