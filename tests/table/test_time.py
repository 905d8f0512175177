"""Clocks and absence, with a clock that is set by hand."""

import pytest
from tables import HandClock, Notebook, a_lobby, a_table, ask_again, play_on

from saloon.core.errors import WrongOption
from saloon.games.western.cards import ATTACK_1, ATTACK_2, ATTACK_3, CAKE, TRAIN, count_kinds
from saloon.storage.memory import MemoryStore
from saloon.table.clock import ClockRule
from saloon.table.deadlines import RESUME_GRACE
from saloon.table.table import GRACE, Table

DAY = 86400


async def test_without_a_clock_a_table_waits_for_ever() -> None:
    clock = HandClock()
    table = await a_table(2, lobby=a_lobby(clock))
    clock.pass_by(10 * DAY)

    await table.tick()

    assert table.deadlines.next_due() is None
    assert table.seq == 0


async def test_when_the_time_of_a_move_is_over_the_table_plays_what_the_game_says() -> None:
    clock = HandClock()
    table = await a_table(2, lobby=a_lobby(clock), clock=ClockRule("move", 20))
    seat = min(table.match.legal)
    ruling = table.game.patience(table.match.view(seat), table.match.legal[seat])[1]
    clock.pass_by(19.9)
    await table.tick()
    early = table.seq

    clock.pass_by(0.2)
    await table.tick()

    assert early == 0
    assert [(entry.seat, entry.action, entry.by) for entry in table.match.entries] == [(seat, ruling.text, "table")]


async def test_a_clock_without_a_limit_takes_the_patience_of_the_game() -> None:
    table = await a_table(2, clock=ClockRule("move", 0))
    seat = min(table.match.legal)
    seconds = table.game.patience(table.match.view(seat), table.match.legal[seat])[0]

    assert table.deadlines.limit(seat) == seconds * 1000


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

    seat = min(table.match.legal)
    assert table.deadlines.deadline(seat) == clock() + 20_000


async def a_race_for_the_jackpot(clock: HandClock, rule: ClockRule | None = None) -> tuple[Table, list[int]]:
    """Call the jackpot train in free order: seat by seat, the next ones hold one and two rifles more."""
    rule = rule or ClockRule("move", 0)
    table = await a_table(3, lobby=a_lobby(clock), game="western", clock=rule, pactole_order="free")
    state = table.match.state
    seats = [(state.turn + number) % 3 for number in range(3)]
    for seat, cards in zip(seats, ([TRAIN, ATTACK_1, CAKE], [ATTACK_2, CAKE], [ATTACK_3, CAKE]), strict=True):
        state.hands[seat], state.hand_sizes[seat] = count_kinds(cards), len(cards)
    ask_again(table)
    await table.act(seats[0], 0, "train 1")
    return table, seats


async def test_in_the_race_for_the_jackpot_the_six_seconds_count_anew_from_each_lay_for_everybody() -> None:
    clock = HandClock()
    table, (caller, second, third) = await a_race_for_the_jackpot(clock)
    begun = [table.deadlines.deadline(seat) - clock() for seat in (second, third)]
    clock.pass_by(5)

    await table.act(second, table.seq, "lay 2")

    left = [table.deadlines.deadline(seat) - clock() for seat in (caller, third)]
    clock.pass_by(5.9)
    await table.tick()
    early = table.seq
    clock.pass_by(0.1)
    await table.tick()
    assert (begun, left, early) == ([6000, 6000], [6000, 6000], 2)
    assert {(entry.seat, entry.action, entry.by) for entry in table.match.entries[2:]} == {
        (caller, "pass", "table"),
        (third, "pass", "table"),
    }


@pytest.mark.parametrize("rule", [ClockRule("none"), ClockRule("move", 60)])
async def test_in_the_race_for_the_jackpot_silence_is_a_pass_whatever_the_clock_of_the_table(rule: ClockRule) -> None:
    clock = HandClock()
    table, (_, second, third) = await a_race_for_the_jackpot(clock, rule)
    due = table.deadlines.next_due() - clock()
    clock.pass_by(6)

    await table.tick()

    passes = [(entry.seat, entry.action, entry.by) for entry in table.match.entries[1:]]
    assert (due, sorted(passes)) == (6000, sorted([(second, "pass", "table"), (third, "pass", "table")]))


async def test_in_the_race_for_the_jackpot_by_days_everybody_has_the_days() -> None:
    clock = HandClock()
    table, (_, second, third) = await a_race_for_the_jackpot(clock, ClockRule("days", 2))
    left = [table.deadlines.deadline(seat) - clock() for seat in (second, third)]
    clock.pass_by(6)

    await table.tick()

    assert (left, table.seq) == ([2000 * DAY, 2000 * DAY], 1)


async def test_in_the_race_for_the_jackpot_a_pass_gives_nobody_more_time() -> None:
    clock = HandClock()
    table, (_, second, third) = await a_race_for_the_jackpot(clock)
    clock.pass_by(5)

    await table.act(second, table.seq, "pass")

    assert table.deadlines.deadline(third) == clock() + 1000


async def test_the_time_that_a_game_allows_is_fixed_when_a_seat_is_asked_not_when_somebody_looks() -> None:
    clock = HandClock()
    tables = [(await a_race_for_the_jackpot(clock)) for _ in range(2)]
    limits = []
    for number, (table, (_, second, third)) in enumerate(tables):
        if number:
            assert table.deadlines.limit(third) is not None
        await table.act(second, table.seq, "pass")
        limits.append(table.deadlines.limit(third))

    assert limits[0] == limits[1]


async def test_time_that_begins_anew_is_not_a_new_question() -> None:
    clock = HandClock()
    table, (_, second, third) = await a_race_for_the_jackpot(clock)
    seen = table.seq
    table.match.state.hands[third] = count_kinds([CAKE])  # able to pass only, before and after
    ask_again(table, second, third)
    await table.act(second, seen, "lay 2")

    assert await table.act(third, seen, "pass") == 3


async def test_after_a_restart_the_clock_goes_on_and_nobody_is_cut_off() -> None:
    clock, store = HandClock(), MemoryStore()
    table = await a_table(2, lobby=a_lobby(clock, store), clock=ClockRule("move", 60))
    await play_on(table, 1)
    deadline = table.deadlines.deadline(min(table.match.legal))
    clock.pass_by(10)
    soon = await a_lobby(clock, store).find(table.header.id)
    clock.pass_by(3600)

    late = await a_lobby(clock, store).find(table.header.id)

    seat = min(table.match.legal)
    assert soon.deadlines.deadline(seat) == deadline
    assert late.deadlines.deadline(seat) == clock() + RESUME_GRACE


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
    soon = table.people.bot_level(1)
    due = table.deadlines.next_due()
    clock.pass_by(1)

    late = table.people.bot_level(1)
    table.come(1)

    assert (soon, late, table.people.bot_level(1)) == ("", "cowboy", "")
    assert due == clock()


async def test_a_bot_sits_in_at_once_for_who_leaves_for_good() -> None:
    table = await a_table(2, lobby=a_lobby(HandClock()))
    table.go(1, for_good=True)

    at_once = table.people.bot_level(1)
    table.come(1)

    assert (at_once, table.people.bot_level(1)) == ("cowboy", "")


async def test_nobody_sits_in_while_nobody_waits() -> None:
    clock = HandClock()
    table = await a_table(2, lobby=a_lobby(clock))
    table.go(0)
    table.go(1)
    clock.pass_by(DAY)

    assert not table.people.is_away(0)
    assert not table.people.is_away(1)


async def test_who_plays_by_turns_is_not_away() -> None:
    clock = HandClock()
    table = await a_table(2, lobby=a_lobby(clock), clock=ClockRule("days", 2))
    table.go(1)
    clock.pass_by(DAY)

    assert not table.people.is_away(1)


async def test_a_second_connection_keeps_a_seat() -> None:
    clock = HandClock()
    table = await a_table(2, lobby=a_lobby(clock))
    table.come(1)
    table.go(1)
    clock.pass_by(DAY)

    assert table.people.presence.is_here(1)
    assert not table.people.is_away(1)


async def test_everybody_hears_who_comes_and_goes() -> None:
    table = await a_table(2)
    notebook = Notebook()
    table.audience.append(notebook)

    table.go(1)
    table.come(None)

    assert notebook.heard == [("players",), ("players",)]
    assert table.people.presence.spectators == 1
