"""Reactions, the fold of the records, closing."""

import pytest

from saloon.games.fastwest.actions import CLOSE, FLIP, INPUTS, INPUTS_OF_FLIPPER
from saloon.games.fastwest.cards import BANDIT, CACTUS, CAVALRY, INDIANS, SHERIFF
from saloon.games.fastwest.realtime import due
from saloon.games.fastwest.rules import FastwestRules

A, B, C, D = range(4)
FREE = -1
RULES = FastwestRules()


# Sheriff and cavalry


@pytest.mark.parametrize(("card", "gesture"), [(SHERIFF, "hands_up"), (CAVALRY, "salute")])
def test_the_slowest_to_take_a_bullet_and_make_the_gesture_gets_a_token(
    a_table, race, close, facts, card, gesture
) -> None:
    state = a_table("window", card=card)
    for letter, at in (("B", 500), ("D", 400), ("A", 600)):
        race(state, f"{letter} grab {'ABCD'.index(letter) + 1} {at - 100}", f"{letter} gesture {gesture} {at}")

    events = close(state)

    (judged,) = facts(events, "judged")
    assert judged["seats"] == [D, B, A, C]
    assert facts(events, "was_quickest") == [{"seat": D}]
    assert facts(events, "was_slowest") == [{"seat": C, "change": 1, "tokens": 1}]


def test_the_right_gesture_without_a_bullet_is_ignored_and_locks_nothing(a_table, race) -> None:
    state = a_table("window", card=CAVALRY)

    race(state, "A gesture salute 300", "A grab 1 310", "A gesture salute 320")

    assert state.complete[A]


def test_a_wrong_gesture_locks_whether_a_bullet_is_held_or_not(a_table, race) -> None:
    state = a_table("window", card=CAVALRY)

    race(state, "A gesture hands_up 300", "A grab 1 310", "A gesture salute 549")
    assert not state.complete[A]
    race(state, "A gesture salute 550")

    assert state.complete[A]


def test_a_gesture_during_the_lock_does_not_prolong_it(a_table, race) -> None:
    state = a_table("window", card=SHERIFF)

    race(state, "A grab 1 100", "A gesture salute 200", "A gesture salute 400", "A gesture hands_up 450")

    assert state.complete[A]


def test_what_a_complete_player_sends_is_ignored(a_table, race) -> None:
    state = a_table("window", card=SHERIFF)

    race(state, "A grab 1 100", "A gesture hands_up 200", "A release 1 300", "A grab 2 400")

    assert state.holders == [A, FREE, FREE, FREE]
    assert state.complete[A]


def test_a_second_bullet_fails_until_the_first_is_released(a_table, race) -> None:
    state = a_table("window", card=SHERIFF)

    race(state, "A grab 1 100", "A grab 2 200")
    assert state.holders == [A, FREE, FREE, FREE]
    race(state, "A release 1 300", "A grab 2 301")

    assert state.holders == [FREE, A, FREE, FREE]


def test_releasing_what_one_does_not_hold_does_nothing(a_table, race) -> None:
    state = a_table("window", card=SHERIFF)

    race(state, "A grab 1 100", "B release 1 200", "A release 2 300")

    assert state.holders == [A, FREE, FREE, FREE]


def test_no_lock_outlives_its_window(a_table, race, close, flip) -> None:
    state = a_table("window", card=SHERIFF)
    race(state, "A gesture salute 5900")

    close(state)
    flip(state, SHERIFF)
    race(state, "A grab 1 0", "A gesture hands_up 0")

    assert state.complete[A]


def test_the_lock_follows_its_option(a_table, race) -> None:
    state = a_table("window", card=SHERIFF, options={"gesture_lock_ms": 50})

    race(state, "A grab 1 100", "A gesture salute 200", "A gesture hands_up 250")

    assert state.complete[A]


# Closed undecided


def test_of_those_who_hold_a_bullet_only_the_last_gets_a_token(a_table, race, close) -> None:  # ruling 4
    state = a_table("window", card=SHERIFF)
    race(state, "A grab 1 300", "A gesture hands_up 400", "B grab 2 500", "C grab 3 900", "D grab 4 700")

    close(state)

    assert state.tokens == [0, 0, 1, 0]


def test_all_who_did_nothing_at_all_tie_for_last(a_table, race, close) -> None:  # ruling 4
    state = a_table("window", card=SHERIFF)
    race(state, "A grab 1 300", "B grab 2 5999")

    close(state)

    assert state.tokens == [0, 0, 1, 1]


def test_a_bullet_that_was_put_back_counts_for_nothing(a_table, race, close) -> None:
    state = a_table("window", card=SHERIFF)
    race(state, "A grab 1 300", "B grab 2 300", "C grab 3 300", "D grab 4 300", "D release 4 400")

    close(state)

    assert state.tokens == [0, 0, 0, 1]


def test_equal_last_steps_are_ordered_by_lot(a_table, race, close) -> None:
    state = a_table("window", card=CAVALRY, tie_order=[1, 3, 0, 2])
    race(state, "A grab 1 300", "B grab 2 300", "C grab 3 300", "D grab 4 300")

    close(state)

    assert state.tokens == [0, 1, 0, 0]


def test_if_nobody_moves_at_the_sheriff_all_get_a_token(a_table, close) -> None:
    state = a_table("window", card=SHERIFF)

    close(state)

    assert state.tokens == [1, 1, 1, 1]


# Bandit


def test_the_bandit_is_decided_when_all_good_bullets_are_held(a_table, race) -> None:
    state = a_table("window", card=BANDIT)

    race(state, "A grab 2 300", "B grab 3 400")
    assert not state.decided
    race(state, "C grab 4 500")

    assert (state.decided, state.decided_at) == (True, 500)


def test_a_good_bullet_may_still_be_released_at_the_bandit(a_table, race, close) -> None:
    state = a_table("window", card=BANDIT)

    race(state, "A grab 2 300", "A release 2 400", "B grab 2 500", "C grab 3 600", "D grab 4 700")
    close(state)

    assert state.tokens == [1, 0, 0, 0]


def test_a_correction_after_the_deciding_moment_comes_too_late(a_table, race, close, facts) -> None:  # ruling 9
    state = a_table("window", card=BANDIT)

    race(state, "A grab 1 300", "B grab 2 300", "C grab 3 300", "D grab 4 400", "D release 4 450", "A release 1 460")
    race(state, "A grab 4 500")
    events = close(state)

    assert facts(events, "shot_blank") == [{"seat": A, "change": 1, "tokens": 1}]
    assert state.tokens == [1, 0, 0, 0]


def test_at_the_limit_everybody_without_a_good_bullet_gets_a_token(a_table, race, close, facts) -> None:
    state = a_table("window", card=BANDIT)

    race(state, "A grab 1 300", "B grab 2 310")
    events = close(state)

    assert state.tokens == [1, 0, 1, 1]
    assert [fact["seat"] for fact in facts(events, "had_no_bullet")] == [C, D]
    assert facts(events, "was_quickest") == [{"seat": B}]


def test_gestures_mean_nothing_to_the_bandit(a_table, race) -> None:
    state = a_table("window", card=BANDIT)

    race(state, "A gesture salute 200", "A gesture hands_up 210", "A grab 2 220")

    assert state.holders == [FREE, A, FREE, FREE]
    assert state.complete == [False] * 4


# Indians


def test_against_the_indians_a_player_takes_as_many_as_they_can(a_table, race, close) -> None:
    state = a_table("window", card=INDIANS, tokens=[3, 3, 3, 3])

    race(state, "A grab 1 200", "A grab 2 330", "A grab 3 460", "B grab 4 500")
    assert (state.decided, state.decided_at) == (True, 500)
    close(state)

    assert state.tokens == [1, 2, 4, 4]


def test_two_hands_need_130_ms_from_bullet_to_bullet(a_table, race) -> None:
    state = a_table("window", card=INDIANS)

    race(state, "A grab 1 200", "A grab 2 329")
    assert state.holders == [A, FREE, FREE, FREE]
    race(state, "A grab 2 330")

    assert state.holders == [A, A, FREE, FREE]


def test_failed_grabs_do_not_count_for_the_gap(a_table, race) -> None:
    state = a_table("window", card=INDIANS)

    race(state, "B grab 1 150", "A grab 1 200", "A grab 2 210")

    assert state.holders == [B, A, FREE, FREE]


def test_the_gap_counts_from_a_bullet_that_was_let_go_too(a_table, race) -> None:
    state = a_table("window", card=INDIANS)

    race(state, "A grab 1 200", "A release 1 210", "A grab 2 300", "B grab 1 310")

    assert state.holders == [B, FREE, FREE, FREE]


def test_if_all_have_one_bullet_all_have_the_most(a_table, race, close) -> None:  # ruling 8
    state = a_table("window", card=INDIANS, tokens=[5, 4, 3, 1])

    race(state, "A grab 1 200", "B grab 2 200", "C grab 3 200", "D grab 4 200")
    close(state)

    assert state.tokens == [3, 2, 1, 0]


def test_if_nobody_has_a_bullet_all_get_a_token(a_table, close) -> None:  # ruling 8
    state = a_table("window", card=INDIANS, tokens=[5, 4, 3, 1])

    close(state)

    assert state.tokens == [5, 5, 4, 2]


# The fold


def test_an_earlier_time_wins_whatever_arrives_first(a_table, race) -> None:
    state = a_table("window", card=BANDIT)

    race(state, "A grab 2 400")
    assert state.holders == [FREE, A, FREE, FREE]
    race(state, "B grab 2 399")

    assert state.holders == [FREE, B, FREE, FREE]


def test_a_late_record_may_overturn_who_was_complete(a_table, race) -> None:
    state = a_table("window", card=SHERIFF)

    race(state, "A grab 1 300", "A gesture hands_up 500", "B grab 1 250")

    assert state.holders == [B, FREE, FREE, FREE]
    assert not state.complete[A]


def test_a_late_record_may_decide_a_window_earlier(a_table, race) -> None:
    state = a_table("window", seats=3, card=BANDIT)

    race(state, "A grab 2 300", "B grab 3 600")
    assert state.decided_at == 600
    race(state, "C grab 3 400")

    assert state.decided_at == 400


def test_records_of_one_player_at_one_time_keep_their_order(a_table, race) -> None:
    state = a_table("window", card=SHERIFF)

    race(state, "A grab 1 300", "A gesture hands_up 300")

    assert state.complete[A]


def test_a_tie_is_told(a_table, race, facts) -> None:
    state = a_table("window", card=BANDIT)

    events = race(state, "A grab 2 400", "B grab 2 400", "C grab 3 401")

    assert facts(events, "tied") == [{"at": 400}]


# Who may do what when


@pytest.mark.parametrize("card", [SHERIFF, CAVALRY, BANDIT, INDIANS])
def test_all_controls_are_live_in_every_window(a_table, race, card) -> None:
    state = a_table("window", card=card)
    race(state, "A grab 1 200")

    for seat in range(4):
        assert RULES.legal_actions(state, seat) == INPUTS[4]


def test_all_controls_are_live_in_idle_and_in_the_duel(a_table) -> None:
    for phase in ("idle", "duel_grab"):
        state = a_table(phase)

        assert len(RULES.legal_actions(state, B)) == 2 * 4 + 3
        assert RULES.legal_actions(state, B) == INPUTS[4]


def test_the_clock_may_always_flip_or_close(a_table) -> None:
    assert RULES.legal_actions(a_table(), 4) == [FLIP]
    for phase in ("window", "duel_grab"):
        assert RULES.legal_actions(a_table(phase), 4) == [CLOSE]
    assert RULES.legal_actions(a_table("duel_point", bullets=[1, 2, 3, 4]), 4) == [CLOSE]


def test_the_clock_waits_in_the_roulette(a_table) -> None:
    state = a_table("announce", card=6)

    assert RULES.to_act(state) == (A,)
    assert RULES.legal_actions(state, 4) == []


def test_who_passes_sends_nothing_more_before_the_state_ends(a_table, race, close) -> None:
    state = a_table("window")

    race(state, "B pass")
    assert RULES.to_act(state) == (A, C, D, 4)
    assert RULES.legal_actions(state, B) == []
    close(state)

    assert RULES.to_act(state) == (A, B, C, D, 4)


def test_after_sixty_inputs_a_player_has_had_their_say(a_table, race) -> None:
    state = a_table("window")

    race(state, *["C grab 1 100"] * 59)
    assert C in RULES.to_act(state)
    race(state, "C grab 1 100")

    assert C not in RULES.to_act(state)


@pytest.mark.parametrize(
    ("phase", "card", "options", "high"),
    [
        ("idle", SHERIFF, {}, 6000),
        ("idle", SHERIFF, {"slow_table": True}, 6000),
        ("window", SHERIFF, {}, 6000),
        ("window", BANDIT, {"slow_table": True}, 12000),
        ("window", INDIANS, {}, 4000),
        ("window", INDIANS, {"slow_table": True}, 8000),
        ("duel_grab", SHERIFF, {}, 6000),
        ("duel_grab", SHERIFF, {"slow_table": True}, 12000),
    ],
)
def test_times_lie_between_the_players_previous_time_and_the_hard_limit(
    a_table, race, phase, card, options, high
) -> None:
    state = a_table(phase, card=card, options=options)
    assert RULES.time_bounds(state, A) == (0, high)

    race(state, "A grab 1 700")

    assert RULES.time_bounds(state, A) == (700, high)
    assert RULES.time_bounds(state, B) == (0, high)


def test_the_clock_is_due_at_the_deciding_moment_or_at_the_limit(a_table, race) -> None:
    state = a_table("window", seats=3, card=INDIANS)
    assert due(state) == 4000

    race(state, "A grab 1 300", "B grab 2 350", "C grab 3 340")

    assert due(state) == 350


def test_nothing_that_comes_after_the_deciding_moment_changes_anything(a_table, race) -> None:
    state = a_table("window", seats=3, card=INDIANS)
    race(state, "A grab 1 300", "B grab 2 350", "C grab 3 340")

    race(state, "A release 1 351", "B release 2 351", "C grab 1 352")

    assert state.holders == [A, B, C]
    assert due(state) == 350


def test_only_the_flipper_may_press_and_only_once(a_table) -> None:
    state = a_table(options={"manual_flip": True}, tops=[CACTUS, 8, 8, 8], flipper=B)

    assert RULES.legal_actions(state, B) == INPUTS_OF_FLIPPER[4]
    assert RULES.legal_actions(state, A) == INPUTS[4]
