"""Town: roads and access, prices of parcels, incomes of buildings, protection."""

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
from saloon.games.carson.state import FAR, LAID, OPEN, CarsonPublic, CarsonState


def put_road(state: CarsonState, edge: int) -> None:
    """Put a road on an edge; the caller takes its sticks from somewhere."""
    state.edges[edge] = LAID
    for other in TOUCHING[edge]:
        if state.edges[other] == FAR:
            state.edges[other] = OPEN
    for parcel in REACHED[edge]:
        state.access[parcel] = True


def sticks(state: CarsonState, edge: int) -> int:
    """Return the number of roads that an edge takes: a bridge takes two."""
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
    """Move roads from the supply to a player, as many as there are."""
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


def ownerless(table: CarsonPublic) -> list[int]:
    """List the parcels that can still have an owner."""
    return [parcel for parcel in range(PARCELS) if table.owners[parcel] == NOBODY and table.things[parcel] != RIVER]


def parcel_price(table: CarsonPublic, parcel: int) -> int:
    """Compute the price of a parcel: $1, and $1 for each building, house and mountain on it or around it."""
    things = table.things
    price = 2 if things[parcel] >= MOUNTAIN else 1
    for near in NEIGHBOURS[parcel]:
        if things[near] >= MOUNTAIN:
            price += 1
    return price


def income(table: CarsonPublic, parcel: int) -> int:
    """Compute the present income of what lies on a parcel."""
    return income_of(table, table.things[parcel], parcel, table.owners[parcel])


def income_of(table: CarsonPublic, kind: int, parcel: int, owner: int) -> int:
    """Compute the income of a kind of building on a parcel of an owner."""
    if kind == RANCH:
        return max(1, _count_free(table, parcel))
    if kind == MINE:
        return _mine_income(table, parcel, owner)
    if kind == HOTEL:
        return 6
    if kind not in (DRUGSTORE, BANK, SALOON):
        return 0
    houses = _houses_around(table, parcel, owner)
    if kind == SALOON:
        return 5 * houses
    return 3 * houses + 3 * count_owned(table, owner, RANCH if kind == DRUGSTORE else MINE)


def _count_free(table: CarsonPublic, parcel: int) -> int:
    free = 0
    for near in NEIGHBOURS[parcel]:
        if table.things[near] <= RIVER:
            free += 1
    return free


def _mine_income(table: CarsonPublic, parcel: int, owner: int) -> int:
    owners, things = table.owners, table.things
    cash = 0
    by_river = 0
    for near in NEIGHBOURS[parcel]:
        if things[near] == MOUNTAIN and owners[near] in (NOBODY, owner):
            cash += 3
        elif things[near] == RIVER:
            by_river = 3
    return cash + by_river


def _houses_around(table: CarsonPublic, parcel: int, owner: int) -> int:
    """Count the houses that a building profits from, and everything that counts as houses."""
    for_all = table.options.house_equivalents == "all"
    count = 0
    for near in NEIGHBOURS[parcel]:
        kind = table.things[near]
        if AS_HOUSES[kind] > 0:
            whose = table.owners[near]
            if whose == owner or (whose == NOBODY if kind == HOUSE else for_all):
                count += AS_HOUSES[kind]
    return count


def count_owned(table: CarsonPublic, seat: int, kind: int) -> int:
    """Count a player's things of one kind on the map."""
    owners, things = table.owners, table.things
    count = 0
    for parcel in range(PARCELS):
        if things[parcel] == kind and owners[parcel] == seat:
            count += 1
    return count


def count_parcels(table: CarsonPublic, seat: int) -> int:
    """Count a player's parcels, whatever is on them."""
    count = 0
    for owner in table.owners:
        if owner == seat:
            count += 1
    return count


def count_buildings(table: CarsonPublic, seat: int) -> int:
    """Count a player's buildings on the map; neither houses nor mountains."""
    count = 0
    for parcel in range(PARCELS):
        if table.owners[parcel] == seat and table.things[parcel] >= RANCH:
            count += 1
    return count


def is_safe(table: CarsonPublic, parcel: int) -> bool:
    """Tell whether nobody may attack the building on a parcel: a prison, a church, or one that a church protects."""
    if table.things[parcel] >= PRISON:
        return True
    for near in NEIGHBOURS[parcel]:
        if table.things[near] == CHURCH and _protects(table, near, parcel):
            return True
    return False


def _protects(table: CarsonPublic, church: int, parcel: int) -> bool:
    return table.options.church_scope == "all" or table.owners[church] == table.owners[parcel]


def is_free_with_road(table: CarsonPublic, parcel: int) -> bool:
    """Tell whether a house could be put on a parcel."""
    return table.things[parcel] == EMPTY and table.access[parcel]
