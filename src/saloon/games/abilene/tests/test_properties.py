"""What holds at every step of any match, whatever is played."""

from game_tests import RandomMatch, check_choices, check_clone, check_conserved, check_imagined, check_saved
from hypothesis import given, settings
from hypothesis import strategies as st

from saloon.core.action import Action
from saloon.games.abilene import GAME
from saloon.games.abilene.options import DEFENCE_TIMINGS, EAU_PAYMENTS, MATCH_ENDS
from saloon.games.abilene.state import OPT_IN

TO_THE_END = 100_000  # steps

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


class WillingMatch(RandomMatch):
    """A match in which every seat plays at random, mostly joining, so that hands are played."""

    def wanted(self, actions: list[Action]) -> list[Action]:
        return actions[:1] if self.state.phase == OPT_IN and self.luck.below(8) > 0 else actions


@given(seats, options, seeds)
@settings(max_examples=60, deadline=None)
def test_chips_cards_and_turns_are_conserved_at_every_step(players, given_options, seed) -> None:
    check_conserved(WillingMatch(GAME, players, given_options, seed))


@given(seats, options, seeds)
@settings(max_examples=30, deadline=None)
def test_who_is_to_act_has_something_to_do_and_nobody_else_has(players, given_options, seed) -> None:
    check_choices(WillingMatch(GAME, players, given_options, seed))


@given(seats, options, seeds, st.integers(0, 200))
@settings(max_examples=60, deadline=None)
def test_a_saved_table_comes_back_the_same(players, given_options, seed, steps) -> None:
    check_saved(WillingMatch(GAME, players, given_options, seed, steps))


@given(seats, options, seeds, st.integers(0, 100))
@settings(max_examples=60, deadline=None)
def test_a_clone_goes_its_own_way(players, given_options, seed, steps) -> None:
    check_clone(WillingMatch(GAME, players, given_options, seed, steps), TO_THE_END)


@given(seats, options, seeds, st.integers(0, 100))
@settings(max_examples=40, deadline=None)
def test_an_imagined_table_is_sound_and_looks_the_same_to_its_seat(players, given_options, seed, steps) -> None:
    check_imagined(WillingMatch(GAME, players, given_options, seed, steps), seed)
