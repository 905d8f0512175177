"""Plays one game against the clock: every player names his next time, the earliest acts, the others look again."""

from collections.abc import Callable

from saloon.core.action import Action
from saloon.core.bot import NEVER, Bot
from saloon.core.chance import Chance
from saloon.core.event import Event
from saloon.core.game import Game
from saloon.core.options import Options
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
    """Play a game with a clock to its end; give the last state and the number of actions it took.

    Records arrive in the order of time; of equal times the lowest seat's comes first. The clock acts when it is due.
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
        assert game.due is not None, f"{game.name} does not say when its clock is due"
        assert game.pace is not None, f"{game.name} does not say how fast its players are"
        self.game = game
        self.rules = game.rules
        self.seats = seats
        self.bots = bots
        self.chance = chance
        self.lucks = lucks
        self.on_move = on_move
        self.due = game.due
        self.pace = game.pace
        self.state: State = game.rules.setup(seats, options, chance)
        self.actions = 0
        self.windows = 0  # that players could act in at times of their own

    def step(self) -> bool:
        """Play on until the next state opens; tell whether the game goes on."""
        acting = self.rules.to_act(self.state)
        if not acting:
            return False
        seat = acting[0]
        legal = self.rules.legal_actions(self.state, seat)
        if seat == self.seats:
            self._apply(seat, legal[0])
        elif legal[0].verb in self.game.timed:
            self._race(acting)
        else:
            self._apply(seat, self._choose(seat, legal))
        return True

    def _race(self, acting: tuple[int, ...]) -> None:
        """Let the players act in the order of their times until the clock is due."""
        self.windows += 1
        last = [NEVER] * self.seats
        times = [NEVER] * self.seats
        for seat in acting[:-1]:
            times[seat] = self._when(seat, NEVER)
        while (seat := _earliest(times)) != NEVER and times[seat] <= self.due(self.state):
            last[seat] = times[seat]
            times[seat] = self._act(seat, times[seat])
            self._look_again(seat, last, times)
        self._apply(self.seats, self.rules.legal_actions(self.state, self.seats)[0])

    def _act(self, seat: int, at: int) -> int:
        """Let a player act at his time; give his next time."""
        legal = self.rules.legal_actions(self.state, seat)
        if not legal:
            return NEVER
        action = self._choose(seat, legal)
        if action.verb not in self.game.timed:
            self._apply(seat, action)
            return NEVER
        self._apply(seat, action.timed(at))
        return self._when(seat, at)

    def _look_again(self, seat: int, last: list[int], times: list[int]) -> None:
        """Let those look again who had done and acted in the same millisecond: the lot may have gone against them."""
        for other in range(self.seats):
            if last[other] == last[seat] and other != seat and times[other] == NEVER:
                times[other] = self._when(other, last[other])

    def _when(self, seat: int, previous: int) -> int:
        bot = self.bots[seat]
        if bot.is_timed:
            at = bot.when(self.rules.view(self.state, seat), previous, self.lucks[seat])
        else:
            at = self.pace(previous, self.lucks[seat])
        return at if at <= self.rules.time_bounds(self.state, seat)[1] else NEVER

    def _choose(self, seat: int, legal: list[Action]) -> Action:
        bot = self.bots[seat]
        view = None if bot.is_blind else self.rules.view(self.state, seat)
        return bot.choose(view, legal, self.lucks[seat])

    def _apply(self, seat: int, action: Action) -> None:
        events = self.rules.apply(self.state, seat, action, self.chance)
        self.actions += 1
        if self.on_move is not None:
            self.on_move(seat, action, events)


def _earliest(times: list[int]) -> int:
    """Name the seat with the earliest time, the lowest of equals; NEVER if nobody has one."""
    best = NEVER
    for seat, at in enumerate(times):
        if at != NEVER and (best == NEVER or at < times[best]):
            best = seat
    return best
