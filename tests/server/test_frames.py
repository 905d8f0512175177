"""A finished match, move by move: as a seat saw it, or with all hands open."""

import asyncio
from typing import Any

import pytest
from houses import Address, a_finished_match, a_house, a_party, rest

from saloon import catalog
from saloon.core.rules import SPECTATOR
from saloon.server.http.replays import show_frames
from saloon.server.socket.messages import write

every_game = pytest.mark.parametrize("name", catalog.names())


async def all_frames(address: Address, table: str, seat: int | str) -> list[dict[str, Any]]:
    async with rest(address) as client:
        answer = await client.get(f"/api/tables/{table}/frames", params={"seat": seat})
    assert answer.status_code == 200, answer.text
    frames: list[dict[str, Any]] = answer.json()["frames"]
    return frames


@every_game
async def test_with_all_hands_open_each_seat_is_seen_as_it_saw_itself(name: str) -> None:
    async with a_house(bot_pace=100) as address:
        table = await a_finished_match(address, name)
        seats = catalog.game(name).seats[0]
        opened, public, *own = [await all_frames(address, table, seat) for seat in ("all", -1, *range(seats))]

    assert len(opened) > 3
    assert [frame["view"] for frame in opened] == [frame["view"] for frame in public]
    for seat in range(seats):
        seen = [{**frame["view"], **frame["views"][seat]} for frame in opened]
        assert seen == [frame["view"] for frame in own[seat]]
    assert all(event["whole"] for frame in opened for event in frame["events"])
    told = [event for seat in range(seats) for frame in own[seat] for event in frame["events"] if event["whole"]]
    assert [event for event in told if event not in [each for frame in opened for each in frame["events"]]] == []
    assert not any("views" in frame for frames in (public, *own) for frame in frames)


@every_game
async def test_no_hand_is_open_before_the_match_is_over(name: str) -> None:
    async with a_house(bot_pace=100) as address, rest(address) as client:
        people = catalog.game(name).seats[0]
        party = await a_party(address, people=people, game=name, start=False)
        path, host = f"/api/tables/{party.table}", {"authorization": f"Bearer {party.secrets[0]}"}
        before = await client.get(f"{path}/frames", params={"seat": "all"}, headers=host)
        await client.post(f"{path}/start", headers=host)
        during = await client.get(f"{path}/frames", params={"seat": "all"}, headers=host)

    for refused in (before, during):
        assert (refused.status_code, refused.json()["code"]) == (409, "wrong_moment")


async def test_open_hands_come_page_by_page() -> None:
    async with a_house() as address, rest(address) as client:
        table = await a_finished_match(address, "abilene")
        path, whole = f"/api/tables/{table}/frames", await all_frames(address, table, "all")
        pages = [(await client.get(path, params={"seat": "all", "from": n, "count": 5})).json() for n in (0, 5, 10)]
        wrong = [await client.get(path, params={"seat": seat}) for seat in ("everybody", "-2", "21")]
        none = await client.get(path, params={"seat": 7})

    assert [frame for page in pages for frame in page["frames"]] == whole[:15]
    assert [answer.status_code for answer in wrong] == [422] * 3
    assert none.status_code == 403


async def test_a_seat_is_shown_nothing_but_its_own_view() -> None:
    async with a_house(bot_pace=100) as address:
        table = address.house.lobby.tables[await a_finished_match(address, "abilene")]
        frames = await asyncio.to_thread(show_frames, table.match, SPECTATOR, 0, 200)

    assert b'"views"' not in write(frames)
    assert all(frame.view["hand"] == [] for frame in frames)
