"""Lessons in a real browser with motion on: every one on a phone, some on a desk, one by keyboard; and the tips."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from layout import hindrances
from people import Person

from saloon import catalog
from saloon.learning import lesson_of

Come = Callable[..., Person]
BUBBLE = ".bubble.ready [data-step]"
DONE = ".bubble.ready .foot .btn.act"
RACE = ".lesson:not(.slow) .bul[data-action='grab 2']"
LOOK = """() => {
  const find = (css) => document.querySelector(css);
  const box = (css) => {
    const found = find(css)?.getBoundingClientRect();
    return found && [found.left, found.top, found.right, found.bottom];
  };
  const step = find(".bubble.ready [data-step]");
  return {
    step: step && Number(step.dataset.step),
    halo: box(".halo"),
    bubble: box(".bubble"),
    wide: document.documentElement.scrollWidth - innerWidth,
    reads: find(".bubble .foot .btn") !== null,
    races: find(".lesson:not(.slow)") !== null,
  };
}"""
HIT = """([x, y]) => document.elementFromPoint(x, y)?.closest(".veil, .bubble") === null"""


def _covers(a: list[float], b: list[float]) -> bool:
    return min(a[2], b[2]) > max(a[0], b[0]) and min(a[3], b[3]) > max(a[1], b[1])


def _look(person: Person) -> dict[str, Any]:
    """Wait until something is to be done: a step, or a race; nothing moves any more that is lit."""
    before: dict[str, Any] = {}
    while True:
        now: dict[str, Any] = person.page.evaluate(LOOK)
        if now["races"] or (now["step"] is not None and now == before):
            return now
        before = now
        person.page.wait_for_timeout(120)


def _check(person: Person, now: dict[str, Any]) -> None:
    assert now["wide"] <= 0, "no page is wider than the window"
    assert now["halo"] is not None, f"step {now['step']} lights something"
    assert not _covers(now["bubble"], now["halo"]), f"step {now['step']} covers what it speaks of"


def _take(person: Person, press: Callable[[Person, dict[str, Any]], None], seconds: float = 100) -> list[int]:
    """Go through a lesson; list its steps as they were seen."""
    seen: list[int] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        now = _look(person)
        if now["races"]:
            person.page.locator(RACE).first.dispatch_event("pointerdown")
            person.page.wait_for_timeout(300)
            continue
        _check(person, now)
        if now["step"] not in seen:
            seen.append(now["step"])
        if person.page.locator(DONE).count():
            return seen
        press(person, now)
        person.page.wait_for_timeout(150)
    raise AssertionError(f"the lesson does not end; seen: {seen}")


def _touch(person: Person, now: dict[str, Any]) -> None:
    """Press the middle of what is lit, or go on from what was read."""
    if now["reads"]:
        person.page.locator(".bubble .foot .btn").click()
        return
    left, top, right, bottom = now["halo"]
    middle = [(left + right) / 2, (top + bottom) / 2]
    assert person.page.evaluate(HIT, middle), f"step {now['step']}: what is lit can be touched"
    person.page.mouse.click(*middle)


def _type(person: Person, now: dict[str, Any]) -> None:
    """Press Enter: what is lit has the focus, or what leads on."""
    person.page.keyboard.press("Enter")


def _said(name: str) -> list[int]:
    """List the steps that speak: in a race nothing is said."""
    return [number for number, step in enumerate(lesson_of(name).steps) if not step.is_timed()]


def _begin(person: Person, name: str) -> None:
    person.hasten()
    person.go(f"/games/{name}")
    person.page.locator(".first .btn").click()
    person.page.locator(BUBBLE).wait_for()


@pytest.mark.parametrize("name", catalog.names())
def test_a_lesson_goes_through_on_a_phone(person: Come, name: str) -> None:
    ada = person(width=390, touch=True)
    _begin(ada, name)
    assert hindrances(ada.page) == []

    assert _take(ada, _touch) == _said(name)

    ada.page.locator(DONE).click()
    ada.page.wait_for_url("**/t/*")  # a table among beginners
    ada.go(f"/games/{name}")
    ada.page.locator(".learnt .btn").wait_for()  # the band has shrunk
    assert ada.page.locator(".first").count() == 0


@pytest.mark.parametrize(("name", "theme"), [("abilene", "night"), ("carson", "day")])
def test_a_lesson_goes_through_on_a_desk(person: Come, name: str, theme: str) -> None:
    ada = person(lang="en", theme=theme)
    _begin(ada, name)
    assert hindrances(ada.page) == []

    assert _take(ada, _touch) == _said(name)


def test_a_lesson_goes_through_by_keyboard_alone(person: Come) -> None:
    ada = person()
    ada.hasten()
    ada.go("/games/abilene/lesson")
    ada.page.locator(BUBBLE).wait_for()

    assert _take(ada, _type) == _said("abilene")


def test_a_wrong_press_is_answered_kindly_and_one_may_be_shown_or_quit(person: Come) -> None:
    ada = person(width=390)
    _begin(ada, "abilene")
    ada.page.locator(".veil i").first.click()
    ada.see("Pas encore")
    assert ada.page.locator(BUBBLE).get_attribute("data-step") == "0"

    ada.press("Montrez-moi")
    ada.page.locator(".bubble.ready [data-step='1']").wait_for()

    ada.press("Quitter")
    ada.page.locator(".first .btn").wait_for()  # it was not finished


def test_a_rule_is_told_once_beside_the_question(person: Come) -> None:
    ada = person(width=390, tips=True)
    ada.open_table("abilene", 3, {"match_end": "fixed_hands", "hands": 1}, [])
    ada.page.locator(".tip.ready").wait_for()
    now = ada.page.evaluate(LOOK.replace(".halo", ".choices").replace('".bubble"', '".tip"'))
    assert not _covers(now["bubble"], now["halo"]), "the buttons stay free"
    text = ada.page.locator(".tip p").inner_text()
    href = ada.page.locator(".tip a").get_attribute("href")

    ada.press("Fermer", within=".tip")
    ada.page.reload()
    ada.page.locator(".choices .btn").first.wait_for()

    assert text not in ada.page.locator("body").inner_text()
    ada.go(str(href))
    ada.page.locator(f"[id='{str(href).partition('#')[2]}']").wait_for()


def test_who_wants_no_rules_is_told_none(person: Come) -> None:
    ada = person(tips=True)
    ada.open_table("abilene", 3, {"match_end": "fixed_hands", "hands": 1}, [])
    ada.page.locator(".tip.ready").wait_for()
    ada.press("Menu")
    ada.page.get_by_role("radiogroup", name="La règle au bon moment").get_by_text("Non").click()
    ada.press("Fermer", within="dialog")

    assert ada.page.locator(".tip").count() == 0


def test_a_race_says_what_to_do_answers_a_wrong_grab_and_can_be_shown(person: Come) -> None:
    ada = person(lang="en", width=390)
    ada.go("/games/fastwest/lesson")
    for _ in range(2):
        ada.page.locator(BUBBLE).wait_for()
        ada.press("Show me")
        ada.page.wait_for_timeout(300)
    ada.press("Go on")
    ada.see("The card turns by itself.", ".race-line")

    ada.page.locator(RACE).wait_for()
    ada.page.locator(RACE.replace("grab 2", "grab 1")).dispatch_event("pointerdown")
    ada.see("Nothing lost: grab another one.", ".race-line")
    ada.press("Show me", ".race-line")
    ada.see("Your time", BUBBLE)
    assert ada.page.locator(".race-line").count() == 0
