"""Runs the server: one address, announced with a QR code; told to stop, it lets everybody finish."""

import asyncio
import errno
import gc
import signal
import socket
from collections.abc import Callable

import segno
import uvicorn

from saloon.core.errors import ErrorFacts
from saloon.server.app import make_app
from saloon.server.errors import DoorShut
from saloon.server.guard import Guard
from saloon.server.house import House
from saloon.server.logs import set_up
from saloon.server.messages import MOST_BYTES
from saloon.server.settings import Settings
from saloon.server.wire import Wire
from saloon.storage.database import open_store
from saloon.storage.sole import sole_server
from saloon.table.lobby import Means

LAST_WORDS = 0.3  # seconds for the last messages to leave

Announce = Callable[[list[str]], None]


class Server(uvicorn.Server):
    """A server that says good-bye before it closes the doors."""

    def __init__(self, config: uvicorn.Config, house: House, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._house = house
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the doors, then say where they are."""
        await super().startup(sockets)
        if self.started:
            _calm_collector()
            self._announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody, give the last messages time to leave, then close."""
        await self._house.drain()
        await asyncio.sleep(LAST_WORDS)
        await super().shutdown(sockets)


def _calm_collector() -> None:
    """Let the collector leave alone what stays for ever, and come seldom: a move leaves no cycles behind."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def serve(settings: Settings, announce: Announce, means: Means | None = None) -> None:
    """Serve until told to stop; raise StorageFailed or DoorShut if the house cannot open."""
    set_up(settings.log_level)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, _leave_quietly)
    with sole_server(settings.database()), listen(settings.host, settings.port) as door:
        factory = uvicorn.Config(app="", loop="auto", log_config=None).get_loop_factory()
        with asyncio.Runner(loop_factory=factory) as runner:
            runner.run(_serve(settings, door, announce, means))


def _leave_quietly(_number: int, _frame: object) -> None:
    """Do nothing: uvicorn has drained the house, and raises the signal once more when it is done."""


async def _serve(settings: Settings, door: socket.socket, announce: Announce, means: Means | None) -> None:
    store = await open_store(settings.database())
    house = House(settings, store, means)
    found = addresses(settings.host, door.getsockname()[1])
    house.origins |= set(found)
    await Server(configure(make_app(house), settings), house, lambda: announce(found)).serve([door])


def configure(app: Guard, settings: Settings) -> uvicorn.Config:
    """Set uvicorn up: small messages, no compression, no word about itself."""
    return uvicorn.Config(
        app,
        ws=Wire,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.forwarded_allow_ips),
        forwarded_allow_ips=settings.forwarded_allow_ips or None,
        timeout_graceful_shutdown=max(1, int(settings.drain_seconds)),
        lifespan="on",
    )


def listen(host: str, port: int) -> socket.socket:
    """Open the one port of the house; raise DoorShut if it is not to be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(
        family, socket.SOCK_STREAM, socket.IPPROTO_TCP
    )  # asyncio sets no delay for this protocol alone
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
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


def addresses(host: str, port: int) -> list[str]:
    """List the addresses that lead here: the one for phones on the same network first, if there is one."""
    if host not in ("0.0.0.0", "::"):
        own = f"[{host}]" if ":" in host else host
        near = ["localhost"] if host in ("127.0.0.1", "::1") else []
        return [f"http://{name}:{port}" for name in [own, *near]]
    outside = _own_address()
    names = [*([outside] if outside else []), "localhost", "127.0.0.1", socket.gethostname()]
    return [f"http://{name}:{port}" for name in dict.fromkeys(names)]


def _own_address() -> str | None:
    """Ask the system which address it would use to reach others; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation, which leads nowhere
            return str(probe.getsockname()[0])
        except OSError:
            return None


def qr_code(address: str) -> str:
    """Draw an address for the camera of a phone, with half blocks."""
    rows = [list(row) for row in segno.make(address, error="l", micro=False).matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    signs = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}  # light on dark, as terminals are
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return "\n".join("".join(signs[bool(a), bool(b)] for a, b in zip(*pair, strict=True)) for pair in pairs)
