"""The clock of a table of Fast-West, turned by hand: it is held for who is away, and stands while nobody is there."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest
from houses import PATIENCE
from tables import HandTicker, Waker, a_lobby

from saloon.core.bot import NEVER
from saloon.core.conduct import ENOUGH, REFLEXES
from saloon.core.errors import StaleMove
from saloon.core.lag import Line
from saloon.server.bots.thinker import Thinker
from saloon.server.clockwork import Clockwork
from saloon.server.metrics import Metrics
from saloon.server.socket.messages import Input
from saloon.table.audience import Noticed
from saloon.table.errors import NotAllowed, WrongMoment
from saloon.table.lobby import Wish
from saloon.table.table import Table
from saloon.table.thinking import Answer, Question

WAY = 15  # ms for what is on its way from people whose line is not known yet
DUE = 2200 + WAY  # the latest flip


@asynccontextmanager
async def a_clock(
    people: int = 3, thinker: Any = None, **options: object
) -> AsyncIterator[tuple[Table, Clockwork, HandTicker]]:
    """Begin a match of three, bots among them if there are fewer people; all people are there."""
    ticker, thinker = HandTicker(), thinker or Thinker(1)
    lobby = a_lobby(ticker=ticker)
    table = await lobby.open(Wish("fastwest", 3, options))
    for number in range(people):
        table.come((await lobby.seating.sit(table, f"Player {number}"))[0])
    clock = Clockwork(table, table.game.realtime, thinker, Metrics())
    table.audience.append(Waker(clock.look))
    await lobby.seating.start(table, 0)
    yield table, clock, ticker
    await clock.close()
    thinker.close()


def measured(clock: Clockwork, seat: int, trip: int) -> None:
    """Let the line of a seat be known, and the window begin anew with that knowledge."""
    line = Line()
    line.add(trip)
    clock._lines[seat] = (SimpleNamespace(seat=seat), line)
    clock._number = -1
    clock.look()


async def until(is_true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_true():
            await asyncio.sleep(0.001)


async def a_moment() -> None:
    """Let the clock look a few times."""
    for _ in range(20):
        await asyncio.sleep(0.001)


async def flip(table: Table, ticker: HandTicker) -> None:
    """Let the time of the next flip come."""
    seq = table.seq
    ticker.pass_by(DUE)
    await until(lambda: table.seq > seq)


async def back_to_idle(table: Table) -> None:
    """Close windows and answer the roulette until the next card is awaited."""
    while table.match.state.phase != "idle":
        seat = max(table.match.legal)
        by = "clock" if seat == 3 else "person"
        await table.act(seat, table.seq, table.match.legal[seat][0].text, by=by)


async def test_a_card_comes_when_its_time_has_come_and_never_earlier() -> None:
    async with a_clock() as (table, _, ticker):
        delay = table.match.state.delay
        ticker.pass_by(delay + WAY - 1)
        await a_moment()
        early = table.seq
        ticker.pass_by(1)

        await until(lambda: table.seq == 1)

    assert early == 0
    assert (table.match.entries[0].action, table.match.entries[0].by) == ("flip", "clock")


@pytest.mark.parametrize(("trip", "lag"), [(None, 15), (90, 105), (5000, 400)])
async def test_a_false_grab_ties_the_hands_for_one_second_and_the_way_of_the_farthest_player(
    trip: int | None, lag: int
) -> None:
    async with a_clock() as (table, clock, ticker):
        if trip is not None:
            measured(clock, 2, trip)
        grabbed = table.match.state.delay - 100
        ticker.pass_by(grabbed)
        await clock.input(0, an_input(0, rt=grabbed), None)
        ticker.pass_by(100 + lag - 1)
        await a_moment()
        early = table.seq
        ticker.pass_by(1)
        await until(lambda: table.seq == 2)

        tied = ticker.ms - grabbed + table.match.state.free_at[0]

    assert early == 1
    assert tied == 1000 + lag


async def test_a_grab_just_before_the_flip_counts_although_it_came_a_long_way() -> None:
    async with a_clock() as (table, clock, ticker):
        measured(clock, 0, 240)
        delay = table.match.state.delay
        ticker.pass_by(delay + 250)

        await clock.input(0, an_input(0, rt=delay), None)

        ticker.pass_by(10)
        await until(lambda: table.seq == 2)
    assert table.match.entries[0].action == f"grab 1 {delay}"
    assert table.match.state.free_at[0] == 1000


async def test_a_flip_is_held_up_to_five_seconds_for_who_is_disconnected() -> None:
    async with a_clock() as (table, _, ticker):
        due = table.match.state.delay + WAY
        table.go(1)
        ticker.pass_by(due + 4999)
        await a_moment()
        held = table.seq
        ticker.pass_by(1)

        await until(lambda: table.seq == 1)

    assert held == 0


async def test_the_card_comes_as_soon_as_he_is_back() -> None:
    async with a_clock() as (table, _, ticker):
        table.go(1)
        ticker.pass_by(DUE)
        await a_moment()
        held = table.seq
        table.come(1)

        await until(lambda: table.seq == 1)

    assert held == 0
    assert table.people.bot_level(1) == ""


async def test_a_flip_is_held_once_per_player_and_round() -> None:
    async with a_clock() as (table, _, ticker):
        table.go(1)
        ticker.pass_by(DUE + 5000)
        await until(lambda: table.seq == 1)
        await back_to_idle(table)

        await flip(table, ticker)

    assert table.match.entries[-1].action == "flip"


@pytest.mark.parametrize(("policy", "level"), [("bot", "cowboy"), ("slowest", "")])
async def test_after_the_hold_a_cowboy_stands_in_or_nobody_moves(policy: str, level: str) -> None:
    async with a_clock(absent_policy=policy) as (table, _, ticker):
        table.go(1)
        before = table.people.bot_level(1)
        ticker.pass_by(DUE + 5000)
        await until(lambda: table.seq >= 1)
        after, is_away = table.people.bot_level(1), table.people.is_away(1)
        table.come(1)

    assert (before, after, is_away) == ("", level, True)
    assert (table.people.bot_level(1), table.people.is_away(1)) == ("", False)


async def test_who_hides_the_page_counts_as_gone() -> None:
    async with a_clock() as (table, _, ticker):
        table.hide(1, hidden=True)
        ticker.pass_by(DUE)
        await a_moment()
        held = table.seq
        table.hide(1, hidden=False)

        await until(lambda: table.seq == 1)

    assert held == 0


async def test_the_clock_stands_while_nobody_is_there_and_the_window_begins_again() -> None:
    async with a_clock() as (table, _, ticker):
        ticker.pass_by(500)
        for seat in range(3):
            table.go(seat)
        ticker.pass_by(3_600_000)
        await a_moment()
        stood, age = table.seq, table.deadlines.window()[1]
        for seat in range(3):
            table.come(seat)
        ticker.pass_by(899)
        await a_moment()
        soon = table.seq

        await flip(table, ticker)

    assert (stood, age, soon) == (0, 0, 0)


async def test_the_clock_does_not_strike_while_the_table_rests_and_goes_on_where_it_stood() -> None:
    async with a_clock() as (table, _, ticker):
        due = table.match.state.delay + WAY
        ticker.pass_by(500)
        table.pause(0, on=True)
        ticker.pass_by(60_000)
        await a_moment()
        paused = table.seq
        table.pause(0, on=False)
        ticker.pass_by(due - 501)
        await a_moment()
        early = table.seq
        ticker.pass_by(1)

        await until(lambda: table.seq == 1)

    assert (paused, early) == (0, 0)


class Punctual:
    """A thinker whose bots grab the first bullet once in each window, half a second after it opened."""

    async def when(self, question: Question) -> int:
        return 500 if question.previous == NEVER else NEVER

    async def think(self, question: Question) -> Answer:
        return Answer("grab 1")

    def close(self) -> None:
        return


async def test_a_bot_acts_at_its_own_time_however_long_the_table_rested() -> None:
    async with a_clock(thinker=Punctual(), people=2) as (table, _, ticker):
        ticker.pass_by(300)
        await a_moment()
        table.pause(0, on=True)
        ticker.pass_by(60_000)
        await asyncio.sleep(0.1)
        paused = table.seq
        table.pause(0, on=False)
        ticker.pass_by(199)
        await asyncio.sleep(0.1)
        early = table.seq
        ticker.pass_by(1)

        await until(lambda: table.seq == 1)

    assert (paused, early) == (0, 0)
    assert [(entry.action, entry.by) for entry in table.match.entries] == [("grab 1 500", "bot")]


def an_input(window: int, n: int = 1, rt: int = 400) -> Input:
    return Input(id=f"i{window} {n}", window=window, n=n, act="grab 1", rt=rt)


async def test_an_input_for_an_older_window_is_refused() -> None:
    async with a_clock() as (table, clock, ticker):
        await flip(table, ticker)

        with pytest.raises(StaleMove, match="window 0 is closed"):
            await clock.input(0, an_input(0), None)


async def test_an_input_whose_window_closes_while_it_waits_is_refused() -> None:
    async with a_clock() as (table, clock, ticker):
        ticker.pass_by(400)
        async with table.gate.lock:
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
            await clock.input(0, an_input(table.deadlines.window()[0]), None)


async def test_who_is_faster_than_people_are_is_flagged_once_and_not_punished() -> None:
    async with a_clock() as (table, clock, ticker):
        told = []
        table.audience.append(SimpleNamespace(hear=lambda news: told.append(news)))
        clock._past(0).conduct.quick.weight = ENOUGH
        await flip_to_race(table, ticker)
        window = table.deadlines.window()[0]
        ticker.pass_by(190)

        await clock.input(0, an_input(window, n=1, rt=180), None)
        await clock.input(0, an_input(window, n=2, rt=185), None)

        figures = clock._metrics.text().decode()
        ticker.pass_by(clock.arrivals.wait)
        await until(lambda: [entry.seat for entry in table.match.entries[-2:]] == [0, 0])
    assert 'saloon_flags_total{flag="reflexes"} 1.0' in figures
    assert [news.notices for news in told if isinstance(news, Noticed)] == [[(0, REFLEXES)]]


# What is done in a race stays secret as long as others could make use of it


async def flip_to_race(table: Table, ticker: HandTicker) -> None:
    """Flip cards until one is raced for."""
    while table.match.state.phase not in ("window", "duel_grab"):
        await back_to_idle(table)
        await flip(table, ticker)


async def test_a_move_of_a_race_is_entered_when_nothing_can_come_before_it_any_more() -> None:
    async with a_clock() as (table, clock, ticker):
        await flip_to_race(table, ticker)
        window, seq = table.deadlines.window()[0], table.seq
        ticker.pass_by(420)
        await clock.input(0, an_input(window, rt=400), None)
        await clock.input(1, an_input(window, rt=390), None)
        again = await clock.input(1, an_input(window, rt=390), None)
        ticker.pass_by(clock.arrivals.wait - 31)
        await a_moment()
        early = table.seq
        ticker.pass_by(20)

        await until(lambda: table.seq == seq + 2)

    assert (early, again) == (seq, seq)
    assert [entry.action for entry in table.match.entries[-2:]] == ["grab 1 405", "grab 1 405"]


async def test_alone_against_bots_nobody_waits() -> None:
    async with a_clock(people=1, thinker=Punctual()) as (table, clock, ticker):
        await flip_to_race(table, ticker)
        seq = table.seq
        ticker.pass_by(420)

        await clock.input(0, an_input(table.deadlines.window()[0], rt=405), None)

    assert table.seq == seq + 1


async def test_in_a_race_between_people_nobody_gains_time_by_a_pause() -> None:
    async with a_clock() as (table, clock, ticker):
        await flip_to_race(table, ticker)
        window, seq = table.deadlines.window()[0], table.seq
        ticker.pass_by(420)
        await clock.input(0, an_input(window, rt=405), None)
        with pytest.raises(WrongMoment, match="time to think"):
            table.pause(0, on=True)
        ticker.pass_by(clock.arrivals.wait)

        await until(lambda: table.seq == seq + 1)
