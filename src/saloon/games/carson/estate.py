"""Estate: parcels, attacks and incomes, which is what cowboys do on the map in phase 3."""

from saloon.core.action import Action
from saloon.core.chance import Chance
from saloon.core.event import Event
from saloon.games.carson import actions as act
from saloon.games.carson import events as told
from saloon.games.carson.books import earn
from saloon.games.carson.cards import COLOURS, EARNERS, EIGHT, GROCER, NOBODY, PARCEL_PURCHASE, RANCH, SQUARES
from saloon.games.carson.duels import dismiss_white, fight, fighters, is_contested, is_yellow, ranking, spend
from saloon.games.carson.geometry import PARCELS
from saloon.games.carson.state import (
    BUY_PARCEL,
    GROCER_DOUBLES,
    NEXT_DUEL,
    CarsonState,
    Theft,
    ask,
)
from saloon.games.carson.town import count_owned, income, may_own_more, parcel_price, take_parcel


def ask_for_duel(state: CarsonState) -> bool:
    """Let the best ranked of all fighters on parcels or buildings choose the next duel; tell whether there is one."""
    involved = 0
    for parcel in _contested(state):
        involved |= fighters(state, SQUARES + parcel)
    for seat in ranking(state):
        if involved >> seat & 1:
            ask(state, NEXT_DUEL, seat)
            return True
    return False


def _contested(state: CarsonState) -> list[int]:
    """List the contested parcels of this step: land without an owner when it is bought, buildings when they earn."""
    buys = state.step == PARCEL_PURCHASE
    parcels = [parcel for parcel in range(PARCELS) if state.posse[SQUARES + parcel]]
    if state.ruleset >= 2:  # in version 1, buildings were also fought for when land was bought
        parcels = [parcel for parcel in parcels if (state.owners[parcel] == NOBODY) == buys]
    return [parcel for parcel in parcels if is_contested(state, SQUARES + parcel)]


def may_choose_duel(state: CarsonState) -> list[Action]:
    """List the contested parcels or buildings."""
    return [act.DUEL[parcel] for parcel in _contested(state)]


def choose_duel(state: CarsonState, parcel: int, chance: Chance, events: list[Event]) -> None:
    """Fight the chosen duel."""
    state.pending.pop()
    fight(state, SQUARES + parcel, chance, events)


def ask_uncontested_buyers(state: CarsonState) -> bool:
    """Ask players who are alone on a parcel, in tie-break order, then by row and column; tell whether there are any."""
    for seat in ranking(state)[::-1]:
        for parcel in range(PARCELS - 1, -1, -1):
            place = SQUARES + parcel
            if state.owners[parcel] != NOBODY:
                continue
            if state.posse[place] >> seat & 1:
                spend(state, place, seat)
                ask(state, BUY_PARCEL, seat, place)
            elif state.white_place == place and state.white == seat:
                dismiss_white(state)
                ask(state, BUY_PARCEL, seat, place)
    return len(state.pending) > 0


def may_buy_parcel(state: CarsonState, seat: int, parcel: int) -> list[Action]:
    """List what the player entitled to a parcel may do."""
    if state.cash[seat] >= parcel_price(state, parcel) and may_own_more(state, seat):
        return [act.DECLINE, act.BUY]
    return [act.DECLINE]


def buy_parcel(state: CarsonState, seat: int, action: Action, events: list[Event]) -> None:
    """Buy a parcel with everything on it, or decline."""
    parcel = state.pending.pop().place - SQUARES
    price = parcel_price(state, parcel)
    if action.verb == "decline":
        events.append(Event(told.DECLINED_PARCEL, (seat, parcel, price)))
        return
    state.cash[seat] -= price
    take_parcel(state, seat, parcel)
    events.append(Event(told.BOUGHT_PARCEL, (seat, parcel, price)))


def settle_quiet_attacks(state: CarsonState) -> None:
    """Let undisputed attacks succeed, and send home defenders who were not needed."""
    for parcel in range(PARCELS):
        place = SQUARES + parcel
        if state.posse[place] and not is_contested(state, place):
            seat = COLOURS[state.posse[place]][0]
            spend(state, place, seat)
            hold(state, seat, parcel)


def hold(state: CarsonState, seat: int, parcel: int) -> None:
    """Settle a building with one player left on it: anybody but its owner robs it."""
    if seat != state.owners[parcel]:
        state.thefts.append(Theft(parcel, seat))


def waiting_grocer(state: CarsonState) -> int:
    """Find the yellow grocer who has not used the card yet, or NOBODY."""
    for seat in range(len(state.waits)):
        if state.waits[seat] and is_yellow(state, seat, GROCER):
            return seat
    return NOBODY


def may_double(state: CarsonState, seat: int) -> list[Action]:
    """List what the waiting grocer may do: take $8, or double a kind of building that they have."""
    return [act.TAKE_8, *[act.DOUBLE[kind] for kind in EARNERS if count_owned(state, seat, kind) > 0]]


def double(state: CarsonState, seat: int, action: Action, events: list[Event]) -> None:
    """Take $8, or double all incomes of one kind."""
    state.pending.pop()
    state.waits[seat] = False
    if action.verb == "take_8":
        earn(state, seat, EIGHT)
        events.append(Event(told.TOOK_CASH, (seat, GROCER, EIGHT)))
    else:
        state.doubled = action.args[0]
        events.append(Event(told.DOUBLED, (seat, action.args[0])))


def pay_incomes(state: CarsonState, events: list[Event]) -> None:
    """Pay all incomes, computed on the same map; a thief gets half, rounded down."""
    earned = [0] * len(state.cash)
    for parcel in range(PARCELS):
        if state.things[parcel] >= RANCH:
            earned[state.owners[parcel]] += _doubled_income(state, parcel)
    for theft in state.thefts:
        owner = state.owners[theft.parcel]
        loot = _doubled_income(state, theft.parcel) // 2
        earned[owner] -= loot
        earn(state, theft.thief, loot)
        building = state.things[theft.parcel]
        events.append(Event(told.ROBBED, (theft.thief, owner, building, theft.parcel, loot)))
    for seat in ranking(state):
        earn(state, seat, earned[seat])
        events.append(Event(told.RENT_PAID, (seat, earned[seat])))


def _doubled_income(state: CarsonState, parcel: int) -> int:
    cash = income(state, parcel)
    if state.things[parcel] == state.doubled and is_yellow(state, state.owners[parcel], GROCER):
        return 2 * cash
    return cash


def ask_grocer(state: CarsonState) -> bool:
    """Ask the waiting grocer, if there is one."""
    seat = waiting_grocer(state)
    if seat == NOBODY:
        return False
    ask(state, GROCER_DOUBLES, seat)
    return True
