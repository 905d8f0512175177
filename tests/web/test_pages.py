"""Pages: small, accessible, and never wider than the window."""

import gzip
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from people import Person, play_to_the_end

from saloon import catalog

Axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="the browser tests need axe").Axe
Come = Callable[..., Person]
BOXES = [f"/games/{name}" for name in catalog.names()]
PAGES = ["/", "/credits", *BOXES, *[f"{box}/rules" for box in BOXES]]
TABLES = [(name, catalog.game(name).seats[0]) for name in catalog.names()]
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
MOST = 150_000  # bytes of packed JavaScript and CSS for the first page


def _settle(person: Person) -> None:
    person.page.wait_for_load_state("networkidle")
    person.page.locator("h1").first.wait_for(state="attached")


def _violations(person: Person) -> list[str]:
    found = Axe().run(person.page, options={"runOnly": STANDARDS})
    return [f"{each['id']}: {each['nodes'][0]['html'][:160]}" for each in found.response["violations"]]


def _overflow(person: Person) -> int:
    return int(person.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def test_the_first_page_is_small(client: Path) -> None:
    page = (client / "index.html").read_text()
    files = re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', page)

    packed = sum(len(gzip.compress((client / file).read_bytes())) for file in files)

    assert files
    assert packed < MOST


def test_the_client_names_no_other_host(client: Path) -> None:
    known = ("http://www.w3.org", "https://svelte.dev/e/", "https://game-icons.net")

    named = {
        found
        for file in client.rglob("*.js")
        for found in re.findall(r"https?://[\w./-]+", file.read_text())
        if not found.startswith(known)
    }

    assert named == set()


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_no_page_hinders_anybody(lang: str, person: Come) -> None:
    ada = person(lang=lang)

    for path in PAGES:
        ada.go(path)
        _settle(ada)
        assert _violations(ada) == [], path


@pytest.mark.parametrize(("lang", "theme"), [("fr", "day"), ("en", "night")])
def test_no_table_hinders_anybody(lang: str, theme: str, person: Come) -> None:
    ada = person(lang=lang, theme=theme)

    for game, seats in TABLES:
        ada.open_table(game, seats, {}, [])
        ada.page.locator(".frame .status").wait_for()
        ada.page.wait_for_timeout(300)
        assert _violations(ada) == [], game


def test_the_end_of_a_match_hinders_nobody(person: Come) -> None:
    ada = person()
    ada.open_table("abilene", 2, {"match_end": "fixed_hands", "hands": 1}, [])
    play_to_the_end([ada])
    ada.page.locator("figure").wait_for()

    assert _violations(ada) == []
    ada.page.get_by_text("Revoir la partie").click()
    ada.page.locator("input[type=range]").wait_for()
    assert _violations(ada) == []


@pytest.mark.parametrize("width", [320, 390])
def test_no_page_is_wider_than_a_phone(width: int, person: Come) -> None:
    ada = person(width=width)

    for path in PAGES:
        ada.go(path)
        _settle(ada)
        assert _overflow(ada) == 0, path
    for game, seats in TABLES:
        ada.open_table(game, seats, {}, [])
        ada.page.locator(".frame .status").wait_for()
        assert _overflow(ada) == 0, game
