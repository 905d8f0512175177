"""The host changes a table over REST; everybody is told, and nobody ends up with the seat of another."""

import asyncio

import pytest
import websockets
from houses import Address, Client, Party, a_house, a_party, connected, rest

from saloon.language import LANGUAGES


def host(party: Party) -> dict[str, str]:
    return {"authorization": f"Bearer {party.secrets[0]}"}


async def test_everybody_is_told_what_the_host_changes() -> None:
    async with a_house() as address, rest(address) as client:
        party = await a_party(address, people=2, start=False, seats=4)
        table = f"/api/tables/{party.table}"
        async with (
            connected(address, party.table, party.secrets[1]) as bill,
            connected(address, party.table) as watcher,
        ):
            change = {
                "options": {"start_chips": 40},
                "seats": 3,
                "public": True,
                "clock": {"mode": "move", "limit": 45},
            }
            changed = await client.patch(table, json=change, headers=host(party))
            told = [(await each.hear("players", table=changed.json()))["table"] for each in (bill, watcher)]

    facts = changed.json()
    assert changed.status_code == 200
    assert told == [facts, facts]
    assert (facts["options"]["start_chips"], facts["seats"], facts["public"]) == (40, 3, True)
    assert facts["clock"] == {"mode": "move", "limit": 45}


async def messages(client: Client) -> list[dict]:
    """Read everything that comes until nothing comes, or the connection ends."""
    before = len(client.heard)
    try:
        while True:
            await asyncio.wait_for(client.hear(), 0.5)
    except (TimeoutError, websockets.ConnectionClosed):
        return client.heard[before:]


async def seat_now(address: Address, party: Party, secret: str) -> int:
    async with connected(address, party.table, secret) as client:
        return int(client.heard[0]["seat"])


@pytest.mark.parametrize("game", ["abilene", "western", "fastwest"])
async def test_after_an_exchange_nobody_sees_the_hand_of_another(game: str) -> None:
    async with a_house(bot_pace=100) as address, rest(address) as client:
        party = await a_party(address, people=3, start=False, game=game)
        ada, bill, cole = [connected(address, party.table, secret) for secret in party.secrets]
        async with ada as first, bill as second, cole as third:
            pair = {"a": 0, "b": 2}
            exchanged = await client.post(f"/api/tables/{party.table}/exchange", json=pair, headers=host(party))
            seats = [await seat_now(address, party, secret) for secret in party.secrets]
            started = await client.post(f"/api/tables/{party.table}/start", headers=host(party))
            heard = [await messages(each) for each in (first, second, third)]

    assert exchanged.status_code == started.status_code == 200
    assert [player["name"] for player in exchanged.json()["players"]] == ["Player 2", "Player 1", "Ada"]
    assert seats == [2, 1, 0]
    assert exchanged.json()["host"] == 2  # Ada, wherever she sits
    for seat, told in zip(seats, heard, strict=True):
        shown = [each["position"]["view"] for each in told if each.get("position")]
        assert {view["seat"] for view in shown if "seat" in view} <= {seat}
    assert any(each.get("position") for each in heard[1])  # Bill, who kept his seat, sees the match


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_what_the_host_may_not_do_is_refused_in_words(lang: str) -> None:
    async with a_house() as address, rest(address) as client:
        party = await a_party(address, people=3, start=False)
        table = f"/api/tables/{party.table}"
        guest = {"authorization": f"Bearer {party.secrets[1]}"}
        asked = [
            (await client.patch(table, json={"public": True}, headers=guest, params={"lang": lang}), 403),
            (await client.patch(table, json={"public": True}, params={"lang": lang}), 401),
            (await client.patch(table, json={"seats": 2}, headers=host(party), params={"lang": lang}), 409),
            (await client.patch(table, json={"seats": 11}, headers=host(party), params={"lang": lang}), 422),
            (await client.patch(table, json={"name": "x"}, headers=host(party), params={"lang": lang}), 422),
            (await client.post(f"{table}/exchange", json={"a": 0, "b": 7}, headers=host(party)), 403),
            (await client.post(f"{table}/exchange", json={"a": 0, "b": 1}, headers=guest), 403),
        ]
        await client.post(f"{table}/start", headers=host(party))
        late = await client.patch(table, json={"public": True}, headers=host(party), params={"lang": lang})
        facts = (await client.get(table)).json()

    for answer, status in [*asked, (late, 409)]:
        assert answer.status_code == status
        assert answer.json()["message"].endswith(".")
    assert ("3 personnes sont assises" if lang == "fr" else "3 people have sat down") in asked[2][0].json()["message"]
    assert not facts["public"]
