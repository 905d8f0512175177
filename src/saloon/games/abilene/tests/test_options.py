"""Answers out of turn, firewater paid when used, hands revealed at the end, welcome only to a herd."""

import pytest

from saloon.core.errors import WrongOption
from saloon.games.abilene import GAME
from saloon.games.abilene.actions import (
    CATTLE,
    DECLINE,
    FACE_DOWN,
    FOLD,
    RUSH,
    SEND_DESPERADOS,
    SEND_INDIANS,
    SIT_OUT,
    STEAL_CARD,
    answer,
    defend,
)
from saloon.games.abilene.cards import (
    C1,
    C3,
    C10,
    C30,
    CAVALRY,
    DESPERADOS,
    FIREWATER,
    GOLD_RUSH,
    INDIANS,
    SHERIFF,
    TRAIN,
    WELCOME,
)
from saloon.games.abilene.rules import AbileneRules
from saloon.games.abilene.state import Attack, Defence

A, B, C, D = range(4)
RULES = AbileneRules()
INTERRUPT = {"defence_timing": "interrupt"}
WHEN_USED = {"eau_paid": "when_used"}


def names(events) -> list[str]:
    return [event.kind.name for event in events]


def test_the_options_are_these() -> None:
    assert GAME.settle(4, {}) == {
        "start_chips": 30,
        "match_end": "rotations",
        "hands": 8,
        "hand_limit": 200,
        "defence_timing": "own_turn",
        "eau_paid": "when_laid",
        "max_players": 8,
        "reveal_at_end": False,
        "welcome_needs_herd": False,
    }


@pytest.mark.parametrize(("option", "value"), [("match_end", "never"), ("max_players", 11), ("hands", 0), ("bluff", 1)])
def test_other_options_and_values_are_refused(option: str, value: object) -> None:
    with pytest.raises(WrongOption, match=option):
        GAME.settle(4, {option: value})


# defence_timing = interrupt


def test_right_after_an_attack_its_target_may_answer_or_decline(a_table, do, legal) -> None:  # ruling 8
    hands = [[DESPERADOS, C1], [C1, C1], [SHERIFF, TRAIN], [C1, C1]]
    state = a_table(options=INTERRUPT, hands=hands)

    do(state, A, SEND_DESPERADOS[C])

    assert state.phase == "respond"
    assert RULES.to_act(state) == (C,)
    assert legal(state, C) == ["answer 7 0", "answer 9 0", "decline"]
    assert legal(state, A) == legal(state, B) == []


def test_the_window_opens_for_every_target_with_cards_matching_or_not(a_table, do, legal) -> None:
    state = a_table(options=INTERRUPT, hands=[[DESPERADOS, C1], [C1, C1], [CAVALRY, C1], [C1, C1]])

    do(state, A, SEND_DESPERADOS[C])

    assert legal(state, C) == ["decline"]


def test_the_window_does_not_open_for_a_target_without_cards(a_table, do) -> None:
    state = a_table(options=INTERRUPT, turn=D, leader=A, hands=[[], [], [], [INDIANS]], herds=[[C30], [], [], []])

    events = do(state, D, SEND_INDIANS[A])

    assert names(events)[:2] == ["attacked", "herd_lost"]


def test_the_window_does_not_open_when_a_standing_defence_stops_the_attack(a_table, do) -> None:
    hands = [[DESPERADOS, C1], [C1, C1], [C1], [C1]]
    state = a_table(options=INTERRUPT, hands=hands, defences=[(C, SHERIFF)])

    do(state, A, SEND_DESPERADOS[C])

    assert state.phase == "play"
    assert state.turn == B


def test_firewater_out_of_turn_needs_two_chips(a_table, do, legal) -> None:
    hands = [[INDIANS, C1], [C1, C1], [FIREWATER, C1], [C1, C1]]
    state = a_table(options=INTERRUPT, hands=hands, chips=[28, 28, 1, 28])

    do(state, A, SEND_INDIANS[C])

    assert legal(state, C) == ["decline"]


def test_an_answer_out_of_turn_stops_the_attack_with_fee_and_loot(a_table, do, facts) -> None:
    hands = [[DESPERADOS, C1], [INDIANS, C1], [TRAIN, FIREWATER], [C1, C1]]
    state = a_table(options=INTERRUPT, hands=hands)
    do(state, A, SEND_DESPERADOS[C])

    looted = do(state, C, answer(TRAIN, A))
    do(state, B, SEND_INDIANS[C])
    paid = do(state, C, answer(FIREWATER, B))

    assert facts(looted, "looted") == [{"seat": A, "chips": 5}]
    assert facts(paid, "stopped")[0]["chips"] == 2
    assert state.chips == [28 - 2 + 5, 28, 26, 28]
    assert state.attacks == []


def test_an_answer_out_of_turn_costs_one_coming_turn(a_table, do, facts) -> None:
    hands = [[DESPERADOS, C1], [C1, C1], [SHERIFF, C1], [C1, C1]]
    state = a_table(options=INTERRUPT, hands=hands)
    do(state, A, SEND_DESPERADOS[C])
    do(state, C, answer(SHERIFF, A))
    assert state.turn == B
    assert state.owed == [0, 0, 1, 0]

    events = do(state, B, CATTLE[C1])

    assert facts(events, "missed_turn") == [{"seat": C}]
    assert state.turn == D
    assert state.owed == [0, 0, 0, 0]


def test_two_answers_out_of_turn_cost_two_turns(a_table, do, facts) -> None:
    hands = [[DESPERADOS, C1, C1], [DESPERADOS, C1, C1], [SHERIFF, TRAIN, C30], [C1, C1, C1]]
    state = a_table(options=INTERRUPT, hands=hands)
    do(state, A, SEND_DESPERADOS[C])
    do(state, C, answer(SHERIFF, A))
    do(state, B, SEND_DESPERADOS[C])
    events = do(state, C, answer(TRAIN, B))
    assert state.turn == D  # the first turn is missed at once

    for seat in (D, A, B):
        events += do(state, seat, FACE_DOWN[C1])

    assert facts(events, "missed_turn") == [{"seat": C}, {"seat": C}]
    assert state.turn == D
    assert state.hands[C] == [C30]


def test_at_the_start_of_a_missed_turn_the_clocks_run_as_usual(a_table, do) -> None:
    state = a_table(
        options=INTERRUPT,
        turn=B,
        hands=[[C1], [C1, C1], [], [C1]],
        owed=[0, 0, 1, 0],
        attacks=[(C, INDIANS, A)],
        defences=[(C, TRAIN)],
        herds=[[C10], [], [], []],
    )

    events = do(state, B, CATTLE[C1])

    assert names(events) == ["laid_cattle", "defence_left", "herd_lost", "missed_turn"]
    assert state.turn == D


def test_a_thief_steals_at_the_start_of_a_turn_he_misses(a_table, do) -> None:
    state = a_table(
        "steal",
        options=INTERRUPT,
        hands=[[C1], [C1, C1], [C1, C1], [C1, C1]],
        owed=[1, 0, 0, 0],
        attacks=[(A, DESPERADOS, B)],
        herds=[[], [C30], [], []],
    )

    events = do(state, A, STEAL_CARD[C30])

    assert names(events) == ["stole", "missed_turn"]
    assert state.turn == B


def test_after_declining_he_may_still_answer_on_his_own_turn(a_table, do, legal, facts) -> None:
    hands = [[DESPERADOS, C1], [C1, C1], [SHERIFF, C1], [C1, C1]]
    state = a_table(options=INTERRUPT, hands=hands)
    do(state, A, SEND_DESPERADOS[C])

    events = do(state, C, DECLINE)
    do(state, B, CATTLE[C1])

    assert facts(events, "declined") == [{"seat": C}]
    assert state.owed == [0, 0, 0, 0]
    assert "answer 9 0" in legal(state, C)
    do(state, C, answer(SHERIFF, A))
    assert state.owed == [0, 0, 0, 0]


def test_only_the_attack_just_laid_is_answered_out_of_turn(a_table, do, legal) -> None:
    hands = [[C1], [INDIANS, C1], [CAVALRY, SHERIFF], [C1, C1]]
    state = a_table(options=INTERRUPT, turn=B, hands=hands, attacks=[(A, DESPERADOS, C)])

    do(state, B, SEND_INDIANS[C])

    assert legal(state, C) == ["answer 10 1", "decline"]


def test_hands_stay_in_step_and_the_play_lasts_as_long(a_table, do) -> None:
    hands = [[DESPERADOS, C1, C1], [C1, C1, C1], [SHERIFF, C3, C3], [C1, C1, C1]]
    state = a_table(options=INTERRUPT, hands=hands)
    do(state, A, SEND_DESPERADOS[C])
    do(state, C, answer(SHERIFF, A))
    turns = 1

    while state.hands_played == 0:
        do(state, state.turn, FACE_DOWN[state.hands[state.turn][0]])  # `do` audits the turns of each seat
        turns += 1

    assert turns == 12 - 1


def test_who_answered_with_his_last_card_has_no_card_left_but_a_turn_to_miss(a_table, do) -> None:
    hands = [[], [DESPERADOS], [C1], [SHERIFF]]
    state = a_table(options=INTERRUPT, turn=B, leader=A, hands=hands, herds=[[], [], [], [C30]])
    do(state, B, SEND_DESPERADOS[D])
    do(state, D, answer(SHERIFF, B))
    assert state.hands[D] == []

    events = do(state, C, FACE_DOWN[C1])

    assert names(events)[:4] == ["laid_face_down", "missed_turn", "hand_ended", "won"]


def test_an_attack_on_who_answered_with_his_last_card_opens_no_window(a_table, do) -> None:
    hands = [[], [DESPERADOS], [INDIANS], [SHERIFF]]
    state = a_table(options=INTERRUPT, turn=B, leader=A, hands=hands, herds=[[C1], [], [], [C30]])
    do(state, B, SEND_DESPERADOS[D])
    do(state, D, answer(SHERIFF, B))

    events = do(state, C, SEND_INDIANS[D])

    assert names(events)[:5] == ["attacked", "missed_turn", "herd_lost", "hand_ended", "won"]


# eau_paid = when_used


def test_firewater_in_anticipation_is_laid_free_of_charge(a_table, do, facts) -> None:  # ruling 14
    state = a_table(options=WHEN_USED, hands=[[FIREWATER, C1], [C1, C1], [C1, C1], [C1, C1]])

    events = do(state, A, defend(FIREWATER))

    assert state.chips[A] == 28
    assert facts(events, "defended") == [{"seat": A, "card": FIREWATER, "chips": 0}]


@pytest.mark.parametrize("chips", [0, 1])
def test_firewater_in_anticipation_needs_no_chips(a_table, legal, chips: int) -> None:
    hands = [[FIREWATER, C1], [C1, C1], [C1, C1], [C1, C1]]
    state = a_table(options=WHEN_USED, hands=hands, chips=[chips, 28, 28, 28])

    assert "defend 11" in legal(state, A)


def test_the_two_chips_fall_due_when_firewater_stops_an_attack(a_table, do, facts) -> None:
    hands = [[INDIANS, C1], [C1, C1], [C1], [C1]]
    state = a_table(options=WHEN_USED, hands=hands, defences=[(C, FIREWATER)])

    events = do(state, A, SEND_INDIANS[C])

    assert state.chips[C] == 26
    assert state.pot == 10
    assert state.attacks == []
    assert state.defences == []
    assert facts(events, "stopped")[0]["chips"] == 2


def test_firewater_never_used_is_never_paid(a_table, do) -> None:
    state = a_table(options=WHEN_USED, turn=D, hands=[[C1], [C1], [C1], [C1, C1]], defences=[(A, FIREWATER)])

    do(state, D, CATTLE[C1])

    assert state.defences == []
    assert state.chips[A] == 28


def test_firewater_that_cannot_be_paid_when_needed_stays_and_so_does_the_attack(a_table, do) -> None:
    hands = [[INDIANS, C1], [C1, C1], [C1], [C1]]
    state = a_table(options=WHEN_USED, hands=hands, defences=[(C, FIREWATER)], chips=[28, 28, 1, 28])

    do(state, A, SEND_INDIANS[C])

    assert state.attacks == [Attack(A, INDIANS, C)]
    assert state.defences == [Defence(C, FIREWATER)]
    assert state.chips[C] == 1


def test_unpaid_firewater_leaves_at_the_turn_of_its_owner_and_the_indians_strike(a_table, do) -> None:
    hands = [[C1], [C1, C1], [C1], [C1]]
    state = a_table(
        options=WHEN_USED,
        turn=B,
        hands=hands,
        chips=[28, 28, 1, 28],
        defences=[(C, FIREWATER)],
        attacks=[(A, INDIANS, C)],
        herds=[[], [], [C30], []],
    )

    do(state, B, CATTLE[C1])
    assert state.defences == []
    do(state, C, FACE_DOWN[C1])
    do(state, D, FACE_DOWN[C1])

    assert state.herds[C] == []


def test_with_indians_pending_firewater_is_an_answer_for_two_chips(a_table, do, legal) -> None:
    state = a_table(options=WHEN_USED, hands=[[FIREWATER, C1], [C1, C1], [C1], [C1]], attacks=[(C, INDIANS, A)])

    assert legal(state, A) == ["cattle 0", "face_down 0", "answer 11 2", "face_down 11"]
    do(state, A, answer(FIREWATER, C))

    assert state.chips[A] == 26


def test_with_indians_pending_and_too_few_chips_firewater_is_laid_face_down_only(a_table, legal) -> None:
    hands = [[FIREWATER, C1], [C1, C1], [C1], [C1]]
    state = a_table(options=WHEN_USED, hands=hands, attacks=[(C, INDIANS, A)], chips=[1, 28, 28, 28])

    assert legal(state, A) == ["cattle 0", "face_down 0", "face_down 11"]


def test_unpaid_firewater_opens_the_window_of_the_interrupt(a_table, do, legal) -> None:
    hands = [[INDIANS, C1], [C1, C1], [CAVALRY], [C1]]
    options = {**WHEN_USED, **INTERRUPT}
    state = a_table(options=options, hands=hands, defences=[(C, FIREWATER)], chips=[28, 28, 1, 28])

    do(state, A, SEND_INDIANS[C])

    assert legal(state, C) == ["answer 10 0", "decline"]


# reveal_at_end


def test_hidden_cards_are_not_revealed_by_default(a_table, do) -> None:
    state = a_table(hands=[[GOLD_RUSH, C1], [C1, C30], [C1, C1], [C1, C1]], buried=[[C3], [], [], []])

    events = do(state, A, RUSH)

    assert "revealed" not in names(events)
    assert state.shown == [[], [], [], []]


def test_with_the_option_all_hidden_cards_are_shown_after_the_hand(a_table, do, facts) -> None:
    hands = [[GOLD_RUSH, C1], [C1, C30], [], [C1, C1]]
    buried = [[C3], [], [C30, C10, C1], []]
    playing = [True, True, False, True]
    state = a_table(options={"reveal_at_end": True}, hands=hands, buried=buried, playing=playing)

    events = do(state, A, RUSH)

    assert facts(events, "revealed") == [
        {"seat": A, "cards": [C1, C3]},
        {"seat": B, "cards": [C1, C30]},
        {"seat": C, "cards": [C1, C10, C30]},
        {"seat": D, "cards": [C1, C1]},
    ]
    assert RULES.view(state, -1).shown == [[C1, C3], [C1, C30], [C1, C10, C30], [C1, C1]]


def test_a_hand_won_unplayed_is_revealed_too(a_table, do) -> None:
    state = a_table("distribution", seats=2, options={"reveal_at_end": True}, hands=[[C1, C3, C10], [C30, C30, C30]])

    do(state, A, FOLD)

    assert state.shown == [[C1, C3, C10], [C30, C30, C30]]


def test_what_was_shown_is_put_away_after_the_next_hand(a_table, do) -> None:
    state = a_table("opt_in", options={"reveal_at_end": True}, shown=[[C30], [], [], [C1]])

    for seat in (A, B, C, D):
        do(state, seat, SIT_OUT)

    assert state.shown == [[], [], [], []]


# welcome_needs_herd


def test_welcome_may_be_laid_before_any_herd_by_default(a_table, legal) -> None:
    state = a_table(hands=[[WELCOME, C1], [C1, C1], [C1, C1], [C1, C1]])

    assert "welcome" in legal(state, A)


def test_with_the_option_welcome_needs_some_herd(a_table, legal) -> None:
    hands = [[WELCOME, C1], [C1, C1], [C1, C1], [C1, C1]]
    options = {"welcome_needs_herd": True}

    assert legal(a_table(options=options, hands=hands), A) == ["cattle 0", "face_down 0", "face_down 14"]
    assert "welcome" in legal(a_table(options=options, hands=hands, herds=[[], [], [], [C1]]), A)
