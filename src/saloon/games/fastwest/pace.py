"""How fast things go: when the clock acts, and when a player acts who names no time."""

from typing import Final

from saloon.core.bot import NEVER
from saloon.core.chance import Chance
from saloon.games.fastwest.cards import INDIANS
from saloon.games.fastwest.quantiles import normal
from saloon.games.fastwest.reflexes import COWBOY, reaction
from saloon.games.fastwest.state import DUEL_POINT, IDLE, WINDOW, FastwestState
from saloon.games.fastwest.table import card_of

LIMIT: Final = 6000  # ms; sheriff, cavalry, bandit and the grab of the duel
INDIANS_LIMIT: Final = 4000
POINT_LIMIT: Final = 10000
ROUNDS: Final = 1000  # more than any game has
IDLE_LIMIT: Final = 6000  # inputs in idle carry no later time; the flip may come later


def hard_limit(state: FastwestState) -> int:
    """Give the ms after which a window or the duel closes whatever has come."""
    if state.phase == IDLE:
        return IDLE_LIMIT
    limit = LIMIT
    if state.phase == DUEL_POINT:
        limit = POINT_LIMIT
    elif state.phase == WINDOW and card_of(state) == INDIANS:
        limit = INDIANS_LIMIT
    return 2 * limit if state.options.slow_table else limit


def due(state: FastwestState) -> int:
    """Give the ms, since the state opened, when the clock has to act: nothing that comes later changes anything."""
    if state.phase == IDLE:
        return state.delay
    return state.decided_at if state.decided else hard_limit(state)


def lull(state: FastwestState) -> int:
    """Give the number of the round, counted over the match, while everybody waits for a card; 0 in a race."""
    return ROUNDS * state.game + state.round + state.repeats if state.phase == IDLE else 0


def next_at(previous: int, chance: Chance) -> int:
    """Give a time to a player who names none: a Cow-boy's reaction, then one input after the other."""
    if previous == NEVER:
        return reaction(COWBOY, chance)
    return previous + max(0, normal(260, 50, chance))
