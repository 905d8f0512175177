"""Before the match: opening a table, inviting, joining, arranging seats, beginning."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from people import Person, sync_api
from posed import CODE, Pose, posed, show

from saloon import catalog

expect = sync_api.expect
Come = Callable[..., Person]


def _open(ada: Person, *, game: str = "abilene", players: int = 4) -> str:
    """Open a public table with free seats from its box; give its code."""
    ada.go(f"/games/{game}")
    ada.press("Friends are coming: leave the seats free")
    _set(ada, "Players", players)
    for seat in ada.page.get_by_role("button", name=re.compile("Who sits on seat .: Cowboy")).all():
        seat.click()
        ada.press("Leave the seat free")
    ada.press("Open a table")
    return str(ada.page.locator("[data-code]").inner_text())


def _set(person: Person, label: str, number: int) -> None:
    """Type a number into its field."""
    field = person.page.get_by_role("spinbutton", name=label, exact=True)
    field.fill(str(number))
    field.press("Enter")


def _seat(ada: Person, seat: int, sits: str, level: str) -> None:
    """Let a bot of a level sit down, or change its level."""
    ada.press(f"Who sits on seat {seat}: {sits}")
    ada.page.locator(".level", has_text=level).click()
    ada.page.locator("footer .act").click()


def _id(person: Person) -> str:
    return str(person.page.url).rpartition("/")[2]


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

    _seat(ada, 3, "Free seat", "Tenderfoot")
    bill.see("Bot · Tenderfoot")
    _seat(ada, 3, "Tenderfoot", "Cowboy")
    bill.see("Bot · Cowboy")
    ada.press("Who sits on seat 3: Cowboy")
    ada.press("Leave the seat free")
    bill.page.locator('[data-seat="2"]').locator("span", has_text="Free seat").wait_for()
    ada.press("Exchange the seat of Bill")
    ada.see("With whom does Bill change seats?")
    ada.press("Exchange with Ada")
    bill.page.locator('[data-seat="0"]', has_text="you").wait_for()
    ada.page.locator('[data-seat="1"]', has_text="you, the host").wait_for()
    bill.page.reload()  # the secret of a seat goes where its person goes
    bill.page.locator('[data-seat="0"]', has_text="you").wait_for()
    _set(ada, "Players", 5)
    bill.see("2 of 5 seated")
    ada.press("Show Bill the door")
    ada.press("Keep at the table", "dialog")
    assert "Bill" in _row(bill, 0)
    ada.press("Show Bill the door")
    ada.press("Show the door", "dialog")

    bill.see("This seat is no longer yours. You may look on.")
    ada.see("Bots will take the 4 free seats.")
    assert "Free seat" in _row(bill, 0)
    assert bill.page.get_by_role("button", name="Sit down on seat 1", exact=True).is_visible()


def test_all_bots_of_a_table_are_chosen_at_once(person: Come) -> None:
    ada = person("Ada", lang="en", width=390)
    ada.go("/games/abilene")
    ada.press("Who sits on seat 2: Cowboy")
    ada.see("Counts what can be seen.")
    ada.page.locator(".seg label", has_text="Quick").click()
    ada.see("Quick: less than a second a move.")

    ada.page.locator(".level", has_text="Tenderfoot").click()
    ada.press("For all")
    ada.press("Open a table")

    ada.page.wait_for_url("**/t/*")
    ada.see("4 of 4 seated")
    players = ada.ask(f"/tables/{_id(ada)}")["players"]
    assert [each["level"] for each in players] == [None, "tenderfoot", "tenderfoot", "tenderfoot"]
    assert ada.page.get_by_role("radio", name="Quick").is_checked()


def test_options_are_chosen_by_people(person: Come) -> None:
    ada, bill = person("Ada", lang="en"), person("Bill", lang="en", width=390)
    ada.go("/games/abilene")
    ada.press("Change", ".sum")
    ada.page.get_by_role("heading", name="Options of the table").wait_for()
    _tells_no_identifier(ada)

    ada.page.locator(".preset", has_text="Family").click()
    status = ada.page.locator("header p[role=status]")
    expect(status).to_have_text(re.compile("Family"))
    ada.page.locator(".op", has_text="Hidden cards").locator("label", has_text="Secret").click()
    expect(ada.page.locator(".op", has_text="Hidden cards").locator(".chg")).to_have_text("changed")
    ada.press("Keep these options")
    ada.see("Family, ", ".sum")
    ada.press("Friends are coming: leave the seats free")
    ada.press("Open a table")
    ada.page.locator("[data-code]").wait_for()
    bill.go(f"/t/{_id(ada)}")
    bill.see("Family, ", ".sum")
    assert bill.page.locator(".sum button").count() == 0  # the host alone changes them
    ada.press("Change", ".sum")
    ada.press("Back to the usual rules")
    ada.press("Keep these options")

    bill.see("As in the box.", ".sum")
    options = ada.ask(f"/tables/{_id(ada)}")["options"]
    assert options["match_end"] == "rotations"


def test_options_left_unkept_change_nothing(person: Come) -> None:
    ada = person("Ada", lang="en", width=390)
    ada.go("/games/carson")
    for leave in (lambda: ada.press("Cancel"), ada.page.go_back):
        ada.press("Change", ".sum")
        ada.page.locator(".preset").nth(1).click()
        leave()
        ada.page.locator(".pitch").wait_for()
        expect(ada.page.locator(".sum", has_text="Options")).to_contain_text("House rules")


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", catalog.names())
def test_no_option_shows_an_identifier(game: str, lang: str, person: Come) -> None:
    ada = person(lang=lang)
    ada.go(f"/games/{game}")
    ada.page.locator(".sum button").last.click()
    rare = ada.page.locator(".rare button")
    ada.page.locator(".op").first.wait_for()
    if rare.count():
        rare.click()
    _tells_no_identifier(ada)
    assert ada.page.locator("main select").count() == 0


def _tells_no_identifier(person: Person) -> None:
    told = str(person.page.locator("main").inner_text())
    assert re.findall(r"\w+_\w+|\b(?:true|false|null|undefined|ms)\b|[{}]", told) == []


def test_a_friend_comes_with_the_code_and_the_host_begins(person: Come) -> None:
    ada, bill = person("Ada", lang="en"), person("Bill", lang="fr")
    code = _open(ada, players=3)

    bill.go("/")
    bill.page.get_by_label("Code de la table").fill(f" {code[:2].lower()} {code[2:]} ")
    bill.press("Entrer")
    bill.page.get_by_label("Votre nom").fill("Guillaume")
    bill.press("Prendre une place")
    bill.see("La partie commence dès que l’hôte le veut.")
    ada.see("Guillaume")
    ada.press("Begin")

    for each in (ada, bill):
        each.page.locator(".frame .status").wait_for()
        assert each.page.get_by_text("Guillaume").first.is_visible()


def test_a_code_opens_the_table_from_any_address_and_in_either_case(person: Come) -> None:
    ada, bill = person("Ada", lang="en"), person("Bill", lang="en")
    code = _open(ada, players=3)
    table = _id(ada)

    for address in (f"/{code}", f"/{code.lower()}", f"/t/{code.lower()}", f"/t/{code[:2]}-{code[2:]}"):
        bill.go(address)
        bill.page.get_by_role("button", name="Sit down on seat 2").wait_for()
        bill.page.wait_for_url(f"**/t/{table}")  # the code does not outlive the match

    ada.go(f"/{code}")
    ada.see("you, the host")


def test_a_wrong_code_says_what_a_code_looks_like(person: Come) -> None:
    ada = person(lang="en")
    ada.expects_errors = True  # the browser itself complains of an answer 404
    looks = "A code has five letters or figures, such as K7M2X"
    for address in ("/t/howdy", "/t/nosuchcode"):
        ada.go(address)
        ada.see(looks)
        ada.press("Back to the shelf")
        ada.page.locator(".box").first.wait_for()

    field = ada.page.get_by_label("Code of the table")
    field.fill("howdy")
    ada.press("Enter")
    ada.see(looks)
    field.fill("k7m 2x")
    ada.press("Enter")

    ada.see("No open table has the code K7M2X.")
    assert field.input_value() == "k7m 2x"  # it can be mended where it was typed


def test_the_link_is_copied_and_the_square_leads_there(person: Come) -> None:
    ada = person(lang="en")
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    code = _open(ada)

    ada.press("Copy the link")

    ada.see("The link is copied.")
    link = f"{ada.house}/{code.lower()}"
    assert ada.page.evaluate("navigator.clipboard.readText()") == link
    assert ada.page.locator(".qr").get_attribute("data-link") == link
    assert ada.page.locator(".qr svg path").count() > 0


def test_a_host_on_their_own_machine_hands_out_what_others_can_open(person: Come) -> None:
    ada = person(lang="en")
    ada.page.route("**/api/house", lambda route: _answer_house(route, "http://192.168.1.20:8080"))
    code = _open(ada, players=2)

    ada.see(f"192.168.1.20:8080/{code.lower()}")
    assert ada.page.locator(".qr").get_attribute("data-link") == f"http://192.168.1.20:8080/{code.lower()}"

    ada.page.unroute("**/api/house")
    ada.page.reload()
    ada.see("Other devices cannot come in")


def _answer_house(route: Any, address: str) -> None:
    route.fulfill(json={**route.fetch().json(), "address": address})


def test_who_leaves_before_the_match_frees_the_seat(person: Come) -> None:
    ada, bill = person("Ada", lang="en"), person("Bill", lang="en")
    code = _open(ada, players=2)
    bill.go(f"/t/{code}")
    bill.press("Take a seat")
    ada.see("Bill")

    bill.press("Leave")

    bill.page.locator(".box").first.wait_for()
    ada.page.locator('[data-seat="1"]').locator("span", has_text="Free seat").wait_for()


def test_the_host_pauses_the_match_and_replaces_who_is_gone(person: Come) -> None:
    ada, bill = person("Ada", lang="en"), person("Bill", lang="en", width=390)
    table = ada.open_table("farwest", 3, {"rounds": 1, "board": "short", "leader": "1"}, [bill])
    bill.wait_until_asked()
    ada.press("Menu")
    ada.page.locator("dialog .seg label", has_text="Calm").click()
    ada.see("Calm: four seconds a move", "dialog")
    ada.press("Pause the match", "dialog")
    bill.see("The host has paused the match. No clock is running.")
    assert bill.page.get_by_role("button", name="Go on").count() == 0
    ada.see("The match is paused.")
    ada.press("Go on", ".status")
    bill.wait_until_asked()
    bill.press("Menu")
    assert bill.page.locator("dialog").get_by_role("button", name="Pause the match").count() == 0  # the host alone
    assert bill.page.locator("dialog").get_by_role("radio", name="Calm").is_checked()  # for everybody

    bill.go("/credits")  # the line is gone, without a word
    ada.press("Menu")
    ada.press("Replace Bill by a bot", "dialog")
    ada.page.wait_for_function(
        f"() => fetch('/api/tables/{table}').then((a) => a.json()).then((t) => t.players[1].away)"
    )
    ada.press("Close", "dialog")
    ada.wait_until_asked()
    bill.go(f"/t/{table}")

    bill.page.locator(".frame .status").wait_for()
    assert not bill.ask(f"/tables/{table}")["players"][1]["away"]


def test_who_leaves_a_match_is_said_to_have_left_and_a_bot_plays_at_once(person: Come) -> None:
    ada, bill = person("Ada", lang="en"), person("Bill", lang="en", width=390)
    table = ada.open_table("abilene", 3, {}, [bill])
    bill.page.locator(".frame").wait_for()
    bill.press("Menu")
    bill.press("Leave", "dialog")
    bill.press("Leave", "dialog")

    ada.see("Bill has left the table, a bot plays.")
    assert ada.ask(f"/tables/{table}")["players"][1]["away"]


def test_the_host_frees_a_seat_for_somebody_who_looks_on(person: Come) -> None:
    ada, bill = person("Ada", lang="en"), person("Bill", lang="en", width=390)
    ada.go("/games/abilene")
    ada.press("Open a table")
    ada.see("Bots hold all the other seats")
    bill.go(f"/t/{_id(ada)}")
    bill.see("Bots hold all the seats: ask the host to free one.")
    ada.see("Somebody is watching, but bots hold all the seats.")
    ada.press("Free a seat")

    bill.press("Take a seat")
    ada.see("Bill")


def test_a_press_on_a_slow_line_is_shown_at_once_and_told_after_a_while(person: Come) -> None:
    ada = person("Ada", lang="en")
    show(ada.page, posed(Pose("abilene", 3, 0)))  # a house that never answers
    ada.sit(CODE, 0, "secret")
    ada.wait_until_asked()
    choice = ada.page.locator(".choices .btn:not(.ghost)").first

    choice.click()

    expect(ada.page.locator(".choices")).to_have_attribute("aria-busy", "true")
    ada.see("The line is slow: it is on its way.")
    assert choice.is_visible()  # what was asked stays


def test_open_tables_and_own_matches_are_one_tap_away(person: Come) -> None:
    ada, bill = person("Ada", lang="en"), person("Bill", lang="en")
    _open(ada, game="carson", players=2)
    table = _id(ada)

    bill.go("/")
    bill.page.locator(f'a[href="/t/{table}"]').click()
    bill.press("Take a seat")
    bill.see("The match begins when the host wishes.")
    ada.press("Begin")
    ada.page.locator(".frame .status").wait_for()
    ada.go("/")

    row = ada.page.locator(".row", has=ada.page.locator(f'a[href="/t/{table}"]'))
    row.wait_for()
    assert re.search("your turn|is thinking|We wait", row.inner_text())
    row.get_by_role("link").click()
    ada.page.locator(".frame .status").wait_for()


def test_a_private_table_is_not_on_the_shelf(person: Come) -> None:
    ada, bill = person("Ada", lang="en"), person("Bill", lang="en")
    ada.go("/games/western")
    ada.page.get_by_label("Private table").check()
    ada.press("Open a table")
    ada.page.locator("[data-code]").wait_for()
    table = _id(ada)

    bill.go("/games/western")
    bill.page.get_by_role("heading", name="The cards").wait_for()

    assert bill.page.locator(f'a[href="/t/{table}"]').count() == 0


def test_a_name_is_chosen_on_the_shelf(person: Come) -> None:
    ada = person("Ada", lang="en")
    ada.go("/")
    ada.press("Change name: Ada")

    ada.page.get_by_label("Your name").fill("Calamity Jane")
    ada.press("Keep it")

    ada.page.get_by_role("button", name="Change name: Calamity Jane").wait_for()
    assert not ada.page.locator("dialog[open]").count()
