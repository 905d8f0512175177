"""Reckoning: a seat's own chance to win as it sees the table, and after what a play may change."""

from typing import Final

from saloon.games.western.cards import ATTACK_3, HORSE, TRAIN
from saloon.games.western.chances import MOST_HORSES, NEAR, STEPS, TABLES, fall, power
from saloon.games.western.odds import next_of, purse
from saloon.games.western.state import WesternView
from saloon.games.western.weights import WEIGHTS

CERTAIN: Final = 100_000


class Reckoning:
    """The chances of all seats when the turn goes to `first` next: worked out once, and needed for many choices."""

    def __init__(self, view: WesternView, direction: int, first: int) -> None:
        seats = len(view.hand_sizes)
        self.view = view
        self.direction = direction
        self.seats = seats
        self.goal = view.options.goal_units
        self.purses = [purse(view, seat) for seat in range(seats)]
        self.away = [(seats + (seat - first) * direction) % seats for seat in range(seats)]
        self.weights = [power(fall(seats, self.goal - self.purses[seat], self.away[seat])) for seat in range(seats)]
        self.others = sum(self.weights) - self.weights[view.seat]
        self.now = self._share(self.weights[view.seat], self.others)
        self._turned: list[Reckoning] = []

    def _share(self, own: int, others: int) -> int:
        return CERTAIN * own // (own + others)

    def _weigh(self, seat: int, units: int) -> int:
        return power(fall(self.seats, self.goal - units, self.away[seat]))

    def price(self, steps: int, chance: int) -> int:
        """Return what it costs of a chance to lose something worth so many steps; of a certain chance, nothing."""
        return chance * (CERTAIN - chance) // CERTAIN * steps * 693 // (1000 * STEPS)

    def guarded(self) -> int:
        """Return the chance behind a sheriff."""
        need = self.goal - self.purses[self.view.seat]
        return self.now - self.price(-WEIGHTS.guard[TABLES[self.seats]] * max(0, NEAR - need), self.now)

    def interest(self, units: int) -> int:
        """Return the steps that so many units in the bank are worth to the hand of this seat."""
        hand = self.view.hand
        if hand[0] > ATTACK_3:
            return 0
        table = TABLES[self.seats]
        by_unit = WEIGHTS.bank_by_horse[table] * min(MOST_HORSES, hand.count(HORSE))
        if TRAIN in hand:
            by_unit += WEIGHTS.bank_by_train[table]
        return by_unit * units // 100

    def own(self, units: int) -> int:
        """Return the chance with so many units more."""
        owned = self.purses[self.view.seat] + units
        return CERTAIN if owned >= self.goal else self._share(self._weigh(self.view.seat, owned), self.others)

    def moved(self, seat: int, units: int, gain: int) -> int:
        """Return the chance when another seat has so many units more, and this one has the gain."""
        me = self.view.seat
        owned, theirs = self.purses[me] + gain, self.purses[seat] + units
        if owned >= self.goal:
            return CERTAIN
        if theirs >= self.goal:
            return 0
        others = self.others - self.weights[seat] + self._weigh(seat, theirs)
        return self._share(self._weigh(me, owned), others)

    def taken(self, seat: int, units: int) -> int:
        """Return the chance after taking so much of another seat, or all they have."""
        taken = min(units, self.purses[seat])
        return self.moved(seat, -taken, taken)

    def given(self, seat: int, units: int) -> int:
        """Return the chance after giving so much to another seat, or all there is."""
        given = min(units, self.purses[self.view.seat])
        return self.moved(seat, given, -given)

    def with_purses(self, purses: list[int]) -> int:
        """Return the chance with other purses, none of which has reached the goal."""
        me = self.view.seat
        others = 0
        for seat in range(self.seats):
            if seat != me:
                others += self._weigh(seat, purses[seat])
        return self._share(self._weigh(me, purses[me]), others)

    def turned(self) -> "Reckoning":
        """Return the reckoning after a whisky."""
        if not self._turned:
            view = self.view
            self._turned.append(Reckoning(view, -self.direction, next_of(view, view.turn, -self.direction)))
        return self._turned[0]

    def skipped(self) -> int:
        """Return the chance when the next player loses their turn."""
        view = self.view
        second = next_of(view, next_of(view, view.turn, self.direction), self.direction)
        return Reckoning(view, self.direction, second).now


_latest: Final[list[Reckoning]] = []  # of the view that was judged last: a view is asked about once for every choice


def reckon(view: WesternView) -> Reckoning:
    """Return the reckoning of a view, which never changes."""
    for found in _latest[:]:
        if found.view is view:
            return found
    fresh = Reckoning(view, view.direction, next_of(view, view.turn, view.direction))
    _latest[:] = [fresh]
    return fresh
