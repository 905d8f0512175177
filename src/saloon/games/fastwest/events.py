"""Events of Fast-West, in the order of a game."""

from typing import Final

from saloon.core.event import EventKind

GAME_BEGAN: Final = EventKind("game_began", ("game", "seat"))
DEALT: Final = EventKind("dealt", ("round", "cactus", "others"))
RESHUFFLED: Final = EventKind("reshuffled", ("repeats",))
REACHED: Final = EventKind("reached", ("seat", "bullet", "at"))
RELEASED: Final = EventKind("released", ("seat", "bullet", "at"))
RAISED_HANDS: Final = EventKind("raised_hands", ("seat", "at"))
SALUTED: Final = EventKind("saluted", ("seat", "at"))
PRESSED: Final = EventKind("pressed", ("seat", "at"))
TIED: Final = EventKind("tied", ("at",), reveals=True)
TIME_CAME: Final = EventKind("time_came", ("at",), reveals=True)
SNAPPED_BACK: Final = EventKind("snapped_back", ("seat",))
ENDANGERED_CHILD: Final = EventKind("endangered_child", ("seat", "change", "tokens"))
FLIPPED: Final = EventKind("flipped", ("seat", "card"), reveals=True)
WAS_QUICKEST: Final = EventKind("was_quickest", ("seat",))
WAS_SLOWEST: Final = EventKind("was_slowest", ("seat", "change", "tokens"))
SHOT_BLANK: Final = EventKind("shot_blank", ("seat", "change", "tokens"))
HAD_NO_BULLET: Final = EventKind("had_no_bullet", ("seat", "change", "tokens"))
DEFENDED_BEST: Final = EventKind("defended_best", ("seat", "count", "change", "tokens"))
DEFENDED: Final = EventKind("defended", ("seat", "count", "change", "tokens"))
ANNOUNCED: Final = EventKind("announced", ("seat", "bullet"))
PICKED: Final = EventKind("picked", ("seat", "place", "bullet"), reveals=True)
LOST_ROULETTE: Final = EventKind("lost_roulette", ("seat", "change", "tokens"))
JUDGED: Final = EventKind(  # the result of a card, row by row, the best first; `bullet` was announced in the roulette
    "judged", ("card", "bullet", "seats", "why", "times", "due", "changes", "tokens", "deeds"), reveals=True, beat=True
)
DUEL_BEGAN: Final = EventKind("duel_began", ())
GONE: Final = EventKind("gone", ("count",), reveals=True)
ARMED: Final = EventKind("armed", ("seat",), ("bullet",), reveals=True)
POINTED: Final = EventKind("pointed", ("seat",), ("target",))
POINTED_OPENLY: Final = EventKind("pointed_openly", ("seat", "target"))
UNCOVERED: Final = EventKind("uncovered", ("seat", "bullet"), reveals=True)
AIMED: Final = EventKind("aimed", ("seat", "target"), reveals=True)
WOUNDED: Final = EventKind("wounded", ("seat", "target"))
SHOT: Final = EventKind("shot", ("seat", "target", "change", "tokens"))
DUEL_ENDED: Final = EventKind(  # row by row, the smallest bullet first; `seat` has won
    "duel_ended", ("seat", "seats", "bullets", "targets", "wounded", "given", "tokens"), reveals=True, beat=True
)
WON: Final = EventKind("won", ("seat", "tokens", "bullet", "tied"))  # tied: how many players have as few tokens
MATCH_WON: Final = EventKind("match_won", ("seat", "wins"))

EVENTS: Final = (
    GAME_BEGAN,
    DEALT,
    RESHUFFLED,
    REACHED,
    RELEASED,
    RAISED_HANDS,
    SALUTED,
    PRESSED,
    TIED,
    TIME_CAME,
    SNAPPED_BACK,
    ENDANGERED_CHILD,
    FLIPPED,
    WAS_QUICKEST,
    WAS_SLOWEST,
    SHOT_BLANK,
    HAD_NO_BULLET,
    DEFENDED_BEST,
    DEFENDED,
    ANNOUNCED,
    PICKED,
    LOST_ROULETTE,
    JUDGED,
    DUEL_BEGAN,
    GONE,
    ARMED,
    POINTED,
    POINTED_OPENLY,
    UNCOVERED,
    AIMED,
    WOUNDED,
    SHOT,
    DUEL_ENDED,
    WON,
    MATCH_WON,
)
