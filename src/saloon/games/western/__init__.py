"""Western, la valse du pognon ("the waltz of dough"): take money from each other, and reach the goal first."""

import json
import pkgutil

from saloon.core.game import Game
from saloon.games.western.actions import FACTS, VERBS, all_actions
from saloon.games.western.audit import audit
from saloon.games.western.barriers import why_not
from saloon.games.western.cards import FEWEST_SEATS, MOST_SEATS
from saloon.games.western.events import EVENTS
from saloon.games.western.files import read_deck, read_ladder
from saloon.games.western.foresight import FORESIGHT
from saloon.games.western.heuristic import rate
from saloon.games.western.options import DECKS, LADDERS, OPTIONS, PRESETS
from saloon.games.western.patience import hurries, patience
from saloon.games.western.rules import WesternRules
from saloon.games.western.weights import WEIGHTS
from saloon.games.western.written import written


def _read(name: str) -> object:
    content = pkgutil.get_data(__name__, f"data/{name}.json")
    assert content is not None, f"the file {name} is part of the game"
    found: object = json.loads(content)
    return found


RULES = WesternRules(
    {name: read_deck(_read(name)) for name in DECKS}, {name: read_ladder(_read(name)) for name in LADDERS}
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
    hurries=hurries,
    audit=audit,
    why_not=why_not,
    options=OPTIONS,
    presets=PRESETS,
    judge=RULES.judge,
    written=written,
    foresight=FORESIGHT,
    weights=WEIGHTS,
)
