"""The words of the help pages.

They are Fluent messages of one line without variables; so they are read in a millisecond, without loading Fluent.
"""

from functools import cache
from pathlib import Path

import saloon

HOUSE = Path(saloon.__path__[0]) / "house"


@cache
def words(lang: str) -> dict[str, str]:
    """Read the words of the help pages in one language."""
    lines = (HOUSE / f"help.{lang}.ftl").read_text(encoding="utf-8").splitlines()
    pairs = [line.partition(" = ") for line in lines if line and not line.startswith("#")]
    return {key: text for key, _, text in pairs}
