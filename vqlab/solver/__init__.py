"""The solver: what each seat can force in an open-handed position, and why.

graph → induction (any graph without cycles), retrograde (any graph), export and drawing. A game
owes it the few names of ``contract``.
"""
