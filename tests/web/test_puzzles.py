"""Puzzles in a real browser with motion on: found by touch on a phone, shown by keyboard on a desk; the ways in."""

from collections.abc import Callable
from typing import Any

import pytest
from layout import hindrances
from people import Person

from saloon import catalog
from saloon.puzzles import has_puzzles, puzzles_of, verb_of

Come = Callable[..., Person]
GAMES = [name for name in catalog.names() if has_puzzles(name)]
WHY = ".because"
WIDE = "() => document.documentElement.scrollWidth - innerWidth"


def answered_by_button() -> int:
    """Return the number of a puzzle of Abilene that is answered by buttons: buy, stand or fold."""
    puzzles = puzzles_of("abilene").puzzles
    return 1 + next(place for place, each in enumerate(puzzles) if verb_of(each) == "buy")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("width", [390, 844, 1280])
def test_every_game_shows_its_puzzle_and_its_solution(person: Come, name: str, width: int) -> None:
    ada = person("Ada", lang="fr", width=width, touch=width < 1000)
    ada.go(f"/puzzle/{name}/1")
    ada.page.locator(".puzzle .frame").wait_for()

    assert ada.page.evaluate(WIDE) <= 0
    assert hindrances(ada.page) == []
    ada.press("Conseil")
    ada.press("Montrez-moi")
    ada.page.locator(WHY).wait_for()
    ada.see("mondes imaginés", within=WHY)

    assert ada.page.evaluate(WIDE) <= 0
    assert ada.page.locator(f"{WHY} .worlds i.best").count() >= 9


def test_on_a_phone_a_wrong_answer_is_answered_kindly_and_the_right_one_counts(person: Come) -> None:
    ada = person("Ada", lang="fr", width=390, touch=True)
    number = answered_by_button()
    asked: list[dict[str, Any]] = []
    ada.page.on("request", lambda request: request.method == "POST" and asked.append(request.post_data_json))
    ada.go(f"/puzzle/abilene/{number}")
    ada.page.locator(".puzzle .frame").wait_for()

    assert "solution" not in ada.page.content()
    ada.page.locator(".choices .btn:not(.act)").first.tap()
    ada.see("Un autre choix vaut nettement mieux", within=".pose")
    ada.page.locator(".choices .btn.act").tap()
    ada.see("Trouvé", within=WHY)

    assert [each["act"] for each in asked][-1] == "buy"
    assert len(asked) == 2


def test_by_keyboard_the_puzzle_of_the_day_is_found_and_remembered(person: Come) -> None:
    ada = person("Ada", lang="en", width=1280)
    ada.go("/puzzle/abilene")
    ada.page.locator(".puzzle .frame").wait_for()
    hint = ada.page.get_by_role("button", name="Hint", exact=True)
    hint.focus()
    ada.page.keyboard.press("Enter")
    shows = ada.page.get_by_role("button", name="Show me")
    shows.wait_for()
    assert shows.evaluate("button => button === document.activeElement")
    ada.page.keyboard.press("Enter")
    ada.page.locator(WHY).wait_for()

    assert ada.page.evaluate("document.activeElement.id") == "puzzle-why"
    ada.page.keyboard.press("Tab")
    ada.page.keyboard.press("Enter")
    ada.page.locator(WHY).wait_for(state="detached")
    assert ada.page.locator(".week a[aria-current]").get_attribute("aria-label").endswith("solution seen")
    ada.go("/")
    ada.page.get_by_role("link", name="Abilene: solution seen").wait_for()


@pytest.mark.parametrize("where", ["/games/abilene", "/"])
def test_there_is_a_way_in_from_the_box_and_from_the_shelf(person: Come, where: str) -> None:
    ada = person("Ada", lang="fr", width=390, touch=True)
    ada.go(where)

    ada.page.locator(".daily a").first.tap()
    ada.page.locator(".puzzle .frame").wait_for()

    ada.see("Problème du jour")


def test_a_puzzle_that_is_not_there_is_refused_in_words(person: Come) -> None:
    ada = person("Ada", lang="fr", width=390)
    ada.expects_errors = True

    ada.go("/puzzle/abilene/999")
    ada.see("Pas de problème « 999 »")
    ada.go("/puzzle/fastwest")
    ada.see("n’a pas de problèmes")
