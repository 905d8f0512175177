"""Simulates whole matches over bad lines, honest players beside one who cheats, timed as a live table times them.

Run `make lag` to write its figures, and those of bench/lag.py, into docs/lag.md anew; they follow from the seeds.
"""

import multiprocessing
import random
import sys
from dataclasses import dataclass, field

from saloon import catalog
from saloon.core.action import Action
from saloon.core.bot import NEVER, Bot
from saloon.core.chance import Chance, SeededChance
from saloon.core.lag import EARLIEST, NO_LIMIT, Line, explained
from saloon.core.realtime import Terms
from saloon.core.rules import View
from saloon.games.fastwest.bots import COWBOY, DESPERADO, LEGEND, TENDERFOOT, Level, ReflexBot
from saloon.games.fastwest.state import DUEL_GRAB, WINDOW, FastwestState, FastwestView
from saloon.lab.clock_driver import ClockDriver
from saloon.table.arrivals import Arrivals, Past, Racer

GAME = catalog.game("fastwest")
SETTLE, CAP = 300, 400  # ms, the options settle_ms and lag_cap_ms
FRAME = 17  # ms; a card is painted with the next picture of the screen
FIRST_PROBES, PROBES = 8, 6  # before the first race, and from one to the next: one every 2 seconds
RACES = (WINDOW, DUEL_GRAB)
RESENT = 200  # ms and two trips, after which a lost packet is sent again


@dataclass
class Road:
    """The network between a player and the house."""

    luck: random.Random
    base: float  # ms there and back
    jitter: float  # the mean of what is added to each trip; exponential, so without an upper end
    loss: float  # the share of packets that are lost, each way
    mean: float = 0  # what the system of the house has measured, as TCP does
    deviation: float = 0

    def trip(self) -> int:
        """Draw how long something takes there and back."""
        took = self.base + self.luck.expovariate(1 / self.jitter)
        self.deviation += (abs(took - self.mean) - self.deviation) / 4 if self.mean else took / 2
        self.mean += (took - self.mean) / 8 if self.mean else took
        return int(took + (RESENT + 2 * self.base if self.luck.random() < 2 * self.loss else 0))


def any_road(luck: random.Random) -> Road:
    """Draw the line of an honest player: 5 to 250 ms, jitter, loss."""
    return Road(luck, luck.uniform(5, 250), luck.uniform(1, 25), luck.uniform(0, 0.01))


def good_road(luck: random.Random) -> Road:
    """Return the line that a cheater chooses."""
    return Road(luck, 20, 2, 0)


class Client:
    """The program of an honest player: answers at once, and tells the truth."""

    frame = FRAME
    is_direct = True  # no proxy stands before the house, whose system so measures the line itself

    def answer(self, trip: int) -> int:
        """Return when a probe is answered that took so long there and back."""
        return trip

    def react(self, true: int, race: "Race") -> int:
        """Return when it acts, from painting the card, if a person would do so at the true time."""
        return true

    def claim(self, acts: int, race: "Race") -> int:
        """Return when it says that it acted."""
        return acts


@dataclass
class Race:
    """What a client can know of a race."""

    number: int
    is_duel: bool
    is_first: bool  # of the inputs of this client
    shown: int  # when it is shown what another one did first
    first: int  # when that was


class Player(Bot):
    """A person with the reactions of a bot, behind a line, with a program that may cheat."""

    def __init__(self, house: "House", level: Level, seat: int, client: Client, road: Road, past: Past) -> None:
        self.is_timed = True
        self.client = client
        self.road = road
        self.racer = Racer(seat, Line(), past)
        self._house = house
        self._mind = ReflexBot(level)
        self._true = NEVER  # when the person acted last
        self._n = 0
        self.probe(FIRST_PROBES)

    def probe(self, times: int) -> None:
        """Answer the probes of the house."""
        for _ in range(times):
            answered = self.client.answer(self.road.trip())
            limit = explained(self.road.mean, self.road.deviation) if self.client.is_direct else NO_LIMIT
            self.racer.line.add(answered, limit)

    def choose(self, view: View | None, actions: list[Action], chance: Chance) -> Action:
        return self._mind.choose(view, actions, chance)

    def when(self, view: View, previous: int, chance: Chance) -> int:
        """Return the time that counts for the next input."""
        assert isinstance(view, FastwestView)
        if view.phase in RACES:
            self._house.open(view)
        is_first = previous == NEVER
        true = self._mind.when(view, previous if is_first else self._true, chance)
        if view.phase not in RACES or true == NEVER:
            return true
        return self._send(true, self._house.race(self.racer.seat, view, is_first=is_first))

    def _send(self, true: int, race: Race) -> int:
        self._true = acts = self.client.react(true, race)
        painted = int(self.road.luck.random() * self.client.frame)
        self._n += 1
        claimed = max(EARLIEST, self.client.claim(acts, race))
        at = self._house.arrivals.time(self.racer, self._n, claimed, acts + painted + self.road.trip())
        self._house.acted(self.racer.seat, at)
        return at


class House:
    """A table of the house: opens races, and times whoever acts in them."""

    def __init__(self, seats: int, *, is_public: bool = False) -> None:
        self.arrivals = Arrivals(Terms(SETTLE, CAP, [0] * seats, has_stand_in=True))
        self.players: list[Player] = []
        self.races = 0
        self._window = -1
        self._firsts: dict[int, int] = {}
        self._is_public = is_public  # as tables once were: what somebody did was shown at once

    def open(self, view: FastwestView) -> None:
        """Open the race that a player sees, unless it is open."""
        if view.window != self._window:
            self._window = view.window
            self._firsts = {}
            self.races += 1
            for player in self.players:
                player.probe(PROBES)
            self.arrivals.open([player.racer for player in self.players], is_race=True)

    def race(self, seat: int, view: FastwestView, *, is_first: bool) -> Race:
        """Describe a race as a client can know it."""
        first = min([at for other, at in self._firsts.items() if other != seat], default=1 << 20)
        shown = first + (0 if self._is_public else self.arrivals.wait)
        return Race(self.races, view.phase == DUEL_GRAB, is_first, shown, first)

    def acted(self, seat: int, at: int) -> None:
        """Note a time that counts."""
        self._firsts.setdefault(seat, at)


@dataclass
class Sitting:
    """Some matches in a row between the same people; the last one sits close to the house, and may cheat."""

    seed: str
    cheater: type[Client] = Client
    level: Level = COWBOY
    seats: int = 4
    is_public: bool = False
    matches: int = 0
    flagged: int = 0  # the match in which the last player was; 0: never
    roads: list[Road] = field(default_factory=list)
    pasts: list[Past] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)

    def play(self, matches: int) -> "Sitting":
        """Play so many matches."""
        luck = random.Random(self.seed)
        self.pasts = [Past() for _ in range(self.seats)]
        self.wins = [0.0] * self.seats
        self.roads = [*[any_road(luck) for _ in range(self.seats - 1)], good_road(luck)]
        for _ in range(matches):
            self._play_one()
        return self

    def _play_one(self) -> None:
        house = House(self.seats, is_public=self.is_public)
        clients = [*[Client() for _ in self.roads[1:]], self.cheater()]
        seats = zip(range(self.seats), clients, self.roads, self.pasts, strict=True)
        house.players = [Player(house, self.level, *each) for each in seats]
        scores = GAME.rules.scores(play(house.players, f"{self.seed} {self.matches}"))
        self.matches += 1
        winners = [seat for seat in range(self.seats) if scores[seat] == max(scores)]
        for seat in winners:
            self.wins[seat] += 1 / len(winners)
        if not self.flagged and self.pasts[-1].conduct.flags():
            self.flagged = self.matches

    def false_flags(self) -> int:
        """Count the honest players who were flagged."""
        honest = self.pasts if self.cheater is Client else self.pasts[:-1]
        return len([past for past in honest if past.conduct.flags()])


def play(players: list[Player], seed: str) -> FastwestState:
    """Play a match to its end."""
    seats = len(players)
    lucks = [SeededChance(f"{seed} {seat}") for seat in range(seats)]
    driver = ClockDriver(GAME, seats, GAME.settle(seats, {}), list(players), SeededChance(seed), lucks)
    while driver.step():
        pass
    assert isinstance(driver.state, FastwestState)
    return driver.state


# Those who cheat


class Claimer(Client):
    """A page that says that it acted earlier; it cannot delay what its browser answers."""

    frame = 1
    by = 0

    def claim(self, acts: int, race: Race) -> int:
        return acts - self.by


class Delayer(Claimer):
    """A program of one's own that says so, too, and answers probes so much later."""

    def answer(self, trip: int) -> int:
        return trip + self.by


class Hidden(Delayer):
    """The same behind a proxy, where the house cannot measure the line by itself."""

    is_direct = False


class Script(Client):
    """Acts by itself after 170 to 200 ms."""

    frame = 1

    def react(self, true: int, race: Race) -> int:
        return 170 + true % 31 if race.is_first else true


class Sniper(Client):
    """Waits until it is shown what another one did, and says that it was a millisecond earlier."""

    frame = 1

    def react(self, true: int, race: Race) -> int:
        return min(true, race.shown) if race.is_first else true

    def claim(self, acts: int, race: Race) -> int:
        return race.first - 1 if acts >= race.shown and race.is_first else acts


def by(kind: type[Claimer], ms: int) -> type[Client]:
    """Make a client that lies by so many ms."""
    return type(f"{kind.__name__}{ms}", (kind,), {"by": ms, "__module__": __name__})


CHEATERS: dict[str, type[Client]] = {
    "nobody: an honest player": Client,
    "a script at 170 to 200 ms": Script,
    "waits for the others' records, claims 1 ms less": Sniper,
    **{f"a page that claims {ms} ms less": by(Claimer, ms) for ms in (30, 60, 100, 200)},
    **{f"a program that delays echoes and claims {ms} ms less": by(Delayer, ms) for ms in (30, 60, 100, 200)},
    **{f"the same, {ms} ms, behind a proxy": by(Hidden, ms) for ms in (60, 200)},
}
LEVELS = {"Tenderfoot": TENDERFOOT, "Cow-boy": COWBOY, "Desperado": DESPERADO, "Legend": LEGEND}


# The figures

SITTINGS, IN_A_ROW = 300, 8  # with honest players alone, twice as many
BANDS = ((5, 50), (50, 100), (100, 150), (150, 200), (200, 250))  # ms there and back


@dataclass
class Task:
    """A sitting to be played by another process."""

    number: int
    cheater: str
    level: str

    def seed(self) -> str:
        """Return the seed: beside every cheater sit the same people."""
        return f"{self.level} {self.number}"


@dataclass
class Found:
    """What is counted of a sitting."""

    wins: list[float]  # of each seat
    trips: list[float]  # of each seat
    flagged: int
    false: int
    races: int


def find(task: Task) -> Found:
    """Play a sitting."""
    sitting = Sitting(task.seed(), CHEATERS[task.cheater], LEVELS[task.level]).play(IN_A_ROW)
    trips = [road.base for road in sitting.roads]
    races = sum(past.conduct.count for past in sitting.pasts)
    return Found(sitting.wins, trips, sitting.flagged, sitting.false_flags(), races)


def find_all(cheater: str, level: str, sittings: int) -> list[Found]:
    """Play many sittings on all processors, and tell on the way."""
    tasks = [Task(number, cheater, level) for number in range(sittings)]
    print(f"{level}: {cheater}", file=sys.stderr, flush=True)
    with multiprocessing.Pool() as pool:
        return pool.map(find, tasks, chunksize=max(1, sittings // 50))


def share(found: list[Found], seat: int = -1) -> float:
    """Return the share of matches that a seat won."""
    return sum(each.wins[seat] for each in found) / len(found) / IN_A_ROW


def soon(found: list[Found]) -> float:
    """Return the share of cheaters who were flagged within two matches."""
    return len([each for each in found if 0 < each.flagged <= 2]) / len(found)


def cheaters(sittings: int) -> list[str]:
    """Lay out what cheaters gain, and whether they are flagged."""
    lines = ["| who sits down | share of wins | gain | flagged within two matches |", "|---|---|---|---|"]
    usual = 0.0
    for name in CHEATERS:
        found = find_all(name, "Cow-boy", sittings)
        usual = usual or share(found)
        gain = f"{100 * (share(found) - usual):+.1f} points"
        lines.append(f"| {name} | {share(found):.1%} | {gain} | {soon(found):.1%} |")
    return lines


def honest(sittings: int) -> list[str]:
    """Lay out what becomes of honest players, by their lines."""
    bands = " | ".join(f"{low} to {high} ms" for low, high in BANDS)
    lines = [f"| reactions of a | {bands} | flagged, in 1,000 matches |", "|---|" + "---|" * (len(BANDS) + 1)]
    by_level = {level: find_all("nobody: an honest player", level, 2 * sittings) for level in LEVELS}
    by_level["anybody"] = [each for found in by_level.values() for each in found]
    for level, found in by_level.items():
        shares = " | ".join(f"{band_share(found, *band):.1%}" for band in BANDS)
        lines.append(f"| {level} | {shares} | {1000 * false_rate(found):.2f} |")
    return lines


def band_share(found: list[Found], low: int, high: int) -> float:
    """Return the share of wins of the honest players whose trips lie between two bounds."""
    wins = [
        won / IN_A_ROW for each in found for won, trip in zip(each.wins, each.trips, strict=True) if low <= trip < high
    ]
    return sum(wins) / len(wins)


def false_rate(found: list[Found]) -> float:
    """Return how many honest players are flagged in a match."""
    return sum(each.false for each in found) / len(found) / IN_A_ROW


HEAD = """
## Who cheats

Whole matches of four, timed by the code of a live table (`bench/cheaters.py`; write this page anew with `make lag`).
Three players are honest: lines of 5 to 250 ms there and back, 1 to 25 ms of jitter on average, up to 1 % of packets
lost each way, the reactions of a Cow-boy, screens that paint every {frame} ms. The fourth sits 20 ms away and cheats.
{matches} matches for each line, {row} in a row between the same people; one standard deviation is {error:.1f} points.
Scripts that are not flagged within two matches had no more than a handful of races in them.

The goal is a gain below 3 points, or a flag within two matches. Claims of 30 ms stay below it; of 60 ms and more they
are flagged, because an input then takes longer than its line, measured below the program by the system of the house.
**Behind a proxy** the house cannot measure the line, and a program that delays its echoes gains by it: play against the
clock without one, or among people who know each other.
"""

HONEST = """
## Who does not

Four honest players with the same reactions, the last always 20 ms away: each should win 25 %. By the length of their
line, and how many of them are flagged by mistake; {matches} matches for each line, one standard deviation is
{error:.1f} points of share, and {all_error:.1f} for anybody:
"""


def page(sittings: int) -> str:
    """Write the figures."""
    matches = sittings * IN_A_ROW
    head = HEAD.format(frame=FRAME, matches=f"{matches:,}", row=IN_A_ROW, error=_error(matches))
    results = 2 * matches * 4 // len(BANDS)  # in a band
    told = HONEST.format(matches=f"{2 * matches:,}", error=_error(results), all_error=_error(results * len(LEVELS)))
    return "\n".join([head, *cheaters(sittings), told, *honest(sittings), ""])


def _error(results: int) -> float:
    return float(100 * (0.25 * 0.75 / results) ** 0.5)


if __name__ == "__main__":
    sys.stdout.write(page(int(sys.argv[1]) if len(sys.argv) > 1 else SITTINGS))
