"""A move is taken back freely as long as nobody has learned anything; otherwise the table is asked."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tables import HandClock, Notebook, a_lobby, a_table, first_move, play_on
from toys import MarchRules, MarchState, draw_game, march_game

from saloon import catalog
from saloon.core.action import Action
from saloon.core.chance import Chance, SeededChance
from saloon.core.errors import StaleMove
from saloon.core.event import Event
from saloon.core.game import Game
from saloon.core.log import MOVE, UNDO, Entry, read_log
from saloon.core.match import Match, begin, replay
from saloon.core.rules import save
from saloon.lab.walk import Setting, random_action
from saloon.lab.walk import settings as all_settings
from saloon.storage.memory import MemoryStore
from saloon.table.clock import ClockRule
from saloon.table.errors import NotAllowed, WrongMoment
from saloon.table.gate import MOST_UNDOS
from saloon.table.lobby import Lobby, Wish
from saloon.table.table import PATIENCE, Table
from saloon.table.turns import Turns

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


async def asked_twice(clock: HandClock, rule: ClockRule | None = None, people: int = 2) -> tuple[Table, int]:
    """Play on until somebody has made a move of their own, is asked again at once, and may take it back freely."""
    table = await a_table(people, lobby=a_lobby(clock), game="carson", clock=rule)
    for _ in range(200):
        await play_on(table, 1)
        for seat in table.match.legal:
            if table.gate.can_undo(seat) == "free":
                return table, seat
    raise AssertionError("nobody was asked twice in a row")


async def put_off(table: Table, seat: int) -> None:
    """Take the last move back, and make it again."""
    made = str(table.match.moves[-1].action)
    await table.undo(seat, table.seq)
    await table.act(seat, table.seq, made)


async def test_who_takes_a_move_back_and_makes_it_again_has_no_more_time_for_the_next_question() -> None:
    clock = HandClock()
    table, seat = await asked_twice(clock, ClockRule("move", 20))
    left = []
    for _ in range(4):
        clock.pass_by(6)
        await put_off(table, seat)
        left.append(table.deadlines.deadline(seat) - clock())
    await table.tick()

    assert left == [14_000, 8_000, 2_000, -4_000]
    assert (table.match.entries[-1].seat, table.match.entries[-1].by) == (seat, "table")


async def test_who_takes_moves_back_for_ever_is_slow_asked_and_voted_for_all_the_same() -> None:
    clock = HandClock()
    table, seat = await asked_twice(clock, people=3)
    first, second = (other for other in range(3) if other != seat)
    states, brief = [], PATIENCE // 5000
    for _ in range(6):
        clock.pass_by(brief * 0.9)
        await put_off(table, seat)
        states.append(table.waiting.state(seat))
    table.vote(first, seat)
    await put_off(table, seat)
    kept = table.waiting.votes(seat)
    table.vote(second, seat)

    assert states == ["no", "slow", "slow", "slow", "slow", "asked"]
    assert (kept, table.waiting.state(seat)) == ([first], "out")
    with pytest.raises(WrongMoment, match="bot answers"):
        await table.undo(seat, table.seq)


async def test_everybody_is_told_that_somebody_is_slow_who_has_put_their_question_off() -> None:
    clock = HandClock()
    table, seat = await asked_twice(clock, people=3)
    clock.pass_by(PATIENCE / 5000)
    notebook = Notebook()
    table.audience.append(notebook)

    await put_off(table, seat)

    assert notebook.heard[-1] == ("players",)


def test_who_takes_a_move_back_gives_no_time_to_those_who_think_at_the_same_time() -> None:
    turns = Turns()
    for seat in (0, 1):
        turns.ask(seat, 0, at=1000)

    turns.follow(Entry(1, MOVE, 0, at=3000), [])
    turns.follow(Entry(2, UNDO, 0, at=4000, back_to=0), [0, 1])

    assert turns.since == {0: 2000, 1: 1000}


def test_a_question_that_comes_after_the_move_of_another_seat_is_a_new_one() -> None:
    turns = Turns()
    turns.ask(0, 0, at=0)
    turns.follow(Entry(1, MOVE, 0, at=1000), [0])
    turns.follow(Entry(2, UNDO, 0, at=6000, back_to=0), [0])
    turns.follow(Entry(3, MOVE, 0, at=7000), [1])
    turns.follow(Entry(4, MOVE, 1, at=8000), [0])

    assert (turns.since[0], turns.of(0).question) == (8000, 4)


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


# Guests


async def among_guests() -> tuple[Lobby, Table, HandClock]:
    """Begin a match of Ada, Bob and bots, in which each has moved; guests may come."""
    clock = HandClock()
    lobby = a_lobby(clock)
    table = await lobby.open(Wish("abilene", 4, bots=("cowboy",) * 2, latecomers=True))
    for name in ("Ada", "Bob"):
        seat, _ = await lobby.seating.sit(table, name)
        table.come(seat)
    await lobby.seating.start(table, 0)
    while {entry.seat for entry in table.match.entries} != {0, 1, 2, 3}:
        seat, text = first_move(table)
        await table.act(seat, table.seq, text, by="person" if seat < 2 else "bot")
    clock.pass_by(1)
    return lobby, table, clock


async def test_nobody_agrees_to_an_undo_in_the_place_of_who_sat_there_before() -> None:
    lobby, table, _ = await among_guests()
    await lobby.seating.sit(table, "Gus", 2)
    seq = table.seq
    await table.undo(0, seq)
    await table.consent(2, seq, yes=True)
    notebook = Notebook()
    table.audience.append(notebook)
    await table.resign(2)
    await lobby.seating.sit(table, "Hal", 2)
    await table.consent(1, seq, yes=True)

    assert [heard for heard in notebook.heard if heard != ("players",)] == [
        ("undo_asked", seq, 0, [1, 2]),
        ("undo_asked", seq, 0, [2]),
    ]
    await table.consent(2, seq, yes=True)
    assert table.match.entries[-1].kind == "undo"


async def test_a_request_no_longer_waits_for_who_has_left_and_lapses_when_nobody_is_left_to_ask() -> None:
    lobby, table, _ = await among_guests()
    await lobby.seating.sit(table, "Gus", 2)
    notebook = Notebook()
    table.audience.append(notebook)
    seq = table.seq
    await table.undo(0, seq)
    await table.consent(1, seq, yes=True)
    await table.resign(2)

    assert ("undo_closed", seq, "dropped") in notebook.heard
    assert table.gate.request is None


async def test_a_request_lapses_when_who_asked_has_left() -> None:
    lobby, table, _ = await among_guests()
    await lobby.seating.sit(table, "Gus", 2)
    seen = table.seq
    while table.seq == seen or table.match.entries[-1].seat != 2:
        seat, text = first_move(table)
        await table.act(seat, table.seq, text, by="bot" if seat == 3 else "person")
    if table.gate.can_undo(2) == "free":
        await play_on(table, 1)
    await table.undo(2, table.seq)
    asked = table.gate.request
    await table.resign(2)

    assert (asked is not None, table.gate.request) == (True, None)


async def test_a_guest_takes_back_no_move_of_the_bot_or_the_guest_before_them() -> None:
    lobby, table, clock = await among_guests()
    for name in ("Gus", "Hal"):
        await lobby.seating.sit(table, name, 2)
        table.come(2)
        clock.pass_by(1)

        assert table.gate.can_undo(2) == "no"
        with pytest.raises(NotAllowed) as refused:
            await table.undo(2, table.seq)
        assert refused.value.reason == "undo-guest"

        seen = table.seq
        while table.seq == seen or table.match.entries[-1].seat != 2:
            seat, text = first_move(table)
            await table.act(seat, table.seq, text, by="bot" if seat == 3 else "person")
        assert table.gate.can_undo(2) != "no"
        clock.pass_by(1)
        await table.resign(2)
