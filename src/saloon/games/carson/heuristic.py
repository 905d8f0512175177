"""Heuristic: what a good player of Carson City prefers: buy near income, build, defend, buy points at a good time."""

from typing import Final

from saloon.core.action import Action
from saloon.games.carson import state as table
from saloon.games.carson.ambition import best_white, parcel_worth, purchase_worth, rate_placement, tile_worth
from saloon.games.carson.cards import (
    ARMING,
    BANK,
    BANKER,
    BANKER_CASH,
    BANKER_PRICES,
    BUILD_3,
    BUY_VP_5,
    CAPTAIN,
    CONVERSION,
    DRUGSTORE,
    EARNERS,
    EIGHT,
    GROCER,
    HIRING,
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
    POINT,
    best_site_worth,
    dollar,
    promise,
    rent,
    savings,
    site_worth,
)
from saloon.games.carson.notes import Notes, notes_on
from saloon.games.carson.state import CarsonView
from saloon.games.carson.town import ownerless
from saloon.games.carson.weights import WEIGHTS

NEVER: Final = -10_000


def rate(view: CarsonView, action: Action) -> int:
    """Rate an action from a seat's view; higher is better."""
    phase = view.phase
    if action.verb == "lay_road":
        rating = _rate_road(view, action)
    elif phase in (table.PLACE, table.PLACE_WHITE):
        rating = rate_placement(view, action)
    elif phase in (table.START, table.SETTLE):
        rating = _gift_worth(notes_on(view), action.args[0])
    elif phase in (table.BUILD, table.BUILD_HOUSE, table.CONSENT, table.PLACE_KEPT):
        rating = _rate_building(view, action)
    elif view.stage == table.PERSONALITIES:
        rating = _rate_choosing(view, action)
    elif view.stage == table.ROUND_END or phase == table.BUY_POINTS:
        rating = _rate_saving(view, action)
    else:
        rating = _rate_resolution(view, action)
    return rating


def _gift_worth(notes: Notes, parcel: int) -> int:
    """Judge a parcel that costs nothing; of two first parcels, one should have a road."""
    view = notes.view
    if view.stage != table.DRAFT:
        return parcel_worth(notes, parcel) + view.prices[parcel] * dollar(notes) // 3
    if view.things[parcel] >= MOUNTAIN:
        return WEIGHTS.estate
    return promise(notes, parcel) + (40 if view.access[parcel] else 0)


def _rate_choosing(view: CarsonView, action: Action) -> int:
    verb = action.verb
    notes = notes_on(view)
    if verb == "personality":
        return _personality_worth(notes, action.args[0])
    if verb == "take_8":
        return EIGHT * dollar(notes)
    if verb == "wait":
        return _waiting_worth(notes)
    if verb == "pay":
        return _recruiting_worth(notes, action.args[0])
    if verb == "skip":
        return 0
    kind = view.row[BUILD_3 - action.args[0]]
    return best_site_worth(notes, kind, len(notes.tiles)) - WORKER_FEE * dollar(notes)


def _personality_worth(notes: Notes, card: int) -> int:
    side = notes.view.sides[card - 1]
    worth = _red_worth(notes, card) if side == RED else _yellow_worth(notes, card)
    return worth + _limit_worth(notes, card, side)


def _yellow_worth(notes: Notes, card: int) -> int:
    price = dollar(notes)
    worth = WEIGHTS.mercenary[notes.round]
    if card == SHERIFF:
        worth = min(best_white(notes), WEIGHTS.white[notes.round])
    elif card == BANKER:
        worth = BANKER_CASH * price
    elif card == GROCER:
        worth = max(EIGHT * price, _waiting_worth(notes))
    elif card == WORKER:
        worth = 7 * price
    elif card == SETTLER:
        worth = max([_gift_worth(notes, parcel) for parcel in ownerless(notes.view)], default=0)
    elif card == CAPTAIN:
        worth = max([_recruiting_worth(notes, cash) for cash in _affordable(notes, HIRING)])
    return worth


def _red_worth(notes: Notes, card: int) -> int:
    price = dollar(notes)
    if card == SHERIFF:
        return 4 * price
    if card == BANKER:
        return 3 * POINT - 3 * price
    if card in (GROCER, SETTLER):
        return max(EIGHT * price, _waiting_worth(notes))
    if card == WORKER:
        return max(0, max([_taking_worth(notes, kind) for kind, _ in notes.offers()], default=0))
    if card == CAPTAIN:
        return max([_recruiting_worth(notes, cash) for cash in _affordable(notes, ARMING)])
    return WEIGHTS.mercenary[notes.round] * 2 // 3


def _taking_worth(notes: Notes, kind: int) -> int:
    """Judge a tile that the red worker takes without a cowboy."""
    return min(
        WEIGHTS.extra_cowboy[notes.round], best_site_worth(notes, kind, len(notes.tiles)) - WORKER_FEE * dollar(notes)
    )


def _limit_worth(notes: Notes, card: int, side: int) -> int:
    """Estimate what a cash limit will take from the dollars that are left over."""
    view = notes.view
    limit = view.options.settler_red_limit if card == SETTLER and side == RED else LIMITS[side][card]
    left = view.cash[view.seat] * 2 // 3 + notes.rent
    return -max(0, left - limit) * (WEIGHTS.spare[notes.round] - WEIGHTS.above_limit)


def _mountain_reward(notes: Notes) -> int:
    return POINT if notes.view.options.settler_red_reward == "vp" else dollar(notes)


def _best_doubling(notes: Notes) -> int:
    return max([_rent_of(notes.view, kind) for kind in EARNERS])


def _rent_of(view: CarsonView, kind: int) -> int:
    parcels = [p for p in range(PARCELS) if view.things[p] == kind and view.owners[p] == view.seat]
    return sum([view.incomes[parcel] for parcel in parcels])


def _waiting_worth(notes: Notes) -> int:
    """Judge the other effect of a card that gives $8: a doubled income, which grows meanwhile, or points."""
    view = notes.view
    card = view.personality[view.seat] or GROCER
    if view.sides[card - 1] != RED:
        return (_best_doubling(notes) * 5 // 4 - 1) * WEIGHTS.spare[notes.round]
    if card == GROCER:
        return notes.owned[HOUSE] * POINT
    return notes.owned[MOUNTAIN] * _mountain_reward(notes)


def _recruiting_worth(notes: Notes, cash: int) -> int:
    """Judge cowboys for one round, or revolvers for all."""
    if notes.view.sides[CAPTAIN - 1] == RED:
        return ARMING.index(cash) * 2 * WEIGHTS.revolver[notes.round] - cash * dollar(notes)
    count = HIRING.index(cash)
    return count * WEIGHTS.extra_cowboy[notes.round] - count * (count - 1) // 2 * WEIGHTS.fewer - cash * dollar(notes)


def _affordable(notes: Notes, prices: list[int]) -> list[int]:
    """List what this seat can pay; nobody hires more cowboys than they have left."""
    view = notes.view
    most = view.general[view.seat] if prices is HIRING else len(prices)
    return [price for count, price in enumerate(prices) if count <= most and price <= view.cash[view.seat]]


def _rate_building(view: CarsonView, action: Action) -> int:
    verb = action.verb
    asked = view.pending[-1]
    notes = notes_on(view)
    if verb == "parcel":
        return site_worth(notes, asked.building, action.args[0]) - _misuse(notes, asked.building, action.args[0])
    if verb == "house":
        return _house_worth(notes, action.args[0], asked.place - SQUARES, asked.building)
    if verb == "place_kept":
        return 10 + best_site_worth(notes, action.args[0], 0)
    if verb == "allow":
        return 1 if _may_allow(notes) else -1
    return NEVER + 1 if verb == "keep" else 0


def _misuse(notes: Notes, kind: int, parcel: int) -> int:
    """Judge what another tile that this seat waits for loses when this one takes the parcel."""
    lost = 0
    for other in notes.tiles:
        if other != kind and notes.can_carry(other, parcel):
            rest = [site for site in notes.sites if site != parcel and notes.can_carry(other, site)]
            best = max([site_worth(notes, other, site) for site in rest], default=0)
            lost = max(lost, site_worth(notes, other, parcel) - best)
    return max(0, lost)


def _may_allow(notes: Notes) -> bool:
    """Tell whether another's house may stand here: only if this seat has no use for the land, and they are behind."""
    view = notes.view
    builder = view.pending[-2].seat
    is_behind = len(view.cash) > 2 and view.totals[builder] < view.totals[view.seat]
    return is_behind and view.round == ROUNDS and len(notes.sites) > len(notes.tiles)


def _house_worth(notes: Notes, parcel: int, site: int, building: int) -> int:
    """Judge a place for the house: next to this seat's shops, not to others'; on its own land it also counts points."""
    view = notes.view
    owner = view.owners[parcel]
    cash = 0
    for near in NEIGHBOURS[parcel]:
        kind = building if near == site else view.things[near]
        whose = view.seat if near == site else view.owners[near]
        if whose == view.seat:
            cash += 2 * _per_house(kind)
        elif owner == NOBODY:
            cash -= _per_house(kind)
    worth = cash * rent(notes) // 2
    if owner == view.seat:
        return worth + WEIGHTS.estate - _site_loss(notes)
    return worth if owner == NOBODY else worth - WEIGHTS.estate


def _site_loss(notes: Notes) -> int:
    """Estimate the cost of giving up a site: nothing if there are more sites than tiles to come."""
    spare = len(notes.sites) - 2 - len(notes.tiles)
    if spare < 0:
        return 3 * WEIGHTS.estate if notes.tiles else WEIGHTS.estate + POINT * (ROUNDS - notes.round)
    return 0 if spare >= ROUNDS - notes.round else WEIGHTS.estate


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
    notes = notes_on(view)
    kinds = [asked.building] if asked.building > 0 else [kind for kind in view.ready[view.seat] if needs_house(kind)]
    if not kinds or not needs_house(kinds[0]) or any([view.access[parcel] for parcel in notes.sites]):
        return NEVER
    best = NEVER
    reached = REACHED[side_edge(action.args[0], action.args[1])]
    for site in notes.sites:
        before = notes.distance(site)
        if before <= view.roads[view.seat]:
            after = min([abs(p // 8 - site // 8) + abs(p % 8 - site % 8) for p in reached])
            if after < before:
                best = max(best, site_worth(notes, kinds[0], site) - 10 * before)
    return best


def _rate_saving(view: CarsonView, action: Action) -> int:
    """Rate paying for points: the points bought, and what the dollars that are left are worth."""
    points = action.args[0]
    cash = view.cash[view.seat]
    if action.verb == "buy_vp":
        paid = points * POINT_PRICES[view.pending[-1].place - BUY_VP_5]
    elif action.verb == "banker_buy":
        paid = BANKER_PRICES[points]
    else:
        paid = max(0, cash - view.limits[view.seat], CONVERSION * points)
    return points * POINT + savings(view, cash - paid)


def _rate_resolution(view: CarsonView, action: Action) -> int:
    verb = action.verb
    asked = view.pending[-1]
    notes = notes_on(view)
    if verb == "buy":
        return _purchase_worth(notes)
    if verb == "duel":
        return view.prices[action.args[0]] + view.incomes[action.args[0]]
    if verb == "take_8":
        return EIGHT * dollar(notes)
    if verb == "double":
        return _rent_of(view, action.args[0]) * dollar(notes)
    if verb == "duel_tile":
        return _rate_tile(view, action.args[0], asked.place)
    return 1 if verb == "fall" else 0


def _purchase_worth(notes: Notes) -> int:
    """Judge what this seat is entitled to buy, now that its cowboy is spent."""
    place = notes.view.pending[-1].place
    if place < SQUARES:
        return tile_worth(notes, BUILD_3 - place, len(notes.tiles))
    return purchase_worth(notes, place - SQUARES)


def _rate_tile(view: CarsonView, tile: int, place: int) -> int:
    """Rate a duel tile: best is the smallest that should win, else the smallest of all."""
    rivals = [seat for seat in range(len(view.cash)) if seat != view.seat and view.posse[place] >> seat & 1]
    strongest = max([view.firepower[seat] for seat in rivals]) if rivals else 0
    needed = strongest + 4 - view.firepower[view.seat]
    return 10 - tile if tile >= needed else -tile
