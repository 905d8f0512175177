"""Fast-West: read the card, grab a bullet faster than the others, win the duel with the fewest tenderfoot tokens."""

from saloon.core.errors import WrongOption
from saloon.core.game import Game
from saloon.core.options import Options, choice, flag, number, numbers
from saloon.games.fastwest.actions import FACTS, TIMED, VERBS, all_actions
from saloon.games.fastwest.audit import audit
from saloon.games.fastwest.cards import FEWEST_SEATS, MOST_SEATS
from saloon.games.fastwest.events import EVENTS
from saloon.games.fastwest.heuristic import rate
from saloon.games.fastwest.pace import due, lull, next_at
from saloon.games.fastwest.patience import patience
from saloon.games.fastwest.reflexes import cowboy, desperado, legend, tenderfoot
from saloon.games.fastwest.rules import FastwestRules


def judge(seats: int, options: Options) -> None:
    """Refuse a match of two games, and handicaps for another number of players."""
    handicaps = options["handicap_ms"]
    assert isinstance(handicaps, list)
    if options["games_per_match"] == 2:
        raise WrongOption("fastwest-games", "a match is 1 game or the best of 3, not 2", {})
    if len(handicaps) not in (0, seats):
        raise WrongOption(
            "fastwest-handicaps",
            f"handicap_ms names {len(handicaps)} players; there are {seats}: give one number for each, or none",
            {"count": len(handicaps), "seats": seats},
        )


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
    options=(
        choice("deal_3p", "as_4_6", "long"),
        flag("manual_flip", False),
        number("token_cap", 5, 1, 40),
        flag("open_pointing", False),
        number("games_per_match", 1, 1, 3),
        choice("absent_policy", "bot", "slowest"),
        numbers("handicap_ms", [], 0, 600),
        flag("slow_table", False),
        number("max_inputs", 60, 1, 1000),
        number("grab_gap_ms", 130, 0, 2000),
        number("gesture_lock_ms", 250, 0, 2000),
        number("snap_back_ms", 1000, 0, 5000),
        number("settle_ms", 300, 0, 2000),
        number("lag_cap_ms", 400, 0, 2000),
    ),
    judge=judge,
    timed=TIMED,
    has_clock=True,
    due=due,
    lull=lull,
    pace=next_at,
    bots={"tenderfoot": tenderfoot, "cowboy": cowboy, "desperado": desperado, "legend": legend},
)
