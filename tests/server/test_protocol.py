"""docs/protocol.md is true: every example is a message of the protocol, and every request it shows works."""

import json
import re
from pathlib import Path

import msgspec
import pytest
from houses import a_finished_match, a_house, a_party, connected, rest

from saloon.server.errors import STATUS
from saloon.server.socket.messages import ClientMessage, ServerMessage, read_client, read_server

PAGE = (Path(__file__).parent.parent.parent / "docs/protocol.md").read_text("utf-8")
BLOCKS = re.findall(r"```json (\w+) ?([^\n]*)\n(.*?)```", PAGE, re.DOTALL)


def blocks(kind: str) -> list:
    return [
        pytest.param(head, json.loads(body), id=f"{head or body[:40]}") for each, head, body in BLOCKS if each == kind
    ]


def tags(union: object) -> set[str]:
    return {msgspec.inspect.type_info(each).tag for each in union.__args__}


@pytest.mark.parametrize(("head", "message"), blocks("client"))
def test_an_example_of_a_client_can_be_read(head: str, message: dict) -> None:
    assert msgspec.to_builtins(read_client(json.dumps(message))).items() >= message.items()


@pytest.mark.parametrize(("head", "message"), blocks("server"))
def test_an_example_of_the_server_is_what_the_server_writes(head: str, message: dict) -> None:
    read = read_server(json.dumps(message))

    assert json.loads(msgspec.json.encode(read)).items() <= {**message, "events": message.get("events", [])}.items()


def test_every_message_is_shown() -> None:
    assert {message.values[1]["type"] for message in blocks("client")} == tags(ClientMessage)
    assert {message.values[1]["type"] for message in blocks("server")} == tags(ServerMessage)


def test_every_code_is_in_the_table_with_its_status() -> None:
    rows = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \| (\d+) \|", PAGE, re.MULTILINE)
    shown = {code: int(status) for codes, status in rows for code in re.findall(r"`(\w+)`", codes)}

    assert shown == STATUS


def shape(value: object, path: str = "") -> set[str]:
    """Name all fields of a document; of a list the first item stands for all."""
    if isinstance(value, dict):
        return {name for key, each in value.items() for name in {f"{path}.{key}", *shape(each, f"{path}.{key}")}}
    return shape(value[0], f"{path}[]") if isinstance(value, list) and value else set()


OPEN = {".options", ".facts", ".verbs", ".texts", ".families", ".presets", ".tips"}  # whatever the game has


def closed(names: set[str]) -> set[str]:
    return {name for name in names if not any(f"{each}." in name for each in OPEN)}


@pytest.mark.parametrize(("head", "shown"), blocks("rest"))
async def test_an_answer_that_is_shown_has_the_fields_of_the_real_one(head: str, shown: object) -> None:
    method, path = head.split()
    async with a_house() as address, rest(address) as client:
        body = {"game": "abilene", "seats": 3, "public": True}
        await client.post("/api/tables", json=body)

        real = (await client.request(method, path)).json()

    assert closed(shape(real)) == closed(shape(shown))


@pytest.mark.parametrize(("head", "shown"), blocks("lesson"))
async def test_a_lesson_that_is_shown_has_the_fields_of_the_real_one(head: str, shown: dict) -> None:
    method, path, body = head.split(maxsplit=2)
    async with a_house() as address, rest(address) as client:
        real = (await client.request(method, path, json=json.loads(body))).json()

    assert shape({**real, "frames": [{**real["frames"][0], "view": {}}]}) == shape(shown)
    assert real["next"][0].items() >= {**shown["next"][0], "clear": real["next"][0]["clear"]}.items()


@pytest.mark.parametrize(("head", "shown"), blocks("puzzle"))
async def test_a_puzzle_that_is_shown_has_the_fields_of_the_real_one(head: str, shown: dict) -> None:
    method, path, body = head.split(maxsplit=2)
    async with a_house() as address, rest(address) as client:
        sent = json.loads(body) if method == "POST" else None
        real = (await client.request(method, path, json=sent)).json()
    open_fields = {"view": {}, "events": []} if "view" in shown else {}

    assert shape({**real, **open_fields}) == shape({**shown, **open_fields})


async def test_the_requests_that_are_shown_work_in_their_order() -> None:
    requests = [(head.values[0].split(), head.values[1]) for head in blocks("request")]
    async with a_house() as address, rest(address) as client:
        table, secret, answers = "", "", []
        for (method, path), body in requests:
            headers = {"authorization": f"Bearer {secret}"} if secret else {}
            if path.endswith("seats/2"):
                await client.put(path.replace("{id}", table), json={"kind": "open"}, headers=headers)
            if path == "/api/tables":
                body = {**body, "seats": 4}
            answer = await client.request(method, path.replace("{id}", table), json=body, headers=headers)
            answers.append(answer.status_code)
            if path == "/api/tables":
                table, secret = answer.json()["table"]["id"], answer.json()["secret"]

    assert answers == [201, 201, 200, 200, 200, 200]


async def test_a_real_conversation_has_the_shapes_of_the_protocol() -> None:
    async with a_house() as address, rest(address) as client:
        body = {"game": "abilene", "seats": 2, "bots": ["cowboy"] * 2, "sit": False}
        table = (await client.post("/api/tables", json=body)).json()["table"]["id"]
        async with connected(address, table) as spectator:
            while not spectator.heard[-1].get("result"):
                await spectator.hear()
        replay = (await client.get(f"/api/tables/{table}/replay")).json()
        luck = (await client.get(f"/api/tables/{table}/luck")).json()

    for text in spectator.raw:
        read_server(text)
    shown = next(param.values[1] for param in blocks("response") if "replay" in param.values[0])
    assert set(replay) == set(shown)
    assert set(replay["luck"]) == set(shown["luck"])
    told = next(param.values[1] for param in blocks("response") if "luck" in param.values[0])
    assert shape(luck) == shape(told)
    drawn = [[draw for _, draw in entry["draws"]] for entry in luck["entries"]]
    assert drawn == [replay["setup"], *[draws for *_, draws in replay["luck"]["log"] if draws]]


@pytest.mark.parametrize(("kind", "seat"), [("response", -1), ("open", "all")])
async def test_the_frames_that_are_shown_have_the_fields_of_real_ones(kind: str, seat: int | str) -> None:
    shown = next(param.values[1] for param in blocks(kind) if "frames" in param.values[0])
    async with a_house() as address, rest(address) as client:
        party = await a_party(address)
        await address.house.lobby.tables[party.table].resign(0)
        real = (await client.get(f"/api/tables/{party.table}/frames", params={"seat": seat})).json()

    assert set(real) == set(shown)
    assert set(real["frames"][0]) == set(shown["frames"][0])


async def test_the_branch_that_is_shown_works() -> None:
    [(head, body)] = [param.values for param in blocks("branch")]
    method, path = head.split()
    async with a_house() as address, rest(address) as client:
        table = await a_finished_match(address)
        answer = await client.request(method, path.replace("{id}", table), json=body)

    assert answer.status_code == 201, answer.text
    assert set(answer.json()) == {"table", "seat", "secret"}


async def test_the_study_that_is_shown_has_the_fields_of_a_real_one() -> None:
    [(_, shown)] = [param.values for param in blocks("study")]
    async with a_house() as address, rest(address) as client:
        table = await a_finished_match(address)
        real = (await client.post("/api/studies", json={"table": table})).json()
        headers = {"authorization": f"Bearer {real['secret']}"}
        path = f"/api/studies/{real['study']['id']}"
        await client.post(f"{path}/tries", json={"after": "m3", "action": "stand"}, headers=headers)
        remark = {"note": "x", "arrows": shown["study"]["arrows"]["t1"]}
        study = (await client.put(f"{path}/remarks/t1", json=remark, headers=headers)).json()

    assert closed(shape({**real, "study": study})) == closed(shape(shown))
