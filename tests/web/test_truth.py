"""What a page shows is what it was sent: whole matches of every game, with motion on, as people see them."""

import os
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from people import GO, OVER, Person, sync_api
from truth import Witness, compare

from saloon import catalog
from saloon.core.rules import SPECTATOR, save
from saloon.lab.walk import Setting, stroll

Come = Callable[..., Person]
expect = sync_api.expect
SHORT: dict[str, dict[str, Any]] = {
    "abilene": {"match_end": "fixed_hands", "hands": 6},
    "farwest": {"rounds": 1, "board": "short"},
    "western": {"goal_units": 30},
}
SEATS = {"carson": 2}  # of a long match; elsewhere a bot plays too
CLOSELY = int(os.environ.get("SALOON_TRUTH_MOVES", "15"))  # after each of so many moves all pages are compared
SELDOM = 4  # and later after one of so many; the page of who moved is compared after every tap
RELOADS = 6  # after so many moves a page is loaded again
GLANCES = 5  # against the clock: moves from one look at the pages to the next; the match goes on meanwhile
MOST_MATCHES = 3  # a short one may end before everything was seen
MOST_SECONDS = 360
WAIT_MS = 3000  # longer than a press needs
LONGER: dict[str, dict[str, Any]] = {
    "abilene": {"match_end": "fixed_hands", "hands": 6},
    "farwest": {"rounds": 2, "board": "short"},
}
SUMS: dict[str, Callable[[Any], tuple[list[int], int]]] = {  # who won, and how much, by the facts of the end
    "abilene": lambda facts: (facts["winners"], facts["share"] if facts["winners"] else facts["left"]),
    "farwest": lambda facts: ([seat for seat, place in enumerate(facts["places"]) if place == 1], max(facts["earned"])),
}
ENDINGS = ("hand_ended", "race_ended")
MOST_SECONDS_APART = 10
LONG = 3000  # moves, of several matches


def secrets_of(game: str) -> set[str]:
    """Name the fields that a spectator's view has not, or at some time of a match sees otherwise than a player's."""
    rules, found = catalog.game(game).rules, {"seat", "hand"}
    for match, _ in stroll(catalog.game(game), Setting(catalog.game(game).seats[0], {}), "secrets", LONG):
        own, public = save(rules.view(match.state, 0)), save(rules.view(match.state, SPECTATOR))
        found |= {name for name in own if own[name] != public[name]}
    return found


@pytest.mark.parametrize("game", catalog.names())
def test_a_page_shows_what_it_was_sent_to_the_end_of_a_match(game: str, person: Come) -> None:
    is_timed = catalog.game(game).realtime is not None  # then a page is at rest when its table rests
    ada, bill = person("Ada", rests=is_timed), person("Bill", lang="en", width=390, rests=is_timed)
    rosa = person("Rosa", rests=is_timed)
    witnesses = [Witness(each) for each in (ada, bill, rosa)]
    for each in (ada, bill, rosa):
        each.hasten()
    for _ in range(MOST_MATCHES):
        table = ada.open_table(game, SEATS.get(game, 3), SHORT.get(game, {}), [bill])
        rosa.go(f"/t/{table}")
        for each in (ada, bill, rosa):
            each.page.locator(f".frame, {OVER}").first.wait_for()
        watch_to_the_end(witnesses, secrets_of(game), is_timed=is_timed)
        if not witnesses[0].unshown(game):
            break

    assert witnesses[0].unshown(game) == []


def watch_to_the_end(witnesses: list[Witness], secrets: set[str], *, is_timed: bool) -> None:
    """Let everybody act who is asked; after every tap check that page, after every move all of them."""
    end, moves, rested = time.monotonic() + MOST_SECONDS, 0, -1
    while True:
        assert time.monotonic() < end, "the match does not end"
        if witnesses[0].is_in_a_beat() and rested != witnesses[0].sent_seq:
            rested = witnesses[0].sent_seq
            look_around(witnesses, secrets)
        acted = [witness for witness in witnesses[:2] if witness.person.act()]
        if not acted and is_over(witnesses):
            return
        if not acted:
            witnesses[0].person.page.wait_for_timeout(20)
        elif not is_timed and any([has_moved(witness) for witness in acted]):
            moves += 1
            if moves > CLOSELY and moves % SELDOM:
                continue
            meet(witnesses)
            look_around(witnesses, secrets)
            if moves % RELOADS == 0:
                witnesses[moves // RELOADS % len(witnesses)].check_after_reload()
        elif is_timed:
            moves += 1
            if moves % GLANCES == 0:
                look_around(witnesses, secrets)


def is_over(witnesses: list[Witness]) -> bool:
    return any([witness.person.is_over() for witness in witnesses])


def has_moved(witness: Witness) -> bool:
    """Check the page of somebody who tapped something; tell whether a move was sent since the last time."""
    witness.check()
    return witness.takes_a_move()


def meet(witnesses: list[Witness]) -> None:
    """Wait until all pages have heard of the same moment."""
    end = time.monotonic() + MOST_SECONDS_APART
    while len({witness.sent_seq for witness in witnesses}) > 1:
        assert time.monotonic() < end, "somebody was not told of a move"
        witnesses[0].person.page.wait_for_timeout(20)


def look_around(witnesses: list[Witness], secrets: set[str]) -> None:
    """Compare all pages with what they were sent, and with each other if they show the same moment."""
    shown = [(witness.moment(), witness.check(), witness.moment()) for witness in witnesses]
    first, page, then = shown[0]
    for before, other, after in shown[1:]:
        if first == then == before == after:
            assert compare(page, other, secrets) == []


@pytest.mark.parametrize("game", SUMS)
def test_the_end_of_a_hand_is_shown_until_everybody_goes_on(game: str, person: Come) -> None:
    ada, bill = person("Ada", lang="en", rests=True), person("Bill", lang="en", width=390, rests=True)
    witnesses = [Witness(each) for each in (ada, bill)]
    play_to_a_beat(game, witnesses)

    for witness in witnesses:
        says_who_won(witness, game)
    for witness in witnesses:
        witness.check()
    ada.page.locator(GO).click()
    expect(ada.page.locator(GO)).to_have_count(0)
    assert witnesses[1].is_in_a_beat()
    bill.page.locator(GO).click()
    wait_until(witnesses[1], lambda: not any([witness.is_in_a_beat() for witness in witnesses]))

    for witness in witnesses:
        witness.check_after_reload()


@pytest.mark.parametrize("game", SUMS)
def test_among_bots_the_end_of_a_hand_waits_for_the_only_person(game: str, person: Come) -> None:
    ada = person("Ada", lang="en", rests=True)
    witness = Witness(ada)
    play_to_a_beat(game, [witness])
    assert witness.rest is not None
    assert witness.rest["left_ms"] is None

    ada.page.wait_for_timeout(WAIT_MS)
    says_who_won(witness, game)
    witness.check()
    ada.page.locator(GO).click()
    wait_until(witness, lambda: not witness.is_in_a_beat())

    witness.check_after_reload()


def test_the_end_of_a_match_is_looked_at_before_its_poster(person: Come) -> None:
    ada = person("Ada", lang="en", rests=True)
    witness = Witness(ada)
    ada.open_table("abilene", 2, {"match_end": "fixed_hands", "hands": 1}, [])
    result = ada.page.get_by_role("button", name="See the result")
    next_hand = ada.page.get_by_role("button", name="Next hand")  # after a hand that nobody won one more is played

    def is_there() -> bool:
        ada.act(goes_on=False)
        if next_hand.count() > 0:
            next_hand.click()
        return result.count() > 0

    wait_until(witness, is_there)
    ada.page.wait_for_timeout(1000)
    assert not ada.is_over()
    result.click()

    ada.page.locator(OVER).first.wait_for()


def play_to_a_beat(game: str, witnesses: list[Witness]) -> None:
    """Open a table and let everybody act until it rests, and pages with it; again, if that was the end of the match."""
    people = [witness.person for witness in witnesses]

    def has_stopped() -> bool:
        for each in people:
            each.act(goes_on=False)
        return all([witness.is_in_a_beat() or is_finished(witness) for witness in witnesses])

    for _ in range(MOST_MATCHES):
        for witness in witnesses:
            witness.sent, witness.rest = {}, None
        people[0].open_table(game, 3, LONGER[game], people[1:])
        wait_until(witnesses[0], has_stopped)
        if witnesses[0].is_in_a_beat():  # people who press anything may be broke after a single hand
            break
    for witness in witnesses:
        witness.look()


def is_finished(witness: Witness) -> bool:
    return bool(witness.sent) and witness.sent["to_act"] == [] and witness.rest is None


def wait_until(witness: Witness, is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + MOST_SECONDS
    while not is_so():
        assert time.monotonic() < end, "it never comes"
        witness.person.page.wait_for_timeout(10)


def says_who_won(witness: Witness, game: str) -> None:
    """Read who won, and how much, off the page, when it is drawn: in the status line and on the panel."""
    facts = next(told["facts"] for told in reversed(witness.told) if told["kind"] in ENDINGS)
    winners, sum_won = SUMS[game](facts)
    shown = witness.person.page.locator(".status, .result, .beat")
    expect(shown.filter(has=witness.person.page.locator(GO)).first).to_be_visible()
    text = " ".join(shown.all_inner_texts())
    for name in [witness.names[seat] for seat in winners]:
        assert name in text or (name == witness.person.name and "You" in text), text
    assert sum_won == 0 or re.search(rf"(?<!\d){sum_won}(?!\d)", text), f"{sum_won}: {text}"
