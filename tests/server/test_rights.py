"""A seat that changes hands: who had it before hears why, hears nothing more, and can do nothing in its name."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest
import websockets
from houses import Address, Client, Party, a_house, a_party, connected, rest

from saloon import catalog
from saloon.table.clock import Ticker
from saloon.table.means import Means
from saloon.table.seats import PERSON, Seat, hash_secret
from saloon.table.table import Table

HASTE = 15.0
OLD = 1  # the seat that changes hands
every_game = pytest.mark.parametrize("name", catalog.names())

MESSAGES: list[dict[str, Any]] = [
    {"type": "act", "seq": 0, "act": "join"},
    {"type": "input", "window": 0, "n": 1, "act": "grab 1", "rt": 400},
    {"type": "undo", "seq": 0},
    {"type": "consent", "request": 0, "yes": True},
    {"type": "hint", "seq": 0},
    {"type": "resign"},
    {"type": "rematch"},
    {"type": "chat", "text": "Howdy"},
    {"type": "lang", "lang": "fr"},
    {"type": "look", "away": True},
    {"type": "ready"},
    {"type": "pace", "pace": "calm"},
    {"type": "skip"},
    {"type": "pause", "on": True},
    {"type": "replace", "seat": 0},
    {"type": "host", "seat": 1},
    {"type": "readmit", "name": "Zoe"},
]
WAITING = ("act", "undo", "resign", "rematch", "pace", "host", "readmit")  # for the turnstile
every_message = pytest.mark.parametrize("message", MESSAGES, ids=[str(each["type"]) for each in MESSAGES])


def as_holder(secret: str) -> dict[str, dict[str, str]]:
    return {"headers": {"authorization": f"Bearer {secret}"}}


async def gathered(address: Address, name: str, *, start: bool = False) -> Party:
    """Seat as many people as the game needs."""
    return await a_party(address, catalog.game(name).seats[0], game=name, latecomers=True, start=start)


def the_table(address: Address, party: Party) -> Table:
    return address.house.lobby.tables[party.table]


async def sit(address: Address, party: Party, name: str = "Zoe") -> str:
    """Let somebody else sit down where the seat is free, and give their secret."""
    async with rest(address) as client:
        body = {"name": name, "seat": OLD, "visitor": f"the browser of {name}"}
        sat = await client.post(f"/api/tables/{party.table}/seats", json=body, headers={"x-forwarded-for": "10.0.0.9"})
        assert sat.status_code == 201, sat.text
        return str(sat.json()["secret"])


async def start(address: Address, party: Party) -> None:
    async with rest(address) as client:
        begun = await client.post(f"/api/tables/{party.table}/start", **as_holder(party.secrets[0]))
        assert begun.status_code == 200, begun.text


def change_hands(table: Table) -> None:
    """Give the seat to somebody else in a way that nobody is told of."""
    table.header.seats[OLD] = Seat(PERSON, "Zoe", secret_hash=hash_secret("zoe"))


async def dismissed(client: Client) -> dict[str, Any]:
    """Wait for the last word of the server and for its close; give the word."""
    bye = await client.hear("bye")
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await client.hear()
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4403, "seat_changed")
    return bye


async def play_a_little(table: Table) -> None:
    """Let whoever is to act do the first thing they may, a few times."""
    for _ in range(5):
        if not table.is_live():
            return
        seat = max(table.match.legal)
        by = "clock" if seat == len(table.header.seats) else "table"
        await table.act(seat, table.seq, str(table.match.legal[seat][0]), by=by)


def means() -> Means:
    return Means(ticker=Ticker(HASTE), make_seed=lambda: "dust")


@every_game
@pytest.mark.parametrize("way", ["leaves", "is shown the door"])
async def test_who_has_lost_a_seat_hears_nothing_of_who_sits_there_next(name: str, way: str) -> None:
    proxied = {"forwarded_allow_ips": "127.0.0.1"}  # who sits down next comes from elsewhere
    async with a_house(means=means(), bot_pace=1000, **proxied) as address, AsyncExitStack() as stack:
        party = await gathered(address, name)
        old = await stack.enter_async_context(connected(address, party.table, party.secrets[OLD]))
        async with rest(address) as client:
            seat = f"/api/tables/{party.table}/seats/{OLD}"
            if way == "leaves":
                await client.delete(seat, **as_holder(party.secrets[OLD]))
            else:
                await client.put(seat, json={"kind": "open"}, **as_holder(party.secrets[0]))
        connections = the_table(address, party).people.presence.is_here(OLD)
        secret = await sit(address, party)
        await start(address, party)
        async with connected(address, party.table, secret) as new:
            await play_a_little(the_table(address, party))
            bye = await dismissed(old)

    assert not connections
    assert new.heard[0]["seat"] == OLD
    assert bye["code"] == "seat_changed"
    assert bye["message"].startswith("This seat is no longer yours")
    assert {message["type"] for message in old.heard[1:]} <= {"players", "bye", "probe"}
    assert old.heard[0]["position"] is None


@every_game
async def test_who_has_lost_a_seat_may_come_back_to_look_on_and_not_with_the_old_secret(name: str) -> None:
    async with a_house(means=means(), bot_pace=1000) as address:
        party = await gathered(address, name)
        async with rest(address) as client:
            await client.delete(f"/api/tables/{party.table}/seats/{OLD}", **as_holder(party.secrets[OLD]))
        await sit(address, party)
        await start(address, party)
        async with connected(address, party.table) as fan, connected(address, party.table, party.secrets[OLD]) as again:
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await again.hear()

    assert (fan.heard[0]["seat"], fan.heard[0]["position"]["actions"]) == (None, [])
    assert again.heard[0]["code"] == "wrong_secret"
    assert closed.value.rcvd.code == 4401


@every_game
async def test_who_left_before_the_match_hears_nothing_of_who_takes_the_seat_from_a_bot(name: str) -> None:
    async with a_house(means=means(), bot_pace=1000) as address, AsyncExitStack() as stack:
        party = await gathered(address, name)
        old = await stack.enter_async_context(connected(address, party.table, party.secrets[OLD]))
        async with rest(address) as client:
            await client.delete(f"/api/tables/{party.table}/seats/{OLD}", **as_holder(party.secrets[OLD]))
        await start(address, party)
        secret = await sit(address, party)
        async with connected(address, party.table, secret) as new:
            await play_a_little(the_table(address, party))
            await dismissed(old)

    assert new.heard[0]["position"] is not None
    assert not [message for message in old.heard if message.get("position")]


@every_game
async def test_a_seat_that_changed_hands_in_silence_tells_its_old_connection_nothing_either(name: str) -> None:
    async with a_house(means=means(), bot_pace=1000) as address:
        party = await gathered(address, name, start=True)
        table = the_table(address, party)
        async with connected(address, party.table, party.secrets[OLD]) as old:
            change_hands(table)
            await play_a_little(table)
            await dismissed(old)

    assert [message["type"] for message in old.heard if message["type"] not in ("players", "probe")] == [
        "snapshot",
        "bye",
    ]


@every_game
@every_message
async def test_the_right_to_a_seat_is_checked_with_every_message(name: str, message: dict[str, Any]) -> None:
    async with a_house(means=means(), bot_pace=1000) as address:
        party = await gathered(address, name, start=True)
        table = the_table(address, party)
        async with connected(address, party.table, party.secrets[OLD]) as old:
            change_hands(table)
            entries = table.seq
            refused = await old.answer(**message, id="x")
            bye = await dismissed(old)

    assert (refused["type"], refused["code"]) == ("refusal", "seat_changed")
    assert refused["message"] == bye["message"]
    assert [entry.seat for entry in table.match.entries[entries:] if entry.client_id == "x"] == []
    assert (table.people.chat.lines, table.match.resigned, table.people.wishes, table.people.skips) == (
        [],
        set(),
        set(),
        set(),
    )
    assert (table.deadlines.rest, table.header.pace) == (None, "normal")


@pytest.mark.parametrize("message", [each for each in MESSAGES if each["type"] in WAITING])
async def test_a_message_that_waits_while_the_seat_changes_hands_is_not_carried_out(message: dict[str, Any]) -> None:
    async with a_house(bot_pace=1000) as address:
        party = await gathered(address, "abilene", start=True)
        table = the_table(address, party)
        async with connected(address, party.table, party.secrets[OLD]) as old:
            async with table.gate.lock:
                await old.send(**message, id="x")
                while not table.gate.lock._waiters:
                    await asyncio.sleep(0.001)
                change_hands(table)
            await dismissed(old)

    assert [message["code"] for message in old.heard if message["type"] == "refusal"] == ["seat_changed"]
    assert (table.seq, table.match.resigned, table.people.wishes, table.header.pace) == (0, set(), set(), "normal")


async def test_to_leave_twice_does_not_send_the_next_person_away() -> None:
    async with a_house(bot_pace=1000) as address, rest(address) as client:
        party = await gathered(address, "abilene")
        table = the_table(address, party)
        seat = f"/api/tables/{party.table}/seats/{OLD}"
        async with table.gate.lock:
            leaving = [asyncio.create_task(client.delete(seat, **as_holder(party.secrets[OLD]))) for _ in range(2)]
            while len(table.gate.lock._waiters or ()) < 2:
                await asyncio.sleep(0.001)
        answers = sorted([(await each).status_code for each in leaving])

        await sit(address, party)

    assert answers == [200, 403]
    assert table.header.seats[OLD].name == "Zoe"


async def test_who_has_resigned_goes_on_looking_at_the_own_seat() -> None:
    async with a_house(bot_pace=1000) as address:
        party = await a_party(address, people=3)
        async with connected(address, party.table, party.secrets[OLD]) as client:
            await client.answer(type="resign", id="r")
            await play_a_little(the_table(address, party))
            update = await client.hear("update", seq=3)

    assert update["position"]["view"]["seat"] == OLD
    assert update["position"]["actions"] == []


async def test_who_is_moved_to_another_seat_keeps_the_connection_and_is_shown_the_new_seat() -> None:
    async with a_house(bot_pace=1000) as address:
        party = await a_party(address, people=2, start=False)
        table = the_table(address, party)
        async with connected(address, party.table, party.secrets[OLD]) as client:
            await client.answer(type="look", id="l", away=True)
            table.header.seats.reverse()
            table.tell_around()
            shown = await client.hear("snapshot")
            await client.answer(type="chat", id="c", text="Howdy")
            here = [table.people.presence.is_here(seat) for seat in (0, 1)]
        while table.people.presence.is_anybody_here():
            await asyncio.sleep(0.001)

    assert shown["seat"] == 0
    assert [(line.seat, line.name) for line in table.people.chat.lines] == [(0, "Player 1")]
    assert here == [True, False]
    assert set(table.people.presence.hidden.values()) == {0}


async def test_who_sits_down_next_may_send_as_much_as_anybody() -> None:
    async with a_house(rate_messages="5/hour") as address:
        party = await gathered(address, "abilene")
        async with connected(address, party.table, party.secrets[OLD]) as old:
            for _ in range(5):
                await old.answer(type="lang", id="x", lang="en")
            async with rest(address) as client:
                await client.delete(f"/api/tables/{party.table}/seats/{OLD}", **as_holder(party.secrets[OLD]))
        secret = await sit(address, party)
        async with connected(address, party.table, secret) as new:
            answer = await new.answer(type="lang", id="y", lang="en")

    assert answer["ok"]
