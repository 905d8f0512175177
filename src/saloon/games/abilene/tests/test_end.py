"""The end of a hand, what is carried over, the end of the match."""

import pytest

from saloon.games.abilene.actions import (
    ARRIVE,
    CATTLE,
    FACE_DOWN,
    JOIN,
    RUSH,
    SEND_DESPERADOS,
    SIT_OUT,
    STEAL_CARD,
    defend,
)
from saloon.games.abilene.cards import (
    C1,
    C3,
    C10,
    C30,
    DESPERADOS,
    GOLD_RUSH,
    INDIANS,
    SHERIFF,
    WELCOME,
)
from saloon.games.abilene.rules import AbileneRules

A, B, C, D = range(4)
RULES = AbileneRules()


def names(events) -> list[str]:
    return [event.kind.name for event in events]


# The end of a hand


def test_the_largest_herd_takes_the_pot(a_table, do, facts) -> None:
    state = a_table(turn=D, hands=[[], [], [], [C1]], herds=[[C10], [C30], [C10, C10], [C1]])

    events = do(state, D, CATTLE[C1])

    assert state.chips == [28, 36, 28, 28]
    assert state.pot == 0
    assert facts(events, "won") == [{"seat": B, "chips": 8, "heads": 30}]


def test_equal_herds_share_and_the_indivisible_rest_is_carried_over(a_table, do, facts) -> None:
    state = a_table(turn=D, hands=[[], [], [], [C1]], herds=[[C30], [C30], [C10, C10, C10], [C1]], pot=11)

    events = do(state, D, CATTLE[C1])

    assert state.chips == [31, 31, 31, 28]
    assert state.pot == 2
    assert facts(events, "carried") == [{"chips": 2}]


def test_when_all_herds_are_empty_everybody_still_in_shares(a_table, do) -> None:  # ruling 18
    playing = [True, True, False, True]
    state = a_table(turn=D, hands=[[], [], [], [C1]], playing=playing, chips=[28, 28, 29, 28], pot=7)

    do(state, D, FACE_DOWN[C1])

    assert state.chips == [30, 30, 29, 30]
    assert state.pot == 1


def test_after_the_last_lap_pending_attacks_strike_clockwise_from_the_leader(a_table, do) -> None:  # ruling 17
    attacks = [(A, INDIANS, B), (D, INDIANS, A)]
    state = a_table(turn=B, leader=C, hands=[[], [C1], [], []], attacks=attacks, herds=[[C30], [C30], [], []])

    events = do(state, B, CATTLE[C1])

    struck = [event.values[0] for event in events if event.kind.name == "herd_lost"]
    assert struck == [D, A]


def test_an_attack_of_the_last_lap_on_a_player_who_has_laid_their_last_card_cannot_be_answered(a_table, do) -> None:
    state = a_table(turn=D, leader=A, hands=[[], [], [], [DESPERADOS]], herds=[[C30], [], [C10], []])
    do(state, D, SEND_DESPERADOS[A])
    assert state.phase == "steal"

    do(state, D, STEAL_CARD[C30])

    assert state.chips == [28, 28, 28, 28 - 2 + 10]


def test_a_standing_defence_stays_valid_to_the_end(a_table, do, facts) -> None:
    state = a_table(turn=C, leader=A, hands=[[], [], [SHERIFF], [DESPERADOS]], herds=[[], [C10], [C30], []])
    do(state, C, defend(SHERIFF))

    events = do(state, D, SEND_DESPERADOS[C])

    assert "stopped" in names(events)
    assert facts(events, "won") == [{"seat": C, "chips": 10, "heads": 30}]


def test_several_thieves_choose_one_after_the_other_at_the_end(a_table, do) -> None:
    attacks = [(B, DESPERADOS, A), (D, DESPERADOS, A)]
    state = a_table("steal", turn=B, leader=A, hands=[[], [], [], []], attacks=attacks, herds=[[C30, C10], [], [], []])

    do(state, B, STEAL_CARD[C30])
    assert RULES.to_act(state) == (D,)
    events = do(state, D, STEAL_CARD[C10])

    assert "won" in names(events)
    assert state.chips[B] == 36


def test_a_hand_ends_with_all_cards_back_and_nobody_owing_anything(a_table, do) -> None:
    state = a_table(turn=D, hands=[[], [], [], [C1]], buried=[[C3], [C3], [C3], []])

    do(state, D, FACE_DOWN[C1])

    assert len(state.deck) == 54
    assert state.owed == state.bought == [0, 0, 0, 0]
    assert state.stood == state.playing == [False] * 4
    assert state.hand_size == state.turns_left == 0


# Carry-over


def test_carried_chips_lie_in_the_next_pot_and_joining_still_costs_two(a_table, do, facts) -> None:
    state = a_table(hands=[[GOLD_RUSH], [C1], [C1], [C1]], pot=16)

    events = do(state, A, RUSH)
    assert facts(events, "hand_began")[0]["chips"] == 16
    do(state, B, JOIN)

    assert state.pot == 18
    assert state.chips[B] == 26


# The end of the match


def a_last_card(a_table, **changes):
    """A hand in which A has one card left, and it decides: B has the only herd."""
    hands = [[changes.pop("card", C1)], [], [], []]
    herds = [[], [C30], [], []]
    return a_table(turn=A, leader=B, hands=hands, herds=herds, **changes)


@pytest.mark.parametrize(
    ("seats", "hands"), [(2, 8), (3, 9), (4, 8), (5, 10), (6, 12), (7, 14), (8, 8), (9, 9), (10, 10)]
)
def test_rotations_are_whole_turns_of_the_dealer_and_at_least_eight_hands(a_table, do, seats, hands) -> None:
    state = a_table("opt_in", seats=seats, options={"max_players": 10})
    played = 0

    while RULES.to_act(state):
        do(state, state.turn, SIT_OUT)
        played = state.hands_played

    assert played == hands  # ruling 20
    assert RULES.view(state, A).hands_planned == hands
    assert state.dealer == seats - 1


@pytest.mark.parametrize("mode", ["rotations", "first_broke"])
def test_the_match_ends_when_somebody_is_not_able(a_table, do, facts, mode: str) -> None:  # ruling 20
    state = a_last_card(a_table, options={"match_end": mode}, chips=[28, 28, 28, 1], pot=35)

    events = do(state, A, FACE_DOWN[C1])

    assert state.phase == "over"
    assert RULES.to_act(state) == ()
    assert facts(events, "match_ended") == [{"chips": 0}]


def test_a_match_that_ends_early_says_for_want_of_whose_stake(a_table, do, facts) -> None:
    state = a_last_card(a_table, chips=[28, 28, 28, 1], pot=35)

    events = do(state, A, FACE_DOWN[C1])

    assert facts(events, "went_broke") == [{"seat": D}]


def test_a_match_that_ends_as_planned_blames_nobody(a_table, do, facts) -> None:
    state = a_last_card(a_table, chips=[28, 28, 28, 1], pot=35, hands_played=7)

    events = do(state, A, FACE_DOWN[C1])

    assert state.phase == "over"
    assert facts(events, "went_broke") == []


@pytest.mark.parametrize("mode", ["last_standing", "fixed_hands"])
def test_in_the_other_modes_who_is_not_able_sits_out(a_table, do, mode: str) -> None:  # ruling 20
    state = a_last_card(a_table, options={"match_end": mode}, chips=[28, 28, 28, 1], pot=35)

    do(state, A, FACE_DOWN[C1])

    assert state.phase == "opt_in"
    assert state.dealer == A
    assert state.turn == B
    do(state, B, SIT_OUT)
    do(state, C, SIT_OUT)
    assert state.turn == A  # D was not asked


@pytest.mark.parametrize("mode", ["first_broke", "last_standing"])
def test_the_hand_limit_ends_the_match(a_table, do, mode: str) -> None:  # ruling 20
    state = a_last_card(a_table, options={"match_end": mode, "hand_limit": 3}, hands_played=2)

    do(state, A, FACE_DOWN[C1])

    assert state.phase == "over"


@pytest.mark.parametrize("mode", ["first_broke", "last_standing"])
def test_before_the_hand_limit_the_match_goes_on(a_table, do, mode: str) -> None:
    state = a_last_card(a_table, options={"match_end": mode, "hand_limit": 4}, hands_played=2)

    do(state, A, FACE_DOWN[C1])

    assert state.phase == "opt_in"


def test_fixed_hands_are_as_many_as_the_option_says(a_table, do) -> None:  # ruling 20
    state = a_table("opt_in", options={"match_end": "fixed_hands", "hands": 3})

    while RULES.to_act(state):
        do(state, state.turn, SIT_OUT)

    assert state.hands_played == 3


@pytest.mark.parametrize("mode", ["rotations", "first_broke", "last_standing", "fixed_hands"])
def test_the_match_ends_when_fewer_than_two_are_able_whatever_lies_in_the_pot(a_table, do, facts, mode) -> None:
    state = a_last_card(a_table, options={"match_end": mode}, card=GOLD_RUSH, chips=[1, 0, 1, 90], pot=28)

    events = do(state, A, RUSH)

    assert state.phase == "over"
    assert facts(events, "match_ended") == [{"chips": 28}]


def test_after_a_gold_rush_in_the_last_hand_one_more_is_played(a_table, do) -> None:
    state = a_last_card(a_table, card=GOLD_RUSH, hands_played=7)

    do(state, A, RUSH)

    assert state.phase == "opt_in"
    assert state.hands_played == 8
    assert state.extra_hands == 1


def test_after_the_extra_hand_the_match_is_over(a_table, do) -> None:
    state = a_last_card(a_table, hands_played=8, extra_hands=1)

    do(state, A, FACE_DOWN[C1])

    assert state.phase == "over"


def test_a_gold_rush_in_an_extra_hand_gives_another_one(a_table, do) -> None:
    state = a_last_card(a_table, card=GOLD_RUSH, hands_played=8, extra_hands=1)

    do(state, A, RUSH)

    assert state.phase == "opt_in"
    assert state.extra_hands == 2


def test_there_are_at_most_three_extra_hands(a_table, do, facts) -> None:
    state = a_last_card(a_table, card=GOLD_RUSH, hands_played=10, extra_hands=3)

    events = do(state, A, RUSH)

    assert state.phase == "over"
    assert facts(events, "match_ended") == [{"chips": 8}]


def test_a_gold_rush_before_the_last_hand_is_no_extra_hand(a_table, do) -> None:
    state = a_last_card(a_table, card=GOLD_RUSH, hands_played=2)

    do(state, A, RUSH)

    assert state.extra_hands == 0
    assert state.hands_played == 3


def test_an_extra_hand_is_played_by_those_able_even_when_the_match_ends_for_somebody_broke(a_table, do) -> None:
    state = a_last_card(a_table, card=GOLD_RUSH, chips=[28, 28, 28, 1], pot=35)

    do(state, A, RUSH)

    assert state.phase == "opt_in"
    assert state.extra_hands == 1
    for seat in (B, C):
        do(state, seat, JOIN)
    do(state, A, JOIN, luck=[0] * 9)
    assert state.playing == [True, True, True, False]


def test_a_void_extra_hand_ends_the_match(a_table, do) -> None:
    state = a_table("opt_in", hands_played=8, extra_hands=1)

    for seat in (A, B, C, D):
        do(state, seat, SIT_OUT)

    assert state.phase == "over"


@pytest.mark.parametrize(
    "options", [{"match_end": "fixed_hands", "hands": 1}, {"match_end": "last_standing", "hand_limit": 1}]
)
def test_extra_hands_are_played_in_every_mode(a_table, do, options) -> None:
    state = a_last_card(a_table, card=GOLD_RUSH, options=options)

    do(state, A, RUSH)

    assert state.phase == "opt_in"
    assert state.extra_hands == 1


def test_chips_still_in_the_pot_belong_to_nobody(a_table, do, facts) -> None:
    state = a_table(hands=[[WELCOME], [C1], [C1], [C1]], hands_played=7, pot=9)

    events = do(state, A, ARRIVE)

    assert state.chips == [30, 30, 30, 30]
    assert state.pot == 1
    assert facts(events, "match_ended") == [{"chips": 1}]


def test_most_chips_win_and_equal_chips_share_the_win(a_table) -> None:
    state = a_table("over", chips=[31, 40, 40, 9], pot=0)

    assert RULES.scores(state) == [(31,), (40,), (40,), (9,)]


def test_nobody_acts_when_the_match_is_over(a_table, legal) -> None:
    state = a_table("over")

    assert RULES.to_act(state) == ()
    assert [legal(state, seat) for seat in range(4)] == [[], [], [], []]
