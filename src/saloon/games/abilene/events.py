"""Events of Welcome to Abilene, in the order of a hand."""

from typing import Final

from saloon.core.event import EventKind

LAST_LAP: Final = "last_lap"  # how a hand ends
BY_WELCOME: Final = "welcome"
BY_RUSH: Final = "gold_rush"
UNPLAYED: Final = "unplayed"  # all but one have folded
VOID: Final = "void"  # fewer than two have joined

HAND_BEGAN: Final = EventKind("hand_began", ("hand", "seat", "chips"))
JOINED: Final = EventKind("joined", ("seat", "chips"))
SAT_OUT: Final = EventKind("sat_out", ("seat",))
VOIDED: Final = EventKind("voided", ("chips",))
DEALT: Final = EventKind("dealt", ("seat", "count"), ("cards",), reveals=True)
BOUGHT: Final = EventKind("bought", ("seat", "chips"), ("card",), reveals=True)
FOLDED: Final = EventKind("folded", ("seat", "chips"))
STOOD: Final = EventKind("stood", ("seat", "count"))
PRICES_DOUBLED: Final = EventKind("prices_doubled", ("seat",))
DROPPED: Final = EventKind("dropped", ("seat",), ("card",))
PLAY_BEGAN: Final = EventKind("play_began", ("seat", "count"))
LAP_BEGAN: Final = EventKind("lap_began", ("lap", "laps"))
LAID_FACE_DOWN: Final = EventKind("laid_face_down", ("seat",), ("card",))
LAID_CATTLE: Final = EventKind("laid_cattle", ("seat", "card", "heads"))
ATTACKED: Final = EventKind("attacked", ("seat", "target", "card", "chips"))
DECLINED: Final = EventKind("declined", ("seat",))
DEFENDED: Final = EventKind("defended", ("seat", "card", "chips"))
STOPPED: Final = EventKind("stopped", ("seat", "card", "target", "attack", "chips"))
LOOTED: Final = EventKind("looted", ("seat", "chips"))
DEFENCE_LEFT: Final = EventKind("defence_left", ("seat", "card"))
STOLE: Final = EventKind("stole", ("seat", "target", "card"))
HERD_LOST: Final = EventKind("herd_lost", ("seat", "target", "heads"))
ATTACK_FAILED: Final = EventKind("attack_failed", ("seat", "target", "card"))
MISSED_TURN: Final = EventKind("missed_turn", ("seat",))
STRAYED: Final = EventKind("strayed", ("seat", "target", "card"))
RUSHED: Final = EventKind("rushed", ("seat", "chips"))
ARRIVED: Final = EventKind("arrived", ("seat",))
HAND_ENDED: Final = EventKind(
    "hand_ended",
    ("hand", "how", "pot", "winners", "share", "left", "herds", "heads", "playing", "folded", "chips"),
    beat=True,
)
WON: Final = EventKind("won", ("seat", "chips", "heads"))
WON_UNPLAYED: Final = EventKind("won_unplayed", ("seat", "chips"))
CARRIED: Final = EventKind("carried", ("chips",))
REVEALED: Final = EventKind("revealed", ("seat", "cards"), reveals=True)
WENT_BROKE: Final = EventKind("went_broke", ("seat",))  # and that ends the match early
MATCH_ENDED: Final = EventKind("match_ended", ("chips",))

EVENTS: Final = (
    HAND_BEGAN,
    JOINED,
    SAT_OUT,
    VOIDED,
    DEALT,
    BOUGHT,
    FOLDED,
    STOOD,
    PRICES_DOUBLED,
    DROPPED,
    PLAY_BEGAN,
    LAP_BEGAN,
    LAID_FACE_DOWN,
    LAID_CATTLE,
    ATTACKED,
    DECLINED,
    DEFENDED,
    STOPPED,
    LOOTED,
    DEFENCE_LEFT,
    STOLE,
    HERD_LOST,
    ATTACK_FAILED,
    MISSED_TURN,
    STRAYED,
    RUSHED,
    ARRIVED,
    HAND_ENDED,
    WON,
    WON_UNPLAYED,
    CARRIED,
    REVEALED,
    WENT_BROKE,
    MATCH_ENDED,
)
