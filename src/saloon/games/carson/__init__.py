"""Carson City: send cowboys, fight for squares, build a town; most points after four rounds win."""

from saloon.core.game import Game
from saloon.games.carson.actions import FACTS, VERBS, all_actions
from saloon.games.carson.audit import audit
from saloon.games.carson.barriers import why_not
from saloon.games.carson.events import EVENTS
from saloon.games.carson.foresight import FORESIGHT
from saloon.games.carson.heuristic import rate
from saloon.games.carson.options import OPTIONS, PRESETS
from saloon.games.carson.patience import patience
from saloon.games.carson.rules import CarsonRules
from saloon.games.carson.state import RULESET
from saloon.games.carson.weights import WEIGHTS

GAME = Game(
    name="carson",
    version=RULESET,
    oldest=1,
    added={"ruleset": 2, "tally": 2, "earned": 2, "scored": 2},
    seats=(2, 5),
    rules=CarsonRules(),
    actions=all_actions,
    verbs=VERBS,
    events=EVENTS,
    facts=FACTS,
    rate=rate,
    patience=patience,
    audit=audit,
    why_not=why_not,
    options=OPTIONS,
    presets=PRESETS,
    foresight=FORESIGHT,
    weights=WEIGHTS,
)
