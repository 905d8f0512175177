"""What holds at every step of any match, whatever is played."""

from game_tests import RandomMatch, check_choices, check_clone, check_conserved, check_imagined, check_saved
from hypothesis import given, settings
from hypothesis import strategies as st

from saloon.games.western import DECKS, GAME
from saloon.games.western.memory import known_to

TO_THE_END = 100_000  # steps

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


@given(seats, options, seeds)
@settings(max_examples=40, deadline=None)
def test_money_and_cards_are_conserved_at_every_step_and_nobody_knows_what_is_not_so(
    players, given_options, seed
) -> None:
    check_conserved(RandomMatch(GAME, players, given_options, seed))


@given(seats, options, seeds)
@settings(max_examples=25, deadline=None)
def test_who_is_to_act_has_something_to_do_and_nobody_else_has(players, given_options, seed) -> None:
    check_choices(RandomMatch(GAME, players, given_options, seed))


@given(seats, options, seeds, st.integers(0, 300))
@settings(max_examples=40, deadline=None)
def test_a_saved_table_comes_back_the_same(players, given_options, seed, steps) -> None:
    check_saved(RandomMatch(GAME, players, given_options, seed, steps))


@given(seats, options, seeds, st.integers(0, 150))
@settings(max_examples=40, deadline=None)
def test_a_clone_goes_its_own_way(players, given_options, seed, steps) -> None:
    check_clone(RandomMatch(GAME, players, given_options, seed, steps), TO_THE_END)


@given(seats, options, seeds, st.integers(0, 200))
@settings(max_examples=40, deadline=None)
def test_an_imagined_table_is_sound_and_looks_the_same_to_its_seat(players, given_options, seed, steps) -> None:
    check_imagined(RandomMatch(GAME, players, given_options, seed, steps), seed)


@given(seats, options, seeds)
@settings(max_examples=15, deadline=None)
def test_a_seat_knows_at_least_what_everybody_knows(players, given_options, seed) -> None:
    match = RandomMatch(GAME, players, given_options, seed)

    while not match.is_over():
        match.step()

        for observer in range(players):
            for holder in range(players):
                known = known_to(match.state, observer, holder)
                assert all(mine >= all_ for mine, all_ in zip(known, match.state.seen[holder], strict=True))
