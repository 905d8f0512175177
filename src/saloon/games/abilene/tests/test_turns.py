"""Turns, what may be laid, attacks and their clock."""

import pytest

from saloon.games.abilene.actions import (
    CATTLE,
    FACE_DOWN,
    SEND_DESPERADOS,
    SEND_INDIANS,
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
    DANCERS,
    DESPERADOS,
    FIREWATER,
    GOLD_RUSH,
    INDIANS,
    KINDS,
    SHERIFF,
    TRAIN,
    WELCOME,
)
from saloon.games.abilene.rules import AbileneRules
from saloon.games.abilene.state import Attack, Defence

A, B, C, D = range(4)
RULES = AbileneRules()


# Turns


def test_everybody_plays_one_card_a_turn_clockwise(a_table, do) -> None:
    state = a_table(hands=[[C1, C3], [C1, C3], [C1, C3], [C1, C3]], turn=C)
    played = []

    while state.hands_played == 0:
        played.append(state.turn)
        do(state, state.turn, CATTLE[state.hands[state.turn][0]])

    assert played == [C, D, A, B, C, D, A, B]


def test_those_who_folded_are_passed_over(a_table, do) -> None:
    state = a_table(hands=[[C1, C3], [], [C1, C3], []], playing=[True, False, True, False])

    do(state, A, CATTLE[C1])

    assert state.turn == C


def test_the_play_lasts_as_many_laps_as_the_hand_has_cards(a_table, do) -> None:
    state = a_table(seats=3, hands=[[C1] * 3, [C3] * 3, [C10] * 3])
    turns = 0

    while state.hands_played == 0:
        do(state, state.turn, FACE_DOWN[state.hands[state.turn][0]])
        turns += 1

    assert turns == 3 * 3


# What may be laid


@pytest.mark.parametrize("card", range(KINDS))
def test_any_card_may_be_laid_face_down_and_is_dead_and_hidden(a_table, do, card: int) -> None:
    state = a_table(hands=[[C1, card], [C1, C1], [C1, C1], [C1, C1]])

    (event,) = do(state, A, FACE_DOWN[card])

    assert state.buried[A] == [card]
    assert state.herds[A] == []
    assert event.facts_for(A) == {"seat": A, "card": card}
    assert event.facts_for(B) == event.facts_for(-1) == {"seat": A}


def test_each_kind_in_hand_is_offered_once(a_table, legal) -> None:
    state = a_table(hands=[[C1, C1, C3, C3]] + [[C10, C10, C30, C30]] * 3)

    assert legal(state, A) == ["cattle 0", "face_down 0", "cattle 1", "face_down 1"]


def test_cattle_join_the_end_of_ones_own_herd(a_table, do, legal, facts) -> None:
    state = a_table(hands=[[C10, C30], [C1, C1], [C1, C1], [C1, C1]], herds=[[C30], [], [], []])

    assert [text for text in legal(state, A) if text.startswith("cattle")] == ["cattle 2", "cattle 3"]
    events = do(state, A, CATTLE[C10])

    assert state.herds == [[C30, C10], [], [], []]
    assert facts(events, "laid_cattle") == [{"seat": A, "card": C10, "heads": 40}]


def test_attacks_are_laid_on_other_participants_only(a_table, legal) -> None:
    hands = [[DESPERADOS, INDIANS], [C1, C1], [], [C1, C1]]
    state = a_table(hands=hands, playing=[True, True, False, True])

    assert legal(state, A) == ["desperados 1", "desperados 3", "face_down 4", "indians 1", "indians 3", "face_down 5"]


def test_an_attack_on_an_empty_herd_is_legal(a_table, do) -> None:  # ruling 10
    state = a_table(hands=[[DESPERADOS, C1], [C1, C30], [C1, C1], [C1, C1]])

    do(state, A, SEND_DESPERADOS[B])
    do(state, B, CATTLE[C30])
    do(state, C, CATTLE[C1])
    do(state, D, CATTLE[C1])

    assert state.phase == "steal"  # the herd has grown meanwhile


def test_desperados_cost_two_chips_to_the_pot_at_once(a_table, do, facts) -> None:
    state = a_table(hands=[[DESPERADOS, C1], [C1, C1], [C1, C1], [C1, C1]])

    events = do(state, A, SEND_DESPERADOS[B])

    assert state.chips == [26, 28, 28, 28]
    assert state.pot == 10
    assert facts(events, "attacked") == [{"seat": A, "target": B, "card": DESPERADOS, "chips": 2}]


def test_indians_cost_nothing(a_table, do) -> None:
    state = a_table(hands=[[INDIANS, C1], [C1, C1], [C1, C1], [C1, C1]])

    do(state, A, SEND_INDIANS[B])

    assert state.chips[A] == 28
    assert state.pot == 8


def test_desperados_without_two_chips_are_laid_face_down_only(a_table, legal) -> None:
    state = a_table(hands=[[DESPERADOS, INDIANS], [C1, C1], [C1, C1], [C1, C1]], chips=[1, 28, 28, 28])

    assert legal(state, A) == ["face_down 4", "indians 1", "indians 2", "indians 3", "face_down 5"]


def test_events_may_always_be_laid_but_dancers_need_a_herd(a_table, legal) -> None:
    state = a_table(hands=[[DANCERS, GOLD_RUSH, WELCOME], [C1] * 3, [C1] * 3, [C1] * 3])

    assert legal(state, A) == ["face_down 12", "gold_rush", "face_down 13", "welcome", "face_down 14"]


def test_a_defence_with_nothing_to_answer_stands_in_anticipation(a_table, do, legal, facts) -> None:
    state = a_table(hands=[[SHERIFF, C1], [C1, C1], [C1, C1], [C1, C1]])

    assert "defend 9" in legal(state, A)
    events = do(state, A, defend(SHERIFF))

    assert state.defences == [Defence(A, SHERIFF)]
    assert facts(events, "defended") == [{"seat": A, "card": SHERIFF, "chips": 0}]


def test_a_matching_defence_answers_and_cannot_be_kept_for_later(a_table, legal) -> None:
    hands = [[SHERIFF, C1], [C1], [C1], [C1]]
    state = a_table(hands=hands, attacks=[(B, DESPERADOS, A)])

    assert legal(state, A) == ["cattle 0", "face_down 0", "answer 9 1", "face_down 9"]


def test_a_defence_of_the_wrong_kind_may_still_be_laid_in_anticipation(a_table, legal) -> None:
    state = a_table(hands=[[CAVALRY, C1], [C1], [C1], [C1]], attacks=[(B, DESPERADOS, A)])

    assert legal(state, A) == ["cattle 0", "face_down 0", "defend 10", "face_down 10"]


def test_an_attack_on_somebody_else_is_not_ones_own_to_answer(a_table, legal) -> None:
    state = a_table(hands=[[SHERIFF, C1], [C1], [C1], [C1]], attacks=[(C, DESPERADOS, D)])

    assert legal(state, A) == ["cattle 0", "face_down 0", "defend 9", "face_down 9"]


def test_of_several_attacks_the_defender_chooses_one_to_answer(a_table, do, legal) -> None:  # rulings 12 and 25
    hands = [[SHERIFF, C1], [C1, C1], [C1], [C1]]
    state = a_table(hands=hands, attacks=[(C, DESPERADOS, A), (D, DESPERADOS, A)])

    assert [text for text in legal(state, A) if text.startswith("answer")] == ["answer 9 2", "answer 9 3"]
    do(state, A, answer(SHERIFF, D))

    assert state.attacks == [Attack(C, DESPERADOS, A)]


# Attacks and their clock


def test_an_attack_lies_for_a_lap_and_strikes_at_the_start_of_the_attackers_next_turn(a_table, do, facts) -> None:
    hands = [[INDIANS, C1], [C1, C1], [C1, C1], [C1, C1]]
    state = a_table(hands=hands, herds=[[], [C30], [], []])

    do(state, A, SEND_INDIANS[B])
    do(state, B, CATTLE[C1])
    do(state, C, CATTLE[C1])
    assert state.herds[B] == [C30, C1]
    events = do(state, D, CATTLE[C1])

    assert state.herds[B] == []
    assert state.attacks == []
    assert RULES.to_act(state) == (A,)
    assert facts(events, "herd_lost") == [{"seat": A, "target": B, "heads": 31}]


def test_the_target_answers_on_their_own_next_turn_with_the_card_of_that_turn(a_table, do, facts) -> None:  # ruling 8
    hands = [[DESPERADOS, C1], [C1, C1], [SHERIFF, C1], [C1, C1]]
    state = a_table(hands=hands, herds=[[], [], [C30], []])
    do(state, A, SEND_DESPERADOS[C])
    do(state, B, CATTLE[C1])

    events = do(state, C, answer(SHERIFF, A))

    assert state.attacks == []
    assert sorted(state.discards) == [DESPERADOS, SHERIFF]
    assert state.turn == D
    assert facts(events, "stopped") == [
        {"seat": C, "card": SHERIFF, "target": A, "attack": DESPERADOS, "chips": 0},
    ]


def test_a_standing_defence_stops_a_matching_attack_at_once_and_both_go(a_table, do) -> None:  # ruling 11
    hands = [[DESPERADOS, C1], [C1, C1], [C1], [C1]]
    state = a_table(hands=hands, defences=[(C, SHERIFF)], herds=[[], [], [C30], []])

    do(state, A, SEND_DESPERADOS[C])

    assert state.attacks == []
    assert state.defences == []
    assert sorted(state.discards) == [DESPERADOS, SHERIFF]
    assert state.turn == B


def test_a_standing_defence_of_the_wrong_kind_stops_nothing_and_stays(a_table, do) -> None:
    state = a_table(hands=[[INDIANS, C1], [C1, C1], [C1], [C1]], defences=[(C, SHERIFF)])

    do(state, A, SEND_INDIANS[C])

    assert state.attacks == [Attack(A, INDIANS, C)]
    assert state.defences == [Defence(C, SHERIFF)]


def test_a_standing_defence_lasts_until_its_owners_next_turn_starts(a_table, do, facts) -> None:
    state = a_table(hands=[[SHERIFF, C1], [C1, C1], [C1, C1], [C1, C1]])
    do(state, A, defend(SHERIFF))
    do(state, B, CATTLE[C1])
    do(state, C, CATTLE[C1])
    assert state.defences == [Defence(A, SHERIFF)]

    events = do(state, D, CATTLE[C1])

    assert state.defences == []
    assert state.discards == [SHERIFF]
    assert facts(events, "defence_left") == [{"seat": A, "card": SHERIFF}]


def test_at_the_start_of_a_turn_the_defence_leaves_before_the_attack_strikes(a_table, do) -> None:  # ruling 9
    hands = [[C1], [C1], [C1], [C1, C1]]
    herds = [[], [C30], [], []]
    state = a_table(turn=D, hands=hands, herds=herds, attacks=[(A, INDIANS, B)], defences=[(A, TRAIN)])

    events = do(state, D, CATTLE[C1])

    assert [event.kind.name for event in events] == ["laid_cattle", "defence_left", "herd_lost"]
    assert state.turn == A  # and then A lays a card


def test_each_attack_stands_alone_and_one_defence_stops_one(a_table, do) -> None:  # ruling 25
    hands = [[DESPERADOS, C1], [DESPERADOS, C1], [C1], [C1]]
    state = a_table(hands=hands, defences=[(D, SHERIFF)], herds=[[], [], [], [C30]])

    do(state, A, SEND_DESPERADOS[D])
    do(state, B, SEND_DESPERADOS[D])

    assert state.attacks == [Attack(B, DESPERADOS, D)]


def test_desperados_take_one_card_of_the_attackers_choice_from_the_herd_as_it_is_then(a_table, do, legal) -> None:
    hands = [[DESPERADOS, C1], [C3, C1], [C1, C1], [C1, C1]]
    state = a_table(hands=hands, herds=[[C1], [C30, C10], [], []])
    do(state, A, SEND_DESPERADOS[B])
    do(state, B, CATTLE[C3])
    do(state, C, CATTLE[C1])
    do(state, D, CATTLE[C1])

    assert legal(state, A) == ["steal 1", "steal 2", "steal 3"]
    do(state, A, STEAL_CARD[C30])

    assert state.herds == [[C1, C30], [C10, C3], [C1], [C1]]
    assert state.phase == "play"
    assert state.turn == A


def test_of_equal_cards_the_newest_one_is_stolen(a_table, do, legal) -> None:  # ruling 23
    state = a_table("steal", hands=[[C1]] * 4, attacks=[(A, DESPERADOS, B)], herds=[[], [C10, C30, C10, C3], [], []])

    assert legal(state, A) == ["steal 1", "steal 2", "steal 3"]
    do(state, A, STEAL_CARD[C10])

    assert state.herds[B] == [C10, C30, C3]


def test_desperados_on_a_herd_still_empty_do_nothing(a_table, do, facts) -> None:
    state = a_table(turn=D, hands=[[C1], [C1], [C1], [C1, C1]], attacks=[(A, DESPERADOS, B)])

    events = do(state, D, CATTLE[C1])

    assert facts(events, "attack_failed") == [{"seat": A, "target": B, "card": DESPERADOS}]
    assert state.phase == "play"
    assert state.discards == [DESPERADOS]


def test_indians_on_a_herd_still_empty_do_nothing(a_table, do, facts) -> None:
    state = a_table(turn=D, hands=[[C1], [C1], [C1], [C1, C1]], attacks=[(A, INDIANS, B)])

    events = do(state, D, CATTLE[C1])

    assert facts(events, "attack_failed") == [{"seat": A, "target": B, "card": INDIANS}]


def test_cattle_laid_after_the_indians_are_safe(a_table, do) -> None:
    hands = [[C1], [C10], [C1], [C1, C1]]
    state = a_table(turn=D, hands=hands, attacks=[(A, INDIANS, B)], herds=[[], [C30], [], []])
    do(state, D, CATTLE[C1])
    do(state, A, CATTLE[C1])

    do(state, B, CATTLE[C10])

    assert state.herds[B] == [C10]


def test_the_cost_of_an_attack_stays_in_the_pot_even_if_it_is_stopped(a_table, do) -> None:
    state = a_table(hands=[[DESPERADOS, C1], [C1, C1], [C1], [C1]], defences=[(C, SHERIFF)])

    do(state, A, SEND_DESPERADOS[C])

    assert state.chips[A] == 26
    assert state.pot == 10


def test_the_cost_is_paid_before_the_loot_is_taken(a_table, do) -> None:
    state = a_table(hands=[[DESPERADOS, C1], [C1, C1], [C1], [C1]], defences=[(C, TRAIN)], pot=1)

    do(state, A, SEND_DESPERADOS[C])

    assert state.chips[A] == 28 - 2 + 3
    assert state.pot == 0


def test_only_ones_own_herd_can_be_defended(a_table, do) -> None:
    state = a_table(hands=[[DESPERADOS, C1], [C1, C1], [C1], [C1]], defences=[(D, SHERIFF)], herds=[[], [], [C30], []])

    do(state, A, SEND_DESPERADOS[C])

    assert state.attacks == [Attack(A, DESPERADOS, C)]
    assert state.defences == [Defence(D, SHERIFF)]


def test_an_attacker_has_at_most_one_attack_pending(a_table, do) -> None:
    hands = [[DESPERADOS, DESPERADOS], [C1, C1], [C1, C1], [C1, C1]]
    state = a_table(hands=hands)
    do(state, A, SEND_DESPERADOS[B])
    for seat in (B, C, D):
        do(state, seat, FACE_DOWN[C1])

    do(state, A, SEND_DESPERADOS[C])

    assert state.attacks == [Attack(A, DESPERADOS, C)]


def test_firewater_without_two_chips_is_laid_face_down_only(a_table, legal) -> None:
    state = a_table(hands=[[FIREWATER, C1], [C1, C1], [C1, C1], [C1, C1]], chips=[1, 28, 28, 28])

    assert legal(state, A) == ["cattle 0", "face_down 0", "face_down 11"]
