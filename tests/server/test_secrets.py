"""Non-interference at the socket: what a seat may not know does not change one byte that it receives."""

import itertools

import pytest
from houses import Client, a_house, connected
from tables import HandClock

from saloon import catalog
from saloon.core.chance import SeededChance
from saloon.core.rules import save
from saloon.lab.walk import random_action
from saloon.storage.memory import MemoryStore
from saloon.table.lobby import Means, Wish
from saloon.table.table import Table

STEPS = 40
games = pytest.mark.parametrize("name", [name for name in catalog.names() if not catalog.game(name).has_clock])


async def twin(address, name: str, seats: int) -> tuple[Table, list[str]]:
    lobby = address.house.lobby
    table = await lobby.open(Wish(name, seats))
    secrets = [(await lobby.sit(table, f"Player {seat}"))[1] for seat in range(seats)]
    await lobby.start(table, 0)
    return table, secrets


def means() -> Means:
    ids = itertools.count(1)
    return Means(
        now=HandClock(),
        make_id=lambda: "table",
        make_seed=lambda: "the same seed",
        make_secret=lambda: f"secret {next(ids)}",
    )


def looks_the_same(one: Table, other: Table, seat: int) -> bool:
    return save(one.ledger.view(seat)) == save(other.ledger.view(seat))


async def drain(client: Client) -> None:
    await client.send(type="ping", n=1)
    await client.hear("pong")


@games
@pytest.mark.parametrize("seed", range(4))
async def test_two_matches_that_look_the_same_to_a_seat_send_it_the_same_bytes(name: str, seed: int) -> None:
    """The hidden cards of one of two equal matches are dealt anew, as the seat could imagine them."""
    game = catalog.game(name)
    luck = SeededChance(f"{name} {seed}")
    seats = min(3, game.seats[1])
    watcher = seed % seats
    async with a_house(MemoryStore(), means()) as left, a_house(MemoryStore(), means()) as right:
        (one, secrets), (other, _) = await twin(left, name, seats), await twin(right, name, seats)
        for _ in range(5 + luck.below(12)):
            if not one.is_live():
                break
            seat = sorted(one.ledger.legal)[luck.below(len(one.ledger.legal))]
            action = random_action(one.ledger.match, seat, luck)
            for table in (one, other):
                await table.act(seat, table.seq, str(action))
        imagined = game.rules.imagine(one.ledger.view(watcher), luck)
        other.ledger.match.state = imagined
        other.ledger._ask(0, set())
        other.ledger.asked, other.ledger.since = dict(one.ledger.asked), dict(one.ledger.since)
        async with (
            connected(left, "table", secrets[watcher]) as first,
            connected(right, "table", secrets[watcher]) as second,
        ):
            assert first.raw == second.raw  # the snapshot
            for _ in range(STEPS):
                both = sorted(set(one.ledger.legal) & set(other.ledger.legal))
                if not both or not looks_the_same(one, other, watcher) or not (one.is_live() and other.is_live()):
                    break
                seat = both[luck.below(len(both))]
                shared = [each for each in one.ledger.legal[seat] if each in other.ledger.legal[seat]]
                if not shared:
                    break
                action = shared[luck.below(len(shared))]
                seen = []
                for table in (one, other):
                    await table.act(seat, table.seq, action.text)
                    events = table.ledger.told[-1].events
                    seen.append([(event.kind.name, event.facts_for(watcher)) for event in events])
                if seen[0] != seen[1] or not looks_the_same(one, other, watcher):
                    break  # now something different was truly shown
                await drain(first)
                await drain(second)
                assert first.raw == second.raw
