"""Who knows what, and what people remember of hands they have seen."""

from dataclasses import fields

from saloon.core.chance import SeededChance
from saloon.games.western import RULES
from saloon.games.western.cards import (
    ATTACK_1,
    CAKE,
    CHIP_IN,
    COWBOY,
    DOG,
    GIVE_BACK,
    HANDS_UP,
    HAT,
    HORSE,
    JOKER,
    PAY_ME,
    SALOON,
    SHERIFF,
    TRAIN,
    WITHDRAWAL,
    count_kinds,
)
from saloon.games.western.state import Note, WesternView

A, B, C, D, E = range(5)
SPECTATOR = -1
EVERYBODY = (SPECTATOR, A, B, C, D, E)
OWED = [[0, 3, 0, 0, 0], *[[0] * 5 for _ in range(4)]]


def known(state, observer: int, holder: int) -> list[int]:
    return RULES.view(state, observer).known[holder]


def stolen(a_table, do, victims_hand, seen=(), luck=0, **changes):
    """Let B claim from A, who answers with the hat and takes a card of B's hand; `seen` was shown before."""
    hands = [[HAT, CAKE], [GIVE_BACK, *victims_hand]]
    shown = [[0] * 21, count_kinds(list(seen)), *[[0] * 21 for _ in range(3)]]
    state = a_table(hands=hands, claims=[row[:] for row in OWED], turn=B, seen=shown, **changes)
    do(state, B, "give_back 0")
    events = do(state, A, "hat", luck=(luck,))
    return state, events


def test_a_hand_is_known_to_its_owner_alone(a_table) -> None:
    state = a_table(hands=[[DOG, CAKE]])

    assert RULES.view(state, A).hand == [DOG, CAKE]
    assert RULES.view(state, SPECTATOR).hand == []
    assert [known(state, observer, A) for observer in (SPECTATOR, B, C)] == [[], [], []]
    assert known(state, A, A) == [DOG, CAKE]


def test_what_lies_open_is_known_to_everybody(a_table) -> None:
    state = a_table(discards=[TRAIN, DOG], sheriffs=[False, True, False, False, False], claims=OWED, direction=-1)

    for seat in EVERYBODY:
        view = RULES.view(state, seat)
        assert view.discards == [TRAIN, DOG]
        assert view.sheriffs == state.sheriffs
        assert view.claims == OWED
        assert view.hand_sizes == [2] * 5
        assert view.money == state.money
        assert view.bank == state.bank
        assert view.deck_size == len(state.deck)
        assert view.direction == -1
        assert view.to_act == [A]


def test_nobody_knows_the_order_of_the_draw_pile(a_table) -> None:
    state = a_table()

    assert state.deck == sorted(state.deck)
    assert "deck" not in [field.name for field in fields(WesternView)]


def test_drawn_cards_are_told_to_the_drawer_alone(a_table, do) -> None:
    state = a_table(hands=[[CHIP_IN, CAKE, DOG]])
    do(state, A, "chip_in")

    events = do(state, A, "draw 2", cards=(JOKER, TRAIN))

    drew = next(event for event in events if event.kind.name == "drew")
    assert drew.facts_for(A) == {"seat": A, "count": 2, "cards": [JOKER, TRAIN]}
    assert drew.facts_for(B) == {"seat": A, "count": 2}


def test_after_hands_up_everybody_knows_all_hands_but_the_players_own(a_table, do, hand) -> None:
    state = a_table(hands=[[HANDS_UP, CAKE, DOG]])

    do(state, A, "hands_up")

    for observer in EVERYBODY:
        for holder in (B, C, D, E):
            assert known(state, observer, holder) == hand(state, holder)
    assert known(state, B, A) == []


def test_after_a_saloon_everybody_knows_the_two_hands(a_table, do) -> None:
    state = a_table(hands=[[SALOON, CAKE, DOG], [JOKER, CAKE]])

    do(state, A, "saloon 1")
    do(state, B, "accept", dice=(1, 2))

    for observer in (SPECTATOR, C, D):
        assert known(state, observer, A) == [DOG, CAKE]
        assert known(state, observer, B) == [CAKE, JOKER]
        assert known(state, observer, E) == []


def test_a_card_that_was_seen_is_forgotten_when_it_is_laid_and_cards_drawn_stay_unknown(a_table, do) -> None:
    state = a_table(hands=[[HANDS_UP, CAKE, DOG], [PAY_ME, PAY_ME, HORSE]])
    do(state, A, "hands_up")
    do(state, A, "draw 0")

    do(state, B, "pay_me")
    do(state, C, "accept")
    do(state, B, "draw 1", cards=(JOKER,))

    assert known(state, A, B) == [PAY_ME, HORSE]
    assert RULES.view(state, A).hand_sizes[B] == 3


def test_a_copy_drawn_later_and_laid_is_taken_for_the_one_seen(a_table, do, hand) -> None:
    state = a_table(hands=[[HANDS_UP, CAKE, DOG], [PAY_ME, HORSE]])
    do(state, A, "hands_up")
    do(state, A, "draw 0")
    state.deck.remove(PAY_ME)
    state.hands[B][PAY_ME] += 1
    state.hand_sizes[B] += 1

    do(state, B, "pay_me")

    assert hand(state, B) == [PAY_ME, HORSE]
    assert known(state, A, B) == [HORSE]  # the player may have laid the one that was seen


def test_cards_laid_for_the_pactole_and_as_answers_are_forgotten_too(a_table, do) -> None:
    hands = [[HANDS_UP, CAKE, DOG], [TRAIN, ATTACK_1, PAY_ME], [DOG, DOG], [DOG, CAKE], [JOKER, CAKE]]
    state = a_table(hands=hands)
    do(state, A, "hands_up")
    do(state, A, "draw 0")

    do(state, B, "train 1")

    assert known(state, A, B) == [PAY_ME]


def test_a_sheriff_laid_leaves_the_hand_that_was_seen(a_table, do) -> None:
    state = a_table(hands=[[HANDS_UP, CAKE, DOG], [SHERIFF, PAY_ME]])
    do(state, A, "hands_up")
    do(state, A, "draw 0")

    do(state, B, "sheriff")

    assert known(state, A, B) == [PAY_ME]


def test_the_stolen_card_is_told_to_the_two_concerned(a_table, do) -> None:
    _, events = stolen(a_table, do, [DOG, HORSE, JOKER], luck=1)

    stole = next(event for event in events if event.kind.name == "stole")
    assert stole.facts_for(A) == stole.facts_for(B) == {"seat": A, "target": B, "card": HORSE}
    assert stole.facts_for(C) == stole.facts_for(SPECTATOR) == {"seat": A, "target": B}


def test_the_victim_knows_the_stolen_card_in_the_hand_of_the_thief(a_table, do) -> None:
    state, _ = stolen(a_table, do, [DOG, HORSE, JOKER], luck=1)

    assert known(state, B, A) == [HORSE]
    assert known(state, C, A) == known(state, SPECTATOR, A) == []
    assert RULES.view(state, A).notes == RULES.view(state, B).notes == [Note(B, A, HORSE)]
    assert RULES.view(state, C).notes == []


def test_after_a_theft_the_others_are_sure_of_one_copy_less_of_every_kind(a_table, do) -> None:
    state, _ = stolen(a_table, do, [DOG, DOG, HORSE, JOKER], seen=[DOG, DOG, HORSE], luck=2)

    assert known(state, C, B) == known(state, SPECTATOR, B) == [DOG]


def test_after_a_theft_the_thief_still_knows_what_they_did_not_take(a_table, do) -> None:
    state, _ = stolen(a_table, do, [DOG, DOG, HORSE, JOKER], seen=[DOG, DOG, HORSE], luck=2)

    assert known(state, A, B) == [DOG, DOG]


def test_if_the_stolen_card_could_be_no_other_everybody_knows_it(a_table, do) -> None:
    state, _ = stolen(a_table, do, [DOG, DOG], seen=[DOG, DOG])

    assert known(state, C, A) == known(state, SPECTATOR, A) == known(state, B, A) == [DOG]
    assert known(state, C, B) == known(state, A, B) == [DOG]
    assert state.notes == []


def test_a_second_theft_takes_its_toll_on_notes_too(a_table, do) -> None:
    notes = [Note(C, B, HORSE), Note(C, B, JOKER), Note(C, B, JOKER)]
    state, _ = stolen(a_table, do, [HORSE, JOKER, JOKER, DOG], notes=notes, luck=0)

    assert known(state, C, B) == [JOKER]


def test_a_note_is_struck_out_when_the_card_is_laid(a_table, do) -> None:
    state = a_table(hands=[[COWBOY, CAKE, DOG]], notes=[Note(B, A, COWBOY), Note(C, A, COWBOY), Note(C, A, DOG)])

    do(state, A, "cowboy")

    assert known(state, B, A) == []
    assert known(state, C, A) == [DOG]


def test_a_hand_shown_replaces_all_notes_on_it(a_table, do) -> None:
    state = a_table(hands=[[HANDS_UP, CAKE], [DOG, CAKE]], notes=[Note(C, B, DOG), Note(B, A, CAKE)])

    do(state, A, "hands_up")

    assert state.notes == [Note(B, A, CAKE)]
    assert known(state, C, B) == known(state, D, B) == [DOG, CAKE]


def test_imagined_hands_hold_what_is_known(a_table) -> None:
    seen = [[0] * 21 for _ in range(5)]
    seen[C][HORSE] = 1
    hands = [[DOG, CAKE], [JOKER, WITHDRAWAL, TRAIN], [HORSE, HORSE, DOG]]
    state = a_table(hands=hands, seen=seen, notes=[Note(A, B, JOKER)])

    view = RULES.view(state, A)
    imagined = [RULES.imagine(view, SeededChance(seed)) for seed in range(20)]

    assert all(each.hands[B][JOKER] >= 1 and each.hands[C][HORSE] >= 1 for each in imagined)
    assert all(RULES.view(each, A) == view for each in imagined)
    assert len({str(each.hands) for each in imagined}) > 1


def test_a_fully_known_hand_is_imagined_as_it_is(a_table, do) -> None:
    state = a_table(hands=[[HANDS_UP, CAKE]])
    do(state, A, "hands_up")

    imagined = RULES.imagine(RULES.view(state, A), SeededChance(1))

    assert imagined.hands == state.hands


def test_two_tables_that_differ_in_secrets_alone_look_the_same(a_table) -> None:
    one = a_table(hands=[[DOG, CAKE], [JOKER, TRAIN], [HORSE, WITHDRAWAL]])
    other = a_table(hands=[[DOG, CAKE], [HORSE, PAY_ME], [JOKER, SALOON]])

    assert RULES.view(one, A) == RULES.view(other, A)
    assert RULES.view(one, SPECTATOR) == RULES.view(other, SPECTATOR)
