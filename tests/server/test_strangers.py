"""Strangers who want to take over a match, end it or hold it up: the real server, and clients of ill will."""

import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import websockets
from houses import Address, Party, a_house, a_party, connected, rest

from saloon.table.table import Table

HOST, ELSEWHERE, FAR = "10.0.0.1", "10.6.6.6", "10.7.7.7"
names = itertools.count(1)


@asynccontextmanager
async def a_public_house(**settings: Any) -> AsyncIterator[Address]:
    """Open a house that learns from a proxy where people come from."""
    async with a_house(forwarded_allow_ips="127.0.0.1", bot_pace=1000, **settings) as address:
        yield address


def key(name: str) -> str:
    return f"the browser of {name}"


async def opened(address: Address, people: int = 1, bots: int = 2, **wish: Any) -> Party:
    """Open a public table for people who come from different houses, and begin."""
    wish = {"public": True, "latecomers": True, **wish}
    async with rest(address) as client:
        body = {"game": "abilene", "seats": people + bots, "name": "Ada", "visitor": key("Ada"), **wish}
        first = (await client.post("/api/tables", json=body, headers={"x-forwarded-for": HOST})).json()
        party = Party(first["table"]["id"], [first["secret"]])
        for number in range(1, people):
            sat = await sit(address, party, key(f"{number}"), f"10.0.1.{number}")
            party.secrets.append(sat["secret"])
        await client.post(f"/api/tables/{party.table}/start", headers=bearer(party.secrets[0]))
    return party


def bearer(secret: str) -> dict[str, str]:
    return {"authorization": f"Bearer {secret}"}


async def sit(address: Address, party: Party, visitor: str | None, where: str, lang: str = "en") -> dict[str, Any]:
    """Ask for a seat, under a new name each time; return the answer."""
    async with rest(address) as client:
        body = {"name": f"Guest {next(names)}", "visitor": visitor}
        path, headers = f"/api/tables/{party.table}/seats", {"x-forwarded-for": where}
        return dict((await client.post(path, json=body, headers=headers, params={"lang": lang})).json())


async def show_out(address: Address, party: Party, seat: int) -> None:
    async with rest(address) as client:
        path = f"/api/tables/{party.table}/seats/{seat}"
        shown = await client.put(path, json={"kind": "open"}, headers=bearer(party.secrets[0]))
        assert shown.status_code == 200, shown.text


def the_table(address: Address, party: Party) -> Table:
    return address.house.lobby.tables[party.table]


async def closed(client: Any) -> int:
    """Wait for the close; return its code."""
    try:
        while True:
            await client.hear()
    except websockets.ConnectionClosed as gone:
        return int(gone.rcvd.code)


@pytest.mark.parametrize(("lang", "sentence"), [("en", "The match has already begun."), ("fr", "La partie a déjà")])
async def test_a_stranger_takes_no_seat_of_a_running_match_unless_the_host_allows_it(lang: str, sentence: str) -> None:
    async with a_public_house() as address:
        party = await opened(address, latecomers=False)

        refused = await sit(address, party, key("Zoe"), ELSEWHERE, lang)

    assert (refused["code"], refused["message"].startswith(sentence)) == ("wrong_moment", True)


async def test_seats_are_not_given_away_during_a_match_unless_somebody_said_so() -> None:
    async with a_house(bot_pace=1000) as address, rest(address) as client:
        party = await a_party(address, people=1, bots=1, public=True)
        facts = (await client.get(f"/api/tables/{party.table}")).json()

        refused = await sit(address, party, key("Zoe"), ELSEWHERE)

    assert (facts["latecomers"], refused["code"]) == (False, "wrong_moment")


@pytest.mark.parametrize(("lang", "sentence"), [("en", "You, or somebody at"), ("fr", "Vous avez, ou avez eu")])
async def test_a_stranger_does_not_collect_the_seats_of_bots(lang: str, sentence: str) -> None:
    async with a_public_house() as address:
        party = await opened(address, bots=4)
        first = await sit(address, party, key("Zoe"), ELSEWHERE)
        tries = [(key("Zoe"), ELSEWHERE), (key("Zoe"), FAR), (key("Yann"), ELSEWHERE), (None, ELSEWHERE), (None, HOST)]
        again = [await sit(address, party, *each, lang) for each in tries]

    assert first["seat"] == 1
    assert [each["code"] for each in again] == ["not_allowed"] * len(tries)
    assert {each["message"][: len(sentence)] for each in again} == {sentence}


@pytest.mark.parametrize("way", ["resign", "leave"])
async def test_a_stranger_who_resigns_or_leaves_does_not_end_the_match_of_the_others(way: str) -> None:
    async with a_public_house() as address, rest(address) as client:
        party = await opened(address, bots=1)
        sat = await sit(address, party, key("Zoe"), ELSEWHERE)
        async with (
            connected(address, party.table, party.secrets[0]) as ada,
            connected(address, party.table, sat["secret"]) as zoe,
        ):
            if way == "resign":
                await zoe.send(type="resign", id="r")
            else:
                await client.delete(f"/api/tables/{party.table}/seats/1", headers=bearer(sat["secret"]))
            code = await closed(zoe)
            while (await ada.hear("players"))["table"]["players"][1]["kind"] != "bot":
                pass
        told = [message["table"]["players"][1] for message in ada.heard if message["type"] == "players"]
        again = await sit(address, party, key("Zoe"), FAR)
        table = the_table(address, party)

    assert (code, table.is_live(), table.match.resigned) == (4403, True, set())
    assert [(player["kind"], player["guest"]) for player in (told[0], told[-1])] == [("person", True), ("bot", False)]
    assert again["code"] == "not_allowed"


async def test_a_stranger_who_leaves_reads_the_cards_of_the_bot_no_longer() -> None:
    async with a_public_house() as address:
        party = await opened(address, bots=1)
        sat = await sit(address, party, key("Zoe"), ELSEWHERE)
        async with connected(address, party.table, sat["secret"]) as zoe:
            await zoe.send(type="resign", id="r")
            await closed(zoe)
        async with connected(address, party.table, sat["secret"]) as again:
            code = await closed(again)

    assert (again.heard[0]["code"], code) == ("wrong_secret", 4401)


@pytest.mark.parametrize("when", ["before the match", "during the match"])
@pytest.mark.parametrize("visitor", [(key("Zoe"), FAR), (key("Yann"), ELSEWHERE), (None, ELSEWHERE)])
async def test_who_was_shown_the_door_does_not_come_back_by_the_key_or_from_the_address(
    when: str, visitor: tuple[str | None, str]
) -> None:
    async with a_public_house() as address:
        party = await opened(address, bots=3) if when == "during the match" else await waiting(address)
        sat = await sit(address, party, key("Zoe"), ELSEWHERE)
        async with connected(address, party.table, sat["secret"]) as zoe:
            await show_out(address, party, sat["seat"])
            code = await closed(zoe)
        refused = [await sit(address, party, *visitor, lang) for lang in ("en", "fr")]
        other = await sit(address, party, key("Xavier"), FAR)

    assert (code, [each["code"] for each in refused]) == (4403, ["not_allowed", "not_allowed"])
    assert refused[0]["message"].startswith("The host has shown you the door")
    assert refused[1]["message"].startswith("L’hôte vous a montré la porte")
    assert other["seat"] == sat["seat"]


async def waiting(address: Address) -> Party:
    """Open a table for four at which Ada waits."""
    async with rest(address) as client:
        body = {"game": "abilene", "seats": 4, "name": "Ada", "public": True, "visitor": key("Ada")}
        first = (await client.post("/api/tables", json=body, headers={"x-forwarded-for": HOST})).json()
        return Party(first["table"]["id"], [first["secret"]])


async def test_the_host_and_nobody_else_lets_somebody_back_in() -> None:
    async with a_public_house() as address:
        party = await waiting(address)
        bill = await sit(address, party, key("Bill"), FAR)
        zoe = await sit(address, party, key("Zoe"), ELSEWHERE)
        name = zoe["table"]["players"][zoe["seat"]]["name"]
        await show_out(address, party, zoe["seat"])
        async with (
            connected(address, party.table, party.secrets[0]) as host,
            connected(address, party.table, bill["secret"]) as guest,
        ):
            removed = host.heard[0]["table"]["removed"]
            refused = await guest.answer(type="readmit", id="r", name=name)
            nobody = await host.answer(type="readmit", id="r", name="Nobody")
            ack = await host.answer(type="readmit", id="s", name=name)
            told = await guest.hear("players")
        back = await sit(address, party, key("Zoe"), ELSEWHERE)

    assert (removed, told["table"]["removed"]) == ([name], [])
    assert (refused["code"], nobody["code"], ack["ok"]) == ("not_allowed", "not_allowed", True)
    assert back["seat"] == zoe["seat"]


async def test_after_a_restart_the_address_of_who_comes_back_to_their_seat_is_known_again() -> None:
    async with a_public_house() as address:
        party = await opened(address)
        table = the_table(address, party)
        table.people.visitors.addresses.clear()
        async with connected(address, party.table, party.secrets[0]):
            refused = await sit(address, party, key("Zoe"), "127.0.0.1")

    assert refused["code"] == "not_allowed"
