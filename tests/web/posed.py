"""Tables that always look the same: made by the engine from a fixed seed, shown to a browser without a server."""

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from msgspec import structs

from saloon import catalog
from saloon.bots.review.effort import Effort
from saloon.bots.review.reviewer import Reviewer
from saloon.core.rules import SPECTATOR
from saloon.server.http.replays import show_frames
from saloon.server.socket.crowd import snapshot, table_facts
from saloon.server.socket.messages import Pong, Snapshot, write
from saloon.storage.memory import MemoryStore
from saloon.table.codes import EXAMPLE
from saloon.table.lobby import Lobby, Wish
from saloon.table.means import Means
from saloon.table.table import Table

CODE = "k7qm2w9xtr"
NOON = 1_794_777_600_000
MOVES = json.loads(Path(__file__).with_name("poses.json").read_text())  # so a bot that learns changes no picture
NAMES = ["Ada", "Bill", "Calamity", "Doc", "Étienne"]


@dataclass
class Pose:
    """A moment of a match."""

    game: str
    seats: int
    moves: int  # at least; then until seat 0 is to act. Negative: the match has not begun
    options: dict[str, object] = field(default_factory=dict)
    to_the_end: bool = False


def others(poses: list[Pose]) -> list[Pose]:
    """Pose the games that are not among these: a new one is looked at without being named."""
    named = {pose.game for pose in poses}
    games = [catalog.game(name) for name in catalog.names() if name not in named]
    return [Pose(game.name, seats, 10) for game in games for seats in game.seats]


def posed(pose: Pose) -> Table:
    """Play a match as it was kept, then by what the game thinks best, up to the moment of a pose."""
    with ThreadPoolExecutor(1) as pool:  # the thread of a browser test has a loop of its own
        return pool.submit(lambda: asyncio.run(_play(pose))).result()


async def _play(pose: Pose) -> Table:
    means = Means(
        make_id=lambda: CODE,
        make_code=lambda: EXAMPLE,
        make_seed=lambda: "posed",
        make_secret=lambda: "secret",
        now=lambda: NOON,
    )
    lobby = Lobby(MemoryStore(), means)
    table = await lobby.open(Wish(pose.game, pose.seats, pose.options, is_public=True))
    sitting = NAMES[: pose.seats] if pose.moves >= 0 else NAMES[:2]
    for seat, name in enumerate(sitting):
        await lobby.seating.sit(table, f"Guest {seat}", seat)
        table.header.seats[seat].name = name  # some are those of bots, which nobody may take
        table.people.presence.come(seat)
    if pose.moves < 0:
        return table
    await lobby.seating.start(table, 0)
    kept = MOVES.get(_name(pose), [])
    while table.is_live() and (pose.to_the_end or not _is_reached(table, pose)):
        assert table.match is not None
        seat, legal = next(iter(table.match.legal.items()))
        best = kept[table.seq] if table.seq < len(kept) else _best(table, seat)
        action = next(each for each in legal if each.text == best)
        if table.game.realtime is not None:
            await _act_by_the_clock(table, seat, action)
        else:
            await table.act(seat, table.seq, best)
    return table


def _name(pose: Pose) -> str:
    return " ".join([pose.game, str(pose.seats), *[f"{name}={value}" for name, value in pose.options.items()]])


def _best(table: Table, seat: int) -> str:
    assert table.match is not None
    view = table.match.view(seat)
    return max(table.match.legal[seat], key=lambda action: table.game.rate(view, action)).text


async def _act_by_the_clock(table: Table, seat: int, action: Any) -> None:
    """Let a seat, or the clock itself, act half a second after the window opened."""
    if str(action).startswith(table.game.timed()):
        await table.act_timed(seat, action.timed(500), table.deadlines.window_number(), by="table")
    else:
        await table.act(seat, table.seq, str(action), by="table")


def _is_reached(table: Table, pose: Pose) -> bool:
    assert table.match is not None
    return table.seq >= pose.moves and (0 in table.match.legal or table.game.realtime is not None)


def show(page: Any, table: Table, rest: dict[str, object] | None = None, seat: int | None = 0) -> list[dict[str, Any]]:
    """Answer everything that a page asks about a posed table; give what the page will send to it.

    The table may rest. Without a seat one looks on.
    """
    heard: list[dict[str, Any]] = []
    facts = json.loads(write(table_facts(table)))
    hello = json.dumps({**json.loads(write(_without_time(snapshot(table, seat, 0)))), "rest": rest})
    page.route("**/api/tables", lambda route: route.fulfill(json=[facts]))
    page.route(re.compile(r"/api/tables\?game="), lambda route: route.fulfill(json=[]))  # others play in the same house
    page.route(f"**/api/tables/{CODE}", lambda route: route.fulfill(json=facts))
    page.route(f"**/api/tables/{CODE}/frames*", lambda route: route.fulfill(json=_frames(table)))
    page.route(f"**/api/tables/{CODE}/review", lambda route: route.fulfill(json=_review(table)))
    page.route_web_socket("**/ws", lambda socket: socket.on_message(lambda each: _answer(socket, each, hello, heard)))
    return heard


def _without_time(shown: Snapshot) -> Snapshot:
    """Open no window: a picture has no time."""
    if shown.position is None:
        return shown
    return structs.replace(shown, position=structs.replace(shown.position, window=None))


def _answer(socket: Any, message: Any, hello: str, heard: list[dict[str, Any]]) -> None:
    heard.append(json.loads(message))
    if heard[-1]["type"] == "hello":
        socket.send(hello)
    elif heard[-1]["type"] == "ping":  # or a slow test would see the page take its connection for lost
        socket.send(write(Pong(heard[-1]["n"])).decode())


def _review(table: Table) -> dict[str, object]:
    """Review the match with little effort; it comes to the same every time."""
    assert table.match is not None
    reviewer = Reviewer(table.match, Effort(4, 4, 2, 2, 2, 2, 4, 8))
    while reviewer.step():
        pass
    ready = {"state": "done", "percent": 100, "seconds": 0, "place": 0, "spare": False}
    return {**ready, "review": reviewer.review().to_data()}


def _frames(table: Table) -> dict[str, object]:
    assert table.match is not None
    frames = show_frames(table.match, SPECTATOR, 0, 200)
    return {"steps": len(frames) - 1, "frames": json.loads(write(frames))}
