"""Events of FarWest 1849, in the order of a match."""

from typing import Final

from saloon.core.event import EventKind

CHOSE: Final = EventKind("chose", ("seat", "colour"))
LEFT_OUT: Final = EventKind("left_out", ("colour",))
RACE_BEGAN: Final = EventKind("race_began", ("race", "races"))
DEAL_BEGAN: Final = EventKind("deal_began", ("deal", "seat"))
SHUFFLED: Final = EventKind("shuffled", ("count",))
DEALT: Final = EventKind("dealt", ("seat", "count"), ("cards",), reveals=True)
PUT_ASIDE: Final = EventKind("put_aside", ("seat", "target"), ("card",))
GAVE: Final = EventKind("gave", ("seat", "target"), ("card",), reveals=True)
# target: the owner of the pawn; left, square: the types of square it leaves and stops on; overtaken: how many of passed
MOVED: Final = EventKind(
    "moved", ("seat", "card", "rider", "target", "left", "count", "step", "square", "overtaken", "passed")
)
LAID_NULL: Final = EventKind("laid_null", ("seat", "card"))
COUPLE_HOME: Final = EventKind("couple_home", ("seat", "colour", "place"))  # the order of arrival, from 1
DROPPED: Final = EventKind("dropped", ("seat", "count"), ("cards",))
# by seat: places from 1, bills earned, bills after; by rider: where it stood; arrivals: colours, the first one first
RACE_ENDED: Final = EventKind(
    "race_ended", ("race", "races", "places", "earned", "bills", "steps", "halves", "arrivals"), beat=True
)
PAID: Final = EventKind("paid", ("seat", "place", "bills"))
MATCH_ENDED: Final = EventKind("match_ended", ("races",))

EVENTS: Final = (
    CHOSE,
    LEFT_OUT,
    RACE_BEGAN,
    DEAL_BEGAN,
    SHUFFLED,
    DEALT,
    PUT_ASIDE,
    GAVE,
    MOVED,
    LAID_NULL,
    COUPLE_HOME,
    DROPPED,
    RACE_ENDED,
    PAID,
    MATCH_ENDED,
)
