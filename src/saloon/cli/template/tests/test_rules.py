"""The rules of Overland, in the order of the rulebook."""

import pytest

from saloon.core.chance import SeededChance
from saloon.core.rules import SPECTATOR
from saloon.games.overland import GAME
from saloon.games.overland.actions import PASS, SEND
from saloon.games.overland.audit import audit
from saloon.games.overland.cards import CANOE, LOCOMOTIVE, MULE, MUSTANG, RAFT, STAGECOACH, STEAMBOAT, WAGON
from saloon.games.overland.patience import patience
from saloon.games.overland.state import LEAD, OVER

RULES = GAME.rules


@pytest.mark.parametrize("cards", [3, 6, 8])
def test_everybody_gets_as_many_cards_as_the_option_says(cards: int) -> None:
    state = RULES.setup(4, GAME.settle(4, {"cards": cards}), SeededChance(1))

    assert [len(hand) for hand in state.hands] == [cards] * 4
    assert len(state.deck) == 40 - 4 * cards


def test_on_an_empty_trail_any_card_is_sent_and_nobody_passes(a_table) -> None:
    state = a_table(hands=[[MULE, MULE, LOCOMOTIVE], [RAFT]])

    assert RULES.legal_actions(state, 0) == [SEND[MULE], SEND[LOCOMOTIVE]]
    assert RULES.legal_actions(state, 1) == []


def test_only_a_faster_card_overtakes(a_table) -> None:
    state = a_table(hands=[[CANOE, MUSTANG, STAGECOACH], [RAFT]], trail=[MUSTANG], leader=1)

    assert RULES.legal_actions(state, 0) == [SEND[STAGECOACH], PASS]


def test_who_passes_draws_a_card_that_nobody_else_sees(a_table, do) -> None:
    state = a_table(hands=[[MULE], [RAFT], [RAFT]], trail=[MUSTANG], leader=2)

    passed, drew = do(state, 0, PASS, draws=[state.deck.index(CANOE)])

    assert state.hands[0] == [MULE, CANOE]
    assert (passed.kind.name, drew.kind.name) == ("passed", "drew")
    assert drew.facts_for(0) == {"seat": 0, "card": CANOE}
    assert drew.facts_for(1) == drew.facts_for(SPECTATOR) == {"seat": 0}


def test_who_passes_draws_nothing_when_the_deck_is_empty(a_table, do) -> None:  # ruling 2
    state = a_table(hands=[[MULE], [RAFT], [RAFT]], trail=[MUSTANG], leader=2, deck=[])

    events = do(state, 0, PASS)

    assert [event.kind.name for event in events] == ["passed"]
    assert state.hands[0] == [MULE]


def test_who_has_passed_may_overtake_later(a_table, do) -> None:  # ruling 1
    state = a_table(hands=[[MULE, LOCOMOTIVE], [MUSTANG, RAFT], [WAGON, RAFT]], trail=[CANOE], leader=2)
    do(state, 0, PASS, draws=[0])
    do(state, 1, SEND[MUSTANG])
    do(state, 2, PASS, draws=[0])

    assert SEND[LOCOMOTIVE] in RULES.legal_actions(state, 0)
    assert state.passes == 1


def test_whoever_is_not_overtaken_is_paid_the_whole_trail_and_opens_the_next(a_table, do) -> None:
    state = a_table(hands=[[MULE, CANOE], [RAFT, LOCOMOTIVE], [WAGON]], trail=[WAGON], leader=2)
    do(state, 0, SEND[CANOE])
    do(state, 1, PASS, draws=[0])

    *_, paid = do(state, 2, PASS, draws=[0])

    assert (paid.kind.name, paid.values) == ("paid", (0, 5))
    assert state.dollars == [5, 0, 0]
    assert (state.trail, state.phase, state.turn) == ([], LEAD, 0)


def test_the_last_card_ends_the_match_and_cards_in_hand_cost_a_dollar_each(a_table, do) -> None:  # ruling 3
    state = a_table(hands=[[STAGECOACH], [LOCOMOTIVE, RAFT], [WAGON]], trail=[CANOE], leader=2)

    events = do(state, 0, SEND[STAGECOACH])

    assert [event.kind.name for event in events] == ["sent", "paid", "charged", "charged"]
    assert state.dollars == [3, -2, -1]
    assert (state.phase, RULES.to_act(state)) == (OVER, ())


def test_with_equal_dollars_fewer_cards_win(a_table) -> None:
    state = a_table(hands=[[MULE], [RAFT, RAFT]])

    assert RULES.scores(state) == [(0, -1), (0, -2)]


def test_a_view_shows_the_own_hand_and_how_many_cards_the_others_hold(a_table) -> None:
    state = a_table(hands=[[MULE, CANOE], [RAFT]], trail=[WAGON, MUSTANG], leader=1)

    own, public = RULES.view(state, 0), RULES.view(state, SPECTATOR)

    assert (own.hand, own.hand_sizes, own.freight) == ([MULE, CANOE], [2, 1], 4)
    assert public.hand == []


def test_the_table_passes_for_who_is_away_or_leads_with_the_slowest_card(a_table) -> None:
    leading = a_table(hands=[[RAFT, LOCOMOTIVE], [RAFT]])
    following = a_table(hands=[[RAFT, LOCOMOTIVE], [RAFT]], trail=[MULE], leader=1)

    for state, action in ((leading, SEND[RAFT]), (following, PASS)):
        assert patience(RULES.view(state, 0), RULES.legal_actions(state, 0)) == (30, action)


def test_the_audit_finds_what_is_wrong(a_table) -> None:
    lost, slow, stuck = [a_table(hands=[[RAFT], [STEAMBOAT]], trail=[MULE, CANOE], leader=1) for _ in range(3)]
    lost.deck.pop()
    slow.trail.reverse()
    stuck.phase = LEAD

    assert "39 cards" in audit(lost)[0]
    assert "no faster" in audit(slow)[0]
    assert "does not fit" in audit(stuck)[0]
