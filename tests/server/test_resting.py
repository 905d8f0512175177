"""Rests, pace and the host's part at the real socket: who is told what, and what bots do meanwhile."""

import asyncio
import json
from contextlib import AsyncExitStack
from dataclasses import asdict
from typing import Any

import pytest
from houses import Address, Client, Party, a_house, a_party, connected, rest
from tables import HandClock, ask_again
from toys import STEPS_IN_A_ROUND, draw_game, march_game

from saloon import catalog
from saloon.server.keeper import hesitation
from saloon.storage.memory import MemoryStore
from saloon.storage.rows import read_header
from saloon.table.means import Means
from saloon.table.table import Table

TOYS = {"march": march_game(), "draw": draw_game()}
LONG = 1000  # seconds


def find(name: str) -> Any:
    return TOYS[name] if name in TOYS else catalog.game(name)


def means(**given: Any) -> Means:
    return Means(find_game=find, **given)


async def seated(stack: AsyncExitStack, address: Address, party: Party) -> list[Client]:
    return [await stack.enter_async_context(connected(address, party.table, secret)) for secret in party.secrets]


def the_table(address: Address, party: Party) -> Table:
    return address.house.lobby.tables[party.table]


async def march(table: Table, steps: int) -> None:
    for _ in range(steps):
        await table.act(min(table.match.legal), table.seq, "step")


def thoughts(address: Address) -> float:
    """Count how often bots were asked for a decision."""
    figures = address.house.metrics.text().decode()
    return next(float(line.split()[1]) for line in figures.splitlines() if "thinking_seconds_count" in line)


async def a_moment() -> None:
    """Let everybody do what they would do at once."""
    await asyncio.sleep(0.15)


async def test_an_update_a_snapshot_and_a_message_tell_of_a_beat() -> None:
    clock = HandClock()
    async with a_house(means=means(now=clock), beat_seconds=6) as address, AsyncExitStack() as stack:
        party = await a_party(address, game="march", clock={"mode": "move", "limit": 20})
        one, two = await seated(stack, address, party)
        await march(the_table(address, party), STEPS_IN_A_ROUND)
        update = await one.hear("update", seq=STEPS_IN_A_ROUND)
        clock.pass_by(2)
        async with connected(address, party.table) as fan:
            shown = fan.heard[0]["rest"]
        ack = await one.answer(type="ready", id="r1")
        ready = await two.hear("rest")
        clock.pass_by(1)
        await two.send(type="ready", id="r2")
        over = await one.hear("rest", rest=None)

    assert update["rest"] == {"kind": "beat", "left_ms": 6000, "ready": [], "waits_for": [0, 1]}
    assert shown == {"kind": "beat", "left_ms": 4000, "ready": [], "waits_for": [0, 1]}
    assert ack == {"type": "ack", "ok": True, "id": "r1", "seq": STEPS_IN_A_ROUND}
    assert ready["rest"] == {"kind": "beat", "left_ms": 4000, "ready": [0], "waits_for": [1]}
    assert ready["clocks"] == over["clocks"] == [{"seat": 1, "left_ms": 20_000, "limit_ms": 20_000}]
    assert (over["rest"], over["window"]) == (None, None)
    assert "rest" not in [message for message in one.heard if message["type"] == "update"][0]


async def test_a_beat_ends_by_itself_and_the_house_notices() -> None:
    async with a_house(means=means(), beat_seconds=0.2) as address, AsyncExitStack() as stack:
        party = await a_party(address, game="march")
        one, _ = await seated(stack, address, party)
        await march(the_table(address, party), STEPS_IN_A_ROUND)

        over = await one.hear("rest", rest=None)

    assert over["type"] == "rest"


async def test_bots_wait_while_a_table_rests_and_go_on_when_the_person_is_ready() -> None:
    async with a_house(means=means(), beat_seconds=6) as address:
        party = await a_party(address, people=1, bots=1, game="march")
        table = the_table(address, party)
        async with connected(address, party.table, party.secrets[0]) as client:
            await client.answer(type="act", id="a", seq=0, act="step")
            await client.hear("update", seq=2)
            beat = await client.answer(type="act", id="b", seq=2, act="step")
            asked = thoughts(address)
            await a_moment()
            resting = table.seq, thoughts(address) - asked
            await client.send(type="ready", id="r")
            moved = await client.hear("update")

    assert beat["rest"] == {"kind": "beat", "left_ms": None, "ready": [], "waits_for": [0]}
    assert resting == (STEPS_IN_A_ROUND, 0)
    assert moved["seq"] == STEPS_IN_A_ROUND + 1
    assert table.match.entries[STEPS_IN_A_ROUND].by == "bot"


async def test_a_bot_that_thinks_while_a_rest_begins_waits_for_its_end() -> None:
    async with a_house(means=means(), beat_seconds=6) as address:
        party = await a_party(address, people=1, bots=1, game="march")
        table = the_table(address, party)
        async with connected(address, party.table, party.secrets[0]) as client:
            async with table.gate.lock:  # the bot waits here with its move
                step = asyncio.create_task(table.act(0, 0, "step"))
                await a_moment()
            await step
            table.pause(0, on=True)
            await a_moment()
            paused = table.seq
            await client.answer(type="pause", id="p", on=False)
            await client.hear("update", seq=2)

    assert paused <= 1


async def test_a_game_against_the_clock_counts_down_when_everybody_is_ready_and_then_opens_its_window() -> None:
    async with a_house(means=means(), beat_seconds=6) as address, AsyncExitStack() as stack:
        party = await a_party(address, game="draw")
        one, two = await seated(stack, address, party)
        start = one.heard[0]
        waits = await one.hear("rest")
        refused = await one.answer(type="input", id="i", window=0, n=1, act="shoot", rt=400)
        await one.answer(type="ready", id="r1")
        await two.send(type="ready", id="r2")
        count = await one.hear("rest", window=None)
        while count["rest"]["kind"] == "start":
            count = await one.hear("rest")
        begun = asyncio.get_running_loop().time()
        opened = await one.hear("rest", rest=None)
        waited = asyncio.get_running_loop().time() - begun
        shot = await one.answer(type="input", id="j", window=0, n=1, act="shoot", rt=400)

    assert start["rest"] == {"kind": "start", "left_ms": None, "ready": [], "waits_for": []}
    assert waits["rest"] == {"kind": "start", "left_ms": None, "ready": [], "waits_for": [0]}
    assert start["position"]["window"] is None
    assert (refused["code"], refused["message"]) == ("wrong_moment", "The first card comes when everybody is ready.")
    assert count["rest"] == {"kind": "count", "left_ms": count["rest"]["left_ms"], "ready": [], "waits_for": []}
    assert 2500 < count["rest"]["left_ms"] <= 3000
    assert 2.4 < waited < 6
    assert (opened["window"]["number"], shot["type"]) == (0, "ack")
    assert opened["window"]["open_ms"] < 1000


@pytest.mark.parametrize(("lang", "sentence"), [("en", "The host has paused"), ("fr", "La table est en pause")])
async def test_the_host_pauses_a_table_and_a_move_is_refused_in_words(lang: str, sentence: str) -> None:
    async with a_house(means=means()) as address:
        party = await a_party(address, game="march")
        async with (
            connected(address, party.table, party.secrets[0]) as host,
            connected(address, party.table, party.secrets[1], lang=lang) as guest,
        ):
            not_host = await guest.answer(type="pause", id="g", on=True)
            await host.answer(type="pause", id="p", on=True)
            told = await guest.hear("rest")
            refused = await guest.answer(type="act", id="a", seq=0, act="step")
            async with connected(address, party.table, party.secrets[1]) as again:
                shown = again.heard[0]["rest"]
            await host.answer(type="pause", id="q", on=False)
            over = await guest.hear("rest", rest=None)

    assert not_host["code"] == "not_allowed"
    assert told["rest"] == shown == {"kind": "pause", "left_ms": None, "ready": [], "waits_for": [0]}
    assert refused["code"] == "wrong_moment"
    assert refused["message"].startswith(sentence)
    assert over["rest"] is None


async def test_bots_stand_still_while_the_host_pauses() -> None:
    async with a_house(means=means()) as address:
        party = await a_party(address, people=1, bots=2, game="march")
        table = the_table(address, party)
        async with connected(address, party.table, party.secrets[0]) as host:
            await host.answer(type="pause", id="p", on=True)
            table.match.state.steps = 1  # a bot is to act
            ask_again(table)
            table.tell_around()
            await a_moment()
            paused = table.seq
            await host.answer(type="pause", id="q", on=False)
            await host.hear("update", seq=2)

    assert paused == 0


async def test_the_host_replaces_who_is_gone_at_once() -> None:
    async with a_house(means=means(), absence_seconds=LONG) as address:
        party = await a_party(address, game="march")
        table = the_table(address, party)
        async with connected(address, party.table, party.secrets[0]) as host:
            await host.answer(type="act", id="a", seq=0, act="step")
            refused = await host.answer(type="replace", id="x", seat=0)
            await host.answer(type="replace", id="r", seat=1)
            await host.hear("update", seq=2)
            facts = next(m["table"] for m in reversed(host.heard) if m["type"] == "players")
            async with connected(address, party.table, party.secrets[1]) as back:
                player = back.heard[0]["table"]["players"][1]
                while player["away"]:
                    player = (await back.hear("players"))["table"]["players"][1]

    assert refused["code"] == "wrong_moment"
    assert table.match.entries[1].by == "bot"
    assert (facts["players"][1]["away"], facts["players"][1]["level"]) == (True, "cowboy")
    assert (player["away"], player["level"]) == (False, None)


async def test_who_skips_need_not_wait_for_bots_that_seem_to_think() -> None:
    async with a_house(means=means(), bot_pace=LONG, beat_seconds=6) as address:
        party = await a_party(address, people=1, bots=3, game="march")
        async with connected(address, party.table, party.secrets[0]) as client:
            asked = await client.answer(type="skip", id="x")
            await client.answer(type="act", id="a", seq=0, act="step")
            await a_moment()
            slow = the_table(address, party).seq
            await client.answer(type="skip", id="s")
            skips = [m["table"]["players"][0]["skips"] for m in client.heard if m["type"] == "players"]
            update = await client.hear("update", seq=4)
            over = await client.hear("players")

    assert (asked["code"], slow) == ("wrong_moment", 1)
    assert skips[-1] is True
    assert update["position"]["actions"] == ["step"]
    assert over["table"]["players"][0]["skips"] is False
    assert not [m for m in client.heard if m.get("rest")]


async def test_who_skips_waits_for_the_others_who_are_here() -> None:
    async with a_house(means=means(), bot_pace=LONG) as address, AsyncExitStack() as stack:
        party = await a_party(address, people=2, bots=2, game="march")
        one, two = await seated(stack, address, party)
        await march(the_table(address, party), 2)
        await one.answer(type="skip", id="s")
        await a_moment()
        alone = the_table(address, party).seq
        await two.answer(type="skip", id="s")
        await two.hear("update", seq=4)

    assert alone == 2


async def test_anybody_seated_chooses_the_pace_and_everybody_hears_it() -> None:
    store = MemoryStore()
    async with a_house(store, means()) as address, AsyncExitStack() as stack, rest(address) as web:
        party = await a_party(address, game="march")
        one, two = await seated(stack, address, party)
        usual = one.heard[0]["table"]["pace"]
        await two.answer(type="pace", id="p", pace="quick")
        told = await one.hear("players")
        while told["table"]["pace"] == usual:
            told = await one.hear("players")
        wrong = await two.answer(type="pace", id="q", pace="furious")
        async with connected(address, party.table) as fan:
            refused = await fan.answer(type="pace", id="p", pace="calm")
        shown = (await web.get(f"/api/tables/{party.table}")).json()["pace"]

    assert (usual, told["table"]["pace"], shown) == ("normal", "quick", "quick")
    assert (wrong["code"], refused["code"]) == ("malformed_message", "not_allowed")
    assert (await store.load(party.table)).header.pace == "quick"


async def test_a_table_that_was_kept_before_there_was_a_pace_has_the_normal_one() -> None:
    store = MemoryStore()
    async with a_house(store, means()) as address:
        party = await a_party(address, game="march")
    kept = asdict((await store.load(party.table)).header)
    del kept["pace"]

    assert read_header(json.dumps(kept)).pace == "normal"


@pytest.mark.parametrize(("pace", "seconds"), [("calm", 4.0), ("normal", 2.0), ("quick", 0.8)])
def test_a_bot_seems_to_think_as_long_as_the_pace_says(pace: str, seconds: float) -> None:
    drawn = [hesitation(2.0, pace) for _ in range(2000)]

    assert min(drawn) >= seconds * 0.5
    assert max(drawn) <= seconds * 1.5
    assert sum(drawn) / len(drawn) == pytest.approx(seconds, rel=0.1)
    assert hesitation(0.0, pace) == 0


@pytest.mark.parametrize("kind", ["ready", "skip", "pause", "replace", "pace"])
async def test_a_spectator_has_no_say(kind: str) -> None:
    fields = {"pause": {"on": True}, "replace": {"seat": 0}, "pace": {"pace": "calm"}}
    async with a_house(means=means()) as address:
        party = await a_party(address, game="march")
        async with connected(address, party.table) as fan:
            refused = await fan.answer(type=kind, id="x", **fields.get(kind, {}))

    assert (refused["code"], refused["message"]) == ("not_allowed", "A spectator looks on. Sit down to play.")
