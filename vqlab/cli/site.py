"""The command that makes a site of everything, for any web server."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from vqlab.cli.shared import app, complain
from vqlab.contract import Message


@app.command("site")
def make_site(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Where the site goes.")],
    serve: Annotated[bool, typer.Option("--serve", help="Then serve it here, to try it.")] = False,
    port: Annotated[int, typer.Option(min=1, max=65535, help="Port to serve on.")] = 8000,
    cache: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where fetched packages are kept.")
    ] = None,
) -> int:
    """Build a web site that runs the notebooks in the browser, without any server of Jupyter's.

    DIR is new, empty, or a site built before; upload it to any web server. To look at it here:
    python -m http.server -d DIR, or --serve.

    Example: vqlab site my-site --serve --port 8123
    """
    from vqlab import site

    def tell(message: Message) -> None:
        print(message, file=sys.stderr, flush=True)

    try:
        site.build(folder, tell, cache)
        tell(Message("site-ready", folder=str(folder)))
        if serve:
            site.serve(folder, tell, port)
    except site.SiteError as error:
        return complain(str(error))
    return 0
