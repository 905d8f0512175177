"""Welcome to Abilene: buy cards, drive the largest herd to Abilene, take the pot."""

from saloon.core.errors import WrongSeats
from saloon.core.game import Game
from saloon.core.options import Options, choice, flag, number
from saloon.games.abilene.actions import FACTS, MOST_SEATS, VERBS, all_actions
from saloon.games.abilene.audit import audit
from saloon.games.abilene.events import EVENTS
from saloon.games.abilene.heuristic import rate
from saloon.games.abilene.patience import patience
from saloon.games.abilene.rules import AbileneRules
from saloon.games.abilene.state import DEFENCE_TIMINGS, EAU_PAYMENTS, MATCH_ENDS


def judge(seats: int, options: Options) -> None:
    """Refuse more players than the option `max_players` allows."""
    most = options["max_players"]
    assert isinstance(most, int)
    if seats > most:
        raise WrongSeats(
            "abilene-seats",
            f"abilene is for 2 to {most} players, not {seats}; the option max_players allows up to {MOST_SEATS}",
            {"high": most, "most": MOST_SEATS, "seats": seats},
        )


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
    options=(
        number("start_chips", 30, 2, 1000),
        choice("match_end", *MATCH_ENDS),
        number("hands", 8, 1, 200),
        number("hand_limit", 200, 1, 1000),
        choice("defence_timing", *DEFENCE_TIMINGS),
        choice("eau_paid", *EAU_PAYMENTS),
        number("max_players", 8, 2, MOST_SEATS),
        flag("reveal_at_end", False),
        flag("welcome_needs_herd", False),
    ),
    judge=judge,
)
