"""From any position of a finished match somebody can play on against bots; nothing else of it changes."""

from typing import Any

import msgspec
import pytest
from houses import Address, a_finished_match, a_house, a_party, connected, rest

from saloon import catalog
from saloon.core.match import Match
from saloon.core.rules import SPECTATOR, save
from saloon.storage.memory import MemoryStore
from saloon.table.verify import verify

TURN_BASED = [name for name in catalog.names() if catalog.game(name).realtime is None]


async def branched(address: Address, table: str, **body: Any) -> Any:
    async with rest(address) as client:
        return await client.post(f"/api/tables/{table}/branch", json={"move": 3, "seat": 0, **body})


def a_match(address: Address, table: str) -> Match:
    return address.house.lobby.tables[table].match


def plain(view: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(view))


@pytest.mark.parametrize("game", TURN_BASED)
async def test_a_branch_begins_where_the_match_stood_and_bots_go_on(game: str) -> None:
    async with a_house() as address:
        table = await a_finished_match(address, game)
        match = a_match(address, table)
        state = match.state_after(3)
        mover = match.moves[3].seat
        other = next(seat for seat in range(match.seats) if seat != mover)

        opened = (await branched(address, table, seat=other)).json()
        branch = a_match(address, opened["table"]["id"])

        assert (opened["seat"], opened["table"]["status"]) == (other, "live")
        assert opened["table"]["origin"] == {"table": table, "move": 3}
        assert branch.position == save(state)
        async with connected(address, opened["table"]["id"], opened["secret"]) as client:
            while not client.heard[-1].get("seq"):
                await client.hear()  # the bot whose turn it was has moved
        assert branch.moves[0].seat == mover


@pytest.mark.parametrize("game", TURN_BASED)
async def test_a_branch_tells_its_player_what_the_seat_may_know_and_no_more(game: str) -> None:
    async with a_house(bot_pace=3600.0) as address:
        table = await a_finished_match(address, game)
        state = a_match(address, table).state_after(5)
        rules = catalog.game(game).rules

        opened = (await branched(address, table, move=5, seat=1)).json()
        async with connected(address, opened["table"]["id"], opened["secret"]) as player:
            assert player.heard[0]["position"]["view"] == plain(rules.view(state, 1))
        async with connected(address, opened["table"]["id"]) as spectator:
            assert spectator.heard[0]["position"]["view"] == plain(rules.view(state, SPECTATOR))
        async with rest(address) as client:
            asked = [await client.get(f"/api/tables/{opened['table']['id']}/{part}") for part in ("replay", "frames")]
            facts = (await client.get(f"/api/tables/{opened['table']['id']}")).text

    assert [answer.status_code for answer in asked] == [409, 409]
    assert "position" not in facts


async def test_other_moves_come_before_the_branch_by_whoever_may_make_them() -> None:
    async with a_house(bot_pace=3600.0) as address:
        table = await a_finished_match(address)
        match = a_match(address, table)
        legal = [action.text for action in match.game.rules.legal_actions(match.state_after(3), match.moves[3].seat)]
        what_if = next(text for text in legal if text != match.moves[3].action.text)

        opened = (await branched(address, table, moves=[what_if])).json()
        again = {"seat": match.moves[3].seat, "action": str(match.moves[3].action), "draws": match.moves[3].draws}
        exact = (await branched(address, table, moves=[again])).json()

        assert a_match(address, opened["table"]["id"]).position != save(match.state_after(3))
        assert a_match(address, exact["table"]["id"]).position == save(match.state_after(4))


async def test_what_cannot_be_played_opens_no_table() -> None:
    async with a_house() as address:
        table = await a_finished_match(address)
        moves, mover = len(a_match(address, table).moves), a_match(address, table).moves[3].seat
        before = len(address.house.lobby.tables)

        refused = [
            await branched(address, table, **body)
            for body in (
                {"moves": ["raise 3"]},
                {"moves": ["join"]},
                {"moves": [{"seat": mover, "action": "stand", "draws": [7]}]},
                {"move": moves + 1},
                {"move": -1},
                {"seat": 9},
                {"level": "champion"},
                {"moves": ["stand"] * 201},
                {"name": "\u200b"},
            )
        ]

        assert len(address.house.lobby.tables) == before
    assert [answer.json()["code"] for answer in refused] == [
        "malformed_message",
        "illegal_action",
        "wrong_log",
        "malformed_message",
        "malformed_message",
        "not_allowed",
        "unknown_level",
        "malformed_message",
        "malformed_message",
    ]


async def test_a_running_match_has_no_branches() -> None:
    async with a_house() as address:
        party = await a_party(address)

        refused = await branched(address, party.table, move=0)
        async with rest(address) as client:
            path = f"/api/tables/{party.table}/branch?lang=fr"
            french = (await client.post(path, json={"move": 0, "seat": 0})).json()

    assert (refused.status_code, refused.json()["code"]) == (409, "wrong_moment")
    assert french["message"] == "La partie n’est pas encore finie."


async def test_the_end_of_a_match_and_a_race_are_refused_with_a_reason() -> None:
    async with a_house() as address:
        async with rest(address) as client:
            body = {"game": "abilene", "seats": 2, "bots": ["cowboy"] * 2, "sit": False}
            table = (await client.post("/api/tables", json=body)).json()["table"]["id"]
        async with connected(address, table) as spectator:
            while not spectator.heard[-1].get("result"):
                await spectator.hear()
        over = (await branched(address, table, move=len(a_match(address, table).moves))).json()
        race = (await branched(address, await a_finished_match(address, "fastwest"))).json()

    assert (over["code"], over["message"].split(".")[0]) == (
        "wrong_moment",
        "In this position nobody is to act any more",
    )
    assert (race["code"], race["message"].split(":")[0]) == (
        "not_allowed",
        "A race against the clock cannot be taken up in its middle",
    )


async def test_the_bots_of_the_match_sit_where_they_sat_unless_others_are_asked_for() -> None:
    async with a_house(bot_pace=3600.0) as address:
        async with rest(address) as client:
            body = {"game": "abilene", "seats": 3, "bots": ["tenderfoot"] * 2, "name": "Ada"}
            opened = (await client.post("/api/tables", json=body)).json()
            table, headers = opened["table"]["id"], {"authorization": f"Bearer {opened['secret']}"}
            await client.post(f"/api/tables/{table}/start", headers=headers)
        await address.house.lobby.tables[table].resign(0)
        same = (await branched(address, table, move=0, seat=1)).json()["table"]["players"]
        other = (await branched(address, table, move=0, seat=0, level="legend", name="Bill")).json()["table"]["players"]

    assert [player["level"] for player in same] == ["cowboy", None, "tenderfoot"]
    assert [player["level"] for player in other] == [None, "legend", "legend"]
    assert other[0]["name"] == "Bill"


async def test_a_branch_is_a_match_like_any_other_that_survives_a_restart_and_replays() -> None:
    store = MemoryStore()
    async with a_house(store) as address:
        table = await a_finished_match(address)
        opened = (await branched(address, table)).json()
        branch = opened["table"]["id"]
    async with a_house(store) as address, rest(address) as client:
        facts = (await client.get(f"/api/tables/{branch}")).json()
        await address.house.lobby.tables[branch].resign(0)
        replay = (await client.get(f"/api/tables/{branch}/replay")).json()
        luck = (await client.get(f"/api/tables/{branch}/luck")).json()
        listed = (await client.get("/api/tables")).json()

    assert facts["origin"] == {"table": table, "move": 3}
    assert verify(replay).seed_hash == luck["seed_hash"]
    assert branch not in [each["id"] for each in listed]


async def test_a_rematch_of_a_branch_is_an_ordinary_match() -> None:
    async with a_house() as address:
        opened = (await branched(address, await a_finished_match(address))).json()
        table = address.house.lobby.tables[opened["table"]["id"]]
        await table.resign(0)
        async with connected(address, table.header.id, opened["secret"]) as client:
            await client.answer(type="rematch", id="r")
        again = address.house.lobby.tables[table.header.next]

    assert (again.header.origin, again.header.position) == (None, None)
    assert again.match.setup_draws


async def test_branches_are_counted_as_tables_of_an_address() -> None:
    async with a_house(rate_tables="3/hour") as address:
        table = await a_finished_match(address)
        answers = [(await branched(address, table)).status_code for _ in range(3)]

    assert answers == [201, 201, 429]
