"""Gifts: cards passed to the neighbours and to the partner, all at the same time and face down."""

from saloon.core.event import Event
from saloon.games.farwest import events as told
from saloon.games.farwest.seats import is_skipped, racer_after, racer_before
from saloon.games.farwest.state import FarwestPublic, FarwestState, Gift


def receivers(table: FarwestPublic, seat: int) -> list[int]:
    """List the seats to which a racer passes a card in each deal: left, right, partner, as the options say."""
    found: list[int] = []
    if is_skipped(table, seat):
        return found
    if table.options.exchange:
        found.append(racer_after(table, seat))
        found.append(racer_before(table, seat))
    if table.options.partners:
        found.append((seat + 2) % len(table.bills))
    return found


def awaited(state: FarwestState, seat: int) -> list[int]:
    """List the receivers for which a seat has not yet chosen a card."""
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
    """Hand over all cards that were put aside."""
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
    """Forget a gift that its receiver has laid: its giver no longer knows of such a card in that hand."""
    givers: list[int] = []
    kept: list[Gift] = []
    for gift in state.known:
        if gift.receiver == receiver and gift.card == card and gift.giver not in givers:
            givers.append(gift.giver)
        else:
            kept.append(gift)
    state.known = kept


def forget_hand(state: FarwestState, receiver: int) -> None:
    """Move the known cards of a hand to the known dropped cards."""
    state.known_dropped = state.known_dropped + [gift for gift in state.known if gift.receiver == receiver]
    state.known = [gift for gift in state.known if gift.receiver != receiver]
