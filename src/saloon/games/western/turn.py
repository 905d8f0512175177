"""Turn: how a turn begins, and the draw that ends it."""

from saloon.core.action import Action
from saloon.core.chance import Chance
from saloon.core.event import Event
from saloon.games.western import events as told
from saloon.games.western.actions import ALONE, DRAWS, FORCED_DRAWS
from saloon.games.western.cards import DRAW_MAX, HAND_MAX, SHERIFF
from saloon.games.western.money import end_by_limit
from saloon.games.western.state import DRAW, MAIN, OVER, WesternState, close_question


def next_seat(state: WesternState, seat: int) -> int:
    """Find the neighbour in the current direction."""
    seats = len(state.money)
    return (seat + state.direction + seats) % seats


def start_turn(state: WesternState, seat: int, events: list[Event]) -> None:
    """Begin the turn of a seat, or of the next one if the seat loses its turn."""
    while True:
        if state.turns == state.options.turn_limit:
            end_by_limit(state, events)
            return
        _open_turn(state, seat, events)
        if not state.skip:
            break
        state.skip = False
        events.append(Event(told.SKIPPED, (seat,)))
        seat = next_seat(state, seat)
    state.asked = seat
    state.phase = DRAW if state.hand_sizes[seat] <= 1 else MAIN


def _open_turn(state: WesternState, seat: int, events: list[Event]) -> None:
    state.turns += 1
    state.turn = seat
    state.lifted = False
    state.dice = []
    if state.sheriffs[seat]:
        state.sheriffs[seat] = False
        state.discards.append(SHERIFF)
        events.append(Event(told.SHERIFF_LEFT, (seat,)))
    claims = state.claims[seat]
    for victim, units in enumerate(claims):
        if units > 0:
            claims[victim] = 0


def end_play(state: WesternState) -> None:
    """Let the active player draw after a play, unless the game is over."""
    if state.phase != OVER:
        state.phase = DRAW
        state.asked = state.turn
        close_question(state)


def may_draw(state: WesternState, seat: int) -> list[Action]:
    """List how many cards a seat may draw; a hand of one card must draw."""
    seats = len(state.money)
    size = state.hand_sizes[seat]
    most = min(min(DRAW_MAX[seats], HAND_MAX[seats] - size), len(state.deck) + len(state.discards))
    return FORCED_DRAWS[most][:] if size <= 1 else DRAWS[most][:]


def draw(state: WesternState, seat: int, count: int, chance: Chance, events: list[Event]) -> None:
    """Draw cards and pass the turn on."""
    if count == 0:
        events.append(Event(told.DREW_NOTHING, (seat,)))
    else:
        hand = state.hands[seat]
        cards: list[int] = []
        for _ in range(count):
            card = _draw_card(state, chance, events)
            hand[card] = hand[card] + 1
            cards.append(card)
        state.hand_sizes[seat] = state.hand_sizes[seat] + count
        events.append(Event(told.DREW, (seat, count), (cards,), ALONE[seat]))
    start_turn(state, next_seat(state, seat), events)


def _draw_card(state: WesternState, chance: Chance, events: list[Event]) -> int:
    if not state.deck:
        state.deck = sorted(state.discards)
        state.discards = []
        events.append(Event(told.RESHUFFLED, (len(state.deck),)))
    return chance.take(state.deck)
