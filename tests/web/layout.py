"""What is wrong with the picture of a page: things cut off, covered, overlapping, too small to be touched.

No game is known here by name. A box is cut if what holds it lets less than all of it through and cannot be scrolled;
it is covered if something else would be hit in its middle. Cards of a hand lie on each other: some of it must be free.
"""

from pathlib import Path
from typing import Any

import pytest
from truth import AT_REST

Axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="the browser tests need axe").Axe
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
CONTRAST = {"type": "rule", "values": ["color-contrast"]}

TROUBLES = (Path(__file__).parent / "layout.js").read_text()


def hindrances(page: Any, rules: Any = STANDARDS) -> list[str]:
    """List what axe finds on a page at rest."""
    page.evaluate(AT_REST)
    found = Axe().run(page, options={"runOnly": rules, "resultTypes": ["violations"]})
    return [f"{each['id']}: {each['nodes'][0]['html'][:160]}" for each in found.response["violations"]]


def troubles(page: Any, *, touch: int, cell: int) -> list[str]:
    """List what is wrong with the picture of a page at rest.

    What is pressed is at least `touch` pixels wide and high, the many cells of a map or a row `cell`.
    """
    page.evaluate(AT_REST)
    return list(page.evaluate(TROUBLES, {"touch": touch, "cell": cell}))
