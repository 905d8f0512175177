"""Heuristic: what a good player of Carson City prefers: buy near income, build, defend, buy points at a good time."""

from typing import Final

from saloon.core.action import Action
from saloon.games.carson import state as table
from saloon.games.carson.ambition import claim_worth, rate_placement, tile_worth
from saloon.games.carson.cards import (
    BANK,
    BANKER,
    BANKER_PRICES,
    BUILD_3,
    BUY_VP_5,
    CAPTAIN,
    CONVERSION,
    DRUGSTORE,
    EARNERS,
    EIGHT,
    GROCER,
    HOUSE,
    LIMITS,
    MOUNTAIN,
    NOBODY,
    POINT_PRICES,
    RANCH,
    RED,
    ROUNDS,
    SALOON,
    SETTLER,
    SHERIFF,
    SQUARES,
    WORKER,
    WORKER_FEE,
    needs_house,
)
from saloon.games.carson.geometry import NEIGHBOURS, PARCELS, REACHED, side_edge
from saloon.games.carson.judgement import (
    ESTATE,
    POINT,
    REVOLVER,
    SAVED,
    SAVED_ABOVE_LIMIT,
    best_site_worth,
    dollar,
    free_sites,
    my_rent,
    payments,
    promise,
    road_distance,
    savings,
    site_worth,
    tiles_coming,
)
from saloon.games.carson.state import CarsonView

NEVER: Final = -10_000


def rate(view: CarsonView, action: Action) -> int:
    """Rate an action from a seat's view; higher is better."""
    phase = view.phase
    if action.verb == "lay_road":
        rating = _rate_road(view, action)
    elif phase in (table.PLACE, table.PLACE_WHITE):
        rating = rate_placement(view, action)
    elif phase in (table.START, table.SETTLE):
        rating = _gift_worth(view, action.args[0])
    elif phase in (table.BUILD, table.BUILD_HOUSE, table.CONSENT, table.PLACE_KEPT):
        rating = _rate_building(view, action)
    elif view.stage == table.PERSONALITIES:
        rating = _rate_choosing(view, action)
    elif view.stage == table.ROUND_END or phase == table.BUY_POINTS:
        rating = _rate_saving(view, action)
    else:
        rating = _rate_resolution(view, action)
    return rating


def _gift_worth(view: CarsonView, parcel: int) -> int:
    """Judge a parcel that costs nothing."""
    if view.things[parcel] >= MOUNTAIN:
        return ESTATE + dollar(view) * view.prices[parcel]
    spread = 0 if free_sites(view) else 50
    return promise(view, parcel) + spread + (40 if view.access[parcel] else 0)


def _rate_choosing(view: CarsonView, action: Action) -> int:
    verb = action.verb
    if verb == "personality":
        return _personality_worth(view, action.args[0])
    if verb == "take_8":
        return EIGHT * dollar(view)
    if verb == "wait":
        return _waiting_worth(view)
    if verb == "pay":
        return _recruiting_worth(view, action.args[0])
    return (
        0 if verb == "skip" else best_site_worth(view, view.row[BUILD_3 - action.args[0]]) - WORKER_FEE * dollar(view)
    )


def _personality_worth(view: CarsonView, card: int) -> int:
    side = view.sides[card - 1]
    worth = _red_worth(view, card) if side == RED else _yellow_worth(view, card)
    return worth + _limit_worth(view, card, side)


def _yellow_worth(view: CarsonView, card: int) -> int:
    price = dollar(view)
    if card == SHERIFF:
        return 7 * price
    if card == BANKER:
        return 9 * price
    if card == GROCER:
        return max(EIGHT, _best_doubling(view)) * price
    if card == WORKER:
        return 8 * price
    if card == SETTLER:
        return 9 * price
    return 8 * price if card == CAPTAIN else (5 + 2 * payments(view) // 2) * price


def _red_worth(view: CarsonView, card: int) -> int:
    price = dollar(view)
    if card == SHERIFF:
        return 4 * price
    if card == BANKER:
        return 3 * POINT - 3 * price
    if card == GROCER:
        return max(EIGHT * price, _count(view, HOUSE) * POINT)
    if card == SETTLER:
        return max(EIGHT * price, _count(view, MOUNTAIN) * _mountain_reward(view))
    if card == WORKER:
        return 7 * price
    return REVOLVER * payments(view) - 3 * price if card == CAPTAIN else 5 * price


def _limit_worth(view: CarsonView, card: int, side: int) -> int:
    """Estimate what a cash limit will take from the dollars that are left over."""
    limit = view.options.settler_red_limit if card == SETTLER and side == RED else LIMITS[side][card]
    excess = max(0, view.cash[view.seat] + my_rent(view) - limit)
    return -excess * (SAVED[view.round] - SAVED_ABOVE_LIMIT)


def _count(view: CarsonView, kind: int) -> int:
    return len([1 for parcel in range(PARCELS) if view.things[parcel] == kind and view.owners[parcel] == view.seat])


def _mountain_reward(view: CarsonView) -> int:
    return POINT if view.options.settler_red_reward == "vp" else dollar(view)


def _best_doubling(view: CarsonView) -> int:
    return max([_rent_of(view, kind) for kind in EARNERS])


def _rent_of(view: CarsonView, kind: int) -> int:
    parcels = [p for p in range(PARCELS) if view.things[p] == kind and view.owners[p] == view.seat]
    return sum([view.incomes[parcel] for parcel in parcels])


def _waiting_worth(view: CarsonView) -> int:
    card = view.personality[view.seat]
    if view.sides[card - 1] != RED:
        return (_best_doubling(view) * 5 // 4 - 1) * dollar(view)
    return _count(view, HOUSE) * POINT if card == GROCER else _count(view, MOUNTAIN) * _mountain_reward(view)


def _recruiting_worth(view: CarsonView, cash: int) -> int:
    """Judge cowboys for one round, or revolvers for all."""
    if view.sides[CAPTAIN - 1] == RED:
        return min(cash // 3, 2) * REVOLVER * payments(view) - cash * dollar(view)
    return [0, 5, 0, 0, 9, 0, 0, 0, 0, 12][cash] * dollar(view) - cash * dollar(view)


def _rate_building(view: CarsonView, action: Action) -> int:
    verb = action.verb
    asked = view.pending[-1]
    if verb == "parcel":
        return site_worth(view, asked.building, action.args[0])
    if verb == "house":
        return _house_worth(view, action.args[0], asked.place - SQUARES, asked.building)
    if verb == "place_kept":
        return 10 + best_site_worth(view, action.args[0])
    if verb == "allow":
        return 1 if len(free_sites(view)) > 1 or view.round == ROUNDS else -1
    return NEVER + 1 if verb == "keep" else 0


def _house_worth(view: CarsonView, parcel: int, site: int, building: int) -> int:
    """Judge a place for the house: next to this seat's shops, not to others'; on its own land it also counts points."""
    owner = view.owners[parcel]
    cash = 0
    for near in NEIGHBOURS[parcel]:
        kind = building if near == site else view.things[near]
        whose = view.seat if near == site else view.owners[near]
        if whose == view.seat:
            cash += 2 * _per_house(kind)
        elif owner == NOBODY:
            cash -= _per_house(kind)
    worth = cash * payments(view) * dollar(view) // 2
    if owner == view.seat:
        return worth + ESTATE - _site_loss(view)
    return worth if owner == NOBODY else worth - ESTATE


def _site_loss(view: CarsonView) -> int:
    """Estimate the cost of giving up a site: nothing if there are more sites than tiles to come."""
    spare = len(free_sites(view)) - 2 - tiles_coming(view)
    wanted = ROUNDS - view.round
    return 0 if spare >= wanted else ESTATE + POINT


def _per_house(kind: int) -> int:
    """Return the dollars per round that one more house brings to a building, or one free parcel fewer costs it."""
    if kind == SALOON:
        return 5
    if kind in (DRUGSTORE, BANK):
        return 3
    return -1 if kind == RANCH else 0


def _rate_road(view: CarsonView, action: Action) -> int:
    """Rate a road: good only if it brings a tile in hand, or a kept one, nearer to a site that has no road."""
    if view.phase == table.PLACE or view.roads[view.seat] == 0:
        return NEVER
    asked = view.pending[-1]
    kinds = [asked.building] if asked.building > 0 else [kind for kind in view.ready[view.seat] if needs_house(kind)]
    if not kinds or any([view.access[parcel] for parcel in free_sites(view)]):
        return NEVER
    best = NEVER
    for site in free_sites(view):
        before = road_distance(view, site)
        if before <= view.roads[view.seat]:
            reached = REACHED[side_edge(action.args[0], action.args[1])]
            after = min([abs(p // 8 - site // 8) + abs(p % 8 - site % 8) for p in reached])
            if after < before:
                best = max(best, site_worth(view, kinds[0], site) - 10 * before)
    return best


def _rate_saving(view: CarsonView, action: Action) -> int:
    """Rate paying for points: the points bought, less what the dollars are worth if saved."""
    points = action.args[0]
    cash = view.cash[view.seat]
    if action.verb == "buy_vp":
        price = POINT_PRICES[view.pending[-1].place - BUY_VP_5]
        return -abs(points - max(0, cash - savings(view)) // price)
    if action.verb == "banker_buy":
        paid = BANKER_PRICES[points]
    else:
        paid = max(0, cash - view.limits[view.seat], CONVERSION * points)
    return points * POINT - paid * SAVED[view.round]


def _rate_resolution(view: CarsonView, action: Action) -> int:
    verb = action.verb
    asked = view.pending[-1]
    if verb == "buy":
        return _purchase_worth(view)
    if verb == "duel":
        return view.prices[action.args[0]] + view.incomes[action.args[0]]
    if verb == "take_8":
        return EIGHT * dollar(view)
    if verb == "double":
        return _rent_of(view, action.args[0]) * dollar(view)
    if verb == "duel_tile":
        return _rate_tile(view, action.args[0], asked.place)
    return 1 if verb == "fall" else 0


def _purchase_worth(view: CarsonView) -> int:
    asked = view.pending[-1]
    if asked.place < SQUARES:
        return tile_worth(view, BUILD_3 - asked.place)
    return claim_worth(view, asked.place - SQUARES)


def _rate_tile(view: CarsonView, tile: int, place: int) -> int:
    """Rate a duel tile: best is the smallest that should win, else the smallest of all."""
    rivals = [seat for seat in range(len(view.cash)) if seat != view.seat and view.posse[place] >> seat & 1]
    strongest = max([view.firepower[seat] for seat in rivals]) if rivals else 0
    needed = strongest + 4 - view.firepower[view.seat]
    return 10 - tile if tile >= needed else -tile
