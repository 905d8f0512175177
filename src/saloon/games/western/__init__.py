"""Western, la valse du pognon: be the first to reach the goal, whoever's money it was."""

import json
from importlib.resources import files

from saloon.core.errors import WrongOption
from saloon.core.game import Game
from saloon.core.options import Options, choice, data, flag, number
from saloon.games.western.actions import FACTS, VERBS, all_actions
from saloon.games.western.audit import audit
from saloon.games.western.cards import ALL_BILLS, FEWEST_SEATS, MOST_SEATS, START_BANK, START_MONEY
from saloon.games.western.decks import read_deck, read_ladder
from saloon.games.western.events import EVENTS
from saloon.games.western.heuristic import rate
from saloon.games.western.patience import patience
from saloon.games.western.rules import WesternRules

DECKS = ("classic", "balanced")
LADDERS = ("ladder_12", "ladder_14")


def _read(name: str) -> object:
    found: object = json.loads(files(__name__).joinpath("data", f"{name}.json").read_text(encoding="utf-8"))
    return found


RULES = WesternRules(
    {name: read_deck(_read(name)) for name in DECKS}, {name: read_ladder(_read(name)) for name in LADDERS}
)


def judge(seats: int, options: Options) -> None:
    """Refuse sums of money, decks and a multiplier that do not go with the number of players."""
    settled = RULES.settle(seats, options)  # reads the deck
    if settled.triple_three_guns and seats < 9:
        raise WrongOption(
            "western-triple", f"triple_three_guns is for 9 players and more, not {seats}", {"low": 9, "seats": seats}
        )
    total = settled.start_money * seats + settled.start_bank
    if total > ALL_BILLS:
        raise WrongOption(
            "western-bills",
            f"{seats} players and the bank would hold {total} units; the box has {ALL_BILLS}",
            {"seats": seats, "total": total, "high": ALL_BILLS},
        )
    _check_sum("start_money", settled.start_money, START_MONEY[seats], ALL_BILLS)
    _check_sum("start_bank", settled.start_bank, START_BANK[seats], ALL_BILLS)
    _check_sum("goal_units", settled.goal_units, settled.start_money + 1, total)


def _check_sum(name: str, units: int, low: int, high: int) -> None:
    if not low <= units <= high:
        raise WrongOption(
            "western-sum",
            f"{name} must lie between {low} and {high} units here, not {units}; 0 stands for the rulebook's value",
            {"option": name, "low": low, "high": high, "value": units},
        )


GAME = Game(
    name="western",
    version=1,
    seats=(FEWEST_SEATS, MOST_SEATS),
    rules=RULES,
    actions=all_actions,
    verbs=VERBS,
    events=EVENTS,
    facts=FACTS,
    rate=rate,
    patience=patience,
    audit=audit,
    options=(
        number("goal_units", 0, 0, ALL_BILLS),
        number("start_money", 0, 0, ALL_BILLS),
        number("start_bank", 0, 0, ALL_BILLS),
        flag("triple_three_guns", False),
        choice("pactole_order", "turns", "free"),
        flag("keep_extra_attacks", False),
        choice("pactole_ladder", *LADDERS),
        flag("pass_is_final_in_pactole", False),
        flag("min_hand_on_reactions", True),
        flag("counter_chain", False),
        flag("open_money", True),
        number("turn_limit", 2000, 200, 20_000),
        data("deck", *DECKS),
    ),
    judge=judge,
)
