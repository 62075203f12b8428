"""How soon a large state graph is on the screen: laid out in Python, drawn in Chromium.

    python -m benchmarks.graph [chromium]

The first part is from the start of the layout to the data that is sent, the second from the page's
having the data to its first painted frame after drawing them.
"""

from __future__ import annotations

import json
import shutil
import sys
import time
from statistics import median

from playwright.sync_api import sync_playwright

from benchmarks.yardstick import machine
from tests.browser.conftest import FLAGS
from tests.browser.fake import graph_page
from vqlab import GraphExplorer

GRAPHS = (
    ("a whole graph", "5 6 8 | 4 7 10 | 3 9 11", 2000),
    ("the first layers of a larger one", "5 6 8 | 4 7 10 | 3 9 11 12", 2500),
)


def main() -> None:
    print(machine())
    path = sys.argv[1] if len(sys.argv) > 1 else shutil.which("chromium")
    heads = f"{'positions':>9} {'plays':>6} {'layout s':>9} {'drawing s':>9} {'sum':>6}"
    print(f"{'state graph':32} {heads}")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for name, line, limit in GRAPHS:
            explorer, layout, drawing = GraphExplorer(line, limit=limit), [], []
            for _ in range(5):
                begun = time.perf_counter()
                explorer._show()
                view = explorer.view
                json.dumps(view)
                layout.append(time.perf_counter() - begun)
                page = chromium.new_page()
                page.set_content(graph_page(explorer))
                drawing.append(page.wait_for_function("window.painted").json_value() / 1000)
                page.close()
            a, b = median(layout), median(drawing)
            sizes = f"{len(view['nodes']):9,} {len(view['edges']):6,}"
            print(f"{name:32} {sizes} {a:9.2f} {b:9.2f} {a + b:6.2f}")
        chromium.close()


if __name__ == "__main__":
    main()
