"""The sixteen worked examples, by their numbers."""

from saloon.games.farwest import RULES
from saloon.games.farwest.cards import BLUE, GREEN, ORANGE, PINK, colour_of
from saloon.games.farwest.state import OVER, PLAY

A, B, C, D = range(4)
BLUE_B, BLUE_G, GREEN_B, GREEN_G, ORANGE_B, ORANGE_G, PINK_B, PINK_G = range(8)
HOME = (32, 0)
BLUE_1, BLUE_2, BLUE_3, BLUE_4, BLUE_6 = 1, 2, 3, 4, 6
GREEN_1, GREEN_2, GREEN_5 = 11, 12, 15
ORANGE_1, ORANGE_4, ORANGE_6 = 21, 24, 26
PINK_1, PINK_6 = 31, 36


def where(state, rider: int) -> tuple[int, int]:
    return state.pawns[rider] // 2, state.pawns[rider] % 2


def test_example_1_a_card_moves_the_cowboy_or_the_cowgirl_of_its_colour(a_table, legal, do) -> None:
    state = a_table(hands={A: [BLUE_3]})

    assert legal(state, A) == ["move 3 0 0", "move 3 1 0"]
    do(state, A, "move 3 1 0")

    assert where(state, BLUE_G) == (3, 0)
    assert state.options.box.squares[3] == [1]


def test_example_2_a_pawn_on_dynamite_moves_one_step(a_table, do) -> None:
    state = a_table(hands={A: [GREEN_5]}, pawns={GREEN_G: (10, 0)})

    do(state, A, "move 15 1 0")

    assert where(state, GREEN_G) == (11, 0)


def test_example_3_a_pawn_on_a_star_moves_twice_the_value_and_the_mover_picks_the_half(a_table, legal) -> None:
    state = a_table(hands={A: [ORANGE_4]}, pawns={ORANGE_G: (14, 0), ORANGE_B: HOME})

    assert legal(state, A) == ["move 24 1 0", "move 24 1 1"]
    assert state.options.box.squares[22] == [0, 2]


def test_example_4_at_two_a_couple_at_home_is_null_and_not_yet_a_victory(a_table, legal, do, facts) -> None:
    state = a_table(seats=2, hands={A: [PINK_1, 33], B: [PINK_1, 34]}, pawns={PINK_B: HOME, PINK_G: HOME})
    pawns = state.pawns[:]

    assert legal(state, A) == ["null 31", "null 33"]
    events = do(state, A, "null 31")

    assert facts(events, "laid_null") == [{"seat": A, "card": PINK_1}]
    assert (state.pawns, state.turn, state.phase) == (pawns, B, PLAY)
    assert legal(state, B) == ["null 31", "null 34"]


def test_example_4_the_owner_wins_once_their_other_couple_is_home_too(a_table, do, facts) -> None:
    home = {PINK_B: HOME, PINK_G: HOME, ORANGE_B: HOME}
    state = a_table(seats=2, options={"rounds": 1}, hands={A: [ORANGE_1]}, pawns={**home, ORANGE_G: (31, 0)})

    events = do(state, A, "move 21 1 0")

    assert [fact["seat"] for fact in facts(events, "paid")] == [A, B]
    assert (state.bills, state.phase) == ([2, 0], OVER)


def test_example_5_both_pawns_and_both_halves_make_three_actions(a_table, legal) -> None:
    state = a_table(hands={A: [BLUE_6]}, pawns={BLUE_B: (6, 0), BLUE_G: (9, 0)})

    assert legal(state, A) == ["move 6 0 0", "move 6 0 1", "move 6 1 0"]


def test_example_6_no_exact_count_is_needed_to_enter_the_mine(a_table, legal, do) -> None:
    state = a_table(hands={A: [PINK_6]}, pawns={PINK_B: (29, 0)})

    assert legal(state, A) == ["move 36 0 0", "move 36 1 0"]
    do(state, A, "move 36 0 0")

    assert where(state, PINK_B) == HOME


def test_example_7_from_a_star_exactly_home_or_onto_a_double_square(a_table, legal, do) -> None:
    state = a_table(hands={A: [GREEN_1, GREEN_2]}, pawns={GREEN_B: (28, 0), GREEN_G: HOME})

    assert legal(state, A) == ["move 11 0 0", "move 11 0 1", "move 12 0 0"]
    do(state, A, "move 12 0 0")

    assert where(state, GREEN_B) == HOME


def test_example_8_dynamite_just_before_the_mine(a_table, do) -> None:
    state = a_table(hands={A: [ORANGE_6], B: [ORANGE_1]}, pawns={ORANGE_B: (30, 0)})

    do(state, A, "move 26 0 0")
    assert where(state, ORANGE_B) == (31, 0)
    do(state, B, "move 21 0 0")

    assert where(state, ORANGE_B) == HOME


def test_example_9_the_star_half_of_the_same_square(a_table, do) -> None:
    state = a_table(hands={A: [ORANGE_1]}, pawns={ORANGE_B: (30, 1)})

    do(state, A, "move 21 0 0")

    assert where(state, ORANGE_B) == HOME


def test_example_10_everybody_moves_every_colour_and_chooses_the_half(a_table, legal, do) -> None:
    state = a_table(turn=B, hands={B: [BLUE_2], C: [BLUE_1]}, pawns={BLUE_B: (3, 0)})

    do(state, B, "move 2 0 0")

    assert where(state, BLUE_B) == (4, 0)
    assert legal(state, C)[:2] == ["move 1 0 0", "move 1 0 1"]
    do(state, C, "move 1 0 1")
    assert where(state, BLUE_B) == (5, 1)


def test_example_11_a_pawn_at_home_leaves_the_card_to_the_other(a_table, legal, do) -> None:
    state = a_table(hands={A: [BLUE_4]}, pawns={BLUE_B: HOME, BLUE_G: (20, 0)})

    assert legal(state, A) == ["move 4 1 0"]
    do(state, A, "move 4 1 0")

    assert where(state, BLUE_G) == (21, 0)


def test_example_12_equal_cards_count_once(a_table, legal) -> None:
    state = a_table(hands={A: [BLUE_3, BLUE_3, PINK_1]}, pawns={PINK_B: HOME, PINK_G: HOME})

    assert legal(state, A) == ["move 3 0 0", "move 3 1 0", "null 31"]


def test_example_13_at_four_the_third_deal_comes_from_the_shuffled_cards(play_deals) -> None:
    seen = play_deals(seats=4, options={"random_colours": True}, deals=3)

    assert [(deal.leader, deal.dealt, deal.pile) for deal in seen] == [(A, 24, 24), (B, 24, 0), (C, 24, 24)]
    assert [deal.shuffled for deal in seen] == [[], [], [48]]


def test_example_14_at_three_the_cards_of_the_fourth_colour_are_out(play_deals) -> None:
    [first] = play_deals(seats=3, deals=1, colours=[BLUE, GREEN, PINK])

    assert (first.dealt, first.pile) == (18, 18)
    assert {colour_of(card) for card in first.cards} == {BLUE, GREEN, PINK}


def test_example_15_the_race_is_over_when_the_third_couple_is_home(a_table, do, facts) -> None:
    home = {ORANGE_B: HOME, ORANGE_G: HOME, BLUE_B: HOME, BLUE_G: HOME, PINK_B: HOME, PINK_G: (31, 0)}
    state = a_table(options={"rounds": 1}, hands={A: [PINK_1]}, pawns=home, arrivals=[ORANGE, BLUE])

    events = do(state, A, "move 31 1 0")

    assert facts(events, "paid") == [
        {"seat": C, "place": 1, "bills": 4},
        {"seat": A, "place": 2, "bills": 2},
        {"seat": D, "place": 3, "bills": 1},
        {"seat": B, "place": 4, "bills": 0},
    ]
    assert state.bills == [2, 0, 4, 1]
    assert state.phase == OVER


def test_example_16_equal_bills_and_first_places_the_last_race_decides(a_table) -> None:
    state = a_table(bills=[6, 6, 5, 4], firsts=[1, 1, 1, 0], places=[1, 0, 2, 3])

    scores = RULES.scores(state)

    assert max(scores) == scores[B]
    assert sorted(scores, reverse=True) == [scores[B], scores[A], scores[C], scores[D]]
