"""Screens: controllers in plain Python over one card table.

scenes → Table (an anywidget) → action ids → controller → scenes. Stepping needs no controller: the
front end has every scene.

Each screen stands in a module of its own, so that one loads no more than it needs.
"""
