"""What fails after a move is true does not make the answer untrue, and harms nobody else at the table."""

from dataclasses import replace

import pytest
import websockets
from houses import Client, a_house, a_party, connected
from tables import Notebook
from toys import DrawRules, DrawState, DrawView, draw_game

from saloon.core.game import Game
from saloon.storage.memory import MemoryStore
from saloon.table.audience import Entered, News
from saloon.table.means import Means
from saloon.table.store import OVER, Header


class Deaf(Notebook):
    """A listener that fails with each entry."""

    def hear(self, news: News) -> None:
        if isinstance(news, Entered):
            raise RuntimeError("the ink is dry")


class Careless(MemoryStore):
    """A store that breaks, in a way nobody thought of, when the end of a match is noted."""

    async def save(self, header: Header) -> None:
        if header.status == OVER:
            raise RuntimeError("nobody thought of this")
        await super().save(header)


def a_move(client: Client) -> dict:
    return {"type": "act", "id": "m", "seq": 0, "act": client.heard[0]["position"]["actions"][0]}


async def test_a_listener_that_fails_does_not_make_the_answer_untrue() -> None:
    async with a_house() as address:
        party = await a_party(address)
        table = address.house.lobby.tables[party.table]
        table.audience._listeners.insert(0, Deaf())
        seat = min(table.match.legal)
        async with (
            connected(address, party.table, party.secrets[seat]) as mover,
            connected(address, party.table) as fan,
        ):
            answer = await mover.answer(**a_move(mover))
            told = await fan.hear("update")

    assert (answer["type"], answer["seq"], told["seq"]) == ("update", 1, 1)


async def test_a_bot_is_woken_although_a_listener_failed() -> None:
    async with a_house() as address:
        party = await a_party(address, people=1, bots=1)
        table = address.house.lobby.tables[party.table]
        table.audience._listeners.insert(0, Deaf())
        async with connected(address, party.table, party.secrets[0]) as client:
            while not any(entry.by == "bot" for entry in table.match.entries):
                if table.match.legal.get(0):
                    await table.act(0, table.seq, table.match.legal[0][0].text)
                await client.hear("update")


async def test_a_message_that_fails_after_its_entry_is_true_is_answered_as_carried_out() -> None:
    async with a_house(Careless()) as address:
        party = await a_party(address)
        table = address.house.lobby.tables[party.table]
        async with connected(address, party.table, party.secrets[0]) as client:
            await client.send(type="resign", id="r")
            await client.send(type="ping", n=1)
            await client.hear("pong")
            again = await client.answer(type="resign", id="r")

    answers = [(message["type"], message.get("code")) for message in client.heard if message.get("id") == "r"]
    assert answers == [("update", None), ("ack", None)]
    assert (again["seq"], table.match.resigned) == (1, {0})


async def test_a_message_that_fails_before_anything_is_true_changes_nothing_and_says_so() -> None:
    async with a_house() as address:
        party = await a_party(address)
        table = address.house.lobby.tables[party.table]
        seat = min(table.match.legal)
        async with connected(address, party.table, party.secrets[seat]) as client:
            table.people.now = lambda: [][1]
            answer = await client.answer(**a_move(client))

    assert (answer["code"], table.seq) == ("internal", 0)


class ShyRules(DrawRules):
    """Rules that cannot show the table to seat 1 once somebody has shot."""

    def view(self, state: DrawState, seat: int) -> DrawView:
        if any(state.times) and seat == 1:
            raise RuntimeError("seat 1 cannot look")
        return super().view(state, seat)


def shy_game() -> Game:
    game = draw_game()
    return replace(game, rules=ShyRules(), realtime=replace(game.realtime, due=lambda state: 60_000))


async def test_a_reader_who_cannot_be_told_starts_over_and_the_others_are_told() -> None:
    game = shy_game()
    async with a_house(means=Means(find_game=lambda name: game)) as address:
        party = await a_party(address, game="draw")
        table = address.house.lobby.tables[party.table]
        async with (
            connected(address, party.table, party.secrets[1]) as unlucky,
            connected(address, party.table) as fan,
        ):
            await table.act(0, 0, "shoot 300")
            told = await fan.hear("update")
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await unlucky.hear("update")

    assert told["seq"] == 1
    assert closed.value.rcvd.code == 1011


async def test_a_reader_who_cannot_be_told_of_a_rest_keeps_it_from_nobody_else() -> None:
    game = shy_game()
    assert game.realtime is not None
    game.realtime.lull = lambda state: 1  # between two races
    async with a_house(means=Means(find_game=lambda name: game)) as address:
        party = await a_party(address, game="draw")
        table = address.house.lobby.tables[party.table]
        async with (
            connected(address, party.table, party.secrets[1]) as unlucky,
            connected(address, party.table) as fan,
        ):
            table.match.state.times[0] = 300
            table.pause(0, on=True)
            told = await fan.hear("rest")
            with pytest.raises(websockets.ConnectionClosed):
                await unlucky.hear("rest")

    assert told["rest"]["kind"] == "pause"
