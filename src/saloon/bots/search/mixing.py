"""Mixing: regret matching for choices that several seats make at the same time, where a choice that is guessed loses.

Every seat begins with all its choices alike and leans, again and again, to those it regrets not to have made. What each
has chosen on average is a strategy that nobody can exploit much (Hart and Mas-Colell, 2000).
"""

from typing import Final

from saloon.bots.search.rollout import Rollout
from saloon.bots.search.thought import Candidate, Line, Thought
from saloon.bots.search.worlds import World, Worlds
from saloon.core.action import Action
from saloon.core.chance import Chance, QuietChance
from saloon.core.game import Game
from saloon.core.rules import State, View

WORLDS: Final = 64  # that are imagined; then they come again
WARMING: Final = 10  # the first tenth of the choices is made before anything is learned, and does not count


class Leaning:
    """What one seat regrets, and how often it has made each choice, by the text of the action."""

    def __init__(self) -> None:
        self.regrets: dict[str, int] = {}
        self.chosen: dict[str, int] = {}

    def pick(self, actions: list[Action], luck: Chance) -> Action:
        """Pick an action, the more likely the more it is regretted; count it."""
        weights = [max(0, self.regrets.get(action.text, 0)) for action in actions]
        total = sum(weights)
        if total == 0:
            picked = actions[luck.below(len(actions))]
        else:
            picked = actions[-1]
            mark = luck.below(1 << 24) * total >> 24
            for action, weight in zip(actions, weights, strict=True):
                mark -= weight
                if mark < 0:
                    picked = action
                    break
        self.chosen[picked.text] = self.chosen.get(picked.text, 0) + 1
        return picked

    def regret(self, values: list[tuple[Action, int]], made: int) -> None:
        """Note by how much each choice would have been better than the one that was made."""
        for action, value in values:
            self.regrets[action.text] = self.regrets.get(action.text, 0) + value - made


class Mixing:
    """A choice at the same time as others, being thought about; the caller gives slices of work."""

    def __init__(self, game: Game, view: View, actions: list[Action], seed: int, rollouts: int) -> None:
        self._game = game
        self._seat = view.seat
        self._candidates = [Candidate(action, game.rate(view, action)) for action in actions]
        self._worlds = Worlds(game, view, seed)
        self._rollout = Rollout(game)
        self._luck = QuietChance(seed ^ 0x3C6EF372)
        self._leanings: dict[int, Leaning] = {}
        self._budget = self._worlds.share(rollouts)
        self._count = 0
        self._turn = 0
        self._is_warm = False

    def step(self, rollouts: int) -> bool:
        """Make about so many rollouts; tell whether there is more to think about."""
        until = min(self._count + rollouts, self._budget)
        while self._count < until:
            self._learn(self._worlds.world(self._turn % WORLDS))
            self._turn += 1
            if not self._is_warm and WARMING * self._count >= self._budget:
                self._is_warm = True
                self._leaning(self._seat).chosen.clear()
        return self._count < self._budget

    def _learn(self, world: World) -> None:
        """Let everybody choose in a world, then let one seat see what each of its other choices would have led to."""
        seats = self._choosing(world.state)
        legal = {seat: self._legal(world.state, seat) for seat in seats}
        made = {seat: self._leaning(seat).pick(legal[seat], self._luck) for seat in seats}
        others = [seat for seat in seats if seat != self._seat]
        learner = self._seat if self._turn % 2 == 0 or not others else others[self._turn // 2 % len(others)]
        values = [(action, self._value(world, seats, {**made, learner: action}, learner)) for action in legal[learner]]
        chosen = made[learner]
        self._leaning(learner).regret(values, [value for action, value in values if action == chosen][0])
        if learner == self._seat:
            self._note(values)

    def _choosing(self, state: State) -> list[int]:
        players = len(self._game.rules.scores(state))
        return [seat for seat in self._game.rules.to_act(state) if seat < players]

    def _legal(self, state: State, seat: int) -> list[Action]:
        if seat == self._seat:
            return [candidate.action for candidate in self._candidates]
        legal: list[Action] = self._game.rules.legal_actions(state, seat)
        return legal

    def _leaning(self, seat: int) -> Leaning:
        if seat not in self._leanings:
            self._leanings[seat] = Leaning()
        return self._leanings[seat]

    def _value(self, world: World, seats: list[int], made: dict[int, Action], learner: int) -> int:
        """Carry out everybody's choice in a world; return what that is worth for one seat."""
        state, dice = world.state.clone(), world.dice()
        end = self._rollout.end(state)
        for seat in seats:
            self._game.rules.apply(state, seat, made[seat], dice)
        self._rollout.play(state, end, dice, world.minds(), None)
        self._count += 1
        return self._rollout.judge(state)[learner]

    def _note(self, values: list[tuple[Action, int]]) -> None:
        for candidate, (_, value) in zip(self._candidates, values, strict=True):
            candidate.values.append(value)

    def thought(self) -> Thought:
        """Return what is known so far; a candidate is to be chosen in proportion to its weight."""
        chosen = self._leaning(self._seat).chosen
        for candidate in self._candidates:
            candidate.weight = chosen.get(candidate.action.text, 0)
        return Thought(sorted(self._candidates, key=_weight, reverse=True), self._count)

    def line(self, candidate: Candidate) -> Line:
        """Return nothing: what comes of a secret choice depends on what the others choose."""
        return []


def _weight(candidate: Candidate) -> tuple[int, int]:
    return candidate.weight, candidate.rating
