"""What holds at every step of any match, whatever is played."""

from hypothesis import given, settings
from hypothesis import strategies as st

from saloon.core.chance import SeededChance
from saloon.core.rules import SPECTATOR, save
from saloon.games.western import DECKS, GAME, RULES
from saloon.games.western.audit import audit
from saloon.games.western.memory import known_to
from saloon.games.western.patience import patience

seats = st.integers(3, 10)
seeds = st.integers(0, 10**6)
flags = ("keep_extra_attacks", "pass_is_final_in_pactole", "min_hand_on_reactions", "counter_chain", "open_money")
options = st.fixed_dictionaries(
    {
        **{name: st.booleans() for name in flags},
        "pactole_order": st.sampled_from(["turns", "free"]),
        "pactole_ladder": st.sampled_from(["ladder_12", "ladder_14"]),
        "turn_limit": st.integers(200, 400),
        "deck": st.sampled_from(DECKS),
    }
)


class RandomMatch:
    """A match in which every seat plays at random."""

    def __init__(self, players: int, given_options: dict[str, object], seed: int, steps: int = 0) -> None:
        self.chance = SeededChance(seed)
        self.luck = SeededChance(f"players of {seed}")
        self.state = RULES.setup(players, GAME.settle(players, given_options), self.chance)
        for _ in range(steps):
            if not self.is_over():
                self.step()

    def is_over(self) -> bool:
        return not RULES.to_act(self.state)

    def step(self) -> None:
        acting = RULES.to_act(self.state)
        seat = acting[self.luck.below(len(acting))]
        actions = RULES.legal_actions(self.state, seat)
        RULES.apply(self.state, seat, actions[self.luck.below(len(actions))], self.chance)


@given(seats, options, seeds)
@settings(max_examples=40, deadline=None)
def test_money_and_cards_are_conserved_at_every_step_and_nobody_knows_what_is_not_so(
    players, given_options, seed
) -> None:
    match = RandomMatch(players, given_options, seed)

    while not match.is_over():
        match.step()

        assert audit(match.state) == []


@given(seats, options, seeds)
@settings(max_examples=25, deadline=None)
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


@given(seats, options, seeds, st.integers(0, 300))
@settings(max_examples=40, deadline=None)
def test_a_saved_table_comes_back_the_same(players, given_options, seed, steps) -> None:
    match = RandomMatch(players, given_options, seed, steps)

    loaded = RULES.load(save(match.state))

    assert loaded == match.state
    assert save(loaded) == save(match.state)


@given(seats, options, seeds, st.integers(0, 150))
@settings(max_examples=40, deadline=None)
def test_a_clone_goes_its_own_way(players, given_options, seed, steps) -> None:
    match = RandomMatch(players, given_options, seed, steps)
    original = match.state
    before = save(original)
    match.state = original.clone()
    assert match.state == original

    while not match.is_over():
        match.step()

    assert save(original) == before


@given(seats, options, seeds, st.integers(0, 200))
@settings(max_examples=40, deadline=None)
def test_an_imagined_table_is_sound_and_looks_the_same_to_its_seat(players, given_options, seed, steps) -> None:
    match = RandomMatch(players, given_options, seed, steps)

    for seat in range(-1, players):
        view = RULES.view(match.state, seat)
        imagined = RULES.imagine(view, SeededChance(seed))

        assert audit(imagined) == []
        assert RULES.view(imagined, seat) == view
        assert RULES.view(imagined, SPECTATOR) == RULES.view(match.state, SPECTATOR)
        assert RULES.legal_actions(imagined, seat) == RULES.legal_actions(match.state, seat)


@given(seats, options, seeds)
@settings(max_examples=15, deadline=None)
def test_a_seat_knows_at_least_what_everybody_knows(players, given_options, seed) -> None:
    match = RandomMatch(players, given_options, seed)

    while not match.is_over():
        match.step()

        for observer in range(players):
            for holder in range(players):
                known = known_to(match.state, observer, holder)
                assert all(mine >= all_ for mine, all_ in zip(known, match.state.seen[holder], strict=True))
