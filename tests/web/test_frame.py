"""The frame of every table: hints, moves taken back, chat, leaving, refusals, a lost line, the language, the focus."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from people import SOCKETS, Person, play_to_the_end, sync_api
from posed import CODE, Pose, posed, show

Come = Callable[..., Person]
expect = sync_api.expect
HAND = {"match_end": "fixed_hands", "hands": 1}  # Abilene, one hand
RACE = {"rounds": 1, "board": "short", "leader": "0"}  # FarWest, one race; seat 0 chooses first


def take_a_couple(person: Person) -> None:
    """Make the first move of FarWest 1849."""
    person.page.locator(".slot.pl").first.click()
    person.page.locator(".choices .btn.act").click()


def test_a_move_that_revealed_nothing_is_taken_back_freely(person: Come) -> None:
    ada, bill = person("Ada", lang="en"), person("Bill", lang="en", width=390)
    ada.open_table("farwest", 2, RACE, [bill])
    ada.wait_until_asked()
    take_a_couple(ada)
    bill.wait_until_asked()

    ada.press("Take back")

    bill.see("Ada takes a move back.", ".status")
    ada.wait_until_asked()
    assert ada.page.locator(".slot.pl").count() == 4
    bill.see("Ada chooses a couple.")


@pytest.mark.parametrize(("answer", "told"), [("All right", "Granted."), ("No", "Refused.")])
def test_a_move_is_taken_back_if_the_others_consent(answer: str, told: str, person: Come) -> None:
    ada, bill = person("Ada", lang="en"), person("Bill", lang="en")
    ada.open_table("farwest", 2, RACE, [bill])
    ada.wait_until_asked()
    take_a_couple(ada)
    bill.wait_until_asked()
    take_a_couple(bill)
    bill.page.locator(".slot.pl").nth(1).wait_for()

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
    ada.see("Look at the couples", ".hint")
    before = ada.page.locator(".log li").count()
    ada.press("A little more", ".hint")
    ada.press("Why?", ".hint")
    ada.page.locator(".hint .shares").first.wait_for()
    ada.page.locator(".hint .btn.act").click()

    ada.page.locator(".log li").nth(before).wait_for()
    ada.page.locator(".hint").wait_for(state="detached")


COVERED = """() => {
  const all = (css) => [...document.querySelectorAll(css)].map((node) => node.getBoundingClientRect());
  const boxes = (css) => all(css).filter((box) => box.width > 0);
  const [bubble] = boxes(".hint");
  const meets = (box) =>
    bubble.left < box.right && box.left < bubble.right && bubble.top < box.bottom && box.top < bubble.bottom;
  const isOn = bubble.left >= 0 && bubble.top >= 0 && bubble.right <= innerWidth && bubble.bottom <= innerHeight;
  return [isOn ? 0 : 1, ...[".ring", ".status .choices > .btn"].map((css) => boxes(css).filter(meets).length)];
}"""  # whether it leaves the screen, covers what it speaks of, or the buttons of the question


@pytest.mark.parametrize("width", [390, 844, 1280])
def test_a_hint_is_taken_step_by_step_beside_what_it_speaks_of(person: Come, width: int) -> None:
    ada = person("Ada", lang="fr", width=width)
    ada.open_table("abilene", 3, HAND, [])
    ada.wait_until_asked()
    if width == 844:
        ada.press("Menu")
        ada.press("Conseil d’un robot", "dialog")
    else:
        ada.press("Conseil d’un robot")
    for step in ("1 · Où", "2 · Quoi", "3 · Pourquoi"):
        tab = ada.page.get_by_role("button", name=step)
        expect(tab).to_have_attribute("aria-current", "step")
        for _ in range(100):  # until it stands where it belongs; the page forbids a function that waits there
            covered = ada.page.evaluate(COVERED)
            if not any(covered):
                break
            ada.page.wait_for_timeout(50)
        assert not any(covered), f"step {step}: {covered}"
        ada.page.keyboard.press("h")
    assert ada.page.evaluate("document.activeElement.closest('.hint') !== null")
    ada.page.locator(".hint .shares").first.wait_for()

    ada.page.keyboard.press("Escape")

    ada.page.locator(".hint").wait_for(state="detached")
    assert ada.is_asked()


@pytest.mark.parametrize("width", [390, 1280])
def test_what_cannot_be_chosen_says_why_as_the_rules_have_it(person: Come, width: int) -> None:
    ada = person("Ada", lang="en", width=width)
    ada.open_table("carson", 2, {}, [])
    ada.wait_until_asked()
    taken = ada.page.locator(".place.own:not(.lit)").first
    said = ada.page.locator(".status").get_by_text("This parcel belongs to").locator("visible=true").first
    for _ in range(60):  # until there is such a parcel, and Ada is asked for another one
        if taken.count() == 0:
            ada.act()
        elif ada.is_asked():
            taken.click()
            ada.page.wait_for_timeout(400)
        if said.count() > 0:
            break
        ada.page.wait_for_timeout(100)

    expect(ada.page.locator(".status p .stamp")).to_be_visible()
    ada.see("This parcel belongs to", ".status")


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
    bill.see("Ada has resigned, a bot plays on.")
    bill.see("resigned, bot", '.seat[aria-label="Ada"]')
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
    ada.see("Waiting for Bill.")
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
    waiting = [ada, bill]
    while waiting:  # both join the hand
        for each in [each for each in waiting if each.is_asked()]:
            each.page.locator(".choices .btn.act").click()
            waiting.remove(each)
        ada.page.wait_for_timeout(10)
    for each in (ada, bill):
        each.page.locator(".slot").first.wait_for()
    while ada.is_asked() == bill.is_asked():  # until both have heard of the deal
        ada.page.wait_for_timeout(10)
    asked, waits = (ada, bill) if ada.is_asked() else (bill, ada)

    for each in (asked, waits):
        each.page.locator(".slot").first.click()
        each.page.locator(".no-stamp").wait_for()

    ada.page.locator(".status .stamp", has_text="No").wait_for()
    bill.page.locator(".status .stamp", has_text="Non").wait_for()
    said = {each.name: each.page.locator(".status p[role=status]").inner_text() for each in (ada, bill)}
    reasons = {
        "Ada": ("once everybody has decided. Buy", "up to Bill"),
        "Bill": ("tout le monde a choisi. Achetez", "c’est à Ada"),
    }
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
    ada.page.locator(".slot.pl").first.click()

    ada.page.evaluate("() => { window.sockets.at(-1).close(); document.querySelector('.choices .btn').click(); }")

    bill.wait_until_asked()
    ada.see("Nothing is lost.")
    assert ada.page.locator(".log li").count() == 1


def test_the_language_changes_in_mid_match(person: Come) -> None:
    ada = person(lang="fr")
    ada.open_table("abilene", 2, HAND, [])
    ada.wait_until_asked()

    ada.press("Menu")
    ada.page.locator("dialog").get_by_role("radio", name="English").check(force=True)
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
    ada.wait_until_asked()
    take_a_couple(ada)

    expect(ada.page).to_have_title("FarWest 1849")
    assert icon.get_attribute("href") == "/icon.svg"


def test_what_happens_is_told_to_who_cannot_see_it(person: Come) -> None:
    ada, bill = person("Ada", lang="en"), person("Bill", lang="en")
    ada.open_table("farwest", 2, RACE, [bill])
    ada.wait_until_asked()
    take_a_couple(ada)

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


def sit_posed(person: Person, pose: Pose) -> list[dict[str, Any]]:
    """Sit down at a posed table, which answers nothing; give what the page will send."""
    heard = show(person.page, posed(pose))
    person.sit(CODE, 0, "secret")
    person.page.locator(".frame .status").wait_for()
    return heard


def acts(heard: list[dict[str, Any]]) -> list[str]:
    return [message["act"] for message in heard if message["type"] == "act"]


@pytest.mark.parametrize("key", ["", "1"])
@pytest.mark.parametrize(
    ("pose", "first"),
    [(Pose("abilene", 4, 20), ""), (Pose("farwest", 4, 32), ".slot.pl"), (Pose("western", 5, 50), "")],
)
def test_a_press_shows_at_once_that_it_is_sent_and_after_two_seconds_says_so(
    pose: Pose, first: str, key: str, person: Come
) -> None:
    ada = person()
    heard = sit_posed(ada, pose)
    if first:
        ada.page.locator(first).first.click(position={"x": 10, "y": 40})
    choice = ada.page.locator(".choices .btn:not(.ghost)").first
    label = choice.inner_text()

    if key:
        ada.page.keyboard.press(key)
    else:
        choice.click()

    expect(ada.page.locator(".choices .btn.sent")).to_have_count(1, timeout=500)
    assert ada.page.locator(".choices .btn.sent").inner_text() == label
    assert ada.page.get_by_text("La ligne est lente").count() == 0
    ada.see("La ligne est lente : c’est en route.", ".status")
    ada.page.locator(".choices .btn.sent").click(force=True)
    assert len(acts(heard)) == 1


def test_the_only_answer_gives_itself_and_one_sees_it_coming(person: Come) -> None:
    ada = person()
    heard = sit_posed(ada, Pose("western", 5, 40))
    begun = time.monotonic()

    ada.page.locator(".choices .btn .forced").wait_for()
    assert acts(heard) == []
    while not acts(heard):
        assert time.monotonic() < begun + 10, "nothing was answered"
        ada.page.wait_for_timeout(20)

    assert acts(heard) == ["accept"]
    expect(ada.page.locator(".choices .btn.sent")).to_have_count(1)


def test_a_long_press_reads_a_card_is_taught_once_and_plays_nothing(person: Come) -> None:
    ada = person(width=390, touch=True)
    sit_posed(ada, Pose("abilene", 4, 30))
    ada.see("Appuyez longuement sur une carte pour la lire.", ".hand")
    box = ada.page.locator(".slot.pl").first.bounding_box()
    finger = [{"x": box["x"] + 12, "y": box["y"] + 40}]
    line = ada.context.new_cdp_session(ada.page)

    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": finger})
    ada.page.locator(".zoom").wait_for()
    expect(ada.page.locator(".teach")).to_have_count(0)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    ada.page.locator(".zoom").wait_for(state="detached")
    assert ada.page.locator(".slot.ch").count() == 0
    ada.page.reload()
    ada.page.locator(".slot.pl").first.wait_for()
    assert ada.page.locator(".teach").count() == 0
    ada.page.locator(".slot.pl").first.tap(position={"x": 12, "y": 40})
    expect(ada.page.locator(".slot.ch")).to_have_count(1)
