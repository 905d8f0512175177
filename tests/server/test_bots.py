"""Bots at the online table, in every game: they sit in, they give hints, they play to the end."""

import asyncio
import os
import signal
from dataclasses import replace

import pytest
from houses import Address, a_house, a_party, connected
from tables import HandTicker, Notebook

from saloon import catalog
from saloon.bots.levels import levels
from saloon.server.bots.questions import ask
from saloon.table.audience import Entered, News
from saloon.table.clock import Ticker
from saloon.table.lobby import Means, Wish
from saloon.table.table import Table

HASTE = 15.0
every_game = pytest.mark.parametrize("name", catalog.names())


def means(grace: int = 60_000) -> Means:
    return Means(ticker=Ticker(HASTE), grace=grace, make_seed=lambda: "dust")


def by_bots(table: Table, seat: int) -> int:
    return len([entry for entry in table.match.entries if entry.by == "bot" and entry.seat == seat])


async def play_first(address: Address, table: Table, seat: int, *, until_bot_of: int) -> None:
    """Let a person who is there do the first thing he may, until a bot has acted for another."""
    async with asyncio.timeout(60):
        while not by_bots(table, until_bot_of):
            actions = table.match.legal.get(seat, [])
            if actions and table.deadlines.window_number() is None:
                await table.act(seat, table.seq, actions[0].text)
            await asyncio.sleep(0.005)


@every_game
async def test_a_bot_sits_in_for_who_is_gone_and_leaves_when_he_is_back(name: str) -> None:
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

            assert hint["type"] == "hint"
            assert hint["act"] in [action.text for action in table.match.legal[seat]]


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
    chosen = (levels(game) * seats)[:seats]
    async with a_house(means=means()) as address:
        lobby = address.house.lobby
        table = await lobby.open(Wish(name, seats, bots=tuple(chosen)))
        await lobby.start(table, None)
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
        for pid in list(thinker._pool._processes):
            os.kill(pid, signal.SIGKILL)

        answers = await asyncio.gather(*asked)

    assert set(answers) <= set(question.actions)


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
