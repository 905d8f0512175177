"""Worlds: states that a seat imagines from its view, each with its own luck; every candidate meets the same ones."""

from collections.abc import Callable
from math import sqrt
from typing import Any, Final

from saloon.core.chance import QuietChance, mixed
from saloon.core.game import Game
from saloon.core.rules import State, View

DRAFTS: Final = 4  # imagined states of which the more credible ones are taken more often


class World:
    """An imagined state, and the luck of everything that happens in it."""

    def __init__(self, state: State, seed: int) -> None:
        self.state = state
        self.seed = seed

    def dice(self) -> QuietChance:
        """Return the luck of the game in this world, always from its beginning."""
        return QuietChance(self.seed ^ 0x5BD1E995)

    def minds(self) -> QuietChance:
        """Return the luck by which players choose between equals; their draws change nobody's dice."""
        return QuietChance(self.seed ^ 0x27D4EB2F)


class Worlds:
    """All worlds that one seat imagines for one decision, made when they are first needed."""

    def __init__(self, game: Game, view: View, seed: int) -> None:
        self._game = game
        self._rules = game.rules
        self._view = view
        self._seed = seed
        self._credence: Callable[[Any, Any], int] | None = game.foresight.credence
        self._made: list[World] = []

    def world(self, number: int) -> World:
        """Return a world by its number."""
        while len(self._made) <= number:
            seed = mixed(self._seed + 0x9E3779B9 * (len(self._made) + 1))
            self._made.append(World(self._imagine(QuietChance(seed)), seed))
        return self._made[number]

    def share(self, rollouts: int) -> int:
        """Return how many rollouts this table gets of what the smallest one would, by the root of its size.

        They last longer with more players, but there is more to find out, too.
        """
        seats = len(self._rules.scores(self.world(0).state))
        return max(1, round(rollouts * sqrt(self._game.seats[0] / seats)))

    def _imagine(self, luck: QuietChance) -> State:
        """Imagine a state; where the game can tell how credible one is, choose among several drafts."""
        credence = self._credence
        if credence is None:
            state: State = self._rules.imagine(self._view, luck)
            return state
        drafts: list[State] = [self._rules.imagine(self._view, luck) for _ in range(DRAFTS)]
        weights = [max(1, credence(self._view, draft)) for draft in drafts]
        mark = luck.below(sum(weights))
        for draft, weight in zip(drafts, weights, strict=True):
            mark -= weight
            if mark < 0:
                return draft
        return drafts[-1]
