"""Options of a match of Welcome to Abilene."""

from dataclasses import dataclass
from typing import Final

from saloon.core.errors import WrongSeats
from saloon.core.options import Options, choice, flag, number
from saloon.core.reading import Reader
from saloon.games.abilene.actions import MOST_SEATS

MATCH_ENDS: Final = ("rotations", "first_broke", "last_standing", "fixed_hands")  # the default first
DEFENCE_TIMINGS: Final = ("own_turn", "interrupt")
EAU_PAYMENTS: Final = ("when_laid", "when_used")

OPTIONS: Final = (
    choice("match_end", *MATCH_ENDS),
    number("hands", 8, 1, 200, only_with=("match_end", "fixed_hands")),
    number("start_chips", 30, 2, 1000),
    choice("defence_timing", *DEFENCE_TIMINGS),
    flag("reveal_at_end", False),
    choice("eau_paid", *EAU_PAYMENTS, rare=True),
    flag("welcome_needs_herd", False, rare=True),
    number("hand_limit", 200, 1, 1000, rare=True, only_with=("match_end", "first_broke", "last_standing")),
    number("max_players", 8, 2, MOST_SEATS, rare=True),
)
PRESETS: Final[dict[str, Options]] = {
    "box": {},
    "family": {"match_end": "fixed_hands", "hands": 4, "reveal_at_end": True},
    "endurance": {"match_end": "last_standing"},
    "regulars": {"defence_timing": "interrupt", "eau_paid": "when_used", "welcome_needs_herd": True},
}


@dataclass
class AbileneOptions:
    """The options of one match, in the order of the rulebook; never changed."""

    start_chips: int
    match_end: str
    hands: int
    hand_limit: int
    defence_timing: str
    eau_paid: str
    max_players: int
    reveal_at_end: bool
    welcome_needs_herd: bool


def read_options(reader: Reader) -> AbileneOptions:
    """Read the options out of plain data."""
    return AbileneOptions(
        start_chips=reader.number("start_chips"),
        match_end=reader.word("match_end"),
        hands=reader.number("hands"),
        hand_limit=reader.number("hand_limit"),
        defence_timing=reader.word("defence_timing"),
        eau_paid=reader.word("eau_paid"),
        max_players=reader.number("max_players"),
        reveal_at_end=reader.flag("reveal_at_end"),
        welcome_needs_herd=reader.flag("welcome_needs_herd"),
    )


def judge(seats: int, options: Options) -> None:
    """Refuse more players than the option `max_players` allows."""
    most = options["max_players"]
    assert isinstance(most, int)
    if seats > most:
        raise WrongSeats(
            "abilene-seats",
            f"abilene is for 2 to {most} players, not {seats}; the option max_players allows up to {MOST_SEATS}",
            {"high": most, "most": MOST_SEATS, "seats": seats},
        )
