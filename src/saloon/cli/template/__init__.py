"""Overland: overtake what leads the trail, or pass and draw; whoever is not overtaken is paid."""

from saloon.core.game import Game
from saloon.games.overland.actions import FACTS, VERBS, all_actions
from saloon.games.overland.audit import audit
from saloon.games.overland.events import EVENTS
from saloon.games.overland.heuristic import rate
from saloon.games.overland.options import OPTIONS, PRESETS
from saloon.games.overland.patience import patience
from saloon.games.overland.rules import OverlandRules

GAME = Game(
    name="overland",
    version=1,
    seats=(2, 4),
    rules=OverlandRules(),
    actions=all_actions,
    verbs=VERBS,
    events=EVENTS,
    facts=FACTS,
    rate=rate,
    patience=patience,
    audit=audit,
    options=OPTIONS,
    presets=PRESETS,
)
