"""Real time of Fast-West: when the clock acts, and how players are timed."""

from collections.abc import Sequence
from typing import Final

from saloon.core.bot import NEVER
from saloon.core.chance import Chance
from saloon.core.options import Options
from saloon.core.realtime import Realtime, Terms
from saloon.games.fastwest.actions import TIMED
from saloon.games.fastwest.bots import COWBOY, reaction
from saloon.games.fastwest.cards import INDIANS
from saloon.games.fastwest.quantiles import normal
from saloon.games.fastwest.state import DUEL_POINT, IDLE, WINDOW, FastwestState
from saloon.games.fastwest.table import card_of

LIMIT: Final = 6000  # ms; for sheriff, cavalry, bandit and the grab of the duel
INDIANS_LIMIT: Final = 4000
POINT_LIMIT: Final = 10000
ROUNDS: Final = 1000  # more than any game has
STAND_IN: Final = "bot"  # the value of an option: a bot plays for players who are away
IDLE_LIMIT: Final = 6000  # ms; the latest time of inputs in idle; the flip may come later


def hard_limit(state: FastwestState) -> int:
    """Return the ms after which a window or the duel closes, whatever has arrived."""
    if state.phase == IDLE:
        return IDLE_LIMIT
    limit = LIMIT
    if state.phase == DUEL_POINT:
        limit = POINT_LIMIT
    elif state.phase == WINDOW and card_of(state) == INDIANS:
        limit = INDIANS_LIMIT
    return 2 * limit if state.options.slow_table else limit


def due(state: FastwestState) -> int:
    """Return when the clock has to act, in ms since the state opened: no later input changes anything."""
    if state.phase == IDLE:
        return state.delay
    return state.decided_at if state.decided else hard_limit(state)


def lull(state: FastwestState) -> int:
    """Return the number of the round in the match while everybody waits for a card; 0 in a race."""
    return ROUNDS * state.game + state.round + state.repeats if state.phase == IDLE else 0


def next_at(previous: int, chance: Chance) -> int:
    """Draw a time for a player who names none: first the reaction of the bot `cowboy`, then one input after another."""
    if previous == NEVER:
        return reaction(COWBOY, chance)
    return previous + max(0, normal(260, 50, chance))


def terms(seats: int, options: Options) -> Terms:
    """Return how the options of a table time its players."""
    settle, lag_cap, handicaps = options["settle_ms"], options["lag_cap_ms"], options["handicap_ms"]
    assert isinstance(settle, int)
    assert isinstance(lag_cap, int)
    assert isinstance(handicaps, list)
    return Terms(settle, lag_cap, handicaps or [0] * seats, options["absent_policy"] == STAND_IN)


def reseat(options: Options, order: Sequence[int | None]) -> Options:
    """Return the options with each handicap moved to the new seat of its player."""
    handicaps = options["handicap_ms"]
    assert isinstance(handicaps, list)
    if not handicaps:
        return options
    return {**options, "handicap_ms": [0 if old is None else handicaps[old] for old in order]}


REALTIME: Final = Realtime(timed=TIMED, due=due, lull=lull, pace=next_at, terms=terms, reseat=reseat)
