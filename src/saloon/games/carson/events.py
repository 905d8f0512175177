"""Events of Carson City, in the order of a round."""

from typing import Final

from saloon.core.event import EventKind

TOOK_PARCEL: Final = EventKind("took_parcel", ("seat", "parcel"))
ROUND_BEGAN: Final = EventKind("round_began", ("round",))

CHOSE: Final = EventKind("chose", ("seat", "card"))
TOOK_CASH: Final = EventKind("took_cash", ("seat", "card", "cash"))
WAITED: Final = EventKind("waited", ("seat", "card"))
TOOK_ROADS: Final = EventKind("took_roads", ("seat", "count"))
HIRED: Final = EventKind("hired", ("seat", "count", "cash"))
ARMED: Final = EventKind("armed", ("seat", "count", "cash"))
TOOK_TILE: Final = EventKind("took_tile", ("seat", "building", "cash"))

LAID_ROAD: Final = EventKind("laid_road", ("seat", "parcel", "side"))
BRIDGED: Final = EventKind("bridged", ("seat", "parcel", "side"))
PLACED: Final = EventKind("placed", ("seat", "square"))
CLAIMED: Final = EventKind("claimed", ("seat", "parcel"))
ATTACKED: Final = EventKind("attacked", ("seat", "target", "building", "parcel"))
DEFENDED: Final = EventKind("defended", ("seat", "building", "parcel"))
SHERIFF_PLACED: Final = EventKind("sheriff_placed", ("seat", "square"))
SHERIFF_CLAIMED: Final = EventKind("sheriff_claimed", ("seat", "parcel"))
SHERIFF_DEFENDED: Final = EventKind("sheriff_defended", ("seat", "building", "parcel"))
PASSED: Final = EventKind("passed", ("seat", "rank"))
RESOLUTION_BEGAN: Final = EventKind("resolution_began", ("round",))

ROLLED: Final = EventKind("rolled", ("seat", "die", "firepower", "total"), reveals=True)
CHOSE_TILE: Final = EventKind("chose_tile", ("seat",), ("tile",))
SHOWED_TILE: Final = EventKind("showed_tile", ("seat", "tile", "firepower", "total"), reveals=True)
DREW_TILES: Final = EventKind("drew_tiles", ("seat", "count"), ("tiles",), reveals=True)
# How a duel was won: the totals of the winner and of the strongest loser, and all losers, that one first; then for
# each fighter, in the order of ranks: seat, die or tile, firepower and total.
DUEL: Final = ("total", "against", "losers", "tied", "fighters", "shots", "firepowers", "totals")
WON_SQUARE: Final = EventKind("won_square", ("seat", "target", "square", *DUEL), beat=True)
WON_BUILDING: Final = EventKind("won_building", ("seat", "target", "square", "building", *DUEL), beat=True)
WON_PARCEL: Final = EventKind("won_parcel", ("seat", "target", "parcel", "cash", *DUEL), beat=True)
WON_ATTACK: Final = EventKind("won_attack", ("seat", "target", "owner", "building", "parcel", *DUEL), beat=True)
WON_DEFENCE: Final = EventKind("won_defence", ("seat", "target", "building", "parcel", *DUEL), beat=True)
CONSOLED: Final = EventKind("consoled", ("seat", "points"))
FELL: Final = EventKind("fell", ("seat", "points"))

EARNED: Final = EventKind("earned", ("seat", "square", "cash"))
TOOK_CHIP: Final = EventKind("took_chip", ("seat", "firepower"))
DECLINED_PARCEL: Final = EventKind("declined_parcel", ("seat", "parcel", "cash"))
BOUGHT_PARCEL: Final = EventKind("bought_parcel", ("seat", "parcel", "cash"))
DECLINED_BUILDING: Final = EventKind("declined_building", ("seat", "building", "cash"))
BOUGHT_BUILDING: Final = EventKind("bought_building", ("seat", "building", "cash"))
KEPT: Final = EventKind("kept", ("seat", "building"))
ASKED: Final = EventKind("asked", ("seat", "target", "parcel"))
ALLOWED: Final = EventKind("allowed", ("seat", "parcel"))
REFUSED: Final = EventKind("refused", ("seat", "parcel"))
BUILT: Final = EventKind("built", ("seat", "building", "parcel"))
BUILT_HOUSE: Final = EventKind("built_house", ("seat", "parcel"))
PROTECTED: Final = EventKind("protected", ("seat", "building", "parcel"))
GAMBLED: Final = EventKind("gambled", ("seat", "white", "black", "cash"), reveals=True)
DOUBLED: Final = EventKind("doubled", ("seat", "building"))
RENT_PAID: Final = EventKind("rent_paid", ("seat", "cash"))
ROBBED: Final = EventKind("robbed", ("seat", "target", "building", "parcel", "cash"))
SCORED: Final = EventKind("scored", ("seat", "square", "points"))
BOUGHT_POINTS: Final = EventKind("bought_points", ("seat", "points", "cash"))

REWARDED: Final = EventKind("rewarded", ("seat", "card", "points"))
NEW_COWBOYS: Final = EventKind("new_cowboys", ("count",))
CONVERTED: Final = EventKind("converted", ("seat", "cash", "points"))
TILE_CAME: Final = EventKind("tile_came", ("building", "cash"), reveals=True)
ROUND_ENDED: Final = EventKind(
    "round_ended", ("round", "seat", "points", "level", "earned", "scored", "standing"), beat=True
)
COUNTED: Final = EventKind("counted", ("seat", "estate", "savings", "bonus", "points", "sources"))
GAME_ENDED: Final = EventKind("game_ended", ("seat", "points", "tied"))

EVENTS: Final = (
    TOOK_PARCEL,
    ROUND_BEGAN,
    CHOSE,
    TOOK_CASH,
    WAITED,
    TOOK_ROADS,
    HIRED,
    ARMED,
    TOOK_TILE,
    LAID_ROAD,
    BRIDGED,
    PLACED,
    CLAIMED,
    ATTACKED,
    DEFENDED,
    SHERIFF_PLACED,
    SHERIFF_CLAIMED,
    SHERIFF_DEFENDED,
    PASSED,
    RESOLUTION_BEGAN,
    ROLLED,
    CHOSE_TILE,
    SHOWED_TILE,
    DREW_TILES,
    WON_SQUARE,
    WON_BUILDING,
    WON_PARCEL,
    WON_ATTACK,
    WON_DEFENCE,
    CONSOLED,
    FELL,
    EARNED,
    TOOK_CHIP,
    DECLINED_PARCEL,
    BOUGHT_PARCEL,
    DECLINED_BUILDING,
    BOUGHT_BUILDING,
    KEPT,
    ASKED,
    ALLOWED,
    REFUSED,
    BUILT,
    BUILT_HOUSE,
    PROTECTED,
    GAMBLED,
    DOUBLED,
    RENT_PAID,
    ROBBED,
    SCORED,
    BOUGHT_POINTS,
    REWARDED,
    NEW_COWBOYS,
    CONVERTED,
    TILE_CAME,
    ROUND_ENDED,
    COUNTED,
    GAME_ENDED,
)
