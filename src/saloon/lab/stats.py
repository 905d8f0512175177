"""Statistics: shares of wins, places, and confidence intervals."""

from math import sqrt

from saloon.core.rules import Score

WIN = 27720  # parts of one win: any number of winners up to 12 divides it exactly
Z95 = 1.959963984540054  # standard deviations on each side of the mean that hold 95 % of a normal distribution


def win_parts(scores: list[Score]) -> list[int]:
    """Share one win among the best scores, in parts of WIN."""
    best = max(scores)
    part = WIN // scores.count(best)
    return [part if score == best else 0 for score in scores]


def double_places(scores: list[Score]) -> list[int]:
    """Compute twice the place of every score: 2 for the first, and 3 for two players who share places 1 and 2."""
    ranked = sorted(scores, reverse=True)
    return [2 * ranked.index(score) + ranked.count(score) + 1 for score in scores]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Compute the bounds between which the true rate of wins lies with 95 % confidence (Wilson, 1927)."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    spread = Z95 * Z95 / games
    middle = rate + spread / 2
    margin = sqrt(spread * (rate * (1 - rate) + spread / 4))
    return max(0.0, (middle - margin) / (1 + spread)), min(1.0, (middle + margin) / (1 + spread))
