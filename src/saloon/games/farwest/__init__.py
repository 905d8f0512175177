"""FarWest 1849: lay cards that move everybody's pawns, and bring your couple to the gold mine first."""

import pkgutil

from saloon.core.game import Game
from saloon.games.farwest.actions import FACTS, VERBS
from saloon.games.farwest.audit import audit
from saloon.games.farwest.barriers import why_not
from saloon.games.farwest.events import EVENTS
from saloon.games.farwest.foresight import FORESIGHT
from saloon.games.farwest.heuristic import rate
from saloon.games.farwest.options import BILL_NAMES, BOARD_NAMES, DECK_NAMES, OPTIONS, PRESETS
from saloon.games.farwest.patience import patience
from saloon.games.farwest.rules import FarwestRules
from saloon.games.farwest.weights import WEIGHTS


def _files(kind: str, names: tuple[str, ...]) -> dict[str, str]:
    return {name: _text(f"data/{kind}-{name}.txt") for name in names}


def _text(path: str) -> str:
    content = pkgutil.get_data(__name__, path)
    assert content is not None, f"the file {path} is part of the game"
    return content.decode("utf-8")


BOARDS = _files("board", BOARD_NAMES)
DECKS = _files("deck", DECK_NAMES)
BILLS = _files("bills", BILL_NAMES)
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
    why_not=why_not,
    options=OPTIONS,
    presets=PRESETS,
    judge=RULES.judge,
    foresight=FORESIGHT,
    weights=WEIGHTS,
)
