"""What holds for any records, any luck and any options."""

from hypothesis import given, settings
from hypothesis import strategies as st

from saloon.core.chance import SeededChance
from saloon.core.log import read_log
from saloon.core.match import begin, replay
from saloon.core.rules import save
from saloon.games.fastwest import GAME
from saloon.games.fastwest.actions import INPUTS, PASS
from saloon.games.fastwest.cards import BANDIT, CAVALRY, INDIANS, SHERIFF
from saloon.games.fastwest.rules import FastwestRules
from saloon.games.fastwest.verdict import slowest
from saloon.lab.walk import random_action

RULES = FastwestRules()

seeds = st.integers(0, 10**6)
cards = st.sampled_from([SHERIFF, CAVALRY, BANDIT, INDIANS])
options = st.fixed_dictionaries(
    {
        "deal_3p": st.sampled_from(["as_4_6", "long"]),
        "manual_flip": st.booleans(),
        "open_pointing": st.booleans(),
        "slow_table": st.booleans(),
        "games_per_match": st.sampled_from([1, 3]),
        "token_cap": st.integers(1, 9),
        "max_inputs": st.integers(1, 9),
    }
)


@st.composite
def races(draw, seats: int = 4):
    """Draw what each player sends in a window, in their own order, times often equal, and two orders of arrival."""
    inputs = st.tuples(st.integers(0, 2 * seats + 1), st.integers(0, 4))
    sent = [draw(st.lists(inputs, max_size=6)) for _ in range(seats)]
    lines = []
    for seat, each in enumerate(sent):
        at = 0
        for number, steps in each:
            at += 65 * steps
            lines.append((seat, INPUTS[seats][number].timed(at)))
    order = draw(st.permutations(range(len(lines))))
    return lines, _arrive(lines, order)


def _arrive(lines, order):
    """Let lines arrive in another order, each player's own in their order."""
    queues = {seat: [line for line in lines if line[0] == seat] for seat, _ in lines}
    return [queues[lines[index][0]].pop(0) for index in order]


def play(state, lines) -> None:
    for seat, action in lines:
        RULES.apply(state, seat, action, SeededChance(0))


def result(state) -> tuple[object, ...]:
    return state.holders, state.complete, state.step_at, state.locked_until, state.decided, state.decided_at


@given(races(), cards, st.permutations(range(4)))
@settings(max_examples=200, deadline=None)
def test_a_window_comes_out_the_same_whatever_arrives_first(a_table, race_of, card, order) -> None:
    one = a_table("window", card=card, tie_order=order)
    other = one.clone()

    play(one, race_of[0])
    play(other, race_of[1])

    assert result(one) == result(other)


@given(races(), st.permutations(range(4)))
@settings(max_examples=100, deadline=None)
def test_a_duel_comes_out_the_same_whatever_arrives_first(a_table, race_of, order) -> None:
    one = a_table("duel_grab", tie_order=order)
    other = one.clone()

    play(one, race_of[0])
    play(other, race_of[1])

    assert result(one) == result(other)


@given(races(), cards)
@settings(max_examples=150, deadline=None)
def test_records_after_the_deciding_moment_change_nothing(a_table, race_of, card) -> None:
    state = a_table("window", card=card)
    play(state, race_of[0])
    before = result(state)
    late = [(seat, PASS if passes else INPUTS[4][seat].timed(3999)) for seat, passes in enumerate([0, 0, 1, 0])]

    if state.decided and state.decided_at < 3999:
        play(state, late)

        assert result(state) == before


@given(races(), cards)
@settings(max_examples=100, deadline=None)
def test_the_slowest_is_one_player_or_all_who_did_nothing(a_table, race_of, card) -> None:
    state = a_table("window", card=SHERIFF)
    play(state, race_of[0])

    late = slowest(state)

    assert late
    assert not any(state.complete[seat] for seat in late)
    assert len(late) == 1 or not any(seat in state.holders for seat in late)


@given(races(), cards, st.integers(-1, 4), seeds)
@settings(max_examples=100, deadline=None)
def test_imagined_windows_look_the_same_however_many_times_are_equal(a_table, race_of, card, seat, seed) -> None:
    for state in (a_table("window", card=card, tie_order=[2, 0, 3, 1]), a_table("duel_grab", tie_order=[2, 0, 3, 1])):
        play(state, race_of[1])
        view = RULES.view(state, seat)

        imagined = RULES.imagine(view, SeededChance(seed))

        assert RULES.view(imagined, seat) == view
        assert GAME.audit(imagined) == []


@given(st.integers(3, 8), options, seeds)
@settings(max_examples=30, deadline=None)
def test_imagined_tables_are_sound_and_look_the_same_at_every_step(seats, given_options, seed) -> None:
    match = begin(GAME, seats, given_options, seed)
    luck = SeededChance(f"{seed} players")

    while acting := match.to_act():
        seat = acting[-1] if luck.below(3) == 0 else acting[luck.below(len(acting))]
        match.play(seat, random_action(match, seat, luck))
        reader = luck.below(seats + 2) - 1
        view = RULES.view(match.state, reader)
        imagined = RULES.imagine(view, luck)
        assert RULES.view(imagined, reader) == view
        assert GAME.audit(imagined) == []


@given(st.integers(3, 8), options, seeds)
@settings(max_examples=40, deadline=None)
def test_any_match_is_sound_at_every_step_ends_and_replays(seats, given_options, seed) -> None:
    match = begin(GAME, seats, given_options, seed)
    luck = SeededChance(f"{seed} players")

    while acting := match.to_act():
        seat = acting[-1] if luck.below(3) == 0 else acting[luck.below(len(acting))]
        match.play(seat, random_action(match, seat, luck))
        assert GAME.audit(match.state) == []

    scores = RULES.scores(match.state)
    assert len(set(scores)) == seats
    assert replay(GAME, read_log(match.to_data())).fingerprint() == match.fingerprint()
    assert RULES.load(save(match.state)) == match.state
