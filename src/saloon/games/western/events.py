"""What can happen in Western, in the order of the rulebook. The fact `pognon` is money in full, not in units."""

from typing import Final

from saloon.core.event import EventKind

SHERIFF_LEFT: Final = EventKind("sheriff_left", ("seat",))
SKIPPED: Final = EventKind("skipped", ("seat",))
DREW: Final = EventKind("drew", ("seat", "count"), ("cards",), reveals=True)
DREW_NOTHING: Final = EventKind("drew_nothing", ("seat",))
RESHUFFLED: Final = EventKind("reshuffled", ("count",))
DISCARDED: Final = EventKind("discarded", ("seat", "card"))

LIFTED: Final = EventKind("lifted", ("seat", "target"))
PLAYED: Final = EventKind("played", ("seat", "card"))
PLAYED_ON: Final = EventKind("played_on", ("seat", "card", "target"))
SENT_COWBOYS: Final = EventKind("sent_cowboys", ("seat", "count", "target"))
TURNED: Final = EventKind("turned", ("seat", "direction"))

# A purse may be hidden: what it pays, and whether it reaches the goal, comes to light.
PAID: Final = EventKind("paid", ("seat", "target", "pognon"), reveals=True)
PAID_BANK: Final = EventKind("paid_bank", ("seat", "pognon"), reveals=True)
HAD_NOTHING: Final = EventKind("had_nothing", ("seat",), reveals=True)
WITHDREW: Final = EventKind("withdrew", ("seat", "pognon"), reveals=True)

STOPPED: Final = EventKind("stopped", ("seat", "card", "target"))
COUNTERED: Final = EventKind("countered", ("seat", "card", "target"))
CAKED: Final = EventKind("caked", ("seat", "card", "target"))
ROLLED: Final = EventKind("rolled", ("seat", "die"), reveals=True)

SHOWED: Final = EventKind("showed", ("seat", "count", "cards"), reveals=True)
TIED: Final = EventKind("tied", ("seat", "target", "count"))
WON_SALOON: Final = EventKind("won_saloon", ("seat", "target"))

GAVE_BACK: Final = EventKind("gave_back", ("seat", "target", "pognon"), reveals=True)
COULD_NOT_GIVE_BACK: Final = EventKind("could_not_give_back", ("seat", "target"), reveals=True)
KEPT: Final = EventKind("kept", ("seat", "target"))
STOLE: Final = EventKind("stole", ("seat", "target"), ("card",), reveals=True)

TRAIN_CAME: Final = EventKind("train_came", ("seat", "rank", "pognon"))
LAID: Final = EventKind("laid", ("seat", "rank"))
LAID_WITH_HAT: Final = EventKind("laid_with_hat", ("seat", "rank"))
PASSED: Final = EventKind("passed", ("seat",))
WON_PACTOLE: Final = EventKind("won_pactole", ("seat", "rank", "pognon"), reveals=True)

WON: Final = EventKind("won", ("seat", "pognon"), reveals=True)
LIMIT_REACHED: Final = EventKind("limit_reached", ("turns",))

EVENTS: Final = (
    SHERIFF_LEFT,
    SKIPPED,
    DREW,
    DREW_NOTHING,
    RESHUFFLED,
    DISCARDED,
    LIFTED,
    PLAYED,
    PLAYED_ON,
    SENT_COWBOYS,
    TURNED,
    PAID,
    PAID_BANK,
    HAD_NOTHING,
    WITHDREW,
    STOPPED,
    COUNTERED,
    CAKED,
    ROLLED,
    SHOWED,
    TIED,
    WON_SALOON,
    GAVE_BACK,
    COULD_NOT_GIVE_BACK,
    KEPT,
    STOLE,
    TRAIN_CAME,
    LAID,
    LAID_WITH_HAT,
    PASSED,
    WON_PACTOLE,
    WON,
    LIMIT_REACHED,
)
