"""Views: what a seat sees of a table of Fast-West, and a state imagined from it."""

from itertools import permutations
from typing import Final

from saloon.core.chance import Chance
from saloon.games.fastwest.actions import GRABBING, PRESSING
from saloon.games.fastwest.cards import CACTUS
from saloon.games.fastwest.deal import event_cards
from saloon.games.fastwest.fold import fold
from saloon.games.fastwest.idle import PRESS_DELAYS, SHORTEST_PRESS
from saloon.games.fastwest.realtime import due
from saloon.games.fastwest.state import (
    DUEL_GRAB,
    DUEL_POINT,
    IDLE,
    NOBODY,
    OVER,
    PICK,
    WINDOW,
    FastwestState,
    FastwestView,
    Record,
    copy_public,
)
from saloon.games.fastwest.table import DELAYS, PRESS_LIMIT, SHORTEST_DELAY, clear_inputs

TRIES: Final = 20  # at random, before all orders are tried in turn
ANY_TIME: Final = 1 << 30


def look(state: FastwestState, seat: int, to_act: tuple[int, ...]) -> FastwestView:
    """Return what a seat may know; seat n is the clock."""
    is_clock = seat == len(state.tokens)
    view = FastwestView()
    copy_public(state, view)
    view.seat = seat
    view.to_act = list(to_act)
    view.cactus_left = [_count_cactus(packet) for packet in state.packets]
    view.events_left = [len(packet) - _count_cactus(packet) for packet in state.packets]
    view.known = [packet[:] for packet in state.packets] if state.repeats > 0 else []
    view.due = [due(state)] if is_clock and state.phase in (IDLE, WINDOW, DUEL_GRAB, DUEL_POINT) else []
    view.passed = _known_passes(state)
    view.records = known_records(state, seat)
    view.held = _known_bullets(state, seat)
    view.gone = [index + 1 for index, holder in enumerate(state.holders) if holder != NOBODY]
    view.pointed = [target != NOBODY for target in state.targets]
    view.shots = known_shots(state, seat)
    return view


def _count_cactus(packet: list[int]) -> int:
    """Count the cactus cards, which lie first in a sorted packet."""
    count = 0
    for card in packet:
        if card != CACTUS:
            break
        count += 1
    return count


def _known_passes(state: FastwestState) -> list[bool]:
    """Tell for each player whether they send no more inputs; this is public, and does not reveal who holds what."""
    most = state.options.max_inputs
    return [passed or inputs >= most for passed, inputs in zip(state.passed, state.inputs, strict=True)]


def known_records(state: FastwestState, seat: int) -> list[Record]:
    """List the records of this state; in the duel grab only the seat's own."""
    if state.phase != DUEL_GRAB:
        return state.records[:]
    return [record for record in state.records if record.seat == seat]


def _known_bullets(state: FastwestState, seat: int) -> list[list[int]]:
    """List the bullets of each player, smallest first; in the duel those of the others are hidden."""
    if state.phase == PICK:
        return [[bullet] if bullet != 0 else [] for bullet in state.bullets]
    held: list[list[int]] = [[] for _ in state.tokens]
    if state.phase == DUEL_POINT and 0 <= seat < len(held):
        held[seat].append(state.bullets[seat])
    for index, holder in enumerate(state.holders):
        if holder != NOBODY and (state.phase != DUEL_GRAB or holder == seat):
            held[holder].append(index + 1)
    return held


def known_shots(state: FastwestState, seat: int) -> list[list[int]]:
    """List who points at whom: before the shooting only the seat's own choice, with open pointing everybody's."""
    is_open = state.phase != DUEL_POINT or state.options.open_pointing
    shots = [[other, target] for other, target in enumerate(state.targets) if target != NOBODY]
    return [shot for shot in shots if is_open or shot[0] == seat]


def imagine(view: FastwestView, chance: Chance) -> FastwestState:
    """Build a possible state: copy what is known and draw the rest at random."""
    state = FastwestState()
    copy_public(view, state)
    state.packets = _imagine_packets(view, chance)
    state.delay = _imagine_delay(view, chance)
    state.bullets = _imagine_bullets(view, chance)
    state.targets = _imagine_targets(view, chance)
    state.tie_order = list(range(len(view.tokens)))
    _imagine_inputs(state, view, chance)
    return state


def _imagine_packets(view: FastwestView, chance: Chance) -> list[list[int]]:
    if view.repeats > 0:
        return [packet[:] for packet in view.known]
    unseen = event_cards(len(view.tokens), view.options)
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
    """Deal the hidden bullets of the duel to the other players."""
    seats = len(view.tokens)
    if view.phase == PICK:
        return [held[0] if held else 0 for held in view.held]
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
    """Invent the grabs by which others took the bullets that are gone, each before this seat tried to take it."""
    gone = [bullet for bullet in view.gone if all([bullet not in held for held in view.held])]
    others = [seat for seat in range(len(view.tokens)) if seat != view.seat]
    if view.options.max_inputs == 1:
        others = [seat for seat in others if view.passed[seat]]
    grabs: list[Record] = []
    latest = view.due[0] if view.due and view.decided else 0  # the clock knows when the last one was taken
    while gone:  # earliest bullet first: a player who could take it could also take the others
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
    """Return the time when this seat, with empty hands, found a bullet gone; ANY_TIME if it never did."""
    for record in view.records:
        if record.verb == GRABBING and record.at >= view.free_at[record.seat]:
            if record.bullet == bullet:
                return record.at
            if record.bullet in view.held[record.seat]:
                break
    return ANY_TIME


def _imagine_tie_order(state: FastwestState, view: FastwestView, chance: Chance) -> None:
    """Find a random order of equal times that leads to what is seen."""
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
