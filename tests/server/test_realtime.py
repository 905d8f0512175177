"""A game against the clock, with the toy of tests/toys.py: windows, probes, effective times."""

import asyncio
from dataclasses import replace

import pytest
from houses import a_house, a_party, connected
from tables import HandTicker
from toys import draw_game

from saloon.core.errors import StaleMove
from saloon.server.clockwork import Clockwork
from saloon.table.means import Means
from saloon.table.seats import Seat


def quick_draw(due: int) -> Means:
    game = draw_game()
    pace = {"due": lambda state: due, "pace": lambda previous, chance: 150 if previous < 0 else -1}
    game.realtime = replace(game.realtime, **pace)
    return Means(find_game=lambda name: game)


def lag(clock: Clockwork) -> int:
    return clock._racer(0).line.lag(400)


async def test_the_server_closes_a_window_when_the_game_says_so() -> None:
    async with a_house(means=quick_draw(200)) as address:
        party = await a_party(address, game="draw")
        async with connected(address, party.table, party.secrets[0]) as client:
            opened = client.heard[0]["position"]["window"]
            over = await client.hear("update")

    assert opened["number"] == 0
    assert [event["kind"] for event in over["events"]] == ["closed"]
    assert over["result"]["by"] == "rules"


async def test_a_timed_input_is_logged_with_its_effective_time() -> None:
    ticker = HandTicker()
    async with a_house(means=replace(quick_draw(3000), ticker=ticker)) as address:
        party = await a_party(address, game="draw")
        async with connected(address, party.table, party.secrets[0]) as client:
            window = client.heard[0]["position"]["window"]["number"]
            input_ = {"type": "input", "window": window, "act": "shoot"}
            early = await client.answer(**input_, id="a", n=1, rt=50)
            locked = await client.answer(**input_, id="b", n=2, rt=200)
            closed = await client.answer(**{**input_, "window": 99}, id="c", n=3, rt=400)
            done = await client.answer(**input_, id="d", n=4, rt=500)
            again = await client.answer(**input_, id="d", n=4, rt=500)
            ticker.pass_by(500 + 300)
            told = await client.hear("update")
            late = await client.answer(**input_, id="d", n=4, rt=500)
            entry = address.house.lobby.tables[party.table].match.entries[-1]

    assert (early["code"], locked["code"], closed["code"]) == ("too_fast", "too_fast", "stale_move")
    assert [(each["type"], each["seq"]) for each in (done, again, told, late)] == [
        ("ack", 0),
        ("ack", 0),
        ("update", 1),
        ("ack", 1),
    ]
    assert entry.action == "shoot 500"


async def test_an_input_after_the_last_moment_is_late_though_the_clock_still_waits_for_others() -> None:
    async with a_house(means=quick_draw(60_000)) as address:
        party = await a_party(address, game="draw")
        table = address.house.lobby.tables[party.table]
        _, last = table.game.rules.time_bounds(table.match.state, 0)
        shoot = table.match.parse(f"shoot {last}")

        with pytest.raises(StaleMove, match="window 0 is closed"):
            await table.act_timed(0, shoot.timed(last + 1), 0)
        await table.act_timed(0, shoot, 0)

    assert table.match.entries[-1].action == f"shoot {last}"


async def test_a_table_that_its_host_changes_before_the_match_is_timed_as_it_is_then() -> None:
    async with a_house(means=quick_draw(60_000)) as address:
        party = await a_party(address, game="draw", start=False)
        table = address.house.lobby.tables[party.table]
        async with connected(address, party.table, party.secrets[0]) as client:
            await client.hear("probe")
            realtime = address.house.keeper.need_clock(table)
            before = realtime.arrivals
            kept = realtime.arrivals
            table.header.seats.append(Seat())
            handicaps = realtime.arrivals.terms.handicaps

    assert (kept, handicaps) == (before, [0, 0, 0])


async def test_seats_are_probed_and_only_a_true_answer_counts() -> None:
    async with a_house(means=quick_draw(60_000)) as address:
        party = await a_party(address, game="draw")
        table = address.house.lobby.tables[party.table]
        realtime = address.house.keeper.need_clock(table)
        async with connected(address, party.table, party.secrets[0]) as client:
            before = lag(realtime)
            probe = await client.hear("probe")
            await asyncio.sleep(0.1)
            await client.send(type="echo", n=probe["n"] + 7)
            await client.answer(type="lang", id="x", lang="en")
            untrue = lag(realtime)
            await client.send(type="echo", n=probe["n"])
            await client.answer(type="lang", id="y", lang="en")

            assert (before, untrue) == (15, 15)
            assert lag(realtime) >= 115
