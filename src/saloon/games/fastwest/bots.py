"""Reflex bots: four levels of speed and nerve."""

from typing import Final

from saloon.core.action import Action
from saloon.core.bot import NEVER, Bot
from saloon.core.chance import Chance
from saloon.core.rules import View
from saloon.games.fastwest.actions import GRAB, HANDS_UP, PASS, POINT, PRESS, RELEASE, SALUTE
from saloon.games.fastwest.cards import BANDIT, BLANK, SHERIFF, has_gesture
from saloon.games.fastwest.quantiles import ex_gaussian, normal
from saloon.games.fastwest.state import ANNOUNCE, DUEL_GRAB, DUEL_POINT, IDLE, PICK, FastwestView
from saloon.games.fastwest.table import child_is_near

SHORTEST: Final = 150  # ms; nobody reacts faster
UNHURRIED: Final = 5  # so many times slower, in practice


class Level:
    """How fast and how steady a bot is; each level is made once."""

    def __init__(self, mu: int, sigma: int, tau: int, errors: int, false_grabs: int) -> None:
        self.mu = mu
        self.sigma = sigma
        self.tau = tau
        self.errors = errors  # in a thousand windows
        self.false_grabs = false_grabs  # in a thousand idles with a child


TENDERFOOT: Final = Level(620, 110, 220, 120, 40)
COWBOY: Final = Level(450, 70, 140, 60, 15)
DESPERADO: Final = Level(340, 45, 80, 30, 5)
LEGEND: Final = Level(270, 30, 50, 10, 1)


def tenderfoot() -> Bot:
    """Make the easy bot."""
    return ReflexBot(TENDERFOOT)


def cowboy() -> Bot:
    """Make the normal bot."""
    return ReflexBot(COWBOY)


def desperado() -> Bot:
    """Make the hard bot."""
    return ReflexBot(DESPERADO)


def legend() -> Bot:
    """Make the expert bot."""
    return ReflexBot(LEGEND)


def reaction(level: Level, chance: Chance) -> int:
    """Draw the time from seeing a card to the first input."""
    return max(SHORTEST, ex_gaussian(level.mu, level.sigma, level.tau, chance))


class ReflexBot(Bot):
    """Reacts after a time that it draws itself; it chooses a bullet only when that time has come."""

    is_timed: bool = True

    def __init__(self, level: Level) -> None:
        self.level = level
        self.will_err = False  # at its first opportunity in this window
        self.has_erred = False  # just now

    def when(self, view: View, previous: int, chance: Chance) -> int:
        """Draw the time of the next input."""
        assert isinstance(view, FastwestView)
        if previous == NEVER:
            self.has_erred = False
            return self._first(view, chance)
        if view.phase == IDLE or _is_done(view):
            return NEVER
        return previous + self._pause(view, chance)

    def choose(self, view: View | None, actions: list[Action], chance: Chance) -> Action:
        """Do what the card asks for, or first make a mistake."""
        assert isinstance(view, FastwestView)
        if view.phase in (ANNOUNCE, PICK):
            return actions[chance.below(len(actions))]
        if view.phase == DUEL_POINT:
            return POINT[self._target(view, chance)]
        if view.phase == IDLE:
            return PRESS if PRESS in actions else GRAB[self._smallest(view, chance) - 1]
        return self._react(view, chance)

    def _first(self, view: FastwestView, chance: Chance) -> int:
        if view.phase == IDLE:
            must_press = view.options.manual_flip and view.flipper == view.seat
            return reaction(self.level, chance) if must_press or self._is_fooled(view, chance) else NEVER
        self.will_err = chance.below(1000) < self.level.errors
        first = reaction(self.level, chance)
        return UNHURRIED * first if view.options.practice else first

    def _is_fooled(self, view: FastwestView, chance: Chance) -> bool:
        """Tell whether the bot takes a cactus for the last one that was missing, and overlooks a child."""
        return view.fresh and child_is_near(view.tops) and chance.below(1000) < self.level.false_grabs

    def _pause(self, view: FastwestView, chance: Chance) -> int:
        has_gesture_left = view.phase != DUEL_GRAB and has_gesture(view.tops[view.flipper])
        if self.has_erred:
            self.has_erred = False
            pause = reaction(self.level, chance) * 6 // 10
            return max(pause, view.options.gesture_lock_ms) if has_gesture_left else pause
        if has_gesture_left and view.held[view.seat]:
            return max(0, normal(280, 60, chance))
        return max(0, normal(260, 50, chance))

    def _react(self, view: FastwestView, chance: Chance) -> Action:
        card = view.tops[view.flipper]
        mine = view.held[view.seat]
        if view.phase == DUEL_GRAB:
            return PASS if mine else GRAB[self._smallest(view, chance) - 1]
        if card == BANDIT:
            return self._shoot(view, mine, chance)
        if mine and has_gesture(card):
            return self._gesture(card)
        return _grab_any(_free(view), chance)

    def _shoot(self, view: FastwestView, mine: list[int], chance: Chance) -> Action:
        if mine:
            return RELEASE[BLANK - 1] if mine[0] == BLANK else PASS
        free = _free(view)
        if BLANK in free:
            if self.will_err:
                self.will_err = False
                self.has_erred = True
                return GRAB[BLANK - 1]
            free.remove(BLANK)
        return _grab_any(free, chance)

    def _gesture(self, card: int) -> Action:
        right, wrong = (HANDS_UP, SALUTE) if card == SHERIFF else (SALUTE, HANDS_UP)
        if not self.will_err:
            return right
        self.will_err = False
        self.has_erred = True
        return wrong

    def _smallest(self, view: FastwestView, chance: Chance) -> int:
        """Choose the bullet for the duel; a tenderfoot takes any of the three smallest."""
        free = _free(view)
        if not free:
            return BLANK
        return free[chance.below(min(3, len(free)))] if self.level is TENDERFOOT else free[0]

    def _target(self, view: FastwestView, chance: Chance) -> int:
        others = [seat for seat in range(len(view.tokens)) if seat != view.seat]
        if self.level is TENDERFOOT:
            return others[chance.below(len(others))]
        if self.level is not COWBOY and 2 * view.held[view.seat][0] > len(view.tokens):
            safe = [seat for seat in others if view.seat not in _likely_targets(view, seat)]
            others = safe if safe else others
        best = _fewest_tokens(view, others)
        return best[chance.below(len(best))]


def _is_done(view: FastwestView) -> bool:
    if view.decided or view.complete[view.seat]:
        return True
    mine = view.held[view.seat]
    if view.phase == DUEL_GRAB:
        return len(mine) > 0
    return view.tops[view.flipper] == BANDIT and len(mine) > 0 and mine[0] != BLANK


def _free(view: FastwestView) -> list[int]:
    return [bullet for bullet in range(1, len(view.tokens) + 1) if bullet not in view.gone]


def _grab_any(free: list[int], chance: Chance) -> Action:
    return GRAB[free[chance.below(len(free))] - 1] if free else PASS


def _likely_targets(view: FastwestView, seat: int) -> list[int]:
    """List the players at whom another one probably points: those with the fewest tokens."""
    return _fewest_tokens(view, [other for other in range(len(view.tokens)) if other != seat])


def _fewest_tokens(view: FastwestView, seats: list[int]) -> list[int]:
    fewest = min([view.tokens[seat] for seat in seats])
    return [seat for seat in seats if view.tokens[seat] == fewest]
