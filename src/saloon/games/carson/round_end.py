"""Phase 4: rewards, cowboys, cash limit, the row; and the final count (sections 9 and 10)."""

from typing import Final

from saloon.core.action import Action
from saloon.core.chance import Chance
from saloon.core.event import Event
from saloon.games.carson import actions as act
from saloon.games.carson import events as told
from saloon.games.carson.cards import (
    BANKER,
    BANKER_POINTS,
    BANKER_PRICES,
    BRIDGE_POINTS,
    CONVERSION,
    COWBOYS,
    EMPTY,
    ESTATE_POINTS,
    FINAL_CONVERSION,
    GROCER,
    HOUSE,
    LIMITS,
    MOST_POINTS,
    MOUNTAIN,
    NEW_COWBOYS,
    NOBODY,
    ROUNDS,
    ROW,
    SETTLER,
)
from saloon.games.carson.construction import draw_tile
from saloon.games.carson.duels import dismiss_white, is_red, ranking
from saloon.games.carson.geometry import BRIDGES, EDGES, PARCELS, REACHED
from saloon.games.carson.personalities import begin_round
from saloon.games.carson.state import BANKER_BUYS, CASH_LIMIT, LAID, OVER, PERSONALITIES, CarsonState, ask
from saloon.games.carson.town import count_owned

REWARDS: Final = 0
COWBOYS_AND_LIMIT: Final = 1
ROW_REFRESH: Final = 2


def end_round(state: CarsonState, chance: Chance, events: list[Event]) -> None:
    """Take the next step of the end of a round."""
    step = state.step
    state.step += 1
    if step == REWARDS:
        _reward(state, events)
    elif step == COWBOYS_AND_LIMIT:
        _send_new_cowboys(state, events)
        for seat in ranking(state)[::-1]:
            ask(state, CASH_LIMIT, seat)
    elif state.round == ROUNDS:
        _count(state, events)
    else:
        _refresh_row(state, chance, events)
        state.stage = PERSONALITIES
        begin_round(state, events)


def _reward(state: CarsonState, events: list[Event]) -> None:
    """Return the chip and the white cowboy; reward those who waited; let the red banker buy."""
    state.chip = NOBODY
    dismiss_white(state)
    for seat in ranking(state):
        if state.waits[seat]:
            _reward_waiting(state, seat, events)
        elif is_red(state, seat, BANKER):
            ask(state, BANKER_BUYS, seat)


def _reward_waiting(state: CarsonState, seat: int, events: list[Event]) -> None:
    card = state.personality[seat]
    count = count_owned(state, seat, HOUSE if card == GROCER else MOUNTAIN)
    if card == SETTLER and state.options.settler_red_reward == "cash":
        state.cash[seat] += count
        events.append(Event(told.TOOK_CASH, (seat, card, count)))
    else:
        state.points[seat] += count
        events.append(Event(told.REWARDED, (seat, card, count)))


def may_buy_as_banker(state: CarsonState, seat: int) -> list[Action]:
    """List what the red banker can afford."""
    return [act.BANKER_BUY[points] for points in BANKER_POINTS if BANKER_PRICES[points] <= state.cash[seat]]


def buy_as_banker(state: CarsonState, seat: int, points: int, events: list[Event]) -> None:
    """Buy points as the red banker."""
    state.pending.pop()
    state.cash[seat] -= BANKER_PRICES[points]
    state.points[seat] += points
    events.append(Event(told.BOUGHT_POINTS, (seat, points, BANKER_PRICES[points])))


def _send_new_cowboys(state: CarsonState, events: list[Event]) -> None:
    if state.round == ROUNDS:
        return
    for seat in range(len(state.cash)):
        state.reserve[seat] = min(COWBOYS, state.reserve[seat] + NEW_COWBOYS[state.round])
        state.general[seat] = COWBOYS - state.reserve[seat]
    events.append(Event(told.NEW_COWBOYS, (NEW_COWBOYS[state.round],)))


def cash_limit(state: CarsonState, seat: int) -> int:
    """Give the most cash a player may keep at the end of this round."""
    card = state.personality[seat]
    if is_red(state, seat, SETTLER):
        return state.options.settler_red_limit
    return LIMITS[state.sides[card - 1]][card] if card else 0


def may_convert(state: CarsonState, seat: int) -> list[Action]:
    """List for how many points a player may pay $10 each; what lies above his limit he must pay."""
    cash = state.cash[seat]
    least = max(0, cash - cash_limit(state, seat)) // CONVERSION
    return act.CONVERT[min(MOST_POINTS, least) : min(MOST_POINTS, cash // CONVERSION) + 1]


def convert(state: CarsonState, seat: int, points: int, events: list[Event]) -> None:
    """Pay the excess, or more, for points."""
    state.pending.pop()
    excess = state.cash[seat] - cash_limit(state, seat)
    cash = max(0, excess, CONVERSION * points)
    state.cash[seat] -= cash
    state.points[seat] += points
    if cash > 0:
        events.append(Event(told.CONVERTED, (seat, cash, points)))


def _refresh_row(state: CarsonState, chance: Chance, events: list[Event]) -> None:
    """Slide the unsold tiles down and draw for the empty squares, cheapest first."""
    unsold = [kind for kind in state.row if kind != EMPTY]
    state.row = unsold + [EMPTY] * (ROW - len(unsold))
    for place in range(len(unsold), ROW):
        draw_tile(state, place, chance, events)


def _count(state: CarsonState, events: list[Event]) -> None:
    """Count estates and savings; the best ranked of equals wins."""
    for seat in ranking(state):
        estate, savings, bonus = estate_points(state, seat), state.cash[seat] // FINAL_CONVERSION, _bonus(state, seat)
        state.points[seat] += estate + savings + bonus
        events.append(Event(told.COUNTED, (seat, estate, savings, bonus, state.points[seat])))
    state.stage = OVER
    best = max(state.points)
    winners = [seat for seat in ranking(state) if state.points[seat] == best]
    events.append(Event(told.GAME_ENDED, (winners[0], best)))


def final_points(state: CarsonState, seat: int) -> int:
    """Give what a player's estates and savings add at the end."""
    return estate_points(state, seat) + state.cash[seat] // FINAL_CONVERSION


def estate_points(state: CarsonState, seat: int) -> int:
    """Count 2 points for each own building, house and mountain; 3 beside a bridge."""
    points = 0
    for parcel in range(PARCELS):
        if state.owners[parcel] == seat and state.things[parcel] >= MOUNTAIN:
            points += ESTATE_POINTS
    if state.options.board == "river":
        points += (BRIDGE_POINTS - ESTATE_POINTS) * _count_by_bridges(state, seat)
    return points


def _count_by_bridges(state: CarsonState, seat: int) -> int:
    by_bridges = [False] * PARCELS
    for edge in range(EDGES):
        if BRIDGES[edge] and state.edges[edge] == LAID:
            for parcel in REACHED[edge]:
                by_bridges[parcel] = True
    count = 0
    for parcel in range(PARCELS):
        if by_bridges[parcel] and state.owners[parcel] == seat and state.things[parcel] >= MOUNTAIN:
            count += 1
    return count


def _bonus(state: CarsonState, seat: int) -> int:
    """Give 1 point for each player who passed later in the last round (11.4)."""
    if not state.options.kit_carson_bonus:
        return 0
    return len(state.passed) - 1 - state.passed.index(seat)
