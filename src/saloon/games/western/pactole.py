"""Pactole: the jackpot train, with combinations laid over each other to win the whole bank."""

from saloon.core.action import Action
from saloon.core.event import Event
from saloon.games.western import events as told
from saloon.games.western.actions import LAY, LAY_WITH_HAT, PASS
from saloon.games.western.cards import ATTACK_1, ATTACK_2, ATTACK_3, HAT, HORSE, NOBODY, TRAIN, UNIT
from saloon.games.western.memory import see_laid
from saloon.games.western.money import receive
from saloon.games.western.options import FREE
from saloon.games.western.state import OVER, PACTOLE, WesternState
from saloon.games.western.turn import next_seat, start_turn


def has_attack(hand: list[int]) -> bool:
    """Tell whether a hand holds any attack; every combination needs one."""
    return hand[ATTACK_1] > 0 or hand[ATTACK_2] > 0 or hand[ATTACK_3] > 0


def ranks_in_hand(state: WesternState, seat: int, above: int, kept: int) -> list[int]:
    """List the ranks above a given one that a seat can lay while it keeps so many other cards."""
    hand = state.hands[seat]
    if not has_attack(hand):
        return []
    ladder = state.options.pactole_ladder
    ones, twos, threes, horses = hand[ATTACK_1], hand[ATTACK_2], hand[ATTACK_3], hand[HORSE]
    most = state.hand_sizes[seat] - kept
    ranks: list[int] = []
    for rank in range(above + 1, len(ladder) + 1):
        row = ladder[rank - 1]
        if row[3] <= horses and row[0] <= ones and row[1] <= twos and row[2] <= threes and _size(row) <= most:
            ranks.append(rank)
    return ranks


def _size(row: list[int]) -> int:
    return row[0] + row[1] + row[2] + row[3]


def may_lay(state: WesternState, seat: int) -> list[Action]:
    """List what a seat may do in the pactole: lay a higher combination, an equal one with the hat, or pass."""
    if seat == state.owner or state.passed[seat]:
        return []
    actions: list[Action] = []
    hand = state.hands[seat]
    if has_attack(hand):
        if hand[HAT] > 0 and state.standing in ranks_in_hand(state, seat, state.standing - 1, 2):
            actions.append(LAY_WITH_HAT[state.standing])
        for rank in ranks_in_hand(state, seat, state.standing, 1):
            actions.append(LAY[rank])
    actions.append(PASS)
    return actions


def call_train(state: WesternState, rank: int, events: list[Event]) -> None:
    """Stop the normal play and open the pactole with a combination."""
    seat = state.turn
    _put_down(state, seat, TRAIN)
    events.append(Event(told.TRAIN_CAME, (seat, rank, state.bank * UNIT)))
    state.phase = PACTOLE
    _stand(state, seat, rank)
    state.asked = next_seat(state, seat)


def answer_train(state: WesternState, seat: int, action: Action, events: list[Event]) -> None:
    """Lay a combination over the standing one, or pass; the pactole ends when all others have passed."""
    if action.verb == "pass":
        state.passed[seat] = True
        events.append(Event(told.PASSED, (seat,)))
    else:
        _lay_over(state, seat, action, events)
    if is_decided(state):
        _end_pactole(state, events)
    elif state.options.pactole_order != FREE:
        state.asked = _next_to_ask(state, seat)


def _lay_over(state: WesternState, seat: int, action: Action, events: list[Event]) -> None:
    rank = action.args[0]
    state.with_hat = action.verb == "lay_with_hat"
    if state.with_hat:
        _put_down(state, seat, HAT)
        events.append(Event(told.LAID_WITH_HAT, (seat, rank)))
    else:
        events.append(Event(told.LAID, (seat, rank)))
    _stand(state, seat, rank)
    if not state.options.pass_is_final_in_pactole:
        _wipe_passes(state)


def _stand(state: WesternState, seat: int, rank: int) -> None:
    """Put a combination on top."""
    combination = state.options.pactole_ladder[rank - 1]
    for guns in range(3):
        for _ in range(combination[guns]):
            _put_down(state, seat, ATTACK_1 + guns)
    for _ in range(combination[3]):
        _put_down(state, seat, HORSE)
    state.standing = rank
    state.owner = seat


def _put_down(state: WesternState, seat: int, card: int) -> None:
    hand = state.hands[seat]
    hand[card] = hand[card] - 1
    state.hand_sizes[seat] = state.hand_sizes[seat] - 1
    state.laid.append(card)
    see_laid(state, seat, card)


def _wipe_passes(state: WesternState) -> None:
    for seat in range(len(state.passed)):
        state.passed[seat] = False


def is_decided(state: WesternState) -> bool:
    """Tell whether everybody but the owner of the standing combination has passed."""
    for seat in range(len(state.passed)):
        if seat != state.owner and not state.passed[seat]:
            return False
    return True


def _next_to_ask(state: WesternState, seat: int) -> int:
    seat = next_seat(state, seat)
    while seat == state.owner or state.passed[seat]:
        seat = next_seat(state, seat)
    return seat


def _end_pactole(state: WesternState, events: list[Event]) -> None:
    """Pay the bank to the owner of the last combination; nobody draws."""
    winner, units = state.owner, state.bank
    events.append(Event(told.WON_PACTOLE, (winner, state.standing, units * UNIT)))
    state.discards.extend(state.laid)
    state.laid = []
    state.standing = 0
    state.with_hat = False
    state.owner = NOBODY
    _wipe_passes(state)
    state.bank = 0
    receive(state, winner, units, events)
    if state.phase != OVER:
        start_turn(state, next_seat(state, state.turn), events)
