"""A listener that fails harms nobody else: what happened is true, the others hear it, and who is next is woken."""

import pytest
from structlog.testing import capture_logs
from tables import Notebook, Waker, a_lobby, a_table, first_move, play_on

from saloon.table.audience import News
from saloon.table.table import Table


class Broken(Notebook):
    """A listener to whom nothing can be told."""

    def hear(self, news: News) -> None:
        raise RuntimeError(f"cannot hear {news}")


async def heard_by_both(table: Table) -> tuple[Notebook, list[str]]:
    """Put a broken listener before one that works; note how often somebody is woken."""
    notebook, woken = Notebook(), []
    table.audience.append(Broken())
    table.audience.append(notebook)
    table.audience.append(Waker(lambda: woken.append("woken")))
    return notebook, woken


async def test_a_move_is_told_to_the_others_and_the_next_is_woken() -> None:
    table = await a_table()
    notebook, woken = await heard_by_both(table)
    seat, text = first_move(table)

    with capture_logs() as logs:
        seq = await table.act(seat, 0, text)

    assert seq == table.seq == 1
    assert notebook.heard == [("entry", 1, "move", seat)]
    assert woken == ["woken"]
    assert [(log["event"], log["table"], log["log_level"]) for log in logs] == [("listener_failed", "table1", "error")]


async def test_a_move_counts_although_nobody_could_be_woken() -> None:
    table = await a_table()
    notebook = Notebook()
    table.audience.append(notebook)
    table.audience.append(Waker(lambda: [][1]))
    seat, text = first_move(table)

    with capture_logs() as logs:
        seq = await table.act(seat, 0, text)

    assert seq == table.seq == 1
    assert notebook.heard == [("entry", 1, "move", seat)]
    assert [log["event"] for log in logs] == ["listener_failed"]


async def test_people_chat_and_undo_are_told_to_the_others_too() -> None:
    table = await a_table()
    await play_on(table, 3)
    notebook, _ = await heard_by_both(table)

    with capture_logs():
        table.come(None)
        await table.say(0, "Howdy")
        await table.undo(0, table.seq)
        await table.consent(1, table.gate.request.number, False)

    assert [each[0] for each in notebook.heard] == ["players", "chat", "undo_asked", "undo_closed"]


@pytest.mark.parametrize("seat", [0, 1])
async def test_a_match_begins_and_begins_again_although_a_listener_fails(seat: int) -> None:
    opened = []
    lobby = a_lobby(welcome=lambda table: opened.append(table) or table.audience.append(Broken()))
    with capture_logs():
        table = await a_table(lobby=lobby)
        await table.resign(seat)
        await lobby.rematch(table, 0)
        await lobby.rematch(table, 1)

    assert [each.header.status for each in opened] == ["over", "live"]
    assert table.header.next == opened[1].header.id
