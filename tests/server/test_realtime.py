"""A game against the clock, with the toy of tests/toys.py: windows, probes, effective times."""

import asyncio
from dataclasses import replace

import pytest
from houses import a_house, a_party, connected
from toys import draw_game

from saloon.core.errors import StaleMove
from saloon.table.errors import TooFast
from saloon.table.lobby import Means
from saloon.table.tempo import Tempo


def quick_draw(due: int) -> Means:
    game = draw_game()
    game = replace(game, due=lambda state: due, pace=lambda previous, chance: 150 if previous < 0 else -1)
    return Means(find_game=lambda name: game)


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
    async with a_house(means=quick_draw(3000)) as address:
        party = await a_party(address, game="draw")
        async with connected(address, party.table, party.secrets[0]) as client:
            window = client.heard[0]["position"]["window"]["number"]
            input_ = {"type": "input", "window": window, "act": "shoot"}
            early = await client.answer(**input_, id="a", n=1, rt=50)
            locked = await client.answer(**input_, id="b", n=2, rt=200)
            closed = await client.answer(**{**input_, "window": 99}, id="c", n=3, rt=400)
            done = await client.answer(**input_, id="d", n=4, rt=500)
            again = await client.answer(**input_, id="d", n=4, rt=500)
            entry = address.house.lobby.tables[party.table].ledger.entries[-1]

    assert (early["code"], locked["code"], closed["code"]) == ("too_fast", "too_fast", "stale_move")
    assert (done["type"], again["type"]) == ("update", "ack")
    assert entry.action == "shoot 500"


async def test_seats_are_probed_and_only_a_true_answer_counts() -> None:
    async with a_house(means=quick_draw(60_000)) as address:
        party = await a_party(address, game="draw")
        table = address.house.lobby.tables[party.table]
        realtime = address.house.keeper.realtime(table)
        async with connected(address, party.table, party.secrets[0]) as client:
            before = realtime.tempo.lag(0)
            realtime.probe(list(address.house.crowd(table).connections.values()))
            probe = await client.hear("probe")
            await client.send(type="echo", n=probe["n"] + 7)
            realtime.probe(list(address.house.crowd(table).connections.values()))
            probe = await client.hear("probe")
            await asyncio.sleep(0.1)
            await client.send(type="echo", n=probe["n"])
            await client.answer(type="lang", id="x", lang="en")

            assert before == 60
            assert realtime.tempo.lag(0) >= 160


def test_a_claim_gains_no_more_than_the_allowance() -> None:
    tempo = Tempo({"lag_cap_ms": 400})
    for trip in (40, 90, 60):
        tempo.measure(0, trip)

    honest = tempo.effective(0, window=1, n=1, rt=500, elapsed=560)
    liar = tempo.effective(0, window=2, n=1, rt=130, elapsed=900)
    slow = tempo.effective(0, window=3, n=1, rt=2000, elapsed=900)

    assert (honest, liar, slow) == (500, 900 - 150, 2000)


def test_the_allowance_has_a_cap_and_rests_on_the_last_20_probes() -> None:
    tempo = Tempo({"lag_cap_ms": 400})
    tempo.measure(0, 5000)
    capped = tempo.lag(0)
    for _ in range(20):
        tempo.measure(0, 10)

    assert (capped, tempo.lag(0)) == (400, 70)
    assert tempo.wait(3) == 300


def test_times_never_fall_and_inputs_out_of_order_are_dropped() -> None:
    tempo = Tempo({})
    first = tempo.effective(0, window=1, n=1, rt=300, elapsed=1000)
    second = tempo.effective(0, window=1, n=2, rt=310, elapsed=500)

    assert second >= first
    with pytest.raises(StaleMove):
        tempo.effective(0, window=1, n=2, rt=400, elapsed=500)
    with pytest.raises(StaleMove):
        tempo.effective(0, window=1, n=3, rt=200, elapsed=500)


def test_an_anticipation_locks_for_250_ms_and_is_not_prolonged() -> None:
    tempo = Tempo({})
    with pytest.raises(TooFast):
        tempo.effective(0, window=1, n=1, rt=100, elapsed=120)
    with pytest.raises(TooFast):
        tempo.effective(0, window=1, n=2, rt=340, elapsed=350)

    assert tempo.effective(0, window=1, n=3, rt=351, elapsed=360) == 351


def test_a_handicap_shifts_all_inputs_of_a_window_alike() -> None:
    tempo = Tempo({"handicap_ms": [0, 300]})

    times = [tempo.effective(1, window=1, n=n, rt=rt, elapsed=rt) for n, rt in ((1, 250), (2, 600))]

    assert times == [120, 470]
    assert tempo.wait(2) == 360
