"""Tables for tests: a clock that is set by hand, ids that count, an audience that writes down what it hears."""

import itertools
from collections.abc import Callable
from dataclasses import dataclass, field

from saloon import catalog
from saloon.core.game import Game
from saloon.storage.memory import MemoryStore
from saloon.table.audience import (
    Around,
    Began,
    Entered,
    News,
    Rematched,
    Rested,
    Said,
    UndoAsked,
    UndoClosed,
)
from saloon.table.clock import ClockRule, Ticker
from saloon.table.codes import LENGTH, SIGNS
from saloon.table.lobby import Lobby, Wish
from saloon.table.means import Means
from saloon.table.store import MatchStore
from saloon.table.table import Table

NOON = 1_794_740_400_000  # some day at noon


class HandClock:
    """A clock that goes only when it is told to."""

    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> int:
        return self.time

    def pass_by(self, seconds: float) -> None:
        self.time += int(seconds * 1000)


class HandTicker(Ticker):
    """The time of games against the clock, turned by hand; who waits for it looks again all the time."""

    def __init__(self) -> None:
        super().__init__()
        self.ms = 0.0

    def now(self) -> float:
        return self.ms

    def seconds(self, ms: float) -> float:
        return 0.001 if ms > 0 else 0.0

    def pass_by(self, ms: float) -> None:
        self.ms += ms


@dataclass
class Notebook:
    """An audience that writes down what it hears."""

    heard: list[tuple] = field(default_factory=list)

    def hear(self, news: News) -> None:
        match news:
            case Entered(entry):
                self.heard.append(("entry", entry.seq, entry.kind, entry.seat))
            case UndoAsked(request):
                self.heard.append(("undo_asked", request.number, request.seat, list(request.waits_for)))
            case UndoClosed(request, outcome):
                self.heard.append(("undo_closed", request.number, outcome))
            case Said(line):
                self.heard.append(("chat", line.seat, line.text))
            case Rematched(header):
                self.heard.append(("rematch", header.id))
            case _:
                self.heard.append(({Around: "players", Rested: "rest", Began: "began"}[type(news)],))


@dataclass
class Waker:
    """A listener that does something whenever it hears anything."""

    wake: Callable[[], object]

    def hear(self, news: News) -> None:
        self.wake()


def counted_codes() -> Callable[[], str]:
    """Give what deals codes in order."""
    return map("".join, itertools.product(SIGNS, repeat=LENGTH)).__next__


def a_lobby(
    clock: HandClock | None = None,
    store: MatchStore | None = None,
    games: tuple[Game, ...] = (),
    ticker: Ticker | None = None,
    rest_ms: int = 0,
    welcome: Callable[[Table], None] | None = None,
) -> Lobby:
    """Open a lobby whose ids, codes, seeds and secrets count up from 1; its tables rest only if told to."""
    toys = {game.name: game for game in games}
    ids, seeds, secrets = itertools.count(1), itertools.count(1), itertools.count(1)
    means = Means(
        find_game=lambda name: toys[name] if name in toys else catalog.game(name),
        make_id=lambda: f"table{next(ids)}",
        make_code=counted_codes(),
        make_seed=lambda: f"seed {next(seeds)}",
        make_secret=lambda: f"secret {next(secrets)}",
        now=clock or HandClock(),
        ticker=ticker or Ticker(),
        rest_ms=rest_ms,
    )
    return Lobby(store or MemoryStore(), means, welcome)


async def a_table(
    people: int = 2,
    bots: int = 0,
    *,
    lobby: Lobby | None = None,
    game: str = "abilene",
    clock: ClockRule | None = None,
    **options: object,
) -> Table:
    """Begin a match with people who are all there."""
    lobby = lobby or a_lobby()
    table = await lobby.open(Wish(game, people + bots, options, bots=("cowboy",) * bots, clock=clock))
    for number in range(people):
        seat, _ = await lobby.seating.sit(table, f"Player {number}")
        table.come(seat)
    await lobby.seating.start(table, 0 if people else None)
    return table


def first_move(table: Table, seat: int | None = None) -> tuple[int, str]:
    """Name a seat that is to act, and the first thing it may do."""
    seat = min(table.match.legal) if seat is None else seat
    return seat, table.match.legal[seat][0].text


def ask_again(table: Table, *going_on: int) -> None:
    """Let a table whose state a test has changed put its questions anew, but to those who go on being asked."""
    table.match._ask(list(going_on), renews=False)
    for seat in table.match.turns.pop():
        table.deadlines.turns.ask(seat, table.seq, table.now())
    table.deadlines._allow(table.match, list(table.match.legal))


async def play_on(table: Table, moves: int) -> None:
    """Let whoever is to act make the first legal move, so many times."""
    for _ in range(moves):
        if not table.is_live():
            return
        seat, text = first_move(table)
        await table.act(seat, table.seq, text)
