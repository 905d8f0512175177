"""Hints of bots: the host allows or forbids them; unless said otherwise they are for people alone among bots."""

from typing import Any

import pytest
from houses import Address, Party, a_house, a_party, connected, rest

from saloon.table.store import Header


async def ask(address: Address, party: Party, lang: str = "en") -> tuple[dict[str, Any], bool]:
    """Ask for a hint on the seat that is to act; return the answer, and whether the table says that there are hints."""
    seat = min(address.house.lobby.tables[party.table].match.legal)
    async with connected(address, party.table, party.secrets[seat], lang=lang) as client:
        return await client.answer(type="hint", id="h", seq=0), client.heard[0]["table"]["has_hints"]


@pytest.mark.parametrize(
    ("people", "hints", "allowed"),
    [
        (1, "auto", True),
        (2, "auto", False),
        (1, "always", True),
        (2, "always", True),
        (1, "never", False),
        (2, "never", False),
    ],
)
async def test_between_people_there_are_no_hints_unless_the_host_says_otherwise(
    people: int, hints: str, allowed: bool
) -> None:
    async with a_house(bot_pace=1000) as address:
        party = await a_party(
            address, people=people, game="farwest", bots=3 - people, hints=hints, options={"leader": "0"}
        )
        answer, told = await ask(address, party)

    assert (answer["type"], told) == (("hint" if allowed else "refusal"), allowed)


@pytest.mark.parametrize(("lang", "sentence"), [("en", "At this table"), ("fr", "À cette table")])
async def test_a_hint_that_is_forbidden_is_refused_in_words(lang: str, sentence: str) -> None:
    async with a_house(bot_pace=1000) as address:
        party = await a_party(address, people=2, game="farwest", options={"leader": "0"})
        refused, _ = await ask(address, party, lang)

    assert (refused["code"], refused["message"][: len(sentence)]) == ("not_allowed", sentence)


async def test_the_host_changes_it_before_the_match_and_everybody_is_told() -> None:
    async with a_house(bot_pace=1000) as address, rest(address) as client:
        party = await a_party(address, people=2, start=False)
        path, headers = f"/api/tables/{party.table}", {"authorization": f"Bearer {party.secrets[0]}"}
        async with connected(address, party.table, party.secrets[1]) as guest:
            before = guest.heard[0]["table"]
            changed = (await client.patch(path, json={"hints": "always"}, headers=headers)).json()
            told = (await guest.hear("players", table=changed))["table"]
            wrong = await client.patch(path, json={"hints": "sometimes"}, headers=headers)

    assert [(facts["hints"], facts["has_hints"]) for facts in (before, told)] == [("auto", False), ("always", True)]
    assert wrong.status_code == 422


async def test_who_is_left_alone_among_bots_may_ask_again() -> None:
    async with a_house(bot_pace=1000) as address:
        party = await a_party(address, people=2, bots=1, game="farwest", options={"leader": "0"})
        await address.house.lobby.tables[party.table].resign(1)

        answer, told = await ask(address, party)

    assert (answer["type"], told) == ("hint", True)


def test_a_table_from_before_has_hints_for_people_alone() -> None:
    assert Header.__dataclass_fields__["hints"].default == "auto"
