"""The wire: texts however they are cut, and everything that is no whole text."""

import asyncio
import json
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from houses import PATIENCE, Address, a_house, a_party
from hypothesis import given
from hypothesis import strategies as some

from saloon.server.framing import head, payload

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


@given(some.binary(max_size=300))
def test_the_payload_of_a_whole_frame_is_found_and_of_no_other(data: bytes) -> None:
    frame = a_frame(data)

    start, end = payload(frame + b"more")

    assert (end, end - start) == (len(frame), len(data))
    assert all(payload(frame[:cut]) == (0, 0) for cut in range(len(frame)))


def test_the_head_of_a_frame_names_its_length() -> None:
    assert head(125) == b"\x81\x7d"
    assert head(126) == b"\x81\x7e\x00\x7e"
    assert head(65_535) == b"\x81\x7e\xff\xff"
    assert head(65_536) == b"\x81\x7f\x00\x00\x00\x00\x00\x01\x00\x00"
