"""Codes over REST and the socket: they lead where ids lead, and guessing them leads nowhere."""

import pytest
import websockets
from houses import Address, Client, a_house, a_party, connected, rest

from saloon.language import LANGUAGES
from saloon.table.codes import read_code


async def test_a_code_leads_where_the_id_leads() -> None:
    async with a_house() as address, rest(address) as client:
        party = await a_party(address, start=False)
        facts = (await client.get(f"/api/tables/{party.table}")).json()
        code = facts["code"]

        found = [(await client.get(f"/api/tables/{name}")).json() for name in (code, code.lower())]
        host = {"authorization": f"Bearer {party.secrets[0]}"}
        started = await client.post(f"/api/tables/{code}/start", headers=host)
        async with connected(address, code.lower(), party.secrets[1]) as bill:
            snapshot = bill.heard[0]
            await bill.answer(type="resign", id="r")
        over = (await client.get(f"/api/tables/{party.table}")).json()

    assert read_code(code) == code
    assert found == [facts] * 2
    assert started.status_code == 200
    assert (snapshot["table"]["id"], snapshot["table"]["code"], snapshot["seat"]) == (party.table, code, 1)
    assert (over["status"], over["code"]) == ("over", None)


@pytest.mark.parametrize(("lang", "word"), [("fr", "cinq lettres ou chiffres"), ("en", "five letters or figures")])
async def test_a_wrong_code_is_told_what_a_code_looks_like(lang: str, word: str) -> None:
    async with a_house() as address, rest(address) as client:
        for typed in ("K7M2X", "howdy", "K7"):
            refused = await client.get(f"/api/tables/{typed}", params={"lang": lang})

            assert (refused.status_code, refused.json()["code"]) == (404, "unknown_table")
            assert word in refused.json()["message"]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_who_guesses_too_often_has_to_wait_and_is_told_how_long(lang: str) -> None:
    async with a_house(rate_guesses="3/5minutes") as address, rest(address) as client:
        party = await a_party(address)
        code = address.house.lobby.tables[party.table].header.code
        for guess in ("K7M2X", "nowhere", "k7qm2w9xtr"):
            assert (await client.get(f"/api/tables/{guess}")).status_code == 404

        refused = await client.get(f"/api/tables/{code}", params={"lang": lang})
        unknown_id = await client.get("/api/tables/k7qm2w9xtr")
        by_id = await client.get(f"/api/tables/{party.table}")

    assert (refused.status_code, refused.json()["code"]) == (429, "too_fast")
    assert "5 minutes" in refused.json()["message"]
    assert 290 <= int(refused.headers["retry-after"]) <= 300
    assert unknown_id.status_code == 429
    assert by_id.status_code == 200  # an id is no guess


async def hello(address: Address, table: str) -> tuple[str, int]:
    """Say hello to a table that refuses; give the code of the refusal and of the close."""
    url = f"ws://127.0.0.1:{address.port}/ws"
    async with websockets.connect(url, subprotocols=["saloon.v1"]) as socket:
        client = Client(socket)
        await client.send(type="hello", table=table)
        refused = await client.hear("refusal")
        await socket.wait_closed()
        assert socket.close_code is not None
        return refused["code"], socket.close_code


async def test_guessing_at_the_socket_and_by_rest_share_one_budget() -> None:
    async with a_house(rate_guesses="2/minute") as address, rest(address) as client:
        first = await hello(address, "K7M2X")
        second = (await client.get("/api/tables/T6R8W")).status_code
        third = await hello(address, "K7M2X")

    assert first == ("unknown_table", 4404)
    assert second == 404
    assert third == ("too_fast", 4429)
