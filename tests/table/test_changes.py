"""What a host can change before the match, and who keeps what."""

import pytest
from tables import Notebook, a_lobby, a_table

from saloon.core.errors import WrongOption, WrongSeats
from saloon.storage.memory import MemoryStore
from saloon.table.changes import Change
from saloon.table.clock import ClockRule
from saloon.table.errors import NotAllowed, TableFull, WrongMoment
from saloon.table.lobby import Lobby, Wish, right_of
from saloon.table.table import Table

ADA, BILL = "secret 1", "secret 2"


async def a_waiting_table(lobby: Lobby, game: str = "abilene", seats: int = 5, **wish: object) -> Table:
    """Open a table where Ada, the host, sits first, Bill last, and a bot before Bill."""
    table = await lobby.open(Wish(game, seats, **wish))
    await lobby.seating.sit(table, "Ada", 0)
    await lobby.seating.sit(table, "Bill", seats - 1)
    await lobby.seating.arrange(table, 0, seats - 2, "bot", "tenderfoot")
    return table


def names(table: Table) -> list[str]:
    return [seat.name for seat in table.header.seats]


async def test_the_host_changes_options_clock_and_who_may_see_the_table() -> None:
    store = MemoryStore()
    lobby = a_lobby(store=store)
    table = await a_waiting_table(lobby, options={"hands": 5})
    notebook = Notebook()
    table.audience.append(notebook)

    await lobby.seating.change(table, 0, Change({"start_chips": 40}, None, True, ClockRule("move", 60)))

    assert table.header.options["start_chips"] == 40
    assert table.header.options["hands"] == 5  # what is not named stays
    assert (table.header.is_public, table.header.clock) == (True, ClockRule("move", 60))
    assert notebook.heard == [("players",)]
    assert (await store.load(table.header.id)).header == table.header


async def test_a_preset_changes_all_options() -> None:
    lobby = a_lobby()
    table = await a_waiting_table(lobby, "carson", 4, options={"board": "river"})

    await lobby.seating.change(table, 0, Change({"preset": "published"}))

    assert (table.header.options["bank_count"], table.header.options["board"]) == (4, "plain")


async def test_the_match_is_played_as_it_was_changed() -> None:
    lobby = a_lobby()
    table = await a_waiting_table(lobby)
    await lobby.seating.change(table, 0, Change({"start_chips": 40}, 3))

    await lobby.seating.start(table, 0)

    assert sorted(table.match.view(0).chips) == [40, 40, 40]


async def test_with_fewer_seats_people_stay_before_bots_and_keep_their_secrets() -> None:
    lobby = a_lobby()
    table = await a_waiting_table(lobby)

    await lobby.seating.change(table, 0, Change(seats=3))
    three = names(table)
    await lobby.seating.change(table, 0, Change(seats=2))

    assert three == ["Ada", "Calamity", "Bill"]
    assert names(table) == ["Ada", "Bill"]
    assert (right_of(table, ADA).seat, right_of(table, BILL).seat) == (0, 1)


async def test_with_more_seats_the_new_ones_are_open() -> None:
    lobby = a_lobby()
    table = await a_waiting_table(lobby, seats=3)

    await lobby.seating.change(table, 0, Change(seats=5))

    assert [seat.kind for seat in table.header.seats] == ["person", "bot", "person", "open", "open"]


async def test_there_are_not_fewer_seats_than_people() -> None:
    lobby = a_lobby()
    table = await a_waiting_table(lobby, seats=3)
    await lobby.seating.arrange(table, 0, 1, "open", "")
    await lobby.seating.sit(table, "Cora")

    with pytest.raises(TableFull) as refused:
        await lobby.seating.change(table, 0, Change(seats=2))

    assert refused.value.facts == {"people": 3, "seats": 2}
    assert len(table.header.seats) == 3


@pytest.mark.parametrize(
    ("change", "error"),
    [
        (Change({"luck": 1}), WrongOption),
        (Change({"start_chips": 1}), WrongOption),
        (Change(seats=99), WrongSeats),
        (Change(clock=ClockRule("days", 0)), WrongOption),
    ],
)
async def test_what_the_game_does_not_take_changes_nothing(change: Change, error: type[Exception]) -> None:
    store = MemoryStore()
    lobby = a_lobby(store=store)
    table = await a_waiting_table(lobby)
    before = (await store.load(table.header.id)).header

    with pytest.raises(error):
        await lobby.seating.change(table, 0, change)

    assert table.header == (await store.load(table.header.id)).header == before


async def test_exchanged_seats_keep_secrets_levels_and_handicaps_and_the_host_stays_host() -> None:
    lobby = a_lobby()
    table = await a_waiting_table(lobby, "fastwest", 4, options={"handicap_ms": [100, 0, 0, 300]})
    notebook = Notebook()
    table.audience.append(notebook)

    await lobby.seating.exchange(table, 0, 0, 3)
    people = names(table)
    await lobby.seating.exchange(table, 3, 3, 2)

    assert people == ["Bill", "", "Calamity", "Ada"]
    assert names(table) == ["Bill", "", "Ada", "Calamity"]
    assert (right_of(table, ADA).seat, right_of(table, BILL).seat) == (2, 0)
    assert table.header.seats[3].level == "tenderfoot"
    assert table.header.options["handicap_ms"] == [300, 0, 100, 0]
    assert table.people.host() == 2
    assert notebook.heard == [("players",)] * 2


async def test_handicaps_go_with_the_seats_when_their_number_changes() -> None:
    lobby = a_lobby()
    table = await a_waiting_table(lobby, "fastwest", 4, options={"handicap_ms": [100, 0, 0, 300]})

    await lobby.seating.change(table, 0, Change(seats=3))
    three = table.header.options["handicap_ms"]
    await lobby.seating.change(table, 0, Change(seats=5))

    assert three == [100, 0, 300]
    assert table.header.options["handicap_ms"] == [100, 0, 300, 0, 0]


async def test_the_policy_for_who_is_absent_is_the_one_that_was_chosen_last() -> None:
    lobby = a_lobby()
    table = await a_waiting_table(lobby, "fastwest", 4)

    await lobby.seating.change(table, 0, Change({"absent_policy": "slowest"}))

    assert not table.people.absence.has_stand_in


async def test_only_the_host_and_only_before_the_match() -> None:
    lobby = a_lobby()
    table = await a_waiting_table(lobby)

    for refused in (lobby.seating.change(table, 4, Change(seats=3)), lobby.seating.exchange(table, 4, 0, 4)):
        with pytest.raises(NotAllowed):
            await refused
    for seat in (-1, 5):
        with pytest.raises(NotAllowed):
            await lobby.seating.exchange(table, 0, 0, seat)
    begun = await a_table(2, lobby=lobby)
    for refused in (lobby.seating.change(begun, 0, Change(seats=3)), lobby.seating.exchange(begun, 0, 0, 1)):
        with pytest.raises(WrongMoment):
            await refused


async def test_who_has_sat_longest_is_host_and_then_the_next() -> None:
    lobby = a_lobby()
    table = await lobby.open(Wish("abilene", 3))
    for name, seat in (("Ada", 2), ("Bill", 0), ("Cora", 1)):
        await lobby.seating.sit(table, name, seat)

    hosts = [table.people.host()]
    for seat in (2, 0):
        await lobby.seating.leave(table, seat)
        hosts.append(table.people.host())

    assert hosts == [2, 0, 1]


async def test_who_was_moved_meanwhile_is_told_so_and_not_that_the_seat_is_lost() -> None:
    lobby = a_lobby()
    table = await lobby.open(Wish("abilene", 3, {}))
    for name in ("Ada", "Bill"):
        await lobby.seating.sit(table, name)
    right = right_of(table, "secret 2")
    await lobby.seating.exchange(table, 0, 1, 2)

    with pytest.raises(WrongMoment):
        await table.set_pace(1, "calm", right)
    await table.set_pace(2, "calm", right_of(table, "secret 2"))

    assert table.header.pace == "calm"
