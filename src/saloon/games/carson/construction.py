"""Construction: buying a tile, building it with its house, keeping it, placing kept ones."""

from saloon.core.action import Action
from saloon.core.chance import Chance
from saloon.core.event import Event
from saloon.games.carson import actions as act
from saloon.games.carson import events as told
from saloon.games.carson.cards import (
    CHURCH,
    COLOURS,
    EMPTY,
    HOUSE,
    NOBODY,
    RANCH,
    REVOLVERS,
    ROW_PRICES,
    SQUARES,
    WORKER,
    needs_house,
    row_of,
    tile_price,
)
from saloon.games.carson.duels import is_yellow, ranking, recover
from saloon.games.carson.geometry import NEIGHBOURS, PARCELS
from saloon.games.carson.state import (
    BUILD,
    BUILD_HOUSE,
    CONSENT,
    PLACE_KEPT,
    CarsonState,
    ask,
)
from saloon.games.carson.town import is_free_with_road, is_safe, may_lay_roads


def draw_tile(state: CarsonState, place: int, chance: Chance, events: list[Event]) -> None:
    """Draw a tile for an empty square of the row; if the bag is empty, so it stays."""
    if state.bag:
        state.row[place] = chance.take(state.bag)
        events.append(Event(told.TILE_CAME, (state.row[place], ROW_PRICES[place])))


def price_for(state: CarsonState, seat: int, square: int) -> int:
    """Return what a player pays on a construction square; the yellow worker pays half, rounded up."""
    price = tile_price(square)
    return (price + 1) // 2 if is_yellow(state, seat, WORKER) else price


def may_buy_building(state: CarsonState, seat: int, square: int) -> list[Action]:
    """List what the player entitled to a construction square may do."""
    return [act.DECLINE, act.BUY] if state.cash[seat] >= price_for(state, seat, square) else [act.DECLINE]


def buy_building(state: CarsonState, seat: int, action: Action, events: list[Event]) -> None:
    """Buy the tile of a construction square, or leave it in the row."""
    square = state.pending.pop().place
    kind = state.row[row_of(square)]
    price = price_for(state, seat, square)
    if action.verb == "decline":
        events.append(Event(told.DECLINED_BUILDING, (seat, kind, price)))
        return
    state.cash[seat] -= price
    state.row[row_of(square)] = EMPTY
    events.append(Event(told.BOUGHT_BUILDING, (seat, kind, price)))
    begin_build(state, seat, kind)


def begin_build(state: CarsonState, seat: int, kind: int) -> None:
    """Ask a player who has a tile in hand where to build."""
    state.refused = []
    ask(state, BUILD, seat, 0, kind)


def may_build(state: CarsonState, seat: int, kind: int) -> list[Action]:
    """List where a tile in hand may be built, and the roads that may be laid first."""
    parcels = [act.PARCEL[parcel] for parcel in sites(state, seat, kind)]
    return [act.KEEP, *may_lay_roads(state, seat), *parcels]


def sites(state: CarsonState, seat: int, kind: int) -> list[int]:
    """List the parcels on which a player may build a kind of building now."""
    own = [parcel for parcel in range(PARCELS) if state.owners[parcel] == seat and state.things[parcel] == EMPTY]
    if not needs_house(kind):
        return own
    with_road = [parcel for parcel in own if state.access[parcel]]
    if with_road and state.houses > 0 and not _has_second_place(state):
        return []
    return with_road


def _has_second_place(state: CarsonState) -> bool:
    """Tell whether a house could stand on two parcels, so that there is room for a building and its house."""
    places = 0
    for parcel in range(PARCELS):
        if is_free_with_road(state, parcel):
            places += 1
    return places > 1


def build(state: CarsonState, seat: int, action: Action, events: list[Event]) -> None:
    """Choose the parcel of a tile in hand, or keep the tile."""
    kind = state.pending.pop().building
    if action.verb == "keep":
        _keep(state, seat, kind, events)
    elif needs_house(kind) and state.houses > 0:
        ask(state, BUILD_HOUSE, seat, SQUARES + action.args[0], kind)
    else:
        _put_building(state, seat, kind, action.args[0], events)


def _keep(state: CarsonState, seat: int, kind: int, events: list[Event]) -> None:
    """Keep a tile; a kept tile that is put back cannot be placed again in this round (O7)."""
    state.kept[seat].append(kind)
    state.kept[seat].sort()
    events.append(Event(told.KEPT, (seat, kind)))
    if state.pending and state.pending[-1].phase == PLACE_KEPT:
        state.ready[seat] = [tile for tile in state.ready[seat] if tile != kind]
    elif state.options.kept_building == "same_round":
        state.ready[seat].append(kind)
        state.ready[seat].sort()


def may_build_house(state: CarsonState, seat: int, site: int) -> list[Action]:
    """List where the house of a building may go: free parcels with a road, whoever owns them."""
    places = [
        act.HOUSE[parcel]
        for parcel in range(PARCELS)
        if parcel != site and is_free_with_road(state, parcel) and parcel not in state.refused
    ]
    return [act.KEEP, *may_lay_roads(state, seat), *places]


def build_house(state: CarsonState, seat: int, action: Action, events: list[Event]) -> None:
    """Choose the parcel of the house, or keep the tile; on another player's land, ask them."""
    if action.verb == "keep":
        _keep(state, seat, state.pending.pop().building, events)
        return
    parcel = action.args[0]
    owner = state.owners[parcel]
    if owner in (NOBODY, seat):
        _put_both(state, parcel, events)
    else:
        ask(state, CONSENT, owner, SQUARES + parcel)
        events.append(Event(told.ASKED, (seat, owner, parcel)))


def may_consent() -> list[Action]:
    """List the answers of a player on whose land another wants to put a house."""
    return [act.ALLOW, act.REFUSE]


def consent(state: CarsonState, seat: int, action: Action, events: list[Event]) -> None:
    """Allow or refuse another player's house on one's own land."""
    parcel = state.pending.pop().place - SQUARES
    if action.verb == "allow":
        events.append(Event(told.ALLOWED, (seat, parcel)))
        _put_both(state, parcel, events)
    else:
        events.append(Event(told.REFUSED, (seat, parcel)))
        state.refused.append(parcel)


def _put_both(state: CarsonState, house: int, events: list[Event]) -> None:
    asked = state.pending.pop()
    state.things[house] = HOUSE
    state.houses -= 1
    events.append(Event(told.BUILT_HOUSE, (asked.seat, house)))
    _put_building(state, asked.seat, asked.building, asked.place - SQUARES, events)


def _put_building(state: CarsonState, seat: int, kind: int, parcel: int, events: list[Event]) -> None:
    state.things[parcel] = kind
    state.revolvers[seat] += REVOLVERS[kind]
    state.refused = []
    events.append(Event(told.BUILT, (seat, kind, parcel)))
    if kind == CHURCH:
        _cancel_attacks(state, parcel, events)


def _cancel_attacks(state: CarsonState, church: int, events: list[Event]) -> None:
    """Send the attackers of buildings that a new church protects home; defenders stay (7.3)."""
    for parcel in NEIGHBOURS[church]:
        if state.things[parcel] >= RANCH and is_safe(state, parcel):
            for seat in COLOURS[state.posse[SQUARES + parcel]]:
                if seat != state.owners[parcel]:
                    recover(state, SQUARES + parcel, seat)
                    events.append(Event(told.PROTECTED, (seat, state.things[parcel], parcel)))


def begin_construction(state: CarsonState) -> None:
    """Mark the kept tiles that may be placed this round, before the first construction square."""
    for seat in range(len(state.kept)):
        state.ready[seat] = state.kept[seat][:]


def ask_for_kept(state: CarsonState) -> None:
    """Ask everybody to place kept tiles and to lay roads."""
    for seat in ranking(state)[::-1]:
        ask(state, PLACE_KEPT, seat)


def may_place_kept(state: CarsonState, seat: int) -> list[Action]:
    """List the kept tiles that have a place now."""
    ready = state.ready[seat]
    kinds = [kind for i, kind in enumerate(ready) if i == 0 or ready[i - 1] != kind]
    tiles = [act.PLACE_KEPT[kind] for kind in kinds if sites(state, seat, kind)]
    return [act.DONE, *may_lay_roads(state, seat), *tiles]


def place_kept(state: CarsonState, seat: int, action: Action) -> None:
    """Take a kept tile in hand, or finish."""
    if action.verb == "done":
        state.pending.pop()
        return
    kind = action.args[0]
    state.kept[seat].remove(kind)
    state.ready[seat].remove(kind)
    begin_build(state, seat, kind)
