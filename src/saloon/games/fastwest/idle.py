"""Idle: waiting for the flip, false grabs, the flip itself and the state that it opens."""

from typing import Final

from saloon.core.chance import Chance
from saloon.core.event import Event
from saloon.games.fastwest import events as told
from saloon.games.fastwest.actions import GRABBING
from saloon.games.fastwest.cards import CACTUS, CHILD, ROULETTE
from saloon.games.fastwest.deal import end_round
from saloon.games.fastwest.state import ANNOUNCE, DUEL_GRAB, WINDOW, FastwestState
from saloon.games.fastwest.table import child_is_near, clear_inputs, next_seat, open_idle, open_window, pay

SHORTEST_PRESS: Final = 200  # ms from the press to the card
PRESS_DELAYS: Final = 701  # 200 to 900


def press(state: FastwestState, at: int, chance: Chance) -> None:
    """Let the card come a little after the press."""
    state.pressed = True
    state.delay = at + SHORTEST_PRESS + chance.below(PRESS_DELAYS)


def flip(state: FastwestState, chance: Chance, events: list[Event]) -> None:
    """Settle the false grabs, then show the next card, or end the round."""
    events.append(Event(told.TIME_CAME, (state.delay,)))
    _settle_false_grabs(state, events)
    seat = state.flipper
    if not state.packets[seat]:
        end_round(state, chance, events)
        return
    card = chance.take(state.packets[seat])
    state.shown[seat].append(card)
    state.tops[seat] = card
    events.append(Event(told.FLIPPED, (seat, card)))
    _react(state, card, chance, events)


def _settle_false_grabs(state: FastwestState, events: list[Event]) -> None:
    for seat in range(len(state.tokens)):
        last = _last_grab(state, seat)
        tied_until = state.free_at[seat]
        if last >= 0:
            tied_until = last + state.options.snap_back_ms
            _punish(state, seat, events)
        state.free_at[seat] = max(0, tied_until - state.delay)


def _last_grab(state: FastwestState, seat: int) -> int:
    """Return the time of a player's last grab before the flip, or -1; a player's times never decrease."""
    last = -1
    for record in state.records:
        if record.seat == seat and record.verb == GRABBING and record.at <= state.delay:
            last = record.at
    return last


def _punish(state: FastwestState, seat: int, events: list[Event]) -> None:
    if state.fresh and child_is_near(state.tops):
        change = pay(state, seat, 1)
        events.append(Event(told.ENDANGERED_CHILD, (seat, change, state.tokens[seat])))
    else:
        events.append(Event(told.SNAPPED_BACK, (seat,)))  # rulings 14 and 18


def _react(state: FastwestState, card: int, chance: Chance, events: list[Event]) -> None:
    if card == ROULETTE:
        state.phase = ANNOUNCE
        state.turn = state.flipper
        clear_inputs(state)
    elif card not in (CACTUS, CHILD):
        open_window(state, WINDOW, chance)
    elif all([top == CACTUS for top in state.tops]):
        events.append(Event(told.DUEL_BEGAN))
        open_window(state, DUEL_GRAB, chance)
    else:
        open_idle(state, next_seat(state, state.flipper), chance)
        state.fresh = True
