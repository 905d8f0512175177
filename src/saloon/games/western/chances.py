"""Chances: how likely each player of Western is to win, from what they still need, their cards and whose turn it is.

The numbers were fitted to games between bots: who won, against purses and hands at the beginning of a turn. They count
steps: after 256 of them a chance has halved, beside those of the others.
"""

from typing import Final

from saloon.games.western.cards import HORSE, KINDS, MOST_SEATS, TRAIN
from saloon.games.western.pactole import has_attack
from saloon.games.western.state import WesternState
from saloon.games.western.weights import WEIGHTS

STEPS: Final = 256
WHOLE: Final = 1 << 30
POWERS: Final[list[int]] = [round(WHOLE * 2.0 ** (-step / STEPS)) for step in range(STEPS)]
BEST: Final = 2000  # steps above a hand without any worth, which nobody reaches
NEAR: Final = 12  # units from the goal: so near, it matters more who plays first, and whom a sheriff protects
MOST_NEEDED: Final = 216  # units
MOST_HORSES: Final = 3  # in a combination
TABLES: Final = [0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3]  # which of the rows below goes with a number of players

# What each unit costs that is still needed: the last 6 of them, the 6 before those, then 4, 14, and all others.
BANDS: Final = [6, 12, 16, 30, MOST_NEEDED]
BY_UNIT: Final = [
    [64, 31, 12, 18, 7],
    [58, 41, 23, 18, 10],
    [74, 57, 18, 16, 6],
    [63, 70, 16, 15, 4],
]


def _falls(by_unit: list[int]) -> list[int]:
    """Add up what all units cost, by the number that is needed."""
    falls = [0]
    for need in range(1, MOST_NEEDED + 1):
        band = [need <= end for end in BANDS].index(True)
        falls.append(falls[-1] + by_unit[band])
    return falls


FALLS: Final[list[list[int]]] = [_falls(BY_UNIT[TABLES[seats]]) for seats in range(MOST_SEATS + 1)]


def weigh(state: WesternState) -> list[int]:
    """Weigh the chances of all players beside each other."""
    seats = len(state.money)
    weights: list[int] = []
    for seat in range(seats):
        need = state.options.goal_units - state.money[seat]
        away = (seats + (seat - state.turn) * state.direction) % seats
        steps = BEST + fall(seats, need, away) - _hand(state, seat)
        if state.sheriffs[seat] and need < NEAR:
            steps -= WEIGHTS.guard[TABLES[seats]] * (NEAR - need)
        weights.append(power(steps))
    return weights


def _hand(state: WesternState, seat: int) -> int:
    """Return what a hand is worth."""
    table = TABLES[len(state.money)]
    hand, worth, spare = state.hands[seat], WEIGHTS.worth[table], WEIGHTS.spare[table]
    steps = 0
    for card in range(KINDS):
        copies = hand[card]
        if copies > 0:
            steps += worth[card] + (copies - 1) * spare[card]
    if has_attack(hand):
        by_unit = WEIGHTS.bank_by_horse[table] * min(MOST_HORSES, hand[HORSE])
        if hand[TRAIN] > 0:
            by_unit += WEIGHTS.bank_by_train[table]
        steps += by_unit * state.bank // 100
    return steps


def fall(seats: int, need: int, away: int) -> int:
    """Return the steps by which a chance falls for a player who needs so many units and plays after so many others."""
    table = TABLES[seats]
    late = WEIGHTS.last[table]
    if need < NEAR:
        late += WEIGHTS.last_near[table] * (NEAR - need)
    return FALLS[seats][need] + late * away // seats


def power(steps: int) -> int:
    """Return the whole halved once every so many steps, and never nothing."""
    if steps <= 0:
        return WHOLE
    return max(1, POWERS[steps % STEPS] >> min(steps // STEPS, 30))
