"""Tables for tests: a clock that is set by hand, ids that count, an audience that writes down what it hears."""

import itertools
from dataclasses import dataclass, field

from saloon import catalog
from saloon.core.event import Event
from saloon.core.game import Game
from saloon.storage.memory import MemoryStore
from saloon.table.chat import Line
from saloon.table.clock import Beat, ClockRule
from saloon.table.consent import UndoRequest
from saloon.table.lobby import Lobby, Means, Wish
from saloon.table.store import Entry, Header, MatchStore
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


class HandBeat(Beat):
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

    def entry(self, entry: Entry, events: list[Event], sender: object) -> None:
        self.heard.append(("entry", entry.seq, entry.kind, entry.seat))

    def players(self) -> None:
        self.heard.append(("players",))

    def began(self) -> None:
        self.heard.append(("began",))

    def undo_asked(self, request: UndoRequest) -> None:
        self.heard.append(("undo_asked", request.number, request.seat, list(request.waits_for)))

    def undo_closed(self, request: UndoRequest, outcome: str) -> None:
        self.heard.append(("undo_closed", request.number, outcome))

    def chat(self, line: Line) -> None:
        self.heard.append(("chat", line.seat, line.text))

    def rematch(self, header: Header) -> None:
        self.heard.append(("rematch", header.id))


def a_lobby(clock: HandClock | None = None, store: MatchStore | None = None, games: tuple[Game, ...] = ()) -> Lobby:
    """Open a lobby whose ids, seeds and secrets count up from 1."""
    toys = {game.name: game for game in games}
    ids, seeds, secrets = itertools.count(1), itertools.count(1), itertools.count(1)
    means = Means(
        find_game=lambda name: toys[name] if name in toys else catalog.game(name),
        make_id=lambda: f"table{next(ids)}",
        make_seed=lambda: f"seed {next(seeds)}",
        make_secret=lambda: f"secret {next(secrets)}",
        now=clock or HandClock(),
    )
    return Lobby(store or MemoryStore(), means)


async def a_table(
    people: int = 2, bots: int = 0, *, lobby: Lobby | None = None, game: str = "abilene", clock: ClockRule | None = None
) -> Table:
    """Begin a match with people who are all there."""
    lobby = lobby or a_lobby()
    table = await lobby.open(Wish(game, people + bots, bots=("cowboy",) * bots, clock=clock))
    for number in range(people):
        seat, _ = await lobby.sit(table, f"Player {number}")
        table.come(seat)
    await lobby.start(table, 0 if people else None)
    return table


def first_move(table: Table, seat: int | None = None) -> tuple[int, str]:
    """Name a seat that is to act, and the first thing it may do."""
    seat = min(table.ledger.legal) if seat is None else seat
    return seat, table.ledger.legal[seat][0].text


async def play_on(table: Table, moves: int) -> None:
    """Let whoever is to act make the first legal move, so many times."""
    for _ in range(moves):
        if not table.is_live():
            return
        seat, text = first_move(table)
        await table.act(seat, table.seq, text)
