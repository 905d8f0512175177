"""The final duel, the winner, the best of three."""

import pytest

from saloon.core.chance import SeededChance
from saloon.core.match import begin
from saloon.games.fastwest import GAME
from saloon.games.fastwest.actions import CLOSE, POINT
from saloon.games.fastwest.cards import CACTUS
from saloon.games.fastwest.rules import FastwestRules

A, B, C, D = range(4)
NOBODY = -1
RULES = FastwestRules()


def test_all_race_for_one_bullet_each(a_table, race) -> None:
    state = a_table("duel_grab")

    race(state, "A grab 1 300", "B grab 1 310", "B grab 2 400", "C grab 3 350", "D grab 4 390")

    assert state.holders == [A, B, C, D]
    assert (state.decided, state.decided_at) == (True, 400)


def test_the_first_bullet_is_kept(a_table, race) -> None:  # ruling 17
    state = a_table("duel_grab")

    race(state, "A grab 4 300", "A release 4 310", "A grab 1 320")

    assert state.holders == [NOBODY, NOBODY, NOBODY, A]


def test_left_over_bullets_go_largest_first_clockwise_from_the_last_flipper(a_table, race, close) -> None:
    state = a_table("duel_grab", seats=5)
    race(state, "C grab 3 300")

    close(state)

    assert state.bullets == [4, 2, 3, 1, 5]
    assert state.phase == "duel_point"


def test_everybody_points_once_at_an_opponent(a_table, race) -> None:
    state = a_table("duel_point", bullets=[1, 2, 3, 4])
    assert RULES.legal_actions(state, B) == [POINT[A], POINT[C], POINT[D]]

    race(state, "B point 3")

    assert RULES.legal_actions(state, B) == []
    assert RULES.to_act(state) == (A, C, D, 4)


def test_the_smallest_bullet_gives_three_the_next_two_and_all_others_one(a_table, race) -> None:
    state = a_table("duel_point", seats=5, bullets=[5, 4, 3, 2, 1])

    race(state, "A point 1", "B point 2", "C point 3", "D point 4", "E point 0")

    assert state.tokens == [3, 1, 1, 1, 2]


def test_of_two_who_face_each_other_the_larger_bullet_does_not_shoot(a_table, race, facts) -> None:
    state = a_table("duel_point", bullets=[2, 1, 4, 3])

    events = race(state, "A point 1", "B point 0", "C point 1", "D point 2")

    assert facts(events, "wounded") == [{"seat": A, "target": B}]
    assert state.tokens == [3, 1, 2, 0]


def test_two_pairs_are_solved_independently(a_table, race, facts) -> None:  # rulings 11 and 12
    state = a_table("duel_point", bullets=[1, 2, 3, 4])

    events = race(state, "A point 1", "B point 0", "C point 3", "D point 2")

    assert [fact["seat"] for fact in facts(events, "wounded")] == [B, D]
    assert state.tokens == [0, 3, 0, 2]


def test_who_has_not_pointed_when_the_clock_closes_does_not_shoot_but_can_be_hit(a_table, race, close, facts) -> None:
    state = a_table("duel_point", bullets=[1, 2, 3, 4])
    race(state, "C point 0", "D point 0")

    events = close(state)

    assert [fact["seat"] for fact in facts(events, "shot")] == [C, D]
    assert state.tokens == [5, 0, 0, 0]
    assert state.wins == [0, 1, 0, 0]


def test_who_points_at_somebody_who_does_not_point_back_is_not_wounded(a_table, race, close) -> None:
    state = a_table("duel_point", bullets=[1, 2, 3, 4])
    race(state, "D point 0")

    close(state)

    assert state.tokens == [3, 0, 0, 0]


def test_a_wounded_player_keeps_their_bullet_for_the_tie(a_table, race, facts) -> None:  # ruling 10
    state = a_table("duel_point", seats=3, tokens=[0, 5, 0], bullets=[2, 1, 3])

    events = race(state, "A point 1", "B point 0", "C point 1")

    assert facts(events, "wounded") == [{"seat": A, "target": B}]
    assert state.tokens == [3, 7, 0]


def test_fewest_tokens_win_and_the_same_order_ranks_everybody(a_table, race, facts) -> None:
    state = a_table("duel_point", tokens=[0, 2, 2, 0], bullets=[3, 4, 1, 2])

    events = race(state, "A point 3", "B point 0", "C point 0", "D point 2")

    assert state.tokens == [4, 2, 4, 1]
    assert facts(events, "won") == [{"seat": D, "tokens": 1, "bullet": 2, "tied": 1}]
    scores = RULES.scores(state)
    assert scores == [(-4, -3), (-2, -4), (-4, -1), (-1, -2)]
    assert sorted(range(4), key=lambda seat: scores[seat], reverse=True) == [D, B, C, A]
    assert RULES.to_act(state) == ()


def test_before_the_end_scores_count_tokens_and_no_bullets(a_table) -> None:
    state = a_table("duel_point", tokens=[1, 2, 3, 4], bullets=[1, 2, 3, 4])

    assert RULES.scores(state) == [(-1, 0), (-2, 0), (-3, 0), (-4, 0)]


def test_pointing_is_secret(a_table, race) -> None:  # ruling 15
    state = a_table("duel_point", bullets=[1, 2, 3, 4])

    (event,) = race(state, "B point 3")

    assert event.facts_for(A) == {"seat": B}
    assert event.facts_for(B) == {"seat": B, "target": D}


def test_pointing_may_be_open(a_table, race) -> None:
    state = a_table("duel_point", bullets=[1, 2, 3, 4], options={"open_pointing": True})

    (event,) = race(state, "B point 3")

    assert event.facts_for(A) == {"seat": B, "target": D}
    assert RULES.legal_actions(state, B) == []


# The best of three


def a_last_duel(a_table, game: int, wins: list[int], totals: list[int], **changes):
    options: dict[str, object] = {"games_per_match": 3}
    return a_table("duel_point", options=options, game=game, wins=wins, totals=totals, bullets=[1, 2, 3, 4], **changes)


def let_win(state, winner: int):
    """Let everybody shoot at everybody but the winner."""
    seats = range(4)
    others = [seat for seat in seats if seat != winner]
    state.tokens = [5 if seat in others else 0 for seat in seats]
    for seat in seats:
        events = RULES.apply(state, seat, POINT[others[0] if seat != others[0] else others[1]], SeededChance(1))
    return events


def test_the_next_game_begins_with_the_next_player_and_no_tokens(a_table, facts) -> None:
    state = a_last_duel(a_table, 1, [0, 0, 0, 0], [0, 0, 0, 0], first=D)

    events = let_win(state, B)

    assert state.wins == [0, 1, 0, 0]
    assert (state.game, state.round, state.first, state.flipper) == (2, 1, A, A)
    assert state.tokens == [0, 0, 0, 0]
    assert state.totals == [8, 0, 8, 5]
    assert state.phase == "idle"
    assert facts(events, "game_began") == [{"game": 2, "seat": A}]


def test_two_games_won_end_the_match(a_table, facts) -> None:
    state = a_last_duel(a_table, 2, [0, 1, 0, 0], [3, 3, 3, 3])

    events = let_win(state, B)

    assert state.phase == "over"
    assert facts(events, "match_won") == [{"seat": B, "wins": 2}]


def test_after_the_third_game_tokens_then_bullets_decide(a_table, facts) -> None:
    state = a_last_duel(a_table, 3, [1, 0, 1, 0], [2, 0, 9, 9])

    events = let_win(state, D)

    assert state.phase == "over"
    assert state.tokens == [8, 8, 5, 0]
    assert facts(events, "match_won") == [{"seat": D, "wins": 1}]
    scores = RULES.scores(state)
    assert scores == [(1, -10, -1), (0, -8, -2), (1, -14, -3), (1, -9, -4)]
    assert max(range(4), key=lambda seat: scores[seat]) == D


def test_the_smaller_bullet_in_the_last_duel_decides_last(a_table, facts) -> None:
    state = a_last_duel(a_table, 3, [1, 0, 1, 0], [1, 0, 9, 9])

    events = let_win(state, D)

    assert RULES.scores(state)[A] == (1, -9, -1)
    assert RULES.scores(state)[D] == (1, -9, -4)
    assert facts(events, "match_won") == [{"seat": A, "wins": 1}]


def test_a_single_game_has_no_match_to_win(a_table, race, facts) -> None:
    state = a_table("duel_point", bullets=[1, 2, 3, 4])

    events = race(state, "A point 1", "B point 0", "C point 3", "D point 2")

    assert facts(events, "match_won") == []
    assert len(facts(events, "won")) == 1


@pytest.mark.parametrize("seed", range(3))
def test_a_match_of_three_is_played_to_its_end(seed) -> None:
    match = begin(GAME, 3, {"games_per_match": 3}, seed)
    luck = SeededChance(seed)

    while acting := match.to_act():
        seat = acting[-1]
        legal = GAME.rules.legal_actions(match.state, seat)
        match.play(seat, legal[luck.below(len(legal))])
        assert GAME.audit(match.state) == []

    assert max(match.state.wins) == 2 or match.state.game == 3
    assert match.state.tops == [CACTUS] * 3
    assert CLOSE in [record.action for record in match.moves]
