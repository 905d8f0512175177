"""The wire: texts however they are cut, and everything that is no whole text."""

import asyncio
import json
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from houses import PATIENCE, Address, a_house, a_party
from picows.picows import WSProtocol

from saloon.server.socket.wire import MOST_PARTS

MASK = b"\x01\x02\x03\x04"
REQUEST = (
    "GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Protocol: saloon.v1\r\n\r\n"
)


def a_frame(data: bytes, first: int = 0x81) -> bytes:
    """Make a frame as a client sends it."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else struct.pack("!BH", 0x80 | 126, len(data))
    masked = bytes(byte ^ MASK[i % 4] for i, byte in enumerate(data))
    return bytes([first]) + size + MASK + masked


def a_ping(number: int) -> bytes:
    return json.dumps({"type": "ping", "n": number}).encode()


class Talk:
    """A socket without a library: bytes go out as they are."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def send(self, *chunks: bytes) -> None:
        for chunk in chunks:
            self._writer.write(chunk)
            await self._writer.drain()
            await asyncio.sleep(0.01)  # each chunk a packet of its own

    async def frame(self) -> tuple[int, bytes]:
        """Wait for the next frame: how it begins, and its payload."""
        first, length = await asyncio.wait_for(self._reader.readexactly(2), PATIENCE)
        if length == 126:
            length = int.from_bytes(await self._reader.readexactly(2), "big")
        return first, await self._reader.readexactly(length)

    async def frames(self, last: int) -> list[tuple[int, bytes]]:
        """Wait for the answer to a ping of the application; give all frames up to it."""
        found = [await self.frame()]
        while found[-1][1] != b'{"type":"pong","n":%d}' % last:
            found.append(await self.frame())
        return found

    async def pongs(self, last: int) -> list[int]:
        """Wait for the answer to a ping of the application; give the numbers of all answers up to it."""
        texts = [json.loads(data) for first, data in await self.frames(last) if first == 0x81]
        return [text["n"] for text in texts if text["type"] == "pong"]


@asynccontextmanager
async def a_talk(address: Address) -> AsyncIterator[Talk]:
    """Connect to a new table as a spectator, by hand."""
    party = await a_party(address)
    reader, writer = await asyncio.open_connection("127.0.0.1", address.port)
    writer.write(REQUEST.encode())
    await reader.readuntil(b"\r\n\r\n")
    talk = Talk(reader, writer)
    await talk.send(a_frame(json.dumps({"type": "hello", "table": party.table}).encode()))
    yield talk
    writer.close()


async def test_texts_are_heard_one_by_one_and_several_at_once() -> None:
    async with a_house() as address, a_talk(address) as talk:
        await talk.send(a_frame(a_ping(1)), a_frame(a_ping(2)) + a_frame(a_ping(3)) + a_frame(b" " * 300 + a_ping(4)))

        assert await talk.pongs(4) == [1, 2, 3, 4]


async def test_a_text_may_come_in_any_pieces() -> None:
    async with a_house() as address, a_talk(address) as talk:
        whole, cut = a_frame(a_ping(2)), a_frame(b" " * 200 + a_ping(3))
        await talk.send(a_frame(a_ping(1)) + whole[:1], whole[1:9], whole[9:] + cut[:3], cut[3:], a_frame(a_ping(4)))

        assert await talk.pongs(4) == [1, 2, 3, 4]


async def test_a_text_may_be_cut_into_frames_with_others_between() -> None:
    async with a_house() as address, a_talk(address) as talk:
        text = a_ping(2)
        parts = [a_frame(text[:5], 0x01), a_frame(b"still there?", 0x89), a_frame(text[5:], 0x80)]
        await talk.send(a_frame(a_ping(1)), *parts, a_frame(a_ping(3)))

        assert (0x8A, b"still there?") in await talk.frames(3)


async def test_a_ping_of_the_protocol_is_answered_and_texts_go_on() -> None:
    async with a_house() as address, a_talk(address) as talk:
        await talk.send(a_frame(b"here?", 0x89) + a_frame(a_ping(1)))

        assert (0x8A, b"here?") in await talk.frames(1)


async def closing_code(sent: bytes) -> int:
    """Send a frame that will not do, and wait for the code of the close."""
    async with a_house() as address, a_talk(address) as talk:
        await talk.send(sent)
        while True:
            first, data = await talk.frame()
            if first == 0x88:
                return int.from_bytes(data[:2], "big")


async def test_what_is_no_text_closes_the_socket() -> None:
    assert await closing_code(a_frame(b"\xff\xfe")) == 1007


async def test_what_is_not_masked_closes_the_socket() -> None:
    assert await closing_code(b"\x81\x02{}") == 1002


async def test_a_continuation_of_nothing_closes_the_socket() -> None:
    assert await closing_code(a_frame(b"{}", 0x80)) == 1002


async def test_what_is_too_long_closes_the_socket() -> None:
    assert await closing_code(b"\x81\xff" + struct.pack("!Q", 70_000) + MASK) == 1009


async def test_a_message_in_parts_is_not_longer_than_a_whole_one() -> None:
    assert await closing_code(a_frame(b"x" * 40_000, 0x01) + a_frame(b"x" * 40_000, 0x80)) == 1009


async def test_a_message_does_not_come_in_endless_parts() -> None:
    assert await closing_code(a_frame(b"", 0x01) + a_frame(b"", 0x00) * MOST_PARTS) == 1009


async def test_a_new_message_before_the_end_of_another_closes_the_socket() -> None:
    assert await closing_code(a_frame(b"{", 0x01) + a_frame(b"{}")) == 1002


async def test_bits_that_mean_nothing_close_the_socket() -> None:
    assert await closing_code(a_frame(b"{}", 0xC1)) == 1002
    assert await closing_code(a_frame(b"{}", 0x91)) == 1002


async def test_a_close_is_answered_with_its_code() -> None:
    assert await closing_code(a_frame((4000).to_bytes(2, "big"), 0x88)) == 4000
    assert await closing_code(a_frame(b"", 0x88)) == 1000


async def test_nothing_is_heard_after_a_close() -> None:
    async with a_house() as address, a_talk(address) as talk:
        await talk.send(a_frame(a_ping(1)) + a_frame(b"{}", 0x80) + a_frame(a_ping(2)))

        frames = [await talk.frame()]
        while frames[-1][0] != 0x88:
            frames.append(await talk.frame())

        assert b'{"type":"pong","n":2}' not in [data for _, data in frames]


async def test_a_request_that_is_no_handshake_is_refused() -> None:
    async with a_house() as address:
        reader, writer = await asyncio.open_connection("127.0.0.1", address.port)
        writer.write(REQUEST.replace("dGhlIHNhbXBsZSBub25jZQ==", "short").encode())
        answer = await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()

        assert answer.startswith(b"HTTP/1.1 400 ")
        assert address.house.metrics.connections._value.get() == 0


def test_the_class_behind_the_server_of_picows_is_as_we_know_it() -> None:
    """It is not exported: a version that changes it must be looked at (see docs/decisions)."""
    for name in ("connection_made", "connection_lost", "get_buffer", "buffer_updated", "transport", "listener"):
        assert hasattr(WSProtocol, name)
    assert not hasattr(WSProtocol, "data_received"), "uvicorn hands the request over by this name, which is ours"


async def test_a_proxy_that_is_trusted_names_the_client_and_no_other_does() -> None:
    for trusted, counted in (("127.0.0.1", "203.0.113.9"), ("", "127.0.0.1"), ("192.0.2.1", "127.0.0.1")):
        async with a_house(forwarded_allow_ips=trusted) as address:
            _, writer = await asyncio.open_connection("127.0.0.1", address.port)
            writer.write(REQUEST.replace("Host: x", "Host: x\r\nX-Forwarded-For: 203.0.113.9").encode())
            while not address.house.limits._open:
                await asyncio.sleep(0.01)

            assert set(address.house.limits._open) == {counted}
            writer.close()
