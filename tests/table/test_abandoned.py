"""Tables at which nobody has been for long are closed or rest; nothing that was played is lost. The clock is turned."""

import pytest
from tables import HandClock, a_lobby, a_table, play_on

from saloon.storage.memory import MemoryStore
from saloon.table.clock import ClockRule
from saloon.table.errors import UnknownTable
from saloon.table.housekeeping import Quiet
from saloon.table.lobby import Lobby, Wish
from saloon.table.store import RESTING
from saloon.table.table import Table

HOUR = 3600
DAY = 24 * HOUR
QUIET = Quiet()


async def an_open_table(lobby: Lobby, clock: ClockRule | None = None) -> Table:
    table = await lobby.open(Wish("abilene", 3, clock=clock))
    await lobby.seating.sit(table, "Ada")
    await lobby.seating.sit(table, "Bill")
    return table


async def everybody_goes(table: Table) -> None:
    for seat in list(table.people.presence.connections):
        table.go(seat)


async def test_an_open_table_where_nobody_has_been_for_hours_is_closed() -> None:
    clock = HandClock()
    lobby = a_lobby(clock)
    table = await an_open_table(lobby)
    clock.pass_by(12 * HOUR - 1)
    await lobby.tidy(QUIET)
    kept = table.header.id in lobby.tables
    clock.pass_by(1)

    await lobby.tidy(QUIET)

    assert kept
    with pytest.raises(UnknownTable):
        await lobby.find(table.header.id)


async def test_a_table_that_nobody_has_joined_goes_after_half_an_hour_unless_its_opener_is_there() -> None:
    clock = HandClock()
    lobby = a_lobby(clock)
    unused, bare, waited = [await lobby.open(Wish("abilene", 3)) for _ in range(3)]
    by_days = await lobby.open(Wish("abilene", 3, clock=ClockRule("days", 2)))
    await lobby.seating.sit(unused, "Ada")
    await lobby.seating.sit(waited, "Ada")
    await lobby.seating.sit(by_days, "Ada")
    joined = await an_open_table(lobby)
    waited.come(0)
    clock.pass_by(30 * 60 - 1)
    await lobby.tidy(QUIET)
    before = len(lobby.tables)
    clock.pass_by(1)

    await lobby.tidy(QUIET)

    assert before == 5
    assert list(lobby.tables.values()) == [waited, by_days, joined]
    assert bare.header.status == "closed"


async def test_an_open_table_where_somebody_waits_or_watches_stays() -> None:
    clock = HandClock()
    lobby = a_lobby(clock)
    waited, watched = await an_open_table(lobby), await an_open_table(lobby)
    waited.come(0)
    watched.come(None)
    clock.pass_by(5 * DAY)

    await lobby.tidy(QUIET)

    assert list(lobby.tables.values()) == [waited, watched]


async def test_the_hours_count_from_when_the_last_one_left() -> None:
    clock = HandClock()
    lobby = a_lobby(clock)
    table = await an_open_table(lobby)
    table.come(0)
    clock.pass_by(5 * DAY)
    table.go(0)
    clock.pass_by(11 * HOUR)

    await lobby.tidy(QUIET)

    assert table.header.id in lobby.tables


async def test_a_match_where_nobody_has_been_for_a_day_rests_and_goes_on_where_it_was() -> None:
    clock, store = HandClock(), MemoryStore()
    lobby = a_lobby(clock, store)
    table = await a_table(2, bots=1, lobby=lobby)
    await play_on(table, 7)
    await everybody_goes(table)
    clock.pass_by(DAY)

    await lobby.tidy(QUIET)

    stored = await store.load(table.header.id)
    restarted = a_lobby(clock, store)
    assert lobby.tables == {}
    assert stored.header.status == RESTING
    assert (await restarted.resume(), restarted.tables) == ([], {})
    back = await lobby.find(table.header.id)
    assert (back.seq, back.is_live()) == (7, True)
    assert back.match.fingerprint() == table.match.fingerprint()
    assert (await store.load(table.header.id)).header.status == "live"


async def test_play_by_days_is_not_abandoned() -> None:
    clock = HandClock()
    lobby = a_lobby(clock)
    by_turns = ClockRule("days", 7)
    match, open_table = await a_table(2, lobby=lobby, clock=by_turns), await an_open_table(lobby, by_turns)
    await everybody_goes(match)
    clock.pass_by(6 * DAY)

    await lobby.tidy(QUIET)

    assert list(lobby.tables.values()) == [match, open_table]


async def test_a_match_of_bots_alone_is_left_to_them() -> None:
    clock = HandClock()
    lobby = a_lobby(clock)
    table = await a_table(0, bots=2, lobby=lobby)
    clock.pass_by(5 * DAY)

    await lobby.tidy(QUIET)

    assert lobby.tables == {table.header.id: table}


async def test_after_a_restart_people_have_time_to_come_back() -> None:
    clock, store = HandClock(), MemoryStore()
    table = await a_table(2, lobby=a_lobby(clock, store))
    clock.pass_by(5 * DAY)
    lobby = a_lobby(clock, store)
    await lobby.resume()
    clock.pass_by(60)

    await lobby.tidy(QUIET)

    assert table.header.id in lobby.tables


async def test_a_finished_match_leaves_the_memory_and_can_be_found() -> None:
    clock = HandClock()
    lobby = a_lobby(clock)
    table = await a_table(2, lobby=lobby)
    await table.resign(0)
    await everybody_goes(table)
    clock.pass_by(HOUR)

    await lobby.tidy(QUIET)

    assert lobby.tables == {}
    assert (await lobby.find(table.header.id)).match.resigned == {0}
