"""The table in a terminal: all that matters is there, and nothing that should not be."""

import pytest
from rich.console import Console

from saloon.games.fastwest import GAME
from saloon.games.fastwest.actions import ANNOUNCE, GRAB, HANDS_UP, PICK, POINT, PRESS, RELEASE, SALUTE
from saloon.games.fastwest.cards import BACK, BANDIT, CACTUS, CAVALRY, CHILD, INDIANS, NO_CARD, ROULETTE, SHERIFF
from saloon.games.fastwest.rules import FastwestRules
from saloon.games.fastwest.terminal import PLACES, QUIET, count, draw, is_calm, keys, ready, stopwatch, verdict
from saloon.texts import Texts

A, B, C, D = range(4)
NAMES = ["Ada", "Bill", "Calamity", "Doc", "Etta", "Frank", "Gus", "Hal"]
RULES = FastwestRules()


def shown(part) -> str:
    console = Console(width=100, no_color=True, highlight=False)
    with console.capture() as capture:
        console.print(part)
    return capture.get()


def drawn(state, seat: int = A, lang: str = "en") -> str:
    return shown(draw(RULES.view(state, seat), Texts(lang, GAME), NAMES[: len(state.tokens)]))


@pytest.mark.parametrize("seats", range(3, 9))
def test_every_bullet_has_a_place_and_a_key(a_table, seats) -> None:
    text = drawn(a_table("window", seats=seats))

    assert len(PLACES[seats]) == seats - 1
    for number in range(1, seats + 1):
        assert f"│  {number}  │" in text
        assert f"╰─ {number} ─╯" in text


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("card", [SHERIFF, CAVALRY, BANDIT, INDIANS])
def test_the_card_is_named_large_and_the_controls_say_nothing(a_table, card, lang) -> None:
    text = drawn(a_table("window", card=card), lang=lang)
    other = drawn(a_table("window", card=SHERIFF), lang=lang)
    name = Texts(lang, GAME).family("card", card)

    assert " ".join(name.upper()) in text
    assert text.splitlines()[-1] == other.splitlines()[-1]


def test_a_taken_bullet_shows_its_taker(a_table, race) -> None:
    state = a_table("window", card=INDIANS)
    race(state, "B grab 3 300", "A grab 2 310")

    text = drawn(state)

    assert "|  B  |" in text
    assert "│  2  │" in text
    assert "(3)" in text


def test_in_the_duel_nobody_sees_who_took_what(a_table, race) -> None:
    state = a_table("duel_grab")
    race(state, "B grab 3 300", "A grab 2 310")

    text = drawn(state)

    assert "|  ✕  |" in text
    assert "(3)" not in text
    assert "(2)" in text


@pytest.mark.parametrize("seat", [A, 4, -1])
def test_every_phase_can_be_drawn_for_everybody(a_table, race, seat) -> None:
    over = a_table("duel_point", bullets=[1, 2, 3, 4], options={"games_per_match": 3, "manual_flip": True})
    tables = [
        a_table(tops=[CACTUS, CHILD, BACK, NO_CARD], flipper=D, fresh=True),
        a_table(options={"games_per_match": 3, "manual_flip": True}, delay=5000),
        a_table("announce", card=ROULETTE),
        a_table("pick", card=ROULETTE, announced=2, places=[0, 3, 0, 0]),
        a_table("duel_grab"),
        over,
    ]
    for state in tables:
        assert "Ada" in drawn(state, seat)


def test_after_the_duel_bullets_and_targets_are_shown(a_table, race) -> None:
    state = a_table("duel_point", bullets=[1, 2, 3, 4])
    race(state, "A point 1", "B point 0", "C point 3", "D point 2")

    assert "(1) → Bill" in drawn(state, -1)


def test_who_has_done_or_pointed_or_won_is_shown(a_table, race) -> None:
    window = a_table("window")
    race(window, "A grab 1 100", "A gesture hands_up 200")
    duel = a_table("duel_point", bullets=[1, 2, 3, 4], options={"games_per_match": 3}, game=2, wins=[0, 0, 1, 0])
    race(duel, "B point 0")

    assert "done" in drawn(window)
    assert "points" in drawn(duel)
    assert "1 game" in drawn(duel)


# Keys


def test_keys_stand_for_places(a_table) -> None:
    state = a_table("window", circle=[1, 4, 2, 3])
    found = keys(RULES.view(state, A))

    assert [found[key] for key in "1234"] == [GRAB[0], GRAB[3], GRAB[1], GRAB[2]]
    assert [found[key] for key in "&é\"'"] == [GRAB[0], GRAB[3], GRAB[1], GRAB[2]]
    assert (found["h"], found["s"], found[" "]) == (HANDS_UP, SALUTE, PRESS)


def test_the_key_of_a_bullet_in_the_hand_puts_it_back(a_table, race) -> None:
    state = a_table("window", circle=[1, 4, 2, 3])
    race(state, "A grab 4 300")

    assert keys(RULES.view(state, A))["2"] == RELEASE[3]
    assert keys(RULES.view(state, B))["2"] == GRAB[3]


def test_keys_choose_numbers_places_and_opponents(a_table) -> None:
    assert keys(RULES.view(a_table("announce", card=ROULETTE), A))["3"] == ANNOUNCE[2]
    assert keys(RULES.view(a_table("pick", card=ROULETTE, announced=1), A))["3"] == PICK[2]
    assert keys(RULES.view(a_table("duel_point", bullets=[1, 2, 3, 4]), A))["3"] == POINT[C]


def test_nothing_is_left_to_do_when_it_is_over(a_table, close) -> None:
    state = a_table("duel_point", bullets=[1, 2, 3, 4])
    close(state)

    assert keys(RULES.view(state, A)) == {}


# Time


def test_a_handicap_counts_in_races_alone(a_table) -> None:
    options = {"handicap_ms": [200, 0, 0, 0]}

    assert stopwatch(RULES.view(a_table("window", options=options), A)).time(1, 500, 500) == 300
    assert stopwatch(RULES.view(a_table("window", options=options), B)).time(1, 500, 500) == 500
    assert stopwatch(RULES.view(a_table(options=options), A)).time(1, 500, 500) == 500


def test_there_is_time_to_read_after_an_action_but_not_after_a_cactus(a_table) -> None:
    assert is_calm(RULES.view(a_table(), A))
    assert not is_calm(RULES.view(a_table(tops=[CACTUS, 8, 8, 8], flipper=B, fresh=True), A))
    assert not is_calm(RULES.view(a_table("window"), A))


# The verdict


def told(events) -> list[str]:
    parts = [verdict(event, Texts("en", GAME), NAMES, A) for event in events]
    return [" ".join(line.split()) for part in parts if part is not None for line in shown(part).splitlines()]


def test_the_verdict_says_what_was_asked_and_then_judges_row_by_row(a_table, race, close) -> None:
    state = a_table("window", tokens=[1, 0, 0, 5])
    race(state, "A grab 1 400", "A gesture salute 500", "A gesture hands_up 1102", "B grab 2 300")
    race(state, "B gesture hands_up 642", "C grab 3 600", "C gesture hands_up 701", "D grab 4 800")

    assert told(close(state)) == [
        "The card asked for one bullet, hands up. The slowest gets 1 token.",
        "Bill (2) \\o/ 0.64 s right 0",
        "Calamity (3) \\o/ 0.70 s right 0",
        "Ada (1) o7 \\o/ 1.10 s salute first 0 ●",
        "Doc (4) hands never up, 5 tokens already, the most there can be 0 ●●●●●",
    ]


def test_the_verdict_of_the_roulette_names_the_number(a_table, pick) -> None:
    state = a_table("pick", card=ROULETTE, announced=3)

    assert told(pick(state, A, 1, 3)) == [
        "The card asked for in turn, no race. Number announced: 3.",
        "Ada (3) the number announced +1 ●",
        "Bill nothing to draw 0",
        "Calamity nothing to draw 0",
        "Doc nothing to draw 0",
    ]


def test_the_verdict_of_the_duel_says_who_shot_at_whom(a_table, race, close) -> None:
    state = a_table("duel_point", bullets=[1, 2, 3, 4])
    race(state, "A point 1", "B point 0", "C point 0")

    assert told(close(state)) == [
        "Ada (1) shoots at Bill: 3 tokens ●●",
        "Bill (2) faces Ada, whose bullet is smaller: does not shoot ●●●",
        "Calamity (3) shoots at Ada: 2 tokens",
        "Doc (4) points at nobody",
    ]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_what_each_card_asks_is_shown_before_the_first_one_comes(lang) -> None:
    text = shown(ready(Texts(lang, GAME)))

    for card in (SHERIFF, CAVALRY, BANDIT, INDIANS, ROULETTE, CACTUS, CHILD):
        assert Texts(lang, GAME).family("card", card, "ask") in text


def test_the_countdown_names_who_flips_first(a_table) -> None:
    text = shown(count(RULES.view(a_table(flipper=C), A), Texts("en", GAME), NAMES, 2))

    assert "2" in text
    assert "Calamity flips the first card." in text


def test_nothing_tells_a_duel_from_any_other_cactus(a_table) -> None:  # ruling 27
    assert "duel" not in drawn(a_table("duel_grab")).lower()
    assert "duel_began" in QUIET
