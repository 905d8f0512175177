"""A finished match becomes a study under links of its own: read by everybody who has one, changed by who may."""

from pathlib import Path
from typing import Any

from houses import a_finished_match, a_house, a_party, connected, rest
from tables import HandClock

from saloon.server.room import MOST_BYTES
from saloon.storage.database import open_store
from saloon.table.clock import DAY
from saloon.table.means import Means

Opened = dict[str, Any]


async def opened(client: Any, **body: Any) -> tuple[str, dict[str, str], Opened]:
    answer = await client.post("/api/studies", json=body)
    assert answer.status_code == 201, answer.text
    found = answer.json()
    return f"/api/studies/{found['study']['id']}", {"authorization": f"Bearer {found['secret']}"}, found["study"]


async def tried(client: Any, study: str, headers: dict[str, str], after: str) -> dict[str, Any]:
    [asked] = (await client.get(f"{study}/choices", params={"place": after})).json()["seats"]
    body = {"after": after, "action": asked["actions"][-1], "seat": asked["seat"]}
    answer = await client.post(f"{study}/tries", json=body, headers=headers)
    assert answer.status_code == 201, answer.text
    return answer.json()


async def test_a_study_is_stepped_through_forked_noted_and_found_after_a_restart(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/house.db"
    async with a_house(await open_store(url)) as address, rest(address) as client:
        table = await a_finished_match(address)
        path, headers, study = await opened(client, table=table)
        assert (study["game"], study["table"], study["tries"]) == ("abilene", table, [])

        first = await tried(client, path, headers, "m3")
        second = await tried(client, path, headers, f"t{first['id']}")
        arrows = [{"tail": "seat:0", "head": "hand:3", "kind": "threat"}]
        note = {"note": "<script>alert(1)</script>\nété", "arrows": arrows}
        await client.put(f"{path}/remarks/t{second['id']}", json=note, headers=headers)
        before = (await client.patch(path, json={"title": " Le  duel "}, headers=headers)).json()
        line = (await client.get(f"{path}/frames", params={"line": "t2", "seat": "all"})).json()
        whole = (await client.get(f"{path}/frames", params={"seat": "all"})).json()
        match = (await client.get(f"/api/tables/{table}/frames", params={"seat": "all"})).json()
        file = (await client.get(f"{path}/file")).json()

    async with a_house(await open_store(url)) as address, rest(address) as client:
        after = (await client.get(path)).json()
        again, _, _ = await opened(client, file=file)
        copy = (await client.get(again)).json()
        exported = (await client.get(f"{again}/file")).json()
        later = await client.delete(f"{path}/tries/1", headers=headers)

    assert whole == match
    assert [frame["action"] for frame in line["frames"]] == [first["action"], second["action"]]
    assert line["frames"][0]["view"] != match["frames"][4]["view"]
    assert (before["title"], before["notes"], before["arrows"]) == ("Le duel", {"t2": note["note"]}, {"t2": arrows})
    assert after == before
    assert {**copy, "id": ""} == {**after, "id": ""}
    assert exported == file
    assert (later.json()["tries"], later.json()["notes"]) == ([], {})


async def test_only_who_has_the_secret_changes_a_study_and_a_running_match_is_none() -> None:
    async with a_house() as address, rest(address) as client:
        path, headers, _ = await opened(client, table=await a_finished_match(address))
        party = await a_party(address)
        other = {"authorization": "Bearer nothing"}
        body = {"after": "m3", "action": "stand"}
        answers = [
            await client.post(f"{path}/tries", json=body),
            await client.post(f"{path}/tries", json=body, headers=other),
            await client.put(f"{path}/remarks/m1", json={"note": "x"}, headers=other),
            await client.delete(path, headers=other),
            await client.post("/api/studies", json={"table": party.table}),
            await client.post("/api/studies", json={}),
            await client.get("/api/studies/nothing"),
            await client.post(f"{path}/tries", json={**body, "after": "m99"}, headers=headers),
            await client.post(f"{path}/tries", json={**body, "action": "join"}, headers=headers),
            await client.put(f"{path}/remarks/m1", json={"note": "x" * 3000}, headers=headers),
            await client.get(f"{path}/frames", params={"seat": 7}),
        ]
        facts = (await client.get(path)).json()
        removed = await client.delete(path, headers=headers)
        gone = await client.get(path)

    assert [answer.json()["code"] for answer in answers] == [
        "wrong_secret",
        "not_allowed",
        "not_allowed",
        "not_allowed",
        "wrong_moment",
        "wrong_data",
        "not_found",
        "malformed_message",
        "illegal_action",
        "wrong_data",
        "not_allowed",
    ]
    assert (facts["tries"], facts["notes"]) == ([], {})
    assert (removed.status_code, gone.status_code) == (200, 404)


async def test_hostile_files_are_refused_and_large_ones_too() -> None:
    async with a_house() as address, rest(address) as client:
        path, headers, _ = await opened(client, table=await a_finished_match(address))
        file = (await client.get(f"{path}/file")).json()
        deep: Any = []
        for _ in range(200):
            deep = [deep]
        answers = [
            await client.post("/api/studies", json={"file": bad})
            for bad in (
                {**file, "study": 7},
                {"study": 10**30},
                {**file, "match": {**file["match"], "seats": 10**30}},
                {**file, "match": {**file["match"], "seats": 10**9}},
                {**file, "match": {**file["match"], "options": {"start_chips": deep}}},
                {**file, "match": {**file["match"], "position": {"hands": deep}}},
                {**file, "tries": [{"id": 1, "after": "m0", "seat": 0, "action": "x" * 199, "draws": [10**18]}]},
                {**file, "notes": {"m0": "x" * MOST_BYTES}},
            )
        ]
        notes = [
            await client.put(f"{path}/remarks/m{place}", json={"note": "é" * 2000}, headers=headers)
            for place in range(13)
        ]
        french = await client.post("/api/studies?lang=fr", json={"file": {**file, "study": 7}})

    assert [answer.status_code for answer in answers] == [409, 422, 422, 422, 422, 422, 422, 413]
    assert {answer.status_code for answer in notes} == {200}
    assert french.json()["message"].startswith("Cette étude est de forme 7")


async def test_somebody_plays_on_from_a_try_of_a_study() -> None:
    async with a_house(bot_pace=3600.0) as address, rest(address) as client:
        path, headers, study = await opened(client, table=await a_finished_match(address))
        first = await tried(client, path, headers, "m3")
        body = {"place": f"t{first['id']}", "seat": 1, "level": "tenderfoot", "name": "Ada"}
        seated = (await client.post(f"{path}/branch", json=body)).json()
        frames = (await client.get(f"{path}/frames", params={"line": "t1", "seat": 1})).json()["frames"]
        async with connected(address, seated["table"]["id"], seated["secret"]) as player:
            view = player.heard[0]["position"]["view"]

    assert view == frames[-1]["view"]
    assert seated["table"]["origin"] == {"table": study["table"], "move": 3}
    assert [player["level"] for player in seated["table"]["players"]] == ["tenderfoot", None]


async def test_a_file_names_no_table_but_the_one_its_match_was_played_at() -> None:
    async with a_house(bot_pace=3600.0) as address, rest(address) as client:
        one, other = await a_finished_match(address), await a_finished_match(address)
        path, _, _ = await opened(client, table=one)
        match = (await client.get(f"{path}/file")).json()["match"]
        named = [
            (await client.post("/api/studies", json={"file": {**match, "table": table}})).json()["study"]["table"]
            for table in (one, other, "k7qm2w9xtr", "")
        ]
        moved = {**match, "moves": match["moves"][:-1], "table": one}
        shorter = (await client.post("/api/studies", json={"file": moved})).json()["study"]["table"]

    assert named == [one, None, None, None]
    assert shorter is None


async def test_one_plays_on_against_the_levels_of_tables_only() -> None:
    async with a_house(bot_pace=3600.0) as address, rest(address) as client:
        path, _, _ = await opened(client, table=await a_finished_match(address))
        file = (await client.get(f"{path}/file")).json()
        odd = {**file, "match": {**file["match"], "bots": ["random", "cowboy:bold"]}}
        other, _, _ = await opened(client, file=odd)
        body = {"place": "m0", "seat": 0, "name": "Ada"}
        refused = [
            await client.post(f"{path}/branch", json={**body, "level": level}) for level in ("random", "cowboy:bold")
        ]
        seated = (await client.post(f"{other}/branch", json=body)).json()

    assert [(answer.status_code, answer.json()["code"]) for answer in refused] == [(404, "unknown_level")] * 2
    assert [player["level"] for player in seated["table"]["players"]] == [None, "cowboy"]


async def test_a_study_of_a_race_is_read_and_noted_and_not_forked() -> None:
    async with a_house() as address, rest(address) as client:
        path, headers, study = await opened(client, table=await a_finished_match(address, "fastwest"))
        asked = (await client.get(f"{path}/choices", params={"place": "m2"})).json()
        refused = await client.post(f"{path}/branch", json={"place": "m2", "seat": 0})
        noted = await client.put(f"{path}/remarks/m2", json={"note": "late"}, headers=headers)

    assert (study["can_try"], asked["seats"]) == (False, [])
    assert (refused.status_code, noted.status_code) == (403, 200)


async def test_studies_that_nobody_changes_go_with_the_tables() -> None:
    async with a_house(keep_days=1) as address, rest(address) as client:
        path, _, _ = await opened(client, table=await a_finished_match(address))
        assert await address.house.room.clear(address.house.lobby.means.now() - DAY) == 0
        assert await address.house.room.clear(address.house.lobby.means.now() + DAY) == 1

        assert (await client.get(path)).status_code == 404


async def test_a_study_that_is_opened_stays() -> None:
    clock = HandClock()
    async with a_house(means=Means(now=clock), keep_days=30) as address, rest(address) as client:
        path, _, _ = await opened(client, table=await a_finished_match(address))
        clock.pass_by(29 * 86400)
        found = await client.get(path)
        clock.pass_by(29 * 86400)
        await address.house._sweep()
        kept = await client.get(path)
        clock.pass_by(31 * 86400)
        await address.house._sweep()
        gone = await client.get(path)

    assert [answer.status_code for answer in (found, kept, gone)] == [200, 200, 404]


async def test_a_house_keeps_so_many_studies_and_one_address_begins_so_many_in_an_hour() -> None:
    async with a_house(most_studies=3, rate_new_studies="2/hour") as address, rest(address) as client:
        table = await a_finished_match(address)
        asked = [await client.post("/api/studies", json={"table": table}) for _ in range(3)]
        await address.house.room.open(await address.house.room.find(asked[0].json()["study"]["id"], "elsewhere"))
        asked.append(await client.post("/api/studies", json={"table": table}, headers={"accept-language": "en"}))

    assert [answer.status_code for answer in asked] == [201, 201, 429, 409]
    assert "saloon study" in asked[2].json()["message"]
    assert asked[3].json()["message"].startswith("This house keeps 3 studies, and no more.")


async def test_studies_that_are_at_hand_are_free_and_others_are_counted() -> None:
    async with a_house(rate_studies="3/hour") as address, rest(address) as client:
        path, _, _ = await opened(client, table=await a_finished_match(address))
        near = [await client.get(path) for _ in range(5)]
        far = []
        for _ in range(3):
            address.house.room._read.clear()
            far.append(await client.get(path))

    assert {answer.status_code for answer in near} == {200}
    assert [answer.status_code for answer in far] == [200, 200, 429]


async def test_a_change_without_a_key_asks_for_that_of_the_study() -> None:
    async with a_house() as address, rest(address) as client:
        path, _, _ = await opened(client, table=await a_finished_match(address))
        refused = await client.patch(path, json={"title": "x"}, headers={"accept-language": "en"})

    assert (refused.status_code, refused.json()["code"]) == (401, "wrong_secret")
    assert refused.json()["message"].startswith("A study is changed with its own key")
