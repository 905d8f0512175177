"""Victims: two people who play on while somebody else does what they should not, and how long they wait for answers."""

import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import tally
from houses import Address, a_party, connected

SECONDS = float(
    os.environ.get("SALOON_FLOOD_SECONDS", "0")
)  # of floods; with 0 there is one, and nobody looks at the clock
LONGEST = 0.05 if SECONDS else 2.0  # seconds that 99 of 100 answers may take meanwhile; machines are busy
CALM = {"match_end": "fixed_hands", "hands": 200}  # a match that lasts


def judge(waits: list[float]) -> None:
    """Note what 99 of 100 answers took at most, and judge it."""
    worst = sorted(waits)[len(waits) * 99 // 100]
    tally.note(tally.LOAD, "moves of others during floods", len(waits))
    tally.note(tally.LOAD, "ms, the longest p99 of those moves in any flood", round(worst * 1000, 1), max)
    assert worst < LONGEST


@asynccontextmanager
async def a_victim(address: Address) -> AsyncIterator[Callable[[], Awaitable[float]]]:
    """Let two people play on; what is returned makes a move, and tells how long its answer took."""
    party = await a_party(address, options=CALM)
    async with (
        connected(address, party.table, party.secrets[0]) as ada,
        connected(address, party.table, party.secrets[1]) as bill,
    ):
        table = address.house.lobby.tables[party.table]

        async def move() -> float:
            assert table.is_live()
            seat = min(table.match.legal)
            acts = [str(action) for action in table.match.legal[seat]]
            act = "sit_out" if "sit_out" in acts else acts[0]
            started = time.monotonic()
            answer = await (ada, bill)[seat].answer(type="act", id=f"m{table.seq}", seq=table.seq, act=act)
            assert answer["type"] == "update", answer
            return time.monotonic() - started

        yield move
