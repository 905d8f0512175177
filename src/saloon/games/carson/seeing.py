"""What a seat sees of a table of Carson City, and a table imagined from what it sees."""

from saloon.core.chance import Chance
from saloon.core.rules import SPECTATOR
from saloon.games.carson.cards import BUILD_3, NOBODY, RANCH, RIVER, ROW, ROW_PRICES
from saloon.games.carson.construction import price_for
from saloon.games.carson.duels import firepower, ranking
from saloon.games.carson.geometry import PARCELS
from saloon.games.carson.hands import imagine_duel_tiles
from saloon.games.carson.round_end import cash_limit, final_points
from saloon.games.carson.state import NO_TILE, OVER, CarsonState, CarsonView
from saloon.games.carson.town import income, is_safe, parcel_price


def look(state: CarsonState, seat: int, to_act: tuple[int, ...]) -> CarsonView:
    """Show what a seat may know, and what it is worth now."""
    seats = range(len(state.cash))
    view = CarsonView()
    view.seat = seat
    view.phase = OVER if state.stage == OVER else state.pending[-1].phase
    view.to_act = list(to_act)
    view.tie_order = ranking(state)[:]
    view.limits = [cash_limit(state, each) for each in seats]
    view.firepower = [firepower(state, each) for each in seats]
    view.totals = [state.points[each] + (0 if state.stage == OVER else final_points(state, each)) for each in seats]
    _show_table(state, view)
    _show_goods(state, view)
    _show_map(state, view)
    _show_duel_tiles(state, seat, view)
    squares = range(BUILD_3, BUILD_3 - ROW, -1)
    view.row_prices = ROW_PRICES[:] if seat == SPECTATOR else [price_for(state, seat, square) for square in squares]
    return view


def _show_table(state: CarsonState, view: CarsonView) -> None:
    view.options = state.options
    view.sides = state.sides
    view.stage = state.stage
    view.step = state.step
    view.round = state.round
    view.pending = state.pending[:]
    view.order = state.order[:]
    view.passed = state.passed[:]
    view.personality = state.personality[:]
    view.waits = state.waits[:]
    view.doubled = state.doubled
    view.chip = state.chip
    view.white = state.white
    view.white_place = state.white_place
    view.row = state.row[:]
    view.bag = state.bag[:]
    view.road_supply = state.road_supply
    view.houses = state.houses
    view.refused = state.refused[:]


def _show_goods(state: CarsonState, view: CarsonView) -> None:
    view.cash = state.cash[:]
    view.points = state.points[:]
    view.reserve = state.reserve[:]
    view.general = state.general[:]
    view.revolvers = state.revolvers[:]
    view.roads = state.roads[:]
    view.property_tiles = state.property_tiles[:]
    view.kept = [tiles[:] for tiles in state.kept]
    view.ready = [tiles[:] for tiles in state.ready]
    view.wage_earners = state.wage_earners[:]
    view.road_workers = state.road_workers[:]


def _show_map(state: CarsonState, view: CarsonView) -> None:
    parcels = range(PARCELS)
    things = state.things
    view.owners = state.owners[:]
    view.things = things[:]
    view.prices = [
        parcel_price(state, parcel) if state.owners[parcel] == NOBODY and things[parcel] != RIVER else 0
        for parcel in parcels
    ]
    view.incomes = [income(state, parcel) for parcel in parcels]
    view.is_safe = [things[parcel] >= RANCH and is_safe(state, parcel) for parcel in parcels]
    view.edges = state.edges[:]
    view.access = state.access[:]
    view.posse = state.posse[:]
    view.thefts = state.thefts[:]


def _show_duel_tiles(state: CarsonState, seat: int, view: CarsonView) -> None:
    view.hand = [] if seat == SPECTATOR else state.tiles[seat][:]
    view.hand_sizes = [len(hand) for hand in state.tiles]
    view.hand_sums = [0 if state.redrawn[each] else sum(hand) for each, hand in enumerate(state.tiles)]
    view.redrawn = state.redrawn[:]
    view.has_chosen = [tile != NO_TILE for tile in state.chosen]
    view.chosen = NO_TILE if seat == SPECTATOR else state.chosen[seat]
    laid = state.pool[:]
    for each, hand in enumerate(state.tiles):
        if state.redrawn[each]:
            laid += hand
    laid.sort()
    view.laid_tiles = laid


def imagine_state(view: CarsonView, chance: Chance) -> CarsonState:
    """Build a possible table: all is known but the duel tiles of the others."""
    state = CarsonState()
    _copy_table(view, state)
    _copy_goods(view, state)
    imagine_duel_tiles(view, state, chance)
    return state


def _copy_table(view: CarsonView, state: CarsonState) -> None:
    state.options = view.options
    state.sides = view.sides
    state.stage = view.stage
    state.step = view.step
    state.round = view.round
    state.pending = view.pending[:]
    state.order = view.order[:]
    state.passed = view.passed[:]
    state.personality = view.personality[:]
    state.waits = view.waits[:]
    state.doubled = view.doubled
    state.chip = view.chip
    state.white = view.white
    state.white_place = view.white_place
    state.row = view.row[:]
    state.bag = view.bag[:]
    state.road_supply = view.road_supply
    state.houses = view.houses
    state.refused = view.refused[:]
    state.owners = view.owners[:]
    state.things = view.things[:]
    state.edges = view.edges[:]
    state.access = view.access[:]
    state.posse = view.posse[:]
    state.thefts = view.thefts[:]


def _copy_goods(view: CarsonView, state: CarsonState) -> None:
    state.cash = view.cash[:]
    state.points = view.points[:]
    state.reserve = view.reserve[:]
    state.general = view.general[:]
    state.revolvers = view.revolvers[:]
    state.roads = view.roads[:]
    state.property_tiles = view.property_tiles[:]
    state.kept = [tiles[:] for tiles in view.kept]
    state.ready = [tiles[:] for tiles in view.ready]
    state.wage_earners = view.wage_earners[:]
    state.road_workers = view.road_workers[:]
