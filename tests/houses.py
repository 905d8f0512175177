"""A running house for tests: the real server on a real port, with people who talk to it through real sockets."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx2
import websockets
from tables import first_move
from websockets.asyncio.client import ClientConnection

from saloon import catalog
from saloon.server.house import House
from saloon.server.http.app import make_app
from saloon.server.run import Server, configure, listen
from saloon.server.settings import Settings
from saloon.storage.memory import MemoryStore
from saloon.table.means import Means
from saloon.table.store import MatchStore

RATES = ("messages", "crowd", "turns", "requests", "files", "tables", "sockets", "guesses", "rematches", "boards")
RATES += ("lists", "studies", "skips", "lines")
PATIENCE = 30  # seconds; a busy machine is slow


@dataclass
class Address:
    """Where a house is found."""

    port: int
    house: House | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@asynccontextmanager
async def a_house(
    store: MatchStore | None = None, means: Means | None = None, **settings: Any
) -> AsyncIterator[Address]:
    """Run a server within this event loop; bots think at once, tables do not rest, and nobody is too fast."""
    usual = {"bot_pace": 0.0, "beat_seconds": 0.0, "bot_workers": 1, "drain_seconds": 2, "log_level": "critical"}
    fast = {f"rate_{what}": "1000000/second" for what in RATES}
    chosen = Settings(host="127.0.0.1", **{**usual, **fast, "most_tables": 5000, **settings})
    house = House(chosen, store or MemoryStore(), means)
    door = listen("127.0.0.1", 0)
    port = door.getsockname()[1]
    house.origins |= {f"http://127.0.0.1:{port}"}
    server = Server(configure(make_app(house), chosen), house, lambda: None)
    serving = asyncio.create_task(server._serve([door]))
    while not server.started:
        await asyncio.sleep(0.01)
        assert not serving.done(), serving.exception()
    try:
        yield Address(port, house)
    finally:
        server.should_exit = True
        await serving
        door.close()


@dataclass
class Client:
    """Somebody at a table: sends, and keeps what it is told."""

    socket: ClientConnection
    heard: list[dict[str, Any]] = field(default_factory=list)
    raw: list[str] = field(default_factory=list)

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self, kind: str | None = None, **wanted: Any) -> dict[str, Any]:
        """Wait for the next message, or for the next of that kind with those values."""
        while True:
            text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
            self.raw.append(text)
            message = json.loads(text)
            self.heard.append(message)
            if kind in (None, message["type"]) and all(message.get(key) == value for key, value in wanted.items()):
                return message

    async def answer(self, **message: Any) -> dict[str, Any]:
        """Send a message and wait for what carries its id."""
        await self.send(**message)
        while True:
            found = await self.hear()
            if found.get("id") == message["id"]:
                return found


@asynccontextmanager
async def connected(
    address: Address,
    table: str,
    secret: str | None = None,
    *,
    lang: str = "en",
    resume: int = 0,
    hello: str = "hello",
    origin: str | None = None,
    screen: bool = False,
) -> AsyncIterator[Client]:
    """Connect to a table and read the snapshot."""
    async with websockets.connect(
        f"ws://127.0.0.1:{address.port}/ws",
        subprotocols=["saloon.v1"],
        origin=origin,
        max_queue=None,
        ping_interval=None,
    ) as socket:
        client = Client(socket)
        await client.send(type=hello, table=table, secret=secret, lang=lang, resume=resume, screen=screen)
        await client.hear()
        yield client


@asynccontextmanager
async def rest(address: Address) -> AsyncIterator[httpx2.AsyncClient]:
    """Talk REST to a house."""
    async with httpx2.AsyncClient(base_url=address.url, timeout=PATIENCE, headers={"accept-language": "en"}) as client:
        yield client


@dataclass
class Party:
    """A table with people who have sat down."""

    table: str
    secrets: list[str]


async def a_party(address: Address, people: int = 2, bots: int = 0, *, start: bool = True, **wish: Any) -> Party:
    """Open a table by REST, seat people at it, and begin."""
    async with rest(address) as client:
        body = {"game": "abilene", "seats": people + bots, "name": "Ada", "bots": ["cowboy"] * bots, **wish}
        opened = (await client.post("/api/tables", json=body)).json()
        table, secrets = opened["table"]["id"], [opened["secret"]]
        for number in range(1, people):
            seated = await client.post(f"/api/tables/{table}/seats", json={"name": f"Player {number}"})
            secrets.append(seated.json()["secret"])
        if start:
            headers = {"authorization": f"Bearer {secrets[0]}"}
            answer = await client.post(f"/api/tables/{table}/start", headers=headers)
            assert answer.status_code == 200, answer.text
        return Party(table, secrets)


async def a_finished_match(address: Address, game: str = "abilene") -> str:
    """Make some moves, then let all but one give up."""
    people = catalog.game(game).seats[0]
    party = await a_party(address, people=people, game=game)
    table = address.house.lobby.tables[party.table]
    while table.is_live() and table.seq < 12:
        seat, text = first_move(table, max(table.match.legal))  # against the clock, the clock's
        await table.act(seat, table.seq, text, by="clock" if seat == people else "person")
    for seat in range(people - 1):
        if table.is_live():
            await table.resign(seat)
    assert not table.is_live()
    return party.table
