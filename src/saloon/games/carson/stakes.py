"""Stakes: what the question to a seat is about, in numbers for a sentence: thing, price, purse, consequence."""

from typing import Final

from saloon.games.carson import state as table
from saloon.games.carson.cards import (
    BUILD_3,
    BUY_VP_5,
    EARNERS,
    EMPTY,
    FALLEN_POINTS,
    GROCER,
    HOUSE,
    MINE,
    MOUNTAIN,
    POINT_PRICES,
    RANCH,
    RED,
    ROUNDS,
    SETTLER,
    SQUARES,
    WORKER_FEE,
)
from saloon.games.carson.construction import may_place_kept, price_for, sites
from saloon.games.carson.duels import firepower
from saloon.games.carson.estate import may_choose_duel
from saloon.games.carson.geometry import PARCELS
from saloon.games.carson.round_end import cash_limit, may_convert
from saloon.games.carson.state import CarsonState, Question
from saloon.games.carson.town import count_owned, income, income_of, parcel_price

Stake = dict[str, int]

# What a player who could take $8 gets for waiting.
DOUBLE_INCOME: Final = 0
POINTS_FOR_HOUSES: Final = 1
POINTS_FOR_MOUNTAINS: Final = 2
DOLLARS_FOR_MOUNTAINS: Final = 3


def stake(state: CarsonState, seat: int, to_act: tuple[int, ...]) -> Stake:
    """Return what the question to a seat is about; nothing for seats that are not asked."""
    if seat not in to_act:
        return {}
    asked = state.pending[-1]
    facts: Stake = {"cash": state.cash[seat], "map": 1 if asked.place >= SQUARES else 0}
    if asked.place >= SQUARES:
        facts["parcel"] = asked.place - SQUARES
    elif asked.place > 0:
        facts["square"] = asked.place
    if asked.building > 0:
        facts["building"] = asked.building
    if state.stage in (table.DRAFT, table.PERSONALITIES, table.PLACEMENT):
        _add_before_track(state, seat, asked.phase, facts)
    else:
        _add_on_track(state, seat, asked, facts)
    if asked.phase in (table.BUILD, table.BUILD_HOUSE, table.CONSENT):
        _add_building(state, seat, asked, facts)
    return facts


def _add_before_track(state: CarsonState, seat: int, phase: str, facts: Stake) -> None:
    if phase == table.START:
        facts["count"] = 3 - len([1 for asked in state.pending if asked.seat == seat])
    elif phase == table.EIGHT_OR_WAIT:
        _add_waiting(state, seat, facts)
    elif phase == table.RECRUIT:
        facts["red"] = state.sides[state.personality[seat] - 1]
        facts["cowboys"] = state.reserve[seat]
        facts["revolvers"] = state.revolvers[seat]
    elif phase == table.TAKE_TILE:
        _add_price(facts, WORKER_FEE)
    elif phase == table.PLACE:
        facts["cowboys"] = state.reserve[seat]
        facts["roads"] = state.roads[seat]
        facts["rank"] = len(state.passed) + 1
        facts["last"] = 1 if state.round == ROUNDS else 0


def _add_waiting(state: CarsonState, seat: int, facts: Stake) -> None:
    """Add what waiting would bring as things stand: the best doubling, or the reward of a red side."""
    card = state.personality[seat]
    facts["card"] = card
    if state.sides[card - 1] != RED:
        facts["reward"] = DOUBLE_INCOME
        _add_doubling(state, seat, facts)
    else:
        facts["gain"] = count_owned(state, seat, HOUSE if card == GROCER else MOUNTAIN)
        facts["reward"] = POINTS_FOR_HOUSES if card == GROCER else POINTS_FOR_MOUNTAINS
        if card == SETTLER and state.options.settler_red_reward == "cash":
            facts["reward"] = DOLLARS_FOR_MOUNTAINS


def _add_doubling(state: CarsonState, seat: int, facts: Stake) -> None:
    facts["building"] = EMPTY
    facts["gain"] = 0
    for kind in EARNERS:
        gain = 0
        for parcel in range(PARCELS):
            if state.things[parcel] == kind and state.owners[parcel] == seat:
                gain += income(state, parcel)
        if gain > facts["gain"]:
            facts["building"] = kind
            facts["gain"] = gain


def _add_on_track(state: CarsonState, seat: int, asked: Question, facts: Stake) -> None:
    phase, place = asked.phase, asked.place
    if phase == table.BUY_PARCEL:
        _add_price(facts, parcel_price(state, place - SQUARES))
        _add_promise(state, seat, place - SQUARES, facts)
    elif phase == table.BUY_BUILDING:
        _add_price(facts, price_for(state, seat, place))
        facts["building"] = state.row[BUILD_3 - place]
        _add_best_site(state, seat, facts["building"], facts)
    elif phase == table.PLACE_KEPT:
        facts["count"] = len([1 for action in may_place_kept(state, seat) if action.verb == "place_kept"])
        facts["roads"] = state.roads[seat]
    elif phase == table.NEXT_DUEL:
        facts["count"] = len(may_choose_duel(state))
    elif phase == table.DUEL_TILE:
        facts["firepower"] = firepower(state, seat)
    elif phase == table.FALLEN:
        facts["points"] = FALLEN_POINTS
    elif phase == table.GROCER_DOUBLES:
        _add_doubling(state, seat, facts)
    elif phase == table.BUY_POINTS:
        facts["price"] = POINT_PRICES[place - BUY_VP_5]
        facts["most"] = state.cash[seat] // facts["price"]
    elif phase == table.CASH_LIMIT:
        _add_limit(state, seat, facts)


def _add_price(facts: Stake, price: int) -> None:
    facts["price"] = price
    facts["left"] = facts["cash"] - price


def _add_promise(state: CarsonState, seat: int, parcel: int, facts: Stake) -> None:
    """Add what lies on a parcel, whether a road reaches it, and what would earn the most there as things stand."""
    facts["thing"] = state.things[parcel]
    facts["road"] = 1 if state.access[parcel] else 0
    facts["building"] = EMPTY
    facts["income"] = 0
    if state.things[parcel] == EMPTY:
        for kind in EARNERS if state.access[parcel] else [RANCH, MINE]:
            cash = income_of(state, kind, parcel, seat)
            if cash > facts["income"]:
                facts["building"] = kind
                facts["income"] = cash


def _add_best_site(state: CarsonState, seat: int, kind: int, facts: Stake) -> None:
    """Add where a tile would earn the most now; no site if it would have to be kept."""
    facts["income"] = 0
    for site in sites(state, seat, kind):
        cash = income_of(state, kind, site, seat)
        if "site" not in facts or cash > facts["income"]:
            facts["site"] = site
            facts["income"] = cash
    facts["places"] = 1 if "site" in facts else 0


def _add_building(state: CarsonState, seat: int, asked: Question, facts: Stake) -> None:
    if asked.phase == table.BUILD:
        facts["roads"] = state.roads[seat]
        _add_best_site(state, seat, asked.building, facts)
    elif asked.phase == table.CONSENT:
        facts["target"] = state.pending[-2].seat


def _add_limit(state: CarsonState, seat: int, facts: Stake) -> None:
    points = may_convert(state, seat)
    facts["limit"] = cash_limit(state, seat)
    facts["excess"] = max(0, facts["cash"] - facts["limit"])
    facts["least"] = points[0].args[0]
    facts["most"] = points[-1].args[0]
