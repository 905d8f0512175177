"""How a turn begins and ends."""

from saloon.games.western.cards import (
    ATTACK_1,
    CAKE,
    CHIP_IN,
    DANCER,
    DOG,
    HAT,
    HORSE,
    JOKER,
    PAY_ME,
    SHERIFF,
    TRAIN,
    WHISKY,
    WITHDRAWAL,
)

A, B, C, D, E = range(5)
NOTHING = [[0] * 5 for _ in range(5)]


def test_one_plays_and_then_draws(a_table, do, legal) -> None:
    state = a_table(hands=[[CHIP_IN, CAKE, DOG]])

    do(state, A, "chip_in")

    assert (state.phase, state.asked) == ("draw", A)
    assert legal(state, A) == ["draw 0", "draw 1", "draw 2", "draw 3"]


def test_a_hand_holds_ten_cards_at_most(a_table, do, legal) -> None:
    state = a_table(hands=[[CHIP_IN, CHIP_IN, CAKE, CAKE, DOG, DOG, JOKER, JOKER, DANCER]])

    do(state, A, "chip_in")

    assert legal(state, A) == ["draw 0", "draw 1", "draw 2"]


def test_at_nine_a_hand_holds_eight_cards_and_two_are_drawn_at_most(a_table, do, legal) -> None:
    state = a_table(9, [[CHIP_IN, CHIP_IN, CAKE, CAKE, DOG, DOG, JOKER, JOKER], [CHIP_IN, CAKE, DOG]])

    do(state, A, "chip_in")
    assert legal(state, A) == ["draw 0", "draw 1"]
    do(state, A, "draw 0")
    do(state, B, "chip_in")

    assert legal(state, B) == ["draw 0", "draw 1", "draw 2"]


def test_drawn_cards_go_to_the_hand_and_the_turn_passes_on(a_table, do, hand, facts) -> None:
    state = a_table(hands=[[CHIP_IN, CAKE, DOG]])

    do(state, A, "chip_in")
    events = do(state, A, "draw 2", cards=(JOKER, TRAIN))

    assert hand(state, A) == [DOG, CAKE, TRAIN, JOKER]
    assert facts(events, "drew") == [{"seat": A, "count": 2}]
    assert state.turn == B


def test_an_empty_draw_pile_is_made_anew_from_the_discards_in_the_middle_of_a_draw(a_table, do, facts) -> None:
    state = a_table(hands=[[CHIP_IN, CAKE, DOG]], sheriffs=[False, False, True, False, False])
    state.discards = state.deck[1:]
    state.deck = state.deck[:1]
    do(state, A, "chip_in")
    pile = len(state.discards)

    events = do(state, A, "draw 2", luck=(0, 0))

    assert facts(events, "reshuffled") == [{"count": pile}]
    assert state.discards == []
    assert len(state.deck) == pile - 1
    assert state.sheriffs[C]


def test_nobody_draws_more_than_there_is(a_table, do, legal) -> None:
    state = a_table(hands=[[CHIP_IN, CAKE, DOG]])
    spare = state.hands[B]
    for card in state.deck:  # a table that cannot come about, to see the bound
        spare[card] += 1
    state.hand_sizes[B] += len(state.deck)
    state.deck = []
    state.discards = []
    state.phase = "draw"

    assert legal(state, A) == ["draw 0"]


def test_the_sheriff_leaves_when_the_turn_of_its_owner_starts(a_table, do) -> None:
    state = a_table(hands=[[CHIP_IN, CAKE, DOG]], sheriffs=[False, True, False, False, False])

    do(state, A, "chip_in")
    do(state, A, "draw 0")

    assert state.sheriffs == [False] * 5
    assert state.discards == [CHIP_IN, SHERIFF]


def test_a_skipped_player_loses_turn_and_draw_and_sheriff(a_table, do, facts) -> None:
    hands = [[HORSE, CAKE, DOG], [JOKER]]
    state = a_table(
        hands=hands, sheriffs=[False, True, False, False, False], claims=[[0] * 5, [3, 0, 0, 0, 0], *NOTHING[:3]]
    )

    do(state, A, "horse")
    events = do(state, A, "draw 0")

    assert facts(events, "skipped") == [{"seat": B}]
    assert state.turn == C
    assert state.turns == 3
    assert state.hand_sizes[B] == 1
    assert not state.sheriffs[B]
    assert state.claims[B] == [0] * 5
    assert not state.skip


def test_a_player_with_one_card_draws_and_does_not_play(a_table, do) -> None:
    state = a_table(hands=[[CHIP_IN, CAKE, DOG], [WITHDRAWAL]])
    do(state, A, "chip_in")
    do(state, A, "draw 0")
    assert (state.phase, state.asked) == ("draw", B)

    do(state, B, "draw 1", cards=(CHIP_IN,))

    assert (state.phase, state.turn) == ("main", C)


def test_a_play_that_leaves_one_card_makes_the_draw_compulsory(a_table, do, legal) -> None:
    state = a_table(hands=[[CHIP_IN, CAKE]])

    do(state, A, "chip_in")

    assert legal(state, A) == ["draw 1", "draw 2", "draw 3"]


def test_who_cannot_play_discards_one_card(a_table, do, legal, facts) -> None:
    state = a_table(hands=[[HAT, DOG, TRAIN, DANCER]])

    assert legal(state, A) == [f"discard {DANCER}", f"discard {DOG}", f"discard {TRAIN}", f"discard {HAT}"]
    events = do(state, A, f"discard {HAT}")

    assert facts(events, "discarded") == [{"seat": A, "card": HAT}]
    assert state.discards == [HAT]
    assert state.phase == "draw"


def test_playing_is_compulsory_while_a_play_exists(a_table, legal) -> None:
    state = a_table(hands=[[DOG, DOG, WITHDRAWAL]], bank=0)

    assert legal(state, A) == ["withdrawal"]


def test_a_joker_that_could_lift_a_sheriff_does_not_forbid_to_discard(a_table, legal) -> None:
    state = a_table(hands=[[JOKER, DOG]], sheriffs=[False, False, True, False, False])

    assert legal(state, A) == ["lift 2", f"discard {DOG}", f"discard {JOKER}"]


def test_lifting_comes_before_the_play_and_once_per_turn(a_table, do, legal) -> None:
    state = a_table(hands=[[JOKER, JOKER, ATTACK_1, CAKE]], sheriffs=[False, True, True, False, False])

    do(state, A, "lift 1")

    assert state.phase == "main"
    assert state.sheriffs == [False, False, True, False, False]
    assert state.discards == [JOKER, SHERIFF]
    assert "lift 2" not in legal(state, A)
    assert "attack 1 1" in legal(state, A)


def test_lifting_with_the_last_card_but_one_leads_to_the_draw(a_table, do, legal) -> None:
    state = a_table(hands=[[JOKER, PAY_ME]], sheriffs=[False, True, False, False, False])

    do(state, A, "lift 1")

    assert state.phase == "draw"
    assert legal(state, A) == ["draw 1", "draw 2", "draw 3"]


def test_lifting_is_free_again_in_the_next_turn(a_table, do, legal) -> None:
    hands = [[JOKER, CHIP_IN, CAKE], [JOKER, CHIP_IN, CAKE]]
    state = a_table(hands=hands, sheriffs=[False, False, True, True, False])

    do(state, A, "lift 2")
    do(state, A, "chip_in")
    do(state, A, "draw 1", cards=(DOG,))

    assert "lift 3" in legal(state, B)


def test_a_whisky_gives_the_turn_to_the_former_player(a_table, do) -> None:
    state = a_table(hands=[[WHISKY, CAKE, DOG]])

    do(state, A, "whisky")
    do(state, A, "draw 0")

    assert state.direction == -1
    assert state.turn == E


def test_only_the_asked_seat_may_act(a_table, legal) -> None:
    state = a_table(hands=[[PAY_ME, CAKE]])

    assert [legal(state, seat) for seat in (B, C, D, E)] == [[], [], [], []]
