"""The long run: matches that are over are let go at once, and memory does not grow with the number of matches."""

import asyncio
import gc
import os
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
import tally
from houses import Address, a_house, connected
from tables import HandClock, first_move

from saloon import catalog
from saloon.storage.database import open_store
from saloon.table.lobby import Wish
from saloon.table.means import Means

MATCHES = int(os.environ.get("SALOON_SOAK", "300"))
MOVES = 12
GROWTH = 1.10  # of the memory after the first tenth
STATUS = Path("/proc/self/statm")

every_game = pytest.mark.parametrize("name", catalog.names())


async def a_match(address: Address, game: str) -> str:
    """Let people play some moves with somebody watching, then give up."""
    people, lobby = catalog.game(game).seats[0], address.house.lobby
    table = await lobby.open(Wish(game, people, is_public=True))
    secrets = [(await lobby.seating.sit(table, f"Player {seat}"))[1] for seat in range(people)]
    await lobby.seating.start(table, 0)
    name = table.header.id
    async with connected(address, name, secrets[0]) as ada, connected(address, name):
        while table.is_live() and table.seq < MOVES and people not in table.match.legal:
            seat, text = first_move(table, max(table.match.legal))
            await table.act(seat, table.seq, text)
        for seat in range(1, people):
            if table.is_live():
                await table.resign(seat)
        while not ada.heard[-1].get("result"):
            await ada.hear()
    return name


async def let_go(address: Address, clock: HandClock) -> None:
    """Wait until everybody has left, then half an hour; finished matches leave the memory."""
    tables = address.house.lobby.tables.values()
    while any(table.people.presence.is_anybody_here() for table in tables):
        await asyncio.sleep(0.01)
    clock.pass_by(1800)
    await address.house._sweep()
    await asyncio.sleep(0.05)


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@every_game
@pytest.mark.usefixtures("no_collector")
async def test_a_table_that_is_let_go_is_freed_without_the_collector(name: str) -> None:
    clock = HandClock()
    async with a_house(means=Means(now=clock), bot_pace=100) as address:
        table = address.house.lobby.tables[await a_match(address, name)]
        parts = {"table": table, "gate": table.gate, "people": table.people, "crowd": address.house.crowd(table)}
        held = {part: weakref.ref(each) for part, each in parts.items()}
        del table, parts

        await let_go(address, clock)

        assert not address.house.lobby.tables
        assert [part for part, each in held.items() if each() is not None] == []


def memory() -> int:
    """Return the memory of this process, in pages."""
    return int(STATUS.read_text().split()[1])


@pytest.mark.skipif(not STATUS.exists(), reason="only Linux tells how much memory a process has")
@pytest.mark.timeout(3600)
async def test_memory_does_not_grow_with_the_number_of_matches(tmp_path: Path) -> None:
    clock, games = HandClock(), catalog.names()
    store = await open_store(f"sqlite:///{tmp_path / 'house.db'}")
    async with a_house(store, Means(now=clock), bot_pace=100) as address:
        for number in range(1, MATCHES + 1):
            await a_match(address, games[number % len(games)])
            if number % 10 == 0:
                await let_go(address, clock)
                assert not address.house.lobby.tables
            if number == MATCHES // 10:
                gc.collect()
                early = memory()
        gc.collect()
        late = memory()
    tally.note(tally.LOAD, "matches in one run (the soak)", MATCHES)
    tally.note(tally.LOAD, "% of memory more at their end than after a tenth", round(100 * late / early - 100, 1), max)

    assert late < early * GROWTH
