"""Cards slipped to the neighbours and to the partner, all at the same time and unseen (section 7)."""

from saloon.core.event import Event
from saloon.games.farwest import events as told
from saloon.games.farwest.seats import is_skipped, racer_after, racer_before
from saloon.games.farwest.state import FarwestState, Gift


def receivers(state: FarwestState, seat: int) -> list[int]:
    """List to whom a racer gives a card in each deal: left, right, partner, as far as the options say."""
    found: list[int] = []
    if is_skipped(state, seat):
        return found
    if state.options.exchange:
        found.append(racer_after(state, seat))
        found.append(racer_before(state, seat))
    if state.options.partners:
        found.append((seat + 2) % len(state.bills))
    return found


def awaited(state: FarwestState, seat: int) -> list[int]:
    """List the receivers for whom a seat has not yet chosen a card."""
    chosen = len([gift for gift in state.gifts if gift.giver == seat])
    return receivers(state, seat)[chosen:]


def put_aside(state: FarwestState, seat: int, card: int, events: list[Event]) -> None:
    """Choose the card for the next receiver."""
    receiver = awaited(state, seat)[0]
    state.hands[seat].remove(card)
    state.gifts.append(Gift(seat, receiver, card))
    events.append(Event(told.PUT_ASIDE, (seat, receiver), (card,), (seat,)))


def is_anything_owed(state: FarwestState) -> bool:
    """Tell whether somebody still has to choose a card."""
    return any([len(awaited(state, seat)) > 0 for seat in range(len(state.bills))])


def exchange(state: FarwestState, events: list[Event]) -> None:
    """Let all cards put aside change hands."""
    state.gifts.sort(key=_place)
    for gift in state.gifts:
        state.hands[gift.receiver].append(gift.card)
        state.hands[gift.receiver].sort()
        events.append(Event(told.GAVE, (gift.giver, gift.receiver), (gift.card,), (gift.giver, gift.receiver)))
    state.known = state.gifts
    state.gifts = []


def _place(gift: Gift) -> tuple[int, int, int]:
    return gift.giver, gift.receiver, gift.card


def forget(state: FarwestState, receiver: int, card: int) -> None:
    """Strike a card that its receiver has laid: nobody knows any longer that he holds one."""
    givers: list[int] = []
    kept: list[Gift] = []
    for gift in state.known:
        if gift.receiver == receiver and gift.card == card and gift.giver not in givers:
            givers.append(gift.giver)
        else:
            kept.append(gift)
    state.known = kept


def forget_hand(state: FarwestState, receiver: int) -> None:
    """Remember the cards known in a hand as known among those dropped."""
    state.known_dropped = state.known_dropped + [gift for gift in state.known if gift.receiver == receiver]
    state.known = [gift for gift in state.known if gift.receiver != receiver]
