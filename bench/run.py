"""Measures the house side by side with OpenSpiel: interleaved rounds, medians, ratios. Run it with `make bench`."""

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

ROOT = Path(__file__).parent.parent
PEER = ROOT / ".venv-openspiel/bin/python"
OURS = """
import json, sys
from saloon import catalog
from saloon.lab.bench import measure
for line in sys.stdin:
    seconds, seed = line.split()
    found = {name: measure(catalog.game(name), float(seconds), int(seed)) for name in catalog.names()}
    print(json.dumps(found), flush=True)
"""
ROUNDS = int(os.environ.get("SALOON_BENCH_ROUNDS", "60"))  # many short ones: what else the machine does meets everybody
SECONDS = float(os.environ.get("SALOON_BENCH_SECONDS", "0.1"))  # for each number in each round

WINDOWS = 10_000  # a second, whole games against the clock
WANTED = {  # per game: what is compared, and the least ratio; the reasons are in docs/performance.md
    "abilene": ("crazy_eights_actions_per_second", 1.5),
    "farwest": ("crazy_eights_actions_per_second", 1.5),
    "western": ("crazy_eights_actions_per_second", 1.0),
    "carson": ("gin_rummy_decisions_per_second", 3.0),
}
NEAREST = {"carson": "gin_rummy_simulations_per_second"}  # in size, to compare rollouts with OpenSpiel's MCTS in C++


class Measurer:
    """A process that measures when it is asked."""

    def __init__(self, *command: str, **environment: str) -> None:
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
        self._run = subprocess.Popen(command, env={**os.environ, **environment}, cwd=ROOT, **pipes)

    def measure(self, seed: int) -> dict:
        """Let it measure."""
        print(SECONDS, seed, file=self._run.stdin, flush=True)
        line = self._run.stdout.readline()
        return json.loads(line) if line else sys.exit("a measurement failed; its complaint stands above")


def rounds() -> list[dict]:
    """Let everybody measure in turn, many times."""
    measurers = {
        "peer": Measurer(str(PEER), "bench/peer.py"),
        "compiled": Measurer(sys.executable, "-c", OURS),
        "interpreted": Measurer(sys.executable, "-c", OURS, PYTHONPATH=str(ROOT / "src")),
    }
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty()) as progress:
        seeds = progress.track(range(ROUNDS), description="rounds")
        return [{who: each.measure(seed) for who, each in measurers.items()} for seed in seeds]


def median(taken: list[dict], *path: str) -> float:
    """Give the median over the rounds of one number."""
    values = []
    for each in taken:
        for key in path:
            each = each[key]
        values.append(each)
    return statistics.median(values)


def report(taken: list[dict]) -> dict[str, object]:
    """Give medians and ratios: of each game to its peer, round by round."""
    games = {}
    for name in taken[0]["compiled"]:
        keys = ("actions_per_second", "games_per_second", "clone_us", "view_us", "rollouts_per_second")
        numbers = {key: median(taken, "compiled", name, key) for key in keys}
        numbers["interpreted_actions_per_second"] = median(taken, "interpreted", name, "actions_per_second")
        if "windows_per_second" in taken[0]["compiled"][name]:
            numbers["windows_per_second"] = median(taken, "compiled", name, "windows_per_second")
        numbers["compiled"] = all(each["compiled"][name]["compiled"] for each in taken)
        peer, least = WANTED.get(name, ("crazy_eights_actions_per_second", 0.0))
        numbers["peer"] = peer
        numbers["least_ratio"] = least
        numbers["ratio"] = ratio(taken, peer, "compiled", name, "actions_per_second")
        numbers["interpreted_ratio"] = ratio(taken, peer, "interpreted", name, "actions_per_second")
        numbers["clone_ratio"] = ratio(taken, "crazy_eights_clone_us", "compiled", name, "clone_us")
        nearest = NEAREST.get(name, "crazy_eights_simulations_per_second")
        numbers["rollouts_ratio"] = ratio(taken, nearest, "compiled", name, "rollouts_per_second")
        games[name] = numbers
    peers = {key: median(taken, "peer", key) for key in taken[0]["peer"]}
    return {"rounds": len(taken), "seconds": SECONDS, "peers": peers, "games": games}


def ratio(taken: list[dict], peer: str, *path: str) -> float:
    """Give the median over the rounds of ours divided by the peer's."""
    return statistics.median(median([each], *path) / each["peer"][peer] for each in taken)


def show(found: dict) -> None:
    """Print the report as tables."""
    console = Console()
    peers = Table("OpenSpiel 2.0.2", "median")
    for key, value in found["peers"].items():
        peers.add_row(key.replace("_", " "), f"{value:,.2f}" if value < 100 else f"{value:,.0f}")
    table = Table("game", "actions/s", "x peer", "wanted", "interpreted", "x peer", "clone µs", "x peer")
    for name, numbers in found["games"].items():
        table.add_row(
            name,
            f"{numbers['actions_per_second']:,.0f}",
            f"{numbers['ratio']:.2f}",
            f"{numbers['least_ratio']:.1f}",
            f"{numbers['interpreted_actions_per_second']:,.0f}",
            f"{numbers['interpreted_ratio']:.2f}",
            f"{numbers['clone_us']:.2f}",
            f"{numbers['clone_ratio']:.2f}",
        )
    rollouts = Table("game", "rollouts/s", "x MCTS of the peer")
    for name, numbers in found["games"].items():
        if numbers["rollouts_per_second"]:
            rollouts.add_row(name, f"{numbers['rollouts_per_second']:,.0f}", f"{numbers['rollouts_ratio']:.2f}")
    console.print(peers, table, rollouts)
    for name, numbers in found["games"].items():
        if "windows_per_second" in numbers:
            console.print(f"{name}: {numbers['windows_per_second']:,.0f} windows/s, wanted {WINDOWS:,}")


def main() -> None:
    """Measure, print, and fail if the engine was not compiled."""
    found = report(rounds())
    if "--json" in sys.argv:
        print(json.dumps(found, indent=1))
    else:
        show(found)
    if not all(numbers["compiled"] for numbers in found["games"].values()):
        sys.exit("the engine measured here is not compiled: install a C compiler and run `make setup`")


if __name__ == "__main__":
    main()
