"""A finished match is reviewed once, beside everything else, and its review is kept with it."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from houses import Address, a_finished_match, a_house, a_party, rest

from saloon.bots.review.reviewer import EDITION
from saloon.server.http.bodies import ReviewState
from saloon.server.reviews import MOST_EACH, MOST_WAITING, Job, Reviews
from saloon.storage.database import open_store
from saloon.storage.memory import MemoryStore
from saloon.table.errors import TooFast
from saloon.table.store import Kept

PAGE = (Path(__file__).parent.parent.parent / "docs/protocol.md").read_text("utf-8")


async def reviewed(address: Address, table: str) -> dict[str, Any]:
    """Ask for a review and wait until it is ready."""
    async with rest(address) as client:
        await client.post(f"/api/tables/{table}/review")
        while True:
            found = (await client.get(f"/api/tables/{table}/review")).json()
            if found["state"] not in ("waiting", "running"):
                return found
            await asyncio.sleep(0.05)


async def test_whoever_asks_a_match_is_reviewed_once_and_the_review_adds_up() -> None:
    store = MemoryStore()
    async with a_house(store) as address, rest(address) as client:
        table = await a_finished_match(address)
        before = (await client.get(f"/api/tables/{table}/review")).json()
        asked = [(await client.post(f"/api/tables/{table}/review")).json()["state"] for _ in range(3)]
        found = await reviewed(address, table)
        kept = await store.review(table)

    assert (before["state"], before["review"]) == ("none", None)
    assert set(asked) <= {"running", "done"}
    assert found["state"] == "done"
    assert kept is not None
    assert kept.edition == EDITION
    review = found["review"]
    assert [each["start"] + each["luck"] + each["own"] + each["others"] for each in review["ledgers"]] == [0, 10_000]
    assert review["chances"][-1] == [0, 10_000]  # seat 0 has resigned
    assert review["steps"][-1]["kind"] == "resign"


async def test_the_review_that_the_protocol_shows_has_the_fields_of_a_real_one() -> None:
    shown = json.loads(re.search(r"```json response GET /api/tables/{id}/review\n(.*?)```", PAGE, re.DOTALL)[1])
    async with a_house() as address:
        real = await reviewed(address, await a_finished_match(address))

    assert set(real) == set(shown)
    assert set(real["review"]) == set(shown["review"])
    for part in ("steps", "ledgers"):
        assert set(real["review"][part][0]) == set(shown["review"][part][0])
    assert msgspec.convert(shown, ReviewState).review is not None


async def test_a_running_match_is_never_reviewed() -> None:
    async with a_house() as address, rest(address) as client:
        party = await a_party(address)
        asked = await client.post(f"/api/tables/{party.table}/review")
        read = await client.get(f"/api/tables/{party.table}/review", headers={"accept-language": "fr"})

    assert (asked.status_code, asked.json()["code"]) == (409, "wrong_moment")
    assert asked.json()["message"] == "A match that is being played is never analysed. Come back when it is over."
    assert read.json()["message"] == "Une partie en cours n’est jamais analysée. Revenez quand elle sera finie."


async def test_a_review_is_found_again_after_a_restart(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/house.db"
    async with a_house(await open_store(url)) as address:
        table = await a_finished_match(address)
        first = await reviewed(address, table)
    async with a_house(await open_store(url)) as address, rest(address) as client:
        again = (await client.get(f"/api/tables/{table}/review")).json()

    assert again == first
    assert again["state"] == "done"


@pytest.mark.parametrize("kept", [Kept(EDITION, "{"), Kept(EDITION - 1, "{}")], ids=["damaged", "older"])
async def test_a_review_that_cannot_be_used_is_made_anew(kept: Kept) -> None:
    store = MemoryStore()
    async with a_house(store) as address:
        table = await a_finished_match(address)
        await store.keep_review(table, kept)
        found = await reviewed(address, table)

    assert found["state"] == "done"


async def test_who_waits_is_told_their_place_and_how_long_and_a_rush_is_refused() -> None:
    async with a_house() as address:
        assert address.house is not None
        tables = [await address.house.lobby.find(await a_finished_match(address)) for _ in range(3)]
        reviews = address.house.reviews
        first, second, third = [await reviews.ask(table, f"home{number}") for number, table in enumerate(tables)]
        reviews._jobs.extend([reviews._jobs[-1]] * (MOST_WAITING - len(reviews._jobs)))
        late = await address.house.lobby.find(await a_finished_match(address))
        with pytest.raises(TooFast, match=f"{MOST_WAITING} matches wait"):
            await reviews.ask(late, "elsewhere")
        del reviews._jobs[3:]

    assert [each.state for each in (first, second, third)] == ["running", "waiting", "waiting"]
    assert [each.place for each in (first, second, third)] == [0, 1, 2]
    assert third.seconds >= second.seconds > 0


async def test_a_house_closes_at_once_while_a_review_is_made() -> None:
    async with a_house() as address:
        assert address.house is not None
        table = await address.house.lobby.find(await a_finished_match(address, "carson"))
        await address.house.reviews.ask(table, "home")
        loop = asyncio.get_running_loop()
        began = loop.time()
        await address.house.reviews.close()

    assert loop.time() - began < 5
    assert isinstance(address.house.reviews, Reviews)


async def test_a_match_that_began_from_a_position_is_reviewed_too() -> None:
    async with a_house() as address, rest(address) as client:
        first = await a_finished_match(address)
        body = {"move": 6, "seat": 0, "level": "cowboy"}
        opened = (await client.post(f"/api/tables/{first}/branch", json=body)).json()
        table = opened["table"]["id"]
        assert address.house is not None
        await (await address.house.lobby.find(table)).resign(0)
        found = await reviewed(address, table)

    assert found["state"] == "done"
    assert found["review"]["chances"][-1] == [0, 10_000]


def a_job(table: str, asker: str, *, has_people: bool = True) -> Job:
    return Job(table, None, 1.0, has_people, [asker])  # type: ignore[arg-type]  # nobody reviews it


async def test_one_address_waits_for_its_share_of_reviews_and_everybody_else_gets_theirs() -> None:
    async with a_house() as address, rest(address) as client:
        assert address.house is not None
        reviews = address.house.reviews
        tables = [await a_finished_match(address) for _ in range(2)]
        greedy = [a_job(f"bots{number}", "127.0.0.1", has_people=False) for number in range(MOST_EACH)]
        reviews._jobs.extend(greedy)
        refused = [
            await client.post(f"/api/tables/{tables[0]}/review", headers={"accept-language": lang})
            for lang in ("en", "fr")
        ]
        found = await reviews.ask(await address.house.lobby.find(tables[1]), "victim")
        del reviews._jobs[1:]

    assert [answer.status_code for answer in refused] == [429, 429]
    assert refused[0].json()["message"].startswith(f"You wait for {MOST_EACH} reviews already.")
    assert refused[1].json()["message"].startswith(f"Vous attendez déjà {MOST_EACH} analyses.")
    assert (found.state, found.place) == ("waiting", 1)


async def test_waiting_reviews_are_taken_by_turns_and_matches_of_people_first() -> None:
    reviews = Reviews(MemoryStore())
    bots = a_job("bots", "a", has_people=False)
    waiting = [bots, a_job("a1", "a"), a_job("a2", "a"), a_job("a3", "a"), a_job("b1", "b"), a_job("c1", "c")]
    reviews._jobs = [a_job("now", "a"), *waiting]
    reviews._served = {"a": 2.0, "c": 1.0}

    ordered = [job.table for job in reviews._by_turns(waiting)]
    reviews._join("a3", "d")
    joined = [job.table for job in reviews._jobs[1:]]
    await reviews.close()

    assert ordered == ["b1", "c1", "a1", "a2", "a3", "bots"]
    assert joined == ["a3", "b1", "c1", "a1", "a2", "bots"]
