"""Non-interference at the socket: what a seat may not know does not change one byte that it receives."""

import itertools
import re
from contextlib import AsyncExitStack
from dataclasses import dataclass

import pytest
from houses import Address, Client, a_house, connected
from tables import HandClock, HandTicker, ask_again, counted_codes

from saloon import catalog
from saloon.core.chance import SeededChance
from saloon.core.game import Game
from saloon.core.rules import SPECTATOR, save
from saloon.lab.walk import random_action
from saloon.storage.memory import MemoryStore
from saloon.table.lobby import Wish
from saloon.table.means import Means
from saloon.table.table import Table

SEATS = 3
STEPS = 40
TRIALS = 4
READERS = (0, 1, 2, SPECTATOR)
every_game = pytest.mark.parametrize("name", catalog.names())


@dataclass
class World:
    """A table in a house of its own; two worlds have the same seed, names and clocks."""

    address: Address
    table: Table
    secrets: list[str]

    async def act(self, seat: int, text: str) -> None:
        await self.table.act(seat, self.table.seq, text, by="clock" if seat == SEATS else "person")

    def enter(self, watcher: int) -> object:
        secret = None if watcher == SPECTATOR else self.secrets[watcher]
        return connected(self.address, self.table.header.id, secret)


async def two_houses(stack: AsyncExitStack) -> list[Address]:
    """Open two houses whose ids, codes, seeds and secrets count alike."""
    return [await stack.enter_async_context(a_house(MemoryStore(), _means(), bot_pace=1000)) for _ in range(2)]


def _means() -> Means:
    ids, seeds, secrets = itertools.count(1), itertools.count(1), itertools.count(1)
    return Means(
        now=HandClock(),
        ticker=HandTicker(),
        make_id=lambda: f"table{next(ids)}",
        make_code=counted_codes(),
        make_seed=lambda: f"seed {next(seeds)}",
        make_secret=lambda: f"secret {next(secrets)}",
    )


async def a_world(address: Address, name: str, people: int = SEATS) -> World:
    """Begin a match; the last seats are for bots, who take their time."""
    lobby = address.house.lobby
    table = await lobby.open(Wish(name, SEATS, is_public=True, bots=("cowboy",) * (SEATS - people), latecomers=True))
    told = [(await lobby.seating.sit(table, f"Player {seat}"))[1] for seat in range(people)]
    await lobby.seating.start(table, 0)
    return World(address, table, told)


def some_seat(table: Table, luck: SeededChance) -> int:
    """Choose who acts; against the clock the clock does half of the time, or nothing would ever end."""
    seats = sorted(table.match.legal)
    return SEATS if SEATS in seats and luck.below(2) else seats[luck.below(len(seats))]


async def walk(worlds: list[World], steps: int, luck: SeededChance) -> None:
    """Make the same random moves in all worlds."""
    for _ in range(steps):
        table = worlds[0].table
        if not table.is_live():
            return
        seat = some_seat(table, luck)
        text = str(random_action(table.match, seat, luck))
        for world in worlds:
            await world.act(seat, text)


def imagine_other(one: World, other: World, watcher: int, luck: SeededChance) -> None:
    """Deal the hidden cards of one of two equal worlds anew, as the watcher could imagine them."""
    game: Game = one.table.game
    seat = 0 if watcher == SPECTATOR else watcher  # what looks the same to a seat looks the same to who knows less
    match, known = other.table.match, one.table.match
    match.state = game.rules.imagine(known.view(seat), luck)
    ask_again(other.table)
    match.asked, other.table.deadlines.turns.since = dict(known.asked), dict(one.table.deadlines.turns.since)


def look_the_same(one: World, other: World, watcher: int) -> bool:
    return save(one.table.match.view(watcher)) == save(other.table.match.view(watcher))


async def hear_all(client: Client) -> list[str]:
    await client.send(type="ping", n=1)
    await client.hear("pong")
    return client.raw


def no_guest(told: list[str]) -> list[str]:
    """Leave out what differs for a guest: that they are one, and what they may take back."""
    return [re.sub('"can_undo":"[a-z]+"', "", text.replace('"guest":true', '"guest":false')) for text in told]


def shared_move(one: World, other: World, luck: SeededChance) -> tuple[int, str] | None:
    """Find a move that is legal in both worlds."""
    if not (one.table.is_live() and other.table.is_live()):
        return None
    seat = some_seat(one.table, luck)
    action = random_action(one.table.match, seat, luck)
    return (seat, str(action)) if action in other.table.match.legal.get(seat, []) else None


async def make_shared_move(one: World, other: World, watcher: int, luck: SeededChance) -> bool:
    """Move in both worlds; tell whether the watcher was truly told the same."""
    move = next((found for _ in range(20) if (found := shared_move(one, other, luck))), None)
    if move is None:
        return False
    told = []
    for world in (one, other):
        await world.act(*move)
        told.append([(event.kind.name, event.facts_for(watcher)) for event in world.table.match.moves[-1].events])
    return told[0] == told[1] and look_the_same(one, other, watcher)


async def compare(one: World, other: World, watcher: int, luck: SeededChance) -> int:
    """Let a reader watch two worlds that look the same to it; count the moves until something different is shown."""
    async with one.enter(watcher) as first, other.enter(watcher) as second:
        assert first.raw == second.raw  # the snapshot
        for moves in range(STEPS):
            if not await make_shared_move(one, other, watcher, luck):
                return moves
            assert await hear_all(first) == await hear_all(second)
    return STEPS


@every_game
async def test_two_matches_that_look_the_same_to_a_reader_send_it_the_same_bytes(name: str) -> None:
    luck, compared = SeededChance(f"twins of {name}"), 0
    async with AsyncExitStack() as stack:
        houses = await two_houses(stack)
        for watcher in READERS * TRIALS:
            one, other = [await a_world(house, name) for house in houses]
            await walk([one, other], 3 + luck.below(30), luck)
            imagine_other(one, other, watcher, luck)
            compared += await compare(one, other, watcher, luck)

    assert compared > 30


async def test_in_the_duel_a_reader_is_told_nothing_of_who_took_which_bullet() -> None:
    """Two duels that differ in who grabbed what look the same, byte for byte, to who grabbed nothing."""
    luck = SeededChance("duel")
    async with AsyncExitStack() as stack:
        one, other = [await a_world(house, "fastwest") for house in await two_houses(stack)]
        while one.table.match.state.phase != "duel_grab":
            seat = max(one.table.match.legal)
            text = str(random_action(one.table.match, seat, luck))
            for world in (one, other):
                await world.act(seat, text)
        async with one.enter(2) as first, other.enter(2) as second:
            for seat, swapped, text in ((0, 1, "grab 1 300"), (1, 0, "grab 2 400")):
                await one.act(seat, text)
                await other.act(swapped, text)
            same = await hear_all(first) == await hear_all(second)

    holders = [world.table.match.state.holders for world in (one, other)]
    assert same
    assert holders == [[0, 1, -1], [1, 0, -1]]


@every_game
async def test_who_sits_down_late_knows_what_the_seat_knew_and_nothing_more(name: str) -> None:
    """Somebody who takes the seat of a bot is sent the bytes that somebody who sat there all the time is sent.

    But for two facts that tell nothing: that they are a guest, and that earlier moves are not theirs to take back.
    """
    luck, late = SeededChance(f"late {name}"), SEATS - 1
    async with AsyncExitStack() as stack:
        left, right = await two_houses(stack)
        one, other = await a_world(left, name), await a_world(right, name, people=SEATS - 1)
        await walk([one, other], 25, luck)
        seat, secret = await other.address.house.lobby.seating.sit(other.table, f"Player {late}")
        other.secrets.append(secret)
        async with one.enter(late) as first, other.enter(late) as second:
            same = [no_guest(first.raw) == no_guest(second.raw)]
            for _ in range(5):
                await walk([one, other], 1, luck)
                same.append(no_guest(await hear_all(first)) == no_guest(await hear_all(second)))

    assert seat == late
    assert same == [True] * 6
