"""A site that runs without any server: the notebooks, a kernel in the browser and all it needs.

pinned packages (``gather``) → what the kernel may load (``locked``) → JupyterLite (``lite``) and
pages that need no kernel (``pages``) → a folder, whole or not at all (``building``) → any web
server that hands out files (``serving``).
"""

from __future__ import annotations

from vqlab.site.building import add_docs, build
from vqlab.site.failing import SiteError
from vqlab.site.serving import serve

__all__ = ["SiteError", "add_docs", "build", "serve"]
