"""A clock of the machine that is set anew takes no time from anybody, and gives none."""

import time

import pytest
from tables import HandClock, a_lobby, a_table

from saloon.table.clock import ClockRule, SteadyClock
from saloon.table.lobby import Lobby
from saloon.table.means import Means

HOUR_NS = 3600 * 10**9


@pytest.mark.parametrize("jump", [HOUR_NS, -HOUR_NS], ids=["ahead", "back"])
async def test_a_clock_that_jumps_changes_the_time_of_nobody(jump: int, monkeypatch: pytest.MonkeyPatch) -> None:
    lobby = a_lobby(clock=SteadyClock())
    table = await a_table(2, lobby=lobby, clock=ClockRule("move", 60))
    seat = min(table.match.legal)
    before = table.deadlines.deadline(seat) - table.now()
    real = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() + jump)
    monkeypatch.setattr(time, "time", lambda: (real() + jump) / 10**9)

    left = table.deadlines.deadline(seat) - table.now()
    await table.act(seat, table.seq, table.match.legal[seat][0].text)
    following = min(table.match.legal)

    assert 0 <= before - left < 5000
    assert table.deadlines.overdue() == []
    assert 55_000 < table.deadlines.deadline(following) - table.now() <= 60_000


def test_a_house_counts_on_from_the_clock_of_the_machine() -> None:
    clock = Lobby(store=None, means=Means()).means.now

    assert abs(clock() - time.time_ns() // 1_000_000) < 1000
    assert not isinstance(clock, HandClock)
