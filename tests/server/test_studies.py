"""What anybody may ask about a finished match costs the house little, however often it is asked."""

import asyncio
import threading
import time

import pytest
from houses import a_finished_match, a_house, rest

from saloon.server.studies import AT_ONCE, MOST_EACH, MOST_KEPT, MOST_WAITING, Studies
from saloon.table.errors import TooFast


class Work:
    """Counts how often, and how many at once, it is done."""

    def __init__(self) -> None:
        self.done = self.most = self._now = 0
        self._lock = threading.Lock()

    def __call__(self) -> int:
        with self._lock:
            self._now += 1
            self.most = max(self.most, self._now)
        time.sleep(0.01)
        with self._lock:
            self._now -= 1
            self.done += 1
            return self.done


async def test_the_same_question_is_worked_out_once() -> None:
    studies, work = Studies(), Work()

    answers = await asyncio.gather(*[studies.ask("luck", work, "home") for _ in range(50)])

    assert answers == [1] * 50
    assert await studies.ask("luck", work, "home") == 1


async def test_few_are_worked_out_at_a_time_and_a_rush_is_refused() -> None:
    studies, work = Studies(), Work()

    asked = [asyncio.create_task(studies.ask(number, work, f"home{number % 3}")) for number in range(MOST_WAITING + 5)]
    answers = await asyncio.gather(*asked, return_exceptions=True)

    assert sum(isinstance(answer, TooFast) for answer in answers) == 3
    assert (work.done, work.most) == (MOST_WAITING + AT_ONCE, AT_ONCE)
    assert await studies.ask("later", work, "home") == MOST_WAITING + AT_ONCE + 1


async def test_old_answers_are_forgotten() -> None:
    studies, work = Studies(), Work()
    for number in range(MOST_KEPT + 1):
        await studies.ask(number, work, "home")

    assert await studies.ask(MOST_KEPT, work, "home") == MOST_KEPT + 1  # kept
    assert await studies.ask(0, work, "home") == MOST_KEPT + 2  # forgotten


async def test_who_goes_away_stops_nothing_for_others() -> None:
    studies, work = Studies(), Work()
    first = asyncio.create_task(studies.ask("luck", work, "home"))
    await asyncio.sleep(0)
    second = asyncio.create_task(studies.ask("luck", work, "home"))
    await asyncio.sleep(0)
    first.cancel()

    assert await second == 1


async def test_a_failure_is_not_kept() -> None:
    studies = Studies()
    with pytest.raises(ZeroDivisionError):
        await studies.ask("luck", lambda: 1 // 0, "home")

    assert await studies.ask("luck", lambda: 1, "home") == 1


async def test_what_one_address_asks_about_finished_matches_is_counted() -> None:
    async with a_house(rate_studies="3/hour") as address, rest(address) as client:
        table = await a_finished_match(address)
        asked = [await client.get(f"/api/tables/{table}/{part}") for part in ("luck", "replay", "frames", "luck")]

    assert [answer.status_code for answer in asked] == [200, 200, 200, 429]
    assert asked[-1].json()["code"] == "too_fast"


async def test_addresses_take_turns_and_one_has_its_share_of_what_waits() -> None:
    studies, order = Studies(), []
    greedy = [asyncio.create_task(studies.ask(n, lambda: time.sleep(0.005), "greedy")) for n in range(AT_ONCE)]
    await asyncio.sleep(0)
    greedy += [
        asyncio.create_task(studies.ask(AT_ONCE + n, lambda: order.append("greedy"), "greedy"))
        for n in range(MOST_EACH + 2)
    ]
    await asyncio.sleep(0)
    await studies.ask("other", lambda: order.append("other"), "other")
    waited = order.index("other")
    answers = await asyncio.gather(*greedy, return_exceptions=True)

    assert waited <= AT_ONCE + 1
    assert sum(isinstance(answer, TooFast) for answer in answers) == 2


async def test_a_class_learns_together_and_who_asks_for_ever_new_steps_is_told_to_wait() -> None:
    async with a_house(rate_lessons="2/hour") as address, rest(address) as client:
        first = [await client.post("/api/games/abilene/lesson", json={"moves": []}) for _ in range(30)]
        other = [await client.post("/api/games/abilene/lesson", json={"moves": [f"buy {n}"]}) for n in range(2)]

    assert {answer.status_code for answer in first} == {200}
    assert [answer.status_code for answer in other] == [409, 429]
