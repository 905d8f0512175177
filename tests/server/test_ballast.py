"""Tables as ballast: what one address, or one person, may open, and how a house with very many tables fares."""

import sqlite3
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2
import pytest
import tally
from houses import a_house, a_party, connected, rest
from tables import HandClock, a_lobby, a_table, play_on

from saloon import catalog
from saloon.storage.database import open_store
from saloon.storage.memory import MemoryStore
from saloon.storage.rows import entry_row, header_row
from saloon.table import lobby as lobbies
from saloon.table.codes import new_code
from saloon.table.errors import TableFull, UnknownTable
from saloon.table.housekeeping import Quiet
from saloon.table.lobby import Wish
from saloon.table.store import LIVE, RESTING

MANY = 20_000
START_SECONDS = 10


def facts(answer: httpx2.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def test_an_address_opens_so_many_tables_and_may_open_another_when_one_is_closed() -> None:
    async with a_house(most_tables=2) as address, rest(address) as client:
        first, _ = [await a_party(address, people=1, start=False, seats=2) for _ in range(2)]
        refused = await client.post("/api/tables", json={"game": "abilene"})
        host = {"authorization": f"Bearer {first.secrets[0]}"}
        await client.delete(f"/api/tables/{first.table}/seats/0", headers=host)
        again = await client.post("/api/tables", json={"game": "abilene"})

    assert facts(refused) == (409, "table_full")
    assert "2 tables" in refused.json()["message"]
    assert again.status_code == 201


async def test_openers_are_counted_one_by_one() -> None:
    lobby = a_lobby()
    lobby.means.most_each = 1
    table = await lobby.open(Wish("abilene", 2, opener="10.0.0.1"))
    await lobby.open(Wish("abilene", 2, opener="10.0.0.2"))
    with pytest.raises(TableFull):
        await lobby.open(Wish("abilene", 2, opener="10.0.0.1"))
    lobby.forget(table)

    assert await lobby.open(Wish("abilene", 2, opener="10.0.0.1"))


async def test_who_asks_for_rematch_after_rematch_has_to_wait() -> None:
    async with a_house(rate_rematches="2/hour") as address:
        party, table = await a_party(address), None
        name = party.table
        for _ in range(3):
            async with connected(address, name, party.secrets[0]) as ada:
                await ada.answer(type="resign", id="r")
                answer = await ada.answer(type="rematch", id="n")
            table = address.house.lobby.tables[name]
            name = table.header.next or name

    assert (answer["type"], answer["code"]) == ("refusal", "too_fast")


def boards() -> Iterator[tuple[str, str, Any]]:
    """List the options of all games that take something of one's own."""
    for name in catalog.names():
        for option in catalog.game(name).options:
            if option.kind == "data":
                yield name, option.name, option.choices


async def test_boards_of_ones_own_are_counted_for_an_address_and_a_person() -> None:
    game, option, _ = next(boards())
    seats = catalog.game(game).seats[0]
    async with a_house(rate_boards="2/hour") as address, rest(address) as client:
        party = await a_party(address, people=1, game=game, seats=seats, start=False)
        host = {"authorization": f"Bearer {party.secrets[0]}"}
        body = {"options": {option: {"wrong": 1}}}
        opened = await client.post("/api/tables", json={"game": game, "seats": seats, **body})
        changed = [await client.patch(f"/api/tables/{party.table}", json=body, headers=host) for _ in range(2)]
        usual = await client.post("/api/tables", json={"game": game, "seats": seats})

    assert [answer.status_code for answer in (opened, *changed, usual)] == [422, 422, 429, 201]


async def test_a_board_of_ones_own_is_no_ballast() -> None:
    board = {"lines": ["# a long story"] * 600}
    async with a_house() as address, rest(address) as client:
        party = await a_party(address, people=1, game="farwest", seats=2, start=False)
        host = {"authorization": f"Bearer {party.secrets[0]}"}
        body = {"options": {"board": board}}
        opened = await client.post("/api/tables", json={"game": "farwest", "seats": 2, **body})
        changed = await client.patch(f"/api/tables/{party.table}", json=body, headers=host)

    assert [facts(answer) for answer in (opened, changed)] == [(413, "too_large")] * 2
    assert "6,000" in opened.json()["message"]


async def test_lists_are_counted_and_come_page_by_page() -> None:
    async with a_house(rate_lists="4/hour") as address, rest(address) as client:
        opened = [(await a_party(address, people=1, seats=2, public=True, start=False)).table for _ in range(5)]
        whole = [each["id"] for each in (await client.get("/api/tables")).json()]
        pages = [(await client.get("/api/tables", params={"limit": 3})).json()]
        pages.append((await client.get("/api/tables", params={"limit": 3, "after": pages[0][-1]["id"]})).json())
        gone = await client.get("/api/tables", params={"after": "abcdefghjk"})
        refused = await client.get("/api/tables")

    assert sorted(whole) == sorted(opened)
    assert [each["id"] for page in pages for each in page] == whole
    assert facts(gone) == (404, "unknown_table")
    assert facts(refused) == (429, "too_fast")


async def test_one_opener_does_not_hide_the_tables_of_others() -> None:
    clock = HandClock()
    lobby = a_lobby(clock)
    other = await lobby.open(Wish("abilene", 2, is_public=True, opener="10.0.0.1"))
    for _ in range(40):
        clock.pass_by(1)
        await lobby.open(Wish("abilene", 2, is_public=True, opener="10.6.6.6"))

    first, whole = await lobby.listed(None, None, 6), await lobby.listed(None, None, 100)

    assert other in first
    assert whole[:6] == first
    assert len(set(map(id, whole))) == 41


async def test_a_house_with_very_many_tables_opens_within_seconds(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    store = await open_store(url)
    lobby = a_lobby(store=store)
    live = await a_table(2, lobby=lobby)
    await play_on(live, 8)
    waiting = await lobby.open(Wish("abilene", 3))
    log = (await store.load(live.header.id)).entries
    await store.close()
    fill(tmp_path / "house.db", [live.header, waiting.header], log)

    store = await open_store(url)
    begun = time.monotonic()
    async with a_house(store) as address, rest(address) as client:
        took = time.monotonic() - begun
        last = (await client.get(f"/api/tables/live{MANY - 2}")).json()
    tally.note(tally.LOAD, f"s to open a house of {MANY} tables", round(took, 1), max)

    assert took < START_SECONDS
    assert (last["status"], last["seq"]) == ("live", 8)


def fill(file: Path, patterns: list[Any], log: list[Any]) -> None:
    """Write very many tables into a database: every second one is live."""
    codes = list({new_code() for _ in range(2 * MANY)} - {pattern.code for pattern in patterns})
    with sqlite3.connect(file) as database:
        for number in range(MANY):
            header = replace(patterns[number % 2], id=f"{'open' if number % 2 else 'live'}{number}", code=codes[number])
            insert(database, "tables", [header_row(header)])
            if header.status == LIVE:
                insert(database, "entries", [entry_row(header.id, entry) for entry in log])
    database.close()


def insert(database: sqlite3.Connection, table: str, rows: list[dict[str, Any]]) -> None:
    names = ", ".join(f'"{name}"' for name in rows[0])
    marks = ", ".join("?" * len(rows[0]))
    database.executemany(f"INSERT INTO {table} ({names}) VALUES ({marks})", [tuple(row.values()) for row in rows])


async def test_matches_that_a_start_leaves_in_the_store_come_when_asked_for_or_rest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lobbies, "WAKING_SECONDS", 0.0)
    store, clock = MemoryStore(), HandClock()
    lobby = a_lobby(clock, store)
    played, left = await a_table(2, lobby=lobby), await a_table(2, lobby=lobby)
    alone = await lobby.open(Wish("abilene", 2, bots=("cowboy", "cowboy")))
    await lobby.seating.start(alone, None)
    waiting = await lobby.open(Wish("abilene", 2))
    await play_on(played, 5)
    again = a_lobby(clock, store)

    assert await again.resume() == []
    awake = set(again.tables)
    found = await again.find(played.header.code)
    clock.pass_by(24 * 3600)
    await again.tidy(Quiet())

    assert awake == {alone.header.id, waiting.header.id}
    assert found.seq == 5
    assert (await store.load(left.header.id)).header.status == RESTING
    with pytest.raises(UnknownTable):
        await again.find(left.header.code)
    assert (await again.find(left.header.id)).header.status == LIVE
