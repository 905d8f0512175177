"""The sources of the client."""

from pathlib import Path

WEB = Path(__file__).parents[2] / "src" / "saloon" / "web"


def test_no_address_of_a_registry_is_kept() -> None:
    lock = (WEB / "package-lock.json").read_text()

    assert '"resolved"' not in lock
