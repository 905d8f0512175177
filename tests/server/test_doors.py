"""The door: requests that are odd, slow, endless or too many are refused in the usual shape, and nothing breaks."""

import asyncio
import json
import resource
import time
from pathlib import Path

import pytest
from houses import PATIENCE, Address, a_house, a_party, connected, rest

from saloon.server import descriptors
from saloon.server.http import app, door, pages
from saloon.server.http.guard import MOST_HEADERS


@pytest.fixture
def client_of_the_web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be a built web client, however small."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Saloon</title>")
    monkeypatch.setattr(app, "WEB", tmp_path)
    monkeypatch.setattr(pages, "WEB", tmp_path)


async def send(address: Address, *parts: bytes, pause: float = 0.0) -> tuple[int, dict[str, str], bytes]:
    """Send bytes as they are; return status, headers and body of the first answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", address.port)
    reading = asyncio.create_task(read_answer(reader))
    for part in parts:
        if not reading.done():
            writer.write(part)
            await asyncio.sleep(pause)
    try:
        return await asyncio.wait_for(reading, PATIENCE)
    finally:
        writer.close()


async def read_answer(reader: asyncio.StreamReader) -> tuple[int, dict[str, str], bytes]:
    head = await reader.readuntil(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").strip().split("\r\n")
    headers = dict(line.lower().split(": ", 1) for line in lines)
    return int(first.split(" ")[1]), headers, await reader.readexactly(int(headers["content-length"]))


def a_request(line: str, *headers: str, body: str = "") -> bytes:
    return "\r\n".join([f"{line} HTTP/1.1", "Host: x", *headers, "", body]).encode("latin-1")


ODD = [
    ("nothing", a_request("GET /%00"), 404, "not_found"),
    ("nothing, of a table", a_request("GET /api/tables/%00"), 404, "not_found"),
    ("a line", a_request("GET /a%0Ab"), 404, "not_found"),
    ("a long path", a_request("GET /" + "a" * 5000), 414, "too_large"),
    ("a long asset", a_request("GET /assets/" + "a" * 1500), 404, "not_found"),
    ("bad codes of an asset", a_request("GET /assets/%zz%f"), 404, "not_found"),
    ("bad codes of a table", a_request("GET /api/tables/%ff%c3%28%zz"), 404, "unknown_table"),
    ("a long query", a_request("GET /api/tables?game=" + "a" * 5000), 414, "too_large"),
    ("a body to GET", a_request("GET /api/games", "Content-Length: 2", body="{}"), 422, "malformed_message"),
    ("parts to GET", a_request("GET /", "Transfer-Encoding: chunked", body="0\r\n\r\n"), 422, "malformed_message"),
    ("a method of its own", a_request("DANCE /api/games"), 405, "not_found"),
    ("TRACE", a_request("TRACE /"), 405, "not_found"),
    ("PRI", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 404, "not_found"),
    ("CONNECT", a_request("CONNECT evil.example:443"), 404, "not_found"),
    ("OPTIONS *", a_request("OPTIONS *"), 404, "not_found"),
    ("another house", a_request("GET http://evil.example/api"), 404, "not_found"),
    ("no HTTP", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03 hello\r\n\r\n", 400, "malformed_message"),
    ("no length", a_request("POST /api/tables", "Content-Length: many"), 400, "malformed_message"),
    ("two lengths", a_request("POST /api/tables", "Content-Length: 1", "Content-Length: 2"), 400, "malformed_message"),
    ("bad parts", a_request("POST /api/tables", "Transfer-Encoding: chunked", body="zz\r\n"), 400, "malformed_message"),
    ("many headers", a_request("GET /", *["x: y"] * MOST_HEADERS), 431, "too_large"),
    ("long headers", a_request("GET /", "x: " + "y" * 16_000, "z: " + "y" * 16_000), 431, "too_large"),
    ("one header", a_request("GET /", "x: " + "y" * 70_000), 431, "too_large"),
    ("endless headers", a_request("GET /", "x: " + "y" * 100_000)[:-4], 431, "too_large"),
    ("a number without end", a_request("GET /api/tables/x/frames?from=" + "9" * 1900), 404, "unknown_table"),
]


@pytest.mark.usefixtures("client_of_the_web")
async def test_an_odd_request_is_refused_in_the_usual_shape() -> None:
    async with a_house() as address:
        answers = {name: await send(address, request) for name, request, _, _ in ODD}

    refused = {name: json.loads(body) for name, (_, _, body) in answers.items()}
    found = {name: (answers[name][0], each["code"]) for name, each in refused.items()}
    assert found == {name: (status, code) for name, _, status, code in ODD}
    assert all(set(each) == {"ok", "code", "message", "seq", "id"} for each in refused.values())
    assert all(each["message"].endswith(".") for each in refused.values())
    assert {headers["content-type"] for _, headers, _ in answers.values()} == {"application/json"}


@pytest.mark.usefixtures("client_of_the_web")
async def test_what_is_only_odd_is_answered() -> None:
    paths = ["/", "/t/%ff", "/" + "a" * 1500, "/%zz", "/api/games?%zz=%f&&&=;"]
    languages = ["", ",,;;q=,=", "\xff\xfe", "x" * 5000, "*;q=2, en-en-en-en"]
    async with a_house() as address:
        found = [
            await send(address, a_request(f"GET {path}", f"Accept-Language: {accepted}"))
            for path in paths
            for accepted in languages
        ]

    assert {status for status, _, _ in found} == {200}


@pytest.fixture
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "REQUEST_SECONDS", 0.4)
    monkeypatch.setattr(door, "LINGER_SECONDS", 0.4)
    monkeypatch.setattr(door, "ANSWER_SECONDS", 0.8)


SLOW_BODY = a_request("POST /api/tables", "Content-Type: application/json", "Content-Length: 60")


@pytest.mark.usefixtures("in_a_hurry")
@pytest.mark.parametrize(
    ("first", "drop"),
    [(b"GET / HTTP/1.1\r\n", b"x: y\r\n"), (b"GET /api", b"a"), (SLOW_BODY, b" ")],
    ids=["headers", "the first line", "a body"],
)
async def test_a_request_that_comes_drop_by_drop_is_refused_in_time(first: bytes, drop: bytes) -> None:
    async with a_house() as address:
        begun = time.monotonic()
        status, _, body = await send(address, first, *[drop] * 8, pause=0.1)
        took = time.monotonic() - begun
        figures = address.house.metrics.text().decode()

    assert (status, json.loads(body)["code"]) == (408, "too_late")
    assert took < 5
    assert 'saloon_floods_total{kind="slow"} 1.0' in figures


async def until_closed(reader: asyncio.StreamReader) -> float:
    """Read to the end; return how long that took."""
    begun = time.monotonic()
    try:
        await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionError:
        pass
    return time.monotonic() - begun


@pytest.mark.usefixtures("in_a_hurry")
async def test_who_says_nothing_or_nothing_more_is_let_go_within_seconds() -> None:
    async with a_house() as address:
        silent, one = await asyncio.open_connection("127.0.0.1", address.port)
        kept, other = await asyncio.open_connection("127.0.0.1", address.port)
        other.write(a_request("GET /healthz"))
        waits = await asyncio.gather(until_closed(silent), until_closed(kept))
        one.close()
        other.close()

    assert max(waits) < 8


async def send_on(writer: asyncio.StreamWriter, chunk: bytes) -> None:
    """Send the same again and again, for some seconds or until the line is cut."""
    for _ in range(500):
        writer.write(chunk)
        await writer.drain()
        await asyncio.sleep(0.01)


@pytest.mark.usefixtures("in_a_hurry")
async def test_who_goes_on_sending_after_the_answer_is_cut_off() -> None:
    async with a_house() as address:
        reader, writer = await asyncio.open_connection("127.0.0.1", address.port)
        chunk = b"1000\r\n" + b"x" * 0x1000 + b"\r\n"
        writer.write(a_request("POST /api/tables", "Transfer-Encoding: chunked") + 20 * chunk)  # too much at once
        with pytest.raises(ConnectionError):
            await send_on(writer, chunk)
        answer = await reader.read() if not reader.exception() else bytes(reader._buffer)
        writer.close()

    assert b"413" in answer.split(b"\r\n")[0]


@pytest.mark.usefixtures("in_a_hurry")
async def test_who_does_not_read_an_answer_is_cut_off() -> None:
    async with a_house() as address:
        reader, writer = await asyncio.open_connection("127.0.0.1", address.port, limit=1)
        reader._transport.pause_reading()
        with pytest.raises(ConnectionError):
            await send_on(writer, a_request("GET /api/games/western") * 20)
        writer.close()


async def test_an_address_holds_so_many_connections_and_the_house_so_many_in_all() -> None:
    async with a_house(most_connections=12, most_sockets=1) as address:
        party = await a_party(address)
        async with connected(address, party.table) as player:
            idle = [await asyncio.open_connection("127.0.0.1", address.port) for _ in range(20)]
            waits = [await until_closed(reader) for reader, _ in idle[6:]]
            await player.send(type="ping", n=1)
            await player.hear("pong")
            for _, writer in idle:
                writer.close()
        async with rest(address) as client:
            figures = (await client.get("/metrics")).text

    assert max(waits) < 1
    assert 'saloon_floods_total{kind="connections"}' in figures


async def test_a_proxy_that_is_trusted_may_hold_all_connections() -> None:
    async with a_house(most_connections=6, forwarded_allow_ips="127.0.0.0/8") as address:
        idle = [await asyncio.open_connection("127.0.0.1", address.port) for _ in range(5)]
        status, _, _ = await send(address, a_request("GET /healthz"))
        for _, writer in idle:
            writer.close()

    assert status == 200


async def test_connections_that_are_gone_are_counted_no_more() -> None:
    async with a_house(most_connections=8) as address:
        party = await a_party(address)
        for _ in range(20):
            async with connected(address, party.table):
                pass
            status, _, _ = await send(address, a_request("GET /healthz", "Connection: close"))
            assert status == 200
        for _ in range(100):
            if not address.house.limits._inside:
                break
            await asyncio.sleep(0.02)

        assert not address.house.limits._inside
        assert not address.house.limits._held


def test_the_limit_of_descriptors_is_raised_and_a_low_one_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, 2000))
    monkeypatch.setattr(resource, "setrlimit", lambda _, wanted: asked.append(wanted))
    said = []
    monkeypatch.setattr(descriptors.log, "warning", lambda event, **facts: said.append((event, facts["files"])))

    room = descriptors.raise_limit()

    assert asked == [(2000, 2000)]
    assert room == 2000 - descriptors.RESERVED
    assert said == [("few_descriptors", 2000)]


def test_a_limit_that_cannot_be_raised_is_lived_with(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_kind: int, _wanted: tuple[int, int]) -> None:
        raise ValueError

    monkeypatch.setattr(resource, "getrlimit", lambda _: (150, 2000))
    monkeypatch.setattr(resource, "setrlimit", refuse)

    assert descriptors.raise_limit() == 75
