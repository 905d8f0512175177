"""Looking on: spectators, who takes a bot's seat, the screen for the room, the end, the replay, the luck."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from people import Person, play_to_the_end, sync_api
from posed import CODE, Pose, posed, show

from saloon.cli.saves import read
from saloon.server.socket.crowd import snapshot
from saloon.server.socket.messages import write

Come = Callable[..., Person]
expect = sync_api.expect
HAND = {"match_end": "fixed_hands", "hands": 1}  # Abilene, one hand
TELEVISIONS = ((1280, 720), (1920, 1080), (3840, 2160))
CUT = """(what) => [...document.querySelectorAll(what)].filter((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    const isOpen = getComputedStyle(each).overflow === "visible" && each.clientWidth;
    const isWide = isOpen && each.scrollWidth > each.clientWidth + 2;
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1 || isWide;
}).map((each) => each.outerHTML.slice(0, 80))"""
RACE = {"rounds": 1, "board": "short", "leader": "0"}  # FarWest, one race; seat 0 chooses first


@pytest.fixture(scope="module")
def finished(browser: Any, house: str) -> str:
    """Play matches of Abilene to their end, until two people held cards at the same time; return the table."""
    ada, held = Person(browser, house, "Ada", "en", 1280, "day"), [0]
    while max(held) < 2:  # everybody may sit out
        table = ada.open_table("abilene", 3, {**HAND, "hands": 2}, [])
        play_to_the_end([ada])
        held = hands_held(ada, table)
    ada.context.close()
    return table


def hands_held(person: Person, table: str) -> list[int]:
    """Count the hands that are held at each moment of a finished match."""
    frames = person.ask(f"/tables/{table}/frames?seat=all&from=0&count=200")["frames"]
    return [sum(bool(own.get("hand")) for own in frame["views"]) for frame in frames]


def test_a_spectator_takes_the_seat_of_a_bot(person: Come) -> None:
    ada, rosa = person("Ada", lang="en"), person("Rosa", lang="en", width=390)
    table = ada.open_table("farwest", 3, RACE, [], public=False, latecomers=True)
    ada.wait_until_asked()
    rosa.go(f"/t/{table}")
    rosa.see("You are watching.")
    expect(rosa.page.locator(".status")).to_contain_text("Ada")

    rosa.press("Take a bot’s seat")
    rosa.page.locator("dialog .row").nth(1).get_by_role("button").click()
    rosa.page.locator("dialog[open]").wait_for(state="hidden")

    ada.see("Rosa")
    expect(rosa.page.get_by_text("You are watching")).to_have_count(0)
    players = rosa.ask(f"/tables/{table}")["players"]
    assert [(each["name"], each["kind"]) for each in players][2] == ("Rosa", "person")
    play_to_the_end([ada, rosa])


def test_at_a_public_match_nobody_of_the_same_house_takes_the_seat_of_a_bot(person: Come) -> None:
    ada, rosa = person("Ada", lang="en"), person("Rosa", lang="en", width=390)
    table = ada.open_table("farwest", 3, RACE, [], latecomers=True)
    rosa.go("/")
    rosa.page.locator(f'a[href="/t/{table}"]').click()
    rosa.expects_errors = True  # a browser tells of a refused request by itself

    rosa.press("Take a bot’s seat")
    rosa.page.locator("dialog .row").nth(1).get_by_role("button").click()

    rosa.see("You, or somebody at your address, has a seat at this table or had one.", "dialog")


@pytest.mark.parametrize("public", [False, True])
def test_a_match_is_watched_but_not_joined_unless_the_host_allows_it(person: Come, public: bool) -> None:
    ada, rosa = person("Ada", lang="en"), person("Rosa", lang="en")
    table = ada.open_table("farwest", 3, RACE, [], public=public)

    rosa.go(f"/t/{table}")

    rosa.see("You are watching.")
    assert rosa.page.locator(".choices .btn").count() == 0


def test_a_spectator_and_the_television_see_no_hand(person: Come) -> None:
    ada, rosa = person(), person("Rosa")
    table = ada.open_table("abilene", 2, HAND, [])

    rosa.go(f"/t/{table}")
    rosa.page.locator(".frame .status").wait_for()
    assert rosa.page.locator(".slot").count() == 0
    rosa.go(f"/tables/{table}/screen")
    rosa.page.locator("section.headline").wait_for()
    assert rosa.page.locator(".slot, .choices").count() == 0
    code = rosa.ask(f"/tables/{table}")["code"]
    assert rosa.page.locator(".qr").get_attribute("data-link") == f"{rosa.house}/{code.lower()}"
    rosa.see(code, ".scan")


def test_the_television_waits_for_players_and_shows_them_come(person: Come) -> None:
    ada = person(lang="en")
    sat = ada.ask("/tables", "POST", {"game": "carson", "seats": 3, "name": "Ada"})
    table = sat["table"]["id"]

    ada.go(f"/tables/{table}/screen")
    ada.see(sat["table"]["code"], "[data-code]")
    ada.see("Scan to play")
    expect(ada.page.locator(".cnt")).to_contain_text("1 of 3")
    ada.ask(f"/tables/{table}/seats", "POST", {"name": "Bill"})
    expect(ada.page.locator(".cnt")).to_contain_text("2 of 3")
    ada.see("has just come", ".st.new")
    for width, height in TELEVISIONS:
        ada.page.set_viewport_size({"width": width, "height": height})
        assert ada.page.evaluate(CUT, "h1, .qr, .code, .addr, .st") == [], width
    ada.ask(f"/tables/{table}/start", "POST", {}, sat["secret"])

    ada.page.locator("section.headline").wait_for()


def test_the_end_shows_standings_chart_and_ways_on(person: Come) -> None:
    ada = person(lang="en", width=390)
    table = ada.open_table("abilene", 3, {**HAND, "start_chips": 12}, [])
    play_to_the_end([ada])

    assert ada.page.locator(".rk").count() + ada.page.locator(".poster .brand").count() >= 3
    chart = ada.page.get_by_role("img", name="Scores over time")
    chart.wait_for()
    expect(chart.locator(".axis")).to_have_text("Chips")
    expect(ada.page.locator("figcaption")).to_contain_text("Ada")
    assert ada.page.locator(".go .btn").first.inner_text().strip().lower() == "rematch"
    ada.press("See the table")
    ada.see("The match is over.", ".status")
    ada.press("See the result", ".status")
    ada.press("Watch it again")
    ada.page.wait_for_url(f"**/tables/{table}/replay*")
    ada.page.get_by_label("Forward", exact=True).wait_for()


def _end(person: Person, pose: Pose, scores: list[list[int]], winners: list[int]) -> None:
    """Show a posed match as over, with scores of our choice."""
    table = posed(pose)
    show(person.page, table)
    over = {"result": {"scores": scores, "winners": winners, "by": "rules"}}
    hello = json.dumps({**json.loads(write(snapshot(table, 0, 0))), **over})
    person.page.route_web_socket("**/ws", lambda socket: socket.on_message(lambda _: socket.send(hello)))
    person.sit(CODE, 0, "secret")
    person.page.locator(".poster").wait_for()


def test_a_tie_announces_all_winners(person: Come) -> None:
    ada = person(lang="en")

    _end(ada, Pose("abilene", 3, 6), [[30], [30], [12]], [0, 1])

    ada.see("Ada and Bill, 30 each.", ".verdict")
    poster = str(ada.page.locator(".poster").text_content())
    assert [name in poster.upper() for name in ("ADA", "BILL", "CALAMITY")] == [True, True, False]
    assert ada.page.locator(".rk .num").first.inner_text() == "3"


def test_what_broke_a_tie_is_said(person: Come) -> None:
    ada = person(lang="en")

    _end(ada, Pose("carson", 3, 6), [[40, 1], [40, 3], [12, 2]], [1])

    ada.see("With equal points, the better rank in the last round wins.", ".verdict")
    assert ada.page.locator(".rk").count() == 2


def test_tokens_of_shame_are_no_reward(person: Come) -> None:
    ada = person(lang="en")

    _end(ada, Pose("fastwest", 3, 0), [[-4, -2], [-9, 0], [-4, -1]], [2])

    poster = str(ada.page.locator(".poster").text_content()).lower()
    assert "tenderfoot tokens" in poster
    assert "reward" not in poster
    ada.see("With equal tokens, the smaller bullet of the duel wins.", ".verdict")


def test_a_podium_ends_the_match_on_the_television(person: Come, finished: str) -> None:
    rosa = person("Rosa", lang="en")
    rosa.go(f"/tables/{finished}/screen")
    rosa.page.locator(".tv .poster").first.wait_for()

    assert rosa.page.locator(".poster").count() == 3
    for width, height in TELEVISIONS:
        rosa.page.set_viewport_size({"width": width, "height": height})
        rosa.page.wait_for_timeout(100)
        assert rosa.page.evaluate(CUT, ".poster, .rev, .qr, .wm") == [], width


def test_the_replay_shows_the_same_hash_as_the_command_line(person: Come, finished: str, tmp_path: Path) -> None:
    ada = person(lang="en")
    file = tmp_path / "match.json"
    file.write_text(json.dumps(ada.ask(f"/tables/{finished}/replay")))
    match = read(file).match
    last = len(match.moves)

    ada.go(f"/tables/{finished}/replay?step=1&seat=0")
    shown = ada.page.locator(".replay")
    ada.see(f"Move 1 of {last}")
    ada.page.get_by_label("Forward").click()
    ada.see(f"Move 2 of {last}")
    ada.page.get_by_label("Back", exact=True).click()
    ada.see(f"Move 1 of {last}")
    first = shown.get_attribute("data-hash")
    ada.page.keyboard.press("End")

    expect(shown).to_have_attribute("data-hash", match.fingerprint())
    assert first != match.fingerprint()
    assert f"step={last}&seat=0" in ada.page.url


def test_the_replay_is_gone_through_by_keyboard(person: Come, finished: str) -> None:
    ada = person(lang="en")
    ada.go(f"/tables/{finished}/replay")
    slider = ada.page.locator("input[type=range]")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)

    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        ada.page.keyboard.press(key)
        ada.see(f"Move {step} of {last}")
    ada.page.keyboard.press("PageDown")
    ada.see("Hand 2 of 2")
    ada.page.keyboard.press("PageUp")
    ada.see(f"Move 0 of {last}")
    ada.page.keyboard.press("Space")
    ada.page.get_by_role("button", name="Pause", exact=True).wait_for()
    ada.see(f"Move 1 of {last}")
    ada.page.keyboard.press("Space")
    ada.page.get_by_role("button", name="Play", exact=True).wait_for()
    ada.page.get_by_role("button", name="Forward", exact=True).click()
    ada.page.keyboard.press("Space")  # plays, though a button was clicked

    ada.page.get_by_role("button", name="Pause", exact=True).wait_for()


def test_the_replay_plays_opens_all_hands_and_changes_eyes(person: Come, finished: str) -> None:
    ada = person(lang="en", width=390)
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.go(f"/tables/{finished}/replay")
    slider = ada.page.locator("input[type=range]")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)
    hands = hands_held(ada, finished)
    slider.fill(str(hands.index(max(hands))))
    expect(ada.page.locator(".open")).to_have_count(max(hands))
    assert ada.page.get_by_text("line lost").count() == 0

    slider.fill(str(last - 1))
    ada.press("Menu", ".controls")
    ada.page.locator("dialog .seg label", has_text="×4").click()
    ada.press("Close", "dialog")
    ada.press("Play")
    ada.see(f"Move {last} of {last}")
    ada.page.get_by_role("button", name="Play", exact=True).wait_for()  # it stops by itself
    slider.fill("2")
    ada.press("Menu", ".controls")
    ada.page.locator("dialog").get_by_label("Through the eyes of").select_option("1")
    ada.page.wait_for_url("**step=2&seat=1")
    ada.press("Copy the link", "dialog")
    ada.see("The link is copied.", "dialog")
    link = ada.page.evaluate("navigator.clipboard.readText()")

    assert link == f"{ada.house}/tables/{finished}/replay?step=2&seat=1"
    ada.page.goto(link)
    ada.see(f"Move 2 of {last}")
    assert ada.page.locator(".open").count() == 0
    ada.press("Menu", ".controls")
    assert ada.page.locator("dialog").get_by_label("Through the eyes of").input_value() == "1"


def test_the_luck_is_drawn_again_in_the_browser(person: Come) -> None:
    ada = person(lang="en")
    table = ada.open_table("abilene", 3, HAND, [])
    play_to_the_end([ada])
    luck = ada.ask(f"/tables/{table}/luck")

    ada.press("Verify the luck")

    ada.see("Nobody has touched the luck of this match.")
    draws = sum(len(entry["draws"]) for entry in luck["entries"])
    ada.see(f"{draws} draws, made again" if draws > 1 else "One draw, made again")
    ada.see("This browser was shown this hash")
    ada.page.get_by_text("Show every draw").click()
    ada.see("Before the first move")


def test_a_seed_that_was_exchanged_is_found_out(person: Come, finished: str) -> None:
    ada = person(lang="fr")
    luck = {**ada.ask(f"/tables/{finished}/luck"), "seed": "0" * 64}
    ada.page.route("**/api/tables/*/luck", lambda route: route.fulfill(json=luck))

    ada.go(f"/tables/{finished}/luck")

    ada.see("La chance de cette partie n’est pas celle que le sceau promettait.")
    ada.see("c’est une autre graine")
