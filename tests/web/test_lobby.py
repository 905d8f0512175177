"""Before the match: opening a table, inviting, joining, arranging seats, beginning."""

import re
from collections.abc import Callable

from people import Person

Come = Callable[..., Person]


def _open(ada: Person, *, game: str = "abilene", players: int = 4) -> str:
    """Open a public table with free seats from its box; give its code."""
    ada.go(f"/games/{game}")
    ada.page.get_by_label("Players", exact=True).select_option(str(players))
    for seat in range(2, players + 1):
        ada.page.get_by_label(f"Who sits on seat {seat}").select_option("")
    ada.press("Open a table")
    return ada.page.locator("[data-code]").inner_text()


def _row(person: Person, seat: int) -> str:
    return str(person.page.locator(f'[data-seat="{seat}"]').inner_text())


def test_a_person_plays_against_bots_within_three_clicks(person: Come) -> None:
    ada = person()
    ada.go("/")

    ada.page.locator(".box").first.click()
    ada.press("Jouer maintenant")

    ada.page.locator(".frame .status").wait_for()


def test_the_host_arranges_the_seats(person: Come) -> None:
    ada, bill = person("Ada", lang="en"), person("Bill", lang="en", width=390)
    code = _open(ada)
    bill.go(f"/t/{code}")
    bill.press("Sit down on seat 2")
    ada.see("Bill")

    ada.page.get_by_label("Who sits on seat 3").select_option("tenderfoot")
    bill.see("Bot · Tenderfoot")
    ada.page.get_by_label("Who sits on seat 3").select_option("cowboy")
    bill.see("Bot · Cowboy")
    ada.page.get_by_label("Who sits on seat 3").select_option("")
    bill.page.locator('[data-seat="2"]').locator("span", has_text="Free seat").wait_for()
    ada.press("Show Bill the door")

    bill.see("The host has given your seat away.")
    ada.see("Bots will take the 3 free seats.")
    assert "Free seat" in _row(bill, 1)
    assert bill.page.get_by_role("button", name="Sit down on seat 2").is_visible()


def test_a_friend_comes_with_the_code_and_the_host_begins(person: Come) -> None:
    ada, bill = person("Ada", lang="en"), person("Bill", lang="fr")
    code = _open(ada, players=3)

    bill.go("/")
    bill.page.get_by_label("Code de la table").fill(f" {code.upper()} ")
    bill.press("Entrer")
    bill.page.get_by_label("Votre nom").fill("Guillaume")
    bill.press("Prendre un siège")
    bill.see("La partie commence dès que l’hôte le veut.")
    ada.see("Guillaume")
    ada.press("Begin")

    for each in (ada, bill):
        each.page.locator(".frame .status").wait_for()
        assert each.page.get_by_text("Guillaume").first.is_visible()


def test_a_wrong_code_says_so(person: Come) -> None:
    ada = person(lang="en")
    ada.go("/t/nosuchcode")

    ada.see("There is no table with the code nosuchcode.")
    ada.press("Back to the shelf")
    ada.page.locator(".box").first.wait_for()


def test_the_link_is_copied_and_the_square_leads_there(person: Come) -> None:
    ada = person(lang="en")
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    code = _open(ada)

    ada.press("Copy the link")

    ada.see("The link is copied.")
    link = f"{ada.house}/t/{code}"
    assert ada.page.evaluate("navigator.clipboard.readText()") == link
    assert ada.page.locator(".qr").get_attribute("data-link") == link
    assert ada.page.locator(".qr svg path").count() > 0


def test_who_leaves_before_the_match_frees_the_seat(person: Come) -> None:
    ada, bill = person("Ada", lang="en"), person("Bill", lang="en")
    code = _open(ada, players=2)
    bill.go(f"/t/{code}")
    bill.press("Take a seat")
    ada.see("Bill")

    bill.press("Leave")

    bill.page.locator(".box").first.wait_for()
    ada.page.locator('[data-seat="1"]').locator("span", has_text="Free seat").wait_for()


def test_open_tables_and_own_matches_are_one_tap_away(person: Come) -> None:
    ada, bill = person("Ada", lang="en"), person("Bill", lang="en")
    code = _open(ada, game="carson", players=2)

    bill.go("/")
    bill.page.locator(f'a[href="/t/{code}"]').click()
    bill.press("Take a seat")
    bill.see("The match begins when the host wishes.")
    ada.press("Begin")
    ada.page.locator(".frame .status").wait_for()
    ada.go("/")

    row = ada.page.locator(".row", has=ada.page.locator(f'a[href="/t/{code}"]'))
    row.wait_for()
    assert re.search("your turn|is thinking|We wait", row.inner_text())
    row.get_by_role("link").click()
    ada.page.locator(".frame .status").wait_for()


def test_a_private_table_is_not_on_the_shelf(person: Come) -> None:
    ada, bill = person("Ada", lang="en"), person("Bill", lang="en")
    ada.go("/games/western")
    ada.page.get_by_label("Private table").check()
    ada.press("Open a table")
    code = ada.page.locator("[data-code]").inner_text()

    bill.go("/games/western")
    bill.page.get_by_role("heading", name="The cards").wait_for()

    assert bill.page.locator(f'a[href="/t/{code}"]').count() == 0


def test_a_name_is_chosen_on_the_shelf(person: Come) -> None:
    ada = person("Ada", lang="en")
    ada.go("/")
    ada.press("Change name : Ada")

    ada.page.get_by_label("Your name").fill("Calamity Jane")
    ada.press("Keep it")

    ada.page.get_by_role("button", name="Change name : Calamity Jane").wait_for()
    assert not ada.page.locator("dialog[open]").count()
