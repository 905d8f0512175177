"""A study in the browser, everything moving: stepped through, forked, noted, drawn on, played on from."""

from collections.abc import Callable
from typing import Any

import pytest
from people import Person, sync_api

expect = sync_api.expect
Come = Callable[..., Person]


def a_match(ada: Person, game: str = "abilene", seats: int = 3) -> str:
    """Let bots play a match to its end."""
    body = {
        "game": game,
        "seats": seats,
        "bots": ["cowboy"] * seats,
        "sit": False,
        "options": {"hands": 1, "match_end": "fixed_hands"},
    }
    opened = ada.ask("/tables", "POST", {**body, "options": body["options"] if game == "abilene" else {}})
    table = str(opened["table"]["id"])
    for _ in range(600):
        if ada.ask(f"/tables/{table}")["status"] == "over":
            return table
        ada.page.wait_for_timeout(100)
    raise AssertionError("the bots did not end their match")


@pytest.fixture
def ada(person: Come) -> Person:
    return person(lang="en")


def current(ada: Person) -> Any:
    return ada.page.locator(".tree [aria-current=step]")


def test_a_study_is_stepped_through_forked_noted_reloaded_and_played_on(ada: Person) -> None:
    table = a_match(ada)
    ada.go(f"/tables/{table}/replay?step=3&seat=all")
    ada.press("Study")
    ada.page.wait_for_url("**/studies/*at=m3*")
    expect(current(ada)).to_have_attribute("data-place", "m3")

    ada.page.keyboard.press("ArrowRight")
    expect(current(ada)).to_have_attribute("data-place", "m4")
    ada.page.keyboard.press("ArrowLeft")
    ada.press("What if…")
    ada.page.locator(".study .list .btn").last.click()
    expect(current(ada)).to_have_attribute("data-place", "t1")
    ada.page.keyboard.press("ArrowUp")
    expect(current(ada)).to_have_attribute("data-place", "m4")
    ada.page.keyboard.press("ArrowDown")
    expect(current(ada)).to_have_attribute("data-place", "t1")

    ada.page.locator("textarea").fill("Too dear <b>here</b>")
    ada.see("Noted.")
    ada.press("Arrow")
    for spot in ("seat:0", "deck"):
        box = ada.page.locator(f'.stage [data-spot="{spot}"]').first.bounding_box()
        ada.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ada.page.locator('[data-arrow="seat:0>deck"]').wait_for()
    ada.page.keyboard.press("Escape")

    ada.page.reload()
    expect(current(ada)).to_have_attribute("data-place", "t1")
    expect(ada.page.locator("textarea")).to_have_value("Too dear <b>here</b>")
    ada.page.locator('[data-arrow="seat:0>deck"]').wait_for()

    ada.press("Play from here")
    ada.page.locator("dialog[open]").get_by_label("In the seat of").select_option("1")
    ada.press("Play from here", "dialog[open]")
    ada.page.wait_for_url("**/t/*")
    ada.page.locator(".frame").wait_for()
    branch = ada.ask(f"/tables/{ada.page.url.rpartition('/')[2]}")
    assert branch["origin"] == {"table": table, "move": 3}
    assert [player["kind"] for player in branch["players"]] == ["bot", "person", "bot"]


def test_who_has_the_link_to_read_reads_and_makes_a_copy(ada: Person, person: Come) -> None:
    opened = ada.ask("/studies", "POST", {"table": a_match(ada)})
    study, secret = opened["study"]["id"], opened["secret"]
    ada.ask(f"/studies/{study}/remarks/m2", "PUT", {"note": "<img src=x onerror=alert(1)>"}, secret)
    ada.go(f"/studies/{study}?at=m2#{secret}")
    expect(ada.page.locator("textarea")).to_have_value("<img src=x onerror=alert(1)>")
    assert secret not in ada.page.url

    bill = person("Bill", lang="fr", width=390)
    bill.go(f"/studies/{study}?at=m2")
    bill.page.get_by_label("Menu", exact=True).last.click()
    bill.see("<img src=x onerror=alert(1)>", "dialog[open] .note")
    bill.press("En faire ma copie", "dialog[open]")
    bill.page.wait_for_url("**/studies/*at=m2*")
    bill.page.wait_for_function("study => !location.href.includes(study)", arg=study)
    bill.page.get_by_label("Menu", exact=True).last.click()
    expect(bill.page.locator("dialog[open] textarea")).to_have_value("<img src=x onerror=alert(1)>")


def test_a_file_comes_in_and_a_wrong_one_is_refused(ada: Person) -> None:
    opened = ada.ask("/studies", "POST", {"table": a_match(ada)})
    ada.go(f"/studies/{opened['study']['id']}")
    ada.press("Share")
    with ada.page.expect_download() as caught:
        ada.press("Export", "dialog[open]")
    file = caught.value.path()

    ada.expects_errors = True  # of the console, about what is refused
    ada.go("/studies")
    field = ada.page.locator("input[type=file]")
    field.set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b"{oops"})
    ada.see("This file is no study: it is not JSON.")
    field.set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b'{"study": 9}'})
    ada.see("This study has form 9")
    field.set_input_files(file)
    ada.page.wait_for_url("**/studies/*at=m0*")
    expect(current(ada)).to_have_attribute("data-place", "m0")
