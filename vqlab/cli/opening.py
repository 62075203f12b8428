"""The command that opens the lab."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from vqlab.cli.shared import EditionText, NoEmbargo, app, complain, read_position
from vqlab.contract import Message
from vqlab.words import languages, say


@app.command()
def lab(
    notebook: Annotated[
        str | None, typer.Argument(metavar="NOTEBOOK", help="00-start unless you say another.")
    ] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open a browser.")] = True,
    port: Annotated[int | None, typer.Option(min=1, max=65535, help="Port to answer on.")] = None,
    folder: Annotated[
        Path, typer.Option(help="Where your notebooks are kept.", show_default=True)
    ] = Path("vqlab-notebooks"),
    position: Annotated[
        str | None, typer.Option(metavar="LINE", help="Open a notebook on this position.")
    ] = None,
    edition: EditionText = None,
    no_embargo: NoEmbargo = False,
    language: Annotated[
        str,
        typer.Option(
            metavar="NAME", help=f"The language of the notebook: {', '.join(languages())}."
        ),
    ] = "",
) -> int:
    """Open JupyterLab on your own notebooks.

    They are copied into a folder beside you, never over your edits.

    Example: vqlab lab 01-rules-by-example --no-browser --port 8890

    In German: vqlab lab --language de
    """
    from vqlab import lab as laboratory

    try:
        asked = None if position is None else read_position(position, edition, no_embargo)
        opened = laboratory.prepare(folder, notebook, asked, language)
        name = opened.relative_to(folder).as_posix()
        ready = Message("lab-ready", folder=str(folder), notebook=name)
        print(say(ready, language), file=sys.stderr)
        return laboratory.open_lab(
            opened, browser=browser, port=port, folder=folder, language=language
        )
    except laboratory.NoLab as error:
        return complain(str(error))
    except OSError as error:
        return complain(str(Message("lab-folder", folder=str(folder), reason=str(error.strerror))))
