"""People who hold a match up: the real server asks them, lets a bot sit in, and counts the votes of the others."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from houses import Client, a_house, a_party, connected

QUICK = 1.0  # seconds before somebody is asked
PATIENT = 1000.0


@asynccontextmanager
async def a_held_up_match(
    seconds: float, people: int = 2, lang: str = "en", **wish: Any
) -> AsyncIterator[list[Client]]:
    """Begin a match at which everybody is there; whoever is to move does not."""
    async with a_house(idle_seconds=seconds, bot_pace=0.0) as address, AsyncExitStack() as stack:
        party = await a_party(address, people, **wish)
        clients = [
            await stack.enter_async_context(connected(address, party.table, secret, lang=lang))
            for secret in party.secrets
        ]
        yield clients


def to_act(client: Client) -> int:
    return int(client.heard[0]["position"]["to_act"][0])


async def hear_idle(client: Client, seat: int, idle: str) -> dict[str, Any]:
    """Wait until somebody is told to be so; return what is told of them."""
    while True:
        player = (await client.hear("players"))["table"]["players"][seat]
        if player["idle"] == idle:
            return dict(player)


async def test_who_never_moves_is_asked_then_a_bot_plays_until_they_say_that_they_are_back() -> None:
    async with a_held_up_match(QUICK) as clients:
        seat = to_act(clients[0])
        frozen, other = clients[seat], clients[1 - seat]
        asked = await hear_idle(frozen, seat, "asked")
        out = await hear_idle(other, seat, "out")
        moved = await other.hear("update")
        ack = await frozen.answer(type="here", id="w")
        back = await hear_idle(other, seat, "no")

    assert (asked["away"], asked["connected"]) == (False, True)
    assert (out["away"], out["connected"], out["level"]) == (True, True, "cowboy")
    assert (moved["seq"], ack["ok"], back["away"]) == (1, True, False)


async def test_whoever_floods_the_house_with_other_messages_is_asked_and_replaced_all_the_same() -> None:
    async with a_held_up_match(QUICK) as clients:
        seat = to_act(clients[0])
        frozen, other = clients[seat], clients[1 - seat]
        for number in range(200):
            await frozen.send(type="act", id=f"x{number}", seq=0, act="nonsense")
            await frozen.send(type="look", id=f"y{number}", away=bool(number % 2))
        moved = await other.hear("update")

    assert moved["seq"] == 1


@pytest.mark.parametrize(("lang", "sentence"), [("en", "Give them 200 seconds"), ("fr", "Laissez-lui d’abord 200")])
async def test_nobody_votes_a_player_out_who_has_just_been_asked_something(lang: str, sentence: str) -> None:
    async with a_held_up_match(PATIENT, people=3, lang=lang) as clients:
        seat = to_act(clients[0])
        others = [client for number, client in enumerate(clients) if number != seat]
        refused = [await client.answer(type="vote", id="v", seat=seat) for client in others for _ in range(2)]
        own = await clients[seat].answer(type="vote", id="v", seat=seat)
        wild = await others[0].answer(type="vote", id="v", seat=2**40)

    assert {each["code"] for each in refused} == {"wrong_moment"}
    assert refused[0]["message"].startswith(sentence)
    assert (own["code"], wild["code"]) == ("not_allowed", "not_allowed")


async def test_the_others_vote_and_a_bot_moves_at_once_whatever_the_player_says() -> None:
    async with a_held_up_match(5.0, people=3, clock={"mode": "move", "limit": 3600}) as clients:
        seat = to_act(clients[0])
        first, second = [client for number, client in enumerate(clients) if number != seat]
        await hear_idle(first, seat, "slow")
        await first.answer(type="vote", id="v1", seat=seat)
        told = await hear_votes(second, seat, 1)
        await clients[seat].answer(type="here", id="w1")
        await second.send(type="vote", id="v2", seat=seat)
        moved = await first.hear("update")

    assert (len(told["votes"]), told["idle"], moved["seq"]) == (1, "slow", 1)


async def hear_votes(client: Client, seat: int, count: int) -> dict[str, Any]:
    while True:
        player = (await client.hear("players"))["table"]["players"][seat]
        if len(player["votes"]) == count:
            return dict(player)


async def test_a_spectator_neither_votes_nor_says_that_somebody_is_there() -> None:
    async with a_house(idle_seconds=QUICK) as address:
        party = await a_party(address)
        async with connected(address, party.table) as looker:
            answers = [
                await looker.answer(type="vote", id="v", seat=0),
                await looker.answer(type="here", id="h"),
                await looker.answer(type="readmit", id="r", name="Ada"),
                await looker.answer(type="host", id="n", seat=1),
            ]

    assert {answer["code"] for answer in answers} == {"not_allowed"}


async def test_before_the_match_nobody_is_waited_for() -> None:
    async with a_house() as address:
        party = await a_party(address, start=False)
        async with connected(address, party.table, party.secrets[0]) as client:
            vote = await client.answer(type="vote", id="v", seat=1)
            here = await client.answer(type="here", id="h")

    assert (vote["code"], here["code"]) == ("wrong_moment", "wrong_moment")
