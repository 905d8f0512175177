"""How people come to a table, leave it, and play again."""

import pytest
from tables import Notebook, a_lobby, a_table, first_move, play_on

from saloon.bots.levels import UnknownLevel
from saloon.core.errors import MalformedMessage, UnknownGame, WrongOption, WrongSeats, WrongVersion
from saloon.storage.memory import MemoryStore
from saloon.table.errors import (
    NotAllowed,
    TableFull,
    UnknownTable,
    WrongMoment,
    WrongSecret,
)
from saloon.table.lobby import Wish, right_of, turned
from saloon.table.means import new_id, new_seed, seed_hash
from saloon.table.seats import clean, hash_secret


async def test_a_secret_opens_the_seat_it_was_given_for_and_only_its_hash_is_kept() -> None:
    store = MemoryStore()
    lobby = a_lobby(store=store)
    table = await lobby.open(Wish("abilene", 3))
    _, ada = await lobby.seating.sit(table, "Ada")
    _, bill = await lobby.seating.sit(table, "Bill")

    stored = await store.load(table.header.id)

    assert (right_of(table, ada).seat, right_of(table, bill).seat) == (0, 1)
    assert stored.header.seats[0].secret_hash == hash_secret(ada)
    assert ada not in str(stored)
    with pytest.raises(WrongSecret):
        right_of(table, "another")
    with pytest.raises(WrongSecret):
        right_of(table, "")


async def test_bots_take_the_seats_that_are_open_when_the_host_starts() -> None:
    lobby = a_lobby()
    table = await lobby.open(Wish("abilene", 4, bots=("tenderfoot",)))
    await lobby.seating.sit(table, "Ada")

    await lobby.seating.start(table, 0, "cowboy")

    assert [(seat.kind, seat.level) for seat in table.header.seats] == [
        ("person", ""),
        ("bot", "cowboy"),
        ("bot", "cowboy"),
        ("bot", "tenderfoot"),
    ]
    assert len({seat.name for seat in table.header.seats}) == 4


async def test_only_the_host_starts_and_arranges() -> None:
    lobby = a_lobby()
    table = await lobby.open(Wish("abilene", 3))
    await lobby.seating.sit(table, "Ada")
    await lobby.seating.sit(table, "Bill")

    with pytest.raises(NotAllowed):
        await lobby.seating.start(table, 1)
    with pytest.raises(NotAllowed):
        await lobby.seating.arrange(table, 1, 2, "bot", "cowboy")
    with pytest.raises(UnknownLevel):
        await lobby.seating.arrange(table, 0, 2, "bot", "sheriff")

    await lobby.seating.arrange(table, 0, 2, "bot", "cowboy")
    await lobby.seating.arrange(table, 0, 1, "open", "")
    assert [seat.kind for seat in table.header.seats] == ["person", "open", "bot"]


async def test_a_full_table_takes_nobody() -> None:
    lobby = a_lobby()
    table = await lobby.open(Wish("abilene", 2))
    await lobby.seating.sit(table, "Ada")
    with pytest.raises(TableFull):
        await lobby.seating.sit(table, "Bill", 0)
    await lobby.seating.sit(table, "Bill")

    with pytest.raises(TableFull):
        await lobby.seating.sit(table, "Cora")


async def test_who_leaves_before_the_match_opens_his_seat_and_the_next_is_host() -> None:
    lobby = a_lobby()
    table = await lobby.open(Wish("abilene", 2))
    await lobby.seating.sit(table, "Ada")
    await lobby.seating.sit(table, "Bill")

    await lobby.seating.leave(table, 0)
    await lobby.seating.start(table, 1)

    assert table.is_live()


async def test_a_table_that_everybody_left_is_closed() -> None:
    lobby = a_lobby()
    table = await lobby.open(Wish("abilene", 2))
    await lobby.seating.sit(table, "Ada")

    await lobby.seating.leave(table, 0)

    with pytest.raises(UnknownTable):
        await lobby.find(table.header.id)


async def test_who_leaves_during_the_match_gives_up() -> None:
    lobby = a_lobby()
    table = await a_table(3, lobby=lobby)

    await lobby.seating.leave(table, 1)

    assert table.match.resigned == {1}
    assert table.people.bot_level(1) == "cowboy"
    assert table.is_live()


async def test_the_last_who_has_not_resigned_wins() -> None:
    table = await a_table(3)

    await table.resign(0, "r")
    await table.resign(0, "r")
    await table.resign(2)

    assert not table.is_live()
    assert (table.match.outcome().winners, table.match.outcome().by) == ([1], "resignation")


async def test_a_match_that_all_people_gave_up_is_over() -> None:
    table = await a_table(1, bots=3)

    await table.resign(0)

    assert not table.is_live()
    assert 0 not in table.match.outcome().winners


async def test_who_has_resigned_does_not_act() -> None:
    table = await a_table(3)
    seat, text = first_move(table)
    await table.resign(seat)

    with pytest.raises(NotAllowed):
        await table.act(seat, table.seq, text)


async def test_a_resignation_survives_a_restart() -> None:
    store = MemoryStore()
    table = await a_table(3, lobby=a_lobby(store=store))
    await play_on(table, 4)
    await table.resign(1)

    again = await a_lobby(store=store).find(table.header.id)

    assert again.match.resigned == {1}


async def test_a_rematch_begins_when_everybody_here_wants_it_with_the_seats_turned() -> None:
    lobby = a_lobby()
    table = await a_table(3, lobby=lobby)
    secrets = [f"secret {number}" for number in (1, 2, 3)]
    with pytest.raises(WrongMoment):
        await lobby.rematch(table, 0)
    await table.resign(0)
    await table.resign(1)
    table.go(2)
    notebook = Notebook()
    table.audience.append(notebook)

    await lobby.rematch(table, 0)
    before = list(notebook.heard)
    await lobby.rematch(table, 1)

    new = lobby.tables[table.header.next]
    assert before == [("players",)]
    assert notebook.heard[-1] == ("rematch", new.header.id)
    assert new.is_live()
    assert new.header.seed != table.header.seed
    assert [right_of(new, secret).seat for secret in secrets] == [turned(seat, 3) for seat in range(3)] == [2, 0, 1]


async def test_a_rematch_counts_as_a_table_of_who_opened_the_first_one() -> None:
    lobby = a_lobby()
    lobby.means.most_each = 2
    for _ in range(2):
        over = await lobby.open(Wish("abilene", 2, bots=("cowboy",), opener="192.0.2.1"))
        seat, _ = await lobby.seating.sit(over, "Ada")
        over.come(seat)
        await lobby.seating.start(over, seat)
        await over.resign(seat)
    for _ in range(2):
        await lobby.open(Wish("abilene", 2, opener="192.0.2.1"))

    with pytest.raises(TableFull):
        await lobby.rematch(over, seat)

    assert over.header.next == ""
    assert len(lobby.tables) == 4


async def test_in_a_rematch_a_bot_sits_where_somebody_gave_up_and_is_gone() -> None:
    lobby = a_lobby()
    table = await a_table(3, lobby=lobby)
    for seat in (0, 1):
        await lobby.seating.leave(table, seat)
    table.go(0)

    for seat in (1, 2):
        await lobby.rematch(table, seat)

    new = lobby.tables[table.header.next]
    assert [seat.kind for seat in new.header.seats] == ["person", "person", "bot"]
    with pytest.raises(WrongSecret):
        right_of(new, "secret 1")
    assert new.people.host() == turned(1, 3)


async def test_in_a_rematch_a_handicap_goes_with_its_player() -> None:
    lobby = a_lobby()
    table = await lobby.open(Wish("fastwest", 3, {"handicap_ms": [0, 200, 0]}))
    for name in ("Ada", "Bill", "Cora"):
        table.come((await lobby.seating.sit(table, name))[0])
    await lobby.seating.start(table, 0)
    await table.resign(0)
    await table.resign(1)

    for seat in range(3):
        await lobby.rematch(table, seat)

    new = lobby.tables[table.header.next].header
    assert [seat.name for seat in new.seats] == ["Bill", "Cora", "Ada"]
    assert new.options["handicap_ms"] == [200, 0, 0]


async def test_a_broken_wish_is_refused() -> None:
    lobby = a_lobby()

    with pytest.raises(UnknownGame):
        await lobby.open(Wish("chess"))
    with pytest.raises(WrongSeats):
        await lobby.open(Wish("abilene", 99))
    with pytest.raises(WrongSeats):
        await lobby.open(Wish("abilene", 2, bots=("cowboy",) * 3))
    with pytest.raises(WrongOption):
        await lobby.open(Wish("abilene", 2, {"luck": True}))
    with pytest.raises(UnknownLevel):
        await lobby.open(Wish("abilene", 2, bots=("robot",)))
    assert lobby.tables == {}


async def test_only_public_tables_are_listed() -> None:
    lobby = a_lobby()
    await lobby.open(Wish("abilene", 2))
    shown = await lobby.open(Wish("abilene", 2, is_public=True))

    assert await lobby.listed(None, None, 10) == [shown]
    assert await lobby.listed("abilene", "live", 10) == []


async def test_a_restart_brings_every_table_back_and_one_of_other_rules_does_no_harm() -> None:
    store = MemoryStore()
    lobby = a_lobby(store=store)
    first, second = await a_table(2, lobby=lobby), await a_table(2, lobby=lobby)
    await play_on(first, 5)
    await play_on(second, 7)
    third = await a_table(2, lobby=lobby)
    third.header.version = 999
    await store.save(third.header)
    again = a_lobby(store=store)

    lost = await again.resume()

    assert lost == [third.header.id]
    assert [again.tables[table.header.id].seq for table in (first, second)] == [5, 7]
    with pytest.raises(WrongVersion):
        await again.find(third.header.id)


async def test_what_is_typed_becomes_one_clean_line() -> None:
    table = await a_table(2)
    notebook = Notebook()
    table.audience.append(notebook)

    await table.say(0, "  Howdy,\n\x00 \u202eBill  ", "s1")
    await table.say(0, "Howdy again", "s1")

    assert notebook.heard == [("chat", 0, "Howdy, Bill")]
    assert clean("<b>x</b>", 100) == "<b>x</b>"
    with pytest.raises(MalformedMessage):
        await a_lobby().seating.sit(table, " \t\u200b ")


async def test_who_sits_down_next_is_not_taken_for_who_sat_there_before() -> None:
    lobby = a_lobby()
    table = await lobby.open(Wish("abilene", 2, {}))
    await lobby.seating.sit(table, "Ada")
    for name in ("Bill", "Dora"):
        seat, _ = await lobby.seating.sit(table, name)
        for number in range(5):
            await table.say(seat, f"{name} {number}", f"s{number}")
        await lobby.seating.leave(table, seat)

    assert len(table.people.chat.lines) == 10


async def test_a_bot_does_not_move_for_a_person_who_has_just_sat_down() -> None:
    table = await a_table(2)
    seat, text = first_move(table)

    with pytest.raises(NotAllowed):
        await table.act(seat, 0, text, by="bot")

    assert table.seq == 0


def test_ids_and_seeds_are_long_and_never_the_same() -> None:
    assert len({new_id() for _ in range(1000)}) == 1000
    assert len(new_seed()) == 64
    assert seed_hash("a") == "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb"
