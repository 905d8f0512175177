"""Floods: one connection misbehaves, and whoever else is connected is answered all the same."""

import asyncio
import json
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
import tally
from houses import PATIENCE, Address, a_house, a_party, connected
from victims import SECONDS, a_victim, judge

from saloon.server.descriptors import raise_limit
from saloon.server.socket.crowd import AT_ONCE, JOINED_SECONDS

FLOODER = Path(__file__).with_name("flooder.py")
HELD_BACK = 16_000_000  # bytes; buffers of the system take most of them from somebody who is not read any more
REQUEST = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Protocol: saloon.v1\r\n\r\n"
)


def a_frame(first: int, data: bytes = b"") -> bytes:
    """Make a frame as a client sends it, masked with zeros."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else struct.pack("!BH", 0x80 | 126, len(data))
    return bytes([first]) + size + bytes(4) + data


class Flood:
    """Somebody who sends the same bytes again and again, until cut off or the time is over; a process of its own."""

    def __init__(
        self,
        address: Address,
        opening: bytes,
        chunk: bytes,
        *,
        reads: bool = False,
        upgrades: bool = True,
        seconds: float = PATIENCE,
    ) -> None:
        greeting = REQUEST if upgrades else b""
        parts = {"greeting": greeting.hex(), "opening": opening.hex(), "chunk": chunk.hex()}
        self._order = json.dumps({**parts, "port": address.port, "reads": reads, "seconds": seconds}).encode()
        self._process: subprocess.Popen[bytes]
        self.sent, self.is_cut_off = 0, False

    def start(self) -> "Flood":
        """Begin."""
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        self._process = subprocess.Popen([sys.executable, "-I", "-S", str(FLOODER)], **pipes)
        self._process.stdin.write(self._order)
        self._process.stdin.close()
        return self

    def is_alive(self) -> bool:
        """Tell whether it goes on; note how it went when it is over."""
        if self._process.poll() is None:
            return True
        if not self._process.stdout.closed:
            self.sent, self.is_cut_off = json.loads(self._process.stdout.read())
            self._process.stdout.close()
        return False


async def attack(address: Address, begin: Callable[[], Flood]) -> list[Flood]:
    """Let two people play on while floods run, one after the other; each move must be answered."""
    floods, waits, end = [], [], time.monotonic() + SECONDS
    async with a_victim(address) as move:
        while not floods or time.monotonic() < end:
            floods.append(begin())
            floods[-1].start()
            while floods[-1].is_alive():
                waits.append(await move())
                await asyncio.sleep(0.03)  # as fast as a seat may
        waits.append(await move())
    judge(waits)
    tally.note(tally.FAULTS, "floods cut off", len(floods))
    tally.note(tally.INPUTS, "bytes of floods", sum(flood.sent for flood in floods))
    return floods


PINGS = a_frame(0x89) * 5000
LONG_PINGS = a_frame(0x89, b"x" * 125) * 500
PARTS = a_frame(0x00) * 5000
LONG_PARTS = a_frame(0x00, b"x" * 60_000)
TEXTS = a_frame(0x81, b"{}") * 5000
HALF = b"\x81\xfe\xff\x00"  # a text of 65280 bytes begins
BYTES = a_frame(0x82, b"x" * 60_000)
APPLICATION_PINGS = a_frame(0x81, b'{"type":"ping","n":1}') * 500
BEGUN = a_frame(0x01, b"{")


@pytest.mark.parametrize("reads", [True, False])
@pytest.mark.parametrize(
    ("begun", "chunk"),
    [
        (b"", PINGS),
        (b"", LONG_PINGS),
        (b"", a_frame(0x8A) * 5000),
        (BEGUN, PARTS),
        (BEGUN, LONG_PARTS),
        (b"", TEXTS),
        (b"", a_frame(0x81, b"x" * 60_000)),
        (b"", APPLICATION_PINGS),
        (b"", BYTES),
        (a_frame(0x88, b"\x03\xe8"), PINGS),
        (b"\x81\xff" + struct.pack("!Q", 1 << 30) + bytes(4), b"x" * 60_000),
    ],
    ids=[
        *("pings", "long pings", "pongs", "empty parts", "long parts", "texts", "long texts", "messages", "bytes"),
        *("after a close", "a gigabyte"),
    ],
)
async def test_who_floods_a_socket_is_cut_off_and_others_are_answered(begun: bytes, chunk: bytes, reads: bool) -> None:
    async with a_house(rate_messages="40/second", most_queued=50) as address:
        party = await a_party(address)
        hello = a_frame(0x81, json.dumps({"type": "hello", "table": party.table}).encode())

        floods = await attack(address, lambda: Flood(address, hello + begun, chunk, reads=reads))
        figures = address.house.metrics.text().decode()

        assert all(flood.is_cut_off and flood.sent < HELD_BACK for flood in floods)
        is_counted = "saloon_floods_total{" in figures or "saloon_slow_readers_total 1.0" in figures
        assert is_counted or begun[:1] == b"\x88" or chunk[:1] == b"x"  # who closes, and what picows refuses


@pytest.mark.parametrize(
    ("begun", "chunk"),
    [
        (b"", PINGS),
        (b"", a_frame(0x8A) * 5000),
        (BEGUN, PARTS),
        (b"", TEXTS),
        (b"", BYTES),
        (HALF, b"x"),
    ],
    ids=["pings", "pongs", "empty parts", "texts", "bytes", "half a frame"],
)
async def test_who_floods_before_saying_hello_is_cut_off_and_others_play_on(begun: bytes, chunk: bytes) -> None:
    async with a_house() as address:
        floods = await attack(address, lambda: Flood(address, begun, chunk, reads=True))

        assert all(flood.is_cut_off and flood.sent < HELD_BACK for flood in floods)


async def test_many_who_watch_share_the_messages_of_their_address() -> None:
    async with a_house(rate_messages="40/second", rate_crowd="60/second") as address:
        party = await a_party(address)
        hello = a_frame(0x81, json.dumps({"type": "hello", "table": party.table}).encode())
        floods = [Flood(address, hello, APPLICATION_PINGS[:270], reads=True, seconds=2) for _ in range(10)]
        for flood in floods:
            flood.start()
        while any(flood.is_alive() for flood in floods):
            await asyncio.sleep(0.05)
        figures = address.house.metrics.text().decode()

    assert 'saloon_floods_total{kind="messages"}' in figures


@pytest.mark.parametrize("reads", [True, False])
@pytest.mark.parametrize("chunk", [b"x-more: and more\r\n" * 1000, b"x" * 20_000], ids=["lines", "one line"])
async def test_endless_headers_are_cut_off_and_others_are_answered(chunk: bytes, reads: bool) -> None:
    async with a_house() as address:
        first = b"GET / HTTP/1.1\r\nHost: x\r\nx-first: "

        floods = await attack(address, lambda: Flood(address, first, chunk, reads=reads, upgrades=False))

        assert all(flood.is_cut_off and flood.sent < HELD_BACK for flood in floods)


async def test_bytes_that_come_one_by_one_hurt_nobody() -> None:
    async with a_house(rate_messages="40/second") as address:
        party = await a_party(address)
        hello = a_frame(0x81, json.dumps({"type": "hello", "table": party.table}).encode())

        assert await attack(address, lambda: Flood(address, hello, b"\x81", seconds=1))


async def test_a_thousand_who_say_nothing_hurt_nobody() -> None:
    raise_limit()
    async with a_house() as address, a_victim(address) as move:
        silent = [socket.create_connection(("127.0.0.1", address.port)) for _ in range(1000)]
        for each in silent[::10]:
            each.sendall(REQUEST)
        while len(address.house.limits._inside) < len(silent):
            await move()
        await asyncio.sleep(0.5)  # all have come in
        waits = [await move() for _ in range(300)]
        for each in silent:
            each.close()

    judge(waits)


async def test_a_restless_table_is_told_a_few_times_a_second() -> None:
    async with a_house() as address:
        party = await a_party(address)
        async with (
            connected(address, party.table, party.secrets[0]) as ada,
            connected(address, party.table, party.secrets[1]) as bill,
        ):
            begun = time.monotonic()
            for number in range(38):
                await ada.send(type="look", away=number % 2 == 0)
            await ada.send(type="ping", n=1)
            await ada.hear("pong")
            await asyncio.sleep(JOINED_SECONDS + 0.1)
            await bill.send(type="ping", n=1)
            await bill.hear("pong")
            told = [message for message in bill.heard if message["type"] == "players"]
            most = AT_ONCE * (2 + (time.monotonic() - begun) / JOINED_SECONDS)

        assert 1 <= len(told) < most
