"""The shelf, the lobby and the doors, over HTTP."""

import asyncio

import pytest
from houses import Address, a_house, a_party, connected, rest

from saloon import catalog
from saloon.language import LANGUAGES
from saloon.storage.memory import MemoryStore
from saloon.table.errors import StorageFailed
from saloon.table.store import Header


async def test_the_shelf_tells_everything_a_client_needs() -> None:
    async with a_house() as address, rest(address) as client:
        games = (await client.get("/api/games")).json()
        details = [(await client.get(f"/api/games/{each['name']}")).json() for each in games]

    assert [each["name"] for each in games] == catalog.names()
    for each in details:
        game = catalog.game(each["name"])
        assert {event["name"] for event in each["events"]} == {kind.name for kind in game.events}
        assert set(each["verbs"]) == set(game.verbs)
        assert [option["name"] for option in each["options"]] == [option.name for option in game.options]
        assert all(each["families"].values())
        for lang in LANGUAGES:
            assert "title =" in each["texts"][lang]
            assert each["rules"][lang].startswith("#")
            for option in each["options"]:
                assert option["label"][lang]
                assert option["about"][lang]
                assert all(choice["words"][lang] for choice in option["choices"])
            assert all(preset["title"][lang] and preset["about"][lang] for preset in each["presets"])
        for preset in each["presets"]:
            assert set(preset["options"]) == {option.name for option in game.options}
        taken = [each["options"].index(option) for option in each["options"] if option["rare"]]
        assert taken == list(range(len(each["options"]) - len(taken), len(each["options"])))  # rare ones come last
        words = {
            option["name"]: [str(choice["value"]).lower() for choice in option["choices"]] for option in each["options"]
        }
        for name, *values in [option["only_with"] for option in each["options"] if option["only_with"]]:
            assert set(values) < set(words[name])


async def test_the_whole_way_of_a_table() -> None:
    async with a_house() as address, rest(address) as client:
        body = {"game": "abilene", "seats": 4, "public": True, "name": "Ada", "bots": ["tenderfoot"], "pace": "calm"}
        opened = (await client.post("/api/tables", json=body)).json()
        table = f"/api/tables/{opened['table']['id']}"
        host = {"authorization": f"Bearer {opened['secret']}"}
        bill = (await client.post(f"{table}/seats", json={"name": "Bill"})).json()
        arranged = await client.put(f"{table}/seats/2", json={"kind": "bot", "level": "cowboy"}, headers=host)
        listed = (await client.get("/api/tables", params={"status": "open"})).json()
        started = (await client.post(f"{table}/start", json={"level": "cowboy"}, headers=host)).json()
        early = await client.get(f"{table}/replay")
        guest = {"authorization": f"Bearer {bill['secret']}"}
        left = (await client.delete(f"{table}/seats/1", headers=guest)).json()
        given_up = (await client.delete(f"{table}/seats/0", headers=host)).json()
        replay = (await client.get(f"{table}/replay")).json()
        frames = (await client.get(f"{table}/frames", params={"seat": 0})).json()

    assert (opened["seat"], bill["seat"]) == (0, 1)
    assert opened["table"]["pace"] == "calm"
    assert [player["kind"] for player in arranged.json()["players"]] == ["person", "person", "bot", "bot"]
    assert [each["id"] for each in listed] == [opened["table"]["id"]]
    assert started["status"] == "live"
    assert (early.status_code, early.json()["code"]) == (409, "wrong_moment")
    assert left["players"][1]["resigned"]
    assert given_up["status"] == "over"
    assert replay["result"]["by"] == "resignation"
    assert frames["steps"] == len(replay["moves"])
    assert [frame["action"] for frame in frames["frames"][1:]] == [move[1] for move in replay["moves"]]


async def test_a_tie_is_told_as_a_tie_by_rest_by_the_socket_and_in_the_file() -> None:
    async with a_house() as address, rest(address) as client:
        party = await a_party(address, people=3, options={"match_end": "fixed_hands", "hands": 1})
        async with connected(address, party.table, party.secrets[0]) as ada:
            table = address.house.lobby.tables[party.table]
            while table.is_live():  # nobody plays: everybody keeps 30 chips
                await table.act(min(table.match.legal), table.seq, "sit_out")
            while not ada.heard[-1].get("result"):
                await ada.hear()
        async with connected(address, party.table) as spectator:
            later = spectator.heard[0]["result"]
        file = (await client.get(f"/api/tables/{party.table}/replay")).json()

    assert ada.heard[-1]["result"]["scores"] == [[30], [30], [30]]
    for told in (ada.heard[-1]["result"], later, file["result"]):
        assert told["winners"] == [0, 1, 2]


async def test_a_bot_gives_its_seat_to_who_comes_late_to_a_match_where_the_host_allows_it() -> None:
    async with a_house(bot_pace=100) as address, rest(address) as client:
        party = await a_party(address, people=1, bots=1, latecomers=True)
        bill, cora = [{"name": name, "visitor": f"the browser of {name}"} for name in ("Bill", "Cora")]

        seated = await client.post(f"/api/tables/{party.table}/seats", json=bill)
        full = await client.post(f"/api/tables/{party.table}/seats", json=cora)

        async with connected(address, party.table, seated.json()["secret"]) as late:
            assert late.heard[0]["seat"] == 1
    assert (full.status_code, full.json()["code"]) == (409, "table_full")


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/games/chess", None, 404, "unknown_game"),
        ("GET", "/api/tables/nowhere", None, 404, "unknown_table"),
        ("GET", "/api/nothing", None, 404, "not_found"),
        ("DELETE", "/api/games", None, 405, "not_found"),
        ("POST", "/api/tables", {"game": "chess"}, 404, "unknown_game"),
        ("POST", "/api/tables", {"game": "abilene", "seats": 1}, 422, "wrong_seats"),
        ("POST", "/api/tables", {"game": "abilene", "seats": "2"}, 422, "malformed_message"),
        ("POST", "/api/tables", {"game": "abilene", "options": {"luck": 1}}, 422, "wrong_option"),
        ("POST", "/api/tables", {"game": "abilene", "bots": ["robot"]}, 404, "unknown_level"),
        ("POST", "/api/tables", {"game": "fastwest", "bots": ["cowboy:bold"]}, 404, "unknown_level"),
        ("POST", "/api/tables", {"game": "abilene", "bots": ["random"]}, 404, "unknown_level"),
        ("POST", "/api/tables", {"game": "abilene", "clock": {"mode": "days"}}, 422, "wrong_option"),
        ("POST", "/api/tables", {"game": "abilene", "unknown": 1}, 422, "malformed_message"),
        ("POST", "/api/tables", {"game": "abilene", "name": "\u200b"}, 422, "malformed_message"),
        ("POST", "/api/tables", {"game": "abilene", "name": "Calamity"}, 422, "malformed_message"),
        ("POST", "/api/tables/{table}/seats", {"name": "АDA"}, 422, "malformed_message"),
        ("POST", "/api/tables", None, 422, "malformed_message"),
        ("POST", "/api/tables/{table}/start", None, 401, "wrong_secret"),
        ("PUT", "/api/tables/{table}/seats/1", {"kind": "bot"}, 401, "wrong_secret"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_refusal_has_one_shape(method: str, path: str, body: object, status: int, code: str, lang: str) -> None:
    async with a_house() as address, rest(address) as client:
        party = await a_party(address, start=False)
        path = path.replace("{table}", party.table)

        refused = await client.request(method, path, json=body, params={"lang": lang})
        assert list(address.house.lobby.tables) == [party.table]

    answer = refused.json()
    assert (refused.status_code, answer["code"]) == (status, code)
    assert set(answer) == {"ok", "code", "message", "seq", "id"}
    assert answer["message"].endswith(".")


@pytest.mark.parametrize(
    ("game", "wish", "said"),
    [
        (
            "abilene",
            {"hands": 900},
            "Nombre de donnes\u00a0: «\u00a0900\u00a0» ne convient pas. Possible\u00a0: de 1 donne à 200 donnes.",
        ),
        (
            "fastwest",
            {"games_per_match": 2},
            "Parties\u00a0: «\u00a02\u00a0» ne convient pas. Possible\u00a0: Une, Deux gagnantes.",
        ),
        ("western", {"goal_units": 5}, "But à atteindre\u00a0: ici de 150\u202f000 à 610\u202f000, pas 50\u202f000."),
    ],
)
async def test_a_wrong_option_is_refused_in_words_without_its_identifier(game: str, wish: dict, said: str) -> None:
    async with a_house() as address, rest(address) as client:
        body = {"game": game, "seats": 4, "options": wish}
        refused = (await client.post("/api/tables", json=body, params={"lang": "fr"})).json()

    assert refused["message"] == said


async def test_nobody_acts_for_another_seat_by_rest() -> None:
    async with a_house() as address, rest(address) as client:
        party = await a_party(address, start=False)
        guest = {"authorization": f"Bearer {party.secrets[1]}"}
        table = f"/api/tables/{party.table}"

        refused = [
            await client.delete(f"{table}/seats/0", headers=guest),
            await client.post(f"{table}/start", headers=guest),
            await client.put(f"{table}/seats/0", json={"kind": "open"}, headers=guest),
        ]

    assert [answer.status_code for answer in refused] == [403] * 3


async def test_a_page_from_elsewhere_changes_nothing_and_browsers_are_told_what_to_obey() -> None:
    async with a_house() as address, rest(address) as client:
        evil = {"origin": "http://evil.example"}

        refused = await client.post("/api/tables", json={"game": "abilene"}, headers=evil)
        page = await client.get("/api/games", headers=evil)

    assert (refused.status_code, refused.json()["code"]) == (403, "not_allowed")
    assert "access-control-allow-origin" not in page.headers
    assert "script-src 'self';" in page.headers["content-security-policy"]
    assert "style-src 'self';" in page.headers["content-security-policy"]
    assert "unsafe-eval" not in page.headers["content-security-policy"]
    assert page.headers["x-content-type-options"] == "nosniff"
    assert page.headers["cache-control"] == "no-store"
    assert "server" not in page.headers


async def test_a_body_over_64_kilobytes_is_refused_however_it_is_sent() -> None:
    async def in_parts():
        for _ in range(70):
            yield b"x" * 1024

    async with a_house() as address, rest(address) as client:
        whole = await client.post("/api/tables", content=b"x" * 70_000)
        parts = await client.post("/api/tables", content=in_parts())

    assert (whole.status_code, parts.status_code) == (413, 413)
    assert parts.json()["code"] == "too_large"


async def test_an_address_that_asks_too_often_has_to_wait() -> None:
    rates = {"rate_requests": "5/minute", "rate_files": "10/minute", "rate_tables": "1/minute"}
    async with a_house(**rates) as address, rest(address) as client:
        for _ in range(9):
            assert (await client.get("/assets/none.js")).status_code == 404  # files of the client are counted apart
        first = await client.post("/api/tables", json={"game": "abilene"})
        second = await client.post("/api/tables", json={"game": "abilene"})
        answers = [await client.get("/api/games") for _ in range(5)]
        health = [await client.get("/healthz") for _ in range(2)]

    assert (first.status_code, second.status_code) == (201, 429)
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
    assert int(answers[-1].headers["retry-after"]) > 0
    assert [answer.headers.get("connection") for answer in answers] == [None, None, None, "close", "close"]
    assert [answer.status_code for answer in health] == [200, 429]


class BrokenStore(MemoryStore):
    is_broken = False

    async def check(self) -> None:
        if self.is_broken:
            raise StorageFailed("storage", "the database does not answer", {})

    async def create(self, header: Header) -> None:
        await self.check()
        await super().create(header)


async def test_health_tells_the_truth() -> None:
    store = BrokenStore()
    async with a_house(store) as address, rest(address) as client:
        fine = await client.get("/readyz")
        store.is_broken = True
        broken, alive = await client.get("/readyz"), await client.get("/healthz")
        refused = await client.post("/api/tables", json={"game": "abilene"})
        store.is_broken = False
        address.house.is_draining = True
        draining = await client.get("/readyz")

    assert (fine.status_code, broken.status_code, alive.status_code, draining.status_code) == (200, 503, 200, 503)
    assert (refused.status_code, refused.json()["code"]) == (503, "storage")


async def test_figures_count_what_happens() -> None:
    async with a_house() as address, rest(address) as client:
        party = await a_party(address)
        async with connected(address, party.table, party.secrets[0]) as player:
            await player.answer(type="act", id="x", seq=0, act="dance")
            await player.answer(type="resign", id="y")
            figures = (await client.get("/metrics")).text

    assert "saloon_connections 1.0" in figures
    assert 'saloon_refusals_total{code="malformed_message"} 1.0' in figures
    assert "saloon_tables 1.0" in figures
    assert 'saloon_entries_total{by="person",kind="resign"} 1.0' in figures
    assert 'saloon_message_seconds_bucket{le="+Inf"} 2.0' in figures


async def test_many_who_want_the_last_seat_do_not_share_it() -> None:
    async with a_house() as address, rest(address) as client:
        party = await a_party(address, people=1, start=False, seats=3)

        answers = await asyncio.gather(
            *[client.post(f"/api/tables/{party.table}/seats", json={"name": f"P{n}"}) for n in range(10)]
        )

    seats = [answer.json()["seat"] for answer in answers if answer.status_code == 201]
    assert sorted(seats) == [1, 2]


async def secrets_in(address: Address) -> str:
    async with rest(address) as client:
        texts = [(await client.get(path)).text for path in ("/api/tables", "/metrics", "/api/openapi.json")]
    return " ".join(texts)


async def test_neither_seed_nor_secret_leaves_before_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    async with a_house(log_level="debug") as address:
        party = await a_party(address, public=True)
        table = address.house.lobby.tables[party.table]
        async with connected(address, party.table, party.secrets[0]) as client:
            await client.answer(type="act", id="x", seq=0, act="dance")
            told = " ".join(client.raw) + await secrets_in(address)
    printed = capsys.readouterr()

    assert table.header.seed not in told + printed.out + printed.err
    for secret in party.secrets:
        assert secret not in told + printed.out + printed.err
