"""Runs the server: opens its port, announces its address with a QR code, and stops without losing anything."""

import asyncio
import errno
import gc
import signal
import socket
import sys
from collections.abc import Callable

import segno
import uvicorn

from saloon.core.errors import ErrorFacts
from saloon.server.addresses import Addresses, find_addresses
from saloon.server.descriptors import raise_limit
from saloon.server.doorway import Doorway
from saloon.server.errors import DoorShut
from saloon.server.house import House
from saloon.server.http.app import make_app
from saloon.server.http.door import KEEP_ALIVE_SECONDS, Door
from saloon.server.http.guard import MOST_HEADER_BYTES, Guard
from saloon.server.logs import set_up
from saloon.server.settings import Settings
from saloon.server.socket.messages import MOST_BYTES
from saloon.server.socket.wire import Wire
from saloon.storage.database import explain_opening, open_store
from saloon.storage.sole import Lock, sole_server
from saloon.table.errors import StorageFailed
from saloon.table.means import Means

SWITCH_SECONDS = 0.0005  # a thread that computes lets the event loop go on; Python itself takes ten times as long
LAST_WORDS = 0.3  # seconds for the last messages to leave

Announce = Callable[[Addresses], None]


class Server(uvicorn.Server):
    """A server that tells everybody before it closes the connections."""

    def __init__(self, config: uvicorn.Config, house: House, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._house = house
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the port, then announce the address."""
        await super().startup(sockets)
        if self.started:
            _calm_collector()
            self._announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody, leave the last messages time to be sent, then close."""
        await self._house.drain()
        await asyncio.sleep(LAST_WORDS)
        await super().shutdown(sockets)


def _calm_collector() -> None:
    """Let the garbage collector skip permanent objects and run seldom: a move leaves no reference cycles behind."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def serve(settings: Settings, announce: Announce, means: Means | None = None) -> None:
    """Serve until told to stop; raise StorageFailed or DoorShut if the server cannot start."""
    set_up(settings.log_level)
    sys.setswitchinterval(SWITCH_SECONDS)
    with sole_server(settings.database()) as lock, listen(settings.host, settings.port) as door:
        factory = uvicorn.Config(app="", loop="auto", log_config=None).get_loop_factory()
        with asyncio.Runner(loop_factory=factory) as runner:
            runner.run(_serve(settings, lock, door, announce, means))


class Stop:
    """Hears that the server has to stop, from the first moment: while it is still opening, it gives up.

    Once it is open uvicorn hears the signals; it raises them again when it is done, and then there is nothing to do.
    """

    def __init__(self, opening: asyncio.Task[House]) -> None:
        self.is_wished = False
        self._opening = opening
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._hear)

    def _hear(self, _number: int, _frame: object) -> None:
        self.is_wished = True
        loop = self._opening.get_loop()
        if not loop.is_closed():
            loop.call_soon_threadsafe(self._opening.cancel)


async def _serve(settings: Settings, lock: Lock, door: socket.socket, announce: Announce, means: Means | None) -> None:
    found = find_addresses(settings.host, door.getsockname()[1], settings.public_url)
    opening = asyncio.create_task(_open(settings, lock, found, means))
    stop = Stop(opening)
    try:
        house = await opening
    except asyncio.CancelledError:
        return

    def welcome() -> None:
        if stop.is_wished:  # a signal may have come before uvicorn's handler replaced ours
            server.should_exit = True
        else:
            announce(found)

    server = Server(configure(make_app(house), settings), house, welcome)
    await server.serve([door])


async def _open(settings: Settings, lock: Lock, found: Addresses, means: Means | None) -> House:
    """Open the database and bring every table back before the doors open; raise StorageFailed if it does not let us."""
    store = await open_store(settings.database())
    try:
        await lock.guard(store)
    except BaseException:
        await store.close()
        raise
    house = House(settings, store, means)
    house.limits.most_inside = min(settings.most_connections, raise_limit())
    house.origins |= set(found.all)
    house.address = found.outside
    try:
        await house.open()
    except StorageFailed as error:
        await house.close()
        raise explain_opening(error.__cause__ or error, settings.database()) from error.__cause__
    except asyncio.CancelledError:
        await house.close()
        raise
    return house


def configure(app: Guard, settings: Settings) -> uvicorn.Config:
    """Set uvicorn up: small messages, no word about itself."""
    return Doorway(
        app,
        app.house.limits,
        app.house.metrics,
        http=Door,
        h11_max_incomplete_event_size=MOST_HEADER_BYTES,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        ws=Wire,
        ws_max_size=MOST_BYTES,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.forwarded_allow_ips),
        forwarded_allow_ips=settings.forwarded_allow_ips or None,
        timeout_graceful_shutdown=max(1, int(settings.drain_seconds)),
        lifespan="on",
    )


def listen(host: str, port: int) -> socket.socket:
    """Open the port of the server; raise DoorShut if it is not available."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(
        family, socket.SOCK_STREAM, socket.IPPROTO_TCP
    )  # asyncio sets TCP_NODELAY only for this protocol
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)  # :: also accepts IPv4
        door.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        door.bind((host, port))
        door.listen(1024)
    except OSError as error:
        door.close()
        raise _door_shut(error, host, port) from error
    return door


def _door_shut(error: OSError, host: str, port: int) -> DoorShut:
    if error.errno == errno.EADDRINUSE:
        return DoorShut("port-taken", f"port {port} is taken", {"port": str(port)})
    facts: ErrorFacts = {"port": str(port), "host": host, "why": error.strerror or str(error)}
    return DoorShut("port-closed", f"port {port} of {host} cannot be opened: {error}", facts)


def qr_code(address: str) -> str:
    """Draw an address as a QR code, with half blocks."""
    rows = [list(row) for row in segno.make(address, error="l", micro=False).matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    signs = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}  # light on dark, as terminals are
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return "\n".join("".join(signs[bool(a), bool(b)] for a, b in zip(*pair, strict=True)) for pair in pairs)
