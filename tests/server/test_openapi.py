"""Schemathesis reads the machine-readable form of REST and tries to break it.

SALOON_SCHEMATHESIS (default 15; `make test-faults` takes 60) says how many requests are made up for each operation.
"""

import asyncio
import os
import threading
from collections.abc import Iterator

import pytest
import schemathesis
import tally
from houses import Address, a_house
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

COUNT = int(os.environ.get("SALOON_SCHEMATHESIS", "15"))


@pytest.fixture(scope="module")
def house() -> Iterator[Address]:
    """Run a house in a thread, for a tool that does not wait."""
    found: list[Address] = []
    is_ready, is_done = threading.Event(), threading.Event()

    async def serve() -> None:
        async with a_house(bot_pace=1000) as address:
            found.append(address)
            is_ready.set()
            await asyncio.to_thread(is_done.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert is_ready.wait(60)
    yield found[0]
    is_done.set()
    thread.join()


@pytest.fixture(scope="module")
def api_schema(house: Address) -> object:
    return schemathesis.openapi.from_url(f"{house.url}/api/openapi.json")


schema = schemathesis.pytest.from_fixture("api_schema")


@schema.parametrize()
@settings(max_examples=COUNT, suppress_health_check=list(HealthCheck), phases=[Phase.generate], deadline=None)
def test_every_answer_is_one_that_is_documented(case: schemathesis.Case) -> None:
    answer = case.call()
    tally.note(tally.INPUTS, "requests made up", 1)

    checks = [not_a_server_error, status_code_conformance, response_schema_conformance]
    if answer.status_code not in (400, 405, 406):  # not HTTP at all, for the server underneath
        case.validate_response(answer, checks=checks)
    if answer.status_code >= 400 and answer.headers.get("content-type") == ["application/json"]:
        assert set(answer.json()) == {"ok", "code", "message", "seq", "id"}
