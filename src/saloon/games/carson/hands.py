"""The duel tiles a seat cannot see: a way to deal them that fits all it knows (11.1)."""

from saloon.core.chance import Chance
from saloon.games.carson.cards import TILE_SET
from saloon.games.carson.state import NO_TILE, CarsonState, CarsonView


def imagine_duel_tiles(view: CarsonView, state: CarsonState, chance: Chance) -> None:
    """Give the others hands of the right size: from the tiles that were laid, or dealt ones of the announced sum."""
    state.redrawn = view.redrawn[:]
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
    assert _deal_by_sums(view, state, holders, dealt, chance), "the announced sums can be dealt"
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
    """Deal the tiles to their holders; a hand that leaves no way for the others is tried another way."""
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
