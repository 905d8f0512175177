"""Round end: phase 4, with rewards, cowboys, cash limit and row; and the final count."""

from typing import Final

from saloon.core.action import Action
from saloon.core.chance import Chance
from saloon.core.event import Event
from saloon.games.carson import actions as act
from saloon.games.carson import events as told
from saloon.games.carson.books import earn, score, sources
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
    FROM_ESTATE,
    FROM_LIMIT,
    FROM_PASSING,
    FROM_PERSONALITY,
    FROM_SAVINGS,
    GROCER,
    HOUSE,
    LIMITS,
    MOST_POINTS,
    MOUNTAIN,
    NEW_COWBOYS,
    NOBODY,
    RED,
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
        _tell_round(state, events)
        _count(state, events)
    else:
        _tell_round(state, events)
        _refresh_row(state, chance, events)
        state.stage = PERSONALITIES
        begin_round(state, events)


def _reward(state: CarsonState, events: list[Event]) -> None:
    """Take back the chip and the white cowboy, reward the cards that waited, and let the red banker buy."""
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
        earn(state, seat, count)
        events.append(Event(told.TOOK_CASH, (seat, card, count)))
    else:
        score(state, seat, count, FROM_PERSONALITY)
        events.append(Event(told.REWARDED, (seat, card, count)))


def may_buy_as_banker(state: CarsonState, seat: int) -> list[Action]:
    """List what the red banker can afford."""
    return [act.BANKER_BUY[points] for points in BANKER_POINTS if BANKER_PRICES[points] <= state.cash[seat]]


def buy_as_banker(state: CarsonState, seat: int, points: int, events: list[Event]) -> None:
    """Buy points as the red banker."""
    state.pending.pop()
    state.cash[seat] -= BANKER_PRICES[points]
    score(state, seat, points, FROM_PERSONALITY)
    events.append(Event(told.BOUGHT_POINTS, (seat, points, BANKER_PRICES[points])))


def _send_new_cowboys(state: CarsonState, events: list[Event]) -> None:
    if state.round == ROUNDS:
        return
    for seat in range(len(state.cash)):
        state.reserve[seat] = min(COWBOYS, state.reserve[seat] + NEW_COWBOYS[state.round])
        state.general[seat] = COWBOYS - state.reserve[seat]
    events.append(Event(told.NEW_COWBOYS, (NEW_COWBOYS[state.round],)))


def cash_limit(state: CarsonState, seat: int) -> int:
    """Return the most cash that a player may keep at the end of this round."""
    card = state.personality[seat]
    return limit_of(state, card) if card else 0


def limit_of(state: CarsonState, card: int) -> int:
    """Return the cash limit of a personality by the side it shows."""
    side = state.sides[card - 1]
    return state.options.settler_red_limit if card == SETTLER and side == RED else LIMITS[side][card]


def may_convert(state: CarsonState, seat: int) -> list[Action]:
    """List how many points a player may buy for $10 each; they must pay what they have above their limit."""
    cash = state.cash[seat]
    least = max(0, cash - cash_limit(state, seat)) // CONVERSION
    return act.CONVERT[min(MOST_POINTS, least) : min(MOST_POINTS, cash // CONVERSION) + 1]


def convert(state: CarsonState, seat: int, points: int, events: list[Event]) -> None:
    """Pay the excess, or more, and score the points."""
    state.pending.pop()
    excess = state.cash[seat] - cash_limit(state, seat)
    cash = max(0, excess, CONVERSION * points)
    state.cash[seat] -= cash
    score(state, seat, points, FROM_LIMIT)
    if cash > 0:
        events.append(Event(told.CONVERTED, (seat, cash, points)))


def _refresh_row(state: CarsonState, chance: Chance, events: list[Event]) -> None:
    """Slide the unsold tiles down and draw for the empty squares, cheapest first."""
    unsold = [kind for kind in state.row if kind != EMPTY]
    state.row = unsold + [EMPTY] * (ROW - len(unsold))
    for place in range(len(unsold), ROW):
        draw_tile(state, place, chance, events)


def _tell_round(state: CarsonState, events: list[Event]) -> None:
    """Add the event that tells who leads, and what each seat received, scored and has now."""
    leader = _leader(state)
    best = state.points[leader]
    books = (state.earned[:], state.scored[:], state.points[:])
    events.append(Event(told.ROUND_ENDED, (state.round, leader, best, state.points.count(best), *books)))


def _count(state: CarsonState, events: list[Event]) -> None:
    """Score estates and savings; of equals, the best ranked wins."""
    for seat in ranking(state):
        estate, savings, bonus = estate_points(state, seat), _savings(state, seat), _bonus(state, seat)
        score(state, seat, estate, FROM_ESTATE)
        score(state, seat, savings, FROM_SAVINGS)
        score(state, seat, bonus, FROM_PASSING)
        events.append(Event(told.COUNTED, (seat, estate, savings, bonus, state.points[seat], sources(state, seat))))
    state.stage = OVER
    winner = _leader(state)
    tied = state.points.count(state.points[winner]) - 1
    events.append(Event(told.GAME_ENDED, (winner, state.points[winner], tied)))


def _leader(state: CarsonState) -> int:
    """Return the seat with the most points; of equals, the best ranked."""
    leader = ranking(state)[0]
    for seat in ranking(state):
        if state.points[seat] > state.points[leader]:
            leader = seat
    return leader


def final_points(state: CarsonState, seat: int) -> int:
    """Return what the last count would add to a player's points now; before the last round nobody has the bonus."""
    bonus = _bonus(state, seat) if state.round == ROUNDS and seat in state.passed else 0
    return estate_points(state, seat) + _savings(state, seat) + bonus


def _savings(state: CarsonState, seat: int) -> int:
    return state.cash[seat] // FINAL_CONVERSION


def estate_points(state: CarsonState, seat: int) -> int:
    """Count 2 points for each of a player's buildings, houses and mountains; 3 beside a bridge."""
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
    """Count 1 point for each player who passes later in the last round (11.4)."""
    if not state.options.kit_carson_bonus:
        return 0
    return len(state.cash) - 1 - state.passed.index(seat)
