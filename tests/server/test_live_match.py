"""Fast-West through real sockets, its time running faster: bots and somebody who reads cards and grabs."""

import asyncio
import itertools
from pathlib import Path
from typing import Any

from houses import Address, Client, Party, a_house, a_party, connected, rest

from saloon import catalog
from saloon.core.bot import NEVER
from saloon.core.match import replay
from saloon.server.bots.questions import Asking
from saloon.storage.database import open_store
from saloon.table.clock import Ticker
from saloon.table.means import Means
from saloon.table.store import MatchStore
from saloon.table.verify import verify

SHERIFF, CAVALRY = 2, 3
HASTE = 15.0


def in_haste() -> Means:
    return Means(ticker=Ticker(HASTE), make_seed=lambda: "dust")


class Gunslinger:
    """Plays a seat as the page does: one input after the other in each window, a move when asked for one."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.window = -1
        self.n = 0
        self.answered = ""  # the phase whose question was answered
        self.ids = itertools.count(1)

    async def play(self, *, until: int = 10**6) -> dict[str, Any] | None:
        """Answer every message until the match is over, which is told, or has come to some seq."""
        message = self.client.heard[-1]
        while not message.get("result"):
            if message.get("seq", 0) >= until:
                return None
            if message["type"] == "probe":
                await self.client.send(type="echo", n=message["n"])
            if message.get("position") and message["position"]["actions"]:
                await self._react(message["seq"], message["position"])
            elif message.get("position"):
                self.answered = ""
            message = await self.client.hear()
        return message

    async def _react(self, seq: int, position: dict[str, Any]) -> None:
        view, window = position["view"], position["window"]
        if view["phase"] in ("announce", "pick", "duel_point"):
            if self.answered != view["phase"]:  # another who points meanwhile does not make it a new question
                await self._send(type="act", seq=seq, act=position["actions"][0])
            self.answered = view["phase"]
        elif view["phase"] != "idle" and (act := self._wish(view)):
            if window["number"] != self.window:
                self.window, self.n = window["number"], 0
            self.n += 1
            await self._send(type="input", window=self.window, n=self.n, act=act, rt=300 + 100 * self.n)

    def _wish(self, view: dict[str, Any]) -> str | None:
        seat, card = view["seat"], view["tops"][view["flipper"]]
        mine, free = view["held"][seat], [each for each in range(2, 4) if each not in view["gone"]]
        if view["phase"] == "window" and card in (SHERIFF, CAVALRY) and mine and not view["complete"][seat]:
            return "gesture hands_up" if card == SHERIFF else "gesture salute"
        return f"grab {free[0]}" if free and not mine and self.n < 6 else None

    async def _send(self, **message: Any) -> None:
        await self.client.send(id=f"{self.client.heard[0]['seq']} {next(self.ids)}", **message)


async def a_gunfight(address: Address) -> Party:
    """Begin a match; a worker is there before the first person is, so that bots are not late."""
    party = await a_party(address, people=1, bots=2, game="fastwest")
    table = address.house.lobby.tables[party.table]
    await address.house.thinker.when(Asking(table, 1).when(NEVER))
    return party


async def test_a_whole_match_against_the_clock_is_played_to_its_end() -> None:
    async with a_house(means=in_haste()) as address, rest(address) as web:
        party = await a_gunfight(address)
        async with connected(address, party.table, party.secrets[0]) as client, connected(address, party.table) as fan:
            over = await asyncio.wait_for(Gunslinger(client).play(), 120)
            await fan.hear("update", result=over["result"])
        table = address.house.lobby.tables[party.table]
        replay = (await web.get(f"/api/tables/{party.table}/replay")).json()

    entries = table.match.entries
    assert over["result"]["by"] == "rules"
    assert {(entry.by, entry.seat) for entry in entries} == {("person", 0), ("bot", 1), ("bot", 2), ("clock", 3)}
    assert [message["type"] for message in client.heard].count("probe") > 0
    refused = {message["code"] for message in client.heard if message["type"] == "refusal"}
    assert refused <= {"stale_move", "wrong_moment"}  # came too late, like anybody's
    assert verify(replay).entries == len(entries)


async def test_after_a_restart_the_match_goes_on_in_the_window_that_was_open(tmp_path: Path) -> None:
    async def open_again() -> MatchStore:
        return await open_store(f"sqlite:///{tmp_path}/house.db")

    async with a_house(await open_again(), in_haste()) as address:
        party = await a_gunfight(address)
        async with connected(address, party.table, party.secrets[0]) as client:
            await asyncio.wait_for(Gunslinger(client).play(until=8), 60)
    left = client.heard[-1]["seq"]

    async with a_house(await open_again(), in_haste()) as address:
        table = address.house.lobby.tables[party.table]
        found, stood = table.seq, table.deadlines.window()
        async with connected(address, party.table, party.secrets[0]) as client:
            over = await asyncio.wait_for(Gunslinger(client).play(), 120)

    stored = await (store := await open_again()).load(party.table)
    await store.close()
    assert found >= left >= 8
    assert stood is None or stood[1] == 0
    assert over["result"]["by"] == "rules"
    assert replay(catalog.game("fastwest"), stored.log()).is_over()
