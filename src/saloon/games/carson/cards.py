"""The parts of Carson City: buildings, personalities, the squares of the action track, prices and limits."""

from typing import Final

NOBODY: Final = -1  # instead of a seat

# What can lie on a parcel. Everything from the mountain on counts in the price of a parcel.
EMPTY: Final = 0
RIVER: Final = 1
MOUNTAIN: Final = 2
HOUSE: Final = 3
RANCH: Final = 4
MINE: Final = 5
DRUGSTORE: Final = 6
BANK: Final = 7
SALOON: Final = 8
HOTEL: Final = 9
PRISON: Final = 10
CHURCH: Final = 11

KINDS: Final = 12
BUILDINGS: Final = [RANCH, MINE, DRUGSTORE, BANK, SALOON, HOTEL, PRISON, CHURCH]
EARNERS: Final = [RANCH, MINE, DRUGSTORE, BANK, SALOON, HOTEL]  # the buildings with an income
COPIES: Final = [0, 0, 0, 0, 6, 6, 4, 5, 3, 3, 2, 2]  # of each tile; an option decides how many banks
REVOLVERS: Final = [0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 2, 0]  # gained with a building
AS_HOUSES: Final = [0, 0, 0, 1, 1, 0, 0, 0, 0, 2, 0, 1]  # for drugstore, bank and saloon next to it

HOUSES: Final = 20
MOUNTAINS: Final = 9
RIVER_MOUNTAINS: Final = 6
ROADS: Final = 25
COWBOYS: Final = 10  # of each colour
FIRST_COWBOYS: Final = 3
PROPERTY_TILES: Final = 12
START_CASH: Final = 15
ROUNDS: Final = 4
NEW_COWBOYS: Final = [0, 4, 5, 5]  # after each round
MOST_POINTS: Final = 99  # in one purchase or conversion
MOST_SEATS: Final = 5

# The action track, in the order it is resolved, including steps without a square of their own.
WAGES: Final = 0
AMMUNITION: Final = 1
ROADS_3: Final = 2
ROAD_1: Final = 3
PARCEL_PURCHASE: Final = 4
BUILD_12: Final = 5
BUILD_8: Final = 7
BUILD_3: Final = 11
KEPT_BUILDINGS: Final = 12
PARCELS_INCOME: Final = 13
COWBOY_INCOME: Final = 14
GAMBLING_INCOME: Final = 15
ESTATE_INCOME: Final = 16
PARCELS_VP: Final = 17
COWBOY_VP: Final = 18
ESTATE_VP: Final = 19
BUY_VP_5: Final = 20
BUY_VP_2: Final = 23
SQUARES: Final = 24
STEPS_ALONE: Final = [PARCEL_PURCHASE, KEPT_BUILDINGS, ESTATE_INCOME]  # no cowboy is placed on these
PLACES: Final = [square for square in range(SQUARES) if square not in STEPS_ALONE]

ROW: Final = 7
ROW_PRICES: Final = [3, 4, 5, 6, 8, 10, 12]  # of the construction row, cheapest first
POINT_PRICES: Final = [5, 4, 3, 2]  # of a point on BUY_VP_5 and the squares after it
LAST_OPEN: Final = [4, 3, 2, 1]  # the last round before the counter covers each of these squares

WAGE: Final = 4
CHIP: Final = 3  # firepower of the chip on the ammunition square
PARCEL_RENT: Final = 2
FIREPOWER_PAY: Final = 2

# The personalities, by number; their sides.
SHERIFF: Final = 1
BANKER: Final = 2
GROCER: Final = 3
WORKER: Final = 4
SETTLER: Final = 5
CAPTAIN: Final = 6
MERCENARY: Final = 7
PERSONALITIES: Final = 7
YELLOW: Final = 0
RED: Final = 1
LIMITS: Final = [[0, 20, 120, 60, 30, 30, 25, 20], [0, 20, 60, 60, 30, 30, 20, 30]]  # cash limit by side and number
BANKER_CASH: Final = 9
EIGHT: Final = 8  # dollars that the grocer and the red settler may take
WORKER_ROADS: Final = 2
WORKER_FEE: Final = 5
HIRING: Final = [0, 1, 4, 9]  # dollars for as many cowboys
ARMING: Final = [0, 3, 9]  # dollars for as many revolvers
MERCENARY_POWER: Final = [3, 2]  # by side
SHERIFF_CONSOLATION: Final = 3  # points of the red sheriff for a lost duel
FALLEN_POINTS: Final = 2
BANKER_POINTS: Final = [0, 3, 5, 7]
BANKER_PRICES: Final = [0, 0, 0, 3, 0, 12, 0, 25]  # by points

CONVERSION: Final = 10  # dollars for a point at the end of a round
FINAL_CONVERSION: Final = 6
ESTATE_POINTS: Final = 2
BRIDGE_POINTS: Final = 3

# Where points come from, in the order of a round and of the last count; the first three by their squares.
FROM_PARCELS: Final = 0
FROM_COWBOYS: Final = 1
FROM_BUILDINGS: Final = 2
FROM_SALE: Final = 3  # the squares that sell points
FROM_DUELS: Final = 4  # that were lost: the red sheriff, fallen cowboys
FROM_PERSONALITY: Final = 5  # red banker, grocer and settler
FROM_LIMIT: Final = 6  # dollars paid at the end of a round
FROM_ESTATE: Final = 7
FROM_SAVINGS: Final = 8
FROM_PASSING: Final = 9  # the bonus of Kit Carson
SOURCES: Final = 10

TILE_SET: Final = [0, 1, 2, 3, 4, 5]  # of duel tiles
TILE_CASH: Final = 30  # less the sum of the tiles
REDRAWN: Final = 3

COLOURS: Final = [[seat for seat in range(MOST_SEATS) if posse >> seat & 1] for posse in range(1 << MOST_SEATS)]


def needs_house(kind: int) -> bool:
    """Tell whether a building needs road access and a house."""
    return kind > MINE


def row_of(square: int) -> int:
    """Return the place of a construction square in the construction row."""
    return BUILD_3 - square


def tile_price(square: int) -> int:
    """Return the price printed on a construction square."""
    return ROW_PRICES[BUILD_3 - square]


def all_tiles(banks: int) -> list[int]:
    """List the building tiles of a game, sorted."""
    return [kind for kind in BUILDINGS for _ in range(banks if kind == BANK else COPIES[kind])]
