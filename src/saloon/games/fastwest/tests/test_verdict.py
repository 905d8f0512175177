"""The verdict: for everybody what was asked, what was done, what it cost and why."""

import pytest

from saloon.core.chance import ScriptedChance
from saloon.games.fastwest import GAME
from saloon.games.fastwest import verdict as why
from saloon.games.fastwest.actions import ANNOUNCE
from saloon.games.fastwest.cards import BANDIT, CAVALRY, INDIANS, ROULETTE, SHERIFF
from saloon.games.fastwest.rules import FastwestRules
from saloon.texts import Texts

A, B, C, D = range(4)
RULES = FastwestRules()


@pytest.fixture
def verdict(close, facts):
    """Close a window and give its verdict."""

    def closed(state):
        (judged,) = facts(close(state), "judged")
        return judged

    return closed


def test_rows_follow_the_order_of_time_and_who_pays_comes_last(a_table, race, verdict) -> None:
    state = a_table("window", card=SHERIFF, tokens=[1, 0, 2, 0])
    race(state, "B grab 2 300", "D grab 1 310", "A grab 3 320", "C grab 4 330")
    race(state, "B gesture hands_up 640", "A gesture hands_up 745", "D gesture hands_up 700")

    judged = verdict(state)

    assert judged["card"] == SHERIFF
    assert judged["seats"] == [B, D, A, C]
    assert judged["times"] == [640, 700, 745, why.NO_TIME]
    assert judged["changes"] == [0, 0, 0, 1]
    assert judged["tokens"] == [0, 0, 1, 3]


@pytest.mark.parametrize(
    ("card", "wrong", "right", "reason", "deeds"),
    [
        (SHERIFF, "salute", "hands_up", why.SALUTED_FIRST, [1, why.SALUTED, why.RAISED]),
        (CAVALRY, "hands_up", "salute", why.RAISED_FIRST, [1, why.RAISED, why.SALUTED]),
    ],
)
def test_a_wrong_gesture_that_was_mended_is_named(a_table, race, verdict, card, wrong, right, reason, deeds) -> None:
    state = a_table("window", card=card)
    race(state, "A grab 1 300", f"A gesture {wrong} 400", f"A gesture {right} 700")

    judged = verdict(state)

    assert judged["seats"][0] == A
    assert judged["why"][0] == reason
    assert judged["deeds"][0] == deeds


@pytest.mark.parametrize(("card", "reason"), [(SHERIFF, why.NEVER_RAISED), (CAVALRY, why.NEVER_SALUTED)])
def test_who_held_a_bullet_and_made_no_gesture_is_told_so(a_table, race, verdict, card, reason) -> None:
    gesture = "hands_up" if card == SHERIFF else "salute"
    state = a_table("window", card=card)
    race(state, "D grab 4 480")
    for letter in "ABC":
        race(state, f"{letter} grab {'ABC'.index(letter) + 1} 500", f"{letter} gesture {gesture} 600")

    judged = verdict(state)

    assert (judged["seats"][-1], judged["why"][-1], judged["deeds"][-1]) == (D, reason, [4])


def test_a_gesture_after_the_deciding_moment_is_too_late(a_table, race, verdict) -> None:  # example 5
    state = a_table("window", card=SHERIFF)
    race(state, "D grab 4 480")
    for letter, at in (("A", 610), ("B", 540), ("C", 905)):
        race(state, f"{letter} grab {'ABC'.index(letter) + 1} 500", f"{letter} gesture hands_up {at}")
    race(state, "D gesture hands_up 950")

    judged = verdict(state)

    assert (judged["seats"][-1], judged["why"][-1]) == (D, why.TOO_LATE)


def test_who_is_not_done_but_not_last_either_pays_nothing_and_is_told_why(a_table, race, verdict) -> None:
    state = a_table("window", card=SHERIFF)
    race(state, "A grab 1 300", "A gesture hands_up 400", "B grab 2 500", "C grab 3 900", "D grab 4 700")

    judged = verdict(state)

    assert judged["seats"] == [A, B, D, C]
    assert judged["why"] == [why.RIGHT, why.NOT_LAST, why.NOT_LAST, why.NEVER_RAISED]
    assert judged["changes"] == [0, 0, 0, 1]


def test_hands_that_were_tied_are_the_reason(a_table, race, verdict) -> None:
    state = a_table("window", card=INDIANS, free_at=[0, 800, 0, 0])
    race(state, "A grab 1 300", "B grab 2 400", "C grab 2 500", "C grab 3 640", "D grab 4 650")

    judged = verdict(state)

    assert judged["seats"] == [C, A, D, B]
    assert judged["why"] == [why.MOST, why.SOME, why.SOME, why.HANDS_TIED]
    assert judged["deeds"] == [[2, 3], [1], [4], []]


def test_the_bandit_tells_blanks_and_empty_hands_apart(a_table, race, verdict) -> None:  # example 7
    state = a_table("window", card=BANDIT)
    race(state, "A grab 3 400", "B grab 1 420", "C grab 1 450", "C grab 2 640")
    race(state, "B release 1 650", "B grab 4 690", "D grab 1 700")

    judged = verdict(state)

    assert judged["seats"] == [A, C, B, D]
    assert judged["why"] == [why.RIGHT, why.RIGHT, why.BLANK_FIRST, why.NO_BULLET]
    assert judged["deeds"] == [[3], [2], [1, -1, 4], []]  # D reached for number 1 after the deciding moment


def test_number_1_against_the_bandit_is_a_blank(a_table, race, verdict) -> None:
    state = a_table("window", card=BANDIT)
    race(state, "A grab 3 400", "B grab 1 420", "C grab 2 640", "D grab 4 700")

    judged = verdict(state)

    assert (judged["seats"][-1], judged["why"][-1], judged["changes"][-1]) == (B, why.HELD_BLANK, 1)


def test_what_is_due_and_what_is_paid_differ_at_the_limits(a_table, race, verdict) -> None:  # example 8
    state = a_table("window", seats=5, card=INDIANS, tokens=[1, 0, 3, 5, 5])
    race(state, "A grab 1 200", "B grab 2 210", "C grab 3 220", "D grab 4 230", "A grab 5 400")

    judged = verdict(state)

    assert judged["seats"] == [A, B, C, D, 4]
    assert judged["due"] == [-2, -1, -1, -1, 1]
    assert judged["changes"] == [-1, 0, -1, -1, 0]
    assert judged["tokens"] == [0, 0, 2, 4, 5]


def test_the_roulette_is_judged_in_the_order_of_drawing(a_table, pick, facts) -> None:  # example 9
    state = a_table("announce", card=ROULETTE, flipper=B, turn=B, tops=[8, ROULETTE, 8, 8])
    RULES.apply(state, B, ANNOUNCE[2], ScriptedChance([]))
    pick(state, B, 1, 2)
    assert RULES.view(state, A).held == [[], [2], [], []]

    (judged,) = facts(pick(state, C, 4, 3), "judged")

    assert (judged["card"], judged["bullet"]) == (ROULETTE, 3)
    assert judged["seats"] == [B, C, D, A]
    assert judged["why"] == [why.DREW_ANOTHER, why.DREW_IT, why.DREW_NOTHING, why.DREW_NOTHING]
    assert judged["changes"] == [0, 1, 0, 0]
    assert judged["deeds"] == [[2], [3], [], []]


def test_the_duel_is_told_row_by_row(a_table, race, facts) -> None:  # example 14
    state = a_table("duel_point", seats=5, bullets=[2, 1, 4, 3, 5], tokens=[1, 2, 0, 3, 0])

    events = race(state, "A point 2", "B point 0", "C point 0", "D point 4", "E point 3")

    (ended,) = facts(events, "duel_ended")
    assert ended["seats"] == [B, A, D, C, 4]
    assert ended["bullets"] == [1, 2, 3, 4, 5]
    assert ended["targets"] == [A, C, 4, A, D]
    assert ended["wounded"] == [0, 0, 0, 1, 1]
    assert ended["given"] == [3, 2, 1, 0, 0]
    assert ended["tokens"] == [2, 4, 3, 2, 1]
    assert ended["seat"] == 4


def test_a_tie_for_the_fewest_tokens_is_told(a_table, close, facts) -> None:  # example 15
    state = a_table("duel_point", bullets=[3, 1, 4, 2], tokens=[3, 2, 2, 4])

    (won,) = facts(close(state), "won")

    assert won == {"seat": B, "tokens": 2, "bullet": 1, "tied": 2}


@pytest.mark.parametrize("kind", ["judged", "duel_ended"])
def test_a_table_rests_after_a_card_and_after_the_duel(kind) -> None:
    assert [event.beat for event in GAME.events if event.name == kind] == [True]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_reason_has_words(lang) -> None:
    texts = Texts(lang, GAME)

    for reason in range(why.TOO_LATE + 1):
        assert texts.has(f"verdict-{reason}")
        assert texts.has(f"verdict-{reason}.you")
