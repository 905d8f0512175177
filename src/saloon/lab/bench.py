"""Benchmarks: how fast a game runs in this process; bench/run.py compares it with other engines, side by side."""

import random
import time
from collections.abc import Callable

from saloon.bots.levels import LEGEND, WIDTHS, thinks_ahead
from saloon.bots.search.halving import Search
from saloon.bots.thinking import SLICE
from saloon.core.chance import Chance, SeededChance
from saloon.core.game import Game
from saloon.core.options import Options
from saloon.core.rules import State
from saloon.engine import engine
from saloon.lab.clock_driver import ClockDriver
from saloon.lab.walk import Setting, walk

SEARCHED = 400  # rollouts of one decision, at the smallest table
SEATS = 4  # or the nearest number that the game allows


def measure(game: Game, seconds: float, seed: int = 0) -> dict[str, float | bool | str]:
    """Measure random play, cloning and views; the legal actions are listed before each action.

    A game against the clock is played by its own bots: random players would fill every window with noise.
    """
    seats = max(game.seats[0], min(SEATS, game.seats[1]))
    state = middle(game, seats)
    pace = _race(game, seats, seconds, seed) if game.realtime is not None else _play(game, seats, seconds, seed)
    return {
        "game": game.name,
        "players": seats,
        **pace,
        "clone_us": round(_microseconds(state.clone, seconds / 4), 3),
        "view_us": round(_microseconds(lambda: game.rules.view(state, 0), seconds / 4), 3),
        "rollouts_per_second": _think(game, state, seconds, seed) if thinks_ahead(game, LEGEND) else 0,
        "compiled": engine() == "compiled",
    }


def middle(game: Game, seats: int) -> State:
    """Return a state from the middle of a match."""
    states = [match.state for match, _ in walk(game, Setting(seats, {}), "bench", 2_000)]
    choices = [state for state in states if _has_choice(game, state)]
    return choices[len(choices) // 2]


def _has_choice(game: Game, state: State) -> bool:
    acting = game.rules.to_act(state)
    return bool(acting) and len(game.rules.legal_actions(state, acting[0])) > 1


def play_out(game: Game, options: Options, seats: int, chance: Chance, pick: Callable[[], float]) -> int:
    """Play one match at random through the public interface; count its actions."""
    rules = game.rules
    to_act, legal_actions, apply = rules.to_act, rules.legal_actions, rules.apply
    state = rules.setup(seats, options, chance)
    count = 0
    while acting := to_act(state):
        seat = acting[0]
        legal = legal_actions(state, seat)
        apply(state, seat, legal[int(pick() * len(legal))], chance)
        count += 1
    chance.draws.clear()
    return count


def _play(game: Game, seats: int, seconds: float, seed: int) -> dict[str, float]:
    """Play at random for so many seconds; count actions and games."""
    options = game.settle(seats, {})
    chance, pick = SeededChance(f"bench {seed}"), random.Random(seed).random
    actions = games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        actions += play_out(game, options, seats, chance, pick)
        games += 1
    spent = time.perf_counter() - start
    return {"actions_per_second": round(actions / spent), "games_per_second": round(games / spent, 1)}


def _think(game: Game, state: State, seconds: float, seed: int) -> int:
    """Think about a decision from the middle of a match for so many seconds; count the rollouts a second."""
    rules = game.rules
    seat = rules.to_act(state)[0]
    view, actions = rules.view(state, seat), rules.legal_actions(state, seat)
    rollouts, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        search = Search(game, view, actions, seed + rollouts, SEARCHED, WIDTHS[LEGEND])
        while search.step(SLICE) and time.perf_counter() - start < seconds:
            pass
        rollouts += search.thought().rollouts
    return round(rollouts / (time.perf_counter() - start))


def _race(game: Game, seats: int, seconds: float, seed: int) -> dict[str, float]:
    """Let the game's own bots race against the clock for so many seconds; count the windows too."""
    options = game.settle(seats, {})
    names = [list(game.bots)[seat % len(game.bots)] for seat in range(seats)]
    actions = games = windows = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        lucks: list[Chance] = [SeededChance(f"{seed} {games} {seat}") for seat in range(seats)]
        bots = [game.bots[name]() for name in names]
        driver = ClockDriver(game, seats, options, bots, SeededChance(f"{seed} {games}"), lucks)
        while driver.step():
            pass
        actions, games, windows = actions + driver.actions, games + 1, windows + driver.windows
    spent = time.perf_counter() - start
    return {
        "actions_per_second": round(actions / spent),
        "games_per_second": round(games / spent, 1),
        "windows_per_second": round(windows / spent),
    }


def _microseconds(work: Callable[[], object], seconds: float) -> float:
    """Repeat a piece of work for so many seconds; return the microseconds that it takes once."""
    times = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        for _ in range(1000):
            work()
        times += 1000
    return (time.perf_counter() - start) / times * 1e6
