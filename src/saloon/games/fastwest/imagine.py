"""Building a possible table of Fast-West from what one seat knows."""

from itertools import permutations
from typing import Final

from saloon.core.chance import Chance
from saloon.games.fastwest.actions import GRABBING, PRESSING
from saloon.games.fastwest.cards import CACTUS, EVENT_CARDS
from saloon.games.fastwest.fold import fold
from saloon.games.fastwest.idle import PRESS_DELAYS, SHORTEST_PRESS
from saloon.games.fastwest.state import (
    DUEL_GRAB,
    DUEL_POINT,
    IDLE,
    NOBODY,
    OVER,
    WINDOW,
    FastwestState,
    FastwestView,
    Record,
)
from saloon.games.fastwest.table import DELAYS, PRESS_LIMIT, SHORTEST_DELAY, clear_inputs

TRIES: Final = 20  # before all orders are tried in turn
ANY_TIME: Final = 1 << 30


def imagine_table(view: FastwestView, chance: Chance) -> FastwestState:
    """Copy what is known and draw the rest by lot."""
    state = _copy_of_known(view)
    state.packets = _imagine_packets(view, chance)
    state.delay = _imagine_delay(view, chance)
    state.bullets = _imagine_bullets(view, chance)
    state.targets = _imagine_targets(view, chance)
    state.tie_order = list(range(len(view.tokens)))
    _imagine_inputs(state, view, chance)
    return state


def _copy_of_known(view: FastwestView) -> FastwestState:
    state = FastwestState()
    state.options = view.options
    state.phase = view.phase
    state.game = view.game
    state.wins = view.wins[:]
    state.totals = view.totals[:]
    state.tokens = view.tokens[:]
    state.first = view.first
    state.round = view.round
    state.repeats = view.repeats
    state.shown = [cards[:] for cards in view.shown]
    state.tops = view.tops[:]
    state.flipper = view.flipper
    state.circle = view.circle[:]
    state.window = view.window
    state.fresh = view.fresh
    state.pressed = view.pressed
    state.free_at = view.free_at[:]
    state.turn = view.turn
    state.announced = view.announced
    state.places = view.places[:]
    state.last_duel = view.last_duel[:]
    return state


def _imagine_packets(view: FastwestView, chance: Chance) -> list[list[int]]:
    if view.repeats > 0:
        return [packet[:] for packet in view.known]
    unseen = EVENT_CARDS[:]
    for cards in view.shown:
        for card in cards:
            if card != CACTUS:
                unseen.remove(card)
    packets: list[list[int]] = []
    for cactus, others in zip(view.cactus_left, view.events_left, strict=True):
        packet = [chance.take(unseen) for _ in range(others)]
        packet.sort()
        packets.append([CACTUS] * cactus + packet)
    return packets


def _imagine_delay(view: FastwestView, chance: Chance) -> int:
    if view.phase != IDLE:
        return 0
    if view.due:
        return view.due[0]
    if not view.options.manual_flip:
        return SHORTEST_DELAY + chance.below(DELAYS)
    if not view.pressed:
        return PRESS_LIMIT
    presses = [record.at for record in view.records if record.verb == PRESSING]
    return presses[0] + SHORTEST_PRESS + chance.below(PRESS_DELAYS)


def _imagine_bullets(view: FastwestView, chance: Chance) -> list[int]:
    """Hide the other bullets of the duel in the other hands."""
    seats = len(view.tokens)
    if view.phase != DUEL_POINT:
        return [0] * seats if view.phase != OVER else view.last_duel[:]
    others = [bullet for bullet in range(1, seats + 1) if all([bullet not in held for held in view.held])]
    chance.shuffle(others)
    return [held[0] if held else others.pop() for held in view.held]


def _imagine_targets(view: FastwestView, chance: Chance) -> list[int]:
    seats = len(view.tokens)
    targets = [NOBODY] * seats
    for shot in view.shots:
        targets[shot[0]] = shot[1]
    for seat in range(seats):
        if view.pointed[seat] and targets[seat] == NOBODY:
            targets[seat] = (seat + 1 + chance.below(seats - 1)) % seats
    return targets


def _imagine_inputs(state: FastwestState, view: FastwestView, chance: Chance) -> None:
    clear_inputs(state)
    state.passed = view.passed[:]
    state.records = view.records[:]
    if view.phase == DUEL_GRAB:
        state.records = _imagine_grabs(view, chance) + state.records
    for record in state.records:
        state.inputs[record.seat] += 1
        state.last_at[record.seat] = record.at
    if view.phase in (WINDOW, DUEL_GRAB):
        _imagine_tie_order(state, view, chance)


def _imagine_grabs(view: FastwestView, chance: Chance) -> list[Record]:
    """Let others have taken the bullets that are gone, each before this seat reached for it in vain."""
    gone = [bullet for bullet in view.gone if all([bullet not in held for held in view.held])]
    others = [seat for seat in range(len(view.tokens)) if seat != view.seat]
    if view.options.max_inputs == 1:
        others = [seat for seat in others if view.passed[seat]]
    grabs: list[Record] = []
    latest = view.due[0] if view.due and view.decided else 0  # the clock knows when the last one was taken
    while gone:  # the bullet that had to be taken earliest comes first: whoever could take it could take the rest
        bullet = gone[0]
        for each in gone:
            if _taken_by(view, each) < _taken_by(view, bullet):
                bullet = each
        gone.remove(bullet)
        able = [seat for seat in others if view.free_at[seat] <= _taken_by(view, bullet)]
        seat = chance.take(able)
        others.remove(seat)
        grabs.append(Record(seat, GRABBING, bullet, max(view.free_at[seat], latest)))
    return grabs


def _taken_by(view: FastwestView, bullet: int) -> int:
    """Give the time at which this seat, with empty hands, found a bullet gone; if it never did, any time will do."""
    for record in view.records:
        if record.verb == GRABBING and record.at >= view.free_at[record.seat]:
            if record.bullet == bullet:
                return record.at
            if record.bullet in view.held[record.seat]:
                break
    return ANY_TIME


def _imagine_tie_order(state: FastwestState, view: FastwestView, chance: Chance) -> None:
    """Draw an order of equal times that leads to what is seen."""
    for _ in range(TRIES):
        chance.shuffle(state.tie_order)
        fold(state)
        if _looks_the_same(state, view):
            return
    for order in permutations(range(len(view.tokens))):
        state.tie_order = list(order)
        fold(state)
        if _looks_the_same(state, view):
            return
    raise AssertionError("no order of equal times leads to what is seen")


def _looks_the_same(state: FastwestState, view: FastwestView) -> bool:
    if state.complete != view.complete or state.decided != view.decided:
        return False
    if view.phase == DUEL_GRAB:
        return _seems_taken(state, view)
    for bullet, holder in enumerate(state.holders, 1):
        if holder == NOBODY:
            if bullet in view.gone:
                return False
        elif bullet not in view.held[holder]:
            return False
    return True


def _seems_taken(state: FastwestState, view: FastwestView) -> bool:
    gone = [bullet for bullet, holder in enumerate(state.holders, 1) if holder != NOBODY]
    if gone != view.gone or view.seat not in range(len(view.tokens)):
        return gone == view.gone
    return view.held[view.seat] == [bullet for bullet in gone if state.holders[bullet - 1] == view.seat]
