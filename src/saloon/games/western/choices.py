"""Choices: what the active player may do, in a fixed order."""

from saloon.core.action import Action
from saloon.games.western.actions import (
    CALL_TRAIN,
    DISCARD,
    DISCARDABLE,
    DRINK,
    JOINED_OFFERS,
    PAIRS,
    PLAIN_OFFERS,
    TRIPLES,
    Offers,
    offers,
)
from saloon.games.western.cards import (
    ATTACK_1,
    ATTACK_2,
    ATTACK_3,
    CHIP_IN,
    COWBOY,
    FEWEST_SEATS,
    GIVE_BACK,
    HANDS_UP,
    HORSE,
    INDIANS,
    JOKER,
    PAY_ME,
    SALOON,
    SALOON_GAP,
    SHARE,
    SHERIFF,
    TRAIN,
    WHISKY,
    WITHDRAWAL,
)
from saloon.games.western.pactole import ranks_in_hand
from saloon.games.western.state import WesternState


def may_play(state: WesternState, seat: int) -> list[Action]:
    """List the plays of a seat with at least two cards; if there is none, what it may discard."""
    seats = len(state.money)
    hand = state.hands[seat]
    size = state.hand_sizes[seat]
    plain = offers(PLAIN_OFFERS, seats, seat, state.direction)
    actions: list[Action] = []
    if hand[JOKER] > 0 and not state.lifted:
        _add_lifts(state, plain, actions)
    lifts = len(actions)
    _add_hits(state, hand, plain, actions)
    if hand[COWBOY] >= 2:
        _add_cowboys(hand, size, plain, actions)
    _add_others(state, seat, size, plain, actions)
    if hand[WHISKY] > 0:
        actions.append(DRINK)
        if seats > FEWEST_SEATS and size >= 3:
            _add_joined(state, seat, size, offers(JOINED_OFFERS, seats, seat, -state.direction), actions)
    if hand[TRAIN] > 0 and state.bank > 0:
        for rank in ranks_in_hand(state, seat, 0, 2):
            actions.append(CALL_TRAIN[rank])
    if len(actions) == lifts:
        _add_discards(hand, actions)
    return actions


def _add_lifts(state: WesternState, to: Offers, actions: list[Action]) -> None:
    for target in to.order:
        if state.sheriffs[target]:
            actions.append(to.singles.lift[target])


def _add_hits(state: WesternState, hand: list[int], to: Offers, actions: list[Action]) -> None:
    """Add attacks, and the cards that hit the next player even behind a sheriff."""
    held = 1 if hand[ATTACK_1] > 0 else 0
    if hand[ATTACK_2] > 0:
        held += 2
    if hand[ATTACK_3] > 0:
        held += 4
    if held > 0:
        _add_attacks(state, held, to, actions)
    if hand[PAY_ME] > 0:
        actions.append(to.singles.pay_me)
    if hand[HORSE] > 0:
        actions.append(to.singles.horse)
    if hand[COWBOY] > 0:
        actions.append(to.singles.cowboy)


def _add_attacks(state: WesternState, held: int, to: Offers, actions: list[Action]) -> None:
    if not _is_anybody_guarded(state):
        actions.extend(to.attacks[held])
        return
    for target in to.order:
        if not state.sheriffs[target]:
            for gun in range(3):
                if held >> gun & 1:
                    actions.append(to.singles.attack[gun][target])


def _is_anybody_guarded(state: WesternState) -> bool:
    for in_force in state.sheriffs:
        if in_force:
            return True
    return False


def _add_cowboys(hand: list[int], size: int, to: Offers, actions: list[Action]) -> None:
    if size >= 3:
        for target in to.order:
            actions.append(PAIRS[target])
    if hand[COWBOY] >= 3 and size >= 4:
        for target in to.order:
            actions.append(TRIPLES[target])


def _add_others(state: WesternState, seat: int, size: int, to: Offers, actions: list[Action]) -> None:
    hand = state.hands[seat]
    singles = to.singles
    if hand[INDIANS] > 0 and not state.sheriffs[to.next]:
        actions.append(singles.indians)
    if hand[CHIP_IN] > 0:
        actions.append(singles.chip_in)
    if hand[HANDS_UP] > 0:
        actions.append(singles.hands_up)
    if hand[WITHDRAWAL] > 0:
        actions.append(singles.withdrawal)
    if hand[SHERIFF] > 0:
        actions.append(singles.sheriff)
    if hand[SHARE] > 0:
        actions.extend(to.shares)
    if hand[SALOON] > 0:
        _add_saloons(state, size, to, actions)
    if hand[GIVE_BACK] > 0:
        _add_give_backs(state, seat, to, actions)


def _add_saloons(state: WesternState, size: int, to: Offers, actions: list[Action]) -> None:
    for target in to.order:
        gap = size - 1 - state.hand_sizes[target]
        if not state.sheriffs[target] and -SALOON_GAP <= gap <= SALOON_GAP:
            actions.append(to.singles.saloon[target])


def _add_give_backs(state: WesternState, seat: int, to: Offers, actions: list[Action]) -> None:
    for target in to.order:
        units = state.claims[target][seat]
        if units > 0 and (state.money[target] >= units or not state.options.open_money):
            actions.append(to.singles.give_back[target])


def _add_joined(state: WesternState, seat: int, size: int, to: Offers, actions: list[Action]) -> None:
    """Add the single cards that may follow a whisky, with the direction reversed and the whisky laid."""
    hand = state.hands[seat]
    if hand[JOKER] > 0 and not state.lifted:
        _add_lifts(state, to, actions)
    _add_hits(state, hand, to, actions)
    _add_others(state, seat, size - 1, to, actions)


def _add_discards(hand: list[int], actions: list[Action]) -> None:
    for card in DISCARDABLE:
        if hand[card] > 0:
            actions.append(DISCARD[card])
