"""Pages: small, accessible, illustrated, and never wider than the window."""

import gzip
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from people import Person, play_to_the_end
from posed import CODE, Pose, posed, show

from saloon import catalog

Axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="the browser tests need axe").Axe
Come = Callable[..., Person]
BOXES = [f"/games/{name}" for name in catalog.names()]
PAGES = {  # and what is there once a page is whole
    "/": ".box",
    "/credits": "h1",
    "/privacy": "h1",
    "/nowhere": "h1",
    **dict.fromkeys(BOXES, ".inside"),
    **{f"{box}/rules": ".inside" for box in BOXES},
}
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
CONTRAST = {"type": "rule", "values": ["color-contrast"]}
AT_REST = """() => Promise.all(document.getAnimations()
    .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
    .map((each) => each.finished.catch(() => null))).then(() => new Promise(requestAnimationFrame))"""
HOLD = """window.held = new CSSStyleSheet();
    held.replaceSync("*, ::before, ::after { animation-play-state: paused !important; }");
    document.adoptedStyleSheets.push(held)"""
MOST = 150_000  # bytes of packed JavaScript and CSS for the first page
HAND = {"match_end": "fixed_hands", "hands": 1}
every_page = pytest.mark.parametrize("path", PAGES)


def _open(person: Person, path: str, sight: str) -> None:
    person.go(path)
    person.page.locator(sight).first.wait_for()


def _check(person: Person, where: str) -> None:
    """Find nothing that hinders anybody, by day and by night."""
    assert _hindrances(person, STANDARDS) == [], where
    person.page.evaluate("document.documentElement.dataset.theme = 'night'")
    assert _hindrances(person, CONTRAST) == [], f"{where} at night"
    person.page.evaluate("document.documentElement.dataset.theme = 'day'")


def _hindrances(person: Person, rules: Any) -> list[str]:
    person.page.evaluate(AT_REST)
    found = Axe().run(person.page, options={"runOnly": rules, "resultTypes": ["violations"]})
    return [f"{each['id']}: {each['nodes'][0]['html'][:160]}" for each in found.response["violations"]]


def _check_width(person: Person, where: str) -> None:
    """Find nothing wider than the window, on a phone and on a small one, as things begin to move and at rest."""
    _compare_widths(person, f"{where}, moving")
    person.page.evaluate("held.disabled = true")
    person.page.evaluate(AT_REST)
    _compare_widths(person, f"{where}, at rest")
    person.page.evaluate("held.disabled = false")


def _compare_widths(person: Person, where: str) -> None:
    for width in (390, 320):
        person.page.set_viewport_size({"width": width, "height": 640})
        wider = person.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wider == 0, f"{where} at {width}"


def _waiting(person: Person) -> tuple[str, str]:
    sat = person.ask("/tables", "POST", {"game": "abilene", "seats": 3, "name": "Ada", "bots": ["cowboy"]})
    return sat["table"]["id"], sat["secret"]


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


@every_page
def test_no_page_hinders_anybody(path: str, person: Come) -> None:
    ada = person(lang="fr")

    _open(ada, path, PAGES[path])

    _check(ada, path)


@pytest.mark.parametrize(("lang", "width"), [("fr", 390), ("en", 320)])
def test_a_town_has_pages_on_a_phone_and_none_of_them_hinders_anybody(lang: str, width: int, person: Come) -> None:
    ada = person(lang=lang, width=width)
    show(ada.page, posed(Pose("carson", 4, 60)))
    ada.sit(CODE, 0, "secret")
    pages = ada.page.locator(".pages button")
    pages.first.wait_for()

    assert pages.count() == 3
    for page, sight in zip(pages.all(), (".map", ".effect", ".belongings"), strict=True):
        page.click()
        assert page.get_attribute("aria-pressed") == "true"
        assert ada.page.locator(sight).locator("visible=true").count() > 0
        _check(ada, sight)
        _compare_widths(ada, sight)


def test_nothing_around_a_match_hinders_anybody(person: Come) -> None:
    ada = person(lang="en")

    _walk_around_a_match(ada, _check)


@every_page
def test_no_page_is_wider_than_a_phone(path: str, person: Come) -> None:
    ada = person(width=390)
    ada.page.add_init_script(HOLD)

    _open(ada, path, PAGES[path])

    _check_width(ada, path)


@pytest.mark.parametrize("game", catalog.names())
def test_no_table_is_wider_than_a_phone(game: str, person: Come) -> None:
    ada = person(width=390)
    ada.page.add_init_script(HOLD)

    ada.open_table(game, catalog.game(game).seats[0], {}, [])
    ada.page.locator(".frame .status").wait_for()

    _check_width(ada, game)


def test_nothing_around_a_match_is_wider_than_a_phone(person: Come) -> None:
    ada = person(width=390)
    ada.page.add_init_script(HOLD)

    _walk_around_a_match(ada, _check_width)


def _walk_around_a_match(ada: Person, check: Callable[[Person, str], None]) -> None:
    """Visit lobby, screen, menu, end, replay and luck."""
    table, secret = _waiting(ada)
    ada.sit(table, 0, secret)
    ada.page.locator(".qr").wait_for()
    check(ada, "lobby")
    for leaf, sight in ((".sum button", ".preset"), (".pick", ".level")):
        ada.page.locator(leaf).first.click()
        ada.page.locator(sight).first.wait_for()
        check(ada, sight)
        ada.page.go_back()
        ada.page.locator(".qr").wait_for()
    _open(ada, f"/tables/{table}/screen", ".qr")
    check(ada, "screen before the match")
    table = ada.open_table("abilene", 2, HAND, [])
    ada.wait_until_asked()
    ada.press("Menu")
    check(ada, "menu")
    ada.page.keyboard.press("Escape")
    play_to_the_end([ada])
    ada.page.locator("figure").wait_for()
    check(ada, "end")
    for page, sight in (
        ("replay", "input[type=range]"),
        ("luck", ".verdict"),
        ("review", ".curve"),
        ("screen", ".poster"),
    ):
        _open(ada, f"/tables/{table}/{page}", sight)
        check(ada, page)


@pytest.mark.parametrize("game", catalog.names())
def test_a_box_tells_everything(game: str, person: Come) -> None:
    ada = person(lang="en")
    ada.go(f"/games/{game}")

    for word in ("players", "minutes", "age"):
        ada.see(word, ".facts")
    assert ada.page.locator(".kick").first.inner_text().strip()
    assert len(ada.page.locator(".pitch").inner_text()) > 40
    things = ada.page.locator(".inside li")
    things.first.wait_for()
    for thing in things.all():
        assert thing.locator("svg").count() >= 1
        name, effect = thing.locator("p").inner_text().split("\n")[:2]
        assert name, game
        assert effect, game


@pytest.mark.parametrize("game", catalog.names())
def test_the_rules_are_illustrated_and_have_examples(game: str, person: Come) -> None:
    ada = person(lang="fr")
    ada.go(f"/games/{game}/rules")

    ada.page.locator("article h2", has_text="Exemples").wait_for()

    assert ada.page.locator("article blockquote").count() >= 3
    assert ada.page.locator("nav ol a").count() >= 4
    assert ada.page.locator("article .pictures svg, .inside svg").count() >= 6
