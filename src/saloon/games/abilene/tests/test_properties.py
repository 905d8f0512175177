"""What holds at every step of any match, whatever is played."""

from hypothesis import given, settings
from hypothesis import strategies as st

from saloon.core.chance import SeededChance
from saloon.core.rules import save
from saloon.games.abilene import GAME
from saloon.games.abilene.audit import audit
from saloon.games.abilene.patience import patience
from saloon.games.abilene.rules import AbileneRules
from saloon.games.abilene.state import DEFENCE_TIMINGS, EAU_PAYMENTS, MATCH_ENDS

RULES = AbileneRules()

seats = st.integers(2, 10)
seeds = st.integers(0, 10**6)
options = st.fixed_dictionaries(
    {
        "start_chips": st.integers(2, 60),
        "match_end": st.sampled_from(MATCH_ENDS),
        "hands": st.integers(1, 4),
        "hand_limit": st.integers(1, 8),
        "defence_timing": st.sampled_from(DEFENCE_TIMINGS),
        "eau_paid": st.sampled_from(EAU_PAYMENTS),
        "max_players": st.just(10),
        "reveal_at_end": st.booleans(),
        "welcome_needs_herd": st.booleans(),
    }
)


class RandomMatch:
    """A match in which every seat plays at random, mostly joining, so that hands are played."""

    def __init__(self, players: int, given_options: dict[str, object], seed: int) -> None:
        self.chance = SeededChance(seed)
        self.luck = SeededChance(f"players of {seed}")
        self.state = RULES.setup(players, GAME.settle(players, given_options), self.chance)

    def is_over(self) -> bool:
        return not RULES.to_act(self.state)

    def step(self) -> None:
        acting = RULES.to_act(self.state)
        seat = acting[self.luck.below(len(acting))]
        actions = RULES.legal_actions(self.state, seat)
        if self.state.phase == "opt_in" and self.luck.below(8) > 0:
            actions = actions[:1]
        RULES.apply(self.state, seat, actions[self.luck.below(len(actions))], self.chance)


@given(seats, options, seeds)
@settings(max_examples=60, deadline=None)
def test_chips_cards_and_turns_are_conserved_at_every_step(players, given_options, seed) -> None:
    match = RandomMatch(players, given_options, seed)

    while not match.is_over():
        match.step()

        assert audit(match.state) == []


@given(seats, options, seeds)
@settings(max_examples=30, deadline=None)
def test_who_is_to_act_has_something_to_do_and_nobody_else_has(players, given_options, seed) -> None:
    match = RandomMatch(players, given_options, seed)
    catalogue = GAME.catalogue(players, GAME.settle(players, given_options))

    while not match.is_over():
        for seat in range(players):
            actions = RULES.legal_actions(match.state, seat)
            assert bool(actions) == (seat in RULES.to_act(match.state))
            assert all(catalogue.actions[catalogue.number(action)] is action for action in actions)
            assert len(set(actions)) == len(actions)
            assert not actions or patience(RULES.view(match.state, seat), actions)[1] in actions
        match.step()


@given(seats, options, seeds, st.integers(0, 200))
@settings(max_examples=60, deadline=None)
def test_a_saved_table_comes_back_the_same(players, given_options, seed, steps) -> None:
    match = RandomMatch(players, given_options, seed)
    for _ in range(steps):
        if not match.is_over():
            match.step()

    loaded = RULES.load(save(match.state))

    assert loaded == match.state
    assert save(loaded) == save(match.state)


@given(seats, options, seeds, st.integers(0, 100))
@settings(max_examples=60, deadline=None)
def test_a_clone_goes_its_own_way(players, given_options, seed, steps) -> None:
    match = RandomMatch(players, given_options, seed)
    for _ in range(steps):
        if not match.is_over():
            match.step()
    before = save(match.state)
    original = match.state
    match.state = original.clone()
    assert match.state == original

    while not match.is_over():
        match.step()

    assert save(original) == before


@given(seats, options, seeds, st.integers(0, 100))
@settings(max_examples=40, deadline=None)
def test_an_imagined_table_is_sound_and_looks_the_same_to_its_seat(players, given_options, seed, steps) -> None:
    match = RandomMatch(players, given_options, seed)
    for _ in range(steps):
        if not match.is_over():
            match.step()

    for seat in range(-1, players):
        view = RULES.view(match.state, seat)
        imagined = RULES.imagine(view, SeededChance(seed))

        assert audit(imagined) == []
        assert RULES.view(imagined, seat) == view
