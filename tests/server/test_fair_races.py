"""Nobody profits from what others did in a race: sockets that listen to everything, and claim what they like."""

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import pytest
from houses import Address, Client, Party, a_house, a_party, connected
from tables import HandTicker

from saloon.core.conduct import REFLEXES
from saloon.core.lag import Line
from saloon.server.socket.crowd import JOINED_SECONDS
from saloon.table.means import Means
from saloon.table.table import Table

RACES = ("window", "duel_grab")
HARMLESS = {"probe", "pong"}


async def all_at(stack: AsyncExitStack, address: Address, party: Party) -> list[Client]:
    """Connect everybody who sits there, and then a spectator."""
    secrets = [*party.secrets, None]
    return [await stack.enter_async_context(connected(address, party.table, secret)) for secret in secrets]


async def a_race(table: Table, ticker: HandTicker) -> int:
    """Play on until cards are raced for; return the number of the window."""
    while table.match.state.phase not in RACES:
        if table.match.state.phase == "idle":
            ticker.pass_by(20)
            await asyncio.sleep(0.001)
        else:
            seat = max(table.match.legal)
            by = "clock" if seat == len(table.header.seats) else "person"
            await table.act(seat, table.seq, table.match.legal[seat][0].text, by=by)
    return table.deadlines.window()[0]


async def told_since(client: Client, mark: str) -> list[dict[str, Any]]:
    """List what a client was told, up to the answer to a last message."""
    start = len(client.heard)
    await client.answer(type="lang", id=mark, lang="en") if client.heard[0]["seat"] is not None else None
    if client.heard[0]["seat"] is None:
        await client.send(type="ping", n=77)
        await client.hear("pong", n=77)
    return [each for each in client.heard[start:] if each["type"] not in HARMLESS and each.get("id") != mark]


@pytest.mark.parametrize("act", ["grab 1", "gesture hands_up", "release 2"])
async def test_no_other_seat_and_no_spectator_is_told_of_a_record_while_anything_could_come_before_it(act: str) -> None:
    ticker = HandTicker()
    async with a_house(means=Means(ticker=ticker)) as address, AsyncExitStack() as stack:
        party = await a_party(address, 3, game="fastwest")
        table = address.house.lobby.tables[party.table]
        clients = await all_at(stack, address, party)
        number = await a_race(table, ticker)
        await asyncio.sleep(JOINED_SECONDS)  # then all are told who is there
        for client in clients:
            await told_since(client, "before")
        ticker.pass_by(410)
        wait = address.house.keeper.need_clock(table).arrivals.wait

        answer = await clients[0].answer(type="input", id="x", window=number, n=1, act=act, rt=400)
        ticker.pass_by(wait - 11)
        await asyncio.sleep(0.05)
        others = [await told_since(client, "after") for client in clients[1:]]
        late = await stack.enter_async_context(connected(address, party.table))
        joined = late.heard[0]["position"]["view"]
        ticker.pass_by(1)
        updates = [await client.hear("update") for client in clients]

    assert answer["type"] == "ack"
    assert others == [[], [], []]
    assert (joined["records"], joined["gone"]) == ([], [])
    assert all(update["seq"] == updates[0]["seq"] for update in updates)


async def test_whoever_is_told_of_a_record_cannot_come_before_it_any_more() -> None:
    ticker = HandTicker()
    async with a_house(means=Means(ticker=ticker)) as address, AsyncExitStack() as stack:
        party = await a_party(address, 3, game="fastwest")
        table = address.house.lobby.tables[party.table]
        clock = address.house.keeper.need_clock(table)
        clients = await all_at(stack, address, party)
        number = await a_race(table, ticker)
        ticker.pass_by(410)
        await clients[0].answer(type="input", id="x", window=number, n=1, act="grab 1", rt=400)
        ticker.pass_by(clock.arrivals.wait)
        await clients[1].hear("update")
        for _, line in clock._lines.values():
            line.add(5000)  # an echo that was held back

        await clients[1].answer(type="input", id="y", window=number, n=1, act="grab 1", rt=399)
        ticker.pass_by(clock.arrivals.wait)
        await clients[0].hear("update", id=None) if table.seq < 2 else None
        records = [entry.action for entry in table.match.entries if entry.action.startswith("grab 1")]

    assert records[0] == "grab 1 400"
    assert all(int(record.split()[-1]) >= 400 for record in records)


async def test_what_is_noticed_is_told_to_the_host_at_once_and_when_they_come_back_and_to_nobody_else() -> None:
    async with a_house() as address, AsyncExitStack() as stack:
        party = await a_party(address, 3, game="fastwest")
        table = address.house.lobby.tables[party.table]
        clock = address.house.keeper.need_clock(table)
        clients = await all_at(stack, address, party)
        clock._past(1).conduct.quick.is_enough = True

        clock._count_flags([REFLEXES], 1)
        told = await clients[0].hear("noticed")
        others = [await told_since(client, "after") for client in clients[1:]]
        again = await stack.enter_async_context(connected(address, party.table, party.secrets[0]))
        once_more = await again.hear("noticed")
        back = await stack.enter_async_context(connected(address, party.table, party.secrets[1]))
        quiet = await told_since(back, "back")

    assert told["notices"] == once_more["notices"] == [{"seat": 1, "flag": "reflexes"}]
    assert not [each for heard in (*others, quiet) for each in heard if each["type"] == "noticed"]


async def test_the_past_of_a_player_goes_with_them_to_the_next_match() -> None:
    async with a_house() as address:
        party = await a_party(address, 3, game="fastwest")
        table = address.house.lobby.tables[party.table]
        clock = address.house.keeper.need_clock(table)
        past = clock._past(1)
        following = replace(table.header, id="next", seats=[table.header.seats[seat] for seat in (1, 2, 0)])

        assert address.house.keeper._pasts.of(following.seats[0].secret_hash) is past


async def test_the_best_of_the_lines_of_a_player_counts() -> None:
    async with a_house() as address, AsyncExitStack() as stack:
        party = await a_party(address, 3, game="fastwest")
        table = address.house.lobby.tables[party.table]
        clock = address.house.keeper.need_clock(table)
        for _ in range(2):
            client = await stack.enter_async_context(connected(address, party.table, party.secrets[0]))
            await client.hear("probe")
        lines: list[Line] = [line for connection, line in clock._lines.values() if connection.seat == 0]
        for line, trip in zip(lines, (300, 40), strict=True):
            line.add(trip)

        assert clock._racer(0).line.lag(400) == 55
