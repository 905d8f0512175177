"""What lies on the table, what it asks, and how an ending is told."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saloon.core.chance import ScriptedChance, SeededChance
from saloon.core.match import begin
from saloon.core.rules import SPECTATOR, save
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
    HORSE,
    INDIANS,
    JOKER,
    NO_CARD,
    NOBODY,
    PAY_ME,
    SALOON,
    SHARE,
    TRAIN,
    UNIT,
    WHISKY,
    WITHDRAWAL,
)

A, B, C, D, E = range(5)


def look(state, seat=SPECTATOR):
    return RULES.view(state, seat)


# The card in play


def test_no_card_is_in_play_before_one_is_laid(a_table) -> None:
    view = look(a_table())

    assert (view.card, view.count, view.target, view.counter) == (NO_CARD, 0, NOBODY, NO_CARD)


def test_nobody_has_countered_before_the_target_answers(a_table, do) -> None:
    state = a_table(hands=[[ATTACK_2, CAKE], [DOG, HORSE]])

    do(state, A, "attack 2 1")

    view = look(state)
    assert (view.card, view.count, view.target, view.counter) == (ATTACK_2, 1, B, NO_CARD)


def test_a_counter_lies_over_the_attack_until_a_cake_takes_it_away(a_table, do) -> None:
    state = a_table(hands=[[ATTACK_1, CAKE, HORSE], [DOG, DANCER, HORSE]], options={"counter_chain": True})

    do(state, A, "attack 1 1")
    do(state, B, "dog")
    countered = look(state).counter
    do(state, A, "cake")

    assert (countered, look(state).counter, look(state).card) == (DOG, NO_CARD, ATTACK_1)


@pytest.mark.parametrize("answer", ["joker", "accept"])
def test_no_card_is_in_play_once_it_was_answered(a_table, do, answer) -> None:
    state = a_table(hands=[[PAY_ME, CAKE], [JOKER, HORSE]])

    do(state, A, "pay_me")
    do(state, B, answer)

    view = look(state)
    assert (view.card, view.count, view.target) == (NO_CARD, 0, NOBODY)


def test_nobody_owns_a_combination_once_the_pactole_is_over(a_table, do) -> None:
    state = a_table(players=3, hands=[[TRAIN, ATTACK_1, CAKE]], bank=3)

    do(state, A, "train 1")
    owner = look(state).owner
    do(state, B, "pass")
    do(state, C, "pass")

    assert (owner, look(state).owner) == (A, NOBODY)


# Dice


def test_the_dice_of_a_fight_lie_until_the_turn_is_over(a_table, do) -> None:
    state = a_table(hands=[[ATTACK_1, CAKE], [HORSE, HORSE]])

    do(state, A, "attack 1 1")
    do(state, B, "accept", dice=(4, 5))
    fought = look(state).dice
    do(state, A, "draw 1", cards=(DOG,))

    assert (fought, look(state).dice) == ([4, 5], [])


def test_the_throws_for_the_start_lie_until_somebody_plays() -> None:
    dealt, throws = [0] * 24, [4, 6, 6, 2, 5]  # B and C roll again
    state = RULES.setup(3, GAME.settle(3, {}), ScriptedChance([*dealt, *[die - 1 for die in throws]]))

    assert (state.turn, look(state).opening) == (C, [[4, 6, 6], [0, 2, 5]])

    action = RULES.legal_actions(state, C)[0]
    events = RULES.apply(state, C, action, SeededChance(1))

    assert events[0].facts_for(SPECTATOR) == {"seat": C, "die": 5, "throws": 2}
    assert look(state).opening == []


def test_the_start_is_told_once() -> None:
    match = begin(GAME, 3, {}, 4)
    told = [event.kind.name for _ in range(6) for event in play_first(match)]

    assert told.count("began") == 1
    assert told[0] == "began"


def play_first(match):
    seat = match.to_act()[0]
    return match.play(seat, RULES.legal_actions(match.state, seat)[0])


# What is asked


@pytest.mark.parametrize(
    ("cards", "action", "price", "cost"),
    [
        ([PAY_ME, CAKE], "pay_me", 5, 5),
        ([COWBOY, CAKE], "cowboy", 2, 2),
        ([COWBOY, COWBOY, CAKE], "cowboys 2 1", 5, 5),
        ([COWBOY, COWBOY, COWBOY, CAKE], "cowboys 3 1", 8, 7),
        ([SHARE, CAKE], "share 1", 4, 4),
        ([GIVE_BACK, CAKE], "give_back 1", 6, 6),
        ([INDIANS, CAKE], "indians", 0, 7),
        ([SALOON, CAKE], "saloon 1", 0, 7),
        ([ATTACK_1, CAKE], "attack 1 1", 0, 0),
    ],
)
def test_the_card_in_play_says_what_it_asks_and_what_it_may_cost(a_table, do, cards, action, price, cost) -> None:
    claims = [[0] * 5, [6, 0, 0, 0, 0], [0] * 5, [0] * 5, [0] * 5]
    state = a_table(hands=[cards, [CAKE, DOG]], money=[14, 7, 14, 14, 14], claims=claims)

    do(state, A, action)

    assert (look(state).price, look(state).cost) == (price, cost)


def test_what_a_card_may_cost_tells_no_hidden_purse(a_table, do) -> None:
    state = a_table(hands=[[PAY_ME, CAKE], [DOG, HORSE]], money=[14, 3, 14, 14, 14], options={"open_money": False})

    do(state, A, "pay_me")

    assert [look(state, seat).cost for seat in (A, B, C, SPECTATOR)] == [5, 3, 5, 5]


@pytest.mark.parametrize(
    ("players", "options", "multipliers"),
    [(3, {}, [1, 1, 1]), (4, {}, [1, 2, 2]), (9, {"triple_three_guns": True}, [1, 2, 3])],
)
def test_the_table_says_what_guns_multiply(a_table, players, options, multipliers) -> None:
    assert look(a_table(players=players, options=options)).multipliers == multipliers


@pytest.mark.parametrize(
    ("card", "players", "purse", "stakes"),
    [
        (ATTACK_1, 5, 14, [1, 2, 3, 4, 5, 6]),
        (ATTACK_2, 5, 14, [2, 4, 6, 8, 10, 12]),
        (ATTACK_3, 3, 14, [1, 2, 3, 4, 5, 6]),
        (ATTACK_2, 5, 3, [2, 3, 3, 3, 3, 3]),
    ],
)
def test_an_attack_says_what_each_face_would_cost(a_table, do, card, players, purse, stakes) -> None:
    state = a_table(players=players, hands=[[card, CAKE], [HORSE, HORSE]], money=[14, purse, *[14] * (players - 2)])

    do(state, A, f"attack {card + 1} 1")

    assert look(state).stakes == stakes


def test_a_counter_says_what_it_would_cost_the_attacker(a_table, do) -> None:
    rich = a_table(hands=[[ATTACK_1, CAKE], [DOG, HORSE]], money=[14] * 5)
    poor = a_table(hands=[[ATTACK_1, CAKE], [DOG, HORSE]], money=[1, 14, 14, 14, 14])

    for state in (rich, poor):
        do(state, A, "attack 1 1")

    assert (look(rich).fees, look(poor).fees) == ([2, 1], [1, 1])


def test_what_an_attack_would_cost_tells_no_hidden_purse(a_table, do) -> None:
    state = a_table(hands=[[ATTACK_3, CAKE], [DOG, HORSE]], money=[0, 3, 14, 14, 14], options={"open_money": False})

    do(state, A, "attack 3 1")

    assert look(state, B).stakes == [2, 3, 3, 3, 3, 3]
    assert look(state, A).fees == [0, 0]
    for stranger in (C, SPECTATOR):
        assert look(state, stranger).stakes == [2, 4, 6, 8, 10, 12]
        assert look(state, stranger).fees == [2, 1]
    assert look(state, A).stakes == [2, 4, 6, 8, 10, 12]


def test_without_an_attack_nothing_is_at_stake(a_table, do) -> None:
    state = a_table(hands=[[PAY_ME, CAKE], [DOG, HORSE]])

    do(state, A, "pay_me")

    assert (look(state).stakes, look(state).fees) == ([], [])


@pytest.mark.parametrize(("direction", "following"), [(1, (B, E)), (-1, (E, B))])
def test_the_table_says_who_is_next_now_and_after_a_whisky(a_table, direction, following) -> None:
    view = look(a_table(direction=direction))

    assert (view.next_seat, view.next_after_whisky) == following


# How an ending is told


@pytest.mark.parametrize(
    ("dice", "kind", "reply", "pognon"),
    [((3,), "hit", 0, 60_000), ((4, 3), "hit", 3, 80_000), ((4, 5), "backfired", 5, 100_000)],
)
def test_a_fight_is_told_with_weapon_dice_and_sum(a_table, do, facts, dice, kind, reply, pognon) -> None:
    state = a_table(hands=[[ATTACK_2, CAKE], [HORSE, HORSE]], money=[14] * 5)

    do(state, A, "attack 2 1")
    events = do(state, B, "accept", dice=dice)

    told = {"seat": A, "target": B, "card": ATTACK_2, "die": dice[0], "reply": reply, "pognon": pognon}
    assert facts(events, kind) == [{**told, "times": 2, "short": 0}]
    assert [event.kind.name for event in events] == [kind]


def test_a_fight_that_wins_the_game_is_told_before_the_end(a_table, do) -> None:
    state = a_table(hands=[[ATTACK_1, CAKE], [HORSE, HORSE]], money=[37, 14, 14, 14, 14])

    do(state, A, "attack 1 1")
    events = do(state, B, "accept", dice=(5,))

    assert [event.kind.name for event in events] == ["hit", "won"]
    assert state.dice == [5]


def test_a_saloon_is_told_with_kinds_and_sum(a_table, do, facts) -> None:
    state = a_table(hands=[[SALOON, DOG, DOG], [DOG, CAKE]], money=[12, 20, 14, 14, 14])

    do(state, A, "saloon 1")
    events = do(state, B, "accept")

    assert facts(events, "won_saloon") == [{"seat": B, "target": A, "kinds": 2, "fewer": 1, "pognon": 120_000}]


def test_endings_let_the_table_rest_and_payments_do_not() -> None:
    resting = {kind.name for kind in GAME.events if kind.beat}

    assert resting == {"hit", "backfired", "held_up", "won_saloon", "won_pactole"}


@given(seed=st.integers(0, 10_000))
def test_what_is_told_of_money_adds_up_with_the_table(seed) -> None:
    match = begin(GAME, 3 + seed % 8, {}, seed)
    chance = SeededChance(seed)

    for _ in range(40):
        if match.is_over():
            break
        seat = match.to_act()[0]
        legal = RULES.legal_actions(match.state, seat)
        before = [*match.state.money, match.state.bank]
        events = match.play(seat, legal[chance.below(len(legal))])
        moved = told_changes(events, match.seats)
        after = [*match.state.money, match.state.bank]

        assert moved is None or [was + change for was, change in zip(before, moved, strict=True)] == after


def told_changes(events, seats):
    """Add up what events tell of each purse and the bank; nothing is told of who chips in or gets a share."""
    changes = [0] * (seats + 1)
    for event in events:
        facts = event.facts_for(SPECTATOR)
        name = event.kind.name
        units = facts.get("pognon", 0) // UNIT
        if name in ("collected", "shared"):
            return None
        if name in ("paid", "gave_back", "backfired"):
            changes[facts["seat"]] -= units
            changes[facts["target"]] += units
        elif name in ("hit", "won_saloon"):
            changes[facts["seat"]] += units
            changes[facts["target"]] -= units
        elif name in ("paid_bank", "searched"):
            changes[facts["seat"]] -= units
            changes[-1] += units
        elif name in ("withdrew", "won_pactole"):
            changes[facts["seat"]] += units
            changes[-1] -= units
    return changes


# Older saves


def test_an_older_save_with_remains_of_past_questions_still_loads(a_table) -> None:
    saved = save(a_table(hands=[[WHISKY, CHIP_IN, HANDS_UP, WITHDRAWAL]]))
    saved.update({"card": ATTACK_1, "target": B, "counter": DANCER, "owner": C})

    state = RULES.load(saved)

    assert (state.card, state.target, state.counter, state.owner) == (NO_CARD, NOBODY, NO_CARD, NOBODY)
