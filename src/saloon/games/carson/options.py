"""Options of a match of Carson City."""

from dataclasses import dataclass
from typing import Final

from saloon.core.options import Options, choice, choice_or_numbers, flag, number
from saloon.core.reading import Reader
from saloon.games.carson.cards import PERSONALITIES, RED, YELLOW

WITH_RED: Final = ("personality_sides", "red", "random")
WITH_YELLOW: Final = ("personality_sides", "yellow", "random")

OPTIONS: Final = (
    choice("board", "plain", "river"),
    choice_or_numbers("personality_sides", ("yellow", "red", "random"), YELLOW, RED, PERSONALITIES),
    choice("duel_mode", "dice", "tiles"),
    choice("tie_break", "pass", "personality"),
    choice("church_scope", "all", "owner"),
    choice("undefended_attack", "auto", "duel"),
    choice("bank_count", 5, 4, rare=True),
    choice("starting_revolvers", 0, 1, rare=True),
    choice("house_equivalents", "owner", "all", rare=True),
    choice("kept_building", "same_round", "next_round", rare=True),
    choice("settler_red_reward", "vp", "cash", rare=True, only_with=WITH_RED),
    number("settler_red_limit", 30, 0, 999, rare=True, only_with=WITH_RED),
    flag("road_supply_finite", True, rare=True),
    flag("property_tile_limit", True, rare=True),
    flag("sheriff_counts", True, rare=True, only_with=WITH_YELLOW),
    flag("fallen_cowboys", False, rare=True),
    flag("kit_carson_bonus", False, rare=True),
)
PUBLISHED: Final[Options] = {"bank_count": 4, "church_scope": "owner", "settler_red_reward": "cash"}
PRESETS: Final[dict[str, Options]] = {
    "seed": {},
    "published": PUBLISHED,
    "recent": {**PUBLISHED, "starting_revolvers": 1},
    "regulars": {"board": "river", "personality_sides": "random", "duel_mode": "tiles"},
}


@dataclass
class CarsonOptions:
    """The options of one match, in the order of their table in the README; immutable."""

    bank_count: int
    starting_revolvers: int
    tie_break: str
    church_scope: str
    house_equivalents: str
    undefended_attack: str
    kept_building: str
    settler_red_reward: str
    settler_red_limit: int
    road_supply_finite: bool
    property_tile_limit: bool
    sheriff_counts: bool
    duel_mode: str
    board: str
    fallen_cowboys: bool
    kit_carson_bonus: bool


def read_options(reader: Reader) -> CarsonOptions:
    """Read the options out of plain data."""
    return CarsonOptions(
        bank_count=reader.number("bank_count"),
        starting_revolvers=reader.number("starting_revolvers"),
        tie_break=reader.word("tie_break"),
        church_scope=reader.word("church_scope"),
        house_equivalents=reader.word("house_equivalents"),
        undefended_attack=reader.word("undefended_attack"),
        kept_building=reader.word("kept_building"),
        settler_red_reward=reader.word("settler_red_reward"),
        settler_red_limit=reader.number("settler_red_limit"),
        road_supply_finite=reader.flag("road_supply_finite"),
        property_tile_limit=reader.flag("property_tile_limit"),
        sheriff_counts=reader.flag("sheriff_counts"),
        duel_mode=reader.word("duel_mode"),
        board=reader.word("board"),
        fallen_cowboys=reader.flag("fallen_cowboys"),
        kit_carson_bonus=reader.flag("kit_carson_bonus"),
    )
