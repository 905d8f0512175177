"""Puzzles over HTTP: shown through the eyes of their seat, answered without thinking, refused in words."""

from datetime import UTC, datetime

import pytest
from houses import a_house, rest

from saloon import catalog
from saloon.language import LANGUAGES
from saloon.puzzles import has_puzzles, number_of_day, puzzles_of
from saloon.texts import Texts

every_language = pytest.mark.parametrize("lang", LANGUAGES)


async def test_the_shelf_tells_how_many_puzzles_there_are() -> None:
    async with a_house() as address, rest(address) as client:
        games = (await client.get("/api/games")).json()

    for each in games:
        shipped = len(puzzles_of(each["name"]).puzzles) if has_puzzles(each["name"]) else 0
        assert each["puzzles"] == shipped


async def test_the_puzzle_of_today_is_the_same_by_its_day_and_for_everybody() -> None:
    today = datetime.now(UTC).date()
    async with a_house() as address, rest(address) as client:
        page = (await client.get("/api/games/abilene/puzzles/today")).json()
        again = (await client.get(f"/api/games/abilene/puzzles/{page['day']}")).json()
        by_number = (await client.get(f"/api/games/abilene/puzzles/{page['number']}")).json()

    assert page == again
    assert by_number == {**page, "day": None}
    assert len(page["days"]) == 7
    assert page["days"][-1] == {"day": page["day"], "number": page["number"]}
    assert page["number"] in {number_of_day(page["count"], day) for day in (today, datetime.now(UTC).date())}


async def test_a_puzzle_is_tried_hinted_at_found_and_explained() -> None:
    game = catalog.game("abilene")
    async with a_house() as address, rest(address) as client:
        path = "/api/games/abilene/puzzles/1"
        page = (await client.get(path)).json()
        solution = (await client.post(path, json={"ask": "solution"})).json()["why"]["act"]
        look = (await client.post(path, json={"ask": "look"})).json()
        wrong = next(action for action in page["actions"] if action != solution)
        tried = (await client.post(path, json={"act": wrong})).json()
        found = (await client.post(path, json={"act": solution})).json()

    assert look == {"right": False, "chance": None, "verb": solution.split()[0], "why": None}
    assert (tried["right"], tried["why"]) == (False, None)
    assert found["right"]
    assert found["why"]["worlds"] == 10
    for lang in LANGUAGES:
        assert all(Texts(lang, game).has(reason["key"]) for reason in found["why"]["reasons"])


@every_language
@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/games/poker/puzzles/today", None, 404, "unknown_game"),
        ("GET", "/api/games/fastwest/puzzles/today", None, 404, "no_puzzle"),
        ("GET", "/api/games/abilene/puzzles/0", None, 404, "no_puzzle"),
        ("GET", "/api/games/abilene/puzzles/999", None, 404, "no_puzzle"),
        ("GET", "/api/games/abilene/puzzles/2999-01-01", None, 404, "no_puzzle"),
        ("GET", "/api/games/abilene/puzzles/2026-02-30", None, 404, "no_puzzle"),
        ("POST", "/api/games/abilene/puzzles/tomorrow", {}, 404, "no_puzzle"),
        ("POST", "/api/games/abilene/puzzles/1", {"act": "attack 99 99"}, 409, "illegal_action"),
        ("POST", "/api/games/abilene/puzzles/1", {"ask": "everything"}, 422, "malformed_message"),
        ("POST", "/api/games/abilene/puzzles/1", {"act": 7}, 422, "malformed_message"),
    ],
)
async def test_what_cannot_be_is_refused(
    method: str, path: str, body: object, status: int, code: str, lang: str
) -> None:
    async with a_house() as address, rest(address) as client:
        answer = await client.request(method, path, json=body, headers={"accept-language": lang})

    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["message"]
    assert "\n" not in answer.json()["message"]
