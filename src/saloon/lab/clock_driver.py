"""ClockDriver: plays one game against the clock; all players name their next time, and the earliest acts."""

from collections.abc import Callable

from saloon.core.action import Action
from saloon.core.bot import Bot
from saloon.core.chance import Chance
from saloon.core.event import Event
from saloon.core.game import Game
from saloon.core.options import Options
from saloon.core.realtime import Window
from saloon.core.rules import State

OnMove = Callable[[int, Action, list[Event]], None]


def play_against_clock(
    game: Game,
    seats: int,
    options: Options,
    bots: list[Bot],
    chance: Chance,
    lucks: list[Chance],
    on_move: OnMove | None = None,
) -> tuple[State, int]:
    """Play a game with a clock to its end; return the last state and the number of actions it took.

    Inputs arrive in the order of their times, those with the same time by seat. The clock acts when it is due.
    """
    driver = ClockDriver(game, seats, options, bots, chance, lucks, on_move)
    while driver.step():
        pass
    return driver.state, driver.actions


class ClockDriver:
    """A game being played by bots, state by state."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Options,
        bots: list[Bot],
        chance: Chance,
        lucks: list[Chance],
        on_move: OnMove | None = None,
    ) -> None:
        assert game.realtime is not None, f"{game.name} is not played against the clock"
        self.realtime = game.realtime
        self.rules = game.rules
        self.seats = seats
        self.bots = bots
        self.chance = chance
        self.lucks = lucks
        self.on_move = on_move
        self.state: State = game.rules.setup(seats, options, chance)
        self.actions = 0
        self.windows = 0  # in which players could choose when to act

    def step(self) -> bool:
        """Play on until the next state opens; tell whether the game goes on."""
        acting = self.rules.to_act(self.state)
        if not acting:
            return False
        seat = acting[0]
        legal = self.rules.legal_actions(self.state, seat)
        if seat == self.seats:
            self._apply(seat, legal[0])
        elif legal[0].verb in self.realtime.timed:
            self._race(acting)
        else:
            self._apply(seat, self._choose(seat, legal))
        return True

    def _race(self, acting: tuple[int, ...]) -> None:
        """Let the players act in the order of their times until the clock is due."""
        self.windows += 1
        window, due = Window(self.seats), self.realtime.due
        for seat in acting[:-1]:
            self._plan(window, seat)
        seat, at = window.next(due(self.state))
        while seat != window.clock:
            others = window.act(seat)
            goes_on = self._act(seat, at)
            for other in others:
                if goes_on or other != seat:
                    self._plan(window, other)
            seat, at = window.next(due(self.state))
        self._apply(self.seats, self.rules.legal_actions(self.state, self.seats)[0])

    def _plan(self, window: Window, seat: int) -> None:
        view = self.rules.view(self.state, seat)
        at = self.realtime.next_time(self.bots[seat], view, window.previous(seat), self.lucks[seat])
        window.plan(seat, at, self.rules.time_bounds(self.state, seat))

    def _act(self, seat: int, at: int) -> bool:
        """Let a player act at the time they named; tell whether the action was a timed one."""
        legal = self.rules.legal_actions(self.state, seat)
        if not legal:
            return False
        action = self._choose(seat, legal)
        is_timed = action.verb in self.realtime.timed
        self._apply(seat, action.timed(at) if is_timed else action)
        return is_timed

    def _choose(self, seat: int, legal: list[Action]) -> Action:
        bot = self.bots[seat]
        view = None if bot.is_blind else self.rules.view(self.state, seat)
        return bot.choose(view, legal, self.lucks[seat])

    def _apply(self, seat: int, action: Action) -> None:
        events = self.rules.apply(self.state, seat, action, self.chance)
        self.actions += 1
        if self.on_move is not None:
            self.on_move(seat, action, events)
