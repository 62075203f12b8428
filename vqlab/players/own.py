"""A bot of one's own, named by its module and its class: no line of the lab has to be touched.

``mymodule:MyBot`` → Player. Code is loaded by this name, so only the command line takes it, from
whoever types it; a record, a saved match or a page that names a bot never loads one.
"""

from __future__ import annotations

import re
import sys
from importlib import import_module
from os import getcwd
from typing import Any

from vqlab.contract import LabError, Message
from vqlab.contract.reading import as_named, shorten
from vqlab.players.bot import Player, bots, player, thinking

__all__ = ["own_or_known"]

_OWN = re.compile(r"(?P<module>[^\W\d][\w.]*):(?P<made>[^\W\d]\w*)(:(?P<budget>.*))?")
PARTS = ("name", "budget", "choose")


def own_or_known(text: str, *, compiled: bool = False) -> Player:
    """A player from the name of a bot of the lab, or of one's own as ``module:Class``.

    The module is looked for in the current folder first; a budget may follow after another colon.
    ``compiled`` is as in ``player``, and means nothing to a bot of one's own. Raises LabError for a
    module that cannot be loaded, and for what is no bot.

    >>> str(own_or_known("cautious")), str(own_or_known("vqlab.players.pimc:PimcBot:50"))
    ('cautious', 'pimc:50')
    """
    match = _OWN.fullmatch(as_named(text, 400).strip())
    if match is None or match["module"].lower() in bots():
        return player(text, compiled=compiled)
    bot = _made(match["module"], match["made"])
    return Player(bot) if match["budget"] is None else thinking(bot, match["budget"])


def _made(module: str, made: str) -> Any:
    """The bot of a class, made with nothing said to it."""
    if getcwd() not in sys.path:
        sys.path.insert(0, getcwd())
    names = {"module": shorten(module), "made": shorten(made)}
    try:
        loaded = import_module(module)
    except (Exception, SystemExit) as error:
        if isinstance(error, ModuleNotFoundError) and f"{module}.".startswith(f"{error.name}."):
            raise LabError(Message("bot-own-module", **names, names=", ".join(bots()))) from None
        raise LabError(Message("bot-own-breaks", **names, reason=_told(error))) from error
    if not hasattr(loaded, made):
        raise LabError(Message("bot-own-class", **names))
    try:
        bot = getattr(loaded, made)()
    except (Exception, SystemExit) as error:
        raise LabError(Message("bot-own-unmade", **names, reason=_told(error))) from error
    missing = [part for part in PARTS if not hasattr(bot, part)]
    if missing:
        raise LabError(Message("bot-own-part", **names, part=missing[0]))
    return bot


def _told(error: BaseException) -> str:
    return shorten(f"{type(error).__name__}: {' '.join(str(error).split())}", 200)
