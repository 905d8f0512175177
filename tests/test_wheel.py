"""The wheel that `make wheel` builds is whole: installed into an empty environment it needs no node and no compiler."""

import os
import re
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parent.parent
WHEELS = sorted(ROOT.glob("dist/*.whl"))
UV = Path(sys.executable).with_name("uv")

Start = Callable[..., "subprocess.Popen[str]"]
pytestmark = pytest.mark.skipif(not WHEELS, reason="there is no wheel: run `make wheel`")


@pytest.fixture(scope="module")
def start(tmp_path_factory: pytest.TempPathFactory) -> Start:
    """Install the wheel into an empty environment; return what starts `saloon` there, with nothing else at hand."""
    folder = tmp_path_factory.mktemp("empty")
    python = folder / "bin" / "python"
    uv(["venv", "--allow-existing", "--python", sys.executable, str(folder)])
    uv(["pip", "install", "--python", str(python), "--require-hashes", "-r", str(ROOT / "requirements" / "run.txt")])
    uv(["pip", "install", "--python", str(python), "--no-deps", str(WHEELS[-1])])
    environment = {"PATH": str(folder / "nothing"), "HOME": str(folder), "SALOON_LANG": "en"}
    pipes: dict[str, Any] = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)

    def start_saloon(*words: str) -> "subprocess.Popen[str]":
        command = [str(folder / "bin" / "saloon"), *words]
        return subprocess.Popen(command, env=environment, cwd=folder, text=True, **pipes)

    return start_saloon


def uv(words: list[str]) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    subprocess.run([UV, *words, "--quiet"], env=environment, check=True)


def test_a_wheel_holds_pages_and_no_package_of_others() -> None:
    with ZipFile(WHEELS[-1]) as wheel:
        names = wheel.namelist()

    assert "saloon/web/dist/index.html" in names
    assert [name for name in names if "node_modules" in name] == []


def test_a_wheel_plays_in_the_terminal_by_the_engine_it_was_built_with(start: Start) -> None:
    with start("--version") as asked:
        version = asked.communicate(timeout=60)[0]
    with start("play", "abilene", "--players", "2", "--fast", "--seed", "1", "--option", "hands=1") as played:
        shown, problems = played.communicate("1\n" * 300, timeout=60)

    assert os.environ.get("SALOON_EXPECT_ENGINE", "engine") in version
    assert played.returncode == 0, problems
    assert "Abilene" in shown


def test_a_wheel_serves_the_house_with_its_pages(start: Start, tmp_path: Path) -> None:
    database = str(tmp_path / "house.db")
    with start("serve", "--host", "127.0.0.1", "--port", "0", "--database", database) as served:
        assert served.stdout is not None
        address = next(found.group() for line in served.stdout if (found := re.search(r"http://127[\d.]+:\d+", line)))
        try:
            page = read(address)
            script = re.findall(r'src="(/assets/[^"]+\.js)"', page)[0]
            assert "saloon" in read(address + script).lower()
            assert "Open Font License" in read(address + "/licenses.txt")
            assert '"abilene"' in read(address + "/api/games")
        finally:
            served.terminate()


def read(address: str) -> str:
    with urllib.request.urlopen(address, timeout=30) as answer:
        return str(answer.read().decode("utf-8"))
