"""Clocks and absence, with a clock that is set by hand."""

import pytest
from tables import HandClock, Notebook, a_lobby, a_table, play_on

from saloon.core.errors import WrongOption
from saloon.storage.memory import MemoryStore
from saloon.table.clock import ClockRule
from saloon.table.table import GRACE
from saloon.table.timing import RESUME_GRACE

DAY = 86400


async def test_without_a_clock_a_table_waits_for_ever() -> None:
    clock = HandClock()
    table = await a_table(2, lobby=a_lobby(clock))
    clock.pass_by(10 * DAY)

    await table.tick()

    assert table.next_due() is None
    assert table.seq == 0


async def test_when_the_time_of_a_move_is_over_the_table_plays_what_the_game_says() -> None:
    clock = HandClock()
    table = await a_table(2, lobby=a_lobby(clock), clock=ClockRule("move", 20))
    seat = min(table.ledger.legal)
    ruling = table.game.patience(table.ledger.view(seat), table.ledger.legal[seat])[1]
    clock.pass_by(19.9)
    await table.tick()
    early = table.seq

    clock.pass_by(0.2)
    await table.tick()

    assert early == 0
    assert [(entry.seat, entry.action, entry.by) for entry in table.ledger.entries] == [(seat, ruling.text, "table")]


async def test_a_clock_without_a_limit_takes_the_patience_of_the_game() -> None:
    table = await a_table(2, clock=ClockRule("move", 0))
    seat = min(table.ledger.legal)
    seconds = table.game.patience(table.ledger.view(seat), table.ledger.legal[seat])[0]

    assert table.limit(seat) == seconds * 1000


async def test_a_clock_in_days_waits_for_days() -> None:
    clock = HandClock()
    table = await a_table(2, lobby=a_lobby(clock), clock=ClockRule("days", 3))
    clock.pass_by(3 * DAY - 1)
    await table.tick()
    early = table.seq
    clock.pass_by(2)

    await table.tick()

    assert (early, table.seq) == (0, 1)


async def test_the_time_of_a_seat_begins_when_it_is_asked() -> None:
    clock = HandClock()
    table = await a_table(2, lobby=a_lobby(clock), clock=ClockRule("move", 20))
    clock.pass_by(15)

    await play_on(table, 1)

    seat = min(table.ledger.legal)
    assert table.deadline(seat) == clock() + 20_000


async def test_after_a_restart_the_clock_goes_on_and_nobody_is_cut_off() -> None:
    clock, store = HandClock(), MemoryStore()
    table = await a_table(2, lobby=a_lobby(clock, store), clock=ClockRule("move", 60))
    await play_on(table, 1)
    deadline = table.deadline(min(table.ledger.legal))
    clock.pass_by(10)
    soon = await a_lobby(clock, store).find(table.header.id)
    clock.pass_by(3600)

    late = await a_lobby(clock, store).find(table.header.id)

    seat = min(table.ledger.legal)
    assert soon.deadline(seat) == deadline
    assert late.deadline(seat) == clock() + RESUME_GRACE


@pytest.mark.parametrize(
    "rule", [ClockRule("sundial"), ClockRule("move", -1), ClockRule("days", 0), ClockRule("none", 5)]
)
def test_a_clock_that_there_is_not_is_refused(rule: ClockRule) -> None:
    with pytest.raises(WrongOption):
        rule.check()


async def test_a_bot_sits_in_for_who_is_gone_and_leaves_when_he_is_back() -> None:
    clock = HandClock()
    table = await a_table(2, lobby=a_lobby(clock))
    table.go(1)
    clock.pass_by(GRACE / 1000 - 1)
    soon = table.bot_level(1)
    due = table.next_due()
    clock.pass_by(1)

    late = table.bot_level(1)
    table.come(1)

    assert (soon, late, table.bot_level(1)) == ("", "cowboy", "")
    assert due == clock()


async def test_nobody_sits_in_while_nobody_waits() -> None:
    clock = HandClock()
    table = await a_table(2, lobby=a_lobby(clock))
    table.go(0)
    table.go(1)
    clock.pass_by(DAY)

    assert not table.is_away(0)
    assert not table.is_away(1)


async def test_who_plays_by_turns_is_not_away() -> None:
    clock = HandClock()
    table = await a_table(2, lobby=a_lobby(clock), clock=ClockRule("days", 2))
    table.go(1)
    clock.pass_by(DAY)

    assert not table.is_away(1)


async def test_a_second_connection_keeps_a_seat() -> None:
    clock = HandClock()
    table = await a_table(2, lobby=a_lobby(clock))
    table.come(1)
    table.go(1)
    clock.pass_by(DAY)

    assert table.presence.is_here(1)
    assert not table.is_away(1)


async def test_everybody_hears_who_comes_and_goes() -> None:
    table = await a_table(2)
    notebook = Notebook()
    table.audience.append(notebook)

    table.go(1)
    table.come(None)

    assert notebook.heard == [("players",), ("players",)]
    assert table.presence.spectators == 1
