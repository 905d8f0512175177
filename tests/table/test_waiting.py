"""Who does not move is asked, then a bot sits in; the others may vote for it; and nobody freezes a table."""

import pytest
from tables import HandClock, Notebook, a_lobby, a_table, first_move

from saloon.table.clock import DAYS, PER_MOVE, ClockRule
from saloon.table.errors import NotAllowed, WrongMoment
from saloon.table.lobby import Lobby, Wish
from saloon.table.table import GRACE, PATIENCE, Table
from saloon.table.visitors import Visitor
from saloon.table.waiting import ASKED, LONGEST, NO, OUT, SLOW

LONG = PATIENCE / 1000  # seconds before somebody is asked
BRIEF = LONG / 5  # seconds to answer, and before the others may vote


async def a_slow_table(people: int = 3, bots: int = 0, mode: ClockRule | None = None) -> tuple[Table, HandClock, int]:
    """Begin a match; return the table, its clock, and the seat that is to move."""
    clock = HandClock()
    table = await a_table(people, bots, lobby=a_lobby(clock), clock=mode)
    while min(table.match.legal) >= people:
        await move(table, by="bot")
    return table, clock, min(table.match.legal)


async def wait(table: Table, clock: HandClock, seconds: float) -> None:
    clock.pass_by(seconds)
    await table.tick()


async def move(table: Table, seat: int | None = None, *, by: str = "person") -> None:
    seat, text = first_move(table, seat)
    await table.act(seat, table.seq, text, by=by)


def others_of(table: Table, seat: int) -> list[int]:
    return [other for other in table.people.playing() if other != seat]


async def test_who_does_not_move_is_slow_then_asked_then_a_bot_sits_in() -> None:
    table, clock, seat = await a_slow_table()
    states = [table.waiting.state(seat)]
    for seconds in (BRIEF, LONG - BRIEF, BRIEF):
        await wait(table, clock, seconds)
        states.append(table.waiting.state(seat))

    assert states == [NO, SLOW, ASKED, OUT]
    assert (table.people.is_away(seat), table.people.bot_level(seat)) == (True, "cowboy")
    assert {table.waiting.state(other) for other in others_of(table, seat)} == {NO}


async def test_everybody_is_told_of_each_step_and_the_timer_rings_for_it() -> None:
    table, clock, seat = await a_slow_table()
    notebook = Notebook()
    table.audience.append(notebook)
    rung = []
    for _ in range(3):
        rung.append(table.next_due() - clock.time)
        clock.time = table.next_due()
        await table.tick()

    assert rung == [BRIEF * 1000, (LONG - BRIEF) * 1000, BRIEF * 1000]
    assert notebook.heard == [("players",)] * 3
    assert table.waiting.state(seat) == OUT


async def test_who_says_that_they_are_there_goes_on_thinking() -> None:
    table, clock, seat = await a_slow_table()
    await wait(table, clock, LONG)

    table.is_here(seat)
    await wait(table, clock, LONG - 1)

    assert table.waiting.state(seat) == SLOW
    await wait(table, clock, 1)
    assert table.waiting.state(seat) == ASKED


@pytest.mark.parametrize("way", ["here", "move"])
async def test_who_comes_back_plays_on_by_saying_so_or_by_moving(way: str) -> None:
    table, clock, seat = await a_slow_table()
    await wait(table, clock, LONG)
    await wait(table, clock, BRIEF)
    assert table.people.bot_level(seat)

    if way == "here":
        table.is_here(seat)
    else:
        await move(table, seat)

    assert (table.people.bot_level(seat), table.people.is_away(seat)) == ("", False)


async def test_a_move_that_was_made_before_and_is_sent_again_brings_nobody_back() -> None:
    table, clock, seat = await a_slow_table(2)
    text = first_move(table, seat)[1]
    await table.act(seat, table.seq, text, "m1")
    while seat not in table.match.legal:
        await move(table)
    await wait(table, clock, LONG)
    await wait(table, clock, BRIEF)
    before = table.waiting.state(seat)
    await table.act(seat, table.seq, text, "m1")

    assert (before, table.waiting.state(seat)) == (OUT, OUT)


async def test_nobody_is_asked_whom_nobody_waits_for() -> None:
    table, clock, seat = await a_slow_table(1, 2)
    await wait(table, clock, 10 * LONG)

    assert (table.waiting.state(seat), table.next_due()) == (NO, None)


async def test_two_who_have_both_gone_for_dinner_find_their_match_nearly_as_they_left_it() -> None:
    table, clock, seat = await a_slow_table(2)
    for _ in range(4):
        await wait(table, clock, LONG)
    assert table.waiting.state(seat) == OUT
    while seat in table.match.legal:
        await move(table, seat, by="bot")
    other = 1 - seat
    for _ in range(20):
        await wait(table, clock, LONG)

    assert (table.waiting.state(other), table.people.bot_level(other)) == (NO, "")


@pytest.mark.parametrize("mode", [ClockRule(PER_MOVE, 3600), ClockRule(DAYS, 1)])
async def test_where_a_clock_counts_nobody_is_asked(mode: ClockRule) -> None:
    table, clock, seat = await a_slow_table(mode=mode)
    await wait(table, clock, 2 * LONG)
    await wait(table, clock, BRIEF)

    assert table.waiting.state(seat) == (SLOW if mode.mode == PER_MOVE else NO)


async def test_time_stands_still_during_a_pause() -> None:
    table, clock, seat = await a_slow_table()
    await wait(table, clock, BRIEF / 2)
    table.pause(0, on=True)
    await wait(table, clock, 3 * LONG)
    table.pause(0, on=False)
    await wait(table, clock, BRIEF / 2 - 1)
    before = table.waiting.state(seat)
    await wait(table, clock, 1)

    assert (before, table.waiting.state(seat)) == (NO, SLOW)


# Hostile


async def test_whoever_says_for_ever_that_they_are_there_is_waited_for_half_an_hour() -> None:
    table, clock, seat = await a_slow_table()
    for _ in range(int(LONGEST * LONG / BRIEF) - 1):
        await wait(table, clock, BRIEF)
        table.is_here(seat)
        assert not table.people.bot_level(seat)
    await wait(table, clock, BRIEF)

    with pytest.raises(WrongMoment):
        table.is_here(seat)
    assert table.waiting.state(seat) == OUT


async def test_whoever_comes_and_goes_all_the_time_is_not_waited_for_longer() -> None:
    table, clock, seat = await a_slow_table()
    end = clock.time + (LONG + 2 * BRIEF) * 1000
    while clock.time < end:
        table.go(seat)
        await wait(table, clock, GRACE / 3000)
        table.come(seat)
        await wait(table, clock, GRACE / 3000)

    assert table.people.bot_level(seat) == "cowboy"


# Votes


async def test_a_bot_answers_at_once_if_more_than_half_of_the_others_want_it() -> None:
    table, clock, seat = await a_slow_table(4)
    first, second, _ = others_of(table, seat)
    await wait(table, clock, BRIEF)
    table.vote(first, seat)
    table.vote(first, seat)
    alone = table.waiting.votes(seat), table.people.bot_level(seat)

    table.vote(second, seat)

    assert alone == ([first], "")
    assert (table.waiting.state(seat), table.people.bot_level(seat)) == (OUT, "cowboy")


async def test_of_two_others_both_must_want_it_unless_one_has_gone() -> None:
    table, clock, seat = await a_slow_table(3)
    first, second = others_of(table, seat)
    await wait(table, clock, BRIEF)
    table.vote(first, seat)
    before = table.people.bot_level(seat)

    table.go(second)

    assert (before, table.people.bot_level(seat)) == ("", "cowboy")


async def test_nobody_votes_about_somebody_who_is_not_slow_about_themselves_or_about_a_bot() -> None:
    table, clock, seat = await a_slow_table(2, 1)
    other = 1 - seat
    with pytest.raises(WrongMoment) as early:
        table.vote(other, seat)
    await wait(table, clock, BRIEF)
    for voter, about in ((seat, seat), (other, 2), (other, 99)):
        with pytest.raises(NotAllowed):
            table.vote(voter, about)
    with pytest.raises(WrongMoment):
        table.vote(seat, other)
    table.pause(0, on=True)
    with pytest.raises(WrongMoment):
        table.vote(other, seat)

    assert early.value.reason == "vote-early"
    assert table.people.idle == set()


async def test_a_vote_is_about_one_question() -> None:
    table, clock, seat = await a_slow_table(3)
    first, second = others_of(table, seat)
    await wait(table, clock, BRIEF)
    table.vote(first, seat)
    await move(table, seat)
    while seat not in table.match.legal:
        await move(table)
    await wait(table, clock, BRIEF)

    table.vote(second, seat)

    assert (table.waiting.votes(seat), table.people.bot_level(seat)) == ([second], "")


async def test_who_was_voted_out_comes_back_only_after_the_bot_has_answered() -> None:
    table, clock, seat = await a_slow_table(2)
    await wait(table, clock, BRIEF)
    table.vote(1 - seat, seat)
    with pytest.raises(WrongMoment) as refused:
        table.is_here(seat)
    while seat in table.match.legal and table.match.asked[seat] == 0:
        await move(table, seat, by="bot")

    table.is_here(seat)

    assert refused.value.reason == "bot-answers"
    assert table.people.bot_level(seat) == ""


async def among_guests(*addresses: str, public: bool = True) -> tuple[Lobby, Table, HandClock]:
    """Begin a match with a bot, which waits for seat 0; the people come from these addresses."""
    clock = HandClock()
    lobby = a_lobby(clock)
    bots = ("cowboy",) * 2
    table = await lobby.open(Wish("abilene", len(addresses) + 2, is_public=public, bots=bots, latecomers=True))
    for number, address in enumerate(addresses):
        seat, _ = await lobby.seating.sit(table, f"Player {number}", visitor=Visitor(f"key {number}", address))
        table.come(seat)
    await lobby.seating.start(table, 0)
    while list(table.match.legal) != [0]:
        others = [seat for seat in table.match.legal if seat]
        await move(table, others[0], by="person" if others[0] < len(addresses) else "bot")
    return lobby, table, clock


async def test_a_vote_belongs_to_a_person_and_is_gone_when_they_leave_their_seat() -> None:
    lobby, table, clock = await among_guests("a", "b", "c", "d")
    guest, _ = await lobby.seating.sit(table, "Gus", visitor=Visitor("key of Gus", "e"))
    table.come(guest)
    await wait(table, clock, BRIEF)
    table.vote(guest, 0)
    table.vote(1, 0)
    before = table.waiting.votes(0)
    await table.resign(guest)
    without = table.waiting.votes(0)
    again, _ = await lobby.seating.sit(table, "Hal", guest, Visitor("key of Hal", "f"))
    table.vote(2, 0)

    assert (before, without, again) == ([1, guest], [1], guest)
    assert (table.waiting.votes(0), table.people.bot_level(0)) == ([1, 2], "")


async def test_who_takes_a_seat_is_not_judged_by_the_votes_or_the_time_of_who_sat_there() -> None:
    lobby, table, clock = await among_guests("a", "b", "c")
    guest, _ = await lobby.seating.sit(table, "Gus", visitor=Visitor("key of Gus", "e"))
    table.come(guest)
    while guest not in table.match.legal:
        seat = min(table.match.legal)
        await move(table, seat, by="bot" if seat > 3 and seat != guest else "person")
    await wait(table, clock, BRIEF + 1)
    table.vote(1, guest)
    await table.resign(guest)
    await lobby.seating.sit(table, "Hal", guest, Visitor("key of Hal", "f"))
    table.come(guest)

    assert (table.waiting.state(guest), table.waiting.votes(guest)) == (NO, [])


@pytest.mark.parametrize(("public", "level"), [(True, ""), (False, "cowboy")])
async def test_at_a_public_table_people_of_one_address_have_one_vote(public: bool, level: str) -> None:
    _, table, clock = await among_guests("a", "b", "b", "b", "c", public=public)
    await wait(table, clock, BRIEF)
    for voter in (1, 2, 3):
        table.vote(voter, 0)

    assert table.people.bot_level(0) == level


async def test_the_vote_of_an_address_needs_everybody_there_and_does_not_protect_its_own() -> None:
    _, table, clock = await among_guests("a", "a", "b", "b")
    await wait(table, clock, BRIEF)
    table.vote(2, 0)
    one = table.people.bot_level(0)
    table.vote(3, 0)

    assert (one, table.people.bot_level(0)) == ("", "cowboy")


async def test_a_family_alone_at_a_public_table_votes_like_everybody() -> None:
    _, table, clock = await among_guests("a", "a", "a")
    await wait(table, clock, BRIEF)
    table.vote(1, 0)
    one = table.people.bot_level(0)
    table.vote(2, 0)

    assert (one, table.people.bot_level(0)) == ("", "cowboy")


async def test_who_has_resigned_or_left_the_match_does_not_vote() -> None:
    table, clock, seat = await a_slow_table(3)
    first, _ = others_of(table, seat)
    await wait(table, clock, BRIEF)
    await table.resign(first)

    with pytest.raises(NotAllowed):
        table.vote(first, seat)


async def test_nobody_is_asked_to_come_back_who_has_resigned() -> None:
    table, clock, seat = await a_slow_table(3)
    await wait(table, clock, LONG)
    await wait(table, clock, BRIEF)

    await table.resign(seat)

    assert table.waiting.state(seat) == NO
