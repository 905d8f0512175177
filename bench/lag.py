"""Simulates races over bad lines: how often the wrong player wins, with compensation and without.

Run `make lag` to write docs/lag.md anew; the numbers follow from the seed. What cheaters gain is in bench/cheaters.py.
"""

import math
import random
import sys
from dataclasses import dataclass, field

from saloon.core.chance import SeededChance
from saloon.core.lag import Line, effective
from saloon.core.realtime import Terms
from saloon.games.fastwest.bots import COWBOY, reaction
from saloon.table.arrivals import Arrivals, Past, Racer

CAP = 400  # ms, the option lag_cap_ms
MARGIN = 60
PROBES = 20
TERMS = Terms(settle=300, lag_cap=CAP, handicaps=[0], has_stand_in=True)
TRIPS = (0, 50, 100, 150, 200, 300)  # ms, the longest round trip without jitter
JITTERS = (0, 50, 100, 150, 200, 300)  # ms, the most that is added to one leg of the way
GAPS = (10, 20, 30, 50, 100)  # ms between the true reaction times
TRIALS = 4000
METHODS = ("none", "lowest", "house")
PLACES = {"none": "no compensation", "lowest": "lowest of 20 probes", "house": "the house"}


@dataclass
class Road:
    """A line between a player and the table: a round trip, and jitter on one leg of it."""

    trip: int
    jitter: int
    luck: random.Random
    has_tail: bool = False
    past: Past = field(default_factory=Past)  # of the player behind it

    def pass_once(self) -> int:
        """Return the round trip of one exchange; which leg the jitter is on does not matter to those who measure."""
        if self.has_tail:
            return self.trip + int(-math.log(1 - self.luck.random()) * self.jitter / 3)
        return self.trip + int(self.luck.random() * (self.jitter + 1))

    def probed(self) -> Line:
        """Return what the house knows of the line."""
        line = Line()
        for _ in range(PROBES):
            line.add(self.pass_once())
        return line


def counted(method: str, road: Road, rt: int) -> int:
    """Return the time that counts for an honest player: what the client claims is true."""
    elapsed = rt + road.pass_once()
    if method == "none":
        return elapsed
    line = road.probed()
    if method == "lowest":
        return effective(rt, elapsed, min(min(line.trips) + MARGIN, CAP))
    arrivals, racer = Arrivals(TERMS), Racer(0, line, road.past)
    arrivals.open([racer], is_race=True)
    return arrivals.time(racer, 1, rt, elapsed)


def wrong_share(method: str, trip: int, jitter: int, gap: int, trials: int, has_tail: bool = False) -> float:
    """Return the share of races that the slower player wins over the bad line of the other; a tie is half a mistake."""
    luck = random.Random(f"{method} {trip} {jitter} {gap} {has_tail}")
    chance = SeededChance(f"{trip} {jitter} {gap}")
    near, far = Past(), Past()
    wrong = 0.0
    for _ in range(trials):
        fast = reaction(COWBOY, chance)
        first = counted(method, Road(int(luck.random() * (trip + 1)), jitter, luck, has_tail, far), fast)
        second = counted(method, Road(0, 0, luck, past=near), fast + gap)
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
    """Return the largest share over all lines with at most so much of a round trip and of jitter."""
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
- **The house** (`src/saloon/core/lag.py`, `src/saloon/table/arrivals.py`): 85 % of the last 60 round trips, here 20,
  never more than the system of the house has measured itself, and 15 ms for the screen. What is late beyond that is
  paid out of a quota of 240 ms, of which 10 ms are regained in every race, and only down to the player's own usual
  time. At most {cap} ms in all.

Made by `make lag`, {trials} races for each number, reaction times of a Cow-boy. Times in ms."""

TAIL = """## True gap 30 ms, the house, jitter with a tail

Real jitter has no upper end. Here it is exponential with a third of the number in the head as its mean: 95 % of all
exchanges stay below that number, a few go far beyond."""

PRICE = """## What it costs

An allowance can be abused: a client that lies about its times gains at most what its line explains, {cap} ms at the
very most, and never gets below 120 ms.

- What somebody did in a race between people is told to nobody before the time has passed after which nothing that
  arrives can count earlier: the largest allowance at the table, 300 ms at least. Waiting for it gains nothing.
- Echoes that are delayed explain nothing where the house can measure the line itself: on Linux TCP tells it, and no
  page and no program at the other end can lengthen that without slowing down its own line. **Behind a proxy it
  cannot**: there the echoes are all it has, and who delays them with a program of their own gains what the last
  rows below show.
- Conduct is judged over all races of a player, from match to match, as long as the house runs (`core/conduct.py`):
  how much likelier are their times for a program than for any person, times too short, times too much alike, inputs
  that take longer than their line does. Whoever is flagged is shown to the host of the table alone; nobody is
  punished by a machine."""


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
    parts += ["", TAIL, "", *table("house", 30, trials, has_tail=True)]
    parts += ["", PRICE.format(cap=CAP)]
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    sys.stdout.write(page(int(sys.argv[1]) if len(sys.argv) > 1 else TRIALS))
