"""A table goes on by the version of the rules its match began with; a new match begins with the newest."""

from dataclasses import replace
from pathlib import Path

import pytest
from tables import a_lobby, a_table
from toys import grab_game

from saloon.core.errors import WrongVersion
from saloon.server.http.luck import show_luck
from saloon.server.http.replays import show_frames
from saloon.storage.database import open_store
from saloon.storage.examine import examine
from saloon.storage.memory import MemoryStore
from saloon.table.lobby import Lobby, Wish
from saloon.table.store import MatchStore
from saloon.table.table import Table

NOW = grab_game()
BEFORE = replace(NOW, version=1, oldest=1)  # as it was before the update
BEYOND = replace(NOW, version=3, oldest=3)  # when version 1 is long forgotten


def offered(table: Table) -> list[str]:
    return [action.text for actions in table.match.legal.values() for action in actions]


async def an_old_table(store: MatchStore) -> Table:
    """Begin a match before the update and make a move."""
    table = await a_table(2, lobby=a_lobby(store=store, games=(BEFORE,)), game="grab")
    await table.act(0, 0, "take 1")
    return table


async def updated(store: MatchStore) -> tuple[Lobby, Table]:
    """Leave an old table in the store and find it again after the update."""
    table = await an_old_table(store)
    lobby = a_lobby(store=store, games=(NOW,))
    lobby.means.make_id = lambda: "another table"
    return lobby, await lobby.find(table.header.id)


async def finish(table: Table) -> None:
    while table.is_live():
        seat = min(table.match.legal)
        await table.act(seat, table.seq, table.match.legal[seat][-1].text)


async def test_a_live_table_goes_on_by_the_version_it_began_with() -> None:
    _, table = await updated(MemoryStore())

    assert (table.header.version, offered(table)) == (1, ["take 1", "take 2"])
    await table.act(1, 1, "take 1")
    assert offered(table) == ["take 1", "take 2"]


async def test_an_undo_leaves_the_version() -> None:
    _, table = await updated(MemoryStore())

    await table.act(1, 1, "take 1")
    await table.undo(1, 2)

    assert (table.match.version, offered(table)) == (1, ["take 1", "take 2"])


async def test_a_finished_match_is_shown_and_its_luck_recomputed_by_its_version() -> None:
    _, table = await updated(MemoryStore())
    await finish(table)
    match = table.match

    frames = show_frames(table.match, 0, 0, 99)
    luck = show_luck(table.match, table.header.seed)

    assert frames[0].view["stones"] in (5, 6)
    assert frames[-1].hash == match.fingerprint()
    assert [drawn for _, drawn in luck.entries[0].draws] == match.setup_draws


async def test_a_rematch_is_played_by_the_newest_rules() -> None:
    lobby, table = await updated(MemoryStore())
    await finish(table)

    for seat in range(2):
        table.come(seat)
    for seat in range(2):
        await lobby.rematch(table, seat)

    again = lobby.tables[table.header.next]
    assert (again.header.version, offered(again)) == (2, ["take 1", "take 2", "take 3"])


async def test_a_table_that_waited_through_the_update_begins_with_the_newest_rules() -> None:
    store = MemoryStore()
    waiting = await a_lobby(store=store, games=(BEFORE,)).open(Wish("grab", 2, bots=("cowboy", "cowboy")))
    lobby = a_lobby(store=store, games=(NOW,))
    table = await lobby.find(waiting.header.id)

    await lobby.seating.start(table, None)

    stored = await store.load(table.header.id)
    assert (table.header.version, stored.header.version) == (2, 2)
    assert offered(table) == ["take 1", "take 2", "take 3"]


async def test_the_doctor_replays_every_version_that_is_still_played(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/house.db")
    await updated(store)

    found = [finding.error async for finding in examine(store, lambda name: NOW)]
    forgotten = [finding.error async for finding in examine(store, lambda name: BEYOND)]
    await store.close()

    assert found == [None]
    assert [type(error) for error in forgotten] == [WrongVersion]


async def test_a_table_of_a_version_that_is_no_longer_played_is_refused() -> None:
    store = MemoryStore()
    table = await an_old_table(store)

    with pytest.raises(WrongVersion, match="version 1 of grab; this house plays version 3"):
        await a_lobby(store=store, games=(BEYOND,)).find(table.header.id)
