"""FarWest 1849: lay cards that move everybody's pawns, and bring your couple to the gold mine first."""

import pkgutil

from saloon.core.game import Game
from saloon.core.options import choice, data, flag, number
from saloon.games.farwest.actions import FACTS, VERBS
from saloon.games.farwest.audit import audit
from saloon.games.farwest.events import EVENTS
from saloon.games.farwest.heuristic import rate
from saloon.games.farwest.patience import patience
from saloon.games.farwest.rules import NO_LEADER, FarwestRules


def _file(name: str) -> str:
    content = pkgutil.get_data(__name__, f"data/{name}.txt")
    assert content is not None, f"the file {name} is part of the game"
    return content.decode("utf-8")


BOARDS = {"classic": _file("board-classic"), "short": _file("board-short")}
DECKS = {"classic": _file("deck-classic")}
BILLS = {"classic": _file("bills-classic")}
RULES = FarwestRules(BOARDS, DECKS, BILLS)

GAME = Game(
    name="farwest",
    version=1,
    seats=(2, 4),
    rules=RULES,
    actions=RULES.all_actions,
    verbs=VERBS,
    events=EVENTS,
    facts=FACTS,
    rate=rate,
    patience=patience,
    audit=audit,
    options=(
        number("rounds", 3, 1, 9),
        choice("leader", NO_LEADER, "0", "1", "2", "3"),
        flag("exchange", False),
        flag("partners", False),
        flag("seven_cards", False),
        flag("finished_players_play", True),
        flag("random_colours", False),
        data("board", *BOARDS),
        data("deck", *DECKS),
        data("bills", *BILLS),
    ),
    judge=RULES.judge,
)
