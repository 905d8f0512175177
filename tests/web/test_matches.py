"""Whole matches in real browsers."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from people import Person, play_to_the_end

import saloon
from saloon import catalog
from saloon.cli.saves import read

Come = Callable[..., Person]
GAMES = Path(saloon.__file__).parent / "games"
SHORT = {
    "abilene": {"match_end": "fixed_hands", "hands": 1},
    "farwest": {"rounds": 1, "board": "short"},
}
PLAIN = [name for name in catalog.names() if not (GAMES / name / "web" / "Table.svelte").exists()]


@pytest.mark.parametrize("game", sorted(SHORT))
def test_two_people_and_two_bots_play_a_whole_match(game: str, person: Come) -> None:
    ada, bill = person("Ada", width=1280), person("Bill", lang="en", width=390)

    ada.open_table(game, 4, SHORT[game], [bill])
    play_to_the_end([ada, bill])

    assert ada.page.locator(".rk").count() == 3
    assert bill.page.get_by_text("Rematch").is_visible()


@pytest.mark.parametrize("game", PLAIN)
def test_every_other_game_is_finished_through_the_plain_table(game: str, person: Come) -> None:
    ada = person("Ada")
    seats = catalog.game(game).seats[0]

    ada.open_table(game, seats, {}, [])
    play_to_the_end([ada], seconds=200)

    assert ada.page.locator(".rk").count() == seats - 1


def test_a_person_plays_against_bots_within_three_clicks(person: Come) -> None:
    ada = person()
    ada.go("/")

    ada.page.locator(".box").first.click()
    ada.page.locator(".go .btn.act").click()

    ada.page.locator(".frame .status").wait_for()


def test_a_match_can_be_played_by_keyboard_alone(person: Come) -> None:
    ada = person()
    ada.open_table("abilene", 2, {"match_end": "fixed_hands", "hands": 1}, [])

    for _ in range(200):
        if ada.is_over():
            break
        if not ada.is_asked():
            ada.page.wait_for_timeout(30)
        elif ada.page.locator(".choices .btn:not(.ghost)").count() > 0:
            ada.page.keyboard.press("1")
        else:
            ada.page.locator(".slot.pl").first.focus()
            ada.page.keyboard.press("Enter")

    assert ada.is_over()


def test_a_reload_in_mid_move_loses_nothing(person: Come) -> None:
    ada = person()
    ada.open_table("abilene", 2, SHORT["abilene"], [])
    ada.page.locator(".choices .btn").first.wait_for()
    told = ada.page.locator(".log li").all_inner_texts()

    ada.page.reload()
    ada.page.locator(".choices .btn").first.wait_for()

    assert ada.page.locator(".log li").all_inner_texts() == told


def test_a_lost_connection_is_said_and_mended(person: Come) -> None:
    ada = person()
    ada.expects_errors = True  # the browser itself complains of the lost connection
    ada.page.add_init_script(
        "const Plain = WebSocket; window.sockets = [];"
        "window.WebSocket = class extends Plain { constructor(...a) { super(...a); window.sockets.push(this); } }"
    )
    ada.open_table("abilene", 2, SHORT["abilene"], [])
    ada.page.locator(".choices .btn").first.wait_for()

    ada.page.evaluate("window.sockets.at(-1).close()")

    ada.page.get_by_text("On vous attend").wait_for()
    ada.page.get_by_text("Vous êtes de retour").wait_for()
    play_to_the_end([ada])


def test_the_language_changes_in_mid_match(person: Come) -> None:
    ada = person(lang="fr")
    ada.open_table("abilene", 2, SHORT["abilene"], [])
    ada.page.get_by_text("La Gazette").first.wait_for()

    ada.page.locator(".mast .icb.desk").last.click()
    ada.page.locator("dialog").get_by_text("English").click()

    ada.page.locator(".log").get_by_text("The Gazette").wait_for()
    assert ada.page.locator("html").get_attribute("lang") == "en"


def test_a_spectator_and_the_screen_for_the_room_see_no_hand(person: Come) -> None:
    ada, rosa = person(), person("Rosa")
    table = ada.open_table("abilene", 2, SHORT["abilene"], [])

    for path in (f"/t/{table}", f"/tables/{table}/screen"):
        rosa.go(path)
        rosa.page.locator(".frame .status").wait_for()
        assert rosa.page.locator(".slot").count() == 0
    assert rosa.page.locator(".qr svg").count() == 1


def test_the_title_says_when_it_is_your_turn(person: Come) -> None:
    ada = person()
    ada.open_table("abilene", 2, SHORT["abilene"], [])

    ada.page.locator(".choices .btn").first.wait_for()

    assert ada.page.title().startswith("● À vous")
    assert ada.page.locator('link[rel="icon"]').get_attribute("href") == "/icon-turn.svg"


def test_the_replay_shows_the_same_hash_as_the_command_line(person: Come, tmp_path: Path) -> None:
    ada = person()
    table = ada.open_table("abilene", 2, SHORT["abilene"], [])
    play_to_the_end([ada])
    file = tmp_path / "match.json"
    file.write_text(json.dumps(ada.ask(f"/tables/{table}/replay")))

    ada.go(f"/tables/{table}/replay?step=0&seat=0")
    ada.page.get_by_label("Fin", exact=True).click()

    shown = ada.page.locator("code").get_attribute("data-hash")
    assert shown == read(file).match.fingerprint()
    assert "step=0" not in ada.page.url
