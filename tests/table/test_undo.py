"""A move is taken back freely as long as nobody has learned anything; otherwise the table is asked."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tables import HandClock, Notebook, a_lobby, a_table, play_on
from toys import MarchRules, MarchState, draw_game, march_game

from saloon import catalog
from saloon.core.action import Action
from saloon.core.chance import Chance, SeededChance
from saloon.core.errors import StaleMove
from saloon.core.event import Event
from saloon.core.game import Game
from saloon.core.log import read_log
from saloon.core.match import Match, begin, replay
from saloon.core.rules import save
from saloon.lab.walk import Setting, random_action
from saloon.lab.walk import settings as all_settings
from saloon.storage.memory import MemoryStore
from saloon.table.clock import ClockRule
from saloon.table.errors import NotAllowed, WrongMoment
from saloon.table.gate import MOST_UNDOS

every_game = pytest.mark.parametrize("name", catalog.names())


def a_match(game: Game, setting: Setting, seed: str) -> Match:
    return begin(game, setting.seats, setting.given, seed)


def make_random_move(match: Match, luck: SeededChance) -> None:
    seats = sorted(match.legal)
    seat = seats[luck.below(len(seats))]
    match.play(seat, random_action(match, seat, luck))


def take_back(match: Match, seat: int) -> None:
    match.commit(match.prepare_undo(seat))


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
    match, luck = a_match(game, setting, f"s{seed}"), SeededChance(f"w{seed}")
    for _ in range(60):
        if match.is_over():
            return
        before = match.state.clone()
        make_random_move(match, luck)
        move = match.moves[-1]
        if move.seat < setting.seats and match.may_take_back(move.seat):
            other = game.rules.imagine(game.rules.view(before, move.seat), luck)
            if move.action in game.rules.legal_actions(other, move.seat):
                events = game.rules.apply(other, move.seat, move.action, luck.clone())
                seen = [event.facts_for(move.seat) for event in events]
                assert seen == [event.facts_for(move.seat) for event in match.moves[-1].events]
                assert save(game.rules.view(other, move.seat)) == save(match.view(move.seat))


@every_game
@given(seed=st.integers(0, 10**6), data=st.data())
@settings(max_examples=20)
def test_a_move_taken_back_leaves_the_table_as_it_was(name: str, seed: int, data: st.DataObject) -> None:
    game = catalog.game(name)
    setting = data.draw(st.sampled_from(all_settings(game)))
    match, luck = a_match(game, setting, f"s{seed}"), SeededChance(f"w{seed}")
    for _ in range(30):
        if match.is_over():
            return
        before, shown = match.fingerprint(), everything(match)
        make_random_move(match, luck)
        seat = match.moves[-1].seat
        if luck.below(2):
            was_free = match.may_take_back(seat)
            take_back(match, seat)
            assert (match.fingerprint(), everything(match)) == (before, shown)
            assert was_free or not match.may_take_back(seat)


@every_game
@given(seed=st.integers(0, 10**6))
@settings(max_examples=10)
def test_a_log_with_moves_taken_back_replays_from_its_seed(name: str, seed: int) -> None:
    game = catalog.game(name)
    match, luck = a_match(game, Setting(game.seats[0], {}), f"s{seed}"), SeededChance(f"w{seed}")
    for _ in range(40):
        if match.is_over():
            break
        make_random_move(match, luck)
        if luck.below(3) == 0:
            take_back(match, match.moves[-1].seat)

    again = replay(game, replace(read_log(match.to_data(), f"s{seed}"), entries=match.entries))

    assert again.fingerprint() == match.fingerprint()
    assert [again.chance.below(256) for _ in range(8)] == [match.chance.below(256) for _ in range(8)]


class EndlessMarch(MarchRules):
    """Counts how often a step is made."""

    def __init__(self) -> None:
        self.applied = 0

    def to_act(self, state: MarchState) -> tuple[int, ...]:
        return (state.steps % state.seats,)

    def apply(self, state: MarchState, seat: int, action: Action, chance: Chance) -> list[Event]:
        self.applied += 1
        return super().apply(state, seat, action, chance)


def test_a_log_full_of_undos_is_rebuilt_in_linear_time() -> None:
    rules = EndlessMarch()
    game = replace(march_game(), rules=rules)
    match, luck = begin(game, 2, {}, "s"), SeededChance("w")
    for _ in range(400):
        make_random_move(match, luck)
    for _ in range(200):
        take_back(match, match.moves[-1].seat)
        make_random_move(match, luck)
    rules.applied = 0

    again = replay(game, replace(read_log(match.to_data(), "s"), entries=match.entries))

    assert again.fingerprint() == match.fingerprint()
    assert rules.applied < 200 * 32 + len(match.entries)  # from a mark for each undo, never from the beginning


async def a_table_where_seat_0_may_undo():
    """Play until somebody may take a move back freely."""
    table = await a_table(2)
    for _ in range(200):
        free = [seat for seat in (0, 1) if table.gate.can_undo(seat) == "free"]
        if free:
            return table, free[0]
        await play_on(table, 1)
    raise AssertionError("nobody could ever take a move back")


async def test_a_free_undo_happens_at_once_and_stays_in_the_log() -> None:
    table, seat = await a_table_where_seat_0_may_undo()
    notebook = Notebook()
    table.audience.append(notebook)
    moves, seq = len(table.match.moves), table.seq

    await table.undo(seat, seq, "u1")
    await table.undo(seat, seq, "u1")

    assert notebook.heard == [("entry", seq + 1, "undo", seat)]
    assert len(table.match.moves) == moves - 1
    assert table.seq == seq + 1


async def test_a_seat_takes_back_so_many_moves_and_no_more_so_that_a_log_stays_short() -> None:
    table, seat = await a_table_where_seat_0_may_undo()
    for _ in range(MOST_UNDOS):
        await table.undo(seat, table.seq)
        await table.act(seat, table.seq, table.match.legal[seat][0].text)

    assert table.gate.can_undo(seat) == "no"
    with pytest.raises(NotAllowed, match="100"):
        await table.undo(seat, table.seq)


async def test_who_takes_a_move_back_has_the_time_that_was_left_not_all_of_it_anew() -> None:
    clock = HandClock()
    table = await a_table(2, lobby=a_lobby(clock), game="carson", clock=ClockRule("move", 20))
    while not (free := [seat for seat in (0, 1) if seat in table.match.legal]):
        await play_on(table, 1)
    left = []
    for _ in range(3):
        clock.pass_by(4)
        await table.act(free[0], table.seq, table.match.legal[free[0]][0].text)
        await table.undo(free[0], table.seq)
        left.append(table.deadlines.deadline(free[0]) - clock())

    assert left == [16_000, 12_000, 8_000]


async def test_after_somebody_else_has_acted_the_table_is_asked() -> None:
    table = await a_table(3)
    notebook = Notebook()
    table.audience.append(notebook)
    await play_on(table, 3)
    seq, seat = table.seq, table.match.entries[0].seat
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
    assert table.match.moves == []


async def test_one_no_is_enough() -> None:
    table = await a_table(3)
    await play_on(table, 3)
    notebook = Notebook()
    table.audience.append(notebook)
    await table.undo(0, 3)

    await table.consent(1, 3, yes=False)

    assert notebook.heard[-1] == ("undo_closed", 3, "refused")
    assert (table.seq, table.gate.request) == (3, None)
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


@every_game
@given(seed=st.integers(0, 10**6))
@settings(max_examples=10)
def test_a_move_that_is_made_again_draws_the_same(name: str, seed: int) -> None:
    game = catalog.game(name)
    match, luck = a_match(game, Setting(game.seats[0], {}), f"s{seed}"), SeededChance(f"w{seed}")
    for _ in range(30):
        if match.is_over():
            return
        make_random_move(match, luck)
        made = match.moves[-1]
        drawn, reached = made.draws, match.fingerprint()
        take_back(match, made.seat)
        match.play(made.seat, made.action)

        assert (match.moves[-1].draws, match.fingerprint()) == (drawn, reached)


def test_older_logs_in_which_the_luck_went_on_replay_as_they_were_played() -> None:
    game = catalog.game("carson")
    match, luck = a_match(game, Setting(2, {}), "s"), SeededChance("w")
    for _ in range(120):
        make_random_move(match, luck)
        if match.moves[-1].draws:
            match.commit(match.prepare_undo(match.moves[-1].seat, how=""))
    log = replace(read_log(match.to_data(), "s"), entries=match.entries)

    assert any(entry.kind == "undo" for entry in match.entries)
    assert replay(game, log).fingerprint() == match.fingerprint()


async def test_a_person_who_is_not_here_is_asked_all_the_same() -> None:
    table = await a_table(2)
    await play_on(table, 3)
    table.go(1)

    await table.undo(0, 3)
    waiting = table.gate.request
    table.come(1)
    await table.consent(1, 3, yes=True)

    assert waiting is not None
    assert waiting.waits_for == [1]
    assert table.match.entries[-1].kind == "undo"


async def test_a_person_who_has_resigned_is_not_asked() -> None:
    table = await a_table(2, bots=1)
    await play_on(table, 3)
    await table.resign(1)

    await table.undo(0, table.seq)

    assert table.match.entries[-1].kind == "undo"


async def test_with_bots_alone_nobody_objects() -> None:
    table = await a_table(1, bots=2)
    await play_on(table, 3)
    back_to = table.match.last_move_of(0) - 1

    await table.undo(0, 3)

    assert len(table.match.moves) == back_to < 3


async def test_a_move_before_an_undo_by_consent_is_no_longer_free() -> None:
    table, seat = await a_table_where_seat_0_may_undo()
    table.match._final = 0
    seq = table.seq
    await play_on(table, 2)

    await table.undo(1 - seat, table.seq)
    if table.gate.request is not None:
        await table.consent(seat, table.seq, yes=True)

    assert table.seq > seq
    assert table.gate.can_undo(seat) != "free"


async def test_an_undo_for_an_older_table_is_stale() -> None:
    table = await a_table(2)
    await play_on(table, 3)

    with pytest.raises(StaleMove):
        await table.undo(0, 2)


async def test_against_the_clock_nothing_is_taken_back() -> None:
    table = await a_table(2, lobby=a_lobby(games=(draw_game(),)), game="draw")
    await table.act(0, 0, "shoot 300")

    assert table.gate.can_undo(0) == "no"
    with pytest.raises(NotAllowed):
        await table.undo(0, 1)


async def test_who_comes_back_after_an_undo_is_told_where_to_begin_again() -> None:
    store = MemoryStore()
    table = await a_table(2, lobby=a_lobby(store=store))
    await play_on(table, 6)
    await table.undo(0, 6)
    await table.consent(1, 6, yes=True)

    kept = table.match.entries[-1].back_to

    assert table.match.events_from(6) == kept < 6
    assert table.match.events_from(2) == 2
    assert table.match.events_from(7) == 7
    assert table.match.events_from(99) == 0


@pytest.mark.parametrize("latecomers", [False, True])
async def test_what_was_seen_is_not_taken_back_where_others_may_still_join(latecomers: bool) -> None:
    table = await a_table(1, bots=1)
    table.header.latecomers = latecomers
    while table.gate.can_undo(0) == "free" or table.match.last_move_of(0) is None:
        await play_on(table, 1)

    if latecomers:
        assert table.gate.can_undo(0) == "no"
        with pytest.raises(NotAllowed, match="joins later"):
            await table.undo(0, table.seq)
    else:
        await table.undo(0, table.seq)
        assert table.match.last_move_of(0) is None
