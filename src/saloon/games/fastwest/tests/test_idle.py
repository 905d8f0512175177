"""False grabs, snapping back, flipping by hand."""

import pytest

from saloon.core.chance import ScriptedChance
from saloon.games.fastwest.actions import PRESS
from saloon.games.fastwest.cards import BACK, CACTUS, CHILD, NO_CARD, ROULETTE, SHERIFF
from saloon.games.fastwest.rules import FastwestRules

A, B, C, D = range(4)
FREE = -1
RULES = FastwestRules()


def after_a_flip(a_table, **changes):
    """Lay out an idle that follows the flip of a cactus, with a child on another top."""
    return a_table(**{"tops": [CHILD, CACTUS, NO_CARD, NO_CARD], "flipper": C, "fresh": True, "delay": 1500, **changes})


@pytest.mark.parametrize("card", [CACTUS, CHILD])
def test_an_idle_after_a_cactus_or_child_is_one_in_which_the_duel_may_be_mistaken(a_table, flip, card) -> None:
    state = a_table()

    flip(state, card)

    assert state.fresh


def test_a_false_grab_is_paid_once_and_on_the_flip(a_table, race, flip, facts) -> None:
    state = after_a_flip(a_table)

    race(state, "A grab 1 100", "A grab 3 200", "B grab 1 150")
    assert state.tokens == [0, 0, 0, 0]
    events = flip(state, SHERIFF)

    assert state.tokens == [1, 1, 0, 0]
    assert facts(events, "endangered_child") == [
        {"seat": A, "change": 1, "tokens": 1},
        {"seat": B, "change": 1, "tokens": 1},
    ]


def test_the_child_counts_that_lay_there_before_the_flip(a_table, race, flip) -> None:
    state = after_a_flip(a_table, tops=[CACTUS, CACTUS, CHILD, NO_CARD])

    race(state, "A grab 1 100")
    flip(state, CACTUS)

    assert CHILD not in state.tops
    assert state.tokens == [1, 0, 0, 0]


def test_the_cap_holds_for_false_grabs(a_table, race, flip) -> None:
    state = after_a_flip(a_table, tokens=[5, 0, 0, 0])

    race(state, "A grab 1 100")
    flip(state, CACTUS)

    assert state.tokens[A] == 5


def test_without_a_child_a_false_grab_is_free(a_table, race, flip, facts) -> None:  # ruling 14
    state = after_a_flip(a_table, tops=[BACK, CACTUS, NO_CARD, NO_CARD])

    race(state, "A grab 1 100")
    events = flip(state, CACTUS)

    assert state.tokens == [0, 0, 0, 0]
    assert facts(events, "snapped_back") == [{"seat": A}]


def test_after_an_action_or_a_deal_a_grab_is_free(a_table, race, flip) -> None:  # ruling 18
    state = after_a_flip(a_table, fresh=False)

    race(state, "A grab 1 100")
    flip(state, CACTUS)

    assert state.tokens == [0, 0, 0, 0]


def test_an_idle_after_an_action_or_a_deal_is_not_one_in_which_the_duel_may_be_mistaken(a_table, close, flip) -> None:
    state = a_table("window", tops=[SHERIFF, CHILD, NO_CARD, NO_CARD])
    close(state)
    assert not state.fresh

    for seat in range(4):
        state.shown[seat] = sorted(state.shown[seat] + state.packets[seat], reverse=True)
        state.tops[seat] = CACTUS
    state.packets = [[], [], [], []]
    RULES.apply(state, 4, RULES.legal_actions(state, 4)[0], ScriptedChance([0] * 13))

    assert not state.fresh


def test_gestures_and_releases_in_idle_do_nothing(a_table, race, flip) -> None:
    state = after_a_flip(a_table)

    race(state, "A gesture salute 100", "A gesture hands_up 200", "A release 1 300")
    flip(state, SHERIFF)

    assert state.tokens == [0, 0, 0, 0]
    assert state.free_at == [0, 0, 0, 0]


@pytest.mark.parametrize(("at", "tokens", "free_at"), [(1500, 1, 1000), (1501, 0, 0)])
def test_a_grab_after_the_delay_is_ignored(a_table, race, flip, at, tokens, free_at) -> None:
    state = after_a_flip(a_table, delay=1500)

    race(state, f"A grab 1 {at}")
    flip(state, SHERIFF)

    assert state.tokens[A] == tokens
    assert state.free_at[A] == free_at


def test_the_last_grab_before_the_flip_ties_the_hands(a_table, race, flip) -> None:  # ruling 19
    state = after_a_flip(a_table, delay=1500)

    race(state, "A grab 1 800", "A grab 1 1400", "A grab 1 1600")
    flip(state, SHERIFF)

    assert state.free_at == [900, 0, 0, 0]


def test_with_hands_tied_no_input_counts(a_table, race) -> None:
    state = a_table("window", card=SHERIFF, free_at=[400, 0, 0, 0])

    race(state, "A gesture salute 300", "A grab 1 399")
    assert (state.holders, state.locked_until) == ([FREE] * 4, [0] * 4)
    race(state, "A grab 1 400", "A gesture hands_up 401")

    assert state.complete[A]


def test_hands_are_tied_in_the_duel_too(a_table, race) -> None:
    state = a_table("duel_grab", free_at=[400, 0, 0, 0])

    race(state, "A grab 1 300", "B grab 1 350")

    assert state.holders == [B, FREE, FREE, FREE]


def test_the_rest_runs_on_in_a_further_idle(a_table, race, flip) -> None:
    state = after_a_flip(a_table, delay=1500)
    race(state, "A grab 1 1450")

    flip(state, CACTUS, delay=900)
    assert state.free_at == [950, 0, 0, 0]
    flip(state, SHERIFF)

    assert state.free_at == [50, 0, 0, 0]


def test_a_new_grab_starts_it_again(a_table, race, flip) -> None:
    state = after_a_flip(a_table, delay=1500)
    race(state, "A grab 1 1450")
    flip(state, CACTUS, delay=900)

    race(state, "A grab 1 600")
    flip(state, SHERIFF)

    assert state.free_at == [700, 0, 0, 0]


def test_an_action_frees_all_hands(a_table, close) -> None:
    state = a_table("window", card=SHERIFF, free_at=[400, 0, 0, 0])

    close(state)

    assert state.free_at == [0, 0, 0, 0]


def test_the_roulette_frees_all_hands(a_table, pick) -> None:
    state = a_table("pick", card=ROULETTE, announced=3, free_at=[400, 0, 0, 0])

    pick(state, A, 1, 3)

    assert state.free_at == [0, 0, 0, 0]


def test_a_false_grab_blocks_no_duel(a_table, race, flip) -> None:
    state = a_table(tops=[CACTUS, CACTUS, CACTUS, BACK], flipper=D, fresh=True)

    race(state, "A grab 1 100")
    flip(state, CACTUS)

    assert state.phase == "duel_grab"


# Flipping by hand


def test_the_card_comes_200_to_900_ms_after_the_press(a_table, facts) -> None:
    for draw, delay in ((0, 1000), (700, 1700)):
        state = a_table(options={"manual_flip": True}, delay=5000)

        events = RULES.apply(state, A, PRESS.timed(800), ScriptedChance([draw]))

        assert state.delay == delay
        assert facts(events, "pressed") == [{"seat": A, "at": 800}]
        assert PRESS not in RULES.legal_actions(state, A)


def test_no_delay_is_drawn_before_the_press(a_table, flip) -> None:
    state = a_table(options={"manual_flip": True}, delay=5000)

    flip(state, CACTUS)

    assert state.delay == 5000
    assert not state.pressed


def test_without_a_press_the_table_flips_after_five_seconds(a_table, race, flip) -> None:
    state = after_a_flip(a_table, options={"manual_flip": True}, delay=5000)

    race(state, "A grab 1 4600", "B grab 1 5001")
    flip(state, SHERIFF)

    assert state.free_at == [600, 0, 0, 0]
