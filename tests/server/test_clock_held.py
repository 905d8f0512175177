"""The clock of a table of Fast-West, turned by hand: it is held for who is away, and stands while nobody is there."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from houses import PATIENCE
from tables import HandBeat, a_lobby

from saloon.core.errors import StaleMove
from saloon.server.messages import Input
from saloon.server.metrics import Metrics
from saloon.server.realtime import Realtime
from saloon.server.thinker import Thinker
from saloon.table.errors import NotAllowed
from saloon.table.lobby import Wish
from saloon.table.table import Table

DUE = 2600  # ms; the latest flip, and the wait for what is on its way


@asynccontextmanager
async def a_clock(**options: object) -> AsyncIterator[tuple[Table, Realtime, HandBeat]]:
    """Begin a match of three people who are all there."""
    lobby, beat, thinker = a_lobby(), HandBeat(), Thinker(1)
    table = await lobby.open(Wish("fastwest", 3, options))
    for number in range(3):
        table.come((await lobby.sit(table, f"Player {number}"))[0])
    clock = Realtime(table, thinker, Metrics(), beat)
    table.watch = clock.look
    await lobby.start(table, 0)
    yield table, clock, beat
    await clock.close()
    thinker.close()


async def until(is_true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_true():
            await asyncio.sleep(0.001)


async def a_moment() -> None:
    """Let the clock look a few times."""
    for _ in range(20):
        await asyncio.sleep(0.001)


async def flip(table: Table, beat: HandBeat) -> None:
    """Let the time of the next flip come."""
    seq = table.seq
    beat.pass_by(DUE)
    await until(lambda: table.seq > seq)


async def back_to_idle(table: Table) -> None:
    """Close windows and answer the roulette until the next card is awaited."""
    while table.ledger.match.state.phase != "idle":
        seat = max(table.ledger.legal)
        by = "clock" if seat == 3 else "person"
        await table.act(seat, table.seq, table.ledger.legal[seat][0].text, by=by)


async def test_a_card_comes_when_its_time_has_come_and_never_earlier() -> None:
    async with a_clock() as (table, _, beat):
        delay = table.ledger.match.state.delay
        beat.pass_by(delay + 299)
        await a_moment()
        early = table.seq
        beat.pass_by(1)

        await until(lambda: table.seq == 1)

    assert early == 0
    assert (table.ledger.entries[0].action, table.ledger.entries[0].by) == ("flip", "clock")


async def test_a_flip_is_held_up_to_five_seconds_for_who_is_disconnected() -> None:
    async with a_clock() as (table, _, beat):
        due = table.ledger.match.state.delay + 300
        table.go(1)
        beat.pass_by(due + 4999)
        await a_moment()
        held = table.seq
        beat.pass_by(1)

        await until(lambda: table.seq == 1)

    assert held == 0


async def test_the_card_comes_as_soon_as_he_is_back() -> None:
    async with a_clock() as (table, _, beat):
        table.go(1)
        beat.pass_by(DUE)
        await a_moment()
        held = table.seq
        table.come(1)

        await until(lambda: table.seq == 1)

    assert held == 0
    assert table.bot_level(1) == ""


async def test_a_flip_is_held_once_per_player_and_round() -> None:
    async with a_clock() as (table, _, beat):
        table.go(1)
        beat.pass_by(DUE + 5000)
        await until(lambda: table.seq == 1)
        await back_to_idle(table)

        await flip(table, beat)

    assert table.ledger.entries[-1].action == "flip"


@pytest.mark.parametrize(("policy", "level"), [("bot", "cowboy"), ("slowest", "")])
async def test_after_the_hold_a_cowboy_stands_in_or_nobody_moves(policy: str, level: str) -> None:
    async with a_clock(absent_policy=policy) as (table, _, beat):
        table.go(1)
        before = table.bot_level(1)
        beat.pass_by(DUE + 5000)
        await until(lambda: table.seq >= 1)
        after, is_away = table.bot_level(1), table.is_away(1)
        table.come(1)

    assert (before, after, is_away) == ("", level, True)
    assert (table.bot_level(1), table.is_away(1)) == ("", False)


async def test_who_hides_the_page_counts_as_gone() -> None:
    async with a_clock() as (table, _, beat):
        table.hide(1, hidden=True)
        beat.pass_by(DUE)
        await a_moment()
        held = table.seq
        table.hide(1, hidden=False)

        await until(lambda: table.seq == 1)

    assert held == 0


async def test_the_clock_stands_while_nobody_is_there_and_the_window_begins_again() -> None:
    async with a_clock() as (table, clock, beat):
        for seat in range(3):
            table.go(seat)
        beat.pass_by(3_600_000)
        await a_moment()
        stood, age = table.seq, clock.window()[1]
        for seat in range(3):
            table.come(seat)
        beat.pass_by(899)
        await a_moment()
        soon = table.seq

        await flip(table, beat)

    assert (stood, age, soon) == (0, 0, 0)


def an_input(window: int, n: int = 1, rt: int = 400) -> Input:
    return Input(id=f"i{window} {n}", window=window, n=n, act="grab 1", rt=rt)


async def test_an_input_for_an_older_window_is_refused() -> None:
    async with a_clock() as (table, clock, beat):
        await flip(table, beat)

        with pytest.raises(StaleMove, match="window 0 is closed"):
            await clock.input(0, an_input(0), None)


async def test_an_input_whose_window_closes_while_it_waits_is_refused() -> None:
    async with a_clock() as (table, clock, beat):
        beat.pass_by(400)
        async with table.turnstile:
            flipping = asyncio.create_task(table.act(3, 0, "flip", by="clock"))
            await asyncio.sleep(0)
            late = asyncio.create_task(clock.input(0, an_input(0), None))
            await asyncio.sleep(0)
        await flipping

        with pytest.raises(StaleMove):
            await late
    assert table.seq == 1


async def test_who_has_resigned_sends_no_inputs() -> None:
    async with a_clock() as (table, clock, _):
        await table.resign(0)

        with pytest.raises(NotAllowed):
            await clock.input(0, an_input(clock.window()[0]), None)


async def test_who_is_faster_than_people_are_is_flagged_once_and_not_punished() -> None:
    async with a_clock() as (table, clock, beat):
        for window in range(100, 110):
            clock.tempo.time(0, window, n=1, rt=125, elapsed=150, is_race=True)
        beat.pass_by(400)

        await clock.input(0, an_input(0, n=1), None)
        await clock.input(0, an_input(0, n=2), None)

        figures = clock._metrics.text().decode()
    assert 'saloon_flags_total{flag="inhuman"} 1.0' in figures
    assert [entry.seat for entry in table.ledger.entries] == [0, 0]
