"""The end of the game."""

from saloon.games.western import RULES
from saloon.games.western.cards import ATTACK_1, CAKE, CHIP_IN, DOG, PAY_ME, SALOON, SHARE, WITHDRAWAL

A, B, C, D, E = range(5)


def test_the_game_stops_the_instant_the_goal_is_reached(a_table, do, legal) -> None:
    state = a_table(hands=[[CHIP_IN, CAKE]], money=[38, 5, 5, 5, 5])

    do(state, A, "chip_in")

    assert state.money == [40, 4, 4, 5, 5]
    assert RULES.to_act(state) == ()
    assert [legal(state, seat) for seat in range(5)] == [[]] * 5


def test_the_goal_may_be_passed(a_table, do) -> None:
    state = a_table(hands=[[PAY_ME, CAKE]], money=[39, 5, 5, 5, 5])

    do(state, A, "pay_me")
    do(state, B, "accept")

    assert state.money[A] == 44
    assert state.phase == "over"


def test_a_defender_may_win_on_another_players_turn(a_table, do) -> None:
    state = a_table(hands=[[ATTACK_1, CAKE]], money=[5, 36, 5, 5, 5])

    do(state, A, "attack 1 1")
    do(state, B, "accept", dice=(4, 5))

    assert state.money[B] == 41
    assert state.phase == "over"


def test_the_fee_of_a_dog_may_win(a_table, do) -> None:
    state = a_table(hands=[[ATTACK_1, CAKE], [DOG, CAKE]], money=[5, 39, 5, 5, 5])

    do(state, A, "attack 1 1")
    do(state, B, "dog")
    do(state, A, "accept")

    assert state.phase == "over"


def test_a_share_may_win_for_a_third_player_and_then_nobody_else_is_paid(a_table, do) -> None:
    state = a_table(hands=[[SHARE, CAKE]], money=[10, 39, 9, 3, 3])

    do(state, A, "share 2")
    do(state, C, "accept")

    assert state.money == [11, 40, 7, 3, 3]
    assert state.phase == "over"


def test_a_saloon_may_win_for_its_target(a_table, do) -> None:
    state = a_table(hands=[[SALOON, DOG, DOG], [DOG, CAKE]], money=[20, 20, 5, 5, 5])

    do(state, A, "saloon 1")
    do(state, B, "accept")

    assert state.money[B] == 40
    assert state.phase == "over"


def test_a_withdrawal_may_win(a_table, do) -> None:
    state = a_table(hands=[[WITHDRAWAL, CAKE]], money=[38, 5, 5, 5, 5], bank=2)

    do(state, A, "withdrawal")

    assert state.phase == "over"


def test_scores_are_the_money_in_full(a_table) -> None:
    state = a_table(money=[38, 5, 0, 5, 5])

    assert RULES.scores(state) == [(380_000,), (50_000,), (0,), (50_000,), (50_000,)]


def test_the_turn_limit_stops_the_game_before_the_next_turn(a_table, do, facts) -> None:
    state = a_table(hands=[[CHIP_IN, CAKE, DOG]], options={"turn_limit": 200}, turns=200, money=[10, 14, 14, 0, 5])

    do(state, A, "chip_in")
    assert state.phase == "draw"
    events = do(state, A, "draw 0")

    assert state.phase == "over"
    assert facts(events, "limit_reached") == [{"turns": 200}]
    assert facts(events, "won") == [
        {"seat": A, "pognon": 130_000},
        {"seat": B, "pognon": 130_000},
        {"seat": C, "pognon": 130_000},
    ]


def test_skipped_turns_count_for_the_limit(a_table, do) -> None:
    state = a_table(hands=[[CHIP_IN, CAKE, DOG]], options={"turn_limit": 200}, turns=199, skip=True, phase="draw")

    do(state, A, "draw 0")

    assert state.turns == 200
    assert state.phase == "over"
