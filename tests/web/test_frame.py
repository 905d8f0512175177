"""The frame of every table: hints, moves taken back, chat, leaving, refusals, a lost line, the language, the focus."""

from collections.abc import Callable

import pytest
from people import SOCKETS, Person, play_to_the_end, sync_api
from posed import CODE, Pose, posed, show

from saloon import catalog

Come = Callable[..., Person]
expect = sync_api.expect
HAND = {"match_end": "fixed_hands", "hands": 1}  # Abilene, one hand
RACE = {"rounds": 1, "board": "short", "leader": "0"}  # FarWest, one race; seat 0 chooses first


def test_a_move_that_revealed_nothing_is_taken_back_freely(person: Come) -> None:
    ada, bill = person("Ada", lang="en"), person("Bill", lang="en", width=390)
    ada.open_table("farwest", 2, RACE, [bill])
    ada.wait_until_asked()
    ada.page.locator(".choices .btn").first.click()
    bill.wait_until_asked()

    ada.press("Take back")

    ada.wait_until_asked()
    assert ada.page.locator(".choices .btn:not(.ghost)").count() == 4
    bill.see("Ada is thinking.")


@pytest.mark.parametrize(("answer", "told"), [("All right", "Granted."), ("No", "Refused.")])
def test_a_move_is_taken_back_if_the_others_consent(answer: str, told: str, person: Come) -> None:
    ada, bill = person("Ada", lang="en"), person("Bill", lang="en")
    ada.open_table("farwest", 2, RACE, [bill])
    ada.wait_until_asked()
    ada.page.locator(".choices .btn").first.click()
    bill.wait_until_asked()
    bill.page.locator(".choices .btn").first.click()
    bill.page.locator(".choices .btn:not(.ghost)").nth(1).wait_for()

    ada.press("Menu")
    ada.press("Ask to take back", "dialog")
    ada.see("You asked to take your move back. Waiting for Bill.")
    bill.see("Ada would like to take a move back.")
    bill.press(answer, ".status")

    ada.see(told)
    bill.page.get_by_text("would like").wait_for(state="hidden")


def test_a_bot_gives_a_hint_that_can_be_followed(person: Come) -> None:
    ada = person("Ada", lang="en")
    ada.open_table("farwest", 2, RACE, [])
    ada.wait_until_asked()

    ada.press("Menu")
    ada.press("Hint from a bot", "dialog")
    ada.see("A bot would:")
    before = ada.page.locator(".log li").count()
    ada.press("Do that", ".status")

    ada.page.locator(".log li").nth(before).wait_for()


def test_people_talk_in_phrases_and_in_words(person: Come) -> None:
    ada, bill = person("Ada", lang="en"), person("Bill", lang="fr", width=390)
    ada.open_table("farwest", 2, RACE, [bill])
    ada.wait_until_asked()

    ada.press("I am watching you.")
    bill.press("La Gazette, une nouvelle ligne")
    bill.see("Je vous ai à l’œil.", ".log")
    bill.page.get_by_label("Dire quelque chose").fill("<b>Tant mieux</b>")
    bill.page.keyboard.press("Enter")

    ada.see("<b>Tant mieux</b>", ".log")
    assert ada.page.locator(".log b", has_text="Tant").count() == 0
    bill.page.keyboard.press("Escape")
    bill.press("Fermer", ".log")
    assert bill.page.locator(".side.open").count() == 0


def test_who_resigns_hands_over_to_a_bot_and_looks_on(person: Come) -> None:
    ada, bill = person("Ada", lang="en"), person("Bill", lang="en")
    ada.open_table("farwest", 3, RACE, [bill])
    ada.wait_until_asked()

    ada.press("Menu")
    ada.press("Resign", "dialog")
    ada.press("Stay", "dialog")
    assert ada.is_asked()
    ada.press("Menu")
    ada.press("Resign", "dialog")
    ada.see("you can no longer win", "dialog")
    ada.press("Resign", "dialog")

    ada.see("You have resigned; a bot plays for you.")
    bill.wait_until_asked()
    assert ada.page.locator(".choices .btn").count() == 0


def test_leaving_keeps_the_seat(person: Come) -> None:
    ada = person("Ada", lang="en")
    table = ada.open_table("farwest", 3, RACE, [])
    ada.wait_until_asked()

    ada.press("Menu")
    ada.press("Leave", "dialog")
    ada.press("Leave", "dialog")
    ada.page.locator(f'a[href="/t/{table}"]').click()

    ada.wait_until_asked()


def test_a_rematch_turns_the_seats(person: Come) -> None:
    ada, bill = person("Ada", lang="en"), person("Bill", lang="en", width=390)
    table = ada.open_table("abilene", 3, HAND, [bill])
    play_to_the_end([ada, bill])

    ada.press("Rematch")
    ada.see("Rematch wished. Waiting for the others.")
    bill.see("Ada wants a rematch.")
    bill.press("Rematch")

    for each in (ada, bill):
        each.page.wait_for_url(lambda url: "/t/" in url and table not in url)
        each.page.locator(".frame .status").wait_for()
    assert ada.page.url == bill.page.url
    seats = [player["name"] for player in ada.ask(f"/tables/{ada.page.url.rsplit('/', 1)[-1]}")["players"]]
    assert (seats[0], seats[2]) == ("Bill", "Ada")
    ada.go(f"/t/{table}")
    ada.press("To the rematch")
    ada.page.locator(".frame .status").wait_for()


def test_a_card_that_cannot_be_played_says_why(person: Come) -> None:
    ada, bill = person("Ada", lang="en"), person("Bill", lang="fr", width=390)
    ada.open_table("abilene", 2, HAND, [bill])
    while not ada.page.locator(".slot").count():  # both join the hand
        if not ada.act() and not bill.act():
            ada.page.wait_for_timeout(10)
    while ada.is_asked() == bill.is_asked():  # until both have heard of the deal
        ada.page.wait_for_timeout(10)
    asked, waits = (ada, bill) if ada.is_asked() else (bill, ada)

    for each in (asked, waits):
        each.page.locator(".slot").first.click()
        each.page.locator(".no-stamp").wait_for()

    ada.page.locator(".status .stamp", has_text="No").wait_for()
    bill.page.locator(".status .stamp", has_text="Non").wait_for()
    said = {each.name: each.page.locator(".status p").inner_text() for each in (ada, bill)}
    reasons = {"Ada": ("not now. Buy a card", "up to Bill"), "Bill": ("pas maintenant. Achetez", "c’est à Ada")}
    assert reasons[asked.name][0] in said[asked.name]
    assert reasons[waits.name][1] in said[waits.name]
    waits.page.locator(".no-stamp").wait_for(state="hidden")


def test_a_reload_in_mid_move_loses_nothing(person: Come) -> None:
    ada = person()
    ada.open_table("abilene", 2, HAND, [])
    ada.page.locator(".choices .btn").first.wait_for()
    told = ada.page.locator(".log li").all_inner_texts()

    ada.page.reload()
    ada.page.locator(".choices .btn").first.wait_for()

    assert ada.page.locator(".log li").all_inner_texts() == told


def test_a_lost_connection_is_said_and_mended(person: Come) -> None:
    ada = person()
    ada.expects_errors = True  # the browser itself complains of the lost connection
    ada.page.add_init_script(SOCKETS)
    ada.open_table("abilene", 2, HAND, [])
    ada.page.locator(".choices .btn").first.wait_for()

    ada.context.set_offline(True)
    ada.page.evaluate("window.sockets.at(-1).close()")
    ada.see("On vous attend")
    assert ada.page.locator(".seat").count() > 1
    ada.context.set_offline(False)

    ada.see("Vous êtes de retour. Rien n’est perdu.")
    play_to_the_end([ada])


def test_a_move_made_while_the_line_breaks_is_carried_out_once(person: Come) -> None:
    ada, bill = person("Ada", lang="en"), person("Bill", lang="en")
    ada.expects_errors = True
    ada.page.add_init_script(SOCKETS)
    ada.open_table("farwest", 2, RACE, [bill])
    ada.page.locator(".choices .btn").first.wait_for()

    ada.page.evaluate("() => { window.sockets.at(-1).close(); document.querySelector('.choices .btn').click(); }")

    bill.wait_until_asked()
    ada.see("Nothing is lost.")
    assert ada.page.locator(".log li").count() == 1


def test_the_language_changes_in_mid_match(person: Come) -> None:
    ada = person(lang="fr")
    ada.open_table("abilene", 2, HAND, [])
    ada.wait_until_asked()

    ada.press("Menu")
    ada.press("English", "dialog")
    ada.press("Close", "dialog")

    ada.see("The Gazette", ".log")
    ada.see("Your move", ".status")
    assert ada.page.locator("html").get_attribute("lang") == "en"
    play_to_the_end([ada])
    ada.see("Rematch")


def test_title_and_icon_say_when_it_is_your_turn(person: Come) -> None:
    ada, bill = person("Ada"), person("Bill")
    ada.open_table("farwest", 2, RACE, [bill])
    icon = ada.page.locator('link[rel="icon"]')

    expect(ada.page).to_have_title("● À vous · FarWest 1849")
    assert icon.get_attribute("href") == "/icon-turn.svg"
    ada.page.locator(".choices .btn").first.click()

    expect(ada.page).to_have_title("FarWest 1849")
    assert icon.get_attribute("href") == "/icon.svg"


def test_what_happens_is_told_to_who_cannot_see_it(person: Come) -> None:
    ada, bill = person("Ada", lang="en"), person("Bill", lang="en")
    ada.open_table("farwest", 2, RACE, [bill])
    ada.page.locator(".choices .btn").first.click()

    bill.page.locator("[aria-live=polite][data-told]", has_text="Ada").wait_for(state="attached")
    assert bill.page.locator("[role=status]").first.inner_text()


def test_an_action_is_chosen_on_its_page_of_a_phone(person: Come) -> None:
    ada = person(lang="en", width=390)
    show(ada.page, posed(Pose("carson", 4, 60)))
    ada.sit(CODE, 0, "secret")

    ada.press("You")
    ada.see("Your parcels", ".belongings")
    ada.press("Actions")
    ada.page.locator(".square.lit", has_text="Ammunition").click()

    ada.see("3 revolvers", ".status")
    assert ada.page.locator(".square.picked").is_visible()
    assert not ada.page.locator(".map").is_visible()


@pytest.mark.parametrize("game", catalog.names())
def test_everything_to_be_touched_is_large_enough(game: str, person: Come) -> None:
    ada = person(width=390)
    ada.open_table(game, catalog.game(game).seats[0], {}, [])
    ada.page.locator(".frame .status").wait_for()

    small = ada.page.evaluate(
        """() => [...document.querySelectorAll("button, a, select, input, summary")].flatMap((each) => {
            const box = each.getBoundingClientRect(), more = getComputedStyle(each, "::after");
            const grown = each.matches(".small") ? parseFloat(more.height) || 0 : 0;
            const large = box.width === 0 || (box.width >= 44 && Math.max(box.height, grown) >= 44);
            return large || each.matches(".slot.closed, a.wm") ? [] : [each.outerHTML.slice(0, 120)];
        })"""
    )

    assert small == []
