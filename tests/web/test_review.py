"""After a match: the moments that decided, and the analysis, with motion on; what is shown is what was sent."""

import re
import time
from collections.abc import Callable
from typing import Any

from people import Person, play_to_the_end

Come = Callable[..., Person]
SHORT = {"match_end": "fixed_hands", "hands": 1}
MOST_SECONDS = 120


def review_of(ada: Person, table: str) -> dict[str, Any]:
    """Wait for the review that the page has asked for."""
    end = time.monotonic() + MOST_SECONDS
    while (found := ada.ask(f"/tables/{table}/review"))["state"] != "done":
        assert time.monotonic() < end, found
        ada.page.wait_for_timeout(200)
    review: dict[str, Any] = found["review"]
    return review


def number(text: str) -> int:
    return int(text.replace("−", "-").replace("+", ""))


def test_the_end_tells_what_decided_and_the_analysis_shows_what_was_sent(person: Come) -> None:
    ada = person("Ada", lang="en")
    ada.hasten()
    table = ada.open_table("abilene", 3, SHORT, [])
    play_to_the_end([ada])
    review = review_of(ada, table)
    page = ada.page

    page.wait_for_selector(".moments .go a")
    moments = page.locator(".moments li")
    assert moments.count() == len(review["moments"])
    for i, moment in enumerate(review["moments"]):
        before, after = [round(100 * moment[part] / review["whole"]) for part in ("before", "after")]
        shown = [number(each) for each in re.findall(r"\d+", moments.nth(i).locator(".num").inner_text())]
        assert all(abs(a - b) <= 1 for a, b in zip(shown, (before, after), strict=True))

    page.locator(".moments .go a").click()
    page.wait_for_selector(".curve")
    ledger = review["ledgers"][0]
    parts = {
        part: number(page.locator(f"[data-part={part}]").inner_text())
        for part in ("start", "own", "luck", "others", "end")
    }
    assert parts["start"] + parts["own"] + parts["luck"] + parts["others"] == parts["end"]
    for part, shown in parts.items():
        assert abs(shown - 100 * ledger[part] / review["whole"]) < 1, part
    own = [mark["kind"] for mark in review["marks"] if mark["seat"] == 0]
    assert (
        sorted(page.locator("[data-mark]").evaluate_all("all => all.map((each) => each.dataset.mark)"))
        == sorted(own)[:8]
    )

    curve = page.locator(".curve")
    curve.focus()
    page.keyboard.press("End")
    last = [round(100 * chance / review["whole"]) for chance in review["chances"][-1]]
    said = curve.get_attribute("aria-valuetext") or ""
    assert [int(each) for each in re.findall(r"(\d+)%", said)] == last
    page.keyboard.press("Home")
    assert curve.get_attribute("aria-valuenow") == "0"
    page.locator("summary").click()
    assert page.locator("tbody tr").count() == len(review["chances"])
    assert page.locator("tr[aria-current]").first.locator("th").inner_text() == "0"
    page.locator(".doors a").first.click()
    page.wait_for_selector(".replay")


def test_a_mistake_is_tried_again_from_where_it_was_made(person: Come) -> None:
    ada = person("Ada", lang="en")
    ada.hasten()
    table = ada.open_table("abilene", 3, SHORT, [])
    play_to_the_end([ada])
    state = {"state": "done", "percent": 100, "seconds": 0, "place": 0, "spare": False}
    review = {**review_of(ada, table)}
    move = next(step["move"] for step in review["steps"] if step["seat"] == 0)
    mark = {"move": move, "seat": 0, "kind": "blunder", "points": -2000, "error": 10, "choices": 2}
    review["marks"] = [{**mark, "action": "join", "better": "sit_out"}]  # a player of luck may make no mistake
    ada.page.route(f"**/api/tables/{table}/review", lambda route: route.fulfill(json={**state, "review": review}))
    ada.go(f"/tables/{table}/review")

    ada.page.locator(".again").click()
    ada.wait_until_asked()

    assert table not in ada.page.url
    assert ada.is_asked()


def test_the_analysis_of_a_running_match_is_refused_in_words(person: Come) -> None:
    ada = person("Ada", width=390)
    table = ada.open_table("abilene", 3, SHORT, [])

    ada.page.goto(f"{ada.house}/tables/{table}/review")

    ada.see("Une partie en cours n’est jamais analysée")
    ada.problems.clear()  # the browser notes the refusal
