"""Content in other languages, from one source: the notebooks, the examples and the puzzles.

English notebook + catalogue (gettext PO) → notebook in that language. ``python -m
vqlab.translating`` brings the catalogues up to date with the English texts and writes the notebooks
anew; a person translates in between.
"""
