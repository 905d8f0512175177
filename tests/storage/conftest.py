"""A real PostgreSQL server for the tests, started once and stopped at the end.

Without PostgreSQL its tests are skipped; with SALOON_EXPECT_POSTGRES=1 they fail then.
"""

import itertools
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NoReturn

import pytest

DEBIAN = sorted(Path("/usr/lib/postgresql").glob("*/bin"))


def _find(program: str) -> str | None:
    return next((str(folder / program) for folder in reversed(DEBIAN) if (folder / program).exists()), None) or (
        shutil.which(program)
    )


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _unprivileged() -> str | None:
    """Name a user who is not root, for PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in known)


def _do_without(reason: str) -> NoReturn:
    """Skip, unless PostgreSQL must be there, as on the machines that check every change."""
    if os.environ.get("SALOON_EXPECT_POSTGRES"):
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """Give a function that makes a new, empty database and tells its address."""
    initdb, pg_ctl = _find("initdb"), _find("pg_ctl")
    if initdb is None or pg_ctl is None:
        _do_without("no PostgreSQL here: neither initdb nor pg_ctl was found (Debian: apt install postgresql)")
    user = _unprivileged()
    folder = Path(tempfile.mkdtemp(prefix="saloon-pg-"))
    if user is not None:
        shutil.chown(folder, user)
    port = _free_port()

    def run(*command: str) -> None:
        done = subprocess.run(command, user=user, cwd=folder, capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c fsync=off"
    run(initdb, "-D", f"{folder}/data", "-A", "trust", "-U", "saloon", "-E", "UTF8", "--locale=C")
    run(pg_ctl, "-D", f"{folder}/data", "-o", options, "-l", f"{folder}/log", "-w", "start")
    numbers = itertools.count(1)

    def new_database() -> str:
        import psycopg

        name = f"house{next(numbers)}"
        with psycopg.connect(host="127.0.0.1", port=port, user="saloon", dbname="postgres", autocommit=True) as server:
            server.execute(f"CREATE DATABASE {name}")
        return f"postgresql://saloon@127.0.0.1:{port}/{name}"

    yield new_database
    run(pg_ctl, "-D", f"{folder}/data", "-m", "immediate", "-w", "stop")
    shutil.rmtree(folder, ignore_errors=True)
