"""Absence: a table against the clock holds it a little for who is away, then goes on without him."""

HOLD = 5000  # ms for which the clock waits, once per player and round
STAND_IN = "bot"  # plays for an absent player until he returns; otherwise he sends no inputs


class Absence:
    """Remembers for whom the clock was held, and whom the table no longer waits for."""

    def __init__(self, policy: str = STAND_IN) -> None:
        self.has_stand_in = policy == STAND_IN
        self._held_in: dict[int, int] = {}  # the round in which the clock was last held for a seat
        self._missed: set[int] = set()

    def holds(self, away: list[int], number: int, waited: int) -> bool:
        """Tell whether a clock that is due for so many ms waits on; `number` counts the rounds of the match."""
        return waited < HOLD and any(self._held_in.get(seat) != number for seat in away)

    def go_on(self, away: list[int], number: int) -> None:
        """Go on without those who are away: for them the clock is not held again in this round."""
        self._held_in |= dict.fromkeys(away, number)
        self._missed |= set(away)

    def come_back(self, seat: int) -> None:
        """Welcome somebody back."""
        self._missed.discard(seat)

    def is_missed(self, seat: int) -> bool:
        """Tell whether the table goes on without a seat."""
        return seat in self._missed
