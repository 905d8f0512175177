"""Views: what a seat sees of a table of Carson City, and a state imagined from it."""

from saloon.core.chance import Chance
from saloon.core.rules import SPECTATOR
from saloon.games.carson.cards import BUILD_3, NOBODY, PERSONALITIES, RANCH, RIVER, ROW, ROW_PRICES, TILE_SET
from saloon.games.carson.construction import price_for
from saloon.games.carson.duels import firepower, ranking
from saloon.games.carson.geometry import PARCELS
from saloon.games.carson.round_end import cash_limit, final_points, limit_of
from saloon.games.carson.stakes import stake
from saloon.games.carson.state import NO_TILE, OVER, CarsonState, CarsonView, copy_public
from saloon.games.carson.town import income, is_safe, parcel_price


def look(state: CarsonState, seat: int, to_act: tuple[int, ...]) -> CarsonView:
    """Return what a seat may know, and what it is worth now."""
    seats = range(len(state.cash))
    view = CarsonView()
    copy_public(state, view)
    view.seat = seat
    view.phase = OVER if state.stage == OVER else state.pending[-1].phase
    view.to_act = list(to_act)
    view.tie_order = ranking(state)[:]
    view.limits = [cash_limit(state, each) for each in seats]
    view.firepower = [firepower(state, each) for each in seats]
    view.totals = [state.points[each] + (0 if state.stage == OVER else final_points(state, each)) for each in seats]
    _show_map(state, view)
    _show_duel_tiles(state, seat, view)
    view.card_limits = [limit_of(state, card) for card in range(1, PERSONALITIES + 1)]
    view.stake = stake(state, seat, to_act)
    squares = range(BUILD_3, BUILD_3 - ROW, -1)
    view.row_prices = ROW_PRICES[:] if seat == SPECTATOR else [price_for(state, seat, square) for square in squares]
    return view


def _show_map(state: CarsonState, view: CarsonView) -> None:
    parcels = range(PARCELS)
    things = state.things
    view.prices = [
        parcel_price(state, parcel) if state.owners[parcel] == NOBODY and things[parcel] != RIVER else 0
        for parcel in parcels
    ]
    view.incomes = [income(state, parcel) for parcel in parcels]
    view.is_safe = [things[parcel] >= RANCH and is_safe(state, parcel) for parcel in parcels]


def _show_duel_tiles(state: CarsonState, seat: int, view: CarsonView) -> None:
    view.hand = [] if seat == SPECTATOR else state.tiles[seat][:]
    view.hand_sizes = [len(hand) for hand in state.tiles]
    view.hand_sums = [0 if state.redrawn[each] else sum(hand) for each, hand in enumerate(state.tiles)]
    view.has_chosen = [tile != NO_TILE for tile in state.chosen]
    view.chosen = NO_TILE if seat == SPECTATOR else state.chosen[seat]
    laid = state.pool[:]
    for each, hand in enumerate(state.tiles):
        if state.redrawn[each]:
            laid += hand
    laid.sort()
    view.laid_tiles = laid


def imagine(view: CarsonView, chance: Chance) -> CarsonState:
    """Build a possible state: everything is known except the duel tiles of the others."""
    state = CarsonState()
    copy_public(view, state)
    _imagine_duel_tiles(view, state, chance)
    return state


def _imagine_duel_tiles(view: CarsonView, state: CarsonState, chance: Chance) -> None:
    """Deal the others hands of the right size: from the tiles that were laid, or dealt ones with the announced sum."""
    state.tiles = [[] for _ in view.cash]
    pool = view.laid_tiles[:]
    dealt = _dealt_tiles(view)
    if view.seat >= 0:
        state.tiles[view.seat] = view.hand[:]
        _remove_all(pool if view.redrawn[view.seat] else dealt, view.hand)
    others = [seat for seat in range(len(view.cash)) if seat != view.seat]
    for seat in others:
        if view.redrawn[seat]:
            state.tiles[seat] = sorted([chance.take(pool) for _ in range(view.hand_sizes[seat])])
    holders = [seat for seat in others if not view.redrawn[seat]]
    is_dealt = _deal_by_sums(view, state, holders, dealt, chance)
    assert is_dealt, "the announced sums can be dealt"
    state.pool = pool
    state.chosen = [_imagine_choice(view, state, seat, chance) for seat in range(len(view.cash))]


def _dealt_tiles(view: CarsonView) -> list[int]:
    """List the tiles that nobody has laid yet, sorted."""
    if view.options.duel_mode != "tiles":
        return []
    tiles = sorted(TILE_SET * len(view.cash))
    _remove_all(tiles, view.laid_tiles)
    return tiles


def _remove_all(tiles: list[int], known: list[int]) -> None:
    for tile in known:
        tiles.remove(tile)


def _deal_by_sums(view: CarsonView, state: CarsonState, holders: list[int], tiles: list[int], chance: Chance) -> bool:
    """Deal the tiles to their holders; if a hand leaves no possible hands for the others, try another one."""
    if not holders:
        return True
    seat = holders[0]
    hands = _hands(tiles, view.hand_sizes[seat], view.hand_sums[seat])
    while hands:
        hand = hands.pop(chance.below(len(hands)))
        rest = tiles[:]
        _remove_all(rest, hand)
        if _deal_by_sums(view, state, holders[1:], rest, chance):
            state.tiles[seat] = hand
            return True
    return False


def _hands(tiles: list[int], size: int, total: int) -> list[list[int]]:
    """List the different sorted hands of a size and a sum."""
    if size == 0:
        return [[]] if total == 0 else []
    hands: list[list[int]] = []
    for i, tile in enumerate(tiles):
        if tile <= total and (i == 0 or tiles[i - 1] != tile):
            hands += [[tile, *hand] for hand in _hands(tiles[i + 1 :], size - 1, total - tile)]
    return hands


def _imagine_choice(view: CarsonView, state: CarsonState, seat: int, chance: Chance) -> int:
    if not view.has_chosen[seat]:
        return NO_TILE
    if seat == view.seat:
        return view.chosen
    return state.tiles[seat][chance.below(len(state.tiles[seat]))]
