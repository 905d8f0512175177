"""The host at the socket: named by a message, told to everybody, the screen for the room too."""

import pytest
from houses import a_house, a_party, connected, rest


async def test_the_host_names_another_and_everybody_hears_who_it_is() -> None:
    async with a_house(bot_pace=1000) as address:
        party = await a_party(address, people=3)
        async with (
            connected(address, party.table, party.secrets[0]) as ada,
            connected(address, party.table, party.secrets[2]) as cora,
            connected(address, party.table, screen=True) as television,
        ):
            ack = await ada.answer(type="host", id="h", seat=2)
            while television.heard[-1].get("table", {}).get("host") != 2:
                await television.hear()
            refused = await ada.answer(type="pause", id="p", on=True)
            paused = await cora.answer(type="pause", id="p", on=True)
        async with rest(address) as client:
            facts = (await client.get(f"/api/tables/{party.table}")).json()

    assert (ack["ok"], refused["code"], paused["ok"], facts["host"]) == (True, "not_allowed", True, 2)


@pytest.mark.parametrize(("lang", "sentence"), [("en", "Only the host"), ("fr", "Seul l’hôte")])
async def test_nobody_makes_themselves_host(lang: str, sentence: str) -> None:
    async with a_house(bot_pace=1000) as address:
        party = await a_party(address)
        async with (
            connected(address, party.table, party.secrets[1], lang=lang) as bill,
            connected(address, party.table) as fan,
        ):
            refused = await bill.answer(type="host", id="h", seat=1)
            spectator = await fan.answer(type="host", id="h", seat=1)

    assert (refused["code"], refused["message"].startswith(sentence)) == ("not_allowed", True), refused
    assert spectator["code"] == "not_allowed"
    assert address.house.lobby.tables[party.table].people.host() == 0
