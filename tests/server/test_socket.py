"""People at a table, over real sockets."""

import asyncio
import itertools
import json
import socket
from contextlib import AsyncExitStack

import pytest
import websockets
from houses import Address, Client, Party, a_house, a_party, connected, rest
from tables import HandClock

from saloon.table.means import Means

ids = (f"m{number}" for number in itertools.count())


async def everybody(stack: AsyncExitStack, address: Address, party: Party) -> list[Client]:
    return [await stack.enter_async_context(connected(address, party.table, secret)) for secret in party.secrets]


def last_position(client: Client) -> dict:
    return next(message["position"] for message in reversed(client.heard) if message.get("position"))


async def play(clients: list[Client], moves: int) -> int:
    """Let whoever is to act make the first legal move."""
    seq = clients[0].heard[0]["seq"]
    for _ in range(moves):
        position = last_position(clients[0])
        if not position["to_act"]:
            break
        seat = position["to_act"][0]
        act = last_position(clients[seat])["actions"][0]
        await clients[seat].send(type="act", id=next(ids), seq=seq, act=act)
        seq += 1
        for client in clients:
            await client.hear("update", seq=seq)
    return seq


async def test_a_move_is_told_to_everybody_and_acknowledged_to_its_sender() -> None:
    async with a_house() as address, AsyncExitStack() as stack:
        party = await a_party(address)
        clients = await everybody(stack, address, party)
        seat = last_position(clients[0])["to_act"][0]
        act = last_position(clients[seat])["actions"][0]

        await clients[seat].send(type="act", id="m1", seq=0, act=act)
        own, other = await clients[seat].hear("update"), await clients[1 - seat].hear("update")

        assert (own["seq"], own["id"]) == (1, "m1")
        assert other["seq"] == 1
        assert "id" not in other
        assert last_position(clients[1 - seat])["view"]["seat"] == 1 - seat


async def test_a_match_is_played_to_its_end_and_the_seed_is_told_then() -> None:
    async with a_house() as address, AsyncExitStack() as stack:
        party = await a_party(address, options={"match_end": "fixed_hands", "hands": 1})
        clients = await everybody(stack, address, party)
        await play(clients, 500)

        results = [client.heard[-1].get("result") for client in clients]

        assert results[0] == results[1]
        assert len(results[0]["seed"]) == 64
        async with rest(address) as client:
            replay = (await client.get(f"/api/tables/{party.table}/replay")).json()
        assert replay["luck"]["seed"] == results[0]["seed"]


async def test_the_same_message_twice_is_one_move() -> None:
    async with a_house() as address, AsyncExitStack() as stack:
        party = await a_party(address)
        clients = await everybody(stack, address, party)
        seat = last_position(clients[0])["to_act"][0]
        message = {"type": "act", "id": "m1", "seq": 0, "act": last_position(clients[seat])["actions"][0]}
        await clients[seat].answer(**message)

        again = await clients[seat].answer(**message)

        assert again == {"type": "ack", "ok": True, "id": "m1", "seq": 1}


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "act", "id": "x", "seq": 0, "act": "dance"}, "malformed_message"),
        ({"type": "act", "id": "x", "seq": 99, "act": "join"}, "stale_move"),
        ({"type": "act", "id": "x", "seq": -1, "act": "join"}, "malformed_message"),
        ({"type": "act", "id": "x", "act": "join"}, "malformed_message"),
        ({"type": "act", "id": "x", "seq": 0, "act": "join", "seat": 1}, "malformed_message"),
        ({"type": "waltz", "id": "x"}, "malformed_message"),
        ({"type": "hello", "table": "t", "id": "x"}, "malformed_message"),
        ({"type": "undo", "id": "x", "seq": 0}, "illegal_action"),
        ({"type": "consent", "id": "x", "request": 3, "yes": True}, "wrong_moment"),
        ({"type": "rematch", "id": "x"}, "wrong_moment"),
        ({"type": "input", "id": "x", "window": 1, "n": 1, "act": "grab 3", "rt": 300}, "not_allowed"),
    ],
)
@pytest.mark.parametrize("lang", ["fr", "en"])
async def test_what_cannot_be_done_is_refused_with_a_code_and_a_sentence(message: dict, code: str, lang: str) -> None:
    async with a_house() as address:
        party = await a_party(address)
        async with connected(address, party.table, party.secrets[0], lang=lang) as client:
            refused = await client.answer(**message)

    assert (refused["ok"], refused["code"], refused["id"], refused["seq"]) == (False, code, "x", 0)
    assert refused["message"].endswith(".")


async def test_what_is_no_json_is_refused_and_the_connection_lives_on() -> None:
    async with a_house() as address:
        party = await a_party(address)
        async with connected(address, party.table, party.secrets[0]) as client:
            for text in ("{", "[]", "null", "\x00", '{"type":1}', "é" * 1000, "[" * 5000):
                await client.socket.send(text)
                assert (await client.hear("refusal"))["code"] == "malformed_message"
            await client.socket.send(b"\xff\xfe")
            assert (await client.hear("refusal"))["code"] == "malformed_message"

            await client.send(type="ping", n=4)

            assert await client.hear("pong") == {"type": "pong", "n": 4}


async def test_a_message_over_64_kilobytes_closes_the_connection() -> None:
    async with a_house() as address:
        party = await a_party(address)
        async with connected(address, party.table, party.secrets[0]) as client:
            await client.socket.send("x" * 70000)

            with pytest.raises(websockets.ConnectionClosed) as closed:
                await client.hear("never")

    assert closed.value.rcvd.code == 1009


async def test_a_spectator_sees_public_facts_and_cannot_act() -> None:
    async with a_house() as address:
        party = await a_party(address)
        async with connected(address, party.table) as client:
            snapshot = client.heard[0]

            refused = [
                await client.answer(type="act", id="x", seq=0, act="join"),
                await client.answer(type="undo", id="y", seq=0),
                await client.answer(type="resign", id="z"),
                await client.answer(type="chat", id="c", text="hello"),
                await client.answer(type="hint", id="h", seq=0),
            ]

    assert snapshot["seat"] is None
    assert snapshot["position"]["actions"] == []
    assert snapshot["position"]["view"]["hand"] == []
    assert {each["code"] for each in refused} == {"not_allowed"}


@pytest.mark.parametrize(
    ("table", "secret", "code"), [("nowhere", None, 4404), ("right", "wrong", 4401), ("right", "", 4401)]
)
async def test_a_wrong_table_or_secret_closes_the_connection(table: str, secret: str | None, code: int) -> None:
    async with a_house() as address:
        party = await a_party(address)
        async with connected(address, party.table if table == "right" else table, secret) as client:
            refused = client.heard[0]
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await client.hear()

    assert refused["type"] == "refusal"
    assert closed.value.rcvd.code == code


async def test_the_first_message_must_be_hello() -> None:
    async with a_house() as address, connected(address, "t", hello="ping") as client:
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await client.hear()

    assert closed.value.rcvd.code == 4400


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
async def test_a_page_from_elsewhere_is_not_let_in(origin: str) -> None:
    async with a_house() as address:
        party = await a_party(address)

        with pytest.raises(websockets.InvalidStatus) as refused:
            async with connected(address, party.table, origin=origin):
                pass

    assert refused.value.response.status_code == 403


async def test_our_own_page_and_those_on_the_list_are_let_in() -> None:
    async with a_house(allowed_origins="https://play.example, https://other.example") as address:
        party = await a_party(address)
        for origin in (address.url, "https://play.example", "https://other.example"):
            async with connected(address, party.table, origin=origin) as client:
                assert client.heard[0]["type"] == "snapshot"


async def test_who_comes_back_gets_what_he_missed() -> None:
    async with a_house() as address, AsyncExitStack() as stack:
        party = await a_party(address)
        clients = await everybody(stack, address, party)
        await play(clients, 6)
        everything = [event for message in clients[0].heard for event in message.get("events", [])]

        async with connected(address, party.table, party.secrets[0], resume=4) as again:
            snapshot = again.heard[0]

    assert (snapshot["seq"], snapshot["events_from"]) == (6, 4)
    assert snapshot["events"] == [event for event in everything if event["seq"] > 4]


async def test_bots_play_at_the_table_and_a_hint_is_legal() -> None:
    async with a_house() as address:
        party = await a_party(address, people=1, bots=3)
        async with connected(address, party.table, party.secrets[0]) as client:
            position = client.heard[0]["position"]
            while not position["actions"]:
                position = (await client.hear("update"))["position"]
            seq = client.heard[-1]["seq"]

            hint = await client.answer(type="hint", id="h", seq=seq)

    assert hint["type"] == "hint"
    assert hint["act"] in position["actions"]


async def test_a_table_of_bots_plays_to_the_end_by_itself() -> None:
    async with a_house() as address, rest(address) as client:
        body = {"game": "abilene", "seats": 2, "bots": ["cowboy", "tenderfoot"], "sit": False}
        table = (await client.post("/api/tables", json=body)).json()["table"]["id"]

        async with connected(address, table) as spectator:
            while "result" not in spectator.heard[-1] or not spectator.heard[-1]["result"]:
                await spectator.hear()

        assert (await client.get(f"/api/tables/{table}")).json()["status"] == "over"


async def test_an_undo_that_needs_consent() -> None:
    async with a_house() as address, AsyncExitStack() as stack:
        party = await a_party(address)
        clients = await everybody(stack, address, party)
        seq = await play(clients, 3)
        asked = await clients[0].answer(type="undo", id="u", seq=seq)

        request = await clients[1].hear("undo_asked")
        await clients[1].send(type="consent", id="c", request=request["request"], yes=True)
        undone = await clients[0].hear("update")
        closed = await clients[0].hear("undo_closed")

    assert asked["type"] in ("ack", "update")
    assert undone["undone_to"] == request["to"] < seq
    assert closed["outcome"] == "granted"


async def test_a_resignation_and_a_rematch() -> None:
    async with a_house() as address, AsyncExitStack() as stack:
        party = await a_party(address)
        clients = await everybody(stack, address, party)
        await clients[0].send(type="resign", id="r")
        over = await clients[1].hear("update")
        await clients[0].send(type="rematch", id="r2")
        await clients[1].send(type="rematch", id="r3")
        news = [await client.hear("rematch") for client in clients]

        async with connected(address, news[0]["table"], party.secrets[0]) as again:
            snapshot = again.heard[0]

    assert over["result"]["winners"] == [1]
    assert over["result"]["by"] == "resignation"
    assert [each["seat"] for each in news] == [1, 0]
    assert snapshot["seat"] == 1
    assert snapshot["table"]["status"] == "live"


async def test_chat_reaches_everybody_once() -> None:
    async with a_house() as address, AsyncExitStack() as stack:
        party = await a_party(address)
        clients = await everybody(stack, address, party)
        await clients[0].answer(type="chat", id="s", text="<b>Howdy</b>\n")
        await clients[0].answer(type="chat", id="s", text="<b>Howdy</b>\n")

        said = await clients[1].hear("chat")

    assert (said["seat"], said["name"], said["text"]) == (0, "Ada", "<b>Howdy</b>")
    assert [message["type"] for message in clients[0].heard].count("chat") == 1


async def test_a_person_talks_no_faster_than_people_do() -> None:
    async with a_house(rate_lines="2/minute") as address, AsyncExitStack() as stack:
        party = await a_party(address)
        clients = await everybody(stack, address, party)
        answers = [await clients[0].answer(type="chat", id=f"s{number}", text="Howdy") for number in range(3)]
        other = await clients[1].answer(type="chat", id="o", text="Quiet, you")

    assert [answer.get("code") for answer in answers] == [None, None, "too_fast"]
    assert "code" not in other


async def test_a_bot_sits_in_for_who_is_gone_and_leaves_when_he_is_back() -> None:
    async with a_house(absence_seconds=0.2) as address:
        party = await a_party(address)
        async with connected(address, party.table, party.secrets[0]) as stayer:
            async with connected(address, party.table, party.secrets[1]):
                pass
            while not (gone := (await stayer.hear("players"))["table"]["players"][1])["away"]:
                pass
            async with connected(address, party.table, party.secrets[1]):
                while (back := (await stayer.hear("players"))["table"]["players"][1])["away"]:
                    pass

    assert (gone["level"], gone["connected"]) == ("cowboy", False)
    assert (back["level"], back["connected"]) == (None, True)


async def test_the_clock_of_a_move_is_told_and_kept() -> None:
    clock = HandClock()
    async with a_house(means=Means(now=clock)) as address:
        party = await a_party(address, clock={"mode": "move", "limit": 30})
        clock.pass_by(10)
        async with connected(address, party.table, party.secrets[0]) as client:
            position = client.heard[0]["position"]

    assert position["clocks"] == [{"seat": position["to_act"][0], "left_ms": 20_000, "limit_ms": 30_000}]


async def test_an_address_does_not_hold_too_many_sockets_open() -> None:
    async with a_house(most_sockets=2) as address:
        party = await a_party(address)
        async with connected(address, party.table), connected(address, party.table):
            with pytest.raises(websockets.InvalidStatus):
                async with connected(address, party.table):
                    pass
        async with connected(address, party.table) as again:
            pass

    assert again.heard[0]["type"] == "snapshot"


async def test_the_connections_of_a_seat_share_what_it_may_send() -> None:
    async with a_house(rate_messages="5/hour") as address:
        party = await a_party(address)
        async with (
            connected(address, party.table, party.secrets[0]) as one,
            connected(address, party.table, party.secrets[0]) as other,
        ):
            for client in (one, other, one, other, one):
                await client.answer(type="lang", id="x", lang="en")

            refused = await other.answer(type="lang", id="y", lang="en")

    assert refused["code"] == "too_fast"


async def test_who_talks_too_fast_is_refused_and_then_shown_the_door() -> None:
    async with a_house(rate_messages="5/minute") as address:
        party = await a_party(address)
        async with connected(address, party.table, party.secrets[0]) as client:
            for number in range(40):
                await client.send(type="ping", n=number)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await client.hear("never")

    assert [message["type"] for message in client.heard].count("pong") == 5
    assert {message["code"] for message in client.heard if message["type"] == "refusal"} == {"too_fast"}
    assert closed.value.rcvd.code == 4429


async def a_slow_reader(address: Address, table: str) -> socket.socket:
    """Connect as a spectator who never reads."""
    slow = socket.socket()
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    slow.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(slow, ("127.0.0.1", address.port))
    hello = json.dumps({"type": "hello", "table": table}).encode()
    request = (
        "GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Protocol: saloon.v1\r\n\r\n"
    )
    await loop.sock_sendall(slow, request.encode())
    await loop.sock_recv(slow, 1024)
    await loop.sock_sendall(slow, bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)  # masked with zeros
    return slow


async def test_a_screen_for_the_room_is_not_counted_among_those_who_look_on() -> None:
    async with a_house() as address, rest(address) as client:
        party = await a_party(address)
        presence = address.house.lobby.tables[party.table].people.presence
        async with connected(address, party.table, screen=True), connected(address, party.table):
            told = (await client.get(f"/api/tables/{party.table}")).json()["spectators"]
            counted = presence.spectators
        while presence.spectators > 0:
            await asyncio.sleep(0.01)

    assert (told, counted, presence.screens) == (1, 2, 0)


async def test_who_reads_too_slowly_is_dropped_and_the_others_do_not_wait() -> None:
    async with a_house(most_queued=50) as address:
        party = await a_party(address)
        table = address.house.lobby.tables[party.table]
        async with connected(address, party.table, party.secrets[0]) as client:
            slow = await a_slow_reader(address, party.table)
            while table.people.presence.spectators == 0:
                await asyncio.sleep(0.01)
            for number in range(2000):
                for _ in range(10):
                    address.house.crowd(table)._tell_around()
                await client.answer(type="lang", id=f"l{number}", lang="en")
                if address.house.metrics.dropped._value.get():
                    break
            slow.close()

            assert address.house.metrics.dropped._value.get() == 1
            assert (await client.answer(type="lang", id="still here", lang="en"))["ok"]


async def test_a_server_that_stops_says_good_bye() -> None:
    async with AsyncExitStack() as later:
        async with a_house() as address:
            party = await a_party(address)
            client = await later.enter_async_context(connected(address, party.table, party.secrets[0]))
        bye = await client.hear("bye")
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await client.hear()

    assert bye["code"] == "draining"
    assert closed.value.rcvd.code == 1012
