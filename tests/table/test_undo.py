"""A move is taken back freely as long as nobody has learned anything; otherwise the table is asked."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tables import Notebook, a_lobby, a_table, play_on
from toys import draw_game

from saloon import catalog
from saloon.core.chance import SeededChance
from saloon.core.errors import StaleMove
from saloon.core.game import Game
from saloon.core.match import Match
from saloon.core.rules import save
from saloon.lab.walk import Setting, random_action
from saloon.lab.walk import settings as all_settings
from saloon.storage.memory import MemoryStore
from saloon.table.clock import ClockRule
from saloon.table.errors import NotAllowed, WrongMoment
from saloon.table.ledger import Ledger, rebuild
from saloon.table.seats import PERSON, Seat
from saloon.table.store import Header, Stored

every_game = pytest.mark.parametrize("name", catalog.names())


def a_ledger(game: Game, setting: Setting, seed: str) -> Ledger:
    seats = [Seat(PERSON, f"Player {number}") for number in range(setting.seats)]
    options = game.settle(setting.seats, setting.given)
    return Ledger(game, Header("t", game.name, game.version, options, False, ClockRule(), seats, seed, 0))


def make_random_move(ledger: Ledger, luck: SeededChance) -> None:
    seats = sorted(ledger.legal)
    seat = seats[luck.below(len(seats))]
    entry, step = ledger.prepare_move(seat, random_action(ledger.match, seat, luck), 0, "person")
    ledger.commit(entry, step)


def take_back(ledger: Ledger, seat: int) -> None:
    ledger.commit(ledger.prepare_undo(seat, 0))


def everything(match: Match) -> list:
    rules = match.game.rules
    return [save(rules.view(match.state, seat)) for seat in range(-1, match.seats)]


@every_game
@given(seed=st.integers(0, 10**6), data=st.data())
@settings(max_examples=40)
def test_what_a_seat_may_take_back_has_told_it_nothing(name: str, seed: int, data: st.DataObject) -> None:
    """In every world that looks the same to the seat, the move would have looked the same to it too."""
    game = catalog.game(name)
    setting = data.draw(st.sampled_from(all_settings(game)))
    ledger, luck = a_ledger(game, setting, f"s{seed}"), SeededChance(f"w{seed}")
    for _ in range(60):
        if ledger.is_over():
            return
        before = ledger.match.state.clone()
        make_random_move(ledger, luck)
        move = ledger.match.log[-1]
        if move.seat < setting.seats and ledger.undo_is_free(move.seat):
            other = game.rules.imagine(game.rules.view(before, move.seat), luck)
            if move.action in game.rules.legal_actions(other, move.seat):
                events = game.rules.apply(other, move.seat, move.action, luck.clone())
                seen = [event.facts_for(move.seat) for event in events]
                assert seen == [event.facts_for(move.seat) for event in ledger.told[-1].events]
                assert save(game.rules.view(other, move.seat)) == save(ledger.view(move.seat))


@every_game
@given(seed=st.integers(0, 10**6), data=st.data())
@settings(max_examples=20)
def test_a_move_taken_back_leaves_the_table_as_it_was(name: str, seed: int, data: st.DataObject) -> None:
    game = catalog.game(name)
    setting = data.draw(st.sampled_from(all_settings(game)))
    ledger, luck = a_ledger(game, setting, f"s{seed}"), SeededChance(f"w{seed}")
    for _ in range(30):
        if ledger.is_over():
            return
        before, shown = ledger.match.fingerprint(), everything(ledger.match)
        make_random_move(ledger, luck)
        seat = ledger.match.log[-1].seat
        if luck.below(2):
            was_free = ledger.undo_is_free(seat)
            take_back(ledger, seat)
            assert (ledger.match.fingerprint(), everything(ledger.match)) == (before, shown)
            assert was_free or not ledger.undo_is_free(seat)


@every_game
@given(seed=st.integers(0, 10**6))
@settings(max_examples=10)
def test_a_log_with_moves_taken_back_replays_from_its_seed_and_no_draw_is_used_twice(name: str, seed: int) -> None:
    game = catalog.game(name)
    ledger, luck = a_ledger(game, Setting(game.seats[0], {}), f"s{seed}"), SeededChance(f"w{seed}")
    for _ in range(40):
        if ledger.is_over():
            break
        make_random_move(ledger, luck)
        if luck.below(3) == 0:
            take_back(ledger, ledger.match.log[-1].seat)
    ledger.header.setup = ledger.match.setup_draws

    again = rebuild(game, Stored(ledger.header, ledger.entries))

    assert again.match.fingerprint() == ledger.match.fingerprint()
    assert [again.match.chance.below(256) for _ in range(8)] == [ledger.match.chance.below(256) for _ in range(8)]


async def a_table_where_seat_0_may_undo():
    """Play until somebody may take a move back freely."""
    table = await a_table(2)
    for _ in range(200):
        free = [seat for seat in (0, 1) if table.can_undo(seat) == "free"]
        if free:
            return table, free[0]
        await play_on(table, 1)
    raise AssertionError("nobody could ever take a move back")


async def test_a_free_undo_happens_at_once_and_stays_in_the_log() -> None:
    table, seat = await a_table_where_seat_0_may_undo()
    notebook = Notebook()
    table.audience.append(notebook)
    moves, seq = len(table.ledger.match.log), table.seq

    await table.undo(seat, seq, "u1")
    await table.undo(seat, seq, "u1")

    assert notebook.heard == [("entry", seq + 1, "undo", seat)]
    assert len(table.ledger.match.log) == moves - 1
    assert table.seq == seq + 1


async def test_after_somebody_else_has_acted_the_table_is_asked() -> None:
    table = await a_table(3)
    notebook = Notebook()
    table.audience.append(notebook)
    await play_on(table, 3)
    seq, seat = table.seq, table.ledger.entries[0].seat
    others = [other for other in range(3) if other != seat]

    await table.undo(seat, seq)
    await table.consent(others[0], seq, yes=True)
    before = table.seq
    await table.consent(others[1], seq, yes=True)

    assert before == seq
    assert notebook.heard[3:] == [
        ("undo_asked", seq, seat, others),
        ("undo_asked", seq, seat, others[1:]),
        ("entry", seq + 1, "undo", seat),
        ("undo_closed", seq, "granted"),
    ]
    assert table.ledger.match.log == []


async def test_one_no_is_enough() -> None:
    table = await a_table(3)
    await play_on(table, 3)
    notebook = Notebook()
    table.audience.append(notebook)
    await table.undo(0, 3)

    await table.consent(1, 3, yes=False)

    assert notebook.heard[-1] == ("undo_closed", 3, "refused")
    assert (table.seq, table.request) == (3, None)
    with pytest.raises(WrongMoment):
        await table.consent(2, 3, yes=True)


async def test_a_move_makes_a_request_void() -> None:
    table = await a_table(3)
    await play_on(table, 3)
    notebook = Notebook()
    table.audience.append(notebook)
    await table.undo(0, 3)

    await play_on(table, 1)

    assert ("undo_closed", 3, "dropped") in notebook.heard


async def test_who_asks_cannot_consent_for_the_others() -> None:
    table = await a_table(3)
    await play_on(table, 3)
    await table.undo(0, 3)

    with pytest.raises(WrongMoment):
        await table.consent(0, 3, yes=True)


async def test_with_bots_alone_nobody_objects() -> None:
    table = await a_table(1, bots=2)
    await play_on(table, 3)
    back_to = table.ledger.last_move_of(0) - 1

    await table.undo(0, 3)

    assert len(table.ledger.match.log) == back_to < 3


async def test_a_move_before_an_undo_by_consent_is_no_longer_free() -> None:
    table, seat = await a_table_where_seat_0_may_undo()
    table.ledger._barrier = 0
    seq = table.seq
    await play_on(table, 2)

    await table.undo(1 - seat, table.seq)
    if table.request is not None:
        await table.consent(seat, table.seq, yes=True)

    assert table.seq > seq
    assert table.can_undo(seat) != "free"


async def test_an_undo_for_an_older_table_is_stale() -> None:
    table = await a_table(2)
    await play_on(table, 3)

    with pytest.raises(StaleMove):
        await table.undo(0, 2)


async def test_against_the_clock_nothing_is_taken_back() -> None:
    table = await a_table(2, lobby=a_lobby(games=(draw_game(),)), game="draw")
    await table.act(0, 0, "shoot 300")

    assert table.can_undo(0) == "no"
    with pytest.raises(NotAllowed):
        await table.undo(0, 1)


async def test_who_comes_back_after_an_undo_is_told_where_to_begin_again() -> None:
    store = MemoryStore()
    table = await a_table(2, lobby=a_lobby(store=store))
    await play_on(table, 6)
    await table.undo(0, 6)
    await table.consent(1, 6, yes=True)

    kept = table.ledger.entries[-1].back_to

    assert table.ledger.events_from(6) == kept < 6
    assert table.ledger.events_from(2) == 2
    assert table.ledger.events_from(7) == 7
    assert table.ledger.events_from(99) == 0
