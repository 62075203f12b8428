"""Handing out the files of a site on this machine, to try it; any other web server does it too."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from vqlab.contract import Message
from vqlab.site.failing import SiteError, Tell
from vqlab.site.lite import POLICY

__all__ = ["serve", "server"]


class _Files(SimpleHTTPRequestHandler):
    """The files as they are, never an older copy, and no page that asks elsewhere for anything."""

    extensions_map = {  # noqa: RUF012
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".whl": "application/zip",
    }

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing of each file."""


def server(site: Path, port: int = 0) -> ThreadingHTTPServer:
    """A server of the site for this machine alone; on a free port for 0.

    Raises SiteError where there is no site, or the port is taken.
    """
    if not (site / "index.html").is_file():
        raise SiteError(Message("site-not-there", folder=str(site)[:100]))
    try:
        return ThreadingHTTPServer(("127.0.0.1", port), partial(_Files, directory=str(site)))
    except OSError as error:
        raise SiteError(Message("site-port", port=str(port), reason=str(error.strerror))) from None


def serve(site: Path, tell: Tell, port: int = 8000) -> None:
    """Serve the site until it is interrupted, and say where. Raises SiteError."""
    with server(site, port) as serving:
        tell(Message("site-serving", address=f"http://127.0.0.1:{serving.server_port}/"))
        with suppress(KeyboardInterrupt):  # the only way to end it
            serving.serve_forever()
