"""Carson City: send cowboys, fight for squares, build a town; most points after four rounds win."""

from saloon.core.game import Game
from saloon.core.options import choice, choice_or_numbers, flag, number
from saloon.games.carson.actions import FACTS, VERBS, all_actions
from saloon.games.carson.audit import audit
from saloon.games.carson.cards import PERSONALITIES, RED, YELLOW
from saloon.games.carson.events import EVENTS
from saloon.games.carson.heuristic import rate
from saloon.games.carson.patience import patience
from saloon.games.carson.rules import CarsonRules

GAME = Game(
    name="carson",
    version=1,
    seats=(2, 5),
    rules=CarsonRules(),
    actions=all_actions,
    verbs=VERBS,
    events=EVENTS,
    facts=FACTS,
    rate=rate,
    patience=patience,
    audit=audit,
    options=(
        choice("preset", "seed", "published"),
        number("bank_count", 5, 4, 5),
        number("starting_revolvers", 0, 0, 1),
        choice("tie_break", "pass", "personality"),
        choice("church_scope", "all", "owner"),
        choice("house_equivalents", "owner", "all"),
        choice("undefended_attack", "auto", "duel"),
        choice("kept_building", "same_round", "next_round"),
        choice("settler_red_reward", "vp", "cash"),
        number("settler_red_limit", 30, 0, 999),
        flag("road_supply_finite", True),
        flag("property_tile_limit", True),
        flag("sheriff_counts", True),
        choice_or_numbers("personality_sides", ("yellow", "red", "random"), YELLOW, RED, PERSONALITIES),
        choice("duel_mode", "dice", "tiles"),
        choice("board", "plain", "river"),
        flag("fallen_cowboys", False),
        flag("kit_carson_bonus", False),
    ),
    presets={"published": {"bank_count": 4, "church_scope": "owner", "settler_red_reward": "cash"}},
)
