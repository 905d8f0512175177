"""Duels: firepower, duels with dice or tiles, and where the cowboys go afterwards."""

from saloon.core.action import Action
from saloon.core.chance import Chance
from saloon.core.event import Event, Fact
from saloon.games.carson import events as told
from saloon.games.carson.actions import FALL, LAY_TILE, TAKE_BACK
from saloon.games.carson.books import score
from saloon.games.carson.cards import (
    BUILD_3,
    BUILD_12,
    CHIP,
    COLOURS,
    EMPTY,
    FALLEN_POINTS,
    FROM_DUELS,
    MERCENARY,
    MERCENARY_POWER,
    NOBODY,
    RED,
    REDRAWN,
    SHERIFF,
    SHERIFF_CONSOLATION,
    SQUARES,
)
from saloon.games.carson.state import ACT, DUEL_TILE, FALLEN, IN_RESERVE, NO_TILE, CarsonState, ask
from saloon.games.carson.town import parcel_price


def ranking(state: CarsonState) -> list[int]:
    """List the seats in the order in which they win ties, best first."""
    return state.passed if state.options.tie_break == "pass" else state.order


def is_red(state: CarsonState, seat: int, card: int) -> bool:
    """Tell whether a player holds a personality with its red side up."""
    return state.personality[seat] == card and state.sides[card - 1] == RED


def is_yellow(state: CarsonState, seat: int, card: int) -> bool:
    """Tell whether a player holds a personality with its yellow side up."""
    return state.personality[seat] == card and state.sides[card - 1] != RED


def firepower(state: CarsonState, seat: int) -> int:
    """Compute a player's firepower: cowboys in reserve, revolvers, chip and mercenary."""
    power = state.reserve[seat] + state.revolvers[seat]
    if state.chip == seat:
        power += CHIP
    if state.personality[seat] == MERCENARY:
        power += MERCENARY_POWER[state.sides[MERCENARY - 1]]
    if state.white == seat and state.white_place == IN_RESERVE and state.options.sheriff_counts:
        power += 1
    return power


def fighters(state: CarsonState, place: int) -> int:
    """Return the players of a duel as the sum of 2 ** seat; the owner of a building may fight without a cowboy (O6)."""
    posse = state.posse[place]
    if place >= SQUARES and state.options.undefended_attack == "duel":
        owner = state.owners[place - SQUARES]
        if owner != NOBODY and posse != 0:
            posse |= 1 << owner
    return posse


def is_contested(state: CarsonState, place: int) -> bool:
    """Tell whether several players want a place."""
    return len(COLOURS[fighters(state, place)]) > 1


def fight(state: CarsonState, place: int, chance: Chance, events: list[Event]) -> None:
    """Let all players on a place fight one common duel."""
    if state.options.duel_mode == "tiles":
        ask(state, DUEL_TILE, NOBODY, place)
        return
    ranked = _ranked(state, place)
    shots: list[int] = []
    for seat in ranked:
        die = 1 + chance.below(6)
        power = firepower(state, seat)
        shots.append(die)
        events.append(Event(told.ROLLED, (seat, die, power, die + power)))
    _settle(state, place, ranked, shots, events)


def _ranked(state: CarsonState, place: int) -> list[int]:
    """List the players of a duel, the best ranked first."""
    posse = fighters(state, place)
    return [seat for seat in ranking(state) if posse >> seat & 1]


def duellists(state: CarsonState) -> list[int]:
    """List the seats that still have to choose a duel tile."""
    posse = fighters(state, state.pending[-1].place)
    return [seat for seat in COLOURS[posse] if state.chosen[seat] == NO_TILE]


def may_lay_tile(state: CarsonState, seat: int) -> list[Action]:
    """List the different tiles of a hand."""
    hand = state.tiles[seat]
    return [LAY_TILE[tile] for i, tile in enumerate(hand) if i == 0 or hand[i - 1] != tile]


def choose_tile(state: CarsonState, seat: int, tile: int, events: list[Event]) -> None:
    """Choose a duel tile in secret."""
    state.chosen[seat] = tile
    events.append(Event(told.CHOSE_TILE, (seat,), (tile,), (seat,)))


def show_tiles(state: CarsonState, chance: Chance, events: list[Event]) -> None:
    """Show the tiles of a duel once all are chosen, and settle it."""
    place = state.pending.pop().place
    ranked = _ranked(state, place)
    shots: list[int] = []
    for seat in ranked:
        tile = state.chosen[seat]
        power = firepower(state, seat)
        shots.append(tile)
        events.append(Event(told.SHOWED_TILE, (seat, tile, power, tile + power)))
        state.tiles[seat].remove(tile)
        state.pool.append(tile)
        state.chosen[seat] = NO_TILE
    _draw_new_tiles(state, ranked, chance, events)
    _settle(state, place, ranked, shots, events)


def _draw_new_tiles(state: CarsonState, ranked: list[int], chance: Chance, events: list[Event]) -> None:
    state.pool.sort()
    for seat in ranked:
        if not state.tiles[seat]:
            hand = [chance.take(state.pool) for _ in range(REDRAWN)]
            hand.sort()
            state.tiles[seat] = hand
            state.redrawn[seat] = True
            events.append(Event(told.DREW_TILES, (seat, REDRAWN), (hand[:],), (seat,)))


def _settle(state: CarsonState, place: int, ranked: list[int], shots: list[int], events: list[Event]) -> None:
    """Find the winner; the others take their cowboys back, and the winner acts."""
    powers = [firepower(state, seat) for seat in ranked]
    totals = [shots[i] + powers[i] for i in range(len(ranked))]
    best = totals.index(max(totals))  # of equals, the best ranked
    winner = ranked[best]
    second = _second(totals, best)
    losers = [ranked[second], *[seat for seat in ranked if seat not in (winner, ranked[second])]]
    how = (totals[best], totals[second], losers, _tied(state, totals), ranked, shots, powers, totals)
    events.append(_won(state, place, winner, ranked[second], how))
    ask(state, ACT, winner, place)
    for seat in ranked[::-1]:
        if seat != winner:
            _lose(state, place, seat, events)
    if state.posse[place] >> winner & 1:
        spend(state, place, winner)


def _second(totals: list[int], best: int) -> int:
    """Find the strongest of the losers; of equals, the best ranked."""
    others = [total if i != best else -1 for i, total in enumerate(totals)]
    return others.index(max(others))


def _tied(state: CarsonState, totals: list[int]) -> int:
    """Tell whether a tie was broken: 0 no, 1 by who passed first, 2 by turn order."""
    if totals.count(max(totals)) == 1:
        return 0
    return 1 if state.options.tie_break == "pass" else 2


def _won(state: CarsonState, place: int, winner: int, loser: int, how: tuple[Fact, ...]) -> Event:
    """Make the event that describes a duel: who won what against whom, and how."""
    if BUILD_12 <= place <= BUILD_3 and state.row[BUILD_3 - place] != EMPTY:
        return Event(told.WON_BUILDING, (winner, loser, place, state.row[BUILD_3 - place], *how))
    if place < SQUARES:
        return Event(told.WON_SQUARE, (winner, loser, place, *how))
    parcel = place - SQUARES
    owner, building = state.owners[parcel], state.things[parcel]
    if owner == NOBODY:
        return Event(told.WON_PARCEL, (winner, loser, parcel, parcel_price(state, parcel), *how))
    if owner == winner:
        return Event(told.WON_DEFENCE, (winner, loser, building, parcel, *how))
    return Event(told.WON_ATTACK, (winner, loser, owner, building, parcel, *how))


def _lose(state: CarsonState, place: int, seat: int, events: list[Event]) -> None:
    if is_red(state, seat, SHERIFF):
        score(state, seat, SHERIFF_CONSOLATION, FROM_DUELS)
        events.append(Event(told.CONSOLED, (seat, SHERIFF_CONSOLATION)))
    if state.posse[place] >> seat & 1:
        recover(state, place, seat)
        if state.options.fallen_cowboys:
            ask(state, FALLEN, seat, place)


def spend(state: CarsonState, place: int, seat: int) -> None:
    """Send a cowboy from a place to the general reserve."""
    state.posse[place] -= 1 << seat
    state.general[seat] += 1


def recover(state: CarsonState, place: int, seat: int) -> None:
    """Take a cowboy back from a place into the reserve."""
    state.posse[place] -= 1 << seat
    state.reserve[seat] += 1


def dismiss_white(state: CarsonState) -> None:
    """Take the white cowboy away until somebody is sheriff again."""
    state.white = NOBODY
    state.white_place = IN_RESERVE


def may_fall() -> list[Action]:
    """List what the loser of a duel may do with their cowboy (11.5)."""
    return [TAKE_BACK, FALL]


def answer_fallen(state: CarsonState, seat: int, action: Action, events: list[Event]) -> None:
    """Send a cowboy that lost a duel to the general reserve for points, or take it back."""
    state.pending.pop()
    if action.verb == "fall":
        state.reserve[seat] -= 1
        state.general[seat] += 1
        score(state, seat, FALLEN_POINTS, FROM_DUELS)
        events.append(Event(told.FELL, (seat, FALLEN_POINTS)))
