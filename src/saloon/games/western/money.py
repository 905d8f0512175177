"""Money: one transfer after another; the first player to reach the goal ends the game."""

from saloon.core.event import Event
from saloon.games.western import events as told
from saloon.games.western.cards import UNIT
from saloon.games.western.state import OVER, WesternState, close_question


def pay(state: WesternState, payer: int, payee: int, units: int, events: list[Event]) -> None:
    """Let a player pay another player what is asked, or all they have."""
    paid = min(units, state.money[payer])
    if paid == 0:
        events.append(Event(told.HAD_NOTHING, (payer,)))
        return
    events.append(Event(told.PAID, (payer, payee, paid * UNIT)))
    hand_over(state, payer, payee, paid, events)


def hand_over(state: WesternState, payer: int, payee: int, units: int, events: list[Event]) -> None:
    """Move money that the payer owns; money taken by the active player's own card may be claimed back."""
    state.money[payer] = state.money[payer] - units
    if payee == state.turn:
        claims = state.claims[payee]
        claims[payer] = claims[payer] + units
    receive(state, payee, units, events)


def pay_bank(state: WesternState, payer: int, units: int, events: list[Event]) -> None:
    """Let a player pay the bank what is asked, or all they have."""
    paid = fine(state, payer, units)
    if paid == 0:
        events.append(Event(told.HAD_NOTHING, (payer,)))
    else:
        events.append(Event(told.PAID_BANK, (payer, paid * UNIT)))


def fine(state: WesternState, payer: int, units: int) -> int:
    """Move what is asked of a player, or all they have, to the bank; return how much that was."""
    paid = min(units, state.money[payer])
    state.money[payer] = state.money[payer] - paid
    state.bank += paid
    return paid


def receive(state: WesternState, seat: int, units: int, events: list[Event]) -> None:
    """Add money to a player, who wins at once if that is enough."""
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
    close_question(state)
