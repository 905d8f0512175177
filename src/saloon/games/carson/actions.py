"""Actions of Carson City, each made once, in the order of the numbering."""

from typing import Final

from saloon.core.action import Action
from saloon.core.options import Options
from saloon.games.carson.cards import (
    BANKER_POINTS,
    BUILD_3,
    BUILD_12,
    BUILDINGS,
    EARNERS,
    KINDS,
    MOST_POINTS,
    PERSONALITIES,
    PLACES,
    SQUARES,
    TILE_SET,
)
from saloon.games.carson.geometry import EDGE_NAMES, EDGES, PARCELS

DOLLARS: Final = [0, 1, 3, 4, 9]  # the captain's prices on both sides

PARCEL: Final = [Action("parcel", (parcel,)) for parcel in range(PARCELS)]
CHOOSE: Final = [Action("personality", (card,)) for card in range(PERSONALITIES + 1)]
TAKE_8: Final = Action("take_8")
WAIT: Final = Action("wait")
PAY: Final = [Action("pay", (cash,)) for cash in range(10)]
SKIP: Final = Action("skip")
TAKE: Final = [Action("take", (square,)) for square in range(SQUARES)]
LAY_ROAD: Final = [Action("lay_road", EDGE_NAMES[edge]) for edge in range(EDGES)]
PLACE: Final = [Action("place", (square,)) for square in range(SQUARES)]
CLAIM: Final = [Action("claim", (parcel,)) for parcel in range(PARCELS)]
ATTACK: Final = [Action("attack", (parcel,)) for parcel in range(PARCELS)]
DEFEND: Final = [Action("defend", (parcel,)) for parcel in range(PARCELS)]
SHERIFF: Final = Action("sheriff")
PASS: Final = Action("pass")
LAY_TILE: Final = [Action("duel_tile", (tile,)) for tile in TILE_SET]
TAKE_BACK: Final = Action("take_back")
FALL: Final = Action("fall")
DUEL: Final = [Action("duel", (parcel,)) for parcel in range(PARCELS)]
BUY: Final = Action("buy")
DECLINE: Final = Action("decline")
KEEP: Final = Action("keep")
HOUSE: Final = [Action("house", (parcel,)) for parcel in range(PARCELS)]
ALLOW: Final = Action("allow")
REFUSE: Final = Action("refuse")
PLACE_KEPT: Final = [Action("place_kept", (kind,)) for kind in range(KINDS)]
DONE: Final = Action("done")
DOUBLE: Final = [Action("double", (kind,)) for kind in range(KINDS)]
BUY_VP: Final = [Action("buy_vp", (points,)) for points in range(MOST_POINTS + 1)]
BANKER_BUY: Final = [Action("banker_buy", (points,)) for points in range(8)]
CONVERT: Final = [Action("convert", (points,)) for points in range(MOST_POINTS + 1)]

VERBS: Final[dict[str, tuple[str, ...]]] = {
    "parcel": ("parcel",),
    "personality": ("card",),
    "take_8": (),
    "wait": (),
    "pay": ("cash",),
    "skip": (),
    "take": ("square",),
    "lay_road": ("parcel", "side"),
    "place": ("square",),
    "claim": ("parcel",),
    "attack": ("parcel",),
    "defend": ("parcel",),
    "sheriff": (),
    "pass": (),
    "duel_tile": ("tile",),
    "take_back": (),
    "fall": (),
    "duel": ("parcel",),
    "buy": (),
    "decline": (),
    "keep": (),
    "house": ("parcel",),
    "allow": (),
    "refuse": (),
    "place_kept": ("building",),
    "done": (),
    "double": ("building",),
    "buy_vp": ("points",),
    "banker_buy": ("points",),
    "convert": ("points",),
}
FACTS: Final[dict[str, str]] = {
    "seat": "seat",
    "target": "seat",
    "owner": "seat",
    "losers": "seat",
    "card": "card",
    "parcel": "parcel",
    "site": "parcel",
    "side": "side",
    "square": "square",
    "building": "building",
    "tile": "tile",
    "tiles": "tile",
}


def all_actions(seats: int, options: Options) -> list[Action]:
    """List every action the game can ever offer; seats and options change nothing."""
    actions = [*PARCEL, *CHOOSE[1:], TAKE_8, WAIT, *[PAY[cash] for cash in DOLLARS], SKIP]
    actions += [*TAKE[BUILD_12 : BUILD_3 + 1], *LAY_ROAD]
    actions += [*[PLACE[square] for square in PLACES], *CLAIM, *ATTACK, *DEFEND, SHERIFF, PASS]
    actions += [*LAY_TILE, TAKE_BACK, FALL, *DUEL, BUY, DECLINE, KEEP, *HOUSE, ALLOW, REFUSE]
    actions += [*[PLACE_KEPT[kind] for kind in BUILDINGS], DONE, *[DOUBLE[kind] for kind in EARNERS]]
    return [*actions, *BUY_VP, *[BANKER_BUY[points] for points in BANKER_POINTS], *CONVERT]
