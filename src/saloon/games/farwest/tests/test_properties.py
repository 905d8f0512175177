"""What holds at every step of any match, whatever is played."""

import pickle

from game_tests import RandomMatch, check_choices, check_clone, check_conserved, check_imagined, check_saved
from hypothesis import given, settings
from hypothesis import strategies as st

from saloon.core.rules import save
from saloon.games.farwest import GAME, RULES
from saloon.games.farwest.cards import HALVES
from saloon.games.farwest.state import PLAY

seats = st.integers(2, 4)
seeds = st.integers(0, 10**6)
steps = st.integers(0, 250)
letters = st.sampled_from(["N", "D", "S", "N/D", "D/S", "N/S", "S/D"])


@st.composite
def boards(draw) -> dict[str, object]:
    """Draw a board as a host would bring it."""
    squares = draw(st.lists(letters, max_size=40))
    lane = draw(st.integers(0, len(squares)))
    parts = ["lane" if step < lane else "trail" for step in range(len(squares))]
    walk = [f"{step} {part} {square}" for step, (part, square) in enumerate(zip(parts, squares, strict=True), 1)]
    return {"lines": ["0 start", *walk, f"{len(squares) + 1} mine"]}


@st.composite
def decks(draw) -> dict[str, object]:
    """Draw a deck that suffices for any deal."""
    values = draw(st.lists(st.integers(1, 10), min_size=1, max_size=10, unique=True))
    copies = -(-12 // len(values)) + draw(st.integers(0, 2))
    hand = draw(st.integers(3, 8))
    return {"lines": [f"hand {hand}", *[f"card {value} copies {copies}" for value in values]]}


options = st.fixed_dictionaries(
    {
        "rounds": st.integers(1, 3),
        "exchange": st.booleans(),
        "partners": st.booleans(),
        "seven_cards": st.booleans(),
        "finished_players_play": st.booleans(),
        "random_colours": st.booleans(),
        "board": st.one_of(st.just("classic"), st.just("short"), boards()),
        "deck": st.one_of(st.just("classic"), decks()),
    }
)


def a_match(players: int, given_options: dict[str, object], seed: int, steps: int = 0) -> RandomMatch:
    """Begin a match; partners are for four."""
    fitting = {**given_options, "partners": given_options["partners"] and players == 4}
    return RandomMatch(GAME, players, fitting, seed, steps)


@given(seats, options, seeds)
@settings(max_examples=80, deadline=None)
def test_cards_pawns_and_bills_are_conserved_at_every_step(players, given_options, seed) -> None:
    check_conserved(a_match(players, given_options, seed))


@given(seats, options, seeds)
@settings(max_examples=30, deadline=None)
def test_who_is_to_act_has_something_to_do_and_nobody_else_has(players, given_options, seed) -> None:
    check_choices(a_match(players, given_options, seed))


@given(seats, options, seeds)
@settings(max_examples=40, deadline=None)
def test_a_pawn_never_goes_back_and_one_at_most_moves_in_a_turn(players, given_options, seed) -> None:
    match = a_match(players, given_options, seed)

    while not match.is_over():
        before, race, was_play = match.state.pawns[:], match.state.race, match.state.phase == PLAY
        match.step()
        if was_play and match.state.race == race:
            moved = [rider for rider in range(8) if match.state.pawns[rider] != before[rider]]
            assert len(moved) <= 1
            assert all(match.state.pawns[rider] // HALVES > before[rider] // HALVES for rider in moved)


@given(seats, options, seeds, steps)
@settings(max_examples=60, deadline=None)
def test_a_saved_table_comes_back_the_same(players, given_options, seed, count) -> None:
    match = a_match(players, given_options, seed, count)

    check_saved(match)
    assert RULES.load(save(match.state)).options.box.squares == match.state.options.box.squares


@given(seats, options, seeds, steps)
@settings(max_examples=40, deadline=None)
def test_a_clone_goes_its_own_way(players, given_options, seed, count) -> None:
    check_clone(a_match(players, given_options, seed, count), 40)


@given(seats, options, seeds, steps)
@settings(max_examples=80, deadline=None)
def test_an_imagined_table_is_sound_and_looks_the_same_to_its_seat(players, given_options, seed, count) -> None:
    check_imagined(a_match(players, given_options, seed, count), seed)


@given(seats, seeds)
@settings(max_examples=30, deadline=None)
def test_a_race_of_the_classic_game_has_at_most_288_turns(players, seed) -> None:
    match = a_match(players, {"partners": False, "rounds": 1, "random_colours": True}, seed)

    turns = 0
    while not match.is_over():
        match.step()
        turns += 1

    assert turns <= 288


@given(seats, options, seeds, steps)
@settings(max_examples=20, deadline=None)
def test_states_and_views_can_be_sent_to_another_process(players, given_options, seed, count) -> None:
    match = a_match(players, given_options, seed, count)
    view = RULES.view(match.state, 0)

    state_there, view_there = pickle.loads(pickle.dumps((match.state, view)))

    assert (state_there, view_there) == (match.state, view)
    assert RULES.to_act(state_there) == RULES.to_act(match.state)
    assert RULES.legal_actions(state_there, match.state.turn) == RULES.legal_actions(match.state, match.state.turn)


@given(seats, options, seeds)
@settings(max_examples=40, deadline=None)
def test_what_is_told_agrees_with_the_table(players, given_options, seed) -> None:
    match = a_match(players, given_options, seed)

    while not match.is_over():
        before = match.state.clone()
        for event in match.step():
            told = dict(zip(event.kind.facts, event.values, strict=True))
            if event.kind.name == "moved":
                _check_move(before, match.state, told)
            elif event.kind.name == "race_ended":
                _check_end(before, match.state, told)


def _check_move(before, after, told) -> None:
    rider, squares = told["rider"], after.options.box.squares
    start, half = divmod(before.pawns[rider], HALVES)
    assert told["target"] == before.owners[rider // 2]
    assert told["left"] == squares[start][half]
    assert told["count"] == told["step"] - start
    assert told["square"] in squares[told["step"]]
    assert told["overtaken"] == len(told["passed"])
    if after.race == before.race:
        assert after.pawns[rider] // HALVES == told["step"]


def _check_end(before, after, told) -> None:
    assert (told["race"], told["races"]) == (after.race, after.options.rounds)
    assert told["places"] == [place + 1 for place in after.places]
    assert told["bills"] == after.bills
    assert [old + new for old, new in zip(before.bills, told["earned"], strict=True)] == told["bills"]
    assert told["arrivals"][:-1] == before.arrivals
    moved = [rider for rider in range(8) if told["steps"][rider] != before.pawns[rider] // HALVES]
    assert len(moved) == 1
    assert moved[0] // 2 == told["arrivals"][-1]
    home = [c for c in range(4) if told["steps"][2 * c : 2 * c + 2] == [after.options.box.mine] * 2]
    assert sorted(told["arrivals"]) == home
    assert RULES.scores(after) == [
        (told["bills"][seat], after.firsts[seat], 1 - told["places"][seat]) for seat in range(len(after.bills))
    ]
