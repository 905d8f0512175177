"""Tables that rest: after a beat, before the first window, and when the host says so. The clock is turned by hand."""

import asyncio
from dataclasses import dataclass

import pytest
from tables import HandClock, HandTicker, Notebook, a_lobby, a_table, play_on
from toys import STEPS_IN_A_ROUND, draw_game, march_game

from saloon.core.log import Entry
from saloon.server.socket.crowd import snapshot
from saloon.storage.memory import MemoryStore
from saloon.table.clock import ClockRule
from saloon.table.errors import NotAllowed, WrongMoment
from saloon.table.lobby import Lobby
from saloon.table.rest import BEAT, COUNT, PAUSE, START
from saloon.table.table import GRACE, PATIENCE, Table

FULL = 6000
HOUR = 3600


@dataclass
class Scene:
    """A table, its clocks, and somebody who listens."""

    table: Table
    clock: HandClock
    lobby: Lobby
    ticker: HandTicker

    def kind(self) -> str | None:
        return self.table.deadlines.rest.kind if self.table.deadlines.rest else None

    async def pass_by(self, seconds: float) -> str | None:
        """Let time pass; tell how the table rests then."""
        self.clock.pass_by(seconds)
        self.ticker.pass_by(seconds * 1000)
        await self.table.tick()
        return self.kind()


async def a_scene(
    people: int = 2, bots: int = 0, game: str = "march", rest_ms: int = FULL, clock: ClockRule | None = None
) -> Scene:
    time, ticker = HandClock(), HandTicker()
    lobby = a_lobby(time, games=(march_game(), draw_game()), ticker=ticker, rest_ms=rest_ms)
    return Scene(await a_table(people, bots, lobby=lobby, game=game, clock=clock), time, lobby, ticker)


async def at_a_beat(people: int = 2, bots: int = 0, **given: object) -> Scene:
    """March until the first round has ended; bots march like everybody."""
    scene = await a_scene(people, bots, **given)
    await play_on(scene.table, STEPS_IN_A_ROUND)
    return scene


# After a beat


async def test_after_a_beat_a_table_rests_for_six_seconds() -> None:
    scene = await a_scene()
    await play_on(scene.table, STEPS_IN_A_ROUND - 1)
    before = scene.kind()

    await play_on(scene.table, 1)

    assert (before, scene.kind()) == (None, BEAT)
    assert scene.table.deadlines.next_due() == scene.clock() + FULL
    assert await scene.pass_by(5.999) == BEAT
    assert await scene.pass_by(0.001) is None


async def test_a_beat_ends_when_everybody_who_is_here_is_ready() -> None:
    scene = await at_a_beat()
    notebook = Notebook()
    scene.table.audience.append(notebook)

    scene.table.ready(0)
    waited_for = scene.table.deadlines.waits_for()
    scene.table.ready(1)

    assert (waited_for, scene.kind()) == ([1], None)
    assert notebook.heard == [("rest",), ("rest",)]


async def test_to_be_ready_twice_or_without_a_rest_changes_nothing() -> None:
    scene = await at_a_beat()
    notebook = Notebook()
    scene.table.audience.append(notebook)

    scene.table.ready(0)
    scene.table.ready(0)
    scene.table.ready(1)
    scene.table.ready(1)

    assert notebook.heard == [("rest",), ("rest",)]


async def test_with_bots_alone_a_beat_lasts_until_the_person_says_so() -> None:
    scene = await at_a_beat(people=1, bots=2)

    assert await scene.pass_by(HOUR) == BEAT
    assert scene.table.deadlines.next_due() is None
    scene.table.ready(0)
    assert scene.kind() is None


async def test_spectators_alone_see_half_a_beat() -> None:
    scene = await a_scene(people=0, bots=2)
    scene.table.come(None)
    await play_on(scene.table, STEPS_IN_A_ROUND)

    assert await scene.pass_by(2.999) == BEAT
    assert await scene.pass_by(0.001) is None


async def test_without_anybody_there_is_no_beat() -> None:
    scene = await a_scene(people=1, bots=1)
    scene.table.go(0)

    await play_on(scene.table, STEPS_IN_A_ROUND)

    assert scene.kind() is None


async def test_a_house_may_do_without_rests() -> None:
    scene = await at_a_beat(rest_ms=0)

    assert scene.kind() is None


async def test_the_end_of_the_match_is_no_rest() -> None:
    scene = await a_scene(rest_ms=FULL)
    while scene.table.is_live():
        await play_on(scene.table, 1)

    assert scene.kind() is None


async def test_who_is_to_act_may_act_during_a_beat_and_is_ready_then() -> None:
    scene = await at_a_beat()
    seat = min(scene.table.match.legal)

    await scene.table.act(seat, scene.table.seq, "step")

    assert (scene.table.deadlines.rest.ready, scene.table.deadlines.waits_for()) == ({seat}, [1 - seat])
    await scene.table.act(1 - seat, scene.table.seq, "step")
    assert scene.kind() is None


async def test_a_beat_during_a_beat_begins_anew_and_waits_for_everybody_again() -> None:
    scene = await at_a_beat(people=3)
    scene.clock.pass_by(4)
    await play_on(scene.table, 2)
    ready = sorted(scene.table.deadlines.rest.ready)

    await play_on(scene.table, 1)

    assert (ready, scene.kind(), scene.table.deadlines.rest.ready) == ([0, 1], BEAT, set())
    assert scene.table.deadlines.rest.until == scene.clock() + FULL


@pytest.mark.parametrize("by", ["bot", "table", "clock"])
async def test_nobody_else_acts_during_a_beat(by: str) -> None:
    scene = await at_a_beat()
    seat = min(scene.table.match.legal)

    with pytest.raises(WrongMoment):
        await scene.table.act(seat, scene.table.seq, "step", by=by)


async def test_no_time_runs_during_a_beat_and_all_of_it_is_left_afterwards() -> None:
    scene = await a_scene(clock=ClockRule("move", 20))
    await play_on(scene.table, STEPS_IN_A_ROUND - 1)
    scene.clock.pass_by(10)
    await play_on(scene.table, 1)
    seat = min(scene.table.match.legal)
    left = [scene.table.deadlines.deadline(seat) - scene.clock()]
    for seconds in (5, 1, 5):
        await scene.pass_by(seconds)
        left.append(scene.table.deadlines.deadline(seat) - scene.clock())

    assert left == [20_000, 20_000, 20_000, 15_000]
    assert scene.table.deadlines.next_due() == scene.clock() + 15_000
    await scene.pass_by(15)
    assert scene.table.match.entries[-1].by == "table"


async def test_who_is_asked_during_a_beat_has_all_their_time_after_it() -> None:
    scene = await at_a_beat(clock=ClockRule("move", 20))
    scene.clock.pass_by(2)
    await play_on(scene.table, 1)
    seat = min(scene.table.match.legal)

    await scene.pass_by(4)

    assert scene.kind() is None
    assert scene.table.deadlines.deadline(seat) == scene.clock() + 20_000


async def test_who_is_gone_is_not_waited_for() -> None:
    scene = await a_scene(people=3)
    scene.table.go(2)
    await play_on(scene.table, STEPS_IN_A_ROUND)
    scene.table.ready(0)
    before = scene.table.deadlines.waits_for()

    scene.table.go(1)

    assert (before, scene.kind()) == ([1], None)


async def test_who_comes_during_a_beat_is_waited_for() -> None:
    scene = await a_scene(people=3)
    scene.table.go(2)
    await play_on(scene.table, STEPS_IN_A_ROUND)
    scene.table.ready(0)

    scene.table.come(2)

    assert scene.table.deadlines.waits_for() == [1, 2]


async def test_a_beat_that_waited_for_the_only_person_ends_when_that_one_goes() -> None:
    scene = await at_a_beat(people=1, bots=1)
    scene.table.come(None)

    scene.table.go(0)

    assert scene.kind() is None


async def test_a_beat_without_end_gets_one_when_a_second_person_comes() -> None:
    scene = await at_a_beat(people=1, bots=1)
    scene.table.header.latecomers = True
    seat, _ = await scene.lobby.seating.sit(scene.table, "Zoe")
    scene.clock.pass_by(60)

    scene.table.come(seat)

    assert scene.table.deadlines.next_due() == scene.clock() + FULL
    assert scene.table.deadlines.waits_for() == [0, 1]


async def test_who_has_resigned_is_not_waited_for() -> None:
    scene = await at_a_beat(people=3)
    scene.table.ready(0)
    scene.table.ready(1)

    await scene.table.resign(2)
    scene.table.ready(2)

    assert scene.kind() is None


async def test_a_move_taken_back_takes_its_beat_back() -> None:
    scene = await at_a_beat()
    mover = scene.table.match.entries[-1].seat

    await scene.table.undo(mover, scene.table.seq)

    assert scene.kind() is None


async def test_a_restart_forgets_a_rest() -> None:
    store, clock = MemoryStore(), HandClock()
    games = (march_game(),)
    table = await a_table(lobby=a_lobby(clock, store, games, rest_ms=FULL), game="march")
    await play_on(table, STEPS_IN_A_ROUND)

    again = await a_lobby(clock, store, games, rest_ms=FULL).find(table.header.id)

    assert (table.deadlines.rest.kind, again.deadlines.rest) == (BEAT, None)


async def test_to_read_a_table_ends_no_rest_and_begins_none() -> None:
    scene = await at_a_beat()
    scene.clock.pass_by(HOUR)

    shown = [snapshot(scene.table, seat, 0).rest for seat in (0, 1, None)]

    assert [(rest.kind, rest.left_ms, rest.waits_for) for rest in shown] == [(BEAT, 0, [0, 1])] * 3
    assert scene.kind() == BEAT


# Before the first window


async def test_a_game_against_the_clock_begins_when_everybody_is_ready_and_after_a_countdown() -> None:
    scene = await a_scene(game="draw")
    kinds = [await scene.pass_by(HOUR)]
    for seat in (0, 1):
        scene.table.ready(seat)
        kinds.append(scene.kind())
    kinds += [await scene.pass_by(2.999), await scene.pass_by(0.001)]

    assert kinds == [START, START, COUNT, COUNT, None]
    assert scene.table.deadlines.window() == (0, 0)


async def test_who_is_here_but_never_ready_holds_the_start_up_for_half_a_minute_at_most() -> None:
    scene = await a_scene(game="draw")
    kinds = [await scene.pass_by(HOUR)]
    scene.table.ready(0)
    kinds += [await scene.pass_by(29.999), await scene.pass_by(0.001), await scene.pass_by(3)]

    assert kinds == [START, START, COUNT, None]


async def test_a_start_for_which_nobody_is_left_waits_for_somebody() -> None:
    scene = await a_scene(game="draw")
    scene.table.ready(0)
    for seat in (0, 1):
        scene.table.go(seat)

    assert await scene.pass_by(31) == START


async def test_no_window_is_open_before_it_begins_and_nobody_can_act() -> None:
    scene = await a_scene(game="draw")
    window = scene.table.deadlines.window()

    for by in ("person", "bot", "clock"):
        with pytest.raises(WrongMoment):
            await scene.table.act(2 if by == "clock" else 0, 0, "close" if by == "clock" else "shoot 300", by=by)
    with pytest.raises(WrongMoment):
        await scene.table.act_timed(0, scene.table.match.parse("shoot 300"), 0)

    assert (window, scene.table.seq) == (None, 0)


async def test_at_the_start_nobody_waits_for_who_is_not_here_but_somebody_must_be() -> None:
    scene = await a_scene(people=3, game="draw")
    scene.table.go(2)
    scene.table.ready(0)
    waits_for = scene.table.deadlines.waits_for()
    scene.table.go(0)
    scene.table.go(1)
    alone = scene.kind()

    scene.table.come(1)
    scene.table.ready(1)

    assert (waits_for, alone, scene.kind()) == ([1], START, COUNT)


async def test_who_leaves_at_the_start_is_not_waited_for() -> None:
    scene = await a_scene(game="draw")
    scene.table.ready(0)

    scene.table.go(1)

    assert scene.kind() == COUNT


@pytest.mark.parametrize(("people", "rest_ms"), [(0, FULL), (2, 0)])
async def test_bots_alone_and_a_house_without_rests_begin_at_once(people: int, rest_ms: int) -> None:
    scene = await a_scene(people, 2 - people, game="draw", rest_ms=rest_ms)

    assert scene.kind() is None
    assert scene.table.deadlines.window() == (0, 0)


async def test_a_resignation_before_the_start_does_not_take_its_place() -> None:
    scene = await a_scene(people=3, game="draw")
    await scene.table.resign(1)
    scene.table.pause(0, on=True)

    scene.table.pause(0, on=False)

    assert scene.kind() == START


async def test_a_rematch_against_the_clock_waits_for_everybody_again() -> None:
    scene = await a_scene(game="draw")
    for seat in (0, 1):
        scene.table.ready(seat)
    await scene.pass_by(3)
    await scene.table.act(2, 0, "close", by="clock")
    for seat in (0, 1):
        await scene.lobby.rematch(scene.table, seat)

    assert scene.lobby.tables[scene.table.header.next].deadlines.rest.kind == START


# Pause


async def test_the_host_pauses_and_lets_the_table_go_on_and_nobody_else_does() -> None:
    scene = await a_scene()
    with pytest.raises(NotAllowed):
        scene.table.pause(1, on=True)

    scene.table.pause(0, on=True)

    with pytest.raises(NotAllowed):
        scene.table.pause(1, on=False)
    scene.table.ready(0)
    scene.table.ready(1)
    assert (await scene.pass_by(HOUR), scene.table.deadlines.next_due()) == (PAUSE, None)
    scene.table.pause(0, on=False)
    assert scene.kind() is None


@pytest.mark.parametrize("by", ["person", "bot"])
async def test_nobody_acts_while_a_table_is_paused(by: str) -> None:
    scene = await a_scene()
    await play_on(scene.table, 1)
    scene.table.pause(0, on=True)

    with pytest.raises(WrongMoment, match="paused"):
        await scene.table.act(1, 1, "step", by=by)
    with pytest.raises(WrongMoment, match="paused"):
        await scene.table.undo(0, 1)

    assert scene.table.seq == 1


async def test_an_undo_is_not_granted_while_a_table_is_paused_and_can_be_afterwards() -> None:
    scene = await a_scene()
    await play_on(scene.table, 2)
    await scene.table.undo(0, 2)
    scene.table.pause(0, on=True)
    with pytest.raises(WrongMoment, match="paused"):
        await scene.table.consent(1, 2, True)

    scene.table.pause(0, on=False)
    await scene.table.consent(1, 2, True)

    assert scene.table.match.entries[-1].kind == "undo"


async def test_who_wants_to_resign_may_do_so_while_a_table_is_paused() -> None:
    scene = await a_scene(people=3)
    scene.table.pause(0, on=True)

    await scene.table.resign(2)

    assert (scene.table.match.resigned, scene.kind()) == ({2}, PAUSE)


async def test_the_clocks_of_a_paused_table_stand() -> None:
    scene = await a_scene(clock=ClockRule("move", 20))
    scene.clock.pass_by(15)
    scene.table.pause(0, on=True)
    await scene.pass_by(HOUR)
    left = scene.table.deadlines.deadline(0) - scene.clock()

    scene.table.pause(0, on=False)

    assert (left, scene.table.deadlines.deadline(0) - scene.clock()) == (5000, 5000)
    await scene.pass_by(5)
    assert scene.table.seq == 1


async def test_a_pause_takes_the_place_of_a_beat_and_has_no_end() -> None:
    scene = await at_a_beat()
    scene.table.pause(0, on=True)
    scene.table.go(1)

    assert await scene.pass_by(HOUR) == PAUSE


class SlowStore(MemoryStore):
    """A store that writes only when it may."""

    def __init__(self) -> None:
        super().__init__()
        self.may_write = asyncio.Event()
        self.may_write.set()

    async def append(self, table: str, entry: Entry) -> None:
        await self.may_write.wait()
        await super().append(table, entry)


async def test_a_beat_that_was_on_its_way_when_the_host_paused_does_not_end_the_pause() -> None:
    store = SlowStore()
    table = await a_table(lobby=a_lobby(store=store, games=(march_game(),), rest_ms=FULL), game="march")
    await play_on(table, STEPS_IN_A_ROUND - 1)
    store.may_write.clear()
    step = asyncio.create_task(table.act(0, table.seq, "step"))
    await asyncio.sleep(0)
    table.pause(0, on=True)
    store.may_write.set()

    await step

    assert (table.seq, table.deadlines.is_paused()) == (STEPS_IN_A_ROUND, True)


async def test_whose_time_is_over_when_the_host_pauses_is_left_alone_until_the_table_goes_on() -> None:
    scene = await a_scene(clock=ClockRule("move", 20))
    scene.clock.pass_by(21)
    scene.table.pause(0, on=True)
    await scene.pass_by(HOUR)
    paused = scene.table.seq

    scene.table.pause(0, on=False)
    await scene.table.tick()

    assert (paused, scene.table.seq) == (0, 1)


async def test_while_the_host_is_not_here_everybody_may_let_a_paused_table_go_on() -> None:
    scene = await a_scene(clock=ClockRule("days", 3))
    scene.table.pause(0, on=True)
    with pytest.raises(NotAllowed):
        scene.table.pause(1, on=False)
    scene.table.go(0)

    scene.table.pause(1, on=False)

    assert scene.kind() is None
    with pytest.raises(NotAllowed):
        scene.table.pause(1, on=True)


async def test_a_long_pause_is_ended_by_anybody_and_everybody_is_told_when_they_may() -> None:
    scene = await a_scene()
    notebook = Notebook()
    scene.table.pause(0, on=True)
    scene.table.audience.append(notebook)
    ends = [scene.table.deadlines.waits_for()]
    rings_in = scene.table.next_due() - scene.clock()
    scene.clock.pass_by(PATIENCE / 1000)
    await scene.table.tick()
    ends.append(scene.table.deadlines.waits_for())

    scene.table.pause(1, on=False)

    assert (ends, rings_in, notebook.heard) == ([[0], [0, 1]], PATIENCE, [("rest",), ("rest",)])
    assert not scene.table.deadlines.is_paused()


async def test_when_the_others_have_ended_a_long_pause_the_host_pauses_again_only_after_as_long() -> None:
    scene = await a_scene()
    scene.table.pause(0, on=True)
    scene.clock.pass_by(PATIENCE / 1000)
    scene.table.pause(1, on=False)
    scene.clock.pass_by(PATIENCE / 1000 - 1)
    with pytest.raises(WrongMoment) as refused:
        scene.table.pause(0, on=True)
    scene.clock.pass_by(1)

    scene.table.pause(0, on=True)

    assert refused.value.reason == "paused-long"
    with pytest.raises(NotAllowed):
        scene.table.pause(1, on=False)


async def test_short_pauses_in_a_row_count_as_one() -> None:
    scene = await a_scene()
    for _ in range(5):
        scene.table.pause(0, on=True)
        scene.clock.pass_by(PATIENCE / 5000)
        scene.table.pause(0, on=False)
    scene.table.pause(0, on=True)

    scene.table.pause(1, on=False)

    assert not scene.table.deadlines.is_paused()


async def test_a_host_who_ends_a_long_pause_may_pause_again() -> None:
    scene = await a_scene()
    for _ in range(3):
        scene.table.pause(0, on=True)
        scene.clock.pass_by(PATIENCE / 500)
        scene.table.pause(0, on=False)

    assert not scene.table.deadlines.is_paused()


async def test_a_match_that_ends_while_it_is_paused_rests_no_more() -> None:
    scene = await a_scene()
    scene.table.pause(0, on=True)

    await scene.table.resign(1)

    assert (scene.table.is_live(), scene.kind()) == (False, None)


async def test_a_pause_survives_who_comes_and_goes_and_no_restart() -> None:
    store, clock = MemoryStore(), HandClock()
    table = await a_table(lobby=a_lobby(clock, store))
    table.pause(0, on=True)
    for seat in (0, 1):
        table.go(seat)
        table.come(seat)

    again = await a_lobby(clock, store).find(table.header.id)

    assert (table.deadlines.is_paused(), again.deadlines.is_paused()) == (True, False)


async def test_a_game_against_the_clock_that_was_paused_before_it_began_waits_for_everybody_again() -> None:
    scene = await a_scene(game="draw")
    for seat in (0, 1):
        scene.table.ready(seat)
    scene.table.pause(0, on=True)

    scene.table.pause(0, on=False)

    assert (scene.kind(), scene.table.deadlines.waits_for()) == (START, [0, 1])


async def test_a_game_against_the_clock_that_was_paused_later_goes_on_at_once() -> None:
    scene = await a_scene(1, 1, game="draw")
    scene.table.ready(0)
    await scene.pass_by(3)
    await scene.table.act(0, 0, "shoot 300")
    scene.table.pause(0, on=True)

    scene.table.pause(0, on=False)

    assert scene.kind() is None


async def test_a_window_that_is_paused_goes_on_where_it_was() -> None:
    scene = await a_scene(1, 1, game="draw", rest_ms=0)
    scene.ticker.pass_by(700)
    scene.table.pause(0, on=True)
    paused = scene.table.deadlines.window()
    scene.ticker.pass_by(60_000)

    scene.table.pause(0, on=False)

    scene.ticker.pass_by(50)
    assert (paused, scene.table.deadlines.window()) == (None, (0, 750))


async def test_before_and_after_the_match_there_is_nothing_to_pause() -> None:
    scene = await a_scene()
    await scene.table.resign(1)

    with pytest.raises(WrongMoment):
        scene.table.pause(0, on=True)


# The host, and who is gone


@pytest.mark.parametrize("game", ["march", "draw"])
async def test_while_the_host_is_long_gone_the_next_person_is_host(game: str) -> None:
    scene = await a_scene(people=3, game=game, rest_ms=0)
    if (realtime := scene.table.match.game.realtime) is not None:
        realtime.lull = lambda state: 1  # between two races
    scene.table.pause(0, on=True)
    scene.table.go(0)
    due = scene.table.deadlines.next_due()
    scene.clock.pass_by(GRACE / 1000 - 1)
    soon = scene.table.people.host()
    scene.clock.pass_by(1)
    late = scene.table.people.host()

    scene.table.pause(1, on=False)
    scene.table.come(0)

    assert (soon, late, scene.table.people.host()) == (0, 1, 0)
    assert due == scene.clock()
    assert scene.kind() is None


async def test_a_host_who_has_resigned_is_none() -> None:
    scene = await a_scene(people=3)

    await scene.table.resign(0)

    assert scene.table.people.host() == 1


async def test_in_play_by_days_the_host_stays_the_host() -> None:
    scene = await a_scene(people=2, clock=ClockRule("days", 2))
    scene.table.go(0)
    scene.clock.pass_by(HOUR)

    assert scene.table.people.host() == 0


@pytest.mark.parametrize("game", ["march", "draw"])
async def test_the_host_replaces_at_once_who_is_gone_and_who_returns_has_the_seat_back(game: str) -> None:
    scene = await a_scene(people=3, game=game, rest_ms=0)
    scene.table.go(2)
    before = scene.table.people.bot_level(2)

    scene.table.replace(0, 2)

    replaced = scene.table.people.bot_level(2), scene.table.people.is_away(2)
    scene.table.come(2)
    assert (before, replaced) == ("", ("cowboy", True))
    assert (scene.table.people.bot_level(2), scene.table.people.is_away(2)) == ("", False)
    scene.table.go(2)
    assert scene.table.people.bot_level(2) == ""


async def test_nobody_replaces_who_is_here_or_a_bot_or_without_being_host() -> None:
    scene = await a_scene(people=2, bots=1)
    with pytest.raises(WrongMoment):
        scene.table.replace(0, 1)
    scene.table.go(1)
    for host, seat in ((1, 1), (0, 2), (0, 7)):
        with pytest.raises(NotAllowed):
            scene.table.replace(host, seat)


async def test_in_play_by_days_nobody_is_replaced() -> None:
    scene = await a_scene(people=2, clock=ClockRule("days", 2))
    scene.table.go(1)

    with pytest.raises(WrongMoment):
        scene.table.replace(0, 1)


# Skip, and pace


async def test_beats_are_skipped_when_everybody_who_is_here_wishes_it() -> None:
    scene = await a_scene(people=2, bots=2)
    await play_on(scene.table, 2)
    scene.table.skip(0)
    one = scene.table.people.is_skipping()
    scene.table.skip(1)

    await play_on(scene.table, 1)

    assert (one, scene.table.people.is_skipping(), scene.kind()) == (False, True, None)


async def test_who_skips_ends_the_beat_that_is_on() -> None:
    scene = await at_a_beat(people=1, bots=3)

    scene.table.skip(0)

    assert scene.kind() is None


async def test_who_is_gone_does_not_keep_others_from_skipping() -> None:
    scene = await at_a_beat(people=2, bots=2)
    scene.table.skip(0)
    before = scene.kind()

    scene.table.go(1)

    assert (before, scene.kind()) == (BEAT, None)


async def test_who_is_asked_again_skips_no_more_and_everybody_hears_it() -> None:
    scene = await a_scene(people=1, bots=3)
    await play_on(scene.table, 1)
    scene.table.skip(0)
    notebook = Notebook()
    scene.table.audience.append(notebook)
    await play_on(scene.table, 2)
    before = set(scene.table.people.skips)

    await play_on(scene.table, 1)

    assert (before, scene.table.people.skips) == ({0}, set())
    assert notebook.heard[-2:] == [("entry", 4, "move", 3), ("players",)]
    assert scene.table.deadlines.rest is None


async def test_who_is_asked_now_or_has_resigned_cannot_skip() -> None:
    scene = await a_scene(people=3)
    with pytest.raises(WrongMoment):
        scene.table.skip(0)
    await scene.table.resign(1)

    with pytest.raises(NotAllowed):
        scene.table.skip(1)


async def test_the_pace_of_a_table_is_kept() -> None:
    store, clock = MemoryStore(), HandClock()
    table = await a_table(lobby=a_lobby(clock, store))
    notebook = Notebook()
    table.audience.append(notebook)
    usual = table.header.pace

    await table.set_pace(1, "calm")

    again = await a_lobby(clock, store).find(table.header.id)
    assert (usual, table.header.pace, again.header.pace) == ("normal", "calm", "calm")
    assert notebook.heard == [("players",)]


async def test_who_has_resigned_does_not_choose_the_pace() -> None:
    scene = await a_scene(people=3)
    await scene.table.resign(1)

    with pytest.raises(NotAllowed):
        await scene.table.set_pace(1, "quick")
