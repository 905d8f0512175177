"""People among strangers: what the host decides about them, who does not move, and what the others may do about it."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from people import Person, sync_api

expect = sync_api.expect
Come = Callable[..., Person]
RACE = {"rounds": 1, "board": "short", "leader": "0"}  # FarWest, one race; seat 0 chooses first


@pytest.fixture
def two(browser: Any, impatient_house: str) -> Iterator[tuple[Person, Person]]:
    """Let two people sit down, of whom the first is to move; the second has a telephone."""
    ada = Person(browser, impatient_house, "Ada", "fr", 1280, "day")
    bill = Person(browser, impatient_house, "Bill", "en", 390, "day")
    ada.open_table("farwest", 2, RACE, [bill])
    ada.wait_until_asked()
    yield ada, bill
    for each in (ada, bill):
        each.context.close()
    assert ada.problems + bill.problems == []


def test_who_does_not_move_is_asked_and_says_that_they_are_there(two: tuple[Person, Person]) -> None:
    ada, _ = two

    ada.page.get_by_role("heading", name="Êtes-vous toujours là ?").wait_for(timeout=60_000)
    ada.press("Je suis là", "dialog")

    ada.page.locator("dialog[open]").wait_for(state="hidden")
    ada.wait_until_asked()


def test_the_others_vote_and_a_bot_plays_until_one_is_back(two: tuple[Person, Person]) -> None:
    ada, bill = two

    bill.press("A bot answers for Ada", ".status")

    ada.page.get_by_role("heading", name="Un robot joue pour vous").wait_for()
    bill.see("Ada does not move, a bot plays.")
    ada.press("Je reprends", "dialog")
    ada.see("Un robot répond à cette question pour vous.", "dialog")


def test_one_votes_in_the_menu_too(two: tuple[Person, Person]) -> None:
    ada, bill = two
    bill.page.locator(".status").get_by_text("A bot answers for Ada").wait_for()

    bill.press("Menu")
    bill.see("does not move", "dialog")
    bill.press("A bot answers for Ada", "dialog")

    ada.page.get_by_role("heading", name="Un robot joue pour vous").wait_for()


def test_the_host_decides_about_people_when_opening_a_table_and_in_the_lobby(person: Come) -> None:
    ada, bill = person("Ada", lang="en"), person("Bill", lang="en", width=390)
    ada.go("/games/farwest")
    ada.page.get_by_label("People may take the seats of bots during the match").check()
    ada.page.locator("label", has_text="Never").click()
    ada.press("Friends are coming: leave the seats free")
    ada.press("Open a table")
    ada.page.wait_for_url("**/t/*")
    table = ada.page.url.rpartition("/")[2]
    opened = ada.ask(f"/tables/{table}")
    bill.go(f"/t/{table}")
    bill.see("People may take the seats of bots during the match. Bots give no hints.")

    ada.page.get_by_label("People may take the seats of bots during the match").uncheck()
    ada.page.locator("label", has_text="For all").click()

    bill.see("Nobody takes the seat of a bot during the match. Everybody may ask a bot for a hint.")
    assert (opened["latecomers"], opened["hints"], opened["public"]) == (True, "never", True)


def test_the_host_shows_somebody_the_door_lets_them_in_again_and_names_them_host(person: Come) -> None:
    ada, bill = person("Ada", lang="en", width=390), person("Bill", lang="en")
    ada.go("/games/farwest")
    ada.press("Friends are coming: leave the seats free")
    ada.press("Open a table")
    ada.page.wait_for_url("**/t/*")
    bill.go("/t/" + ada.page.url.rpartition("/")[2])
    bill.press("Take a seat")
    ada.press("Show Bill the door")
    ada.press("Show the door", "dialog")
    bill.see("This seat is no longer yours.")
    bill.expects_errors = True  # a browser tells of a refused request by itself
    bill.press("Take a seat")
    bill.see("The host has shown you the door of this table")

    ada.press("Let Bill in again")
    bill.press("Take a seat")
    bill.see("you")
    ada.press("Name Bill host")

    bill.see("you, the host")
    expect(ada.page.get_by_role("button", name="Begin")).to_have_count(0)


def test_in_the_match_the_host_names_another_in_the_menu(person: Come) -> None:
    ada, bill = person("Ada", lang="en"), person("Bill", lang="en", width=390)
    table = ada.open_table("farwest", 3, RACE, [bill])
    ada.wait_until_asked()

    ada.press("Menu")
    ada.press("Name Bill host", "dialog")

    expect(ada.page.get_by_role("button", name="Name Bill host")).to_have_count(0)
    assert ada.ask(f"/tables/{table}")["host"] == 1


def test_between_people_no_hint_is_offered(person: Come) -> None:
    ada, bill = person("Ada", lang="en"), person("Bill", lang="en")
    ada.open_table("farwest", 2, RACE, [bill])
    ada.wait_until_asked()

    ada.press("Menu")

    ada.see("Resign", "dialog")
    assert ada.page.get_by_role("button", name="Hint from a bot").count() == 0
