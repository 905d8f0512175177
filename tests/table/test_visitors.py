"""Who comes to a running match: only where the host allows it, once each, and never who was shown the door."""

import pytest
from tables import HandClock, Notebook, a_lobby, first_move, play_on

from saloon.core.errors import SaloonError
from saloon.storage.memory import MemoryStore
from saloon.table.changes import Change
from saloon.table.errors import NotAllowed, TableFull, WrongMoment, WrongSecret
from saloon.table.lobby import Lobby, Wish, right_of
from saloon.table.seats import BOT, PERSON
from saloon.table.table import Table
from saloon.table.visitors import MOST_REMOVED, Visitor

HOME, AWAY, FAR = "10.0.0.1", "10.0.0.2", "10.0.0.3"


def who(name: str, address: str = "") -> Visitor:
    return Visitor(f"the key of {name}", address)


async def a_match(
    lobby: Lobby | None = None, people: int = 1, *, latecomers: bool = True, public: bool = True, seats: int = 4
) -> Table:
    """Begin a match of people who came from home, with bots on the other seats."""
    lobby = lobby or a_lobby()
    bots = ("tenderfoot",) * (seats - people)
    table = await lobby.open(Wish("abilene", seats, is_public=public, bots=bots, latecomers=latecomers))
    for number in range(people):
        seat, _ = await lobby.seating.sit(table, f"Player {number}", visitor=who(f"Player {number}", HOME))
        table.come(seat)
    await lobby.seating.start(table, 0)
    return table


async def reason(lobby: Lobby, table: Table, visitor: Visitor | None = None, seat: int | None = None) -> str:
    """Try to sit down as somebody with another name each time; return why it was refused, or nothing."""
    try:
        await lobby.seating.sit(table, f"No {lobby.means.make_secret()}", seat, visitor)
    except SaloonError as error:
        return error.reason
    return ""


@pytest.mark.parametrize("public", [False, True])
async def test_the_seats_of_bots_are_not_given_away_during_a_match_unless_the_host_allows_it(public: bool) -> None:
    lobby = a_lobby()
    table = await a_match(lobby, latecomers=False, public=public)

    assert await reason(lobby, table, who("Zoe", AWAY)) == "begun"
    assert [seat.kind for seat in table.header.seats] == [PERSON, BOT, BOT, BOT]


@pytest.mark.parametrize("public", [False, True])
async def test_where_the_host_allows_it_a_latecomer_goes_on_in_the_place_of_a_bot(public: bool) -> None:
    lobby = a_lobby()
    table = await a_match(lobby, public=public)
    bot = table.header.seats[2]

    seat, secret = await lobby.seating.sit(table, "Zoe", 2, who("Zoe", AWAY))

    assert (seat, right_of(table, secret).seat, table.people.is_guest(2)) == (2, 2, True)
    assert table.header.seats[2].bot == bot
    assert (await reason(lobby, table, who("Yann", FAR), 2), await reason(lobby, table, who("Yann", FAR), 0)) == (
        "table-full",
        "table-full",
    )


async def test_the_host_allows_it_when_opening_the_table_or_before_the_match_and_not_later() -> None:
    lobby = a_lobby()
    table = await lobby.open(Wish("abilene", 3))
    await lobby.seating.sit(table, "Ada")
    before = table.header.latecomers
    await lobby.seating.change(table, 0, Change(latecomers=True))
    await lobby.seating.start(table, 0)

    with pytest.raises(WrongMoment):
        await lobby.seating.change(table, 0, Change(latecomers=False))

    assert (before, table.header.latecomers) == (False, True)


async def test_nobody_takes_a_second_seat_with_the_same_key_before_or_during_the_match() -> None:
    lobby = a_lobby()
    table = await lobby.open(Wish("abilene", 4, latecomers=True))
    await lobby.seating.sit(table, "Ada", visitor=who("Ada", HOME))
    before = await reason(lobby, table, who("Ada", AWAY))
    await lobby.seating.start(table, 0)

    during = await reason(lobby, table, who("Ada", AWAY))

    assert (before, during) == ("one-seat", "one-seat")


async def test_a_family_behind_one_address_sits_down_before_the_match() -> None:
    lobby = a_lobby()
    table = await lobby.open(Wish("abilene", 4, is_public=True))

    sat = [await reason(lobby, table, who(name, HOME)) for name in ("Ada", "Bill", "Cora")]
    keyless = await reason(lobby, table, Visitor(address=HOME))

    assert (sat, keyless) == (["", "", ""], "")


async def test_who_left_before_the_match_sits_down_again() -> None:
    lobby = a_lobby()
    table = await lobby.open(Wish("abilene", 4, is_public=True, latecomers=True))
    await lobby.seating.sit(table, "Ada", visitor=who("Ada", HOME))
    seat, _ = await lobby.seating.sit(table, "Bill", visitor=who("Bill", AWAY))
    await lobby.seating.leave(table, seat)
    again = await reason(lobby, table, who("Bill", AWAY))
    await lobby.seating.leave(table, seat)
    await lobby.seating.start(table, 0)

    assert (again, await reason(lobby, table, who("Bill", AWAY))) == ("", "")


@pytest.mark.parametrize("visitor", [Visitor("another key", HOME), Visitor("", HOME)])
async def test_at_a_public_match_an_address_takes_no_seat_of_a_bot_beside_the_one_it_has(visitor: Visitor) -> None:
    lobby = a_lobby()
    table = await a_match(lobby)

    assert await reason(lobby, table, visitor) == "one-seat"


async def test_one_visitor_does_not_collect_the_seats_of_bots_by_key_or_by_address() -> None:
    lobby = a_lobby()
    table = await a_match(lobby)

    tries = [await reason(lobby, table, each) for each in (who("Zoe", AWAY), who("Zoe", FAR), who("Yann", AWAY))]

    assert tries == ["", "one-seat", "one-seat"]


@pytest.mark.parametrize("visitor", [who("Zoe", FAR), who("Yann", AWAY), Visitor(address=AWAY)])
async def test_who_has_left_the_seat_of_a_bot_takes_no_other_in_this_match(visitor: Visitor) -> None:
    lobby = a_lobby()
    table = await a_match(lobby)
    await lobby.seating.sit(table, "Zoe", 2, who("Zoe", AWAY))
    await lobby.seating.leave(table, 2)

    assert await reason(lobby, table, visitor) == "one-seat"


async def test_in_the_room_of_friends_people_behind_one_address_may_each_take_the_seat_of_a_bot() -> None:
    lobby = a_lobby()
    table = await a_match(lobby, public=False)

    sat = [await reason(lobby, table, who(name, HOME)) for name in ("Zoe", "Yann", "Zoe")]
    keyless = await reason(lobby, table, Visitor(address=HOME))

    assert (sat, keyless) == (["", "", "one-seat"], "one-seat")


async def test_what_is_stored_of_a_key_is_a_hash_that_no_other_table_shares_and_no_address() -> None:
    store = MemoryStore()
    lobby = a_lobby(store=store)
    marks = set()
    for _ in range(2):
        table = await a_match(lobby)
        stored = await store.load(table.header.id)
        marks.add(stored.header.seats[0].mark)
        assert "the key of" not in str(stored)
        assert HOME not in str(stored)

    assert (len(marks), {len(mark) for mark in marks}) == (2, {64})


async def test_a_restart_still_knows_who_took_the_seat_of_a_bot() -> None:
    store = MemoryStore()
    lobby = a_lobby(store=store)
    table = await a_match(lobby)
    await lobby.seating.sit(table, "Zoe", 2, who("Zoe", AWAY))
    await lobby.seating.leave(table, 2)
    await lobby.seating.sit(table, "Yann", 3, who("Yann", FAR))

    later = a_lobby(store=store)
    again = await later.find(table.header.id)

    assert again.people.is_guest(3)
    assert [await reason(later, again, who(name)) for name in ("Zoe", "Yann", "Xavier")] == ["one-seat", "one-seat", ""]


# Leaving


@pytest.mark.parametrize("way", ["resign", "leave"])
async def test_when_a_latecomer_resigns_or_leaves_the_bot_takes_its_seat_back_and_the_match_goes_on(way: str) -> None:
    store = MemoryStore()
    lobby = a_lobby(store=store)
    table = await a_match(lobby, seats=2)
    bot = table.header.seats[1]
    _, secret = await lobby.seating.sit(table, "Zoe", 1, who("Zoe", AWAY))
    notebook = Notebook()
    table.audience.append(notebook)

    await (table.resign(1) if way == "resign" else lobby.seating.leave(table, 1))

    assert (table.is_live(), table.match.resigned, table.seq) == (True, set(), 0)
    assert table.header.seats[1] == bot
    assert table.people.bot_level(1) == "tenderfoot"
    assert notebook.heard == [("players",)]
    assert (await store.load(table.header.id)).header == table.header
    with pytest.raises(WrongSecret):
        right_of(table, secret)


async def test_who_sat_there_before_the_match_resigns_as_ever() -> None:
    table = await a_match(people=2, seats=3)

    await table.resign(1)

    assert (table.match.resigned, table.header.seats[1].kind) == ({1}, PERSON)


async def test_a_latecomer_who_is_the_last_person_ends_the_match_by_resigning() -> None:
    lobby = a_lobby()
    table = await a_match(lobby)
    await lobby.seating.sit(table, "Zoe", 2, who("Zoe", AWAY))
    await table.resign(0)

    await table.resign(2)

    assert (table.is_live(), table.match.resigned) == (False, {0, 2})


async def test_in_a_rematch_a_latecomer_sits_there_like_everybody_and_the_seats_of_bots_are_given_anew() -> None:
    lobby = a_lobby()
    table = await a_match(lobby, people=2, seats=4)
    for name, seat in (("Zoe", 2), ("Yann", 3)):
        await lobby.seating.sit(table, name, seat, who(name, name))
    table.come(2)
    await lobby.seating.leave(table, 3)
    for seat in (0, 1, 2):
        await table.resign(seat)

    assert not table.is_live() or table.people.playing()
    while table.is_live():
        await play_on(table, 1)
    for seat in (0, 1, 2):
        await lobby.rematch(table, seat)

    new = lobby.tables[table.header.next]
    zoe = [seat.name for seat in new.header.seats].index("Zoe")
    assert not new.people.is_guest(zoe)
    assert await reason(lobby, new, who("Yann", "elsewhere")) == ""
    await new.resign(zoe)
    assert new.match.resigned == {zoe}


# Shown the door


@pytest.mark.parametrize("visitor", [who("Zoe", FAR), who("Yann", AWAY), Visitor(address=AWAY)])
async def test_who_was_shown_the_door_stays_outside_under_every_name(visitor: Visitor) -> None:
    lobby = a_lobby()
    table = await lobby.open(Wish("abilene", 3, is_public=True))
    await lobby.seating.sit(table, "Ada", visitor=who("Ada", HOME))
    seat, _ = await lobby.seating.sit(table, "Zoe", visitor=who("Zoe", AWAY))
    await lobby.seating.arrange(table, 0, seat, "open", "")

    assert await reason(lobby, table, visitor) == "removed"
    assert await reason(lobby, table, who("Bill", FAR)) == ""


async def test_who_was_shown_the_door_before_the_match_takes_no_seat_of_a_bot_during_it_or_in_a_rematch() -> None:
    lobby = a_lobby()
    table = await lobby.open(Wish("abilene", 2, is_public=True, latecomers=True))
    await lobby.seating.sit(table, "Ada", visitor=who("Ada", HOME))
    table.come(0)
    await lobby.seating.sit(table, "Zoe", visitor=who("Zoe", AWAY))
    await lobby.seating.arrange(table, 0, 1, "open", "")
    await lobby.seating.start(table, 0)
    during = await reason(lobby, table, who("Zoe", FAR)), await reason(lobby, table, who("Yann", AWAY))
    await table.resign(0)
    await lobby.rematch(table, 0)

    new = lobby.tables[table.header.next]
    later = await reason(lobby, new, who("Zoe", FAR)), await reason(lobby, new, who("Yann", AWAY))
    assert (during, later) == (("removed", "removed"), ("removed", "removed"))


async def test_the_host_shows_a_latecomer_the_door_and_the_bot_takes_its_seat_back() -> None:
    lobby = a_lobby()
    table = await a_match(lobby, people=2)
    await lobby.seating.sit(table, "Zoe", 2, who("Zoe", AWAY))
    for host, seat in ((1, 2), (0, 1), (0, 3), (2, 0)):
        with pytest.raises((NotAllowed, WrongMoment)):
            await lobby.seating.arrange(table, host, seat, "open", "")

    await lobby.seating.arrange(table, 0, 2, "open", "")

    assert (table.header.seats[2].kind, table.is_live(), table.match.resigned) == (BOT, True, set())
    assert await reason(lobby, table, who("Zoe", FAR)) == "removed"


async def test_the_host_lets_somebody_back_in() -> None:
    lobby = a_lobby()
    table = await lobby.open(Wish("abilene", 3))
    await lobby.seating.sit(table, "Ada", visitor=who("Ada", HOME))
    await lobby.seating.sit(table, "Zoe", visitor=who("Zoe", AWAY))
    await lobby.seating.arrange(table, 0, 1, "open", "")
    await lobby.seating.sit(table, "Bill", visitor=who("Bill", FAR))
    with pytest.raises(NotAllowed):
        await lobby.seating.readmit(table, 1, "Zoe")
    with pytest.raises(NotAllowed):
        await lobby.seating.readmit(table, 0, "Yann")

    await lobby.seating.readmit(table, 0, "Zoe")

    assert await reason(lobby, table, who("Zoe", AWAY)) == ""


async def test_the_list_of_those_who_were_shown_the_door_does_not_grow_for_ever() -> None:
    lobby = a_lobby()
    table = await lobby.open(Wish("abilene", 3))
    await lobby.seating.sit(table, "Ada")
    for number in range(MOST_REMOVED + 5):
        seat, _ = await lobby.seating.sit(table, f"Guest {number}", visitor=who(f"{number}"))
        await lobby.seating.arrange(table, 0, seat, "open", "")

    assert [len(table.header.removed), table.header.removed[-1].name] == [MOST_REMOVED, f"Guest {MOST_REMOVED + 4}"]


async def test_a_bot_that_has_its_seat_back_is_not_held_up_by_who_sat_there() -> None:
    clock = HandClock()
    lobby = a_lobby(clock)
    table = await a_match(lobby, seats=2)
    await lobby.seating.sit(table, "Zoe", 1, who("Zoe", AWAY))
    table.come(1)
    await table.resign(1)
    seat, text = first_move(table, 1) if 1 in table.match.legal else first_move(table)

    await table.act(seat, table.seq, text, by="bot" if seat == 1 else "person")

    assert table.seq == 1


async def test_a_full_table_gives_no_seat_of_a_person_to_a_latecomer() -> None:
    lobby = a_lobby()
    table = await lobby.open(Wish("abilene", 2, latecomers=True))
    for name in ("Ada", "Bill"):
        await lobby.seating.sit(table, name)
    await lobby.seating.start(table, 0)
    await table.resign(1)

    with pytest.raises((TableFull, WrongMoment)):
        await lobby.seating.sit(table, "Zoe", 1)
