"""Events of Western, in the order of the rulebook. The fact `pognon` is the full amount of money, not units."""

from typing import Final

from saloon.core.event import EventKind

BEGAN: Final = EventKind("began", ("seat", "die", "throws"))

SHERIFF_LEFT: Final = EventKind("sheriff_left", ("seat",))
SKIPPED: Final = EventKind("skipped", ("seat",))
DREW: Final = EventKind("drew", ("seat", "count"), ("cards",), reveals=True)
DREW_NOTHING: Final = EventKind("drew_nothing", ("seat",))
RESHUFFLED: Final = EventKind("reshuffled", ("count",))
DISCARDED: Final = EventKind("discarded", ("seat", "card"))

LIFTED: Final = EventKind("lifted", ("seat", "target"))
PLAYED: Final = EventKind("played", ("seat", "card"))
PLAYED_ON: Final = EventKind("played_on", ("seat", "card", "target"))
ATTACKED: Final = EventKind("attacked", ("seat", "card", "guns", "target"))
SENT_COWBOYS: Final = EventKind("sent_cowboys", ("seat", "count", "target"))
TURNED: Final = EventKind("turned", ("seat", "direction"))

# These reveal something, because a purse may be hidden: what it pays, and whether it reaches the goal.
PAID: Final = EventKind("paid", ("seat", "target", "pognon"), reveals=True)
PAID_BANK: Final = EventKind("paid_bank", ("seat", "pognon"), reveals=True)
HAD_NOTHING: Final = EventKind("had_nothing", ("seat",), reveals=True)
WITHDREW: Final = EventKind("withdrew", ("seat", "pognon"), reveals=True)
COLLECTED: Final = EventKind("collected", ("seat", "count", "pognon"), reveals=True)
CHIPPED_IN: Final = EventKind("chipped_in", ("seat", "target", "pognon"), reveals=True)  # one for each player who paid
SHARED: Final = EventKind("shared", ("seat", "count", "pognon"), reveals=True)

STOPPED: Final = EventKind("stopped", ("seat", "card", "target", "count"))
COUNTERED: Final = EventKind("countered", ("seat", "card", "target"))
CAKED: Final = EventKind("caked", ("seat", "card", "target"))
# How a fight ended: attacker, target, weapon, both dice (0: the target did not roll), what the loser
# paid, how many times the points counted, and 1 if the loser had less than that.
FIGHT: Final = ("seat", "target", "card", "die", "reply", "pognon", "times", "short")
HIT: Final = EventKind("hit", FIGHT, reveals=True, beat=True)
BACKFIRED: Final = EventKind("backfired", FIGHT, reveals=True, beat=True)

SEARCHED: Final = EventKind("searched", ("seat", "count", "cards", "pognon"), reveals=True)
HELD_UP: Final = EventKind("held_up", ("seat", "pognon"), reveals=True, beat=True)
SHOWED: Final = EventKind("showed", ("seat", "count", "cards"), reveals=True)
TIED: Final = EventKind("tied", ("seat", "target", "count"))
ROLLED: Final = EventKind("rolled", ("seat", "die"), reveals=True)
WON_SALOON: Final = EventKind("won_saloon", ("seat", "target", "kinds", "fewer", "pognon"), reveals=True, beat=True)

GAVE_BACK: Final = EventKind("gave_back", ("seat", "target", "pognon"), reveals=True)
COULD_NOT_GIVE_BACK: Final = EventKind("could_not_give_back", ("seat", "target"), reveals=True)
KEPT: Final = EventKind("kept", ("seat", "target"))
STOLE: Final = EventKind("stole", ("seat", "target"), ("card",), reveals=True)

TRAIN_CAME: Final = EventKind("train_came", ("seat", "rank", "pognon"))
LAID: Final = EventKind("laid", ("seat", "rank"), renews=True)  # in free order, everybody's time starts again
LAID_WITH_HAT: Final = EventKind("laid_with_hat", ("seat", "rank"), renews=True)
PASSED: Final = EventKind("passed", ("seat",))
WON_PACTOLE: Final = EventKind("won_pactole", ("seat", "rank", "pognon"), reveals=True, beat=True)

WON: Final = EventKind("won", ("seat", "pognon"), reveals=True)
LIMIT_REACHED: Final = EventKind("limit_reached", ("turns",))

EVENTS: Final = (
    BEGAN,
    SHERIFF_LEFT,
    SKIPPED,
    DREW,
    DREW_NOTHING,
    RESHUFFLED,
    DISCARDED,
    LIFTED,
    PLAYED,
    PLAYED_ON,
    ATTACKED,
    SENT_COWBOYS,
    TURNED,
    PAID,
    PAID_BANK,
    HAD_NOTHING,
    WITHDREW,
    COLLECTED,
    CHIPPED_IN,
    SHARED,
    STOPPED,
    COUNTERED,
    CAKED,
    HIT,
    BACKFIRED,
    SEARCHED,
    HELD_UP,
    SHOWED,
    TIED,
    ROLLED,
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
