"""Verdict on a card: what everybody did, whether it was right, what it costs, and why."""

from dataclasses import dataclass
from typing import Final

from saloon.games.fastwest.actions import GRABBING, RAISING, RELEASING, SALUTING
from saloon.games.fastwest.cards import BANDIT, BLANK, INDIANS, SHERIFF
from saloon.games.fastwest.fold import in_order, take_in
from saloon.games.fastwest.state import FastwestState, Record
from saloon.games.fastwest.table import card_of, clear_fold

# A deed, as a number: a bullet that was taken, the same below zero when it was put back, or a gesture.
RAISED: Final = 101
SALUTED: Final = 102

# Why it costs what it costs, in the order of the texts `verdict-0`, `verdict-1` ...
RIGHT: Final = 0
SALUTED_FIRST: Final = 1
RAISED_FIRST: Final = 2
NEVER_RAISED: Final = 3
NEVER_SALUTED: Final = 4
NO_BULLET: Final = 5
BLANK_FIRST: Final = 6
HELD_BLANK: Final = 7
MOST: Final = 8
SOME: Final = 9
DREW_IT: Final = 10
DREW_ANOTHER: Final = 11
DREW_NOTHING: Final = 12
NOT_LAST: Final = 13
HANDS_TIED: Final = 14
TOO_LATE: Final = 15

NO_TIME: Final = -1


@dataclass
class Row:
    """The result of a card for one player."""

    seat: int
    why: int
    at: int  # ms; NO_TIME if no time matters
    due: int  # tokens, before the limits are applied


def judge(state: FastwestState, deeds: list[list[int]]) -> list[Row]:
    """Judge everybody when a window closes: the best first, in the order of time; players who pay come last."""
    card = card_of(state)
    if card == INDIANS:
        return _judge_indians(state)
    return _judge_bandit(state, deeds) if card == BANDIT else _judge_gesture(state, deeds)


def judge_roulette(state: FastwestState) -> list[Row]:
    """Judge everybody in the order of drawing, beginning with the player who announced."""
    seats = len(state.tokens)
    rows: list[Row] = []
    for step in range(seats):
        seat = (state.flipper + step) % seats
        drawn = state.bullets[seat]
        why = DREW_NOTHING if drawn == 0 else DREW_IT if drawn == state.announced else DREW_ANOTHER
        rows.append(Row(seat, why, NO_TIME, 1 if why == DREW_IT else 0))
    return rows


def deeds_of(state: FastwestState) -> list[list[int]]:
    """List for each player every input that counted, and every wrong gesture, in the order of time."""
    anew = state.clone()
    clear_fold(anew)
    deeds: list[list[int]] = [[] for _ in state.tokens]
    for record in in_order(state):
        deed = _take_in(anew, record)
        if deed != 0:
            deeds[record.seat].append(deed)
    return deeds


def _take_in(state: FastwestState, record: Record) -> int:
    """Let a record count, and return the deed that resulted; 0 for none."""
    seat = record.seat
    holders, complete, locked = state.holders[:], state.complete[seat], state.locked_until[seat]
    take_in(state, record)
    if record.verb in (GRABBING, RELEASING):
        deed = record.bullet if record.verb == GRABBING else -record.bullet
        return deed if state.holders != holders else 0
    has_counted = state.complete[seat] != complete or state.locked_until[seat] != locked
    return (RAISED if record.verb == RAISING else SALUTED) if has_counted else 0


# Sheriff and cavalry


def _judge_gesture(state: FastwestState, deeds: list[list[int]]) -> list[Row]:
    ordered = by_time(state)
    done = [seat for seat in ordered if state.complete[seat]]
    late = [seat for seat in ordered if not state.complete[seat]]
    last = slowest(state)
    rows = [Row(seat, _why_done(state, deeds[seat]), state.step_at[seat], 0) for seat in done]
    for seat in _holders_first(state, late):
        pays = seat in last
        rows.append(Row(seat, _why_not_done(state, seat) if pays else NOT_LAST, NO_TIME, 1 if pays else 0))
    return rows


def _holders_first(state: FastwestState, seats: list[int]) -> list[int]:
    """Put players who hold a bullet first, then the others by seat."""
    holding = [seat for seat in seats if seat in state.holders]
    return [*holding, *sorted([seat for seat in seats if seat not in state.holders])]


def _why_done(state: FastwestState, deeds: list[int]) -> int:
    if card_of(state) == SHERIFF:
        return SALUTED_FIRST if SALUTED in deeds else RIGHT
    return RAISED_FIRST if RAISED in deeds else RIGHT


def _why_not_done(state: FastwestState, seat: int) -> int:
    if _was_tied(state, seat):
        return HANDS_TIED
    if seat not in state.holders:
        return NO_BULLET
    right, never = (RAISING, NEVER_RAISED) if card_of(state) == SHERIFF else (SALUTING, NEVER_SALUTED)
    is_late = any([record.seat == seat and record.verb == right for record in state.records])
    return TOO_LATE if state.decided and is_late else never


def _was_tied(state: FastwestState, seat: int) -> bool:
    """Tell whether a player moved while their hands were tied."""
    return any([record.seat == seat and record.at < state.free_at[seat] for record in state.records])


def slowest(state: FastwestState) -> list[int]:
    """List the slowest player, or all players who did nothing at all (ruling 4)."""
    late = [seat for seat in by_time(state) if not state.complete[seat]]
    idle = [seat for seat in late if seat not in state.holders]
    if len(late) > 1 and idle:
        return sorted(idle)
    return late[-1:]


def by_time(state: FastwestState) -> list[int]:
    """Order the players by the time of their last step; equal times are ordered at random."""
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


# Bandit


def _judge_bandit(state: FastwestState, deeds: list[list[int]]) -> list[Row]:
    good = [seat for seat in by_time(state) if seat in state.holders[BLANK:]]
    rows = [Row(seat, BLANK_FIRST if BLANK in deeds[seat] else RIGHT, state.step_at[seat], 0) for seat in good]
    for seat in _holders_first(state, [seat for seat in range(len(state.tokens)) if seat not in good]):
        why = HELD_BLANK if seat in state.holders else HANDS_TIED if _was_tied(state, seat) else NO_BULLET
        rows.append(Row(seat, why, NO_TIME, 1))
    return rows


# Indians


def _judge_indians(state: FastwestState) -> list[Row]:
    counts = [state.holders.count(seat) for seat in range(len(state.tokens))]
    rows: list[Row] = []
    for count in range(len(state.tokens), 0, -1):
        why, due = (MOST, -2) if count == max(counts) else (SOME, -1)
        rows += [Row(seat, why, NO_TIME, due) for seat in by_time(state) if counts[seat] == count]
    for seat, count in enumerate(counts):
        if count == 0:  # ruling 8: also if nobody has any
            rows.append(Row(seat, HANDS_TIED if _was_tied(state, seat) else NO_BULLET, NO_TIME, 1))
    return rows
