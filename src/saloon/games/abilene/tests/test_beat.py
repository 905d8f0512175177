"""What is told when a hand ends: all that people look at while the table rests."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from saloon.core.chance import SeededChance
from saloon.core.event import Event
from saloon.games.abilene import GAME
from saloon.games.abilene.actions import ARRIVE, CATTLE, FOLD, JOIN, RUSH, SIT_OUT
from saloon.games.abilene.cards import C1, C3, C10, C30, GOLD_RUSH, WELCOME, heads
from saloon.games.abilene.rules import AbileneRules
from saloon.games.abilene.state import AbileneState

A, B, C, D = range(4)
RULES = AbileneRules()


def test_after_the_last_lap_everybody_sees_all_herds_the_pot_and_who_takes_it(a_table, do, facts) -> None:
    herds = [[C10], [C30], [C10, C10], [C1]]
    state = a_table(turn=D, hands=[[], [], [], [C1]], herds=herds, hand_size=3, hands_played=2)

    events = do(state, D, CATTLE[C1])

    assert facts(events, "hand_ended") == [
        {
            "hand": 3,
            "how": "last_lap",
            "pot": 8,
            "winners": [B],
            "share": 8,
            "left": 0,
            "herds": [[C10], [C30], [C10, C10], [C1, C1]],
            "heads": [10, 30, 20, 2],
            "playing": [A, B, C, D],
            "folded": [],
            "chips": [28, 36, 28, 28],
        }
    ]


def test_a_tie_names_all_winners_their_share_and_what_is_left(a_table, do, facts) -> None:
    state = a_table(turn=D, hands=[[], [], [], [C1]], herds=[[C30], [C30], [C10, C10, C10], []], pot=11)

    (ended,) = facts(do(state, D, CATTLE[C1]), "hand_ended")

    assert (ended["winners"], ended["share"], ended["left"], ended["pot"]) == ([A, B, C], 3, 2, 11)


def test_a_gold_rush_has_no_winner_and_leaves_the_pot(a_table, do, facts) -> None:
    state = a_table(hands=[[GOLD_RUSH], [C1], [C1], [C1]], herds=[[C30], [], [], []], pot=16)

    (ended,) = facts(do(state, A, RUSH), "hand_ended")

    assert (ended["how"], ended["winners"], ended["share"], ended["left"]) == ("gold_rush", [], 0, 16)
    assert ended["herds"] == [[C30], [], [], []]


def test_welcome_tells_the_herds_of_this_moment(a_table, do, facts) -> None:
    state = a_table(hands=[[WELCOME], [C1], [C1], [C1]], herds=[[C3], [C30], [], []])

    (ended,) = facts(do(state, A, ARRIVE), "hand_ended")

    assert (ended["how"], ended["winners"], ended["heads"]) == ("welcome", [B], [3, 30, 0, 0])


def test_a_hand_won_unplayed_tells_who_folded(a_table, do, facts) -> None:
    hands, buried = [[C1, C3, C10], [], [C1, C3, C10]], [[], [C1, C3, C10], []]
    state = a_table("distribution", seats=3, turn=C, playing=[True, False, True], hands=hands, buried=buried, pot=5)

    (ended,) = facts(do(state, C, FOLD), "hand_ended")

    assert (ended["how"], ended["winners"], ended["share"]) == ("unplayed", [A], 4)
    assert (ended["playing"], ended["folded"]) == ([A], [B, C])


def test_a_void_hand_is_told_too(a_table, do, facts) -> None:
    state = a_table("opt_in", seats=2, pot=7)
    do(state, A, JOIN)

    (ended,) = facts(do(state, B, SIT_OUT), "hand_ended")

    assert (ended["how"], ended["winners"], ended["pot"], ended["left"]) == ("void", [], 7, 7)
    assert ended["chips"] == [30, 30]


def test_a_table_rests_when_a_hand_ends_and_at_no_other_time() -> None:
    assert [kind.name for kind in GAME.events if kind.beat] == ["hand_ended"]


def test_each_lap_but_the_first_is_told_as_it_begins(a_table, do, facts) -> None:
    state = a_table(seats=2, hands=[[C1, C3, C10], [C1, C3, C10]])
    told = []

    for card in (C1, C3, C10):
        for seat in (A, B):
            told.append([each["lap"] for each in facts(do(state, seat, CATTLE[card]), "lap_began")])

    assert told == [[], [2], [], [3], [], []]


@given(st.integers(2, 10), st.integers(0, 10**6), st.booleans())
@settings(max_examples=60, deadline=None)
def test_what_is_told_of_an_ending_adds_up_with_the_table(players: int, seed: int, interrupts: bool) -> None:
    options = {"max_players": 10, "defence_timing": "interrupt" if interrupts else "own_turn"}
    chance, luck = SeededChance(seed), SeededChance(f"players of {seed}")
    state = RULES.setup(players, GAME.settle(players, options), chance)

    while acting := RULES.to_act(state):
        seat = acting[luck.below(len(acting))]
        actions = RULES.legal_actions(state, seat)
        before = state.clone()
        events = RULES.apply(state, seat, actions[luck.below(len(actions))], chance)
        ended = [event for event in events if event.kind.name == "hand_ended"]

        assert len(ended) == state.hands_played - before.hands_played
        for event in ended:
            _adds_up(event, state, before)


def _adds_up(event: Event, state: AbileneState, before: AbileneState) -> None:
    told: dict[str, Any] = dict(event.facts_for(A))
    herds, winners, chips = told["herds"], told["winners"], told["chips"]
    playing, folded = told["playing"], told["folded"]

    assert told["hand"] == state.hands_played
    assert chips == state.chips
    assert told["left"] == state.pot
    assert told["pot"] == state.pot + told["share"] * len(winners)
    assert told["heads"] == [heads(herd) for herd in herds]
    assert set(winners) <= set(playing)
    assert not set(playing) & set(folded)
    assert bool(winners) == (told["how"] not in ("gold_rush", "void"))
    assert all(not herds[seat] for seat in range(len(herds)) if seat not in playing)
    assert sum(before.chips) + before.pot == sum(chips) + state.pot
