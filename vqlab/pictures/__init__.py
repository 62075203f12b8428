"""Pictures: what a person may see of a state, as plain data, and that data drawn.

state → ``scene`` → ``svg``, ``html`` or ``text``; the widget draws the same scenes.
"""

from vqlab.pictures import queen as _queen  # noqa: F401  registers the scenes of Vampire Queen
from vqlab.pictures import replay as _replay  # noqa: F401
from vqlab.pictures import vampires as _vampires  # noqa: F401  registers those of The Vampires
from vqlab.pictures import vampires_replay as _vampires_replay  # noqa: F401
from vqlab.pictures.faces import faces
from vqlab.pictures.html import html
from vqlab.pictures.labels import labels
from vqlab.pictures.scene import Scene, replay, scene
from vqlab.pictures.svg import svg
from vqlab.pictures.text import hand_text, text

__all__ = ["Scene", "faces", "hand_text", "html", "labels", "replay", "scene", "svg", "text"]
