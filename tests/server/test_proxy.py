"""Behind nginx, set up as docs/hosting.md says: pages, limits, and a match through the socket."""

import asyncio
import os
import re
import shutil
import socket
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from houses import Address, a_house, a_party, connected, rest

NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
GUIDE = Path(__file__).parents[2] / "docs/hosting.md"
MAIN = """
daemon off; master_process off; pid {folder}/pid; error_log {folder}/errors; worker_rlimit_nofile 1024;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    {site}
}}
"""


def test_nginx_is_there_where_it_must_be() -> None:
    assert NGINX or not os.environ.get("SALOON_EXPECT_NGINX")


def documented_site(port: int, behind: int) -> str:
    """Read the site from the guide; it listens without TLS here."""
    [site] = re.findall(r"```nginx\n(.*?)```", GUIDE.read_text(), re.DOTALL)
    site = re.sub(r" *ssl_certificate.*\n", "", site).replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    return site.replace("127.0.0.1:8490", f"127.0.0.1:{behind}")


def a_free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


@asynccontextmanager
async def a_proxy(folder: Path, behind: Address) -> AsyncIterator[Address]:
    """Run nginx before a house."""
    front = Address(a_free_port(), behind.house)
    settings = folder / "nginx.conf"
    settings.write_text(MAIN.format(folder=folder, site=documented_site(front.port, behind.port)))
    running = subprocess.Popen([str(NGINX), "-e", f"{folder}/errors", "-c", str(settings)], cwd=folder)
    try:
        while not await is_open(front):
            assert running.poll() is None, (folder / "errors").read_text()
            await asyncio.sleep(0.02)
        yield front
    finally:
        running.terminate()
        running.wait()


async def is_open(address: Address) -> bool:
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", address.port)
    except ConnectionError:
        return False
    writer.close()
    return True


@pytest.mark.skipif(NGINX is None, reason="nginx is not installed")
async def test_a_move_is_played_through_nginx(tmp_path: Path) -> None:
    async with a_house(forwarded_allow_ips="127.0.0.1") as house, a_proxy(tmp_path, house) as front:
        party = await a_party(front)
        async with connected(front, party.table, party.secrets[0]) as ada, connected(front, party.table) as watcher:
            position = ada.heard[0]["position"]
            seat = position["to_act"][0]
            table = house.house.lobby.tables[party.table]
            async with connected(front, party.table, party.secrets[seat]) as player:
                move = str(table.match.legal[seat][0])
                answer = await player.answer(type="act", id="m1", seq=0, act=move)
                told = await watcher.hear("update")

    assert (answer["type"], answer["seq"], told["seq"]) == ("update", 1, 1)


@pytest.mark.skipif(NGINX is None, reason="nginx is not installed")
async def test_the_limits_of_nginx_hold(tmp_path: Path) -> None:
    async with a_house(forwarded_allow_ips="127.0.0.1") as house, a_proxy(tmp_path, house) as front, rest(front) as web:
        hidden = await web.get("/metrics")
        long = await web.post("/api/tables", content=b"x" * 70_000)
        health = await web.get("/healthz", headers={"x-forwarded-for": "10.9.8.7"})

    assert [answer.status_code for answer in (hidden, long, health)] == [404, 413, 200]
