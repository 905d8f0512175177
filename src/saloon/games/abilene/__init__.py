"""Welcome to Abilene: buy cards, drive the largest herd to Abilene, take the pot."""

from saloon.core.game import Game
from saloon.games.abilene.actions import FACTS, MOST_SEATS, VERBS, all_actions
from saloon.games.abilene.audit import audit
from saloon.games.abilene.barriers import why_not
from saloon.games.abilene.events import EVENTS
from saloon.games.abilene.foresight import FORESIGHT
from saloon.games.abilene.heuristic import rate
from saloon.games.abilene.options import OPTIONS, PRESETS, judge
from saloon.games.abilene.patience import patience
from saloon.games.abilene.rules import AbileneRules
from saloon.games.abilene.weights import WEIGHTS

GAME = Game(
    name="abilene",
    version=1,
    seats=(2, 8),
    seats_with_options=MOST_SEATS,
    rules=AbileneRules(),
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
    judge=judge,
    foresight=FORESIGHT,
    weights=WEIGHTS,
)
