"""Resolve: the tokens that players get or give back when a window closes, and the roulette."""

from saloon.core.chance import Chance
from saloon.core.event import Event, EventKind
from saloon.games.fastwest import events as told
from saloon.games.fastwest.cards import BACK, has_gesture
from saloon.games.fastwest.state import NOBODY, OVER, PICK, FastwestState
from saloon.games.fastwest.table import (
    card_of,
    clear_inputs,
    free_hands,
    next_seat,
    open_idle,
    pay,
    put_back_bullets,
)
from saloon.games.fastwest.verdict import HELD_BLANK, MOST, Row, deeds_of, judge, judge_roulette


def close_window(state: FastwestState, chance: Chance, events: list[Event]) -> None:
    """Move the tokens that the fold of the records asks for."""
    deeds = deeds_of(state)
    rows = judge(state, deeds)
    if rows[0].due == 0 and rows[0].at >= 0:
        events.append(Event(told.WAS_QUICKEST, (rows[0].seat,)))
    changes = [_settle(state, row, events) for row in rows]
    events.append(_judged(state, 0, rows, changes, deeds))
    _turn_card(state, chance)


def announce(state: FastwestState, number: int, events: list[Event]) -> None:
    """Announce the number that loses, and turn all bullets face down."""
    state.announced = number
    state.places = [0] * len(state.tokens)
    state.phase = PICK
    events.append(Event(told.ANNOUNCED, (state.turn, number)))


def pick(state: FastwestState, place: int, chance: Chance, events: list[Event]) -> None:
    """Take a face-down bullet; its number is drawn only now."""
    left = [number for number in range(1, len(state.places) + 1) if number not in state.places]
    number = chance.take(left)
    state.places[place - 1] = number
    state.bullets[state.turn] = number
    events.append(Event(told.PICKED, (state.turn, place, number)))
    if number != state.announced:
        state.turn = next_seat(state, state.turn)
        return
    _end_roulette(state, events)
    _turn_card(state, chance)


def _end_roulette(state: FastwestState, events: list[Event]) -> None:
    rows = judge_roulette(state)
    changes = [pay(state, row.seat, row.due) for row in rows]
    events.append(Event(told.LOST_ROULETTE, (state.turn, sum(changes), state.tokens[state.turn])))
    deeds = [[bullet] if bullet != 0 else [] for bullet in state.bullets]
    events.append(_judged(state, state.announced, rows, changes, deeds))
    state.announced = 0
    state.places = [0] * len(state.tokens)
    state.bullets = [0] * len(state.tokens)


def _settle(state: FastwestState, row: Row, events: list[Event]) -> int:
    """Pay what one player owes or is owed, and tell it; return by how many the tokens changed."""
    change = pay(state, row.seat, row.due)
    tokens = state.tokens[row.seat]
    if row.due < 0:
        kind = told.DEFENDED_BEST if row.why == MOST else told.DEFENDED
        events.append(Event(kind, (row.seat, state.holders.count(row.seat), -change, tokens)))
    elif row.due > 0:
        events.append(Event(_fault(state, row), (row.seat, change, tokens)))
    return change


def _fault(state: FastwestState, row: Row) -> EventKind:
    if has_gesture(card_of(state)):
        return told.WAS_SLOWEST
    return told.SHOT_BLANK if row.why == HELD_BLANK else told.HAD_NO_BULLET


def _judged(state: FastwestState, announced: int, rows: list[Row], changes: list[int], deeds: list[list[int]]) -> Event:
    """Make the event that tells the whole result of a card, row by row."""
    seats = [row.seat for row in rows]
    times, due, why = [row.at for row in rows], [row.due for row in rows], [row.why for row in rows]
    tokens, done = [state.tokens[seat] for seat in seats], [deeds[seat] for seat in seats]
    return Event(told.JUDGED, (card_of(state), announced, seats, why, times, due, changes, tokens, done))


def _turn_card(state: FastwestState, chance: Chance) -> None:
    """Turn the card over to its back and go on with the next player; practice ends with the last card."""
    state.tops[state.flipper] = BACK
    put_back_bullets(state, chance)
    free_hands(state)
    clear_inputs(state)
    if state.options.practice and not any([len(packet) > 0 for packet in state.packets]):
        state.phase = OVER
    else:
        open_idle(state, next_seat(state, state.flipper), chance)


def holds_nothing(state: FastwestState) -> list[int]:
    """List the players without a bullet, clockwise from the one who flipped last."""
    seats = len(state.tokens)
    clockwise = [(state.flipper + step) % seats for step in range(seats)]
    return [seat for seat in clockwise if seat not in state.holders]


def left_over(state: FastwestState) -> list[int]:
    """List the bullets that nobody holds, largest first."""
    return [number for number in range(len(state.holders), 0, -1) if state.holders[number - 1] == NOBODY]
