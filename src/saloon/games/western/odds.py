"""Odds: what a player of Western can estimate from their view: purses, and the cards in other hands."""

from saloon.games.western.cards import ATTACK_1, ATTACK_2, ATTACK_3, HORSE, KINDS, cards_in_play
from saloon.games.western.state import WesternView


def purse(view: WesternView, seat: int) -> int:
    """Return the money of a seat; if it is hidden, an equal share of what the others own."""
    if view.money:
        return view.money[seat]
    if seat == view.seat:
        return view.own_money
    options, seats = view.options, len(view.hand_sizes)
    others = options.start_money * seats + options.start_bank - view.bank - view.own_money
    return others // (seats - 1)


def next_of(view: WesternView, seat: int, direction: int) -> int:
    """Find the neighbour of a seat in a direction."""
    seats = len(view.hand_sizes)
    return (seat + direction + seats) % seats


def holding(view: WesternView, seat: int, card: int, copies: int) -> int:
    """Estimate the odds, in percent, that a hand holds at least so many copies of a kind."""
    missing = copies - view.known[seat].count(card)
    if missing <= 0:
        return 100
    unknown = view.hand_sizes[seat] - len(view.known[seat])
    return _drawing(_hidden(view, card), _all_hidden(view), unknown, missing)


def _hidden(view: WesternView, card: int) -> int:
    """Count the copies of a kind that this seat does not see."""
    options = view.options
    count = cards_in_play(options.deck, len(view.hand_sizes), options.keep_extra_attacks)[card]
    count -= view.discards.count(card) + view.laid.count(card)
    for cards in view.known:
        count -= cards.count(card)
    return count


def _all_hidden(view: WesternView) -> int:
    """Count the cards that this seat does not see."""
    count = view.deck_size
    for seat, size in enumerate(view.hand_sizes):
        count += size - len(view.known[seat])
    return count


def _drawing(wanted: int, cards: int, drawn: int, copies: int) -> int:
    """Compute the odds, in percent, of at least so many wanted cards among those drawn."""
    if wanted < copies or drawn < copies:
        return 0
    odds = [10_000] + [0] * copies  # of so many wanted cards so far; the last entry means enough
    for i in range(drawn):
        left = cards - i
        for found in range(copies - 1, -1, -1):
            hit = odds[found] * (wanted - found) // left
            odds[found + 1] += hit
            odds[found] -= hit
    return odds[copies] // 100


def beating(view: WesternView, seat: int, rank: int) -> int:
    """Estimate the odds, in percent, that a hand holds a combination above a rank of the usual ladder."""
    horses, guns = (rank - 1) // 3, (rank - 1) % 3  # guns: 0 for one gun
    if rank > 12:
        return 2
    more_horses = holding(view, seat, HORSE, horses + 1) * _holding_attack(view, seat, ATTACK_1) // 100
    if guns == 2:
        return more_horses
    more_guns = holding(view, seat, HORSE, horses) * _holding_attack(view, seat, guns + 1) // 100
    return min(100, max(more_horses, more_guns) + min(more_horses, more_guns) // 2)


def _holding_attack(view: WesternView, seat: int, fewest: int) -> int:
    """Estimate the odds, in percent, that a hand holds an attack with at least as many guns as that card."""
    without = 100
    for card in (ATTACK_1, ATTACK_2, ATTACK_3):
        if card >= fewest:
            without = without * (100 - holding(view, seat, card, 1)) // 100
    return 100 - without


def kinds_of(cards: list[int]) -> int:
    """Count the different kinds among sorted cards."""
    kinds = 0
    previous = KINDS
    for card in cards:
        if card != previous:
            kinds += 1
            previous = card
    return kinds
