"""Simulates races over bad lines: how often the wrong player wins, with compensation and without.

Run `python bench/lag.py > docs/lag.md` to write the page anew; the numbers follow from the seed.
"""

import math
import random
import sys
from dataclasses import dataclass

from saloon.core.chance import SeededChance
from saloon.core.lag import PROBES, Probes, effective
from saloon.games.fastwest.bots import COWBOY, reaction

CAP = 400  # ms, the option lag_cap_ms
MARGIN = 60
TRIPS = (0, 50, 100, 150, 200, 300)  # ms, the longest round trip without jitter
JITTERS = (0, 50, 100, 150, 200, 300)  # ms, the most that is added to one leg of the way
GAPS = (10, 20, 30, 50, 100)  # ms between the true reaction times
TRIALS = 4000
METHODS = ("none", "lowest", "highest")
PLACES = {"none": "no compensation", "lowest": "lowest of 20 probes", "highest": "highest of 20 probes"}


@dataclass
class Line:
    """A line between a player and the table: a round trip, and jitter on one leg of it."""

    trip: int
    jitter: int
    luck: random.Random
    has_tail: bool = False

    def pass_once(self) -> int:
        """Give the round trip of one exchange; which leg the jitter is on does not matter to those who measure."""
        if self.has_tail:
            return self.trip + int(-math.log(1 - self.luck.random()) * self.jitter / 3)
        return self.trip + int(self.luck.random() * (self.jitter + 1))

    def allowance(self, method: str) -> int:
        """Probe the line and allow for what was found."""
        trips = [self.pass_once() for _ in range(PROBES)]
        if method == "lowest":
            return min(min(trips) + MARGIN, CAP)
        probes = Probes()
        for trip in trips:
            probes.add(trip)
        return probes.allowance(CAP)


def counted(method: str, line: Line, rt: int) -> int:
    """Give the time that counts for an honest player: what the client claims is true."""
    elapsed = rt + line.pass_once()
    return elapsed if method == "none" else effective(rt, elapsed, line.allowance(method))


def wrong_share(method: str, trip: int, jitter: int, gap: int, trials: int, has_tail: bool = False) -> float:
    """Give the share of races that the slower player wins, the faster one's line being bad; a tie is half a mistake."""
    luck = random.Random(f"{method} {trip} {jitter} {gap} {has_tail}")
    chance = SeededChance(f"{trip} {jitter} {gap}")
    wrong = 0.0
    for _ in range(trials):
        fast = reaction(COWBOY, chance)
        first = counted(method, Line(int(luck.random() * (trip + 1)), jitter, luck, has_tail), fast)
        second = counted(method, Line(0, 0, luck), fast + gap)
        wrong += 1.0 if first > second else 0.5 if first == second else 0.0
    return wrong / trials


def table(method: str, gap: int, trials: int, has_tail: bool = False) -> list[str]:
    """Lay out the shares for one method and one true gap."""
    lines = ["| round trip up to | " + " | ".join(f"jitter {jitter}" for jitter in JITTERS) + " |"]
    lines.append("|---|" + "---|" * len(JITTERS))
    for trip in TRIPS:
        shares = [f"{wrong_share(method, trip, jitter, gap, trials, has_tail):.1%}" for jitter in JITTERS]
        lines.append(f"| {trip} ms | " + " | ".join(shares) + " |")
    return lines


def worst(method: str, gap: int, trials: int, most: int) -> float:
    """Give the largest share over all lines with at most so much of a round trip and of jitter."""
    trips, jitters = [[value for value in values if value <= most] for values in (TRIPS, JITTERS)]
    return max(wrong_share(method, trip, jitter, gap, trials) for trip in trips for jitter in jitters)


HEAD = """# Lag: who was faster?

Two players react to the same card, one of them a true gap before the other; both tell the truth about their times.
The slower one sits next to the table, the faster one behind a bad line. How often does the slower one win? A tie,
decided by lot, is half a mistake.

- The bad line has a round trip between 0 and the number in the first column, drawn anew for every race, and adds
  between 0 and the number in the head of the column as **jitter on one leg only**, drawn anew for every exchange. It
  does not matter which leg: the table measures from sending the card to receiving the input.
- **No compensation**: the input that arrives first wins.
- **Lowest of 20 probes**: what clocks on networks usually do. The claimed time counts as far as the lowest of the last
  20 round trips + {margin} ms explains the rest.
- **Highest of 20 probes**: what the house does (`src/saloon/core/lag.py`): the highest of the last 20 round
  trips + {margin} ms, at most {cap} ms.

Made by `python bench/lag.py`, {trials} races for each number, reaction times of a Cow-boy. Times in ms."""

TAIL = """## True gap 30 ms, highest of 20 probes, jitter with a tail

Real jitter has no upper end. Here it is exponential with a third of the number in the head as its mean: 95 % of all
exchanges stay below that number, a few go far beyond."""

PRICE = """## What it costs

An allowance can be abused: a client that lies about its times gains at most the allowance, {margin} ms more than its
worst probe and {cap} ms at the very most, and never gets below 120 ms. Whoever does so window after window stands out:
the median of `elapsed - rt` exceeds the probes by more than 120 ms, or the median time falls below 170 ms, and the
player is flagged for people to look at."""


def page(trials: int) -> str:
    """Write the page."""
    parts = [
        HEAD.format(margin=MARGIN, cap=CAP, trials=f"{trials:,}"),
        "",
        "## Up to 150 ms of round trip and of jitter",
        "",
    ]
    parts += ["The worst line of all, by true gap:", ""]
    parts += ["| true gap | " + " | ".join(PLACES.values()) + " |", "|---|---|---|---|"]
    for gap in GAPS:
        parts.append(
            f"| {gap} ms | " + " | ".join(f"{worst(method, gap, trials, 150):.1%}" for method in METHODS) + " |"
        )
    for gap in (30, 100):
        for method in METHODS:
            parts += ["", f"## True gap {gap} ms, {PLACES[method]}", "", *table(method, gap, trials)]
    parts += ["", TAIL, "", *table("highest", 30, trials, has_tail=True)]
    parts += ["", PRICE.format(margin=MARGIN, cap=CAP)]
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    sys.stdout.write(page(int(sys.argv[1]) if len(sys.argv) > 1 else TRIALS))
