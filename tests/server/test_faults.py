"""What may go wrong, done to real processes: nothing that was acknowledged is ever lost, and nothing happens twice.

SALOON_FAULT_MATCHES (default 30; `make test-faults` takes 200) and SALOON_FAULT_KILLS (default 2) say how long the
test of the pulled plug goes on.
"""

import asyncio
import contextlib
import os
import random
import resource
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx2
import pytest
import tally
import websockets
from houses import Address, Party, a_house, a_party, connected, rest
from processes import Process, open_bot_table, open_bot_tables
from tables import HandClock

from saloon import catalog
from saloon.core.match import replay
from saloon.storage.database import open_store
from saloon.storage.examine import examine
from saloon.storage.memory import MemoryStore
from saloon.table.means import Means
from saloon.table.store import Stored

MATCHES = int(os.environ.get("SALOON_FAULT_MATCHES", "30"))
KILLS = int(os.environ.get("SALOON_FAULT_KILLS", "2"))
HANDS = KILLS**3 // 2 + 1  # of a match: it has to outlast them
MORE_HANDS = HANDS + 4  # of bots, which go on while a busy machine starts the server again
BROKEN = (OSError, websockets.WebSocketException, httpx2.HTTPError, TimeoutError)


@dataclass
class Stubborn:
    """A person who plays the first legal move and sends it again with the same id until it is acknowledged."""

    party: Party
    seat: int
    random: random.Random
    slowest: float = 0  # seconds before a move
    acknowledged: dict[str, int] = field(default_factory=dict)
    is_over: bool = False

    async def play(self, address: Address) -> None:
        """Play until the match ends or the line is cut."""
        async with connected(address, self.party.table, self.party.secrets[self.seat]) as client:
            while True:
                message = client.heard[-1]
                if message.get("id") in (f"{self.seat} {message.get('seq', 0) - 1}",):
                    self.acknowledged[message["id"]] = message["seq"]
                if message.get("result"):
                    self.is_over = True
                    return
                position = message.get("position")
                if position and position["actions"]:
                    act = position["actions"][message["seq"] % len(position["actions"])]
                    name = f"{self.seat} {message['seq']}"
                    await asyncio.sleep(self.random.uniform(0, self.slowest))
                    for _ in range(self.random.choice([1, 1, 2])):
                        await client.send(type="act", id=name, seq=message["seq"], act=act)
                await client.hear()


async def keep_trying(person: Stubborn, where: list[Address]) -> None:
    while not person.is_over:
        with contextlib.suppress(*BROKEN):
            await person.play(where[0])
        await asyncio.sleep(0.05)


async def stored(database: Path) -> dict[str, Stored]:
    store = await open_store(f"sqlite:///{database}")
    headers = await store.headers(("open", "live", "over"))
    found = {header.id: await store.load(header.id) for header in headers}
    await store.close()
    return found


def count(database: Path) -> tuple[int, int]:
    """Count the matches that a server which is gone has not finished, and all entries that it has written."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        live = connection.execute("SELECT count(*) FROM tables WHERE status = 'live'").fetchone()[0]
        return int(live), int(connection.execute("SELECT count(*) FROM entries").fetchone()[0])


async def all_over(address: Address, tables: list[str]) -> bool:
    async with rest(address) as client:
        for table in tables:
            if (await client.get(f"/api/tables/{table}")).json()["status"] != "over":
                return False
    return True


async def written(database: Path, more: int) -> None:
    """Wait until so many entries more are stored: a machine may be slow."""
    _, before = count(database)
    while count(database)[1] < before + more:
        await asyncio.sleep(0.01)


async def test_the_plug_is_pulled_and_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    process = Process(tmp_path, SALOON_BOT_PACE="0.07")
    luck = random.Random(7)
    where = [await process.start()]
    at_kill = []
    try:
        tables = await open_bot_tables(where[0], MATCHES, MORE_HANDS)
        parties = [await a_party(where[0], options={"match_end": "fixed_hands", "hands": HANDS}) for _ in range(3)]
        people = [Stubborn(party, seat, luck, slowest=0.2) for party in parties for seat in (0, 1)]
        playing = [asyncio.create_task(keep_trying(person, where)) for person in people]
        for _ in range(KILLS):
            await written(process.database, luck.randint(MATCHES, 6 * MATCHES))
            process.kill()
            at_kill.append(count(process.database))
            where[0] = await process.start()
        await asyncio.wait_for(asyncio.gather(*playing), 400)
        while not await all_over(where[0], tables):
            await asyncio.sleep(0.5)
        code, _ = process.stop()
    finally:
        process.close()

    assert code == 0
    assert min(live for live, _ in at_kill) > MATCHES // 2  # each kill truly interrupted them
    assert len({entries for _, entries in at_kill}) == KILLS  # and something was played in between
    matches = await stored(process.database)
    assert set(tables) <= set(matches)
    tally.note(tally.FAULTS, "plugs pulled (kill -9)", KILLS)
    entries = sum(len(match.entries) for match in matches.values())
    tally.note(tally.LOAD, "entries stored while the plug was pulled, all replayed", entries)
    for match in matches.values():
        assert [entry.seq for entry in match.entries] == list(range(1, len(match.entries) + 1))
        assert replay(catalog.game(match.header.game), match.log()).is_over()
    for person in people:
        entries = matches[person.party.table].entries
        mine = {entry.client_id: entry.seq for entry in entries if entry.seat == person.seat}
        assert max(Counter(entry.client_id for entry in entries if entry.client_id).values()) == 1
        lost = person.acknowledged.items() - mine.items()
        tally.note(tally.LOSSES, "moves acknowledged and not found again", len(lost))
        tally.note(tally.LOAD, "moves acknowledged to people while the plug was pulled", len(person.acknowledged))
        assert not lost
        assert person.acknowledged


async def grown(database: Path, since: dict[str, Stored]) -> None:
    """Wait until at every table something has been played, or the match has ended."""
    question = "SELECT id, status, (SELECT count(*) FROM entries WHERE table_id = id) FROM tables"
    before = {table: len(match.entries) for table, match in since.items()}
    with contextlib.closing(sqlite3.connect(database)) as connection:
        async with asyncio.timeout(120):
            while any(
                status == "live" and entries < before.get(table, 0) + 3
                for table, status, entries in connection.execute(question)
            ):
                await asyncio.sleep(0.1)


async def test_the_plug_is_pulled_and_every_game_goes_on_where_it_was(tmp_path: Path) -> None:
    process = Process(tmp_path, SALOON_BOT_PACE="0.3")
    found: dict[str, Stored] = {}
    try:
        address = await process.start()
        tables = [await open_bot_table(address, game, {}) for game in catalog.names()]
        for _ in range(KILLS + 1):
            await grown(process.database, found)
            process.kill()
            before, found = found, await stored(process.database)
            for table, match in before.items():
                assert found[table].entries[: len(match.entries)] == match.entries
            await process.start()
    finally:
        process.close()

    tally.note(tally.FAULTS, "plugs pulled (kill -9)", KILLS + 1)
    assert set(found) == set(tables)
    for match in found.values():
        assert [entry.seq for entry in match.entries] == list(range(1, len(match.entries) + 1))
        replay(catalog.game(match.header.game), match.log())


async def test_told_to_stop_a_server_finishes_and_loses_nothing(tmp_path: Path) -> None:
    process = Process(tmp_path)
    try:
        address = await process.start()
        await open_bot_tables(address, 5)
        party = await a_party(address, clock={"mode": "move", "limit": 60})
        async with connected(address, party.table, party.secrets[0]) as first:
            seat = first.heard[0]["position"]["to_act"][0]
            async with connected(address, party.table, party.secrets[seat]) as client:
                act = client.heard[0]["position"]["actions"][0]
                told = await client.answer(type="act", id="m", seq=0, act=act)
                stopping = asyncio.create_task(asyncio.to_thread(process.stop))
                await client.hear("bye")
                code, seconds = await stopping
        matches = await stored(process.database)
        address = await process.start()
        async with connected(address, party.table, party.secrets[0]) as again:
            back = again.heard[0]
    finally:
        process.close()

    tally.note(tally.FAULTS, "stops in the middle of matches (SIGTERM)", 1)
    assert (code, told["seq"]) == (0, 1)
    assert seconds < 10
    assert [entry.client_id for entry in matches[party.table].entries] == ["m"]
    assert back["seq"] == 1
    assert 0 < back["position"]["clocks"][0]["left_ms"] < 60_000


async def test_a_full_disk_refuses_clearly_and_breaks_nothing(tmp_path: Path) -> None:
    process = Process(tmp_path)
    try:
        address = await process.start()
        party = await a_party(address)
        async with connected(address, party.table, party.secrets[0], lang="en") as first:
            seat = first.heard[0]["position"]["to_act"][0]
            async with connected(address, party.table, party.secrets[seat], lang="en") as client:
                act = client.heard[0]["position"]["actions"][0]
                unlimited = resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE)
                resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE, (1, unlimited[1]))
                refused = await client.answer(type="act", id="m", seq=0, act=act)
                async with rest(address) as web:
                    no_table = await web.post("/api/tables", json={"game": "abilene"})
                resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE, unlimited)
                done = await client.answer(type="act", id="m", seq=0, act=act)
    finally:
        process.close()

    tally.note(tally.FAULTS, "full disks", 1)
    assert (refused["code"], refused["seq"]) == ("storage", 0)
    assert "Nothing was changed" in refused["message"]
    assert (no_table.status_code, no_table.json()["code"]) == (503, "storage")
    assert done["seq"] == 1
    with contextlib.closing(sqlite3.connect(process.database)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert len((await stored(process.database))[party.table].entries) == 1


async def test_a_locked_database_refuses_clearly_and_goes_on_when_it_is_free(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/house.db")
    async with a_house(store) as address:
        party = await a_party(address)
        seat = address.house.lobby.tables[party.table].match.legal.keys().__iter__().__next__()
        async with connected(address, party.table, party.secrets[seat]) as client:
            act = client.heard[0]["position"]["actions"][0]
            other = sqlite3.connect(tmp_path / "house.db", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")

            refused = await client.answer(type="act", id="m", seq=0, act=act)
            other.execute("ROLLBACK")
            other.close()
            done = await client.answer(type="act", id="m", seq=0, act=act)

    tally.note(tally.FAULTS, "locked databases", 1)
    assert (refused["code"], refused["message"].split(".")[0]) == ("storage", "Another program holds the database")
    assert done["seq"] == 1


@asynccontextmanager
async def a_bad_line(address: Address, luck: random.Random, fault: str, harm: Counter[str]) -> AsyncIterator[Address]:
    """Put a line between people and the house that cuts, or stutters; count how often it does."""

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, budget: int) -> None:
        while data := await reader.read(luck.choice([1, 7, 100, 4096]) if fault == "slow" else 4096):
            budget -= len(data)
            if fault == "cut" and budget < 0:
                harm[fault] += 1
                break
            if fault == "slow":
                harm[fault] += 1
                await asyncio.sleep(luck.choice([0, 0, 0.002]))
            writer.write(data)
            await writer.drain()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        house_reader, house_writer = await asyncio.open_connection("127.0.0.1", address.port)
        both = [
            asyncio.create_task(carry(reader, house_writer, luck.randint(300, 1500))),
            asyncio.create_task(carry(house_reader, writer, luck.randint(2000, 12000))),
        ]
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        for task in both:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, OSError):
                await task
        for each in (writer, house_writer):
            each.transport.abort()

    line = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield Address(line.sockets[0].getsockname()[1], address.house)
    finally:
        line.close()


async def play_over(fault: str, harm: Counter[str]) -> tuple[str, list[str]]:
    """Play the same match over a line; give the last fingerprint and the moves."""
    luck = random.Random(3)
    means = Means(now=HandClock(), make_seed=lambda: "the same luck")
    async with a_house(MemoryStore(), means) as address:
        party = await a_party(address, options={"match_end": "fixed_hands", "hands": 6})
        copies = 2 if fault == "duplicated" else 1
        people = [Stubborn(party, seat, luck) for seat in (0, 1) for _ in range(copies)]
        harm["duplicated"] += copies - 1
        async with a_bad_line(address, luck, fault, harm) as line:
            await asyncio.wait_for(asyncio.gather(*[keep_trying(person, [line]) for person in people]), 60)
        match = address.house.lobby.tables[party.table].match
        return match.fingerprint(), [entry.action for entry in match.entries]


@pytest.mark.parametrize("fault", ["cut", "slow", "duplicated"])
async def test_a_bad_line_ends_where_a_good_one_does(fault: str) -> None:
    harm: Counter[str] = Counter()
    good = await play_over("none", harm)
    assert harm[fault] == 0

    assert await play_over(fault, harm) == good
    tally.note(tally.FAULTS, f"times that a line was bad ({fault})", harm[fault])
    assert harm[fault] >= {"cut": 3, "slow": 100, "duplicated": 1}[fault]


async def test_the_doctor_finds_a_match_that_no_longer_replays(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/house.db")
    async with a_house(store) as address:
        fine, broken = await a_party(address), await a_party(address)
        for party in (fine, broken):
            await address.house.lobby.tables[party.table].resign(0)
    with contextlib.closing(sqlite3.connect(tmp_path / "house.db")) as database:
        database.execute(
            "INSERT INTO entries VALUES (?, 2, 'move', 0, 0, 'join', '[1, 2]', 0, 'person', '')", (broken.table,)
        )
        database.commit()
        with pytest.raises(sqlite3.IntegrityError, match="a log can only grow"):
            database.execute("DELETE FROM entries")
        with pytest.raises(sqlite3.IntegrityError, match="a log can only grow"):
            database.execute("UPDATE entries SET seat = 1")

    store = await open_store(f"sqlite:///{tmp_path}/house.db")
    findings = {finding.header.id: finding.error async for finding in examine(store, catalog.game)}
    await store.close()

    assert findings[fine.table] is None
    assert findings[broken.table].code == "wrong_log"
