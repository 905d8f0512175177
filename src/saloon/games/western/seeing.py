"""Views: what a seat sees of a table of Western, and a state imagined from it."""

from saloon.core.chance import Chance
from saloon.core.rules import SPECTATOR
from saloon.games.western.cards import ALL_BILLS, NO_CARD, NOBODY, SHERIFF, cards_in_play, count_kinds, spread
from saloon.games.western.memory import known_to
from saloon.games.western.opening import throws
from saloon.games.western.prices import cost, fees, is_attack, multipliers, price, stakes
from saloon.games.western.state import OVER, WesternState, WesternView, copy_public


def look(state: WesternState, seat: int, to_act: tuple[int, ...]) -> WesternView:
    """Return what a seat may know."""
    view = WesternView()
    copy_public(state, view)
    view.seat = seat
    view.to_act = list(to_act)
    view.money = state.money[:] if state.options.open_money or state.phase == OVER else []
    view.own_money = 0 if seat == SPECTATOR else state.money[seat]
    view.deck_size = len(state.deck)
    view.opening = throws(state)
    view.next_seat = (state.turn + state.direction) % len(state.money)
    view.next_after_whisky = (state.turn - state.direction) % len(state.money)
    view.multipliers = multipliers(state)
    _show_hands(state, view)
    _show_prices(state, view)
    return view


def _show_hands(state: WesternState, view: WesternView) -> None:
    """Fill in the seat's own hand, and what it knows of the others."""
    seat = view.seat
    view.hand = [] if seat == SPECTATOR else spread(state.hands[seat])
    view.seen = [spread(hand) for hand in state.seen]
    view.notes = [note for note in state.notes if seat in (note.observer, note.holder)]
    view.known = [
        view.hand[:] if holder == seat else spread(known_to(state, seat, holder)) for holder in range(len(state.hands))
    ]


def _show_prices(state: WesternState, view: WesternView) -> None:
    """Fill in what the card in play asks, and what it may cost players whose purse this seat knows."""
    fights = is_attack(state)
    purse = _purse(state, view.seat, state.target)
    view.price = price(state)
    view.cost = cost(state, purse) if state.card != NO_CARD else 0
    view.stakes = stakes(state, purse) if fights else []
    view.fees = fees(_purse(state, view.seat, state.turn)) if fights else []


def _purse(state: WesternState, seat: int, of: int) -> int:
    """Return the purse of a player as far as a seat may know it; a hidden one may hold everything."""
    if of == NOBODY:
        return 0
    return state.money[of] if state.options.open_money or seat == of else ALL_BILLS


def imagine(view: WesternView, chance: Chance) -> WesternState:
    """Build a possible state: known cards stay where they are, the others are dealt to hands and draw pile."""
    unseen = _unseen_cards(view)
    state = WesternState()
    copy_public(view, state)
    state.money = view.money[:] if view.money else _imagine_money(view, chance)
    state.hands = [_imagine_hand(view, seat, unseen, chance) for seat in range(len(view.hand_sizes))]
    state.deck = unseen
    state.seen = [count_kinds(cards) for cards in view.seen]
    state.notes = view.notes[:]
    return state


def _unseen_cards(view: WesternView) -> list[int]:
    """List the cards of which this seat does not know whether they are in a hand or in the draw pile."""
    counts = cards_in_play(view.options.deck, len(view.hand_sizes), view.options.keep_extra_attacks)
    for card in view.discards + view.laid:
        counts[card] -= 1
    for in_force in view.sheriffs:
        if in_force:
            counts[SHERIFF] -= 1
    for cards in view.known:
        for card in cards:
            counts[card] -= 1
    return spread(counts)


def _imagine_hand(view: WesternView, seat: int, unseen: list[int], chance: Chance) -> list[int]:
    hand = count_kinds(view.known[seat])
    for _ in range(view.hand_sizes[seat] - len(view.known[seat])):
        hand[chance.take(unseen)] += 1
    return hand


def _imagine_money(view: WesternView, chance: Chance) -> list[int]:
    """Distribute the money that the others own, unit by unit, so that nobody has reached the goal."""
    options = view.options
    seats = len(view.hand_sizes)
    money = [0] * seats
    others = list(range(seats))
    if view.seat != SPECTATOR:
        money[view.seat] = view.own_money
        others.remove(view.seat)
    for _ in range(options.start_money * seats + options.start_bank - view.bank - view.own_money):
        seat = others[chance.below(len(others))]
        money[seat] += 1
        if money[seat] == options.goal_units - 1:
            others.remove(seat)
    return money
