"""What one seat may know of a table of Fast-West."""

from saloon.games.fastwest.cards import CACTUS
from saloon.games.fastwest.pace import due
from saloon.games.fastwest.state import DUEL_GRAB, DUEL_POINT, IDLE, NOBODY, WINDOW, FastwestState, FastwestView, Record


def view_of(state: FastwestState, seat: int, to_act: tuple[int, ...]) -> FastwestView:
    """Show what a seat may know; seat n is the clock."""
    seats = len(state.tokens)
    view = FastwestView()
    view.seat = seat
    view.options = state.options
    view.phase = state.phase
    view.to_act = list(to_act)
    view.game = state.game
    view.wins = state.wins[:]
    view.totals = state.totals[:]
    view.tokens = state.tokens[:]
    view.first = state.first
    view.round = state.round
    view.repeats = state.repeats
    view.cactus_left = [_count_cactus(packet) for packet in state.packets]
    view.events_left = [len(packet) - _count_cactus(packet) for packet in state.packets]
    view.known = [packet[:] for packet in state.packets] if state.repeats > 0 else []
    view.shown = [cards[:] for cards in state.shown]
    view.tops = state.tops[:]
    view.flipper = state.flipper
    view.circle = state.circle[:]
    view.window = state.window
    view.fresh = state.fresh
    view.pressed = state.pressed
    view.due = [due(state)] if seat == seats and state.phase in (IDLE, WINDOW, DUEL_GRAB, DUEL_POINT) else []
    view.free_at = state.free_at[:]
    view.passed = _known_passes(state)
    view.records = known_records(state, seat)
    view.held = _known_bullets(state, seat)
    view.gone = [index + 1 for index, holder in enumerate(state.holders) if holder != NOBODY]
    view.complete = state.complete[:]
    view.decided = state.decided
    view.turn = state.turn
    view.announced = state.announced
    view.places = state.places[:]
    view.pointed = [target != NOBODY for target in state.targets]
    view.shots = known_shots(state, seat)
    view.last_duel = state.last_duel[:]
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
    """Tell who sends nothing more; everybody sees it, and it says nothing of who holds what."""
    most = state.options.max_inputs
    return [passed or inputs >= most for passed, inputs in zip(state.passed, state.inputs, strict=True)]


def known_records(state: FastwestState, seat: int) -> list[Record]:
    """List the records of this state, in the duel grab one's own."""
    if state.phase != DUEL_GRAB:
        return state.records[:]
    return [record for record in state.records if record.seat == seat]


def _known_bullets(state: FastwestState, seat: int) -> list[list[int]]:
    """List the bullets of each player, smallest first; in the duel the others' are hidden in their hands."""
    held: list[list[int]] = [[] for _ in state.tokens]
    if state.phase == DUEL_POINT and 0 <= seat < len(held):
        held[seat].append(state.bullets[seat])
    for index, holder in enumerate(state.holders):
        if holder != NOBODY and (state.phase != DUEL_GRAB or holder == seat):
            held[holder].append(index + 1)
    return held


def known_shots(state: FastwestState, seat: int) -> list[list[int]]:
    """List who points at whom; before the shooting one's own, with open pointing everybody's."""
    is_open = state.phase != DUEL_POINT or state.options.open_pointing
    shots = [[other, target] for other, target in enumerate(state.targets) if target != NOBODY]
    return [shot for shot in shots if is_open or shot[0] == seat]
