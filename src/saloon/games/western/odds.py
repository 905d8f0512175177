"""Odds: what a player of Western can estimate from their view: purses, and the cards in other hands."""

from typing import Final

from saloon.games.western.cards import (
    ATTACK_1,
    ATTACK_2,
    ATTACK_3,
    DANCER,
    DOG,
    HORSE,
    JOKER,
    KINDS,
    SHERIFF,
    cards_in_play,
)
from saloon.games.western.state import WesternView

UNKNOWN: Final = -1
SURE: Final = 10_000  # of odds that are multiplied; those that are told are in percent
LADDER_12: Final = 12  # ranks of the usual ladder


def percent(odds: int) -> int:
    """Turn odds of 10 000 into percent; whatever is possible has at least one."""
    return (odds + 99) // 100


class Unseen:
    """What a seat does not see: worked out once for a view, and needed for each of its many choices."""

    def __init__(self, view: WesternView) -> None:
        self.view = view
        options = view.options
        self.copies = cards_in_play(options.deck, len(view.hand_sizes), options.keep_extra_attacks)
        for card in view.discards:
            self.copies[card] -= 1
        for card in view.laid:
            self.copies[card] -= 1
        for known in view.known:
            for card in known:
                self.copies[card] -= 1
        self.copies[SHERIFF] -= view.sheriffs.count(True)
        self.sizes = [size - len(known) for size, known in zip(view.hand_sizes, view.known, strict=True)]
        self.total = view.deck_size + sum(self.sizes)
        self._jokers = [UNKNOWN] * len(self.sizes)
        self._counters = [UNKNOWN] * len(self.sizes)

    def without(self, seat: int, card: int) -> int:
        """Estimate the odds, of 10 000, that a hand holds no copy of a kind."""
        return 0 if card in self.view.known[seat] else self.none(self.copies[card], self.sizes[seat])

    def none(self, wanted: int, drawn: int) -> int:
        """Compute the odds, of 10 000, that none of the wanted cards is among those drawn."""
        odds = SURE
        left = self.total - drawn
        for copy in range(min(wanted, left + 1)):
            odds = odds * (left - copy) // (self.total - copy)
        return odds

    def joker(self, seat: int) -> int:
        """Estimate the odds, in percent, that a player can lay a joker."""
        if self._jokers[seat] == UNKNOWN:
            self._jokers[seat] = percent(SURE - self.without(seat, JOKER)) if self._may_answer(seat) else 0
        return self._jokers[seat]

    def counter(self, seat: int) -> int:
        """Estimate the odds, in percent, that a player can counter an attack."""
        if self._counters[seat] == UNKNOWN:
            neither = self.without(seat, DANCER) * self.without(seat, DOG) // SURE
            self._counters[seat] = percent(SURE - neither) if self._may_answer(seat) else 0
        return self._counters[seat]

    def _may_answer(self, seat: int) -> bool:
        return self.view.hand_sizes[seat] > 1 or not self.view.options.min_hand_on_reactions


_latest: Final[list[Unseen]] = []  # of the view that was judged last: a view is asked about once for every choice


def unseen(view: WesternView) -> Unseen:
    """Return what is unseen in a view, which never changes."""
    for found in _latest[:]:
        if found.view is view:
            return found
    fresh = Unseen(view)
    _latest[:] = [fresh]
    return fresh


def purse(view: WesternView, seat: int) -> int:
    """Return the money of a seat; if it is hidden, an equal share of what the others own."""
    if view.money:
        return view.money[seat]
    if seat == view.seat:
        return view.own_money
    options, seats = view.options, len(view.hand_sizes)
    others = options.start_money * seats + options.start_bank - view.bank - view.own_money
    return min(others // (seats - 1), options.goal_units - 1)


def next_of(view: WesternView, seat: int, direction: int) -> int:
    """Find the neighbour of a seat in a direction."""
    seats = len(view.hand_sizes)
    return (seat + direction + seats) % seats


def holding(view: WesternView, seat: int, card: int, copies: int) -> int:
    """Estimate the odds, in percent, that a hand holds at least so many copies of a kind."""
    missing = copies - view.known[seat].count(card)
    if missing <= 0:
        return 100
    return _drawing(unseen(view), seat, card, missing)


def _drawing(hidden: Unseen, seat: int, card: int, copies: int) -> int:
    """Compute the odds, in percent, of at least so many copies among the unknown cards of a hand."""
    wanted, drawn = hidden.copies[card], hidden.sizes[seat]
    if wanted < copies or drawn < copies:
        return 0
    if copies == 1:
        return percent(SURE - hidden.none(wanted, drawn))
    odds = [SURE] + [0] * copies  # of so many wanted cards so far; the last entry means enough
    for i in range(drawn):
        left = hidden.total - i
        for found in range(copies - 1, -1, -1):
            hit = odds[found] * (wanted - found) // left
            odds[found + 1] += hit
            odds[found] -= hit
    return max(1, percent(odds[copies]))


def beating(view: WesternView, seat: int, rank: int) -> int:
    """Estimate the odds, in percent, that a hand holds a combination above a rank of the usual ladder."""
    horses, guns = (rank - 1) // 3, (rank - 1) % 3  # guns: 0 for one gun
    if rank > LADDER_12:
        return 2
    most = view.hand_sizes[seat] - 2  # horses that can be laid: an attack goes with them, and a card stays
    more_horses = percent(holding(view, seat, HORSE, horses + 1) * _holding_attack(view, seat, ATTACK_1))
    if horses + 1 > min(3, most):
        more_horses = 0
    if guns == 2 or horses > most:
        return more_horses
    more_guns = percent(holding(view, seat, HORSE, horses) * _holding_attack(view, seat, guns + 1))
    return min(100, max(more_horses, more_guns) + min(more_horses, more_guns) // 2)


def _holding_attack(view: WesternView, seat: int, fewest: int) -> int:
    """Estimate the odds, in percent, that a hand holds an attack with at least as many guns as that card."""
    hidden = unseen(view)
    without = SURE
    for card in (ATTACK_1, ATTACK_2, ATTACK_3):
        if card >= fewest:
            without = without * hidden.without(seat, card) // SURE
    return percent(SURE - without)


def kinds_of(cards: list[int]) -> int:
    """Count the different kinds among sorted cards."""
    kinds = 0
    previous = KINDS
    for card in cards:
        if card != previous:
            kinds += 1
            previous = card
    return kinds
