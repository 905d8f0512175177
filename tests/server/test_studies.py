"""What anybody may ask about a finished match costs the house little, however often it is asked."""

import asyncio
import threading
import time

import pytest
from houses import a_finished_match, a_house, rest

from saloon.server.studies import AT_ONCE, MOST_KEPT, MOST_WAITING, Studies
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

    answers = await asyncio.gather(*[studies.ask("luck", work) for _ in range(50)])

    assert answers == [1] * 50
    assert await studies.ask("luck", work) == 1


async def test_few_are_worked_out_at_a_time_and_a_rush_is_refused() -> None:
    studies, work = Studies(), Work()

    asked = [asyncio.create_task(studies.ask(number, work)) for number in range(MOST_WAITING + 3)]
    answers = await asyncio.gather(*asked, return_exceptions=True)

    assert sum(isinstance(answer, TooFast) for answer in answers) == 3
    assert (work.done, work.most) == (MOST_WAITING, AT_ONCE)
    assert await studies.ask("later", work) == MOST_WAITING + 1


async def test_old_answers_are_forgotten() -> None:
    studies, work = Studies(), Work()
    for number in range(MOST_KEPT + 1):
        await studies.ask(number, work)

    assert await studies.ask(MOST_KEPT, work) == MOST_KEPT + 1  # kept
    assert await studies.ask(0, work) == MOST_KEPT + 2  # forgotten


async def test_who_goes_away_stops_nothing_for_others() -> None:
    studies, work = Studies(), Work()
    first = asyncio.create_task(studies.ask("luck", work))
    await asyncio.sleep(0)
    second = asyncio.create_task(studies.ask("luck", work))
    await asyncio.sleep(0)
    first.cancel()

    assert await second == 1


async def test_a_failure_is_not_kept() -> None:
    studies = Studies()
    with pytest.raises(ZeroDivisionError):
        await studies.ask("luck", lambda: 1 // 0)

    assert await studies.ask("luck", lambda: 1) == 1


async def test_what_one_address_asks_about_finished_matches_is_counted() -> None:
    async with a_house(rate_studies="3/hour") as address, rest(address) as client:
        table = await a_finished_match(address)
        asked = [await client.get(f"/api/tables/{table}/{part}") for part in ("luck", "replay", "frames", "luck")]

    assert [answer.status_code for answer in asked] == [200, 200, 200, 429]
    assert asked[-1].json()["code"] == "too_fast"
