"""The rules of Fast-West: what each seat may do when; the chapters are idle.py, fold.py, resolve.py and duel.py."""

from typing import Final

from saloon.core.action import Action
from saloon.core.chance import Chance
from saloon.core.event import Event
from saloon.core.options import Options
from saloon.core.rules import SPECTATOR, Data, Rules, Score
from saloon.games.fastwest import actions as can
from saloon.games.fastwest import duel, idle, resolve
from saloon.games.fastwest import events as told
from saloon.games.fastwest.cards import MOST_SEATS
from saloon.games.fastwest.fold import add_record, ties_matter
from saloon.games.fastwest.loading import load
from saloon.games.fastwest.realtime import hard_limit
from saloon.games.fastwest.seeing import imagine, look
from saloon.games.fastwest.setup import set_up
from saloon.games.fastwest.state import (
    ANNOUNCE,
    DUEL_GRAB,
    DUEL_POINT,
    IDLE,
    NOBODY,
    OVER,
    PICK,
    WINDOW,
    FastwestState,
    FastwestView,
    Record,
)

ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(MOST_SEATS)]
EVERYBODY: Final = [tuple(range(seats + 1)) for seats in range(MOST_SEATS + 1)]  # including the clock
FLIP_ONLY: Final = [can.FLIP]
CLOSE_ONLY: Final = [can.CLOSE]


class FastwestRules(Rules[FastwestState, FastwestView]):
    """Read the card, grab faster than the others; fewest tenderfoot tokens wins."""

    def setup(self, seats: int, options: Options, chance: Chance) -> FastwestState:
        return set_up(seats, options, chance)

    def to_act(self, state: FastwestState) -> tuple[int, ...]:
        phase = state.phase
        if phase in (ANNOUNCE, PICK):
            return ALONE[state.turn]
        if phase == OVER:
            return ()
        seats = len(state.tokens)
        waiting = [seat for seat in range(seats) if _may_act(state, seat)]
        return EVERYBODY[seats] if len(waiting) == seats else (*waiting, seats)

    def legal_actions(self, state: FastwestState, seat: int) -> list[Action]:
        phase = state.phase
        if phase in (ANNOUNCE, PICK):
            return _roulette_actions(state) if seat == state.turn else []
        if phase == OVER:
            return []
        if seat == len(state.tokens):
            return FLIP_ONLY[:] if phase == IDLE else CLOSE_ONLY[:]
        if seat == SPECTATOR or not _may_act(state, seat):
            return []
        return _targets(state, seat) if phase == DUEL_POINT else _inputs(state, seat)

    def time_bounds(self, state: FastwestState, seat: int) -> tuple[int, int]:
        if seat >= len(state.tokens) or state.phase not in (IDLE, WINDOW, DUEL_GRAB):
            return 0, 0
        return state.last_at[seat], hard_limit(state)

    def apply(self, state: FastwestState, seat: int, action: Action, chance: Chance) -> list[Event]:
        events: list[Event] = []
        verb = action.verb
        if verb in can.TIMED:
            _input(state, seat, action, chance, events)
        elif verb == "pass":
            state.passed[seat] = True
        elif verb == "flip":
            idle.flip(state, chance, events)
        elif verb == "close":
            _close(state, chance, events)
        elif verb == "announce":
            resolve.announce(state, action.args[0], events)
        elif verb == "pick":
            resolve.pick(state, action.args[0], chance, events)
        else:
            duel.point(state, seat, action.args[0], chance, events)
        return events

    def scores(self, state: FastwestState) -> list[Score]:
        seats = range(len(state.tokens))
        scores = [(-state.totals[seat] - state.tokens[seat], -state.last_duel[seat]) for seat in seats]
        if state.options.games_per_match == 1:
            return list(scores)
        return [(state.wins[seat], *scores[seat]) for seat in seats]

    def view(self, state: FastwestState, seat: int) -> FastwestView:
        return look(state, seat, self.to_act(state))

    def imagine(self, view: FastwestView, chance: Chance) -> FastwestState:
        return imagine(view, chance)

    def load(self, data: Data) -> FastwestState:
        return load(data)


def _may_act(state: FastwestState, seat: int) -> bool:
    if state.phase == DUEL_POINT:
        return state.targets[seat] == NOBODY
    return not state.passed[seat] and state.inputs[seat] < state.options.max_inputs


def _inputs(state: FastwestState, seat: int) -> list[Action]:
    seats = len(state.tokens)
    if state.phase == IDLE and state.options.manual_flip and seat == state.flipper and not state.pressed:
        return can.INPUTS_OF_FLIPPER[seats][:]
    return can.INPUTS[seats][:]


def _targets(state: FastwestState, seat: int) -> list[Action]:
    return [can.POINT[other] for other in range(len(state.tokens)) if other != seat]


def _roulette_actions(state: FastwestState) -> list[Action]:
    if state.phase == ANNOUNCE:
        return can.ANNOUNCE[: len(state.tokens)]
    return [can.PICK[place] for place, number in enumerate(state.places) if number == 0]


def _input(state: FastwestState, seat: int, action: Action, chance: Chance, events: list[Event]) -> None:
    assert action.at is not None, "an input says when"
    at: int = action.at
    record = Record(seat, action.verb, action.args[0] if action.args else 0, at)
    state.inputs[seat] += 1
    state.last_at[seat] = at
    if state.phase == DUEL_GRAB:
        add_record(state, record)
        events.append(Event(told.GONE, (len(state.tokens) - state.holders.count(NOBODY),)))  # not whose grab it was
        return
    events.append(_tell(record))
    if state.phase == WINDOW:
        add_record(state, record)
        if ties_matter(state, record):
            events.append(Event(told.TIED, (at,)))
    else:
        state.records.append(record)
        if action.verb == can.PRESSING:
            idle.press(state, at, chance)


def _tell(record: Record) -> Event:
    if record.verb == can.GRABBING:
        return Event(told.REACHED, (record.seat, record.bullet, record.at))
    if record.verb == can.RELEASING:
        return Event(told.RELEASED, (record.seat, record.bullet, record.at))
    if record.verb == can.RAISING:
        return Event(told.RAISED_HANDS, (record.seat, record.at))
    if record.verb == can.SALUTING:
        return Event(told.SALUTED, (record.seat, record.at))
    return Event(told.PRESSED, (record.seat, record.at))


def _close(state: FastwestState, chance: Chance, events: list[Event]) -> None:
    if state.phase == WINDOW:
        resolve.close_window(state, chance, events)
    elif state.phase == DUEL_GRAB:
        duel.close_grab(state, events)
    else:
        duel.shoot(state, chance, events)
