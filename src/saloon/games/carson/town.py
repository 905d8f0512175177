"""The town: roads and access, prices of parcels, incomes of buildings, protection (sections 5, 6 and 7.3)."""

from saloon.core.action import Action
from saloon.core.event import Event
from saloon.games.carson import events as told
from saloon.games.carson.actions import LAY_ROAD
from saloon.games.carson.cards import (
    AS_HOUSES,
    BANK,
    CHURCH,
    DRUGSTORE,
    EMPTY,
    HOTEL,
    HOUSE,
    MINE,
    MOUNTAIN,
    NOBODY,
    PRISON,
    RANCH,
    RIVER,
    SALOON,
)
from saloon.games.carson.geometry import BRIDGES, EDGE_NAMES, EDGES, NEIGHBOURS, PARCELS, REACHED, TOUCHING
from saloon.games.carson.state import FAR, LAID, OPEN, CarsonState


def put_road(state: CarsonState, edge: int) -> None:
    """Lay a road on an edge, wherever its sticks come from."""
    state.edges[edge] = LAID
    for other in TOUCHING[edge]:
        if state.edges[other] == FAR:
            state.edges[other] = OPEN
    for parcel in REACHED[edge]:
        state.access[parcel] = True


def sticks(state: CarsonState, edge: int) -> int:
    """Give the roads that an edge takes: a bridge takes two."""
    return 2 if BRIDGES[edge] and state.options.board == "river" else 1


def may_lay_roads(state: CarsonState, seat: int) -> list[Action]:
    """List the roads a player may lay now."""
    mine = state.roads[seat]
    if mine == 0:
        return []
    edges = state.edges
    roads = [LAY_ROAD[edge] for edge in range(EDGES) if edges[edge] == OPEN]
    if mine == 1 and state.options.board == "river":
        roads = [LAY_ROAD[edge] for edge in range(EDGES) if edges[edge] == OPEN and not BRIDGES[edge]]
    return roads


def lay_road(state: CarsonState, seat: int, edge: int, events: list[Event]) -> None:
    """Lay a road out of a player's reserve."""
    used = sticks(state, edge)
    state.roads[seat] -= used
    put_road(state, edge)
    parcel, side = EDGE_NAMES[edge]
    events.append(Event(told.LAID_ROAD if used == 1 else told.BRIDGED, (seat, parcel, side)))


def give_roads(state: CarsonState, seat: int, wanted: int, events: list[Event]) -> None:
    """Give roads out of the supply, as many as it has."""
    given = wanted
    if state.options.road_supply_finite:
        given = min(wanted, state.road_supply)
        state.road_supply -= given
    state.roads[seat] += given
    events.append(Event(told.TOOK_ROADS, (seat, given)))


def may_own_more(state: CarsonState, seat: int) -> bool:
    """Tell whether a player has a property tile left."""
    return state.property_tiles[seat] > 0 or not state.options.property_tile_limit


def take_parcel(state: CarsonState, seat: int, parcel: int) -> None:
    """Put a player's property tile on a parcel."""
    state.owners[parcel] = seat
    if state.options.property_tile_limit:
        state.property_tiles[seat] -= 1


def ownerless(state: CarsonState) -> list[int]:
    """List the parcels that can still have an owner."""
    return [parcel for parcel in range(PARCELS) if state.owners[parcel] == NOBODY and state.things[parcel] != RIVER]


def parcel_price(state: CarsonState, parcel: int) -> int:
    """Give the price of a parcel: $1, and $1 for each building, house and mountain on it or around it."""
    things = state.things
    price = 2 if things[parcel] >= MOUNTAIN else 1
    for near in NEIGHBOURS[parcel]:
        if things[near] >= MOUNTAIN:
            price += 1
    return price


def income(state: CarsonState, parcel: int) -> int:
    """Give the income of what lies on a parcel, as it stands now (section 6)."""
    kind = state.things[parcel]
    if kind == RANCH:
        return _ranch_income(state, parcel)
    if kind == MINE:
        return _mine_income(state, parcel)
    if kind == DRUGSTORE:
        return 3 * houses_around(state, parcel) + 3 * count_owned(state, state.owners[parcel], RANCH)
    if kind == BANK:
        return 3 * houses_around(state, parcel) + 3 * count_owned(state, state.owners[parcel], MINE)
    if kind == SALOON:
        return 5 * houses_around(state, parcel)
    return 6 if kind == HOTEL else 0


def _ranch_income(state: CarsonState, parcel: int) -> int:
    free = 0
    for near in NEIGHBOURS[parcel]:
        if state.things[near] <= RIVER:
            free += 1
    return max(1, free)


def _mine_income(state: CarsonState, parcel: int) -> int:
    cash = 0
    by_river = 0
    for near in NEIGHBOURS[parcel]:
        if state.things[near] == MOUNTAIN and state.owners[near] in (NOBODY, state.owners[parcel]):
            cash += 3
        elif state.things[near] == RIVER:
            by_river = 3
    return cash + by_river


def houses_around(state: CarsonState, parcel: int) -> int:
    """Count the houses around a building that profit it, and what stands for houses."""
    owner = state.owners[parcel]
    for_all = state.options.house_equivalents == "all"
    count = 0
    for near in NEIGHBOURS[parcel]:
        kind = state.things[near]
        if AS_HOUSES[kind] == 0:
            continue
        whose = state.owners[near]
        if whose == owner or (whose == NOBODY if kind == HOUSE else for_all):
            count += AS_HOUSES[kind]
    return count


def count_owned(state: CarsonState, seat: int, kind: int) -> int:
    """Count a player's things of one kind on the map."""
    count = 0
    for parcel in range(PARCELS):
        if state.things[parcel] == kind and state.owners[parcel] == seat:
            count += 1
    return count


def count_parcels(state: CarsonState, seat: int) -> int:
    """Count a player's parcels, whatever is on them."""
    count = 0
    for owner in state.owners:
        if owner == seat:
            count += 1
    return count


def count_buildings(state: CarsonState, seat: int) -> int:
    """Count a player's buildings on the map; neither houses nor mountains."""
    count = 0
    for parcel in range(PARCELS):
        if state.owners[parcel] == seat and state.things[parcel] >= RANCH:
            count += 1
    return count


def is_safe(state: CarsonState, parcel: int) -> bool:
    """Tell whether nobody may attack the building on a parcel: a prison, a church, or one that a church protects."""
    if state.things[parcel] >= PRISON:
        return True
    for near in NEIGHBOURS[parcel]:
        if state.things[near] == CHURCH and _protects(state, near, parcel):
            return True
    return False


def _protects(state: CarsonState, church: int, parcel: int) -> bool:
    return state.options.church_scope == "all" or state.owners[church] == state.owners[parcel]


def is_free_with_road(state: CarsonState, parcel: int) -> bool:
    """Tell whether a house could be put on a parcel."""
    return state.things[parcel] == EMPTY and state.access[parcel]
