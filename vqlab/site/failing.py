"""Why a site cannot be built or served, and other people's programs that are asked for parts."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

from vqlab.contract import LabError, Message

__all__ = ["SiteError", "Tell", "run"]

Tell = Callable[[Message], None]
"""Told what is being done, one line at a time."""


class SiteError(LabError):
    """The site cannot be built or served; the message says why."""


def run(
    words: Sequence[str | Path],
    failing: str,
    folder: Path,
    heard: Callable[[str], None] = lambda line: None,
    environment: dict[str, str] | None = None,
) -> None:
    """Run a program in a folder, and end it where the person does not want to wait any more.

    ``heard`` is called with each line it prints. Raises SiteError with the message of that key,
    and what the program said last, where it fails.
    """
    said = ""
    with subprocess.Popen(
        [str(word) for word in words],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    ) as process:
        try:
            for line in process.stdout or ():
                heard(line.strip())
                said = _reason(line) or said
        except BaseException:
            process.kill()
            raise
    if process.returncode:
        raise SiteError(Message(failing, reason=said or str(process.returncode)))


def _reason(line: str) -> str:
    """What a line tells of a failure; a line of the form ``error: …`` without the word."""
    words = " ".join(line.split())
    for start in ("ERROR: ", "npm error ", "npm ERR! "):
        words = words.removeprefix(start)
    return "" if words.startswith(("A complete log", "WARNING")) else words[:200].rstrip(".")
