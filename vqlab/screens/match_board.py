"""What is on the table of a match now: its state → scenes, the last one with what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vqlab.contract import seat_letter
from vqlab.pictures import Scene
from vqlab.pictures.scene import Action, action
from vqlab.screens.match_scenes import Pictures

if TYPE_CHECKING:
    from vqlab.screens.match import Match

UNHEARD = 0.3
"""Seconds between two plays in which nobody can hear what was played."""
WAYS_ON = ("start", "goon", "standin", "next")
TOOLS = ("cancel", "resume", "hint", "back", "skip", "save", "sound", "new")


def drawn(match: Match) -> list[Scene]:
    """Every scene that can be gone to now."""
    pictures, dealer = match._pictures, match._dealer
    scenes = _between(match) if match._between else _playing(match)
    asked = pictures.asked(dealer.totals, dealer.number)
    if match._draft is not None:
        scenes = scenes[-1:]
        scenes[0]["choices"] = Pictures(match._draft, match.language).choices()
        scenes[0]["choose"] = ""
        asked = pictures.say("match-set-up")
    elif match.is_your_turn:
        pictures.offer(scenes[-1], dealer.view, dealer.number)
        scenes[-1]["news"] = _news(match, scenes)
    offered = _way_on(match) + _tools(match)
    for scene in scenes:
        scene["title"], scene["stamp"], scene["asked"] = pictures.title, match._stamp, asked
        scene["alert"], scene["mood"] = match.said, match._mood
        scene["actions"] = [*scene["actions"], *offered]
        scene["tone"] = match._turns if match.settings.sound else 0
    return scenes


def _playing(match: Match) -> list[Scene]:
    """Now, while the others play; all since the person's last play, when it is to play."""
    view, plays = match._dealer.since(last=not match.is_your_turn)
    scenes = match._pictures.playing(view, plays, match._dealer.number)
    if match._uncleared:
        scenes = scenes[:-1]
    if not match.is_your_turn:
        scenes = scenes[-1:]
    scenes[-1]["choose"] = seat_letter(match.settings.seat)
    return scenes


def _between(match: Match) -> list[Scene]:
    """A phase that has ended, drawn once: it may have hundreds of steps."""
    ended = match._dealer.ended
    if match._reviewed is None or match._reviewed[0] != len(ended):
        scenes = match._pictures.review(ended[-1], len(ended))
        for scene in scenes:
            scene["grids"] = [match._pictures.points(ended, match._dealer.winners)]
        match._reviewed = (len(ended), scenes)
    return [{**scene} for scene in match._reviewed[1]]


def _news(match: Match, scenes: list[Scene]) -> str:
    """That it is the person's turn; with all the others did, where that went by too fast."""
    told = [scene["told"] for scene in scenes[2:]] if match.settings.pace < UNHEARD else []
    return match._pictures.say("match-your-turn", told=" ".join(told))


def _way_on(match: Match) -> list[Action]:
    """What there is to do where there is nothing to play."""
    can, pictures = match.can(), match._pictures
    ways = [way for way in WAYS_ON if can.get(way)]
    if match._between and match._draft is None and not can["next"]:
        ways = ["new"]
    return [
        action(way, pictures.say(f"match-way-{way}"), mark="" if at else "go", row="plays")
        for at, way in enumerate(ways)
    ]


def _tools(match: Match) -> list[Action]:
    """Always the same tools in the same places; the way on is not offered a second time."""
    can, ways = match.can(), {way["id"] for way in _way_on(match)}
    tools = []
    for tool in TOOLS:
        if tool in can:
            on = "on" if tool == "sound" and match.settings.sound else ""
            mark = on if can[tool] and tool not in ways else "off"
            tools.append(action(tool, match._pictures.say(f"match-tool-{tool}"), mark=mark))
    return tools
