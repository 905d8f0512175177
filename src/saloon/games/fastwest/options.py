"""Options of a match of Fast-West."""

from dataclasses import dataclass
from typing import Final

from saloon.core.errors import WrongOption
from saloon.core.options import Options, choice, flag, number, numbers
from saloon.core.reading import Reader

SECONDS: Final = 0.001  # milliseconds are shown as seconds

IN_EARNEST: Final = ("practice", "false")

OPTIONS: Final = (
    choice("games_per_match", 1, 3, only_with=IN_EARNEST),
    flag("slow_table", False),
    flag("manual_flip", False),
    flag("open_pointing", False, only_with=IN_EARNEST),
    choice("deal_3p", "as_4_6", "long", only_with=IN_EARNEST),
    choice("absent_policy", "bot", "slowest", rare=True),
    number("token_cap", 5, 1, 40, rare=True),
    numbers("handicap_ms", [], 0, 600, scale=SECONDS, rare=True),
    number("max_inputs", 60, 1, 1000, rare=True),
    number("grab_gap_ms", 130, 0, 2000, scale=SECONDS, rare=True),
    number("gesture_lock_ms", 250, 0, 2000, scale=SECONDS, rare=True),
    number("snap_back_ms", 1000, 0, 5000, scale=SECONDS, rare=True),
    number("settle_ms", 300, 0, 2000, scale=SECONDS, rare=True),
    number("lag_cap_ms", 400, 0, 2000, scale=SECONDS, rare=True),
    flag("practice", False, rare=True),
)
PRESETS: Final[dict[str, Options]] = {
    "box": {},
    "family": {"slow_table": True},
    "match": {"games_per_match": 3},
    "live": {"manual_flip": True, "open_pointing": True},
}


@dataclass
class FastwestOptions:
    """The options of one match, in the order of the rulebook; immutable."""

    deal_3p: str
    manual_flip: bool
    token_cap: int
    open_pointing: bool
    games_per_match: int
    absent_policy: str
    handicap_ms: list[int]
    slow_table: bool
    max_inputs: int
    grab_gap_ms: int
    gesture_lock_ms: int
    snap_back_ms: int
    settle_ms: int
    lag_cap_ms: int
    practice: bool


def read_options(reader: Reader) -> FastwestOptions:
    """Read the options out of plain data."""
    return FastwestOptions(
        deal_3p=reader.word("deal_3p"),
        manual_flip=reader.flag("manual_flip"),
        token_cap=reader.number("token_cap"),
        open_pointing=reader.flag("open_pointing"),
        games_per_match=reader.number("games_per_match"),
        absent_policy=reader.word("absent_policy"),
        handicap_ms=reader.numbers("handicap_ms"),
        slow_table=reader.flag("slow_table"),
        max_inputs=reader.number("max_inputs"),
        grab_gap_ms=reader.number("grab_gap_ms"),
        gesture_lock_ms=reader.number("gesture_lock_ms"),
        snap_back_ms=reader.number("snap_back_ms"),
        settle_ms=reader.number("settle_ms"),
        lag_cap_ms=reader.number("lag_cap_ms"),
        practice=reader.has("practice") and reader.flag("practice"),  # it came later than the first saves
    )


def judge(seats: int, options: Options) -> None:
    """Refuse handicaps for another number of players."""
    handicaps = options["handicap_ms"]
    assert isinstance(handicaps, list)
    if len(handicaps) not in (0, seats):
        raise WrongOption(
            "fastwest-handicaps",
            f"handicap_ms names {len(handicaps)} players; there are {seats}: give one number for each, or none",
            {"count": len(handicaps), "seats": seats},
        )
