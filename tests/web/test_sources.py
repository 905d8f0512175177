"""The sources of the client: checked, and the checker itself checked."""

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "src" / "saloon" / "web"
SEEDED = WEB / "src" / "Seeded.svelte"

pytestmark = [
    pytest.mark.skipif(shutil.which("npx") is None, reason="the sources are checked with node"),
    pytest.mark.skipif(not (WEB / "node_modules").is_dir(), reason="the client is not installed: run `make web`"),
]


@pytest.fixture
def seeded() -> Iterator[None]:
    SEEDED.write_text('<script lang="ts">\n  const wrong: number = "text";\n</script>\n\n{wrong}\n')
    yield
    SEEDED.unlink()


def test_the_checker_finds_a_seeded_error(seeded: None) -> None:
    run = subprocess.run(["npm", "run", "check"], cwd=WEB, capture_output=True, text=True, check=False)

    assert run.returncode != 0
    assert "Seeded.svelte" in run.stdout


def test_no_address_of_a_registry_is_kept() -> None:
    lock = (WEB / "package-lock.json").read_text()

    assert '"resolved"' not in lock
