"""A file of positions solved, one a line; with an output, work goes on where it stopped."""

from __future__ import annotations

import json
import os
import sys
from collections import Counter
from contextlib import ExitStack, nullcontext
from pathlib import Path
from typing import IO, Any

from vqlab.cli.shared import complain
from vqlab.contract import LabError, Message
from vqlab.watching import bar

LONGEST = 2_000
"""Characters of one line of a batch."""
LARGEST = 64 << 20
"""Bytes of a batch."""
START = b'{"input": '
"""How every line of an output file begins."""


def solve_file(file: str, output: Path | None, jobs: int, asked: dict[str, Any]) -> int:
    """Solve a file of positions, one a line; with an output go on where an earlier run stopped."""
    from vqlab.solver.many import solve_many

    lines = _lines(file)
    with ExitStack() as stack:
        done: Counter[str] = Counter()
        bad = 0
        target: IO[str] = sys.stdout
        if output is not None:
            if file != "-" and output.exists() and output.samefile(file):
                raise LabError(Message("solve-same-file", name=str(output)[:60]))
            done, bad = _answered(output, asked)
            target = stack.enter_context(output.open("a", encoding="utf-8", newline="\n"))
        todo = []
        for line in lines:
            if done[line] > 0:
                done[line] -= 1
            else:
                todo.append(line)
        ready = len(lines) - len(todo)
        tell = stack.enter_context(bar(len(lines), ready))
        kind = "processes" if jobs > 1 else "serial"
        answers = solve_many(todo, executor=kind, workers=jobs, **asked)
        for done_now, (line, found) in enumerate(zip(todo, answers, strict=True), ready + 1):
            bad += "error" in found
            print(json.dumps({"input": line, "asked": asked, **found}), file=target, flush=True)
            tell(done_now, "")
    if bad:
        return complain(str(Message("solve-bad-lines", n=bad)))
    return 0


def _lines(file: str) -> list[str]:
    """The positions of a file: blank lines and those that begin with # are left out."""
    try:
        with nullcontext(sys.stdin.buffer) if file == "-" else Path(file).open("rb") as stream:
            text = stream.read(LARGEST + 1).decode("utf-8-sig")
    except (OSError, ValueError):
        raise LabError(Message("solve-file", name=file[:60])) from None
    if len(text) > LARGEST:
        raise LabError(Message("solve-large-file", name=file[:60], most=LARGEST >> 20))
    lines = (line.strip() for line in text.splitlines())
    found = [line for line in lines if line and not line.startswith("#")]
    long = next((line for line in found if len(line) > LONGEST), None)
    if long is not None:
        raise LabError(Message("solve-long-line", read=long[:40], most=LONGEST))
    return found


def _answered(output: Path, asked: dict[str, Any]) -> tuple[Counter[str], int]:
    """The lines an output file has answers to, and how many of them say why there is none.

    A last line cut short by a crash is taken away; a file that is not ours is left as it is.
    """
    done: Counter[str] = Counter()
    bad = 0
    if not output.exists():
        return done, bad
    if not output.is_file():
        raise LabError(Message("solve-output", name=str(output)[:60], line=1))
    whole = output.read_bytes()
    kept = whole[: whole.rfind(b"\n") + 1]
    rest = whole[len(kept) :]
    if not (rest.startswith(START) or START.startswith(rest)):
        line = kept.count(b"\n") + 1
        raise LabError(Message("solve-output", name=str(output)[:60], line=line))
    for number, text in enumerate(kept.splitlines(), 1):
        try:
            data = json.loads(text)
            if data["asked"] == asked:
                done[data["input"]] += 1
                bad += "error" in data
        except (ValueError, KeyError, TypeError, RecursionError):
            raise LabError(Message("solve-output", name=str(output)[:60], line=number)) from None
    if kept != whole:
        with output.open("r+b") as stream:
            stream.truncate(len(kept))
            os.fsync(stream.fileno())
    return done, bad
