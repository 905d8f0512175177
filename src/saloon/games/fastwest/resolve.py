"""Resolve: what the closing of a window costs or gains, and the roulette."""

from saloon.core.chance import Chance
from saloon.core.event import Event
from saloon.games.fastwest import events as told
from saloon.games.fastwest.cards import BACK, BANDIT, BLANK, INDIANS
from saloon.games.fastwest.state import NOBODY, PICK, FastwestState
from saloon.games.fastwest.table import (
    card_of,
    clear_inputs,
    free_hands,
    next_seat,
    open_idle,
    pay,
    put_back_bullets,
)


def close_window(state: FastwestState, chance: Chance, events: list[Event]) -> None:
    """Move the tokens that the fold of the records asks for."""
    card = card_of(state)
    events.append(Event(told.CLOSED, (card,)))
    if card == BANDIT:
        _shoot_bandit(state, events)
    elif card == INDIANS:
        _defend_town(state, events)
    else:
        _find_slowest(state, events)
    _turn_card(state, chance)


def announce(state: FastwestState, number: int, events: list[Event]) -> None:
    """Name the bullet nobody wants and turn all bullets face down."""
    state.announced = number
    state.places = [0] * len(state.tokens)
    state.phase = PICK
    events.append(Event(told.ANNOUNCED, (state.turn, number)))


def pick(state: FastwestState, place: int, chance: Chance, events: list[Event]) -> None:
    """Take a face-down bullet; luck decides which one only now."""
    left = [number for number in range(1, len(state.places) + 1) if number not in state.places]
    number = chance.take(left)
    state.places[place - 1] = number
    events.append(Event(told.PICKED, (state.turn, place, number)))
    if number != state.announced:
        state.turn = next_seat(state, state.turn)
        return
    change = pay(state, state.turn, 1)
    events.append(Event(told.LOST_ROULETTE, (state.turn, change, state.tokens[state.turn])))
    state.announced = 0
    state.places = [0] * len(state.tokens)
    _turn_card(state, chance)


def _find_slowest(state: FastwestState, events: list[Event]) -> None:
    for seat in by_time(state):
        if state.complete[seat]:
            events.append(Event(told.COMPLETED, (seat, state.step_at[seat])))
    for seat in slowest(state):
        change = pay(state, seat, 1)
        events.append(Event(told.WAS_SLOWEST, (seat, change, state.tokens[seat])))


def slowest(state: FastwestState) -> list[int]:
    """Name the slowest player, or all those who did nothing at all (ruling 4)."""
    late = [seat for seat in by_time(state) if not state.complete[seat]]
    idle = [seat for seat in late if seat not in state.holders]
    if len(late) > 1 and idle:
        return sorted(idle)
    return late[-1:]


def by_time(state: FastwestState) -> list[int]:
    """Order the players by the time of their last step; equal times are ordered by lot."""
    ordered: list[int] = []
    for seat in range(len(state.tokens)):
        place = len(ordered)
        while place > 0 and _is_faster(state, seat, ordered[place - 1]):
            place -= 1
        ordered.insert(place, seat)
    return ordered


def _is_faster(state: FastwestState, seat: int, other: int) -> bool:
    if state.step_at[seat] != state.step_at[other]:
        return state.step_at[seat] < state.step_at[other]
    return state.tie_order[seat] < state.tie_order[other]


def _shoot_bandit(state: FastwestState, events: list[Event]) -> None:
    for seat in by_time(state):
        if seat in state.holders[BLANK:]:
            events.append(Event(told.SHOT_BANDIT, (seat, state.holders.index(seat) + 1, state.step_at[seat])))
    for seat in range(len(state.tokens)):
        if seat not in state.holders[BLANK:]:
            kind = told.SHOT_BLANK if seat in state.holders else told.HAD_NO_BULLET
            change = pay(state, seat, 1)
            events.append(Event(kind, (seat, change, state.tokens[seat])))


def _defend_town(state: FastwestState, events: list[Event]) -> None:
    counts = [state.holders.count(seat) for seat in range(len(state.tokens))]
    most = max(counts)
    for seat, count in enumerate(counts):
        if count == 0:
            change = pay(state, seat, 1)  # ruling 8: also if nobody has any
            events.append(Event(told.HAD_NO_BULLET, (seat, change, state.tokens[seat])))
        else:
            kind, gain = (told.DEFENDED_BEST, 2) if count == most else (told.DEFENDED, 1)
            change = -pay(state, seat, -gain)
            events.append(Event(kind, (seat, count, change, state.tokens[seat])))


def _turn_card(state: FastwestState, chance: Chance) -> None:
    """Turn the card to its cowboy back and go on with the next player."""
    state.tops[state.flipper] = BACK
    put_back_bullets(state, chance)
    free_hands(state)
    clear_inputs(state)
    open_idle(state, next_seat(state, state.flipper), chance)


def holds_nothing(state: FastwestState) -> list[int]:
    """Name the players without a bullet, clockwise beginning with the one who flipped last."""
    seats = len(state.tokens)
    clockwise = [(state.flipper + step) % seats for step in range(seats)]
    return [seat for seat in clockwise if seat not in state.holders]


def left_over(state: FastwestState) -> list[int]:
    """List the bullets that nobody holds, largest first."""
    return [number for number in range(len(state.holders), 0, -1) if state.holders[number - 1] == NOBODY]
