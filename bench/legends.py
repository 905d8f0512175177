"""Measures what people at other tables feel while eight legends think: `make bench-legends`. Loopback only, a minute.

A hundred tables of two play 100 moves a second, by the load generator of `make bench-server`: first alone, then while a
legend thinks without a pause at each of eight tables of Carson City, then alone again.
"""

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any

import websockets

HERE = Path(__file__).parent
PORT = 9790
BASE = f"127.0.0.1:{PORT}"
LEGENDS, TABLES, SECONDS, RATE = 8, 100, 12, 100


def ask(method: str, path: str, body: dict[str, object], secret: str = "") -> Any:
    """Send a request to the house; return what it answers."""
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {secret}"} if secret else {})}
    request = urllib.request.Request(
        f"http://{BASE}/api/tables{path}", json.dumps(body).encode(), headers, method=method
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


async def provoke(number: int) -> None:
    """Play against a legend, each move at once, match after match."""
    while True:
        opened = ask("POST", "", {"game": "carson", "seats": 2, "name": f"Host {number}"})
        table, secret = opened["table"]["id"], opened["secret"]
        ask("PUT", f"/{table}/seats/1", {"kind": "bot", "level": "legend"}, secret)
        ask("POST", f"/{table}/start", {}, secret)
        async with websockets.connect(f"ws://{BASE}/ws", subprotocols=["saloon.v1"]) as socket:
            await socket.send(json.dumps({"type": "hello", "table": table, "secret": secret}))
            async for text in socket:
                message = json.loads(text)
                if message["type"] in ("snapshot", "update"):
                    if message.get("rest"):
                        await socket.send(json.dumps({"type": "ready", "id": f"r{message['seq']}"}))
                    if message.get("result"):
                        break
                    if actions := message["position"]["actions"]:
                        act = {"type": "act", "id": f"a{message['seq']}", "seq": message["seq"], "act": actions[-1]}
                        await socket.send(json.dumps(act))


async def load() -> dict[str, float]:
    """Let people play at other tables; return their latencies in ms."""
    command = ["node", str(HERE / "boardgame" / "load.js"), "saloon", str(PORT), str(TABLES), str(SECONDS), str(RATE)]
    playing = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
    out, _ = await playing.communicate()
    return json.loads(out.decode().splitlines()[-1])


async def measure() -> None:
    """Measure the other tables without legends, with them, and without them again."""
    rows = [("nobody thinks", await load())]
    provoking = [asyncio.create_task(provoke(number)) for number in range(LEGENDS)]
    await asyncio.sleep(5)
    rows.append((f"{LEGENDS} legends think", await load()))
    for task in provoking:
        task.cancel()
    for task in provoking:
        with suppress(asyncio.CancelledError):
            await task
    await asyncio.sleep(5)
    rows.append(("nobody thinks again", await load()))
    print("| other tables, 100 moves a second | p50 ms | p99 ms |\n|---|---|---|")
    for name, found in rows:
        print(f"| {name} | {found['p50']:.2f} | {found['p99']:.2f} |")


def main() -> None:
    """Open a house whose bots never hesitate, and measure."""
    folder = tempfile.TemporaryDirectory(prefix="saloon-bench-")
    command = [sys.executable, str(HERE / "saloon_server.py"), str(PORT), str(Path(folder.name, "house.db"))]
    environment = {**os.environ, "SALOON_BOT_PACE": "0", "SALOON_BEAT_SECONDS": "0"}
    with folder, subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout is not None
        while server.stdout.readline().strip() != "ready":
            assert server.poll() is None, "the server did not start"
        try:
            asyncio.run(measure())
        finally:
            server.terminate()


if __name__ == "__main__":
    main()
