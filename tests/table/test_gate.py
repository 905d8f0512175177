"""One move, end to end: validate, apply on a copy, store, commit, tell."""

import pytest
from tables import Notebook, a_lobby, a_table, first_move, play_on
from toys import draw_game

from saloon.core.errors import IllegalAction, MalformedMessage, StaleMove
from saloon.core.log import Entry
from saloon.storage.memory import MemoryStore
from saloon.table.audience import News
from saloon.table.errors import NotAllowed, SequenceTaken, StorageFailed, WrongMoment
from saloon.table.lobby import Wish
from saloon.table.store import OVER, Header
from saloon.table.table import Table


class FailingStore(MemoryStore):
    """A store whose disk fills up when it is told to; with `late`, it fails after it has written."""

    fails = False
    late = False

    async def append(self, table: str, entry: Entry) -> None:
        if self.fails and not self.late:
            raise StorageFailed("storage", "the disk is full", {})
        await super().append(table, entry)
        if self.fails:
            raise StorageFailed("storage", "the connection was lost", {})


class ForgetfulStore(MemoryStore):
    """A store that keeps every entry, but not that a match is over."""

    async def save(self, header: Header) -> None:
        if header.status == OVER:
            raise StorageFailed("storage", "the disk is full", {})
        await super().save(header)


class WatchingStore(MemoryStore):
    """A store that notes what the table showed while it was being written to."""

    table = None
    shown: list[tuple[int, int]]

    async def append(self, table: str, entry: Entry) -> None:
        self.shown.append((entry.seq, self.table.seq))
        await super().append(table, entry)


async def test_a_move_is_stored_before_it_is_true_and_told_after() -> None:
    store = WatchingStore()
    store.shown = []
    table = store.table = await a_table(lobby=a_lobby(store=store))
    notebook = Notebook()
    table.audience.append(notebook)
    seat, text = first_move(table)

    seq = await table.act(seat, 0, text)

    assert seq == table.seq == 1
    assert store.shown == [(1, 0)]
    assert notebook.heard == [("entry", 1, "move", seat)]


class Doorkeeper(Notebook):
    """A listener that looks whether the gate is open while it is told something."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table, self.is_shut = table, False

    def hear(self, news: News) -> None:
        super().hear(news)
        self.is_shut = self.is_shut or self.table.gate.lock.locked()


async def test_whoever_listens_is_told_outside_the_gate() -> None:
    table = await a_table()
    doorkeeper = Doorkeeper(table)
    table.audience.append(doorkeeper)

    await play_on(table, 3)
    await table.undo(0, table.seq)
    await table.consent(1, table.gate.request.number, yes=True)
    await table.resign(0)

    assert not doorkeeper.is_shut
    assert [each[:2] for each in doorkeeper.heard if each[0] == "entry"] == [("entry", seq) for seq in range(1, 6)]


async def test_what_another_process_was_faster_to_write_is_told_before_the_refusal() -> None:
    store = MemoryStore()
    table = await a_table(lobby=a_lobby(store=store))
    other = await a_lobby(store=store).find(table.header.id)
    notebook = Notebook()
    table.audience.append(notebook)
    await play_on(other, 3)
    seat, text = first_move(table)

    with pytest.raises(StaleMove, match="the table is at 3, not at 0"):
        await table.act(seat, 0, text)

    assert [each[:2] for each in notebook.heard] == [("entry", 1), ("entry", 2), ("entry", 3)]


async def test_what_cannot_be_stored_has_not_happened_and_nobody_hears_of_it() -> None:
    store = FailingStore()
    table = await a_table(lobby=a_lobby(store=store))
    notebook = Notebook()
    table.audience.append(notebook)
    before = table.match.fingerprint()
    seat, text = first_move(table)
    store.fails = True

    with pytest.raises(StorageFailed):
        await table.act(seat, 0, text, "a")

    assert (table.seq, table.match.fingerprint(), notebook.heard) == (0, before, [])
    store.fails = False
    assert await table.act(seat, 0, text, "a") == 1


async def test_a_move_that_was_stored_although_the_store_failed_is_found_and_not_made_twice() -> None:
    store = FailingStore()
    table = await a_table(lobby=a_lobby(store=store))
    seat, text = first_move(table)
    store.fails = store.late = True
    with pytest.raises(StorageFailed):
        await table.act(seat, 0, text, "a")
    store.fails = False

    seq = await table.act(seat, 0, text, "a")

    assert seq == table.seq == 1
    assert len((await store.load(table.header.id)).entries) == 1


async def test_the_last_move_counts_although_nobody_could_note_that_it_was_the_last() -> None:
    store = ForgetfulStore()
    table = await a_table(lobby=a_lobby(store=store))

    await table.resign(0, "bye")

    kept = MemoryStore()
    kept._headers, kept._logs = store._headers, store._logs
    again = a_lobby(store=kept)
    noted = (await kept.load(table.header.id)).header.status
    assert await again.resume() == []
    assert (table.header.status, noted) == ("over", "live")
    assert again.tables[table.header.id].header.status == "over"
    assert (await kept.load(table.header.id)).header.status == "over"


async def test_a_move_that_another_process_was_faster_to_write_is_stale() -> None:
    store = MemoryStore()
    table = await a_table(lobby=a_lobby(store=store))
    other = await a_lobby(store=store).find(table.header.id)
    seat, text = first_move(table)
    await other.act(seat, 0, text)

    with pytest.raises(StaleMove):
        await table.act(seat, 0, text)

    assert table.seq == 1
    assert table.match.fingerprint() == other.match.fingerprint()


async def test_the_same_message_sent_twice_is_one_move() -> None:
    table = await a_table()
    seat, text = first_move(table)

    first = await table.act(seat, 0, text, "m1")
    second = await table.act(seat, 0, text, "m1")

    assert first == second == table.seq == 1


async def test_the_same_message_sent_again_after_a_restart_is_one_move() -> None:
    store = MemoryStore()
    table = await a_table(lobby=a_lobby(store=store))
    seat, text = first_move(table)
    await table.act(seat, 0, text, "m1")

    again = await a_lobby(store=store).find(table.header.id)

    assert await again.act(seat, 0, text, "m1") == again.seq == 1


async def test_a_move_for_an_older_table_is_stale() -> None:
    table = await a_table()
    await play_on(table, 3)
    seat, text = first_move(table)

    with pytest.raises(StaleMove):
        await table.act(seat, 1, text)
    with pytest.raises(StaleMove):
        await table.act(seat, 99, text)

    assert table.seq == 3


async def test_who_chooses_at_the_same_time_does_not_make_a_move_stale() -> None:
    lobby = a_lobby(games=(draw_game(),))
    table = await a_table(3, lobby=lobby, game="draw")

    await table.act(0, 0, "shoot 300")
    seq = await table.act(1, 0, "shoot 310")

    assert seq == 2


async def test_an_action_that_is_not_legal_or_none_at_all_is_refused() -> None:
    table = await a_table()
    seat, text = first_move(table)

    with pytest.raises(MalformedMessage):
        await table.act(seat, 0, "dance")
    with pytest.raises(IllegalAction):
        await table.act(1 - seat, 0, text)

    assert table.seq == 0


async def test_before_the_match_nobody_moves() -> None:
    lobby = a_lobby()
    table = await lobby.open(Wish("abilene", 2))
    await lobby.seating.sit(table, "Ada")

    with pytest.raises(WrongMoment):
        await table.act(0, 0, "join")


async def test_a_person_cannot_act_for_the_clock() -> None:
    table = await a_table(2, lobby=a_lobby(games=(draw_game(),)), game="draw")

    with pytest.raises(NotAllowed):
        await table.act(2, 0, "close")


async def test_a_log_that_is_told_again_gives_the_same_table() -> None:
    store = MemoryStore()
    lobby = a_lobby(store=store)
    table = await a_table(3, lobby=lobby)
    await play_on(table, 40)

    again = await a_lobby(store=store).find(table.header.id)

    assert again.match.fingerprint() == table.match.fingerprint()
    assert again.match.asked == table.match.asked
    assert again.deadlines.turns.since == table.deadlines.turns.since


async def test_a_memory_store_takes_each_number_once() -> None:
    store = MemoryStore()
    table = await a_table(lobby=a_lobby(store=store))
    await play_on(table, 1)

    with pytest.raises(SequenceTaken):
        await store.append(table.header.id, table.match.entries[0])
