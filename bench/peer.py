"""The same random play and clone with OpenSpiel, from Python. Runs in its own environment.

For each line with seconds and a seed it prints one line of JSON.
"""

import json
import random
import sys
import time

import pyspiel

SIMULATIONS = 50  # of one decision
MIDDLE = 60  # actions


def sample(state, pick):
    """Pick an action; at a chance node as OpenSpiel offers it, with its probabilities (all equal in these games)."""
    offered = state.chance_outcomes() if state.is_chance_node() else state.legal_actions()
    chosen = offered[int(pick() * len(offered))]
    return chosen[0] if state.is_chance_node() else chosen


def sample_fast(state, pick):
    """Pick an action from the legal list alone, at chance nodes too: the least OpenSpiel can be asked."""
    offered = state.legal_actions()
    return offered[int(pick() * len(offered))]


def play(name, seconds, seed, choose):
    """Play at random; count all actions (dealing included), decisions of players, and the seconds spent."""
    game, pick = pyspiel.load_game(name), random.Random(seed).random
    actions = decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(choose(state, pick))
            actions += 1
    return actions, decisions, time.perf_counter() - start


def middle(game, pick):
    """Play at random to a decision in the middle of a game; anew, if the game is over before that."""
    state, actions = game.new_initial_state(), 0
    while actions < MIDDLE or state.is_chance_node():
        if state.is_terminal():
            state, actions = game.new_initial_state(), 0
        state.apply_action(sample_fast(state, pick))
        actions += 1
    return middle(game, pick) if state.is_terminal() else state


def clone_us(name, seconds):
    """Clone a state from the middle of a game."""
    state = middle(pyspiel.load_game(name), random.Random(0).random)
    times, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        for _ in range(1000):
            state.clone()
        times += 1000
    return (time.perf_counter() - start) / times * 1e6


def simulations(name, seconds, seed):
    """Let OpenSpiel's MCTS in C++ think about a state from the middle of a game; count its simulations a second."""
    pick, game = random.Random(seed).random, pyspiel.load_game(name)
    state = middle(game, pick)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, seed), 2.0, SIMULATIONS, 1000, False, seed, False)
    times, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        bot.step(state)
        times += SIMULATIONS
    return times / (time.perf_counter() - start)


def measure(seconds, seed):
    """Measure what the house compares itself with."""
    name = "crazy_eights(players=4)"
    actions, _, spent = play(name, seconds, seed, sample)
    fast, _, fast_spent = play(name, seconds, seed, sample_fast)
    _, decisions, gin_spent = play("gin_rummy", seconds, seed, sample)
    return {
        "crazy_eights_actions_per_second": actions / spent,
        "crazy_eights_actions_per_second_legal_lists_only": fast / fast_spent,
        "crazy_eights_clone_us": clone_us(name, seconds / 4),
        "gin_rummy_decisions_per_second": decisions / gin_spent,
        "crazy_eights_simulations_per_second": simulations(name, seconds, seed),
        "gin_rummy_simulations_per_second": simulations("gin_rummy", seconds, seed),
    }


if __name__ == "__main__":
    for line in sys.stdin:
        seconds, seed = line.split()
        print(json.dumps(measure(float(seconds), int(seed))), flush=True)
