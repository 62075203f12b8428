"""Where seats and the middle stand: cells of a grid of twelve columns, whatever the game.

A cell is its column, how many columns it has, its row and how many rows.
"""

from __future__ import annotations

_SIDES = {
    # seats: bottom, left, top, right
    2: (1, 0, 1, 0),
    3: (1, 1, 0, 1),
    4: (1, 1, 1, 1),
    5: (1, 1, 2, 1),
    6: (2, 1, 2, 1),
    7: (2, 1, 3, 1),
    8: (3, 1, 3, 1),
    9: (3, 1, 4, 1),
    10: (3, 2, 3, 2),
    11: (3, 2, 4, 2),
    12: (4, 2, 4, 2),
}


def cells(seats: int) -> tuple[list[list[int]], list[int]]:
    """Grid cells of the seats, clockwise from seat A at the bottom, and of the middle.

    >>> cells(3)
    ([[1, 12, 2, 1], [1, 4, 1, 1], [9, 4, 1, 1]], [5, 4, 1, 1])
    """
    bottom, left, top, right = _SIDES[seats]
    wide = 12 // max(bottom, top)
    side = min(4, max(3, wide)) if left else 0
    first = 1 if top else 0
    last = first + max(left, right, 1) + 1
    around = [[1 + (12 // bottom) * i, 12 // bottom, last, 1] for i in reversed(range(bottom))]
    around += [[1, side, first + 1 + i, 1] for i in reversed(range(left))]
    around += [[1 + (12 // top) * i, 12 // top, 1, 1] for i in range(top)]
    around += [[13 - side, side, first + 1 + i, 1] for i in range(right)]
    turned = bottom // 2
    middle = [1 + side, 12 - 2 * side, first + 1, max(left, right, 1)]
    return around[turned:] + around[:turned], middle


_OTHERS = {
    # others: left, top, right
    1: (0, 1, 0),
    2: (1, 0, 1),
    3: (1, 1, 1),
    4: (1, 2, 1),
    5: (1, 3, 1),
    6: (2, 2, 2),
    7: (2, 3, 2),
    8: (2, 4, 2),
    9: (3, 3, 3),
    10: (3, 4, 3),
    11: (4, 3, 4),
}


def cells_around(mine: int, seats: int) -> tuple[list[list[int]], list[int]]:
    """The same for a table seen from one seat: it is at the bottom and has a row to itself.

    >>> cells_around(1, 3)
    ([[9, 4, 1, 1], [1, 12, 2, 1], [1, 4, 1, 1]], [5, 4, 1, 1])
    """
    left, top, right = _OTHERS[seats - 1]
    first = 1 if top else 0
    rows = max(left, right, 1)
    side = 0 if not left else 3 if top == 4 else 4
    around = [[1, 12, first + rows + 1, 1]]
    around += [[1, side, first + 1 + i, 1] for i in reversed(range(left))]
    around += [[1 + (12 // top) * i, 12 // top, 1, 1] for i in range(top)]
    around += [[13 - side, side, first + 1 + i, 1] for i in range(right)]
    turned = seats - mine
    middle = [1 + side, 12 - 2 * side, first + 1, rows]
    return around[turned:] + around[:turned], middle


def cells_across(seats: int, mine: int | None = None) -> tuple[list[list[int]], list[int]]:
    """The same for a table whose middle needs the whole width: seats above it and below.

    ``mine``: the seat that it is seen from, which is below alone.

    >>> cells_across(4)[0]
    [[1, 6, 3, 1], [1, 6, 1, 1], [7, 6, 1, 1], [7, 6, 3, 1]]
    >>> cells_across(3, mine=1)
    ([[7, 6, 1, 1], [1, 12, 3, 1], [1, 6, 1, 1]], [1, 12, 2, 1])
    """
    bottom = seats // 2 if mine is None else 1
    around = [*reversed(_in_a_row(bottom, 3)), *_in_a_row(seats - bottom, 1)]
    turned = bottom // 2 if mine is None else seats - mine
    return around[turned:] + around[:turned], [1, 12, 2, 1]


def _in_a_row(seats: int, row: int) -> list[list[int]]:
    wide = 12 // seats
    first = 1 + (12 - seats * wide) // 2
    return [[first + wide * i, wide, row, 1] for i in range(seats)]
