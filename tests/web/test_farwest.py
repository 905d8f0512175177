"""FarWest 1849 in a browser: pawns walk and end where the view says."""

from collections.abc import Callable
from typing import Any

import pytest
from people import Person, sync_api
from posed import CODE, Pose, posed, show
from truth import Witness

Come = Callable[..., Person]
expect = sync_api.expect
STARS = {"lines": ["0 start", *[f"{step} {'lane' if step < 5 else 'trail'} N/S" for step in range(1, 20)], "20 mine"]}
RACE = {"rounds": 1, "leader": "0", "random_colours": True}
WALKS = 'document.getAnimations().filter((each) => each.id === "walk")'
UNTIL_THEY_WALK = f"""() => new Promise((done) => {{
  const look = () => ({WALKS}.length > 0 ? done(true) : requestAnimationFrame(look));
  look();
}})"""
PLACES = """() => [...document.querySelectorAll("g.pawn")].map((pawn) => {
  const { e, f } = new DOMMatrix(getComputedStyle(pawn).transform);
  return [pawn.dataset.spot, Math.round(e), Math.round(f)];
})"""
ASTRAY = """() => [...document.querySelectorAll("g.pawn")].flatMap((pawn) => {
  const rider = Number(pawn.dataset.spot.split(":")[1]);
  const squares = [...document.querySelectorAll(`g[data-step="${pawn.dataset.is}"]`)];
  if (squares.length === 0) return [];
  const { x, y, width, height } = (squares.length > 1 ? squares[rider >> 1] : squares[0]).getBBox();
  const { e, f } = new DOMMatrix(getComputedStyle(pawn).transform);
  const away = Math.hypot(e - x - width / 2, f - y - height / 2);
  return away > width ? [`${pawn.ariaLabel}: ${Math.round(away)} away`] : [];
})"""


def play(person: Person, card: int = 0) -> None:
    """Lay a card and move the first pawn it may move."""
    person.wait_until_asked()
    person.page.locator(".slot.pl").nth(card).click(position={"x": 10, "y": 40})
    buttons = person.page.locator(".choices .btn:not(.ghost)")
    buttons.first.click()
    if buttons.count() > 1 and person.page.locator(".slot.ch").count() > 0:
        buttons.first.click()


def check_pawns(person: Person, witness: Witness) -> None:
    """Compare pawns at rest with the view, and their places with those of their squares."""
    witness.check()
    assert person.page.evaluate(ASTRAY) == []


def test_pawns_walk_one_after_the_other_and_end_on_their_squares(person: Come) -> None:
    ada = person("Ada")
    witness = Witness(ada)
    ada.open_table("farwest", 4, RACE, [])  # three quick bots: four moves come at once

    for _ in range(4):
        play(ada)
        ada.page.evaluate(UNTIL_THEY_WALK)
        check_pawns(ada, witness)
        assert ada.page.evaluate(f"{WALKS}.length") == 0


def test_a_press_lets_all_pawns_arrive(person: Come) -> None:
    ada, bill = person("Ada"), person("Bill")
    witness = Witness(ada)
    ada.open_table("farwest", 2, RACE, [bill])
    play(ada, 1)
    ada.page.evaluate(UNTIL_THEY_WALK)

    ada.page.keyboard.press("Shift")

    assert ada.page.evaluate(f"{WALKS}.length") == 0
    check_pawns(ada, witness)


def test_a_hidden_page_has_its_pawns_in_their_places(person: Come) -> None:
    ada, bill = person("Ada"), person("Bill", width=390)
    witness = Witness(bill)
    ada.open_table("farwest", 2, RACE, [bill])
    ada.wait_until_asked()
    bill.page.locator(".frame").wait_for()
    bill.page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")

    play(ada)
    bill.wait_until_asked()

    assert bill.page.evaluate(f"{WALKS}.length") == 0
    check_pawns(bill, witness)


def test_a_pawn_goes_back_when_a_move_is_taken_back(person: Come) -> None:
    ada, bill = person("Ada", lang="en"), person("Bill", lang="en", width=390)
    witnesses = [Witness(ada), Witness(bill)]
    ada.open_table("farwest", 2, RACE, [bill])
    ada.wait_until_asked()
    before = ada.page.evaluate(PLACES)
    play(ada)
    bill.wait_until_asked()

    ada.press("Take back")
    ada.wait_until_asked()

    for each, witness in zip((ada, bill), witnesses, strict=True):
        check_pawns(each, witness)
    assert ada.page.evaluate(PLACES) == before


@pytest.mark.parametrize("width", [1280, 390, 844])
def test_a_half_is_chosen_on_the_map_and_played_by_a_second_touch(width: int, person: Come) -> None:
    ada, bill = person("Ada", width=width), person("Bill", width=width)
    witness = Witness(ada)
    ada.open_table("farwest", 2, {**RACE, "board": STARS}, [bill])
    ada.wait_until_asked()
    ada.page.locator(".slot.pl").first.click(position={"x": 10, "y": 40})
    ada.page.locator("g.pawn.lit").nth(1).click(force=True)
    star = ada.page.get_by_role("button", name="2 · Étoile").locator("visible=true").first

    expect(ada.page.locator(".choices .btn.act")).to_have_count(2)
    ada.page.locator("g.half").nth(1).click(force=True)
    expect(ada.page.locator(".choices .btn.act")).to_have_count(1)
    expect(star).to_be_visible()
    ada.page.locator("g.half").nth(1).click(force=True)
    bill.wait_until_asked()

    check_pawns(ada, witness)
    assert sorted(witness.sent["view"]["halves"])[-2:] == [0, 1]


def test_a_pawn_is_chosen_by_keys(person: Come) -> None:
    ada, bill = person("Ada"), person("Bill")
    ada.open_table("farwest", 2, {**RACE, "board": STARS}, [bill])
    ada.wait_until_asked()
    ada.page.locator(".slot.pl").first.focus()
    ada.page.keyboard.press("Enter")
    ada.page.locator("g.pawn.lit").first.focus()

    ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("Enter")

    expect(ada.page.locator("g.pawn.chosen")).to_have_count(1)
    ada.page.keyboard.press("2")
    bill.wait_until_asked()


def test_a_seat_is_known_by_its_couple_and_by_no_letter_before(person: Come) -> None:
    ada, bill = person("Ada"), person("Bill")
    ada.open_table("farwest", 3, {"rounds": 1, "board": "short", "leader": "0"}, [bill])
    ada.wait_until_asked()
    brands = ada.page.locator(".seat .brand")

    assert [text.strip() for text in brands.all_text_contents()] == [""] * 3
    ada.page.locator(".slot.pl").nth(2).click()
    ada.page.locator(".choices .btn.act").click()
    expect(brands.first).to_have_text("O")

    expect(ada.page.locator(".log .brand").first).to_have_text("O")


def beat_of(page: Any) -> Any:
    return page.locator(".beat")


def test_a_race_rests_with_its_pawns_where_they_were(person: Come) -> None:
    ada = person("Ada", lang="en")
    table = posed(Pose("farwest", 4, 121))
    show(ada.page, table, rest={"kind": "beat", "left_ms": 4000, "ready": [1], "waits_for": [0, 2, 3]})
    ada.sit(CODE, 0, "secret")

    beat_of(ada.page).wait_for()

    ada.see("Next race", ".status")
    assert ada.page.locator("g.pawn[aria-label$='at the mine']").count() == 7
    assert ada.page.locator("[data-fact^=steps]").count() == 0
    assert beat_of(ada.page).locator(".total").all_inner_texts() == ["4", "2", "1", "0"]
