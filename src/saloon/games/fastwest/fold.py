"""Fold: what the records of a window result in, whatever the order in which they arrived."""

from saloon.games.fastwest.actions import GRABBING, RAISING, RELEASING, SALUTING
from saloon.games.fastwest.cards import BANDIT, BLANK, INDIANS, SHERIFF, has_gesture
from saloon.games.fastwest.state import NOBODY, FastwestState, Record
from saloon.games.fastwest.table import card_of, clear_fold, is_duel


def add_record(state: FastwestState, record: Record) -> None:
    """Add a record to the window, and fold again if its time is before that of another one."""
    comes_last = not any([_is_before(state, record, other) for other in state.records])
    state.records.append(record)
    if comes_last:
        take_in(state, record)
    else:
        fold(state)


def fold(state: FastwestState) -> None:
    """Work out from the records who holds which bullet, who is complete and whether the window is decided."""
    clear_fold(state)
    for record in in_order(state):
        take_in(state, record)


def ties_matter(state: FastwestState, record: Record) -> bool:
    """Tell whether the effect of a record may depend on the order of equal times."""
    later = [other for other in state.records if other.at >= record.at]
    for other in later:
        if any([each.at == other.at and each.seat != other.seat for each in later]):
            return True
    return False


def in_order(state: FastwestState) -> list[Record]:
    """Sort the records of a window by time; equal times are ordered at random."""
    ordered: list[Record] = []
    for record in state.records:
        place = len(ordered)
        while place > 0 and _is_before(state, record, ordered[place - 1]):
            place -= 1
        ordered.insert(place, record)
    return ordered


def _is_before(state: FastwestState, record: Record, other: Record) -> bool:
    """Compare times, then the random order of seats; the list itself is in the order of arrival."""
    if record.at != other.at:
        return record.at < other.at
    return state.tie_order[record.seat] < state.tie_order[other.seat]


def take_in(state: FastwestState, record: Record) -> None:
    """Let the next record count, if it can still have an effect."""
    seat = record.seat
    if state.decided or record.at < state.free_at[seat] or state.complete[seat]:
        return
    if record.verb == GRABBING:
        _grab(state, seat, record.bullet, record.at)
    elif record.verb == RELEASING:
        _release(state, seat, record.bullet)
    else:
        _gesture(state, seat, record.verb, record.at)
    if _is_decided(state):
        state.decided = True
        state.decided_at = record.at


def _grab(state: FastwestState, seat: int, bullet: int, at: int) -> None:
    if state.holders[bullet - 1] == NOBODY and _may_take(state, seat, at):
        state.holders[bullet - 1] = seat
        state.step_at[seat] = at
        if not is_duel(state) and card_of(state) == INDIANS:
            state.locked_until[seat] = at + state.options.grab_gap_ms


def _may_take(state: FastwestState, seat: int, at: int) -> bool:
    if not is_duel(state) and card_of(state) == INDIANS:
        return at >= state.locked_until[seat]
    return seat not in state.holders


def _release(state: FastwestState, seat: int, bullet: int) -> None:
    if state.holders[bullet - 1] == seat and not is_duel(state):  # ruling 17
        state.holders[bullet - 1] = NOBODY


def _gesture(state: FastwestState, seat: int, gesture: str, at: int) -> None:
    if is_duel(state) or not has_gesture(card_of(state)) or at < state.locked_until[seat]:
        return
    right = RAISING if card_of(state) == SHERIFF else SALUTING
    if gesture != right:
        state.locked_until[seat] = at + state.options.gesture_lock_ms
    elif seat in state.holders:
        state.complete[seat] = True
        state.step_at[seat] = at


def _is_decided(state: FastwestState) -> bool:
    card = card_of(state)
    if is_duel(state) or card == INDIANS:
        return NOBODY not in state.holders
    if card == BANDIT:
        return NOBODY not in state.holders[BLANK:]
    return state.complete.count(False) <= 1
