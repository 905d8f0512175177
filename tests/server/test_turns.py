"""Turns: one address asks without end, and is heard when it is its turn; others notice nothing."""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable
from itertools import pairwise

import pytest
from houses import PATIENCE, Address, a_house, rest
from victims import a_victim, judge

from saloon.server import turns
from saloon.server.limits import Limits
from saloon.server.settings import Settings
from saloon.server.turns import AT_ONCE, FINE, Turns
from saloon.table.errors import TooFast

DEFAULTS = {name: field.default for name, field in Settings.model_fields.items() if name.startswith("rate_")}


def a_request(path: str, *headers: str) -> bytes:
    return "\r\n".join([f"GET {path} HTTP/1.1", "Host: x", *headers, "", ""]).encode()


async def read_status(reader: asyncio.StreamReader) -> int:
    """Read one answer whole; return its status."""
    head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
    [length] = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
    await reader.readexactly(int(length.split(b":")[1]))
    return int(head[9:12])


async def insist(address: Address, request: bytes, until: float, heard: Counter[int]) -> None:
    """Ask again as soon as there is an answer, on a new line if the old one is closed."""
    while time.monotonic() < until:
        reader, writer = await asyncio.open_connection("127.0.0.1", address.port)
        try:
            while time.monotonic() < until:
                writer.write(request)
                heard[await read_status(reader)] += 1
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()


async def flood(address: Address, path: str, lines: int, seconds: float) -> Counter[int]:
    """Let one address ask on many lines at once; count its answers by their status."""
    heard: Counter[int] = Counter()
    until = time.monotonic() + seconds
    await asyncio.gather(*[insist(address, a_request(path), until, heard) for _ in range(lines)])
    return heard


@pytest.mark.parametrize("path", ["/healthz", "/metrics", "/assets/none.js", "/api/house"])
async def test_an_address_is_heard_so_often_however_many_lines_it_has(path: str) -> None:
    async with a_house(rate_turns="50/second") as address:
        begun = time.monotonic()
        heard = await flood(address, path, lines=40, seconds=1.0)
        took = time.monotonic() - begun

    assert heard.total() <= AT_ONCE + 50 * took + 1
    assert 429 not in heard  # they wait, and are answered


async def test_an_address_that_goes_on_after_a_refusal_is_heard_seldom() -> None:
    async with a_house(rate_turns="100/second", rate_requests="20/minute") as address:
        begun = time.monotonic()
        heard = await flood(address, "/api/games", lines=30, seconds=1.0)
        took = time.monotonic() - begun

    assert heard[200] == 20
    assert 1 <= heard[429] <= AT_ONCE + took * 100 / FINE + 1


async def test_requests_that_come_all_at_once_on_one_line_take_their_turns_too() -> None:
    async with a_house(rate_turns="50/second") as address:
        reader, writer = await asyncio.open_connection("127.0.0.1", address.port)
        begun = time.monotonic()
        writer.write(a_request("/healthz") * 40)
        found = [await read_status(reader) for _ in range(40)]
        took = time.monotonic() - begun
        writer.close()

    assert found == [200] * 40
    assert took > (40 - AT_ONCE - 1) / 50


async def test_if_too_many_wait_the_next_is_refused_unread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "LONGEST", 0.2)
    async with a_house(rate_turns="20/second") as address:
        lines = [await asyncio.open_connection("127.0.0.1", address.port) for _ in range(30)]
        for _, writer in lines:
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        found = Counter([await read_status(reader) for reader, _ in lines])
        figures = address.house.metrics.text().decode()
        for _, writer in lines:
            writer.close()

    assert found[429] >= 30 - AT_ONCE - 4 - 2  # some have had their turn meanwhile
    assert found[200] >= AT_ONCE
    assert 'saloon_floods_total{kind="requests"}' in figures


async def test_moves_of_others_are_answered_while_one_address_asks_on_a_hundred_lines() -> None:
    async with a_house(**DEFAULTS) as address, a_victim(address) as move:
        flooding = asyncio.create_task(flood(address, "/healthz", lines=100, seconds=1.5))
        waits = []
        while not flooding.done():
            waits.append(await move())
            await asyncio.sleep(0.05)

    assert (await flooding)[200] > 0
    assert len(waits) > 3
    judge(waits)


async def load_page(address: Address, client_headers: str = "") -> list[int]:
    """Load a page as a browser does: six lines, files and facts."""
    paths = ["/api/house", "/api/games", "/api/games/abilene", "/api/tables", *["/assets/none.js"] * 8]

    async def ask(share: list[str]) -> list[int]:
        reader, writer = await asyncio.open_connection("127.0.0.1", address.port)
        found = []
        for path in share:
            writer.write(a_request(path, client_headers) if client_headers else a_request(path))
            found.append(await read_status(reader))
        writer.close()
        return found

    parts: list[Awaitable[list[int]]] = [ask(paths[number::6]) for number in range(6)]
    return [status for part in await asyncio.gather(*parts) for status in part]


@pytest.mark.parametrize("phones", [10, 50], ids=["a household", "a café"])
async def test_phones_behind_one_address_are_all_answered(phones: int) -> None:
    async with a_house(**{**DEFAULTS, "rate_lists": "1000/minute"}) as address:
        pages = await asyncio.gather(*[load_page(address) for _ in range(phones)])
        status = await load_page(address)

    assert {each for page in [*pages, status] for each in page} == {200, 404}


def test_an_hour_of_a_monitor_is_within_every_budget() -> None:
    turns_a_second, files = (DEFAULTS[name].split("/") for name in ("rate_turns", "rate_files"))

    assert int(turns_a_second[0]) > 3 * 10
    assert (int(files[0]) > 3 * 60 * 10, files[1]) == (True, "minute")


async def test_who_stands_behind_a_proxy_has_turns_of_their_own() -> None:
    async with a_house(rate_turns="20/second", forwarded_allow_ips="127.0.0.0/8") as address:
        many = [
            asyncio.create_task(load_page(address, f"X-Forwarded-For: 2001:db8:1:1::{number}")) for number in range(6)
        ]
        await asyncio.sleep(0.3)
        begun = time.monotonic()
        await load_page(address, "X-Forwarded-For: 192.0.2.7")
        alone = time.monotonic() - begun
        are_late = not all(page.done() for page in many)
        await asyncio.gather(*many)
        together = time.monotonic() - begun

    assert are_late  # 72 requests of one network take more than three seconds
    assert alone < together


async def test_an_ipv6_household_has_one_budget() -> None:
    async with a_house(rate_requests="3/minute", forwarded_allow_ips="127.0.0.0/8") as address, rest(address) as client:
        found = [
            (await client.get("/api/games", headers={"X-Forwarded-For": f"2001:db8:1:1::{number}"})).status_code
            for number in range(5)
        ]
        other = await client.get("/api/games", headers={"X-Forwarded-For": "2001:db8:1:2::1"})

    assert found == [200, 200, 200, 429, 429]
    assert other.status_code == 200


async def test_turns_come_one_by_one_and_are_saved_up_a_little() -> None:
    begun: list[float] = []
    pace, loop = Turns("20/second"), asyncio.get_running_loop()

    at_once = [pace.take("here", lambda: begun.append(loop.time())) for _ in range(AT_ONCE + 4)]
    start = loop.time()
    elsewhere = pace.take("elsewhere", lambda: None)
    async with asyncio.timeout(PATIENCE):
        while len(begun) < 4:
            await asyncio.sleep(0.01)

    assert at_once == [True] * AT_ONCE + [False] * 4
    assert elsewhere
    assert begun[-1] - start > 3 / 20
    assert all(later - earlier >= 0.9 / 20 for earlier, later in pairwise(begun))


async def test_an_address_that_has_not_asked_for_long_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "FORGET_SECONDS", 0.01)
    pace = Turns("1000/second")
    for number in range(50):
        pace.take(f"192.0.2.{number}", lambda: None)
    await asyncio.sleep(0.05)
    pace.take("here", lambda: None)

    assert list(pace._lines) == ["here"]


async def test_a_proxy_need_not_wait_itself() -> None:
    limits = Limits(Settings(rate_turns="1/second", forwarded_allow_ips="192.0.2.1"))

    assert all(limits.turn("192.0.2.1", lambda: None) for _ in range(100))
    taken = [limits.turn("192.0.2.2", lambda: None) for _ in range(AT_ONCE + round(turns.LONGEST))]
    with pytest.raises(TooFast):
        limits.turn("192.0.2.2", lambda: None)
    assert taken.count(True) == AT_ONCE
