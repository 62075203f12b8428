"""What every refusal owes a player: the type, the clause, a sentence, and an untouched state."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import pytest

from vqlab.contract import IllegalPlay, ImpossiblePosition, NotationError


def refuses(state: Any, play: str, clause: str, seat: int | None = None) -> None:
    """``state`` refuses ``play``, cites ``clause``, and is what it was."""
    before, text = pickle.loads(pickle.dumps(state)), str(state)
    with pytest.raises(IllegalPlay) as caught:
        state.check(play, seat)
    _is_spoken(caught.value, clause)
    if seat is None:
        with pytest.raises(IllegalPlay) as caught:
            state.play(play)
        _is_spoken(caught.value, clause)
        assert play not in [str(legal) for legal in state.legal_plays()]
    assert state == before
    assert str(state) == text


def impossible(clause: str, make: Callable[[], Any]) -> None:
    """No game reaches what ``make`` sets up, and ``clause`` says why."""
    with pytest.raises(ImpossiblePosition) as caught:
        make()
    _is_spoken(caught.value, clause)


def unreadable(read: Callable[[], Any]) -> str:
    """The sentence that says why ``read`` cannot read its text."""
    with pytest.raises(NotationError) as caught:
        read()
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


def read_politely(read: Callable[[], Any]) -> Any:
    """What is read; nothing when it is refused, which has to be in a sentence."""
    try:
        return read()
    except (NotationError, ImpossiblePosition) as error:
        refusal = error
    assert str(refusal.message).endswith(".")
    return None


def _is_spoken(error: Any, clause: str) -> None:
    assert error.clause == clause
    assert str(error).endswith(f". [{clause}]")


def plays_of(state: Any) -> list[str]:
    """The legal plays, as text."""
    return [str(play) for play in state.legal_plays()]
