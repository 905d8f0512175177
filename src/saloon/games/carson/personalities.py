"""Personalities: phase 1, with what the yellow and red sides give at once."""

from saloon.core.action import Action
from saloon.core.chance import Chance
from saloon.core.event import Event
from saloon.games.carson import actions as act
from saloon.games.carson import events as told
from saloon.games.carson.books import earn
from saloon.games.carson.cards import (
    ARMING,
    BANKER,
    BANKER_CASH,
    BUILD_3,
    BUILD_12,
    CAPTAIN,
    EIGHT,
    EMPTY,
    GROCER,
    HIRING,
    PERSONALITIES,
    RED,
    ROW,
    SETTLER,
    SHERIFF,
    WORKER,
    WORKER_FEE,
    WORKER_ROADS,
    row_of,
)
from saloon.games.carson.construction import begin_build, draw_tile
from saloon.games.carson.state import CHOOSE, EIGHT_OR_WAIT, RECRUIT, SETTLE, TAKE_TILE, CarsonState, ask, question
from saloon.games.carson.town import give_roads, may_own_more, ownerless, take_parcel


def begin_round(state: CarsonState, events: list[Event]) -> None:
    """Ask everybody for a personality: in the initial order, later in the order in which they passed."""
    state.round += 1
    if state.passed:
        state.order = state.passed
    state.passed = []
    for seat in range(len(state.cash)):
        state.personality[seat] = 0
        state.waits[seat] = False
        state.earned[seat] = 0
        state.scored[seat] = 0
    state.doubled = EMPTY
    state.thefts = []
    state.pending = [question(CHOOSE, seat) for seat in state.order[::-1]]
    events.append(Event(told.ROUND_BEGAN, (state.round,)))


def may_choose(state: CarsonState) -> list[Action]:
    """List the personalities that nobody has taken."""
    return [act.CHOOSE[card] for card in range(1, PERSONALITIES + 1) if card not in state.personality]


def choose(state: CarsonState, seat: int, card: int, events: list[Event]) -> None:
    """Take a personality and what it gives at once."""
    state.pending.pop()
    state.personality[seat] = card
    events.append(Event(told.CHOSE, (seat, card)))
    if state.sides[card - 1] == RED:
        _show_red(state, seat, card)
    else:
        _show_yellow(state, seat, card, events)


def _show_yellow(state: CarsonState, seat: int, card: int, events: list[Event]) -> None:
    if card == SHERIFF:
        state.white = seat
    elif card == BANKER:
        _receive(state, seat, BANKER_CASH, events)
    elif card == GROCER:
        ask(state, EIGHT_OR_WAIT, seat)
    elif card == WORKER:
        give_roads(state, seat, WORKER_ROADS, events)
    elif card == SETTLER and may_own_more(state, seat) and ownerless(state):
        ask(state, SETTLE, seat)
    elif card == CAPTAIN:
        ask(state, RECRUIT, seat)


def _show_red(state: CarsonState, seat: int, card: int) -> None:
    if card in (GROCER, SETTLER):
        ask(state, EIGHT_OR_WAIT, seat)
    elif card == WORKER:
        ask(state, TAKE_TILE, seat)
    elif card == CAPTAIN:
        ask(state, RECRUIT, seat)


def _receive(state: CarsonState, seat: int, cash: int, events: list[Event]) -> None:
    earn(state, seat, cash)
    events.append(Event(told.TOOK_CASH, (seat, state.personality[seat], cash)))


def may_take_8() -> list[Action]:
    """List what a grocer or a red settler may do when they choose the card."""
    return [act.TAKE_8, act.WAIT]


def answer_eight(state: CarsonState, seat: int, action: Action, events: list[Event]) -> None:
    """Take $8 now, or wait for the other effect of the card."""
    state.pending.pop()
    if action.verb == "take_8":
        _receive(state, seat, EIGHT, events)
    else:
        state.waits[seat] = True
        events.append(Event(told.WAITED, (seat, state.personality[seat])))


def may_settle(state: CarsonState) -> list[Action]:
    """List the parcels the settler may take for free."""
    return [act.PARCEL[parcel] for parcel in ownerless(state)]


def settle(state: CarsonState, seat: int, parcel: int, events: list[Event]) -> None:
    """Take a parcel for free."""
    state.pending.pop()
    take_parcel(state, seat, parcel)
    events.append(Event(told.TOOK_PARCEL, (seat, parcel)))


def may_recruit(state: CarsonState, seat: int) -> list[Action]:
    """List what the captain may pay: for cowboys on the yellow side, for revolvers on the red one."""
    cash = state.cash[seat]
    if state.sides[CAPTAIN - 1] == RED:
        return [act.PAY[price] for price in ARMING if price <= cash]
    return [act.PAY[price] for count, price in enumerate(HIRING) if price <= cash and count <= state.general[seat]]


def recruit(state: CarsonState, seat: int, cash: int, events: list[Event]) -> None:
    """Hire cowboys, or buy revolvers."""
    state.pending.pop()
    state.cash[seat] -= cash
    if state.sides[CAPTAIN - 1] == RED:
        count = ARMING.index(cash)
        state.revolvers[seat] += count
        events.append(Event(told.ARMED, (seat, count, cash)))
    else:
        count = HIRING.index(cash)
        state.reserve[seat] += count
        state.general[seat] -= count
        events.append(Event(told.HIRED, (seat, count, cash)))


def may_take_tile(state: CarsonState, seat: int) -> list[Action]:
    """List the tiles of the row the red worker may take."""
    if state.cash[seat] < WORKER_FEE:
        return [act.SKIP]
    squares = range(BUILD_12, BUILD_3 + 1)
    return [act.SKIP, *[act.TAKE[square] for square in squares if state.row[row_of(square)] != EMPTY]]


def take_tile(state: CarsonState, seat: int, action: Action, chance: Chance, events: list[Event]) -> None:
    """Take a tile out of the row; the more expensive ones slide down, and a new one is drawn."""
    state.pending.pop()
    if action.verb == "skip":
        return
    kind = state.row.pop(row_of(action.args[0]))
    state.row.append(EMPTY)
    state.cash[seat] -= WORKER_FEE
    events.append(Event(told.TOOK_TILE, (seat, kind, WORKER_FEE)))
    draw_tile(state, ROW - 1, chance, events)
    begin_build(state, seat, kind)
