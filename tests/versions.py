"""Runs the tests of the rules, interpreted, with every other Python that this machine has and Saloon supports."""

import glob
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
SUPPORTED = re.search(r">=3\.(\d+)", (ROOT / "pyproject.toml").read_text("utf-8"))
NEWEST = 14
WHICH = "import sys; print(sys.version_info[1], sys.executable)"
RULES = ["tests/core", "tests/test_every_game.py", "src/saloon/games", "--ignore-glob=*/test_properties.py"]


def others() -> dict[int, str]:
    """Find one Python of each other version, on the path or where pyenv keeps them."""
    assert SUPPORTED is not None, "pyproject.toml names the oldest version"
    found: dict[int, str] = {}
    for minor in range(int(SUPPORTED[1]), NEWEST + 1):
        for path in [f"python3.{minor}", *glob.glob(os.path.expanduser(f"~/.pyenv/versions/3.{minor}.*/bin/python"))]:
            try:
                asked = subprocess.run([path, "-c", WHICH], capture_output=True, text=True, check=True)
            except (OSError, subprocess.CalledProcessError):
                continue
            found[minor] = asked.stdout.split()[1]
    found.pop(sys.version_info[1], None)
    return found


def test_with(minor: int, python: str) -> None:
    """Install what tests need beside this Python, and run those of the rules; leave with their code if they fail."""
    uv, folder = Path(sys.executable).with_name("uv"), ROOT / f".venv-3.{minor}"
    inside = str(folder / "bin" / "python")
    locked = ["--require-hashes", "-r", "requirements/dev.txt"]
    subprocess.run([uv, "venv", "--quiet", "--allow-existing", "--python", python, folder], cwd=ROOT, check=True)
    subprocess.run([uv, "pip", "install", "--quiet", "--python", inside, *locked], cwd=ROOT, check=True)
    print(f"saloon: the rules by Python 3.{minor}", flush=True)
    environment = {**os.environ, "PYTHONPATH": "src", "SALOON_EXPECT_ENGINE": "interpreted"}
    done = subprocess.run([inside, "-m", "pytest", "-n", "2", *RULES], cwd=ROOT, env=environment, check=False)
    if done.returncode:
        sys.exit(done.returncode)


if __name__ == "__main__":
    found = others()
    print("saloon: other versions of Python here:", ", ".join(f"3.{minor}" for minor in found) or "none", flush=True)
    for minor, python in found.items():
        test_with(minor, python)
