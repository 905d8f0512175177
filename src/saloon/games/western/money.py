"""Moving money, one transfer after the other; the first to reach the goal ends the game (sections 4 and 5)."""

from saloon.core.event import Event
from saloon.games.western import events as told
from saloon.games.western.cards import UNIT
from saloon.games.western.state import OVER, WesternState


def pay(state: WesternState, payer: int, payee: int, units: int, events: list[Event]) -> int:
    """Let a player pay another what is asked, or all he has; return what was paid."""
    paid = _afford(state, payer, units, events)
    if paid == 0:
        return 0
    events.append(Event(told.PAID, (payer, payee, paid * UNIT)))
    receive(state, payee, paid, events)
    return paid


def pay_active(state: WesternState, payer: int, units: int, events: list[Event]) -> None:
    """Let a player pay the active one, whose card it is: he may claim it back until the taker's next turn."""
    claims = state.claims[state.turn]
    claims[payer] = claims[payer] + pay(state, payer, state.turn, units, events)


def pay_bank(state: WesternState, payer: int, units: int, events: list[Event]) -> None:
    """Let a player pay the bank what is asked, or all he has."""
    paid = _afford(state, payer, units, events)
    if paid == 0:
        return
    state.bank += paid
    events.append(Event(told.PAID_BANK, (payer, paid * UNIT)))


def _afford(state: WesternState, payer: int, units: int, events: list[Event]) -> int:
    """Take from a player what is asked, or all he has."""
    owned = state.money[payer]
    if owned == 0:
        events.append(Event(told.HAD_NOTHING, (payer,)))
        return 0
    paid = min(units, owned)
    state.money[payer] = owned - paid
    return paid


def receive(state: WesternState, seat: int, units: int, events: list[Event]) -> None:
    """Give money to a player; he wins at once if that is enough."""
    owned = state.money[seat] + units
    state.money[seat] = owned
    if owned >= state.options.goal_units:
        _close(state)
        events.append(Event(told.WON, (seat, owned * UNIT)))


def end_by_limit(state: WesternState, events: list[Event]) -> None:
    """Stop the game before the next turn; the richest win."""
    _close(state)
    events.append(Event(told.LIMIT_REACHED, (state.turns,)))
    most = max(state.money)
    for seat, units in enumerate(state.money):
        if units == most:
            events.append(Event(told.WON, (seat, units * UNIT)))


def _close(state: WesternState) -> None:
    state.phase = OVER
    state.count = 0
