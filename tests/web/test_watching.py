"""Looking on: spectators, who takes a bot's seat, the screen for the room, the end, the replay, the luck."""

import json
from collections.abc import Callable
from pathlib import Path

from people import Person, play_to_the_end, sync_api

from saloon.cli.saves import read

Come = Callable[..., Person]
expect = sync_api.expect
HAND = {"match_end": "fixed_hands", "hands": 1}  # Abilene, one hand
RACE = {"rounds": 1, "board": "short", "leader": "0"}  # FarWest, one race; seat 0 chooses first


def _finished(ada: Person) -> str:
    table = ada.open_table("abilene", 3, HAND, [])
    play_to_the_end([ada])
    return table


def test_a_spectator_takes_the_seat_of_a_bot(person: Come) -> None:
    ada, rosa = person("Ada", lang="en"), person("Rosa", lang="en", width=390)
    table = ada.open_table("farwest", 3, RACE, [])
    ada.wait_until_asked()
    rosa.go("/")
    rosa.page.locator(f'a[href="/t/{table}"]').click()
    rosa.see("You are watching. Ada is thinking.")

    rosa.press("Take a bot’s seat")
    rosa.page.locator("dialog .row").nth(1).get_by_role("button").click()
    rosa.page.locator("dialog[open]").wait_for(state="hidden")

    ada.see("Rosa")
    expect(rosa.page.get_by_text("You are watching")).to_have_count(0)
    players = rosa.ask(f"/tables/{table}")["players"]
    assert [(each["name"], each["kind"]) for each in players][2] == ("Rosa", "person")
    play_to_the_end([ada, rosa])


def test_a_private_match_is_watched_but_not_joined(person: Come) -> None:
    ada, rosa = person("Ada", lang="en"), person("Rosa", lang="en")
    table = ada.open_table("farwest", 3, RACE, [], public=False)

    rosa.go(f"/t/{table}")

    rosa.see("You are watching.")
    assert rosa.page.locator(".choices .btn").count() == 0


def test_a_spectator_and_the_screen_for_the_room_see_no_hand(person: Come) -> None:
    ada, rosa = person(), person("Rosa")
    table = ada.open_table("abilene", 2, HAND, [])

    for path in (f"/t/{table}", f"/tables/{table}/screen"):
        rosa.go(path)
        rosa.page.locator(".frame .status").wait_for()
        assert rosa.page.locator(".slot").count() == 0
    assert rosa.page.locator(".qr").get_attribute("data-link") == f"{rosa.house}/t/{table}"
    rosa.see("Scannez pour jouer")


def test_the_screen_for_the_room_waits_for_players(person: Come) -> None:
    ada = person(lang="en")
    sat = ada.ask("/tables", "POST", {"game": "carson", "seats": 3, "name": "Ada"})
    table = sat["table"]["id"]

    ada.go(f"/tables/{table}/screen")
    ada.see("1 of 3 seated")
    ada.ask(f"/tables/{table}/seats", "POST", {"name": "Bill"})
    ada.see("2 of 3 seated")
    ada.ask(f"/tables/{table}/start", "POST", {}, sat["secret"])

    ada.page.locator(".frame .status").wait_for()


def test_the_end_shows_standings_chart_and_ways_on(person: Come) -> None:
    ada = person(lang="en")
    table = _finished(ada)

    assert ada.page.locator(".rk").count() == 2
    ada.page.get_by_role("img", name="Scores over time").wait_for()
    ada.press("See the table")
    ada.see("The match is over.", ".status")
    ada.press("See the result", ".status")
    ada.press("Watch it again")
    ada.page.wait_for_url(f"**/tables/{table}/replay*")
    ada.page.get_by_label("End", exact=True).wait_for()


def test_the_replay_shows_the_same_hash_as_the_command_line(person: Come, tmp_path: Path) -> None:
    ada = person(lang="en")
    table = _finished(ada)
    file = tmp_path / "match.json"
    file.write_text(json.dumps(ada.ask(f"/tables/{table}/replay")))
    match = read(file).match

    ada.go(f"/tables/{table}/replay?step=1&seat=0")
    shown = ada.page.locator("code")
    ada.see(f"Move 1 of {len(match.log)}")
    ada.page.get_by_label("Forward").click()
    ada.see(f"Move 2 of {len(match.log)}")
    ada.page.get_by_label("Back", exact=True).click()
    ada.page.get_by_label("Start", exact=True).click()
    first = shown.get_attribute("data-hash")
    ada.page.get_by_label("End", exact=True).click()

    expect(shown).to_have_attribute("data-hash", match.fingerprint())
    assert first != match.fingerprint()
    assert f"step={len(match.log)}&seat=0" in ada.page.url


def test_the_replay_plays_scrubs_and_changes_eyes(person: Come) -> None:
    ada = person(lang="en", width=390)
    table = _finished(ada)
    ada.go(f"/tables/{table}/replay")
    slider = ada.page.locator("input[type=range]")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)

    slider.fill(str(last - 1))
    ada.press("Play")
    ada.see(f"Move {last} of {last}")
    ada.page.get_by_role("button", name="Play", exact=True).wait_for()  # it stops by itself
    slider.fill("2")
    ada.page.get_by_label("Through the eyes of").select_option("1")

    ada.page.wait_for_url("**step=2&seat=1")
    ada.page.reload()
    ada.see(f"Move 2 of {last}")
    assert ada.page.get_by_label("Through the eyes of").input_value() == "1"


def test_the_luck_is_drawn_again_in_the_browser(person: Come) -> None:
    ada = person(lang="en")
    table = _finished(ada)
    luck = ada.ask(f"/tables/{table}/luck")

    ada.press("Verify the luck")

    ada.see("Nobody has touched the luck of this match.")
    draws = sum(len(entry["draws"]) for entry in luck["entries"])
    ada.see(f"{draws} draws, made again" if draws > 1 else "One draw, made again")
    ada.see("This browser was shown this hash")
    ada.page.get_by_text("Show every draw").click()
    ada.see("Before the first move")


def test_a_seed_that_was_exchanged_is_found_out(person: Come) -> None:
    ada = person(lang="fr")
    table = _finished(ada)
    luck = {**ada.ask(f"/tables/{table}/luck"), "seed": "0" * 64}
    ada.page.route("**/luck", lambda route: route.fulfill(json=luck))

    ada.press("Vérifier la chance")

    ada.see("La chance de cette partie n’est pas celle que le sceau promettait.")
    ada.see("c’est une autre graine")
