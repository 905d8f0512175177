"""What holds at every step of any match, whatever is played."""

import pickle

from hypothesis import given, settings
from hypothesis import strategies as st

from saloon.core.chance import SeededChance
from saloon.core.rules import save
from saloon.games.farwest import GAME, RULES
from saloon.games.farwest.cards import HALVES
from saloon.games.farwest.patience import patience
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


class RandomMatch:
    """A match in which every seat plays at random."""

    def __init__(self, players: int, given_options: dict[str, object], seed: int) -> None:
        fitting = {**given_options, "partners": given_options["partners"] and players == 4}
        self.options = GAME.settle(players, fitting)
        self.chance = SeededChance(seed)
        self.luck = SeededChance(f"players of {seed}")
        self.state = RULES.setup(players, self.options, self.chance)

    def is_over(self) -> bool:
        return not RULES.to_act(self.state)

    def step(self) -> None:
        acting = RULES.to_act(self.state)
        seat = acting[self.luck.below(len(acting))]
        actions = RULES.legal_actions(self.state, seat)
        RULES.apply(self.state, seat, actions[self.luck.below(len(actions))], self.chance)

    def steps(self, count: int) -> None:
        for _ in range(count):
            if not self.is_over():
                self.step()


@given(seats, options, seeds)
@settings(max_examples=80, deadline=None)
def test_cards_pawns_and_bills_are_conserved_at_every_step(players, given_options, seed) -> None:
    match = RandomMatch(players, given_options, seed)

    while not match.is_over():
        match.step()

        assert GAME.audit(match.state) == []


@given(seats, options, seeds)
@settings(max_examples=30, deadline=None)
def test_who_is_to_act_has_something_to_do_and_nobody_else_has(players, given_options, seed) -> None:
    match = RandomMatch(players, given_options, seed)
    catalogue = GAME.catalogue(players, match.options)

    while not match.is_over():
        for seat in range(players):
            actions = RULES.legal_actions(match.state, seat)
            assert bool(actions) == (seat in RULES.to_act(match.state))
            assert all(catalogue.actions[catalogue.number(action)] is action for action in actions)
            assert len(set(actions)) == len(actions)
            assert not actions or patience(RULES.view(match.state, seat), actions)[1] in actions
        match.step()


@given(seats, options, seeds)
@settings(max_examples=40, deadline=None)
def test_a_pawn_never_goes_back_and_one_at_most_moves_in_a_turn(players, given_options, seed) -> None:
    match = RandomMatch(players, given_options, seed)

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
    match = RandomMatch(players, given_options, seed)
    match.steps(count)

    loaded = RULES.load(save(match.state))

    assert loaded == match.state
    assert save(loaded) == save(match.state)
    assert loaded.options.box.squares == match.state.options.box.squares


@given(seats, options, seeds, steps)
@settings(max_examples=40, deadline=None)
def test_a_clone_goes_its_own_way(players, given_options, seed, count) -> None:
    match = RandomMatch(players, given_options, seed)
    match.steps(count)
    before = save(match.state)
    original = match.state
    match.state = original.clone()
    assert match.state == original

    match.steps(40)

    assert save(original) == before


@given(seats, options, seeds, steps, st.integers(-1, 3))
@settings(max_examples=80, deadline=None)
def test_an_imagined_table_is_sound_and_looks_the_same_to_its_seat(players, given_options, seed, count, seat) -> None:
    match = RandomMatch(players, given_options, seed)
    match.steps(count)
    view = RULES.view(match.state, min(seat, players - 1))

    other = RULES.imagine(view, SeededChance(seed))

    assert GAME.audit(other) == []
    assert save(RULES.view(other, view.seat)) == save(view)


@given(seats, seeds)
@settings(max_examples=30, deadline=None)
def test_a_race_of_the_classic_game_has_at_most_288_turns(players, seed) -> None:
    match = RandomMatch(players, {"partners": False, "rounds": 1, "random_colours": True}, seed)

    turns = 0
    while not match.is_over():
        match.step()
        turns += 1

    assert turns <= 288


@given(seats, options, seeds, steps)
@settings(max_examples=20, deadline=None)
def test_states_and_views_can_be_sent_to_another_process(players, given_options, seed, count) -> None:
    match = RandomMatch(players, given_options, seed)
    match.steps(count)
    view = RULES.view(match.state, 0)

    state_there, view_there = pickle.loads(pickle.dumps((match.state, view)))

    assert (state_there, view_there) == (match.state, view)
    assert RULES.to_act(state_there) == RULES.to_act(match.state)
    assert RULES.legal_actions(state_there, match.state.turn) == RULES.legal_actions(match.state, match.state.turn)
