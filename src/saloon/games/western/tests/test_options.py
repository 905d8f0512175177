"""Every option, and what is refused."""

import json
from importlib.resources import files

import pytest

from saloon.core.chance import SeededChance
from saloon.core.errors import WrongOption
from saloon.games.western import DECKS, GAME, RULES
from saloon.games.western.cards import (
    ATTACK_1,
    ATTACK_3,
    CAKE,
    DANCER,
    DOG,
    GIVE_BACK,
    HANDS_UP,
    HAT,
    JOKER,
    NAMES,
    PAY_ME,
    SALOON,
    cards_in_play,
)
from saloon.games.western.files import read_deck, read_ladder

A, B, C, D, E = range(5)
CLASSIC = json.loads(files("saloon.games.western").joinpath("data/classic.json").read_text())


def refusal(players: int, **options: object) -> str:
    with pytest.raises(WrongOption) as refused:
        GAME.settle(players, options)
    return refused.value.reason


# Money


@pytest.mark.parametrize("name", ["goal_units", "start_money", "start_bank"])
def test_the_limits_that_an_option_declares_for_a_table_are_those_that_the_table_takes(name: str) -> None:
    [option] = [each for each in GAME.options if each.name == name]

    for players in range(GAME.seats[0], GAME.seats[1] + 1):
        low, high = option.by_seats[players]
        assert [GAME.settle(players, {name: units})[name] for units in (low, high)] == [low, high]
        for units in (low - 1, high + 1):
            with pytest.raises(WrongOption):
                GAME.settle(players, {name: units})


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (5, {"goal_units": 15}),
        (5, {"goal_units": 75}),
        (5, {"start_money": 42, "start_bank": 6, "goal_units": 216}),
        (3, {"start_money": 17, "start_bank": 7}),
        (10, {"start_money": 20, "start_bank": 16}),
    ],
)
def test_sums_within_the_box_are_taken(players, options) -> None:
    state = RULES.setup(players, GAME.settle(players, options), SeededChance(1))

    assert state.options.goal_units == options.get("goal_units", state.options.goal_units)
    assert state.money == [options.get("start_money", 14)] * players
    assert state.bank == options.get("start_bank", 5)


@pytest.mark.parametrize(
    ("players", "options", "reason"),
    [
        (5, {"goal_units": 14}, "western-sum"),
        (5, {"goal_units": 76}, "western-sum"),
        (5, {"start_money": 13}, "western-sum"),
        (5, {"start_bank": 4}, "western-sum"),
        (5, {"start_money": 43, "start_bank": 5}, "western-bills"),
        (5, {"start_money": 40}, "western-sum"),
        (8, {"triple_three_guns": True}, "western-triple"),
    ],
)
def test_what_does_not_go_together_is_refused(players, options, reason) -> None:
    assert refusal(players, **options) == reason


@pytest.mark.parametrize(
    ("wrong", "low", "high"),
    [
        ({"start_money": 5}, 14, 52),
        ({"start_money": 5, "start_bank": 100}, 14, 29),
        ({"start_bank": 1}, 5, 160),
        ({"goal_units": 14}, 15, 61),
    ],
)
def test_a_refused_sum_is_told_the_range_that_is_taken_at_this_table(wrong, low, high) -> None:
    name = next(iter(wrong))

    with pytest.raises(WrongOption) as refused:
        GAME.settle(4, wrong)

    facts = refused.value.facts
    assert (facts["option"], facts["low"], facts["high"]) == (name, low, high)
    for taken in (low, high):
        GAME.settle(4, {"goal_units": 53, **wrong, name: taken})
    assert refusal(4, **{"goal_units": 53, **wrong, name: high + 1}) in ("western-sum", "western-bills")


def test_a_bank_that_leaves_too_little_for_the_players_is_refused_for_the_box() -> None:
    assert refusal(4, start_money=5, start_bank=190) == "western-bills"


# Reactions


@pytest.mark.parametrize(
    ("held", "action", "answer"),
    [(PAY_ME, "pay_me", JOKER), (ATTACK_1, "attack 1 1", DOG), (ATTACK_1, "attack 1 1", DANCER)],
)
def test_the_last_card_may_be_an_answer_by_option(a_table, do, legal, held, action, answer) -> None:
    state = a_table(hands=[[held, CAKE], [answer]], options={"min_hand_on_reactions": False})

    do(state, A, action)

    assert legal(state, B) == [NAMES[answer], "accept"]


def test_the_last_card_may_be_a_cake_or_the_hat_by_option(a_table, do, legal) -> None:
    options = {"min_hand_on_reactions": False}
    attack = a_table(hands=[[ATTACK_1, CAKE], [DOG]], options=options)
    claims = [[0, 3, 0, 0, 0], *[[0] * 5 for _ in range(4)]]
    claim = a_table(hands=[[HAT], [GIVE_BACK, DOG]], options=options, claims=claims, turn=B)

    do(attack, A, "attack 1 1")
    do(attack, B, "dog")
    do(claim, B, "give_back 0")

    assert legal(attack, A) == ["cake", "accept"]
    assert legal(claim, A) == ["hat", "accept"]


def test_a_player_without_cards_pays_three_at_hands_up_and_has_no_kinds_in_a_saloon(a_table, do) -> None:
    options = {"min_hand_on_reactions": False}
    shown = a_table(hands=[[HANDS_UP, CAKE], []], options=options, money=[14] * 5)
    fought = a_table(hands=[[SALOON, CAKE], []], options=options, money=[14] * 5)

    do(shown, A, "hands_up")
    do(fought, A, "saloon 1")
    do(fought, B, "accept")

    assert shown.money[B] == 11
    assert fought.money[:2] == [28, 0]


def test_a_player_without_cards_must_draw_on_their_turn(a_table, do, legal) -> None:
    state = a_table(hands=[[PAY_ME, CAKE, DOG], [JOKER]], options={"min_hand_on_reactions": False})

    do(state, A, "pay_me")
    do(state, B, "joker")
    do(state, A, "draw 0")

    assert legal(state, B) == ["draw 1", "draw 2", "draw 3"]


def test_after_a_cake_the_defender_counters_again_by_option(a_table, do, legal) -> None:
    hands = [[ATTACK_1, CAKE, CAKE, PAY_ME], [DOG, DANCER, PAY_ME]]
    state = a_table(hands=hands, options={"counter_chain": True}, money=[14] * 5, bank=5)

    do(state, A, "attack 1 1")
    do(state, B, "dancer")
    do(state, A, "cake")
    assert (state.phase, state.asked) == ("respond_attack", B)
    assert legal(state, B) == ["dog", "accept"]
    do(state, B, "dog")
    last = state.clone()
    do(state, A, "accept")
    do(last, A, "cake")
    do(last, B, "accept", dice=(3,))

    assert state.money[:2] == [13, 15]  # the fee of the last counter alone
    assert state.bank == 5
    assert last.money[:2] == [17, 11]


# Hidden money


def test_hidden_money_is_seen_by_its_owner_alone(a_table) -> None:
    state = a_table(options={"open_money": False}, money=[10, 11, 12, 13, 24])

    view = RULES.view(state, C)

    assert view.money == []
    assert view.own_money == 12
    assert view.bank == state.bank
    assert RULES.view(state, -1).money == []


def test_hidden_money_comes_to_light_when_the_game_is_over(a_table, do) -> None:
    state = a_table(hands=[[PAY_ME, CAKE]], options={"open_money": False}, money=[38, 11, 5, 5, 5])

    do(state, A, "pay_me")
    do(state, B, "accept")

    assert RULES.view(state, C).money == [43, 6, 5, 5, 5]


def test_with_hidden_money_a_claim_may_be_made_in_vain(a_table, do, legal, facts) -> None:
    claims = [[0, 3, 0, 0, 0], *[[0] * 5 for _ in range(4)]]
    state = a_table(
        hands=[[DOG, CAKE], [GIVE_BACK, DOG]],
        options={"open_money": False},
        claims=claims,
        turn=B,
        money=[2, 9, 9, 9, 9],
    )
    assert "give_back 0" in legal(state, B)

    do(state, B, "give_back 0")
    events = do(state, A, "accept")

    assert facts(events, "could_not_give_back") == [{"seat": A, "target": B}]
    assert state.money[:2] == [2, 9]
    assert state.claims[A][B] == 0


def test_imagined_purses_add_up_and_nobody_has_won(a_table) -> None:
    state = a_table(options={"open_money": False}, money=[1, 34, 35, 2, 3], bank=0)

    for seat in (-1, A, B):
        view = RULES.view(state, seat)
        imagined = [RULES.imagine(view, SeededChance(seed)) for seed in range(10)]
        assert all(sum(each.money) == 75 and max(each.money) < 40 for each in imagined)
        assert all(RULES.view(each, seat) == view for each in imagined)
        assert len({str(each.money) for each in imagined}) > 1


# Decks and ladders


@pytest.mark.parametrize("name", DECKS)
@pytest.mark.parametrize("players", range(3, 11))
def test_a_shipped_deck_is_whole_at_every_table(name, players) -> None:
    counts = RULES.decks[name]

    assert sum(counts) == 108
    assert min(cards_in_play(counts, players, False)) >= 0


def test_a_host_may_bring_a_deck_of_their_own() -> None:
    deck = {**CLASSIC, "cowboy": 7, "joker": 8}

    state = RULES.setup(4, GAME.settle(4, {"deck": deck}), SeededChance(1))

    assert state.options.deck[JOKER] == 8
    assert state.deck.count(JOKER) + sum(hand[JOKER] for hand in state.hands) == 8


@pytest.mark.parametrize(
    ("changes", "reason", "message"),
    [
        ({"cowboy": 10}, "western-deck-sum", "the deck holds 109 cards; it must hold 108"),
        (
            {"attack_1": 17, "cowboy": 10},
            "western-deck-exact",
            "the deck needs exactly 18 copies of 'attack_1', not 17",
        ),
        ({"hat": 2, "cowboy": 8}, "western-deck-exact", "the deck needs exactly 1 copies of 'hat', not 2"),
        ({"indians": 2, "cowboy": 11}, "western-deck-few", "the deck needs at least 3 copies of 'indians', not 2"),
        ({"whisky": 2, "cowboy": 13}, "western-deck-few", "the deck needs at least 3 copies of 'whisky', not 2"),
        ({"cow": 1}, "western-deck-kind", "no kind of card is called 'cow'"),
        ({"cowboy": -1}, "western-deck-copies", "'cowboy' needs a whole number of copies, not -1"),
        ({"cowboy": "many"}, "western-deck-copies", "'cowboy' needs a whole number of copies, not 'many'"),
        ({"cowboy": True}, "western-deck-copies", "'cowboy' needs a whole number of copies, not True"),
    ],
)
def test_a_wrong_deck_is_refused_with_a_reason(changes, reason, message) -> None:
    with pytest.raises(WrongOption, match=message) as refused:
        GAME.settle(5, {"deck": {**CLASSIC, **changes}})

    assert refused.value.reason == reason


def test_a_deck_must_name_every_kind() -> None:
    deck = {name: count for name, count in CLASSIC.items() if name != "saloon"}

    assert refusal(5, deck=deck) == "western-deck-missing"


def test_a_deck_is_an_object() -> None:
    with pytest.raises(WrongOption, match="a deck is an object of kinds and counts"):
        read_deck([1, 2])


def test_the_common_ladder_is_three_times_the_horses_plus_the_guns() -> None:
    ladder = RULES.ladders["ladder_12"]

    for rank, row in enumerate(ladder, 1):
        guns = row[0] + 2 * row[1] + 3 * row[2]
        assert sum(row[:3]) == 1
        assert rank == 3 * row[3] + guns
    assert len(ladder) == 12
    assert RULES.ladders["ladder_14"] == [*ladder, [1, 1, 1, 0], [1, 1, 1, 1]]


@pytest.mark.parametrize("row", [{"horse": 1}, {"attack_1": 1, "cake": 1}])
def test_a_combination_is_made_of_an_attack_and_horses(row) -> None:
    with pytest.raises(AssertionError):
        read_ladder([row])


def test_the_three_gun_attack_triples_only_by_option(a_table, do) -> None:
    state = a_table(9, [[ATTACK_3, CAKE]], money=[11] * 9)

    do(state, A, "attack 3 1")
    do(state, B, "accept", dice=(3,))

    assert state.money[:2] == [17, 5]
