"""Tables that always look the same: made by the engine from a fixed seed, shown to a browser without a server."""

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from saloon.core.rules import SPECTATOR
from saloon.server.crowd import snapshot, table_facts
from saloon.server.frames import show_frames
from saloon.server.messages import write
from saloon.storage.memory import MemoryStore
from saloon.table.lobby import Lobby, Means, Wish
from saloon.table.table import Table

CODE = "k7qm2w9xtr"
NOON = 1_794_777_600_000
NAMES = ["Ada", "Bill", "Calamity", "Doc", "Étienne"]


@dataclass
class Pose:
    """A moment of a match."""

    game: str
    seats: int
    moves: int  # at least; then until seat 0 is to act. Negative: the match has not begun
    options: dict[str, object] = field(default_factory=dict)
    to_the_end: bool = False


def posed(pose: Pose) -> Table:
    """Play a match by what the game thinks best, up to the moment of a pose."""
    with ThreadPoolExecutor(1) as pool:  # the thread of a browser test has a loop of its own
        return pool.submit(lambda: asyncio.run(_play(pose))).result()


async def _play(pose: Pose) -> Table:
    means = Means(make_id=lambda: CODE, make_seed=lambda: "posed", make_secret=lambda: "secret", now=lambda: NOON)
    lobby = Lobby(MemoryStore(), means)
    table = await lobby.open(Wish(pose.game, pose.seats, pose.options, is_public=True))
    sitting = NAMES[: pose.seats] if pose.moves >= 0 else NAMES[:2]
    for seat, name in enumerate(sitting):
        await lobby.sit(table, name, seat)
        table.presence.come(seat)
    if pose.moves < 0:
        return table
    await lobby.start(table, 0)
    while table.is_live() and (pose.to_the_end or not _is_reached(table, pose)):
        assert table.ledger is not None
        seat, legal = next(iter(table.ledger.legal.items()))
        view = table.ledger.view(seat)
        best = max(legal, key=lambda action: table.game.rate(view, action))
        await table.act(seat, table.seq, str(best))
    return table


def _is_reached(table: Table, pose: Pose) -> bool:
    assert table.ledger is not None
    return table.seq >= pose.moves and (0 in table.ledger.legal or table.game.has_clock)


def show(page: Any, table: Table) -> None:
    """Answer everything that a page asks about a posed table."""
    facts = json.loads(write(table_facts(table)))
    hello = write(snapshot(table, 0, 0)).decode()
    page.route("**/api/tables", lambda route: route.fulfill(json=[facts]))
    page.route(re.compile(r"/api/tables\?game="), lambda route: route.fulfill(json=[]))  # others play in the same house
    page.route(f"**/api/tables/{CODE}", lambda route: route.fulfill(json=facts))
    page.route(f"**/api/tables/{CODE}/frames*", lambda route: route.fulfill(json=_frames(table)))
    page.route_web_socket("**/ws", lambda socket: socket.on_message(lambda message: _answer(socket, message, hello)))


def _answer(socket: Any, message: Any, hello: str) -> None:
    if json.loads(message)["type"] == "hello":
        socket.send(hello)


def _frames(table: Table) -> dict[str, object]:
    assert table.ledger is not None
    frames = show_frames(table.ledger, SPECTATOR, 0, 200)
    return {"steps": len(frames) - 1, "frames": json.loads(write(frames))}
