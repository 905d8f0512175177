"""Track: phase 3, the action track, square by square."""

from saloon.core.action import Action
from saloon.core.chance import Chance
from saloon.core.event import Event
from saloon.games.carson import actions as act
from saloon.games.carson import events as told
from saloon.games.carson.books import earn, score
from saloon.games.carson.cards import (
    AMMUNITION,
    BUILD_3,
    BUILD_12,
    BUY_VP_2,
    BUY_VP_5,
    CHIP,
    COLOURS,
    COWBOY_VP,
    ESTATE_INCOME,
    FIREPOWER_PAY,
    FROM_PARCELS,
    FROM_SALE,
    GAMBLING_INCOME,
    KEPT_BUILDINGS,
    MOST_POINTS,
    NOBODY,
    PARCEL_PURCHASE,
    PARCEL_RENT,
    PARCELS_INCOME,
    PARCELS_VP,
    POINT_PRICES,
    ROAD_1,
    ROADS_3,
    SQUARES,
    WAGE,
    WAGES,
)
from saloon.games.carson.construction import ask_for_kept, begin_construction
from saloon.games.carson.duels import dismiss_white, fight, firepower, ranking, spend
from saloon.games.carson.estate import (
    ask_for_duel,
    ask_grocer,
    ask_uncontested_buyers,
    hold,
    pay_incomes,
    settle_quiet_attacks,
)
from saloon.games.carson.state import ACT, BUY_BUILDING, BUY_PARCEL, BUY_POINTS, ROUND_END, CarsonState, ask
from saloon.games.carson.town import count_buildings, count_parcels, give_roads


def resolve(state: CarsonState, chance: Chance, events: list[Event]) -> None:
    """Go on with the track once nothing is pending: some steps ask several times, then the next one opens."""
    if state.step == PARCEL_PURCHASE and (ask_for_duel(state) or ask_uncontested_buyers(state)):
        return
    if state.step == ESTATE_INCOME:
        if ask_for_duel(state) or ask_grocer(state):
            return
        pay_incomes(state, events)
    state.step += 1
    _open(state, state.step, chance, events)


def _open(state: CarsonState, step: int, chance: Chance, events: list[Event]) -> None:
    if step > BUY_VP_2:
        state.stage = ROUND_END
        state.step = 0
    elif step == WAGES:
        _pay_wages(state, events)
    elif step == ROAD_1:
        _pay_roads(state, events)
    elif step == KEPT_BUILDINGS:
        ask_for_kept(state)
    elif step == ESTATE_INCOME:
        settle_quiet_attacks(state)
    else:
        if step == BUILD_12:
            begin_construction(state)
        _entitle(state, step, chance, events)


def _pay_wages(state: CarsonState, events: list[Event]) -> None:
    for seat in ranking(state):
        count = _gather(state, state.wage_earners, seat, WAGES)
        if count > 0:
            earn(state, seat, WAGE * count)
            events.append(Event(told.EARNED, (seat, WAGES, WAGE * count)))


def _pay_roads(state: CarsonState, events: list[Event]) -> None:
    for seat in ranking(state):
        count = _gather(state, state.road_workers, seat, ROAD_1)
        if count > 0:
            give_roads(state, seat, count, events)


def _gather(state: CarsonState, workers: list[int], seat: int, square: int) -> int:
    """Send a player's cowboys home from a square without duels, and count them with the white one."""
    count = workers[seat]
    workers[seat] = 0
    state.general[seat] += count
    if state.white == seat and state.white_place == square:
        dismiss_white(state)
        count += 1
    return count


def _entitle(state: CarsonState, square: int, chance: Chance, events: list[Event]) -> None:
    """Find the player who may act on a square: the only one there, or the winner of the duel."""
    posse = state.posse[square]
    if posse != 0:
        colours = COLOURS[posse]
        if len(colours) > 1:
            fight(state, square, chance, events)
        else:
            spend(state, square, colours[0])
            ask(state, ACT, colours[0], square)
    elif state.white_place == square:
        ask(state, ACT, state.white, square)
        dismiss_white(state)


def act_on(state: CarsonState, chance: Chance, events: list[Event]) -> None:
    """Carry out what a place gives to the entitled player, or ask them; what can only be a gain is not asked."""
    entitled = state.pending.pop()
    seat, place = entitled.seat, entitled.place
    if place >= SQUARES:
        _act_on_parcel(state, seat, place)
    elif BUILD_12 <= place <= BUILD_3:
        ask(state, BUY_BUILDING, seat, place)
    elif place >= BUY_VP_5:
        ask(state, BUY_POINTS, seat, place)
    elif place == AMMUNITION:
        state.chip = seat
        events.append(Event(told.TOOK_CHIP, (seat, CHIP)))
    elif place == ROADS_3:
        give_roads(state, seat, 3, events)
    elif place <= GAMBLING_INCOME:
        _earn(state, seat, place, chance, events)
    else:
        _score(state, seat, place, events)


def _act_on_parcel(state: CarsonState, seat: int, place: int) -> None:
    if state.owners[place - SQUARES] == NOBODY:
        ask(state, BUY_PARCEL, seat, place)
    else:
        hold(state, seat, place - SQUARES)


def _earn(state: CarsonState, seat: int, square: int, chance: Chance, events: list[Event]) -> None:
    if square == GAMBLING_INCOME:
        white, black = 1 + chance.below(6), 1 + chance.below(6)
        cash = white + black
        events.append(Event(told.GAMBLED, (seat, white, black, cash)))
    else:
        rent = PARCEL_RENT * count_parcels(state, seat)
        cash = rent if square == PARCELS_INCOME else FIREPOWER_PAY * firepower(state, seat)
        events.append(Event(told.EARNED, (seat, square, cash)))
    earn(state, seat, cash)


def _score(state: CarsonState, seat: int, square: int, events: list[Event]) -> None:
    if square == PARCELS_VP:
        points = count_parcels(state, seat) // 2
    elif square == COWBOY_VP:
        points = firepower(state, seat) // 2
    else:
        points = count_buildings(state, seat)
    score(state, seat, points, square - PARCELS_VP + FROM_PARCELS)
    events.append(Event(told.SCORED, (seat, square, points)))


def may_buy_points(state: CarsonState, seat: int, square: int) -> list[Action]:
    """List how many points a player may buy."""
    most = min(MOST_POINTS, state.cash[seat] // POINT_PRICES[square - BUY_VP_5])
    return act.BUY_VP[: most + 1]


def buy_points(state: CarsonState, seat: int, points: int, events: list[Event]) -> None:
    """Buy points at the price of the square."""
    cash = points * POINT_PRICES[state.pending.pop().place - BUY_VP_5]
    state.cash[seat] -= cash
    score(state, seat, points, FROM_SALE)
    events.append(Event(told.BOUGHT_POINTS, (seat, points, cash)))
