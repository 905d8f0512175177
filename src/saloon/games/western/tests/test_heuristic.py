"""What the house's bot prefers."""

from saloon.bots.levels import make_bot
from saloon.core.chance import SeededChance
from saloon.games.western import GAME, RULES
from saloon.games.western.cards import (
    ATTACK_1,
    ATTACK_2,
    ATTACK_3,
    CAKE,
    CHIP_IN,
    COWBOY,
    DANCER,
    DOG,
    GIVE_BACK,
    HANDS_UP,
    HAT,
    HORSE,
    INDIANS,
    JOKER,
    PAY_ME,
    SALOON,
    SHARE,
    SHERIFF,
    TRAIN,
    WHISKY,
    WITHDRAWAL,
)
from saloon.games.western.odds import beating, holding, purse
from saloon.lab.simulate import simulate

A, B, C, D, E = range(5)
OWED = [[0, 6, 0, 0, 0], *[[0] * 5 for _ in range(4)]]


def chosen(state, seat: int) -> str:
    bot = make_bot(GAME, "cowboy")
    return bot.choose(RULES.view(state, seat), RULES.legal_actions(state, seat), SeededChance(1)).text


def chosen_by_beginner(state, seat: int, luck: SeededChance) -> str:
    bot = make_bot(GAME, "tenderfoot")
    return bot.choose(RULES.view(state, seat), RULES.legal_actions(state, seat), luck).text


def test_it_wins_when_it_can(a_table) -> None:
    state = a_table(hands=[[CHIP_IN, WITHDRAWAL, PAY_ME, CAKE]], money=[38, 0, 0, 0, 1], bank=3)

    assert chosen(state, A) == "withdrawal"


def test_a_beginner_often_overlooks_what_is_a_little_better_but_never_a_victory(a_table) -> None:
    owed = [[0, 8, 0, 0], *[[0] * 4 for _ in range(3)]]
    hands = [[CAKE, DOG], [GIVE_BACK, ATTACK_1, COWBOY, HANDS_UP, CAKE]]
    robbed = a_table(4, hands=hands, turn=B, claims=owed, money=[28, 6, 14, 14])
    won = a_table(hands=[[CHIP_IN, WITHDRAWAL, PAY_ME, CAKE]], money=[38, 0, 0, 0, 1], bank=3)

    claims = [chosen_by_beginner(robbed, B, SeededChance(number)) for number in range(200)].count("give_back 0")

    assert 50 < claims < 100
    assert {chosen_by_beginner(won, A, SeededChance(number)) for number in range(50)} == {"withdrawal"}


def test_it_ruins_a_rich_neighbour_behind_with_whisky_and_indians(a_table) -> None:
    state = a_table(hands=[[WHISKY, INDIANS, ATTACK_1, CAKE]], money=[10, 3, 3, 3, 36])

    assert chosen(state, A) == "whisky indians"


def test_it_ruins_a_rich_neighbour_ahead_without_whisky(a_table) -> None:
    state = a_table(hands=[[WHISKY, INDIANS, ATTACK_1, CAKE]], money=[10, 36, 3, 3, 3])

    assert chosen(state, A) == "indians"


def test_it_lifts_a_sheriff_to_reach_a_rich_neighbour(a_table) -> None:
    state = a_table(
        hands=[[JOKER, INDIANS, ATTACK_1, CAKE]], money=[10, 38, 3, 3, 3], sheriffs=[False, True, False, False, False]
    )

    assert chosen(state, A) == "lift 1"


def test_it_lays_the_sheriff_when_it_is_rich_and_has_nothing_better(a_table) -> None:
    rich = a_table(hands=[[SHERIFF, HORSE, HANDS_UP, CAKE]], money=[35, 5, 5, 5, 5])
    poor = a_table(hands=[[SHERIFF, WITHDRAWAL, CAKE]], money=[2, 5, 5, 5, 5])

    assert chosen(rich, A) == "sheriff"
    assert chosen(poor, A) == "withdrawal"


def test_it_sends_all_its_cowboys_to_the_richest(a_table) -> None:
    state = a_table(hands=[[COWBOY, COWBOY, COWBOY, CAKE]], money=[10, 3, 3, 20, 3])

    assert chosen(state, A) == "cowboys 3 3"


def test_it_claims_what_it_lost(a_table) -> None:
    state = a_table(hands=[[CAKE, DOG], [GIVE_BACK, ATTACK_1, CAKE]], turn=B, claims=OWED, money=[20, 8, 14, 14, 14])

    assert chosen(state, B) == "give_back 0"


def test_it_opens_a_saloon_that_it_cannot_lose(a_table) -> None:
    seen = [[0] * 21 for _ in range(5)]
    hands = [[SALOON, ATTACK_1, CAKE, DOG], [ATTACK_2, ATTACK_2, ATTACK_2]]
    seen[B][ATTACK_2] = 3
    state = a_table(hands=hands, seen=seen, money=[5, 20, 10, 10, 10])

    assert chosen(state, A) == "saloon 1"


def test_it_opens_no_saloon_that_it_would_probably_lose(a_table) -> None:
    hands = [[SALOON, WITHDRAWAL, CAKE, DOG, HORSE, HORSE, HORSE], [ATTACK_1, ATTACK_2, ATTACK_3, JOKER, HAT, PAY_ME]]
    state = a_table(3, hands=hands, money=[20, 21, 0], bank=17)

    assert chosen(state, A) != "saloon 1"


def test_it_does_not_stake_the_game_on_a_saloon_because_the_rival_may_have_a_joker(a_table) -> None:
    hands = [[SALOON, ATTACK_1, ATTACK_1, ATTACK_1], [ATTACK_2, ATTACK_3, DOG, JOKER, CAKE]]
    state = a_table(hands=hands, money=[26, 15, 10, 10, 10], bank=4)

    assert not chosen(state, A).startswith("saloon")


def test_it_lifts_no_sheriff_when_its_turn_is_over_after_that(a_table) -> None:
    guarded = [False, False, False, False, True]
    state = a_table(hands=[[WHISKY, JOKER, INDIANS, CAKE, DOG]], money=[10, 3, 3, 3, 36], sheriffs=guarded)

    assert not chosen(state, A).startswith("whisky lift")


def test_it_prefers_a_certain_victory_to_one_that_a_joker_may_stop(a_table) -> None:
    state = a_table(hands=[[COWBOY, COWBOY, COWBOY, WITHDRAWAL, CAKE]], money=[37, 38, 3, 3, 3], bank=3)

    assert chosen(state, A) == "withdrawal"


def test_it_prefers_a_certain_victory_to_a_train_that_others_may_beat(a_table) -> None:
    hands = [[TRAIN, ATTACK_2, HORSE, HORSE, CHIP_IN, CAKE], [HORSE] * 5, [DOG, HAT, ATTACK_1], [CAKE] * 3]
    state = a_table(hands=hands, money=[36, 5, 5, 5, 5], bank=30)

    assert chosen(state, A) == "chip_in"


def test_it_calls_a_train_that_nobody_can_beat_when_that_wins(a_table) -> None:
    hands = [[TRAIN, ATTACK_3, HORSE, HORSE, HORSE, PAY_ME, CAKE], [ATTACK_3, HORSE, HORSE, HORSE, DOG]]
    state = a_table(hands=hands, money=[36, 5, 5, 5, 5], bank=4)

    assert chosen(state, A) == "train 12"


def test_it_hits_whoever_would_win_next_rather_than_take_more_of_another(a_table) -> None:
    state = a_table(hands=[[PAY_ME, ATTACK_2, CAKE]], money=[8, 15, 39, 4, 4])

    assert chosen(state, A) == "attack 2 2"


def test_it_lets_nobody_share_a_rival_to_victory(a_table) -> None:
    seen = [[0] * 21 for _ in range(5)]
    seen[B][JOKER] = 1
    hands = [[SHARE, HAT, JOKER], [JOKER, CAKE, CAKE]]
    state = a_table(hands=hands, money=[5, 39, 25, 5, 5], seen=seen)

    assert chosen(state, A) == "share 1"


def test_it_calls_no_train_that_a_rival_may_win_the_game_with(a_table) -> None:
    hands = [[TRAIN, ATTACK_1, SHARE, CAKE], [ATTACK_3, ATTACK_2, HORSE, HORSE, HORSE], [HORSE, HORSE, HORSE, ATTACK_2]]
    state = a_table(hands=hands, money=[10, 24, 24, 5, 5], bank=17)

    assert not chosen(state, A).startswith("train")


def test_it_keeps_the_turn_from_a_neighbour_who_is_about_to_win(a_table) -> None:
    state = a_table(hands=[[HORSE, COWBOY, WITHDRAWAL, CAKE]], money=[10, 39, 10, 10, 10], bank=2)

    assert chosen(state, A) == "horse"


def test_it_stops_what_would_make_another_win(a_table, do) -> None:
    state = a_table(hands=[[COWBOY, CAKE], [JOKER, DOG]], money=[38, 14, 5, 5, 5])
    do(state, A, "cowboy")

    assert chosen(state, B) == "joker"


def test_it_makes_the_richest_share(a_table) -> None:
    state = a_table(hands=[[SHARE, CAKE]], money=[5, 5, 30, 5, 5])

    assert chosen(state, A) == "share 2"


def test_it_counters_with_the_dog_rather_than_the_dancer(a_table, do) -> None:
    state = a_table(hands=[[ATTACK_2, CAKE, PAY_ME], [DOG, DANCER, PAY_ME]])
    do(state, A, "attack 2 1")
    assert chosen(state, B) == "dog"

    do(state, B, "dog")

    assert chosen(state, A) == "cake"


def test_it_spends_a_joker_on_a_heavy_blow_alone(a_table, do) -> None:
    light = a_table(hands=[[COWBOY, CAKE], [JOKER, DOG]], money=[14] * 5)
    heavy = a_table(hands=[[INDIANS, CAKE], [JOKER, DOG]], money=[14] * 5)
    do(light, A, "cowboy")
    do(heavy, A, "indians")

    assert chosen(light, B) == "accept"
    assert chosen(heavy, B) == "joker"


def test_it_keeps_much_money_with_the_hat(a_table, do) -> None:
    state = a_table(hands=[[HAT, DOG], [GIVE_BACK, CAKE]], turn=B, claims=OWED, money=[20, 8, 14, 14, 14])
    do(state, B, "give_back 0")

    assert chosen(state, A) == "hat"


def test_it_calls_the_train_with_strong_cards_for_a_full_bank(a_table) -> None:
    strong = a_table(hands=[[TRAIN, ATTACK_3, HORSE, HORSE, HORSE, WITHDRAWAL, CAKE]], bank=20)
    empty = a_table(hands=[[TRAIN, ATTACK_1, WITHDRAWAL, CAKE]], bank=3, money=[14, 1, 1, 1, 1])

    assert chosen(strong, A).startswith("train")
    assert chosen(empty, A) == "withdrawal"


def test_it_lays_over_who_would_win_and_passes_for_a_trifle(a_table, do) -> None:
    hands = [[TRAIN, ATTACK_1, CAKE], [ATTACK_2, HORSE, CAKE, DOG], [ATTACK_1, ATTACK_3, HORSE, CAKE]]
    danger = a_table(hands=hands, money=[38, 5, 5, 5, 5], bank=5)
    trifle = a_table(hands=hands, money=[10] * 5, bank=1)
    do(danger, A, "train 1")
    do(trifle, A, "train 1")

    assert chosen(danger, B).startswith("lay")
    assert chosen(trifle, B) == "pass"


def test_it_draws_as_much_as_it_may(a_table, do) -> None:
    state = a_table(hands=[[CHIP_IN, CAKE]])
    do(state, A, "chip_in")

    assert chosen(state, A) == "draw 3"


def test_it_discards_what_is_worth_least(a_table) -> None:
    state = a_table(hands=[[DOG, JOKER, CAKE]])

    assert chosen(state, A) == f"discard {CAKE}"


def test_odds_are_certain_for_known_hands_and_follow_the_cards_unseen(a_table) -> None:
    seen = [[0] * 21 for _ in range(5)]
    seen[B][JOKER] = 1
    state = a_table(hands=[[DOG, CAKE], [JOKER, TRAIN]], seen=seen)
    view = RULES.view(state, A)

    assert holding(view, B, JOKER, 1) == 100
    assert holding(view, C, HAT, 1) in (1, 2, 3)  # one hat among 90 cards and more, two of them in that hand
    assert holding(view, C, HORSE, 3) == 0
    assert beating(view, C, 12) == 0


def test_hidden_purses_are_taken_for_equal(a_table) -> None:
    state = a_table(options={"open_money": False}, money=[10, 20, 20, 10, 10])
    view = RULES.view(state, A)

    assert purse(view, A) == 10
    assert purse(view, B) == 15


def test_it_beats_four_random_players() -> None:
    result = simulate(GAME, 5, GAME.settle(5, {}), ["cowboy", "random"], 120, "western")

    assert result.bot_results[0].win_rate_low > 0.45
