"""The real server in a process of its own, that can be told to stop, and killed."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from houses import Address, rest

START = [
    sys.executable,
    "-c",
    "from saloon.cli.main import main; main()",
    "serve",
    "--host",
    "127.0.0.1",
    "--lang",
    "en",
]
FAST = {
    f"SALOON_RATE_{what}": "1000000/second"
    for what in ("MESSAGES", "CROWD", "REQUESTS", "TABLES", "SOCKETS", "GUESSES", "LISTS")
}
FAST["SALOON_MOST_TABLES"] = "5000"


class Process:
    """A server process; started again it takes the same port and the same database."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.folder = folder
        self.database = folder / "house.db"
        self.log = folder / "server.log"
        self.port = 0
        self._environment = {
            "SALOON_BOT_PACE": "0",
            "SALOON_BEAT_SECONDS": "0",
            "SALOON_BOT_WORKERS": "1",
            **FAST,
            **environment,
        }
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> Address:
        command = [*START, "--port", str(self.port), "--database", str(self.database)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, env={**os.environ, **self._environment}, stdout=subprocess.PIPE, stderr=log
            )
        line = await asyncio.to_thread(self.process.stdout.readline)
        found = re.search(rb"http://127\.0\.0\.1:(\d+)", line)
        assert found, self.log.read_text("utf-8")
        self.port = int(found[1])
        return Address(self.port)

    def kill(self) -> None:
        """Pull the plug."""
        self._end(signal.SIGKILL)

    def stop(self) -> tuple[int, float]:
        """Tell it to stop; give its exit code and the seconds it took."""
        started = time.monotonic()
        self._end(signal.SIGTERM)
        return self.process.returncode, time.monotonic() - started

    def _end(self, number: int) -> None:
        self.process.send_signal(number)
        self.process.wait(30)
        self.process.stdout.close()

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()


async def open_bot_tables(address: Address, count: int, hands: int = 2) -> list[str]:
    """Open tables where bots play by themselves; a hand has about ten moves."""
    options = {"match_end": "fixed_hands", "hands": hands}
    return [await open_bot_table(address, "abilene", options) for _ in range(count)]


async def open_bot_table(address: Address, game: str, options: dict[str, Any]) -> str:
    """Open a table where three bots play by themselves."""
    body = {"game": game, "seats": 3, "bots": ["cowboy", "tenderfoot", "cowboy"], "sit": False, "options": options}
    async with rest(address) as client:
        return str((await client.post("/api/tables", json=body)).json()["table"]["id"])
