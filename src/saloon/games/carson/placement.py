"""Placement: phase 2, with the places of cowboys, the white cowboy of the sheriff, and passing."""

from saloon.core.action import Action
from saloon.core.event import Event
from saloon.games.carson import actions as act
from saloon.games.carson import events as told
from saloon.games.carson.cards import (
    BUILD_3,
    BUILD_12,
    BUY_VP_5,
    EMPTY,
    LAST_OPEN,
    NOBODY,
    PLACES,
    RANCH,
    RIVER,
    ROAD_1,
    SHERIFF,
    SQUARES,
    WAGES,
)
from saloon.games.carson.duels import is_red
from saloon.games.carson.geometry import PARCELS
from saloon.games.carson.state import IN_RESERVE, PLACE, PLACE_WHITE, RESOLUTION, CarsonState, ask
from saloon.games.carson.town import is_safe, may_lay_roads, may_own_more


def begin_placement(state: CarsonState, events: list[Event]) -> None:
    """Put the players in the order of their personalities and ask the first."""
    state.order = [state.personality.index(card) for card in sorted(state.personality)]
    state.passed = []
    ask_next(state, state.order[-1], events)


def ask_next(state: CarsonState, after: int, events: list[Event]) -> None:
    """Ask the next player who has not passed; one without a cowboy passes; after the last the resolution begins."""
    seats = len(state.order)
    place = state.order.index(after)
    while len(state.passed) < seats:
        place = (place + 1) % seats
        seat = state.order[place]
        if seat in state.passed:
            continue
        if state.reserve[seat] > 0 or _holds_white(state, seat):
            ask(state, PLACE, seat)
            return
        _pass(state, seat, events)
    state.stage = RESOLUTION
    state.step = WAGES - 1  # the track then opens step by step
    events.append(Event(told.RESOLUTION_BEGAN, (state.round,)))


def _holds_white(state: CarsonState, seat: int) -> bool:
    return state.white == seat and state.white_place == IN_RESERVE


def is_no_duel(square: int) -> bool:
    """Tell whether a square takes any number of cowboys without a duel."""
    return square in (WAGES, ROAD_1)


def is_open(state: CarsonState, square: int) -> bool:
    """Tell whether a square can be used this round: it has a tile, and the counter does not cover it."""
    if BUILD_12 <= square <= BUILD_3:
        return state.row[BUILD_3 - square] != EMPTY
    return square < BUY_VP_5 or state.round <= LAST_OPEN[square - BUY_VP_5]


def may_place(state: CarsonState, seat: int) -> list[Action]:
    """List what a player may do in their turn."""
    actions = may_lay_roads(state, seat)
    if state.reserve[seat] > 0:
        peaceful = is_red(state, seat, SHERIFF)
        _add_squares(state, seat, peaceful, actions)
        _add_parcels(state, seat, peaceful, actions)
    if _holds_white(state, seat) and may_place_white(state, seat):
        actions.append(act.SHERIFF)
    actions.append(act.PASS)
    return actions


def _add_squares(state: CarsonState, seat: int, peaceful: bool, actions: list[Action]) -> None:
    barred = 31 if peaceful else 1 << seat  # whose cowboys bar a square for this player
    posse = state.posse
    for square in PLACES:
        if is_no_duel(square) or (
            not posse[square] & barred and square != state.white_place and is_open(state, square)
        ):
            actions.append(act.PLACE[square])


def _add_parcels(state: CarsonState, seat: int, peaceful: bool, actions: list[Action]) -> None:
    mine = 1 << seat
    barred = 31 if peaceful else mine
    may_claim = may_own_more(state, seat)
    white = state.white_place - SQUARES
    owners, things, posse = state.owners, state.things, state.posse
    for parcel in range(PARCELS):
        owner = owners[parcel]
        if parcel == white:
            continue
        if owner == NOBODY:
            if may_claim and not posse[SQUARES + parcel] & barred and things[parcel] != RIVER:
                actions.append(act.CLAIM[parcel])
        elif things[parcel] >= RANCH and not posse[SQUARES + parcel] & mine:
            if owner == seat:
                actions.append(act.DEFEND[parcel])
            elif not peaceful and not is_safe(state, parcel):
                actions.append(act.ATTACK[parcel])


def may_place_white(state: CarsonState, seat: int) -> list[Action]:
    """List where the white cowboy may go: only places without a cowboy, and never as an attacker."""
    actions = [act.PLACE[square] for square in PLACES if is_open(state, square) and _is_deserted(state, square)]
    may_claim = may_own_more(state, seat)
    for parcel in range(PARCELS):
        if state.posse[SQUARES + parcel] == 0:
            if state.owners[parcel] == NOBODY and may_claim and state.things[parcel] != RIVER:
                actions.append(act.CLAIM[parcel])
            elif state.owners[parcel] == seat and state.things[parcel] >= RANCH:
                actions.append(act.DEFEND[parcel])
    return actions


def _is_deserted(state: CarsonState, square: int) -> bool:
    if square == WAGES:
        return max(state.wage_earners) == 0
    if square == ROAD_1:
        return max(state.road_workers) == 0
    return state.posse[square] == 0


def place(state: CarsonState, seat: int, action: Action, events: list[Event]) -> None:
    """Carry out a turn: place a cowboy, take the white one, or pass."""
    state.pending.pop()
    if action.verb == "sheriff":
        ask(state, PLACE_WHITE, seat)
        return
    if action.verb == "pass":
        _pass(state, seat, events)
    else:
        state.reserve[seat] -= 1
        _put_cowboy(state, seat, action, events)
    ask_next(state, seat, events)


def _put_cowboy(state: CarsonState, seat: int, action: Action, events: list[Event]) -> None:
    where = action.args[0]
    if action.verb != "place":
        state.posse[SQUARES + where] |= 1 << seat
        _tell_on_parcel(state, seat, action.verb, where, events)
        return
    if where == WAGES:
        state.wage_earners[seat] += 1
    elif where == ROAD_1:
        state.road_workers[seat] += 1
    else:
        state.posse[where] |= 1 << seat
    events.append(Event(told.PLACED, (seat, where)))


def _tell_on_parcel(state: CarsonState, seat: int, verb: str, parcel: int, events: list[Event]) -> None:
    if verb == "claim":
        events.append(Event(told.CLAIMED, (seat, parcel)))
    elif verb == "attack":
        events.append(Event(told.ATTACKED, (seat, state.owners[parcel], state.things[parcel], parcel)))
    else:
        events.append(Event(told.DEFENDED, (seat, state.things[parcel], parcel)))


def place_white(state: CarsonState, seat: int, action: Action, events: list[Event]) -> None:
    """Place the white cowboy."""
    state.pending.pop()
    where = action.args[0]
    if action.verb == "place":
        state.white_place = where
        events.append(Event(told.SHERIFF_PLACED, (seat, where)))
    else:
        state.white_place = SQUARES + where
        if action.verb == "claim":
            events.append(Event(told.SHERIFF_CLAIMED, (seat, where)))
        else:
            events.append(Event(told.SHERIFF_DEFENDED, (seat, state.things[where], where)))
    ask_next(state, seat, events)


def _pass(state: CarsonState, seat: int, events: list[Event]) -> None:
    state.passed.append(seat)
    events.append(Event(told.PASSED, (seat, len(state.passed))))
