"""Distribution: joining, buying cards, and cutting the hands down; this makes the pot."""

from saloon.core.action import Action
from saloon.core.chance import Chance
from saloon.core.event import Event
from saloon.games.abilene import events as told
from saloon.games.abilene.actions import BUY, DROP, FOLD, STAND
from saloon.games.abilene.cards import DEALT, REFUND, STAKE
from saloon.games.abilene.hand import (
    close_hand,
    count_participants,
    end_hand,
    next_to_join,
    participants,
    participants_after,
    win_unplayed,
)
from saloon.games.abilene.play import start_play
from saloon.games.abilene.state import DISCARD, DISTRIBUTION, AbileneState


def opt_in(state: AbileneState, seat: int, action: Action, chance: Chance, events: list[Event]) -> None:
    """Let a player join or sit out, and ask the next one."""
    if action.verb == "join":
        state.chips[seat] -= STAKE
        state.pot += STAKE
        state.playing[seat] = True
        events.append(Event(told.JOINED, (seat, STAKE)))
    else:
        events.append(Event(told.SAT_OUT, (seat,)))
    following = None if seat == state.dealer else next_to_join(state, seat, events)
    if following is None:
        _close_opt_in(state, chance, events)
    else:
        state.turn = following


def _close_opt_in(state: AbileneState, chance: Chance, events: list[Event]) -> None:
    joined = participants(state)
    if len(joined) >= 2:
        _deal_hands(state, chance, events)
        return
    for seat in joined:
        state.chips[seat] += STAKE
        state.pot -= STAKE
    close_hand(state, told.VOID, [], events)
    events.append(Event(told.VOIDED, (state.pot,)))
    end_hand(state, events)


def _deal_hands(state: AbileneState, chance: Chance, events: list[Event]) -> None:
    order = participants_after(state, state.dealer)
    for _ in range(DEALT):
        for seat in order:
            _insert(state.hands[seat], chance.take(state.deck))
    for seat in order:
        events.append(Event(told.DEALT, (seat, DEALT), (state.hands[seat][:],), (seat,)))
    state.phase = DISTRIBUTION
    state.turn = order[0]


def price(state: AbileneState, seat: int) -> int:
    """Return the price of a seat's next card; it doubles once somebody stands."""
    nth = state.bought[seat] + 1
    return 2 * nth if state.hand_size > 0 else nth


def may_decide(state: AbileneState, seat: int) -> list[Action]:
    """List what the player asked in the distribution may do."""
    may_buy = len(state.deck) > 0 and state.chips[seat] >= price(state, seat)
    return [BUY, FOLD, STAND] if may_buy else [FOLD, STAND]


def decide(state: AbileneState, seat: int, action: Action, chance: Chance, events: list[Event]) -> None:
    """Let a player buy, fold or stand, and ask the next undecided one."""
    if action.verb == "buy":
        _buy(state, seat, chance, events)
    elif action.verb == "stand":
        _stand(state, seat, events)
    else:
        _fold(state, seat, events)
    if count_participants(state) == 1:
        win_unplayed(state, events)
    else:
        _ask_next_undecided(state, events)


def _buy(state: AbileneState, seat: int, chance: Chance, events: list[Event]) -> None:
    cost = price(state, seat)
    state.chips[seat] -= cost
    state.pot += cost
    state.bought[seat] += 1
    card = chance.take(state.deck)
    _insert(state.hands[seat], card)
    events.append(Event(told.BOUGHT, (seat, cost), (card,), (seat,)))


def _stand(state: AbileneState, seat: int, events: list[Event]) -> None:
    state.stood[seat] = True
    count = len(state.hands[seat])
    events.append(Event(told.STOOD, (seat, count)))
    if state.hand_size == 0:
        state.hand_size = count
        state.leader = seat
        events.append(Event(told.PRICES_DOUBLED, (seat,)))


def _fold(state: AbileneState, seat: int, events: list[Event]) -> None:
    state.pot -= REFUND
    state.chips[seat] += REFUND
    state.playing[seat] = False
    state.buried[seat] = state.hands[seat]
    state.hands[seat] = []
    events.append(Event(told.FOLDED, (seat, REFUND)))


def _ask_next_undecided(state: AbileneState, events: list[Event]) -> None:
    seats = len(state.playing)
    for step in range(1, seats + 1):
        seat = (state.turn + step) % seats
        if state.playing[seat] and not state.stood[seat]:
            state.turn = seat
            return
    state.phase = DISCARD
    _end_discard(state, events)


def have_too_many(state: AbileneState) -> tuple[int, ...]:
    """List the seats that hold more cards than the first to stand had."""
    return tuple([seat for seat in participants(state) if len(state.hands[seat]) > state.hand_size])


def may_drop(state: AbileneState, seat: int) -> list[Action]:
    """List the cards that a seat may drop, each kind once."""
    if seat not in have_too_many(state):
        return []
    hand = state.hands[seat]
    return [DROP[card] for i, card in enumerate(hand) if i == 0 or hand[i - 1] != card]


def drop(state: AbileneState, seat: int, card: int, events: list[Event]) -> None:
    """Drop a card face down; when nobody has too many, the play begins."""
    state.hands[seat].remove(card)
    state.buried[seat].append(card)
    events.append(Event(told.DROPPED, (seat,), (card,), (seat,)))
    _end_discard(state, events)


def _end_discard(state: AbileneState, events: list[Event]) -> None:
    if not have_too_many(state):
        start_play(state, events)


def _insert(hand: list[int], card: int) -> None:
    """Put a card into a sorted hand."""
    place = len(hand)
    while place > 0 and hand[place - 1] > card:
        place -= 1
    hand.insert(place, card)
