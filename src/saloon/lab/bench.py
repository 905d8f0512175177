"""Measures how fast a game runs in this process; ratios to others are taken by bench/run.py, side by side."""

import random
import time
from collections.abc import Callable

from saloon.core.chance import Chance, SeededChance
from saloon.core.game import Game
from saloon.core.options import Options
from saloon.core.rules import State
from saloon.engine import engine
from saloon.lab.walk import Setting, walk

SEATS = 4  # or as many as the game takes


def measure(game: Game, seconds: float) -> dict[str, float | bool | str]:
    """Measure random play, cloning and views; the play lists the legal actions before each action."""
    seats = max(game.seats[0], min(SEATS, game.seats[1]))
    actions, games, spent = _play(game, seats, seconds)
    state = middle(game, seats)
    return {
        "game": game.name,
        "players": seats,
        "actions_per_second": round(actions / spent),
        "games_per_second": round(games / spent, 1),
        "clone_us": round(_microseconds(state.clone, seconds / 4), 3),
        "view_us": round(_microseconds(lambda: game.rules.view(state, 0), seconds / 4), 3),
        "compiled": engine() == "compiled",
    }


def middle(game: Game, seats: int) -> State:
    """Give a state from the middle of a match."""
    states = [match.state for match, _ in walk(game, Setting(seats, {}), "bench", 2_000)]
    return states[len(states) // 2]


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


def _play(game: Game, seats: int, seconds: float) -> tuple[int, int, float]:
    """Play at random for so many seconds; count actions and games, and give the seconds spent."""
    options = game.settle(seats, {})
    chance, pick = SeededChance("bench"), random.Random(0).random
    actions = games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        actions += play_out(game, options, seats, chance, pick)
        games += 1
    return actions, games, time.perf_counter() - start


def _microseconds(work: Callable[[], object], seconds: float) -> float:
    """Repeat a piece of work for so many seconds; give the microseconds it takes once."""
    times = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        for _ in range(1000):
            work()
        times += 1000
    return (time.perf_counter() - start) / times * 1e6
