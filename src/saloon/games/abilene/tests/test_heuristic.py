"""What the house player prefers, and that it plays better than luck."""

import pytest

from saloon.bots.levels import make_bot
from saloon.core.chance import SeededChance
from saloon.games.abilene import GAME
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
    SHERIFF,
    STAGECOACH,
    TRAIN,
    WELCOME,
)
from saloon.games.abilene.heuristic import rate
from saloon.games.abilene.purses import CERTAIN, chance_with
from saloon.games.abilene.rules import AbileneRules
from saloon.games.abilene.state import AbileneState

A, B, C, D = range(4)
RULES = AbileneRules()


def preferred(state: AbileneState, seat: int = A) -> str:
    view = RULES.view(state, seat)
    return max(RULES.legal_actions(state, seat), key=lambda action: rate(view, action)).text


def test_it_joins(a_table) -> None:
    assert preferred(a_table("opt_in")) == "join"


@pytest.mark.parametrize("bot", ["tenderfoot:careful", "cowboy:careful", "desperado:careful"])
def test_whoever_is_careful_or_new_joins_too(a_table, bot: str) -> None:
    state = a_table("opt_in")
    view, actions = RULES.view(state, A), RULES.legal_actions(state, A)

    chosen = [make_bot(GAME, bot).choose(view, actions, SeededChance(seed)).text for seed in range(8)]

    assert chosen == ["join"] * 8


def test_it_sits_out_the_last_hand_of_a_match_it_has_won(a_table) -> None:
    assert preferred(a_table("opt_in", chips=[60, 20, 20, 20], hands_played=7)) == "sit_out"
    assert preferred(a_table("opt_in", chips=[31, 29, 30, 30], hands_played=7)) == "join"
    assert preferred(a_table("opt_in", chips=[60, 20, 20, 20], hands_played=6)) == "join"


def test_in_a_duel_any_lead_is_enough_to_sit_out_the_last_hand(a_table) -> None:
    assert preferred(a_table("opt_in", seats=2, chips=[31, 29], hands_played=7)) == "sit_out"
    assert preferred(a_table("opt_in", seats=2, chips=[30, 30], hands_played=7)) == "join"


def test_it_stands_with_a_strong_hand_and_folds_a_hopeless_one_once_the_prices_have_doubled(a_table) -> None:
    weak, strong = [C1, C1, FIREWATER], [C30, C30, DESPERADOS]
    others = [[C1, C3, C10]] * 3
    stood = [False, True, True, True]

    assert preferred(a_table("distribution", hands=[strong, *others], stood=stood, hand_size=3)) == "stand"
    assert preferred(a_table("distribution", hands=[weak, *others], stood=stood, hand_size=3)) == "fold"


def test_it_buys_while_cards_are_cheap_rather_than_lead(a_table) -> None:
    middling = [[C3, C10, C30]] + [[C1, C3, C10]] * 3

    assert preferred(a_table("distribution", hands=middling)) == "buy"


def test_it_folds_rather_than_lead_with_a_hopeless_hand(a_table) -> None:
    assert preferred(a_table("distribution", hands=[[C1, C1, C3]] + [[C1, C3, C10]] * 3)) == "fold"


def test_at_double_price_it_buys_only_for_a_rich_pot(a_table) -> None:
    hands = [[C3, C10, C30]] + [[C1, C3, C10]] * 3
    stood = [False, True, False, False]

    assert preferred(a_table("distribution", hands=hands, stood=stood, leader=B, hand_size=3, pot=60)) == "buy"
    assert preferred(a_table("distribution", hands=hands, stood=stood, leader=B, hand_size=3, pot=8)) == "stand"


def test_in_a_duel_it_risks_no_lead_once_the_last_hand_can_be_refused(a_table) -> None:
    hands = [[C1, C1, C30], [C1, C3, C10]]
    chips = [33, 23]

    assert preferred(a_table("distribution", seats=2, hands=hands, chips=chips, hands_played=6)) == "fold"
    assert preferred(a_table("distribution", seats=2, hands=hands, chips=chips, hands_played=2)) != "fold"


def test_it_does_not_fold_the_last_hand_of_a_match_that_only_this_pot_can_win(a_table) -> None:
    hands = [[C1, C1, FIREWATER]] + [[C1, C3, C10]] * 3
    behind = {"hands": hands, "stood": [False, True, True, True], "hand_size": 3, "chips": [12, 20, 8, 8], "pot": 12}

    assert preferred(a_table("distribution", hands_played=7, **behind)) != "fold"
    assert preferred(a_table("distribution", hands_played=3, **behind)) == "fold"


def test_it_plays_for_the_pot_though_the_match_is_lost(a_table) -> None:
    hands = [[C30, C30, DESPERADOS]] + [[C1, C3, C10]] * 3

    assert preferred(a_table("distribution", hands=hands, chips=[10, 80, 11, 11], hands_played=7)) != "fold"


def test_a_hand_that_leaves_somebody_broke_decides_the_match(a_table) -> None:
    view = RULES.view(a_table("distribution"), A)
    fixed = RULES.view(a_table("distribution", options={"match_end": "fixed_hands"}), A)

    assert chance_with(view, [40, 39, 39, 2]) < CERTAIN // 2
    assert chance_with(view, [40, 39, 39, 1]) == CERTAIN
    assert chance_with(view, [40, 40, 39, 1]) == CERTAIN // 2
    assert chance_with(view, [39, 40, 40, 1]) == 0
    assert chance_with(fixed, [40, 39, 39, 1]) < CERTAIN // 2


def test_a_better_defence_is_kept(a_table) -> None:
    for better, worse in ((SHERIFF, STAGECOACH), (CAVALRY, FIREWATER)):
        state = a_table("discard", hands=[[C1, C30, worse, better]] + [[C1, C3, C10]] * 3, hand_size=3)
        assert preferred(state) == f"drop {worse}"


def test_it_drops_what_is_worth_least(a_table) -> None:
    state = a_table("discard", hands=[[C1, C30, DESPERADOS, FIREWATER]] + [[C1, C3, C10]] * 3, hand_size=3)

    assert preferred(state) == f"drop {FIREWATER}"


def test_it_steals_the_best(a_table) -> None:
    state = a_table("steal", hands=[[C1]] * 4, attacks=[(A, DESPERADOS, B)], herds=[[], [C10, C30, C3], [], []])

    assert preferred(state) == "steal 3"


def test_it_lays_cattle_before_attacks_and_small_cattle_first(a_table) -> None:
    hands = [[C3, C10, C30, DESPERADOS]] + [[C1, C1, C1, C3]] * 3

    assert preferred(a_table(hands=hands)) == "cattle 1"


def test_it_keeps_up_with_the_largest_herd(a_table) -> None:
    state = a_table(hands=[[C3, C10, C30]] + [[C1, C1, C3]] * 3, herds=[[C1], [C10], [C10], [C3]])

    assert preferred(state) == "cattle 2"


def test_with_welcome_in_hand_it_lays_the_largest_first(a_table) -> None:
    state = a_table(hands=[[C3, C10, WELCOME]] + [[C1, C1, C3]] * 3)

    assert preferred(state) == "cattle 2"


def test_it_says_welcome_when_it_is_ahead_and_only_then(a_table) -> None:
    hands = [[C3, WELCOME], [C1, C1], [C1, C1], [C1, C1]]

    assert preferred(a_table(hands=hands, herds=[[C30], [C10], [], []])) == "welcome"
    assert preferred(a_table(hands=hands, herds=[[C10], [C30], [], []])) == "cattle 1"


def test_it_does_not_hand_the_pot_to_another_by_welcome(a_table) -> None:
    hands = [[WELCOME], [C1], [C1], [C1]]

    assert preferred(a_table(hands=hands, herds=[[C10], [C30], [], []])) == "face_down 14"


def test_an_early_attack_too_goes_to_the_largest_herd(a_table) -> None:
    hands = [[INDIANS, WELCOME], [C1, C1], [C1, C1], [C1, C1]]

    assert preferred(a_table(hands=hands, herds=[[C3], [C10], [C3], [C10, C10]])) == "indians 3"


def test_it_attacks_the_largest_herd_with_its_last_card(a_table) -> None:
    herds = [[C30], [C10], [C30, C10], [C3]]

    assert preferred(a_table(hands=[[DESPERADOS], [C1], [C1], [C1]], herds=herds)) == "desperados 2"
    assert preferred(a_table(hands=[[INDIANS], [C1], [C1], [C1]], herds=herds)) == "indians 2"
    assert preferred(a_table(hands=[[DANCERS], [C1], [C1], [C1]], herds=herds)) == "dancers 2"


def test_it_pays_no_desperados_for_a_hand_that_is_lost_anyway(a_table) -> None:
    herds = [[], [C30, C30, C30], [C30, C30, C30], [C30, C30]]

    assert preferred(a_table(turn=A, leader=B, hands=[[DESPERADOS], [], [], []], herds=herds)) == "face_down 4"


def test_it_sends_desperados_to_a_standing_train_for_the_loot(a_table) -> None:
    herds = [[], [C30, C30], [C30, C30], [C30]]
    state = a_table(turn=A, leader=B, hands=[[DESPERADOS], [], [], []], herds=herds, defences=[(B, TRAIN)])

    assert preferred(state) == "desperados 1"


def test_dancers_take_a_thirty_as_soon_as_it_lies_on_top(a_table) -> None:
    state = a_table(hands=[[C3, DANCERS], [C1, C1], [C1, C1], [C1, C1]], herds=[[C10], [C30], [C3], []])

    assert preferred(state) == "dancers 1"


def test_it_answers_an_attack_on_a_herd_worth_it_and_keeps_the_sheriff_before_the_train(a_table) -> None:
    hands = [[C10, TRAIN, SHERIFF], [C1, C1], [C1, C1], [C1, C1]]
    state = a_table(turn=A, leader=B, hands=hands, herds=[[C30], [], [], []], attacks=[(C, DESPERADOS, A)])

    assert preferred(state) == "answer 9 2"


def test_it_keeps_a_defence_for_an_attack_to_come(a_table) -> None:
    state = a_table(hands=[[C10, CAVALRY], [C1, C1], [C1, C1], [C1, C1]], herds=[[C30], [], [], []])

    assert preferred(state) == "cattle 2"


def test_it_cries_gold_rush_with_its_last_card_when_it_loses_and_not_when_it_wins(a_table) -> None:
    hands = [[GOLD_RUSH], [], [], []]

    assert preferred(a_table(turn=A, leader=B, hands=hands, herds=[[C1], [C30], [], []])) == "gold_rush"
    assert preferred(a_table(turn=A, leader=B, hands=hands, herds=[[C30], [C1], [], []])) == "face_down 13"


def test_out_of_turn_it_answers_only_when_its_own_turn_will_be_missed(a_table) -> None:
    options = {"defence_timing": "interrupt"}
    attacks = [(A, DESPERADOS, C)]
    herds = [[], [], [C30], []]
    free = a_table(
        "respond", options=options, hands=[[C1], [C1, C1], [SHERIFF, C1], [C1, C1]], attacks=attacks, herds=herds
    )
    owing = a_table(
        "respond",
        options=options,
        hands=[[C1], [C1, C1], [SHERIFF], [C1, C1]],
        owed=[0, 0, 1, 0],
        attacks=attacks,
        herds=herds,
    )

    assert preferred(free, C) == "decline"
    assert preferred(owing, C) == "answer 9 0"


def test_it_lays_no_cattle_for_indians_who_are_on_their_way(a_table) -> None:
    raid = {"turn": B, "leader": A, "seats": 2, "herds": [[C3, C30], [C3, C10]], "attacks": [(A, INDIANS, B)]}

    assert preferred(a_table(hands=[[C1], [C30, INDIANS]], **raid), B) == "indians 0"
    assert preferred(a_table(hands=[[C1], [C3, C30]], **raid), B) == "cattle 1"
    assert preferred(a_table(hands=[[C1], [C10, C30]], **raid), B) == "cattle 2"


def test_its_last_attack_counts_what_earlier_ones_will_steal_before(a_table) -> None:
    herds = [[C3, C10, C10], [C10, C10, C10], [C3, C30], []]
    attacks = [(C, DESPERADOS, B), (A, DESPERADOS, C)]
    hands = [[], [INDIANS], [], []]

    state = a_table(turn=B, leader=C, hands=hands, herds=herds, attacks=attacks, playing=[True, True, True, False])

    assert preferred(state, B) == "indians 0"


def test_it_takes_back_with_its_last_card_what_was_stolen(a_table) -> None:
    herds = [[C1, C30], [C1, C3]]

    state = a_table(
        seats=2, turn=A, leader=B, hands=[[DESPERADOS], []], herds=herds, attacks=[(B, DESPERADOS, A)], pot=10
    )

    assert preferred(state) == "desperados 1"


def test_it_takes_a_pot_that_welcome_wins_at_once(a_table) -> None:
    state = a_table(seats=2, hands=[[C30, WELCOME], [C1, C1]], herds=[[C30, C30], [C1]])

    assert preferred(state) == "welcome"


def test_it_wins_most_matches_against_three_random_players() -> None:
    won = sum(_wins_a_match(number) for number in range(40))

    assert won >= 30  # 37 or 38 are to be expected


def _wins_a_match(number: int) -> bool:
    chance, luck = SeededChance(number), SeededChance(f"random players {number}")
    state = RULES.setup(4, GAME.settle(4, {}), chance)
    hero = number % 4
    while RULES.to_act(state):
        seat = RULES.to_act(state)[0]
        actions = RULES.legal_actions(state, seat)
        view = RULES.view(state, seat)
        action = max(actions, key=lambda each: rate(view, each)) if seat == hero else actions[luck.below(len(actions))]
        RULES.apply(state, seat, action, chance)
    return state.chips[hero] == max(state.chips)
