"""What is on the table of a match now: its state → scenes, the last one with what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vqlab.contract import seat_letter
from vqlab.pictures import Scene
from vqlab.pictures.scene import Action, action
from vqlab.screens.shown import worded

if TYPE_CHECKING:
    from vqlab.screens.match_playing import Playing

UNHEARD = 0.3
"""Seconds between two plays in which nobody can hear what was played."""
WAYS_ON = ("start", "goon", "standin", "next")
TOOLS = ("cancel", "resume", "hint", "advice", "back", "skip", "save", "sound", "new")


def drawn(match: Playing) -> list[Scene]:
    """Every scene that can be gone to now."""
    pictures, dealer = match._pictures, match._dealer
    scenes = _between(match) if match._between else _playing(match)
    asked = pictures.asked(dealer.totals, dealer.number)
    if match._draft is not None:
        scenes = scenes[-1:]
        scenes[0]["grids"] = []
        scenes[0]["choices"] = type(pictures)(match._draft, match.language).choices()
        scenes[0]["choose"] = ""
        asked = pictures.say("match-set-up")
    elif match.is_your_turn:
        pictures.offer(scenes[-1], dealer.view, dealer.number, match._advice)
        if match._placing is not None:
            scenes[-1] = match._placing.over(scenes[-1], dealer.view, match.language)
        scenes[-1]["news"] = _news(match, scenes)
    offered = _way_on(match) + _tools(match)
    for scene in scenes:
        scene["title"], scene["stamp"], scene["asked"] = pictures.title, match._stamp, asked
        scene["alert"], scene["mood"] = match.said, match._mood
        scene["actions"] = [*scene["actions"], *offered]
        scene["tone"] = match._turns if match.settings.sound else 0
        if match.path is not None:
            scene["lost"] = pictures.say("match-kernel-gone")
    return scenes


def _playing(match: Playing) -> list[Scene]:
    """Now, while the others play; all since the person's last play, when it is to play."""
    since = match._dealer.since(last=not match.is_your_turn)
    scenes = match._pictures.playing(*since, match._dealer.number)
    if match._uncleared:
        scenes = scenes[:-1]
    if not match.is_your_turn:
        scenes = scenes[-1:]
    scenes[-1]["choose"] = seat_letter(match.settings.seat)
    return scenes


def _between(match: Playing) -> list[Scene]:
    """A phase that has ended, drawn once without the review and once with: it may be long."""
    ended, found, pictures = match._dealer.ended, match._review, match._pictures
    drawn = match._reviewed
    if drawn is None or drawn[:2] != (len(ended), found is not None):
        drawn = (len(ended), found is not None, pictures.review(ended[-1], len(ended), found))
        match._reviewed = drawn
    grids = [pictures.points(ended, match._dealer.winners)]
    if found is not None or match._help.what or match._unjudged:
        grids.append(pictures.judged(ended[-1], found, match._help.done, match._unjudged))
    news = worded(match._news, match.language)
    return [{**scene, "grids": grids, "news": news} for scene in drawn[2]]


def _news(match: Playing, scenes: list[Scene]) -> str:
    """All the others did, where that went by too fast to be heard."""
    told = [scene["told"] for scene in scenes[2:]] if match.settings.pace < UNHEARD else []
    return " ".join(told)


def _way_on(match: Playing) -> list[Action]:
    """What there is to do where there is nothing to play."""
    can, pictures = match.can(), match._pictures
    ways = [way for way in WAYS_ON if can.get(way)]
    if match._between and match._draft is None and not can["next"]:
        ways = ["new"]
    return [
        action(way, pictures.way(way), mark="" if at else "go", row="plays")
        for at, way in enumerate(ways)
    ]


def _tools(match: Playing) -> list[Action]:
    """Always the same tools in the same places; the way on is not offered a second time."""
    can, ways = match.can(), {way["id"] for way in _way_on(match)}
    tools = []
    for place in TOOLS:
        tool = place
        if place == "advice" and place in can:  # one place for it, for the review, and to stop both
            tool = "stop" if can["stop"] else "judge" if match._between else place
        if tool in can:
            on = "on" if tool == "sound" and match.settings.sound else ""
            mark = on if can[tool] and tool not in ways else "off"
            tools.append(
                action(tool, match._pictures.say(f"match-tool-{tool}"), mark=mark, key=place)
            )
    return tools
