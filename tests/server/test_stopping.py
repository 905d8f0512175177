"""Told to stop, a server ends within its time, whatever somebody has half sent."""

import asyncio
import contextlib
import signal
import socket
from pathlib import Path

import pytest
from houses import Address
from processes import Process
from tables import a_lobby, a_table

from saloon import catalog
from saloon.core.game import Game
from saloon.server.addresses import Addresses
from saloon.server.run import serve
from saloon.server.settings import Settings
from saloon.storage.database import open_store
from saloon.table.means import Means

DRAIN_SECONDS = 2
GREETING = (
    b"GET /ws HTTP/1.1\r\nHost: house\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: saloon.v1\r\n\r\n"
)
HALVES = {
    "nothing": b"",
    "half a line": b"GET /api/ga",
    "half a head": b"GET /api/games HTTP/1.1\r\nHost: hou",
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: house\r\nContent-Type: application/json\r\n"
    b'Content-Length: 100\r\n\r\n{"game": ',
    "half a chunk": b"POST /api/tables HTTP/1.1\r\nHost: house\r\nTransfer-Encoding: chunked\r\n\r\n40\r\n{",
    "half a greeting": GREETING[:80],
    "a greeting": GREETING,
    "half a frame": GREETING + b"\x81\xfe\x01\x00abcd" + b"x" * 9,
    "half a message": GREETING + b"\x01\x81abcd\x00",
}


async def half_sent(address: Address, data: bytes) -> socket.socket:
    """Send something and say no more; read what is answered, if anything."""
    line = socket.create_connection(("127.0.0.1", address.port))
    line.sendall(data)
    line.settimeout(0.3)
    with contextlib.suppress(TimeoutError):
        await asyncio.to_thread(line.recv, 4096)
    return line


@pytest.mark.parametrize("what", ["half a body", "half a frame", "everything"])
async def test_told_to_stop_a_server_waits_for_no_half(what: str, tmp_path: Path) -> None:
    process = Process(tmp_path, SALOON_DRAIN_SECONDS=str(DRAIN_SECONDS))
    sent = [HALVES[what]] if what in HALVES else list(HALVES.values())
    lines = []
    try:
        address = await process.start()
        lines = [await half_sent(address, data) for data in sent]
        code, seconds = await asyncio.to_thread(process.stop)
    finally:
        for line in lines:
            line.close()
        process.close()

    assert code == 0
    assert seconds < DRAIN_SECONDS + 3
    assert "Traceback" not in process.log.read_text("utf-8")


async def a_table_is_kept(url: str) -> None:
    store = await open_store(url)
    await a_table(2, lobby=a_lobby(store=store))
    await store.close()


@pytest.mark.usefixtures("as_before")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_told_to_stop_while_it_brings_tables_back_a_server_never_opens(number: signal.Signals, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/house.db"
    asyncio.run(a_table_is_kept(url))
    looked_for, announced = [], []

    def find_game(name: str) -> Game:
        looked_for.append(name)
        signal.raise_signal(number)
        return catalog.game(name)

    def announce(addresses: Addresses) -> None:
        announced.append(addresses)
        signal.raise_signal(number)  # or the test would never end

    serve(
        Settings(host="127.0.0.1", port=0, database_url=url, log_level="critical"), announce, Means(find_game=find_game)
    )

    assert looked_for
    assert announced == []
