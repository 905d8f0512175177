"""The host: who opened the table, then whom they name; there is never more than one."""

import asyncio

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tables import HandClock, Notebook, a_lobby, a_table

from saloon.core.errors import SaloonError
from saloon.storage.memory import MemoryStore
from saloon.table.clock import ClockRule
from saloon.table.errors import NotAllowed, SeatChanged
from saloon.table.lobby import Lobby, Wish, right_of
from saloon.table.seats import PERSON, Right
from saloon.table.table import GRACE, Table
from saloon.table.visitors import Visitor

LONG = GRACE / 1000


async def three(lobby: Lobby, **wish: object) -> Table:
    """Open a table at which Ada, Bill and Cora sit down, in this order, on seats 2, 0 and 1."""
    table = await lobby.open(Wish("abilene", 3, **wish))
    for name, seat in (("Ada", 2), ("Bill", 0), ("Cora", 1)):
        await lobby.seating.sit(table, name, seat)
        table.come(seat)
    return table


async def test_host_is_who_opened_the_table_wherever_they_sit() -> None:
    table = await three(a_lobby())

    assert table.people.host() == 2


async def test_the_host_names_another_and_everybody_is_told() -> None:
    lobby = a_lobby()
    table = await three(lobby)
    notebook = Notebook()
    table.audience.append(notebook)

    await lobby.seating.name_host(table, 2, 1)

    assert (table.people.host(), notebook.heard) == (1, [("players",)])
    with pytest.raises(NotAllowed):
        await lobby.seating.start(table, 2)
    await lobby.seating.start(table, 1)
    assert table.people.host() == 1


async def test_nobody_but_the_host_names_one_and_only_a_person_who_plays() -> None:
    lobby = a_lobby()
    table = await a_table(3, bots=1, lobby=lobby)
    await table.resign(2)

    for host, seat in ((1, 1), (1, 0), (0, 2), (0, 3), (0, 7), (0, -1)):
        with pytest.raises(NotAllowed):
            await lobby.seating.name_host(table, host, seat)

    assert table.people.host() == 0


async def test_a_host_whose_seat_was_lost_names_nobody() -> None:
    lobby = a_lobby()
    table = await three(lobby)

    with pytest.raises(SeatChanged):
        await lobby.seating.name_host(table, 2, 1, Right(2, "another proof"))


async def test_the_named_host_is_kept_over_a_restart_and_in_a_rematch() -> None:
    store = MemoryStore()
    lobby = a_lobby(store=store)
    table = await a_table(3, lobby=lobby)
    await lobby.seating.name_host(table, 0, 1)

    again = await a_lobby(store=store).find(table.header.id)
    for seat in (0, 2):
        await table.resign(seat)
    for seat in range(3):
        await lobby.rematch(table, seat)

    assert again.people.host() == 1
    assert lobby.tables[table.header.next].people.host() == 0  # the seats are turned by one


async def test_a_host_who_reloads_the_page_stays_host_and_one_who_was_gone_for_long_is_it_again() -> None:
    clock = HandClock()
    table = await a_table(3, lobby=a_lobby(clock))
    hosts = []
    for seconds in (LONG - 1, LONG):
        table.go(0)
        clock.pass_by(seconds)
        hosts.append(table.people.host())
        table.come(0)
        hosts.append(table.people.host())

    assert hosts == [0, 0, 1, 0]


async def test_who_stands_in_for_a_host_who_is_away_does_not_give_the_table_to_another() -> None:
    clock = HandClock()
    lobby = a_lobby(clock)
    table = await a_table(3, lobby=lobby)
    table.go(0)
    clock.pass_by(LONG)
    assert table.people.host() == 1

    with pytest.raises(NotAllowed) as refused:
        await lobby.seating.name_host(table, 1, 2)

    assert refused.value.reason == "host-away"


async def guests_of_bots(clock: HandClock) -> tuple[Lobby, Table]:
    """Begin a match of bots, in which Ada, then Eve, then Gus take seats; Troll, who had one, was shown the door."""
    lobby = a_lobby(clock)
    table = await lobby.open(Wish("abilene", 5, bots=("cowboy",) * 5, latecomers=True))
    await lobby.seating.start(table, None)
    for seat, name in enumerate(("Ada", "Eve", "Gus", "Troll")):
        await lobby.seating.sit(table, name, seat, Visitor(f"the key of {name}"))
        table.come(seat)
    await lobby.seating.arrange(table, 0, 3, "open", "")
    return lobby, table


async def test_who_stands_in_removes_nobody_and_lets_nobody_in_and_the_host_comes_back_to_their_table() -> None:
    clock = HandClock()
    lobby, table = await guests_of_bots(clock)
    table.go(0)
    clock.pass_by(LONG)
    assert table.people.host() == 1
    before = table.header.seats, table.header.removed

    for lasting in (
        lobby.seating.arrange(table, 1, 0, "open", ""),
        lobby.seating.arrange(table, 1, 2, "open", ""),
        lobby.seating.readmit(table, 1, "Troll"),
    ):
        with pytest.raises(NotAllowed) as refused:
            await lasting
        assert refused.value.reason == "host-away"
    table.come(0)

    assert (table.people.host(), (table.header.seats, table.header.removed)) == (0, before)


async def test_who_stands_in_keeps_the_table_going() -> None:
    clock = HandClock()
    _, table = await guests_of_bots(clock)
    table.go(0)
    clock.pass_by(LONG)
    table.go(2)

    table.replace(1, 2)
    table.pause(1, on=True)

    assert (table.people.bot_level(2), table.deadlines.is_paused()) == ("cowboy", True)


async def test_who_follows_a_host_who_has_resigned_is_host_as_they_were_and_stays_it_when_away() -> None:
    clock = HandClock()
    lobby = a_lobby(clock)
    table = await a_table(4, lobby=lobby)
    await table.resign(0)
    table.pause(1, on=True)
    with pytest.raises(NotAllowed):
        table.pause(3, on=False)
    table.pause(1, on=False)
    table.go(1)
    clock.pass_by(LONG)
    stands_in = table.people.host()

    with pytest.raises(NotAllowed):
        await lobby.seating.name_host(table, 2, 3)

    table.come(1)
    assert (stands_in, table.people.host()) == (2, 1)


async def test_a_host_who_leaves_the_page_has_the_time_of_an_absence_to_come_back() -> None:
    clock = HandClock()
    table = await a_table(3, lobby=a_lobby(clock))
    table.go(0, for_good=True)
    hosts, bot = [table.people.host()], table.people.bot_level(0)
    rings_in = table.deadlines.next_due() - clock()
    clock.pass_by(LONG - 1)
    hosts.append(table.people.host())
    clock.pass_by(1)
    hosts.append(table.people.host())

    assert (hosts, bot, rings_in) == ([0, 0, 1], "cowboy", GRACE)


async def test_when_the_host_has_resigned_who_has_sat_there_longest_is_host_and_may_name_another() -> None:
    lobby = a_lobby()
    table = await a_table(3, lobby=lobby)
    await table.resign(0)
    longest = table.people.host()

    await lobby.seating.name_host(table, 1, 2)

    assert (longest, table.people.host()) == (1, 2)


async def test_when_the_host_leaves_before_the_match_who_has_sat_there_longest_is_host_and_stays_it() -> None:
    lobby = a_lobby()
    table = await three(lobby)

    await lobby.seating.leave(table, 2)
    await lobby.seating.sit(table, "Ada", 2)

    assert table.people.host() == 0


async def test_a_table_that_was_opened_for_others_belongs_to_the_first_who_sits_down() -> None:
    lobby = a_lobby()
    table = await lobby.open(Wish("abilene", 3))
    nobody = table.people.host()
    await lobby.seating.sit(table, "Ada", 1)
    await lobby.seating.sit(table, "Bill", 0)

    assert (nobody, table.people.host()) == (None, 1)


async def test_the_host_of_a_table_from_before_is_who_has_sat_there_longest() -> None:
    table = await a_table(3)
    table.header.host = ""
    table.header.seats[0].since = table.header.seats[2].since + 1

    assert table.people.host() == 1


async def test_in_play_by_days_a_host_who_is_gone_stays_host() -> None:
    clock = HandClock()
    table = await a_table(2, lobby=a_lobby(clock), clock=ClockRule("days", 2))
    table.go(0)
    clock.pass_by(86400)

    assert table.people.host() == 0


async def test_a_pause_of_who_stands_in_for_the_host_can_be_ended_by_anybody() -> None:
    clock = HandClock()
    table = await a_table(3, lobby=a_lobby(clock))
    table.pause(0, on=True)
    with pytest.raises(NotAllowed):
        table.pause(2, on=False)
    table.pause(0, on=False)
    table.go(0)
    clock.pass_by(LONG)
    table.pause(1, on=True)

    table.pause(2, on=False)

    assert not table.deadlines.is_paused()


SEATS = st.integers(0, 3)
STEPS = st.lists(
    st.tuples(st.sampled_from(["sit", "leave", "open", "bot", "come", "go", "name", "start"]), SEATS, SEATS)
)


@settings(max_examples=60)
@given(STEPS)
def test_after_whatever_people_do_the_host_is_one_person_of_the_table_or_nobody_plays(steps: list) -> None:
    asyncio.run(do_all(steps))


async def do_all(steps: list) -> None:
    clock = HandClock()
    lobby = a_lobby(clock)
    table = await lobby.open(Wish("abilene", 4))
    for number, (step, seat, other) in enumerate(steps):
        clock.pass_by(40)
        try:
            await do(lobby, table, step, seat, other, number)
        except SaloonError:
            pass
        check_one_host(table)


async def do(lobby: Lobby, table: Table, step: str, seat: int, other: int, number: int) -> None:
    """Let somebody do something at a table, if they may."""
    if step == "sit":
        await lobby.seating.sit(table, f"Guest {number}", seat)
    elif step == "leave" and table.header.seats[seat].kind == PERSON:
        await lobby.seating.leave(table, seat)
    elif step in ("open", "bot"):
        await lobby.seating.arrange(table, seat, other, step, "cowboy")
    elif step == "name":
        await lobby.seating.name_host(table, seat, other)
    elif step == "start":
        await lobby.seating.start(table, seat)
    elif step == "come":
        table.come(seat)
    elif step == "go" and table.people.presence.is_here(seat):
        table.go(seat)


def check_one_host(table: Table) -> None:
    host, playing = table.people.host(), table.people.playing()
    assert (host in playing) if playing else host is None
    assert [seat for seat in range(-1, 6) if may_be_host(table, seat)] == ([] if host is None else [host])


def may_be_host(table: Table, seat: int) -> bool:
    try:
        table.people.check_host(seat)
    except NotAllowed:
        return False
    return True


async def test_a_secret_proves_who_the_host_is() -> None:
    lobby = a_lobby()
    table = await lobby.open(Wish("abilene", 2))
    _, secret = await lobby.seating.sit(table, "Ada")

    assert table.header.host == right_of(table, secret).proof
