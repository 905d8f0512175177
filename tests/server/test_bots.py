"""Bots at the online table, in every game: they sit in, they give hints, they play to the end."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from time import monotonic

import pytest
from houses import Address, a_house, a_party, connected
from structlog.testing import capture_logs
from tables import HandTicker, Notebook
from toys import endless

from saloon import catalog
from saloon.bots.levels import LEVELS
from saloon.bots.temper import TEMPERS
from saloon.core.bot import NEVER
from saloon.server.bots import thinker as thinking
from saloon.server.bots.desk import LOOKED_AT, UNSEEN, WAITED_FOR, Asker, Desk, asker_at
from saloon.server.bots.questions import Asking, ask
from saloon.server.bots.thinker import FREE_STRIKES, SOMEBODY, Staff
from saloon.server.keeper import hesitation
from saloon.table.audience import Entered, News
from saloon.table.clock import Ticker
from saloon.table.lobby import Wish
from saloon.table.means import Means
from saloon.table.table import Table

HASTE = 15.0
every_game = pytest.mark.parametrize("name", catalog.names())


def means(grace: int = 60_000) -> Means:
    return Means(ticker=Ticker(HASTE), grace=grace, make_seed=lambda: "dust")


def by_bots(table: Table, seat: int) -> int:
    return len([entry for entry in table.match.entries if entry.by == "bot" and entry.seat == seat])


async def play_first(address: Address, table: Table, seat: int, *, until_bot_of: int) -> None:
    """Let a person who is there do the first thing they may, until a bot has acted for another."""
    async with asyncio.timeout(60):
        while not by_bots(table, until_bot_of):
            actions = table.match.legal.get(seat, [])
            if actions and table.deadlines.window_number() is None:
                await table.act(seat, table.seq, actions[0].text)
            await asyncio.sleep(0.005)


@every_game
async def test_a_bot_sits_in_for_who_is_gone_and_leaves_when_they_are_back(name: str) -> None:
    people = catalog.game(name).seats[0]
    async with a_house(means=means(grace=50)) as address:
        party = await a_party(address, people=people, game=name)
        table = address.house.lobby.tables[party.table]
        async with connected(address, party.table, party.secrets[0]):
            await play_first(address, table, 0, until_bot_of=1)
            away = table.people.bot_level(1)
            async with connected(address, party.table, party.secrets[1]) as back:
                player = back.heard[0]["table"]["players"][1]
                here = table.people.bot_level(1)

    assert (away, here) == ("cowboy", "")
    assert player["name"] == "Player 1"


@every_game
async def test_a_hint_is_something_the_seat_may_do(name: str) -> None:
    game = catalog.game(name)
    quiet = replace(means(), ticker=HandTicker())  # no window closes meanwhile
    async with a_house(means=quiet, bot_pace=1000) as address:
        party = await a_party(address, people=game.seats[0], game=name, hints="always")
        table = address.house.lobby.tables[party.table]
        seat = min(table.match.legal)
        async with connected(address, party.table, party.secrets[seat]) as client:
            hint = await client.answer(type="hint", id="h", seq=table.seq)

            if game.realtime is not None:
                assert (hint["type"], hint["code"]) == ("refusal", "not_allowed")
                return
            legal = [action.text for action in table.match.legal[seat]]
            assert hint["act"] == hint["choices"][0]["act"]
            assert {choice["act"] for choice in hint["choices"]} <= set(legal)
            assert sum(choice["best_in"] for choice in hint["choices"]) == hint["worlds"] <= 10
            assert 1 <= hint["equals"] <= len(hint["choices"])
            assert len(hint["reasons"]) <= 2


@every_game
async def test_who_has_resigned_gets_no_hint_for_the_seat_that_a_bot_plays_on(name: str) -> None:
    game = catalog.game(name)
    quiet = replace(means(), ticker=HandTicker())
    async with a_house(means=quiet, bot_pace=1000) as address:
        party = await a_party(address, people=game.seats[0] + 1, game=name, hints="always")
        table = address.house.lobby.tables[party.table]
        seat = min(table.match.legal)
        async with connected(address, party.table, party.secrets[seat]) as client:
            await client.answer(type="resign", id="r")
            refused = await client.answer(type="hint", id="h", seq=table.seq)

    assert (refused["type"], refused["code"]) == ("refusal", "not_allowed")


@every_game
async def test_a_table_of_bots_of_all_levels_plays_to_the_end_by_itself(name: str) -> None:
    game = catalog.game(name)
    seats = max(game.seats[0], 2)
    chosen = (LEVELS * seats)[:seats]
    async with a_house(means=means()) as address:
        lobby = address.house.lobby
        table = await lobby.open(Wish(name, seats, bots=tuple(chosen)))
        await lobby.seating.start(table, None)
        async with asyncio.timeout(200):
            while table.is_live():
                await asyncio.sleep(0.02)

    assert table.match.outcome().by == "rules"
    assert {seat.level for seat in table.header.seats} == set(chosen)


async def test_workers_that_die_are_replaced_and_every_question_is_answered() -> None:
    async with a_house(means=means(), bot_pace=1000, bot_workers=2) as address:
        party = await a_party(address)
        table = address.house.lobby.tables[party.table]
        thinker, question = address.house.thinker, ask(table, min(table.match.legal), "cowboy")
        await thinker.think(question)
        asked = [asyncio.create_task(thinker.think(question)) for _ in range(20)]
        await asyncio.sleep(0)
        for pid in list(thinker.quick.pool._processes):
            os.kill(pid, signal.SIGKILL)

        answers = await asyncio.gather(*asked)

    assert {answer.action for answer in answers} <= set(question.actions)


async def test_a_worker_without_end_is_replaced_and_costs_nobody_else_an_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinking, "WARMING", 4.0)
    staff = Staff(1, 0, longest=1.0)
    try:
        assert await staff.ask(abs, -1) == 1
        stuck = asyncio.create_task(staff.ask(endless, 1))
        forgotten = asyncio.create_task(staff.ask(endless, 2))
        others = [asyncio.create_task(staff.ask(abs, -number)) for number in range(5)]
        await asyncio.sleep(0.2)
        stuck.cancel()  # nobody waits for it any more, but it still keeps the worker busy

        assert await asyncio.gather(*others) == list(range(5))
        with pytest.raises(TimeoutError):
            await forgotten
    finally:
        staff.close()


async def test_the_table_acts_for_a_bot_without_end_and_is_named_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "QUICK_LONGEST", 0.5)
    monkeypatch.setattr(thinking, "WARMING", 1.0)
    async with a_house(means=means(), bot_pace=1000) as address:
        party = await a_party(address)
        table = address.house.lobby.tables[party.table]
        thinker, question = address.house.thinker, ask(table, min(table.match.legal), "cowboy")
        asker = Asker(WAITED_FOR, party.table, "192.0.2.1")
        monkeypatch.setattr(thinking, "think", endless)
        with capture_logs() as lines:
            answers = [await thinker.think(question, asker) for _ in range(FREE_STRIKES)]
            began = monotonic()
            answers.append(await thinker.think(question, asker))
            after = monotonic() - began

    patience = table.game.patience(question.view, table.match.legal[min(table.match.legal)])[1].text
    assert {answer.action for answer in answers} == {patience}
    assert [line["table"] for line in lines if line["event"] == "bot_gave_up"] == [party.table]
    assert after < 0.3  # no worker is lost to it any more


def test_a_worker_without_end_does_not_keep_the_server_from_ending() -> None:
    program = """
import asyncio
from saloon.server.bots.thinker import Staff
from toys import endless

async def work():
    staff = Staff(1, 0)
    await staff.ask(abs, -1)
    task = asyncio.create_task(staff.ask(endless, 1))
    await asyncio.sleep(0.5)
    task.cancel()
    staff.close()

if __name__ == "__main__":
    asyncio.run(work())
    print("over", flush=True)
"""
    path = os.pathsep.join(part for part in sys.path if part)
    started = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )

    assert (done.returncode, done.stdout) == (0, "over\n"), done.stderr
    assert time.monotonic() - started < 45


async def test_a_bot_that_fails_is_replaced_by_its_rating() -> None:
    async with a_house(means=means(), bot_pace=1000) as address:
        party = await a_party(address)
        table = address.house.lobby.tables[party.table]
        question = ask(table, min(table.match.legal), "nobody")

        answer = await address.house.thinker.think(question)

    assert answer.action in question.actions
    assert "nobody" in answer.failure


async def test_the_more_bots_think_at_once_the_less_each_may_think() -> None:
    async with a_house(means=means(), bot_pace=1000, bot_workers=2) as address:
        party = await a_party(address)
        table = address.house.lobby.tables[party.table]
        thinker, question = address.house.thinker, ask(table, min(table.match.legal), "legend")

        thinking = [asyncio.create_task(thinker.think(question)) for _ in range(8)]
        await asyncio.sleep(0)
        share = thinker.desk.share(SOMEBODY)
        answers = await asyncio.gather(*thinking)

    assert share == 1000 * 2 // 8
    assert thinker.desk.share(SOMEBODY) == 1000
    assert {answer.action for answer in answers} <= set(question.actions)


class Room:
    """A desk at which questions take as long as the test likes, and the order in which they were called."""

    def __init__(self, workers: int) -> None:
        self.desk = Desk(workers)
        self.called: list[Asker] = []
        self.shares: list[int] = []
        self._done = asyncio.Semaphore(0)
        self._asked: list[asyncio.Task[None]] = []

    async def _ask(self, asker: Asker) -> None:
        async with self.desk.worker(asker) as share:
            self.called.append(asker)
            self.shares.append(share)
            await self._done.acquire()

    async def ask(self, *askers: Asker) -> None:
        self._asked += [asyncio.create_task(self._ask(asker)) for asker in askers]
        await self._settle()

    async def finish(self, number: int = 1) -> None:
        for _ in range(number):
            self._done.release()
            await self._settle()

    async def _settle(self) -> None:
        for _ in range(10):
            await asyncio.sleep(0)


PERSON = Asker(WAITED_FOR, "t", "192.0.2.1")


async def test_tables_of_bots_alone_take_neither_turn_nor_thought_from_people() -> None:
    room = Room(1)
    unseen = [Asker(UNSEEN, f"u{number}", f"u{number}") for number in range(50)]
    await room.ask(*unseen, Asker(LOOKED_AT, "l", "l"), PERSON)
    await room.finish(2)

    assert room.called == [unseen[0], PERSON, Asker(LOOKED_AT, "l", "l")]
    assert room.shares[1:] == [1000, 1000]
    await room.finish(50)
    assert len(room.called) == 52


async def test_if_there_are_several_workers_one_is_kept_for_people() -> None:
    room = Room(2)
    await room.ask(*[Asker(UNSEEN, "u", "u")] * 5)
    before = len(room.called)
    await room.ask(PERSON)

    assert (before, len(room.called), room.called[-1]) == (1, 2, PERSON)
    await room.finish(6)


async def test_an_address_with_many_tables_has_the_share_of_one() -> None:
    room = Room(1)
    many = [Asker(WAITED_FOR, f"m{number}", "192.0.2.9") for number in range(20)]
    await room.ask(*many, PERSON)
    await room.finish()

    assert room.called == [many[0], PERSON]
    assert room.shares[1] == 500
    await room.finish(20)
    assert len(room.called) == 21
    assert room.desk._called == {}


async def test_who_gives_up_waiting_leaves_the_desk() -> None:
    desk = Desk(1)
    async with desk.worker(PERSON):
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.01), desk.worker(PERSON):
                pass

    assert desk.share(PERSON) == 1000
    assert desk._everybody() == []


async def test_who_is_there_decides_how_urgent_a_bot_is() -> None:
    async with a_house(means=means(), bot_pace=1000) as address:
        party = await a_party(address, people=1, bots=1)
        table = address.house.lobby.tables[party.table]
        nobody = asker_at(table)
        async with connected(address, party.table):
            looker = asker_at(table)
            async with connected(address, party.table, party.secrets[0]):
                player = asker_at(table)

    assert nobody == Asker(UNSEEN, party.table, party.table)
    assert looker == Asker(LOOKED_AT, party.table, party.table)
    assert player == Asker(WAITED_FOR, party.table, "127.0.0.1")


async def test_a_bot_without_a_choice_takes_as_long_as_one_that_chooses() -> None:
    async with a_house(means=means(), bot_pace=1000) as address:
        party = await a_party(address)
        table = address.house.lobby.tables[party.table]
        thinker, free = address.house.thinker, ask(table, min(table.match.legal), "legend:bold")
        started = monotonic()
        await thinker.think(free)
        chosen = monotonic() - started
        started = monotonic()
        await thinker.think(replace(free, actions=free.actions[:1], level="legend:even"))
        forced = monotonic() - started

    assert forced > 0.9 * chosen


async def test_a_bot_whose_time_cannot_be_found_acts_as_the_usual_one() -> None:
    async with a_house(means=replace(means(), ticker=HandTicker()), bot_pace=1000) as address:
        party = await a_party(address, people=1, bots=2, game="fastwest")
        table = address.house.lobby.tables[party.table]
        question = replace(Asking(table, 1).when(NEVER), level="nobody")
        with capture_logs() as lines:
            at = await address.house.thinker.when(question)

    assert isinstance(at, int)
    assert [(line["event"], line["bot"], line["log_level"]) for line in lines] == [("bot_fell_back", "nobody", "error")]


async def test_an_older_table_may_name_a_temper() -> None:
    async with a_house(means=means(), bot_pace=1000) as address:
        party = await a_party(address, people=1, bots=1)
        table = address.house.lobby.tables[party.table]
        table.header.seats[1].level = "legend:bold"

        assert Asking(table, 1).when(NEVER).level in {f"legend:{temper}" for temper in TEMPERS}


async def test_what_one_address_skips_has_a_budget() -> None:
    async with a_house(means=means(), bot_pace=2, rate_skips="10/minute") as address:
        party = await a_party(address, people=1, bots=3, options={"match_end": "fixed_hands", "hands": 50})
        table = address.house.lobby.tables[party.table]
        async with connected(address, party.table, party.secrets[0]):
            keeper, began = address.house.keeper, monotonic()
            table.people.skips.add(0)
            keeper._set_hurry(table)
            for _ in range(10):
                await keeper._hesitate(table, 5.0)
            hurried = monotonic() - began
            began = monotonic()
            await keeper._hesitate(table, 0.3)
            waited = monotonic() - began

    assert hurried < 5
    assert waited >= 0.29


@every_game
async def test_bots_of_one_level_differ_in_temper_and_keep_it(name: str) -> None:
    async with a_house(means=means(), bot_pace=1000) as address:
        tempers = set()
        for _ in range(6):
            party = await a_party(address, people=1, bots=catalog.game(name).seats[0] - 1, game=name)
            table = address.house.lobby.tables[party.table]
            levels = {Asking(table, 1).when(NEVER).level for _ in range(3)}
            assert len(levels) == 1
            tempers |= {level.partition(":")[2] for level in levels}

    assert len(tempers) > 1
    assert tempers <= set(TEMPERS)


def test_the_pace_of_a_table_shows_in_every_decision() -> None:
    assert max(hesitation(1.0, "quick") for _ in range(50)) < min(hesitation(1.0, "calm") for _ in range(50))


class Hasty(Notebook):
    """Answers in the very moment in which it hears that it is its turn."""

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__()
        self.table, self.seat = table, seat
        self.answers: list[asyncio.Task[None]] = []

    def hear(self, news: News) -> None:
        if isinstance(news, Entered):
            self.answers.append(asyncio.create_task(self.answer()))

    async def answer(self) -> None:
        actions = self.table.match.legal.get(self.seat, []) if self.table.is_live() else []
        if actions:
            await self.table.act(self.seat, self.table.seq, actions[0].text)


async def test_a_bot_that_is_answered_at_once_does_not_miss_its_turn() -> None:
    async with a_house(means=means()) as address:
        party = await a_party(address, people=1, bots=1, options={"match_end": "fixed_hands", "hands": 2})
        table = address.house.lobby.tables[party.table]
        hasty = Hasty(table, 0)
        table.audience.append(hasty)
        await hasty.answer()
        async with asyncio.timeout(60):
            while table.is_live():
                await asyncio.sleep(0.01)
        await asyncio.gather(*hasty.answers)

    assert table.match.outcome().by == "rules"
