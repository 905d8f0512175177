"""The map of Carson City: 64 parcels, the 144 edges between their corners, and the river.

Parcel 8r + c lies in row r and column c. Edges 0 to 71 run from west to east, row by row; edges 72 to 143 run from
north to south. An edge is named by a parcel and its side: north or west, on the border of the map also south or east.
"""

from typing import Final

SIZE: Final = 8
PARCELS: Final = 64
EDGES: Final = 144
CORNERS: Final = 81
HORIZONTALS: Final = 72
NORTH: Final = 0
WEST: Final = 1
SOUTH: Final = 2
EAST: Final = 3

RIVER_COURSE: Final = [5, 13, 12, 20, 28, 27, 35, 43, 42, 50, 58]


def at(row: int, column: int) -> int:
    """Return the number of the parcel in a row and a column, both counted from 0."""
    return SIZE * row + column


def _neighbours(parcel: int) -> list[int]:
    row, column = parcel // SIZE, parcel % SIZE
    rows = range(max(0, row - 1), min(SIZE, row + 2))
    columns = range(max(0, column - 1), min(SIZE, column + 2))
    return [at(r, c) for r in rows for c in columns if at(r, c) != parcel]


def _ends(edge: int) -> list[int]:
    if edge < HORIZONTALS:
        corner = edge // SIZE * (SIZE + 1) + edge % SIZE
        return [corner, corner + 1]
    corner = edge - HORIZONTALS
    return [corner, corner + SIZE + 1]


def _parcels_at(corner: int) -> list[int]:
    row, column = corner // (SIZE + 1), corner % (SIZE + 1)
    rows = range(max(0, row - 1), min(SIZE, row + 1))
    columns = range(max(0, column - 1), min(SIZE, column + 1))
    return [at(r, c) for r in rows for c in columns]


NEIGHBOURS: Final = [_neighbours(parcel) for parcel in range(PARCELS)]
ENDS: Final = [_ends(edge) for edge in range(EDGES)]
AT_CORNER: Final = [_parcels_at(corner) for corner in range(CORNERS)]


def _touching(edge: int) -> list[int]:
    return [other for other in range(EDGES) if other != edge and any([end in ENDS[edge] for end in ENDS[other]])]


def _reached(edge: int) -> list[int]:
    return sorted({parcel for corner in ENDS[edge] for parcel in AT_CORNER[corner]})


def _beside(edge: int) -> list[int]:
    first, second = ENDS[edge]
    return [parcel for parcel in AT_CORNER[first] if parcel in AT_CORNER[second]]


TOUCHING: Final = [_touching(edge) for edge in range(EDGES)]  # the edges that share a corner with an edge
REACHED: Final = [_reached(edge) for edge in range(EDGES)]  # the parcels that a road there gives access to
BESIDE: Final = [_beside(edge) for edge in range(EDGES)]  # the one or two parcels an edge separates
BRIDGES: Final = [all([parcel in RIVER_COURSE for parcel in BESIDE[edge]]) for edge in range(EDGES)]


def side_edge(parcel: int, side: int) -> int:
    """Return the edge on a side of a parcel."""
    row, column = parcel // SIZE, parcel % SIZE
    if side in (NORTH, SOUTH):
        return SIZE * (row + side // 2) + column
    return HORIZONTALS + (SIZE + 1) * row + column + side // 2


def _name(edge: int) -> tuple[int, int]:
    for side in range(4):
        for parcel in BESIDE[edge]:
            if side_edge(parcel, side) == edge:
                return parcel, side
    raise AssertionError("every edge is a side of a parcel")


EDGE_NAMES: Final = [_name(edge) for edge in range(EDGES)]  # parcel and side
