"""A table has a code while it is open or live: short, easy to say, and never that of two tables."""

import re

import pytest
from tables import HandClock, a_lobby, a_table

from saloon.language import LANGUAGES
from saloon.storage.memory import MemoryStore
from saloon.table.codes import EXAMPLE, LENGTH, SIGNS, new_code, read_code
from saloon.table.errors import UnknownTable
from saloon.table.housekeeping import Quiet
from saloon.table.lobby import Lobby, Wish
from saloon.table.table import Table
from saloon.texts import Texts

ALIKE = ("0OQD", "1IL7J", "2Z", "5S", "6G", "8B", "UVY")  # to the eye: of each group at most one is used
HEARD = ("BCDEGPTVZ", "MN", "FSX", "AJK", "59", "8H", "QU")  # to the ear, in French or in English


def codes(*wanted: str):
    """Make a lobby deal these codes, one after the other."""
    return iter(wanted).__next__


def test_a_code_has_five_signs_and_none_looks_or_sounds_like_another() -> None:
    for alike in (*ALIKE, *HEARD):
        assert len(set(alike) & set(SIGNS)) <= 1, alike
    for code in [new_code() for _ in range(500)]:
        assert len(code) == LENGTH == 5
        assert read_code(code) == code


def test_a_code_is_no_word() -> None:
    made = [new_code() for _ in range(3000)]

    assert not set(SIGNS) & set("AEIOUY")
    assert [code for code in made if re.search(r"[A-Z][34][A-Z]", code)] == []  # K4K
    assert [code for code in made if re.search(r"(.)\1", code)] == []  # KKK, 666


@pytest.mark.parametrize("typed", ["K7M2X", "k7m2x", " k7 m2x ", "K7-M2-X", "k\u00a07m2x"])
def test_a_code_is_read_however_it_is_typed(typed: str) -> None:
    assert read_code(typed) == EXAMPLE == "K7M2X"


@pytest.mark.parametrize("typed", ["", "K7M2", "K7M2XX", "K0M2X", "K7M2I", "k7qm2w9xtr"])
def test_what_cannot_be_a_code_is_none(typed: str) -> None:
    assert read_code(typed) is None


async def test_a_table_is_found_by_its_id_and_by_its_code_in_either_case() -> None:
    lobby = a_lobby()
    table = await lobby.open(Wish("abilene", 2))
    code = table.header.code

    found = [await lobby.find(name) for name in (table.header.id, code, code.lower(), f"{code[:2]} {code[2:]}")]

    assert found == [table] * 4
    assert read_code(code) == code


async def test_no_two_tables_that_are_open_or_live_share_a_code() -> None:
    lobby = a_lobby()
    lobby.means.make_code = codes("K7M2X", "K7M2X", "T6R8W", "T6R8W", "K7M2X", "M2K7T")

    first, second = await lobby.open(Wish("abilene", 2)), await a_table(2, lobby=lobby)
    third = await lobby.open(Wish("abilene", 2))

    assert [table.header.code for table in (first, second, third)] == ["K7M2X", "T6R8W", "M2K7T"]


async def ends(lobby: Lobby, table: Table) -> None:
    await table.resign(0)


async def closes(lobby: Lobby, table: Table) -> None:
    await lobby.seating.leave(table, 0)
    await lobby.seating.leave(table, 1)


async def rests(lobby: Lobby, table: Table) -> None:
    for seat in table.people.playing():
        table.go(seat)
    lobby.means.now.pass_by(2 * 24 * 3600)
    await lobby.tidy(Quiet())


@pytest.mark.parametrize(("happens", "is_begun"), [(ends, True), (closes, False), (rests, True)])
async def test_the_code_of_a_table_that_is_over_closed_or_resting_is_free_again(happens, is_begun: bool) -> None:
    lobby = a_lobby()
    lobby.means.make_code = codes("K7M2X", "K7M2X", "K7M2X")
    table = await a_table(2, lobby=lobby) if is_begun else await two_people_wait(lobby)

    await happens(lobby, table)

    with pytest.raises(UnknownTable):
        await lobby.find("K7M2X")
    other = await lobby.open(Wish("abilene", 2))
    assert await lobby.find("K7M2X") is other


async def two_people_wait(lobby: Lobby) -> Table:
    table = await lobby.open(Wish("abilene", 2))
    await lobby.seating.sit(table, "Ada")
    await lobby.seating.sit(table, "Bill")
    return table


@pytest.mark.parametrize("is_taken", [False, True])
async def test_a_match_that_rested_gets_its_code_back_if_it_is_free(is_taken: bool) -> None:
    lobby = a_lobby(HandClock())
    table = await a_table(2, lobby=lobby)
    code = table.header.code
    await rests(lobby, table)
    if is_taken:
        lobby.means.make_code = codes(code, code, "T6R8W")
        await lobby.open(Wish("abilene", 2))

    back = await lobby.find(table.header.id)

    assert back.header.code == ("T6R8W" if is_taken else code)
    assert await lobby.find(back.header.code) is back


async def test_a_restart_keeps_the_codes_and_gives_one_to_tables_from_before_there_were_codes() -> None:
    store = MemoryStore()
    lobby = a_lobby(store=store)
    waiting, live = await lobby.open(Wish("abilene", 2)), await a_table(2, lobby=lobby)
    older = [await lobby.open(Wish("abilene", 2)), await a_table(2, lobby=lobby)]
    for table in older:
        table.header.code = ""
        await store.save(table.header)

    again = a_lobby(store=store)
    again.means.make_code = codes(waiting.header.code, "T6R8W", live.header.code, "M2K7T")
    assert await again.resume() == []

    for table in (waiting, live):
        assert (await again.find(table.header.code)).header.id == table.header.id
    assert {again.tables[table.header.id].header.code for table in older} == {"T6R8W", "M2K7T"}
    for table in older:
        stored = await store.load(table.header.id)
        assert stored.header.code == again.tables[table.header.id].header.code


async def test_a_table_that_cannot_be_brought_back_keeps_its_code_to_itself() -> None:
    store = MemoryStore()
    broken = await a_table(2, lobby=a_lobby(store=store))
    broken.header.version = 999
    await store.save(broken.header)
    lobby = a_lobby(store=store)
    await lobby.resume()
    lobby.means.make_id = lambda: "another"
    lobby.means.make_code = codes(broken.header.code, "T6R8W")

    assert (await lobby.open(Wish("abilene", 2))).header.code == "T6R8W"


async def test_a_rematch_has_a_code_of_its_own() -> None:
    lobby = a_lobby()
    table = await a_table(2, lobby=lobby)
    await table.resign(0)

    for seat in (0, 1):
        await lobby.rematch(table, seat)

    new = lobby.tables[table.header.next]
    assert await lobby.find(new.header.code) is new


@pytest.mark.parametrize(
    ("typed", "reason"), [("K7M2X", "unknown-code"), ("howdy", "no-code"), ("k7qm2w9xtr", "unknown-table")]
)
async def test_a_table_that_is_not_there_is_refused_by_what_was_typed(typed: str, reason: str) -> None:
    with pytest.raises(UnknownTable) as refused:
        await a_lobby().find(typed)

    assert refused.value.reason == reason


@pytest.mark.parametrize("typed", ["bcdfg", "zzzzz", "y3k9p", "ZTXW6"])
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_code_with_a_sign_that_no_code_has_is_told_all_signs_that_one_may_have(typed: str, lang: str) -> None:
    with pytest.raises(UnknownTable) as refused:
        await a_lobby().find(typed)

    assert " ".join(SIGNS) in Texts(lang).error(refused.value)
