"""What a good player prefers."""

from saloon.core.action import Action
from saloon.core.chance import SeededChance
from saloon.core.match import Match, begin
from saloon.games.overland import GAME
from saloon.games.overland.actions import PASS, SEND
from saloon.games.overland.cards import CANOE, LOCOMOTIVE, MULE, MUSTANG, RAFT, STEAMBOAT
from saloon.games.overland.heuristic import rate

RULES = GAME.rules


def best(match: Match, seat: int) -> Action:
    view = RULES.view(match.state, seat)
    return max(RULES.legal_actions(match.state, seat), key=lambda action: rate(view, action))


def test_it_ends_the_match_when_it_can(a_table) -> None:
    view = RULES.view(a_table(hands=[[LOCOMOTIVE], [RAFT, RAFT]], trail=[MULE], leader=1), 0)

    assert rate(view, SEND[LOCOMOTIVE]) > rate(view, PASS)


def test_it_does_not_waste_a_locomotive_on_a_poor_trail(a_table) -> None:
    view = RULES.view(a_table(hands=[[STEAMBOAT, LOCOMOTIVE], [RAFT, RAFT]], trail=[MUSTANG], leader=1), 0)

    assert rate(view, SEND[STEAMBOAT]) > rate(view, SEND[LOCOMOTIVE])


def test_the_fewer_faster_cards_are_unseen_the_more_a_card_is_worth(a_table) -> None:
    early = RULES.view(a_table(hands=[[CANOE, RAFT], [RAFT, RAFT]]), 0)
    late = RULES.view(a_table(hands=[[CANOE, RAFT], [RAFT, RAFT]], deck=[]), 0)

    assert rate(late, SEND[CANOE]) > rate(early, SEND[CANOE])


def test_it_wins_more_often_than_its_share_against_chance() -> None:
    won = 0
    for number in range(60):
        match, luck = begin(GAME, 3, {}, number), SeededChance(f"luck {number}")
        while seats := match.to_act():
            legal = RULES.legal_actions(match.state, seats[0])
            match.play(seats[0], best(match, 0) if seats[0] == 0 else legal[luck.below(len(legal))])
        scores = RULES.scores(match.state)
        won += scores[0] == max(scores)

    assert won > 30
