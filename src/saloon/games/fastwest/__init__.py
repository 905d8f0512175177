"""Fast-West: read the card, grab a bullet faster than the others, win the duel with the fewest tenderfoot tokens."""

from saloon.core.game import Game
from saloon.games.fastwest.actions import FACTS, VERBS, all_actions
from saloon.games.fastwest.audit import audit
from saloon.games.fastwest.barriers import why_not
from saloon.games.fastwest.bots import cowboy, desperado, legend, tenderfoot
from saloon.games.fastwest.cards import FEWEST_SEATS, MOST_SEATS
from saloon.games.fastwest.events import EVENTS
from saloon.games.fastwest.foresight import FORESIGHT
from saloon.games.fastwest.heuristic import rate
from saloon.games.fastwest.options import OPTIONS, PRESETS, judge
from saloon.games.fastwest.patience import patience
from saloon.games.fastwest.realtime import REALTIME
from saloon.games.fastwest.rules import FastwestRules
from saloon.games.fastwest.written import written

GAME = Game(
    name="fastwest",
    version=1,
    seats=(FEWEST_SEATS, MOST_SEATS),
    rules=FastwestRules(),
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
    realtime=REALTIME,
    written=written,
    foresight=FORESIGHT,
    bots={"tenderfoot": tenderfoot, "cowboy": cowboy, "desperado": desperado, "legend": legend},
)
