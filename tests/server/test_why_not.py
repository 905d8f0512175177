"""Why not: the rules say why a thing cannot be played, to who sits at the table."""

import pytest
from houses import a_house, a_party, connected

from saloon import catalog

every_game = pytest.mark.parametrize("name", catalog.names())


@every_game
async def test_who_is_not_to_act_is_told_whose_turn_it_is(name: str) -> None:
    game = catalog.game(name)
    async with a_house(bot_pace=1000) as address:
        party = await a_party(address, people=game.seats[0], game=name)
        table = address.house.lobby.tables[party.table]
        assert table.match is not None
        waiting = [seat for seat in range(table.match.seats) if seat not in table.match.legal]
        seat = waiting[0] if waiting else 0
        async with connected(address, party.table, party.secrets[seat]) as client:
            answer = await client.answer(type="why_not", id="n", kind="card", number=1)

    assert (answer["type"], answer["kind"], answer["number"]) == ("why_not", "card", 1)
    if waiting:
        assert (answer["key"], answer["facts"]) == ("not-turn", {"seats": list(table.match.legal)})
    else:
        assert answer["key"] == "not-now"


async def test_what_can_be_played_has_no_reason() -> None:
    async with a_house(bot_pace=1000) as address:
        party = await a_party(address, people=2, game="farwest", options={"leader": "0"})
        async with connected(address, party.table, party.secrets[0]) as client:
            answer = await client.answer(type="why_not", id="n", kind="colour", number=0)

    assert (answer["key"], answer["facts"]) == (None, {})


async def test_a_spectator_and_a_malformed_question_are_refused() -> None:
    async with a_house(bot_pace=1000) as address:
        party = await a_party(address, people=2, game="farwest")
        async with connected(address, party.table) as client:
            spectator = await client.answer(type="why_not", id="n", kind="card", number=1)
        async with connected(address, party.table, party.secrets[0]) as client:
            wrong = await client.answer(type="why_not", id="n", kind="card", number=-1)

    assert (spectator["code"], wrong["code"]) == ("not_allowed", "malformed_message")
