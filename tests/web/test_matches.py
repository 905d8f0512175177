"""Whole matches in real browsers."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from people import OVER, Person, play_to_the_end

import saloon
from saloon import catalog

Come = Callable[..., Person]
GAMES = Path(saloon.__file__).parent / "games"
SHORT: dict[str, dict[str, Any]] = {
    "abilene": {"match_end": "fixed_hands", "hands": 1},
    "farwest": {"rounds": 1, "board": "short"},
    "western": {"goal_units": 30},
}
DESIGNED = ["abilene", "farwest"]
TIMED = [name for name in catalog.names() if catalog.game(name).timed]
OTHERS = [name for name in catalog.names() if name not in DESIGNED + TIMED]


@pytest.mark.parametrize("game", DESIGNED)
def test_two_people_and_two_bots_play_a_whole_match(game: str, person: Come) -> None:
    ada, bill = person("Ada", width=1280), person("Bill", lang="en", width=390)

    ada.open_table(game, 4, SHORT[game], [bill])
    play_to_the_end([ada, bill])

    assert ada.page.locator(".rk").count() == 3
    bill.see("Rematch")


@pytest.mark.parametrize("game", OTHERS)
def test_every_other_game_is_finished_against_bots(game: str, person: Come) -> None:
    ada = person("Ada")
    seats = catalog.game(game).seats[0]

    moves: list[Any] = []
    while not any(seat == 0 for seat, *_ in moves):  # lucky bots can end a short match before her first turn
        table = ada.open_table(game, seats, SHORT.get(game, {}), [])
        play_to_the_end([ada], seconds=300)
        moves = ada.ask(f"/tables/{table}/replay")["moves"]

    assert ada.page.locator(".rk").count() == seats - 1


@pytest.mark.parametrize("game", TIMED)
def test_a_match_against_the_clock_is_played_by_pointer_and_by_keyboard(game: str, person: Come) -> None:
    ada, bill = person("Ada"), person("Bill", lang="en")
    table = ada.open_table(game, 3, {}, [bill])

    end = time.monotonic() + 300
    while not (ada.is_over() and bill.is_over()):
        assert time.monotonic() < end, "the match does not end"
        ada.act()
        if key := bill.page.evaluate(KEY_AGAINST_THE_CLOCK):
            bill.page.keyboard.press(key)
        ada.page.wait_for_timeout(100)  # as fast as people

    moves = ada.ask(f"/tables/{table}/replay")["moves"]
    grabbed = {seat for seat, text, _ in moves if text.split()[0] in catalog.game(game).timed}
    assert grabbed >= {0, 1}
    assert ada.page.locator(".rk").count() == 2


KEY_AGAINST_THE_CLOCK = """() => {
  const pad = [...document.querySelectorAll(".pad button[data-action]")];
  const one = pad[Math.floor(Math.random() * pad.length)];
  if (one) return one.querySelector("kbd")?.textContent.toLowerCase() ?? one.dataset.action.split(" ").at(-1);
  return document.querySelector(".flag:not(.ink)") && document.querySelector(".choices .btn:not(.ghost)") ? "1" : "";
}"""


@pytest.mark.parametrize("game", ["abilene", "farwest", "western", "carson"])
def test_a_match_is_played_by_keyboard_alone(game: str, person: Come) -> None:
    ada = person("Ada", lang="en")

    pressed: list[str] = []
    while not pressed:  # lucky bots can end a short match before her first turn
        ada.open_table(game, catalog.game(game).seats[0], SHORT.get(game, {}), [])
        ada.page.locator(f".frame .status, {OVER}").first.wait_for()
        pressed = press_to_the_end(ada)


def press_to_the_end(person: Person) -> list[str]:
    """Answer what is asked by keys until the match is over; the focus must never be lost. Give the keys."""
    pressed: list[str] = []
    end = time.monotonic() + 300
    while not person.is_over():
        assert time.monotonic() < end, "the match does not end"
        key, has_focus = person.page.evaluate(KEY_OF_WHAT_IS_ASKED)
        if key:
            assert has_focus or not pressed, f"the focus was lost after {pressed}"
            person.page.keyboard.press(key)
            pressed.append(key)
        else:
            person.page.wait_for_timeout(5)
    return pressed


KEY_OF_WHAT_IS_ASKED = """() => {
  const focused = document.activeElement;
  if (!document.querySelector(".flag:not(.ink)")) return ["", true];
  if (document.querySelector(".choices .btn:not(.ghost)")) return ["1", focused !== document.body];
  const asked = ".slot.pl:not(.ch), .list .btn, .place.lit, .square.lit";
  return [focused.matches(asked) ? "Enter" : "Tab", focused !== document.body];
}"""
